// SPDX-License-Identifier: GPL-3.0-or-later
// What a side sees of the game.
#include "rules/phrases.h"
#include "rules/sides.h"
#include "rulesets/tropaion/cards.h"
#include "rulesets/tropaion/game.h"
#include "rulesets/tropaion/move/formation.h"
#include "rulesets/tropaion/move/order.h"
#include "rulesets/tropaion/move/plan.h"
#include "rulesets/tropaion/page/watch.h"
#include "rulesets/tropaion/sequence.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace optio::tropaion {

namespace {

Json badge(const std::string &text, const std::string &tone = "none") { return {{"text", text}, {"tone", tone}}; }

/// Where a unit stands in its formation: "line, 2 of 4", "mass, rear"; empty for a lone unit.
std::string postText(const State &state, const std::string &unit)
{
    if (mayFillGap(state, unit))
        return "gap before it";
    const auto files = partOf(state, unit);
    const std::size_t rank = rankOf(state, unit);
    const auto file =
        std::find_if(files.begin(), files.end(), [&](const auto &one) { return std::find(one.begin(), one.end(), unit) != one.end(); });
    switch (shapeOf(files)) {
    case Formation::Shape::column:
        return "column, " + std::to_string(rank + 1) + " of " + std::to_string(file->size());
    case Formation::Shape::line:
    case Formation::Shape::mass:
        if (rank > 0)
            return "mass, behind " + state.unit((*file)[0]).name;
        return (shapeOf(files) == Formation::Shape::line ? "line, " : "mass, ") + std::to_string(file - files.begin() + 1) + " of " +
               std::to_string(files.size());
    case Formation::Shape::none:
        break;
    }
    return {};
}

Json unitView(const Sheet &sheet, const State &state, const Unit &unit)
{
    const TypeRow &type = sheet.type(unit.type);
    std::string detail = type.name;
    if (unit.weapon != Weapon::none)
        detail += " · " + sheet.weapon(unit.weapon).name;
    for (const std::string &trait : unit.traits)
        detail += " · " + sheet.trait(trait).name;
    Json badges = Json::array();
    if (unit.status == Status::lost)
        badges.push_back(badge("lost in turn " + std::to_string(unit.lostTurn), "bad"));
    if (unit.status == Status::reserve)
        badges.push_back(badge("in reserve", "accent"));
    if (unit.disruption > 0)
        badges.push_back(badge("disrupted " + std::to_string(unit.disruption) + " of " + std::to_string(type.capacity), "warn"));
    if (state.engaged(unit.id))
        badges.push_back(badge("in combat", "accent"));
    if (unit.bound)
        badges.push_back(badge("must charge", "warn"));
    if (const std::string post = postText(state, unit.id); !post.empty())
        badges.push_back(badge(post));
    if (unit.moves > 0 && unit.side == state.active)
        badges.push_back(badge(unit.moves == 1 ? "move used" : "both moves used"));
    return {{"id", unit.id},     {"label", unit.name}, {"detail", detail},
            {"icon", type.icon}, {"count", 1},         {"lost", unit.status == Status::lost ? 1 : 0},
            {"badges", badges}};
}

/// What a side alone may read: its dice, its points and its hand (TRO-029, TRO-031).
Json secretOf(const Sheet &sheet, const Side &side)
{
    Json dice = Json::array(), cards = Json::array();
    if (side.assigned) {
        const char *const names[] = {"Valour", "Discipline", "Strategy"};
        for (const std::size_t virtue : {0, 1, 2})
            dice.push_back({{"label", names[virtue]},
                            {"text", std::to_string(side.left[virtue]) + " left of " + std::to_string(side.score[virtue])},
                            {"rule", "TRO-045"}});
    } else if (side.dice[0] != 0) {
        for (const int die : side.dice)
            dice.push_back({{"label", std::to_string(die)}, {"text", "to be placed"}, {"rule", "TRO-045"}});
    }
    for (const std::string &id : side.hand) {
        const CardRow &card = sheet.card(id);
        cards.push_back({{"label", card.name}, {"text", card.text}, {"rule", card.rule}});
    }
    Json parts = Json::array();
    if (!dice.empty())
        parts.push_back({{"title", side.assigned ? "General's points" : "General's dice"}, {"rows", dice}});
    if (!cards.empty())
        parts.push_back({{"title", "Hand"}, {"rows", cards}});
    return parts;
}

/// The places for a side's three dice, and what their points buy; for its own eyes.
Json placingOf(const Side &side)
{
    const auto place = [](const char *label, const char *note, Json buys) {
        return Json{{"label", label}, {"note", note}, {"buys", std::move(buys)}};
    };
    return {{"resolver", "assign"},
            {"side", side.id},
            {"dice", side.dice},
            {"question", "gp.assign"},
            {"places",
             {place("Valour", "for your combats",
                    {"+1 to a combat roll per point", "+1 to the result when you win", "wrap round an open flank"}),
              place("Discipline", "for your orders", {"complicated moves: 1 point each", "+1 to a discipline test per point"}),
              place("Strategy", "for the first move",
                    {"the higher score goes first", "+1 to a rally test per point", "shown to both players"})}}};
}

int sum(const std::array<int, 3> &points) { return points[0] + points[1] + points[2]; }

/// What may be told of a side to whoever looks: its points and cards only to itself, or where points are open.
Json sideView(const Sheet &sheet, const State &state, const Side &side, bool own)
{
    Json badges = Json::array({badge("morale " + halvesText(side.morale), state.wavering(side.id) ? "bad" : "good")});
    if (state.wavering(side.id))
        badges.push_back(badge("wavering", "bad"));
    if (state.settings.generalship)
        badges.push_back(badge(std::to_string(side.hand.size()) + (side.hand.size() == 1 ? " card" : " cards"), "accent"));
    const bool revealed = state.step != "points" && state.sides[0].assigned && state.sides[1].assigned;
    if (revealed && side.assigned)
        badges.push_back(badge("Strategy " + std::to_string(side.score[2]), "accent"));
    Json units = Json::array();
    for (std::size_t number = 1; state.units.contains(side.id + "1." + std::to_string(number)); ++number)
        units.push_back(unitView(sheet, state, state.unit(side.id + "1." + std::to_string(number))));
    Json group{{"id", side.id + "1"}, {"name", side.army}, {"badges", Json::array()}, {"units", units}};
    // Without cards the dice are still placed in private.
    Json view{{"id", side.id}, {"name", side.name}, {"badges", badges}, {"private", true}};
    if (own)
        view["secret"] = secretOf(sheet, side);
    const bool open = state.settings.openPoints && revealed;
    if (side.assigned && open)
        view["points"] = {{"valour", side.left[0]}, {"discipline", side.left[1]}, {"strategy", side.left[2]}};
    // Masked for everybody else (TRO-031).
    if (side.assigned && (own || open)) {
        for (const Virtue virtue : {Virtue::valour, Virtue::discipline, Virtue::strategy})
            group["badges"].push_back(
                badge(capital(wordOf(virtue)) + " " + std::to_string(side.left[static_cast<std::size_t>(virtue)]), "accent"));
        group["pool"] = {{"label", "Points"}, {"total", sum(side.score)}, {"left", sum(side.left)}};
    }
    view["groups"] = Json::array({group});
    return view;
}

/// The rulings of this step; while an act is open, those that it waits for.
Json rulingsNow(const Sheet &sheet, const State &state)
{
    if (!state.test.purpose.empty())
        return payable(sheet, state, state.test) ? Json::array({"save-test", "fail-test"}) : Json::array({"fail-test"});
    if (state.order.stage == "evade")
        return Json::array({"evade"});
    if (state.order.stage == "end")
        return Json::array({"charge-end"});
    if (state.order.stage == "contact" || state.order.stage == "cards")
        return Json::array({"contact"});
    if (!state.fight.engagement.empty())
        return Json::array({state.fight.stage == "rolled" ? "combat-result" : "settle"});
    if (!state.reply.target.empty())
        return Json::array({"fire-back"});
    return sheet.step(state.step).rulings;
}

/// The same with the cards that may be played while a window is open for them.
Json withCards(Json now, bool open)
{
    if (open)
        for (const char *id : {"card", "pass-card"})
            now.push_back(id);
    return now;
}

/// What an act that was begun waits for; "" while nothing does.
std::string stepOf(const Sheet &sheet, const State &state)
{
    if (!state.test.purpose.empty())
        return "Test failed: save it or not";
    if (state.order.stage == "evade")
        return "Evade or stand";
    if (state.order.stage == "end")
        return "End of a charge";
    if (state.order.stage == "contact" || state.order.stage == "cards")
        return "Contact";
    if (!state.fight.engagement.empty())
        return state.fight.stage == "rolled" ? "Result of the combat" : "Settling the combat";
    if (!state.reply.target.empty())
        return "Shooting back";
    return windowOpen(sheet, state) ? "Cards may be played" : "";
}

/// The armies without morale, which have lost (TRO-123).
Json fallenOf(const State &state)
{
    Json fallen = Json::array();
    for (const Side &side : state.sides)
        if (side.morale <= 0)
            fallen.push_back({{"key", side.id}, {"side", side.id}, {"text", side.name + ": the army is beaten."}, {"rule", "TRO-123"}});
    return fallen;
}

Json phasesOf(const Sheet &sheet, const State &state)
{
    Json phases = Json::array();
    bool done = true;
    for (const Step &step : sheet.steps) {
        const bool now = step.id == state.step;
        done = done && !now;
        phases.push_back({{"id", step.id},
                          {"label", step.label},
                          {"state", now    ? "now"
                                    : done ? "done"
                                           : "todo"},
                          {"text", step.text},
                          {"rule", step.rule},
                          {"rulings", step.rulings}});
    }
    return phases;
}

} // namespace

