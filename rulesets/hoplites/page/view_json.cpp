// SPDX-License-Identifier: GPL-3.0-or-later
// A battle as a side sees it, and how it ended (HOP-021, HOP-022, HOP-032, HOP-034, HOP-040, HOP-041, HOP-343).
#include "rules/sides.h"
#include "rulesets/hoplites/legal.h"
#include "rulesets/hoplites/page/description.h"
#include "rulesets/hoplites/page/gesture.h"
#include "rulesets/hoplites/page/weigh_up.h"
#include "rulesets/hoplites/view.h"

#include <algorithm>

namespace optio::hoplites {

namespace {

constexpr const char *phaseIds[] = {"before", "play", "move", "missile", "shock", "rally", "draw", "over"};
constexpr const char *phaseRules[] = {"HOP-310", "HOP-410", "HOP-420", "HOP-430", "HOP-440", "HOP-710", "HOP-720", "HOP-340"};
constexpr const char *placeIds[] = {"deck", "hand", "field", "second", "pursuit", "eliminated", "discarded", "unknown"};
constexpr const char *promptIds[] = {"", "react", "withdraw", "initiative", "bout"};
constexpr const char *noShockTexts[] = {"", "setup", "first to have the initiative", "second turn in a row"};

/// `brief` is what has room on a card.
struct MarkRow {
    std::uint16_t mark;
    const char *text, *brief;
};
constexpr MarkRow markRows[] = {{noMissile, "no missiles", "NO M"}, {engaged, "engaged", "ENG"},   {hidden, "hidden", "HID"},
                                {withdrew, "withdraws", "WD"},      {attacking, "attacks", "ATT"}, {attacked, "attacked", "TGT"},
                                {late, "next turn", "LATE"},        {rallied, "rallied", "RAL"},   {behind, "second line attack", "2ND"},
                                {fired, "has fired", "SHOT"}};

Badge badge(const std::string &text, const std::string &brief) { return {text, Tone::unset, brief}; }

/// Does the unit strike the flank in an attack that is declared or being declared?
bool strikesFlank(const State &state, int side, int index)
{
    if (side != state.active)
        return false;
    const auto among = [&](const Attack &attack) {
        for (std::size_t i = 0; i < attack.attackers.size(); ++i)
            if (attack.attackers[i] == index && (attack.flanks >> i & 1) != 0)
                return true;
        return false;
    };
    return among(state.forming) || std::any_of(state.attacks.begin(), state.attacks.begin() + state.attackCount, among);
}

UnitView unitTold(const Sheet &sheet, const State &view, const Names &names, int side, int index)
{
    const Unit &unit = view.sides[at(side)].units[at(index)];
    const TypeRow &type = sheet.type(unit);
    std::vector<Badge> badges;
    for (const MarkRow &row : markRows)
        if (unit.has(row.mark))
            badges.push_back(badge(row.text, row.brief));
    if (unit.manoeuvre > 0)
        badges.push_back(badge("manoeuvring" + (unit.manoeuvre > 1 ? " " + std::to_string(unit.manoeuvre) : ""),
                               "MAN" + (unit.manoeuvre > 1 ? std::to_string(unit.manoeuvre) : "")));
    if (unit.depletion > 0)
        badges.push_back(badge("depleted " + std::to_string(unit.depletion), "DEP" + std::to_string(unit.depletion)));
    if (strikesFlank(view, side, index))
        badges.push_back(badge("flank", "FLK"));
    const auto &characteristics = sheet.moduleFor(type).characteristics;
    for (std::size_t i = 0; type.characteristics && i < characteristics.size(); ++i)
        if ((unit.own >> i & 1) != 0)
            badges.push_back(badge(characteristics[i].name, characteristics[i].sign));
    std::string detail = type.id + " " + std::to_string(unit.tq) + "/" + std::to_string(unit.size);
    if (unit.missile != 0)
        detail += std::string(" ") + unit.missile;
    Json board = {{"type", type.id},
                  {"tq", unit.tq},
                  {"size", unit.size},
                  {"missile", unit.missile == 0 ? "" : std::string(1, unit.missile)},
                  {"coh", unit.coh},
                  {"limit", unit.limit},
                  {"depletion", unit.depletion},
                  {"manoeuvre", unit.manoeuvre},
                  {"place", placeIds[static_cast<std::size_t>(unit.place)]}};
    if (unit.column != nobody)
        board["column"] = unit.column + 1;
    const bool gone = unit.place == Place::eliminated || (unit.place == Place::second && !unit.has(rallied));
    UnitView shown{unitId(side, index), names.units[at(side)][at(index)], detail, type.icon, gone ? 0 : 1, gone ? 1 : 0, std::move(badges),
                   std::move(board)};
    if (const Hooks &hooks = sheet.modules[view.module].hooks; hooks.tellUnit != nullptr)
        hooks.tellUnit(sheet, view, names, side, index, shown);
    return shown;
}

Json levelTold(const SideState &side) { return side.level == 0 ? Json() : halvesJson(side.level); }

/// The special cards of the army sheet, wherever they are now: {"flank":4}.
Json cardsTold(const Sheet &sheet, const Module &module, const SideState &side)
{
    std::array<int, cardKinds> count{};
    const auto add = [&](Byte code) {
        if (code >= firstSpecial && code < firstSpecial + cardKinds)
            ++count[static_cast<std::size_t>(code - firstSpecial)];
    };
    std::for_each_n(side.deck.begin(), side.deckCount, add);
    std::for_each_n(side.hand.begin(), side.handCount, add);
    Json told = Json::object();
    for (std::size_t i = 0; i < count.size(); ++i)
        if (const int all = count[i] + side.spent[i] + side.dropped[i]; all > 0)
            told[sheet.card(module, i).id] = all;
    return told;
}

SideView sideTold(const Sheet &sheet, const State &view, const Names &names, int index, bool own)
{
    const SideState &side = view.sides[at(index)];
    const Module &module = sheet.modules[view.module];
    SideView shown{.id = sideId[at(index)], .name = names.army[at(index)]};
    for (const SpecialRow &row : sheet.specials)
        if (!row.tag && row.of(module) && (side.rules & row.bit) != 0)
            shown.badges.push_back({.text = row.name, .tone = Tone::unset, .thing = "rule:" + row.id});
    const auto group = [&](const std::string &id, const std::string &name, auto &&belongs) {
        std::vector<UnitView> &units = shown.groups.emplace_back(GroupView{shown.id + "." + id, name}).units;
        for (int i = 0; i < side.unitCount; ++i)
            if (belongs(side.units[at(i)]))
                units.push_back(unitTold(sheet, view, names, index, i));
    };
    group("field", "Field", [](const Unit &unit) { return unit.place == Place::field; });
    group("routed", "Routed", [](const Unit &unit) { return unit.place == Place::second && !unit.has(rallied); });
    group("rallied", "Rallied", [](const Unit &unit) { return unit.place == Place::second && unit.has(rallied); });
    if (own) {
        group("hand", "Hand", [](const Unit &unit) { return unit.place == Place::hand; });
        group("deck", "Deck", [](const Unit &unit) { return unit.place == Place::deck; });
        group("pursuit", "In pursuit", [](const Unit &unit) { return unit.place == Place::pursuit; });
        group("discarded", "Discarded", [](const Unit &unit) { return unit.place == Place::discarded; });
    } else {
        group("unseen", "Not to be seen", [](const Unit &unit) { return unit.place == Place::unknown; });
    }
    group("eliminated", "Eliminated", [](const Unit &unit) { return unit.place == Place::eliminated; });
    Json hand = Json::array(), inHand = Json::array();
    for (int i = 0; own && i < side.handCount; ++i) {
        const Byte code = side.hand[at(i)];
        const CardRow *card = code < firstSpecial ? nullptr : &sheet.card(module, static_cast<std::size_t>(code - firstSpecial));
        hand.push_back(card == nullptr ? unitId(index, code) : card->id);
        if (card != nullptr)
            inHand.push_back({{"thing", "card:" + card->id}, {"label", card->name}, {"text", card->text}, {"rule", card->rule}});
    }
    Json spent = Json::object();
    for (std::size_t i = 0; i < side.spent.size(); ++i)
        if (side.spent[i] > 0)
            spent[sheet.card(module, i).id] = side.spent[i];
    Json ground = Json::array(), areas = Json::array();
    for (int column = 0; column < module.layout.width; ++column) {
        const TerrainRow &here = sheet.terrain[side.ground[at(column)]];
        ground.push_back(here.id);
        const bool held = (side.occupied >> column & 1) != 0;
        areas.push_back({{"thing", areaName(index, column)},
                         {"ground", here.id},
                         {"groundName", here.name},
                         {"unit", held ? Json(unitId(index, unitAt(side, column))) : Json()}});
    }
    shown.board = {
        {"leader", {{"name", names.leader[at(index)]}, {"initiative", side.initiative}, {"command", side.command}}},
        {"hand", own ? hand : Json()},
        {"handCount", side.handCount},
        {"deckCount", side.deckCount},
        {"spent", spent},
        {"pursuing", side.pursuing},
        {"secondPlaces", sheet.numbers.second},
        {"discards", side.discards},
        {"ground", ground},
        {"areas", areas},
        {"handCards", inHand},
        {"route",
         {{"points", halvesJson(side.points)}, {"total", halvesJson(side.total)}, {"percent", side.percent}, {"level", levelTold(side)}}},
        {"routs", side.routs}};
    if (module.hooks.tellSide != nullptr)
        module.hooks.tellSide(sheet, view, names, index, shown);
    return shown;
}

/// HOP-343: what became of every unit, and who drove it off.
Json debriefing(const State &state, const Names &names)
{
    Json sides = Json::array();
    for (int index = 0; index < 2; ++index) {
        const SideState &side = state.sides[at(index)];
        Json units = Json::array();
        int routed = 0, eliminated = 0;
        for (int i = 0; i < side.unitCount; ++i) {
            const Unit &unit = side.units[at(i)];
            const bool runs = unit.place == Place::second && !unit.has(rallied);
            routed += runs;
            eliminated += unit.place == Place::eliminated;
            Json told = {{"id", unitId(index, i)},
                         {"label", names.units[at(index)][at(i)]},
                         {"fate", runs ? "routed" : placeIds[static_cast<std::size_t>(unit.place)]},
                         {"coh", unit.coh},
                         {"depletion", unit.depletion}};
            if (unit.bane != nobody)
                told["by"] = names.units[at(1 - index)][unit.bane];
            units.push_back(std::move(told));
        }
        sides.push_back({{"id", sideId[at(index)]},
                         {"points", halvesJson(side.points)},
                         {"level", levelTold(side)},
                         {"bonus", halvesJson(side.bonus)},
                         {"routed", routed},
                         {"eliminated", eliminated},
                         {"routs", side.routs},
                         {"attacks", side.attacks},
                         {"shots", side.shots},
                         {"hits", side.hits},
                         {"units", units}});
    }
    return sides;
}

Json attackTold(const State &state, const Attack &attack)
{
    Json told = {{"attackers", Json::array()}, {"defenders", Json::array()}, {"flank", Json::array()}};
    for (std::size_t i = 0; i < attack.attackers.size(); ++i)
        if (attack.attackers[i] != nobody) {
            told["attackers"].push_back(unitId(state.active, attack.attackers[i]));
            told["flank"].push_back((attack.flanks >> i & 1) != 0);
        }
    for (const Byte unit : attack.defenders)
        if (unit != nobody)
            told["defenders"].push_back(unitId(1 - state.active, unit));
    return told;
}

/// Who is asked what: units that may fire at somebody who comes up, or withdraw from an attack.
Json askedTold(const State &state)
{
    Json units = Json::array();
    eachColumn(state.asking, [&](int column) {
        if (const int unit = unitAt(state.sides[state.asked], column); unit != nobody)
            units.push_back(unitId(state.asked, unit));
    });
    Json told = {{"side", sideId[state.asked]}, {"units", units}};
    if (state.prompt == Prompt::react)
        told["target"] = unitId(state.active, state.target);
    if (state.prompt == Prompt::withdraw)
        told["attack"] = attackTold(state, state.forming);
    return told;
}

/// The challenge that is being fought, and what each man's chances are from here (SAM-59).
Json boutTold(const Sheet &sheet, const State &state, const Names &names)
{
    Json men = Json::array();
    const auto &list = sheet.modules[state.module].champions;
    const Json chances = boutChances(sheet, state, names);
    for (std::size_t side = 0; side < 2; ++side) {
        const Champion &man = list[state.bout.men[side]];
        men.push_back({{"side", sideId[side]},
                       {"name", man.name},
                       {"ability", man.ability},
                       {"stamina", state.bout.stamina[side]},
                       {"most", man.stamina},
                       {"p", chances[side].at("p")}});
    }
    return {{"men", men}, {"turn", state.bout.turn}, {"challenger", sideId[state.active]}};
}

/// What the active side may still do in its turn (HOP-034).
Json leftTold(const Sheet &sheet, const State &state)
{
    const Sight sight(sheet, state, state.active);
    const SideState &own = state.own();
    const bool orders = sight.prefers(leaderCohesion) && (own.rules & noLeaderCohesion) == 0;
    return {{"plays", std::max(0, (sight.prefers(dynamicPlay) ? 2 : 1) - own.plays)},
            {"moves", 1 - own.laterals},
            {"flanks", own.command - own.flanks},
            {"attempts", sight.triesLeft()},
            {"orders", orders ? sheet.numbers.orders * own.command - own.orders : 0},
            {"draws", std::max(0, (sight.prefers(dynamicPlay) ? 2 - own.plays : 1) - own.draws)}};
}

/// The zones from side A's left, each with its columns.
Json zonesTold(const Layout &layout)
{
    Json zones = Json::array();
    for (int column = 0; column < layout.width; ++column) {
        if (column == 0 || layout.zone[at(column)] != layout.zone[at(column - 1)])
            zones.push_back({{"name", ""}, {"columns", Json::array()}});
        zones.back()["columns"].push_back(column + 1);
    }
    static constexpr const char *words[] = {"Left wing", "Centre", "Right wing"};
    for (std::size_t i = 0; i < zones.size(); ++i)
        zones[i]["name"] = zones.size() == 1 ? words[1] : words[std::min<std::size_t>(i, 2)];
    return zones;
}

std::vector<PhaseView> phasesTold(const State &view)
{
    std::vector<PhaseView> phases;
    for (std::size_t i = static_cast<std::size_t>(Phase::play); i < static_cast<std::size_t>(Phase::over); ++i) {
        const auto phase = static_cast<Phase>(i);
        const bool left = (phase == Phase::shock && view.noShock != NoShock::none) || (phase == Phase::missile && !fireAllowed(view));
        phases.push_back({.id = phaseIds[i],
                          .label = std::string(nameOf(phase)) + (left ? " (none this turn)" : ""),
                          .rule = phaseRules[i],
                          .skipped = left});
    }
    if (view.phase != Phase::before)
        markPhases(phases, phaseIds[static_cast<std::size_t>(view.phase)]);
    return phases;
}

} // namespace

View viewOf(const Sheet &sheet, const Battle &game, const std::string &side)
{
    const auto &[state, names] = game;
    const int viewer = side == "a" ? 0 : side == "b" ? 1 : 2;
    const State view = viewOf(state, viewer);
    const bool begun = view.phase != Phase::before;
    View told{.title = begun ? "Round " + std::to_string(view.round) + " · " + names.army[view.active] : nameOf(Phase::before),
              .turn = view.turns,
              .active = begun ? sideId[view.active] : "",
              .phases = phasesTold(view),
              .now = {"act"}};
    Json attacks = Json::array(), preferences = Json::array();
    for (int index = 0; index < 2; ++index) {
        told.sides.push_back(sideTold(sheet, view, names, index, index == viewer));
        told.sides.back().board["cards"] = cardsTold(sheet, sheet.modules[state.module], state.sides[at(index)]);
    }
    for (int i = 0; i < view.attackCount; ++i)
        attacks.push_back(attackTold(view, view.attacks[at(i)]));
    for (const PreferenceRow &row : sheet.preferences)
        if ((view.preferences & row.bit) != 0 && (row.period.empty() || row.period == sheet.modules[view.module].id))
            preferences.push_back(row.id);
    told.board = {{"round", view.round},
                  {"period", sheet.modules[view.module].id},
                  {"preferences", preferences},
                  {"first", begun ? sideId[view.first] : ""},
                  {"noShock", begun ? noShockTexts[static_cast<std::size_t>(view.noShock)] : ""},
                  {"toAct", sideId[at(view.toAct())]},
                  {"prompt", promptIds[static_cast<std::size_t>(view.prompt)]},
                  {"zones", zonesTold(sheet.modules[view.module].layout)},
                  {"attacks", attacks}};
    if (begun)
        told.board["left"] = leftTold(sheet, view);
    if (view.prompt == Prompt::bout)
        told.board["bout"] = boutTold(sheet, view, names);
    if (const auto &champions = sheet.modules[view.module].champions; !champions.empty()) {
        Json fallen = Json::array();
        for (std::size_t man = 0; man < champions.size(); ++man)
            if ((view.fallen >> man & 1) != 0)
                fallen.push_back(champions[man].name);
        told.board["fallen"] = fallen;
        for (std::size_t index = 0; index < 2; ++index)
            told.sides[index].board["bundori"] = view.sides[index].bundori;
    }
    if (view.prompt != Prompt::none)
        told.board["asked"] = askedTold(view);
    return told;
}

Json endedOf(const Sheet & /*sheet*/, const Battle &game)
{
    const auto &[state, names] = game;
    if (!state.over())
        return {{"over", false}};
    const Json sides = debriefing(state, names);
    static const char *const how[] = {"", "by the rout level", "because nobody is left", "by holding out", "because it lasted too long"};
    const std::string reason = how[static_cast<std::size_t>(state.ending)];
    if (state.winner > 1)
        return {{"over", true}, {"winner", ""}, {"text", "The battle is drawn " + reason + "."}, {"sides", sides}};
    return {{"over", true},
            {"winner", sideId[state.winner]},
            {"text", "Victory for " + names.army[state.winner] + " " + reason + "."},
            {"sides", sides}};
}

} // namespace optio::hoplites
