// SPDX-License-Identifier: GPL-3.0-or-later
// Tells the figures as a reference.
#include "rulesets/dbm/page/reference.h"

#include "rules/phrases.h"
#include "rulesets/dbm/army/roster.h"
#include "rulesets/dbm/move/cost_reference.h"

#include <cctype>

namespace optio::dbm {

namespace {

/// Gathers paragraphs under their rule ids, in the order in which the ids first come.
class Pages {
public:
    /// Titles of rule ids come from reference.toml; a rule without one takes `title`.
    Pages(const Sheet &sheet) : figures_(sheet.figures.read("reference.toml")) {}

    void add(const std::string &rule, const std::string &title, const std::string &paragraph)
    {
        for (Json &page : pages_)
            if (page["rule"] == rule) {
                page["text"] = page["text"].get<std::string>() + "\n" + paragraph;
                return;
            }
        const Figure &titles = figures_.at("title");
        pages_.push_back({{"rule", rule}, {"title", titles.text(rule, title)}, {"text", paragraph}});
    }

    void addTexts(const std::string &chapter)
    {
        for (const Figure &row : figures_.at("page").items())
            if (row.at("chapter").text() == chapter)
                add(row.at("rule").text(), row.at("title").text(), row.at("text").text());
    }

    Json take() { return std::move(pages_); }

private:
    Figure figures_;
    Json pages_ = Json::array();
};

std::string withText(const std::string &line, const std::string &text) { return text.empty() ? line : line + " " + text; }

void addReasons(Pages &pages, const Table<Reason> &rows)
{
    for (const auto &row : rows.rows()) {
        const Reason &reason = row.payload;
        const bool each = reason.each >= 0 || (reason.ranks && !reason.ranks->any && reason.ranks->to > reason.ranks->from);
        pages.add(row.rule, capital(reason.label),
                  withText(capital(reason.label) + ": " + withSign(reason.value) + (each ? " each." : "."), reason.text));
    }
}

void addFates(Pages &pages, const Sheet &sheet, const Table<Fate> &rows, const std::string &when)
{
    for (const auto &row : rows.rows())
        pages.add(row.rule, row.payload.label,
                  withText(when + row.payload.label + ": " + sheet.results[static_cast<std::size_t>(row.payload.result)].label + ".",
                           row.payload.text));
}

void addFactors(Pages &pages, const Sheet &sheet)
{
    for (const auto &row : sheet.base.rows()) {
        const auto &value = row.payload.value;
        std::string text = row.payload.title + ": ";
        if (value[0] == value[1] && value[1] == value[2])
            text += withSign(value[0]) + ".";
        else
            for (std::size_t i = 0; i < value.size(); ++i)
                text += withSign(value[i]) + " against " + sheet.words.classes[i].label + (i + 1 < value.size() ? ", " : ".");
        pages.add(row.rule, "Combat factors", withText(text, row.payload.text));
    }
}

void addTroops(Pages &pages, const Sheet &sheet)
{
    const Words &words = sheet.words;
    for (const Type &type : words.types) {
        std::string text = type.name + " (" + type.id + ")";
        for (std::size_t drill = 0; drill < words.drills.size(); ++drill) {
            std::string costs;
            for (std::size_t grade = 0; grade < words.grades.size(); ++grade)
                if (type.cost[drill][grade] != Type::noCost)
                    costs += (costs.empty() ? " " : ", ") + words.grades[grade].id + " " + halves(type.cost[drill][grade]);
            if (!costs.empty())
                text += "; " + words.drills[drill].label + costs;
        }
        pages.add(sheet.troops.at("rule").text(), "Points", text + ".");
    }
    for (const Extra &extra : sheet.extras)
        pages.add(extra.rule, "Points for extras",
                  capital(extra.label) + ": regular " + (extra.cost[0] < 0 ? "-" : "+") + halves(std::abs(extra.cost[0])) + ", irregular " +
                      (extra.cost[1] < 0 ? "-" : "+") + halves(std::abs(extra.cost[1])) + ".");
    for (const auto &row : sheet.equivalents.rows())
        pages.add(row.rule, "Element equivalents", row.payload.label + ": " + halves(row.payload.value) + ".");
}

void addDistances(Pages &pages, const Sheet &sheet)
{
    for (const auto &row : sheet.ranges.rows())
        pages.add(row.rule, "Ranges", row.payload.label + ": " + std::to_string(row.payload.value) + " paces.");
    for (const auto &row : sheet.moves.rows()) {
        std::string text = row.payload.label + ": ";
        if (row.payload.road > 0)
            text += "road " + std::to_string(row.payload.road) + ", ";
        for (std::size_t i = 0; i < row.payload.paces.size(); ++i)
            text += (i == 0 ? "" : ", ") + sheet.words.going[i].label + " " + std::to_string(row.payload.paces[i]);
        pages.add(row.rule, "Moves in paces", text + ".");
    }
    for (const auto &row : sheet.fast.rows())
        pages.add(row.rule, "Fast troops", row.payload.label + ": " + withSign(row.payload.value) + " paces.");
}

} // namespace

Json referenceOf(const Sheet &sheet)
{
    Pages pages(sheet);
    pages.addTexts("troops");
    addTroops(pages, sheet);
    for (const auto &row : sheet.going.rows())
        pages.add(row.rule, "Going", withText(row.payload.label + ".", row.payload.text));
    addDistances(pages, sheet);
    for (const CombatSheet &combat : sheet.combats)
        pages.add(combat.rule, combat.title, combat.text);
    pages.addTexts("bound");
    for (const Figure &row : sheet.ruleset.at("phase").items())
        pages.add(row.at("rule").text(), "Sequence of a bound", row.at("label").text() + ": " + row.at("text").text());
    pages.addTexts("command");
    for (const Paragraph &paragraph : commandParagraphs(sheet))
        pages.add(paragraph.rule, paragraph.title, paragraph.text);
    pages.addTexts("combat");
    addFactors(pages, sheet);
    addReasons(pages, sheet.support);
    addReasons(pages, sheet.tactical);
    for (const auto &row : sheet.effective.rows())
        pages.add(row.rule, "Effective grades",
                  withText(row.payload.label + ": counts as (" + sheet.words.grades[static_cast<std::size_t>(row.payload.word)].id + ").",
                           row.payload.text));
    addReasons(pages, sheet.grading);
    addReasons(pages, sheet.mitigation);
    pages.addTexts("outcome");
    addFates(pages, sheet, sheet.equal, "Level: ");
    addFates(pages, sheet, sheet.less, "Less: ");
    addFates(pages, sheet, sheet.half, "Half or less: ");
    for (const auto &row : sheet.blocked.rows())
        pages.add(row.rule, capital(row.payload.label), withText(capital(row.payload.label) + ".", row.payload.text));
    for (const Result &result : sheet.results)
        if (!result.rule.empty())
            pages.add(result.rule, capital(result.label),
                      capital(fill(result.instruction, {{"unit", "the element's troops"}, {"distance", ""}})));
    pages.addTexts("game");
    for (const CombatSheet &combat : sheet.combats)
        for (const Asking &asking : combat.questions)
            pages.add(asking.rule, asking.label, combat.title + ", " + asking.label + ": " + asking.help);
    for (const auto *questions : {&sheet.lossQuestions, &sheet.pressQuestions, &sheet.pursuitQuestions})
        for (const Asking &asking : *questions)
            pages.add(asking.rule, asking.label, asking.label + ": " + asking.help);
    for (const Option &option : sheet.options)
        pages.add(option.question.rule, option.question.label, "Option, " + option.question.label + ": " + option.question.help);
    return pages.take();
}

} // namespace optio::dbm
