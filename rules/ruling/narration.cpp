// SPDX-License-Identifier: GPL-3.0-or-later
// Gathers what an act tells and compares states.
#include "rules/ruling/narration.h"

#include <algorithm>

namespace optio {

namespace {

/// A JSON pointer's step.
std::string escaped(const std::string &key)
{
    std::string text;
    for (const char c : key)
        text += c == '~' ? std::string("~0") : c == '/' ? std::string("~1") : std::string(1, c);
    return text;
}

/// Walks two states side by side.
struct Comparing {
    const Json &whole;
    const ChangeLabel &label;
    std::vector<std::string> keys;
    std::vector<Change> changes;

    void walk(const Json &before, const Json &after, const std::string &path)
    {
        for (auto it = before.begin(); it != before.end(); ++it)
            if (!after.contains(it.key()))
                changes.push_back({path + "/" + escaped(it.key()), it.value(), nullptr, {}});
        for (auto it = after.begin(); it != after.end(); ++it) {
            const std::string place = path + "/" + escaped(it.key());
            const auto old = before.find(it.key());
            if (old != before.end() && *old == it.value())
                continue;
            keys.push_back(it.key());
            if (old == before.end())
                changes.push_back({place, nullptr, it.value(), {}});
            else if (old->is_object() && it->is_object())
                walk(*old, it.value(), place);
            else
                changes.push_back({place, *old, it.value(), label(whole, keys, it.value())});
            keys.pop_back();
        }
    }
};

std::string &joined(std::string &text, const std::string &sentence) { return text += (text.empty() ? "" : " ") + sentence; }

} // namespace

void Narration::say(const std::string &sentence)
{
    sentences_.push_back(sentence);
    joined(told_.sentence, sentence);
}

void Narration::line(const std::string &side, const std::string &id, const std::string &stage, const std::string &label, int value,
                     const std::string &rule)
{
    told_.lines.push_back({side, id, stage, label, value, rule});
}

void Narration::total(const std::string &side, const std::string &id, const std::string &label, int value)
{
    told_.totals.push_back({side, id, label, value});
}

SideOutcome &Narration::outcomeOf(const std::string &side)
{
    const auto found = std::find_if(told_.outcome.begin(), told_.outcome.end(), [&](const SideOutcome &one) { return one.side == side; });
    if (found != told_.outcome.end())
        return *found;
    told_.outcome.push_back({side, {}, {}, {}, {}});
    return told_.outcome.back();
}

void Narration::instruct(const std::string &side, const std::string &sentence)
{
    instructions_.push_back(sentence);
    joined(outcomeOf(side).instruction, sentence);
}

void Narration::result(const std::string &side, const std::string &id, const std::string &label, const std::string &rule)
{
    SideOutcome &one = outcomeOf(side);
    one.result = id;
    one.label = label;
    one.rule = rule;
}

void Narration::next(const std::string &resolver, const std::string &label, Json input)
{
    told_.followUps.push_back({resolver, label, std::move(input)});
}

Ruling Narration::ruling(const std::vector<Draw> &dice, std::vector<Change> changes) const
{
    Ruling ruling = told_;
    ruling.comparison = comparison;
    ruling.dice = dice;
    ruling.changes = std::move(changes);
    return ruling;
}

std::vector<Change> changesBetween(const Json &before, const Json &after, const ChangeLabel &label)
{
    Comparing comparing{after, label, {}, {}};
    comparing.walk(before, after, "");
    return std::move(comparing.changes);
}

} // namespace optio
