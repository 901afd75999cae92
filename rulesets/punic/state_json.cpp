// SPDX-License-Identifier: GPL-3.0-or-later
// The state as JSON and back.
#include "rulesets/punic/state_json.h"

namespace optio::punic {

namespace {

template <class F> void fields(F &f, Rank &v)
{
    f("name", v.name);
    f("type", v.type);
    f("under", v.under);
    f("start", v.start);
    f("bases", v.bases);
}

template <class F> void fields(F &f, Unit &v)
{
    f("side", v.side);
    f("command", v.command);
    f("name", v.name);
    f("type", v.type);
    f("grade", v.grade);
    f("legion", v.legion);
    f("close", v.close);
    f("triarii", v.triarii);
    f("parent", v.parent);
    f("ranks", v.ranks);
    f("formation", v.formation);
    f("deep", v.deep);
    f("openRanks", v.openRanks);
    f("rearTurned", v.rearTurned);
    f("dps", v.dps);
    f("shaken", v.shaken);
    f("mood", v.mood);
    f("reliefs", v.reliefs);
    f("status", v.status);
    f("goneTurn", v.goneTurn);
    f("gaveRout", v.gaveRout);
    f("fled", v.fled);
    f("attempts", v.attempts);
    f("heading", v.heading);
    f("caughtBy", v.caughtBy);
    f("chasing", v.chasing);
    f("hackBy", v.hackBy);
    f("control", v.control);
    f("controlTotal", v.controlTotal);
    f("adjusted", v.adjusted);
    f("wantsStop", v.wantsStop);
    f("follows", v.follows);
    f("mustCharge", v.mustCharge);
    f("movedSkirmish", v.movedSkirmish);
    f("movedManoeuvre", v.movedManoeuvre);
    f("movedOther", v.movedOther);
    f("shots", v.shots);
    f("redressed", v.redressed);
    f("reformed", v.reformed);
    f("steadied", v.steadied);
    f("acted", v.acted);
    f("passed", v.passed);
    f("charged", v.charged);
    f("evaded", v.evaded);
    f("burst", v.burst);
    f("fought", v.fought);
    f("done", v.done);
    f("last", v.last);
    f("movedBefore", v.movedBefore);
}

template <class F> void fields(F &f, Leader &v)
{
    f("side", v.side);
    f("command", v.command);
    f("name", v.name);
    f("general", v.general);
    f("actions", v.actions);
    f("wounded", v.wounded);
    f("attached", v.attached);
    f("used", v.used);
    f("steadies", v.steadies);
    f("inspires", v.inspires);
    f("moved", v.moved);
    f("movedManoeuvre", v.movedManoeuvre);
    f("inspired", v.inspired);
    f("dice", v.dice);
    f("diceStep", v.diceStep);
    f("lost", v.lost);
    f("successor", v.successor);
    f("fellWith", v.fellWith);
    f("gave", v.gave);
}

template <class F> void fields(F &f, Member &v)
{
    f("unit", v.unit);
    f("round", v.round);
    f("entry", v.entry);
    f("from", v.from);
    f("stance", v.stance);
    f("relieved", v.relieved);
    f("last", v.last);
}

template <class F> void fields(F &f, Combat &v)
{
    f("members", v.members);
    f("fought", v.fought);
    f("mustWait", v.mustWait);
}

template <class F> void fields(F &f, Charge &v)
{
    f("target", v.target);
    f("from", v.from);
    f("automatic", v.automatic);
    f("response", v.response);
    f("evade", v.evade);
    f("run", v.run);
    f("stage", v.stage);
    f("after", v.after);
}

template <class F> void fields(F &f, Event &v)
{
    f("kind", v.kind);
    f("side", v.side);
    f("unit", v.unit);
    f("leader", v.leader);
    f("text", v.text);
    f("dps", v.dps);
    f("struck", v.struck);
    f("exclude", v.exclude);
    f("open", v.open);
    f("moving", v.moving);
}

template <class F> void fields(F &f, Rampage &v)
{
    f("direction", v.direction);
    f("inches", v.inches);
}

template <class F> void fields(F &f, After &v)
{
    f("unit", v.unit);
    f("combat", v.combat);
    f("move", v.move);
    f("choices", v.choices);
    f("place", v.place);
    f("leads", v.leads);
    f("foes", v.foes);
}

template <class F> void fields(F &f, Moving &v)
{
    f("units", v.units);
    f("dice", v.dice);
    f("phase", v.phase);
    f("leader", v.leader);
}

template <class F> void fields(F &f, Side &v)
{
    f("id", v.id);
    f("name", v.name);
    f("army", v.army);
    f("strength", v.strength);
    f("broken", v.broken);
}

template <class F> void fields(F &f, Command &v)
{
    f("id", v.id);
    f("side", v.side);
    f("name", v.name);
    f("kind", v.kind);
    f("units", v.units);
    f("leaders", v.leaders);
}

template <class F> void fields(F &f, Settings &v)
{
    f("avdEntry", v.avdEntry);
    f("points", v.points);
    f("breakAt", v.breakAt);
    f("groupRoll", v.groupRoll);
}

template <class F> void plainFields(F &f, State &v)
{
    f("ruleset", v.ruleset);
    f("turn", v.turn);
    f("step", v.step);
    f("active", v.active);
    f("initiative", v.initiative);
    f("rolled", v.rolled);
    f("number", v.number);
    f("leaderAsked", v.leaderAsked);
}

template <class T> Json written(const T &value)
{
    Json json = Json::object();
    FieldWriter writer(json);
    fields(writer, const_cast<T &>(value)); // the writer only reads
    return json;
}

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

} // namespace

Json FieldWriter::write(const std::vector<Rank> &ranks) { return writtenList(ranks); }
Json FieldWriter::write(const std::vector<Member> &members) { return writtenList(members); }

void FieldReader::read(std::vector<std::string> &value, const Json &json, const Place &place)
{
    expect(json.is_array(), json, place, "a list of texts");
    value.clear();
    for (const Json &one : json) {
        expect(one.is_string(), one, place, "a text");
        value.push_back(one.get<std::string>());
    }
}

void FieldReader::read(std::vector<int> &value, const Json &json, const Place &place)
{
    expect(json.is_array(), json, place, "a list of numbers");
    value.clear();
    for (const Json &one : json)
        read(value.emplace_back(), one, place);
}

void FieldReader::read(std::map<std::string, Aspect> &value, const Json &json, const Place &place)
{
    expect(json.is_object(), json, place, "an object");
    value.clear();
    for (const auto &[key, one] : json.items())
        value[key] = enumFrom<Aspect>(one, place.text());
}

void FieldReader::read(std::vector<Rank> &value, const Json &json, const Place &place) { readList(json, place.text(), value); }
void FieldReader::read(std::vector<Member> &value, const Json &json, const Place &place) { readList(json, place.text(), value); }

Json toJson(const Unit &unit) { return written(unit); }
Json toJson(const Leader &leader) { return written(leader); }

Unit unitFromJson(const std::string &id, const Json &json)
{
    Unit unit = got<Unit>(json, id);
    unit.id = id;
    return unit;
}

namespace {

State readAnew(const Json &json)
{
    State state;
    FieldReader reader(json, "the state");
    plainFields(reader, state);
    readPart(json, "settings", state.settings);
    readPart(json, "moving", state.moving);
    if (json.contains("sides"))
        readList(json.at("sides"), "sides", state.sides);
    if (json.contains("commands"))
        readList(json.at("commands"), "commands", state.commands);
    readMap(json, "units", state.units, &Unit::id);
    readMap(json, "leaders", state.leaders, &Leader::id);
    readMap(json, "combats", state.combats, &Combat::id);
    readMap(json, "charges", state.charges, &Charge::charger);
    readMap(json, "events", state.events, &Event::id);
    readMap(json, "rampages", state.rampages, &Rampage::unit);
    readMap(json, "after", state.after, &After::id);
    return state;
}

} // namespace

/// A page asks a dozen rulings about one and the same state; to see that it is the same takes a fifth of reading it.
State readState(const Json &json)
{
    static thread_local Json last;
    static thread_local State state;
    if (last.is_null() || json != last) {
        state = readAnew(json);
        last = json;
    }
    return state;
}

Json toJson(const State &state)
{
    Json json = Json::object();
    FieldWriter writer(json);
    plainFields(writer, const_cast<State &>(state));
    json["settings"] = written(state.settings);
    json["moving"] = written(state.moving);
    json["sides"] = writtenList(state.sides);
    json["commands"] = writtenList(state.commands);
    json["units"] = writtenMap(state.units);
    json["leaders"] = writtenMap(state.leaders);
    json["combats"] = writtenMap(state.combats);
    json["charges"] = writtenMap(state.charges);
    json["events"] = writtenMap(state.events);
    json["rampages"] = writtenMap(state.rampages);
    json["after"] = writtenMap(state.after);
    return json;
}

} // namespace optio::punic
