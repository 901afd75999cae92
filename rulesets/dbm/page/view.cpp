// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a game.
#include "rulesets/dbm/page/view.h"

#include "rulesets/dbm/army/roster.h"
#include "rulesets/dbm/army/tally.h"
#include "rulesets/dbm/army/units.h"
#include "rulesets/dbm/combat/contacts.h"
#include "rulesets/dbm/marks.h"
#include "rulesets/dbm/move/pips.h"
#include "rulesets/dbm/page/reminders.h"
#include "rulesets/dbm/page/watch.h"
#include "rulesets/dbm/phases.h"

#include <algorithm>

namespace optio::dbm {

namespace {

Badge lossBadge(const Standing &standing)
{
    return {halves(standing.tally.lost) + " / " + halves(standing.breaks) + " EE lost", standing.atBreak() ? Tone::bad : Tone::none};
}

UnitView unitView(const Sheet &sheet, const State &state, const std::string &id)
{
    const Unit &unit = state.units.at(id);
    const Json text = rowText(sheet, unit.row);
    std::vector<Badge> badges;
    const int left = standing(unit);
    for (const Part &part : partsOf(unit))
        if (const std::string marks = marksText(part.marks); !marks.empty())
            badges.push_back({part.count >= left ? marks : std::to_string(part.count) + " " + marks});
    const auto said = [&text](const char *key) { return text.at(key).get<std::string>(); };
    return {id, said("label"), said("detail"), said("icon"), left, unit.lost, std::move(badges)};
}

GroupView commandView(const Sheet &sheet, const State &state, const Corps &command, bool active)
{
    GroupView group{command.id, command.name};
    std::vector<Badge> &badges = group.badges;
    badges.push_back(lossBadge(standingOf(sheet, state, command)));
    if (command.isDemoralised())
        badges.push_back({"demoralised", Tone::bad});
    if (command.generalLost.value_or(false))
        badges.push_back({"general lost", Tone::bad});
    else if (command.isStraggling())
        badges.push_back({"general straggling", Tone::bad});
    else if (engaged(state, command))
        badges.push_back({"general engaged", Tone::accent});
    if (active && command.pip)
        group.pool = {"PIPs", *command.pip, std::max(0, *command.pip - command.spent.value_or(0))};
    for (const std::string &id : command.units)
        group.units.push_back(unitView(sheet, state, id));
    return group;
}

/// The commands that have broken and the armies that are beaten, each by a key of its own.
std::vector<Fallen> fallenOf(const State &state)
{
    std::vector<Fallen> fallen;
    for (const Army &army : state.sides) {
        const auto tell = [&](const std::string &key, std::string text, const char *rule) {
            fallen.push_back({key, army.id, std::move(text), rule});
        };
        for (const Corps &command : army.commands)
            if (command.isDemoralised())
                tell(command.id, command.name + "'s command is demoralised.", "DBM-161");
        if (army.beaten())
            tell(army.id, army.name + ": the army is beaten.", "DBM-162");
    }
    return fallen;
}

} // namespace

View viewOf(const Sheet &sheet, const State &state, const std::string & /*side*/)
{
    View view{.turnWord = "bound", .turn = state.turn, .active = state.active};
    for (const Army &army : state.sides) {
        SideView &side = view.sides.emplace_back(SideView{army.id, army.name});
        for (const Corps &command : army.commands)
            side.groups.push_back(commandView(sheet, state, command, side.id == state.active));
        side.badges.push_back(lossBadge(standingOfArmy(sheet, state, army)));
        if (army.beaten())
            side.badges.push_back({"beaten", Tone::bad});
    }
    const std::string &sky = state.weather;
    const int word = numberOf(sheet.words.sky, sky);
    view.title = view.turnText() + " · " + state.inBound().name;
    view.weather = word < 0 ? sky : sheet.words.sky[static_cast<std::size_t>(word)].label;
    view.phases = phasesView(sheet, state);
    view.now = view.phases.at(phaseOf(sheet, state)).rulings;
    view.onward = {"next-phase"};
    view.fallen = fallenOf(state);
    view.reminders = remindersOf(sheet, state);
    view.watch = watchOf(sheet, CombatAct(sheet, sheet.combats.front()), state);
    if (state.pooled && poolWaits(state)) {
        view.placing = {.resolver = "pip-assign", .side = state.active, .dice = *state.pool};
        for (const std::string &id : *state.pooled)
            for (const Corps &command : state.inBound().commands)
                if (command.id == id)
                    view.placing->places.push_back({.label = command.name, .question = "pip.assign_" + id});
    }
    return view;
}

} // namespace optio::dbm
