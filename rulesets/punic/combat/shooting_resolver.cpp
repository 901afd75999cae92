// SPDX-License-Identifier: GPL-3.0-or-later
// The resolver of volleys.
#include "rulesets/punic/combat/combat_described.h"
#include "rulesets/punic/combat/elephant.h"
#include "rulesets/punic/combat/leader_death.h"
#include "rulesets/punic/combat/shooting.h"
#include "rulesets/punic/sequence.h"

#include <algorithm>

namespace optio::punic {

namespace {

const std::array<const char *, 2> slotId{"shooter", "target"};

/// What a key of the odds means.
OutcomeText meaning(std::uint64_t key, const std::string &target, const std::string &favours)
{
    OutcomeText text;
    if (key < elephantKey) {
        text.results = {{"target", "dps"}, {"dps", key}};
        text.label = key == 0 ? "no effect" : dpsText(static_cast<int>(key));
        text.favours = key == 0 ? "" : favours;
        text.weight = key == 0 ? 0 : key < 3 ? 1 : 2;
        return text;
    }
    const auto fate = static_cast<ElephantFate>(key - elephantKey);
    const char *word = fate == ElephantFate::unharmed ? "unharmed" : fate == ElephantFate::rampages ? "rampages" : "destroyed";
    text.results = {{"target", word}};
    text.label = fate == ElephantFate::destroyed  ? does(target, "is destroyed")
                 : fate == ElephantFate::unharmed ? target + " " + agreeing(target, "is unharmed")
                                                  : does(target, word);
    text.favours = fate == ElephantFate::unharmed ? "" : favours;
    text.weight = fate == ElephantFate::unharmed ? 0 : fate == ElephantFate::rampages ? 2 : 3;
    return text;
}

/// Throws Error for who may not shoot now.
void expectShooter(const Sheet &sheet, const State &state, const Unit &unit)
{
    if (!sheet.type(unit.type).shoots)
        throw Error("shooter: " + unit.name + " cannot shoot; only light infantry and light cavalry do (PUN-180, PUN-385)", "shooter");
    if (unit.shots >= sheet.combat.volley.mostAPhase)
        throw Error("shooter: " + does(unit.name, "has shot twice this turn (PUN-181, PUN-385)"), "shooter");
    if (unit.shots > 0 && unit.movedSkirmish)
        throw Error("shooter: " + does(unit.name, "has moved and shot; a second volley is for those who stand still (PUN-181, PUN-385)"),
                    "shooter");
    if (unit.redressed)
        throw Error("shooter: " + does(unit.name, "has redressed its ranks and does not shoot (PUN-171, PUN-385)"), "shooter");
    if (unit.control == Control::repeat)
        throw Error("shooter: " + unit.name + " must repeat its last move and does not shoot (PUN-139)", "shooter");
    expectFree(state, unit, false);
}

void expectTarget(Scene &scene, const Unit &shooter, const Unit &target)
{
    if (target.side == shooter.side)
        throw Error("target: " + does(target.name, "is of the shooter's own side"), "target");
    if (scene.state.engaged(target.id) && !scene.ask.yesNo({"sh.free", "", target.side, target.name, shooter.name}, false))
        throw Error("target: all bases of " + target.name + " are engaged; those are no target (PUN-180, PUN-385)", "target");
}

} // namespace

State shootState(const Sheet &sheet, const About &about, const Json *json, const Json &input)
{
    if (json != nullptr)
        return readState(*json);
    Json plain = input;
    for (const char *slot : slotId)
        if (const auto found = plain.find(slot); found != plain.end() && found->is_object())
            *found = plainDescription(sheet, slot, *found);
    return stateFor(sheet, nullptr, plain, about.slots);
}

std::vector<Candidate> shootCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &)
{
    std::vector<Candidate> found;
    for (const auto &[id, unit] : state.units) {
        if (!unit.inPlay() || (slot.id == "shooter") != (unit.side == state.active))
            continue;
        if (slot.id == "shooter") {
            try {
                expectShooter(sheet, state, unit);
            } catch (const Error &) {
                continue;
            }
        }
        found.push_back({id, "", unit.name, basesText(unit.bases()) + (unit.dps > 0 ? " · " + dpsText(unit.dps) : ""), 1, 0});
    }
    return found;
}

