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

Why Sight::mayMove(const Unit &unit) const
{
    if (own.laterals > 0)
        return Why::oneMove;
    if (unit.manoeuvre > 0)
        return Why::manoeuvring;
    if (sheet.is(unit, artillery))
        return Why::artilleryStays;
    return (seen & layout.near[unit.column]) != 0 ? Why::enemyNear : Why::ok;
}

Why Sight::mayRetire(const Unit &unit) const
{
    if (unit.manoeuvre > 0)
        return Why::manoeuvring;
    const std::uint32_t traits = sheet.traitsOf(unit);
    std::uint32_t foes = 0;
    const bool lightOnFoot = (traits & lightClass) != 0 && ((own.rules & discipline) != 0 || prefers(lightMobility));
    if ((traits & skirmisher) != 0 || lightOnFoot)
        foes = cavalry;
    else if ((traits & (lightCavalry | lancers)) != 0 && (own.rules & mobility) != 0)
        foes = (other.rules & mobility) != 0 ? std::uint32_t{cavalry} : 0u;
    else
        return Why::mayNotRetire;
    if (own.secondCount >= sheet.numbers.second)
        return Why::secondFull;
    bool blocked = false;
    if (foes != 0)
        eachColumn(seen & layout.near[unit.column],
                   [&](int column) { blocked = blocked || sheet.is(theirs(unitAt(other, column)), foes); });
    return blocked ? Why::cavalryNear : Why::ok;
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

bool Sight::acrossTo(const Unit &unit, int column) const
{
    return (layout.across[unit.column] & bit(column)) != 0 && (seen & layout.zoneMask[unit.column]) == 0;
}

bool Sight::flanks(const Unit &unit, const Unit &target, Flank flank) const
{
    if (flank != Flank::front)
        return true;
    const std::uint32_t traits = sheet.traitsOf(unit);
    return (layout.across[unit.column] & bit(target.column)) != 0 && (traits & (chariot | phalanx)) == 0 &&
           unit.size <= sheet.numbers.flankLargest; // HOP-441
}

Why Sight::mayStrike(const Unit &unit, const Unit &target, Flank flank, bool oneTarget, int free) const
{
    const std::uint32_t traits = sheet.traitsOf(unit), foes = sheet.traitsOf(target);
    const bool near = (layout.near[unit.column] & bit(target.column)) != 0;
    if ((seen & bit(target.column)) == 0)
        return Why::unseen;
    if (!near && (layout.across[unit.column] & bit(target.column)) == 0)
        return Why::notNear;
    if (!near && !acrossTo(unit, target.column))
        return Why::zoneHeld;
    if (!near && !oneTarget)
        return Why::notNear;
    if (target.has(withdrew))
        return Why::withdrawn;
    if (target.has(attacked))
        return Why::attackedOnce;
    if ((other.closed[sheet.groundOf(unit)] & bit(target.column)) != 0)
        return Why::groundBars;
    if (flank != Flank::front) {
        if (!oneTarget)
            return Why::flanksOne;
        if (flanks(unit, target, Flank::front) || (!near && flank == Flank::button))
            return Why::noButton;
        if ((traits & phalanx) != 0 || unit.size > sheet.numbers.flankLargest)
            return Why::neverFlanks;
        if ((traits & chariot) != 0 && prefers(restrictedChariots))
            return Why::neverFlanks;
        const Reach reach = hooks.reachesFlank == nullptr ? Reach::no : hooks.reachesFlank(unit, target);
        const bool always = reach == Reach::yes;
        if (!always && !openSide(target.column))
            return reach == Reach::matched ? Why::closedToFlyers : Why::closedSide;
        if (flank == Flank::button) {
            if (!always && ((traits & mounted) == 0 || (traits & chariot) != 0 || (foes & mounted) != 0))
                return Why::noButton;
            if (own.flanks >= own.command)
                return Why::noTries;
        } else if (free <= 0) {
            return Why::noCard;
        }
    }
    const bool flanking = flanks(unit, target, flank);
    if ((traits & cavalry) != 0 && (foes & elephant) != 0 && !flanking)
        return Why::elephantFront;
    const Columns &both = sheet.columnsOf[unit.type][target.type];
    return (flanking ? both.flank : both.front) == 0 ? Why::elephantFront : Why::ok;
}

Why Sight::mayGoBehind(const Unit &unit) const
{
    const Why why = mayAttack(unit);
    return why == Why::ok ? findsWayBehind(unit) : why;
}

Why Sight::findsWayBehind(const Unit &unit) const
{
    const int column = unit.column;
    if ((seen & bit(column)) != 0)
        return Why::frontHeld;
    if ((other.closed[sheet.groundOf(unit)] & bit(column)) != 0)
        return Why::groundBars;
    bool held = false;
    eachColumn(seen & layout.near[static_cast<std::size_t>(column)],
               [&](int near) { held = held || !theirs(unitAt(other, near)).has(withdrew); });
    return held ? Why::frontHeld : Why::ok;
}

int Sight::cards(Card card) const { return static_cast<int>(std::count(own.hand.begin(), own.hand.begin() + own.handCount, codeOf(card))); }

} // namespace optio::hoplites
