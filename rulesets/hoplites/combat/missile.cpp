// SPDX-License-Identifier: GPL-3.0-or-later
// Shots (HOP-430 to HOP-434, HOP-816).
#include "rulesets/hoplites/play.h"

namespace optio::hoplites {

namespace {

/// One die's worth of shooting.
void shot(Play &play, int side, int index, int target, bool screen)
{
    SideState &own = play.side(side);
    Unit &unit = play.unit(side, index);
    const Aim aim = aimOf(play.sheet, play.state, side, unit, play.unit(1 - side, target), screen);
    const std::vector<AimPart> parts = play.narration == nullptr
                                           ? std::vector<AimPart>()
                                           : aimParts(play.sheet, play.state, side, unit, play.unit(1 - side, target), screen);
    const int die = play.die(aim.shot->scale.empty() ? "missile" : "gun", screen ? "archers' shot" : "shot", side, index);
    const int hits = aim.shot->hitsAt(die, aim.modifier, aim.hits);
    const bool hit = hits > 0;
    ++own.shots;
    play.used(Use::shot);
    if (play.narration != nullptr) {
        play.narration->line(side, "die", play.name(side, index) + ": " + aim.shot->label, die, aim.shot->rule);
        for (const AimPart &part : parts)
            play.narration->line(side, "modifier", part.label, part.value, part.rule);
        if (aim.shot->scale.empty())
            play.narration->line(side, "target", "hits at most", aim.shot->base, aim.shot->rule);
        play.narration->say(play.name(side, index) + (hit ? " hit " : " miss ") + play.name(1 - side, target) + ".");
    }
    if (hit) {
        ++own.hits;
        addCoh(play, 1 - side, target, hits, "hit", "HOP-432");
    }
    if (die >= aim.shot->out && !unit.has(noMissile)) { // HOP-433
        unit.set(noMissile);
        if (play.narration != nullptr)
            play.narration->say(play.name(side, index) + " have no missiles left.");
    }
    leaveIfBroken(play, 1 - side, target, index);
    if (play.module().hooks.hasShot != nullptr)
        play.module().hooks.hasShot(play, side, index, die);
}

} // namespace

Aim aimOf(const Sheet &sheet, const State &state, int side, const Unit &unit, const Unit &target, bool screen)
{
    const auto letter = static_cast<std::size_t>(sheet.letterOf(screen ? 'E' : unit.missile));
    Aim aim;
    aim.shot = &sheet.shots[sheet.shotOf[unit.type][letter]];
    const bool scaled = !aim.shot->scale.empty();
    if (!scaled)
        aim.modifier = sheet.aim[letter][unit.type][target.type] + (target.size == 1 ? sheet.aimSmall[target.type] : 0);
    if (target.column != nobody) {
        const SideState &other = state.sides[static_cast<std::size_t>(1 - side)];
        const int cover = sheet.terrain[other.ground[target.column]].missile;
        aim.modifier += scaled ? -cover : cover;
    }
    aim.hits = sheet.hitsOf(*aim.shot, unit, target);
    return aim;
}

std::vector<AimPart> aimParts(const Sheet &sheet, const State &state, int side, const Unit &unit, const Unit &target, bool screen)
{
    std::vector<AimPart> parts;
    const auto letter = static_cast<std::size_t>(sheet.letterOf(screen ? 'E' : unit.missile));
    const bool scaled = !sheet.shots[sheet.shotOf[unit.type][letter]].scale.empty();
    for (const AimRow *row : sheet.aimRows(letter, unit.type, target.type))
        if (!scaled && (!row->small || target.size == 1))
            parts.push_back({row->label, row->rule, row->value});
    if (target.column != nobody) {
        const TerrainRow &ground = sheet.terrain[state.sides[static_cast<std::size_t>(1 - side)].ground[target.column]];
        if (ground.missile != 0)
            parts.push_back({"target in " + ground.name, "HOP-T02", scaled ? -ground.missile : ground.missile});
    }
    return parts;
}

void shoot(Play &play, int side, int index, int target, bool reaction)
{
    Unit &unit = play.unit(side, index);
    if (unit.has(hidden))
        reveal(play, side, unit.column);
    if (reaction) {
        play.used(Use::reactionFire);
        if (play.sheet.is(unit, elephant))
            shot(play, side, index, target, true);
        if (unit.missile != 0 && !unit.has(noMissile) && play.unit(1 - side, target).place == Place::field)
            shot(play, side, index, target, false);
    } else {
        unit.set(fired);
        shot(play, side, index, target, false);
    }
    checkEnd(play);
}

} // namespace optio::hoplites
