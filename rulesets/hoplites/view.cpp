// SPDX-License-Identifier: GPL-3.0-or-later
// Blanks what a side may not know.
#include "rulesets/hoplites/view.h"

#include "rulesets/hoplites/sheet.h"

#include <algorithm>

namespace optio::hoplites {

namespace {

void blank(Unit &unit)
{
    unit.place = Place::unknown;
    unit.column = nobody;
    unit.coh = unit.depletion = unit.manoeuvre = 0;
    unit.bane = nobody;
    unit.marks = 0;
}

/// What the other side does not see of this one.
void hideFromOther(State &view, std::size_t side)
{
    SideState &own = view.sides[side];
    for (int index = 0; index < own.unitCount; ++index) {
        Unit &unit = own.units[static_cast<std::size_t>(index)];
        const bool hiding = unit.place == Place::field && (own.hiding >> unit.column & 1) != 0;
        if (hiding)
            own.field[unit.column] = nobody;
        if (hiding || unit.place == Place::deck || unit.place == Place::hand || unit.place == Place::pursuit ||
            unit.place == Place::discarded)
            blank(unit);
    }
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

State viewOf(const State &state, int side)
{
    State view = state;
    view.periodLeft = view.periodLeft > 0 ? 1 : 0; // nobody knows how long it lasts
    for (const std::size_t one : {0u, 1u}) {
        if (static_cast<int>(one) != side)
            hideFromOther(view, one);
        else
            std::sort(view.sides[one].deck.begin(), view.sides[one].deck.begin() + view.sides[one].deckCount);
    }
    return view;
}

} // namespace optio::hoplites
