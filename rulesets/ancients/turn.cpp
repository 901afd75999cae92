// SPDX-License-Identifier: GPL-3.0-or-later
// The acts of a turn but for moves and combat.
#include "rulesets/ancients/turn.h"

#include "rulesets/ancients/fight.h"

#include <algorithm>

namespace optio::ancients {

namespace {

/// The first two steps are over as soon as they are played; a game outside has none.
void go(State &state, const char *step)
{
    if (!state.loose)
        state.step = step;
}

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

std::string panicReason(const State &state, const Side &side)
{
    const bool lost = std::all_of(state.leaders.begin(), state.leaders.end(), [&](const auto &entry) {
        return entry.second.side != side.id || entry.second.state == LeaderState::lost;
    });
    if (side.led && lost)
        return "all its leaders are lost";
    if (const int losses = state.losses(side.id); losses >= side.panic)
        return std::to_string(losses) + " units are lost, its panic number is " + std::to_string(side.panic);
    return {};
}

} // namespace

std::string whyNotPlaced(const State &state, const Leader &leader)
{
    switch (leader.state) {
    case LeaderState::discarded:
        return "was given for a stratagem (ANC-110)";
    case LeaderState::lost:
        return "is lost (ANC-098)";
    case LeaderState::map:
        return "is on the map already";
    case LeaderState::pool:
        return leader.out != 0 && leader.out == state.playerTurn() ? "is out for this turn (ANC-097)" : "";
    }
    return {};
}

std::vector<std::string> compulsory(const State &state)
{
    std::vector<std::string> list;
    if (!state.vacated.empty())
        list.push_back("The hex of " + state.unit(state.vacated.front().enemy).name +
                       (mustEnter(state, state.vacated.front()) ? " must be entered (ANC-103)"
                                                                : " may be entered: say who does, or nobody (ANC-104)"));
    if (!state.fallen.empty())
        list.push_back(state.unit(state.fallen.front()).name + " fell: say who was in contact (ANC-100)");
    if (state.step == "forced")
        for (const auto &[id, unit] : state.units)
            if (unit.side == state.active && unit.onMap() && unit.uncontrolled && unit.acted == Acted::none)
                list.push_back(unit.name + " must advance (ANC-057)");
    return list;
}

std::unique_ptr<Case> BeginTurn::build(Scene &scene) const
{
    expectStep(scene, "begin");
    return told(scene, [](State &state, Tale &tale) {
        Side &side = state.side(state.active);
        int off = 0;
        for (auto &[id, leader] : state.leaders)
            if (leader.side == side.id && leader.state == LeaderState::map) {
                leader.state = LeaderState::pool;
                leader.unit.clear();
                ++off;
            }
        for (auto &[id, unit] : state.units) {
            unit.fired = unit.attacked = unit.retreated = false;
            if (unit.side != side.id)
                continue;
            unit.acted = Acted::none;
            unit.uncontrolled = unit.controlled = unit.sees = unit.must = unit.leftZone = unit.moved = false;
        }
        tale.say(off == 0 ? side.name + " begin their turn." : "The leaders of " + side.name + " leave the map.");
        const std::string why = side.panicked || state.loose ? std::string() : panicReason(state, side);
        if (!why.empty()) {
            side.panicked = true;
            tale.say(side.name + " panic: " + why + ".");
            tale.instruct(side.id, "Disorder all units. They flee from the enemy until they are rallied.");
            for (auto &[id, unit] : state.units)
                if (unit.side == side.id && unit.onMap() && unit.arm != Arm::camp)
                    unit.disordered = unit.panicking = true;
        }
        go(state, "pips");
    });
}

std::unique_ptr<Case> Pips::build(Scene &scene) const
{
    expectStep(scene, "pips");
    const int leaders = scene.state.loose ? scene.ask.count({"pp.leaders", {}, "a", {}, {}}, 0, sheet_.mostLeaders(), 1)
                                          : scene.state.leadersOf(scene.state.active);
    const auto play = [&sheet = sheet_, leaders](Dice &dice, State &state, Tale &tale) -> std::uint64_t {
        const int die = state.settings.fixedPips ? 0 : dice.d6({"pips", "initiative"});
        const int points = pipsOf(sheet.tables, leaders, die);
        Side &side = state.side(state.active);
        side.pips = side.rolled = points;
        if (die > 0)
            tale.line(side.id, "die", "die", "die", die, "ANC-033");
        tale.line(side.id, "leaders", "base", std::to_string(leaders) + (leaders == 1 ? " leader" : " leaders"),
                  sheet.tables.byLeaders("pips", die > 0 ? "dice" : "fixed", leaders), "ANC-033");
        tale.total(side.id, "pips", "initiative", points);
        tale.say(side.name + (points == 0 ? " have no initiative." : " have " + std::to_string(points) + " of initiative."));
        go(state, "arrivals");
        return static_cast<std::uint64_t>(points);
    };
    return std::make_unique<Played>(scene, play, Played::Quick{}, [](std::uint64_t key) {
        return OutcomeText{{{"pips", key}}, std::to_string(key), "", 0};
    });
}

std::vector<DieSlot> Pips::diceOf(const Scene &scene) const
{
    return scene.state.settings.fixedPips ? std::vector<DieSlot>() : std::vector<DieSlot>{dieSlot(scene.state.active, "initiative")};
}

std::unique_ptr<Case> Hold::build(Scene &scene) const
{
    expectStep(scene, "control");
    const State &state = scene.state;
    if (!state.settings.pipControl)
        throw Error("In this battle a die decides on control, not initiative (ANC-061)", "who");
    const std::vector<std::string> who = unitsIn(scene, "who");
    if (who.empty())
        throw Error("who: nobody is named", "who");
    for (const std::string &id : who) {
        const Unit &unit = state.unit(id);
        expectSide(state, unit, state.active, "who");
        if (unit.controlled || unit.panicking || unit.acted != Acted::none)
            throw Error("who: " + unit.name + (unit.controlled ? " is held already (ANC-061)" : " cannot be held (ANC-061)"), "who");
    }
    const bool reach = scene.ask.yesNo({"ct.reach", {}, state.active, {}, {}}, false);
    const int price = priceOfControl(sheet_.tables, reach), left = state.side(state.active).pips;
    if (price > left)
        throw Error("This needs " + std::to_string(price) + " of initiative; " + std::to_string(left) + " are left (ANC-061)", "who");
    return told(scene, [who, price](State &after, Tale &tale) {
        after.side(after.active).pips -= price;
        for (const std::string &id : who)
            after.unit(id).controlled = true;
        tale.say(after.unit(who.front()).name + (who.size() > 1 ? " and their group are held" : " are held") + " for " +
                 std::to_string(price) + ".");
    });
}

bool Hold::fits(const State &, const Slot &, const Unit &unit) const
{
    return unit.onMap() && !unit.controlled && !unit.panicking && unit.acted == Acted::none && unit.arm != Arm::camp;
}

std::unique_ptr<Case> Control::build(Scene &scene) const
{
    expectStep(scene, "control");
    const State &state = scene.state;
    std::vector<std::string> seen;
    for (const char *slot : {"camp", "prey"})
        for (const std::string &id : unitsIn(scene, slot)) {
            const Unit &unit = state.unit(id);
            expectSide(state, unit, state.active, slot);
            if (unit.temper == Temper::never)
                throw Error(std::string(slot) + ": " + unit.name + " are never impetuous (ANC-051)", slot);
            if (!state.loose && std::string(slot) == "prey" && !hasPrey(state, unit))
                throw Error("prey: no disordered enemy is as slow as " + unit.name + " (ANC-052)", slot);
            seen.push_back(id);
        }
    std::vector<std::string> wild;
    for (const std::string &id : impetuous(state, seen))
        if (!state.unit(id).controlled)
            wild.push_back(id);
    const int upTo = state.settings.pipControl ? 6 : uncontrolledTo(sheet_.tables, state.loose ? 1 : state.leadersOf(state.active));
    const bool each = state.settings.dieForEach;
    const auto play = [=](Dice &dice, State &after, Tale &tale) -> std::uint64_t {
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
                tale.instruct(unit.side, unit.name + " run at the nearest enemy they see.");
            }
        }
        tale.say(wild.empty() ? "No unit is out of hand."
                 : gone == 0  ? "The impetuous units are held."
                              : std::to_string(gone) + (gone == 1 ? " unit is" : " units are") + " uncontrolled.");
        go(after, "forced");
        return gone;
    };
    return std::make_unique<Played>(scene, play, Played::Quick{}, [](std::uint64_t key) {
        return OutcomeText{
            {{"uncontrolled", key}}, key == 0 ? "held" : std::to_string(key) + " uncontrolled", key == 0 ? "a" : "b", key == 0 ? 0 : 1};
    });
}

