// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the figures.
#include "rulesets/punic/sheet.h"

#include "rules/figures/rows.h"
#include "rules/options.h"

#include <algorithm>
#include <array>

namespace optio::punic {

namespace {

constexpr std::array gaitNames{"heavy", "foot", "horse", "looseFoot", "looseHorse", "elephants"};

Gait gaitFrom(const Figure &figure)
{
    const auto found = std::find(gaitNames.begin(), gaitNames.end(), figure.text());
    if (found == gaitNames.end())
        figure.fail("\"" + figure.text() + "\" is no way to move");
    return static_cast<Gait>(found - gaitNames.begin());
}

template <class E> E wordFrom(const Figure &figure)
{
    try {
        return fromWord<E>(figure.text(), "it");
    } catch (const Error &error) {
        figure.fail(error.what());
    }
}

void readTypes(const Figure &rows, std::vector<TypeRow> &types)
{
    for (const Figure &row : rows.rows()) {
        TypeRow type;
        type.type = wordFrom<Type>(row.at("id"));
        if (static_cast<std::size_t>(type.type) != types.size())
            row.fail("the types must stand in the order LI, MI, HI, LC, MC, EL");
        type.id = row.at("id").text();
        type.name = row.at("name").text();
        type.icon = row.at("icon").text();
        type.rule = row.at("rule").text();
        type.text = row.at("text").text();
        type.men = row.at("men").text();
        type.shoots = row.boolean("shoots", false);
        type.extraDice = wholeOf(row.at("extra_dice"), 0, 3);
        type.march = wholeOf(row.at("march"), 1, 99);
        type.points = wholeOf(row.at("points"), 0, 999);
        type.formations = row.at("formations").texts();
        types.push_back(std::move(type));
    }
    if (types.size() != 6)
        rows.fail("there must be six types");
}

void readGrades(const Figure &rows, std::vector<GradeRow> &grades)
{
    for (const Figure &row : rows.rows()) {
        const auto grade = wordFrom<Grade>(row.at("id"));
        if (static_cast<std::size_t>(grade) != grades.size())
            row.fail("the grades must stand in the order A, B, C, D");
        grades.push_back({grade, row.at("id").text(), row.at("label").text(), row.at("rule").text(), row.at("text").text(),
                          wholeOf(row.at("points"), -99, 99)});
    }
    if (grades.size() != 4)
        rows.fail("there must be four grades");
}

void readGaits(const Figure &rows, std::vector<GaitRow> &gaits)
{
    const auto three = [](const Figure &list, int(&values)[3]) {
        if (list.items().size() != 3)
            list.fail("must have three values: none, minor, other");
        for (std::size_t i = 0; i < 3; ++i)
            values[i] = wholeOf(list.items()[i], -1, 9);
    };
    for (const Figure &row : rows.rows()) {
        GaitRow gait;
        gait.gait = gaitFrom(row.at("id"));
        if (static_cast<std::size_t>(gait.gait) != gaits.size())
            row.fail("the gaits must stand in the order heavy, foot, horse, looseFoot, looseHorse, elephants");
        gait.id = row.at("id").text();
        gait.label = row.at("label").text();
        gait.fatigueFrom = wholeOf(row.at("fatigue_from"), 2, 7);
        three(row.at("rough"), gait.rough);
        three(row.at("agreed"), gait.agreed);
        gaits.push_back(std::move(gait));
    }
    if (gaits.size() != gaitNames.size())
        rows.fail("there must be six gaits");
}

} // namespace

const std::string &iconOf(const Sheet &sheet, const Unit &unit)
{
    return unit.legion ? sheet.ruleset.at("legion").at("icon").text() : sheet.type(unit.type).icon;
}

Gait gaitOf(const Unit &unit)
{
    if (unit.elephants())
        return Gait::elephants;
    if (unit.cavalry())
        return unit.formed() ? Gait::horse : Gait::looseHorse;
    if (!unit.formed())
        return Gait::looseFoot;
    return unit.type == Type::HI && !unit.triarii ? Gait::heavy : Gait::foot;
}

Sheet::Sheet(const FigureFolder &from) : figures(from), ruleset(from.read("ruleset.toml")), combat(from)
{
    const Figure troops = from.read("troops.toml");
    const AskedKeys asked(&troops);
    readTypes(troops.at("type"), types);
    readGrades(troops.at("grade"), grades);
    readGaits(troops.at("gait"), gaits);
    for (const Figure &row : troops.at("manoeuvre").rows()) {
        ManoeuvreRow one{row.at("id").text(),           row.at("label").text(), row.at("rule").text(),
                         row.at("text").text(),         row.at("cost").text(),  {},
                         row.boolean("in_column", true)};
        for (const Figure &gait : row.at("disturbs").items())
            one.disturbs.push_back(gaitFrom(gait));
        manoeuvres.push_back(std::move(one));
    }
    asked.hold();

    const Figure &dps = ruleset.at("ladder");
    ladder = {wholeOf(dps.at("cap"), 1, 99), wholeOf(dps.at("threshold"), 1, 99), wholeOf(dps.at("per_line"), 0, 9),
              wholeOf(dps.at("rallied"), 0, 99)};
    for (const Figure &row : ruleset.at("morale").rows()) {
        morale.push_back(
            {row.at("id").text(), row.at("label").text(), row.at("rule").text(), row.at("text").text(), wholeOf(row.at("dps"), 0, 9)});
    }
    for (const Figure &row : ruleset.at("control").rows()) {
        controls.push_back({wordFrom<Control>(row.at("result")), wholeOf(row.at("up_to"), 0, 99), row.at("label").text(),
                            row.at("rule").text(), row.at("text").text()});
    }
    for (const Figure &row : ruleset.at("phase").rows()) {
        phases.push_back(
            {row.at("id").text(), row.at("number").text(), row.at("label").text(), row.at("rule").text(), row.at("text").text()});
    }
    for (const Figure &row : ruleset.at("step").rows()) {
        steps.push_back({row.at("id").text(), row.at("phase").text(), row.at("label").text(), row.at("rule").text(), row.at("text").text(),
                         row.boolean("per_side", false), row.at("rulings").texts()});
        phase(steps.back().phase);
    }
    for (const Figure &row : ruleset.at("direction").rows()) {
        directions.push_back({wholeOf(row.at("number"), 1, 6), row.at("label").text(), row.at("rule").text()});
    }
    questions = readQuestionRows(from);
    acts = readActs(from);
    options = readOptions(ruleset.at("option"));
}

const MoraleRow &Sheet::moraleOf(const std::string &id) const { return rowNamed(morale, "morale row", id); }
const ManoeuvreRow &Sheet::manoeuvre(const std::string &id) const { return rowNamed(manoeuvres, "manoeuvre", id); }
const Step &Sheet::step(const std::string &id) const { return rowNamed(steps, "step", id); }
const Phase &Sheet::phase(const std::string &id) const { return rowNamed(phases, "phase", id); }

const Direction &Sheet::direction(int number) const
{
    for (const Direction &row : directions)
        if (row.number == number)
            return row;
    throw Error("the figures have no direction " + std::to_string(number));
}

int Sheet::number(const std::string &table, const std::string &key) const { return static_cast<int>(ruleset.at(table).at(key).integer()); }

} // namespace optio::punic
