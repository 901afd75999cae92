// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of the DBM rule set share: the loaded rule set, and rulings with given dice.
#pragma once

#include "rules/ruleset.h"
#include "rulesets/dbm/dbm.h"

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

namespace dbmtest {

using namespace optio;

inline std::filesystem::path figuresFolder() { return std::filesystem::path(std::getenv("OPTIO_RULESETS")) / "dbm"; }

/// The rule set, loaded once.
inline const dbm::Dbm &rules()
{
    static const dbm::Dbm ruleset(figuresFolder());
    return ruleset;
}

inline Json input(const std::string &a, const std::string &b, const std::string &answers)
{
    const auto unit = [](const std::string &text) { return text.front() == '{' ? Json::parse(text) : Json(text); };
    return {{"a", unit(a)}, {"b", unit(b)}, {"answers", Json::parse("{" + answers + "}")}};
}

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

/// "recoil unharmed"
inline std::string resultsOf(const Ruling &ruling) { return ruling.outcome.at(0).result + " " + ruling.outcome.at(1).result; }

/// "9-7 9-7 9-7": the totals of both sides, step by step.
inline std::string totalsOf(const Ruling &ruling)
{
    std::map<std::string, int> total;
    for (const Total &one : ruling.totals)
        total[one.side + one.id] = one.value;
    std::string text;
    for (const char *id : {"total1", "total2", "total3"})
        text +=
            (text.empty() ? "" : " ") + std::to_string(total[std::string("a") + id]) + "-" + std::to_string(total[std::string("b") + id]);
    return text;
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

} // namespace dbmtest
