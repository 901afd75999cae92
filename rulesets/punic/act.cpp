// SPDX-License-Identifier: GPL-3.0-or-later
// Units of an act, and when it may be done.
#include "rulesets/punic/act.h"

#include "rules/ruling/kept_readings.h"
#include "rules/ruling/refusal.h"
#include "rulesets/punic/combat/combat_described.h"

#include <algorithm>
#include <optional>

namespace optio::punic {

std::vector<Candidate> ActResolver::candidates(const Json &json, const Slot &slot, const Json &input) const
{
    return does_.candidates != nullptr ? does_.candidates(sheet_, *gameOf(sheet_, json), slot, input) : std::vector<Candidate>();
}

State ActResolver::stateOf(const Json *json, const Json &input) const
{
    return does_.state != nullptr ? does_.state(sheet_, about(), json, input) : stateFor(sheet_, json, input, about().slots);
}

std::vector<std::string> onlyWho(const Json &input)
{
    const auto picks = picksIn(input, "who");
    if (picks.empty())
        return {};
    const Json &pick = picks.front();
    const Json &id = pick.is_object() && pick.contains("unit") ? pick.at("unit") : pick;
    return {id.is_string() ? id.get<std::string>() : canonical(id)};
}

Contestant contestantOf(const Scene &scene, const std::string &id)
{
    const Unit &unit = scene.state.unit(id);
    Contestant one;
    one.side = unit.side;
    one.unit = unit.id;
    one.title = unit.name;
    one.subtitle = std::string(unit.legion ? "legion" : wordOf(unit.type)) + " " + wordOf(unit.grade) + " · " + basesText(unit.bases());
    if (unit.dps > 0)
        one.subtitle += " · " + dpsText(unit.dps);
    one.icon = iconOf(scene.sheet, unit);
    return one;
}

// --- units of an act ----------------------------------------------------------------------------------------------------------

namespace {

/// Two things that a description says and that do not go together.
[[noreturn]] void contradict(const std::string &id, const std::string &one, const std::string &other, const std::string &rule)
{
    throw Error(id + ": " + one + " and " + other + " do not go together (" + rule + ")", id);
}

std::string typeWord(const Unit &unit) { return unit.elephants() ? "elephants" : wordOf(unit.type); }

std::string formationWord(const Unit &unit) { return std::string("the formation \"") + wordOf(unit.formation) + "\""; }

/// Formation: the usual one where none is given, and only one that the unit can have (PUN-086).
void settleFormation(const std::string &id, const Json &json, Unit &unit)
{
    const bool given = json.contains("formation");
    const bool loose = unit.light() || unit.shaken || unit.fleeing();
    const bool lines = unit.legion && unit.standing().size() > 1;
    const Formation usual = unit.elephants() ? Formation::none
                            : loose          ? Formation::unformed
                            : lines          ? Formation::quincunx
                                             : Formation::line;
    if (!given)
        unit.formation = usual;
    if (unit.elephants() ? unit.formation != usual : unit.formation == Formation::none)
        contradict(id, formationWord(unit), typeWord(unit), "PUN-086");
    if (loose && unit.formation != Formation::unformed)
        contradict(id, formationWord(unit),
                   unit.light() ? "light troops, which are always unformed," : "a shaken or routing unit, which is unformed,", "PUN-086");
    if (!lines && (unit.formation == Formation::quincunx || unit.formation == Formation::behindTriarii))
        contradict(id, formationWord(unit), unit.legion ? "one line" : "no legion", "PUN-086");
    for (const auto &[key, holds] : {std::pair{"openRanks", unit.openRanks}, std::pair{"rearTurned", unit.rearTurned}})
        if (holds && unit.formation != Formation::quincunx)
            contradict(id, std::string("\"") + key + "\"", formationWord(unit), "PUN-089, PUN-161");
    if (!json.contains("deep"))
        unit.deep = unit.legion && unit.formation != Formation::line && unit.formation != Formation::column;
}

/// DPs and shaken: one follows of the other, and they must agree (PUN-049).
void settleDisorder(const Sheet &sheet, const std::string &id, const Json &json, Unit &unit)
{
    const bool said = json.contains("shaken"), counted = json.contains("dps");
    const std::string dps = dpsText(unit.dps);
    if (unit.elephants()) {
        if (unit.dps != 0 || unit.shaken)
            contradict(id, "elephants", unit.shaken ? "shaken" : dps, "PUN-070");
        return;
    }
    const int most = thresholdOf(sheet, unit);
    const std::string limit = "shaken at " + std::to_string(most);
    if (unit.dps < 0 || unit.dps > most)
        throw Error(id + "/dps: " + dps + " cannot be; a unit has 0 to " + std::to_string(most) + " (PUN-049)", id);
    if (unit.fleeing() && said && !unit.shaken)
        contradict(id, "routing", "not shaken", "PUN-049");
    if (said && counted && unit.shaken != (unit.dps == most))
        contradict(id, unit.shaken ? "shaken" : "not shaken", dps + " (" + limit + ")", "PUN-049");
    if (unit.fleeing() && counted && unit.dps != most)
        contradict(id, "routing", dps + " (" + limit + ")", "PUN-049");
    unit.shaken = unit.shaken || unit.fleeing() || unit.dps == most;
    if (unit.shaken)
        unit.dps = most;
}

void settleKind(const std::string &id, const Json &json, Unit &unit)
{
    if (unit.legion && json.contains("type") && unit.type != Type::MI)
        contradict(id, "a legion", std::string("the type ") + wordOf(unit.type), "PUN-085");
    if (unit.elephants() && unit.grade != Grade::C)
        contradict(id, "elephants", std::string(wordOf(unit.grade)) + " grade", "PUN-070");
    if (unit.elephants() ? unit.mood != Mood::steady && unit.mood != Mood::rampaging : unit.mood == Mood::rampaging)
        contradict(id, wordOf(unit.mood), typeWord(unit), "PUN-074");
}

} // namespace

Unit describedUnit(const Sheet &sheet, const std::string &id, const std::string &side, const Json &json)
{
    if (!json.is_object())
        throw Error(id + ": outside a game expected an object that describes the unit, not " + quoted(json), id);
    static const Json known = toJson(Unit{});
    for (const auto &[key, value] : json.items())
        if (!known.contains(key) && key != "bases" && key != "understrength" && key != "leader" && key != "fled" && key != "burst") {
            std::vector<std::string> names{"bases", "understrength", "leader", "fled", "burst"};
            for (const auto &[name, standard] : known.items())
                names.push_back(name);
            throw Error(id + ": a unit has no " + quoted(Json(key)) + allowedTail(key, names), id);
        }
    Unit unit = unitFromJson(id, json);
    unit.side = side;
    unit.command = side + "1";
    const bool under = json.contains("understrength") && json.at("understrength") == true;
    if (unit.name.empty())
        unit.name = unit.legion ? "Legion" : unit.elephants() ? "Elephant" : sheet.type(unit.type).name;
    if (unit.ranks.empty() && unit.legion) {
        for (const Figure &row : sheet.ruleset.at("legion").at("lines").items()) {
            Rank rank{row.at("name").text(), fromWord<Type>(row.at("type").text(), id), false, static_cast<int>(row.at("bases").integer()),
                      0};
            if (under && rank.type == Type::HI) {
                rank.start = sheet.number("legion", "triarii_under");
                rank.under = true;
            }
            rank.bases = rank.start;
            unit.ranks.push_back(std::move(rank));
        }
    } else if (unit.ranks.empty()) {
        const int bases = json.contains("bases") ? 0 : unit.elephants() ? 1 : 4;
        unit.ranks.push_back({"", unit.type, under, bases, bases});
    }
    for (Rank &rank : unit.ranks)
        rank.start = rank.start == 0 ? rank.bases : rank.start;
    for (const Rank &rank : unit.ranks)
        if (rank.bases < 0 || rank.start < rank.bases || rank.start > 99)
            throw Error(
                id + "/ranks: " + std::to_string(rank.bases) + " bases left of " + std::to_string(rank.start) + " cannot be (PUN-085)", id);
    if (json.contains("bases")) {
        const Json &given = json.at("bases");
        if (!given.is_number_integer() || given < 1 || given > 99)
            throw Error(id + "/bases must be a whole number from 1 to 99, not " + quoted(given), id);
        const int bases = given.get<int>();
        if (unit.bases() == 0)
            unit.ranks.front().start = unit.ranks.front().bases = bases;
        else if (bases != unit.bases())
            contradict(id, basesText(bases), unit.legion ? "lines of " + basesText(unit.bases()) : "ranks of " + basesText(unit.bases()),
                       "PUN-085");
        if (unit.elephants() && bases != 1)
            contradict(id, "elephants", basesText(bases), "PUN-070");
    }
    settleKind(id, json, unit);
    // Whether a legion is deep hangs on its formation, that on whether it is shaken, and that on how deep it is.
    if (!json.contains("formation") && !json.contains("deep"))
        unit.deep = unit.legion;
    else if (!json.contains("deep"))
        unit.deep = unit.legion && unit.formation != Formation::line && unit.formation != Formation::column;
    settleDisorder(sheet, id, json, unit);
    settleFormation(id, json, unit);
    return unit;
}

namespace {

/// A described unit, its leader, and what has happened to it.
struct Described {
    Unit unit;
    std::optional<Leader> leader;
    bool fled = false, burst = false;
};

Described readDescribed(const Sheet &sheet, const std::string &id, const std::string &side, const Json &json)
{
    Described read{describedUnit(sheet, id, side, json), {}, false, false};
    if (json.contains("leader")) {
        const Json &given = json.at("leader");
        Leader leader;
        leader.id = id + ".leader";
        leader.side = side;
        leader.command = read.unit.command;
        leader.name = "the leader";
        leader.attached = id;
        if (given.is_object()) {
            for (const auto &[key, value] : given.items()) {
                const bool yesNo = key == "general" || key == "wounded";
                if (!yesNo && key != "inspires" && key != "name")
                    throw Error(id + "/leader: a leader has no " + quoted(Json(key)) +
                                    allowedTail(key, {"general", "inspires", "name", "wounded"}),
                                id);
                const bool count = value.is_number_integer() && value >= 0 && value <= 9;
                if (yesNo ? !value.is_boolean() : key == "name" ? !value.is_string() : !count)
                    throw Error(id + "/leader/" + key + " must be " +
                                    (yesNo           ? "true or false"
                                     : key == "name" ? "a text"
                                                     : "a whole number from 0 to 9") +
                                    ", not " + quoted(value),
                                id);
            }
            leader.general = given.value("general", false);
            leader.wounded = given.value("wounded", false);
            leader.inspires = given.value("inspires", 0);
            leader.name = given.value("name", leader.name);
            if (leader.inspires > 0)
                leader.inspired = id;
        } else if (!given.is_boolean()) {
            throw Error(id + "/leader must be true, false or an object, not " + quoted(given), id);
        }
        if (given != false)
            read.leader = std::move(leader);
    }
    const auto happened = [&](const char *key) { return json.contains(key) && json.at(key) == true; };
    read.fled = happened("fled");
    read.burst = happened("burst");
    return read;
}

} // namespace

void describe(const Sheet &sheet, State &state, const std::string &id, const std::string &side, const Json &json,
              Json (*plain)(const Sheet &sheet, const std::string &id, const Json &description))
{
    Described read =
        KeptReadings::of(id, json, [&] { return readDescribed(sheet, id, side, plain != nullptr ? plain(sheet, id, json) : json); });
    if (read.leader)
        state.leaders.emplace(read.leader->id, std::move(*read.leader));
    // What it has been through, as events: the first move of its flight, and a burst in this phase.
    const auto happened = [&](const std::string &kind, bool moved) {
        Event event;
        event.id = state.newId('e');
        event.kind = kind;
        event.side = side;
        event.unit = id;
        event.turn = state.turn;
        event.phase = sheet.step(state.step).phase;
        event.moved = moved;
        event.dps = 0;
        event.open = false;
        state.events.emplace(event.id, std::move(event));
    };
    if (read.fled)
        happened(read.unit.fleeing() ? "rout" : "retire", true);
    if (read.burst)
        happened("burst", false);
    state.units.emplace(id, std::move(read.unit));
}

State emptyState()
{
    State state;
    state.loose = true;
    state.initiative = "a";
    state.sides = {{"a", "A", "A", 0, false}, {"b", "B", "B", 0, false}};
    state.commands = {{"a1", "a", "A", "inf", {}, {}}, {"b1", "b", "B", "inf", {}, {}}};
    return state;
}

State stateFor(const Sheet &sheet, const Json *json, const Json &input, const std::vector<Slot> &slots)
{
    if (json != nullptr)
        return readState(*json);
    State state = emptyState();
    forEachDescribed(slots, input, [&](const std::string &id, const std::string &side, const Json &described) {
        describe(sheet, state, id, side, described);
    });
    tellNamesApart(state);
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
    const std::string what = unit.status == Status::left          ? unit.name + " left the table"
                             : unit.status == Status::surrendered ? unit.name + " surrendered"
                                                                  : does(unit.name, "was ") + wordOf(unit.status);
    throw Error(what + " in turn " + std::to_string(unit.goneTurn) + " (PUN-394)", slot.empty() ? id : slot);
}

} // namespace optio::punic
