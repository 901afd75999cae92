// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of a state as a JSON list, written and read by one list of fields; and parts of a state that only some periods have.
#pragma once

#include "rules/json.h"
#include "rules/ruling/refusal.h"
#include "rulesets/hoplites/state.h"
#include "rulesets/hoplites/state/state_check.h"

#include <limits>
#include <type_traits>

namespace optio::hoplites {

/// Appends numbers to a list.
struct NumberWriter {
    Json list = Json::array();
    template <class Value> void operator()(const Value &value) { list.push_back(static_cast<int>(value)); }
};

/// The values a field may have; those that count something in an array are held to it.
template <class Value> constexpr int mostOf()
{
    if constexpr (std::is_same_v<Value, Place>)
        return static_cast<int>(Place::unknown);
    else if constexpr (std::is_same_v<Value, Phase>)
        return static_cast<int>(Phase::over);
    else if constexpr (std::is_same_v<Value, Prompt>)
        return static_cast<int>(Prompt::bout);
    else if constexpr (std::is_same_v<Value, NoShock>)
        return static_cast<int>(NoShock::doubleTurn);
    else if constexpr (std::is_same_v<Value, Ending>)
        return static_cast<int>(Ending::length);
    else if constexpr (std::is_same_v<Value, bool>)
        return 1;
    else
        return std::numeric_limits<Value>::max();
}

/// Takes numbers from a list, each within the range of its type.
struct NumberReader {
    const Json &list;
    std::size_t at = 0;
    template <class Value> void operator()(Value &value)
    {
        if (!list.is_array() || at >= list.size() || !list[at].is_number_integer() || list[at] < 0 || list[at] > mostOf<Value>())
            refuseState("a number is missing or out of range in " + quoted(list));
        value = static_cast<Value>(list[at++].get<int>());
    }
    void finish() const
    {
        if (at != list.size())
            refuseState("there are too many numbers in " + quoted(list));
    }
};

/// Challenges (SAM-41): {"fallen":[places in the list],"numbers":[bundori of both, men, Stamina, turns]}.
Json challengesJson(const State &state);
/// Throws Error for what is no such thing; `champions` is how many there are.
void readChallenges(const Json &json, State &state, std::size_t champions);

/// What the period keeps of a side (Unit::own, clans): only where there is something.
void addOwn(const SideState &side, Json &json);
void readOwn(const Json &json, SideState &side);

} // namespace optio::hoplites
