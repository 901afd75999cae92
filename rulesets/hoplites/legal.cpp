// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done, piece by piece.
#include "rulesets/hoplites/legal.h"

#include "rulesets/hoplites/state/state_places.h"

#include <algorithm>

namespace optio::hoplites {

Mask Sight::allowedFor(const Unit &unit) const
{
    return prefers(fieldRestrictions) && layout.restrictions && (own.rules & mobility) == 0 ? placesOf(sheet, state, unit.type)
                                                                                            : layout.all;
}

Mask Sight::placesFor(const Unit &unit) const
{
    const auto closed = static_cast<unsigned>(own.closed[sheet.groundOf(unit)]);
    return static_cast<Mask>(allowedFor(unit) & ~closed & ~static_cast<unsigned>(own.occupied));
}

Mask Sight::reliefsFor(const Unit &unit) const
{
    std::uint64_t leaves = 0;
    for (const ReliefRow &row : sheet.reliefs)
        if ((row.enters >> unit.type & 1) != 0 && (row.army == 0 || (own.rules & row.army) != 0))
            leaves |= row.leaves;
    if (leaves == 0)
        return 0;
    unsigned mask = 0;
    eachColumn(own.occupied, [&](int column) {
        if ((leaves >> mine(unitAt(own, column)).type & 1) != 0)
            mask |= 1u << column;
    });
    return static_cast<Mask>(mask & ~static_cast<unsigned>(own.closed[sheet.groundOf(unit)]) & allowedFor(unit));
}

Mask Sight::beyondMissiles() const
{
    const auto beyond = hooks.beyondMissiles;
    unsigned mask = 0;
    if (beyond != nullptr)
        eachColumn(seen, [&](int column) {
            if (beyond(theirs(unitAt(other, column))))
                mask |= 1u << column;
        });
    return static_cast<Mask>(mask);
}

bool Sight::openSide(int column) const
{
    if (layout.openEdges && (column == 0 || column == layout.width - 1))
        return true;
    const unsigned filled = seen | impassable(other);
    return (layout.beside[static_cast<std::size_t>(column)] & ~filled) != 0;
}

bool Sight::openToSwords(int column) const
{
    if (layout.openEdges && (column == 0 || column == layout.width - 1))
        return true;
    const unsigned filled = seen | impassable(other);
    const Byte zone = layout.zone[static_cast<std::size_t>(column)];
    for (const int step : {-1, 1}) {
        int sum = 0;
        for (int c = column + step; c >= 0 && c < layout.width && (filled >> c & 1) == 0; c += step)
            sum += layout.zone[static_cast<std::size_t>(c)] == zone ? 1 : 2;
        if (sum >= 2)
            return true;
    }
    return false;
}

Why Sight::mayGoBehind(const Unit &unit) const
{
    const Why why = mayAttack(unit);
    return why == Why::ok ? findsWayBehind(unit) : why;
}

int Sight::cards(Card card) const { return static_cast<int>(std::count(own.hand.begin(), own.hand.begin() + own.handCount, codeOf(card))); }

} // namespace optio::hoplites
