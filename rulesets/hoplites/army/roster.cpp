// SPDX-License-Identifier: GPL-3.0-or-later
// What is amiss with a roster, what it costs, and how its rows read (HOP-941, HOP-T13).
#include "rulesets/hoplites/army/unit_row.h"

#include "rules/phrases.h"
#include "rules/ruling/refusal.h"
#include "rules/sides.h"
#include "rulesets/hoplites/state_json.h"

#include <algorithm>
#include <set>

namespace optio::hoplites {

namespace {

/// What an army costs, piece by piece.
struct Costs {
    int units = 0, leader = 0, cards = 0, rules = 0, ground = 0;

    int all() const { return units + leader + cards + rules + ground; }
};

Costs costsOf(const Sheet &sheet, const Army &army)
{
    Costs costs;
    for (const UnitRow &unit : army.units)
        costs.units += unit.count * pointsOf(sheet, unit);
    const Figure &leader = sheet.points.at("leader");
    costs.leader = static_cast<int>(army.initiative * leader.at("initiative").integer() + army.command * leader.at("command").integer());
    if (const int module = sheet.moduleOf(army.period); module >= 0) {
        if (const Hooks &hooks = sheet.modules[at(module)].hooks; hooks.leaderPoints != nullptr)
            costs.leader += hooks.leaderPoints(sheet, army);
        for (std::size_t i = 0; i < army.cards.size(); ++i)
            costs.cards += army.cards[i] * sheet.card(sheet.modules[at(module)], i).points;
        for (const SpecialRow &row : sheet.specials)
            if ((army.rules & row.bit) != 0 && row.of(sheet.modules[at(module)]))
                costs.rules += row.points;
    }
    for (const Army::Ground &one : army.terrain)
        if (const auto price = sheet.groundPoints.find(sheet.terrain[at(one.kind)].id); price != sheet.groundPoints.end())
            costs.ground += price->second;
    return costs;
}

int unitsOf(const Army &army)
{
    int units = 0;
    for (const UnitRow &unit : army.units)
        units += unit.count;
    return units;
}

int cardsOf(const Army &army)
{
    int cards = 0;
    for (const int count : army.cards)
        cards += count;
    return cards;
}

int mostCardsOf(const Sheet &sheet, const Army &army)
{
    return army.initiative + 2 * army.command + static_cast<int>(sheet.points.at("legal").at("cards_more").integer());
}

std::pair<int, int> legalUnits(const Sheet &sheet)
{
    const auto &items = sheet.points.at("legal").at("units").items();
    return {static_cast<int>(items.at(0).integer()), static_cast<int>(items.at(1).integer())};
}

/// What the row that a fault or finding lies in is called: "Velites", or "Row 3" when it has no name; empty outside rows.
std::string rowName(const Json &roster, const std::string &where)
{
    constexpr const char *start = "/commands/";
    if (where.rfind(start, 0) != 0 || where.find("/units/") == std::string::npos)
        return {};
    const std::size_t units = where.find("/units/") + 7, end = where.find('/', units);
    const Json &row = roster.at(Json::json_pointer(where.substr(0, end)));
    const auto name = row.is_object() ? row.find("name") : row.end();
    if (row.is_object() && name != row.end() && name->is_string() && !name->get_ref<const std::string &>().empty())
        return name->get<std::string>();
    return "Row " + std::to_string(std::stoi(where.substr(units, end)) + 1);
}

/// "/commands/0/units/2: there is no type "Zz" (HOP-932)" as a finding about the row's name, by its rule.
Finding findingFrom(const Json &roster, const Error &fault)
{
    std::string text = fault.what(), rule = "HOP-932";
    if (text.starts_with('/'))
        text.erase(0, text.find(": ") + 2);
    if (const std::size_t open = text.rfind(" ("); open != std::string::npos && text.ends_with(')')) {
        rule = text.substr(open + 2, text.size() - open - 3);
        text.erase(open);
    }
    const std::string name = rowName(roster, fault.field());
    text = name.empty() ? capital(text) : name + ": " + text;
    return {"error", text + (text.ends_with('?') ? "" : "."), rule, fault.field()};
}

/// Rows without a name are called by their type; long names do not fit their card.
void checkNames(const Sheet &sheet, const Json &roster, std::vector<Finding> &findings)
{
    const auto most = static_cast<std::size_t>(sheet.points.at("legal").at("name").integer());
    const Json &commands = roster.at("commands");
    for (std::size_t c = 0; c < commands.size(); ++c)
        for (std::size_t u = 0; u < commands[c].at("units").size(); ++u) {
            const Json &row = commands[c].at("units")[u];
            const std::string where = "/commands/" + std::to_string(c) + "/units/" + std::to_string(u) + "/name";
            const Json name = row.is_object() ? row.value("name", Json("")) : Json("");
            if (!name.is_string() || name.get_ref<const std::string &>().empty())
                findings.push_back({"warning", rowName(roster, where) + " has no name; it is called by its type.", "HOP-940", where});
            else if (lettersIn(name.get_ref<const std::string &>()) > most)
                findings.push_back({"warning",
                                    "The name " + name.get<std::string>() + " has more than " + std::to_string(most) + " letters.",
                                    "EDT-06", where});
        }
}

/// Keys that nobody knows are kept and told (DAT-06).
void checkKeys(const Sheet &sheet, const Json &roster, std::vector<Finding> &findings)
{
    static const std::set<std::string> ofArmy{"$schema", "format", "ruleset",  "data",   "id",      "name",   "people",
                                              "limit",   "notes",  "commands", "pinned", "vendor",  "totals", "period",
                                              "leader",  "rules",  "tags",     "cards",  "terrain", "percent"};
    static const std::set<std::string> ofLeader{"name", "initiative", "command", "clans", "vendor"};
    std::set<std::string> ofRow{"type", "name", "tq", "size", "missile", "count", "clan", "vendor"};
    for (const Module &module : sheet.modules)
        for (const CharacteristicRow &one : module.characteristics)
            ofRow.insert(one.id);
    const auto look = [&](const Json &json, const std::set<std::string> &known, const std::string &whose, const std::string &where) {
        if (json.is_object())
            for (const auto &[key, value] : json.items())
                if (!known.contains(key))
                    findings.push_back({"warning",
                                        whose + " a key that is not known here, " + quoted(Json(key)) + "; it is kept and means nothing.",
                                        "DAT-06", where + "/" + key});
    };
    look(roster, ofArmy, "The army has", "");
    look(roster.value("leader", Json()), ofLeader, "The leader has", "/leader");
    const Json &commands = roster.at("commands");
    for (std::size_t c = 0; c < commands.size(); ++c)
        for (std::size_t u = 0; u < commands[c].at("units").size(); ++u) {
            const std::string where = "/commands/" + std::to_string(c) + "/units/" + std::to_string(u);
            look(commands[c].at("units")[u], ofRow, rowName(roster, where + "/") + ":", where);
        }
}

void checkCards(const Sheet &sheet, const Army &army, std::vector<Finding> &findings)
{
    const auto add = [&](const std::string &text, const std::string &where) { findings.push_back({"error", text, "HOP-941", where}); };
    const int cards = cardsOf(army), most = mostCardsOf(sheet, army);
    const auto stunts = 2 * army.command + sheet.points.at("legal").at("stunts_more").integer();
    if (cards > most)
        add("The army has " + std::to_string(cards) + " special cards; its leader allows " + std::to_string(most) + ".", "/cards");
    for (const Card card : {Card::flank, Card::rally}) {
        const CardRow &row = sheet.cards[static_cast<std::size_t>(card)];
        if (army.cards[static_cast<std::size_t>(card)] > stunts)
            add("The army has too many " + row.name + " cards; " + std::to_string(stunts) + " are the most.", "/cards/" + row.id);
    }
    const auto has = [&](Card card) { return army.cards[static_cast<std::size_t>(card)] > 0; };
    if (has(Card::initiative))
        add("Initiative cards come with the battle and are not bought.", "/cards/initiative");
    if ((army.rules & tribal) != 0 && has(Card::rally))
        add("An army with Tribal Command has no Rally cards.", "/cards/rally");
}

void checkGround(const Sheet &sheet, const Army &army, std::vector<Finding> &findings)
{
    const auto add = [&](const std::string &text, const std::string &rule) { findings.push_back({"error", text, rule, "/terrain"}); };
    const int module = sheet.moduleOf(army.period);
    const int width = module < 0 ? columns : sheet.modules[at(module)].layout.width;
    std::set<int> areas;
    for (const Army::Ground &one : army.terrain) {
        if (!areas.insert(one.area).second)
            add("Area " + std::to_string(one.area) + " has two kinds of ground.", "HOP-941");
        if (one.area > width)
            add("The field has no area " + std::to_string(one.area) + ".", "HOP-010");
        const TerrainRow &ground = sheet.terrain[at(one.kind)];
        if (!sheet.groundPoints.contains(ground.id))
            add(ground.name + " cannot be bought.", "HOP-406");
        else if (!ground.period.empty() && ground.period != army.period)
            add(ground.name + " is no ground of the army's period.", "HOM-01");
    }
    const auto most = sheet.points.at("legal").at("areas").integer();
    if (static_cast<std::int64_t>(army.terrain.size()) > most)
        add("The army has more than " + std::to_string(most) + " areas of its own ground.", "HOP-941");
}

/// How many units there are of each TQ, for a picture.
Json qualities(const Sheet &sheet, const Army &army)
{
    const auto &range = sheet.points.at("legal").at("tq").items();
    Json bars = Json::array();
    for (auto tq = range.at(0).integer(); tq <= range.at(1).integer(); ++tq) {
        int count = 0;
        for (const UnitRow &unit : army.units)
            count += unit.tq == tq ? unit.count : 0;
        bars.push_back({{"label", std::to_string(tq)}, {"count", count}});
    }
    return {{"label", "Units by troop quality"}, {"bars", bars}};
}

} // namespace

std::size_t lettersIn(const std::string &text)
{
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char one) { return (one & 0xC0) != 0x80; }));
}

