// SPDX-License-Identifier: GPL-3.0-or-later
// A unit comes into an area: what the ground does to it, its marker, hiding, and the reaction fire it draws (HOP-411, HOP-427).
#include "rulesets/hoplites/play.h"

namespace optio::hoplites {

bool answered(const Sheet &sheet, const Module &module, const SideState &side, const Unit &unit, Asks what)
{
    if (side.habits == 0)
        return false;
    for (std::size_t i = 0; i < module.habits.size(); ++i)
        if ((side.habits >> i & 1) != 0 && module.habits[i].asks == what && sheet.is(unit, module.habits[i].traits))
            return true;
    return false;
}

bool mayFire(const Sheet &sheet, const State &state, const SideState &, const Unit &unit, bool reaction)
{
    const std::uint32_t traits = sheet.traitsOf(unit);
    if (unit.manoeuvre > 0 && !((traits & artillery) != 0 && unit.has(playedNow)))
        return false;
    if ((state.preferences & engagedHoldFire) != 0 && unit.has(engaged))
        return false;
    return (unit.missile != 0 && !unit.has(noMissile)) || (reaction && (traits & elephant) != 0);
}

bool hidesIn(const Play &play, int side, int column)
{
    const SideState &own = play.state.sides[static_cast<std::size_t>(side)], &other = play.state.sides[static_cast<std::size_t>(1 - side)];
    return play.prefers(fogOfWar) && play.sheet.terrain[own.ground[static_cast<std::size_t>(column)]].cover &&
           enemiesNear(play.layout(), other, column) == 0;
}

void enter(Play &play, int side, int index, int column, bool played, bool secondPlay)
{
    SideState &own = play.side(side), &other = play.side(1 - side);
    Unit &unit = play.unit(side, index);
    const Sheet &sheet = play.sheet;
    const TypeRow &type = sheet.type(unit);
    const Byte groundIndex = own.ground[static_cast<std::size_t>(column)];
    const TerrainRow &ground = sheet.terrain[groundIndex];
    own.field[static_cast<std::size_t>(column)] = static_cast<Byte>(index);
    own.occupied = static_cast<Mask>(own.occupied | bit(column));
    unit.place = Place::field;
    unit.column = static_cast<Byte>(column);
    unit.set(everPlayed);
    if (groundIndex != 0 && play.uses != nullptr)
        ++play.uses->count[static_cast<std::size_t>(Use::groundFirst) + groundIndex];

    const bool hides = hidesIn(play, side, column);
    Narration *const narration = play.narration;
    if (hides) // nobody is told who it is
        play.narration = nullptr;
    const int coh = (type.traits & sureFooted) != 0 ? 0 : ground.coh[type.ground];
    if (coh > 0) { // HOP-401
        addCoh(play, side, index, coh, "enters the ground", "HOP-401");
        manoeuvre(play, side, index, 1);
        unit.set(barred);
    }
    if (played) {
        unit.set(playedNow);
        const bool light = (type.traits & lightClass) != 0 && (own.rules & mobility) != 0;
        if (light && type.marker)
            play.used(Use::mobility);
        const auto ready = play.module().hooks.comesUpReady;
        if (type.marker && !light && !(ground.running && (type.traits & slopeRunner) != 0) && // HOP-412, HOP-404
            (ready == nullptr || !ready(unit)))
            manoeuvre(play, side, index, 1);
        if (secondPlay) { // HOP-415
            manoeuvre(play, side, index, 1);
            unit.set(barred);
        }
    }
    play.narration = narration;
    const Mask near = enemiesNear(play.layout(), other, column);
    if (hides) { // HOP-408
        own.hiding = static_cast<Mask>(own.hiding | bit(column));
        unit.set(hidden);
        play.used(Use::hidden);
    }
    eachColumn(other.hiding & near, [&](int c) { reveal(play, 1 - side, c); });
    if (leaveIfBroken(play, side, index)) {
        checkEnd(play);
        return;
    }
    const auto beyond = play.module().hooks.beyondMissiles;
    if (near == 0 || !fireAllowed(play.state) || (beyond != nullptr && beyond(unit)))
        return;
    unsigned asking = 0;
    eachColumn(near, [&](int c) {
        if (mayFire(sheet, play.state, other, play.unit(1 - side, unitAt(other, c)), true))
            asking |= 1u << c;
    });
    play.state.target = static_cast<Byte>(index);
    play.state.asking = static_cast<Mask>(asking);
    goOnReacting(play);
}

void goOnReacting(Play &play)
{
    State &state = play.state;
    const int mover = state.active, side = 1 - mover;
    while (state.asking != 0 && !state.over() && play.unit(mover, state.target).place == Place::field) {
        const int column = std::countr_zero(state.asking);
        const int firer = unitAt(play.side(side), column);
        if (firer != nobody && answered(play.sheet, play.module(), play.side(side), play.unit(side, firer), Asks::react)) {
            state.asking = static_cast<Mask>(state.asking & (state.asking - 1));
            shoot(play, side, firer, state.target, true);
            continue;
        }
        if (firer != nobody) {
            state.prompt = Prompt::react;
            state.asked = static_cast<Byte>(side);
            return;
        }
        state.asking = static_cast<Mask>(state.asking & (state.asking - 1));
    }
    state.asking = 0;
    state.target = nobody;
    state.prompt = Prompt::none;
}

} // namespace optio::hoplites
