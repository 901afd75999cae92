// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of fights in the Punic Wars share: combats described outside a game, and what their rulings hold.
#pragma once

#include "rulesets/punic/combat/combat_resolver.h"
#include "rulesets/punic/combat/shooting.h"
#include "tests/rules/refusal.h"
#include "tests/rulesets/punic/punic_support.h"

#include <map>
#include <string>
#include <vector>

namespace punictest {

using namespace optio;
using namespace optio::punic;

inline const CombatSheet &fights() { return game().combatSheet(); }
inline const Resolver &resolver(const std::string &id) { return game().resolver(id); }

/// {"a": …, "b": …, "answers": {…}}; descriptions are JSON objects or lists of them.
inline Json fight(const std::string &a, const std::string &b, const std::string &answers = "")
{
    return {{"a", Json::parse(a)}, {"b", Json::parse(b)}, {"answers", Json::parse("{" + answers + "}")}};
}

inline Ruling ruleOn(const std::string &id, const Json &input, const std::vector<int> &faces, const Json *state = nullptr)
{
    const Resolver &asked = resolver(id);
    EnteredDice source(faces);
    Dice dice(source);
    Ruling ruling = asked.prepare(state, asked.complete(state, input))->rule(dice);
    source.finish();
    return ruling;
}

/// The totals of both sides: "9 @5" and so on.
inline int total(const Ruling &ruling, const std::string &side, const std::string &id)
{
    for (const Total &one : ruling.totals)
        if (one.side == side && one.id == id)
            return one.value;
    return -1000;
}

/// "9 @5 v 8 @5"
inline std::string poolsOf(const Ruling &ruling)
{
    const auto pool = [&](const char *side) {
        return std::to_string(total(ruling, side, "dice")) + " @" + std::to_string(total(ruling, side, "target"));
    };
    return pool("a") + " v " + pool("b");
}

/// "bases+6 grade+1 third_line+1 impetus_mi+1": the dice lines of one side that are not 0, without their prefix.
inline std::string linesOf(const Ruling &ruling, const std::string &side)
{
    std::string text;
    for (const Line &line : ruling.lines)
        if (line.side == side && line.stage == "dice" && line.value != 0)
            text += (text.empty() ? "" : " ") + line.id.substr(line.id.find('.') + 1) + (line.value < 0 ? "-" : "+") +
                    std::to_string(std::abs(line.value));
    return text;
}

/// The sum of the lines of a stage about a unit: DPs taken ("battle"), bases lost ("bases", negative).
inline int told(const Ruling &ruling, const std::string &stage, const std::string &id)
{
    int sum = 0;
    for (const Line &line : ruling.lines)
        if (line.stage == stage && line.id == id)
            sum += line.value;
    return sum;
}

inline std::string resultOf(const Ruling &ruling, const std::string &side)
{
    for (const SideOutcome &one : ruling.outcome)
        if (one.side == side)
            return one.result;
    return {};
}

/// The ids of the result rows that held, with their units: "success.others lost.others".
inline std::string rowsOf(const Ruling &ruling)
{
    std::string text;
    for (const Line &line : ruling.lines)
        if (line.stage == "result")
            text += (text.empty() ? "" : " ") + line.id;
    return text;
}

/// The pools without a ruling.
inline std::string poolsOf(const Json &input, const Json *state = nullptr)
{
    const Resolver &asked = resolver("combat");
    const auto ready = asked.prepare(state, asked.complete(state, input));
    const auto &combat = dynamic_cast<const CombatCase &>(*ready);
    const auto pool = [&](int side) {
        return std::to_string(combat.combatant(side).dice) + " @" + std::to_string(combat.combatant(side).hitsOn);
    };
    return pool(0) + " v " + pool(1);
}

/// The odds of a case as "label" → fraction.
inline std::map<std::uint64_t, std::string> oddsOn(const std::string &id, const Json &input, const Json *state = nullptr)
{
    const Resolver &asked = resolver(id);
    const auto ready = asked.prepare(state, asked.complete(state, input));
    const Distribution odds = oddsOf(*ready);
    std::map<std::uint64_t, std::string> result;
    for (const Share &share : odds.shares)
        result[share.outcome] = fraction(share.weight, odds.of);
    return result;
}

} // namespace punictest
