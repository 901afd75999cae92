// SPDX-License-Identifier: GPL-3.0-or-later
// Orders to move (TRO-063 to TRO-073, TRO-115 to TRO-117): what kind a move is, what it costs, its test, and what it changes. A charge goes
// on in charge.h.
#pragma once

#include "rulesets/tropaion/combat/test.h"

namespace optio::tropaion {

/// Units that act together: a formation, or the part of it on one side of a gap (TRO-117).
std::vector<std::string> groupOf(const State &state, const std::string &unit);
/// The rear unit that may step into a gap before it (TRO-117)?
bool mayFillGap(const State &state, const std::string &unit);
/// What an order that was tested does; state.order holds it (TRO-067, TRO-068).
void carryOut(const Sheet &sheet, State &state, Narration &narration, bool passed);
/// Warbands of a side that have still to be asked whether they must charge (TRO-084).
std::vector<std::string> unaskedWarbands(const State &state, const std::string &side);
/// Throws Error while a test, a charge or a combat is still open.
void expectNothingOpen(const State &state);
/// Must this warband charge before anything else? One that has come into combat since need not.
bool mustCharge(const State &state, const Unit &unit);
/// The order that a side's first group which must charge has to be given, whole and with an enemy to hit; null when there is none.
Json dueCharge(const State &state, const std::string &side);
/// Throws Error while a warband of this side must charge, before anybody else of it is asked or moves (TRO-084).
void expectNobodyBound(const State &state, const std::string &side);
/// Is nobody of them engaged?
bool allFree(const State &state, const std::vector<std::string> &who);

/// The files that units take up in this shape, in the order they were picked; of a mass it is asked how many stand in front, and behind
/// whom the others (TRO-019).
std::vector<std::vector<std::string>> askFiles(Scene &scene, const std::vector<std::string> &who, const std::string &shape);

/// Asks which shape units stand in, or each alone, and gives the case that puts them so, free of charge; `how` begins its sentence ("",
/// "By agreement ": then units in combat may be among them).
std::unique_ptr<Case> askFormation(Scene &scene, const std::vector<std::string> &who, const std::string &how);

/// Orders a unit or formation to move.
std::unique_ptr<Case> order(Scene &scene);
std::vector<Candidate> orderCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);
std::vector<std::string> orderTakingPart(const State &state, const Json &input, std::vector<std::string> named);
std::vector<DieSlot> orderDice(const Scene &scene);

/// Asks whether a warband must charge, and tests to hold it (TRO-084).
std::unique_ptr<Case> warband(Scene &scene);
std::vector<Candidate> warbandCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);
std::vector<std::string> warbandTakingPart(const State &state, const Json &input, std::vector<std::string> named);
std::vector<DieSlot> warbandDice(const Scene &scene);

} // namespace optio::tropaion
