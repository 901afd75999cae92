// SPDX-License-Identifier: GPL-3.0-or-later
// What all resolvers of the rule set share: the units of a game or units described outside one, and when an act may be done.
#pragma once

#include "rules/ruling/act.h"
#include "rulesets/tropaion/narration.h"
#include "rulesets/tropaion/sheet.h"

#include <string>
#include <vector>

namespace optio::tropaion {

using Scene = SceneOf<Sheet, State>;
using Played = PlayedOf<State>;
using Does = DoesOf<Sheet, State>;

/// How a form shows a unit at its head.
Contestant contestantOf(const Scene &scene, const std::string &unit);

/// Slots hold unit ids in a game; outside one an object such as {"type":"HI","traits":["veteran"],"disruption":1}.
class ActResolver : public ActOf<Sheet, State> {
public:
    using ActOf::ActOf;
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    /// Each once; an act of many says who they are, however they were picked (TRO-026).
    std::vector<std::string> participantsIn(const Json &state, const Json &input) const override;

protected:
    State stateOf(const Json *state, const Json &input) const override;
};

/// What is answered to a question, whether it is asked or not; null when nothing is.
const Json *givenTo(const Scene &scene, const std::string &question);
/// Throws Error when a unit is unknown or not on the table (TRO-197).
void expectInPlay(const State &state, const std::string &unit, const std::string &slot);
/// Throws Error unless the game stands in this step (nothing outside a game) and, with `side`, that side is active.
void expectStep(const Scene &scene, const std::string &step, const std::string &side = {});

} // namespace optio::tropaion
