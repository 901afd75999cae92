// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a game.
#include "rulesets/dbm/view.h"

#include "rulesets/dbm/contacts.h"
#include "rulesets/dbm/marks.h"
#include "rulesets/dbm/phases.h"
#include "rulesets/dbm/reminders.h"
#include "rulesets/dbm/roster.h"
#include "rulesets/dbm/tally.h"
#include "rulesets/dbm/units.h"
#include "rulesets/dbm/watch.h"

#include <algorithm>

namespace optio::dbm {

namespace {

std::string lostLabel(const Sheet &sheet, std::string command, const Json &unit)
{
    const Element element = elementFromRow(sheet.words, unit, "unit");
    command.append(" · ").append(titleOf(sheet.words, element)).append(element.general ? ", general: lost" : ": lost");
    return command;
}

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
        group["pool"] = {{"label", "PIPs"}, {"total", *pip}, {"left", pip->get<int>() - command.value("spent", 0)}};
    for (const Json &id : command.at("units"))
        group["units"].push_back(unitView(sheet, state, id.get_ref<const std::string &>()));
    return group;
}

} // namespace

Json viewOf(const Sheet &sheet, const CombatResolver &close, const Json &state)
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
    const std::string name = state.at("sides").at(active == "b" ? 1 : 0).at("name").get<std::string>();
    const std::string bound = "bound " + std::to_string(state.at("turn").get<int>());
    return {{"title", bound + " · " + name},
            {"turn", bound},
            {"active", active},
            {"weather", sheet.words.sky[static_cast<std::size_t>(numberOf(sheet.words.sky, sky))].label},
            {"phases", phasesView(sheet, state)},
            {"sides", std::move(sides)},
            {"reminders", remindersOf(sheet, state)},
            {"watch", watchOf(sheet, close, state)}};
}

Json countersOf(const Sheet &sheet, const Json &state)
{
    Json counters = Json::array();
    const Json &sides = state.at("sides");
    for (std::size_t side = 0; side < sides.size(); ++side) {
        const std::string army = sides[side].at("name").get<std::string>();
        const Json &commands = sides[side].at("commands");
        for (std::size_t c = 0; c < commands.size(); ++c) {
            const Json &command = commands[c];
            const std::string path = "/sides/" + std::to_string(side) + "/commands/" + std::to_string(c) + "/";
            const std::string name = army + " · " + command.at("name").get<std::string>();
            const auto flag = [&](const char *key, const char *label) {
                // A game begun by an older version knows fewer of them.
                if (const auto value = command.find(key); value != command.end() && value->is_boolean())
                    counters.push_back({{"path", path + key},
                                        {"label", name + ": " + label},
                                        {"kind", "yesNo"},
                                        {"least", 0},
                                        {"most", 1},
                                        {"value", *value}});
            };
            const auto count = [&](const char *key, const char *label, int most) {
                if (const auto value = command.find(key); value != command.end() && value->is_number_integer())
                    counters.push_back({{"path", path + key},
                                        {"label", name + ": " + label},
                                        {"kind", "count"},
                                        {"least", 0},
                                        {"most", std::max(most, value->get<int>())},
                                        {"value", *value}});
            };
            flag("demoralised", "demoralised");
            flag("general_lost", "general lost");
            flag("straggling", "general straggling");
            flag("general_moved", "general has moved");
            if (command.contains("pip")) {
                count("pip", "PIPs", 6);
                count("spent", "PIPs spent", 6);
                flag("discount_used", "discount used");
            }
            for (const Json &id : command.at("units")) {
                const Json &unit = state.at("units").at(id.get_ref<const std::string &>());
                counters.push_back({{"path", "/units/" + id.get<std::string>() + "/lost"},
                                    {"label", lostLabel(sheet, name, unit)},
                                    {"kind", "count"},
                                    {"least", 0},
                                    {"most", unit.at("count")},
                                    {"value", unit.at("lost")}});
            }
        }
    }
    return counters;
}

} // namespace optio::dbm
