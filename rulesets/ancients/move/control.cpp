// SPDX-License-Identifier: GPL-3.0-or-later
// Rules on impetuous units.
#include "rulesets/ancients/move/control.h"

#include "rulesets/ancients/combat/aftermath.h"
#include "rulesets/ancients/move/passage.h"

#include <algorithm>

namespace optio::ancients {

namespace {

std::vector<std::string> impetuous(const State &state, const std::vector<std::string> &seen)
{
    std::vector<std::string> ids;
    for (const auto &[id, unit] : state.units) {
        const bool picked = std::find(seen.begin(), seen.end(), id) != seen.end();
        if (unit.side == state.active && unit.onMap() && !unit.panicking && unit.acted != Acted::entered &&
            (unit.temper == Temper::always || picked))
            ids.push_back(id);
    }
    return ids;
}

/// Is there prey for a unit: a disordered enemy that is not faster (ANC-052)?
bool hasPrey(const State &state, const Unit &unit)
{
    return std::any_of(state.units.begin(), state.units.end(), [&](const auto &entry) {
        const Unit &enemy = entry.second;
        return enemy.side != unit.side && enemy.onMap() && enemy.disordered && state.face(enemy).move <= state.face(unit).move;
    });
}

bool campStands(const State &state, const std::string &side)
{
    const Unit *camp = state.camp(side == "a" ? "b" : "a");
    return camp != nullptr && camp->onMap();
}

/// Might it have hidden units?
bool mayHide(const State &state, const std::string &side)
{
    const auto &notes = state.side(side).notes;
    return !state.second.open &&
           std::any_of(notes.begin(), notes.end(), [](const Note &note) { return !note.open && note.what == "hidden"; });
}

/// Is a unit that its side is known to hide impetuous whatever it sees, and not held (ANC-050, ANC-053)?
bool hidesImpetuous(const State &state, const std::string &side)
{
    return !state.second.open && std::any_of(state.units.begin(), state.units.end(), [&](const auto &entry) {
        const Unit &unit = entry.second;
        return unit.side == side && unit.temper == Temper::always && !unit.controlled && state.side(side).noteOf(unit.id) != nullptr &&
               state.hides(unit);
    });
}

} // namespace

std::unique_ptr<Case> hold(Scene &scene)
{
    expectStep(scene, "control");
    const State &state = scene.state;
    if (!state.settings.pipControl)
        throw Error("In this battle a die decides on control, not initiative (ANC-061)", "who");
    const std::vector<std::string> who = inOrder(namedIn(scene, "who"));
    if (who.empty())
        throw Error("who: nobody is named", "who");
    bool hidden = false;
    for (const std::string &id : who) {
        const Unit &unit = state.unit(id);
        expectSide(state, unit, state.active, "who");
        const bool hides = !state.loose && state.hides(unit);
        hidden = hidden || hides;
        if (!hides)
            expectInPlay(state, id, "who");
        if (unit.controlled || unit.panicking || unit.acted != Acted::none)
            throw Error("who: " + unit.name + (unit.controlled ? " is held already (ANC-061)" : " cannot be held (ANC-061)"), "who");
    }
    const bool reach = scene.ask.yesNo({"ct.reach", {}, state.active, {}, {}}, false);
    const int price = priceOfControl(scene.sheet.tables, reach), left = state.side(state.active).pips;
    if (price > left)
        throw Error("This needs " + std::to_string(price) + " of initiative; " + std::to_string(left) + (left == 1 ? " is" : " are") +
                        " left (ANC-061)",
                    "who");
    return told(scene, [who, price, hidden](State &after, Narration &narration) {
        after.side(after.active).pips -= price;
        for (const std::string &id : who)
            after.unit(id).controlled = true;
        if (hidden) {
            narration.line(after.active, heldHidden, "base", "initiative", -price, "ANC-061");
            return narration.say(after.side(after.active).name + " hold " +
                                 (who.size() == 1 ? "a unit that hides" : "a group of which some hide") + " for " + std::to_string(price) +
                                 ".");
        }
        narration.say(after.unit(who.front()).name + (who.size() > 1 ? " and their group are held" : " are held") + " for " +
                      std::to_string(price) + ".");
    });
}

std::string holdPage(const Json &json, const Json &input)
{
    const State state = readState(json);
    for (const Json &pick : picksIn(input, "who")) {
        const Json id = pick.is_object() ? pick.value("unit", Json()) : pick;
        const auto unit = id.is_string() ? state.units.find(id.get<std::string>()) : state.units.end();
        if (unit != state.units.end() && unit->second.place == Place::away)
            return unit->second.side;
    }
    return {};
}

bool holdFits(const Sheet &, const State &, const Slot &, const Unit &unit)
{
    return unit.onMap() && !unit.controlled && !unit.panicking && unit.acted == Acted::none && unit.arm != Arm::camp;
}

std::unique_ptr<Case> control(Scene &scene)
{
    expectStep(scene, "control");
    const State &state = scene.state;
    std::vector<std::string> seen;
    for (const char *slot : {"camp", "prey"})
        for (const std::string &id : sortedIn(scene, slot)) {
            const Unit &unit = state.unit(id);
            expectSide(state, unit, state.active, slot);
            if (unit.arm == Arm::camp || unit.temper == Temper::never)
                throw Error(std::string(slot) + ": " + unit.name + " are never impetuous (ANC-051)", slot);
            if (!state.loose && std::string(slot) == "camp" && !campStands(state, unit.side))
                throw Error("camp: the enemy has no camp that could be seen (ANC-051)", slot);
            if (!state.loose && std::string(slot) == "prey" && !hasPrey(state, unit))
                throw Error("prey: no disordered enemy is as slow as " + unit.name + " (ANC-052)", slot);
            seen.push_back(id);
        }
    std::vector<std::string> wild;
    for (const std::string &id : impetuous(state, seen))
        if (!state.unit(id).controlled)
            wild.push_back(id);
    const int leaders = !state.loose                ? state.leadersOf(state.active)
                        : state.settings.pipControl ? 0
                                                    : scene.ask.count({"ct.leaders", {}, "a", {}, {}}, 0, scene.sheet.mostLeaders(), 1);
    const int upTo = state.settings.pipControl ? 6 : uncontrolledTo(scene.sheet.tables, leaders);
    const bool each = state.settings.dieForEach;
    // Hidden units are impetuous too (ANC-053); their owner says so without saying which.
    const bool known = !state.loose && hidesImpetuous(state, state.active);
    const bool hidden = !state.loose && mayHide(state, state.active) && scene.ask.yesNo({"ct.hidden", {}, state.active, {}, {}}, known);
    if (known && !hidden && scene.ask.strict())
        throw Error("ct.hidden: some of those who hide are impetuous whatever they see (ANC-050, ANC-053)", "ct.hidden");
    const auto play = [=](Dice &dice, State &after, Narration &narration) -> std::uint64_t {
        for (const std::string &id : seen)
            after.unit(id).sees = true;
        std::uint64_t gone = 0;
        bool run = false;
        for (std::size_t i = 0; i < wild.size(); ++i) {
            if (i == 0 || each) {
                const std::string name = "control." + wild[i], label = each ? "control of " + after.unit(wild[i]).name : "control";
                run = upTo >= 6 || (upTo > 0 && dice.check(Die::d6, upTo, {each ? name : std::string("control"), label}));
            }
            Unit &unit = after.unit(wild[i]);
            unit.uncontrolled = run;
            unit.controlled = !run;
            if (run) {
                ++gone;
                narration.instruct(unit.side, unit.name + " run at the nearest enemy they see.");
            }
        }
        if (hidden) {
            if (wild.empty() || each)
                run = upTo >= 6 || (upTo > 0 && dice.check(Die::d6, upTo, {each ? "control.hidden" : "control", "control of who hides"}));
            Side &own = after.side(after.active);
            own.wild = run;
            if (run)
                narration.instruct(own.id, "Hidden units that are impetuous come out in the next step and run.");
        }
        narration.say(wild.empty() ? "No unit is out of hand."
                      : gone == 0  ? "The impetuous units are held."
                                   : std::to_string(gone) + (gone == 1 ? " unit is" : " units are") + " uncontrolled.");
        go(after, "forced");
        return gone + (hidden && after.side(after.active).wild ? 1000 : 0);
    };
    return std::make_unique<Played>(scene, play, Played::Quick{}, [](std::uint64_t key) {
        const auto seen = key % 1000;
        OutcomeText text{
            {{"uncontrolled", seen}}, seen == 0 ? "held" : std::to_string(seen) + " uncontrolled", key == 0 ? "a" : "b", key == 0 ? 0 : 1};
        if (key >= 1000) {
            text.results["hidden"] = true;
            text.label = seen == 0 ? "hidden units run" : text.label + ", and hidden units";
        }
        return text;
    });
}

std::string controlPage(const Json &json, const Json &)
{
    const State state = readState(json);
    return mayHide(state, state.active) ? state.active : std::string();
}

bool controlFits(const Sheet &, const State &state, const Slot &slot, const Unit &unit)
{
    if (!unit.onMap() || unit.temper != Temper::cond || unit.panicking || unit.acted == Acted::entered)
        return false;
    return slot.id == "camp" ? campStands(state, unit.side) : hasPrey(state, unit);
}

std::vector<DieSlot> controlDice(const Scene &scene)
{
    const Json &answers = answersIn(scene.input);
    const auto said = answers.find("ct.leaders");
    const int leaders = !scene.state.loose ? scene.state.leadersOf(scene.state.active)
                        : said != answers.end() && said->is_number_integer() && *said >= 0 && *said <= 3 ? said->get<int>()
                                                                                                         : 1;
    const int upTo = uncontrolledTo(scene.sheet.tables, leaders);
    const auto hides = answers.find("ct.hidden");
    const bool hidden = hides != answers.end() ? *hides == true : !scene.state.loose && hidesImpetuous(scene.state, scene.state.active);
    const bool none = scene.state.settings.pipControl || upTo == 0 || upTo >= 6 || (!hidden && impetuous(scene.state, {}).empty());
    return none ? std::vector<DieSlot>() : std::vector<DieSlot>{dieSlot(scene.state.active, "control")};
}

std::unique_ptr<Case> advance(Scene &scene)
{
    expectStep(scene, "forced");
    const Unit &unit = scene.state.unit(unitIn(scene, "who"));
    expectSide(scene.state, unit, scene.state.active, "who");
    if (!unit.uncontrolled || unit.acted != Acted::none)
        throw Error("who: " + unit.name + (unit.uncontrolled ? " has advanced already (ANC-057)" : " is under control (ANC-057)"), "who");
    const bool sees = unit.sees || scene.ask.yesNo({"ad.sees", {}, unit.side, unit.name, {}}, true);
    const bool turned = sees && !unit.disordered && scene.ask.yesNo({"ad.turned", {}, unit.side, unit.name, {}}, false);
    // Mounted ones keep out of woods and swamps (ANC-057).
    const bool rough = !freeOfWoods(unit.is) && !mounted(unit.arm);
    const bool woods = sees && !unit.disordered && !turned && rough && scene.ask.yesNo({"ad.woods", {}, unit.side, unit.name, {}}, false);
    if (mounted(unit.arm))
        shut(scene, "ad.woods", false, unit.name + " are mounted: they advance round woods and swamps (ANC-057)");
    // Barbarians that advance have spent their charge, and are as slow as it is (ANC-059).
    Side &own = scene.state.side(unit.side);
    const int charged = own.charged;
    if (sees && unit.barbarian() && charged == 0)
        own.charged = scene.state.playerTurn();
    const Passage way = sees ? passageIn(scene, {unit.id}, true, turned || woods) : Passage();
    own.charged = charged;
    const auto take = sees ? askCaptures(scene, unit.side) : [](State &, Narration &) {};
    return std::make_unique<Played>(scene, [id = unit.id, sees, turned, woods, way, take](Dice &dice, State &state, Narration &narration) {
        Unit &runner = state.unit(id);
        runner.acted = Acted::spontaneous;
        if (!sees) {
            narration.say(runner.name + " see no enemy and stand (ANC-058).");
            return;
        }
        narration.say(runner.name + " run at the nearest enemy.");
        runner.moved = true;
        runner.must = runner.code() != "LA" && runner.code() != "MM"; // ANC-060
        if (Side &side = state.side(runner.side); runner.barbarian() && side.charged == 0) {
            side.charged = state.playerTurn();
            narration.say("Their charge is spent in this turn (ANC-059).");
        }
        Fray fray(state, dice, narration);
        if (turned || woods)
            fray.suffer(runner, Fate::disorder);
        way.play(fray, state, narration);
        if (runner.leftZone) {
            runner.must = false; // who left a zone does not attack (ANC-047, ANC-060)
            narration.say(runner.name + " left a zone of control and cannot attack this turn (ANC-047).");
        }
        take(state, narration);
    });
}

bool advanceFits(const Sheet &, const State &state, const Slot &slot, const Unit &unit)
{
    if (slot.id != "who")
        return fitsPassage(state, slot, unit);
    return unit.onMap() && unit.uncontrolled && unit.acted == Acted::none;
}

std::unique_ptr<Case> charge(Scene &scene)
{
    expectStep(scene, "moves");
    const State &state = scene.state;
    if (!state.loose) {
        if (state.side(state.active).charged != 0)
            throw Error("The charge is used already (ANC-063)", "charge");
        bool any = false;
        for (const auto &[id, unit] : state.units)
            if (unit.side == state.active && unit.barbarian() && unit.onMap()) {
                any = true;
                if (unit.moved) // one that stood still, or was disordered on purpose, has not moved
                    throw Error("A barbarian has moved: it is too late for the charge (ANC-063)", "charge");
            }
        if (!any)
            throw Error("There are no barbarians to charge (ANC-063)", "charge");
    }
    return told(scene, [](State &after, Narration &narration) {
        after.side(after.active).charged = after.playerTurn();
        narration.say("The barbarians of " + after.side(after.active).name + " charge this turn.");
    });
}

} // namespace optio::ancients
