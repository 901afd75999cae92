// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the tables of shots, shock, withdrawal and rally, and compiles them to one array for each pair of types.
#include "rulesets/hoplites/sheet.h"

#include "rules/refusal.h"

#include <algorithm>
#include <charconv>

namespace optio::hoplites {

namespace {

constexpr char letterNames[] = "JSABPE";

int placeOf(const std::vector<std::string> &names, const std::string &name, const Figure &at)
{
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end())
        at.fail("there is no " + quoted(Json(name)) + allowedTail(name, names));
    return static_cast<int>(found - names.begin());
}

int whole(std::string_view text, const Figure &at)
{
    int value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (fault != std::errc() || end != text.data() + text.size())
        at.fail("expected a whole number but found " + quoted(Json(std::string(text))));
    return value;
}

/// "7/12" as two numbers.
std::pair<std::string_view, std::string_view> halves(const std::string &cell, const Figure &at)
{
    const std::size_t slash = cell.find('/');
    if (slash == std::string::npos)
        at.fail("expected two values such as 7/12 but found " + quoted(Json(cell)));
    return {std::string_view(cell).substr(0, slash), std::string_view(cell).substr(slash + 1)};
}

/// A table with a name on each row and column.
struct Grid {
    std::vector<std::string> rows, across;
    std::vector<const Figure *> cells; ///< the lists, by row
};

Grid gridOf(const Figure &table, const char *columnsKey)
{
    Grid grid;
    grid.across = table.at(columnsKey).texts();
    for (const Figure &row : table.at("row").items()) {
        grid.rows.push_back(row.at("id").text());
        grid.cells.push_back(&row.at("cells"));
        if (row.at("cells").items().size() != grid.across.size())
            row.fail("there must be " + std::to_string(grid.across.size()) + " cells");
    }
    return grid;
}

std::int8_t columnFrom(std::string_view text, const Figure &at)
{
    return text == "NA" ? std::int8_t{0} : static_cast<std::int8_t>(whole(text, at));
}

} // namespace

int Sheet::letterOf(char letter)
{
    const std::string_view all(letterNames);
    const std::size_t found = all.find(letter);
    return found == std::string_view::npos ? -1 : static_cast<int>(found);
}

int Sheet::hitsOf(const ShotRow &shot, const Unit &firer, const Unit &target) const
{
    return is(target, elephant) && !is(firer, elephant) ? std::max(shot.hits, numbers.hitsElephant) : shot.hits;
}

void Sheet::readShock()
{
    const Figure file = figures.read("shock.toml");
    const Figure typesFile = figures.read("types.toml");
    const std::vector<Figure> &typeRows = typesFile.at("type").items();
    const Figure battle = figures.read("battle.toml");
    const Figure &shock = battle.at("shock");
    const int lightAttacks = static_cast<int>(shock.at("light_chariot_attacks").integer());
    const int lightDefends = static_cast<int>(shock.at("light_chariot_defends").integer());
    const Grid base = gridOf(file.at("columns"), "attackers");
    const Grid superior = gridOf(file.at("superiority"), "attackers");
    for (std::size_t a = 0; a < types.size(); ++a)
        for (std::size_t d = 0; d < types.size(); ++d) {
            const TypeRow &attacker = types[a], &defender = types[d];
            const Figure &defenderRow = typeRows[d].at("shock"), &attackerRow = typeRows[a].at("shock");
            const auto row = static_cast<std::size_t>(placeOf(base.rows, defenderRow.text(), defenderRow));
            const auto at = static_cast<std::size_t>(placeOf(base.across, attackerRow.text(), attackerRow));
            const Figure &cell = base.cells[row]->items()[at];
            const auto [front, flank] = halves(cell.text(), cell);
            Columns &columns = columnsOf[a][d];
            columns = {columnFrom(front, cell), columnFrom(flank, cell)};
            // Light chariots (HOP-T05).
            const auto plain = [](const TypeRow &other) { return (other.traits & (skirmisher | chariot)) == 0; };
            const int shift = (attacker.traits & lightChariot && plain(defender) ? lightAttacks : 0) +
                              (defender.traits & lightChariot && plain(attacker) ? lightDefends : 0);
            for (std::int8_t *column : {&columns.front, &columns.flank})
                if (*column != 0)
                    *column = static_cast<std::int8_t>(std::max(1, *column + shift));
            const Figure &superiorRow = typeRows[d].at("superiority"), &superiorColumn = typeRows[a].at("superiority");
            const std::string &sign =
                superior.cells[static_cast<std::size_t>(placeOf(superior.rows, superiorRow.text(), superiorRow))]
                    ->items()[static_cast<std::size_t>(placeOf(superior.across, superiorColumn.text(), superiorColumn))]
                    .text();
            Superior &who = superiorOf[a][d];
            who = sign == "A" ? Superior::attacker : sign == "D" ? Superior::defender : Superior::none;
            if (attacker.traits & chariot && !(attacker.traits & lightChariot) && defender.traits & lightChariot)
                who = Superior::attacker; // HOP-826
            if ((defender.traits & german && who == Superior::attacker) || (attacker.traits & german && who == Superior::defender))
                who = Superior::none; // HOP-814
        }
    const Figure &table = file.at("results");
    if (table.at("row").items().size() != 10)
        table.fail("there must be a row for each die from 0 to 9 (HOP-T07)");
    for (std::size_t die = 0; die < 10; ++die) {
        const Figure &row = table.at("row").items()[die];
        if (row.at("id").text() != std::to_string(die) || row.at("cells").items().size() != 13)
            row.fail("expected the row of die " + std::to_string(die) + " with 13 cells (HOP-T07)");
        for (std::size_t column = 1; column <= 13; ++column) {
            const Figure &cell = row.at("cells").items()[column - 1];
            const auto [attackers, defenders] = halves(cell.text(), cell);
            results[0][die][column] = static_cast<Byte>(whole(attackers, cell));
            results[1][die][column] = static_cast<Byte>(whole(defenders, cell));
        }
    }
}

