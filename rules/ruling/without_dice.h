// SPDX-License-Identifier: GPL-3.0-or-later
// A case that hangs on no dice: the end of a turn, the price of a move, a loss that is entered.
#pragma once

#include "rules/ruleset.h"

#include <utility>

namespace optio {

/// A case without dice: its ruling is known beforehand.
class WithoutDice : public Case {
public:
    explicit WithoutDice(Ruling ruling) : ruling_(std::move(ruling)) {}
    std::uint64_t roll(Dice &) const override { return 0; }
    OutcomeText outcome(std::uint64_t) const override { return {Json::object(), ruling_.sentence, "", 0}; }
    Ruling rule(Dice &) const override { return ruling_; }

private:
    Ruling ruling_;
};

} // namespace optio
