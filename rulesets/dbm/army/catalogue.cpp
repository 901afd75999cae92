// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogue as JSON: troop types, costs, element equivalents, ranges, and the fields of the roster editor.
#include "rulesets/dbm/army/roster.h"

namespace optio::dbm {

namespace {

Json choicesOf(const std::vector<Named> &words)
{
    Json choices = Json::array();
    for (const Named &word : words)
        choices.push_back({{"value", word.id}, {"label", word.label}});
    return choices;
}

Json typesOf(const Sheet &sheet)
{
    const Words &words = sheet.words;
    Json types = Json::array();
    for (std::size_t i = 0; i < words.types.size(); ++i) {
        const Type &type = words.types[i];
        Json costs = Json::object();
        for (std::size_t drill = 0; drill < words.drills.size(); ++drill)
            for (std::size_t grade = 0; grade < words.grades.size(); ++grade)
                if (type.cost[drill][grade] != Type::noCost)
                    costs[words.drills[drill].id][words.grades[grade].id] = halvesJson(type.cost[drill][grade]);
        Json classes = Json::array();
        for (const Named &one : words.classes)
            if (words.is(static_cast<int>(i), one.id))
                classes.push_back(one.id);
        types.push_back({{"id", type.id}, {"name", type.name}, {"icon", type.icon}, {"classes", classes}, {"costs", costs}});
    }
    return types;
}

Json fieldsOf(const Sheet &sheet)
{
    const Words &words = sheet.words;
    Json types = Json::array(), rears = Json::array({{{"value", ""}, {"label", "no"}}}), foot = Json::array(), naval = Json::array();
    Json supported = Json::array();
    for (std::size_t i = 0; i < words.types.size(); ++i) {
        const Type &type = words.types[i];
        types.push_back({{"value", type.id}, {"label", type.name}});
        if (words.is(static_cast<int>(i), "foot"))
            foot.push_back(type.id);
        if (words.is(static_cast<int>(i), "naval"))
            naval.push_back(type.id);
        for (std::size_t grade = 0; grade < words.grades.size(); ++grade)
            if (type.cost[0][grade] != Type::noCost || type.cost[1][grade] != Type::noCost) {
                const auto kind = static_cast<std::size_t>(words.kind(static_cast<int>(i), static_cast<int>(grade)));
                rears.push_back({{"value", words.kinds[kind]}, {"label", words.title(static_cast<int>(i), static_cast<int>(grade))}});
            }
    }
    const Figure &attributes = sheet.ruleset.at("attribute");
    const Figure &count = sheet.ruleset.at("roster").at("count");
    Json fields = {
        {{"key", "type"}, {"label", "Type"}, {"kind", "choice"}, {"choices", types}},
        {{"key", "grade"}, {"label", "Grade"}, {"kind", "choice"}, {"choices", choicesOf(words.grades)}},
        {{"key", "drill"}, {"label", "Drill"}, {"kind", "choice"}, {"choices", choicesOf(words.drills)}},
        {{"key", "count"},
         {"label", "Elements"},
         {"kind", "count"},
         {"least", count.at("least").integer()},
         {"most", count.at("most").integer()},
         {"when", {{"role", {nullptr, "none"}}}}}, // the general's is one
        {{"key", "role"}, {"label", "Role"}, {"kind", "choice"}, {"choices", choicesOf(words.role)}},
    };
    for (const Figure &row : attributes.items()) {
        Json field = {{"key", row.at("id").text()},
                      {"label", row.at("label").text()},
                      {"help", row.at("help").text()},
                      {"kind", row.at("kind").text()},
                      {"rule", row.at("rule").text()}};
        if (field["kind"] == "yesNo")
            field["standard"] = row.boolean("standard", false);
        const std::string list = row.text("words", "");
        if (list == "bow" || list == "weapon")
            field["choices"] = choicesOf(list == "bow" ? words.bow : words.weapon);
        else if (list == "kinds")
            field["choices"] = rears;
        else if (row.has("choices"))
            field["choices"] = row.at("choices").json();
        if (const Figure &when = row.get("when")) {
            field["when"] = when.json();
            if (field["when"].value("type", Json()) == "foot")
                field["when"]["type"] = foot;
            if (field["when"].value("type", Json()) == "naval")
                field["when"]["type"] = naval;
        }
        fields.push_back(std::move(field));
    }
    return fields;
}

/// What the army as a whole is asked: its fortifications (DBM-182).
Json armyFieldsOf(const Sheet &sheet)
{
    Json fields = Json::array();
    for (const Figure &row : sheet.ruleset.at("fortification").items())
        fields.push_back({{"key", "fortifications/" + row.at("id").text()},
                          {"label", row.at("label").text()},
                          {"kind", "count"},
                          {"group", "Fortifications"},
                          {"least", 0},
                          {"most", 99},
                          {"standard", 0},
                          {"points", row.at("points").integer()},
                          {"rule", row.at("rule").text()}});
    return fields;
}

} // namespace

Json catalogueOf(const Sheet &sheet)
{
    const Words &words = sheet.words;
    Json points = Json::array(), equivalents = Json::array(), ranges = Json::array();
    for (const Extra &extra : sheet.extras)
        points.push_back({{"id", extra.id},
                          {"label", extra.label},
                          {"rule", extra.rule},
                          {"Reg", halvesJson(extra.cost[0])},
                          {"Irr", halvesJson(extra.cost[1])}});
    for (const auto &row : sheet.equivalents.rows())
        equivalents.push_back({{"id", row.id}, {"label", row.payload.label}, {"rule", row.rule}, {"value", halvesJson(row.payload.value)}});
    for (const auto &row : sheet.ranges.rows())
        ranges.push_back({{"id", row.id}, {"label", row.payload.label}, {"rule", row.rule}, {"paces", row.payload.value}});
    return {{"types", typesOf(sheet)},
            {"grades", choicesOf(words.grades)},
            {"drills", choicesOf(words.drills)},
            {"points", points},
            {"ee", equivalents},
            {"ranges", ranges},
            {"fields", fieldsOf(sheet)},
            {"armyFields", armyFieldsOf(sheet)},
            {"commandFields",
             {{{"key", "name"}, {"label", "General"}, {"kind", "text"}},
              {{"key", "kind"}, {"label", "Command"}, {"kind", "choice"}, {"choices", choicesOf(words.command)}}}}};
}

} // namespace optio::dbm