void Sheet::readWithdrawal()
{
    const Figure file = figures.read("withdrawal.toml");
    const Grid grid = gridOf(file, "from");
    const Figure typesFile = figures.read("types.toml");
    const std::vector<Figure> &typeRows = typesFile.at("type").items();
    const std::vector<std::string> words{"no", "yes", "mobile", "light"};
    for (std::size_t d = 0; d < types.size(); ++d) {
        if (!typeRows[d].has("withdraws"))
            continue;
        const Figure &name = typeRows[d].at("withdraws");
        const auto row = static_cast<std::size_t>(placeOf(grid.rows, name.text(), name));
        freshOnly[d] = file.at("row").items()[row].boolean("fresh", false);
        for (std::size_t a = 0; a < types.size(); ++a) {
            const Figure &against = typeRows[a].at("against");
            const Figure &cell = grid.cells[row]->items()[static_cast<std::size_t>(placeOf(grid.across, against.text(), against))];
            withdrawalOf[d][a] = static_cast<MayWithdraw>(placeOf(words, cell.text(), cell));
        }
    }
}

void Sheet::readMissiles()
{
    const Figure file = figures.read("missiles.toml");
    for (auto &row : shotOf)
        row.fill(nobody);
    for (const Figure &row : file.at("shot").items()) {
        row.onlyKeys({"id", "label", "rule", "letters", "firer", "base", "out", "hits"});
        const auto index = static_cast<Byte>(shots.size());
        shots.push_back({row.at("id").text(), row.at("label").text(), row.at("rule").text(), static_cast<int>(row.at("base").integer()),
                         static_cast<int>(row.at("out").integer()), static_cast<int>(row.at("hits").integer())});
        const std::uint32_t firer = row.has("firer") ? traitsFrom(row.at("firer")) : ~0u;
        for (const Figure &name : row.at("letters").items()) {
            const int letter = name.text().size() == 1 ? letterOf(name.text()[0]) : -1;
            if (letter < 0)
                name.fail("there is no missile " + quoted(Json(name.text())));
            for (std::size_t type = 0; type < types.size(); ++type)
                if (Byte &shot = shotOf[type][static_cast<std::size_t>(letter)]; shot == nobody && types[type].traits & firer)
                    shot = index;
        }
    }
    const std::vector<Figure> &modifiers = file.at("modifier").items();
    for (std::size_t letter = 0; letter < letters; ++letter)
        for (std::size_t f = 0; f < types.size(); ++f)
            for (std::size_t t = 0; t < types.size(); ++t) {
                std::vector<std::string> groups;
                for (const Figure &row : modifiers) {
                    row.onlyKeys({"id", "label", "rule", "group", "letters", "firer", "target", "target_size", "value"});
                    const auto named = [&](const char *key) { return row.has(key) ? traitsFrom(row.at(key)) : ~0u; };
                    bool fits = (types[f].traits & named("firer")) != 0 && (types[t].traits & named("target")) != 0;
                    if (fits && row.has("letters")) {
                        const auto names = row.at("letters").texts();
                        fits = std::find(names.begin(), names.end(), std::string(1, letterNames[letter])) != names.end();
                    }
                    const std::string group = row.text("group", "");
                    if (!fits || (!group.empty() && std::find(groups.begin(), groups.end(), group) != groups.end()))
                        continue;
                    if (!group.empty())
                        groups.push_back(group);
                    const int value = static_cast<int>(row.at("value").integer());
                    if (row.has("target_size"))
                        aimSmall[t] = value;
                    else
                        aim[letter][f][t] = static_cast<std::int8_t>(aim[letter][f][t] + value);
                }
            }
    numbers.hits = static_cast<int>(file.at("hits").at("usual").integer());
    numbers.hitsElephant = static_cast<int>(file.at("hits").at("elephant").integer());
}

