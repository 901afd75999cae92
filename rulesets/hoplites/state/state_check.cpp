// SPDX-License-Identifier: GPL-3.0-or-later
// Looks a state over (HOP-932).
#include "rulesets/hoplites/state/state_check.h"

#include "rules/error.h"
#include "rules/sides.h"

namespace optio::hoplites {

void refuseState(const std::string &what) { throw Error("this is no state of a battle that can be read: " + what + " (HOP-932)", "state"); }

void checkPlaces(const SideState &side, const SideState &enemy)
{
    std::array<int, mostUnits> found{};
    const auto take = [&](Byte code, Place place) {
        if (code >= side.unitCount)
            return;
        if (side.units[code].place != place || ++found[code] > 1)
            refuseState("a unit is where it cannot be, or twice");
    };
    for (int i = 0; i < side.deckCount; ++i)
        take(side.deck[at(i)], Place::deck);
    for (int i = 0; i < side.handCount; ++i)
        take(side.hand[at(i)], Place::hand);
    for (int i = 0; i < side.secondCount; ++i)
        take(side.second[at(i)], Place::second);
    for (int column = 0; column < columns; ++column)
        if (const Byte unit = side.field[at(column)]; unit != nobody) {
            take(unit, Place::field);
            if (side.units[unit].column != column)
                refuseState("there is no unit for column " + std::to_string(column + 1));
        }
    int away = 0;
    for (int index = 0; index < side.unitCount; ++index) {
        const Unit &unit = side.units[at(index)];
        if (unit.bane != nobody && unit.bane >= enemy.unitCount)
            refuseState("a unit was driven off by nobody");
        if (unit.tq == 0 || unit.size == 0)
            refuseState("a unit has no TQ or no size");
        away += unit.place == Place::pursuit;
    }
    if (away > side.pursuing)
        refuseState("more are in pursuit than are counted");
}

void checkUnits(const State &state, const Attack &attack)
{
    for (const Byte unit : attack.attackers)
        if (unit != nobody && unit >= state.own().unitCount)
            refuseState("an attack names no unit");
    for (const Byte unit : attack.defenders)
        if (unit != nobody && unit >= state.enemy().unitCount)
            refuseState("an attack names no unit");
}

void checkAttack(const Attack &attack)
{
    if (attack.attackers[0] == nobody || attack.defenders[0] == nobody || attack.lead > 2 ||
        (attack.defenders[1] == nobody && attack.defenders[2] != nobody))
        refuseState("an attack has nobody in it");
}

} // namespace optio::hoplites
