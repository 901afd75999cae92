// SPDX-License-Identifier: GPL-3.0-or-later
// General points of a turn (TRO-045 to TRO-049): three dice in secret, their places, the Strategies shown, and ties.
#pragma once

#include "rulesets/tropaion/cards.h"

namespace optio::tropaion {

/// Throws a side's three dice on its private page.
std::unique_ptr<Case> rollPoints(Scene &scene);
std::vector<DieSlot> rollPointsDice(const Scene &scene);

/// Puts each die on one virtue; when both sides have done so, the Strategies are shown and decide who goes first.
std::unique_ptr<Case> assign(Scene &scene);

/// Says in private whether a tie is paid for with morale.
std::unique_ptr<Case> payTie(Scene &scene);

/// Dices for a tie that nobody, or everybody, has paid for.
std::unique_ptr<Case> tieRoll(Scene &scene);

} // namespace optio::tropaion
