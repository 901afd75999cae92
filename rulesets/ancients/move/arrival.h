// SPDX-License-Identifier: GPL-3.0-or-later
// Reserves and marches: how they come on, and the second battle of two marches that wrote the same flank edge (ANC-119 to ANC-128).
#pragma once

#include "rulesets/ancients/move/passage.h"
#include "rulesets/ancients/turn.h"

namespace optio::ancients {

/// A reserve or a march comes on (ANC-121 to ANC-128): the one of a sealed note, or without a note what is left of one after the second
/// battle (ANC-125).
std::unique_ptr<Case> arrive(Scene &scene);
std::vector<Candidate> arriveCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);
/// A march is chosen on its owner's page.
std::string arrivePage(const Json &state, const Json &input);
bool arriveFits(const Sheet &sheet, const State &state, const Slot &slot, const Unit &unit);

/// Two flank marches meet and fight a battle of their own (ANC-123, ANC-124). `note_a`, `note_b`: {"text","nonce"} of the two marches.
std::unique_ptr<Case> meet(Scene &scene);

/// Might two flank marches meet now, for all that is known (ANC-123)?
bool mayMeet(const Tables &tables, const State &state);
/// Is nobody of a side left in the second battle?
bool secondDecided(const State &state);
/// Goes back to the first battle (ANC-125).
void returnToFirst(State &state, Narration &narration);

} // namespace optio::ancients
