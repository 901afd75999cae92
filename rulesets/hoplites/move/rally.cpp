// SPDX-License-Identifier: GPL-3.0-or-later
// The second line: rally, regrouping after pursuit; and the cards of the Draw phase (HOP-710 to HOP-724, HOP-742).
#include "rulesets/hoplites/play.h"

#include <algorithm>

namespace optio::hoplites {

void rallyUnit(Play &play, int index, bool card)
{
    const int side = play.state.active;
    SideState &own = play.side(side);
    const Numbers &n = play.numbers();
    Unit &unit = play.unit(side, index);
    if (card) {
        spend(play, Card::rally);
    } else {
        ++own.tries;
        play.used(Use::leaderRally);
        const int die = play.die("rally", "rally", side, index);
        if (play.narration != nullptr)
            play.narration->line(side, "die",
                                 "rally of " + play.name(side, index) + ", at most " + std::to_string(own.initiative + n.rallyAdd), die,
                                 "HOP-710");
        if (die > own.initiative + n.rallyAdd) {
            outOfSecondLine(play, side, index);
            eliminate(play, side, index);
            checkEnd(play);
            return;
        }
    }
    // HOP-711
    const int die = play.die("rally.table", "hits after the rally", side, index);
    const int entry = std::min(9, die + (unit.depletion > 0 ? n.depleted : 0));
    const auto row = std::find_if(play.sheet.rally.begin(), play.sheet.rally.end(), [&](const RallyRow &one) { return entry <= one.upTo; });
    const int hits = std::min(unit.tq >= n.good ? row->high : row->low, unit.limit - 1);
    const std::uint16_t before = own.points;
    own.points = static_cast<std::uint16_t>(own.points - unit.worth);
    unit.set(rallied | late);
    unit.coh = static_cast<Byte>(hits);
    unit.depletion = static_cast<Byte>(std::min(250, unit.depletion + 1));
    unit.bane = nobody;
    if (play.narration == nullptr)
        return;
    play.narration->line(side, "die", play.name(side, index) + ": " + hitsText(hits) + " left", die, "HOP-711");
    play.narration->line(side, "route", "rout points " + halvesText(before) + " → " + halvesText(own.points), own.points / 2, "HOP-033");
    play.narration->say(play.name(side, index) + " are rallied.");
}

void regroup(Play &play, int index)
{
    const int side = play.state.active;
    SideState &own = play.side(side);
    ++own.tries;
    play.used(Use::regroup);
    const int die = play.die("regroup", "regrouping", side, index);
    const bool back = die < own.initiative;
    if (play.narration != nullptr) {
        play.narration->line(side, "die", "regrouping of " + play.name(side, index) + ", below " + std::to_string(own.initiative), die,
                             "HOP-742");
        play.narration->say(play.name(side, index) + (back ? " come back." : " stay away."));
    }
    if (!back)
        return;
    --own.pursuing;
    toSecondLine(play, side, index, true);
}

void drawCard(Play &play)
{
    SideState &own = play.state.own();
    const Byte code = own.deck[--own.deckCount];
    own.deck[own.deckCount] = nobody;
    own.hand[own.handCount++] = code;
    if (code < firstSpecial)
        own.units[code].place = Place::hand;
    if (++own.draws == 2)
        play.used(Use::extraDraw);
    if (play.narration != nullptr)
        play.narration->say(play.narration->names->army[play.state.active] + ": a card is drawn.");
}

void drawSecond(Play &play, int index)
{
    SideState &own = play.state.own();
    Unit &unit = own.units[static_cast<std::size_t>(index)];
    outOfSecondLine(play, play.state.active, index);
    unit.clear(rallied);
    unit.place = Place::hand;
    own.hand[own.handCount++] = static_cast<Byte>(index);
    if (++own.draws == 2)
        play.used(Use::extraDraw);
    if (play.narration != nullptr)
        play.narration->say(play.name(play.state.active, index) + " come up from the second line.");
}

void discard(Play &play, int code)
{
    SideState &own = play.state.own();
    takeFromHand(own, static_cast<Byte>(code));
    ++own.discards;
    if (code < firstSpecial)
        own.units[static_cast<std::size_t>(code)].place = Place::discarded;
    else
        ++own.dropped[static_cast<std::size_t>(code - firstSpecial)];
    if (play.narration != nullptr)
        play.narration->say(play.narration->names->army[play.state.active] + ": a card is discarded.");
}

void callReserve(Play &play)
{
    SideState &own = play.state.own();
    spend(play, Card::reserve);
    for (int called = 0; called < play.numbers().cardReserve && own.handCount < play.numbers().hand; ++called) {
        int at = own.deckCount - 1;
        while (at >= 0 && own.deck[static_cast<std::size_t>(at)] >= firstSpecial)
            --at;
        if (at < 0)
            return;
        const Byte code = own.deck[static_cast<std::size_t>(at)];
        std::copy(own.deck.begin() + at + 1, own.deck.begin() + own.deckCount, own.deck.begin() + at);
        own.deck[--own.deckCount] = nobody;
        own.hand[own.handCount++] = code;
        own.units[code].place = Place::hand;
    }
}

} // namespace optio::hoplites