std::vector<Finding> checkRoster(const Sheet &sheet, const Json &roster)
{
    std::vector<Finding> findings;
    std::vector<Error> faults;
    const Army army = armyFrom(sheet, roster, faults);
    if (sheet.moduleOf(army.period) < 0)
        findings.push_back({"error", "There is no period \"" + army.period + "\".", "HOM-03", "/period"});
    for (const Error &fault : faults)
        findings.push_back(findingFrom(roster, fault));
    checkNames(sheet, roster, findings);
    checkKeys(sheet, roster, findings);
    const auto [least, most] = legalUnits(sheet);
    if (const int units = unitsOf(army); units < least || units > most)
        findings.push_back({"error",
                            "The army has " + std::to_string(units) + (units == 1 ? " unit" : " units") + "; it must have " +
                                std::to_string(least) + " to " + std::to_string(most) + ".",
                            "HOP-941", "/commands"});
    const int limit = roster.contains("limit") && roster.at("limit").is_number_integer() ? roster.at("limit").get<int>() : 0;
    if (const int points = costsOf(sheet, army).all(); limit > 0 && points > limit)
        findings.push_back({"error", "The army costs " + std::to_string(points) + " points; the limit is " + std::to_string(limit) + ".",
                            "HOP-941", "/limit"});
    if (army.initiative > 0 && army.command > 0) // what a leader allows hangs on both
        checkCards(sheet, army, findings);
    checkGround(sheet, army, findings);
    if (const int module = sheet.moduleOf(army.period); module >= 0 && sheet.modules[at(module)].hooks.check != nullptr)
        sheet.modules[at(module)].hooks.check(sheet, army, findings);
    return findings;
}

