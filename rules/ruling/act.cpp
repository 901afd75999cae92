// SPDX-License-Identifier: GPL-3.0-or-later
// The plumbing of resolvers that are written as one function.
#include "rules/ruling/act.h"

#include "rules/ruling/asking.h"
#include "rules/ruling/participants.h"
#include "rules/ruling/refusal.h"

namespace optio {

bool nobodyIn(const Json &input, const std::string &slot)
{
    const auto found = input.find(slot);
    return found == input.end() || found->is_null() || (found->is_string() && found->get_ref<const std::string &>().empty()) ||
           (found->is_array() && found->empty());
}

std::span<const Json> picksIn(const Json &input, const std::string &slot)
{
    if (nobodyIn(input, slot))
        return {};
    const Json &value = input.at(slot);
    if (!value.is_array())
        return {&value, 1};
    return value.get_ref<const Json::array_t &>();
}

std::string pickedUnit(const std::string &slot, const Json &pick, std::size_t number, bool inGame)
{
    if (!inGame)
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
    return id->get<std::string>();
}

void forEachDescribed(const std::vector<Slot> &slots, const Json &input,
                      const std::function<void(const std::string &id, const std::string &side, const Json &described)> &call)
{
    for (const Slot &slot : slots) {
        if (nobodyIn(input, slot.id))
            continue;
        const Json &value = input.at(slot.id);
        const std::string side = slot.whose == "other" ? "b" : "a";
        if (!slot.many) {
            call(slot.id, side, value);
            continue;
        }
        const auto picks = picksIn(input, slot.id);
        for (std::size_t i = 0; i < picks.size(); ++i)
            call(pickedUnit(slot.id, picks[i], i, false), side, picks[i]);
    }
}

DieSlot dieSlot(const std::string &side, const std::string &label) { return {side, label, {1, 2, 3, 4, 5, 6}}; }

void checkKeys(const About &about, const Json &input, bool strict)
{
    if (!input.is_object())
        throw Error("the input must be an object, not " + quoted(input));
    if (!strict)
        return;
    std::vector<std::string> keys = about.keys;
    keys.emplace_back("answers");
    for (const Slot &slot : about.slots)
        keys.push_back(slot.id);
    onlyKeys(input, keys);
}

std::string ActBase::refusal(const Json &state, const Json &input) const
{
    try {
        for (const Slot &slot : slots())
            if (!slot.optional && nobodyIn(input, slot.id))
                return {}; // nothing to judge yet
        std::vector<Question> asked;
        built(&state, input, false, &asked, nullptr);
        return {};
    } catch (const Error &error) {
        return error.what();
    }
}

Form ActBase::form(const Json *state, const Json &input) const
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

Json ActBase::complete(const Json *state, const Json &input) const
{
    std::vector<Question> questions;
    built(state, input, true, &questions, nullptr);
    Json whole = input;
    whole["answers"] = Json::object();
    for (const Question &question : questions)
        whole["answers"][question.id] = question.value;
    return whole;
}

void ActBase::expectAllowed(const Json *state, const Json &input) const { built(state, input, true, nullptr, nullptr); }

std::unique_ptr<Case> ActBase::prepare(const Json *state, const Json &input) const { return built(state, input, true, nullptr, nullptr); }

std::unique_ptr<Case> ActBase::prepareLenient(const Json *state, const Json &input) const
{
    return built(state, input, false, nullptr, nullptr);
}

std::vector<std::string> ActBase::participants(const Json &input) const
{
    std::vector<std::string> names;
    if (const auto side = input.find("side"); side != input.end() && side->is_string())
        names.push_back(side->get<std::string>());
    for (const Slot &slot : slots()) {
        std::vector<std::string> who;
        for (const Json &one : picksIn(input, slot.id))
            who.push_back(one.is_string()                                                         ? one.get<std::string>()
                          : one.is_object() && one.contains("unit") && one.at("unit").is_string() ? one.at("unit").get<std::string>()
                                                                                                  : canonical(one));
        joinParticipants(names, std::move(who));
    }
    return names;
}

} // namespace optio
