// SPDX-License-Identifier: GPL-3.0-or-later
// What is about to break: commands and armies near their limit, and elements in contact that a lost combat would cost, each with its exact
// chance in this bound.
#pragma once

#include "rules/view.h"
#include "rulesets/dbm/combat/combat_resolver.h"
#include "rulesets/dbm/sheet.h"

namespace optio::dbm {

/// The watch of a view, the nearest first. Every pair in contact that has still to fight is taken to fight this bound, with nothing
/// answered beyond what a form begins with.
std::vector<Watched> watchOf(const Sheet &sheet, const CombatAct &close, const State &state);

} // namespace optio::dbm