bool Control::fits(const State &state, const Slot &slot, const Unit &unit) const
{
    if (!unit.onMap() || unit.temper != Temper::cond || unit.panicking || unit.acted == Acted::entered)
        return false;
    const Unit *camp = state.camp(unit.side == "a" ? "b" : "a");
    return slot.id == "camp" ? camp != nullptr && camp->onMap() : hasPrey(state, unit);
}

std::vector<DieSlot> Control::diceOf(const Scene &scene) const
{
    const int upTo = uncontrolledTo(sheet_.tables, scene.state.leadersOf(scene.state.active));
    const bool none = scene.state.settings.pipControl || upTo == 0 || upTo >= 6 || impetuous(scene.state, {}).empty();
    return none ? std::vector<DieSlot>() : std::vector<DieSlot>{dieSlot(scene.state.active, "control")};
}

std::unique_ptr<Case> Advance::build(Scene &scene) const
{
    expectStep(scene, "forced");
    const Unit &unit = scene.state.unit(unitIn(scene, "who"));
    expectSide(scene.state, unit, scene.state.active, "who");
    if (!unit.uncontrolled || unit.acted != Acted::none)
        throw Error("who: " + unit.name + (unit.uncontrolled ? " has advanced already (ANC-057)" : " is under control (ANC-057)"), "who");
    const bool sees = unit.sees || scene.ask.yesNo({"ad.sees", {}, unit.side, unit.name, {}}, true);
    const bool turned = sees && !unit.disordered && scene.ask.yesNo({"ad.turned", {}, unit.side, unit.name, {}}, false);
    const bool woods =
        sees && !unit.disordered && !turned && !freeOfWoods(unit.is) && scene.ask.yesNo({"ad.woods", {}, unit.side, unit.name, {}}, false);
    const auto take = sees ? askCaptures(scene, unit.side) : [](State &, Tale &) {};
    return std::make_unique<Played>(scene, [id = unit.id, sees, turned, woods, take](Dice &dice, State &state, Tale &tale) {
        Unit &runner = state.unit(id);
        runner.acted = Acted::spontaneous;
        if (!sees) {
            tale.say(runner.name + " see no enemy and stand (ANC-058).");
            return;
        }
        tale.say(runner.name + " run at the nearest enemy.");
        runner.moved = true;
        runner.must = runner.code() != "LA" && runner.code() != "MM"; // ANC-060
        if (Side &side = state.side(runner.side); runner.barbarian() && side.charged == 0) {
            side.charged = state.playerTurn();
            tale.say("Their charge is spent in this turn (ANC-059).");
        }
        Fray fray(state, dice, tale);
        if (turned || woods)
            fray.suffer(runner, Fate::disorder);
        take(state, tale);
    });
}

