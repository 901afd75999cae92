// SPDX-License-Identifier: GPL-3.0-or-later
// Deployment (TRO-036 to TRO-038) and reserves that come later (TRO-134, TRO-135, TRO-137).
#pragma once

#include "rulesets/tropaion/cards.h"

namespace optio::tropaion {

/// Units that wait for this reason ("weather", "flankMarch").
std::vector<std::string> waiting(const State &state, const std::string &side, const std::string &why);
/// Puts units of the reserve on the table; `where` says at which edge.
void arrive(State &state, Narration &narration, const std::vector<std::string> &units, const std::string &where);
/// Where cards are played, both sides say which before anybody deploys. Throws Error until they have (TRO-037).
void expectCommitted(const State &state);
/// The side of the first who is picked for "who"; "" while nobody is.
std::string pickedSide(const State &state, const Json &input);
/// Has this side still units to hold back, as it must or has said that it will?
bool owesReserves(const Side &side);
/// A quarter of an army, rounded down (TRO-137).
int quarterOf(const Sheet &sheet, const Side &side);

/// Dices for who chooses its edge and deploys first.
std::unique_ptr<Case> edges(Scene &scene);

/// The side that dices higher names its edge; the enemy has the one opposite.
std::unique_ptr<Case> chooseEdge(Scene &scene);

/// Says in private which deployment cards are used; once both have, they are shown together.
std::unique_ptr<Case> commitCards(Scene &scene);

/// Names the units that are held back.
std::unique_ptr<Case> holdBack(Scene &scene);
std::vector<Candidate> holdBackCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);

/// Declares a formation before the battle, free of charge.
std::unique_ptr<Case> deployFormation(Scene &scene);
std::vector<Candidate> deployFormationCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);

/// Ends the deployment.
std::unique_ptr<Case> startBattle(Scene &scene);

/// Brings on units that the weather has delayed.
std::unique_ptr<Case> arrive(Scene &scene);

} // namespace optio::tropaion