Json totalsOf(const Sheet &sheet, const Json &roster)
{
    std::vector<Error> faults;
    const Army army = armyFrom(sheet, roster, faults);
    const Costs costs = costsOf(sheet, army);
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
    int worth = 0;
    for (const UnitRow &unit : army.units)
        worth += unit.count * worthOf(sheet, unit, false);
    const int percent = army.percent > 0 ? army.percent : sheet.numbers.percent;
    const int units = unitsOf(army), cards = cardsOf(army), mostCards = mostCardsOf(sheet, army), level = (worth * percent + 199) / 200;
    const auto [least, most] = legalUnits(sheet);
    const auto figure = [](const char *label, const Json &value, const std::string &range, bool fits) {
        return Json{{"label", label}, {"value", value}, {"range", range}, {"fits", fits}};
    };
    const auto part = [](const char *label, int points) { return Json{{"label", label}, {"points", points}}; };
    return {
        {"points", costs.all()},
        {"units", units},
        {"cards", cards},
        {"route", halvesJson(worth)},
        {"level", level},
        {"commands", commands},
        {"parts",
         {part("Units", costs.units), part("Leader", costs.leader), part("Special cards", costs.cards), part("Special rules", costs.rules),
          part("Ground", costs.ground)}},
        {"figures",
         {figure("Units", units, std::to_string(least) + " to " + std::to_string(most), units >= least && units <= most),
          figure("Special cards", cards, "at most " + std::to_string(mostCards), cards <= mostCards),
          figure("Rout value", halvesJson(worth), "", true), figure("Rout level", level, "at " + std::to_string(percent) + " %", true)}},
        {"histogram", qualities(sheet, army)}};
}

Json rowText(const Sheet &sheet, const Json &row)
{
    const UnitRow unit = unitFrom(sheet, row, "unit");
    const TypeRow &type = sheet.types[at(unit.type)];
    std::string detail = type.id + " " + std::to_string(unit.tq) + "/" + std::to_string(unit.size);
    if (unit.missile != 0)
        detail += std::string(" ") + unit.missile;
    if (const std::string own = characteristicsText(sheet, type, unit.own); !own.empty())
        detail += " · " + own;
    return {
        {"label", unit.name.empty() ? type.name : unit.name}, {"detail", detail}, {"icon", type.icon}, {"points", pointsOf(sheet, unit)}};
}

void settleRow(const Sheet &sheet, Json &row, const std::string &file)
{
    // Of a period that is faulty its armies are left out, too, but here nobody says which this is one of.
    if (sheet.faulty.empty() || sheet.typeOf(textAt(row, "type")) >= 0)
        (void)unitFrom(sheet, row, file);
    if (!row.contains("count"))
        row["count"] = 1;
}

Json newRow(const Sheet &sheet)
{
    const int type = sheet.typeOf("HI");
    return {{"type", sheet.types[at(type < 0 ? 0 : type)].id}, {"name", ""}, {"tq", 6}, {"size", 6}, {"missile", ""}, {"count", 1}};
}

} // namespace optio::hoplites
