// SPDX-License-Identifier: GPL-3.0-or-later
// Works out the rows of charts that are lists, ranges or yes and no.
#include "rules/charts.h"

#include "rules/phrases.h"
#include "rulesets/hoplites/page/description.h"

namespace optio::hoplites {

namespace {

std::string text(int number) { return std::to_string(number); }

void addShots(Charts &charts, const Sheet &sheet)
{
    for (const ShotRow &row : sheet.shots) {
        const std::string letter = row.letters.substr(0, 1);
        const std::string out = row.out > 9 ? "never" : row.out < 1 ? "always" : row.out == 9 ? "on 9" : "from " + text(row.out);
        charts.add("shots",
                   {letter == "E" ? "-" : letter, capital(row.label), row.scale.empty() ? "to " + text(row.base) : hitsWhen(row),
                    row.scale.empty() ? text(row.hits) : "by the die", out},
                   row.rule);
    }
}

void addGround(Charts &charts, const Sheet &sheet)
{
    for (const TerrainRow &row : sheet.terrain) {
        std::vector<std::string> cells{row.name};
        for (const int coh : row.coh)
            cells.push_back(coh < 0 ? "-" : text(coh));
        cells.push_back(row.shock == 0 ? "" : text(std::abs(row.shock)) + (row.shock < 0 ? " left" : " right"));
        cells.push_back(row.missile == 0 ? "" : signedText(row.missile));
        cells.push_back(row.cover ? "yes" : "");
        charts.add("ground", cells, row.rule);
        if (row.missile != 0)
            charts.add("targets", {row.name, signedText(row.missile)}, row.rule);
    }
}

std::string worthText(const TypeRow &type)
{
    if (type.fixed > 0)
        return text(type.fixed);
    if (type.halves > 0)
        return halvesText(type.halves) + " × TQ";
    std::string worth = type.times > 1 ? text(type.times) + " × TQ" : "TQ";
    if (type.deep != type.times)
        worth += ", " + text(type.deep) + " × TQ from size " + text(type.deepFrom);
    return worth;
}

std::string missilesText(const TypeRow &type)
{
    std::string letters;
    for (const char letter : type.missiles)
        letters += (letters.empty() ? "" : ", ") + (letter == ' ' ? std::string("none") : std::string(1, letter));
    return letters;
}

void addTypes(Charts &charts, const Sheet &sheet)
{
    for (const TypeRow &type : sheet.types)
        charts.add("types",
                   {type.id, type.name, missilesText(type), type.marker ? "yes" : "", worthText(type), text(type.factor), type.text},
                   type.rule);
    // Which types read which row: in the order of the columns.
    const Figure shock = sheet.figures.read("shock.toml");
    for (const Figure &name : shock.at("superiority").at("attackers").items()) {
        std::string who, superior;
        for (const TypeRow &type : sheet.types) {
            if (type.shock == name.text())
                who += (who.empty() ? "" : ", ") + type.id;
            if (type.superiority == name.text())
                superior += (superior.empty() ? "" : ", ") + type.id;
        }
        charts.add("read", {name.text(), who, superior}, "HOP-T12");
    }
    for (const ReliefRow &row : sheet.reliefs)
        charts.add("reliefs", {namesOf(sheet, row.enters), namesOf(sheet, row.leaves), row.armyName.empty() ? "any army" : row.armyName},
                   row.rule);
}

void addUnits(Charts &charts, const Sheet &sheet)
{
    const Figure &unit = sheet.points.at("unit");
    for (const Figure &row : unit.at("size").items())
        charts.add("units",
                   {"Size from " + text(static_cast<int>(row.at("from").integer())), text(static_cast<int>(row.at("points").integer()))},
                   "HOP-T13");
    for (const auto &[letter, points] : sheet.missilePoints)
        charts.add("units", {"Missiles " + letter, text(points)}, "HOP-T13");
}

void addCharacteristics(Charts &charts, const Sheet &sheet)
{
    for (const Module &module : sheet.modules)
        for (const CharacteristicRow &row : module.characteristics)
            charts.add("characteristics", {row.sign, row.name, text(row.points), row.text}, row.rule);
}

void addRally(Charts &charts, const Sheet &sheet)
{
    int from = 0;
    for (const RallyRow &row : sheet.rally) {
        charts.add("rally", {text(from) + " to " + text(row.upTo), text(row.low), text(row.high)}, "HOP-T10");
        from = row.upTo + 1;
    }
}

} // namespace

Json chartsOf(const Sheet &sheet)
{
    std::vector<std::string> without; // a period's own charts are named as it is
    for (const FaultyPeriod &one : sheet.faulty)
        without.push_back(one.id);
    Charts charts(sheet.figures, without);
    addShots(charts, sheet);
    addGround(charts, sheet);
    addTypes(charts, sheet);
    addUnits(charts, sheet);
    addRally(charts, sheet);
    addCharacteristics(charts, sheet);
    return charts.json();
}

} // namespace optio::hoplites