bool Advance::fits(const State &, const Slot &, const Unit &unit) const
{
    return unit.onMap() && unit.uncontrolled && unit.acted == Acted::none;
}

std::unique_ptr<Case> Flee::build(Scene &scene) const
{
    const std::vector<std::string> who = unitsIn(scene, "who");
    return told(scene, [who](State &state, Tale &tale) {
        for (const std::string &id : who) {
            Unit &unit = state.unit(id);
            unit.place = Place::fled;
            unit.panicking = false;
            tale.say(unit.name + " leave the map.");
            for (const std::string &leader : state.leadersWith(id)) {
                state.leader(leader).state = LeaderState::pool;
                state.leader(leader).unit.clear();
            }
        }
        if (who.empty())
            tale.say("Nobody leaves the map.");
    });
}

std::unique_ptr<Case> Charge::build(Scene &scene) const
{
    expectStep(scene, "moves");
    const State &state = scene.state;
    if (!state.loose) {
        if (state.side(state.active).charged != 0)
            throw Error("The charge is used already (ANC-063)", "charge");
        bool any = false;
        for (const auto &[id, unit] : state.units)
            if (unit.side == state.active && unit.barbarian() && unit.onMap()) {
                any = any || unit.acted == Acted::none;
                if (unit.acted != Acted::none)
                    throw Error("A barbarian has moved: it is too late for the charge (ANC-063)", "charge");
            }
        if (!any)
            throw Error("There are no barbarians to charge (ANC-063)", "charge");
    }
    return told(scene, [](State &after, Tale &tale) {
        after.side(after.active).charged = after.playerTurn();
        tale.say("The barbarians of " + after.side(after.active).name + " charge this turn.");
    });
}

