// SPDX-License-Identifier: GPL-3.0-or-later
// Charges (PUN-195 to PUN-208): declaring, responding, moving into contact, running on, catching evaders; and what a pursuit runs into.
#pragma once

#include "rulesets/punic/act.h"

#include <string>
#include <vector>

namespace optio::punic {

/// Why this unit may not charge that one by its type (PUN-196); empty when it may.
std::string whyNoTarget(const Unit &charger, const Unit &target);
/// Why a unit may not declare a charge (PUN-197); empty when it may.
std::string whyNoCharge(const State &state, const Unit &unit);
/// The charge that a unit makes this turn, declared or not; null for none, and for one that was taken back by hand (PUN-030).
const Charge *chargeOf(const State &state, const std::string &unit);
/// May the target evade: LI, LC, MC that neither fight nor charge (PUN-199)?
bool mayEvade(const State &state, const Unit &target);
/// What a charger does, in a few words: "charges Spears"; who runs on after a combat pursues, or makes for the baggage.
std::string chargeText(const State &state, const Charge &charge);
/// From where a unit can be charged (PUN-088, PUN-207): "front", and "flank" and "rear" where it has them.
std::vector<std::string> aspectsOf(const Unit &target);
/// The charger comes into contact: a combat with the entries of both, or for routers a free hack.
void meet(const Book &book, const Charge &charge);
/// Why bases of a unit that charges cannot share the contact with this enemy too (PUN-305, PUN-028); empty when they can.
std::string whyNotMeetsAlso(const State &state, const Charge &charge, const Unit &enemy);
/// Its bases touch another enemy besides its target: the contact is shared.
void meetAlso(const Book &book, const std::string &charger, const std::string &enemy, Aspect from);
/// The automatic charge of a unit that runs on into another (PUN-204, PUN-284), from where it strikes.
void runInto(const Book &book, const Charge &from, const std::string &target, Aspect aspect);
/// Asks from where a unit is charged, where that can matter; `subject` as for Asker::Of.
Aspect askAspect(Scene &scene, const Unit &charger, const Unit &target, const std::string &subject = {});
/// Once nothing more is to come of a flight: routers that no pursuer touches are eliminated (PUN-282).
void scatter(const Book &book);

/// Declares a charge (PUN-195).
std::unique_ptr<Case> declareCharge(Scene &scene);
std::vector<Candidate> declareChargeCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);

/// A unit that must charge has nobody within reach (PUN-139).
std::unique_ptr<Case> nobodyNear(Scene &scene);
std::vector<Candidate> nobodyNearCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);

/// The target stands or evades (PUN-199). Its dice are those of who evades: he does so before all who charge him, whichever is named.
std::unique_ptr<Case> respond(Scene &scene);
std::vector<DieSlot> respondDice(const Scene &scene);

/// Moves a charger, perhaps into contact (PUN-198). Its dice do not hang on whom else it meets.
std::unique_ptr<Case> chargeMove(Scene &scene);
std::vector<Candidate> chargeMoveCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);

/// What a charge that ran on, or a pursuit, caught or met.
std::unique_ptr<Case> caught(Scene &scene);

} // namespace optio::punic
