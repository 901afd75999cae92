// SPDX-License-Identifier: GPL-3.0-or-later
// The sequence of a bound (DBM-020): where the game stands in it, and getting on. An act that belongs to a later phase begins that phase;
// one of an earlier phase is refused, unless the players give a reason to do it all the same.
#pragma once

#include "rules/view.h"
#include "rulesets/dbm/acts.h"
#include "rulesets/dbm/sheet.h"

#include <string>
#include <vector>

namespace optio::dbm {

/// The number of the game's phase in Sheet::phases; 0 for a game that does not say.
std::size_t phaseOf(const Sheet &sheet, const State &state);
/// Does the game stand in this phase?
bool isPhase(const Sheet &sheet, const State &state, const char *phase);
/// Has the game come to this phase, or beyond it?
bool hasReached(const Sheet &sheet, const State &state, const std::string &phase);
/// Gets the bound on to this phase when it is not there yet: an act that belongs to a later phase begins it. Never goes back.
void reach(const Sheet &sheet, const State &state, const std::string &phase, Ruling &ruling);
/// Does an act of this phase come too late in this bound (DBM-020)? Never in a game that is not guided, or over.
bool isLate(const Sheet &sheet, const State &state, const std::string &phase);
/// Why it may not be done now, as a sentence; empty when the answer `id` gives a reason to do it all the same.
std::string lateRefusal(const Sheet &sheet, const State &state, const std::string &phase, const Json &answers, const char *id);
/// Who must still go after an enemy that broke off, before anything but moves may be done (DBM-064), as a sentence; empty when nobody must,
/// and in a game that is not guided, or over.
std::string pursuitRefusal(const Sheet &sheet, const State &state);
/// How many elements still have to advance or fall back on their own (DBM-062) before the bound may go on; those that have fought have had
/// their bound. 0 in a game that is not guided, or over.
int unresolved(const Sheet &sheet, const State &state);
/// Throws Error (DBM-062, DBM-064) when there are some, or a pursuit is owed.
void checkResolved(const Sheet &sheet, const State &state);
/// The phase that comes next: those in which nothing can happen are passed over. The last one is the end of the bound.
std::size_t phaseAfter(const Sheet &sheet, const State &state);
/// The phases as a view shows them.
std::vector<PhaseView> phasesView(const Sheet &sheet, const State &state);

/// Goes on to the next phase.
Ruling nextPhase(const Sheet &sheet, const State *state, const Json &input);
std::vector<Question> nextPhaseQuestions(const Sheet &sheet, const State *state, const Json &input, bool strict);

} // namespace optio::dbm
