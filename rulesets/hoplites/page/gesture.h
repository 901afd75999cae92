// SPDX-License-Identifier: GPL-3.0-or-later
// Things on the board by name, and the act that laying one on another means (HOP-930; see rules/board.h).
#pragma once

#include "rules/json.h"
#include "rulesets/hoplites/legal.h"

#include <optional>
#include <string>

namespace optio::hoplites {

/// A thing of the board.
struct Thing {
    enum class Kind : Byte { unit, card, area, second, hand, deck, dropped, leader } kind = Kind::hand;
    int side = 0;       ///< of a unit, area or second line
    Byte unit = nobody; ///< of a unit, and who stands in an area as far as is seen
    Byte column = nobody;
    Card card = Card::flank;
};

/// Reads a name. `side` is the side to act: what the other side's units and areas hold is told as far as it sees them. Throws Error for a
/// name of no thing.
Thing thingOf(const Sheet &sheet, const State &state, int side, const std::string &name);
std::string areaName(int side, int column);
std::string cardName(const Sheet &sheet, const State &state, Card card);

/// The act that laying `from` on `to` means in this phase; nothing when it means none. Not all such acts may be done.
std::optional<Act> actOf(const State &state, const Thing &from, const Thing &to);

} // namespace optio::hoplites
