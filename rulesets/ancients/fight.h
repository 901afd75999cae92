// SPDX-License-Identifier: GPL-3.0-or-later
// Close combat as an act: an attack with everything before it (ANC-073 to ANC-098). What follows it is in aftermath.h.
#pragma once

#include "rulesets/ancients/act.h"

namespace optio::ancients {

/// Several units attack one.
class Attack : public BattleAct {
public:
    using BattleAct::BattleAct;
    std::string id() const override { return "attack"; }
    std::string title() const override { return "Close combat"; }
    std::string rule() const override { return "ANC-073"; }
    std::vector<Slot> slots() const override { return {{"who", "Attackers", "active", true}, {"target", "Defender", "other"}}; }
    Json example() const override
    {
        return {{"who", Json::array({{{"row", "HI"}}})}, {"target", {{"row", "LC_I"}}}, {"answers", Json::object()}};
    }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
    std::vector<DieSlot> diceOf(const Scene &scene) const override;
    std::vector<Contestant> headOf(const Scene &scene) const override;
    bool fits(const State &state, const Slot &slot, const Unit &unit) const override;
};

} // namespace optio::ancients
