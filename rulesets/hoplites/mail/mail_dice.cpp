// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/hoplites/mail/mail_dice.h"

#include "rulesets/hoplites/state.h"

namespace optio::hoplites {

namespace {

std::string subjectOf(const DrawName &name)
{
    return name.piece == noPiece ? std::string("-") : cardName(name.piece / mostUnits, name.piece % mostUnits + 1);
}

} // namespace

std::string cardName(int side, int number) { return (side == 0 ? "A" : "B") + std::to_string(number); }

int MailDice::face(Die die, const DrawName &name)
{
    if (die != Die::d10)
        throw Error("this battle has only dice of ten sides", std::string(name.id));
    asked_ = true;
    return open_.die(name.id, subjectOf(name));
}

int MailDice::pick(int n, const DrawName &name)
{
    if (name.id == "shuffle") // the deck is ordered anew at the start of the next turn (PBM-30)
        return n - 1;
    asked_ = true;
    if (name.id != "pursuit.level")
        return open_.pick(n, name.id, subjectOf(name));
    return hidden_ == nullptr ? 0 : hidden_->pick(n, name.id, subjectOf(name));
}

} // namespace optio::hoplites
