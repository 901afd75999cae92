// SPDX-License-Identifier: GPL-3.0-or-later
// The plain rules of command, control and missiles.
#include "rulesets/ancients/move/command.h"

#include <algorithm>

namespace optio::ancients {

int pipsOf(const Tables &tables, int leaders, int die)
{
    if (die == 0)
        return tables.byLeaders("pips", "fixed", leaders);
    return std::max(0, die + tables.byLeaders("pips", "dice", leaders));
}

int uncontrolledTo(const Tables &tables, int leaders) { return tables.byLeaders("control", "uncontrolled_to", leaders); }

int priceOfControl(const Tables &tables, bool canReach) { return tables.number("control", canReach ? "near" : "far"); }

bool freeOfWoods(const Notation &unit)
{
    return unit.code == "MM" || slipsThrough(unit) ||
           (unit.code == "LI" && unit.charge && unit.charge->strength == 3 * unit.front.strength);
}

bool slipsThrough(const Notation &unit) { return (unit.code == "LA" || unit.code == "MM") && unit.density == Density::sparse; }

bool mayLeaveZone(int moverMove, bool moverDisordered, int enemyMove, bool enemyDisordered)
{
    return moverDisordered || enemyDisordered || moverMove > enemyMove;
}

bool mayRetreat(Arm arm, bool disordered, int move, const std::vector<int> &attackersMoves)
{
    return arm != Arm::camp && !disordered &&
           std::all_of(attackersMoves.begin(), attackersMoves.end(), [&](int attacker) { return move > attacker; });
}

bool mustAdvance(const std::string &code) { return code != "HI" && code != "SP" && code != "PK"; }

bool fallsHard(const std::string &code) { return code == "EL" || code == "CH" || code == "HH" || code == "SC"; }

int hitsUpTo(const Tables &tables, char missile, int range, FireClass target, const std::string &code, bool covered)
{
    for (const FireRow &row : tables.fire)
        if (row.missile == missile && range >= row.least && range <= row.most) {
            if (covered)
                return row.hits[static_cast<std::size_t>(FireClass::phalanx)];
            if (row.large > 0 && std::find(tables.large.begin(), tables.large.end(), code) != tables.large.end())
                return row.large;
            return row.hits[static_cast<std::size_t>(target)];
        }
    return -1;
}

int reachOf(const Tables &tables, char missile)
{
    int reach = 0;
    for (const FireRow &row : tables.fire)
        if (row.missile == missile)
            reach = std::max(reach, row.most);
    return reach;
}

int shotsOf(const Tables &tables, const Notation &shooter, Arm target)
{
    return shooter.code == "LA" && shooter.density == Density::dense && target != Arm::infantry ? tables.number("shooting", "dense_shots")
                                                                                                : 1;
}

std::vector<std::size_t> cheapestShare(const std::vector<int> &values, int over, int under, int whole)
{
    // Fewest units for each worth, found unit by unit; `from` tells which unit was put last and onto what.
    int total = 0;
    for (const int value : values)
        total += value;
    const int unreached = static_cast<int>(values.size()) + 1;
    std::vector<std::vector<int>> fewest(values.size() + 1, std::vector<int>(static_cast<std::size_t>(total) + 1, unreached));
    fewest[0][0] = 0;
    for (std::size_t i = 0; i < values.size(); ++i)
        for (std::size_t worth = 0; worth <= static_cast<std::size_t>(total); ++worth) {
            fewest[i + 1][worth] = std::min(fewest[i + 1][worth], fewest[i][worth]);
            const std::size_t with = worth + static_cast<std::size_t>(values[i]);
            if (fewest[i][worth] < unreached && with <= static_cast<std::size_t>(total))
                fewest[i + 1][with] = std::min(fewest[i + 1][with], fewest[i][worth] + 1);
        }
    std::size_t worth = 0;
    while (worth <= static_cast<std::size_t>(total) &&
           (static_cast<long long>(under) * static_cast<long long>(worth) < static_cast<long long>(over) * whole ||
            fewest[values.size()][worth] == unreached))
        ++worth;
    std::vector<std::size_t> chosen;
    if (worth > static_cast<std::size_t>(total))
        return chosen;
    for (std::size_t i = values.size(); i-- > 0;) {
        if (fewest[i][worth] == fewest[i + 1][worth])
            continue;
        chosen.push_back(i);
        worth -= static_cast<std::size_t>(values[i]);
    }
    std::reverse(chosen.begin(), chosen.end());
    return chosen;
}

std::string shareFault(const std::vector<int> &chosen, int over, int under, int whole)
{
    int total = 0, cheapest = 0;
    for (const int value : chosen) {
        total += value;
        cheapest = cheapest == 0 ? value : std::min(cheapest, value);
    }
    if (under * total < over * whole)
        return std::to_string(total) + " is less than the share of " + std::to_string(whole);
    if (cheapest > 0 && under * (total - cheapest) >= over * whole)
        return std::to_string(total) + " is more than is needed: the share is reached without the cheapest";
    return {};
}

std::size_t shockedBy(int enteringValue, const std::vector<int> &values)
{
    std::size_t count = 0;
    for (int total = 0; count < values.size(); ++count) {
        total += values[count];
        if (2 * total > enteringValue)
            break;
    }
    return count;
}

} // namespace optio::ancients
