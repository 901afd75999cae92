// SPDX-License-Identifier: GPL-3.0-or-later
// Rampages told and stopped, free hacks, and leaders' fates as acts of their own.
#include "rulesets/punic/combat/elephant_resolver.h"

#include "rulesets/punic/combat/combat_described.h"
#include "rulesets/punic/combat/elephant.h"
#include "rulesets/punic/combat/hack.h"
#include "rulesets/punic/combat/leader_death.h"

#include <algorithm>

namespace optio::punic {

namespace {

Candidate candidateOf(const Unit &unit, int standard = 0)
{
    return {unit.id, "", unit.name, basesText(unit.bases()) + (unit.dps > 0 ? " · " + dpsText(unit.dps) : ""), 1, standard};
}

/// Morale comes before anything else (PUN-061).
void expectQuiet(const Scene &scene)
{
    if (scene.json == nullptr)
        return;
    if (const Event *event = openEvent(scene.state))
        throw Error("First say who stands within 4\": " + event->text + " (PUN-061)", "morale");
}

} // namespace

// --- whom it burst through ----------------------------------------------------------------------------------------------------

std::vector<Candidate> rampageCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input)
{
    std::vector<Candidate> found;
    if (slot.id == "unit") {
        for (const auto &[id, run] : state.rampages)
            found.push_back(candidateOf(state.unit(id)));
        return found;
    }
    const Json unit = input.value("unit", Json());
    for (const std::string &id : burstable(sheet, state, unit.is_string() ? unit.get<std::string>() : std::string()))
        found.push_back(candidateOf(state.unit(id)));
    return found;
}

std::unique_ptr<Case> rampage(Scene &scene)
{
    const std::string id = unitIn(scene, "unit");
    const Unit &unit = scene.state.unit(id);
    if (!unit.elephants())
        throw Error("unit: " + does(unit.name, "is no elephant (PUN-074)"), "unit");
    if (scene.json != nullptr && !scene.state.rampages.contains(id))
        throw Error("unit: " + does(unit.name, "has made no rampage whose bursts are still to be told (PUN-056)"), "unit");
    const std::vector<std::string> struck = unitsIn(scene, "struck");
    const bool off = scene.ask.yesNo({"rp.off", "", unit.side, unit.name, ""}, false);
    const Sheet &sheet = scene.sheet;
    return told(scene, [&sheet, id, struck, off](State &state, Narration &narration) {
        const Book book{sheet, state, narration};
        burstThrough(book, id, struck);
        if (off)
            remove(book, id, Status::left);
    });
}

// --- stopping it --------------------------------------------------------------------------------------------------------------

std::vector<Candidate> stopRampageCandidates(const Sheet &, const State &state, const Slot &, const Json &)
{
    std::vector<Candidate> found;
    for (const auto &[id, unit] : state.units)
        if (unit.inPlay() && unit.mood == Mood::rampaging && unit.heading == 0)
            found.push_back(candidateOf(unit));
    return found;
}

std::unique_ptr<Case> stopRampage(Scene &scene)
{
    const std::string id = unitIn(scene, "who");
    const Unit &unit = scene.state.unit(id);
    expectStep(scene, {"stops"});
    if (unit.mood != Mood::rampaging)
        throw Error("who: " + does(unit.name, "does not rampage (PUN-077)"), "who");
    if (unit.heading != 0)
        throw Error("who: the attempt for " + unit.name + " has been made this turn (PUN-077)", "who");
    const Sheet &sheet = scene.sheet;
    const int needs = stopNeeds(sheet, unit.attempts);
    const std::string name = unit.name, side = unit.side;
    const auto play = [&sheet, id](Dice &dice, State &state, Narration &narration) -> std::uint64_t {
        return stopRampage({sheet, state, narration}, id, dice) ? 1 : 0;
    };
    const auto quick = [needs, label = name + ": attempt to stop it"](Dice &dice) -> std::uint64_t {
        return dice.hits(1, std::max(1, needs), {"elephant.stop", label}) == 1 ? 1 : 0;
    };
    return std::make_unique<Played>(scene, play, quick, [name](std::uint64_t key) {
        OutcomeText text;
        text.results = {{"elephant", key == 1 ? "destroyed" : "rampages"}};
        text.label = key == 1 ? does(name, "is killed by its crew") : does(name, "runs on");
        text.weight = key == 1 ? 3 : 2;
        return text;
    });
}

// --- free hack ----------------------------------------------------------------------------------------------------------------

std::vector<Candidate> freeHackCandidates(const Sheet &, const State &state, const Slot &slot, const Json &)
{
    std::vector<Candidate> found;
    for (const auto &[id, unit] : state.units)
        if (unit.inPlay() && !unit.hackBy.empty())
            found.push_back(candidateOf(slot.id == "a" ? state.unit(unit.hackBy) : unit));
    return found;
}

