// SPDX-License-Identifier: GPL-3.0-or-later
// Shots and the shots that answer them (TRO-085 to TRO-100). Odds keys: 0 nothing, 1 driven back, 2 disrupted, 3 broken.
#pragma once

#include "rulesets/tropaion/act.h"
#include "rulesets/tropaion/combat/combat.h"

namespace optio::tropaion {

/// A shot before its dice.
struct Shot {
    Fighter target; ///< who may be driven back, as in a combat
    bool darkened = false, twoRoll = true;
    bool room = true, difficult = false;
    std::vector<std::string> archers; ///< go back with the target
};

/// The result of a shot's dice: the face of the results table, 0 when the first die has missed.
int throwShot(const Sheet &sheet, const Shot &shot, Dice &dice);
/// What the face does. Who cannot go back, or is heavily armoured, takes nothing when driven back (TRO-094, TRO-095).
Blow shotBlow(const Sheet &sheet, const Shot &shot, int face);
/// The target of a shot as it stands.
Fighter targetOf(const State &state, const std::string &unit);
/// The range of a unit's weapon in MU; 0 without one.
int rangeOf(const Sheet &sheet, const Unit &unit);

/// Asks what a target may do when it is driven back, and who goes with it.
void askTarget(Scene &scene, Shot &shot);
/// Tells and makes what a shot does; `face` as throwShot() gave it.
void takeShot(const Sheet &sheet, State &state, Narration &narration, const Shot &shot, const std::string &shooter, int face);

/// A unit of the active player shoots.
std::unique_ptr<Case> shoot(Scene &scene);
std::vector<DieSlot> shootDice(const Scene &scene);
std::vector<Candidate> shootCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);
/// Its target fires back (TRO-089).
std::unique_ptr<Case> fireBack(Scene &scene);

} // namespace optio::tropaion
