// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the rows of Peltast's lists.
#include "rulesets/dbm/army/peltast_rows.h"

#include "rules/exchange/xml.h"

#include <algorithm>
#include <fmt/core.h>

namespace optio::dbm {

namespace {

std::string typeAsTheyWrite(const std::string &type)
{
    for (const auto &[our, their] : spellings)
        if (type == our)
            return std::string(their);
    return type;
}

/// Its one word for what a row is besides its troops.
std::string adjustmentOf(bool general, bool ally, bool chariot, bool mounted)
{
    for (const Adjustment &one : adjustments)
        if (one.general == general && one.ally == (general && ally) && one.chariot == chariot && one.mounted == mounted)
            return std::string(one.word);
    return {};
}

} // namespace

OutRow outRow(const Ruleset &ruleset, const Json &unit, const std::string &general, bool ally)
{
    OutRow row;
    row.rest = unit;
    const auto take = [&](const char *key) {
        const auto found = row.rest.find(key);
        if (found == row.rest.end() || !found->is_string())
            return std::string();
        std::string text = found->get<std::string>();
        row.rest.erase(key);
        return text;
    };
    row.drill = take("drill");
    row.type = take("type");
    row.grade = take("grade");
    row.count = unit.value("count", 1);
    row.rest.erase("count");
    const auto points = [&] {
        try {
            const Json bare{{"drill", row.drill}, {"type", row.type}, {"grade", row.grade}};
            return ruleset.unitText(bare).value("points", Json(0)).get<double>();
        } catch (const std::exception &) {
            return 0.0;
        }
    };
    row.theirs = row.type != "Bge" && !row.drill.empty() && !row.grade.empty() && points() > 0;
    const bool leads = unit.value("role", Json()) == "general", mounted = unit.value("mounted_infantry", Json()) == true;
    const bool chariot = unit.value("chariot", Json()) == true;
    if (leads) {
        row.rest.erase("role");
        row.description = general;
    } else {
        row.description = take("name");
    }
    if (chariot)
        row.rest.erase("chariot");
    if (mounted && !chariot)
        row.rest.erase("mounted_infantry");
    row.adjustment = adjustmentOf(leads, ally, chariot, mounted && !chariot);
    row.type = typeAsTheyWrite(row.type);
    return row;
}

std::string attribute(const char *key, const std::string &value)
{
    return value.empty() ? std::string() : fmt::format(" {}=\"{}\"", key, exchange::escaped(value));
}

std::string rearRow(const Json &unit, const std::string &drill, std::size_t command)
{
    const Json rear = unit.value("double", Json());
    const std::string kind = rear.is_string() ? rear.get<std::string>() : std::string();
    const std::size_t open = kind.find('(');
    if (open == std::string::npos || kind.back() != ')')
        return {};
    const std::string count = std::to_string(unit.value("count", 1));
    return "    <row" + attribute("quantity", count) + attribute("drill", drill) +
           attribute("type", typeAsTheyWrite(kind.substr(0, open))) + attribute("grade", kind.substr(open + 1, kind.size() - open - 2)) +
           attribute("adjustment", std::string(rearRank)) + attribute(("cmdQty" + std::to_string(command)).c_str(), count) + "/>\n";
}

std::string fortificationRows(Json &rest)
{
    std::string rows;
    const Json built = rest.value("fortifications", Json());
    if (!built.is_object())
        return rows;
    for (const auto &[kind, count] : built.items()) {
        const auto found = std::find_if(fortifications.begin(), fortifications.end(),
                                        [&kind = kind](const Fortification &one) { return one.kind == kind; });
        if (found == fortifications.end() || !count.is_number_integer() || count <= 0 || count > mostElements)
            continue;
        rows += "    <row" + attribute("quantity", std::to_string(count.get<int>())) + attribute("drill", fortified) +
                attribute("type", std::string(found->type)) + attribute("grade", "n/a") +
                attribute("adjustment", std::string(found->adjustment)) + "/>\n";
        rest["fortifications"].erase(kind);
    }
    if (rest["fortifications"].empty() && !rows.empty())
        rest.erase("fortifications");
    return rows;
}

} // namespace optio::dbm
