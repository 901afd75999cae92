// SPDX-License-Identifier: GPL-3.0-or-later
// One act being played out: the figures, the state it changes, its dice, and, where somebody reads, its narration. Everything that happens
// on the field goes through the functions here.
#pragma once

#include "rules/dice/dice.h"
#include "rulesets/hoplites/narration.h"
#include "rulesets/hoplites/players/uses.h"
#include "rulesets/hoplites/sheet.h"
#include "rulesets/hoplites/state.h"

#include <bit>
#include <string>
#include <string_view>
#include <vector>

namespace optio::hoplites {

struct Play {
    const Sheet &sheet;
    State &state;
    Dice &dice;
    Narration *narration = nullptr; ///< null: nothing is told
    Uses *uses = nullptr;           ///< null: nothing is counted
    bool weighing = false;          ///< for odds: what changes nothing for them is not rolled, and like faces are one branch
    const Attack *about = nullptr;  ///< for odds of an attack: that one

    const Module &module() const { return sheet.modules[state.module]; }
    const Layout &layout() const { return module().layout; }
    const Numbers &numbers() const { return sheet.numbers; }
    SideState &side(int index) { return state.sides[static_cast<std::size_t>(index)]; }
    Unit &unit(int side_, int index) { return side(side_).units[static_cast<std::size_t>(index)]; }
    bool prefers(std::uint16_t preference) const { return (state.preferences & preference) != 0; }
    void used(Use use)
    {
        if (uses != nullptr)
            ++uses->count[static_cast<std::size_t>(use)];
    }

