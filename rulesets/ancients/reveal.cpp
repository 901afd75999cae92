// SPDX-License-Identifier: GPL-3.0-or-later
// Opens sealed notes, and does what they say.
#include "rulesets/ancients/reveal.h"

#include "rules/figures/rows.h"
#include "rulesets/ancients/notes.h"

#include <algorithm>

namespace optio::ancients {

namespace {

const char *const inSecond = "In the second battle nobody hides, and nothing of the set-up is left to reveal (ANC-123)";

void night(const Scene &scene, const Side &side, const std::vector<std::string> &who)
{
    const State &state = scene.state;
    if (state.turn != 1 || state.step != "begin" || state.active != state.settings.attacker)
        throw Error("A night attack comes out right after deployment (ANC-113)", "note");
    int whole = 0;
    std::vector<int> chosen;
    for (const auto &[id, unit] : state.units)
        if (unit.side != side.id && unit.onMap() && unit.arm != Arm::camp) {
            whole += unit.value;
            if (std::find(who.begin(), who.end(), id) != who.end())
                chosen.push_back(unit.value);
        }
    if (chosen.size() != who.size())
        throw Error("who: only units of the enemy on the map are surprised (ANC-117)", "who");
    const std::string fault = shareFault(chosen, 1, scene.sheet.tables.number("march", "night_share"), whole);
    if (!fault.empty())
        throw Error("who: a third of the value on the map starts disordered, and no more: " + fault + " (ANC-117)", "who");
}

void falseDeployment(const Scene &scene, const Side &side, const std::vector<std::string> &who)
{
    const State &state = scene.state;
    if (side.id == state.settings.attacker)
        throw Error("Only the defender deploys falsely (ANC-114)", "note");
    if (state.turn != 1 || state.step != "begin" || state.active == state.settings.attacker)
        throw Error("A false deployment comes out right after the attacker's first turn (ANC-113)", "note");
    if (who.size() % 2 != 0)
        throw Error("who: name the units in pairs that change places (ANC-115)", "who");
    for (std::size_t i = 0; i < who.size(); i += 2) {
        const Unit &one = state.unit(who[i]), &other = state.unit(who[i + 1]);
        for (const Unit *unit : {&one, &other}) {
            expectSide(state, *unit, side.id, "who");
            expectInPlay(state, unit->id, "who");
            if (unit->arm != Arm::infantry && unit->arm != Arm::cavalry)
                throw Error("who: " + unit->name + " are neither infantry nor cavalry and change places with nobody (ANC-115)", "who");
        }
        if (one.arm != other.arm)
            throw Error("who: infantry change places with infantry, cavalry with cavalry (ANC-115)", "who");
    }
}

} // namespace

std::string revealPage(const Json &, const Json &input)
{
    return input.contains("note") || !input.contains("side") ? std::string() : sideIn(input);
}

std::vector<Candidate> revealCandidates(const Sheet &, const State &state, const Slot &, const Json &)
{
    std::vector<Candidate> list;
    for (const auto &[id, unit] : state.units)
        if (unit.onMap() && unit.arm != Arm::camp)
            list.push_back({id, "", unit.name, toText(unit.is), 1, 0});
    return list;
}

std::unique_ptr<Case> reveal(Scene &scene)
{
    const std::string id = sideIn(scene.input);
    const Side &side = scene.state.side(id);
    if (scene.json == nullptr) {
        if (!scene.input.contains("note"))
            throw Error("note: the sealed note is missing", "note");
        return told(scene, [](State &, Narration &narration) { narration.say("The note is opened."); });
    }
    const auto opening = openedNote(side, scene.input);
    const std::size_t number = opening.first;
    const std::string &text = opening.second;
    const Secret secret = secretIn(text);
    const std::vector<std::string> who = namedIn(scene, "who");
    if (secret.kind == "march")
        throw Error("A march is opened when it comes on: see Arrival (ANC-113)", "note");
    if (scene.state.second.open && (secret.kind == "hidden" || secret.kind == "night_attack" || secret.kind == "false_deployment"))
        throw Error(inSecond, "note");
    bool runs = false, stood = false;
    if (secret.kind == "hidden") {
        if (const Unit &unit = scene.state.unit(secret.unit); unit.side != id || unit.place != Place::away)
            throw Error("note: " + unit.name + (unit.side != id ? " belongs to the enemy" : " was not kept off the map") + " (ANC-130)",
                        "note");
        if (const Note *other = side.noteOf(secret.unit); other != nullptr && other != &side.notes[number])
            throw Error("note: " + scene.state.unit(secret.unit).name + " stand in another note (ANC-130)", "note");
        // One that was paid for stays where it is (ANC-061). One that saw nobody to run at stood where it hid, and moves no more (ANC-057).
        const Unit &unit = scene.state.unit(secret.unit);
        const bool wild = id == scene.state.active && side.wild && !unit.controlled;
        runs = wild && scene.state.step == "forced" && scene.ask.yesNo({"rv.runs", {}, id, unit.name, {}}, true);
        stood = wild && scene.state.step != "forced" && unit.temper == Temper::always;
    } else {
        expectAllowed(scene.sheet, side, secret.kind);
        if (secret.kind == "night_attack")
            night(scene, side, who);
        else if (secret.kind == "false_deployment")
            falseDeployment(scene, side, who);
        else if (secret.kind == "tactical_trick")
            for (const std::string &code : {secret.own, secret.enemy})
                rowNamed(scene.sheet.codes, "code", code);
    }
    const int advantage = scene.sheet.tables.number("victory", "advantage");
    return std::make_unique<Played>(scene, [=, &sheet = scene.sheet, text = text](Dice &dice, State &state, Narration &narration) {
        Side &own = state.side(id);
        if (secret.kind == "hidden") {
            openNote(own, number, text);
            own.notes[number].units = {secret.unit};
            state.unit(secret.unit).place = Place::map;
            narration.say(state.unit(secret.unit).name + " come out of hiding, in good order.");
            narration.instruct(id, "Put " + state.unit(secret.unit).name +
                                       (secret.hex.empty() ? " on its hex" : " on its hex (" + secret.hex + ")") + ", facing as you like.");
            state.unit(secret.unit).uncontrolled = runs || stood;
            if (stood) {
                state.unit(secret.unit).acted = Acted::spontaneous;
                narration.say("They are uncontrolled, saw no enemy to run at, and do not move this turn (ANC-057).");
            }
            if (runs)
                narration.next("advance", "It runs at the nearest enemy", {{"who", secret.unit}});
            return;
        }
        narration.say(own.name + " reveal: " + sheet.stratagem(secret.kind).label + ".");
        if (secret.kind == "none") {
            openNote(own, number, text);
            if (const std::string &leader = own.notes[number].leader; !leader.empty())
                state.leader(leader).state = LeaderState::discarded;
            return;
        }
        if (!payFor(state, id, number, text, narration))
            return;
        if (secret.kind == "strategic_advantage")
            own.awards.push_back({sheet.stratagem(secret.kind).label, advantage});
        else if (secret.kind == "tactical_trick") {
            state.tricks.push_back(
                {id, secret.own, secret.enemy, state.step == "combat" && state.active != id ? state.playerTurn() : -1, 0});
            narration.say("Its " + secret.own + " defend double against " + secret.enemy + " in the first turns.");
        } else if (secret.kind == "night_attack") {
            Fray fray(state, dice, narration);
            for (const std::string &unit : inOrder(who))
                fray.suffer(state.unit(unit), Fate::disorder);
        } else if (secret.kind == "false_deployment") {
            for (std::size_t i = 0; i < who.size(); i += 2)
                narration.instruct(id, state.unit(who[i]).name + " and " + state.unit(who[i + 1]).name +
                                           " change places, each with the other's hex and facing.");
        }
    });
}

} // namespace optio::ancients
