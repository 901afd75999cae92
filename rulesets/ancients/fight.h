// SPDX-License-Identifier: GPL-3.0-or-later
// Close combat as acts: an attack with everything before it (ANC-073 to ANC-098), the hex that is entered after it, and the fall of
// elephants and chariots.
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

/// One of the attackers enters the hex that was left (ANC-103, ANC-104).
class Occupy : public BattleAct {
public:
    using BattleAct::BattleAct;
    std::string id() const override { return "occupy"; }
    std::string title() const override { return "Enter the hex"; }
    std::string rule() const override { return "ANC-103"; }
    std::vector<Slot> slots() const override { return {{"who", "Enters", "active", false, true}}; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
    bool fits(const State &state, const Slot &slot, const Unit &unit) const override;
};

/// Units in contact with a fallen elephant or chariot are disordered (ANC-100).
class Collapse : public BattleAct {
public:
    using BattleAct::BattleAct;
    std::string id() const override { return "collapse"; }
    std::string title() const override { return "Fall of elephants or chariots"; }
    std::string rule() const override { return "ANC-100"; }
    std::vector<Slot> slots() const override { return {{"who", "Units in contact, of both sides", "any", true, true}}; }
    Json example() const override { return {{"who", Json::array({{{"row", "HI"}}})}, {"answers", Json::object()}}; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

/// Must one of the attackers that are still there enter the hex (ANC-103, ANC-104)?
bool mustEnter(const State &state, const Vacated &hex);

/// Asks which of what stands alone or is a camp was entered, and takes it (ANC-098, ANC-135). Gives what the play is to do.
std::function<void(State &, Tale &)> askCaptures(Scene &scene, const std::string &side);

} // namespace optio::ancients
