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

Json badge(const std::string &text, const std::string &tone = "none") { return {{"text", text}, {"tone", tone}}; }

Json lossBadge(const Standing &standing)
{
    return badge(halves(standing.tally.lost) + " / " + halves(standing.breaks) + " EE lost", standing.atBreak() ? "bad" : "none");
}

Json unitView(const Sheet &sheet, const Json &state, const std::string &id)
{
    const Json &unit = state.at("units").at(id);
    const Json text = unitText(sheet, unit);
    Json badges = Json::array();
    const int left = standing(unit);
    for (const Part &part : partsOf(unit))
        if (const std::string marks = marksText(part.marks); !marks.empty())
            badges.push_back(badge(part.count >= left ? marks : std::to_string(part.count) + " " + marks));
    return {{"id", id},      {"label", text.at("label")}, {"detail", text.at("detail")}, {"icon", text.at("icon")},
            {"count", left}, {"lost", unit.at("lost")},   {"badges", std::move(badges)}};
}

Json commandView(const Sheet &sheet, const Json &state, const Json &command, bool active)
{
    Json group = {{"id", command.at("id")}, {"name", command.at("name")}, {"badges", Json::array()}, {"units", Json::array()}};
    Json &badges = group["badges"];
    badges.push_back(lossBadge(standingOf(sheet, state, command)));
    if (command.value("demoralised", false))
        badges.push_back(badge("demoralised", "bad"));
    if (command.value("general_lost", false))
        badges.push_back(badge("general lost", "bad"));
    else if (command.value("straggling", false))
        badges.push_back(badge("general straggling", "bad"));
    else if (engaged(state, command))
        badges.push_back(badge("general engaged", "accent"));
    if (const auto pip = command.find("pip"); active && pip != command.end() && pip->is_number_integer())
        group["pool"] = {{"label", "PIPs"}, {"total", *pip}, {"left", std::max(0, pip->get<int>() - command.value("spent", 0))}};
    for (const Json &id : command.at("units"))
        group["units"].push_back(unitView(sheet, state, id.get_ref<const std::string &>()));
    return group;
}

/// The commands that have broken and the armies that are beaten, each by a key of its own.
Json fallenOf(const Json &state)
{
    Json fallen = Json::array();
    for (const Json &army : state.at("sides")) {
        const auto tell = [&](const Json &key, std::string text, const char *rule) {
            fallen.push_back({{"key", key}, {"side", army.at("id")}, {"text", std::move(text)}, {"rule", rule}});
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

Json viewOf(const Sheet &sheet, const CombatAct &close, const Json &state)
{
    const std::string active = state.at("active").get<std::string>();
    Json sides = Json::array();
    for (const Json &army : state.at("sides")) {
        Json groups = Json::array();
        for (const Json &command : army.at("commands"))
            groups.push_back(commandView(sheet, state, command, army.at("id") == active));
        Json badges = Json::array({lossBadge(standingOfArmy(sheet, state, army))});
        if (army.value("state", std::string()) == "defeated")
            badges.push_back(badge("beaten", "bad"));
        sides.push_back({{"id", army.at("id")}, {"name", army.at("name")}, {"badges", std::move(badges)}, {"groups", std::move(groups)}});
    }
    const std::string sky = state.at("weather").get<std::string>();
    const int word = numberOf(sheet.words.sky, sky);
    const std::string name = state.at("sides").at(active == "b" ? 1 : 0).at("name").get<std::string>();
    const std::string bound = "bound " + std::to_string(state.at("turn").get<int>());
    Json phases = phasesView(sheet, state);
    Json now = phases.at(phaseOf(sheet, state)).at("rulings");
    Json view = {{"title", bound + " · " + name},
                 {"turn", bound},
                 {"active", active},
                 {"weather", word < 0 ? sky : sheet.words.sky[static_cast<std::size_t>(word)].label},
                 {"phases", std::move(phases)},
                 {"now", std::move(now)},
                 {"onward", Json::array({"next-phase"})},
                 {"fallen", fallenOf(state)},
                 {"sides", std::move(sides)},
                 {"reminders", remindersOf(sheet, state)},
                 {"watch", watchOf(sheet, close, state)}};
    if (const auto pooled = state.find("pooled"); pooled != state.end() && poolWaits(state)) {
        Json places = Json::array();
        for (const Json &id : *pooled)
            for (const Json &command : state.at("sides").at(active == "b" ? 1 : 0).at("commands"))
                if (command.at("id") == id)
                    places.push_back(
                        {{"label", command.at("name")}, {"question", "pip.assign_" + id.get<std::string>()}, {"buys", Json::array()}});
        view["placing"] = {{"resolver", "pip-assign"}, {"side", active}, {"dice", state.at("pool")}, {"places", std::move(places)}};
    }
    return view;
}

} // namespace optio::dbm
