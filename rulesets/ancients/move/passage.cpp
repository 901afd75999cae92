// SPDX-License-Identifier: GPL-3.0-or-later
// Rules the way of moving units.
#include "rulesets/ancients/move/passage.h"

#include "rulesets/ancients/move/command.h"
#include "rulesets/ancients/words.h"

#include <algorithm>

namespace optio::ancients {

namespace {

/// Picked movers of a slot; with `all` every mover when nobody is named.
std::vector<std::string> moversIn(const Scene &scene, const char *slot, const std::vector<std::string> &who, bool all)
{
    const std::vector<std::string> named = namedIn(scene, slot);
    for (const std::string &id : named)
        if (scene.json != nullptr && !among(who, id))
            throw Error(std::string(slot) + ": " + scene.state.unit(id).name + " is not among those that move (ANC-037)", slot);
    return named.empty() && all ? who : inOrder(named);
}

/// Who leaves which zones.
std::vector<std::string> leavingIn(const Scene &scene, const std::vector<std::string> &who, bool loosened)
{
    const State &state = scene.state;
    const std::vector<std::string> enemies = sortedIn(scene, "zones");
    if (enemies.empty())
        return {};
    std::vector<std::string> leaving = moversIn(scene, "leaving", who, true);
    bool held = false;
    for (const std::string &enemy : enemies)
        held = held || !state.unit(enemy).disordered; // a disordered one has no zone (ANC-046)
    for (const std::string &id : leaving)
        for (const std::string &enemy : enemies) {
            const Unit &mover = state.unit(id), &other = state.unit(enemy);
            if (other.side == state.active)
                throw Error("zones: " + other.name + " is no enemy (ANC-047)", "zones");
            if (other.arm == Arm::camp)
                throw Error("zones: a camp has no zone of control (ANC-047)", "zones");
            if (!mayLeaveZone(state.face(mover).move, mover.disordered || loosened, state.face(other).move, other.disordered))
                throw Error("zones: " + mover.name + " is not fast enough to leave the zone of control of " + other.name + " (ANC-047)",
                            "zones");
        }
    return held ? leaving : std::vector<std::string>();
}

} // namespace

Passage passageIn(const Scene &scene, const std::vector<std::string> &who, bool zones, bool loosened)
{
    Passage way;
    way.woods = moversIn(scene, "woods", who, false);
    way.through = sortedIn(scene, "through");
    if (!way.through.empty())
        way.passing = moversIn(scene, "passing", who, true);
    for (const std::string &id : way.through) {
        const Unit &unit = scene.state.unit(id);
        if (scene.json == nullptr)
            continue;
        if (unit.side != scene.state.active)
            throw Error("through: " + unit.name + " is no friend: nobody passes through an enemy (ANC-044)", "through");
        if (way.passing.size() == 1 && way.passing.front() == id)
            throw Error("through: " + unit.name + " does not pass through itself (ANC-044)", "through");
    }
    if (zones)
        way.leaving = leavingIn(scene, who, loosened);
    return way;
}

void Passage::play(Fray &fray, State &state, Narration &narration) const
{
    for (const std::string &id : woods)
        if (Unit &unit = state.unit(id); !freeOfWoods(unit.is)) {
            narration.instruct(unit.side, unit.name + " stop in the woods or swamp.");
            fray.suffer(unit, Fate::disorder);
        }
    // Only the mover's density counts (ANC-044).
    if (std::any_of(passing.begin(), passing.end(), [&](const std::string &id) { return !slipsThrough(state.unit(id).is); })) {
        for (const std::string &id : passing)
            if (!slipsThrough(state.unit(id).is))
                fray.suffer(state.unit(id), Fate::disorder);
        for (const std::string &id : through)
            fray.suffer(state.unit(id), Fate::disorder);
    }
    for (const std::string &id : leaving)
        state.unit(id).leftZone = true;
}

bool fitsPassage(const State &, const Slot &slot, const Unit &unit)
{
    if (!unit.onMap())
        return false;
    return slot.id == "zones" ? !unit.disordered && unit.arm != Arm::camp : slot.id == "through" || unit.arm != Arm::camp; // (ANC-046)
}

} // namespace optio::ancients
