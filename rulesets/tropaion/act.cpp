// SPDX-License-Identifier: GPL-3.0-or-later
// The plumbing of the resolvers.
#include "rulesets/tropaion/act.h"

#include "rules/asking.h"
#include "rules/refusal.h"
#include "rulesets/tropaion/fields.h"

#include <algorithm>

namespace optio::tropaion {

namespace {

bool nobodyIn(const Json &input, const std::string &slot)
{
    const auto found = input.find(slot);
    return found == input.end() || found->is_null() || *found == "" || (found->is_array() && found->empty());
}

/// The unit a pick names: a bare text, or {"unit": …}. Outside a game the slot itself is the unit.
std::string pickedUnit(const Scene &scene, const std::string &slot, const Json &pick, std::size_t number)
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
    const Unit &unit = scene.state.unit(id->get_ref<const std::string &>());
    if (!unit.onTable())
        throw Error(slot + ": " + unit.name + (unit.status == Status::lost ? " is lost" : " is still in reserve") +
                        ", not on the table (TRO-197)",
                    slot);
    return unit.id;
}

/// Puts a described unit into the state of an act outside a game.
void describeUnit(const Sheet &sheet, State &state, const std::string &id, const std::string &side, Json json,
                  const std::vector<std::string> &further)
{
    if (!json.is_object())
        throw Error(id + ": outside a game expected an object that describes the unit, not " + quoted(json), id);
    static const Json known = toJson(Unit{});
    std::vector<std::string> names = further;
    for (const auto &[key, value] : known.items())
        names.push_back(key);
    for (const auto &[key, value] : json.items())
        if (std::find(names.begin(), names.end(), key) == names.end())
            throw Error(id + ": a unit has no " + quoted(Json(key)) + allowedTail(key, names), id);
    Unit unit = unitFromJson(id, json);
    unit.side = side;
    for (const std::string &trait : unit.traits)
        sheet.trait(trait);
    if (unit.disruption < 0 || unit.disruption > capacityOf(sheet, unit))
        throw Error(id + "/disruption must be 0 to " + std::to_string(capacityOf(sheet, unit)) + " (TRO-017)", id);
    if (unit.name.empty())
        unit.name = sheet.type(unit.type).name;
    state.units.emplace(id, std::move(unit));
}

} // namespace

State ActResolver::stateOf(const Json *json, const Json &input) const
{
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
    for (const Slot &slot : slots()) {
        if (nobodyIn(input, slot.id))
            continue;
        const std::string side = slot.whose == "other" ? "b" : "a";
        const Json &value = input.at(slot.id);
        if (slot.many && value.is_array())
            for (std::size_t i = 0; i < value.size(); ++i)
                describeUnit(sheet_, state, i == 0 ? slot.id : slot.id + std::to_string(i + 1), side, value[i], describing());
        else
            describeUnit(sheet_, state, slot.id, side, value, describing());
    }
    return state;
}

std::unique_ptr<Case> ActResolver::built(const Json *state, const Json &input, bool strict, std::vector<Question> *questions,
                                         Form *form) const
{
    if (!input.is_object())
        throw Error("the input must be an object, not " + quoted(input));
    if (strict) {
        std::vector<std::string> keys = otherKeys();
        keys.push_back("answers");
        for (const Slot &slot : slots())
            keys.push_back(slot.id);
        onlyKeys(input, keys);
    }
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

std::string ActResolver::refusal(const Json &state, const Json &input) const
{
    try {
        for (const Slot &slot : slots())
            if (!slot.optional && nobodyIn(input, slot.id))
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
    if (const auto side = input.find("side"); side != input.end() && side->is_string())
        names.push_back(side->get<std::string>());
    for (const Slot &slot : slots()) {
        if (nobodyIn(input, slot.id))
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
        if (slot.many || nobodyIn(scene.input, slot.id))
            continue;
        const Unit &unit = scene.state.unit(unitIn(scene, slot.id));
        const TypeRow &type = scene.sheet.type(unit.type);
        Contestant one;
        one.side = unit.side;
        one.unit = scene.json != nullptr ? unit.id : std::string();
        one.title = unit.name;
        one.subtitle = type.name;
        if (unit.disruption > 0)
            one.subtitle += " · disrupted " + std::to_string(unit.disruption) + " of " + std::to_string(type.capacity);
        one.icon = type.icon;
        head.push_back(std::move(one));
    }
    return head;
}

// --- units of an act ----------------------------------------------------------------------------------------------------------

std::string unitIn(const Scene &scene, const std::string &slot, bool optional)
{
    if (nobodyIn(scene.input, slot)) {
        if (optional)
            return {};
        throw Error(slot + ": nobody is named", slot);
    }
    const Json &value = scene.input.at(slot);
    return pickedUnit(scene, slot, value.is_array() ? value.at(0) : value, 0);
}

std::vector<std::string> unitsIn(const Scene &scene, const std::string &slot)
{
    std::vector<std::string> ids;
    if (nobodyIn(scene.input, slot))
        return ids;
    const Json &value = scene.input.at(slot);
    const Json list = value.is_array() ? value : Json::array({value});
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string id = pickedUnit(scene, slot, list[i], i);
        if (std::find(ids.begin(), ids.end(), id) == ids.end())
            ids.push_back(id);
    }
    return ids;
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

// --- cases --------------------------------------------------------------------------------------------------------------------

Played::Played(const Scene &scene, Play play, Quick quick, Tell tell)
    : inGame_(scene.json != nullptr), before_(inGame_ ? *scene.json : Json()), state_(scene.state), play_(std::move(play)),
      quick_(std::move(quick)), tell_(std::move(tell))
{}

std::uint64_t Played::roll(Dice &dice) const { return quick_ ? quick_(dice) : 0; }

OutcomeText Played::outcome(std::uint64_t key) const { return tell_ ? tell_(key) : OutcomeText{Json::object(), "", "", 0}; }

Ruling Played::rule(Dice &dice) const
{
    State after = state_;
    Tale tale;
    play_(dice, after, tale);
    return tale.ruling(inGame_ ? &before_ : nullptr, after, dice.drawn());
}

std::unique_ptr<Case> told(const Scene &scene, const std::function<void(State &, Tale &)> &play)
{
    State after = scene.state;
    Tale tale;
    play(after, tale);
    const std::string label = tale.ruling(nullptr, after, {}).sentence;
    return std::make_unique<Played>(
        scene, [play](Dice &, State &state, Tale &story) { play(state, story); }, Played::Quick{},
        [label](std::uint64_t) {
            return OutcomeText{Json::object(), label, "", 0};
        });
}

DieSlot dieSlot(const std::string &side, const std::string &label) { return {side, label, {1, 2, 3, 4, 5, 6}}; }

} // namespace optio::tropaion
