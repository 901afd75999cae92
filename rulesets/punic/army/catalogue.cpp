// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogue as JSON: types, grades, points, and the fields of the roster editor.
#include "rulesets/punic/army/roster.h"

namespace optio::punic {

Json catalogueOf(const Sheet &sheet)
{
    Json types = Json::array(), rows = Json::array(), grades = Json::array(), gradeChoices = Json::array(), troops = Json::array();
    for (const TypeRow &type : sheet.types) {
        types.push_back({{"id", type.id},
                         {"name", type.name},
                         {"icon", type.icon},
                         {"rule", type.rule},
                         {"text", type.text},
                         {"shoots", type.shoots},
                         {"march", type.march},
                         {"extraDice", type.extraDice},
                         {"men", type.men},
                         {"points", type.points},
                         {"formations", type.formations}});
        rows.push_back({{"value", type.id}, {"label", type.name}});
        troops.push_back(type.id);
    }
    rows.push_back({{"value", "legion"}, {"label", "Legion"}});
    rows.push_back({{"value", "general"}, {"label", "General"}});
    rows.push_back({{"value", "commander"}, {"label", "Commander"}});
    Json graded = troops;
    graded.push_back("legion");
    for (const GradeRow &grade : sheet.grades) {
        grades.push_back({{"id", grade.id}, {"label", grade.label}, {"text", grade.text}, {"points", grade.points}});
        gradeChoices.push_back({{"value", grade.id}, {"label", grade.label}});
    }
    Json fields = Json::array();
    for (const Figure &row : sheet.ruleset.at("roster").at("fields").items()) {
        Json field = row.json();
        if (field["key"] == "type")
            field["choices"] = rows;
        if (field["key"] == "grade")
            field["choices"] = gradeChoices;
        // "troops" and "graded" stand for lists of types.
        if (field.contains("when") && field["when"]["type"] == "troops")
            field["when"]["type"] = troops;
        if (field.contains("when") && field["when"]["type"] == "graded")
            field["when"]["type"] = graded;
        fields.push_back(std::move(field));
    }
    return {{"types", types},
            {"grades", grades},
            {"points", sheet.ruleset.at("points").json()},
            {"ladder", sheet.ruleset.at("ladder").json()},
            {"legion", sheet.ruleset.at("legion").json()},
            {"fields", fields},
            {"commandFields", sheet.ruleset.at("roster").at("command_fields").json()}};
}

} // namespace optio::punic