std::unique_ptr<Case> PlaceLeader::build(Scene &scene) const
{
    expectStep(scene, "leaders");
    const std::string who = unitIn(scene, "who", true);
    if (!who.empty()) {
        expectSide(scene.state, scene.state.unit(who), scene.state.active, "who");
    }
    std::string found, reason = "there is none";
    for (const auto &[id, leader] : scene.state.leaders)
        if (leader.side == scene.state.active && found.empty()) {
            reason = "it " + whyNotPlaced(scene.state, leader);
            if (whyNotPlaced(scene.state, leader).empty())
                found = id;
        }
    if (found.empty() && !scene.state.loose)
        throw Error("No leader can be put on the map: " + reason, "who");
    return told(scene, [who, found](State &state, Tale &tale) {
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
        tale.say(who.empty() ? "A leader of " + side.name + " stands alone." : "A leader joins " + state.unit(who).name + ".");
    });
}

std::unique_ptr<Case> Rally::build(Scene &scene) const
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
    return told(scene, [who](State &state, Tale &tale) {
        for (const std::string &id : who) {
            Unit &unit = state.unit(id);
            unit.disordered = unit.panicking = false;
            tale.say(unit.name + " rally.");
            tale.instruct(unit.side, "Flip " + unit.name + ".");
        }
    });
}

bool Rally::fits(const State &state, const Slot &, const Unit &unit) const
{
    return unit.onMap() && unit.disordered && unit.code() != "SC" && !state.leadersWith(unit.id).empty();
}

std::unique_ptr<Case> EndStep::build(Scene &scene) const
{
    if (scene.json == nullptr)
        return told(scene, [](State &, Tale &tale) { tale.say("The next step."); });
    const State &state = scene.state;
    if (state.over)
        throw Error("The battle is over (ANC-022)", "step");
    for (const char *own : {"setup", "begin", "pips", "control"})
        if (state.step == own)
            throw Error("The step \"" + sheet_.step(own).label + "\" ends with its own act (ANC-021)", "step");
    if (const std::vector<std::string> open = compulsory(state); !open.empty())
        throw Error(open.front(), "step");
    if (state.step == "combat")
        for (const auto &[id, unit] : state.units) {
            const bool may = unit.side == state.active && unit.onMap() && !unit.attacked && !unit.leftZone &&
                             (!unit.disordered || state.settings.disorderedAttack);
            // The step may be ended once the question is answered: only then is it judged.
            if (unit.must && may && !scene.ask.yesNo({"es.none", id, unit.side, unit.name, {}}, false) && scene.ask.strict())
                throw Error(unit.name + " must attack if an enemy is in a front hex (ANC-060)", "es.none_" + id);
        }
    return told(scene, [&sheet = sheet_](State &after, Tale &tale) {
        for (std::size_t i = 0; i < sheet.steps.size(); ++i) {
            if (sheet.steps[i].id != after.step)
                continue;
            if (after.step == "moves")
                after.side(after.active).pips = 0; // what is left is lost (ANC-033)
            if (i + 1 < sheet.steps.size()) {
                after.step = sheet.steps[i + 1].id;
                return tale.say(sheet.steps[i + 1].label + ".");
            }
            break;
        }
        const bool second = after.active != after.settings.attacker;
        after.active = after.active == "a" ? "b" : "a";
        after.step = "begin";
        if (second && after.turn == after.settings.length) {
            after.over = true;
            int points[2];
            for (std::size_t i = 0; i < 2; ++i) {
                points[i] = sumOf(pointsOf(sheet.tables, after, after.sides[i].id));
                tale.total(after.sides[i].id, "points", "points of victory", points[i]);
            }
            after.winner = points[0] > points[1] ? "a" : points[1] > points[0] ? "b" : "";
            return tale.say(after.winner.empty() ? "The battle is a draw." : after.side(after.winner).name + " have won the battle.");
        }
        if (second)
            ++after.turn;
        tale.say("Game turn " + std::to_string(after.turn) + ": " + after.side(after.active).name + ".");
    });
}

std::unique_ptr<Case> AwardPoint::build(Scene &scene) const
{
    std::string side = "a";
    if (const auto given = scene.input.find("side"); given != scene.input.end()) {
        if (*given != "a" && *given != "b")
            throw Error("side must be \"a\" or \"b\"", "side");
        side = given->get<std::string>();
    }
    const int points = scene.ask.count({"aw.points", {}, side, scene.state.side(side).name, {}}, -9, 9, 1);
    return told(scene, [side, points](State &state, Tale &tale) {
        state.side(side).awards.push_back({"Agreed by the players", points});
        tale.say(state.side(side).name + ": " + std::to_string(points) + (points == 1 ? " point of victory." : " points of victory."));
    });
}

} // namespace optio::ancients
