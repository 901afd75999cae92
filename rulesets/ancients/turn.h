// SPDX-License-Identifier: GPL-3.0-or-later
// The turn as acts: leaders off and panic, initiative, flight, leaders on, rally, the end of a step (ANC-021); control.h has what impetuous
// units do.
#pragma once

#include "rulesets/ancients/act.h"

namespace optio::ancients {

/// Leaders off, and the check for panic (ANC-030 to ANC-032).
std::unique_ptr<Case> beginTurn(Scene &scene);

/// Points of initiative (ANC-033).
std::unique_ptr<Case> pips(Scene &scene);
std::vector<DieSlot> pipsDice(const Scene &scene);

/// Panicking units flee, perhaps through friends; those that reach the edge are gone (ANC-032, ANC-044).
std::unique_ptr<Case> flee(Scene &scene);
bool fleeFits(const Sheet &sheet, const State &state, const Slot &slot, const Unit &unit);

/// A leader is put on the map (ANC-108).
std::unique_ptr<Case> placeLeader(Scene &scene);

/// Disordered units with a leader turn back to good order (ANC-106).
std::unique_ptr<Case> rally(Scene &scene);
bool rallyFits(const Sheet &sheet, const State &state, const Slot &slot, const Unit &unit);

/// Ends a step; after the last one the other side begins.
std::unique_ptr<Case> endStep(Scene &scene);

/// Victory points given or taken by hand, with a reason (ANC-135).
std::unique_ptr<Case> award(Scene &scene);

/// Ends the battle: points of victory say who has won (ANC-109, ANC-135), leaders given for sealed notes are discarded (ANC-110).
void closeBattle(const Sheet &sheet, State &state);
/// Who has left the map enters no hex any more, and a hex that nobody is left to enter is none (ANC-103).
void forgetWhoLeft(State &state);
/// Lets an ended battle go on in the step that it ended with.
void reopenBattle(const Sheet &sheet, State &state);
/// Goes to a step, but for an act outside a game, which has none.
void go(State &state, const char *step);
/// Why a leader may not be put on the map; "" when it may (ANC-108).
std::string whyNotPlaced(const State &state, const Leader &leader);
/// What is still to be done before the step may end, as sentences.
std::vector<std::string> compulsory(const State &state);
/// Must it still make a close attack in this step, if an enemy is in a front hex (ANC-060)?
bool stillToAttack(const State &state, const Unit &unit);

} // namespace optio::ancients
