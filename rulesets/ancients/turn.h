// SPDX-License-Identifier: GPL-3.0-or-later
// The turn as acts: leaders off and panic, initiative, flight, leaders on, rally, the end of a step (ANC-021); control.h has what impetuous
// units do.
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

/// Panicking units flee, perhaps through friends; those that reach the edge are gone (ANC-032, ANC-044).
class Flee : public BattleAct {
public:
    std::vector<Slot> slots() const override
    {
        return {{"who", "Left the map", "any", true, true},
                {"through", "Friends that were fled through", "any", true, true},
                {"passing", "Who fled through them (all who panic, when nobody is named)", "any", true, true}};
    }
    ANCIENTS_ACT(Flee, "flee", "Units that flee, or leave the map", "ANC-032")
    bool fits(const State &state, const Slot &slot, const Unit &unit) const override;
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

/// Points of victory given or taken by hand, with a reason (ANC-135).
class AwardPoint : public BattleAct {
public:
    std::vector<std::string> otherKeys() const override { return {"game", "side", "reason"}; }
    ANCIENTS_ACT(AwardPoint, "award", "Points of victory", "ANC-135")
};

/// Ends the battle: points of victory say who has won (ANC-109, ANC-135), leaders given for sealed notes are discarded (ANC-110).
void closeBattle(const Sheet &sheet, State &state);
/// Lets an ended battle go on in the step that it ended with.
void reopenBattle(const Sheet &sheet, State &state);
/// Goes to a step, but for an act outside a game, which has none.
void go(State &state, const char *step);
/// Why a leader may not be put on the map; "" when it may (ANC-108).
std::string whyNotPlaced(const State &state, const Leader &leader);
/// What is still to be done before the step may end, as sentences.
std::vector<std::string> compulsory(const State &state);

} // namespace optio::ancients
