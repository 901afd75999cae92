// SPDX-License-Identifier: GPL-3.0-or-later
// The dice of a battle by e-mail for the engine: each draw is one slot of the turn's keys (PBM-28, PBM-29).
#pragma once

#include "rules/dice/dice.h"
#include "rules/mail/values.h"

#include <string>

namespace optio::hoplites {

/// "A7": the card with this number, from 1 (PBM-28).
std::string cardName(int side, int number);

/// Under the public key all draws but those that are private. Without a private key the level of a pursuing unit is the lowest there is: so
/// much is sure of somebody else's unit.
class MailDice : public DiceSource {
public:
    MailDice(mail::TurnDice &open, mail::TurnDice *hidden) : open_(open), hidden_(hidden) {}
    int face(Die die, const DrawName &name) override;
    int pick(int n, const DrawName &name) override;
    Provenance provenance() const override { return Provenance::rolled; }
    bool asked() const { return asked_; } ///< has anything been drawn?

private:
    mail::TurnDice &open_;
    mail::TurnDice *hidden_;
    bool asked_ = false;
};

} // namespace optio::hoplites
