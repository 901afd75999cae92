// SPDX-License-Identifier: GPL-3.0-or-later
// Who answers for the side that is absent: its standing orders, and where they leave it to the computer a stand-in that knows what both
// sides see and reckons in whole numbers, so that both devices come to the same answer (PBM-40).
#pragma once

#include "rules/mail/mail_rules.h"
#include "rulesets/hoplites/legal.h"

#include <string>
#include <vector>

namespace optio::hoplites {

/// The group of standing orders that a unit is in: "SK", "LI", "CAV", "samurai" or "other".
std::string orderGroupOf(const Sheet &sheet, const Unit &unit);

/// The groups that there are in the battles of a period, as people read them.
std::vector<mail::OrderGroup> orderGroupsOf(const mail::SetUp &setUp);

/// The answer of the side that is asked about reaction fire or a withdrawal. Nothing counts of `state` that only one side may see.
Act standInAnswer(const Sheet &sheet, const State &state, const mail::Orders &orders);

} // namespace optio::hoplites
