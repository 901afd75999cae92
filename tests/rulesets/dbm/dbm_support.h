// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of the DBM rule set share: the loaded rule set, and rulings with given dice.
#pragma once

#include "rulesets/dbm/dbm.h"
#include "rulesets/dbm/marks.h"
#include "tests/rules/rulings.h"
#include "tests/rulesets/dbx/marked.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace dbmtest {

using namespace optio;
using dbxtest::countMarked;
using rulings::linesOf, rulings::oddsIn36, rulings::ruleOn;

inline std::filesystem::path figuresFolder() { return rulings::folderOf("dbm"); }

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

} // namespace dbmtest
