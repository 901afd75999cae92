// SPDX-License-Identifier: GPL-3.0-or-later
// Catalogue, reference, labels of acts, and the battle as a side sees it.
#include "rulesets/hoplites/telling.h"

#include "rules/sides.h"
#include "rulesets/hoplites/play.h"
#include "rulesets/hoplites/view.h"

#include <algorithm>
#include <map>

namespace optio::hoplites {

namespace {

constexpr const char *phaseIds[] = {"before", "play", "move", "missile", "shock", "rally", "draw", "over"};
constexpr const char *phaseLabels[] = {"Before the battle", "Play", "Move", "Missile", "Shock", "Rally", "Draw", "Over"};
constexpr const char *placeIds[] = {"deck", "hand", "field", "second", "pursuit", "eliminated", "discarded", "unknown"};

struct MarkRow {
    std::uint16_t mark;
    const char *id;
};
constexpr MarkRow markRows[] = {{noMissile, "no missiles"}, {engaged, "engaged"},   {hidden, "hidden"},  {withdrew, "withdraws"},
                                {attacking, "attacks"},     {attacked, "attacked"}, {late, "next turn"}, {rallied, "rallied"}};

Json unitTold(const Sheet &sheet, const Unit &unit, const std::string &id, const std::string &name)
{
    const TypeRow &type = sheet.type(unit);
    Json badges = Json::array();
    for (const MarkRow &row : markRows)
        if (unit.has(row.mark))
            badges.push_back({{"text", row.id}, {"tone", ""}});
    if (unit.manoeuvre > 0)
        badges.push_back({{"text", "manoeuvring"}, {"tone", ""}});
    std::string detail = type.id + " " + std::to_string(unit.tq) + "/" + std::to_string(unit.size);
    if (unit.missile != 0)
        detail += std::string(" ") + unit.missile;
    Json told = {{"id", id},
                 {"label", name},
                 {"detail", detail},
                 {"count", 1},
                 {"lost", 0},
                 {"badges", badges},
                 {"type", type.id},
                 {"tq", unit.tq},
                 {"size", unit.size},
                 {"missile", unit.missile == 0 ? "" : std::string(1, unit.missile)},
                 {"coh", unit.coh},
                 {"limit", unit.limit},
                 {"depletion", unit.depletion},
                 {"manoeuvre", unit.manoeuvre},
                 {"place", placeIds[static_cast<std::size_t>(unit.place)]}};
    if (unit.column != nobody)
        told["column"] = unit.column + 1;
    return told;
}

Json sideTold(const Sheet &sheet, const State &view, const Names &names, int index, bool own)
{
    const SideState &side = view.sides[at(index)];
    Json badges = Json::array();
    for (const SpecialRow &row : sheet.specials)
        if ((side.rules & row.bit) != 0 && !row.tag)
            badges.push_back({{"text", row.name}, {"tone", ""}});
    Json groups = Json::array();
    const auto group = [&](const std::string &id, const std::string &name, auto &&belongs) {
        Json units = Json::array();
        for (int i = 0; i < side.unitCount; ++i)
            if (belongs(side.units[at(i)]))
                units.push_back(unitTold(sheet, side.units[at(i)], unitId(index, i), names.units[at(index)][at(i)]));
        groups.push_back({{"id", sideId[at(index)] + "." + id}, {"name", name}, {"badges", Json::array()}, {"units", units}});
    };
    group("field", "Field", [](const Unit &unit) { return unit.place == Place::field; });
    group("routed", "Routed", [](const Unit &unit) { return unit.place == Place::second && !unit.has(rallied); });
    group("rallied", "Rallied", [](const Unit &unit) { return unit.place == Place::second && unit.has(rallied); });
    if (own) {
        group("hand", "Hand", [](const Unit &unit) { return unit.place == Place::hand; });
        group("deck", "Deck", [](const Unit &unit) { return unit.place == Place::deck; });
        group("pursuit", "In pursuit", [](const Unit &unit) { return unit.place == Place::pursuit; });
        group("discarded", "Discarded", [](const Unit &unit) { return unit.place == Place::discarded; });
    }
    group("eliminated", "Eliminated", [](const Unit &unit) { return unit.place == Place::eliminated; });
    Json hand = Json::array();
    for (int i = 0; own && i < side.handCount; ++i) {
        const Byte code = side.hand[at(i)];
        hand.push_back(code < firstSpecial ? unitId(index, code) : sheet.cards[code - firstSpecial].id);
    }
    Json ground = Json::array();
    for (int column = 0; column < sheet.modules[view.module].layout.width; ++column)
        ground.push_back(sheet.terrain[side.ground[at(column)]].id);
    return {{"id", sideId[at(index)]},
            {"name", names.army[at(index)]},
            {"leader", {{"name", names.leader[at(index)]}, {"initiative", side.initiative}, {"command", side.command}}},
            {"badges", badges},
            {"groups", groups},
            {"hand", own ? hand : Json()},
            {"handCount", side.handCount},
            {"deckCount", side.deckCount},
            {"pursuing", side.pursuing},
            {"discards", side.discards},
            {"ground", ground},
            {"route",
             {{"points", side.points / 2},
              {"total", side.total / 2},
              {"percent", side.percent},
              {"level", side.level == 0 ? Json() : Json(side.level / 2)}}},
            {"routs", side.routs}};
}

/// HOP-343: what became of every unit, and who drove it off.
Json debriefing(const State &state, const Names &names)
{
    Json sides = Json::array();
    for (int index = 0; index < 2; ++index) {
        const SideState &side = state.sides[at(index)];
        Json units = Json::array();
        for (int i = 0; i < side.unitCount; ++i) {
            const Unit &unit = side.units[at(i)];
            const bool routed = unit.place == Place::second && !unit.has(rallied);
            Json told = {{"id", unitId(index, i)},
                         {"label", names.units[at(index)][at(i)]},
                         {"fate", routed ? "routed" : placeIds[static_cast<std::size_t>(unit.place)]},
                         {"coh", unit.coh},
                         {"depletion", unit.depletion}};
            if (unit.bane != nobody)
                told["by"] = names.units[at(1 - index)][unit.bane];
            units.push_back(std::move(told));
        }
        sides.push_back({{"id", sideId[at(index)]},
                         {"points", side.points / 2},
                         {"level", side.level == 0 ? Json() : Json(side.level / 2)},
                         {"bonus", side.bonus / 2},
                         {"routs", side.routs},
                         {"attacks", side.attacks},
                         {"shots", side.shots},
                         {"hits", side.hits},
                         {"units", units}});
    }
    return sides;
}

} // namespace

const char *nameOf(Phase phase) { return phaseLabels[static_cast<std::size_t>(phase)]; }

Json catalogueOf(const Sheet &sheet)
{
    Json types = Json::array(), typeChoices = Json::array(), terrain = Json::array(), cards = Json::array(), specials = Json::array();
    for (const TypeRow &type : sheet.types) {
        types.push_back({{"id", type.id}, {"name", type.name}, {"rule", type.rule}, {"missiles", type.missiles}, {"factor", type.factor}});
        typeChoices.push_back({{"value", type.id}, {"label", type.name}});
    }
    for (const TerrainRow &row : sheet.terrain)
        terrain.push_back(
            {{"id", row.id}, {"name", row.name}, {"rule", row.rule}, {"shock", row.shock}, {"missile", row.missile}, {"cover", row.cover}});
    for (const CardRow &row : sheet.cards)
        cards.push_back({{"id", row.id}, {"name", row.name}, {"rule", row.rule}, {"points", row.points}, {"text", row.text}});
    for (const SpecialRow &row : sheet.specials)
        specials.push_back({{"id", row.id}, {"name", row.name}, {"rule", row.rule}, {"points", row.points}, {"text", row.text}});
    Json periods = Json::array();
    for (const Module &module : sheet.modules)
        periods.push_back({{"id", module.id}, {"name", module.name}, {"rule", module.rule}, {"columns", module.layout.width}});
    Json missiles = Json::array({{{"value", ""}, {"label", "none"}}});
    for (const char *letter : {"J", "S", "A", "B", "P"})
        missiles.push_back({{"value", letter}, {"label", letter}});
    const auto &tq = sheet.points.at("legal").at("tq").items(), &size = sheet.points.at("legal").at("size").items();
    Json fields = Json::array();
    fields.push_back({{"key", "type"}, {"label", "Type"}, {"kind", "choice"}, {"choices", typeChoices}, {"rule", "HOP-T12"}});
    fields.push_back({{"key", "tq"},
                      {"label", "Troop quality"},
                      {"kind", "count"},
                      {"least", tq.at(0).integer()},
                      {"most", tq.at(1).integer()},
                      {"rule", "HOP-020"}});
    fields.push_back({{"key", "size"},
                      {"label", "Size"},
                      {"kind", "count"},
                      {"least", size.at(0).integer()},
                      {"most", size.at(1).integer()},
                      {"rule", "HOP-020"}});
    fields.push_back({{"key", "missile"}, {"label", "Missile"}, {"kind", "choice"}, {"choices", missiles}, {"rule", "HOP-941"}});
    return {{"types", types}, {"terrain", terrain}, {"cards", cards}, {"specials", specials}, {"periods", periods}, {"fields", fields}};
}

Json referenceOf(const Sheet &sheet)
{
    std::map<std::string, std::pair<std::string, std::string>> pages;
    const auto add = [&](const std::string &rule, const std::string &title, const std::string &text) {
        auto &[heading, body] = pages[rule];
        heading = heading.empty() ? title : heading;
        body += (body.empty() ? "" : "\n") + text;
    };
    for (const SpecialRow &row : sheet.specials)
        if (!row.tag)
            add(row.rule, row.name, row.name + ": " + row.text);
    for (const CardRow &row : sheet.cards)
        add(row.rule, row.name, row.name + ": " + row.text);
    for (const Question &option : sheet.options)
        add(option.rule, option.label, option.label + ": " + option.help);
    for (const RefusalRow &row : sheet.refusals)
        add(row.rule, "What is refused", row.text + ".");
    for (const ShotRow &row : sheet.shots)
        add(row.rule, "Missiles", row.label + ": hits when the die and what is added come to " + std::to_string(row.base) + " or less.");
    for (const TerrainRow &row : sheet.terrain)
        add(row.rule, "Ground",
            row.name + (row.shock != 0 ? ": columns " + std::to_string(row.shock) : std::string(": no shift")) +
                (row.missile != 0 ? ", shots at it +" + std::to_string(row.missile) : "") + (row.cover ? ", cover" : "") + ".");
    for (const TypeRow &row : sheet.types)
        add(row.rule, "Unit types", row.name + " (" + row.id + ").");
    Json all = Json::array();
    for (const auto &[rule, page] : pages)
        all.push_back({{"rule", rule}, {"title", page.first}, {"text", page.second}});
    return all;
}

std::string labelOf(const Sheet &sheet, const Act &act, const Names &names, int side)
{
    const auto mine = [&](Byte unit) { return names.units[at(side)][unit]; };
    const auto theirs = [&](Byte unit) { return names.units[at(1 - side)][unit]; };
    const auto column = [](Byte index) { return "column " + std::to_string(index + 1); };
    switch (act.deed) {
    case Deed::deal:
        return "Deal";
    case Deed::bid:
        return act.a == 1 ? "Play Initiative" : "Leave the initiative to the dice";
    case Deed::play:
        return "Play " + mine(act.a) + " in " + column(act.b);
    case Deed::caltrop:
        return "Caltrops in " + column(act.a);
    case Deed::lateral:
        return "Move " + mine(act.a) + " to " + column(act.b);
    case Deed::retire:
        return mine(act.a) + " to the second line";
    case Deed::cohesion:
        return "Cohesion for " + mine(act.a);
    case Deed::shoot:
        return mine(act.a) + " shoots at " + theirs(act.b);
    case Deed::supply:
        return "Missiles for " + mine(act.a) + (act.b == nobody ? "" : ", " + mine(act.b)) + (act.c == nobody ? "" : ", " + mine(act.c));
    case Deed::react:
        return mine(act.a) + (act.b == 1 ? " fires" : " holds its fire");
    case Deed::attack: {
        const auto how = [&](int i) {
            return act.flank(i) == Flank::front ? "" : act.flank(i) == Flank::card ? " (Flank card)" : " (flank)";
        };
        std::string text = mine(act.a) + how(0) + (act.b == nobody ? "" : " and " + mine(act.b) + how(1)) + " at " + theirs(act.c);
        for (const Byte unit : {act.d, act.e})
            if (unit != nobody)
                text += ", " + theirs(unit);
        if (act.lead() < 2)
            text += "; " + mine(act.lead() == 0 ? act.a : act.b) + " leads";
        return text;
    }
    case Deed::withdraw:
        return mine(act.a) + (act.b == 1 ? " withdraws" : " stays");
    case Deed::behind:
        return mine(act.a) + " at the second line";
    case Deed::resolve:
        return "Resolve shock";
    case Deed::rallyLeader:
        return "Rally " + mine(act.a);
    case Deed::rallyCard:
        return "Rally card for " + mine(act.a);
    case Deed::regroup:
        return "Regroup " + mine(act.a);
    case Deed::drawDeck:
        return "Draw from the deck";
    case Deed::drawSecond:
        return "Draw " + mine(act.a);
    case Deed::discard:
        return "Discard " + (act.a < firstSpecial ? mine(act.a) : sheet.cards[act.a - firstSpecial].name);
    case Deed::reserve:
        return "Reserve";
    case Deed::order:
        return "The leader puts " + mine(act.a) + " in order";
    case Deed::next:
        return "End the phase";
    }
    return {};
}

Json viewJson(const Sheet &sheet, const State &state, const Names &names, const std::string &side)
{
    const int viewer = side == "a" ? 0 : side == "b" ? 1 : 2;
    const State view = viewOf(state, viewer);
    Json sides = Json::array();
    for (int index = 0; index < 2; ++index)
        sides.push_back(sideTold(sheet, view, names, index, index == viewer));
    Json phases = Json::array();
    const auto now = static_cast<std::size_t>(view.phase);
    for (std::size_t i = static_cast<std::size_t>(Phase::play); i < static_cast<std::size_t>(Phase::over); ++i) {
        const bool left = static_cast<Phase>(i) == Phase::shock && view.noShock != NoShock::none;
        phases.push_back({{"id", phaseIds[i]},
                          {"label", std::string(phaseLabels[i]) + (left ? " (none this turn)" : "")},
                          {"state", i < now    ? "done"
                                    : i == now ? "now"
                                               : "todo"}});
    }
    return {{"title",
             view.phase == Phase::before ? "Before the battle" : "Round " + std::to_string(view.round) + " · " + names.army[view.active]},
            {"turn", view.turns},
            {"round", view.round},
            {"active", view.phase == Phase::before ? "" : sideId[view.active]},
            {"toAct", sideId[at(view.toAct())]},
            {"prompt", view.prompt == Prompt::react        ? "react"
                       : view.prompt == Prompt::withdraw   ? "withdraw"
                       : view.prompt == Prompt::initiative ? "initiative"
                                                           : ""},
            {"phases", phases},
            {"now", Json::array({"act"})},
            {"sides", sides},
            {"reminders", Json::array()},
            {"watch", Json::array()}};
}

Json endedJson(const State &state, const Names &names)
{
    if (!state.over())
        return {{"over", false}};
    const Json sides = debriefing(state, names);
    static const char *const how[] = {"", "by the route level", "because nobody is left", "by holding out", "because it lasted too long"};
    const std::string reason = how[static_cast<std::size_t>(state.ending)];
    if (state.winner > 1)
        return {{"over", true}, {"winner", ""}, {"text", "The battle is drawn " + reason + "."}, {"sides", sides}};
    return {{"over", true},
            {"winner", sideId[state.winner]},
            {"text", names.army[state.winner] + " has won " + reason + "."},
            {"sides", sides}};
}

} // namespace optio::hoplites
