// SPDX-License-Identifier: GPL-3.0-or-later
// The sequence of play: what is still to be done in a step, going on to the next one, and the end of a turn.
#pragma once

#include "rulesets/punic/act.h"

#include <string>
#include <vector>

namespace optio::punic {

/// Something to be done now.
struct Todo {
    std::string text, rule, unit, side;
    std::string resolver; ///< the act that settles it; may be empty
    Json input = Json::object();
    bool compulsory = false; ///< the step cannot end before (PUN-343)
};

/// What is to be done in this step, compulsory things first.
std::vector<Todo> todoOf(const Sheet &sheet, const State &state);
/// Why a unit may not do what its step is for ("halted by its control test"); empty when it may or has nothing to do here.
std::string whyNot(const State &state, const Unit &unit);
/// Is this light unit free to act in phase II, or another in phase III (PUN-383)? Throws Error with the reason. One that conforms moves
/// only with the unit it follows (PUN-131): `led` when that is the one that moves.
void expectFree(const State &state, const Unit &unit, bool moving, const std::string &led = {});
/// Must it move straight on in its phase (PUN-139)?
bool mustGoOn(const Unit &unit);
/// Enemies that a unit which must charge may charge (PUN-139); none when it need not, or has declared a charge.
std::vector<std::string> mustChargeOneOf(const State &state, const Unit &unit);

/// Goes on to the next step (PUN-095, PUN-343).
std::unique_ptr<Case> nextPhase(Scene &scene);

/// Ends the turn (PUN-127, PUN-291).
std::unique_ptr<Case> endTurn(Scene &scene);

} // namespace optio::punic
