// SPDX-License-Identifier: GPL-3.0-or-later
// What a battle by e-mail knows of hands and decks.
#include "rules/sides.h"
#include "rulesets/hoplites/mail/mail_battle.h"
#include "rulesets/hoplites/mail/mail_dice.h"

#include <algorithm>

namespace optio::hoplites {

namespace {

/// The unit of a card code, or null.
template <class Side> auto *unitOf(Side &side, Byte code) { return code < side.unitCount ? &side.units[code] : nullptr; }

} // namespace

// Of a side that is not known hand and deck are blank, but for units that came up from the second line: everybody saw them.
void MailBattle::forget(State &state, int side) const
{
    SideState &own = state.sides[at(side)];
    const auto blank = [&](Byte &code) {
        if (Unit *unit = unitOf(own, code); unit != nullptr)
            unit->place = Place::deck;
        code = unseen;
    };
    for (int i = 0; i < own.deckCount; ++i)
        blank(own.deck[at(i)]);
    for (int i = 0; i < own.handCount; ++i) {
        Byte &code = own.hand[at(i)];
        if (const Unit *unit = unitOf(own, code); unit == nullptr || !unit->has(everPlayed))
            blank(code);
    }
    for (int index = 0; index < own.unitCount; ++index)
        if (own.units[at(index)].place == Place::discarded)
            own.units[at(index)].place = Place::deck;
    own.dropped.fill(0);
}

// The engine takes cards out of a deck without changing the order of the rest; what an endless host brings back is units.
void MailBattle::follow(int side)
{
    const SideState &own = battle_.state.sides[at(side)];
    const std::vector<Byte> &codes = cards_[at(side)];
    std::vector<int> deck;
    for (const int number : decks_[at(side)])
        if (deck.size() < own.deckCount && own.deck[deck.size()] == codes[at(number - 1)])
            deck.push_back(number);
    while (deck.size() < own.deckCount)
        deck.push_back(own.deck[deck.size()] + 1);
    decks_[at(side)] = std::move(deck);
}

int MailBattle::left(const State &state, int side, Byte code) const
{
    const auto &codes = cards_[at(side)];
    return static_cast<int>(std::count(codes.begin(), codes.end(), code)) - state.sides[at(side)].spent[at(code - firstSpecial)];
}

std::string MailBattle::cardOf(int side, Byte code) const
{
    const auto &codes = cards_[at(side)];
    return cardName(side, static_cast<int>(std::find(codes.begin(), codes.end(), code) - codes.begin()) + 1);
}

bool MailBattle::isCard(int side, const std::string &card, Byte code) const
{
    const auto &codes = cards_[at(side)];
    for (std::size_t i = 0; i < codes.size(); ++i)
        if (codes[i] == code && cardName(side, static_cast<int>(i) + 1) == card)
            return true;
    return false;
}

} // namespace optio::hoplites
