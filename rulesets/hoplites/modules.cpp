// SPDX-License-Identifier: GPL-3.0-or-later
// Reads cards, special rules and periods: their fields, and what they bring of their own.
#include "rulesets/hoplites/sheet.h"

#include "rules/ruling/refusal.h"

#include <algorithm>

namespace optio::hoplites {

namespace {

const std::vector<std::string> cardIds{"flank", "rally", "cohesion", "reserve", "initiative", "supply", "caltrop"};

void readSpecials(const Figure &rows, bool tag, const std::string &period, std::vector<SpecialRow> &into, int &bit)
{
    for (const Figure &row : rows.rows()) {
        if (bit >= 16)
            row.fail("there are too many special rules");
        into.push_back({row.at("id").text(), row.at("name").text(), row.text("text", ""), row.at("rule").text(),
                        static_cast<int>(row.integer("points", 0)), static_cast<std::uint16_t>(1u << bit++), tag,
                        static_cast<int>(row.integer("shift", 0)), static_cast<int>(row.integer("rounds", 0)), period});
    }
}

CardRow cardFrom(const Figure &row)
{
    return {row.at("id").text(),
            row.at("name").text(),
            row.at("text").text(),
            row.at("rule").text(),
            static_cast<int>(row.at("points").integer()),
            static_cast<int>(row.integer("extra", 0)),
            row.text("needs", "")};
}

std::vector<CharacteristicRow> characteristicsFrom(const Figure &rows)
{
    std::vector<CharacteristicRow> all;
    for (const Figure &row : rows.rows()) {
        CharacteristicRow &one = all.emplace_back();
        one.id = row.at("id").text();
        one.name = row.at("name").text();
        one.sign = row.at("sign").text();
        one.rule = row.at("rule").text();
        one.points = static_cast<int>(row.at("points").integer());
        one.value = static_cast<int>(row.integer("value", 0));
        one.text = row.at("text").text();
        if (const std::size_t at = one.text.find("{value}"); at != std::string::npos)
            one.text.replace(at, 7, std::to_string(std::abs(one.value)));
    }
    if (all.size() > 16)
        rows.fail("there are more than sixteen characteristics");
    return all;
}

HabitRow habitFrom(const Figure &row)
{
    const std::vector<std::string> asks{"react", "withdraw", "bout"}; // in the order of Asks
    const auto found = std::find(asks.begin(), asks.end(), row.at("does").text());
    if (found == asks.end())
        row.fail("a habit answers one of " + listed(asks));
    return {row.at("id").text(),   row.at("label").text(),       row.at("help").text(),
            row.at("rule").text(), traitsFrom(row.at("traits")), static_cast<Asks>(found - asks.begin())};
}

/// Those of a period: units of the core's habits are none of its own, so it may take their places.
std::vector<HabitRow> habitsFrom(std::vector<HabitRow> habits, const Figure &rows)
{
    for (const Figure &row : rows.rows()) {
        const auto place =
            std::find_if(habits.begin(), habits.end(), [&](const HabitRow &one) { return one.id == row.at("instead").text(); });
        if (place == habits.end())
            row.at("instead").fail("there is no habit " + quoted(row.at("instead").json()));
        *place = habitFrom(row);
    }
    return habits;
}

} // namespace

Layout layoutFrom(const Figure &field)
{
    Layout layout;
    int column = 0, zone = 0;
    for (const Figure &width : field.at("zones").items()) {
        const int first = column;
        for (int i = 0; i < width.integer(); ++i, ++column) {
            if (column >= columns)
                field.fail("the field has more than nine columns");
            layout.zone[static_cast<std::size_t>(column)] = static_cast<Byte>(zone);
        }
        for (int i = first; i < column; ++i)
            for (int j = first; j < column; ++j)
                layout.zoneMask[static_cast<std::size_t>(i)] = static_cast<Mask>(layout.zoneMask[static_cast<std::size_t>(i)] | 1u << j);
        ++zone;
    }
    layout.width = column;
    layout.all = static_cast<Mask>((1u << column) - 1);
    for (int i = 0; i < column; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const unsigned next = ((1u << i) << 1 | (1u << i) >> 1) & layout.all;
        layout.beside[at] = static_cast<Mask>(next);
        layout.near[at] = static_cast<Mask>((next | 1u << i) & layout.zoneMask[at]);
        layout.across[at] = static_cast<Mask>(next & ~static_cast<unsigned>(layout.zoneMask[at]));
        const bool wing = zone > 1 && (layout.zone[at] == 0 || layout.zone[at] == zone - 1);
        Mask &part = wing ? layout.wings : layout.centre;
        part = static_cast<Mask>(part | 1u << i);
    }
    layout.openEdges = field.at("open_edges").boolean();
    layout.terrain = field.at("terrain").boolean();
    layout.restrictions = field.at("restrictions").boolean();
    return layout;
}

Hooks hooksOf(const std::string &folder)
{
    if (folder == "thermopylae")
        return thermopylae::hooks();
    if (folder == "samurai")
        return samurai::hooks();
    if (folder == "fantasy")
        return fantasy::hooks();
    return {};
}

void Sheet::readRules()
{
    int bit = 0;
    readSpecials(points.at("special"), false, "", specials, bit);
    readSpecials(points.at("tag"), true, "", specials, bit);
    const std::vector<std::string> known{"tribal", "ferocity", "mobility", "long_swords", "no_leader_cohesion", "discipline"};
    for (std::size_t i = 0; i < known.size(); ++i)
        if (i >= specials.size() || specials[i].id != known[i])
            points.fail("the special rules must begin with " + listed(known) + " in this order (HOP-860)");
    const Figure file = figures.read("cards.toml");
    for (const Figure &row : file.at("card").rows())
        cards.push_back(cardFrom(row));
    for (std::size_t i = 0; i < cardIds.size(); ++i)
        if (i >= cards.size() || cards[i].id != cardIds[i])
            file.fail("the special cards must be " + listed(cardIds) + " in this order (HOP-870)");
    const Figure &effect = file.at("effect");
    numbers.cardCohesion = static_cast<int>(effect.at("cohesion").integer());
    numbers.cardSupply = static_cast<int>(effect.at("supply").integer());
    numbers.cardReserve = static_cast<int>(effect.at("reserve").integer());
    for (const auto &[period, prices] : parts("points.toml")) {
        const auto take = [](const Figure &table, std::map<std::string, int> &into) {
            for (const std::string &key : table.keys())
                if (key != "rule")
                    into[key] = static_cast<int>(table.at(key).integer());
        };
        if (prices.has("unit"))
            take(prices.at("unit").at("missile"), missilePoints);
        if (prices.has("terrain"))
            take(prices.at("terrain"), groundPoints);
    }
    for (const auto &[period, words] : parts("refusals.toml"))
        for (const Figure &row : words.at("refusal").rows())
            refusals.push_back({row.at("id").text(), row.at("text").text(), row.at("rule").text()});
}

void Sheet::readChampions(Module &module) const
{
    const std::string name = module.folder + "/characters.toml";
    if (!std::filesystem::exists(figures.folder() / name))
        return;
    const Figure file = figures.read(name);
    for (const Figure &row : file.at("character").rows()) { // DAT-05
        Champion one{row.at("name").text(), static_cast<int>(row.at("stamina").integer()), static_cast<int>(row.at("ability").integer())};
        if (one.name.empty() || one.name.size() > 40 || one.stamina < 1 || one.stamina > 12 || one.ability < 0 || one.ability > 9)
            row.fail("a champion has a name of 1 to 40 letters, Stamina 1 to 12 and Ability 0 to 9 (DAT-05)");
        if (std::any_of(module.champions.begin(), module.champions.end(), [&](const Champion &other) { return other.name == one.name; }))
            row.fail("there is a champion of this name (DAT-05)");
        module.champions.push_back(std::move(one));
    }
    if (module.champions.size() > 32)
        file.fail("there are at most 32 champions");
}

void Sheet::readModules()
{
    readPreferences(ruleset.at("preference"), "");
    for (const Figure &row : ruleset.at("habit").rows())
        habits.push_back(habitFrom(row));
    if (habits.size() > 8)
        ruleset.fail("there are more than eight habits (HOP-912)");
    const Figure battle = figures.read("battle.toml");
    for (const Figure &row : periods()) {
        const AskedKeys ofRow(&row);
        Module module;
        module.id = row.at("id").text();
        module.name = row.at("name").text();
        module.rule = row.at("rule").text();
        module.folder = row.text("folder", "");
        module.hooks = hooksOf(module.folder);
        module.habits = habits;
        if (module.folder.empty()) {
            module.layout = layoutFrom(battle.at("field"));
        } else {
            const Figure own = figures.read(module.folder + "/module.toml");
            const AskedKeys asked(&own);
            module.layout = layoutFrom(own.at("field"));
            int bit = 8; // periods never meet, so each may use the same bits
            module.coreTypes = own.boolean("core_types", true);
            if (own.has("barred"))
                module.barred = own.at("barred").texts();
            for (const std::string &id : module.barred)
                if (special(id) == nullptr && cardOf(id) < 0)
                    own.at("barred").fail("there is no special rule or card " + quoted(Json(id)));
            readChampions(module);
            if (own.has("own"))
                module.own = own.at("own");
            if (own.has("card"))
                module.card = own.at("card").whole(cardFrom);
            if (own.has("special"))
                readSpecials(own.at("special"), false, module.id, specials, bit);
            if (own.has("characteristic"))
                module.characteristics = characteristicsFrom(own.at("characteristic"));
            if (own.has("habit"))
                module.habits = habitsFrom(habits, own.at("habit"));
            if (own.has("preference"))
                readPreferences(own.at("preference"), module.id);
            asked.hold();
        }
        ofRow.hold();
        modules.push_back(std::move(module));
    }
}

void Sheet::readPreferences(const Figure &rows, const std::string &period)
{
    // Periods never meet, so each may use the same bits.
    unsigned bit = period.empty() ? 1u : unsigned{firstOfModule};
    for (const Figure &row : rows.rows()) {
        preferences.push_back({row.at("id").text(), row.at("topic").text(), row.at("label").text(), row.at("help").text(),
                               row.at("rule").text(), period, static_cast<std::uint16_t>(bit)});
        if (bit > 0xFFFF)
            row.fail("there are too many preferences");
        bit <<= 1;
    }
    if (period.empty() && preferences.size() != 12)
        rows.fail("there must be twelve preferences, in the order the program knows (HOP-912)");
}

const Module &Sheet::moduleFor(const TypeRow &type) const
{
    return type.period.empty() ? modules.front() : modules[static_cast<std::size_t>(moduleOf(type.period))];
}

} // namespace optio::hoplites
