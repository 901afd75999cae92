// SPDX-License-Identifier: GPL-3.0-or-later
// Before the first turn: decks are shuffled, the ground is laid, hands are dealt, and dice say who begins (HOP-310 to HOP-314, HOP-407).
#include "rulesets/hoplites/play.h"

#include <algorithm>

namespace optio::hoplites {

namespace {

void shuffleDeck(Play &play, int side)
{
    SideState &own = play.side(side);
    for (int i = own.deckCount - 1; i > 0; --i) {
        const int other = play.pick(i + 1, "shuffle", side == 0 ? "shuffling the first deck" : "shuffling the second deck");
        std::swap(own.deck[static_cast<std::size_t>(i)], own.deck[static_cast<std::size_t>(other)]);
    }
}

void toHand(SideState &own, int at)
{
    const Byte code = own.deck[static_cast<std::size_t>(at)];
    std::copy(own.deck.begin() + at + 1, own.deck.begin() + own.deckCount, own.deck.begin() + at);
    own.deck[--own.deckCount] = nobody;
    own.hand[own.handCount++] = code;
    if (code < firstSpecial)
        own.units[code].place = Place::hand;
}

/// The first cards from the top that fit, until `wanted` are found.
template <class Fits> void take(SideState &own, int wanted, Fits &&fits)
{
    for (int at = own.deckCount - 1; at >= 0 && wanted > 0; --at)
        if (fits(own.deck[static_cast<std::size_t>(at)])) {
            toHand(own, at);
            --wanted;
        }
}

} // namespace

// HOP-312.
void dealHand(Play &play, int side)
{
    SideState &own = play.side(side);
    const Numbers &n = play.numbers();
    take(own, n.lightFirst, [&](Byte code) {
        return code < firstSpecial && own.units[code].missile != 0 &&
               play.sheet.is(own.units[code], skirmisher | lightClass | lightCavalry | lightMissiles);
    });
    take(own, n.unitsFirst - own.handCount, [](Byte code) { return code < firstSpecial; });
    take(own, n.hand - own.handCount, [](Byte) { return true; });
}

void layGround(Play &play, bool ascending)
{
    State &state = play.state;
    if (state.generated == 0 || !play.layout().terrain)
        return;
    std::array<std::size_t, 16> ticked{};
    int count = 0;
    for (std::size_t i = 0; i < play.sheet.generated.size() && i < ticked.size(); ++i)
        if ((state.generated >> i & 1) != 0)
            ticked[static_cast<std::size_t>(count++)] = i;
    const GeneratedRow &row = play.sheet.generated[ticked[static_cast<std::size_t>(play.pick(count, "terrain.kind", "the ground"))]];
    const int width = play.layout().width;
    const int last = width - 1;
    unsigned mask = 0;
    if (row.lay == "scattered") {
        const int areas = 2 + play.pick(3, "terrain.place", "how many areas");
        std::array<Byte, columns> left{};
        for (int i = 0; i < width; ++i)
            left[static_cast<std::size_t>(i)] = static_cast<Byte>(i);
        for (int i = 0; i < areas; ++i) {
            const int at = i + play.pick(width - i, "terrain.place", "which area");
            if (ascending) // those left stay in order
                std::rotate(left.begin() + i, left.begin() + at, left.begin() + at + 1);
            else
                std::swap(left[static_cast<std::size_t>(i)], left[static_cast<std::size_t>(at)]);
            mask |= 1u << left[static_cast<std::size_t>(i)];
        }
    } else {
        const int which = play.pick(2, "terrain.place", "where");
        if (row.lay == "edge")
            mask = 1u << (which == 0 ? 0 : last);
        else if (row.lay == "flank")
            mask = which == 0 ? 7u : 7u << (last - 2);
        else
            mask = which == 0 ? 1u | 1u << last : 3u | 3u << (last - 1);
    }
    for (SideState &side : state.sides)
        eachColumn(mask, [&](int column) {
            if (side.ground[static_cast<std::size_t>(column)] == 0)
                setGround(play.sheet, side, column, row.ground);
        });
    if (play.narration != nullptr)
        play.narration->say("The ground: " + row.name + ".");
}

void deal(Play &play)
{
    State &state = play.state;
    shuffleDeck(play, 0);
    shuffleDeck(play, 1);
    dealHand(play, 0);
    dealHand(play, 1);
    layGround(play, false);
    giveInitiative(play, nobody);
    state.opener = state.first;
    state.round = 1;
    state.second = false;
    beginTurn(play, state.first);
}

} // namespace optio::hoplites
