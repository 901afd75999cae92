// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the tables of shots, shock, withdrawal and rally, and compiles them to one array for each pair of types.
#include "rulesets/hoplites/sheet.h"

#include "rules/ruling/refusal.h"

#include <algorithm>
#include <charconv>
#include <map>

namespace optio::hoplites {

namespace {

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

/// A table with a name on each row and column; each period may add rows and columns to it.
class Grid {
public:
    void add(const Figure &table, const char *columnsKey)
    {
        const std::vector<std::string> across = table.at(columnsKey).texts();
        for (const Figure &row : table.at("row").items()) {
            const auto &cells = row.at("cells").items();
            if (cells.size() != across.size())
                row.fail("there must be " + std::to_string(across.size()) + " cells");
            for (std::size_t i = 0; i < cells.size(); ++i)
                if (!cells_.emplace(std::pair{row.at("id").text(), across[i]}, &cells[i]).second)
                    cells[i].fail("this cell stands there twice");
        }
    }
    /// Null when there is no such cell.
    const Figure *at(const std::string &row, const std::string &column) const
    {
        const auto found = cells_.find({row, column});
        return found == cells_.end() ? nullptr : found->second;
    }

private:
    std::map<std::pair<std::string, std::string>, const Figure *> cells_;
};

std::int8_t columnFrom(std::string_view text, const Figure &at)
{
    return text == "NA" ? std::int8_t{0} : static_cast<std::int8_t>(whole(text, at));
}

} // namespace

int Sheet::letterOf(char letter) const
{
    const std::size_t found = letterNames.find(letter);
    return found == std::string::npos ? -1 : static_cast<int>(found);
}

int Sheet::hitsOf(const ShotRow &shot, const Unit &firer, const Unit &target) const
{
    return is(target, elephant) && !is(firer, elephant) ? std::max(shot.hits, numbers.hitsElephant) : shot.hits;
}

void Sheet::readShock()
{
    const auto files = parts("shock.toml");
    const Figure &file = files.front().second;
    const Figure battle = figures.read("battle.toml");
    const Figure &shock = battle.at("shock");
    const int lightAttacks = static_cast<int>(shock.at("light_chariot_attacks").integer());
    const int lightDefends = static_cast<int>(shock.at("light_chariot_defends").integer());
    Grid base, superior;
    for (const auto &[period, part] : files) {
        // A period may add several blocks: its rows, its columns.
        for (const auto &[name, grid] : {std::pair{"columns", &base}, std::pair{"superiority", &superior}})
            if (part.at(name).isArray())
                for (const Figure &block : part.at(name).rows())
                    grid->add(block, "attackers");
            else
                grid->add(part.at(name), "attackers");
    }
    for (std::size_t a = 0; a < types.size(); ++a)
        for (std::size_t d = 0; d < types.size(); ++d) {
            const TypeRow &attacker = types[a], &defender = types[d];
            const Figure *const cell = base.at(defender.shock, attacker.shock);
            if (!meet(attacker, defender))
                continue;
            if (cell == nullptr)
                file.fail("there is no column for " + attacker.shock + " on " + defender.shock + " (HOP-T04)");
            const auto [front, flank] = halves(cell->text(), *cell);
            Columns &columns = columnsOf[a][d];
            columns = {columnFrom(front, *cell), columnFrom(flank, *cell)};
            // Light chariots (HOP-T05).
            const auto plain = [](const TypeRow &other) { return (other.traits & (skirmisher | chariot)) == 0; };
            const int shift = (attacker.traits & lightChariot && plain(defender) ? lightAttacks : 0) +
                              (defender.traits & lightChariot && plain(attacker) ? lightDefends : 0);
            for (std::int8_t *column : {&columns.front, &columns.flank})
                if (*column != 0)
                    *column = static_cast<std::int8_t>(std::max(1, *column + shift));
            const Figure *const sign = superior.at(defender.superiority, attacker.superiority);
            if (sign == nullptr)
                file.fail("there is no superiority for " + attacker.superiority + " on " + defender.superiority + " (HOP-T06)");
            Superior &who = superiorOf[a][d];
            who = sign->text() == "A" ? Superior::attacker : sign->text() == "D" ? Superior::defender : Superior::none;
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
    for (std::size_t column = 1; column <= 13; ++column)
        resultBands[column] = bandsWhere([&](int face) {
            const auto die = static_cast<std::size_t>(face);
            return std::all_of(results.begin(), results.end(),
                               [&](const auto &rows) { return rows[die][column] == rows[die - 1][column]; });
        });
}

void Sheet::readWithdrawal()
{
    const auto files = parts("withdrawal.toml");
    const std::vector<std::string> words{"no", "yes", "mobile", "light"};
    Grid grid;
    for (const auto &[period, file] : files)
        grid.add(file, "from");
    for (std::size_t d = 0; d < types.size(); ++d) {
        if (types[d].withdraws.empty())
            continue;
        for (const auto &[period, file] : files)
            for (const Figure &row : file.at("row").items())
                if (row.at("id").text() == types[d].withdraws)
                    freshOnly[d] = row.boolean("fresh", false);
        for (std::size_t a = 0; a < types.size(); ++a) {
            const Figure *const cell = grid.at(types[d].withdraws, types[a].against);
            if (cell == nullptr && meet(types[a], types[d]))
                files.front().second.fail("there is no cell for " + types[d].withdraws + " from " + types[a].against + " (HOP-T09)");
            if (cell == nullptr)
                continue;
            const auto found = std::find(words.begin(), words.end(), cell->text());
            if (found == words.end())
                cell->fail("there is no " + quoted(Json(cell->text())) + allowedTail(cell->text(), words));
            withdrawalOf[d][a] = static_cast<MayWithdraw>(found - words.begin());
        }
    }
}

std::vector<const AimRow *> Sheet::aimRows(std::size_t letter, Byte firer, Byte target) const
{
    std::vector<const AimRow *> rows;
    for (const AimRow &row : aimList) {
        const bool taken =
            std::any_of(rows.begin(), rows.end(), [&](const AimRow *one) { return !row.group.empty() && one->group == row.group; });
        if ((types[firer].traits & row.firer) != 0 && (types[target].traits & row.target) != 0 && !taken &&
            (row.letters.empty() || row.letters.find(letterNames[letter]) != std::string::npos))
            rows.push_back(&row);
    }
    return rows;
}

bool Sheet::shootsIn(const TypeRow &type, const std::string &period) const
{
    return period.empty() || fields(modules[static_cast<std::size_t>(moduleOf(period))], type);
}

void Sheet::readMissiles()
{
    const auto files = parts("missiles.toml");
    const Figure &file = files.front().second;
    for (auto &row : shotOf)
        row.fill(nobody);
    std::vector<std::pair<const Figure *, std::string>> shotRows;
    std::vector<const Figure *> modifiers;
    for (const auto &[period, part] : files)
        for (const Figure &row : part.at("shot").items())
            shotRows.emplace_back(&row, period);
    for (auto part = files.rbegin(); part != files.rend(); ++part) // a period's come first, so that they may take a group's place
        if (part->second.has("modifier"))
            for (const Figure &row : part->second.at("modifier").items())
                modifiers.push_back(&row);
    for (const auto &[at, period] : shotRows) {
        const Figure &row = *at;
        const AskedKeys asked(&row);
        const auto index = static_cast<Byte>(shots.size());
        ShotRow &one = shots.emplace_back();
        one.id = row.at("id").text();
        one.label = row.at("label").text();
        one.rule = row.at("rule").text();
        one.out = static_cast<int>(row.at("out").integer());
        one.period = period;
        for (const std::string &letter : row.at("letters").texts())
            one.letters += letter;
        if (row.has("scale")) {
            for (const Figure &cell : row.at("scale").items())
                one.scale.push_back(static_cast<int>(cell.integer()));
            if (one.scale.size() != 10 || row.has("base") || row.has("hits"))
                row.fail("a scale names the hits of each die from 0 to 9, and stands instead of base and hits (DAT-11)");
        } else {
            one.base = static_cast<int>(row.at("base").integer());
            one.hits = static_cast<int>(row.at("hits").integer());
        }
        const std::uint32_t firer = row.has("firer") ? traitsFrom(row.at("firer")) : ~0u;
        for (const Figure &name : row.at("letters").items()) {
            const int letter = letterOf(name.text()[0]);
            for (std::size_t type = 0; type < types.size(); ++type)
                if (Byte &shot = shotOf[type][static_cast<std::size_t>(letter)];
                    shot == nobody && types[type].traits & firer && shootsIn(types[type], period))
                    shot = index;
        }
        asked.hold();
    }
    for (const Figure *const at : modifiers) {
        const Figure &row = *at;
        const AskedKeys asked(&row);
        const auto named = [&](const char *key) { return row.has(key) ? traitsFrom(row.at(key)) : ~0u; };
        AimRow one{row.at("label").text(), row.at("rule").text(), row.text("group", ""), "", named("firer"), named("target"), 0, false};
        if (row.has("letters"))
            for (const std::string &letter : row.at("letters").texts())
                one.letters += letter;
        one.value = static_cast<int>(row.at("value").integer());
        one.small = row.has("target_size");
        asked.hold();
        aimList.push_back(std::move(one));
    }
    for (std::size_t letter = 0; letter < letterNames.size(); ++letter)
        for (std::size_t f = 0; f < types.size(); ++f)
            for (std::size_t t = 0; t < types.size(); ++t)
                for (const AimRow *row : aimRows(letter, static_cast<Byte>(f), static_cast<Byte>(t)))
                    if (row->small)
                        aimSmall[t] = row->value;
                    else
                        aim[letter][f][t] = static_cast<std::int8_t>(aim[letter][f][t] + row->value);
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
    take("challenge", "bundori", n.bundori);
    take("end", "longest", n.longest);
    if (n.longest < 1 || n.longest > 250)
        file.at("end").fail("a battle lasts 1 to 250 rounds at most");
    for (const Figure &row : file.at("rally").at("rows").rows())
        rally.push_back({static_cast<int>(row.at("up_to").integer()), static_cast<int>(row.at("low").integer()),
                         static_cast<int>(row.at("high").integer())});
    if (rally.empty() || rally.back().upTo < 9)
        file.at("rally").fail("the rows must go up to 9 (HOP-T10)");
    for (const Figure &row : file.at("generated").rows()) {
        const int ground = terrainOf(row.at("ground").text());
        const std::string &lay = row.at("lay").text();
        if (ground < 0)
            row.fail("there is no ground " + quoted(Json(row.at("ground").text())));
        if (lay != "edge" && lay != "flank" && lay != "gorge" && lay != "scattered")
            row.fail("ground is laid as edge, flank, gorge or scattered, not " + quoted(Json(lay)) + " (HOP-407)");
        generated.push_back(
            {row.at("id").text(), row.at("name").text(), row.at("rule").text(), lay, row.text("text", ""), static_cast<Byte>(ground)});
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
    const auto files = parts("battle.toml");
    for (const auto &[period, part] : files)
        for (const Figure &row : part.at("relief").rows()) {
            std::uint16_t army = 0;
            std::string armyName;
            if (row.has("army")) {
                const SpecialRow *rule = special(row.at("army").text());
                if (rule == nullptr)
                    row.fail("there is no special rule or tag " + quoted(Json(row.at("army").text())));
                army = rule->bit;
                armyName = rule->name;
            }
            reliefs.push_back({bits(row.at("enters")), bits(row.at("leaves")), army, armyName, row.at("rule").text()});
        }
}

} // namespace optio::hoplites
