// SPDX-License-Identifier: GPL-3.0-or-later
// Brings the counters that belong together into line after a correction.
#include "rulesets/punic/correction.h"

#include "rulesets/punic/disorder.h"

#include <algorithm>
#include <map>
#include <set>

namespace optio::punic {

namespace {

/// The corrected counters of each unit or leader: id → "dps", "ranks", …
using Corrected = std::map<std::string, std::set<std::string>>;

Corrected correctedIn(const std::string &table, const std::vector<std::string> &paths)
{
    Corrected corrected;
    for (const std::string &path : paths) {
        const std::size_t end = path.find('/', table.size());
        if (path.starts_with(table) && end != std::string::npos)
            corrected[path.substr(table.size(), end - table.size())].insert(path.substr(end + 1, path.find('/', end + 1) - end - 1));
    }
    return corrected;
}

/// Bases, and whether the unit is in play at all.
void settleBases(const Book &book, Unit &unit)
{
    if (!unit.inPlay() && unit.status == Status::destroyed && unit.bases() > 0) {
        unit.status = Status::inPlay;
        unit.goneTurn = 0;
        unit.gaveRout = false;
    } else if (unit.inPlay() && unit.bases() == 0) {
        const auto events = book.state.events;
        const int number = book.state.number;
        for (const std::string &leader : book.state.leadersOf(unit.id))
            book.state.leader(leader).attached.clear();
        remove(book, unit.id, Status::destroyed);
        book.state.events = events;
        book.state.number = number;
    }
}

void settleDps(const Book &book, Unit &unit, bool dps, bool shaken)
{
    const std::string path = "/units/" + unit.id + (shaken ? "/shaken" : "/dps");
    const int most = thresholdOf(book.sheet, unit);
    const bool full = unit.dps >= most;
    if (unit.fleeing() && ((shaken && !unit.shaken) || (dps && !full)))
        throw Error(unit.name + " is routing and stays shaken, with " + dpsText(most) + ", for as long as it routs (PUN-066)", path);
    if (dps && unit.dps > most)
        throw Error(unit.name + " has never more than " + dpsText(most) + " (PUN-049)", path);
    if (dps && shaken && unit.shaken != full)
        throw Error(unit.name + (unit.shaken ? " is not shaken with " : " is shaken with ") + dpsText(unit.dps) + ": it is so at " +
                        std::to_string(most) + " and only there (PUN-049); correct one of the two, and the other follows",
                    path);
    if (shaken && !dps)
        unit.dps = unit.shaken ? most : std::min(unit.dps, most - 1);
    else if (dps)
        unit.shaken = full;
}

void settleUnitBy(const Book &book, const std::string &id, const std::set<std::string> &counters)
{
    Unit &unit = book.state.unit(id);
    if (counters.contains("ranks"))
        settleBases(book, unit);
    if (unit.elephants())
        return;
    for (const char *key : {"openRanks", "rearTurned"})
        if (counters.contains(key) && (key == std::string("openRanks") ? unit.openRanks : unit.rearTurned) &&
            unit.formation != Formation::quincunx)
            throw Error(unit.name + " is not in quincunx: its ranks are neither open nor turned (PUN-089, PUN-161)",
                        "/units/" + id + "/" + key);
    settleDps(book, unit, counters.contains("dps"), counters.contains("shaken"));
    if (unit.inPlay())
        settleUnit(book, id);
    if (unit.shaken)
        unform(unit);
}

void settleLeaderBy(const Book &book, const std::string &id, const std::set<std::string> &counters)
{
    State &state = book.state;
    Leader &leader = state.leader(id);
    const std::string path = "/leaders/" + id + "/inspires";
    if (counters.contains("lost")) {
        leader.successor = leader.lost ? state.turn + 1 : 0;
        leader.fellWith = leader.lost ? leader.attached : std::string();
        leader.gave = leader.lost;
        if (leader.lost)
            leader.attached.clear();
    }
    if (!counters.contains("inspires"))
        return;
    leader.inspired = leader.inspires > 0 ? leader.attached : std::string();
    if (leader.inspires == 0)
        return;
    if (leader.attached.empty())
        throw Error(leader.name + " inspires nobody while he stands alone (PUN-113)", path);
    if (leader.steadies > 0)
        throw Error(leader.name + " has steadied this turn and cannot inspire too (PUN-380)", path);
    int sum = 0;
    for (const std::string &other : state.leadersOf(leader.attached))
        if (state.leader(other).inspired == leader.attached)
            sum += state.leader(other).inspires;
    if (sum > book.sheet.number("leader", "inspire_most"))
        throw Error(state.unit(leader.attached).name + " would be inspired more than twice (PUN-115)", path);
}

} // namespace

std::vector<Change> settledCounters(const Sheet &sheet, const Json &corrected, const std::vector<std::string> &paths)
{
    State state = readState(corrected);
    const Json before = toJson(state);
    Tale tale;
    const Book book{sheet, state, tale};
    for (const auto &[id, counters] : correctedIn("/units/", paths))
        settleUnitBy(book, id, counters);
    for (const auto &[id, counters] : correctedIn("/leaders/", paths))
        settleLeaderBy(book, id, counters);
    return changesSince(before, state);
}

} // namespace optio::punic
