// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of each part of the state, and how lists and tables of such parts are read and written.
#pragma once

#include "rulesets/punic/state_json.h"

#include <map>
#include <string>
#include <vector>

namespace optio::punic {

// --- words and limits ---------------------------------------------------------------------------------------------------------

inline constexpr std::size_t longName = 1000;
inline constexpr int lastTurn = 9999;
inline const std::vector<std::string> sideWords{"a", "b"};
inline const std::vector<std::string> entryWords{"charge", "receive", "pursue", "followUp", "relieved", "hold"};
inline const std::vector<std::string> stanceWords{"stay", "back", "follow", "gone"};
inline const std::vector<std::string> responseWords{"stand", "evade"};
inline const std::vector<std::string> stageWords{"declared", "running", "done"};
inline const std::vector<std::string> eventWords{"rout", "destroyed", "retire", "leader", "burst", "evade"};
inline const std::vector<std::string> moveWords{"halt", "fallBack", "followUp", "passThrough", "retire", "behindTriarii",
                                                "rout", "pursue",   "rampage",  "withdraw",    "loot",   "stop"};

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
    f.rarely("next", v.next);
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

template <class F> void plainFields(F &f, State &v)
{
    f("ruleset", v.ruleset);
    f("turn", v.turn, limit::from(1, lastTurn));
    f("step", v.step);
    f("active", v.active, limit::oneOrNone(sideWords));
    f("initiative", v.initiative, limit::oneOrNone(sideWords));
    f("rolled", v.rolled, limit::oneOrNone(sideWords));
    f("number", v.number, limit::from(0, 999999));
    f("leaderAsked", v.leaderAsked);
}

/// A part as JSON.
template <class T> Json written(const T &value)
{
    Json json = Json::object();
    FieldWriter writer(json);
    fields(writer, const_cast<T &>(value)); // the writer only reads
    return json;
}

/// A part read; `what` is what it is called when it is refused.
template <class T> T got(const Json &json, const std::string &what)
{
    T value;
    FieldReader reader(json, what);
    fields(reader, value);
    return value;
}

/// `id`: the member that holds the key a value is found by.
template <class T> Json writtenMap(const std::map<std::string, T> &values)
{
    Json json = Json::object();
    for (const auto &[id, value] : values)
        json[id] = written(value);
    return json;
}

template <class T> void readMap(const Json &json, const char *key, std::map<std::string, T> &values, std::string T::*id)
{
    const auto found = json.find(key);
    if (found == json.end())
        return;
    if (!found->is_object())
        throw Error(std::string(key) + " must be an object, not " + quoted(*found), key);
    for (const auto &[name, value] : found->items()) {
        T one = got<T>(value, std::string(key) + "/" + name);
        one.*id = name;
        values.emplace(name, std::move(one));
    }
}

template <class T> void readList(const Json &json, const std::string &key, std::vector<T> &values)
{
    values.clear();
    if (!json.is_array())
        throw Error(key + " must be a list, not " + quoted(json), key);
    for (std::size_t i = 0; i < json.size(); ++i)
        values.push_back(got<T>(json[i], key + "/" + std::to_string(i)));
}

template <class T> Json writtenList(const std::vector<T> &values)
{
    Json json = Json::array();
    for (const T &value : values)
        json.push_back(written(value));
    return json;
}

template <class T> void readPart(const Json &json, const char *key, T &value)
{
    const auto found = json.find(key);
    if (found != json.end())
        value = got<T>(*found, key);
}

} // namespace optio::punic
