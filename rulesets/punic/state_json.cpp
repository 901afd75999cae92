// SPDX-License-Identifier: GPL-3.0-or-later
// The state as JSON and back: the fields of each part, what they must name, and what differs between two states.
#include "rulesets/punic/state.h"

#include "rules/read_game.h"

namespace optio::punic {

// The namespace's own, not hidden: the readers find them by the types.
namespace {

constexpr std::size_t longName = 1000;
constexpr int lastTurn = 9999;
const std::vector<std::string> sideWords{"a", "b"};
const std::vector<std::string> entryWords{"charge", "receive", "pursue", "followUp", "relieved", "hold"};
const std::vector<std::string> stanceWords{"stay", "back", "follow", "gone"};
const std::vector<std::string> responseWords{"stand", "evade"};
const std::vector<std::string> stageWords{"declared", "running", "done"};
const std::vector<std::string> eventWords{"rout", "destroyed", "retire", "leader", "burst", "evade"};
const std::vector<std::string> moveWords{"halt", "fallBack", "followUp", "passThrough", "retire", "behindTriarii",
                                         "rout", "pursue",   "rampage",  "withdraw",    "loot",   "stop"};

} // namespace

template <class F> void fields(F &f, Rank &v)
{
    f("name", v.name, limit::longest(longName));
    f("type", v.type);
    f("under", v.under);
    f("start", v.start, limit::from(0, 99));
    f("bases", v.bases, limit::from(0, 99));
}

template <class F> void fields(F &f, Unit &v)
{
    f("side", v.side, limit::oneOf(sideWords));
    f("command", v.command);
    f("name", v.name, limit::longest(longName));
    f("type", v.type);
    f("grade", v.grade);
    f("legion", v.legion);
    f("close", v.close);
    f("triarii", v.triarii);
    f("parent", v.parent);
    f("ranks", v.ranks, limit::longest(8));
    f("formation", v.formation);
    f("deep", v.deep);
    f("openRanks", v.openRanks);
    f("rearTurned", v.rearTurned);
    f("dps", v.dps, limit::from(0, 99));
    f("shaken", v.shaken);
    f("mood", v.mood);
    f("reliefs", v.reliefs, limit::from(0, 9));
    f("status", v.status);
    f("goneTurn", v.goneTurn, limit::from(0, lastTurn));
    f("attempts", v.attempts, limit::from(0, 99));
    f("heading", v.heading, limit::from(0, 6));
    f("caughtBy", v.caughtBy);
    f("chasing", v.chasing);
    f("hackBy", v.hackBy);
    f("control", v.control);
    f("controlTotal", v.controlTotal, limit::from(-9, 99));
    f("adjusted", v.adjusted);
    f("wantsStop", v.wantsStop);
    f("follows", v.follows);
    f("mustCharge", v.mustCharge);
    f("movedSkirmish", v.movedSkirmish);
    f("movedManoeuvre", v.movedManoeuvre);
    f("movedOther", v.movedOther);
    f("shots", v.shots, limit::from(0, 99));
    f("redressed", v.redressed);
    f("reformed", v.reformed);
    f("steadied", v.steadied);
    f("acted", v.acted);
    f("passed", v.passed);
    f("charged", v.charged);
    f("evaded", v.evaded);
    f("fought", v.fought);
    f("done", v.done);
    f("last", v.last);
    f("movedBefore", v.movedBefore);
}

template <class F> void fields(F &f, Leader &v)
{
    f("side", v.side, limit::oneOf(sideWords));
    f("command", v.command);
    f("name", v.name, limit::longest(longName));
    f("general", v.general);
    f("actions", v.actions, limit::from(0, 9));
    f("wounded", v.wounded);
    f("attached", v.attached);
    f("used", v.used, limit::from(0, 99));
    f("steadies", v.steadies, limit::from(0, 99));
    f("inspires", v.inspires, limit::from(0, 99));
    f("moved", v.moved);
    f("movedManoeuvre", v.movedManoeuvre);
    f("inspired", v.inspired);
    f("dice", v.dice, limit::longest(9), limit::from(1, 6));
    f("diceStep", v.diceStep);
    f("lost", v.lost);
    f("successor", v.successor, limit::from(0, lastTurn + 1));
    f("fellWith", v.fellWith);
}

template <class F> void fields(F &f, Member &v)
{
    f("unit", v.unit);
    f("round", v.round, limit::from(0, lastTurn));
    f("entry", v.entry, limit::longest(9), limit::oneOf(entryWords));
    f("from", v.from);
    f("stance", v.stance, limit::oneOrNone(stanceWords));
    f("relieved", v.relieved);
    f("last", v.last);
    f("next", v.next, limit::sparse);
}

template <class F> void fields(F &f, Combat &v)
{
    f("members", v.members, limit::longest(400));
    f("fought", v.fought);
    f("mustWait", v.mustWait);
}

template <class F> void fields(F &f, Charge &v)
{
    f("target", v.target);
    f("from", v.from);
    f("automatic", v.automatic);
    f("response", v.response, limit::oneOrNone(responseWords));
    f("evade", v.evade, limit::from(0, 99));
    f("run", v.run, limit::from(0, 99));
    f("crossed", v.crossed, limit::sparse);
    f("stage", v.stage, limit::oneOf(stageWords));
    f("after", v.after, limit::longest(40));
}

template <class F> void fields(F &f, Event &v)
{
    f("kind", v.kind, limit::oneOf(eventWords));
    f("side", v.side, limit::oneOf(sideWords));
    f("unit", v.unit);
    f("leader", v.leader);
    f("text", v.text, limit::longest(9 * longName));
    f("cause", v.cause);
    f("turn", v.turn, limit::from(0, lastTurn));
    f("phase", v.phase, limit::longest(40));
    f("moved", v.moved);
    f("dps", v.dps, limit::from(0, 9));
    f("struck", v.struck, limit::longest(999));
    f("exclude", v.exclude, limit::longest(999));
    f("open", v.open);
    f("moving", v.moving);
}

template <class F> void fields(F &f, Rampage &v)
{
    f("direction", v.direction, limit::from(0, 6));
    f("inches", v.inches, limit::from(0, 99));
}

template <class F> void fields(F &f, After &v)
{
    f("unit", v.unit);
    f("combat", v.combat);
    f("move", v.move, limit::oneOf(moveWords));
    f("choices", v.choices, limit::longest(9), limit::oneOf(moveWords));
    f("place", v.place, limit::from(0, 99999));
    f("leads", v.leads);
    f("foes", v.foes, limit::longest(999));
}

template <class F> void fields(F &f, Moving &v)
{
    f("units", v.units, limit::longest(999));
    f("dice", v.dice, limit::longest(9), limit::from(1, 6));
    f("phase", v.phase);
    f("leader", v.leader);
}

template <class F> void fields(F &f, Side &v)
{
    f("id", v.id, limit::oneOf(sideWords));
    f("name", v.name, limit::longest(longName));
    f("army", v.army);
    f("strength", v.strength, limit::from(0, 9999));
    f("broken", v.broken);
}

template <class F> void fields(F &f, Command &v)
{
    f("id", v.id);
    f("side", v.side, limit::oneOf(sideWords));
    f("name", v.name, limit::longest(longName));
    f("kind", v.kind);
    f("units", v.units, limit::longest(999));
    f("leaders", v.leaders, limit::longest(999));
}

template <class F> void fields(F &f, Settings &v)
{
    f("avdEntry", v.avdEntry);
    f("points", v.points, limit::from(0, 99999));
    f("breakAt", v.breakAt);
    f("groupRoll", v.groupRoll);
}

template <class F> void fields(F &f, State &v)
{
    f("ruleset", v.ruleset);
    f("turn", v.turn, limit::from(1, lastTurn));
    f("step", v.step);
    f("active", v.active, limit::oneOrNone(sideWords));
    f("initiative", v.initiative, limit::oneOrNone(sideWords));
    f("rolled", v.rolled, limit::oneOrNone(sideWords));
    f("number", v.number, limit::from(0, 999999));
    f("leaderAsked", v.leaderAsked);
    f("settings", v.settings);
    f("moving", v.moving);
    f("sides", v.sides);
    f("commands", v.commands);
    f("units", v.units);
    f("leaders", v.leaders);
    f("combats", v.combats);
    f("charges", v.charges);
    f("events", v.events);
    f("rampages", v.rampages);
    f("after", v.after);
}

namespace {

void expectWhole(const State &state)
{
    const auto missing = [](const std::string &where, const std::string &what, const std::string &id) {
        throw Error(where + " names a " + what + " that the game has not: " + quoted(Json(id)), where);
    };
    const auto unit = [&](const std::string &where, const std::string &id, bool optional = false) {
        if (!(optional && id.empty()) && !state.units.contains(id))
            missing(where, "unit", id);
    };
    const auto leader = [&](const std::string &where, const std::string &id, bool optional = false) {
        if (!(optional && id.empty()) && !state.leaders.contains(id))
            missing(where, "leader", id);
    };
    if (state.sides.size() != 2 || state.sides[0].id != "a" || state.sides[1].id != "b")
        throw Error("sides must be two, \"a\" and \"b\"", "sides");
    if (state.units.size() > 999 || state.leaders.size() > 999 || state.commands.size() > 999 || state.combats.size() > 999 ||
        state.events.size() > 9999 || state.after.size() > 999)
        throw Error("a game has at most 999 units, leaders and commands", "units");
    for (const auto &[id, one] : state.units) {
        for (const std::string *other : {&one.follows, &one.caughtBy, &one.chasing, &one.hackBy, &one.parent})
            unit("units/" + id, *other, true);
        if (one.ranks.empty())
            throw Error("units/" + id + "/ranks must not be empty", id);
        for (const Rank &rank : one.ranks)
            if (rank.bases > rank.start)
                throw Error("units/" + id + "/ranks has " + std::to_string(rank.bases) + " bases left of " + std::to_string(rank.start),
                            id);
    }
    for (const auto &[id, one] : state.leaders)
        for (const std::string *other : {&one.attached, &one.inspired, &one.fellWith})
            unit("leaders/" + id, *other, true);
    for (const Command &command : state.commands) {
        for (const std::string &id : command.units)
            unit("commands/" + command.id, id);
        for (const std::string &id : command.leaders)
            leader("commands/" + command.id, id);
    }
    std::map<std::string, std::string> fights;
    for (const auto &[id, combat] : state.combats) {
        if (combat.members.empty())
            throw Error("combats/" + id + " has no members", id);
        for (const Member &member : combat.members) {
            unit("combats/" + id, member.unit);
            if (!fights.emplace(member.unit, id).second)
                throw Error("combats/" + id + ": " + quoted(Json(member.unit)) + " fights twice (PUN-028)", id);
        }
    }
    for (const auto &[id, charge] : state.charges) {
        unit("charges", id);
        unit("charges/" + id, charge.target);
    }
    for (const auto &[id, event] : state.events) {
        unit("events/" + id, event.unit, true);
        leader("events/" + id, event.leader, true);
    }
    for (const auto &[id, run] : state.rampages)
        unit("rampages", id);
    for (const auto &[id, move] : state.after) {
        unit("after/" + id, move.unit);
        for (const std::string &foe : move.foes)
            unit("after/" + id, foe);
    }
    for (const std::string &id : state.moving.units)
        unit("moving", id);
    leader("moving", state.moving.leader, true);
}

/// Tells where a part differs.
class Differing {
public:
    Differing(const Json &before, Json &from, Json &to) : before_(before), from_(from), to_(to) {}

