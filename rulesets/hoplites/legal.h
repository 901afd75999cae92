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
    /// Does the unit strike the flank in this attack?
    bool flanks(const Unit &unit, const Unit &target, Flank flank) const;
    Why mayGoBehind(const Unit &unit) const;
    /// The same of a unit that may attack.
    Why findsWayBehind(const Unit &unit) const;
    int cards(Card card) const;
    int triesLeft() const { return own.command - own.tries; }
};

/// The attack that an act declares, its units in column order (so their checks are made in it), as far as the side sees.
Attack attackOf(const Sight &sight, const Act &act);

/// Why the act may not be done by this side now.
Why whyNot(const Sheet &sheet, const State &state, const Act &act, int side);
/// The sentence of a refusal, with its rule.
std::string sentenceOf(const Sheet &sheet, Why why);
/// The same, saying what stands in the way of this act: the phase it belongs to, the question that is open.
std::string refusalOf(const Sheet &sheet, const State &state, const Act &act, const Names &names, Why why);

/// All acts that the side may do now, in a fixed order.
void actions(const Sheet &sheet, const State &state, int side, ActList &list);
/// Has the active side nothing to decide in this phase but to end it?
bool idle(const Sheet &sheet, const State &state);

/// Does the act: changes the state and goes on to the next decision. The act must be allowed (see whyNot). `stops`: bits of the sides at
/// whose phases it stops even where nothing can be decided but to end them (PRF-11).
void apply(const Sheet &sheet, State &state, const Act &act, Dice &dice, Narration *narration = nullptr, Uses *uses = nullptr,
           unsigned stops = 0);
/// The act alone: no phase ends by itself after it, so nothing hangs on what is in hand.
void perform(const Sheet &sheet, State &state, const Act &act, Dice &dice, Narration *narration = nullptr);
/// What the act does by itself, for its odds: elephants that break vanish instead of running wild, and nothing goes on after it.
void weigh(const Sheet &sheet, State &state, const Act &act, Dice &dice);

} // namespace optio::hoplites
