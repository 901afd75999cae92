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

Json badge(const std::string &text, const std::string &tone = "none") { return {{"text", text}, {"tone", tone}}; }

std::string formationText(const Unit &unit)
{
    switch (unit.formation) {
    case Formation::behindTriarii:
        return "behind its triarii";
    case Formation::none:
        return {};
    default:
        return nameOf(unit.formation);
    }
}

Json unitBadges(const Sheet &sheet, const State &state, const Unit &unit)
{
    Json badges = Json::array();
    if (!unit.inPlay()) {
        badges.push_back(badge(unit.status == Status::left ? "left the table" : nameOf(unit.status), "bad"));
        return badges;
    }
    if (unit.shaken)
        badges.push_back(badge("shaken · " + dpsText(unit.dps), "bad"));
    else if (unit.dps > 0)
        badges.push_back(badge(dpsText(unit.dps), unit.dps + 1 >= thresholdOf(sheet, unit) ? "warn" : "none"));
    if (unit.mood != Mood::steady)
        badges.push_back(badge(nameOf(unit.mood), unit.mood == Mood::routing || unit.mood == Mood::rampaging ? "bad" : "warn"));
    if (!unit.light() && !formationText(unit).empty())
        badges.push_back(badge(formationText(unit)));
    if (unit.openRanks)
        badges.push_back(badge("open ranks"));
    if (unit.rearTurned)
        badges.push_back(badge("rear rank turned"));
    if (unit.reliefs > 0)
        badges.push_back(badge(std::to_string(unit.reliefs) + (unit.reliefs == 1 ? " relief" : " reliefs")));
    if (state.engaged(unit.id))
        badges.push_back(badge("engaged"));
    if (unit.control == Control::halt)
        badges.push_back(badge("halted", "warn"));
    if (unit.control == Control::repeat)
        badges.push_back(badge("repeats its last move", "warn"));
    if (unit.control == Control::tests)
        badges.push_back(badge("must test", "warn"));
    if (const Unit *led = followedBy(state, unit); led != nullptr)
        badges.push_back(badge("conforms to " + led->name));
    if (unit.mustCharge)
        badges.push_back(badge("must charge", "warn"));
    if (unit.steadied)
        badges.push_back(badge("steadied"));
    if (state.charges.contains(unit.id) && state.charges.at(unit.id).stage != "done")
        badges.push_back(badge(chargeText(state, state.charges.at(unit.id))));
    for (const std::string &leader : state.leadersOf(unit.id))
        badges.push_back(badge("with " + state.leader(leader).name));
    return badges;
}

/// Why it may do nothing in a step that is for units of its kind; "" where its other badges say so.
std::string idleText(const State &state, const Unit &unit)
{
    const bool own = state.step == "skirmish" ? unit.light() : state.step == "manoeuvre" && !unit.light();
    const bool told = unit.mood != Mood::steady || state.engaged(unit.id);
    return own && !told && unit.inPlay() && unit.side == state.active ? whyNot(state, unit) : std::string();
}

Json unitView(const Sheet &sheet, const State &state, const Unit &unit)
{
    Json badges = unitBadges(sheet, state, unit);
    if (const std::string idle = idleText(state, unit); !idle.empty())
        badges.push_back(badge(idle));
    return {{"id", unit.id},
            {"label", unit.name},
            {"detail", detailOf(unit)},
            {"icon", iconOf(sheet, unit)},
            {"count", unit.inPlay() ? unit.bases() : 0},
            {"lost", unit.lost() + (unit.inPlay() ? 0 : unit.bases())},
            {"badges", std::move(badges)}};
}

Json leaderView(const Sheet &sheet, const State &state, const Leader &leader)
{
    Json badges = Json::array();
    if (leader.lost)
        badges.push_back(badge("lost", "bad"));
    if (leader.wounded)
        badges.push_back(badge("wounded", "warn"));
    if (leader.inspires > 0)
        badges.push_back(badge(leader.inspires == 1 ? "inspires" : "inspires twice"));
    if (!leader.lost)
        badges.push_back(badge(leader.attached.empty() ? "stands alone" : "with " + state.unit(leader.attached).name));
    const int left = leader.lost ? 0 : std::max(0, leader.left());
    return {{"id", leader.id},
            {"label", leader.name},
            {"detail", (leader.general ? std::string("General · ") : std::string("Commander · ")) + std::to_string(left) +
                           (left == 1 ? " action" : " actions")},
            {"icon", sheet.ruleset.at("leader").at("icon").text()},
            {"count", leader.lost ? 0 : 1},
            {"lost", leader.lost ? 1 : 0},
            {"badges", std::move(badges)}};
}

