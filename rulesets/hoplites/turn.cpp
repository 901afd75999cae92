// SPDX-License-Identifier: GPL-3.0-or-later
// The sequence of play: phases, player turns, rounds, initiative (HOP-300 to HOP-342).
#include "rulesets/hoplites/legal.h"

#include <algorithm>

namespace optio::hoplites {

namespace {

/// A shock phase is left out (HOP-302, HOP-321).
NoShock noShockOf(const State &state)
{
    if (state.round <= state.setup)
        return NoShock::setup;
    if (state.round == state.setup + 1 && state.active == state.opener)
        return NoShock::firstWinner;
    return state.doubled ? NoShock::doubleTurn : NoShock::none;
}

Phase afterMissiles(const State &state) { return state.noShock == NoShock::none ? Phase::shock : Phase::rally; }

void beginRound(Play &play)
{
    State &state = play.state;
    if (state.round >= state.longest) {
        endBattle(play, 2, Ending::length);
        return;
    }
    ++state.round;
    state.second = false;
    beginTurn(play, state.first);
}

/// HOP-321: who holds the initiative from now on. `byCard`: 0 or 1, or nobody.
void settleInitiative(Play &play, Byte byCard)
{
    State &state = play.state;
    const Byte before = state.first;
    giveInitiative(play, byCard);
    // The side that takes it has just had its turn.
    if (state.first != before) {
        play.used(Use::doubleTurn);
        state.doubled = byCard == nobody;
    }
    beginRound(play);
}

void askInitiative(Play &play)
{
    State &state = play.state;
    // Both are asked, so that nobody learns who holds the card.
    for (int side = 0; side < 2; ++side)
        if ((state.bids >> (2 + side) & 1) == 0) {
            state.prompt = Prompt::initiative;
            state.asked = static_cast<Byte>(side);
            return;
        }
    state.prompt = Prompt::none;
    const int bids = state.bids & 3;
    state.bids = 0;
    const Byte active = state.active;
    for (const Byte side : {Byte{0}, Byte{1}})
        if ((bids >> side & 1) != 0) {
            state.active = side;
            spend(play, Card::initiative);
        }
    state.active = active;
    settleInitiative(play, bids == 1 ? Byte{0} : bids == 2 ? Byte{1} : nobody);
}

void endRound(Play &play)
{
    State &state = play.state;
    if (play.module().hooks.roundEnds != nullptr)
        play.module().hooks.roundEnds(play);
    if (state.over())
        return;
    if (play.prefers(variableInitiative) && --state.periodLeft == 0) {
        askInitiative(play);
        return;
    }
    beginRound(play);
}

/// Off the field there are no such marks.
void clearOnField(SideState &side, std::uint16_t marks)
{
    eachColumn(side.occupied, [&](int column) { side.units[static_cast<std::size_t>(unitAt(side, column))].clear(marks); });
}

bool hasUnits(const SideState &side)
{
    return std::any_of(side.units.begin(), side.units.begin() + side.unitCount,
                       [](const Unit &unit) { return unit.place != Place::eliminated && unit.place != Place::discarded; });
}

void endTurn(Play &play)
{
    State &state = play.state;
    SideState &own = state.own();
    const Layout &layout = play.layout();
    for (int index = 0; index < own.unitCount; ++index) {
        Unit &unit = own.units[static_cast<std::size_t>(index)];
        if (unit.manoeuvre == 0 && !unit.has(noMissile | late | turnMarks | phaseMarks))
            continue;
        if (unit.has(noMissile) && (unit.place != Place::field || enemiesNear(layout, state.enemy(), unit.column) == 0)) // HOP-325
            unit.clear(noMissile);
        if (unit.manoeuvre > 0 && (unit.place == Place::field || unit.place == Place::pursuit))
            --unit.manoeuvre; // HOP-329
        unit.clear(late | turnMarks | phaseMarks);
    }
    SideState &enemy = state.enemy();
    clearOnField(enemy, turnMarks | phaseMarks);
    for (int i = 0; i < enemy.secondCount; ++i)
        enemy.units[enemy.second[static_cast<std::size_t>(i)]].clear(routedNow);
    own.plays = own.laterals = own.flanks = own.tries = own.orders = own.draws = 0;
    state.doubled = false;
    if (play.module().hooks.turnEnds != nullptr)
        play.module().hooks.turnEnds(play);
    if (!state.over() && own.level != 0 && !hasUnits(own)) // HOP-342; who has no level cannot be routed (HOP-882)
        endBattle(play, 1 - state.active, Ending::units);
    if (state.over())
        return;
    if (!state.second) {
        state.second = true;
        beginTurn(play, 1 - state.active);
    } else {
        endRound(play);
    }
}

} // namespace

void giveInitiative(Play &play, Byte byCard)
{
    State &state = play.state;
    int sum[2] = {0, 0};
    while (byCard == nobody && sum[0] == sum[1])
        for (int side = 0; side < 2; ++side) {
            const int die = play.die("initiative", "initiative", side);
            sum[side] = die + play.side(side).initiative;
            if (play.narration != nullptr)
                play.narration->line(side, "die", "initiative, Initiative " + std::to_string(play.side(side).initiative), die, "HOP-314");
        }
    state.first = byCard != nobody ? byCard : sum[0] > sum[1] ? 0 : 1;
    if (play.narration != nullptr)
        play.narration->say("The initiative is with " + play.narration->names->army[state.first] + ".");
    if (play.prefers(variableInitiative)) // nobody is told how long it lasts
        state.periodLeft =
            static_cast<Byte>(1 + play.pick(play.numbers().period, "period", "how long the initiative lasts") + play.numbers().periodAdd);
}

void beginTurn(Play &play, int side)
{
    State &state = play.state;
    state.active = static_cast<Byte>(side);
    state.phase = Phase::play;
    ++state.turns;
    ++state.own().turn;
    state.noShock = noShockOf(state);
    if (play.module().hooks.turnBegins != nullptr)
        play.module().hooks.turnBegins(play);
}

void endPhase(Play &play)
{
    State &state = play.state;
    switch (state.phase) {
    case Phase::play:
        state.phase = Phase::move;
        return;
    case Phase::move:
        state.phase = fireAllowed(state) ? Phase::missile : afterMissiles(state); // HOP-303
        return;
    case Phase::missile:
        clearOnField(state.own(), fired);
        state.phase = afterMissiles(state);
        return;
    case Phase::shock:
        endShock(play);
        if (!state.over())
            state.phase = Phase::rally;
        return;
    case Phase::rally:
        state.phase = Phase::draw;
        return;
    case Phase::draw:
        endTurn(play);
        return;
    default:
        return;
    }
}

void settle(Play &play, unsigned stops, int most)
{
    State &state = play.state;
    while (most-- > 0 && !state.over() && state.phase != Phase::before && state.prompt == Prompt::none &&
           (stops >> state.active & 1) == 0 && idle(play.sheet, state))
        endPhase(play);
}

void bid(Play &play, bool plays)
{
    State &state = play.state;
    const int side = state.asked;
    state.bids = static_cast<Byte>(state.bids | (plays ? 1u : 0u) << side | 1u << (2 + side));
    askInitiative(play);
}

} // namespace optio::hoplites
