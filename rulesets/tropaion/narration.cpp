// SPDX-License-Identifier: GPL-3.0-or-later
// Words of what happens to units.
#include "rulesets/tropaion/narration.h"

namespace optio::tropaion {

namespace {

/// What people should read of a change; empty for what needs no words.
std::string changeLabel(const Json &after, const std::vector<std::string> &steps, const Json &to)
{
    if (steps.size() == 1 && steps[0] == "turn")
        return "Turn " + std::to_string(to.get<int>());
    if (steps.size() != 3 || steps[0] != "units")
        return {};
    const std::string name = after.at("units").at(steps[1]).value("name", steps[1]);
    if (steps[2] == "disruption")
        return name + ": " + std::to_string(to.get<int>()) + " disruption";
    if (steps[2] == "status")
        return name + (to == "lost" ? ": lost" : to == "reserve" ? ": in reserve" : ": on the table");
    return {};
}

} // namespace

std::vector<Change> changesSince(const Json &before, const State &after)
{
    auto changes = changesBetween(before, toJson(after), changeLabel);
    // A game begun before the state knew of something goes on without it until it matters.
    static const Json fresh = toJson(State{});
    std::erase_if(changes, [](const Change &change) {
        // Names are the rosters'; only sentences tell those of both sides apart.
        if (change.path.starts_with("/units/") && change.path.ends_with("/name"))
            return true;
        const Json::json_pointer place(change.path);
        return change.from.is_null() && fresh.contains(place) && fresh.at(place) == change.to;
    });
    return changes;
}

} // namespace optio::tropaion
