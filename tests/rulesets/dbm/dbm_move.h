// SPDX-License-Identifier: GPL-3.0-or-later
// Actions of the DBM rule set for tests: orders outside a game from short texts, and what they cost.
#pragma once

#include "tests/rulesets/dbm/dbm_play.h"

#include <cstdlib>
#include <sstream>

namespace dbmtest {

/// A pick outside a game from "8 Irr Wb(O)", with any of "general", "mounted", "double=Kn(O)", "for Cv" (may support), "marches=2",
/// "contact=?", "on_foot", "moved" and "halted" after it.
inline Json pickFrom(const std::string &text)
{
    std::istringstream words(text);
    int count = 0;
    std::string drill, kind, word;
    words >> count >> drill >> kind;
    const auto open = kind.find('(');
    Json element = {{"drill", drill}, {"type", kind.substr(0, open)}, {"grade", kind.substr(open + 1, 1)}};
    Json part = Json::object();
    while (words >> word) {
        const auto equals = word.find('=');
        const std::string value = equals == std::string::npos ? "" : word.substr(equals + 1);
        if (word == "general")
            element["general"] = true;
        else if (word == "mounted")
            element["mounted_infantry"] = true;
        else if (word == "for" && words >> word)
            element["may_support"] = Json::array({word});
        else if (word.rfind("double=", 0) == 0)
            element["double"] = value;
        else if (word.rfind("marches=", 0) == 0)
            part["marches"] = std::stoi(value);
        else if (word.rfind("contact=", 0) == 0)
            part["contact"] = value;
        else
            part[word] = true;
    }
    Json pick = {{"element", element}, {"count", count}};
    if (!part.empty())
        pick["part"] = part;
    return pick;
}

/// An input of "move" outside a game; `answers` and `command` are the insides of JSON objects.
inline Json orderOf(const std::vector<const char *> &who, const std::string &answers, const std::string &command)
{
    Json order = {{"who", Json::array()}, {"answers", Json::parse("{" + answers + "}")}};
    for (const char *one : who)
        order["who"].push_back(pickFrom(one));
    order["game"]["command"] = Json::parse("{" + command + "}");
    return order;
}

inline int totalOf(const Ruling &ruling, const std::string &id)
{
    for (const Total &total : ruling.totals)
        if (total.id == id)
            return total.value;
    return -1;
}

/// "base+1 pip.clumsy+1 = 2": the lines of a stage that count, and a total.
inline std::string sumOf(const Ruling &ruling, const std::string &stage, const std::string &total)
{
    std::string text;
    for (const Line &line : ruling.lines)
        if (line.stage == stage && line.value != 0)
            text += line.id + (line.value < 0 ? "-" : "+") + std::to_string(std::abs(line.value)) + " ";
    return text + "= " + std::to_string(totalOf(ruling, total));
}

} // namespace dbmtest
