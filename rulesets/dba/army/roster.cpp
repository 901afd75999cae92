// SPDX-License-Identifier: GPL-3.0-or-later
// Totals and legality of rosters, and the catalogue.
#include "rulesets/dba/army/roster.h"

#include "rules/roster/armies.h"

namespace optio::dba {

namespace {

/// What an army is made of.
struct Muster {
    int elements = 0, points = 0, generals = 0, followers = 0, wagons = 0;
};

Muster musterOf(const Sheet &sheet, const Json &roster)
{
    Muster muster;
    for (const Json &command : roster.at("commands"))
        for (const Json &unit : command.at("units")) {
            const int count = countOf(unit);
            try {
                const Element element = elementFromRow(sheet.words, unit, "unit");
                const bool follows = sheet.words.is(element.type, "followers");
                muster.elements += follows ? 0 : count;
                muster.followers += follows ? count : 0;
                muster.points += count * sheet.words.at(element.type).points;
                muster.generals += element.general ? count : 0;
                muster.wagons += sheet.words.is(element.type, "wagons") ? count : 0;
            } catch (const Error &) {
                muster.elements += count; // check() says what is wrong with the row
            }
        }
    return muster;
}

int limit(const Sheet &sheet, const char *key) { return static_cast<int>(sheet.ruleset.at("roster").at(key).integer()); }

Json choicesOfTypes(const Words &words)
{
    Json choices = Json::array();
    for (const Type &type : words.types)
        choices.push_back({{"value", type.id}, {"label", type.name}});
    return choices;
}

} // namespace

bool hasCamp(const Sheet &sheet, const Json &roster)
{
    for (const Json &command : roster.at("commands"))
        if (const auto camp = command.find("camp"); camp != command.end() && camp->is_boolean())
            return camp->get<bool>();
    return musterOf(sheet, roster).wagons < limit(sheet, "no_camp_from");
}

Json totalsOf(const Sheet &sheet, const Json &roster)
{
    const Muster muster = musterOf(sheet, roster);
    return {{"points", muster.points},
            {"elements", muster.elements},
            {"followers", muster.followers},
            {"camp", hasCamp(sheet, roster)},
            {"counted", {{"label", "elements"}, {"value", muster.elements}, {"of", limit(sheet, "elements")}}}};
}

std::vector<Finding> checkRoster(const Sheet &sheet, const Json &roster)
{
    std::vector<Finding> findings;
    const std::string rule = sheet.ruleset.at("roster").at("rule").text(), flag = sheet.ruleset.at("roster").at("flag").text();
    const auto illegal = [&](const std::string &text, const std::string &where, const std::string &of) {
        findings.push_back({"error", "Not a legal DBA army: " + text, of, where});
    };
    const Json &commands = roster.at("commands");
    for (std::size_t c = 0; c < commands.size(); ++c)
        for (std::size_t u = 0; u < commands[c].at("units").size(); ++u) {
            const Json &unit = commands[c].at("units")[u];
            const std::string where = "/commands/" + std::to_string(c) + "/units/" + std::to_string(u);
            try {
                const Element element = elementFromRow(sheet.words, unit, where);
                if (element.general && sheet.words.is(element.type, "no_general"))
                    illegal(titleOf(sheet.words, element) + " cannot be the general's element.", where, flag);
                if (countOf(unit) < 1)
                    findings.push_back({"warning", titleOf(sheet.words, element) + ": the row has no elements.", rule, where});
            } catch (const Error &error) {
                findings.push_back({"error", error.what(), flag, where});
            }
        }
    if (commands.size() > 1)
        findings.push_back({"note", "DBA knows no commands: in a game all elements stand together.", rule, "/commands"});
    const Muster muster = musterOf(sheet, roster);
    if (const int elements = limit(sheet, "elements"); muster.elements != elements)
        illegal("it has " + std::to_string(muster.elements) + " elements; it needs " + std::to_string(elements) +
                    ", camp followers not counted.",
                "/commands", rule);
    if (muster.generals != limit(sheet, "generals"))
        illegal(muster.generals == 0 ? "no element is the general's."
                                     : std::to_string(muster.generals) + " elements are a general's; it has one general.",
                "/commands", rule);
    if (muster.followers > limit(sheet, "followers"))
        illegal("it has " + std::to_string(muster.followers) + " elements of camp followers; at most one is allowed.", "/commands", rule);
    if (!hasCamp(sheet, roster)) {
        if (muster.wagons < limit(sheet, "no_camp_from"))
            illegal("it needs a camp; only an army with two or more war wagons does without.", "/commands", rule);
        if (muster.followers > 0)
            findings.push_back({"warning", "The army has camp followers, but no camp.", rule, "/commands"});
    }
    return findings;
}

Json rowText(const Sheet &sheet, const Json &unit)
{
    const Element element = elementFromRow(sheet.words, unit, "unit");
    const Type &type = sheet.words.at(element.type);
    std::string detail = sheet.words.classes[static_cast<std::size_t>(type.column)].label;
    if (element.general)
        detail += " · general's element";
    if (const int range = sheet.rangeOf(element.type); range > 0)
        detail += " · shoots " + std::to_string(range) + " paces";
    return {{"label", type.name}, {"detail", detail}, {"icon", type.icon}, {"points", type.points}};
}

Json newRow(const Sheet &sheet) { return {{"type", sheet.words.types.front().id}, {"count", 1}}; }

void settleRow(const Sheet &sheet, Json &row, const std::string &file) { elementFromRow(sheet.words, row, file); }

Json catalogueOf(const Sheet &sheet)
{
    const Words &words = sheet.words;
    const Figure &count = sheet.ruleset.at("roster").at("count");
    Json types = Json::array(), points = Json::array(), moves = Json::array(), ranges = Json::array();
    for (std::size_t i = 0; i < words.types.size(); ++i) {
        const Type &type = words.types[i];
        Json classes = Json::array();
        for (const Class &one : words.classes)
            if (words.is(static_cast<int>(i), one.id))
                classes.push_back(one.id);
        types.push_back({{"id", type.id}, {"name", type.name}, {"icon", type.icon}, {"classes", classes}});
        points.push_back({{"id", type.id}, {"label", type.name}, {"rule", "DBA-007"}, {"points", type.points}});
    }
    for (const auto &row : sheet.moves.rows())
        moves.push_back({{"id", row.id},
                         {"label", row.payload.label},
                         {"rule", row.rule},
                         {"good", row.payload.paces[0]},
                         {"bad", row.payload.paces[1]},
                         {"road", row.payload.paces[2]}});
    for (const auto &row : sheet.ranges.rows())
        ranges.push_back({{"id", row.id}, {"label", row.payload.label}, {"rule", row.rule}, {"paces", row.payload.value}});
    const Json roles = {{{"value", "none"}, {"label", "troops"}}, {{"value", "general"}, {"label", "general's element"}}};
    return {{"types", types},
            {"points", points},
            {"moves", moves},
            {"ranges", ranges},
            {"fields",
             {{{"key", "type"}, {"label", "Type"}, {"kind", "choice"}, {"choices", choicesOfTypes(words)}},
              {{"key", "count"},
               {"label", "Elements"},
               {"kind", "count"},
               {"least", count.at("least").integer()},
               {"most", count.at("most").integer()},
               {"when", {{"role", {nullptr, "none"}}}}}, // the general's is one
              {{"key", "role"}, {"label", "Role"}, {"kind", "choice"}, {"choices", roles}}}},
            {"commandFields",
             {{{"key", "name"}, {"label", "General"}, {"kind", "text"}},
              {{"key", "camp"}, {"label", "Camp"}, {"kind", "yesNo"}, {"standard", true}}}}};
}

} // namespace optio::dba
