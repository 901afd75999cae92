// SPDX-License-Identifier: GPL-3.0-or-later
// Shots: who may shoot at whom, their dice, and what they do.
#include "rulesets/tropaion/combat/shooting.h"

#include "rules/agreement.h"
#include "rules/sides.h"
#include "rulesets/tropaion/cards.h"
#include "rulesets/tropaion/combat/fight.h"
#include "rulesets/tropaion/move/formation.h"

#include <algorithm>

namespace optio::tropaion {

namespace {

Result driven(const Sheet &sheet, const Shot &shot, int face)
{
    Result result = face == 0 ? sheet.shots[0] : sheet.shots[at(face - 1)];
    result.stuck = 0;
    if (shot.target.unit.has("armoured"))
        result.push = false;
    return result;
}

bool someFace(const Sheet &sheet, const Shot &shot, bool (*matters)(const Sheet &, const Result &, const Fighter &, bool),
              bool hasDifficult)
{
    for (int face = 1; face <= 6; ++face)
        if (matters(sheet, driven(sheet, shot, face), shot.target, hasDifficult))
            return true;
    return false;
}

/// What the dice can show in the odds: nothing, driven back, disrupted, broken.
OutcomeText shotText(std::uint64_t key, const std::string &target, const std::string &shooterSide)
{
    static const std::array<const char *, 4> words{"none", "pushed", "disrupted", "broken"};
    static const std::array<const char *, 4> labels{"nothing happens", "is driven back", "is disrupted", "is broken"};
    OutcomeText text;
    text.results = {{"target", words[key]}};
    text.label = key == 0 ? labels[0] : does(target, labels[key]);
    text.favours = key == 0 ? "" : shooterSide;
    text.weight = static_cast<int>(key);
    return text;
}

std::uint64_t shotKey(const Blow &blow) { return blow.broken ? 3 : blow.disruption > 0 ? 2 : blow.moved ? 1 : 0; }

const std::vector<std::string> bandWords{"1", "2", "3", "more"};

} // namespace

void askTarget(Scene &scene, Shot &shot)
{
    const State &state = scene.state;
    const Unit &target = shot.target.unit;
    if (someFace(scene.sheet, shot, roomMatters, state.hasDifficult))
        shot.room = scene.ask.yesNo({"res.room", "", target.side, target.name, ""}, true);
    if (shot.room && someFace(scene.sheet, shot, difficultMatters, state.hasDifficult))
        shot.difficult = scene.ask.yesNo({"res.pikes", "", target.side, target.name, ""}, false);
    if (shot.room && someFace(scene.sheet, shot, roomMatters, state.hasDifficult))
        shot.archers = askArchers(scene, target);
}

void takeShot(const Sheet &sheet, State &state, Narration &narration, const Shot &shot, const std::string &shooter, int face)
{
    const Unit before = shot.target.unit;
    const Blow blow = shotBlow(sheet, shot, face);
    narration.total(state.unit(shooter).side, "shot", "result", face);
    narration.say(does(state.unit(shooter).name, "shoots at ") + before.name + ":");
    if (blow.fate() == Fate::none) {
        narration.say(face == 0                        ? "the shot misses."
                      : driven(sheet, shot, face).push ? before.name + " cannot be driven back; no effect."
                      : sheet.shots[at(face - 1)].push ? does(before.name, "is too heavily armoured to be driven back.")
                                                       : "no effect.");
        return;
    }
    if (blow.fate() == Fate::disrupted && !blow.moved) {
        Unit &unit = state.unit(before.id);
        unit.disruption += blow.disruption;
        const std::string count = " (" + std::to_string(unit.disruption) + " of " + std::to_string(capacityOf(sheet, unit)) + ")";
        narration.say(does(unit.name, "is disrupted") + count + ".");
        narration.result(unit.side, "disrupted", "disrupted" + count, "TRO-093");
        narration.instruct(unit.side, "Mark " + unit.name + " as disrupted" + count + ".");
        return;
    }
    takeBlow(sheet, state, narration, shot.target, blow, shot.archers);
}

int throwShot(const Sheet &sheet, const Shot &shot, Dice &dice)
{
    const int from = sheet.number("shooting", "hits_from");
    if (shot.twoRoll) {
        if (!shot.darkened && dice.d6({"shot.first", "First die"}) < from)
            return 0;
        return dice.d6({"shot.table", "Result"});
    }
    const int die = dice.d6({"shot.table", "Result"});
    return !shot.darkened ? die : die <= 3 ? 5 : 6; // TRO-100
}

Blow shotBlow(const Sheet &sheet, const Shot &shot, int face)
{
    return blowOf(sheet, driven(sheet, shot, face), shot.target, shot.room, shot.difficult);
}

int rangeOf(const Sheet &sheet, const Unit &unit) { return sheet.weapon(unit.weapon).range; }

Fighter targetOf(const State &state, const std::string &id)
{
    // As in a combat in which nothing touches it; an engagement with nobody gives the rest.
    Engagement none;
    none.units = {id, id};
    return fighterOf(state, none, 0);
}

std::vector<Candidate> shootCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &)
{
    std::vector<Candidate> found;
    for (const auto &[id, unit] : state.units) {
        if (!unit.onTable() || state.engaged(id) || (slot.id == "a") != (unit.side == state.active))
            continue;
        if (slot.id == "a" && (unit.shot || unit.weapon == Weapon::none))
            continue;
        found.push_back({id, "", unit.name, slot.id == "a" ? sheet.weapon(unit.weapon).name : sheet.type(unit.type).name, 1, 0});
    }
    return found;
}

