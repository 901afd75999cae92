// SPDX-License-Identifier: GPL-3.0-or-later
// Gathers what an act tells and compares states.
#include "rulesets/tropaion/tale.h"

#include <algorithm>

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

/// Objects are compared key by key; anything else is one value. Keys of states hold neither "~" nor "/".
void difference(const Json &whole, const Json &before, const Json &after, const std::string &path, std::vector<std::string> &steps,
                std::vector<Change> &changes)
{
    for (const auto &[key, value] : before.items())
        if (!after.contains(key))
            changes.push_back({path + "/" + key, value, nullptr, {}});
    for (const auto &[key, value] : after.items()) {
        const std::string place = path + "/" + key;
        const auto old = before.find(key);
        if (old != before.end() && *old == value)
            continue;
        steps.push_back(key);
        if (old == before.end())
            changes.push_back({place, nullptr, value, {}});
        else if (old->is_object() && value.is_object())
            difference(whole, *old, value, place, steps, changes);
        else
            changes.push_back({place, *old, value, changeLabel(whole, steps, value)});
        steps.pop_back();
    }
}

} // namespace

void Tale::say(const std::string &sentence) { told_.sentence += (told_.sentence.empty() ? "" : " ") + sentence; }

void Tale::line(const std::string &side, const std::string &id, const std::string &stage, const std::string &label, int value,
                const std::string &rule)
{
    told_.lines.push_back({side, id, stage, label, value, rule});
}

void Tale::total(const std::string &side, const std::string &id, const std::string &label, int value)
{
    told_.totals.push_back({side, id, label, value});
}

SideOutcome &Tale::outcomeOf(const std::string &side)
{
    const auto found = std::find_if(told_.outcome.begin(), told_.outcome.end(), [&](const SideOutcome &one) { return one.side == side; });
    if (found != told_.outcome.end())
        return *found;
    told_.outcome.push_back({side, {}, {}, {}, {}});
    return told_.outcome.back();
}

void Tale::instruct(const std::string &side, const std::string &sentence)
{
    std::string &text = outcomeOf(side).instruction;
    text += (text.empty() ? "" : " ") + sentence;
}

void Tale::result(const std::string &side, const std::string &id, const std::string &label, const std::string &rule)
{
    SideOutcome &one = outcomeOf(side);
    one.result = id;
    one.label = label;
    one.rule = rule;
}

void Tale::next(const std::string &resolver, const std::string &label, Json input)
{
    told_.followUps.push_back({resolver, label, std::move(input)});
}

Ruling Tale::ruling(const Json *before, const State &after, const std::vector<Draw> &dice) const
{
    Ruling ruling = told_;
    ruling.comparison = comparison;
    ruling.dice = dice;
    if (before != nullptr) {
        std::vector<std::string> steps;
        const Json now = toJson(after);
        difference(now, *before, now, "", steps, ruling.changes);
    }
    return ruling;
}

} // namespace optio::tropaion
