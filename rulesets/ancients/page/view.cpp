// SPDX-License-Identifier: GPL-3.0-or-later
// What the screen shows of a battle.
#include "rulesets/ancients/combat/aftermath.h"
#include "rulesets/ancients/game.h"
#include "rulesets/ancients/move/arrival.h"
#include "rulesets/ancients/turn.h"
#include "rulesets/ancients/words.h"

#include <algorithm>
#include <map>

namespace optio::ancients {

namespace {

std::vector<Badge> unitBadges(const State &state, const Unit &unit)
{
    std::vector<Badge> badges;
    if (!unit.onMap()) {
        badges.push_back(unit.place == Place::away        ? Badge{"not on the map"}
                         : unit.place == Place::elsewhere ? Badge{"on the other map"}
                                                          : Badge{unit.place == Place::fled ? "fled" : "destroyed", Tone::bad});
        return badges;
    }
    if (unit.disordered)
        badges.push_back({"disordered", Tone::bad});
    if (unit.panicking)
        badges.push_back({"panicking", Tone::bad});
    for (const std::string &id : state.leadersWith(unit.id))
        badges.push_back({state.leaders.at(id).out >= state.playerTurn() ? "shaken leader" : "leader", Tone::good});
    if (state.charging(unit))
        badges.push_back({"charges", Tone::warn});
    if (unit.uncontrolled)
        badges.push_back({"uncontrolled", Tone::warn});
    if (unit.must && !unit.attacked)
        badges.push_back({"must attack", Tone::warn});
    if (unit.leftZone)
        badges.push_back({"cannot attack"});
    if (unit.fired)
        badges.push_back({"has shot"});
    if (unit.attacked)
        badges.push_back({"has attacked"});
    if (unit.side == state.active && unit.acted != Acted::none && state.step == "moves")
        badges.push_back({unit.acted == Acted::freeTurn ? "turned" : unit.moved ? "has moved" : "has acted"});
    return badges;
}

UnitView unitView(const Sheet &sheet, const State &state, const Unit &unit)
{
    const bool gone = unit.place == Place::destroyed || unit.place == Place::fled;
    return {unit.id,      unit.called,  toText(unit.is),        unit.row.empty() ? "unknown" : sheet.unit(unit.row).icon,
            gone ? 0 : 1, gone ? 1 : 0, unitBadges(state, unit)};
}

/// The leaders of a side; those given for stratagems are its own secret until they are known (ANC-108).
std::vector<Badge> leaderBadges(const State &state, const Side &side, bool own)
{
    const bool known = own || state.over;
    int pool = 0, out = 0, lost = 0, given = 0, alone = 0, elsewhere = 0;
    for (const auto &[id, leader] : state.leaders) {
        if (leader.side != side.id)
            continue;
        if (!state.leads(leader) && (leader.state == LeaderState::pool || leader.state == LeaderState::map)) {
            ++elsewhere;
            continue;
        }
        // One that is bound to a sealed note looks to the others like one at hand (ANC-110).
        pool += leader.state == LeaderState::pool || (leader.state == LeaderState::bound && !known) ? 1 : 0;
        lost += leader.state == LeaderState::lost ? 1 : 0;
        given += leader.state == LeaderState::discarded || (leader.state == LeaderState::bound && known) ? 1 : 0;
        alone += leader.state == LeaderState::map && leader.unit.empty() ? 1 : 0;
        out += leader.state != LeaderState::lost && leader.out != 0 && leader.out >= state.playerTurn() ? 1 : 0;
    }
    std::vector<Badge> badges;
    if (pool > 0)
        badges.push_back({counted(pool, "leader at hand", "leaders at hand")});
    if (alone > 0)
        badges.push_back({counted(alone, "leader alone", "leaders alone"), Tone::warn});
    if (out > 0)
        badges.push_back({counted(out, "leader out for a turn", "leaders out for a turn"), Tone::warn});
    if (elsewhere > 0)
        badges.push_back({counted(elsewhere, "leader in the first battle", "leaders in the first battle")});
    if (given > 0)
        badges.push_back({std::to_string(given) + " given for stratagems"});
    if (lost > 0)
        badges.push_back({counted(lost, "leader lost", "leaders lost"), Tone::bad});
    return badges;
}

SideView sideView(const Sheet &sheet, const State &state, const Side &side, bool own)
{
    std::vector<Badge> badges = leaderBadges(state, side, own);
    if (side.panicked)
        badges.push_back({"panicked", Tone::bad});
    for (const Award &award : pointsOf(sheet.tables, state, side.id))
        badges.push_back({award.reason + ": " + counted(award.points, "point", "points"), award.points > 0 ? Tone::good : Tone::warn});
    const Unit *camp = state.camp(side.id);
    if (camp == nullptr)
        badges.push_back({"no camp"});
    else if (camp->place == Place::destroyed || camp->place == Place::fled)
        badges.push_back({"camp lost", Tone::bad});
    if (std::any_of(state.units.begin(), state.units.end(),
                    [&](const auto &entry) { return entry.second.side == side.id && entry.second.barbarian(); }))
        badges.push_back({side.charged == 0                    ? "charge to come"
                          : side.charged == state.playerTurn() ? "charges in this turn"
                                                               : "charge used"});
    if (side.sealed() > 0)
        badges.push_back({counted(side.sealed(), "sealed note", "sealed notes")});
    GroupView group{
        .id = side.id + "1",
        .name = side.army,
        .badges = {{std::to_string(state.worth(side.id)) + " of " + std::to_string(side.budget) + " points"},
                   {"panic at " + std::to_string(side.panic) + ", " + counted(state.losses(side.id), "unit lost", "units lost")}}};
    if (side.id == state.active && state.step != "setup")
        group.pool = {"PIPs", side.rolled, side.pips};
    for (const auto &[id, unit] : state.units)
        if (unit.side == side.id)
            group.units.push_back(unitView(sheet, state, unit));
    return {.id = side.id,
            .name = side.name,
            .badges = std::move(badges),
            .groups = {std::move(group)},
            .keepsSecrets = !state.over && (state.step == "setup" || side.sealed() > 0)};
}

/// What is near: panic, and units that a further disorder destroys with their leader.
std::vector<Watched> watchOf(const State &state)
{
    std::vector<Watched> watch;
    for (const Side &side : state.sides) {
        const int left = side.panic - state.losses(side.id);
        if (!side.panicked && left <= 2)
            watch.push_back({left <= 0 ? side.name + " panic in their next turn"
                                       : side.name + ": " + counted(left, "more loss", "more losses") + " and they panic",
                             counted(state.losses(side.id), "unit lost", "units lost"), left <= 0 ? Tone::bad : Tone::warn, side.id, "",
                             "ANC-030"});
    }
    for (const auto &[id, unit] : state.units)
        if (unit.onMap() && unit.disordered && !state.leadersWith(id).empty())
            watch.push_back({unit.name + ": its leader falls with it", "disordered; the next loss of order destroys it", Tone::warn,
                             unit.side, id, "ANC-098"});
    return watch;
}

std::vector<Reminder> remindersOf(const Sheet &sheet, const State &state)
{
    std::vector<Reminder> reminders;
    for (const std::string &open : compulsory(state)) {
        Reminder one{open + ".", "ANC-107"};
        if (!state.fallen.empty() && reminders.empty()) {
            one.resolver = "collapse";
        } else if (!state.vacated.empty() && reminders.empty()) {
            one.resolver = "occupy";
            one.input = occupyInput(state);
        }
        reminders.push_back(std::move(one));
    }
    if (state.step == "combat")
        for (const auto &[id, unit] : state.units)
            if (stillToAttack(state, unit))
                reminders.push_back({unit.name + " must attack if an enemy is in a front hex.", "ANC-107"});
    if (state.step == "forced")
        for (const auto &[id, unit] : state.units)
            if (unit.panicking && unit.side == state.active && unit.onMap())
                reminders.push_back({unit.name + " flee from the enemy, their full movement.", "ANC-030"});
    if (mayMeet(sheet.tables, state))
        reminders.push_back({"Whoever wrote a flank march names its edge now; the same edge on both notes means a second battle.",
                             "ANC-123", "meet", Json::object()});
    for (const Trick &trick : state.tricks)
        if (state.turn <= sheet.tables.number("march", "trick_to"))
            reminders.push_back(
                {"The " + trick.own + " of " + state.side(trick.side).name + " defend double against " + trick.enemy + ".", "ANC-118"});
    for (const Figure &row : sheet.ruleset.at("reminder").items())
        if (row.at("step").text() == state.step)
            reminders.push_back({row.at("text").text(), row.at("rule").text()});
    return reminders;
}

/// The time for tactical moves, while it runs (ANC-024, ANC-025).
std::optional<ClockView> clockOf(const Sheet &sheet, const State &state)
{
    if (state.settings.clock == 0 || state.step != "moves" || state.over)
        return {};
    return ClockView{(state.second.open ? "second." : "") + std::to_string(state.turn) + "." + state.active,
                     state.settings.clock,
                     sheet.step(state.step).label,
                     state.active,
                     "ANC-024",
                     "end-step",
                     Json::object()};
}

} // namespace

const std::vector<std::string> &actsOf(const std::string &step)
{
    static const std::map<std::string, std::vector<std::string>> acts{
        {"setup", {"start-battle", "seal-note", "keep-off", "depth", "reveal"}},
        {"begin", {"begin-turn", "reveal"}},
        {"pips", {"pips"}},
        {"arrivals", {"end-step", "arrive", "meet", "reveal", "collapse"}},
        {"control", {"control", "hold"}},
        {"forced", {"advance", "end-step", "flee", "reveal", "collapse"}},
        {"moves", {"move", "end-step", "charge", "reveal", "flee"}},
        {"leaders", {"place-leader", "end-step"}},
        {"shooting", {"shoot", "end-step", "reveal", "collapse"}},
        {"combat", {"attack", "occupy", "collapse", "end-step", "reveal", "flee"}},
        {"rally", {"rally", "end-step", "reveal"}},
    };
    static const std::vector<std::string> none;
    const auto found = acts.find(step);
    return found != acts.end() ? found->second : none;
}

View viewOf(const Sheet &sheet, const State &state, const std::string &viewer)
{
    const std::string whose = state.step == "setup" ? std::string() : state.side(state.active).name + ": ";
    const std::string which = state.second.open ? "Second battle, " + state.second.edge + " edge · " : std::string();
    View view{.title = which + "Turn " + std::to_string(state.turn) + " of " + std::to_string(state.length()) + " · " + whose +
                       sheet.step(state.step).label,
              .turnWord = "turn",
              .turn = state.turn,
              .active = state.active,
              .now = actsOf(state.step),
              .onward = {"end-step"},
              .reminders = remindersOf(sheet, state),
              .watch = watchOf(state),
              .clock = clockOf(sheet, state)};
    for (const Side &side : state.sides) {
        view.sides.push_back(sideView(sheet, state, side, side.id == viewer));
        if (side.panicked) // ANC-030
            view.fallen.push_back({side.id, side.id, side.name + ": the army panics.", "ANC-032"});
    }
    for (const Step &step : sheet.steps)
        view.phases.push_back({step.id, step.label, step.text, step.rule, actsOf(step.id)});
    markPhases(view.phases, state.step);
    return view;
}

} // namespace optio::ancients