Json viewOf(const Sheet &sheet, const State &state, const std::string &side)
{
    Json sides = Json::array();
    for (const Side &one : state.sides)
        sides.push_back(sideView(sheet, state, one, one.id == side));
    Json reminders = Json::array();
    for (const std::string &open : compulsory(state))
        reminders.push_back({{"text", open + "."}, {"rule", "TRO-153"}, {"due", true}});
    for (const Figure &row : sheet.ruleset.at("reminder").items())
        if (row.at("step").text() == state.step)
            reminders.push_back({{"text", row.at("text").text()}, {"rule", row.at("rule").text()}});
    if (beforeBattle(state))
        for (const std::string &fault : planFaults(sheet, state))
            reminders.push_back({{"text", fault}, {"rule", "TRO-033"}});
    // What lies open on the table: the terrain, and the cards that were played.
    std::vector<std::string> terrain;
    for (const Piece &piece : piecesOf(state))
        terrain.push_back(piece.card);
    for (const auto &[what, ids, rule] :
         {std::tuple{"Terrain: ", &std::as_const(terrain), "TRO-033"}, std::tuple{"Cards played: ", &state.played, "TRO-125"}}) {
        std::vector<std::string> names;
        for (const std::string &id : *ids)
            names.push_back(sheet.card(id).name);
        if (!names.empty())
            reminders.push_back({{"text", what + listText(names) + "."}, {"rule", rule}});
    }
    if (state.over) // TRO-138
        for (const Side &one : state.sides) {
            std::vector<std::string> names;
            for (const std::string &id : one.hand)
                names.push_back(sheet.card(id).name);
            if (!names.empty())
                reminders.push_back({{"text", one.name + " never played " + listText(names) + "."}, {"rule", "TRO-138"}});
        }
    for (const Side &one : state.sides) {
        const Side &other = state.other(one.id);
        if (one.quiet && (!other.quiet || one.id == "a"))
            reminders.push_back({{"text", other.quiet ? "No card windows in this turn."
                                                      : one.name + " want no card windows in this turn; " + other.name + " may agree."},
                                 {"rule", "TRO-030"}});
    }
    const std::string whose = state.active.empty() ? std::string() : state.side(state.active).name + ": ";
    Json view = {{"title", "Turn " + std::to_string(state.turn) + " · " + whose + sheet.step(state.step).label},
                 {"turn", "turn " + std::to_string(state.turn)},
                 {"active", state.active},
                 {"sides", sides},
                 {"phases", phasesOf(sheet, state)},
                 {"step", stepOf(sheet, state)},
                 {"now", withCards(rulingsNow(sheet, state), windowOpen(sheet, state))},
                 {"onward", Json::array({"end-phase"})},
                 {"fallen", fallenOf(state)},
                 {"reminders", reminders},
                 {"plan", planOf(sheet, state)},
                 {"watch", watchOf(sheet, state)}};
    if (!side.empty() && state.step == "points" && state.side(side).dice[0] != 0 && !state.side(side).assigned)
        view["placing"] = placingOf(state.side(side));
    return view;
}

} // namespace optio::tropaion
