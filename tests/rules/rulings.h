// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of several rule sets share: rulings with given dice, their lines and their odds.
#pragma once

#include "rules/ruleset.h"

#include <cstdlib>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

/// QCOMPARE for JSON values, showing both when they differ.
#define COMPARE_JSON(actual, expected)                                                                                                     \
    do {                                                                                                                                   \
        const optio::Json is = (actual), shouldBe = (expected);                                                                            \
        QVERIFY2(is == shouldBe, (is.dump() + " should be " + shouldBe.dump()).c_str());                                                   \
    } while (false)

namespace rulings {

using namespace optio;

/// The figures of the rule set `id`.
inline std::filesystem::path folderOf(const std::string &id) { return std::filesystem::path(std::getenv("OPTIO_RULESETS")) / id; }

/// What comes of an act with these dice, no more and no fewer.
inline Ruling ruleOn(const Ruleset &ruleset, const std::string &resolver, const Json &given, const std::vector<int> &faces,
                     const Json *state = nullptr)
{
    const Resolver &asked = ruleset.resolver(resolver);
    EnteredDice source(faces);
    Dice dice(source);
    Ruling ruling = asked.prepare(state, asked.complete(state, given))->rule(dice);
    source.finish();
    return ruling;
}

/// "base+5 tf.flanks-1": the lines of one side besides the die.
inline std::string linesOf(const Ruling &ruling, const std::string &side)
{
    std::string text;
    for (const Line &line : ruling.lines)
        if (line.side == side && line.stage != "die")
            text += (text.empty() ? "" : " ") + line.id + (line.value < 0 ? "-" : "+") + std::to_string(std::abs(line.value));
    return text;
}

/// The odds of a case as "unharmed recoil" → cases out of 36.
inline std::map<std::string, int> oddsIn36(const Ruleset &ruleset, const std::string &resolver, const Json &given)
{
    const Resolver &asked = ruleset.resolver(resolver);
    const auto ready = asked.prepare(nullptr, asked.complete(nullptr, given));
    const Distribution odds = oddsOf(*ready);
    std::map<std::string, int> result;
    for (const Share &share : odds.shares) {
        const Json results = ready->outcome(share.outcome).results;
        result[results["a"].get<std::string>() + " " + results["b"].get<std::string>()] += static_cast<int>(36 * share.weight / odds.of);
    }
    return result;
}

} // namespace rulings
