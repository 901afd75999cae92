// SPDX-License-Identifier: GPL-3.0-or-later
// Movement (PUN-145 to PUN-172): dice, fatigue, rough ground, passage of lines, manoeuvres, redressing, detaching.
#pragma once

#include "rulesets/punic/act.h"

#include <string>
#include <vector>

namespace optio::punic {

struct MovePlan;
struct Mover;

/// A D6 or average die of a move, as thrown.
struct MoveDice {
    std::vector<int> faces;
    int inches = 0; ///< all of them, with what is added
};

/// All dice of the type (PUN-150); `first`: the added inches of a first rout or retire move.
MoveDice fullMove(const Sheet &sheet, const State &state, const Unit &unit, bool first, Dice &dice);
/// The same without a state, for odds: the inches.
std::uint64_t fullMoveInches(const Sheet &sheet, const State &state, const Unit &unit, bool first, Dice &dice);
/// Those dice as a form announces them.
std::vector<DieSlot> fullMoveDice(const Sheet &sheet, const State &state, const Unit &unit);
/// Fatigue of the dice, each by itself (PUN-151).
void fatigue(const Book &book, const std::string &unit, const std::vector<int> &faces);
/// Asks about rough ground where it can matter, refusing what cannot be crossed (PUN-152, PUN-390); gives the DPs.
int askRough(Scene &scene, const Unit &unit, const std::string &row = "mv.rough", const std::string &subject = {});
/// "10\"".
std::string inchesText(int inches);

/// A move, manoeuvre or redressing in phase II (light troops) or III (others). Its dice are those of who moves: those who conform go with
/// it, named or not.
std::unique_ptr<Case> move(Scene &scene);
std::vector<Candidate> moveCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);
std::vector<DieSlot> moveDice(const Scene &scene);

/// One more die for the units that have just moved (PUN-147, PUN-148).
std::unique_ptr<Case> anotherDie(Scene &scene);

/// A legion sends off a line or part of one (PUN-090).
std::unique_ptr<Case> detach(Scene &scene);

} // namespace optio::punic
