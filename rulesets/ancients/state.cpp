// SPDX-License-Identifier: GPL-3.0-or-later
// What can be read off a state.
#include "rulesets/ancients/state.h"

#include "rules/ruling/refusal.h"
#include "rulesets/ancients/words.h"

#include <algorithm>
#include <set>

namespace optio::ancients {

const char *whereIs(Place place)
{
    switch (place) {
    case Place::map:
        return "on the map";
    case Place::away:
        return "not on the map";
    case Place::destroyed:
        return "destroyed";
    case Place::fled:
        return "fled";
    case Place::elsewhere:
        return "on the other map";
    }
    return "";
}

Side &State::side(const std::string &id)
{
    for (Side &one : sides)
        if (one.id == id)
            return one;
    throw Error("the sides are \"a\" and \"b\", not " + quoted(Json(id)), "side");
}

Unit &State::unit(const std::string &id)
{
    const auto found = units.find(id);
    if (found == units.end())
        throw Error("there is no unit " + quoted(Json(id)), id);
    return found->second;
}

Leader &State::leader(const std::string &id)
{
    const auto found = leaders.find(id);
    if (found == leaders.end())
        throw Error("there is no leader " + quoted(Json(id)), id);
    return found->second;
}

std::vector<std::string> State::leadersWith(const std::string &unit) const
{
    std::vector<std::string> ids;
    for (const auto &[id, leader] : leaders)
        if (leader.state == LeaderState::map && leader.unit == unit)
            ids.push_back(id);
    return ids;
}

int Side::sealed() const
{
    return static_cast<int>(std::count_if(notes.begin(), notes.end(), [](const Note &note) { return !note.open; }));
}

const Note *Side::noteOf(const std::string &unit) const
{
    const auto found = std::find_if(notes.begin(), notes.end(), [&](const Note &note) { return !note.dead && among(note.units, unit); });
    return found != notes.end() ? &*found : nullptr;
}

const Event *State::happened(const char *what, const std::string &side, const std::string &edge, int fromTurn) const
{
    const auto found = std::find_if(events.begin(), events.end(), [&](const Event &event) {
        return event.what == what && event.side == side && (edge.empty() || event.edge == edge) && event.turn >= fromTurn;
    });
    return found != events.end() ? &*found : nullptr;
}

bool State::hides(const Unit &unit) const
{
    if (unit.place != Place::away || second.open)
        return false;
    const auto &notes = side(unit.side).notes;
    const Note *own = side(unit.side).noteOf(unit.id);
    return own != nullptr ? own->what == "hidden" && !own->open : std::any_of(notes.begin(), notes.end(), [](const Note &note) {
        return note.what == "hidden" && !note.open && note.unsettled();
    });
}

int State::leadersOf(const std::string &side) const
{
    return static_cast<int>(std::count_if(leaders.begin(), leaders.end(), [&](const auto &entry) {
        const Leader &leader = entry.second;
        return leader.side == side && leads(leader) && leader.state != LeaderState::lost && (leader.out == 0 || leader.out != playerTurn());
    }));
}

bool State::leads(const Leader &leader) const { return !second.open || among(second.leaders, leader.id); }

bool State::fights(const Unit &unit) const { return !second.open || among(second.units, unit.id); }

bool State::hasPanicked(const std::string &id) const
{
    for (std::size_t i = 0; i < sides.size(); ++i)
        if (second.open && sides[i].id == id && i < second.sides.size())
            return second.sides[i].panicked;
    return side(id).panicked;
}

std::vector<std::string> State::survivors(const std::string &side) const
{
    std::vector<std::string> ids;
    for (const std::string &id : second.units)
        if (const auto found = units.find(id);
            !second.open && found != units.end() && found->second.side == side && found->second.place == Place::away)
            ids.push_back(id);
    return ids;
}

const Unit *State::camp(const std::string &side) const
{
    for (const auto &[id, unit] : units)
        if (unit.side == side && unit.arm == Arm::camp)
            return &unit;
    return nullptr;
}

int State::worth(const std::string &side) const
{
    int worth = 0;
    for (const auto &[id, unit] : units)
        if (unit.side == side && unit.arm != Arm::camp)
            worth += unit.value;
    return worth;
}

int State::losses(const std::string &side) const
{
    return static_cast<int>(std::count_if(units.begin(), units.end(), [&](const auto &entry) {
        const Unit &unit = entry.second;
        return unit.side == side && unit.arm != Arm::camp && fights(unit) && (unit.place == Place::destroyed || unit.place == Place::fled);
    }));
}

bool State::charging(const Unit &unit) const
{
    return unit.barbarian() && !sides.empty() && side(unit.side).charged != 0 && side(unit.side).charged == playerTurn();
}

Face State::face(const Unit &unit) const
{
    if (charging(unit) && !unit.disordered)
        return *unit.is.charge;
    return unit.disordered ? unit.is.back.value_or(unit.is.front) : unit.is.front;
}

void tellApart(State &state)
{
    std::map<std::string, std::set<std::string>> bearers; // by name: the sides that use it
    for (const auto &[id, unit] : state.units)
        bearers[unit.called].insert(unit.side);
    for (auto &[id, unit] : state.units) {
        unit.name = unit.called;
        if (bearers[unit.called].size() > 1) {
            const std::string &army = state.side(unit.side).name;
            unit.name += " of " + (state.loose ? "the" + army.substr(3) : army);
        }
    }
}

void expectInPlay(const State &state, const std::string &unit, const std::string &slot)
{
    const auto found = state.units.find(unit);
    if (found == state.units.end())
        throw Error(slot + ": there is no unit " + quoted(Json(unit)), slot);
    const Place place = found->second.place;
    if (place != Place::map)
        throw Error(slot + ": " + found->second.name +
                        (place == Place::fled ? std::string(" has fled") : std::string(" is ") + whereIs(place)) + " (ANC-181)",
                    slot);
}

std::vector<Award> pointsOf(const Tables &tables, const State &state, const std::string &side)
{
    const Side &enemy = state.other(side);
    std::vector<Award> awards;
    if (state.hasPanicked(enemy.id))
        awards.push_back({enemy.name + " panicked", tables.number("victory", "panic")});
    if (const Unit *camp = state.camp(enemy.id); camp != nullptr && (camp->place == Place::destroyed || camp->place == Place::fled))
        awards.push_back({"The camp of " + enemy.name + " is lost", tables.number("victory", "camp")});
    const bool lost = std::all_of(state.leaders.begin(), state.leaders.end(), [&](const auto &entry) {
        return entry.second.side != enemy.id || entry.second.state == LeaderState::lost;
    });
    if (enemy.led && lost)
        awards.push_back({"All leaders of " + enemy.name + " are lost", tables.number("victory", "leaders")});
    const Side &own = state.side(side);
    awards.insert(awards.end(), own.awards.begin(), own.awards.end());
    return awards;
}

int sumOf(const std::vector<Award> &awards)
{
    int sum = 0;
    for (const Award &award : awards)
        sum += award.points;
    return sum;
}

} // namespace optio::ancients
