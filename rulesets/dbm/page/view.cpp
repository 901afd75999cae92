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

UnitView unitView(const Sheet &sheet, const Json &state, const std::string &id)
{
    const Json &unit = state.at("units").at(id);
    const Json text = unitText(sheet, unit);
    std::vector<Badge> badges;
    const int left = standing(unit);
    for (const Part &part : partsOf(unit))
        if (const std::string marks = marksText(part.marks); !marks.empty())
            badges.push_back({part.count >= left ? marks : std::to_string(part.count) + " " + marks});
    const auto said = [&text](const char *key) { return text.at(key).get<std::string>(); };
    return {id, said("label"), said("detail"), said("icon"), left, unit.at("lost").get<int>(), std::move(badges)};
}

GroupView commandView(const Sheet &sheet, const Json &state, const Json &command, bool active)
{
    GroupView group{command.at("id").get<std::string>(), command.at("name").get<std::string>()};
    std::vector<Badge> &badges = group.badges;
    badges.push_back(lossBadge(standingOf(sheet, state, command)));
    if (command.value("demoralised", false))
        badges.push_back({"demoralised", Tone::bad});
    if (command.value("general_lost", false))
        badges.push_back({"general lost", Tone::bad});
    else if (command.value("straggling", false))
        badges.push_back({"general straggling", Tone::bad});
    else if (engaged(state, command))
        badges.push_back({"general engaged", Tone::accent});
    if (const auto pip = command.find("pip"); active && pip != command.end() && pip->is_number_integer())
        group.pool = {"PIPs", pip->get<int>(), std::max(0, pip->get<int>() - command.value("spent", 0))};
    for (const Json &id : command.at("units"))
        group.units.push_back(unitView(sheet, state, id.get_ref<const std::string &>()));
    return group;
}

/// The commands that have broken and the armies that are beaten, each by a key of its own.
std::vector<Fallen> fallenOf(const Json &state)
{
    std::vector<Fallen> fallen;
    for (const Json &army : state.at("sides")) {
        const auto tell = [&](const Json &key, std::string text, const char *rule) {
            fallen.push_back({key.get<std::string>(), army.at("id").get<std::string>(), std::move(text), rule});
        };
        for (const Json &command : army.at("commands"))
            if (command.value("demoralised", false))
                tell(command.at("id"), command.at("name").get<std::string>() + "'s command is demoralised.", "DBM-161");
        if (army.value("state", std::string()) == "defeated")
            tell(army.at("id"), army.at("name").get<std::string>() + ": the army is beaten.", "DBM-162");
    }
    return fallen;
}

} // namespace

View viewOf(const Sheet &sheet, const CombatAct &close, const Json &state)
{
    const std::string active = state.at("active").get<std::string>();
    View view{.turnWord = "bound", .turn = state.at("turn").get<int>(), .active = active};
    for (const Json &army : state.at("sides")) {
        SideView &side = view.sides.emplace_back(SideView{army.at("id").get<std::string>(), army.at("name").get<std::string>()});
        for (const Json &command : army.at("commands"))
            side.groups.push_back(commandView(sheet, state, command, side.id == active));
        side.badges.push_back(lossBadge(standingOfArmy(sheet, state, army)));
        if (army.value("state", std::string()) == "defeated")
            side.badges.push_back({"beaten", Tone::bad});
    }
    const std::string sky = state.at("weather").get<std::string>();
    const int word = numberOf(sheet.words.sky, sky);
    view.title = view.turnText() + " · " + view.sides.at(active == "b" ? 1 : 0).name;
    view.weather = word < 0 ? sky : sheet.words.sky[static_cast<std::size_t>(word)].label;
    view.phases = phasesView(sheet, state);
    view.now = view.phases.at(phaseOf(sheet, state)).rulings;
    view.onward = {"next-phase"};
    view.fallen = fallenOf(state);
    view.reminders = remindersOf(sheet, state);
    view.watch = watchOf(sheet, close, state);
    if (const auto pooled = state.find("pooled"); pooled != state.end() && poolWaits(state)) {
        view.placing = {.resolver = "pip-assign", .side = active, .dice = state.at("pool").get<std::vector<int>>()};
        for (const Json &id : *pooled)
            for (const Json &command : state.at("sides").at(active == "b" ? 1 : 0).at("commands"))
                if (command.at("id") == id)
                    view.placing->places.push_back(
                        {.label = command.at("name").get<std::string>(), .question = "pip.assign_" + id.get<std::string>()});
    }
    return view;
}

} // namespace optio::dbm
