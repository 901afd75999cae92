// SPDX-License-Identifier: GPL-3.0-or-later
// What the screen shows of a battle.
#include "rulesets/ancients/game.h"
#include "rulesets/ancients/move/arrival.h"
#include "rulesets/ancients/turn.h"
#include "rulesets/ancients/words.h"

#include <algorithm>
#include <map>

namespace optio::ancients {

namespace {

Json badge(const std::string &text, const std::string &tone = "none") { return {{"text", text}, {"tone", tone}}; }

Json unitBadges(const State &state, const Unit &unit)
{
    Json badges = Json::array();
    if (!unit.onMap()) {
        badges.push_back(unit.place == Place::away        ? badge("not on the map")
                         : unit.place == Place::elsewhere ? badge("on the other map")
                                                          : badge(unit.place == Place::fled ? "fled" : "destroyed", "bad"));
        return badges;
    }
    if (unit.disordered)
        badges.push_back(badge("disordered", "bad"));
    if (unit.panicking)
        badges.push_back(badge("panicking", "bad"));
    for (const std::string &id : state.leadersWith(unit.id))
        badges.push_back(badge(state.leaders.at(id).out >= state.playerTurn() ? "shaken leader" : "leader", "good"));
    if (state.charging(unit))
        badges.push_back(badge("charges", "warn"));
    if (unit.uncontrolled)
        badges.push_back(badge("uncontrolled", "warn"));
    if (unit.must && !unit.attacked)
        badges.push_back(badge("must attack", "warn"));
    if (unit.leftZone)
        badges.push_back(badge("cannot attack"));
    if (unit.fired)
        badges.push_back(badge("has shot"));
    if (unit.attacked)
        badges.push_back(badge("has attacked"));
    if (unit.side == state.active && unit.acted != Acted::none && state.step == "moves")
        badges.push_back(badge(unit.acted == Acted::freeTurn ? "turned" : unit.moved ? "has moved" : "has acted"));
    return badges;
}

Json unitView(const Sheet &sheet, const State &state, const Unit &unit)
{
    const bool gone = unit.place == Place::destroyed || unit.place == Place::fled;
    return {{"id", unit.id},
            {"label", unit.called},
            {"detail", toText(unit.is)},
            {"icon", unit.row.empty() ? "unknown" : sheet.unit(unit.row).icon},
            {"count", gone ? 0 : 1},
            {"lost", gone ? 1 : 0},
            {"badges", unitBadges(state, unit)}};
}

/// The leaders of a side; those given for stratagems are its own secret until they are known (ANC-108).
Json leaderBadges(const State &state, const Side &side, bool own)
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
    Json badges = Json::array();
    if (pool > 0)
        badges.push_back(badge(counted(pool, "leader at hand", "leaders at hand")));
    if (alone > 0)
        badges.push_back(badge(counted(alone, "leader alone", "leaders alone"), "warn"));
    if (out > 0)
        badges.push_back(badge(counted(out, "leader out for a turn", "leaders out for a turn"), "warn"));
    if (elsewhere > 0)
        badges.push_back(badge(counted(elsewhere, "leader in the first battle", "leaders in the first battle")));
    if (given > 0)
        badges.push_back(badge(std::to_string(given) + " given for stratagems"));
    if (lost > 0)
        badges.push_back(badge(counted(lost, "leader lost", "leaders lost"), "bad"));
    return badges;
}

Json sideView(const Sheet &sheet, const State &state, const Side &side, bool own)
{
    Json badges = leaderBadges(state, side, own), units = Json::array();
    if (side.panicked)
        badges.push_back(badge("panicked", "bad"));
    for (const Award &award : pointsOf(sheet.tables, state, side.id))
        badges.push_back(badge(award.reason + ": " + counted(award.points, "point", "points"), award.points > 0 ? "good" : "warn"));
    const Unit *camp = state.camp(side.id);
    if (camp == nullptr)
        badges.push_back(badge("no camp"));
    else if (camp->place == Place::destroyed || camp->place == Place::fled)
        badges.push_back(badge("camp lost", "bad"));
    if (std::any_of(state.units.begin(), state.units.end(),
                    [&](const auto &entry) { return entry.second.side == side.id && entry.second.barbarian(); }))
        badges.push_back(badge(side.charged == 0                    ? "charge to come"
                               : side.charged == state.playerTurn() ? "charges in this turn"
                                                                    : "charge used"));
    if (side.sealed() > 0)
        badges.push_back(badge(counted(side.sealed(), "sealed note", "sealed notes")));
    for (const auto &[id, unit] : state.units)
        if (unit.side == side.id)
            units.push_back(unitView(sheet, state, unit));
    Json group = {{"id", side.id + "1"},
                  {"name", side.army},
                  {"badges", Json::array({badge(std::to_string(state.worth(side.id)) + " of " + std::to_string(side.budget) + " points"),
                                          badge("panic at " + std::to_string(side.panic) + ", " +
                                                counted(state.losses(side.id), "unit lost", "units lost"))})},
                  {"units", std::move(units)}};
    if (side.id == state.active && state.step != "setup")
        group["pool"] = {{"label", "PIPs"}, {"total", side.rolled}, {"left", side.pips}};
    return {{"id", side.id},
            {"name", side.name},
            {"badges", std::move(badges)},
            {"groups", Json::array({std::move(group)})},
            {"private", !state.over && (state.step == "setup" || side.sealed() > 0)}};
}

/// What is near: panic, and units that a further disorder destroys with their leader.
Json watchOf(const State &state)
{
    Json watch = Json::array();
    for (const Side &side : state.sides) {
        const int left = side.panic - state.losses(side.id);
        if (!side.panicked && left <= 2)
            watch.push_back({{"text", left <= 0 ? side.name + " panic in their next turn"
                                                : side.name + ": " + counted(left, "more loss", "more losses") + " and they panic"},
                             {"detail", counted(state.losses(side.id), "unit lost", "units lost")},
                             {"tone", left <= 0 ? "bad" : "warn"},
                             {"side", side.id},
                             {"rule", "ANC-030"}});
    }
    for (const auto &[id, unit] : state.units)
        if (unit.onMap() && unit.disordered && !state.leadersWith(id).empty())
            watch.push_back({{"text", unit.name + ": its leader falls with it"},
                             {"detail", "disordered; the next loss of order destroys it"},
                             {"tone", "warn"},
                             {"side", unit.side},
                             {"unit", id},
                             {"rule", "ANC-098"}});
    return watch;
}

Json remindersOf(const Sheet &sheet, const State &state)
{
    Json reminders = Json::array();
    for (const std::string &open : compulsory(state)) {
        Json one = {{"text", open + "."}, {"rule", "ANC-107"}};
        if (!state.vacated.empty() && reminders.empty()) {
            one["resolver"] = "occupy";
            one["input"] = state.vacated.front().who.size() == 1 ? Json{{"who", state.vacated.front().who.front()}} : Json::object();
        }
        reminders.push_back(std::move(one));
    }
    if (state.step == "combat")
        for (const auto &[id, unit] : state.units)
            if (unit.must && unit.side == state.active && unit.onMap() && !unit.attacked)
                reminders.push_back({{"text", unit.name + " must attack if an enemy is in a front hex."}, {"rule", "ANC-107"}});
    if (state.step == "forced")
        for (const auto &[id, unit] : state.units)
            if (unit.panicking && unit.side == state.active && unit.onMap())
                reminders.push_back({{"text", unit.name + " flee from the enemy, their full movement."}, {"rule", "ANC-030"}});
    if (mayMeet(sheet.tables, state))
        reminders.push_back({{"text", "Whoever wrote a flank march names its edge now; the same edge on both notes means a second battle."},
                             {"rule", "ANC-123"},
                             {"resolver", "meet"},
                             {"input", Json::object()}});
    for (const Trick &trick : state.tricks)
        if (state.turn <= sheet.tables.number("march", "trick_to"))
            reminders.push_back(
                {{"text", "The " + trick.own + " of " + state.side(trick.side).name + " defend double against " + trick.enemy + "."},
                 {"rule", "ANC-118"}});
    for (const Figure &row : sheet.ruleset.at("reminder").items())
        if (row.at("step").text() == state.step)
            reminders.push_back({{"text", row.at("text").text()}, {"rule", row.at("rule").text()}});
    return reminders;
}

/// The time for tactical moves; null while none runs (ANC-024, ANC-025).
Json clockOf(const Sheet &sheet, const State &state)
{
    if (state.settings.clock == 0 || state.step != "moves" || state.over)
        return nullptr;
    return {{"id", (state.second.open ? "second." : "") + std::to_string(state.turn) + "." + state.active},
            {"seconds", state.settings.clock},
            {"label", sheet.step(state.step).label},
            {"side", state.active},
            {"rule", "ANC-024"},
            {"resolver", "end-step"},
            {"input", Json::object()}};
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

Json viewOf(const Sheet &sheet, const State &state, const std::string &viewer)
{
    Json sides = Json::array(), phases = Json::array();
    for (const Side &side : state.sides)
        sides.push_back(sideView(sheet, state, side, side.id == viewer));
    bool passed = true;
    for (const Step &step : sheet.steps) {
        const bool now = step.id == state.step;
        passed = passed && !now;
        phases.push_back({{"id", step.id},
                          {"label", step.label},
                          {"state", now      ? "now"
                                    : passed ? "done"
                                             : "todo"},
                          {"text", step.text},
                          {"rule", step.rule},
                          {"rulings", actsOf(step.id)}});
    }
    Json fallen = Json::array(); // ANC-030
    for (const Side &side : state.sides)
        if (side.panicked)
            fallen.push_back({{"key", side.id}, {"side", side.id}, {"text", side.name + ": the army panics."}, {"rule", "ANC-032"}});
    const std::string whose = state.step == "setup" ? std::string() : state.side(state.active).name + ": ";
    const std::string which = state.second.open ? "Second battle, " + state.second.edge + " edge · " : std::string();
    Json view = {{"title", which + "Turn " + std::to_string(state.turn) + " of " + std::to_string(state.length()) + " · " + whose +
                               sheet.step(state.step).label},
                 {"turn", "turn " + std::to_string(state.turn)},
                 {"active", state.active},
                 {"sides", std::move(sides)},
                 {"phases", std::move(phases)},
                 {"now", actsOf(state.step)},
                 {"onward", Json::array({"end-step"})},
                 {"fallen", std::move(fallen)},
                 {"reminders", remindersOf(sheet, state)},
                 {"watch", watchOf(state)}};
    if (const Json clock = clockOf(sheet, state); !clock.is_null())
        view["clock"] = clock;
    return view;
}

} // namespace optio::ancients
