// SPDX-License-Identifier: GPL-3.0-or-later
// What the screen shows of a game.
#include "rules/phrases.h"
#include "rulesets/punic/combat/disorder.h"
#include "rulesets/punic/game.h"
#include "rulesets/punic/move/charge.h"
#include "rulesets/punic/move/together.h"
#include "rulesets/punic/page/watch.h"
#include "rulesets/punic/sequence.h"

#include <algorithm>

namespace optio::punic {

namespace {

std::string formationText(const Unit &unit)
{
    switch (unit.formation) {
    case Formation::behindTriarii:
        return "behind its triarii";
    case Formation::none:
        return {};
    default:
        return wordOf(unit.formation);
    }
}

std::vector<Badge> unitBadges(const Sheet &sheet, const State &state, const Unit &unit)
{
    std::vector<Badge> badges;
    if (!unit.inPlay()) {
        badges.push_back({unit.status == Status::left ? "left the table" : wordOf(unit.status), Tone::bad});
        return badges;
    }
    if (unit.shaken)
        badges.push_back({"shaken · " + dpsText(unit.dps), Tone::bad});
    else if (unit.dps > 0)
        badges.push_back({dpsText(unit.dps), unit.dps + 1 >= thresholdOf(sheet, unit) ? Tone::warn : Tone::none});
    if (unit.mood != Mood::steady)
        badges.push_back({wordOf(unit.mood), unit.mood == Mood::routing || unit.mood == Mood::rampaging ? Tone::bad : Tone::warn});
    if (!unit.light() && !formationText(unit).empty())
        badges.push_back({formationText(unit)});
    if (unit.openRanks)
        badges.push_back({"open ranks"});
    if (unit.rearTurned)
        badges.push_back({"rear rank turned"});
    if (unit.reliefs > 0)
        badges.push_back({std::to_string(unit.reliefs) + (unit.reliefs == 1 ? " relief" : " reliefs")});
    if (state.engaged(unit.id))
        badges.push_back({"engaged"});
    if (unit.control == Control::halt)
        badges.push_back({"halted", Tone::warn});
    if (unit.control == Control::repeat)
        badges.push_back({"repeats its last move", Tone::warn});
    if (unit.control == Control::tests)
        badges.push_back({"must test", Tone::warn});
    if (const Unit *led = followedBy(state, unit); led != nullptr)
        badges.push_back({"conforms to " + led->name});
    if (unit.mustCharge)
        badges.push_back({"must charge", Tone::warn});
    if (unit.steadied)
        badges.push_back({"steadied"});
    if (state.charges.contains(unit.id) && state.charges.at(unit.id).stage != "done")
        badges.push_back({chargeText(state, state.charges.at(unit.id))});
    for (const std::string &leader : state.leadersOf(unit.id))
        badges.push_back({"with " + state.leader(leader).name});
    return badges;
}

/// Why it may do nothing in a step that is for units of its kind; "" where its other badges say so.
std::string idleText(const State &state, const Unit &unit)
{
    const bool own = state.step == "skirmish" ? unit.light() : state.step == "manoeuvre" && !unit.light();
    const bool told = unit.mood != Mood::steady || state.engaged(unit.id);
    return own && !told && unit.inPlay() && unit.side == state.active ? whyNot(state, unit) : std::string();
}

UnitView unitView(const Sheet &sheet, const State &state, const Unit &unit)
{
    UnitView view{unit.id,
                  unit.name,
                  detailOf(unit),
                  iconOf(sheet, unit),
                  unit.inPlay() ? unit.bases() : 0,
                  unit.lost() + (unit.inPlay() ? 0 : unit.bases()),
                  unitBadges(sheet, state, unit)};
    if (const std::string idle = idleText(state, unit); !idle.empty())
        view.badges.push_back({idle});
    return view;
}

UnitView leaderView(const Sheet &sheet, const State &state, const Leader &leader)
{
    std::vector<Badge> badges;
    if (leader.lost)
        badges.push_back({"lost", Tone::bad});
    if (leader.wounded)
        badges.push_back({"wounded", Tone::warn});
    if (leader.inspires > 0)
        badges.push_back({leader.inspires == 1 ? "inspires" : "inspires twice"});
    if (!leader.lost)
        badges.push_back({leader.attached.empty() ? "stands alone" : "with " + state.unit(leader.attached).name});
    const int left = leader.lost ? 0 : std::max(0, leader.left());
    return {leader.id,
            leader.name,
            (leader.general ? "General · " : "Commander · ") + std::to_string(left) + (left == 1 ? " action" : " actions"),
            sheet.ruleset.at("leader").at("icon").text(),
            leader.lost ? 0 : 1,
            leader.lost ? 1 : 0,
            std::move(badges)};
}

GroupView groupView(const Sheet &sheet, const State &state, const Command &command)
{
    GroupView group{.id = command.id, .name = command.name, .pool = PoolView{"Actions"}};
    for (const std::string &id : command.leaders) {
        const Leader &leader = state.leader(id);
        group.units.push_back(leaderView(sheet, state, leader));
        if (!leader.lost) {
            group.pool->total += leader.actions - (leader.wounded ? 1 : 0);
            group.pool->left += std::max(0, leader.left());
        }
    }
    for (const std::string &id : command.units)
        group.units.push_back(unitView(sheet, state, state.unit(id)));
    return group;
}

std::vector<PhaseView> phasesOf(const Sheet &sheet, const State &state)
{
    std::vector<PhaseView> phases;
    for (const Phase &phase : sheet.phases) {
        PhaseView &view = phases.emplace_back(PhaseView{.id = phase.id, .label = phase.number + " " + phase.label, .rule = "PUN-095"});
        for (const Step &step : sheet.steps) {
            if (step.phase != phase.id)
                continue;
            view.text += (view.text.empty() ? "" : "\n") + step.label + ": " + step.text;
            for (const std::string &ruling : step.rulings)
                if (std::find(view.rulings.begin(), view.rulings.end(), ruling) == view.rulings.end())
                    view.rulings.push_back(ruling);
        }
    }
    markPhases(phases, sheet.step(state.step).phase);
    return phases;
}

/// What is said where nobody is named: whoever goes on to a later phase says it.
std::map<std::string, std::string> passingOf(const State &state)
{
    if (state.step == "control" && !state.active.empty())
        return {{"control", state.side(state.active).name + ": every unit is under control."}};
    return {{"next-phase", "No leader who stands alone is captured."}}; // asked after charges and after combat (PUN-121)
}

/// What may be done now: what its step is for, and another die while a move waits for one.
std::vector<std::string> rulingsNow(const State &state, const Step &step)
{
    std::vector<std::string> now = step.rulings;
    if (!state.moving.units.empty())
        now.push_back("another-die");
    return now;
}

} // namespace

std::string halvesText(int value) { return std::to_string(value / 2) + (value % 2 != 0 ? "½" : ""); }

std::string detailOf(const Unit &unit)
{
    std::string detail = (unit.legion ? std::string("legion") : wordOf(unit.type)) + " " + wordOf(unit.grade);
    if (unit.legion) {
        std::string between = " · ";
        for (const Rank *rank : unit.standing()) { // "H4 P4 T2"
            detail += between + capital(rank->name.substr(0, 1)) + std::to_string(rank->bases);
            between = " ";
        }
    } else if (!unit.ranks.empty() && unit.ranks.front().under)
        detail += " · understrength";
    return detail;
}

View viewOf(const Sheet &sheet, const State &state, const std::string & /*side*/)
{
    const Step &step = sheet.step(state.step);
    const std::string who = state.active.empty() ? std::string() : " · " + state.side(state.active).name;
    View view{.title = "turn " + std::to_string(state.turn) + " · " + sheet.phase(step.phase).number + " " + step.label + who,
              .turnWord = "turn",
              .turn = state.turn,
              .active = state.active.empty() ? (state.initiative.empty() ? "a" : state.initiative) : state.active,
              .phases = phasesOf(sheet, state),
              .step = step.label + who,
              .now = rulingsNow(state, step),
              .onward = {"next-phase"},
              .passing = passingOf(state),
              .watch = watchOf(sheet, sheet.combat, state)};
    for (const Side &side : state.sides) {
        SideView &shown = view.sides.emplace_back(SideView{.id = side.id, .name = side.name});
        for (const Command &command : state.commands)
            if (command.side == side.id)
                shown.groups.push_back(groupView(sheet, state, command));
        shown.badges.push_back({halvesText(lostStrength(state, side.id)) + " / " + halvesText(side.strength) + " bases lost",
                                side.broken ? Tone::bad : Tone::none});
        if (state.initiative == side.id)
            shown.badges.push_back({"initiative"});
        if (!side.broken)
            continue;
        shown.badges.push_back({"broken", Tone::bad});
        view.fallen.push_back({side.id, side.id, side.name + ": the army is broken.", "PUN-291"});
    }
    for (const Todo &todo : todoOf(sheet, state))
        view.reminders.push_back({todo.text, todo.rule, todo.resolver, todo.resolver.empty() ? Json() : todo.input});
    view.reminders.push_back({step.text, step.rule});
    return view;
}

} // namespace optio::punic
