// SPDX-License-Identifier: GPL-3.0-or-later
// The odds of a bout as of an act: of its next turn, or of who falls when it is fought out (SAM-50 to SAM-59).
#pragma once

#include "rules/ruleset.h"
#include "rulesets/hoplites/sheet.h"
#include "rulesets/hoplites/state_json.h"

#include <memory>

namespace optio::hoplites {

/// Weighs the bout that `game` stands in; all else is told by `act`. `out`: it is fought out.
std::unique_ptr<Case> weighBout(const Sheet &sheet, std::shared_ptr<const Battle> game, bool out, std::unique_ptr<Case> act);

} // namespace optio::hoplites
