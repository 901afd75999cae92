// SPDX-License-Identifier: GPL-3.0-or-later
// Names of the state's words, and what units and leaders say of themselves.
#include "rulesets/punic/state.h"

#include "rules/ruling/refusal.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <utility>

namespace optio::punic {

namespace {

constexpr std::array typeNames{"LI", "MI", "HI", "LC", "MC", "EL"};
constexpr std::array gradeNames{"A", "B", "C", "D"};
constexpr std::array formationNames{"none", "unformed", "line", "column", "quincunx", "behindTriarii"};
constexpr std::array moodNames{"steady", "retiring", "routing", "pursuing", "looting", "rampaging"};
constexpr std::array statusNames{"inPlay", "destroyed", "eliminated", "surrendered", "left"};
constexpr std::array controlNames{"open", "controlled", "conforms", "tests", "halt", "free", "repeat"};
constexpr std::array lastNames{"none", "halt", "advance", "withdraw", "rout", "pursue", "loot", "charge"};
constexpr std::array aspectNames{"front", "flank", "rear"};

const auto &namesOf(Type) { return typeNames; }
const auto &namesOf(Grade) { return gradeNames; }
const auto &namesOf(Formation) { return formationNames; }
const auto &namesOf(Mood) { return moodNames; }
const auto &namesOf(Status) { return statusNames; }
const auto &namesOf(Control) { return controlNames; }
const auto &namesOf(LastMove) { return lastNames; }
const auto &namesOf(Aspect) { return aspectNames; }

template <class T> auto &foundIn(T &all, const std::string &id, const char *what)
{
    const auto found = all.find(id);
    if (found == all.end())
        throw Error(std::string("the game has no ") + what + " " + quoted(Json(id)), id);
    return found->second;
}

} // namespace

template <class E> std::optional<E> enumIn(const Json &json)
{
    if (!json.is_string())
        return {};
    const auto &names = namesOf(E{});
    for (std::size_t i = 0; i < names.size(); ++i)
        if (json.get_ref<const std::string &>() == names[i])
            return static_cast<E>(i);
    return {};
}

template <class E> E enumFrom(const Json &json, const std::string &field)
{
    if (const auto found = enumIn<E>(json))
        return *found;
    const auto &names = namesOf(E{});
    const std::vector<std::string> allowed(names.begin(), names.end());
    throw Error(field + ": there is no " + quoted(json) + allowedTail(json.is_string() ? json.get<std::string>() : "", allowed), field);
}

template Type enumFrom<Type>(const Json &, const std::string &);
template std::optional<Type> enumIn<Type>(const Json &);
template Grade enumFrom<Grade>(const Json &, const std::string &);
template std::optional<Grade> enumIn<Grade>(const Json &);
template Formation enumFrom<Formation>(const Json &, const std::string &);
template std::optional<Formation> enumIn<Formation>(const Json &);
template Mood enumFrom<Mood>(const Json &, const std::string &);
template std::optional<Mood> enumIn<Mood>(const Json &);
template Status enumFrom<Status>(const Json &, const std::string &);
template std::optional<Status> enumIn<Status>(const Json &);
template Control enumFrom<Control>(const Json &, const std::string &);
template std::optional<Control> enumIn<Control>(const Json &);
template LastMove enumFrom<LastMove>(const Json &, const std::string &);
template std::optional<LastMove> enumIn<LastMove>(const Json &);
template Aspect enumFrom<Aspect>(const Json &, const std::string &);
template std::optional<Aspect> enumIn<Aspect>(const Json &);

const char *nameOf(Type value) { return typeNames[static_cast<std::size_t>(value)]; }
const char *nameOf(Grade value) { return gradeNames[static_cast<std::size_t>(value)]; }
const char *nameOf(Formation value) { return formationNames[static_cast<std::size_t>(value)]; }
const char *nameOf(Mood value) { return moodNames[static_cast<std::size_t>(value)]; }
const char *nameOf(Status value) { return statusNames[static_cast<std::size_t>(value)]; }
const char *nameOf(Control value) { return controlNames[static_cast<std::size_t>(value)]; }
const char *nameOf(LastMove value) { return lastNames[static_cast<std::size_t>(value)]; }
const char *nameOf(Aspect value) { return aspectNames[static_cast<std::size_t>(value)]; }

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
