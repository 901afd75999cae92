// SPDX-License-Identifier: GPL-3.0-or-later
// What all resolvers of the rule set share: the units of a game or units described outside one, and when an act may be done.
#pragma once

#include "rules/ruling/act.h"
#include "rulesets/punic/combat/disorder.h"

#include <string>
#include <vector>

namespace optio::punic {

using Scene = SceneOf<Sheet, State>;
using Played = PlayedOf<State>;
using Does = DoesOf<Sheet, State>;

/// How a form shows a unit at its head.
Contestant contestantOf(const Scene &scene, const std::string &unit);

/// Slots hold unit ids in a game; outside one an object such as
/// {"type":"HI","grade":"B","bases":6,"dps":2,"formation":"line"} (further keys are those of Unit).
class ActResolver : public ActOf<Sheet, State> {
public:
    using ActOf::ActOf;
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;

protected:
    /// By default stateFor().
    State stateOf(const Json *state, const Json &input) const override;
};

/// The state of an act outside a game before a unit is described.
State emptyState();
/// Puts a unit from a description outside a game into the state, with its leader and what it has been through. Of a description that says
/// more than those of ActResolver `plain` makes one of them.
void describe(const Sheet &sheet, State &state, const std::string &id, const std::string &side, const Json &json,
              Json (*plain)(const Sheet &sheet, const std::string &id, const Json &description) = nullptr);
/// The state an act works on: the game's, or outside a game one made of the slots' descriptions (see ActResolver).
State stateFor(const Sheet &sheet, const Json *json, const Json &input, const std::vector<Slot> &slots);
/// A unit from a description outside a game.
Unit describedUnit(const Sheet &sheet, const std::string &id, const std::string &side, const Json &json);
/// Who takes part in an act whose dice are those of the unit in the slot "who", whoever is named besides.
std::vector<std::string> onlyWho(const Json &input);
/// Throws Error unless the game stands in one of these steps (nothing outside a game), no morale event is open (PUN-061), and, with
/// `side`, that side acts.
void expectStep(const Scene &scene, const std::vector<std::string> &steps, const std::string &side = {});
/// Throws Error when a unit is unknown or out of play (PUN-394).
void expectInPlay(const State &state, const std::string &unit, const std::string &slot = {});

} // namespace optio::punic
