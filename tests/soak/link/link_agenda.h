// SPDX-License-Identifier: GPL-3.0-or-later
// Time and chance of a simulated table, and what its devices keep on their disks: what was written a moment ago may be lost in a crash.
#pragma once

#include "tests/soak/random_game.h"

#include <cstdint>
#include <functional>
#include <map>
#include <queue>
#include <string>
#include <utility>
#include <vector>

namespace optio::table {

using randomly::Chance;
using Time = std::int64_t; ///< ms of the simulation

/// What happens when.
class Agenda {
public:
    void at(Time time, std::function<void()> what) { queue_.push({time, next_++, std::move(what)}); }
    void in(Time delay, std::function<void()> what) { at(now_ + delay, std::move(what)); }
    Time now() const { return now_; }
    /// Runs until nothing is left, or that time has come.
    void run(Time until)
    {
        while (!queue_.empty() && queue_.top().time <= until) {
            const Item item = queue_.top();
            queue_.pop();
            now_ = item.time;
            item.what();
        }
        now_ = std::max(now_, until);
    }

private:
    struct Item {
        Time time = 0;
        std::uint64_t number = 0;
        std::function<void()> what;
        bool operator<(const Item &other) const { return std::pair(time, number) > std::pair(other.time, other.number); }
    };
    std::priority_queue<Item> queue_;
    std::uint64_t next_ = 0;
    Time now_ = 0;
};

/// A file of lines: written at once, on disk a little later.
struct Disk {
    std::vector<std::string> lines;   ///< what survives a crash
    std::vector<std::string> written; ///< what is still on its way
    int life = 0;                     ///< counts crashes: what was under way before means nothing after
    /// Power fails: some of what was on its way has arrived.
    void crash(Chance &chance)
    {
        for (std::size_t n = written.empty() ? 0 : chance.below(written.size() + 1), i = 0; i < n; ++i)
            lines.push_back(written[i]);
        written.clear();
        ++life;
    }
    /// The oldest that is on its way has arrived.
    void arrive()
    {
        lines.push_back(written.front());
        written.erase(written.begin());
    }
    std::string text() const
    {
        std::string text;
        for (const std::string &line : lines)
            text += line + "\n";
        return text;
    }
};

/// An act drawn at random from what is offered to somebody who knows this state; nothing when none was found in some tries.
inline std::optional<std::pair<std::string, Json>> drawnAct(const Ruleset &ruleset, const Json &known, const std::string &side,
                                                            Chance &chance)
{
    if (ruleset.ended(known).value("over", false))
        return {};
    const auto *board = dynamic_cast<const BoardRules *>(&ruleset);
    if (board != nullptr && board->toAct(known) != side)
        return {};
    const std::vector<Act> acts = ruleset.acts(known);
    const ViewUnits units = board != nullptr ? ViewUnits() : unitsOf(ruleset.view(known, side));
    for (int tries = 0; tries < 12; ++tries) {
        optio::Act act;
        if (!acts.empty() && (board != nullptr || !chance.once(4)))
            act = chance.of(acts);
        else
            act.resolver = chance.of(ruleset.resolvers())->id();
        if (act.resolver == "agree-end" || act.resolver == "concede" || !act.refusal.empty())
            continue;
        const Resolver &resolver = ruleset.resolver(act.resolver);
        Json input = act.input.is_object() ? act.input : Json::object();
        try {
            bool filled = true;
            for (const Slot &slot : resolver.slots())
                if (!input.contains(slot.id) && (!slot.optional || chance.once(2)))
                    filled = filled && (randomly::fill(resolver, known, units, slot, input, chance) || slot.optional);
            if (!filled)
                continue;
            input["answers"] = answersOf(resolver.form(&known, input));
            for (const Question &question : resolver.form(&known, input).questions)
                if (chance.once(4))
                    input["answers"][question.id] = randomly::answerTo(question, chance);
            input["answers"] = answersOf(resolver.form(&known, input));
            const Json complete = completeInGame(resolver, known, input);
            if (!resolver.refusal(known, complete).empty() && !chance.once(20))
                continue;
            return std::pair(act.resolver, input);
        } catch (const Error &) {
            continue;
        }
    }
    return {};
}

} // namespace optio::table
