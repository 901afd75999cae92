// SPDX-License-Identifier: GPL-3.0-or-later
// What may lie behind that which a side sees: a whole battle, drawn by chance from all that agree with its view.
#pragma once

#include "rulesets/hoplites/players/playout.h"
#include "rulesets/hoplites/sheet.h"

namespace optio::hoplites {

/// Fills what `view` (of `side`, see viewOf()) leaves blank: the order of the own deck; the enemy's hand, deck, riders in pursuit, discards
/// and hidden units; how long the initiative lasts. Whatever is drawn, its view is `view` again.
State determined(const Sheet &sheet, const State &view, int side, Pcg &random);

} // namespace optio::hoplites
