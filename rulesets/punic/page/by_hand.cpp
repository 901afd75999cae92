// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections of contacts.
#include "rulesets/punic/page/by_hand.h"

#include "rulesets/punic/combat/flight.h"
#include "rulesets/punic/move/charge.h"

#include <array>

namespace optio::punic {

namespace {

/// Why a unit can be in no combat; "" when it can.
std::string whyNoContact(const Unit &unit)
{
    if (unit.fleeing())
        return does(unit.name, "is routing and fights nobody: correct who has caught it instead (PUN-206)");
    if (unit.mood == Mood::rampaging)
        return does(unit.name, "is rampaging and is in contact with nobody (PUN-076)");
    return {};
}

bool touches(const State &state, const std::string &one, const std::string &other)
{
    const Combat *combat = state.combatOf(one);
    return combat != nullptr && combat->find(other) != nullptr;
}

/// Its moves and charges are over: it is in contact.
void stopMoves(State &state, const std::string &id)
{
    std::erase_if(state.after, [&](const auto &one) { return one.second.unit == id; });
    std::erase_if(state.charges, [&](const auto &one) { return one.first == id || one.second.target == id; });
    std::erase(state.moving.units, id);
    state.unit(id).chasing.clear();
    for (auto &[other, unit] : state.units) // whom it had caught gets away
        for (std::string *by : {&unit.caughtBy, &unit.hackBy})
            if (*by == id)
                by->clear();
}

} // namespace

std::vector<Candidate> setContactCandidates(const Sheet &, const State &state, const Slot &slot, const Json &input)
{
    std::string side;
    if (slot.id == "b")
        if (const auto first = input.find("a"); first != input.end() && first->is_string())
            if (const auto unit = state.units.find(first->get<std::string>()); unit != state.units.end())
                side = unit->second.side;
    std::vector<Candidate> found;
    for (const auto &[id, unit] : state.units)
        if (unit.inPlay() && unit.side != side)
            found.push_back({id, "", unit.name, state.engaged(id) ? "in contact" : "", 1, 0});
    return found;
}

std::unique_ptr<Case> setContact(Scene &scene)
{
    const State &now = scene.state;
    const std::array<std::string, 2> both{unitIn(scene, "a"), unitIn(scene, "b")};
    const Unit &one = now.unit(both[0]), &other = now.unit(both[1]);
    if (one.side == other.side)
        throw Error(one.name + " and " + other.name + " are of one army (PUN-028)", "b");
    const bool touching = touches(now, both[0], both[1]);
    if (!scene.ask.yesNo({"co.contact", "", "", one.name, other.name}, !touching)) {
        if (!touching && !now.loose)
            throw Error(one.name + " and " + other.name + " are not in contact (PUN-028)", "co.contact");
        const std::string leaves =
            scene.ask.pick({"co.leaves", "", "", one.name, other.name}, {{both[0], one.name}, {both[1], other.name}}, both[0]);
        return told(scene, [leaves](State &state, Narration &narration) {
            leaveCombats(state, leaves);
            for (auto &[id, combat] : state.combats)
                for (Member &member : combat.members)
                    member.from.erase(leaves); // it never struck
            std::erase_if(state.after, [&](const auto &move) { return move.second.unit == leaves; });
            narration.say("By agreement " + does(state.unit(leaves).name, "is in contact with nobody."));
        });
    }
    for (const Unit *unit : {&one, &other})
        if (const std::string why = whyNoContact(*unit); !why.empty())
            throw Error(why, unit == &one ? "a" : "b");
    std::array<std::vector<std::string>, 2> entries;
    std::array<Aspect, 2> from{Aspect::front, Aspect::front};
    std::array<bool, 2> charges{};
    for (const std::size_t i : {0u, 1u}) {
        const Unit &unit = i == 0 ? one : other, &enemy = i == 0 ? other : one;
        charges[i] = scene.ask.yesNo({"co.charged", unit.id, unit.side, unit.name, enemy.name}, false);
        if (charges[i])
            from[i] = askAspect(scene, unit, enemy, unit.id);
    }
    for (const std::size_t i : {0u, 1u})
        entries[i] = {charges[i] ? "charge" : charges[1 - i] ? "receive" : "hold"};
    return told(scene, [both, entries, from, charges](State &state, Narration &narration) {
        for (const std::string &id : both)
            stopMoves(state, id);
        Combat &combat = contact(state, both[0], both[1]);
        for (const std::size_t i : {0u, 1u}) {
            Member &member = *combat.find(both[i]);
            (combat.fought && member.round > 0 ? member.next : member.entry) = entries[i];
            if (charges[i])
                combat.find(both[1 - i])->from[both[i]] = from[i];
        }
        narration.say("By agreement " + state.unit(both[0]).name + " and " + state.unit(both[1]).name + " are in contact.");
    });
}

} // namespace optio::punic