std::vector<DieSlot> shootDice(const Scene &scene)
{
    const Unit &shooter = scene.state.unit(unitIn(scene, "a"));
    const std::string &side = shooter.side;
    if (const auto &asked = scene.ask.questions(); !asked.empty() && asked.front().id == "sh.return" && asked.front().value == false)
        return {};
    const bool darkened = shooter.weapon == Weapon::bows && scene.state.darken == side; // TRO-131
    const bool first = scene.state.settings.twoRoll && !darkened;
    std::vector<DieSlot> dice;
    if (first)
        dice.push_back(dieSlot(side, "First die"));
    dice.push_back(dieSlot(side, first ? "Result, on a first die of 5 or 6" : "Result"));
    return dice;
}

namespace {

void expectShot(const Scene &scene, const Unit &shooter, const Unit &target, bool answer)
{
    const State &state = scene.state;
    if (shooter.weapon == Weapon::none)
        throw Error(does(shooter.name, "has nothing to shoot with (TRO-085, TRO-189)"), "a");
    if (shooter.side == target.side)
        throw Error(target.name + " is a friend of the shooter (TRO-189)", "b");
    if (state.engaged(shooter.id))
        throw Error(shooter.name + " is in combat and does not shoot (TRO-085, TRO-189)", "a");
    if (state.engaged(target.id))
        throw Error(target.name + " is in combat and is no target (TRO-086, TRO-189)", "b");
    if (scene.json == nullptr)
        return;
    if (answer) {
        if (state.reply.target != shooter.id || state.reply.shooter != target.id)
            throw Error(does(shooter.name, "has not just been shot at by ") + target.name + " (TRO-089, TRO-189)", "a");
    } else if (shooter.shot) {
        throw Error(does(shooter.name, "has shot already (TRO-085, TRO-189)"), "a");
    } else if (!state.reply.target.empty()) {
        throw Error("First it is said whether " + state.unit(state.reply.target).name + " fires back (TRO-089)", "a");
    }
}

/// A shot, or the one that answers it.
std::unique_ptr<Case> shotCase(Scene &scene, bool answer)
{
    const std::string from = unitIn(scene, "a"), to = unitIn(scene, "b");
    const State &state = scene.state;
    const Unit shooter = state.unit(from), target = state.unit(to);
    expectStep(scene, "shoot", answer ? target.side : shooter.side);
    const bool due = scene.json == nullptr || (state.reply.target == from && state.reply.shooter == to);
    if (answer && due && !scene.ask.yesNo({"sh.return", "", shooter.side, shooter.name, target.name}, true))
        return told(scene, [name = shooter.name](State &now, Narration &narration) {
            now.reply = {};
            forgetDarken(now);
            narration.say(does(name, "does not fire back."));
        });
    expectShot(scene, shooter, target, answer);

    const int range = rangeOf(scene.sheet, shooter);
    int band = state.reply.band;
    if (!answer || scene.json == nullptr)
        band = 1 + static_cast<int>(std::find(bandWords.begin(), bandWords.end(),
                                              scene.ask.choice({"sh.range", "", shooter.side, shooter.name, target.name}, bandWords, "2")) -
                                    bandWords.begin());
    if (band > range)
        throw Error(target.name + " is out of range; " + scene.sheet.weapon(shooter.weapon).name + " reach " + std::to_string(range) +
                        " MU (TRO-085, TRO-189)",
                    "sh.range");
    if (!scene.ask.yesNo({"sh.clear", "", shooter.side, shooter.name, target.name}, true))
        throw Error("Another unit stands between " + shooter.name + " and " + target.name + " (TRO-087, TRO-189)", "sh.clear");

    Shot shot;
    shot.target = targetOf(state, to);
    shot.twoRoll = state.settings.twoRoll;
    shot.darkened = shooter.weapon == Weapon::bows && !state.darken.empty() && state.darken == shooter.side;
    askTarget(scene, shot);

    const Sheet &sheet = scene.sheet;
    const auto quick = [&sheet, shot](Dice &dice) { return shotKey(shotBlow(sheet, shot, throwShot(sheet, shot, dice))); };
    const auto play = [&sheet, shot, from, to, band, answer](Dice &dice, State &now, Narration &narration) {
        const int face = throwShot(sheet, shot, dice);
        takeShot(sheet, now, narration, shot, from, face);
        if (shot.darkened)
            now.darken.clear();
        now.reply = {};
        if (answer)
            return;
        now.unit(from).shot = true;
        // TRO-090: the band moves up when the target was driven back.
        const Unit &hit = now.unit(to);
        const int distance = band + (shotBlow(sheet, shot, face).moved ? 1 : 0);
        if (!now.loose && hit.onTable() && hit.weapon != Weapon::none && distance <= rangeOf(sheet, hit)) {
            now.reply = {from, to, distance};
            narration.next("fire-back", "Fire back", {{"a", to}, {"b", from}});
        }
    };
    const std::string name = target.name, side = shooter.side;
    return std::make_unique<Played>(scene, play, quick, [name, side](std::uint64_t key) { return shotText(key, name, side); });
}

} // namespace

std::unique_ptr<Case> shoot(Scene &scene) { return shotCase(scene, false); }

std::unique_ptr<Case> fireBack(Scene &scene) { return shotCase(scene, true); }

} // namespace optio::tropaion