Json groupView(const Sheet &sheet, const State &state, const Command &command)
{
    Json units = Json::array(), badges = Json::array();
    int total = 0, left = 0;
    for (const std::string &id : command.leaders) {
        const Leader &leader = state.leader(id);
        units.push_back(leaderView(sheet, state, leader));
        if (!leader.lost) {
            total += leader.actions - (leader.wounded ? 1 : 0);
            left += std::max(0, leader.left());
        }
    }
    for (const std::string &id : command.units)
        units.push_back(unitView(sheet, state, state.unit(id)));
    return {{"id", command.id},
            {"name", command.name},
            {"badges", std::move(badges)},
            {"pool", {{"label", "Actions"}, {"total", total}, {"left", left}}},
            {"units", std::move(units)}};
}

Json phasesOf(const Sheet &sheet, const State &state)
{
    Json phases = Json::array();
    const std::string now = sheet.step(state.step).phase;
    bool passed = true;
    for (const Phase &phase : sheet.phases) {
        const bool current = phase.id == now;
        passed = passed && !current;
        phases.push_back({{"id", phase.id},
                          {"label", phase.number + " " + phase.label},
                          {"state", current  ? "now"
                                    : passed ? "done"
                                             : "todo"},
                          {"rule", "PUN-095"}});
        std::vector<std::string> rulings;
        std::string text;
        for (const Step &step : sheet.steps) {
            if (step.phase != phase.id)
                continue;
            text += (text.empty() ? "" : "\n") + step.label + ": " + step.text;
            for (const std::string &ruling : step.rulings)
                if (std::find(rulings.begin(), rulings.end(), ruling) == rulings.end())
                    rulings.push_back(ruling);
        }
        phases.back()["text"] = std::move(text);
        phases.back()["rulings"] = std::move(rulings);
    }
    return phases;
}

/// The armies that are broken.
Json fallenOf(const State &state)
{
    Json fallen = Json::array();
    for (const Side &side : state.sides)
        if (side.broken)
            fallen.push_back({{"key", side.id}, {"side", side.id}, {"text", side.name + ": the army is broken."}, {"rule", "PUN-291"}});
    return fallen;
}

/// What is said where nobody is named: whoever goes on to a later phase says it.
Json passingOf(const State &state)
{
    if (state.step == "control" && !state.active.empty())
        return {{"control", state.side(state.active).name + ": every unit is under control."}};
    return {{"next-phase", "No leader who stands alone is captured."}}; // asked after charges and after combat (PUN-121)
}

/// What may be done now: what its step is for, and another die while a move waits for one.
Json rulingsNow(const State &state, const Step &step)
{
    Json now = step.rulings;
    if (!state.moving.units.empty())
        now.push_back("another-die");
    return now;
}

} // namespace

std::string halvesText(int value) { return std::to_string(value / 2) + (value % 2 != 0 ? "½" : ""); }

std::string detailOf(const Unit &unit)
{
    std::string detail = (unit.legion ? std::string("legion") : nameOf(unit.type)) + " " + nameOf(unit.grade);
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

Json viewOf(const Sheet &sheet, const CombatSheet &combat, const Json &json)
{
    const State &state = stateIn(json);
    const Step &step = sheet.step(state.step);
    Json sides = Json::array(), reminders = Json::array();
    for (const Side &side : state.sides) {
        Json groups = Json::array(), badges = Json::array();
        for (const Command &command : state.commands)
            if (command.side == side.id)
                groups.push_back(groupView(sheet, state, command));
        const int lost = lostStrength(state, side.id);
        badges.push_back(badge(halvesText(lost) + " / " + halvesText(side.strength) + " bases lost", side.broken ? "bad" : "none"));
        if (state.initiative == side.id)
            badges.push_back(badge("initiative"));
        if (side.broken)
            badges.push_back(badge("broken", "bad"));
        sides.push_back({{"id", side.id}, {"name", side.name}, {"badges", std::move(badges)}, {"groups", std::move(groups)}});
    }
    for (const Todo &todo : todoOf(sheet, state)) {
        Json row = {{"text", todo.text}, {"rule", todo.rule}};
        if (!todo.resolver.empty()) {
            row["resolver"] = todo.resolver;
            row["input"] = todo.input;
        }
        reminders.push_back(std::move(row));
    }
    reminders.push_back({{"text", step.text}, {"rule", step.rule}});
    const std::string turn = "turn " + std::to_string(state.turn);
    const std::string who = state.active.empty() ? std::string() : " · " + state.side(state.active).name;
    return {{"title", turn + " · " + sheet.phase(step.phase).number + " " + step.label + who},
            {"turn", turn},
            {"active", state.active.empty() ? (state.initiative.empty() ? "a" : state.initiative) : state.active},
            {"sides", std::move(sides)},
            {"phases", phasesOf(sheet, state)},
            {"step", step.label + (state.active.empty() ? std::string() : " · " + state.side(state.active).name)},
            {"now", rulingsNow(state, step)},
            {"onward", Json::array({"next-phase"})},
            {"passing", passingOf(state)},
            {"fallen", fallenOf(state)},
            {"reminders", std::move(reminders)},
            {"watch", watchOf(sheet, combat, state)}};
}

} // namespace optio::punic
