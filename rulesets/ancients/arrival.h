// SPDX-License-Identifier: GPL-3.0-or-later
// Reserves and marches: how they come on, and the second battle of two marches that wrote the same flank edge (ANC-119 to ANC-128).
#pragma once

#include "rulesets/ancients/passage.h"
#include "rulesets/ancients/turn.h"

namespace optio::ancients {

/// A reserve or a march comes on (ANC-121 to ANC-128): the one of a sealed note, or without a note what is left of one after the second
/// battle (ANC-125).
class Arrive : public BattleAct {
public:
    /// "reason": why a march that is late comes on all the same.
    std::vector<std::string> otherKeys() const override { return {"game", "note", "reason"}; }
    std::vector<Slot> slots() const override
    {
        std::vector<Slot> all = passageSlots();
        all.insert(all.begin(), {"nearest", "Nearest enemies, the nearest first", "other", true, true});
        return all;
    }
    /// One arrival draws its dice whoever is named as shocked or in its way.
    std::vector<std::string> participants(const Json &) const override { return {}; }
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    Json example() const override;
    bool reveals() const override { return true; }
    /// A march is chosen on its owner's page.
    std::string pageOf(const Json &state, const Json &input) const override;
    ANCIENTS_ACT(Arrive, "arrive", "Arrival", "ANC-121")
    bool fits(const State &state, const Slot &slot, const Unit &unit) const override;
};

/// Two flank marches meet and fight a battle of their own (ANC-123, ANC-124). `note_a`, `note_b`: {"text","nonce"} of the two marches.
class Meet : public BattleAct {
public:
    std::vector<std::string> otherKeys() const override { return {"game", "note_a", "note_b"}; }
    Json example() const override;
    bool reveals() const override { return true; }
    ANCIENTS_ACT(Meet, "meet", "Second battle of two flank marches", "ANC-123")
};

/// Might two flank marches meet now, for all that is known (ANC-123)?
bool mayMeet(const Tables &tables, const State &state);
/// Is nobody of a side left in the second battle?
bool secondDecided(const State &state);
/// Goes back to the first battle (ANC-125).
void returnToFirst(State &state, Tale &tale);

} // namespace optio::ancients
