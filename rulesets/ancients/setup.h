// SPDX-License-Identifier: GPL-3.0-or-later
// Set-up and stratagems as acts: the depth of spears, sealed notes, units kept off the map, and what is revealed (ANC-020, ANC-110 to
// ANC-118, ANC-130, ANC-131, ANC-143).
#pragma once

#include "rulesets/ancients/turn.h"

namespace optio::ancients {

/// Announces a note by its seal (ANC-111, ANC-112). The note itself stays with its owner.
class SealNote : public BattleAct {
public:
    std::vector<std::string> otherKeys() const override { return {"game", "side", "seal"}; }
    Json example() const override { return {{"side", "a"}, {"seal", std::string(64, '0')}, {"answers", Json::object()}}; }
    std::string pageOf(const Json &state, const Json &input) const override;
    ANCIENTS_ACT(SealNote, "seal-note", "Announce a sealed note", "ANC-111")
};

/// Units that are not put on the map: hidden, or on a march (ANC-119, ANC-130).
class KeepOff : public BattleAct {
public:
    std::vector<Slot> slots() const override { return {{"who", "Units kept off the map", "any", true}}; }
    Json example() const override { return {{"who", Json::array({{{"row", "HI"}}})}, {"answers", Json::object()}}; }
    ANCIENTS_ACT(KeepOff, "keep-off", "Keep units off the map", "ANC-130")
};

/// Spears form up deeper or shallower: 2 HI_S are exchanged for 1 PK_H, or back (ANC-143).
class Depth : public BattleAct {
public:
    std::vector<Slot> slots() const override { return {{"who", "Spears that change their depth", "any", true}}; }
    Json example() const override { return {{"who", Json::array({{{"row", "HI_S"}}, {{"row", "HI_S"}}})}, {"answers", Json::object()}}; }
    ANCIENTS_ACT(Depth, "depth", "Depth of spears", "ANC-143")
    bool fits(const State &state, const Slot &slot, const Unit &unit) const override;
};

/// Has anybody spears whose depth could change?
bool hasSpears(const Sheet &sheet, const State &state);

/// The end of set-up.
class StartBattle : public BattleAct {
public:
    ANCIENTS_ACT(StartBattle, "start-battle", "Start the battle", "ANC-020")
};

/// A note is opened, and does what it says (ANC-113 to ANC-118, ANC-131). `note`: {"text","nonce"}.
class Reveal : public BattleAct {
public:
    std::vector<std::string> otherKeys() const override { return {"game", "side", "note"}; }
    std::vector<Slot> slots() const override { return {{"who", "Units it is about, where there are some", "any", true, true}}; }
    Json example() const override;
    bool reveals() const override { return true; }
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    ANCIENTS_ACT(Reveal, "reveal", "Open a sealed note", "ANC-113")
};

} // namespace optio::ancients
