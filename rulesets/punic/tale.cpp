// SPDX-License-Identifier: GPL-3.0-or-later
// Gathers what an act tells and compares states.
#include "rulesets/punic/tale.h"

#include <algorithm>

namespace optio::punic {

namespace {

std::string joined(const std::vector<std::string> &sentences)
{
    std::string text;
    for (const std::string &sentence : sentences)
        text += (text.empty() ? "" : " ") + sentence;
    return text;
}

/// A JSON pointer's step.
std::string escaped(const std::string &key)
{
    std::string text;
    for (const char c : key)
        text += c == '~' ? std::string("~0") : c == '/' ? std::string("~1") : std::string(1, c);
    return text;
}

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

void compare(const Json &whole, const Json &before, const Json &after, const std::string &path, std::vector<std::string> &steps,
             std::vector<Change> &changes)
{
    for (auto it = before.begin(); it != before.end(); ++it)
        if (!after.contains(it.key()))
            changes.push_back({path + "/" + escaped(it.key()), it.value(), nullptr, {}});
    for (auto it = after.begin(); it != after.end(); ++it) {
        const std::string place = path + "/" + escaped(it.key());
        const auto old = before.find(it.key());
        if (old != before.end() && *old == it.value())
            continue;
        steps.push_back(it.key());
        if (old == before.end())
            changes.push_back({place, nullptr, it.value(), {}});
        else if (old->is_object() && it->is_object())
            compare(whole, *old, it.value(), place, steps, changes);
        else
            changes.push_back({place, *old, it.value(), labelOf(whole, steps, it.value())});
        steps.pop_back();
    }
}

} // namespace

void Tale::say(const std::string &sentence) { sentences_.push_back(sentence); }

void Tale::line(const std::string &side, const std::string &id, const std::string &stage, const std::string &label, int value,
                const std::string &rule)
{
    lines_.push_back({side, id, stage, label, value, rule});
}

void Tale::total(const std::string &side, const std::string &id, const std::string &label, int value)
{
    totals_.push_back({side, id, label, value});
}

SideOutcome &Tale::outcomeOf(const std::string &side)
{
    for (SideOutcome &one : outcome_)
        if (one.side == side)
            return one;
    outcome_.push_back({side, {}, {}, {}, {}});
    return outcome_.back();
}

void Tale::instruct(const std::string &side, const std::string &sentence)
{
    instructions_.push_back(sentence);
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

void Tale::next(const std::string &resolver, const std::string &label, Json input) { next_.push_back({resolver, label, std::move(input)}); }

Ruling Tale::ruling(const Json *before, const State &after, const std::vector<Draw> &dice) const
{
    Ruling ruling;
    ruling.sentence = joined(sentences_);
    ruling.comparison = comparison;
    ruling.dice = dice;
    ruling.lines = lines_;
    ruling.totals = totals_;
    ruling.outcome = outcome_;
    ruling.followUps = next_;
    if (before != nullptr)
        ruling.changes = changesBetween(*before, toJson(after));
    return ruling;
}

std::vector<Change> changesBetween(const Json &before, const Json &after)
{
    std::vector<Change> changes;
    std::vector<std::string> steps;
    compare(after, before, after, "", steps, changes);
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
