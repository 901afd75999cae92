// SPDX-License-Identifier: GPL-3.0-or-later
// The acts of a turn but for moves and combat.
#include "rulesets/ancients/turn.h"

#include "rules/ruling/refusal.h"
#include "rulesets/ancients/combat/aftermath.h"
#include "rulesets/ancients/move/arrival.h"
#include "rulesets/ancients/move/passage.h"
#include "rulesets/ancients/words.h"

#include <algorithm>

namespace optio::ancients {

namespace {

std::string panicReason(const State &state, const Side &side)
{
    int led = 0, lost = 0;
    for (const auto &[id, leader] : state.leaders)
        if (leader.side == side.id && state.leads(leader)) {
            ++led;
            lost += leader.state == LeaderState::lost ? 1 : 0;
        }
    if (led > 0 && lost == led)
        return "all its leaders are lost";
    if (const int losses = state.losses(side.id); losses >= side.panic)
        return counted(losses, "unit is", "units are") + " lost, its panic number is " + std::to_string(side.panic);
    return {};
}

/// What ends with a step.
void leave(State &state)
{
    Side &side = state.side(state.active);
    // A march that was due might have come on: it cannot be put off (ANC-122).
    if (state.step == "arrivals" && !state.second.open && side.pips > 0 &&
        std::any_of(side.notes.begin(), side.notes.end(), [](const Note &note) { return !note.open && !note.leader.empty(); }))
        state.events.push_back({"passed", side.id, {}, state.turn});
    if (state.step == "moves")
        side.pips = 0; // what is left is lost (ANC-033)
    if (state.step == "forced")
        for (auto &[id, unit] : state.units)
            if (unit.side == state.active && unit.onMap() && unit.panicking && unit.acted == Acted::none) {
                unit.acted = Acted::fled; // that was its movement (ANC-032)
                unit.moved = true;
            }
}

/// Does the whole battle end with this step?
bool lastStep(const Sheet &sheet, const State &state)
{
    return !state.second.open && state.step == sheet.steps.back().id && state.active != state.settings.attacker &&
           state.turn == state.settings.length;
}

/// The end of the battle (ANC-109).
void finish(const Sheet &sheet, State &state, Narration &narration)
{
    closeBattle(sheet, state);
    for (const Side &side : state.sides) {
        const std::vector<Award> awards = pointsOf(sheet.tables, state, side.id);
        for (const Award &award : awards)
            narration.line(side.id, "points", "victory", award.reason, award.points, "ANC-135");
        narration.total(side.id, "points", "points of victory", sumOf(awards));
    }
    narration.say(state.winner.empty() ? "The battle is a draw." : state.side(state.winner).name + " have won the battle.");
}

} // namespace

void closeBattle(const Sheet &sheet, State &state)
{
    state.over = true;
    for (auto &[id, leader] : state.leaders) // given for notes that nobody opened (ANC-110)
        if (leader.state == LeaderState::bound)
            leader.state = LeaderState::discarded;
    const int a = sumOf(pointsOf(sheet.tables, state, "a")), b = sumOf(pointsOf(sheet.tables, state, "b"));
    state.winner = a > b ? "a" : b > a ? "b" : "";
}

void reopenBattle(const Sheet &sheet, State &state)
{
    state.over = false;
    state.winner.clear();
    for (const Side &side : state.sides)
        for (const Note &note : side.notes)
            if (!note.open && !note.leader.empty() && state.leader(note.leader).state == LeaderState::discarded)
                state.leader(note.leader).state = LeaderState::bound;
    if (state.step == "begin" && state.active == state.settings.attacker && state.turn == state.settings.length) {
        state.step = sheet.steps.back().id;
        state.active = state.other(state.active).id;
    }
}

void go(State &state, const char *step)
{
    if (!state.loose)
        state.step = step;
}

std::string whyNotPlaced(const State &state, const Leader &leader)
{
    switch (leader.state) {
    case LeaderState::discarded:
        return "was given for a stratagem (ANC-110)";
    case LeaderState::bound:
        return "is given for a sealed note (ANC-110)";
    case LeaderState::lost:
        return "is lost (ANC-098)";
    case LeaderState::map:
        return "is on the map already";
    case LeaderState::pool:
        if (!state.leads(leader))
            return "leads in the first battle (ANC-124)";
        return leader.out != 0 && leader.out == state.playerTurn() ? "is out for this turn (ANC-097)" : "";
    }
    return {};
}

std::vector<std::string> compulsory(const State &state)
{
    std::vector<std::string> list;
    if (!state.fallen.empty()) // before anybody advances (ANC-101)
        list.push_back(state.unit(state.fallen.front()).name + " fell: say who was in contact (ANC-100)");
    if (!state.vacated.empty())
        list.push_back("The hex of " + state.unit(state.vacated.front().enemy).name +
                       (mustEnter(state, state.vacated.front()) ? " must be entered (ANC-103)"
                                                                : " may be entered: say who does, or nobody (ANC-104)"));
    if (state.step == "forced")
        for (const auto &[id, unit] : state.units)
            if (unit.side == state.active && unit.onMap() && unit.uncontrolled && unit.acted == Acted::none)
                list.push_back(unit.name + " must advance (ANC-057)");
    return list;
}

bool stillToAttack(const State &state, const Unit &unit)
{
    const bool enemies = std::any_of(state.units.begin(), state.units.end(),
                                     [&](const auto &entry) { return entry.second.side != unit.side && entry.second.onMap(); });
    return unit.must && unit.side == state.active && unit.onMap() && !unit.attacked && !unit.leftZone &&
           (!unit.disordered || state.settings.disorderedAttack) && enemies;
}

std::unique_ptr<Case> beginTurn(Scene &scene)
{
    expectStep(scene, "begin");
    return told(scene, [](State &state, Narration &narration) {
        Side &side = state.side(state.active);
        int off = 0;
        for (auto &[id, leader] : state.leaders)
            if (leader.side == side.id && leader.state == LeaderState::map && state.leads(leader)) {
                leader.state = LeaderState::pool;
                leader.unit.clear();
                ++off;
            }
        side.wild = false;
        for (auto &[id, unit] : state.units) {
            if (!state.fights(unit))
                continue;
            unit.fired = unit.attacked = unit.retreated = false;
            if (unit.side != side.id)
                continue;
            unit.acted = Acted::none;
            unit.uncontrolled = unit.controlled = unit.sees = unit.must = unit.leftZone = unit.moved = false;
        }
        narration.say(off == 0 ? side.name + " begin their turn." : "The leaders of " + side.name + " leave the map.");
        const std::string why = side.panicked || state.loose ? std::string() : panicReason(state, side);
        if (!why.empty()) {
            side.panicked = true;
            narration.say(side.name + " panic: " + why + ".");
            narration.instruct(side.id, "Disorder all units. They flee from the enemy until they are rallied.");
            for (auto &[id, unit] : state.units)
                if (unit.side == side.id && unit.onMap() && unit.arm != Arm::camp)
                    unit.disordered = unit.panicking = true;
        }
        go(state, "pips");
    });
}

std::unique_ptr<Case> pips(Scene &scene)
{
    expectStep(scene, "pips");
    const int leaders = scene.state.loose ? scene.ask.count({"pp.leaders", {}, "a", {}, {}}, 0, scene.sheet.mostLeaders(), 1)
                                          : scene.state.leadersOf(scene.state.active);
    const auto play = [&sheet = scene.sheet, leaders](Dice &dice, State &state, Narration &narration) -> std::uint64_t {
        const int die = state.settings.fixedPips ? 0 : dice.d6({"pips", "initiative"});
        const int points = pipsOf(sheet.tables, leaders, die);
        Side &side = state.side(state.active);
        side.pips = side.rolled = points;
        if (die > 0)
            narration.line(side.id, "die", "die", "die", die, "ANC-033");
        narration.line(side.id, "leaders", "base", std::to_string(leaders) + (leaders == 1 ? " leader" : " leaders"),
                       sheet.tables.byLeaders("pips", die > 0 ? "dice" : "fixed", leaders), "ANC-033");
        narration.total(side.id, "pips", "initiative", points);
        narration.say(side.name + (points == 0 ? " have no initiative." : " have " + std::to_string(points) + " of initiative."));
        go(state, "arrivals");
        return static_cast<std::uint64_t>(points);
    };
    return std::make_unique<Played>(scene, play, Played::Quick{},
                                    [](std::uint64_t key) { return OutcomeText{{{"pips", key}}, std::to_string(key), "", 0}; });
}

std::vector<DieSlot> pipsDice(const Scene &scene)
{
    return scene.state.settings.fixedPips ? std::vector<DieSlot>() : std::vector<DieSlot>{dieSlot(scene.state.active, "initiative")};
}

void forgetWhoLeft(State &state)
{
    for (Vacated &hex : state.vacated)
        std::erase_if(hex.who, [&state](const std::string &id) { return !state.unit(id).onMap(); });
    std::erase_if(state.vacated, [](const Vacated &hex) { return hex.who.empty(); });
}

std::unique_ptr<Case> flee(Scene &scene)
{
    const State &now = scene.state;
    if (scene.json != nullptr && (now.over || now.step == "setup"))
        throw Error(now.over ? "The battle is over (ANC-022)" : "The battle has not begun: nobody flees (ANC-020)", "step");
    const std::vector<std::string> who = sortedIn(scene, "who"), through = sortedIn(scene, "through");
    for (const std::string &id : who)
        if (now.unit(id).arm == Arm::camp)
            throw Error("who: a camp never leaves the map; it is taken or destroyed (ANC-102)", "who");
    std::vector<std::string> passing = sortedIn(scene, "passing");
    if (passing.empty() && !through.empty())
        for (const auto &[id, unit] : now.units)
            if (unit.onMap() && unit.panicking && unit.side == now.active)
                passing.push_back(id);
    if (!through.empty() && passing.empty())
        throw Error("passing: nobody flees who could pass through a friend (ANC-032)", "passing");
    for (const std::string &id : passing) {
        const Unit &unit = now.unit(id);
        if (scene.json != nullptr && !unit.panicking && !unit.retreated)
            throw Error("passing: " + unit.name + " neither panic nor have retreated: they do not flee (ANC-032)", "passing");
        for (const std::string &friendId : through)
            if (scene.json != nullptr && now.unit(friendId).side != unit.side)
                throw Error("through: " + now.unit(friendId).name + " is no friend of " + unit.name + " (ANC-044)", "through");
    }
    return std::make_unique<Played>(scene, [way = Passage{{}, through, passing, {}}, who](Dice &dice, State &state, Narration &narration) {
        Fray fray(state, dice, narration);
        if (!way.through.empty())
            narration.say(counted(static_cast<int>(way.passing.size()), "unit flees", "units flee") + " through friends.");
        way.play(fray, state, narration);
        for (const std::string &id : who) {
            Unit &unit = state.unit(id);
            unit.place = Place::fled;
            unit.panicking = false;
            narration.say(unit.name + " leave the map.");
            for (const std::string &leader : state.leadersWith(id)) {
                state.leader(leader).state = LeaderState::pool;
                state.leader(leader).unit.clear();
            }
        }
        forgetWhoLeft(state);
        if (who.empty())
            narration.say("Nobody leaves the map.");
    });
}

bool fleeFits(const Sheet &, const State &, const Slot &slot, const Unit &unit)
{
    if (!unit.onMap() || unit.arm == Arm::camp)
        return false;
    return slot.id != "passing" || unit.panicking || unit.retreated;
}

std::unique_ptr<Case> placeLeader(Scene &scene)
{
    expectStep(scene, "leaders");
    const std::string who = unitIn(scene, "who", true);
    if (!who.empty()) {
        expectSide(scene.state, scene.state.unit(who), scene.state.active, "who");
    }
    std::string found, reason = "there is none";
    for (const auto &[id, leader] : scene.state.leaders)
        if (leader.side == scene.state.active && found.empty()) {
            // Whether a leader is given for a note is known to its owner alone, who may try: the others read that none is at hand.
            const bool hush = leader.state == LeaderState::bound && !scene.ask.strict();
            reason = hush ? "none is at hand (ANC-108)" : "it " + whyNotPlaced(scene.state, leader);
            if (whyNotPlaced(scene.state, leader).empty())
                found = id;
        }
    if (found.empty() && !scene.state.loose)
        throw Error("No leader can be put on the map: " + reason, "who");
    return told(scene, [who, found](State &state, Narration &narration) {
        if (!found.empty()) {
            Leader &leader = state.leader(found);
            leader.state = LeaderState::map;
            leader.unit = who;
        }
        Side &side = state.side(state.active);
        int led = 0;
        for (const auto &[id, leader] : state.leaders)
            led += leader.side == side.id && leader.state == LeaderState::map ? 1 : 0;
        side.mostLed = std::max(side.mostLed, led);
        narration.say(who.empty() ? "A leader of " + side.name + " stands alone." : "A leader joins " + state.unit(who).name + ".");
    });
}

std::unique_ptr<Case> rally(Scene &scene)
{
    expectStep(scene, "rally");
    const std::vector<std::string> who = unitsIn(scene, "who");
    if (who.empty())
        throw Error("who: nobody is named", "who");
    for (const std::string &id : who) {
        const Unit &unit = scene.state.unit(id);
        expectSide(scene.state, unit, scene.state.active, "who");
        const char *why = !unit.disordered                      ? " is in good order"
                          : unit.code() == "SC"                 ? " is never rallied"
                          : scene.state.leadersWith(id).empty() ? " has no leader with it"
                                                                : nullptr;
        if (why != nullptr)
            throw Error("who: " + unit.name + why + " (ANC-106)", "who");
    }
    return told(scene, [who](State &state, Narration &narration) {
        for (const std::string &id : who) {
            Unit &unit = state.unit(id);
            unit.disordered = unit.panicking = false;
            narration.say(unit.name + " rally.");
            narration.instruct(unit.side, "Flip " + unit.name + ".");
        }
    });
}

bool rallyFits(const Sheet &, const State &state, const Slot &, const Unit &unit)
{
    return unit.onMap() && unit.disordered && unit.code() != "SC" && !state.leadersWith(unit.id).empty();
}

std::unique_ptr<Case> endStep(Scene &scene)
{
    if (scene.json == nullptr)
        return told(scene, [](State &, Narration &narration) { narration.say("The next step."); });
    const State &state = scene.state;
    if (state.over)
        throw Error("The battle is over (ANC-022)", "step");
    for (const char *own : {"setup", "begin", "pips", "control"})
        if (state.step == own)
            throw Error("The step \"" + scene.sheet.step(own).label + "\" ends with its own act (ANC-021)", "step");
    if (const std::vector<std::string> open = compulsory(state); !open.empty())
        throw Error(open.front(), "step");
    if (state.step == "combat")
        for (const auto &[id, unit] : state.units) {
            // The step may be ended once the question is answered: only then is it judged.
            if (stillToAttack(state, unit) && !scene.ask.yesNo({"es.none", id, unit.side, unit.name, {}}, false) && scene.ask.strict())
                throw Error(unit.name + " must attack if an enemy is in a front hex (ANC-060)", "es.none_" + id);
        }
    if (lastStep(scene.sheet, state))
        for (const Side &side : state.sides)
            if (std::any_of(side.notes.begin(), side.notes.end(),
                            [](const Note &note) { return !note.open && note.what == "stratagem"; }) &&
                !scene.ask.yesNo({"es.sealed", side.id, side.id, side.name, {}}, false) && scene.ask.strict())
                throw Error(side.name + " have sealed notes: they are opened before the battle ends (ANC-109)", "es.sealed_" + side.id);
    return told(scene, [&sheet = scene.sheet](State &after, Narration &narration) {
        if (secondDecided(after))
            return returnToFirst(after, narration);
        const auto now = std::find_if(sheet.steps.begin(), sheet.steps.end(), [&](const Step &step) { return step.id == after.step; });
        leave(after);
        if (now != sheet.steps.end() && now + 1 != sheet.steps.end()) {
            after.step = (now + 1)->id;
            return narration.say((now + 1)->label + ".");
        }
        const bool second = after.active != after.settings.attacker, last = second && after.turn == after.length();
        if (last && after.second.open)
            return returnToFirst(after, narration);
        after.active = after.active == "a" ? "b" : "a";
        after.step = "begin";
        if (last)
            return finish(sheet, after, narration);
        if (second)
            ++after.turn;
        narration.say("Game turn " + std::to_string(after.turn) + ": " + after.side(after.active).name + ".");
    });
}

std::unique_ptr<Case> award(Scene &scene)
{
    std::string side = "a";
    if (const auto given = scene.input.find("side"); given != scene.input.end()) {
        if (*given != "a" && *given != "b")
            throw Error("side must be \"a\" or \"b\"", "side");
        side = given->get<std::string>();
    }
    const std::string reason = agreedReason(scene.input);
    const int points = scene.ask.count({"aw.points", {}, side, scene.state.side(side).name, {}}, -9, 9, 1);
    return told(scene, [side, points, reason](State &state, Narration &narration) {
        state.side(side).awards.push_back({reason, points});
        narration.say(state.side(side).name + ": " + std::to_string(points) + (points == 1 ? " point of victory." : " points of victory."));
    });
}

} // namespace optio::ancients
