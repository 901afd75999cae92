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

UnitView unitView(const Sheet &sheet, const State &state, const Unit &unit)
{
    const TypeRow &type = sheet.type(unit.type);
    UnitView view{unit.id, unit.name, type.name, type.icon, unit.status == Status::lost ? 0 : 1, unit.status == Status::lost ? 1 : 0};
    if (unit.weapon != Weapon::none)
        view.detail += " · " + sheet.weapon(unit.weapon).name;
    for (const std::string &trait : unit.traits)
        view.detail += " · " + sheet.trait(trait).name;
    std::vector<Badge> &badges = view.badges;
    if (unit.status == Status::lost)
        badges.push_back({"lost in turn " + std::to_string(unit.lostTurn), Tone::bad});
    if (unit.status == Status::reserve)
        badges.push_back({"in reserve", Tone::accent});
    if (unit.disruption > 0)
        badges.push_back({"disrupted " + std::to_string(unit.disruption) + " of " + std::to_string(type.capacity), Tone::warn});
    if (state.engaged(unit.id))
        badges.push_back({"in combat", Tone::accent});
    if (unit.bound)
        badges.push_back({"must charge", Tone::warn});
    if (const std::string post = postText(state, unit.id); !post.empty())
        badges.push_back({post});
    if (unit.moves > 0 && unit.side == state.active)
        badges.push_back({unit.moves == 1 ? "move used" : "both moves used"});
    return view;
}

/// What a side alone may read: its dice, its points and its hand (TRO-029, TRO-031).
std::vector<SecretView> secretOf(const Sheet &sheet, const Side &side)
{
    SecretView dice{side.assigned ? "General's points" : "General's dice"}, cards{"Hand"};
    if (side.assigned) {
        const char *const names[] = {"Valour", "Discipline", "Strategy"};
        for (const std::size_t virtue : {0, 1, 2})
            dice.rows.push_back(
                {names[virtue], std::to_string(side.left[virtue]) + " left of " + std::to_string(side.score[virtue]), "TRO-045"});
    } else if (side.dice[0] != 0) {
        for (const int die : side.dice)
            dice.rows.push_back({std::to_string(die), "to be placed", "TRO-045"});
    }
    for (const std::string &id : side.hand) {
        const CardRow &card = sheet.card(id);
        cards.rows.push_back({card.name, card.text, card.rule});
    }
    std::vector<SecretView> parts;
    for (SecretView *part : {&dice, &cards})
        if (!part->rows.empty())
            parts.push_back(std::move(*part));
    return parts;
}

/// The places for a side's three dice, and what their points buy; for its own eyes.
PlacingView placingOf(const Side &side)
{
    return {
        "assign",
        side.id,
        "gp.assign",
        {side.dice.begin(), side.dice.end()},
        {{"Valour", "for your combats", {}, {"+1 to a combat roll per point", "+1 to the result when you win", "wrap round an open flank"}},
         {"Discipline", "for your orders", {}, {"complicated moves: 1 point each", "+1 to a discipline test per point"}},
         {"Strategy", "for the first move", {}, {"the higher score goes first", "+1 to a rally test per point", "shown to both players"}}}};
}

int sum(const std::array<int, 3> &points) { return points[0] + points[1] + points[2]; }

/// What may be told of a side to whoever looks: its points and cards only to itself, or where points are open.
SideView sideView(const Sheet &sheet, const State &state, const Side &side, bool own)
{
    // Without cards the dice are still placed in private.
    SideView view{.id = side.id, .name = side.name, .keepsSecrets = true};
    std::vector<Badge> &badges = view.badges;
    badges.push_back({"morale " + halvesText(side.morale), state.wavering(side.id) ? Tone::bad : Tone::good});
    if (state.wavering(side.id))
        badges.push_back({"wavering", Tone::bad});
    if (state.settings.generalship)
        badges.push_back({std::to_string(side.hand.size()) + (side.hand.size() == 1 ? " card" : " cards"), Tone::accent});
    const bool revealed = state.step != "points" && state.sides[0].assigned && state.sides[1].assigned;
    if (revealed && side.assigned)
        badges.push_back({"Strategy " + std::to_string(side.score[2]), Tone::accent});
    GroupView &group = view.groups.emplace_back(GroupView{.id = side.id + "1", .name = side.army});
    for (std::size_t number = 1; state.units.contains(side.id + "1." + std::to_string(number)); ++number)
        group.units.push_back(unitView(sheet, state, state.unit(side.id + "1." + std::to_string(number))));
    if (own)
        view.secret = secretOf(sheet, side);
    const bool open = state.settings.openPoints && revealed;
    if (side.assigned && open)
        view.points = {{"valour", side.left[0]}, {"discipline", side.left[1]}, {"strategy", side.left[2]}};
    // Masked for everybody else (TRO-031).
    if (side.assigned && (own || open)) {
        for (const Virtue virtue : {Virtue::valour, Virtue::discipline, Virtue::strategy})
            group.badges.push_back(
                {capital(wordOf(virtue)) + " " + std::to_string(side.left[static_cast<std::size_t>(virtue)]), Tone::accent});
        group.pool = {"Points", sum(side.score), sum(side.left)};
    }
    return view;
}

