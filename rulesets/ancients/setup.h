// SPDX-License-Identifier: GPL-3.0-or-later
// Set-up as acts: the depth of spears, units kept off the map (ANC-020, ANC-119, ANC-130, ANC-143).
#pragma once

#include "rulesets/ancients/turn.h"

namespace optio::ancients {

/// Units that are not put on the map: hidden, or on a march (ANC-119, ANC-130).
class KeepOff : public BattleAct {
public:
    std::vector<Slot> slots() const override { return {{"who", "Units kept off the map", "any", true}}; }
    Json example() const override { return {{"who", Json::array({{{"row", "HI"}}})}, {"answers", Json::object()}}; }
    ANCIENTS_ACT(KeepOff, "keep-off", "Keep units off the map", "ANC-130")
    bool fits(const State &state, const Slot &slot, const Unit &unit) const override;
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

} // namespace optio::ancients
