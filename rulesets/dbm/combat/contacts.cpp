// SPDX-License-Identifier: GPL-3.0-or-later
// Reads contacts from the marks of a game.
#include "rulesets/dbm/combat/contacts.h"

#include "rulesets/dbm/marks.h"

#include <algorithm>
#include <map>

namespace optio::dbm {

namespace {

/// Elements of a row that have not fought: all of them, and those that face each enemy.
struct Ready {
    int all = 0;
    std::map<std::string, int> facing;
};

Ready readyOf(const Unit &unit)
{
    Ready ready;
    for (const Part &part : partsOf(unit)) {
        if (part.has(mark::fought))
            continue;
        ready.all += part.count;
        if (const auto contact = part.marks.find(mark::contact); contact != part.marks.end() && contact->is_string())
            ready.facing[contact->get<std::string>()] += part.count;
    }
    return ready;
}

} // namespace

std::vector<Pairing> pairingsOf(const State &state)
{
    const dbx::Units &units = state.units;
    std::map<std::string, Ready> ready;
    std::map<std::pair<std::string, std::string>, int> pairs;
    for (const auto &[id, unit] : units) {
        const Ready &own = ready[id] = readyOf(unit);
        for (const auto &[foe, count] : own.facing) {
            const auto other = units.find(foe);
            if (other == units.end() || other->second.side == unit.side)
                continue;
            // One side's mark is enough: what moved into contact need not have been marked on both.
            int &pair = pairs[unit.side == state.active ? std::pair(id, foe) : std::pair(foe, id)];
            pair = std::max(pair, count);
        }
    }
    std::vector<Pairing> pairings;
    for (const auto &[pair, count] : pairs)
        if (const int most = std::min({count, ready[pair.first].all, ready[pair.second].all}); most > 0) {
            pairings.push_back({pair.first, pair.second, most});
            ready[pair.first].all -= most; // an element fights once
            ready[pair.second].all -= most;
        }
    return pairings;
}

int countOf(const std::vector<Pairing> &pairings)
{
    int count = 0;
    for (const Pairing &pairing : pairings)
        count += pairing.count;
    return count;
}

bool engaged(const State &state, const Corps &command)
{
    for (const std::string &id : command.units) {
        const Unit &unit = state.units.at(id);
        if (unit.row.value("role", std::string()) == "general" && countMarked(unit, mark::contact) > 0)
            return true;
    }
    return false;
}

} // namespace optio::dbm
