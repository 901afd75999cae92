// SPDX-License-Identifier: GPL-3.0-or-later
// What follows a combat: the hex that is entered, whom it captures, and the fall of elephants and chariots (ANC-098 to ANC-104).
#pragma once

#include "rulesets/ancients/act.h"

namespace optio::ancients {

/// One of those who fought enters the hex that was left (ANC-103, ANC-104), a move for its ground (ANC-043).
std::unique_ptr<Case> occupy(Scene &scene);
/// What the act begins with: the one who may enter the hex or, where several may and one must, the first of those who must (ANC-103).
Json occupyInput(const State &state);
bool occupyFits(const Sheet &sheet, const State &state, const Slot &slot, const Unit &unit);

/// Units in contact with a fallen elephant or chariot are disordered (ANC-100).
std::unique_ptr<Case> collapse(Scene &scene);
/// Throws Error while elephants or chariots have fallen and nobody has said yet who was in contact: that comes before an advance, a shot or
/// an attack that follows (ANC-100, ANC-101).
void expectFallFelt(const State &state);

/// Must one of the attackers that are still there enter the hex (ANC-103, ANC-104)?
bool mustEnter(const State &state, const Vacated &hex);
/// Throws Error while somebody must enter a hex: that belongs to the combat before, and nobody attacks until it is done (ANC-101, ANC-103).
void expectHexEntered(const State &state);

/// Asks which of what stands alone or is a camp was entered, and takes it (ANC-098, ANC-135). Gives what the play is to do.
std::function<void(State &, Narration &)> askCaptures(Scene &scene, const std::string &side);

} // namespace optio::ancients
