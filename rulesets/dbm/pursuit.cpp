// SPDX-License-Identifier: GPL-3.0-or-later
// Tells a pursuit.
#include "rulesets/dbm/pursuit.h"

#include "rules/refusal.h"
#include "rulesets/dbm/aftermath.h"
#include "rulesets/dbm/marks.h"
#include "rulesets/dbm/phases.h"
#include "rulesets/dbm/picks.h"
#include "rulesets/dbm/units.h"

#include <algorithm>
#include <memory>

namespace optio::dbm {

namespace {

/// Free elements that have fought are the ones that can have won.
int whetherToPursue(const Part &part) { return part.has(mark::contact) || part.has(mark::pursued) ? -1 : part.has(mark::fought) ? 0 : 1; }

Facts factsOf(const Words &words, const Element &element)
{
    Facts facts;
    facts[words.me] = static_cast<std::uint8_t>(element.kind);
    facts[words.drill] = static_cast<std::uint8_t>(element.drill);
    return facts;
}

/// Throws Error when `after` names no unit of the enemy.
void checkFoe(const Json &state, const Json &after, const Json &unit)
{
    const Json &units = state.at("units");
    if (!after.is_string() || !units.contains(after.get_ref<const std::string &>()))
        throw Error("after: the game has no unit " + quoted(after), "after");
    if (units.at(after.get_ref<const std::string &>()).at("side") == unit.at("side"))
        throw Error("after: an element does not pursue its own side (DBM-192)", "after");
}

} // namespace

std::vector<Slot> PursuitResolver::slots() const
{
    return {{"who", "Who pursues", "any", true, false}, {"after", "Enemy that recoiled", "any", false, true}};
}

std::vector<Candidate> PursuitResolver::candidates(const Json &state, const Slot &slot, const Json &) const
{
    if (!slot.many)
        return {};
    return candidatesOf(sheet_.words, state, {}, [&](const Json &, const Element &element, const Part &part) {
        return whetherToPursue(part) == 0 && pursuitOf(sheet_, factsOf(sheet_.words, element)) != Pursuit::never ? 0 : -1;
    });
}

std::vector<Question> PursuitResolver::ask(const Json *, const Json &input, bool strict) const
{
    if (const Json &answers = answersIn(input); strict && !answers.empty())
        throw Error("answers: nothing is asked about a pursuit, so there is no question " + quoted(Json(answers.begin().key())),
                    answers.begin().key());
    return {};
}

Json PursuitResolver::settled(const Json *state, const Json &input) const
{
    Json whole = Json::object();
    if (input.contains("who"))
        whole["who"] = toJson(sheet_.words, picksFrom(sheet_.words, state, input.at("who"), "who", whetherToPursue), state != nullptr);
    if (const auto after = input.find("after"); after != input.end() && !after->is_null() && state != nullptr)
        whole["after"] = *after;
    return whole;
}

Ruling PursuitResolver::tell(const Json *state, const Json &input) const
{
    const auto picks = picksFrom(sheet_.words, state, input.at("who"), "who");
    Ruling ruling;
    std::unique_ptr<Marking> marking = state != nullptr ? std::make_unique<Marking>(*state) : nullptr;
    for (const Pick &pick : picks) {
        const std::string name = titleOf(sheet_.words, pick.element);
        if (pursuitOf(sheet_, factsOf(sheet_.words, pick.element)) == Pursuit::never)
            throw Error(name + " never pursue (DBM-064)", "who");
        if (state == nullptr)
            continue;
        // Before the fighting an enemy gives way by breaking off.
        if (!pick.part.has(mark::fought) && hasReached(sheet_, *state, "shooting"))
            throw Error(name + ": only an element that has fought in close combat this bound can pursue (DBM-064)", "who");
        if (pick.part.has(mark::pursued) || pick.part.has(mark::contact))
            throw Error(name + (pick.part.has(mark::pursued) ? ": it has pursued this bound already (DBM-064)"
                                                             : ": it is in contact; nobody gave way to it (DBM-064)"),
                        "who");
        Json marks = {{mark::pursued, true}};
        if (input.contains("after")) {
            checkFoe(*state, input.at("after"), *pick.unit);
            const auto foeId = input.at("after").get<std::string>();
            int left = pick.count;
            for (const Part &part : partsOf(Json(marking->unit(foeId))))
                if (left > 0 && part.has(mark::fought) && !part.has(mark::contact)) {
                    const int caught = std::min(left, part.count);
                    marking->mark(foeId, part.key, caught, {{mark::contact, pick.unitId}});
                    left -= caught;
                }
            marks[mark::contact] = foeId;
        }
        marking->mark(pick.unitId, pick.part.key, pick.count, marks);
        if (pick.general())
            tellGeneralMoved(*state, *pick.unit, ruling);
    }
    const std::string who = picksText(sheet_.words, picks);
    ruling.sentence = who + " pursue";
    ruling.outcome.push_back({picks.front().unit == nullptr ? "a" : picks.front().unit->at("side").get<std::string>(), "pursues", "pursues",
                              fill(sheet_.following.instruction, {{"unit", who}}), sheet_.following.rule});
    if (marking)
        marking->tell(ruling, [](const std::string &) { return std::string(); });
    return ruling;
}

} // namespace optio::dbm
