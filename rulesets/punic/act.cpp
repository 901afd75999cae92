// SPDX-License-Identifier: GPL-3.0-or-later
// Units of an act, and when it may be done.
#include "rulesets/punic/act.h"

#include "rules/refusal.h"

#include <algorithm>

namespace optio::punic {

State ActResolver::stateOf(const Json *state, const Json &input) const { return stateFor(sheet_, state, input, slots()); }

Contestant ActResolver::contestantOf(const Scene &scene, const std::string &id) const
{
    const Unit &unit = scene.state.unit(id);
    Contestant one;
    one.side = unit.side;
    one.unit = unit.id;
    one.title = unit.name;
    one.subtitle = std::string(unit.legion ? "legion" : nameOf(unit.type)) + " " + nameOf(unit.grade) + " · " + basesText(unit.bases());
    if (unit.dps > 0)
        one.subtitle += " · " + dpsText(unit.dps);
    one.icon = iconOf(scene.sheet, unit);
    return one;
}

// --- units of an act ----------------------------------------------------------------------------------------------------------

Unit describedUnit(const Sheet &sheet, const std::string &id, const std::string &side, const Json &json)
{
    if (!json.is_object())
        throw Error(id + ": outside a game expected an object that describes the unit, not " + quoted(json), id);
    static const Json known = toJson(Unit{});
    for (const auto &[key, value] : json.items())
        if (!known.contains(key) && key != "bases" && key != "understrength" && key != "leader") {
            std::vector<std::string> names{"bases", "understrength", "leader"};
            for (const auto &[name, standard] : known.items())
                names.push_back(name);
            throw Error(id + ": a unit has no " + quoted(Json(key)) + allowedTail(key, names), id);
        }
    Unit unit = unitFromJson(id, json);
    unit.side = side;
    unit.command = side + "1";
    const bool under = json.contains("understrength") && json.at("understrength") == true;
    if (unit.name.empty())
        unit.name = unit.legion ? "Legion" : sheet.type(unit.type).name;
    if (unit.ranks.empty() && unit.legion) {
        for (const Figure &row : sheet.ruleset.at("legion").at("lines").items()) {
            Rank rank{row.at("name").text(), enumFrom<Type>(row.at("type").text(), id), false, static_cast<int>(row.at("bases").integer()),
                      0};
            if (under && rank.type == Type::HI) {
                rank.start = sheet.number("legion", "triarii_under");
                rank.under = true;
            }
            rank.bases = rank.start;
            unit.ranks.push_back(std::move(rank));
        }
    } else if (unit.ranks.empty()) {
        int bases = unit.elephants() ? 1 : 4;
        if (json.contains("bases")) {
            const Json &given = json.at("bases");
            if (!given.is_number_integer() || given < 1 || given > 99)
                throw Error(id + "/bases must be a whole number from 1 to 99, not " + quoted(given), id);
            bases = given.get<int>();
        }
        unit.ranks.push_back({"", unit.type, under, bases, bases});
    }
    if (unit.elephants())
        unit.formation = Formation::none;
    else if (unit.light() || unit.shaken)
        unit.formation = Formation::unformed;
    else if (!json.contains("formation"))
        unit.formation = unit.legion ? Formation::quincunx : Formation::line;
    if (!json.contains("deep"))
        unit.deep = unit.legion && unit.formation != Formation::line && unit.formation != Formation::column;
    return unit;
}

namespace {

void describe(const Sheet &sheet, State &state, const std::string &id, const std::string &side, const Json &json)
{
    Unit unit = describedUnit(sheet, id, side, json);
    if (json.contains("leader")) {
        const Json &given = json.at("leader");
        Leader leader;
        leader.id = id + ".leader";
        leader.side = side;
        leader.command = unit.command;
        leader.name = "the leader";
        leader.attached = id;
        if (given.is_object()) {
            leader.general = given.value("general", Json(false)) == true;
            leader.wounded = given.value("wounded", Json(false)) == true;
            if (const Json inspires = given.value("inspires", Json(0)); inspires.is_number_integer() && inspires >= 0 && inspires <= 9)
                leader.inspires = inspires.get<int>();
            if (leader.inspires > 0)
                leader.inspired = id;
        } else if (!given.is_boolean()) {
            throw Error(id + "/leader must be true, false or an object, not " + quoted(given), id);
        }
        if (given != false)
            state.leaders.emplace(leader.id, std::move(leader));
    }
    state.units.emplace(id, std::move(unit));
}

} // namespace

State stateFor(const Sheet &sheet, const Json *json, const Json &input, const std::vector<Slot> &slots)
{
    if (json != nullptr)
        return readState(*json);
    State state;
    state.loose = true;
    state.initiative = "a";
    state.sides = {{"a", "A", "A", 0, false}, {"b", "B", "B", 0, false}};
    state.commands = {{"a1", "a", "A", "inf", {}, {}}, {"b1", "b", "B", "inf", {}, {}}};
    forEachDescribed(slots, input, [&](const std::string &id, const std::string &side, const Json &described) {
        describe(sheet, state, id, side, described);
    });
    return state;
}

void expectStep(const Scene &scene, const std::vector<std::string> &steps, const std::string &side)
{
    const State &state = scene.state;
    if (scene.json == nullptr)
        return;
    if (const Event *event = openEvent(state))
        throw Error("First say who stands within 4\": " + event->text + " (PUN-061)", "morale");
    if (std::find(steps.begin(), steps.end(), state.step) == steps.end()) {
        const Step &now = scene.sheet.step(state.step), &then = scene.sheet.step(steps.front());
        throw Error("This belongs to \"" + then.label + "\" of phase " + scene.sheet.phase(then.phase).number + "; now it is \"" +
                        now.label + "\" (PUN-095)",
                    "step");
    }
    if (!side.empty() && !state.active.empty() && state.active != side)
        throw Error(state.side(state.active).name + " act now; " + state.side(side).name + " come after (PUN-095)", "step");
}

void expectInPlay(const State &state, const std::string &id, const std::string &slot)
{
    const Unit &unit = state.unit(id);
    if (unit.inPlay())
        return;
    const std::string what = unit.status == Status::left ? "left the table" : std::string("was ") + nameOf(unit.status);
    throw Error(unit.name + " " + what + " in turn " + std::to_string(unit.goneTurn) + " (PUN-394)", slot.empty() ? id : slot);
}

} // namespace optio::punic
