// SPDX-License-Identifier: GPL-3.0-or-later
// Sealed notes opened (ANC-113, ANC-115 to ANC-118, ANC-131). Marches are opened where they come on: see arrival.h.
#pragma once

#include "rulesets/ancients/turn.h"

namespace optio::ancients {

/// A note is opened, and does what it says (ANC-113 to ANC-118, ANC-131). `note`: {"text","nonce"}.
class Reveal : public BattleAct {
public:
    std::vector<std::string> otherKeys() const override { return {"game", "side", "note"}; }
    std::vector<Slot> slots() const override { return {{"who", "Units it is about, where there are some", "any", true, true}}; }
    Json example() const override;
    bool reveals() const override { return true; }
    /// A note is chosen on its owner's page.
    std::string pageOf(const Json &state, const Json &input) const override;
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    ANCIENTS_ACT(Reveal, "reveal", "Open a sealed note", "ANC-113")
};

} // namespace optio::ancients
