// SPDX-License-Identifier: GPL-3.0-or-later
// Impetuous units as acts: who is held, who runs, and the barbarians' charge (ANC-050 to ANC-063).
#pragma once

#include "rulesets/ancients/turn.h"

namespace optio::ancients {

/// Initiative paid to hold impetuous units (ANC-061).
class Hold : public BattleAct {
public:
    std::vector<Slot> slots() const override { return {{"who", "Unit or group to hold", "active", true}}; }
    Json example() const override
    {
        return {{"who", Json::array({{{"row", "KN"}}})}, {"game", {{"control", "pips"}}}, {"answers", Json::object()}};
    }
    /// Who holds a hidden unit says so on its owner's page (ANC-053).
    std::string pageOf(const Json &state, const Json &input) const override;
    ANCIENTS_ACT(Hold, "hold", "Hold in check", "ANC-061")
    bool fits(const State &state, const Slot &slot, const Unit &unit) const override;
};

/// Who is impetuous, and whether they are held (ANC-050 to ANC-056).
class Control : public BattleAct {
public:
    std::vector<Slot> slots() const override
    {
        return {{"camp", "Sees the enemy camp, nearer than any enemy in good order", "active", true, true},
                {"prey", "Sees a disordered enemy not faster than itself, nearer than any in good order", "active", true, true}};
    }
    /// The die is the army's, whoever is named.
    std::vector<std::string> participants(const Json &) const override { return {}; }
    /// Who has hidden units is asked about them alone (ANC-053).
    std::string pageOf(const Json &state, const Json &input) const override;
    ANCIENTS_ACT(Control, "control", "Control", "ANC-056")
    bool fits(const State &state, const Slot &slot, const Unit &unit) const override;
    std::vector<DieSlot> diceOf(const Scene &scene) const override;
};

/// An uncontrolled unit runs (ANC-057 to ANC-060).
class Advance : public BattleAct {
public:
    std::vector<Slot> slots() const override
    {
        return {{"who", "Uncontrolled unit", "active"},
                {"through", "Friends it passed through", "active", true, true, true},
                {"zones", "Enemies whose zone of control it left", "other", true, true, true}};
    }
    Json example() const override { return {{"who", {{"row", "KN"}, {"uncontrolled", true}}}, {"answers", Json::object()}}; }
    ANCIENTS_ACT(Advance, "advance", "Spontaneous advance", "ANC-057")
    bool fits(const State &state, const Slot &slot, const Unit &unit) const override;
};

/// The barbarians' charge (ANC-063).
class Charge : public BattleAct {
public:
    ANCIENTS_ACT(Charge, "charge", "Barbarians charge", "ANC-063")
};

} // namespace optio::ancients
