// SPDX-License-Identifier: GPL-3.0-or-later
// An act is done: the one place where the state of a battle changes.
#include "rulesets/hoplites/combat/duel.h"
#include "rulesets/hoplites/legal.h"

namespace optio::hoplites {

namespace {

/// What both sides may be told of a unit that goes to a column, with what it does: of one that will be hidden there that it is somebody
/// (HOP-041).
std::string seen(const Play &play, int index, int column, const std::string &does, const std::string &somebodyDoes)
{
    return hidesIn(play, play.state.active, column) ? "Somebody " + somebodyDoes : play.name(play.state.active, index) + " " + does;
}
std::string columnSeen(const Play &play, int column)
{
    return hidesIn(play, play.state.active, column) ? std::string(", unseen") : " in column " + std::to_string(column + 1);
}

void playUnit(Play &play, int index, int column)
{
    SideState &own = play.state.own();
    const int side = play.state.active;
    takeFromHand(own, static_cast<Byte>(index));
    const bool secondPlay = ++own.plays == 2;
    if (secondPlay)
        play.used(Use::extraPlay);
    if (const int there = unitAt(own, column); there != nobody) { // HOP-413
        play.used(Use::combinedMove);
        liftOff(play, side, there, true);
        toSecondLine(play, side, there, true);
        if (play.narration != nullptr)
            play.narration->say(seen(play, index, column, "take", "takes") + " the place of " + play.name(side, there) + ".");
    } else if (play.narration != nullptr) {
        play.narration->say(seen(play, index, column, "come", "comes") + " up" + columnSeen(play, column) + ".");
    }
    enter(play, side, index, column, true, secondPlay);
}

void moveUnit(Play &play, int index, int column)
{
    SideState &own = play.state.own();
    const int side = play.state.active;
    Unit &unit = own.units[static_cast<std::size_t>(index)];
    play.used(Use::lateralMove);
    ++own.laterals;
    own.field[unit.column] = nobody;
    own.occupied = static_cast<Mask>(own.occupied & ~bit(unit.column));
    own.hiding = static_cast<Mask>(own.hiding & ~bit(unit.column));
    unit.clear(hidden);
    if (play.narration != nullptr)
        play.narration->say(seen(play, index, column, "come", "comes") + " to stand" + columnSeen(play, column) + ".");
    enter(play, side, index, column, false, false);
}

void retire(Play &play, int index)
{
    const int side = play.state.active;
    play.used(Use::secondLineMove);
    if (play.sheet.is(play.unit(side, index), lightCavalry | lancers))
        play.used(Use::mobility);
    else if (play.sheet.is(play.unit(side, index), lightClass) && (play.side(side).rules & discipline) != 0)
        play.used(Use::discipline);
    liftOff(play, side, index);
    toSecondLine(play, side, index, true);
    if (play.narration != nullptr)
        play.narration->say(play.name(side, index) + " go back to the second line.");
}

/// HOP-414
void strew(Play &play, int column)
{
    State &state = play.state;
    const int side = 1 - state.active;
    spend(play, Card::caltrop);
    setGround(play.sheet, state.enemy(), column, play.sheet.caltrop);
    const int index = unitAt(state.enemy(), column);
    if (index == nobody)
        return;
    const TypeRow &type = play.sheet.type(play.unit(side, index));
    const int hits = (type.traits & sureFooted) != 0 ? 0 : play.sheet.terrain[play.sheet.caltrop].coh[type.ground];
    if (hits <= 0)
        return;
    addCoh(play, side, index, hits, "caltrops", "HOP-414");
    leaveIfBroken(play, side, index);
    checkEnd(play);
}

void cohesionCard(Play &play, int index)
{
    const int side = play.state.active;
    spend(play, Card::cohesion);
    takeCoh(play, side, index, play.numbers().cardCohesion, "in better order", "HOP-422");
    if (play.unit(side, index).place != Place::field)
        return;
    manoeuvre(play, side, index, 1);
    play.unit(side, index).set(barred);
}

void supply(Play &play, const Act &act)
{
    spend(play, Card::supply);
    for (const Byte index : {act.a, act.b, act.c})
        if (index != nobody) {
            play.state.own().units[index].clear(noMissile);
            if (play.narration != nullptr)
                play.narration->say(play.name(play.state.active, index) + " have missiles again.");
        }
}

void act(Play &play, const Act &act)
{
    State &state = play.state;
    if (play.module().hooks.acts != nullptr)
        play.module().hooks.acts(play, act);
    switch (act.deed) {
    case Deed::deal:
        deal(play);
        break;
    case Deed::bid:
        bid(play, act.a == 1);
        break;
    case Deed::play:
        playUnit(play, act.a, act.b);
        break;
    case Deed::caltrop:
        strew(play, act.a);
        break;
    case Deed::lateral:
        moveUnit(play, act.a, act.b);
        break;
    case Deed::retire:
        retire(play, act.a);
        break;
    case Deed::cohesion:
        cohesionCard(play, act.a);
        break;
    case Deed::shoot:
        shoot(play, state.active, act.a, act.b, false);
        break;
    case Deed::supply:
        supply(play, act);
        break;
    case Deed::react: {
        const int side = state.asked;
        const int target = state.target;
        state.asking = static_cast<Mask>(state.asking & (state.asking - 1));
        if (act.b == 1)
            shoot(play, side, act.a, target, true);
        if (!state.over())
            goOnReacting(play);
        break;
    }
    case Deed::attack:
        declare(play, act);
        break;
    case Deed::withdraw: {
        const int side = state.asked;
        state.asking = static_cast<Mask>(state.asking & (state.asking - 1));
        withdraw(play, side, act.a, act.b == 0);
        if (!state.over())
            goOnWithdrawing(play);
        break;
    }
    case Deed::behind:
        strikeBehind(play, act.a);
        break;
    case Deed::resolve:
        resolveAll(play);
        break;
    case Deed::rallyLeader:
        rallyUnit(play, act.a, false);
        break;
    case Deed::rallyCard:
        rallyUnit(play, act.a, true);
        break;
    case Deed::regroup:
        regroup(play, act.a);
        break;
    case Deed::drawDeck:
        drawCard(play);
        break;
    case Deed::drawSecond:
        drawSecond(play, act.a);
        break;
    case Deed::discard:
        discard(play, act.a);
        break;
    case Deed::reserve:
        callReserve(play);
        break;
    case Deed::order:
        ++state.own().orders;
        play.used(Use::leaderOrder);
        takeCoh(play, state.active, act.a, 1, "by the leader's order", "HOP-724");
        break;
    case Deed::card:
        spend(play, Card::own);
        play.module().hooks.playCard(play);
        break;
    case Deed::bout:
        fightBout(play, act.a == 1);
        break;
    case Deed::next:
        endPhase(play);
        break;
    }
}

} // namespace

void apply(const Sheet &sheet, State &state, const Act &done, Dice &dice, Narration *narration, Uses *uses, unsigned stops)
{
    Play play{sheet, state, dice, narration, uses};
    const auto turns = state.turns;
    const Phase phase = state.phase;
    act(play, done);
    // A phase that was used up ends by itself, whoever stops at those that were empty from the start. (Where nobody stops, all do.)
    if (stops != 0 && done.deed != Deed::next && state.turns == turns && state.phase == phase)
        settle(play, 0, 1);
    settle(play, stops);
}

void playOn(const Sheet &sheet, State &state, const Act &done, Dice &dice, ActList &next, bool lazy)
{
    Play play{sheet, state, dice};
    act(play, done);
    settle(play, next, lazy);
}

void perform(const Sheet &sheet, State &state, const Act &done, Dice &dice, Narration *narration)
{
    Play play{sheet, state, dice, narration};
    act(play, done);
}

void weigh(const Sheet &sheet, State &state, const Act &done, Dice &dice)
{
    Play play{sheet, state, dice};
    play.weighing = true;
    act(play, done);
}

} // namespace optio::hoplites
