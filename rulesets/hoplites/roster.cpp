// SPDX-License-Identifier: GPL-3.0-or-later
// What is amiss with a roster, what it costs, and how its rows read (HOP-941, HOP-T13).
#include "rulesets/hoplites/muster.h"

#include "rules/sides.h"

#include <algorithm>
#include <set>

namespace optio::hoplites {

namespace {

/// The special row's cards, whether or not the rest can be read.
int pointsOfRest(const Sheet &sheet, const Army &army)
{
    int points = static_cast<int>(army.initiative * sheet.points.at("leader").at("initiative").integer() +
                                  army.command * sheet.points.at("leader").at("command").integer());
    const int module = sheet.moduleOf(army.period);
    if (module >= 0)
        for (std::size_t i = 0; i < army.cards.size(); ++i)
            points += army.cards[i] * sheet.card(sheet.modules[at(module)], i).points;
    for (const SpecialRow &row : sheet.specials)
        if ((army.rules & row.bit) != 0 && module >= 0 && row.of(sheet.modules[at(module)]))
            points += row.points;
    for (const Army::Ground &one : army.terrain) {
        const std::string &id = sheet.terrain[at(one.kind)].id;
        if (const auto price = sheet.groundPoints.find(id); price != sheet.groundPoints.end())
            points += price->second;
    }
    return points;
}

struct Totals {
    int points = 0, units = 0, worth = 0;
    std::string fault;
};

Totals totalsFrom(const Sheet &sheet, const Json &roster)
{
    Totals all;
    Army army;
    try {
        army = armyFrom(sheet, roster);
        all.points += pointsOfRest(sheet, army);
    } catch (const Error &error) {
        all.fault = error.what();
    }
    for (const Json &command : roster.at("commands"))
        for (const Json &row : command.at("units")) {
            try {
                const UnitRow unit = unitFrom(sheet, row, "unit");
                all.points += unit.count * pointsOf(sheet, unit);
                all.units += unit.count;
                all.worth += unit.count * worthOf(sheet, unit, false);
            } catch (const Error &) {
                // the check tells of it
            }
        }
    return all;
}

} // namespace

std::vector<Finding> checkRoster(const Sheet &sheet, const Json &roster)
{
    std::vector<Finding> findings;
    const auto add = [&](const std::string &text, const std::string &rule, const std::string &where) {
        findings.push_back({"error", text, rule, where});
    };
    const Json &commands = roster.at("commands");
    for (std::size_t c = 0; c < commands.size(); ++c)
        for (std::size_t u = 0; u < commands[c].at("units").size(); ++u) {
            const std::string where = "/commands/" + std::to_string(c) + "/units/" + std::to_string(u);
            try {
                const UnitRow unit = unitFrom(sheet, commands[c].at("units")[u], where);
                if (unit.name.empty())
                    add("A row of " + sheet.types[at(unit.type)].id + " has no name.", "HOP-940", where);
            } catch (const Error &error) {
                add(error.what(), "HOP-932", where);
            }
        }
    const Totals totals = totalsFrom(sheet, roster);
    const Figure &legal = sheet.points.at("legal");
    const auto least = legal.at("units").items().at(0).integer(), most = legal.at("units").items().at(1).integer();
    if (totals.units < least || totals.units > most)
        add("The army has " + std::to_string(totals.units) + " units; it must have " + std::to_string(least) + " to " +
                std::to_string(most) + ".",
            "HOP-941", "/commands");
    if (!totals.fault.empty()) {
        if (findings.empty())
            add(totals.fault, "HOP-932", "");
        return findings;
    }
    const int limit = roster.contains("limit") && roster.at("limit").is_number_integer() ? roster.at("limit").get<int>() : 0;
    if (limit > 0 && totals.points > limit)
        add("The army costs " + std::to_string(totals.points) + " points; the limit is " + std::to_string(limit) + ".", "HOP-941",
            "/limit");
    const Army army = armyFrom(sheet, roster);
    if (sheet.moduleOf(army.period) < 0)
        add("There is no period \"" + army.period + "\".", "HOM-03", "/period");
    int cards = 0;
    for (const int count : army.cards)
        cards += count;
    const auto mostCards = army.initiative + 2 * army.command + legal.at("cards_more").integer();
    const auto mostStunts = 2 * army.command + legal.at("stunts_more").integer();
    if (cards > mostCards)
        add("The army has " + std::to_string(cards) + " special cards; its leader allows " + std::to_string(mostCards) + ".", "HOP-941",
            "/cards");
    for (const Card card : {Card::flank, Card::rally})
        if (army.cards[static_cast<std::size_t>(card)] > mostStunts)
            add("The army has too many " + sheet.cards[static_cast<std::size_t>(card)].name + " cards; " + std::to_string(mostStunts) +
                    " are the most.",
                "HOP-941", "/cards");
    if (army.cards[static_cast<std::size_t>(Card::initiative)] > 0)
        add("Initiative cards come with the battle and are not bought.", "HOP-941", "/cards");
    if ((army.rules & tribal) != 0 && army.cards[static_cast<std::size_t>(Card::rally)] > 0)
        add("An army with Tribal Command has no Rally cards.", "HOP-941", "/cards");
    std::set<int> areas;
    const int width = sheet.moduleOf(army.period) < 0 ? columns : sheet.modules[at(sheet.moduleOf(army.period))].layout.width;
    for (const Army::Ground &one : army.terrain) {
        if (!areas.insert(one.area).second)
            add("Area " + std::to_string(one.area) + " has two kinds of ground.", "HOP-941", "/terrain");
        if (one.area > width)
            add("The field has no area " + std::to_string(one.area) + ".", "HOP-010", "/terrain");
        if (!sheet.groundPoints.contains(sheet.terrain[at(one.kind)].id))
            add(sheet.terrain[at(one.kind)].name + " cannot be bought.", "HOP-406", "/terrain");
    }
    if (static_cast<std::int64_t>(army.terrain.size()) > legal.at("areas").integer())
        add("The army has more than " + std::to_string(legal.at("areas").integer()) + " areas of its own ground.", "HOP-941", "/terrain");
    return findings;
}

Json totalsOf(const Sheet &sheet, const Json &roster)
{
    const Totals totals = totalsFrom(sheet, roster);
    Json commands = Json::array();
    for (const Json &command : roster.at("commands")) {
        int points = 0;
        for (const Json &row : command.at("units")) {
            try {
                const UnitRow unit = unitFrom(sheet, row, "unit");
                points += unit.count * pointsOf(sheet, unit);
            } catch (const Error &) {
                // the check tells of it
            }
        }
        commands.push_back({{"points", points}});
    }
    const auto percent =
        roster.contains("percent") && roster.at("percent").is_number_integer() ? roster.at("percent").get<int>() : sheet.numbers.percent;
    return {{"points", totals.points},
            {"units", totals.units},
            {"route", totals.worth / 2},
            {"level", (totals.worth * percent + 199) / 200},
            {"commands", commands}};
}

Json rowText(const Sheet &sheet, const Json &row)
{
    const UnitRow unit = unitFrom(sheet, row, "unit");
    const TypeRow &type = sheet.types[at(unit.type)];
    std::string detail = type.id + " " + std::to_string(unit.tq) + "/" + std::to_string(unit.size);
    if (unit.missile != 0)
        detail += std::string(" ") + unit.missile;
    return {
        {"label", unit.name.empty() ? type.name : unit.name}, {"detail", detail}, {"icon", type.icon}, {"points", pointsOf(sheet, unit)}};
}

Json newRow(const Sheet &sheet)
{
    const int type = sheet.typeOf("HI");
    return {{"type", sheet.types[at(type < 0 ? 0 : type)].id}, {"name", ""}, {"tq", 6}, {"size", 6}, {"missile", ""}, {"count", 1}};
}

} // namespace optio::hoplites
