// SPDX-License-Identifier: GPL-3.0-or-later
// The plumbing of the resolvers.
#include "rulesets/punic/act.h"

#include "rules/asking.h"
#include "rules/refusal.h"

#include <algorithm>

namespace optio::punic {

namespace {

std::vector<std::string> withSlots(const std::vector<Slot> &slots)
{
    std::vector<std::string> keys{"answers"};
    for (const Slot &slot : slots)
        keys.push_back(slot.id);
    return keys;
}

bool isEmpty(const Json &input, const std::string &slot)
{
    const auto found = input.find(slot);
    return found == input.end() || found->is_null() || *found == "" || (found->is_array() && found->empty());
}

const Json &slotOf(const Scene &scene, const std::string &slot, bool optional)
{
    static const Json none;
    if (!isEmpty(scene.input, slot))
        return scene.input.at(slot);
    if (!optional)
        throw Error(slot + ": nobody is named", slot);
    return none;
}

/// The unit a pick names: a bare text, or {"unit": …}. Outside a game the slot itself is the unit.
std::string idOf(const Scene &scene, const std::string &slot, const Json &pick, std::size_t number)
{
    if (scene.json == nullptr)
        return number == 0 ? slot : slot + std::to_string(number + 1);
    const Json *id = &pick;
    if (pick.is_object()) {
        onlyKeys(pick, {"unit", "part", "count"});
        if (!pick.contains("unit"))
            throw Error(slot + ": a pick names its unit", slot);
        id = &pick.at("unit");
    }
    if (!id->is_string())
        throw Error(slot + ": expected the id of a unit, not " + quoted(*id), slot);
    scene.state.unit(id->get_ref<const std::string &>());
    return id->get<std::string>();
}

} // namespace

// --- acts ---------------------------------------------------------------------------------------------------------------------

std::unique_ptr<Case> ActResolver::built(const Json *state, const Json &input, bool strict, std::vector<Question> *questions,
                                         Form *form) const
{
    if (!input.is_object())
        throw Error("the input must be an object, not " + quoted(input));
    if (strict)
        onlyKeys(input, withSlots(slots()));
    const Json &answers = answersIn(input);
    Asker asker(sheet_, answers, strict);
    Scene scene{sheet_, state, stateOf(state, input), input, asker};
    if (form != nullptr)
        form->contestants = headOf(scene);
    std::unique_ptr<Case> ready;
    try {
        ready = build(scene);
    } catch (...) {
        if (questions != nullptr)
            *questions = asker.questions();
        throw;
    }
    if (strict)
        asker.finish();
    if (questions != nullptr)
        *questions = asker.questions();
    if (form != nullptr)
        form->dice = diceOf(scene);
    return ready;
}

State ActResolver::stateOf(const Json *state, const Json &input) const { return stateFor(sheet_, state, input, slots()); }

std::string ActResolver::refusal(const Json &state, const Json &input) const
{
    try {
        for (const Slot &slot : slots())
            if (!slot.optional && isEmpty(input, slot.id))
                return {}; // nothing to judge yet
        built(&state, input, false, nullptr, nullptr);
        return {};
    } catch (const Error &error) {
        return error.what();
    }
}

Form ActResolver::form(const Json *state, const Json &input) const
{
    Form form;
    form.resolver = id();
    form.title = title();
    try {
        built(state, input, false, &form.questions, &form);
    } catch (const Error &) {
        // A refused act shows the questions asked so far; refusal() tells why.
    }
    return form;
}

Json ActResolver::complete(const Json *state, const Json &input) const
{
    std::vector<Question> questions;
    built(state, input, true, &questions, nullptr);
    Json whole = input;
    whole["answers"] = Json::object();
    for (const Question &question : questions)
        whole["answers"][question.id] = question.value;
    return whole;
}

std::unique_ptr<Case> ActResolver::prepare(const Json *state, const Json &input) const
{
    return built(state, input, true, nullptr, nullptr);
}

std::unique_ptr<Case> ActResolver::prepareLenient(const Json *state, const Json &input) const
{
    return built(state, input, false, nullptr, nullptr);
}

std::vector<std::string> ActResolver::participants(const Json &input) const
{
    std::vector<std::string> names;
    for (const Slot &slot : slots()) {
        if (isEmpty(input, slot.id))
            continue;
        const Json &value = input.at(slot.id);
        for (const Json &one : value.is_array() ? value : Json::array({value}))
            names.push_back(one.is_string()                                                         ? one.get<std::string>()
                            : one.is_object() && one.contains("unit") && one.at("unit").is_string() ? one.at("unit").get<std::string>()
                                                                                                    : canonical(one));
    }
    return names;
}

std::vector<Contestant> ActResolver::headOf(const Scene &scene) const
{
    std::vector<Contestant> head;
    for (const Slot &slot : slots()) {
        if (slot.many || isEmpty(scene.input, slot.id))
            continue;
        const Unit &unit = scene.state.unit(unitIn(scene, slot.id));
        Contestant one;
        one.side = unit.side;
        one.unit = scene.json != nullptr ? unit.id : std::string();
        one.title = unit.name;
        one.subtitle = std::string(unit.legion ? "legion" : nameOf(unit.type)) + " " + nameOf(unit.grade) + " · " + basesText(unit.bases());
        if (unit.dps > 0)
            one.subtitle += " · " + dpsText(unit.dps);
        one.icon = iconOf(scene.sheet, unit);
        head.push_back(std::move(one));
    }
    return head;
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
    for (const Slot &slot : slots) {
        if (isEmpty(input, slot.id))
            continue;
        const std::string side = slot.whose == "other" ? "b" : "a";
        const Json &value = input.at(slot.id);
        if (slot.many && value.is_array())
            for (std::size_t i = 0; i < value.size(); ++i)
                describe(sheet, state, i == 0 ? slot.id : slot.id + std::to_string(i + 1), side, value[i]);
        else
            describe(sheet, state, slot.id, side, value);
    }
    return state;
}

std::string unitIn(const Scene &scene, const std::string &slot, bool optional)
{
    const Json &value = slotOf(scene, slot, optional);
    if (value.is_null())
        return {};
    std::string id = idOf(scene, slot, value.is_array() ? value.at(0) : value, 0);
    expectInPlay(scene.state, id);
    return id;
}

std::vector<std::string> unitsIn(const Scene &scene, const std::string &slot)
{
    const Json &value = slotOf(scene, slot, true);
    std::vector<std::string> ids;
    if (value.is_null())
        return ids;
    const Json list = value.is_array() ? value : Json::array({value});
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string id = idOf(scene, slot, list[i], i);
        expectInPlay(scene.state, id);
        if (std::find(ids.begin(), ids.end(), id) == ids.end())
            ids.push_back(id);
    }
    return ids;
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

void expectInPlay(const State &state, const std::string &id)
{
    const Unit &unit = state.unit(id);
    if (unit.inPlay())
        return;
    const std::string what = unit.status == Status::left ? "left the table" : std::string("was ") + nameOf(unit.status);
    throw Error(unit.name + " " + what + " in turn " + std::to_string(unit.goneTurn) + " (PUN-394)", id);
}

// --- cases --------------------------------------------------------------------------------------------------------------------

Played::Played(const Json *json, State state, Play play, Quick quick, Tell tell)
    : inGame_(json != nullptr), before_(json != nullptr ? *json : Json()), state_(std::move(state)), play_(std::move(play)),
      quick_(std::move(quick)), tell_(std::move(tell))
{}

std::uint64_t Played::roll(Dice &dice) const
{
    if (quick_)
        return quick_(dice);
    State copy = state_;
    Tale tale;
    return play_(dice, copy, tale);
}

OutcomeText Played::outcome(std::uint64_t key) const { return tell_ ? tell_(key) : OutcomeText{Json::object(), "", "", 0}; }

Ruling Played::rule(Dice &dice) const
{
    State after = state_;
    Tale tale;
    play_(dice, after, tale);
    return tale.ruling(inGame_ ? &before_ : nullptr, after, dice.drawn());
}

std::unique_ptr<Case> told(Scene &scene, const std::function<void(State &, Tale &)> &play)
{
    // Played once now, so that an act that may not be done is refused when it is made ready.
    State after = scene.state;
    Tale tale;
    play(after, tale);
    const std::string label = tale.sentences().empty() ? std::string() : tale.sentences().front();
    return std::make_unique<Played>(
        scene.json, scene.state,
        [play](Dice &, State &state, Tale &story) {
            play(state, story);
            return std::uint64_t{0};
        },
        [](Dice &) { return std::uint64_t{0}; },
        [label](std::uint64_t) {
            return OutcomeText{Json::object(), label, "", 0};
        });
}

} // namespace optio::punic
