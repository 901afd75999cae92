// SPDX-License-Identifier: GPL-3.0-or-later
// What all resolvers of the rule set share: the units of a game or units described outside one, and when an act may be done.
#pragma once

#include "rules/act.h"
#include "rulesets/tropaion/sheet.h"
#include "rulesets/tropaion/tale.h"

#include <string>
#include <vector>

namespace optio::tropaion {

using Scene = SceneOf<Sheet, State>;
using Played = PlayedOf<State>;

/// Slots hold unit ids in a game; outside one an object such as {"type":"HI","traits":["veteran"],"disruption":1}.
class ActResolver : public ActOf<Sheet, State> {
public:
    using ActOf::ActOf;
    /// Each once; an act of many says who they are, however they were picked (TRO-026).
    std::vector<std::string> participantsIn(const Json &state, const Json &input) const override;

protected:
    /// Who takes part, of the units that a slot names.
    virtual std::vector<std::string> takingPart(const State & /*state*/, const Json & /*input*/, std::vector<std::string> named) const
    {
        return named;
    }
    /// By default "game": what is known of the game outside one; acts of one side have "side" besides.
    std::vector<std::string> otherKeys() const override { return {"game"}; }
    /// Keys of a unit's description outside a game besides those of Unit.
    virtual std::vector<std::string> describing() const { return {}; }
    State stateOf(const Json *state, const Json &input) const override;
    Contestant contestantOf(const Scene &scene, const std::string &id) const override;
};

/// What is answered to a question, whether it is asked or not; null when nothing is.
const Json *givenTo(const Scene &scene, const std::string &question);
/// Throws Error when a unit is unknown or not on the table (TRO-197).
void expectInPlay(const State &state, const std::string &unit, const std::string &slot);
/// Throws Error unless the game stands in this step (nothing outside a game) and, with `side`, that side is active.
void expectStep(const Scene &scene, const std::string &step, const std::string &side = {});

} // namespace optio::tropaion
