// SPDX-License-Identifier: GPL-3.0-or-later
// Reads unit tables.
#include "rulesets/hoplites/army/unit_table.h"

#include "rules/exchange/table_text.h"
#include "rules/exchange/text.h"
#include "rules/roster/roster.h"
#include "rules/ruleset.h"
#include "rules/ruling/refusal.h"
#include "rules/sides.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <map>
#include <utility>

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

/// How tables name what goes by another name here (gboh.toml).
struct KindRow {
    std::string id, label, help, rule, missile;
    std::vector<std::string> types;
};

std::vector<KindRow> kindsOf(const Sheet &sheet)
{
    std::vector<KindRow> kinds;
    const Figure file = sheet.figures.read("gboh.toml");
    for (const Figure &row : file.at("kind").rows()) {
        kinds.push_back({row.at("id").text(), row.at("label").text(), row.text("help", ""), row.at("rule").text(), row.text("missile", ""),
                         row.at("types").texts()});
        for (const std::string &type : kinds.back().types)
            if (sheet.typeOf(type) < 0)
                row.fail("there is no type " + quoted(Json(type)));
    }
    return kinds;
}

/// The type of this id, whatever its letters' case; -1 when there is none.
int typeLike(const Sheet &sheet, const std::string &id)
{
    for (std::size_t i = 0; i < sheet.types.size(); ++i)
        if (exchange::small(sheet.types[i].id) == exchange::small(id))
            return static_cast<int>(i);
    return -1;
}

/// What there is to say of the rows, once for all that are alike.
class RowNotes {
public:
    void tell(const std::string &text, std::size_t line)
    {
        for (auto &[note, rows] : notes_)
            if (note.text == text) {
                ++rows;
                return;
            }
        if (notes_.size() < exchange::mostTold)
            notes_.push_back({{text, line, 1}, 1});
    }
    std::vector<exchange::Note> notes() const
    {
        std::vector<exchange::Note> all;
        for (const auto &[note, rows] : notes_) {
            all.push_back(note);
            if (rows > 1)
                all.back().text += " (" + std::to_string(rows) + " rows)";
        }
        return all;
    }

private:
    std::vector<std::pair<exchange::Note, int>> notes_;
};

/// Which type a row's kind is; asks where the table leaves it open.
class Kinds {
public:
    Kinds(const Sheet &sheet, const exchange::Source &source) : sheet_(sheet), source_(source), kinds_(kindsOf(sheet)) {}

    /// The type's id, or the kind as it is. `missile` becomes what the unit throws here.
    std::string typeOf(const std::string &kind, std::string subclass, std::string &missile,
                       const std::function<void(const std::string &)> &tell)
    {
        if (exchange::small(subclass) == exchange::small(kind))
            subclass.clear();
        const std::string whole = subclass.empty() ? kind : kind + "-" + subclass;
        int type = typeLike(sheet_, whole);
        if (type < 0)
            type = byAnotherName(whole, missile, tell);
        if (type < 0 && exchange::small(kind).substr(0, 2) == "sk")
            type = sheet_.typeOf(missile == "S" ? "SK-SL" : missile == "A" || missile == "B" ? "SK-AR" : "SK-JA");
        if (type < 0 && !subclass.empty()) {
            type = typeLike(sheet_, kind);
            if (type < 0)
                type = byAnotherName(kind, missile, tell);
            if (type >= 0)
                tell("the subclass " + quoted(Json(subclass)) + " is not known here; the unit is taken for " + idOf(type));
        }
        if (type < 0) {
            tell("there are no units of the type " + quoted(Json(whole)) + "; the row is kept as it is");
            return whole;
        }
        const std::string &letters = sheet_.types[at(type)].missiles;
        if (missile.empty() && letters.size() == 1 && letters != " ") { // the table need not say what all of them throw
            missile = letters;
            tell("the missile of " + idOf(type) + " is taken for " + quoted(Json(missile)) + ", which all of them have");
        }
        return idOf(type);
    }

    const std::vector<Question> &questions() const { return questions_; }

private:
    const std::string &idOf(int type) const { return sheet_.types[at(type)].id; }

    int byAnotherName(const std::string &name, std::string &missile, const std::function<void(const std::string &)> &tell)
    {
        for (const KindRow &row : kinds_) {
            if (exchange::small(row.id) != exchange::small(name))
                continue;
            if (!row.missile.empty())
                missile = row.missile;
            const std::string type = row.types.size() == 1 ? row.types.front() : asked(row);
            tell(row.label + ", " + quoted(Json(row.id)) + " in the table, are taken for " + type);
            return sheet_.typeOf(type);
        }
        return -1;
    }

