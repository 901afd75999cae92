// SPDX-License-Identifier: GPL-3.0-or-later
// Shooting as an act: one shooter and all its shots at one target (ANC-067 to ANC-072, ANC-095).
#pragma once

#include "rulesets/ancients/act.h"

namespace optio::ancients {

class Shoot : public BattleAct {
public:
    using BattleAct::BattleAct;
    std::string id() const override { return "shoot"; }
    std::string title() const override { return "Shooting"; }
    std::string rule() const override { return "ANC-067"; }
    std::vector<Slot> slots() const override { return {{"who", "Shooter", "other"}, {"target", "Target", "active"}}; }
    Json example() const override { return {{"who", {{"row", "LA_D"}}}, {"target", {{"row", "KN"}}}, {"answers", Json::object()}}; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
    std::vector<DieSlot> diceOf(const Scene &) const override { return {dieSlot("a", "shot 1")}; }
    bool fits(const State &state, const Slot &slot, const Unit &unit) const override;
};

/// Why a unit may not shoot; "" when it may.
std::string silence(const Sheet &sheet, const State &state, const Unit &unit);

} // namespace optio::ancients
