// SPDX-License-Identifier: GPL-3.0-or-later
// Sealed notes opened (ANC-113, ANC-115 to ANC-118, ANC-131). Marches are opened where they come on: see arrival.h.
#pragma once

#include "rulesets/ancients/turn.h"

namespace optio::ancients {

/// A note is opened, and does what it says (ANC-113 to ANC-118, ANC-131). `note`: {"text","nonce"}.
std::unique_ptr<Case> reveal(Scene &scene);
/// A note is chosen on its owner's page.
std::string revealPage(const Json &state, const Json &input);
std::vector<Candidate> revealCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);

} // namespace optio::ancients