/// The rulings of this step; while an act is open, those that it waits for.
std::vector<std::string> rulingsNow(const Sheet &sheet, const State &state)
{
    if (!state.test.purpose.empty() && payable(sheet, state, state.test))
        return {"save-test", "fail-test"};
    if (!state.test.purpose.empty())
        return {"fail-test"};
    if (state.order.stage == "evade")
        return {"evade"};
    if (state.order.stage == "end")
        return {"charge-end"};
    if (state.order.stage == "contact" || state.order.stage == "cards")
        return {"contact"};
    if (!state.fight.engagement.empty())
        return {state.fight.stage == "rolled" ? "combat-result" : "settle"};
    if (!state.reply.target.empty())
        return {"fire-back"};
    return sheet.step(state.step).rulings;
}

/// The same with the cards that may be played while a window is open for them.
std::vector<std::string> withCards(std::vector<std::string> now, bool open)
{
    if (open)
        now.insert(now.end(), {"card", "pass-card"});
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

} // namespace

View viewOf(const Sheet &sheet, const State &state, const std::string &side)
{
    const std::string whose = state.active.empty() ? std::string() : state.side(state.active).name + ": ";
    View view{.title = "Turn " + std::to_string(state.turn) + " · " + whose + sheet.step(state.step).label,
              .turnWord = "turn",
              .turn = state.turn,
              .active = state.active,
              .step = stepOf(sheet, state),
              .now = withCards(rulingsNow(sheet, state), windowOpen(sheet, state)),
              .onward = {"end-phase"},
              .windows = windowsOf(sheet, state),
              .watch = watchOf(sheet, state),
              .plan = planOf(sheet, state)};
    for (const Side &one : state.sides) {
        view.sides.push_back(sideView(sheet, state, one, one.id == side));
        if (one.morale <= 0)
            view.fallen.push_back({one.id, one.id, one.name + ": the army is beaten.", "TRO-123"});
    }
    for (const Step &step : sheet.steps)
        view.phases.push_back({step.id, step.label, step.text, step.rule, step.rulings});
    markPhases(view.phases, state.step);
    std::vector<Reminder> &reminders = view.reminders;
    for (const std::string &open : compulsory(state))
        reminders.push_back({.text = open + ".", .rule = "TRO-153", .due = true});
    for (const Figure &row : sheet.ruleset.at("reminder").items())
        if (row.at("step").text() == state.step)
            reminders.push_back({row.at("text").text(), row.at("rule").text()});
    if (beforeBattle(state))
        for (const std::string &fault : planFaults(sheet, state))
            reminders.push_back({fault, "TRO-033"});
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
            reminders.push_back({what + listText(names) + ".", rule});
    }
    if (state.over) // TRO-138
        for (const Side &one : state.sides) {
            std::vector<std::string> names;
            for (const std::string &id : one.hand)
                names.push_back(sheet.card(id).name);
            if (!names.empty())
                reminders.push_back({one.name + " never played " + listText(names) + ".", "TRO-138"});
        }
    for (const Side &one : state.sides) {
        const Side &other = state.other(one.id);
        if (one.quiet && (!other.quiet || one.id == "a"))
            reminders.push_back({other.quiet ? "No card windows in this turn."
                                             : one.name + " want no card windows in this turn; " + other.name + " may agree.",
                                 "TRO-030"});
    }
    if (!side.empty() && state.step == "points" && state.side(side).dice[0] != 0 && !state.side(side).assigned)
        view.placing = placingOf(state.side(side));
    return view;
}

} // namespace optio::tropaion