std::unique_ptr<Case> shoot(Scene &scene)
{
    const std::string from = unitIn(scene, "shooter"), at = unitIn(scene, "target");
    const Unit &shooter = scene.state.unit(from), &target = scene.state.unit(at);
    expectStep(scene, {"skirmish"}, shooter.side);
    expectShooter(scene.sheet, scene.state, shooter);
    expectTarget(scene, shooter, target);

    Volley volley{&shooter, &target, 1, false, Aspect::front};
    volley.bases = scene.ask.count({"sh.bases", "", shooter.side, shooter.name, target.name}, 1, shooter.bases(), shooter.bases());
    if (aspectMatters(target))
        volley.from = fromWord<Aspect>(
            scene.ask.choice({"sh.aspect", "", target.side, target.name, shooter.name}, {"front", "flank", "rear"}, "front"), "sh.aspect");
    if (halving(scene.sheet.combat, volley).payload.word == 0)
        volley.cover = scene.ask.yesNo({"sh.cover", "", target.side, target.name, shooter.name}, false);

    int count = 0;
    const auto lines = volleyLines(scene.sheet.combat, volley, count);
    const CombatSheet &combat = scene.sheet.combat;
    const Sheet &sheet = scene.sheet;
    const bool elephants = target.elephants();
    const std::string name = target.name, shooterName = shooter.name, side = shooter.side;
    const std::string label = does(shooterName, "rolls ") + std::to_string(count) + (count == 1 ? " die, 6 hits" : " dice, 6 hits");

    const auto quick = [=, &combat](Dice &dice) -> std::uint64_t {
        const int hits = dice.hits(count, combat.volley.hitsOn, {"volley", label});
        return elephants ? elephantKey + static_cast<std::uint64_t>(testElephant(combat, hits, 0, name, dice))
                         : static_cast<std::uint64_t>(hits);
    };
    const auto play = [=, &combat, &sheet](Dice &dice, State &state, Narration &narration) -> std::uint64_t {
        const Book book{sheet, state, narration};
        const int hits = dice.hits(count, combat.volley.hitsOn, {"volley", label});
        for (const DiceLine &line : lines)
            narration.line(side, line.id, "dice", line.label, line.value, line.rule);
        narration.total(side, "dice", "dice", count);
        narration.total(side, "target", "hits on", combat.volley.hitsOn);
        narration.total(side, "hits", "hits", hits);
        narration.comparison =
            std::to_string(count) + (count == 1 ? " die, " : " dice, ") + std::to_string(hits) + (hits == 1 ? " hit" : " hits");
        narration.say(does(shooterName, "shoots at ") + name + ": " +
                      (hits == 0 ? "no effect." : std::to_string(hits) + (hits == 1 ? " hit." : " hits.")));
        ++state.unit(from).shots;
        if (hits == 0)
            return elephants ? elephantKey : 0;
        const std::vector<std::string> leaders = state.leadersOf(at);
        std::uint64_t key = static_cast<std::uint64_t>(hits);
        if (elephants)
            key = elephantKey + static_cast<std::uint64_t>(strikeElephant(book, combat, at, hits, 0, shooterName, dice));
        else
            takeDps(book, at, hits, DpClass::battle, "volley of " + shooterName, combat.volley.targetRule);
        for (const std::string &leader : leaders)
            riskLeader(book, combat, leader, "shot at with " + name, dice);
        return key;
    };
    return std::make_unique<Played>(scene, play, quick, [name, side](std::uint64_t key) { return meaning(key, name, side); });
}

void shootForm(const Sheet &sheet, const Resolver &act, const Json *state, const Json &input, Form &form)
{
    try {
        // The number of dice, as the ruling would tell it.
        const State now = shootState(sheet, act.about(), state, input);
        Asker ask(sheet.questions, Json::object(), false);
        Scene scene{sheet, state, now, input, ask};
        const Json answers = answersOf(form);
        Volley volley{&scene.state.unit(unitIn(scene, "shooter")), &scene.state.unit(unitIn(scene, "target")), 1, false, Aspect::front};
        volley.bases = answers.value("sh.bases", 1);
        volley.cover = answers.value("sh.cover", false);
        volley.from = fromWord<Aspect>(answers.value("sh.aspect", Json("front")), "sh.aspect");
        int count = 0;
        volleyLines(scene.sheet.combat, volley, count);
        for (Contestant &one : form.contestants)
            if (one.side == volley.shooter->side)
                one.score = std::to_string(count) + (count == 1 ? " die, on 6" : " dice, on 6");
        for (int i = 0; i < count; ++i)
            form.dice.push_back({volley.shooter->side, volley.shooter->name + "'s volley", {1, 2, 3, 4, 5, 6}});
    } catch (const Error &) {
        // A refused volley has no dice.
    }
}

} // namespace optio::punic
