// SPDX-License-Identifier: GPL-3.0-or-later
// The state as JSON, and what can be read off it.
#include "rulesets/ancients/state.h"

#include "rules/fields.h"
#include "rules/tale.h"
#include "rulesets/ancients/words.h"

#include <algorithm>

namespace optio::ancients {

// Found by the readers and writers of rules/fields.h.
template <class F> void fields(F &f, Unit &unit)
{
    f("side", unit.side);
    f("name", unit.name);
    f("row", unit.row);
    f("notation", unit.notation);
    f("arm", unit.arm);
    f("fire", unit.fire);
    f("temper", unit.temper);
    f("value", unit.value);
    f("place", unit.place);
    f("disordered", unit.disordered);
    f("panicking", unit.panicking);
    f("acted", unit.acted);
    f("uncontrolled", unit.uncontrolled);
    f("controlled", unit.controlled);
    f("sees", unit.sees);
    f("must", unit.must);
    f("leftZone", unit.leftZone);
    f("fired", unit.fired);
    f("attacked", unit.attacked);
    f("retreated", unit.retreated);
    f("moved", unit.moved);
}

template <class F> void fields(F &f, Leader &leader)
{
    f("side", leader.side);
    f("state", leader.state);
    f("unit", leader.unit);
    f("out", leader.out);
}

template <class F> void fields(F &f, Note &note)
{
    f("seal", note.seal);
    f("what", note.what);
    f("text", note.text);
    f("open", note.open);
}

template <class F> void fields(F &f, Award &award)
{
    f("reason", award.reason);
    f("points", award.points);
}

template <class F> void fields(F &f, Trick &trick)
{
    f("side", trick.side);
    f("own", trick.own);
    f("enemy", trick.enemy);
}

template <class F> void fields(F &f, Side &side)
{
    f("id", side.id);
    f("name", side.name);
    f("army", side.army);
    f("edge", side.edge);
    f("allowed", side.allowed);
    f("budget", side.budget);
    f("panic", side.panic);
    f("panicked", side.panicked);
    f("led", side.led);
    f("charged", side.charged);
    f("pips", side.pips);
    f("rolled", side.rolled);
    f("wild", side.wild);
    f("mostLed", side.mostLed);
    f("notes", side.notes);
    f("awards", side.awards);
}

template <class F> void fields(F &f, Settings &settings)
{
    f("fixedPips", settings.fixedPips);
    f("pipControl", settings.pipControl);
    f("dieForEach", settings.dieForEach);
    f("luckFreeCombat", settings.luckFreeCombat);
    f("tripleRear", settings.tripleRear);
    f("leadersOut", settings.leadersOut);
    f("disorderedAttack", settings.disorderedAttack);
    f("leaderLoss", settings.leaderLoss);
    f("length", settings.length);
    f("clock", settings.clock);
    f("attacker", settings.attacker);
}

template <class F> void fields(F &f, Vacated &vacated)
{
    f("who", vacated.who);
    f("enemy", vacated.enemy);
}

template <class F> void fields(F &f, Interrupted &side)
{
    f("panic", side.panic);
    f("pips", side.pips);
    f("rolled", side.rolled);
    f("charged", side.charged);
    f("panicked", side.panicked);
}

template <class F> void fields(F &f, Second &second)
{
    f("open", second.open);
    f("edge", second.edge);
    f("length", second.length);
    f("units", second.units);
    f("leaders", second.leaders);
    f("turn", second.turn);
    f("step", second.step);
    f("active", second.active);
    f("sides", second.sides);
}

template <class F> void fields(F &f, State &state)
{
    f("ruleset", state.ruleset);
    f("step", state.step);
    f("active", state.active);
    f("winner", state.winner);
    f("over", state.over);
    f("turn", state.turn);
    f("sides", state.sides);
    f("units", state.units);
    f("leaders", state.leaders);
    f("tricks", state.tricks);
    f("vacated", state.vacated);
    f("fallen", state.fallen);
    f("second", state.second);
    f("settings", state.settings);
}

namespace {

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

std::string labelOf(const Json &after, const std::vector<std::string> &keys, const Json &to)
{
    if (keys.size() != 3 || keys[0] != "units")
        return {};
    const std::string name = after.at("units").at(keys[1]).value("name", keys[1]);
    if (keys[2] == "disordered")
        return name + (to == true ? ": disordered" : ": in good order");
    if (keys[2] == "place")
        return name + ": " + whereIs(fromWord<Place>(to, "place"));
    return {};
}

} // namespace

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

State readState(const Json &json)
{
    State state;
    FieldsIn in(json, "state");
    fields(in, state);
    if (state.sides.size() != 2)
        throw Error("a battle has two sides", "sides");
    for (auto &[id, unit] : state.units) {
        unit.id = id;
        unit.is = parseNotation(unit.notation);
    }
    for (auto &[id, leader] : state.leaders)
        leader.id = id;
    return state;
}

Json toJson(const State &state) { return FieldsOut::write(state); }

std::vector<Change> changesSince(const Json &before, const State &after) { return changesBetween(before, toJson(after), labelOf); }

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
