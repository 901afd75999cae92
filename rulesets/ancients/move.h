// SPDX-License-Identifier: GPL-3.0-or-later
// Tactical moves (ANC-034 to ANC-048): what they cost, who may take part, and what woods, friends and zones of control do to those who
// move.
#pragma once

#include "rulesets/ancients/passage.h"

namespace optio::ancients {

class Move : public BattleAct {
public:
    using BattleAct::BattleAct;
    std::string id() const override { return "move"; }
    std::string title() const override { return "Move"; }
    std::string rule() const override { return "ANC-034"; }
    std::vector<Slot> slots() const override
    {
        std::vector<Slot> all = passageSlots();
        all.insert(all.begin(), {"who", "Units that move", "active", true});
        return all;
    }
    Json example() const override { return {{"who", Json::array({{{"row", "HI"}}})}, {"answers", Json::object()}}; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
    bool fits(const State &state, const Slot &slot, const Unit &unit) const override;
};

} // namespace optio::ancients