    std::string asked(const KindRow &row)
    {
        const std::string id = "type." + row.id;
        for (const Question &question : questions_)
            if (question.id == id)
                return question.value.get<std::string>();
        Question question;
        question.id = id;
        question.label = row.label;
        question.help = row.help;
        question.kind = QuestionKind::choice;
        question.rule = row.rule;
        for (const std::string &type : row.types)
            question.choices.push_back({type, type + ", " + sheet_.types[at(sheet_.typeOf(type))].name, {}});
        question.standard = row.types.front();
        question.value = source_.answers.value(id, question.standard);
        checkAnswer(question, question.value);
        questions_.push_back(question);
        return question.value.get<std::string>();
    }

    const Sheet &sheet_;
    const exchange::Source &source_;
    std::vector<KindRow> kinds_;
    std::vector<Question> questions_;
};

std::string titlesOf(std::string_view bytes) { return exchange::small(bytes.substr(0, std::min<std::size_t>(bytes.find('\n'), 2000))); }

/// Do these titles begin a table of leaders?
bool ofLeaders(const std::string &titles)
{
    const auto has = [&](const char *word) { return titles.find(word) != std::string::npos; };
    return has("\t") && has("name") && has("initiative") && (has("command") || has("range") || has("charisma")) && !has("tq");
}

} // namespace

bool UnitTable::looksLike(std::string_view bytes) const
{
    const std::string titles = titlesOf(bytes);
    return titles.find('\t') != std::string::npos &&
           ((titles.find("kind") != std::string::npos && titles.find("tq") != std::string::npos) || ofLeaders(titles));
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
    const std::string_view text = exchange::plainText(source);
    if (ofLeaders(titlesOf(text)))
        throw Error(source.what + " is a table of leaders and holds no units; read the army's table, which asks for its leader's values");
    const std::vector<TableRow> rows = exchange::rowsOfTable(text, '\t', source.what);
    if (rows.size() < 2)
        throw Error(source.what + " is no unit table: it has no line below its titles");
    const auto columns = columnsOfTable(rows.front());
    for (const char *needed : {"kind", "tq", "size"})
        if (!columns.contains(needed))
            throw Error(exchange::placeIn(source.what, 1, 0) + ": the column " + quoted(Json(needed)) + " is missing");
    exchange::Import import;
    Json units = Json::array();
    Kinds kinds(sheet_, source);
    RowNotes notes;
    for (std::size_t r = 1; r < rows.size(); ++r) {
        const auto cell = [&](const char *title) {
            const auto column = columns.find(title);
            return column == columns.end() || column->second >= rows[r].cells.size() ? std::string()
                                                                                     : std::string(trimmed(rows[r].cells[column->second]));
        };
        const auto tell = [&](const std::string &about) { notes.tell(about, rows[r].line); };
        std::string missile = cell("missile");
        if (missile.size() > 1) { // "MJ": mounted javelins; what throws is the last letter
            tell("the missile " + quoted(Json(missile)) + " is taken for " + quoted(Json(missile.substr(missile.size() - 1))));
            missile = missile.substr(missile.size() - 1);
        }
        const std::string type = kinds.typeOf(cell("kind"), cell("subclass"), missile, tell);
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
    import.notes = notes.notes();
    import.questions = {legalQuestion(sheet_, source, "initiative", "Leader's initiative"),
                        legalQuestion(sheet_, source, "command", "Leader's command")};
    import.questions.insert(import.questions.end(), kinds.questions().begin(), kinds.questions().end());
    std::string name = source.what.substr(source.what.find_last_of('/') + 1);
    name = name.substr(0, name.rfind('.') == std::string::npos ? 0 : name.rfind('.')); // a file's name, without its ending
    std::replace(name.begin(), name.end(), '_', ' ');
    import.rosters.push_back({{"format", 1},
                              {"ruleset", ruleset->id()},
                              {"data", ruleset->data()},
                              {"name", name.empty() ? "An army" : name.substr(0, 100)},
                              {"limit", 0},
                              {"period", sheet_.modules.front().id},
                              {"leader", {{"name", ""}, {"initiative", import.questions[0].value}, {"command", import.questions[1].value}}},
                              {"commands", Json::array({Json{{"name", ""}, {"units", std::move(units)}}})}});
    return import;
}

} // namespace optio::hoplites
