// SPDX-License-Identifier: GPL-3.0-or-later
// Units of an act, and when it may be done.
#include "rulesets/tropaion/act.h"

#include "rules/roster/roster.h"
#include "rules/ruling/asking.h"
#include "rules/ruling/kept_readings.h"
#include "rules/ruling/refusal.h"
#include "rulesets/tropaion/army/roster.h"

#include <algorithm>

namespace optio::tropaion {

namespace {

/// A unit described outside a game.
Unit describedUnit(const Sheet &sheet, const std::string &id, const std::string &side, const Json &json,
                   const std::vector<std::string> &further)
{
    if (!json.is_object())
        throw Error(id + ": outside a game expected an object that describes the unit, not " + quoted(json), id);
    static const Json known = toJson(Unit{});
    for (const auto &[key, value] : json.items())
        if (!known.contains(key) && std::find(further.begin(), further.end(), key) == further.end()) {
            std::vector<std::string> names = further;
            for (const auto &[name, standard] : known.items())
                names.push_back(name);
            throw Error(id + ": a unit has no " + quoted(Json(key)) + allowedTail(key, names), id);
        }
    Unit unit = unitFromJson(id, json);
    unit.side = side;
    for (const std::string &trait : unit.traits)
        sheet.trait(trait);
    if (const auto faults = faultsOf(sheet, unit); !faults.empty())
        throw Error(id + ": " + faults.front() + " (TRO-162)", id);
    if (unit.disruption < 0 || unit.disruption > capacityOf(sheet, unit))
        throw Error(id + "/disruption must be 0 to " + std::to_string(capacityOf(sheet, unit)) + " (TRO-017)", id);
    return unit;
}

/// Who has no name is called by the type; several of one name are numbered.
void nameDescribed(const Sheet &sheet, State &state)
{
    std::vector<std::string> names;
    for (const auto &[id, unit] : state.units)
        names.push_back(unit.name.empty() ? sheet.type(unit.type).name : unit.name);
    names = toldApart(names);
    std::size_t next = 0;
    for (auto &[id, unit] : state.units)
        unit.name = names[next++];
}

} // namespace

State ActResolver::stateOf(const Json *json, const Json &input) const
{
    if (json != nullptr && input.contains("game"))
        throw Error("game: in a game it is known how things stand; \"game\" is for rulings outside one", "game");
    if (json != nullptr)
        return readState(*json);
    State state;
    state.loose = true;
    state.active = "a";
    state.sides.resize(2);
    state.sides[0].id = state.sides[0].name = "a";
    state.sides[1].id = state.sides[1].name = "b";
    state.settings.generalship = false;
    if (const auto game = input.find("game"); game != input.end()) {
        onlyKeys(*game, {"wavering", "hill", "difficult", "twoRoll", "active"});
        const auto flag = [&](const char *key, bool standard) {
            FieldsIn::read(standard, game->value(key, Json(standard)), std::string("game/") + key);
            return standard;
        };
        state.hasHill = flag("hill", true);
        state.hasDifficult = flag("difficult", true);
        state.settings.twoRoll = flag("twoRoll", true);
        FieldsIn::read(state.active, game->value("active", Json("a")), "game/active");
        std::vector<std::string> wavering;
        FieldsIn::read(wavering, game->value("wavering", Json::array()), "game/wavering");
        wavering.push_back(state.active);
        for (const std::string &side : wavering)
            if (side != "a" && side != "b")
                throw Error("game: the sides are \"a\" and \"b\", not " + quoted(Json(side)), "game");
        wavering.pop_back();
        for (const std::string &side : wavering)
            state.side(side).morale = State::waveringAt;
    }
    forEachDescribed(slots(), input, [&](const std::string &id, const std::string &side, const Json &described) {
        state.units.emplace(id,
                            KeptReadings::of(id, described, [&] { return describedUnit(sheet_, id, side, described, about().described); }));
    });
    nameDescribed(sheet_, state);
    return state;
}

std::vector<Candidate> ActResolver::candidates(const Json &json, const Slot &slot, const Json &input) const
{
    return does_.candidates != nullptr ? does_.candidates(sheet_, readState(json), slot, input) : std::vector<Candidate>();
}

std::vector<std::string> ActResolver::participantsIn(const Json &json, const Json &input) const
{
    std::vector<std::string> all;
    if (const auto side = input.find("side"); side != input.end() && side->is_string())
        all.push_back(side->get<std::string>());
    std::vector<std::string> units;
    for (const Slot &slot : slots()) {
        auto picks = picksIn(input, slot.id);
        if (!slot.many && picks.size() > 1)
            picks = picks.first(1);
        for (const Json &pick : picks)
            if (std::string id = pickedUnit(slot.id, pick, 0, true); std::find(units.begin(), units.end(), id) == units.end())
                units.push_back(std::move(id));
    }
    if (does_.takingPart != nullptr)
        units = does_.takingPart(readState(json), input, std::move(units));
    all.insert(all.end(), units.begin(), units.end());
    return all;
}

Contestant contestantOf(const Scene &scene, const std::string &id)
{
    const Unit &unit = scene.state.unit(id);
    const TypeRow &type = scene.sheet.type(unit.type);
    Contestant one;
    one.side = unit.side;
    one.unit = unit.id;
    one.title = unit.name;
    one.subtitle = type.name;
    if (unit.disruption > 0)
        one.subtitle += " · disrupted " + std::to_string(unit.disruption) + " of " + std::to_string(type.capacity);
    one.icon = type.icon;
    return one;
}

const Json *givenTo(const Scene &scene, const std::string &question)
{
    const auto answers = scene.input.find("answers");
    if (answers == scene.input.end() || !answers->is_object())
        return nullptr;
    const auto given = answers->find(question);
    return given == answers->end() ? nullptr : &*given;
}

void expectInPlay(const State &state, const std::string &id, const std::string &slot)
{
    const Unit &unit = state.unit(id);
    if (!unit.onTable())
        throw Error(slot + ": " + unit.name + (unit.status == Status::lost ? " is lost" : " is still in reserve") +
                        ", not on the table (TRO-197)",
                    slot);
}

void expectStep(const Scene &scene, const std::string &step, const std::string &side)
{
    const State &state = scene.state;
    if (scene.json == nullptr)
        return;
    if (state.step != step)
        throw Error("This belongs to \"" + scene.sheet.step(step).label + "\"; now it is \"" + scene.sheet.step(state.step).label +
                        "\" (TRO-040)",
                    "step");
    if (!side.empty() && state.active != side)
        throw Error("It is the turn of " + state.side(state.active).name + "; " + state.side(side).name + " wait (TRO-040)", "step");
}

} // namespace optio::tropaion
