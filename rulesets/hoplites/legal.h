// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done: why an act is refused (HOP-931), and the list of all acts that are not. Both look at the field as the acting side sees
// it; what only a hidden unit prevents is found out when the act is tried (HOP-409).
#pragma once

#include "rulesets/hoplites/act.h"
#include "rulesets/hoplites/play.h"

#include <string>

namespace optio::hoplites {

/// Reasons of refusals; their sentences are in refusals.toml under the same names.
enum class Why : Byte {
    ok,
    over,
    prompt,
    phase,
    noUnit,
    notInHand,
    noCard,
    onePlay,
    offField,
    occupied,
    impassable,
    restricted,
    noRelief,
    secondFull,
    notClear,
    manoeuvring,
    artilleryStays,
    enemyNear,
    oneMove,
    nextArea,
    mayNotRetire,
    cavalryNear,
    noHits,
    noMissiles,
    hasFired,
    quiet,
    notNear,
    beyond,
    unseen,
    supplyWho,
    supplyTwice,
    noShock,
    attacksOnce,
    attackedOnce,
    tooMany,
    defendsOnly,
    groundBars,
    elephantFront,
    lightChariot,
    withdrawn,
    closedSide,
    closedToFlyers,
    neverFlanks,
    noButton,
    noTries,
    flanksOne,
    zoneHeld,
    frontHeld,
    notRouted,
    goneForGood,
    noAttempts,
    notAway,
    handFull,
    emptyDeck,
    drawn,
    notRallied,
    lateUnit,
    haveFought,
    noOrders,
    noReserve,
    nothingDeclared,
    engagedQuiet,
    period, ///< see Hooks::forbids
    count
};
const char *nameOf(Why why);

/// A side's look at the field.
struct Sight {
    const Sheet &sheet;
    const State &state;
    const Layout &layout;
    const Hooks &hooks;
    const SideState &own, &other;
    Mask seen; ///< enemy columns that hold units, as far as they are taken into account

    /// `all`: hidden units too.
    Sight(const Sheet &figures, const State &battle, int side, bool all = false)
        : sheet(figures), state(battle), layout(figures.modules[battle.module].layout), hooks(figures.modules[battle.module].hooks),
          own(battle.sides[static_cast<std::size_t>(side)]), other(battle.sides[static_cast<std::size_t>(1 - side)]),
          seen(all ? other.occupied : static_cast<Mask>(other.occupied & ~other.hiding))
    {}

    const Unit &mine(int unit) const { return own.units[static_cast<std::size_t>(unit)]; }
    const Unit &theirs(int unit) const { return other.units[static_cast<std::size_t>(unit)]; }
    bool prefers(std::uint16_t preference) const { return (state.preferences & preference) != 0; }

    /// Columns into which a unit in hand may come by itself, and those where it may take somebody's place.
    Mask placesFor(const Unit &unit) const;
    Mask reliefsFor(const Unit &unit) const;
    /// Where field restrictions let the unit be (HOP-416).
    Mask allowedFor(const Unit &unit) const;
    /// May one more unit be played, one more card drawn (HOP-415)?
    bool mayPlayMore() const { return own.plays < (prefers(dynamicPlay) ? 2 : 1); }
    bool mayDrawMore() const { return own.draws < (prefers(dynamicPlay) ? 2 - own.plays : 1); }
    Why mayMove(const Unit &unit) const;
    Why mayRetire(const Unit &unit) const;
    /// The traits of which one makes a unit's retiring possible.
    std::uint32_t retirers() const
    {
        const bool light = (own.rules & discipline) != 0 || prefers(lightMobility);
        return skirmisher | (light ? lightClass : 0u) | ((own.rules & mobility) != 0 ? lightCavalry | lancers : 0u);
    }
    /// Is an area beside the enemy's column open (HOP-443), or open to Long Swords (HOP-864)?
    bool openSide(int column) const;
    bool openToSwords(int column) const;
    /// The enemies seen whom no missile can be aimed at.
    Mask beyondMissiles() const;
    /// May the unit attack anybody?
    Why mayAttack(const Unit &unit) const
    {
        const std::uint32_t traits = sheet.traitsOf(unit);
        if ((traits & artillery) != 0)
            return Why::defendsOnly;
        if (unit.manoeuvre > 0 && !((traits & chariot) != 0 && unit.has(playedNow) && !unit.has(barred))) // HOP-824
            return Why::manoeuvring;
        if ((traits & lightChariot) != 0 && prefers(restrictedChariots))
            return Why::lightChariot;
        return unit.has(attacking) ? Why::attacksOnce : Why::ok;
    }
    /// Into another zone (HOP-441)?
    bool acrossTo(const Unit &unit, int column) const;
    /// May the unit attack this one in this way? `cards` FLANK cards are free for it. `alone`: the only attacker or one of two on one.
    Why mayStrike(const Unit &unit, const Unit &target, Flank flank, bool oneTarget, int cards) const;
    /// The columns of enemies whom the unit may strike from where it stands, on what ground they are.
    unsigned reach(const Unit &unit) const
    {
        const unsigned across = (seen & layout.zoneMask[unit.column]) == 0 ? layout.across[unit.column] : 0u;
        return (layout.near[unit.column] | across) & seen & ~static_cast<unsigned>(other.closed[sheet.groundOf(unit)]);
    }
    /// Is there a column of the chart for it?
    bool charted(const Unit &unit, const Unit &target, bool flanking) const
    {
        if (!flanking && sheet.is(unit, cavalry) && sheet.is(target, elephant))
            return false;
        const Columns &both = sheet.columnsOf[unit.type][target.type];
        return (flanking ? both.flank : both.front) != 0;
    }
    /// Does the unit strike the flank in this attack?
    bool flanks(const Unit &unit, const Unit &target, Flank flank) const;
    Why mayGoBehind(const Unit &unit) const;
    /// The same of a unit that may attack.
    Why findsWayBehind(const Unit &unit) const;
    int cards(Card card) const;
    int triesLeft() const { return own.command - own.tries; }
};

// What is asked of every unit before every decision.

inline bool Sight::acrossTo(const Unit &unit, int column) const
{
    return (layout.across[unit.column] & bit(column)) != 0 && (seen & layout.zoneMask[unit.column]) == 0;
}

inline bool Sight::flanks(const Unit &unit, const Unit &target, Flank flank) const
{
    if (flank != Flank::front)
        return true;
    const std::uint32_t traits = sheet.traitsOf(unit);
    return (layout.across[unit.column] & bit(target.column)) != 0 && (traits & (chariot | phalanx)) == 0 &&
           unit.size <= sheet.numbers.flankLargest; // HOP-441
}

inline Why Sight::mayStrike(const Unit &unit, const Unit &target, Flank flank, bool oneTarget, int free) const
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
    return charted(unit, target, flanks(unit, target, flank)) ? Why::ok : Why::elephantFront;
}

