// SPDX-License-Identifier: GPL-3.0-or-later
// Words of what happens to units.
#include "rulesets/punic/narration.h"

#include <algorithm>
#include <array>

namespace optio::punic {

namespace {

int basesOf(const Json &ranks)
{
    int sum = 0;
    for (const Json &rank : ranks)
        sum += rank.value("bases", 0);
    return sum;
}

/// "Legio I: 3 DPs"; empty for what nobody need read.
std::string unitLabel(const std::string &name, const std::string &key, const Json &to)
{
    if (key == "dps")
        return name + ": " + dpsText(to.get<int>());
    if (key == "shaken")
        return name + (to.get<bool>() ? ": shaken" : ": no longer shaken");
    if (key == "ranks")
        return name + ": " + basesText(basesOf(to)) + " left";
    if (key == "formation")
        return name + ": " + (to == "behindTriarii" ? "behind its triarii" : to == "unformed" ? "unformed" : "in " + to.get<std::string>());
    if (key == "mood" || (key == "status" && to != "inPlay"))
        return name + ": " + (to == "left" ? "left the table" : to.get<std::string>());
    if (key == "openRanks")
        return name + (to.get<bool>() ? ": ranks open" : ": ranks closed");
    if (key == "rearTurned")
        return name + (to.get<bool>() ? ": rear rank turned" : ": rear rank faces front");
    if (key == "reliefs" && to != 0)
        return name + ": relief " + std::to_string(to.get<int>());
    return {};
}

std::string leaderLabel(const std::string &name, const std::string &key, const Json &to)
{
    if (key == "wounded" && to == true)
        return name + ": wounded";
    if (key == "lost" && to == true)
        return name + ": lost";
    return {};
}

std::string labelOf(const Json &after, const std::vector<std::string> &steps, const Json &to)
{
    if (steps.size() == 1 && steps[0] == "turn")
        return "Turn " + std::to_string(to.get<int>());
    if (steps.size() != 3 || (steps[0] != "units" && steps[0] != "leaders"))
        return {};
    const std::string name = after.at(steps[0]).at(steps[1]).value("name", steps[1]);
    return steps[0] == "units" ? unitLabel(name, steps[2], to) : leaderLabel(name, steps[2], to);
}

} // namespace

std::vector<Change> changesSince(const Json &before, const State &after)
{
    Json from, to;
    differences(before, after, from, to);
    std::vector<Change> changes = changesBetween(from, to, labelOf);
    // States of older games hold flags that are no longer read; they are left alone, not taken out.
    static constexpr std::array retired{"/gaveRout", "/fled", "/burst", "/gave"};
    std::erase_if(changes, [](const Change &change) {
        return change.to.is_null() &&
               std::any_of(retired.begin(), retired.end(), [&](const char *key) { return change.path.ends_with(key); });
    });
    return changes;
}

std::string dpsText(int count) { return std::to_string(count) + (count == 1 ? " DP" : " DPs"); }

std::string basesText(int count) { return std::to_string(count) + (count == 1 ? " base" : " bases"); }

std::string listText(const std::vector<std::string> &names)
{
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i)
        text += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + names[i];
    return text;
}

} // namespace optio::punic
