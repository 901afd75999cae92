// SPDX-License-Identifier: GPL-3.0-or-later
// Armies of the period: clans of the roster's units, what is legal besides HOP-941, and what a clan value costs (EDT-03, EDT-20, EDT-21).
#include "rulesets/hoplites/samurai/clans.h"

#include <algorithm>
#include <map>

namespace optio::hoplites::samurai {

namespace {

const Figure &limitsOf(const Sheet &sheet, const char *table)
{
    return sheet.modules[static_cast<std::size_t>(sheet.moduleOf("samurai"))].own.at(table);
}

std::pair<int, int> pairOf(const Figure &figure)
{
    return {static_cast<int>(figure.items().at(0).integer()), static_cast<int>(figure.items().at(1).integer())};
}

std::string lower(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

} // namespace

void check(const Sheet &sheet, const Army &army, std::vector<Finding> &findings)
{
    const auto error = [&](const std::string &text, const std::string &where) { findings.push_back({"error", text, "EDT-21", where}); };
    const Figure &rows = limitsOf(sheet, "clans"), &legal = limitsOf(sheet, "legal");
    const std::vector<std::string> clans = clansOf(army);
    const auto [least, most] = pairOf(rows.at("count"));
    const auto [leastValue, mostValue] = pairOf(rows.at("value"));
    const int count = static_cast<int>(clans.size());
    if (count < least || count > most)
        error("The army has " + std::to_string(count) + (count == 1 ? " clan" : " clans") + "; it must have " + std::to_string(least) +
                  " to " + std::to_string(most) + ".",
              "/commands");
    const int value = army.clans;
    if (value < leastValue || value > mostValue)
        error("The leader's clan value is " + std::to_string(leastValue) + " to " + std::to_string(mostValue) + ", not " +
                  std::to_string(value) + ".",
              "/leader/clans");
    else if (value >= count)
        error("The leader's clan value must be below the number of clans.", "/leader/clans");
    std::map<std::string, std::string> seen;
    for (const std::string &clan : clans) {
        if (lettersIn(clan) > static_cast<std::size_t>(rows.at("name").integer()))
            error("The clan " + clan + " has a name of more than " + std::to_string(rows.at("name").integer()) + " letters.", "/commands");
        if (const auto [other, fresh] = seen.emplace(lower(clan), clan); !fresh)
            error("The clans " + other->second + " and " + clan + " have names too much alike.", "/commands");
    }
    int guns = 0;
    for (const UnitRow &unit : army.units) {
        guns += (sheet.types[static_cast<std::size_t>(unit.type)].traits & artillery) != 0 ? unit.count : 0;
        if (unit.clan.empty())
            error(unit.name + " belongs to no clan.", "/commands");
    }
    if (guns > legal.at("guns").integer())
        error("The army has " + std::to_string(guns) + " great guns; " + std::to_string(legal.at("guns").integer()) + " are the most.",
              "/commands");
    if (const int cards = army.cards[static_cast<std::size_t>(Card::own)]; cards > legal.at("challenges").integer())
        error("The army has " + std::to_string(cards) + " Challenge cards; " + std::to_string(legal.at("challenges").integer()) +
                  " are the most.",
              "/cards/challenge");
}

int leaderPoints(const Sheet &sheet, const Army &army)
{
    return static_cast<int>(limitsOf(sheet, "clans").at("points").integer()) * std::max(0, army.clans - 1);
}

void fields(const Sheet &sheet, const Module &module, Json &unit, Json &army)
{
    const Figure &rows = limitsOf(sheet, "clans");
    const auto [least, most] = pairOf(rows.at("value"));
    unit.push_back({{"key", "clan"},
                    {"label", "Clan"},
                    {"kind", "text"},
                    {"most", rows.at("name").integer()},
                    {"when", {{"army/period", module.id}}},
                    {"rule", "SAM-30"}});
    army.push_back({{"key", "leader/clans"},
                    {"label", "Clans"},
                    {"help", "How many clans may act in a player turn."},
                    {"kind", "count"},
                    {"group", "Leader"},
                    {"least", least},
                    {"most", most},
                    {"points", rows.at("points").integer()},
                    {"when", {{"period", module.id}}},
                    {"rule", "SAM-31"}});
}

void muster(const Sheet &, const Army &army, SideState &side)
{
    side.clans = static_cast<Byte>(army.clans);
    const std::vector<std::string> clans = clansOf(army);
    std::size_t index = 0;
    for (const UnitRow &row : army.units) {
        const auto clan = std::find(clans.begin(), clans.end(), row.clan);
        for (int i = 0; i < row.count; ++i)
            side.units[index++].own = clan == clans.end() ? Byte{0} : static_cast<Byte>(clan - clans.begin() + 1);
    }
}

} // namespace optio::hoplites::samurai