inline Why Sight::findsWayBehind(const Unit &unit) const
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

inline Why Sight::mayMove(const Unit &unit) const
{
    if (own.laterals > 0)
        return Why::oneMove;
    if (unit.manoeuvre > 0)
        return Why::manoeuvring;
    if (sheet.is(unit, artillery))
        return Why::artilleryStays;
    return (seen & layout.near[unit.column]) != 0 ? Why::enemyNear : Why::ok;
}

inline Why Sight::mayRetire(const Unit &unit) const
{
    if (unit.manoeuvre > 0)
        return Why::manoeuvring;
    const std::uint32_t traits = sheet.traitsOf(unit);
    const std::uint32_t by = traits & retirers();
    if (by == 0)
        return Why::mayNotRetire;
    const std::uint32_t foes = (by & (skirmisher | lightClass)) != 0 || (other.rules & mobility) != 0 ? std::uint32_t{cavalry} : 0u;
    if (own.secondCount >= sheet.numbers.second)
        return Why::secondFull;
    bool blocked = false;
    if (foes != 0)
        eachColumn(seen & layout.near[unit.column],
                   [&](int column) { blocked = blocked || sheet.is(theirs(unitAt(other, column)), foes); });
    return blocked ? Why::cavalryNear : Why::ok;
}

/// The attack that an act declares, its units in column order (so their checks are made in it), as far as the side sees.
Attack attackOf(const Sight &sight, const Act &act);

/// Why the act may not be done by this side now.
Why whyNot(const Sheet &sheet, const State &state, const Act &act, int side);
/// The sentence of a refusal, with its rule.
std::string sentenceOf(const Sheet &sheet, Why why);
/// The same, saying what stands in the way of this act: the phase it belongs to, the question that is open.
std::string refusalOf(const Sheet &sheet, const State &state, const Act &act, const Names &names, Why why);

/// Ends phases in which there is nothing to decide, at most so many, and lists what may be done then; `lazy` leaves the list of a shock
/// phase empty.
void settle(Play &play, ActList &list, bool lazy, int most = 255);
/// All acts that the side may do now, in a fixed order.
void actions(const Sheet &sheet, const State &state, int side, ActList &list);
/// Has the active side nothing to decide in this phase but to end it?
bool idle(const Sheet &sheet, const State &state);

/// Does the act: changes the state and goes on to the next decision. The act must be allowed (see whyNot). `stops`: bits of the sides at
/// whose phases it stops even where nothing can be decided but to end them (PRF-11).
void apply(const Sheet &sheet, State &state, const Act &act, Dice &dice, Narration *narration = nullptr, Uses *uses = nullptr,
           unsigned stops = 0);
/// The same for playouts, and lists what may be done then (see settle()).
void playOn(const Sheet &sheet, State &state, const Act &act, Dice &dice, ActList &next, bool lazy = false);
/// The act alone: no phase ends by itself after it, so nothing hangs on what is in hand.
void perform(const Sheet &sheet, State &state, const Act &act, Dice &dice, Narration *narration = nullptr);
/// What the act does by itself, for its odds: elephants that break vanish instead of running wild, and nothing goes on after it.
void weigh(const Sheet &sheet, State &state, const Act &act, Dice &dice);

} // namespace optio::hoplites
