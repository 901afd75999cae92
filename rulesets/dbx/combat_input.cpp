// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the input of a combat.
#include "rulesets/dbx/combat_input.h"

#include "rules/ruling/asking.h"
#include "rules/ruling/refusal.h"
#include "rules/sides.h"

namespace optio::dbx {

std::vector<Slot> combatSlots(const std::vector<std::array<std::string, 3>> &fighters, bool shooting)
{
    std::vector<Slot> slots;
    for (const auto &[id, label, whose] : fighters)
        slots.push_back({id, label, whose});
    if (shooting)
        for (const int side : {0, 1})
            slots.push_back({aidId[at(side)], side == 0 ? "Who aids the shooter" : "Who aids the target", "any", true, true, true});
    return slots;
}

const Json &slotOf(const Json &input, int side, const std::string &called)
{
    const std::string &field = slotId[at(side)];
    const auto found = input.find(field);
    if (found == input.end() || found->is_null())
        throw Error(field + ": the " + called + " is missing", field);
    return *found;
}

std::string rowNamed(const Units &units, const Json &slot, const std::string &field)
{
    if (slot.is_object())
        onlyKeys(slot, {"unit", "part"});
    const Json named = slot.is_object() ? slot.value("unit", Json()) : slot;
    if (!named.is_string())
        throw Error(field + ": in a game, name a unit of the game by its id", field);
    if (!units.contains(named.get_ref<const std::string &>()))
        throw Error(field + ": the game has no unit " + quoted(named), field);
    return named.get<std::string>();
}

Json partNamed(const Json &input, int side, const std::string &question)
{
    const Json &answers = answersIn(input);
    if (const auto answer = answers.find(question); answer != answers.end())
        return *answer;
    const Json &slot = input.at(slotId[at(side)]);
    return slot.is_object() ? slot.value("part", Json()) : Json();
}

Json slotNamed(const std::string &unit, const std::string &part, const std::string &first, bool differ)
{
    return differ || part == first ? Json(unit) : Json{{"unit", unit}, {"part", part}};
}

Json answersWithAid(const Json &input, const std::string &prefix)
{
    Json answers = answersIn(input);
    for (const std::string &id : aidId)
        if (const auto named = input.find(id);
            named != input.end() && named->is_array() && !named->empty() && !answers.contains(prefix + id)) {
            int count = 0;
            for (const Json &pick : *named)
                count += pick.is_object() && pick.value("count", Json()).is_number_integer() ? pick.at("count").get<int>() : 1;
            answers[prefix + id] = count;
        }
    return answers;
}

const Json *aidNamed(const Json &input, int side, const char *rule)
{
    const auto found = input.find(aidId[at(side)]);
    if (found == input.end() || found->is_null())
        return nullptr;
    if (!found->is_array())
        throw Error(aidId[at(side)] + ": expected a list of elements (" + rule + ")", aidId[at(side)]);
    return found->empty() ? nullptr : &*found;
}

std::vector<std::string> fighters(const Json &input)
{
    std::vector<std::string> who;
    for (const std::string &slot : slotId)
        if (const auto found = input.find(slot); found != input.end()) {
            const Json &row = found->is_object() && found->contains("unit") ? found->at("unit") : *found;
            who.push_back(row.is_string() ? row.get<std::string>() : canonical(row));
        }
    return who;
}

} // namespace optio::dbx