State freeHackState(const Sheet &sheet, const About &about, const Json *json, const Json &input)
{
    if (json != nullptr)
        return readState(*json);
    Json plain = input;
    for (const char *slot : {"a", "b"})
        if (const auto found = plain.find(slot); found != plain.end() && found->is_object())
            *found = plainDescription(sheet, slot, *found);
    return stateFor(sheet, nullptr, plain, about.slots);
}

std::unique_ptr<Case> freeHack(Scene &scene)
{
    const std::string catcherId = unitIn(scene, "a"), caughtId = unitIn(scene, "b");
    const Unit &catcher = scene.state.unit(catcherId), &caught = scene.state.unit(caughtId);
    expectQuiet(scene);
    if (catcher.side == caught.side)
        throw Error("b: " + does(caught.name, "is of the same side as ") + catcher.name, "b");
    if (scene.json != nullptr && caught.hackBy != catcherId)
        throw Error("a: " + does(catcher.name, "has no free hack at ") + caught.name + " (PUN-285)", "a");
    const int most = hackMost(catcher);
    const int bases = catcher.elephants() ? 1 : scene.ask.count({"hk.bases", "", catcher.side, catcher.name, caught.name}, 1, most, most);
    const int count = hackDice(catcher, bases);
    const int hitsFrom = scene.sheet.number("hack", "hits_from");
    const Sheet &sheet = scene.sheet;
    const std::string side = catcher.side;
    const auto play = [&sheet, catcherId, caughtId, bases](Dice &dice, State &state, Narration &narration) -> std::uint64_t {
        const Book book{sheet, state, narration};
        state.unit(caughtId).hackBy.clear();
        return static_cast<std::uint64_t>(freeHack(book, catcherId, caughtId, bases, dice));
    };
    const auto quick = [count, hitsFrom](Dice &dice) -> std::uint64_t {
        return static_cast<std::uint64_t>(dice.hits(count, hitsFrom, {"hack", "free hack"}));
    };
    return std::make_unique<Played>(scene, play, quick, [side](std::uint64_t key) {
        OutcomeText text;
        text.results = {{"bases", key}};
        text.label = key == 0 ? "nobody falls" : basesText(static_cast<int>(key)) + (key == 1 ? " falls" : " fall");
        text.favours = key == 0 ? "" : side;
        text.weight = key == 0 ? 0 : key == 1 ? 1 : 2;
        return text;
    });
}

std::vector<DieSlot> freeHackDice(const Scene &scene)
{
    const Unit &catcher = scene.state.unit(unitIn(scene, "a"));
    int bases = catcher.elephants() ? 1 : hackMost(catcher);
    for (const Question &question : scene.ask.questions())
        if (question.id == "hk.bases")
            bases = question.value.get<int>();
    return std::vector<DieSlot>(static_cast<std::size_t>(hackDice(catcher, bases)),
                                {catcher.side, catcher.name + "'s hack", {1, 2, 3, 4, 5, 6}});
}

// --- leaders ------------------------------------------------------------------------------------------------------------------

std::vector<Candidate> dieOfDeathCandidates(const Sheet &, const State &state, const Slot &, const Json &)
{
    std::vector<Candidate> found;
    for (const auto &[id, unit] : state.units)
        if (unit.inPlay() && !state.leadersOf(id).empty())
            found.push_back(candidateOf(unit));
    return found;
}

std::unique_ptr<Case> dieOfDeath(Scene &scene)
{
    const std::string id = unitIn(scene, "unit");
    const std::vector<std::string> leaders = scene.state.leadersOf(id);
    if (leaders.empty())
        throw Error("unit: no leader is attached to " + scene.state.unit(id).name + " (PUN-118)", "unit");
    const Sheet &sheet = scene.sheet;
    const CombatSheet &combat = scene.sheet.combat;
    const Leader &first = scene.state.leader(leaders.front());
    const auto play = [&sheet, &combat, leaders, before = first.wounded](Dice &dice, State &state, Narration &narration) -> std::uint64_t {
        const Book book{sheet, state, narration};
        for (const std::string &leader : leaders)
            riskLeader(book, combat, leader, "in danger", dice);
        if (narration.sentences().empty())
            narration.say("Nothing happens to " + state.leader(leaders.front()).name + ".");
        const Leader &one = state.leader(leaders.front());
        const bool newly = one.wounded && !before;
        return static_cast<std::uint64_t>(one.lost ? LeaderDeath::killed : newly ? LeaderDeath::wounded : LeaderDeath::unharmed);
    };
    const auto quick = [&combat, wounded = first.wounded, name = first.name](Dice &dice) -> std::uint64_t {
        return static_cast<std::uint64_t>(dieOfDeath(combat, wounded, name, dice));
    };
    return std::make_unique<Played>(scene, play, quick, [name = first.name](std::uint64_t key) {
        const char *word = key == 0 ? "unharmed" : key == 1 ? "wounded" : "killed";
        OutcomeText text;
        text.results = {{"leader", word}};
        text.label = name + " " + (key == 0 ? "unharmed" : word);
        text.weight = static_cast<int>(key) + (key > 0 ? 1 : 0);
        return text;
    });
}

} // namespace optio::punic
