// SPDX-License-Identifier: GPL-3.0-or-later
// The turn as acts: leaders off and panic, initiative, control, forced moves, leaders on, rally, the end of a step (ANC-021).
#pragma once

#include "rulesets/ancients/act.h"

namespace optio::ancients {

/// An act that is one function over a scene, with its words: most acts of a turn need no more.
#define ANCIENTS_ACT(Class, Id, Title, Rule)                                                                                               \
    using BattleAct::BattleAct;                                                                                                            \
    std::string id() const override { return Id; }                                                                                         \
    std::string title() const override { return Title; }                                                                                   \
    std::string rule() const override { return Rule; }                                                                                     \
                                                                                                                                           \
protected:                                                                                                                                 \
    std::unique_ptr<Case> build(Scene &scene) const override;

/// Leaders off, and the check for panic (ANC-030 to ANC-032).
class BeginTurn : public BattleAct {
public:
    ANCIENTS_ACT(BeginTurn, "begin-turn", "Begin the turn", "ANC-030")
};

/// Points of initiative (ANC-033).
class Pips : public BattleAct {
public:
    ANCIENTS_ACT(Pips, "pips", "Initiative", "ANC-033")
    std::vector<DieSlot> diceOf(const Scene &scene) const override;
};

/// Initiative paid to hold impetuous units (ANC-061).
class Hold : public BattleAct {
public:
    std::vector<Slot> slots() const override { return {{"who", "Unit or group to hold", "active", true}}; }
    Json example() const override
    {
        return {{"who", Json::array({{{"row", "KN"}}})}, {"game", {{"control", "pips"}}}, {"answers", Json::object()}};
    }
    ANCIENTS_ACT(Hold, "hold", "Hold impetuous units", "ANC-061")
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
    ANCIENTS_ACT(Control, "control", "Control", "ANC-056")
    bool fits(const State &state, const Slot &slot, const Unit &unit) const override;
    std::vector<DieSlot> diceOf(const Scene &scene) const override;
};

/// An uncontrolled unit runs (ANC-057 to ANC-060).
class Advance : public BattleAct {
public:
    std::vector<Slot> slots() const override { return {{"who", "Uncontrolled unit", "active"}}; }
    Json example() const override { return {{"who", {{"row", "KN"}, {"uncontrolled", true}}}, {"answers", Json::object()}}; }
    ANCIENTS_ACT(Advance, "advance", "Spontaneous advance", "ANC-057")
    bool fits(const State &state, const Slot &slot, const Unit &unit) const override;
};

/// Panicking units flee; those that reach the edge are gone (ANC-032).
class Flee : public BattleAct {
public:
    std::vector<Slot> slots() const override { return {{"who", "Left the map", "any", true, true}}; }
    ANCIENTS_ACT(Flee, "flee", "Units that leave the map", "ANC-032")
};

/// The barbarians' charge (ANC-063).
class Charge : public BattleAct {
public:
    ANCIENTS_ACT(Charge, "charge", "Barbarians charge", "ANC-063")
};

/// A leader is put on the map (ANC-108).
class PlaceLeader : public BattleAct {
public:
    std::vector<Slot> slots() const override { return {{"who", "Unit it joins", "active", false, true}}; }
    ANCIENTS_ACT(PlaceLeader, "place-leader", "Put a leader on the map", "ANC-108")
};

/// Disordered units with a leader turn back to good order (ANC-106).
class Rally : public BattleAct {
public:
    std::vector<Slot> slots() const override { return {{"who", "Rallies", "active", true}}; }
    Json example() const override
    {
        return {{"who", Json::array({{{"row", "HI"}, {"disordered", true}, {"leaders", 1}}})}, {"answers", Json::object()}};
    }
    ANCIENTS_ACT(Rally, "rally", "Rally", "ANC-106")
    bool fits(const State &state, const Slot &slot, const Unit &unit) const override;
};

/// Ends a step; after the last one the other side begins.
class EndStep : public BattleAct {
public:
    ANCIENTS_ACT(EndStep, "end-step", "Next step", "ANC-021")
};

/// A point of victory given or taken by hand (ANC-135).
class AwardPoint : public BattleAct {
public:
    std::vector<std::string> otherKeys() const override { return {"game", "side"}; }
    ANCIENTS_ACT(AwardPoint, "award", "Points of victory", "ANC-135")
};

/// Why a leader may not be put on the map; "" when it may (ANC-108).
std::string whyNotPlaced(const State &state, const Leader &leader);
/// What is still to be done before the step may end, as sentences.
std::vector<std::string> compulsory(const State &state);

} // namespace optio::ancients
