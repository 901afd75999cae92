// SPDX-License-Identifier: GPL-3.0-or-later
// What both players agree to set by hand and no counter can hold (TRO-025): how units stand, who touches whom, who is on the table, and in
// private what is left of a side's points and which tactics cards it holds.
#pragma once

#include "rulesets/tropaion/cards.h"

namespace optio::tropaion {

/// Sets down how units stand, in whatever step.
std::unique_ptr<Case> setFormation(Scene &scene);
std::vector<Candidate> setFormationCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);

/// Sets down whether two enemies are in contact, and how.
std::unique_ptr<Case> setContact(Scene &scene);

/// Sets down whether a unit is on the table, in reserve or lost.
std::unique_ptr<Case> setUnit(Scene &scene);
std::vector<Candidate> setUnitCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);
/// The unit may be lost, or wait.
std::vector<Contestant> setUnitHead(const Scene &scene);

/// Sets down on a side's private page what is left of its points.
std::unique_ptr<Case> setPoints(Scene &scene);

/// Gives a side a tactics card, or takes one from it, on its private page. The card comes from, and goes to, those that nobody holds, so
/// that the deck stays whole. Whether one was to be had is its owner's to see: a refusal would tell what the enemy holds.
std::unique_ptr<Case> setHand(Scene &scene);

} // namespace optio::tropaion
