// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a battle as it stands in journals, compact: a list of numbers for each unit, each side and the battle.
//
// {"hoplites":2,"period":"antiquity","names":{"army":[…],"leader":[…],"a":[…],"b":[…]},
//  "units":{"a1":[type,tq,size,missile,limit,worth,place,column,coh,depletion,manoeuvre,bane,marks],…},
//  "a":{"deck":[…],"hand":[…],"second":[…],"field":[…],"ground":[…],"spent":[…],"dropped":[…],"habits":[…],"numbers":[…]},"b":{…},
//  "battle":[…],"forming":[…],"attacks":[[…],…]}
#pragma once

#include "rules/json.h"
#include "rules/ruling/ruling.h"
#include "rulesets/hoplites/narration.h"
#include "rulesets/hoplites/sheet.h"

#include <memory>
#include <vector>

namespace optio::hoplites {

Json toJson(const Sheet &sheet, const State &state, const Names &names);
/// Throws Error for what is no such state.
State stateFromJson(const Sheet &sheet, const Json &json);
Names namesFromJson(const Json &json);

/// A battle as its JSON tells it.
struct Battle {
    State state;
    Names names;
};

/// The battle of a game, which is read only if it was not among the last ones read. Throws Error like stateFromJson().
std::shared_ptr<const Battle> gameOf(const Sheet &sheet, const Json &json);

/// A number of halves: 3, 10.5.
inline Json halvesJson(int halves) { return halves % 2 == 0 ? Json(halves / 2) : Json(halves / 2.0); }

/// Is this change (as JSON) of a unit that was hidden and is so no more?
bool cameToLight(const Json &change);
/// Is this a unit, as a state has it, that is hidden?
bool hides(const Json &unit);
/// The changes that make `after` of `before`.
std::vector<Change> changesBetween(const Json &before, const Json &after);

} // namespace optio::hoplites
