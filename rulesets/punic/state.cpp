// SPDX-License-Identifier: GPL-3.0-or-later
// What units and leaders say of themselves.
#include "rulesets/punic/state.h"

#include "rules/ruling/refusal.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <utility>

namespace optio::punic {

namespace {

template <class T> auto &foundIn(T &all, const std::string &id, const char *what)
{
    const auto found = all.find(id);
    if (found == all.end())
        throw Error(std::string("the game has no ") + what + " " + quoted(Json(id)), id);
    return found->second;
}

} // namespace

int Unit::bases() const
{
    int sum = 0;
    for (const Rank &rank : ranks)
        sum += rank.bases;
    return sum;
}

int Unit::lost() const
{
    int sum = 0;
    for (const Rank &rank : ranks)
        sum += rank.start - rank.bases;
    return sum;
}

std::vector<const Rank *> Unit::standing() const
{
    std::vector<const Rank *> left;
    for (const Rank &rank : ranks)
        if (rank.bases > 0)
            left.push_back(&rank);
    return left;
}

bool Member::has(const char *what) const { return std::find(entry.begin(), entry.end(), what) != entry.end(); }

const Member *Combat::find(const std::string &unit) const
{
    const auto found = std::find_if(members.begin(), members.end(), [&](const Member &member) { return member.unit == unit; });
    return found == members.end() ? nullptr : &*found;
}

Member *Combat::find(const std::string &unit)
{
    const auto found = std::find_if(members.begin(), members.end(), [&](const Member &member) { return member.unit == unit; });
    return found == members.end() ? nullptr : &*found;
}

Unit &State::unit(const std::string &id) { return foundIn(units, id, "unit"); }
const Unit &State::unit(const std::string &id) const { return foundIn(units, id, "unit"); }
Leader &State::leader(const std::string &id) { return foundIn(leaders, id, "leader"); }
const Leader &State::leader(const std::string &id) const { return foundIn(leaders, id, "leader"); }

const Side &State::side(const std::string &id) const
{
    for (const Side &one : sides)
        if (one.id == id)
            return one;
    throw Error("the game has no side " + quoted(Json(id)), id);
}

std::vector<std::string> State::leadersOf(const std::string &unit) const
{
    std::vector<std::string> ids;
    for (const auto &[id, leader] : leaders)
        if (!leader.lost && leader.attached == unit)
            ids.push_back(id);
    return ids;
}

const Combat *State::combatOf(const std::string &unit) const
{
    for (const auto &[id, combat] : combats)
        if (combat.find(unit) != nullptr)
            return &combat;
    return nullptr;
}

Combat *State::combatOf(const std::string &unit)
{
    for (auto &[id, combat] : combats)
        if (combat.find(unit) != nullptr)
            return &combat;
    return nullptr;
}

const Event *State::flightOf(const std::string &unit) const
{
    const auto who = units.find(unit);
    if (who == units.end() || (!who->second.fleeing() && who->second.mood != Mood::retiring))
        return nullptr;
    const char *kind = who->second.fleeing() ? "rout" : "retire";
    const Event *latest = nullptr;
    for (const auto &[id, event] : events)
        if (event.unit == unit && event.kind == kind)
            latest = &event;
    return latest;
}

Event *State::flightOf(const std::string &unit)
{
    const Event *found = std::as_const(*this).flightOf(unit);
    return found != nullptr ? &events.at(found->id) : nullptr;
}

const Event *State::routWith(const std::string &leader, const std::string &unit) const
{
    const Event *flight = flightOf(unit);
    if (flight == nullptr || flight->kind != "rout")
        return nullptr;
    for (const auto &[id, event] : events)
        if (event.kind == "leader" && event.leader == leader && event.unit == unit && id > flight->id)
            return &event;
    return nullptr;
}

std::string State::newId(char kind)
{
    std::array<char, 16> text;
    std::snprintf(text.data(), text.size(), "%c%05d", kind, ++number);
    return text.data();
}

Type engagedType(const Unit &unit, bool rear)
{
    const auto standing = unit.standing();
    // Unformed it is one crowd of all its bases (PUN-222).
    if (!unit.legion || standing.empty() || unit.formation == Formation::unformed)
        return unit.type;
    return (rear ? standing.back() : standing.front())->type;
}

const std::string &nameOf(const State &state, const std::string &unit) { return state.unit(unit).name; }

} // namespace optio::punic