    /// A ten-sided die. `what` names the draw; with a narration the unit's name is put before it.
    int die(std::string_view id, std::string_view what, int side_ = -1, int unit_ = nobody)
    {
        Dice &asked = diceFor(side_, unit_);
        return narration == nullptr ? asked.d10({id, what}) : asked.d10({id, labelOf(what, side_, unit_)});
    }
    /// By how much such a die passes `atMost` (0: passed).
    int over(int atMost, std::string_view id, std::string_view what, int side_, int unit_)
    {
        Dice &asked = diceFor(side_, unit_);
        return narration == nullptr ? asked.over(atMost, {id, what}) : asked.over(atMost, {id, labelOf(what, side_, unit_)});
    }
    /// Does such a die show `most` or less?
    bool atMost(int most, std::string_view id, std::string_view what, int side_ = -1, int unit_ = nobody)
    {
        Dice &asked = diceFor(side_, unit_);
        return narration == nullptr ? asked.check(Die::d10, most, {id, what})
                                    : asked.check(Die::d10, most, {id, labelOf(what, side_, unit_)});
    }
    /// For odds: true in `cases` of `of` cases.
    bool chance(int cases, int of);
    /// 0 to n-1.
    int pick(int n, std::string_view id, std::string_view what, int side_ = -1, int unit_ = nobody)
    {
        return n <= 1 ? 0 : diceFor(side_, unit_).pick(n, {id, what});
    }
    /// The dice, told whom the next draw is about, if anybody.
    Dice &diceFor(int side_, int unit_) { return unit_ == nobody ? dice : dice.about(pieceOf(side_, unit_)); }
    /// What a draw of a unit, a side or nobody is called where it is told.
    std::string labelOf(std::string_view what, int side_, int unit_) const;
    /// The face of the last die, for the narration.
    int face() const { return dice.drawn().empty() ? 0 : dice.drawn().back().value; }
    std::string name(int side_, int unit_) const
    {
        return narration->names->units[static_cast<std::size_t>(side_)][static_cast<std::size_t>(unit_)];
    }
};

/// Calls `f(column)` for each bit, from column 1 up.
template <class F> void eachColumn(unsigned mask, F &&f)
{
    for (; mask != 0; mask &= mask - 1)
        f(std::countr_zero(mask));
}

// Where units stand (HOP-012, HOP-014).
inline Mask bit(int column) { return static_cast<Mask>(1u << column); }
/// Enemy columns adjacent to a column of the other side.
inline Mask enemiesNear(const Layout &layout, const SideState &enemy, int column)
{
    return static_cast<Mask>(enemy.occupied & layout.near[static_cast<std::size_t>(column)]);
}
inline int unitAt(const SideState &side, int column) { return side.field[static_cast<std::size_t>(column)]; }
/// Enemy columns that hold units with a trait.
Mask holding(const Sheet &sheet, const SideState &side, std::uint32_t trait);
/// Columns of a side that are impassable for all.
Mask impassable(const SideState &side);

/// Gives an area its ground.
void setGround(const Sheet &sheet, SideState &side, int column, int ground);

// Marks and hits.
void addCoh(Play &play, int side, int unit, int hits, const char *why, const char *rule);
void takeCoh(Play &play, int side, int unit, int hits, const char *why, const char *rule);
void manoeuvre(Play &play, int side, int unit, int level);
void reveal(Play &play, int side, int column);

// leave.cpp
/// Takes a unit off the field if its COH has reached its limit (HOP-700). `banes` is the enemy unit that did it, or nobody.
bool leaveIfBroken(Play &play, int side, int unit, int bane = nobody);
/// It leaves whatever its COH.
void breakUnit(Play &play, int side, int unit, int bane = nobody);
/// It is eliminated, whatever would become of its like. `asRout`: it counts among those that routed.
void loseUnit(Play &play, int side, int unit, int bane, bool asRout);
/// From the field to no place: the area is free, enemies may be engaged no more (HOP-471), unless somebody takes its place at once.
void liftOff(Play &play, int side, int unit, bool replaced = false);
/// Into the second line; false when it is full.
bool toSecondLine(Play &play, int side, int unit, bool rallied);
void outOfSecondLine(Play &play, int side, int unit);
void eliminate(Play &play, int side, int unit);
/// HOP-340 to HOP-343: has a side reached its level? Ends the battle if so.
void checkEnd(Play &play);
void endBattle(Play &play, int winner, Ending ending);

// enter.cpp
/// May missiles be used in this round at all (HOP-303)?
inline bool fireAllowed(const State &state) { return (state.preferences & quietSetup) == 0 || state.round > state.setup; }
/// Is the question answered by a habit of the side (HOP-912)?
bool answered(const Sheet &sheet, const Module &module, const SideState &side, const Unit &unit, Asks what);
/// Will a unit that comes into this area of its side be hidden there (HOP-408)?
bool hidesIn(const Play &play, int side, int column);
/// A unit comes into an area of its side (HOP-411): terrain, markers, hiding, reaction fire. `played`: from the hand.
void enter(Play &play, int side, int unit, int column, bool played, bool secondPlay);
/// Asks, or fires for, the units that may still react; ends the prompt when none is left (HOP-427).
void goOnReacting(Play &play);
/// May this unit use its missiles now (HOP-431)? `screen`: the archers on an elephant count too.
bool mayFire(const Sheet &sheet, const State &state, const SideState &side, const Unit &unit, bool reaction);

// missile.cpp
/// One unit's shots at a unit (HOP-432): in reaction elephants' archers first.
void shoot(Play &play, int side, int unit, int target, bool reaction);
/// Base value and modifiers of a shot, told.
struct Aim {
    const ShotRow *shot = nullptr;
    int modifier = 0;
    int hits = 1;
};
Aim aimOf(const Sheet &sheet, const State &state, int side, const Unit &unit, const Unit &target, bool screen);
/// What its modifier is made up of, each part by itself (HOP-T02).
struct AimPart {
    std::string label, rule;
    int value = 0;
};
std::vector<AimPart> aimParts(const Sheet &sheet, const State &state, int side, const Unit &unit, const Unit &target, bool screen);

// attack.cpp
void declare(Play &play, const struct Act &act);
void goOnWithdrawing(Play &play);
void withdraw(Play &play, int side, int unit, bool stay);

// resolve.cpp
void resolveAll(Play &play);
void resolveOne(Play &play, const Attack &attack);
void strikeBehind(Play &play, int unit);
/// Engagement, collapse, end of the phase's marks (HOP-470 to HOP-473).
void endShock(Play &play);

// rally.cpp
void rallyUnit(Play &play, int unit, bool card);
void regroup(Play &play, int unit);
void drawCard(Play &play);
void drawSecond(Play &play, int unit);
void discard(Play &play, int code);
void callReserve(Play &play);

// turn.cpp
/// Who goes first from now on (HOP-314, HOP-321): the side that won `byCard`, or nobody for dice; and for how long, if that varies.
void giveInitiative(Play &play, Byte byCard);
void beginTurn(Play &play, int side);
void endPhase(Play &play);
/// Ends phases in which there is nothing to decide, at most so many; not those of the sides of whom there are bits in `stops`.
void settle(Play &play, unsigned stops, int most = 255);
void bid(Play &play, bool plays);

// deal.cpp
void deal(Play &play);
/// A side's opening hand, from its deck in the order it has (HOP-312).
void dealHand(Play &play, int side);
/// The ground of the battle (HOP-407). `ascending`: scattered areas are picked among those left in the order of their columns (PBM-32);
/// games at one table pick among them in an order that their published dice hang on.
void layGround(Play &play, bool ascending);

// cards
/// Is this special card in the hand?
inline bool holds(const SideState &side, Card card)
{
    for (std::size_t i = 0; i < side.handCount; ++i)
        if (side.hand[i] == codeOf(card))
            return true;
    return false;
}
/// Takes the card from the hand; it is spent.
void spend(Play &play, Card card);
void takeFromHand(SideState &side, Byte code);

} // namespace optio::hoplites
