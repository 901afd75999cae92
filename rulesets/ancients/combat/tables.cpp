// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the tables of combat.toml.
#include "rulesets/ancients/combat/tables.h"

#include "rules/figures/rows.h"

#include <algorithm>

namespace optio::ancients {

namespace {

Ratio ratioOf(const Figure &figure)
{
    const auto &pair = figure.items();
    if (pair.size() != 2)
        figure.fail("must be two numbers, one over the other");
    return Ratio{wholeOf(pair[0], 1, 99), wholeOf(pair[1], 1, 99)}.times({1, 1});
}

Fate fateOf(const Figure &figure)
{
    const std::string &word = figure.text();
    if (word.empty())
        return Fate::nothing;
    if (word == "disorder" || word == "again" || word == "destroy")
        return word == "disorder" ? Fate::disorder : word == "again" ? Fate::again : Fate::destroy;
    figure.fail("must be \"\", \"disorder\", \"again\" or \"destroy\"");
}

void readFactorRows(const Figure &rows, std::vector<FactorRow> &factors)
{
    for (const Figure &row : rows.rows()) {
        FactorRow factor{row.at("id").text(), row.at("label").text(), row.at("rule").text(), row.at("text").text(), {1, 1}, {1, 1}};
        if (row.has("attack"))
            factor.attack = ratioOf(row.at("attack"));
        if (row.has("defence"))
            factor.defence = ratioOf(row.at("defence"));
        factors.push_back(std::move(factor));
    }
}

void readFireRows(const Figure &rows, std::vector<FireRow> &fire)
{
    for (const Figure &row : rows.rows()) {
        FireRow one;
        one.id = row.at("id").text();
        one.rule = row.at("rule").text();
        const std::string &missile = row.at("class").text();
        if (missile != "A" && missile != "B" && missile != "G")
            row.at("class").fail("must be A, B or G");
        one.missile = missile[0];
        one.least = wholeOf(row.at("least"), 1, 99);
        one.most = wholeOf(row.at("most"), one.least, 99);
        one.hits = {wholeOf(row.at("phalanx"), 0, 6), wholeOf(row.at("heavy"), 0, 6), wholeOf(row.at("other"), 0, 6)};
        if (row.has("large"))
            one.large = wholeOf(row.at("large"), 0, 6);
        fire.push_back(one);
    }
}

} // namespace

Tables::Tables(const FigureFolder &from) : file(from.read("combat.toml"))
{
    const AskedKeys asked(&file);
    for (const char *later : {"odds", "move", "march", "victory"})
        (void)file.get(later);
    readFactorRows(file.at("factor"), factors);
    for (const Figure &row : file.at("column").rows()) {
        columns.push_back({row.at("id").text(), row.at("rule").text(), ratioOf(row.at("from"))});
        if (columns.size() > 1) {
            const Ratio &last = columns[columns.size() - 2].from, &now = columns.back().from;
            if (now.over * last.under <= last.over * now.under)
                row.fail("the columns must ascend");
        }
    }
    for (const Figure &row : file.at("result").rows()) {
        results.push_back(
            {row.at("id").text(), row.at("label").text(), row.at("rule").text(), fateOf(row.at("attacker")), fateOf(row.at("defender"))});
    }
    const auto readFace = [&](std::size_t face, const Figure &row) {
        if (!byFace[face].empty())
            row.fail("this face has its results already");
        byFace[face] = row.at("results").texts();
        faceRule[face] = row.at("rule").text();
        if (byFace[face].size() != columns.size())
            row.at("results").fail("there must be a result for each column");
        for (const std::string &id : byFace[face])
            if (std::none_of(results.begin(), results.end(), [&](const ResultRow &one) { return one.id == id; }))
                row.at("results").fail("there is no result \"" + id + "\"");
    };
    readFace(0, file.at("luck_free"));
    for (const Figure &row : file.at("throw").rows()) {
        for (const Figure &face : row.at("faces").items())
            readFace(static_cast<std::size_t>(wholeOf(face, 1, 6)), row);
    }
    for (const auto &face : byFace)
        if (face.empty())
            file.at("throw").fail("each face from 1 to 6 needs its results");
    readFireRows(file.at("fire"), fire);
    large = file.at("shooting").at("large").texts();
    silent = file.at("shooting").at("silent").texts();
    for (const auto &[table, key] : {std::pair{"pips", "dice"}, {"pips", "fixed"}, {"control", "uncontrolled_to"}})
        if (file.at(table).at(key).items().size() != 4)
            file.at(table).at(key).fail("must have four numbers: for no leader, one, two and three");
    asked.hold();
}

const FactorRow &Tables::factor(const std::string &id) const { return rowNamed(factors, "factor", id); }
const ResultRow &Tables::result(const std::string &id) const { return rowNamed(results, "result", id); }

std::size_t Tables::column(const std::string &id) const
{
    return static_cast<std::size_t>(&rowNamed(columns, "column", id) - columns.data());
}

int Tables::number(const std::string &table, const std::string &key) const { return static_cast<int>(file.at(table).at(key).integer()); }

int Tables::byLeaders(const std::string &table, const std::string &key, int leaders) const
{
    const auto &list = file.at(table).at(key).items();
    return static_cast<int>(list[static_cast<std::size_t>(std::clamp(leaders, 0, 3))].integer());
}

} // namespace optio::ancients
