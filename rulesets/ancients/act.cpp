// SPDX-License-Identifier: GPL-3.0-or-later
// What the acts share.
#include "rulesets/ancients/act.h"

#include "rules/options.h"
#include "rules/roster/roster.h"
#include "rules/ruling/kept_readings.h"
#include "rules/ruling/refusal.h"
#include "rules/sides.h"
#include "rulesets/ancients/turn.h"
#include "rulesets/ancients/words.h"

#include <algorithm>

namespace optio::ancients {

namespace {

bool flagIn(const Json &json, const char *key, const std::string &where)
{
    const auto found = json.find(key);
    if (found == json.end())
        return false;
    if (!found->is_boolean())
        throw Error(where + ": " + key + " must be true or false, not " + quoted(*found), where);
    return found->get<bool>();
}

/// A unit that is described outside a game.
struct Described {
    Unit unit;
    bool charging = false;
    int leaders = 0;
};

Described readDescribed(const Sheet &sheet, const std::string &id, const std::string &side, const Json &json)
{
    if (!json.is_object())
        throw Error(id + ": outside a game expected an object that describes the unit, such as {\"row\":\"KN\"}, not " + quoted(json), id);
    onlyKeys(json, {"row", "notation", "cost", "fire", "name", "disordered", "leaders", "uncontrolled", "charging"});
    Json row = json;
    for (const char *key : {"disordered", "leaders", "uncontrolled", "charging"})
        row.erase(key);
    if (!row.contains("row")) {
        row["row"] = "other";
        if (!row.contains("cost"))
            row["cost"] = 1;
    }
    const Counter counter = counterFromRow(sheet, row, id);
    Described read{unitOf(sheet, counter, side), flagIn(json, "charging", id), 0};
    Unit &unit = read.unit;
    unit.id = id;
    unit.disordered = flagIn(json, "disordered", id);
    unit.uncontrolled = unit.must = flagIn(json, "uncontrolled", id);
    if (read.charging && !unit.barbarian())
        throw Error(id + ": only barbarians have a charge (ANC-011)", id);
    const Json leaders = json.value("leaders", Json(0));
    if (!leaders.is_number_integer() || leaders < 0 || leaders > sheet.mostLeaders())
        throw Error(id + ": leaders must be 0 to " + std::to_string(sheet.mostLeaders()) + ", not " + quoted(leaders), id);
    read.leaders = leaders.get<int>();
    return read;
}

void describe(const Sheet &sheet, State &state, const std::string &id, const std::string &side, const Json &json)
{
    Described read = KeptReadings::of(id, json, [&] { return readDescribed(sheet, id, side, json); });
    if (read.charging)
        state.side(side).charged = state.playerTurn();
    for (int i = 1; i <= read.leaders; ++i) {
        Leader leader{id + ".L" + std::to_string(i), side, LeaderState::map, id, 0};
        state.leaders.emplace(leader.id, leader);
    }
    state.units.emplace(id, std::move(read.unit));
}

} // namespace

Unit unitOf(const Sheet &sheet, const Counter &counter, const std::string &side)
{
    Unit unit;
    unit.side = side;
    unit.name = unit.called = counter.name;
    unit.row = counter.row != nullptr ? counter.row->id : "";
    unit.is = counter.notation;
    unit.notation = toText(counter.notation);
    unit.arm = sheet.code(counter.notation.code).arm;
    unit.fire = counter.fire;
    unit.temper = counter.temper;
    unit.value = counter.cost;
    return unit;
}

Settings settingsFrom(const Sheet &sheet, const Json &given)
{
    const Json options = given == Json::object() ? sheet.usualOptions : settledOptions(sheet.options, given);
    const bool luckFree = options.at("luckFree").get<bool>();
    Settings settings;
    settings.fixedPips = luckFree || options.at("pips") == "fixed";
    settings.pipControl = luckFree || options.at("control") == "pips";
    settings.dieForEach = options.at("controlRoll") == "unit";
    settings.luckFreeCombat = luckFree || options.at("combat") == "luckFree";
    settings.leadersOut = luckFree;
    settings.tripleRear = options.at("rear") == "triple";
    settings.leaderLoss = options.at("leaderLoss").get<int>();
    settings.disorderedAttack = options.at("disorderedAttack").get<bool>();
    settings.length = options.at("length").get<int>();
    settings.attacker = options.at("attacker").get<std::string>();
    const std::string clock = options.at("clock").get<std::string>();
    settings.clock = clock == "off" ? 0 : std::stoi(clock);
    return settings;
}

State BattleAct::stateOf(const Json *json, const Json &input) const
{
    if (json != nullptr)
        return readState(*json);
    State state;
    state.loose = true;
    static const Json usual = Json::object();
    const auto game = input.find("game");
    const Json &given = game == input.end() ? usual : *game;
    state.settings = KeptReadings::of("game", given, [&] { return settingsFrom(sheet_, given); });
    state.step.clear();
    state.sides.resize(2);
    for (std::size_t i = 0; i < 2; ++i) {
        state.sides[i].id = sideId[i];
        state.sides[i].name = i == 0 ? "The first army" : "The second army";
        state.sides[i].pips = state.sides[i].rolled = 9;
    }
    forEachDescribed(slots(), input, [&](const std::string &id, const std::string &side, const Json &described) {
        describe(sheet_, state, id, side, described);
    });
    for (const std::string &side : sideId) {
        std::vector<Unit *> own;
        std::vector<std::string> names;
        for (auto &[id, unit] : state.units)
            if (unit.side == side) {
                own.push_back(&unit);
                names.push_back(unit.called);
            }
        names = toldApart(names);
        for (std::size_t i = 0; i < own.size(); ++i)
            own[i]->called = names[i];
    }
    tellApart(state);
    return state;
}

Contestant contestantOf(const Scene &scene, const std::string &id)
{
    const Unit &unit = scene.state.unit(id);
    Contestant one;
    one.side = unit.side;
    one.unit = id;
    one.title = unit.called;
    one.subtitle = toText(unit.is);
    if (unit.disordered)
        one.subtitle += " · disordered";
    if (const std::size_t leaders = scene.state.leadersWith(id).size(); leaders > 0)
        one.subtitle += leaders == 1 ? " · leader" : " · " + std::to_string(leaders) + " leaders";
    one.icon = unit.row.empty() ? "unknown" : scene.sheet.unit(unit.row).icon;
    one.score = toText(scene.state.face(unit));
    return one;
}

std::vector<Candidate> candidatesFitting(const Sheet &sheet, const State &state, const Slot &slot,
                                         bool (*fits)(const Sheet &sheet, const State &state, const Slot &slot, const Unit &unit))
{
    std::vector<Candidate> list;
    for (const auto &[id, unit] : state.units) {
        const bool own = unit.side == state.active;
        if ((slot.whose == "active" && !own) || (slot.whose == "other" && own) || !fits(sheet, state, slot, unit))
            continue;
        Candidate one;
        one.unit = id;
        one.label = slot.whose == "any" ? unit.name : unit.called;
        one.detail = toText(unit.is) + (unit.disordered ? " · disordered" : "");
        list.push_back(std::move(one));
    }
    return list;
}

std::vector<std::string> nobody(const Json &) { return {}; }

std::vector<Candidate> BattleAct::candidates(const Json &json, const Slot &slot, const Json &input) const
{
    const State state = readState(json);
    if (does_.candidates != nullptr)
        return does_.candidates(sheet_, state, slot, input);
    return candidatesFitting(sheet_, state, slot,
                             [](const Sheet &, const State &, const Slot &, const Unit &unit) { return unit.onMap(); });
}

std::vector<std::string> BattleAct::participants(const Json &input) const
{
    std::vector<std::string> names = ActOf::participants(input);
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

bool BattleAct::secretAct(const Json &act, const Json &result) const
{
    const Json lines = result.value("lines", Json::array());
    return ActOf::secretAct(act, result) ||
           std::any_of(lines.begin(), lines.end(), [](const Json &line) { return line.value("id", "") == heldHidden; });
}

std::string unitIn(const Scene &scene, const std::string &slot, bool optional)
{
    if (scene.json != nullptr)
        if (const std::vector<std::string> ids = unitsIn(scene, slot); ids.size() > 1)
            throw Error(slot + ": one unit is named here, not " + std::to_string(ids.size()) + " (" + scene.state.unit(ids[0]).name + ", " +
                            scene.state.unit(ids[1]).name + (ids.size() > 2 ? ", …)" : ")"),
                        slot);
    return optio::unitIn(scene, slot, optional);
}

std::vector<std::string> namedIn(const Scene &scene, const char *slot)
{
    std::vector<std::string> ids;
    const auto picks = picksIn(scene.input, slot);
    for (std::size_t i = 0; i < picks.size(); ++i) {
        ids.push_back(pickedUnit(slot, picks[i], i, scene.json != nullptr));
        scene.state.unit(ids.back());
    }
    return ids;
}

std::vector<std::string> sortedIn(const Scene &scene, const char *slot)
{
    return scene.json != nullptr ? inOrder(unitsIn(scene, slot)) : unitsIn(scene, slot);
}

std::vector<std::string> inOrder(std::vector<std::string> ids)
{
    std::sort(ids.begin(), ids.end(), [](const std::string &one, const std::string &two) {
        return one.size() != two.size() ? one.size() < two.size() : one < two;
    });
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

void shut(const Scene &scene, const std::string &question, const Json &standard, const std::string &why)
{
    const Json &answers = answersIn(scene.input);
    if (const auto given = answers.find(question); scene.ask.strict() && given != answers.end() && *given != standard)
        throw Error(why, question);
}

std::string agreedReason(const Json &input)
{
    const auto given = input.find("reason");
    if (given == input.end())
        return "Agreed by the players";
    if (!given->is_string() || given->get_ref<const std::string &>().empty() || given->get_ref<const std::string &>().size() > 200)
        throw Error("reason must be a text of 1 to 200 bytes, not " + quoted(*given), "reason");
    return given->get<std::string>();
}

void expectStep(const Scene &scene, const std::string &step)
{
    if (scene.json == nullptr)
        return;
    if (scene.state.over)
        throw Error("The battle is over (ANC-022)", "step");
    if (scene.state.step != step)
        throw Error("This belongs to \"" + scene.sheet.step(step).label + "\"; now it is \"" + scene.sheet.step(scene.state.step).label +
                        "\" (ANC-021)",
                    "step");
}

void expectSide(const State &state, const Unit &unit, const std::string &side, const std::string &slot)
{
    if (unit.side != side)
        throw Error(slot + ": " + unit.name + " belongs to " + state.side(unit.side).name + ", not to " + state.side(side).name +
                        " (ANC-181)",
                    slot);
}

// --- losses -------------------------------------------------------------------------------------------------------------------

int Fray::suffer(Unit &unit, Fate fate)
{
    switch (fate) {
    case Fate::nothing:
        return 0;
    case Fate::disorder:
        if (unit.disordered)
            return 0;
        disorder(unit);
        return 1;
    case Fate::again:
        if (!unit.disordered) {
            disorder(unit);
            return 1;
        }
        destroy(unit);
        return 2;
    case Fate::destroy:
        destroy(unit);
        return 2;
    }
    return 0;
}

void Fray::disorder(Unit &unit)
{
    unit.disordered = true;
    narration_.say(unit.name + (unit.arm == Arm::camp ? " is disordered." : " are disordered."));
    narration_.instruct(unit.side, "Flip " + unit.name + ".");
    const std::vector<std::string> leaders = state_.leadersWith(unit.id);
    if (state_.settings.leadersOut && !leaders.empty())
        narration_.say(leadersSaid(leaders.size(), " is out for its next turn (ANC-097).", " are out for their next turn (ANC-097)."));
    for (const std::string &id : leaders) {
        Leader &leader = state_.leader(id);
        if (state_.settings.leadersOut) {
            leader.out = state_.playerTurn() + (leader.side == state_.active ? 2 : 1);
        } else if (state_.settings.leaderLoss > 0) {
            const std::string label = "leader with " + unit.name;
            if (dice_.check(Die::d6, state_.settings.leaderLoss, {"leader." + id, label})) {
                leader.state = LeaderState::lost;
                leader.unit.clear();
                ++leadersLost_;
                narration_.say(leaders.size() == 1 ? "Its leader is lost." : "A leader with it is lost.");
                narration_.instruct(unit.side, "Remove the leader.");
            }
        }
    }
}

void Fray::destroy(Unit &unit)
{
    unit.place = Place::destroyed;
    unit.panicking = false;
    narration_.say(unit.name + (unit.arm == Arm::camp ? " is destroyed." : " are destroyed."));
    narration_.instruct(unit.side, "Remove " + unit.name + ".");
    const std::vector<std::string> leaders = state_.leadersWith(unit.id);
    for (const std::string &id : leaders) {
        Leader &leader = state_.leader(id);
        leader.state = LeaderState::lost;
        leader.unit.clear();
        ++leadersLost_;
    }
    if (!leaders.empty())
        narration_.say(leadersSaid(leaders.size(), " falls with it (ANC-098).", " fall with it (ANC-098)."));
    forgetWhoLeft(state_);
    if (fallsHard(unit.code())) {
        state_.fallen.push_back(unit.id);
        narration_.next("collapse", "Units in contact with " + unit.name, {{"answers", Json::object()}});
    }
}

std::vector<DieSlot> leaderDice(const Scene &scene, const std::vector<std::string> &units)
{
    std::vector<DieSlot> dice;
    if (scene.state.settings.leadersOut || scene.state.settings.leaderLoss == 0)
        return dice;
    for (const std::string &id : units) {
        const Unit &unit = scene.state.unit(id);
        if (!unit.disordered)
            for (std::size_t i = 0; i < scene.state.leadersWith(id).size(); ++i)
                dice.push_back(dieSlot(unit.side, "leader with " + unit.name));
    }
    return dice;
}

} // namespace optio::ancients
