// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the figures.
#include "rulesets/ancients/sheet.h"

#include "rules/figures/rows.h"
#include "rules/options.h"

#include <algorithm>

namespace optio::ancients {

namespace {

template <class E, std::size_t n> E wordIn(const Figure &figure, const std::array<const char *, n> &words)
{
    std::string all;
    for (std::size_t i = 0; i < n; ++i) {
        if (figure.text() == words[i])
            return static_cast<E>(i);
        all += (i == 0 ? "" : ", ") + std::string(words[i]);
    }
    figure.fail("\"" + figure.text() + "\" is none of " + all);
}

/// Reads with `read`, and tells file and line of what it refuses.
template <class Read> auto inFigure(const Figure &figure, Read read)
{
    try {
        return read(figure.text());
    } catch (const Error &error) {
        figure.fail(error.what());
    }
}

std::vector<CodeRow> readCodeRows(const Figure &rows)
{
    std::vector<CodeRow> codes;
    for (const Figure &row : rows.rows()) {
        const auto arm = wordIn<Arm>(row.at("arm"), armWords);
        codes.push_back({row.at("id").text(), row.at("label").text(), arm, Temper::cond, FireClass::other,
                         row.text("star", "cavalry") == "non-infantry"});
        if (const Figure &fire = row.get("fire"))
            codes.back().fire = wordIn<FireClass>(fire, fireWords);
        if (const Figure &temper = row.get("impetuous"))
            codes.back().temper = wordIn<Temper>(temper, temperWords);
        if (!std::binary_search(unitCodes().begin(), unitCodes().end(), codes.back().id))
            row.at("id").fail("the notation has no such code");
    }
    for (const std::string &code : unitCodes())
        if (std::none_of(codes.begin(), codes.end(), [&](const CodeRow &one) { return one.id == code; }))
            rows.fail("the code " + code + " is missing");
    return codes;
}

std::vector<UnitRow> readUnitRows(const Figure &rows)
{
    std::vector<UnitRow> units;
    for (const Figure &row : rows.rows()) {
        UnitRow unit;
        unit.id = row.at("id").text();
        unit.name = row.at("name").text();
        unit.rule = row.at("rule").text();
        unit.text = row.at("text").text();
        unit.icon = row.at("icon").text();
        unit.substitute = row.text("substitute", "");
        unit.notation = inFigure(row.at("notation"), [](const std::string &text) { return parseNotation(text); });
        if (const Figure &back = row.get("back")) {
            if (unit.notation.back)
                back.fail("the notation shows a back face already");
            unit.notation.back = inFigure(back, [](const std::string &text) { return parseFace(text); });
        }
        if (!unit.notation.back)
            row.fail("the unit has no back face (ANC-013)");
        unit.cost = wholeOf(row.at("cost"), 0, 999);
        unit.fire = wordIn<FireClass>(row.at("fire"), fireWords);
        unit.temper = wordIn<Temper>(row.at("impetuous"), temperWords);
        unit.most = wholeOf(row.at("most"), 0, 99);
        units.push_back(std::move(unit));
    }
    return units;
}

std::vector<ElementRow> readElementRows(const Figure &rows, const std::vector<UnitRow> &units)
{
    std::vector<ElementRow> elements;
    for (const Figure &row : rows.rows()) {
        ElementRow element{row.at("id").text(), row.at("name").text(), row.at("rule").text(), {}};
        for (const Figure &one : row.at("into").rows()) {
            Into into;
            into.row = one.at("row").text();
            rowNamed(units, "unit", into.row);
            const auto &share = one.at("units").items();
            if (share.size() != 2)
                one.fail("units must be two numbers: so many units for so many elements");
            into.over = wholeOf(share[0], 1, 9);
            into.under = wholeOf(share[1], 1, 9);
            if (one.has("grades"))
                into.grades = one.at("grades").texts();
            into.chariot = one.boolean("chariot", false);
            into.standard = one.boolean("standard", false);
            element.into.push_back(std::move(into));
        }
        if (element.into.empty())
            row.fail("an element must become something");
        elements.push_back(std::move(element));
    }
    return elements;
}

std::vector<Saying> readSayings(const Figure &rows)
{
    std::vector<Saying> sayings;
    for (const Figure &row : rows.rows()) {
        sayings.push_back({row.at("id").text(), row.at("rule").text(), row.at("text").text()});
    }
    return sayings;
}

} // namespace

Sheet::Sheet(const FigureFolder &from) : figures(from), ruleset(from.read("ruleset.toml")), troops(from.read("troops.toml")), tables(from)
{
    const AskedKeys asked(&troops);
    for (const char *later : {"budget", "convert"})
        (void)troops.get(later);
    codes = readCodeRows(troops.at("code"));
    units = readUnitRows(troops.at("row"));
    elements = readElementRows(troops.at("element"), units);
    leaders = readSayings(troops.at("leaders"));
    advice = readSayings(troops.at("advice"));
    const Figure &depth = troops.at("depth");
    depth.whole([this](const Figure &of) {
        if (wholeOf(of.at("each"), 1, 9) * unit(of.at("shallow").text()).cost != unit(of.at("deep").text()).cost)
            of.fail("spears of either depth must cost the same (ANC-143)");
    });
    if (static_cast<int>(leaders.size()) != mostLeaders() + 1)
        troops.at("leaders").fail("there must be a row for each number of leaders from 0 to " + std::to_string(mostLeaders()));
    asked.hold();
    questions = readQuestionRows(from);
    acts = readActs(from);
    options = readOptions(ruleset.at("option"));
    usualOptions = settledOptions(options, Json::object());
    campaignOptions = readOptions(ruleset.at("campaign_option"));
    for (const Figure &row : ruleset.at("step").rows()) {
        steps.push_back({row.at("id").text(), row.at("label").text(), row.at("rule").text(), row.at("text").text()});
    }
    for (const Figure &row : ruleset.at("stratagem").rows()) {
        stratagems.push_back(
            {row.at("id").text(), row.at("label").text(), row.at("rule").text(), row.at("text").text(), row.at("allowed").texts()});
    }
}

const CodeRow &Sheet::code(const std::string &id) const { return rowNamed(codes, "code", id); }
const UnitRow &Sheet::unit(const std::string &id) const { return rowNamed(units, "unit", id); }

const Step &Sheet::step(const std::string &id) const { return rowNamed(steps, "step", id); }
const StratagemRow &Sheet::stratagem(const std::string &id) const { return rowNamed(stratagems, "stratagem", id); }

const UnitRow *Sheet::rowLike(const Notation &notation) const
{
    const UnitRow *near = nullptr;
    for (const UnitRow &row : units) {
        const Notation &known = row.notation;
        if (known.code != notation.code || known.front != notation.front || known.charge != notation.charge)
            continue;
        if (known.density == notation.density)
            return &row;
        if (notation.density == Density::plain && near == nullptr)
            near = &row;
    }
    return near;
}

FireClass Sheet::fireOf(const Notation &notation) const
{
    if (const UnitRow *like = rowLike(notation))
        return like->fire;
    // Of a kind that is shot at in two ways, the one as slow as it and with its star.
    for (const UnitRow &row : units)
        if (const Face &front = row.notation.front;
            row.notation.code == notation.code && front.star == notation.front.star && front.move == notation.front.move)
            return row.fire;
    return code(notation.code).fire;
}

int Sheet::budget(int leaders, int base) const
{
    const Figure &budget = troops.at("budget");
    const int size = base > 0 ? base : static_cast<int>(budget.at("base").integer());
    return size + static_cast<int>(budget.at("free").integer()) * (1 - leaders);
}

int Sheet::mostLeaders() const { return wholeOf(troops.at("budget").at("most_leaders"), 1, 9); }

} // namespace optio::ancients
