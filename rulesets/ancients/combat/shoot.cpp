// SPDX-License-Identifier: GPL-3.0-or-later
// Rules shots.
#include "rulesets/ancients/combat/shoot.h"

#include "rulesets/ancients/combat/aftermath.h"

#include <algorithm>

namespace optio::ancients {

std::string silence(const Sheet &sheet, const State &state, const Unit &unit)
{
    const auto &slow = sheet.tables.silent;
    if (state.face(unit).missile == '-')
        return "has no missiles (ANC-067)";
    if (unit.fired)
        return "has shot already (ANC-068)";
    if (unit.moved && std::find(slow.begin(), slow.end(), unit.code()) != slow.end())
        return "moved in its last turn and cannot shoot (ANC-067)";
    return {};
}

std::unique_ptr<Case> shoot(Scene &scene)
{
    expectStep(scene, "shooting");
    const State &state = scene.state;
    expectFallFelt(state);
    const Unit &shooter = state.unit(unitIn(scene, "who")), &target = state.unit(unitIn(scene, "target"));
    if (!state.loose) {
        expectSide(state, shooter, state.active == "a" ? "b" : "a", "who");
        expectSide(state, target, state.active, "target");
    }
    if (const std::string why = silence(scene.sheet, state, shooter); !why.empty())
        throw Error("who: " + shooter.name + " " + why, "who");
    const char missile = state.face(shooter).missile;
    const int range =
        scene.ask.count({"sh.range", {}, shooter.side, shooter.name, target.name}, 1, reachOf(scene.sheet.tables, missile), 1);
    if (!scene.ask.yesNo({"sh.near", {}, shooter.side, shooter.name, target.name}, true))
        throw Error("target: only the nearest possible target in the front arc and in clear sight is shot at (ANC-068)", "target");
    // Cover is asked for where it makes a difference.
    const int open = hitsUpTo(scene.sheet.tables, missile, range, target.fire, target.code(), false);
    const int hidden = hitsUpTo(scene.sheet.tables, missile, range, target.fire, target.code(), true);
    const bool covered = open != hidden && scene.ask.yesNo({"sh.cover", {}, target.side, target.name, {}}, false);
    const int upTo = covered ? hidden : open;
    if (upTo < 0)
        throw Error("sh.range: it is out of range (ANC-071)", "sh.range");
    const int shots = shotsOf(scene.sheet.tables, shooter.is, target.arm);
    const std::string who = shooter.id, at = target.id, name = target.name;
    const auto play = [who, at, upTo, shots](Dice &dice, State &after, Narration &narration) -> std::uint64_t {
        Fray fray(after, dice, narration);
        Unit &victim = after.unit(at);
        after.unit(who).fired = true;
        narration.line(after.unit(who).side, "shots", "base", "shots", shots, "ANC-069");
        narration.line(after.unit(who).side, "hits", "base", upTo == 0 ? "never hits" : "hits up to", upTo, "ANC-071");
        std::uint64_t worst = 0;
        // What is left when the target is gone is lost (ANC-069).
        for (int shot = 1; shot <= shots && victim.onMap(); ++shot) {
            const std::string id = "shot" + std::to_string(shot), label = "shot " + std::to_string(shot);
            if (upTo > 0 && dice.check(Die::d6, upTo, {id, label}))
                worst = std::max<std::uint64_t>(worst, static_cast<std::uint64_t>(fray.suffer(victim, Fate::again)));
        }
        if (worst == 0)
            narration.say(after.unit(who).name + " miss.");
        return worst + 3U * static_cast<std::uint64_t>(fray.leadersLost());
    };
    const std::string side = target.side == shooter.side || state.loose ? "a" : shooter.side;
    return std::make_unique<Played>(scene, play, Played::Quick{}, [name, side](std::uint64_t key) {
        static const char *const words[] = {"unhurt", "disordered", "destroyed"};
        const auto fate = key % 3, leaders = key / 3;
        OutcomeText text{{{"target", words[fate]}}, name + " " + words[fate], fate > 0 ? side : "", fate == 2 ? 3 : static_cast<int>(fate)};
        if (leaders > 0) {
            text.results["leaders"] = leaders;
            text.label += leaders == 1 ? ", leader lost" : ", leaders lost";
        }
        return text;
    });
}

std::vector<DieSlot> shootDice(const Scene &) { return {dieSlot("a", "shot 1")}; }

bool shootFits(const Sheet &sheet, const State &state, const Slot &slot, const Unit &unit)
{
    return unit.onMap() && (slot.id == "target" || silence(sheet, state, unit).empty());
}

} // namespace optio::ancients
