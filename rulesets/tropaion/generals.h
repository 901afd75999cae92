// SPDX-License-Identifier: GPL-3.0-or-later
// General points of a turn (TRO-045 to TRO-049): three dice in secret, their places, the Strategies shown, and ties.
#pragma once

#include "rulesets/tropaion/cards.h"

namespace optio::tropaion {

/// Throws a side's three dice on its private page.
class PointDice : public PrivateAct {
public:
    using PrivateAct::PrivateAct;
    std::string id() const override { return "point-dice"; }
    bool secret() const override { return true; }
    std::string title() const override { return "Three dice"; }
    std::string rule() const override { return "TRO-045"; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
    std::vector<DieSlot> diceOf(const Scene &scene) const override;
};

/// Puts each die on one virtue; when both sides have done so, the Strategies are shown and decide who goes first.
class Assign : public PrivateAct {
public:
    using PrivateAct::PrivateAct;
    std::string id() const override { return "assign"; }
    bool secret() const override { return true; }
    std::string title() const override { return "Place the dice"; }
    std::string rule() const override { return "TRO-045"; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

/// Says in private whether a tie is paid for with morale.
class PayTie : public PrivateAct {
public:
    using PrivateAct::PrivateAct;
    std::string id() const override { return "pay-tie"; }
    bool secret() const override { return true; }
    std::string title() const override { return "Equal Strategy"; }
    std::string rule() const override { return "TRO-048"; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

/// Dices for a tie that nobody, or everybody, has paid for.
class TieRoll : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "tie-roll"; }
    std::string title() const override { return "Dice for the first turn"; }
    std::string rule() const override { return "TRO-048"; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

} // namespace optio::tropaion
