// SPDX-License-Identifier: GPL-3.0-or-later
// The state as JSON: what each of its fields is called and may hold, and what of it people read as a change.
#include "rulesets/ancients/state.h"

#include "rules/read_game.h"
#include "rules/ruling/narration.h"

namespace optio::ancients {

namespace {

template <class T> bool says(const T &value) { return value != T{}; }
template <class T> bool says(const std::vector<T> &values) { return !values.empty(); }

/// A field that older states lack: it is written only when it says something, so that old journals stay what they were.
template <class F, class T, class... Limits> void later(F &f, const char *key, T &value, const Limits &...limits)
{
    if (!std::is_same_v<F, FieldsOut> || says(value))
        f(key, value, limits...);
}

// What a state from outside may hold; wide enough for all that play and corrections can reach.
const std::vector<std::string> sideWords{"a", "b"}, edgeWords{"N", "E", "S", "W"}, noteWords{"stratagem", "hidden"};
const std::vector<std::string> eventWords{"passed", "came", "denied"};
constexpr int mostTurns = 99, mostPoints = 9999;
constexpr auto turns = limit::from(0, mostTurns), playerTurns = limit::from(-1, 2 * mostTurns + 4),
               points = limit::from(-mostPoints, mostPoints);
constexpr auto someUnits = limit::longest(2000), someText = limit::longest(4000);

} // namespace

// Found by the readers and writers of rules/fields.h.
template <class F> void fields(F &f, Unit &unit)
{
    f("side", unit.side, limit::needed, limit::oneOf(sideWords));
    f("name", unit.called, someText);
    f("row", unit.row, someText);
    f("notation", unit.notation, limit::needed, someText);
    f("arm", unit.arm);
    f("fire", unit.fire);
    f("temper", unit.temper);
    f("value", unit.value, points);
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
    f("side", leader.side, limit::needed, limit::oneOf(sideWords));
    f("state", leader.state);
    f("unit", leader.unit, someText);
    f("out", leader.out, playerTurns);
}

template <class F> void fields(F &f, Note &note)
{
    f("seal", note.seal, someText);
    f("what", note.what, limit::oneOf(noteWords));
    f("text", note.text, someText);
    f("open", note.open);
    later(f, "leader", note.leader, someText);
    later(f, "bluff", note.bluff);
    later(f, "units", note.units, someUnits);
    later(f, "dead", note.dead);
}

template <class F> void fields(F &f, Event &event)
{
    f("what", event.what, limit::oneOf(eventWords));
    f("side", event.side, limit::oneOf(sideWords));
    f("edge", event.edge, limit::oneOrNone(edgeWords));
    f("turn", event.turn, turns);
}

template <class F> void fields(F &f, Award &award)
{
    f("reason", award.reason, someText);
    f("points", award.points, points);
}

template <class F> void fields(F &f, Trick &trick)
{
    f("side", trick.side, limit::oneOf(sideWords));
    f("own", trick.own, someText);
    f("enemy", trick.enemy, someText);
    later(f, "out", trick.out, playerTurns);
    later(f, "met", trick.met, playerTurns);
}

template <class F> void fields(F &f, Side &side)
{
    f("id", side.id, limit::needed, limit::oneOf(sideWords));
    f("name", side.name, someText);
    f("army", side.army, someText);
    f("edge", side.edge, limit::oneOf(edgeWords));
    f("allowed", side.allowed, someText);
    f("budget", side.budget);
    f("panic", side.panic, points);
    f("panicked", side.panicked);
    f("led", side.led);
    f("charged", side.charged, playerTurns);
    f("pips", side.pips, points);
    f("rolled", side.rolled, points);
    f("wild", side.wild);
    f("mostLed", side.mostLed, limit::from(0, 9));
    later(f, "mayTry", side.mayTry, limit::from(0, 99));
    f("notes", side.notes, limit::longest(1000));
    f("awards", side.awards, limit::longest(5000));
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
    f("leaderLoss", settings.leaderLoss, limit::from(0, 6));
    f("length", settings.length, limit::from(1, mostTurns));
    f("clock", settings.clock, points);
    f("attacker", settings.attacker, limit::oneOf(sideWords));
}

template <class F> void fields(F &f, Vacated &vacated)
{
    f("who", vacated.who, someUnits);
    f("enemy", vacated.enemy);
}

template <class F> void fields(F &f, Interrupted &side)
{
    f("panic", side.panic, points);
    f("pips", side.pips, points);
    f("rolled", side.rolled, points);
    f("charged", side.charged, playerTurns);
    f("panicked", side.panicked);
}

template <class F> void fields(F &f, Second &second)
{
    f("open", second.open);
    f("edge", second.edge, limit::oneOrNone(edgeWords));
    f("length", second.length, turns);
    f("units", second.units, someUnits);
    f("leaders", second.leaders, limit::longest(99));
    f("turn", second.turn, turns);
    f("step", second.step);
    f("active", second.active, limit::oneOrNone(sideWords));
    f("sides", second.sides, limit::longest(2));
}

template <class F> void fields(F &f, State &state)
{
    f("ruleset", state.ruleset);
    f("step", state.step, limit::needed);
    f("active", state.active, limit::needed, limit::oneOf(sideWords));
    f("winner", state.winner, limit::oneOrNone(sideWords));
    f("over", state.over);
    f("turn", state.turn, limit::from(1, mostTurns));
    f("sides", state.sides, limit::longest(2));
    f("units", state.units, someUnits);
    f("leaders", state.leaders, limit::longest(99));
    f("tricks", state.tricks, limit::longest(1000));
    f("vacated", state.vacated, someUnits);
    f("fallen", state.fallen, someUnits);
    later(f, "events", state.events, limit::longest(1000));
    f("second", state.second);
    f("settings", state.settings);
}

namespace {

std::string labelOf(const State &after, const std::vector<std::string> &keys, const Json &to)
{
    if (keys.size() != 3 || keys[0] != "units")
        return {};
    const std::string &name = after.unit(keys[1]).name;
    if (keys[2] == "disordered")
        return name + (to == true ? ": disordered" : ": in good order");
    if (keys[2] == "place")
        return name + ": " + whereIs(fromWord<Place>(to, "place"));
    return {};
}

} // namespace

void settle(State &state)
{
    if (state.sides.size() != 2 || state.sides[0].id != "a" || state.sides[1].id != "b")
        throw Error("a battle has two sides, \"a\" and \"b\"", "sides");
    for (auto &[id, unit] : state.units) {
        unit.id = id;
        unit.is = parseNotation(unit.notation);
    }
    for (auto &[id, leader] : state.leaders)
        leader.id = id;
    for (const Side &side : state.sides)
        for (const Note &note : side.notes)
            if (const auto given = state.leaders.find(note.leader);
                !note.open && given != state.leaders.end() && given->second.state == LeaderState::pool)
                given->second.state = LeaderState::bound;
    tellApart(state);
}

std::shared_ptr<const State> gameOf(const Sheet & /*sheet*/, const Json &json) { return readGame<State>(json); }

State readState(const Json &json) { return *readGame<State>(json); }

void checkGame(const Sheet &sheet, const State &state)
{
    const auto known = [&](const std::string &id, const std::string &place) {
        if (state.units.count(id) == 0)
            throw Error(place + " names a unit that there is not: " + quoted(Json(id)), place);
    };
    const auto knownLeader = [&](const std::string &id, const std::string &place) {
        if (state.leaders.count(id) == 0)
            throw Error(place + " names a leader that there is not: " + quoted(Json(id)), place);
    };
    sheet.step(state.step);
    for (const auto &[id, unit] : state.units) {
        if (sheet.code(unit.is.code).arm != unit.arm)
            throw Error("state/units/" + id + "/arm is not that of " + unit.is.code, "arm");
        if (!unit.is.back)
            throw Error("state/units/" + id + "/notation has no back face (ANC-013)", "notation");
        if (!unit.row.empty())
            sheet.unit(unit.row);
    }
    for (const auto &[id, leader] : state.leaders)
        if (!leader.unit.empty())
            known(leader.unit, "state/leaders/" + id + "/unit");
    for (const Vacated &hex : state.vacated) {
        known(hex.enemy, "state/vacated");
        for (const std::string &id : hex.who)
            known(id, "state/vacated");
    }
    for (const std::string &id : state.fallen)
        known(id, "state/fallen");
    for (const std::string &id : state.second.units)
        known(id, "state/second/units");
    for (const std::string &id : state.second.leaders)
        knownLeader(id, "state/second/leaders");
    if (state.second.open) {
        sheet.step(state.second.step);
        if (state.second.sides.size() != 2 || state.second.turn < 1 || state.second.length < 1)
            throw Error("state/second does not say where the first battle stands", "second");
    }
    for (const Side &side : state.sides)
        for (const Note &note : side.notes) {
            if (!note.leader.empty())
                knownLeader(note.leader, "state/sides/" + side.id + "/notes");
            for (const std::string &id : note.units)
                known(id, "state/sides/" + side.id + "/notes");
        }
}

Json toJson(const State &state) { return FieldsOut::write(state); }

std::vector<Change> changesSince(const Json &before, const State &after)
{
    return changesBetween(before, toJson(after), [&after](const Json &, const std::vector<std::string> &keys, const Json &to) {
        return labelOf(after, keys, to);
    });
}

} // namespace optio::ancients
