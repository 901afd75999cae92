// SPDX-License-Identifier: GPL-3.0-or-later
// Tells the figures as a reference.
#include "rulesets/dba/page/reference.h"
#include "rules/phrases.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace optio::dba {

namespace {

/// Gathers paragraphs under their rule ids, in the order of the pages of reference.toml; every rule has its page there.
class Pages {
public:
    explicit Pages(const Sheet &sheet)
    {
        const Figure figures = sheet.figures.read("reference.toml");
        for (const Figure &row : figures.at("page").rows())
            pages_.push_back({{"rule", row.at("rule").text()}, {"title", row.at("title").text()}, {"text", row.text("text", "")}});
    }

    void add(const std::string &rule, const std::string &paragraph)
    {
        for (Json &page : pages_)
            if (page["rule"] == rule) {
                std::string text = page["text"].get<std::string>();
                text.append(text.empty() ? "" : "\n").append(paragraph);
                page["text"] = std::move(text);
                return;
            }
        throw Error("reference.toml has no page for " + rule, rule);
    }

    Json take() { return std::move(pages_); }

private:
    Json pages_ = Json::array();
};

void addReasons(Pages &pages, const Table<Reason> &rows)
{
    for (const auto &row : rows.rows()) {
        const Reason &reason = row.payload;
        pages.add(row.rule, capital(reason.label) + ": " + withSign(reason.value) + (reason.each >= 0 ? " each." : ".") +
                                (reason.text.empty() ? "" : " " + reason.text));
    }
}

/// Rows that say something instead of adding something.
void addTexts(Pages &pages, const Table<Reason> &rows)
{
    for (const auto &row : rows.rows())
        pages.add(row.rule, row.payload.text.empty() ? capital(row.payload.label) + "." : row.payload.text);
}

void addFates(Pages &pages, const Sheet &sheet, const Table<Fate> &rows)
{
    for (const auto &row : rows.rows())
        pages.add(row.rule, row.payload.label + ": " + sheet.results[static_cast<std::size_t>(row.payload.result)].label + "." +
                                (row.payload.text.empty() ? "" : " " + row.payload.text));
}

void addTroops(Pages &pages, const Sheet &sheet)
{
    const Words &words = sheet.words;
    for (const Type &type : words.types) {
        pages.add(sheet.troops.at("rule").text(), type.name + " (" + type.id + ")." + (type.text.empty() ? "" : " " + type.text));
        pages.add("DBA-007", type.name + ": " + std::to_string(type.points) + ".");
    }
    for (const Class &one : words.classes) {
        std::string list;
        for (const std::string &id : one.types)
            list += (list.empty() ? "" : ", ") + words.at(words.type(id)).name;
        pages.add(one.rule, capital(one.label) + ": " + list + ".");
    }
    for (const auto &row : sheet.going.rows())
        pages.add(row.rule, row.payload.label + ".");
    for (const auto &row : sheet.moves.rows()) {
        const auto &paces = row.payload.paces;
        const auto far = [](int number) { return number == 0 ? std::string("none") : std::to_string(number); };
        pages.add(row.rule,
                  row.payload.label + ": good going " + far(paces[0]) + ", bad going " + far(paces[1]) + ", road " + far(paces[2]) + ".");
    }
    for (const auto &row : sheet.ranges.rows())
        pages.add(row.rule, row.payload.label + ": " + std::to_string(row.payload.value) + " paces.");
}

void addQuestions(Pages &pages, const std::vector<Asking> &questions, const std::string &of)
{
    std::vector<std::string> told;
    for (const Asking &asking : questions) {
        if (std::find(told.begin(), told.end(), asking.id) != told.end())
            continue;
        told.push_back(asking.id);
        pages.add(asking.rule, of + ", " + asking.label + ": " + asking.help);
    }
}

} // namespace

Json referenceOf(const Sheet &sheet)
{
    Pages pages(sheet);
    addTroops(pages, sheet);
    for (const Table<Reason> &list : sheet.costs)
        addReasons(pages, list);
    addQuestions(pages, sheet.moveQuestions, "Move");
    addTexts(pages, sheet.barred);
    addTexts(pages, sheet.again);
    for (const CombatSheet &combat : sheet.combats) {
        pages.add(combat.rule, combat.text);
        addQuestions(pages, combat.questions, combat.title);
    }
    for (const auto &row : sheet.base.rows()) {
        const auto &value = row.payload.value;
        pages.add(row.rule, row.payload.title + ": " + withSign(value[1]) + " against " + sheet.words.classes[1].label + ", " +
                                withSign(value[0]) + " against " + sheet.words.classes[0].label + ".");
    }
    addReasons(pages, sheet.tactical);
    addReasons(pages, sheet.support);
    addFates(pages, sheet, sheet.equal);
    addFates(pages, sheet, sheet.beaten);
    addFates(pages, sheet, sheet.doubled);
    for (const auto &row : sheet.blocked.rows())
        pages.add(row.rule, capital(row.payload.label) + ". " + row.payload.text);
    for (const auto &row : sheet.pursuit.rows())
        pages.add(row.rule, row.payload.label + ": " + fill(row.payload.instruction, {{"unit", "they"}}));
    for (const Result &result : sheet.results)
        if (!result.rule.empty())
            pages.add(result.rule, capital(result.label) + ": " + fill(result.instruction, {{"unit", "the element"}, {"distance", ""}}));
    for (const Option &option : sheet.options)
        pages.add(option.question.rule, "An option of the game: " + option.question.help);
    return pages.take();
}

} // namespace optio::dba
