// SPDX-License-Identifier: GPL-3.0-or-later
// Routs, retirements and losses, and the events they make.
#include "rulesets/punic/combat/disorder.h"

#include <algorithm>

namespace optio::punic {

void leaveCombats(State &state, const std::string &id)
{
    for (auto it = state.combats.begin(); it != state.combats.end();) {
        auto &members = it->second.members;
        members.erase(std::remove_if(members.begin(), members.end(), [&](const Member &one) { return one.unit == id; }), members.end());
        bool has[2] = {false, false};
        for (Member &one : members) {
            // Who was struck in flank or rear fights the worse for it as long as the combat lasts, whoever has left it (PUN-243).
            if (const auto from = one.from.find(id); from != one.from.end() && from->second == Aspect::front)
                one.from.erase(from);
            has[state.unit(one.unit).side == "a" ? 0 : 1] = true;
        }
        it = has[0] && has[1] ? std::next(it) : state.combats.erase(it);
    }
}

void forget(State &state, const std::string &id)
{
    leaveCombats(state, id);
    state.charges.erase(id);
    state.rampages.erase(id);
    // Who runs already runs on, after nobody; who has still to come to ground that was left by an evade comes there all the same (PUN-203,
    // PUN-204). Nobody else has a charge left to make.
    for (auto &[charger, charge] : state.charges)
        if (charge.target == id && charge.stage == "running")
            charge.target = charger;
    std::erase_if(state.charges, [&](const auto &one) {
        const Charge &charge = one.second;
        return charge.target == id && charge.stage == "declared" && charge.response != "evade";
    });
    for (auto it = state.after.begin(); it != state.after.end();)
        it = it->second.unit == id ? state.after.erase(it) : std::next(it);
    for (auto &[other, unit] : state.units) {
        if (unit.caughtBy == id)
            unit.caughtBy.clear();
        if (unit.chasing == id)
            unit.chasing.clear();
        if (unit.hackBy == id)
            unit.hackBy.clear();
    }
    auto &moving = state.moving.units;
    moving.erase(std::remove(moving.begin(), moving.end(), id), moving.end());
}

namespace {

const char *lossWords(Status how)
{
    switch (how) {
    case Status::destroyed:
        return "is destroyed";
    case Status::eliminated:
        return "is eliminated";
    case Status::surrendered:
        return "surrenders";
    default:
        return "leaves the table";
    }
}

} // namespace

void rout(const Book &book, const std::string &id, const std::vector<std::string> &together, const std::string &cause)
{
    Unit &unit = book.state.unit(id);
    if (!unit.inPlay() || unit.fleeing() || unit.elephants())
        return;
    const Event *retirement = book.state.flightOf(id);
    const bool moved = retirement != nullptr && retirement->moved;
    unit.mood = Mood::routing;
    unit.shaken = true;
    unit.dps = thresholdOf(book.sheet, unit);
    unform(unit);
    book.narration.say(does(unit.name, "routs (shaken, ") + dpsText(unit.dps) + ").");
    const int dps = unit.light() ? 0 : book.sheet.moraleOf("rout").dps;
    addEvent(book, "rout", unit.side, id, "", dps, does(unit.name, "routs"), together, cause).moved = moved;
    for (const std::string &leaderId : book.state.leadersOf(id)) {
        const Leader &leader = book.state.leader(leaderId);
        const MoraleRow &row = book.sheet.moraleOf(leader.general ? "general" : "leader");
        addEvent(book, "leader", unit.side, id, leaderId, row.dps, leader.name + " routs with " + unit.name, {id});
    }
}

void retire(const Book &book, const std::string &id, const std::vector<std::string> &together, bool behindTriarii)
{
    Unit &unit = book.state.unit(id);
    if (!unit.inPlay())
        return;
    if (!behindTriarii && !unit.fleeing()) {
        unit.mood = Mood::retiring;
        unform(unit);
    }
    const int dps = unit.type == Type::MI || unit.type == Type::HI ? book.sheet.moraleOf("retire").dps : 0;
    addEvent(book, "retire", unit.side, id, "", dps, does(unit.name, behindTriarii ? "retires behind its triarii" : "retires"), together);
}

void remove(const Book &book, const std::string &id, Status how, const std::vector<std::string> &together)
{
    Unit &unit = book.state.unit(id);
    if (!unit.inPlay())
        return;
    const bool flees = unit.fleeing();
    unit.status = how;
    unit.goneTurn = book.state.turn;
    book.narration.say(does(unit.name, lossWords(how)) + ".");
    book.narration.instruct(unit.side, "Take " + unit.name + " off the table.");
    // PUN-287: who leaves the table gives DPs only as a router or as elephants.
    const bool counts = how != Status::left || flees || unit.elephants();
    // Whoever routs has given his DPs by that: to be lost in the end is no new event (PUN-058).
    if (!unit.light() && !flees && counts)
        addEvent(book, "destroyed", unit.side, id, "", book.sheet.moraleOf("rout").dps, does(unit.name, "is lost"), together);
    for (const std::string &leader : book.state.leadersOf(id)) {
        if (unit.elephants())
            book.state.leader(leader).attached.clear();
        else
            loseLeader(book, leader, "is lost with " + unit.name);
    }
    forget(book.state, id);
}

void loseLeader(const Book &book, const std::string &id, const std::string &how)
{
    Leader &leader = book.state.leader(id);
    if (leader.lost)
        return;
    const bool routed = book.state.routWith(id, leader.attached) != nullptr;
    leader.lost = true;
    leader.successor = book.state.turn + 1;
    leader.fellWith = leader.attached;
    leader.attached.clear();
    book.narration.say(leader.name + " " + how + ". A successor with 1 action arrives next turn.");
    // By routing with his unit he has given his DPs (PUN-125); with another unit, or after that rout, his loss is a new event.
    if (routed)
        return;
    const MoraleRow &row = book.sheet.moraleOf(leader.general ? "general" : "leader");
    std::vector<std::string> exclude;
    if (!leader.fellWith.empty() && book.state.unit(leader.fellWith).fleeing())
        exclude.push_back(leader.fellWith);
    addEvent(book, "leader", leader.side, leader.fellWith, id, row.dps, leader.name + " " + how, exclude);
}

} // namespace optio::punic
