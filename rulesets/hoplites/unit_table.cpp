// SPDX-License-Identifier: GPL-3.0-or-later
// Reads unit tables.
#include "rulesets/hoplites/unit_table.h"

#include "rules/exchange/table_text.h"
#include "rules/exchange/text.h"
#include "rules/refusal.h"
#include "rules/roster.h"
#include "rules/ruleset.h"

#include <algorithm>
#include <charconv>
#include <map>

namespace optio::hoplites {

namespace {

using exchange::TableRow;
using exchange::trimmed;

/// The columns by their titles, in small letters.
std::map<std::string, std::size_t> columnsOfTable(const TableRow &titles)
{
    std::map<std::string, std::size_t> columns;
    for (std::size_t i = 0; i < titles.cells.size(); ++i)
        columns.try_emplace(exchange::small(trimmed(titles.cells[i])), i);
    return columns;
}

int wholeIn(const std::string &cell, int otherwise)
{
    int value = 0;
    const auto [end, fault] = std::from_chars(cell.data(), cell.data() + cell.size(), value);
    return fault == std::errc() && end == cell.data() + cell.size() && value >= 0 && value <= 999 ? value : otherwise;
}

Question legalQuestion(const Sheet &sheet, const exchange::Source &source, const char *key, const std::string &label)
{
    const auto &range = sheet.points.at("legal").at(key).items();
    Question question;
    question.id = std::string("leader.") + key;
    question.label = label;
    question.help = "The table does not tell of the army's leader.";
    question.kind = QuestionKind::count;
    question.least = static_cast<int>(range.at(0).integer());
    question.most = static_cast<int>(range.at(1).integer());
    question.standard = (question.least + question.most) / 2;
    question.value = source.answers.value(question.id, question.standard);
    checkAnswer(question, question.value);
    return question;
}

} // namespace

bool UnitTable::looksLike(std::string_view bytes) const
{
    const std::string line = exchange::small(bytes.substr(0, std::min<std::size_t>(bytes.find('\n'), 2000)));
    return line.find('\t') != std::string::npos && line.find("kind") != std::string::npos && line.find("tq") != std::string::npos;
}

std::string UnitTable::write(const std::vector<Json> & /*rosters*/, const exchange::Rulesets & /*rulesets*/,
                             std::vector<exchange::Note> & /*lost*/) const
{
    throw Error("unit tables are read and not written; choose another format", "format");
}

exchange::Import UnitTable::read(const exchange::Source &source, const exchange::Rulesets &rulesets) const
{
    const Ruleset *ruleset = exchange::rulesetOf(rulesets, source.ruleset.empty() ? ruleset_ : source.ruleset);
    if (ruleset == nullptr || ruleset->base() != baseOf(ruleset_))
        throw Error("a unit table makes an army of " + ruleset_ + " and of no other rules", "ruleset");
    const std::vector<TableRow> rows = exchange::rowsOfTable(exchange::plainText(source), '\t', source.what);
    if (rows.size() < 2)
        throw Error(source.what + " is no unit table: it has no line below its titles");
    const auto columns = columnsOfTable(rows.front());
    for (const char *needed : {"kind", "tq", "size"})
        if (!columns.contains(needed))
            throw Error(exchange::placeIn(source.what, 1, 0) + ": the column " + quoted(Json(needed)) + " is missing");
    exchange::Import import;
    Json units = Json::array();
    for (std::size_t r = 1; r < rows.size(); ++r) {
        const auto cell = [&](const char *title) {
            const auto column = columns.find(title);
            return column == columns.end() || column->second >= rows[r].cells.size() ? std::string()
                                                                                     : std::string(trimmed(rows[r].cells[column->second]));
        };
        const auto tell = [&](const std::string &text) {
            if (import.notes.size() < exchange::mostTold)
                import.notes.push_back({text, rows[r].line, 1});
        };
        const std::string kind = cell("kind"), subclass = cell("subclass");
        std::string missile = cell("missile");
        std::string type = subclass.empty() ? kind : kind + "-" + subclass;
        if (missile.size() > 1) { // "MJ": mounted javelins; what throws is the last letter
            tell("the missile " + quoted(Json(missile)) + " is taken for " + quoted(Json(missile.substr(missile.size() - 1))));
            missile = missile.substr(missile.size() - 1);
        }
        if (sheet_.typeOf(type) < 0 && exchange::small(kind).substr(0, 2) == "sk")
            type = missile == "S" ? "SK-SL" : missile == "A" || missile == "B" ? "SK-AR" : "SK-JA";
        else if (sheet_.typeOf(type) < 0 && sheet_.typeOf(kind) >= 0) {
            tell("the subclass " + quoted(Json(subclass)) + " is not known here; the unit is taken for " + kind);
            type = kind;
        }
        if (sheet_.typeOf(type) < 0)
            tell("there are no units of the type " + quoted(Json(type)) + "; the row is kept as it is");
        Json unit{{"type", type}, {"name", cell("origin").empty() ? type : cell("origin")}, {"missile", missile}, {"count", 1}};
        for (const char *key : {"tq", "size"}) {
            const int value = wholeIn(cell(key), -1);
            unit[key] = value < 0 ? Json(cell(key)) : Json(value);
        }
        const auto alike = std::find_if(units.begin(), units.end(), [&](Json other) {
            other["count"] = 1;
            return other == unit;
        });
        if (alike == units.end())
            exchange::checkRoom(units, source.what);
        if (alike == units.end())
            units.push_back(std::move(unit));
        else
            (*alike)["count"] = (*alike)["count"].get<int>() + 1;
    }
    import.questions = {legalQuestion(sheet_, source, "initiative", "Leader's initiative"),
                        legalQuestion(sheet_, source, "command", "Leader's command")};
    std::string name = source.what.substr(source.what.find_last_of('/') + 1);
    name = name.substr(0, name.rfind('.') == std::string::npos ? 0 : name.rfind('.')); // a file's name, without its ending
    std::replace(name.begin(), name.end(), '_', ' ');
    import.rosters.push_back({{"format", 1},
                              {"ruleset", ruleset->id()},
                              {"data", ruleset->data()},
                              {"name", name.empty() ? "An army" : name.substr(0, 100)},
                              {"limit", 0},
                              {"period", sheet_.modules.front().id},
                              {"leader",
                               { {"name", ""},
                                 {"initiative", import.questions[0].value},
                                 { "command",
                                   import.questions[1].value } }},
                              { "commands",
                                Json::array({Json {
                                    {"name", ""},
                                    { "units",
                                      std::move(units) }
                                }}) }});
    return import;
}

} // namespace optio::hoplites
