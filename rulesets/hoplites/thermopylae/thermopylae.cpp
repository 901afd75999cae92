// SPDX-License-Identifier: GPL-3.0-or-later
// "300": what the pass and its two armies change (HOP-880 to HOP-884). Its field is in module.toml.
#include "rulesets/hoplites/play.h"

#include <algorithm>

namespace optio::hoplites::thermopylae {

namespace {

// Bits of its special rules, in the order of module.toml.
constexpr std::uint16_t wall = 1u << 8, steadfast = 1u << 9, endless = 1u << 10;

const SpecialRow *rowOf(const Sheet &sheet, const char *id) { return sheet.special(id); }

/// Attacks on the walled areas go to the left.
int shift(const Sheet &sheet, const State &state, int defendingSide)
{
    if ((state.sides[static_cast<std::size_t>(defendingSide)].rules & wall) == 0)
        return 0;
    return std::find_if(sheet.specials.begin(), sheet.specials.end(), [](const SpecialRow &row) { return row.bit == wall; })->shift;
}

/// The host cannot be routed.
int level(const Sheet &, const SideState &side, int usual) { return (side.rules & endless) != 0 ? 0 : usual; }

/// The endless host: an empty deck is made anew of the dead and discarded, fresh.
void turnEnds(Play &play)
{
    const int index = play.state.active;
    SideState &own = play.side(index);
    if ((own.rules & endless) == 0 || own.deckCount > 0)
        return;
    for (int i = 0; i < own.unitCount; ++i) {
        Unit &unit = own.units[static_cast<std::size_t>(i)];
        if (unit.place != Place::eliminated && unit.place != Place::discarded)
            continue;
        if (unit.place == Place::eliminated)
            own.points = static_cast<std::uint16_t>(own.points - unit.worth);
        else
            --own.discards;
        unit.place = Place::deck;
        unit.coh = unit.depletion = unit.manoeuvre = 0;
        unit.bane = nobody;
        unit.marks = 0;
        own.deck[own.deckCount++] = static_cast<Byte>(i);
    }
    for (int i = own.deckCount - 1; i > 0; --i)
        std::swap(own.deck[static_cast<std::size_t>(i)],
                  own.deck[static_cast<std::size_t>(play.pick(i + 1, "shuffle", "the host comes again"))]);
    if (own.deckCount > 0 && play.narration != nullptr)
        play.narration->say("The host comes on again: " + std::to_string(own.deckCount) + " units make a new deck.");
}

/// Who has held out long enough has won.
void roundEnds(Play &play)
{
    for (int side = 0; side < 2; ++side)
        if ((play.side(side).rules & steadfast) != 0 && play.state.round >= rowOf(play.sheet, "steadfast")->rounds)
            endBattle(play, side, Ending::rounds);
}

} // namespace

Hooks hooks()
{
    Hooks own;
    own.shift = shift;
    own.level = level;
    own.turnEnds = turnEnds;
    own.roundEnds = roundEnds;
    return own;
}

} // namespace optio::hoplites::thermopylae