void Sheet::readBattle()
{
    const Figure file = figures.read("battle.toml");
    const auto take = [&](const char *table, const char *key, int &into) { into = static_cast<int>(file.at(table).at(key).integer()); };
    Numbers &n = numbers;
    take("hand", "most", n.hand);
    take("hand", "light", n.lightFirst);
    take("hand", "units", n.unitsFirst);
    take("hand", "second_line", n.second);
    if (n.hand > mostHand || n.second > mostSecond)
        file.at("hand").fail("a hand and a second line hold at most " + std::to_string(mostHand) + " cards each (HOP-031)");
    take("start", "percent", n.percent);
    take("start", "setup", n.setup);
    take("period", "most", n.period);
    take("period", "add", n.periodAdd);
    take("shock", "ferocity", n.ferocityCheck);
    take("shock", "chariot", n.chariotCheck);
    take("shock", "elephant_on_cavalry", n.elephantCheck);
    take("shock", "camel_attacks", n.camelAttacks);
    take("shock", "attacks_camel", n.attacksCamel);
    take("shock", "armoured", n.armouredShift);
    take("shock", "times_defender_superior", n.timesDefender);
    take("shock", "times_attacker_superior", n.timesAttacker);
    take("flank", "largest", n.flankLargest);
    take("withdrawal", "chariot", n.chariotWithdraw);
    take("withdrawal", "flanked", n.flankedWithdraw);
    take("withdrawal", "ferocity", n.ferocityWithdraw);
    take("withdrawal", "most", n.mostWithdraw);
    take("withdrawal", "most_flanked", n.mostFlanked);
    take("second_line", "bonus", n.bonus);
    take("second_line", "bonus_preferred", n.bonusPreferred);
    take("ferocity", "from", n.ferocityFrom);
    take("rally", "add", n.rallyAdd);
    take("rally", "depleted", n.depleted);
    take("rally", "good", n.good);
    take("orders", "times", n.orders);
    take("pursuit", "add", n.pursuitAdd);
    take("pursuit", "caught", n.caught);
    take("pursuit", "away", n.away);
    take("rampage", "rolls", n.rolls);
    take("rampage", "forward", n.forward);
    take("rampage", "sideways", n.sideways);
    take("rampage", "nothing", n.nothing);
    take("rampage", "left", n.left);
    take("rampage", "ahead", n.ahead);
    take("rampage", "ahead_cavalry", n.aheadCavalry);
    take("rampage", "beside", n.beside);
    take("end", "longest", n.longest);
    if (n.longest < 1 || n.longest > 250)
        file.at("end").fail("a battle lasts 1 to 250 rounds at most");
    for (const Figure &row : file.at("rally").at("rows").items())
        rally.push_back({static_cast<int>(row.at("up_to").integer()), static_cast<int>(row.at("low").integer()),
                         static_cast<int>(row.at("high").integer())});
    if (rally.empty() || rally.back().upTo < 9)
        file.at("rally").fail("the rows must go up to 9 (HOP-T10)");
    for (const Figure &row : file.at("generated").items()) {
        const int ground = terrainOf(row.at("ground").text());
        const std::string &lay = row.at("lay").text();
        if (ground < 0)
            row.fail("there is no ground " + quoted(Json(row.at("ground").text())));
        if (lay != "edge" && lay != "flank" && lay != "gorge" && lay != "scattered")
            row.fail("ground is laid as edge, flank, gorge or scattered, not " + quoted(Json(lay)) + " (HOP-407)");
        generated.push_back({row.at("id").text(), row.at("name").text(), row.at("rule").text(), lay, static_cast<Byte>(ground)});
    }
    const auto bits = [this](const Figure &names) {
        std::uint64_t all = 0;
        for (const Figure &name : names.items()) {
            const int type = typeOf(name.text());
            if (type < 0)
                name.fail("there is no unit type " + quoted(Json(name.text())));
            all |= std::uint64_t{1} << type;
        }
        return all;
    };
    for (const Figure &row : file.at("relief").items()) {
        std::uint16_t army = 0;
        if (row.has("army")) {
            const SpecialRow *rule = special(row.at("army").text());
            if (rule == nullptr)
                row.fail("there is no special rule or tag " + quoted(Json(row.at("army").text())));
            army = rule->bit;
        }
        reliefs.push_back({bits(row.at("enters")), bits(row.at("leaves")), army, row.at("rule").text()});
    }
}

} // namespace optio::hoplites