    template <class T> void part(const char *key, const T &was, const T &now)
    {
        if (was != now || !before_.contains(key))
            tell(before_, from_, to_, key, FieldsOut::write(now));
    }
    template <class T> void table(const char *key, const std::map<std::string, T> &was, const std::map<std::string, T> &now)
    {
        const auto stood = before_.find(key);
        if (stood == before_.end())
            return tell(before_, from_, to_, key, FieldsOut::write(now));
        for (const auto &[id, value] : now)
            if (const auto old = was.find(id); old == was.end() || old->second != value)
                tell(*stood, from_[key], to_[key], id, FieldsOut::write(value));
        for (const auto &[id, value] : was)
            if (!now.contains(id)) {
                from_[key][id] = stood->at(id);
                if (!to_.contains(key))
                    to_[key] = Json::object();
            }
    }

private:
    static void tell(const Json &before, Json &from, Json &to, const std::string &key, Json after)
    {
        if (from.is_null())
            from = Json::object();
        if (const auto stood = before.find(key); stood != before.end())
            from[key] = *stood;
        to[key] = std::move(after);
    }

    const Json &before_;
    Json &from_, &to_;
};

} // namespace

void settle(State &state)
{
    const auto name = [](auto &table, auto id) {
        for (auto &[key, one] : table)
            one.*id = key;
    };
    name(state.units, &Unit::id);
    name(state.leaders, &Leader::id);
    name(state.combats, &Combat::id);
    name(state.charges, &Charge::charger);
    name(state.events, &Event::id);
    name(state.rampages, &Rampage::unit);
    name(state.after, &After::id);
    expectWhole(state);
}

std::shared_ptr<const State> gameOf(const Sheet & /*sheet*/, const Json &json) { return readGame<State>(json); }

State readState(const Json &json) { return *readGame<State>(json); }

Json toJson(const State &state) { return FieldsOut::write(state); }
Json toJson(const Unit &unit) { return FieldsOut::write(unit); }
Json toJson(const Leader &leader) { return FieldsOut::write(leader); }

Unit unitFromJson(const std::string &id, const Json &json)
{
    Unit unit;
    FieldsIn::read(unit, json, id);
    unit.id = id;
    return unit;
}

void differences(const Json &before, const State &after, Json &from, Json &to)
{
    const auto kept = readGame<State>(before);
    const State &was = *kept;
    from = to = Json::object();
    Differing differing(before, from, to);
    differing.part("ruleset", was.ruleset, after.ruleset);
    differing.part("turn", was.turn, after.turn);
    differing.part("step", was.step, after.step);
    differing.part("active", was.active, after.active);
    differing.part("initiative", was.initiative, after.initiative);
    differing.part("rolled", was.rolled, after.rolled);
    differing.part("number", was.number, after.number);
    differing.part("leaderAsked", was.leaderAsked, after.leaderAsked);
    differing.part("settings", was.settings, after.settings);
    differing.part("moving", was.moving, after.moving);
    differing.part("sides", was.sides, after.sides);
    differing.part("commands", was.commands, after.commands);
    differing.table("units", was.units, after.units);
    differing.table("leaders", was.leaders, after.leaders);
    differing.table("combats", was.combats, after.combats);
    differing.table("charges", was.charges, after.charges);
    differing.table("events", was.events, after.events);
    differing.table("rampages", was.rampages, after.rampages);
    differing.table("after", was.after, after.after);
}

} // namespace optio::punic
