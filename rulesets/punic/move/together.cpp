// SPDX-License-Identifier: GPL-3.0-or-later
// Works out who moves with whom.
#include "rulesets/punic/move/together.h"

#include <algorithm>

namespace optio::punic {

namespace {

bool listed(const std::vector<std::string> &list, const std::string &id) { return std::find(list.begin(), list.end(), id) != list.end(); }

/// Neither fights nor flees, pursues or rampages.
bool atHand(const State &state, const Unit &unit)
{
    return unit.inPlay() && !state.engaged(unit.id) && (unit.mood == Mood::steady || unit.mood == Mood::retiring);
}

} // namespace

const Unit *followedBy(const State &state, const Unit &unit)
{
    if (unit.control != Control::conforms)
        return nullptr;
    const auto found = state.units.find(unit.follows);
    return found != state.units.end() && atHand(state, found->second) ? &found->second : nullptr;
}

std::vector<std::string> followersOf(const State &state, const std::string &id)
{
    std::vector<std::string> list;
    for (const auto &[other, unit] : state.units)
        if (const Unit *led = followedBy(state, unit); led != nullptr && led->id == id && atHand(state, unit))
            list.push_back(other);
    return list;
}

std::vector<std::string> conformable(const State &state, const Unit &unit, const std::vector<std::string> &tests,
                                     const std::vector<std::string> &conforms)
{
    std::vector<std::string> list;
    for (const auto &[id, other] : state.units)
        if (id != unit.id && other.side == unit.side && other.command == unit.command && other.light() == unit.light() &&
            atHand(state, other) && !listed(tests, id) && !listed(conforms, id))
            list.push_back(id);
    return list;
}

std::vector<std::string> controllersOf(const State &state, const Unit &unit)
{
    const bool controlled = unit.control == Control::open || unit.control == Control::controlled || unit.control == Control::conforms;
    if (!state.settings.groupRoll || state.loose || !controlled)
        return {};
    if (auto attached = state.leadersOf(unit.id); !attached.empty())
        return {attached.front()};
    const bool near = unit.light() || unit.elephants(); // near a controlled unit is enough for them
    std::vector<std::string> list;
    for (const auto &[id, leader] : state.leaders)
        if (!leader.lost && leader.side == unit.side && (near || leader.attached.empty()))
            list.push_back(id);
    // The one of its own command first: he is the likeliest.
    std::stable_partition(list.begin(), list.end(), [&](const std::string &id) { return state.leader(id).command == unit.command; });
    return list;
}

std::string askController(Scene &scene, const Unit &unit)
{
    const auto may = controllersOf(scene.state, unit);
    if (may.size() < 2)
        return may.empty() ? std::string() : may.front();
    std::vector<std::pair<std::string, std::string>> names;
    for (const std::string &id : may)
        names.emplace_back(id, scene.state.leader(id).name);
    return scene.ask.pick({"mv.leader", "", unit.side, unit.name, ""}, names, may.front());
}

std::string whyNotTogether(const State &state, const Unit &first, const std::string &leader, const Unit &mate)
{
    if (leader.empty())
        return does(first.name, "is not controlled by a leader and dices alone (PUN-149)");
    const auto may = controllersOf(state, mate);
    if (listed(may, leader))
        return {};
    const Leader &who = state.leader(leader);
    if (!state.leadersOf(mate.id).empty())
        return does(mate.name, "is controlled by ") + state.leader(may.front()).name + ", not by " + who.name + " (PUN-149)";
    if (mate.control != Control::open && mate.control != Control::controlled)
        return does(mate.name, "is not under control and dices alone (PUN-149)");
    return who.name + " is with " + state.unit(who.attached).name + " and controls that unit only (PUN-130)";
}

std::vector<int> sharedDice(const State &state, const std::string &leader)
{
    if (leader.empty())
        return {};
    const Leader &who = state.leader(leader);
    return who.diceStep == state.step ? who.dice : std::vector<int>();
}

std::vector<int> usableDice(const Sheet &sheet, const Unit &unit, const std::vector<int> &dice)
{
    const int own = 1 + sheet.type(unit.type).extraDice, most = unit.movedBefore || unit.movedOther ? own : std::min(own, 2);
    std::vector<int> usable = dice;
    usable.resize(std::min(usable.size(), static_cast<std::size_t>(most)));
    return usable;
}

} // namespace optio::punic
