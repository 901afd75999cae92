// SPDX-License-Identifier: GPL-3.0-or-later
// The state as JSON and back.
#include "rulesets/punic/state_fields.h"

namespace optio::punic {

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

State readWhole(const Json &json)
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
    expectWhole(state);
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
