// SPDX-License-Identifier: GPL-3.0-or-later
// The short help about a thing on the board (HOP-906, PRF-21, PRF-22).
#include "rules/error.h"
#include "rules/ruling/refusal.h"
#include "rules/sides.h"
#include "rulesets/hoplites/page/board.h"
#include "rulesets/hoplites/page/description.h"
#include "rulesets/hoplites/page/gesture.h"
#include "rulesets/hoplites/state_json.h"
#include "rulesets/hoplites/view.h"

namespace optio::hoplites {

namespace {

Json row(const std::string &label, const std::string &text, const std::string &rule)
{
    return {{"label", label}, {"text", text}, {"rule", rule}};
}

void tellGround(const TerrainRow &ground, Json &help)
{
    help["groundTitle"] = ground.name;
    Json rows = Json::array();
    static constexpr const char *who[] = {"Heavy foot (PH, HI)", "Cavalry", "Other foot", "Elephants", "Chariots"};
    for (std::size_t i = 0; i < ground.coh.size(); ++i)
        rows.push_back(row(who[i],
                           ground.coh[i] < 0    ? "may not enter"
                           : ground.coh[i] == 0 ? "enter freely"
                                                : hitsText(ground.coh[i]) + " on entering",
                           "HOP-401"));
    rows.push_back(row("Attacks on a unit here", ground.shock == 0 ? "no shift" : "column " + signedText(ground.shock), "HOP-405"));
    rows.push_back(row("Shots at a unit here", ground.missile == 0 ? "no change" : "die " + signedText(ground.missile), "HOP-T08"));
    rows.push_back(row("Cover", ground.cover ? "hides with fog of war" : "none", "HOP-408"));
    help["ground"] = rows;
}

void tellUnit(const Sheet &sheet, const Names &names, int side, Byte index, const Unit &unit, Json &help)
{
    const TypeRow &type = sheet.type(unit);
    help["title"] = names.units[at(side)][index];
    help["subtitle"] = type.name + " (" + type.id + ")";
    help["icon"] = type.icon;
    Json &rows = help["rows"];
    rows.push_back(row("Troop quality", std::to_string(unit.tq) + ", size " + std::to_string(unit.size), "HOP-020"));
    rows.push_back(
        row("Hits", std::to_string(unit.coh) + " of " + std::to_string(unit.limit) + "; at the limit it leaves the field", "HOP-700"));
    if (!type.text.empty())
        rows.push_back(row("Its own", type.text, type.rule));
    const auto &characteristics = sheet.moduleFor(type).characteristics;
    for (std::size_t i = 0; type.characteristics && i < characteristics.size(); ++i)
        if ((unit.own >> i & 1) != 0)
            rows.push_back(row(characteristics[i].name, characteristics[i].text, characteristics[i].rule));
    if (unit.missile != 0) {
        const int letter = sheet.letterOf(unit.missile);
        const Byte shot = letter < 0 ? nobody : sheet.shotOf[unit.type][static_cast<std::size_t>(letter)];
        if (shot != nobody) {
            const ShotRow &fires = sheet.shots[shot];
            rows.push_back(row("Missiles",
                               fires.label + ": hits on " + hitsWhen(fires) +
                                   (fires.out < 10 ? ", used up from a plain " + std::to_string(fires.out) + " on" : ""),
                               "HOP-T01"));
        }
    }
    if (unit.has(noMissile))
        rows.push_back(row("No missiles", "Used up until it rests away from the enemy.", "HOP-325"));
    if (unit.manoeuvre > 0)
        rows.push_back(row("Manoeuvring",
                           "Cannot attack, fire, withdraw or move until it has ended. Level " + std::to_string(unit.manoeuvre) + ".",
                           "HOP-023"));
    if (unit.has(engaged))
        rows.push_back(row("Engaged", "Has fought and still has an enemy near: no check before a shock, and it may collapse.", "HOP-470"));
    if (unit.depletion > 0)
        rows.push_back(row("Depleted",
                           "Level " + std::to_string(unit.depletion) + ": attacks " + std::to_string(unit.depletion) +
                               " column(s) lower, rallies worse.",
                           "HOP-711"));
    rows.push_back(row("When it is lost", pointsText(unit.worth), "HOP-033"));
}

} // namespace

Json helpOf(const Sheet &sheet, const Json &json, const std::string &viewer, const std::string &thing)
{
    const int looking = viewerFrom(viewer);
    const auto game = gameOf(sheet, json);
    const State view = viewOf(game->state, looking);
    const Names &names = game->names;
    Json help = {{"title", ""}, {"subtitle", ""}, {"icon", ""}, {"rows", Json::array()}, {"groundTitle", ""}, {"ground", Json::array()}};
    if (thing.starts_with("rule:")) {
        const SpecialRow *special = sheet.special(thing.substr(5));
        if (special == nullptr)
            throw Error("there is no special rule " + quoted(Json(thing.substr(5))), "thing");
        help["title"] = special->name;
        help["rows"].push_back(row("", special->text, special->rule));
        return help;
    }
    const Thing what = thingOf(sheet, view, looking == 1 ? 1 : 0, thing);
    switch (what.kind) {
    case Thing::Kind::card: {
        const CardRow &card = sheet.card(sheet.modules[view.module], static_cast<std::size_t>(what.card));
        help["title"] = card.name;
        help["subtitle"] = "Special card";
        help["rows"].push_back(row("", card.text, card.rule));
        return help;
    }
    case Thing::Kind::unit:
    case Thing::Kind::area: {
        const SideState &side = view.sides[at(what.side)];
        if (what.unit != nobody && side.units[what.unit].place != Place::unknown) {
            const Unit &unit = side.units[what.unit];
            if (unit.place == Place::hand && what.side != looking)
                break;
            tellUnit(sheet, names, what.side, what.unit, unit, help);
        }
        if (what.column != nobody) {
            if (help["title"] == "")
                help["title"] = "Column " + std::to_string(what.column + 1) + ", " + names.army[at(what.side)];
            tellGround(sheet.terrain[side.ground[what.column]], help);
        }
        return help;
    }
    case Thing::Kind::second:
        help["title"] = "Second line of " + names.army[at(what.side)];
        help["rows"].push_back(
            row("Routed", "Can be rallied by the leader or a Rally card in the Rally phase. They count as rout points.", "HOP-710"));
        help["rows"].push_back(row("Rallied", "Come back to hand in the Draw phase, from the next turn on.", "HOP-720"));
        return help;
    case Thing::Kind::leader: {
        const SideState &side = view.sides[at(what.side)];
        help["title"] = names.leader[at(what.side)];
        help["subtitle"] = names.army[at(what.side)];
        help["rows"].push_back(row(
            "Initiative", std::to_string(side.initiative) + ": added to the die for initiative; rallies on this or one more", "HOP-030"));
        help["rows"].push_back(
            row("Command", std::to_string(side.command) + ": so many flank attempts and so many rallies a turn", "HOP-030"));
        return help;
    }
    case Thing::Kind::deck:
        help["title"] = "Deck";
        help["rows"].push_back(
            row("", "One card is drawn in the Draw phase while there are fewer than " + std::to_string(sheet.numbers.hand) + " in hand.",
                "HOP-720"));
        return help;
    case Thing::Kind::dropped:
        help["title"] = "Discarded cards";
        help["rows"].push_back(row("", "Special cards, and units that have never fought, may be discarded in the Draw phase.", "HOP-721"));
        return help;
    case Thing::Kind::hand:
        break;
    }
    help["title"] = "Hand";
    help["rows"].push_back(row("", "At most " + std::to_string(sheet.numbers.hand) + " cards, hidden from the enemy.", "HOP-031"));
    return help;
}

} // namespace optio::hoplites
