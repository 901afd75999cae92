// SPDX-License-Identifier: GPL-3.0-or-later
// Blanks what a side may not know.
#include "rulesets/hoplites/view.h"

#include "rulesets/hoplites/play.h"

#include <algorithm>

namespace optio::hoplites {

namespace {

void blank(Unit &unit)
{
    unit.place = Place::unknown;
    unit.manoeuvre = 0;
    unit.column = nobody;
    unit.coh = unit.depletion = 0;
    unit.bane = nobody;
    unit.marks = 0;
}

/// The places that the other side does not look into, as bits.
constexpr unsigned dark = 1u << static_cast<int>(Place::deck) | 1u << static_cast<int>(Place::hand) |
                          1u << static_cast<int>(Place::pursuit) | 1u << static_cast<int>(Place::discarded);

/// What the other side does not see of this one.
void hideFromOther(State &view, std::size_t side)
{
    SideState &own = view.sides[side];
    std::for_each(own.units.begin(), own.units.begin() + own.unitCount, [](Unit &unit) {
        if ((dark >> static_cast<int>(unit.place) & 1) != 0)
            blank(unit);
    });
    eachColumn(own.hiding & own.occupied, [&](int column) {
        Byte &unit = own.field[static_cast<std::size_t>(column)];
        blank(own.units[unit]);
        unit = nobody;
    });
    own.occupied = static_cast<Mask>(own.occupied & ~own.hiding);
    own.hiding = 0;
    std::fill_n(own.deck.begin(), own.deckCount, unseen);
    std::fill_n(own.hand.begin(), own.handCount, unseen);
    if ((view.preferences & fogOfWar) != 0)
        own.acting = 0; // whose clan acted unseen is not told
    own.dropped.fill(0);
    own.habits = 0;
    view.bids = static_cast<Byte>(view.bids & ~(5u << side));
}

} // namespace

Attack seenBy(const State &state, Attack attack, int side)
{
    if (side != 1 - state.active && state.enemy().hiding != 0)
        attack.open ^= attack.veiled;
    attack.veiled = 0;
    return attack;
}

State viewOf(const State &state, int side)
{
    State view = state;
    view.forming = seenBy(state, state.forming, side);
    for (Attack &one : view.attacks)
        one = seenBy(state, one, side);
    view.periodLeft = view.periodLeft > 0 ? 1 : 0; // nobody knows how long it lasts
    for (const std::size_t one : {0u, 1u}) {
        if (static_cast<int>(one) != side)
            hideFromOther(view, one);
        else
            std::sort(view.sides[one].deck.begin(), view.sides[one].deck.begin() + view.sides[one].deckCount);
    }
    return view;
}

State knownTo(const State &state, int side)
{
    State known = viewOf(state, side);
    for (const std::size_t one : {0u, 1u}) {
        if (static_cast<int>(one) == side)
            continue;
        const SideState &own = state.sides[one];
        std::array<int, cardKinds> left{};
        const auto count = [&](Byte code) {
            if (code >= firstSpecial && code < firstSpecial + cardKinds)
                ++left[static_cast<std::size_t>(code - firstSpecial)];
        };
        std::for_each_n(own.deck.begin(), own.deckCount, count);
        std::for_each_n(own.hand.begin(), own.handCount, count);
        SideState &shown = known.sides[one];
        int next = 0;
        for (std::size_t kind = 0; kind < left.size(); ++kind)
            for (int more = left[kind] + own.dropped[kind]; more > 0; --more, ++next) {
                const Byte code = static_cast<Byte>(firstSpecial + kind);
                if (next < own.deckCount)
                    shown.deck[static_cast<std::size_t>(next)] = code;
                else if (next < own.deckCount + own.handCount)
                    shown.hand[static_cast<std::size_t>(next - own.deckCount)] = code;
                else
                    ++shown.dropped[kind];
            }
    }
    return known;
}

} // namespace optio::hoplites
