// SPDX-License-Identifier: GPL-3.0-or-later
// After-combat moves, and flights that go on.
#include "rulesets/punic/combat/aftermath.h"

#include "rulesets/punic/combat/elephant.h"
#include "rulesets/punic/combat/flight.h"
#include "rulesets/punic/move/charge.h"
#include "rulesets/punic/move/move.h"
#include "rulesets/punic/move/wanted.h"

#include <algorithm>

namespace optio::punic {

namespace {

/// What is known of a move before its dice.
struct Going {
    std::string id, move;
    bool room = true, near = false, relieves = false;
    Way way;
};

bool fullMoved(const std::string &move)
{
    return move == "retire" || move == "rout" || move == "pursue" || move == "withdraw" || move == "loot";
}

/// A move without dice, in which it keeps its order: rough ground costs as in any move (PUN-152).
bool shortMove(const Going &go)
{
    return go.move == "followUp" || go.move == "passThrough" || go.move == "behindTriarii" || (go.move == "fallBack" && !go.relieves);
}

void crossRough(const Book &book, const Going &go) { takeDps(book, go.id, go.way.rough, DpClass::movement, "rough ground", "PUN-152"); }

void stance(State &state, const std::string &id, const char *how)
{
    if (Combat *combat = state.combatOf(id))
        combat->find(id)->stance = how;
}

void stayInstead(const Book &book, const Going &go)
{
    Unit &unit = book.state.unit(go.id);
    book.narration.say(does(unit.name, "cannot move: it stays."));
    loseBases(book, go.id, 1, "it cannot " + std::string(go.move == "fallBack" ? "fall back" : "retire"),
              go.move == "fallBack" ? "PUN-275" : "PUN-280");
    if (!unit.inPlay())
        return;
    stance(book.state, go.id, "stay");
    if (go.move == "retire") {
        unform(unit);
        unit.mood = Mood::steady;
    }
}

bool flees(const Unit &unit) { return unit.fleeing() || unit.mood == Mood::retiring; }

void chase(const Book &book, const Going &go, const After &after, int inches)
{
    State &state = book.state;
    Unit &unit = state.unit(go.id);
    const bool loots = go.move == "loot" || after.foes.empty();
    unform(unit);
    unit.movedOther = true;
    unit.mood = loots ? Mood::looting : Mood::pursuing;
    unit.last = loots ? LastMove::loot : LastMove::pursue;
    unit.chasing.clear();
    for (const std::string &foe : after.foes)
        if (!loots && state.units.contains(foe) && state.unit(foe).inPlay() &&
            (unit.chasing.empty() || (flees(state.unit(foe)) && !flees(state.unit(unit.chasing)))))
            unit.chasing = foe;
    crossRough(book, go);
    passThrough(book, go.id, go.way.passed);
    leaveCombats(state, go.id);
    book.narration.say(does(unit.name, loots ? "makes for the enemy baggage, " : "pursues ") + inchesText(inches) + ".");
    book.narration.instruct(unit.side, "Move " + unit.name + " " + inchesText(inches) +
                                           (loots ? " towards the enemy baggage" : " after the enemy") +
                                           ", unformed; it charges whom it meets.");
    if (go.way.off)
        return remove(book, go.id, Status::left);
    Charge run;
    run.charger = go.id;
    run.target = unit.chasing.empty() ? go.id : unit.chasing;
    run.automatic = true;
    run.run = inches;
    run.crossed = go.way.rough > 0;
    run.stage = "running";
    run.after = after.combat.empty() ? "flight" : after.combat;
    state.charges[go.id] = run;
    book.narration.next("caught", "What it caught or met", {{"who", go.id}});
}

void stay(const Book &book, const Going &go)
{
    Unit &unit = book.state.unit(go.id);
    const char *how = go.move == "followUp" ? "follow" : go.move == "fallBack" && !go.relieves ? "back" : "stay";
    stance(book.state, go.id, how);
    unit.last = LastMove::halt;
    if (go.move == "followUp" || *how == 'b')
        unit.movedOther = true;
    book.narration.say(does(unit.name, go.relieves && go.move == "fallBack" ? "stays in place" : moveText(go.move)) + ".");
    if (*how == 'b')
        book.narration.instruct(unit.side, "Move " + unit.name + " 1\" back, facing the enemy.");
    if (*how == 'f')
        book.narration.instruct(unit.side, "Move " + unit.name + " up to keep contact.");
    crossRough(book, go);
    if (go.relieves) {
        relieve(book, go.id);
        if (Combat *combat = book.state.combatOf(go.id))
            combat->find(go.id)->relieved = true;
    }
}

/// Plays a move; gives the inches of its dice.
int make(const Book &book, const Going &go, const After &after, Dice &dice)
{
    State &state = book.state;
    Unit &unit = state.unit(go.id);
    state.after.erase(after.id);
    int inches = 0;
    if (go.move == "stop") {
        stopFlight(book, go.id);
    } else if (go.move == "rampage") {
        const int heading = unit.heading;
        rampage(book, go.id, heading, "", dice);
        inches = state.rampages.contains(go.id) ? state.rampages.at(go.id).inches : 0;
    } else if (!go.room && (go.move == "fallBack" || go.move == "retire")) {
        stayInstead(book, go);
    } else if (!go.room && go.move == "rout") {
        remove(book, go.id, go.near ? Status::surrendered : Status::eliminated);
    } else if (go.move == "passThrough") {
        leaveCombats(state, go.id);
        unit.movedOther = true;
        unit.last = LastMove::advance;
        book.narration.say(does(unit.name, "passes 4\" through the enemy."));
        book.narration.instruct(unit.side, "Move " + unit.name + " 4\" straight on, through the enemy.");
        crossRough(book, go);
    } else if (go.move == "behindTriarii") {
        leaveCombats(state, go.id);
        unit.movedOther = true;
        unit.last = LastMove::withdraw;
        crossRough(book, go);
        standBehindTriarii(book, go.id);
        askAgain(state, go.id);
    } else if (fullMoved(go.move)) {
        inches = fullMove(book.sheet, state, unit, firstMove(state, go.id, go.move), dice).inches;
        const bool known = std::any_of(state.events.begin(), state.events.end(), [&](const auto &one) {
            return one.second.kind == go.move && one.second.unit == go.id && one.second.turn == state.turn;
        });
        if ((go.move == "rout" || go.move == "retire") && state.flightOf(go.id) == nullptr && !known)
            addEvent(book, go.move, unit.side, go.id, "", 0, does(unit.name, moveText(go.move)), {});
        if (go.move == "pursue" || go.move == "loot")
            chase(book, go, after, inches);
        else
            runAway(book, go.id, go.move == "rout", inches, go.way);
    } else {
        stay(book, go);
    }
    leadSupport(state, go.id, go.move);
    settleMoves(book);
    scatter(book);
    return inches;
}

/// Has an enemy gone back, so that there is ground to follow up on? Who has relieved its ranks or could not go stays in contact (PUN-275).
bool gaveGround(const State &state, const After &after)
{
    return std::any_of(after.foes.begin(), after.foes.end(), [&](const std::string &foe) {
        const Combat *combat = state.combatOf(foe);
        return combat != nullptr && combat->find(foe)->stance == "back";
    });
}

/// The move on the list that a unit makes next. Throws Error when it is not its turn.
const After &nextOf(const Scene &scene, const std::string &id)
{
    const State &state = scene.state;
    const auto next = nextMoves(state);
    for (const After *move : next)
        if (move->unit == id)
            return *move;
    for (const auto &[key, move] : state.after)
        if (move.unit == id)
            throw Error("First: " + does(state.unit(next.front()->unit).name, moveText(next.front()->move)) + " (PUN-270)", "who");
    throw Error(does(state.unit(id).name, "has no move on the list (PUN-270)"), "who");
}

/// Which of its moves a unit makes. A move that it has not is refused, never taken for another one.
std::string chosenMove(Scene &scene, const Unit &unit, const After &after)
{
    const Json wanted = answerTo(scene, "rs.halt");
    const bool open = !after.choices.empty();
    if (wanted.is_string() && wanted != after.move &&
        (!open || std::find(after.choices.begin(), after.choices.end(), wanted.get<std::string>()) == after.choices.end())) {
        std::string may;
        for (const std::string &choice : after.choices)
            may += (may.empty() ? "" : " or ") + moveText(choice);
        const std::string why = does(unit.name, (open ? may : moveText(after.move)) + (open ? "" : ": it has no choice")) +
                                (after.combat == "flight" ? " (PUN-138)" : " (PUN-252)");
        refuseChoice(scene, {"rs.halt", "", unit.side, unit.name, ""}, open ? after.choices : std::vector{after.move},
                     wanted.get<std::string>(), why);
    }
    return open ? scene.ask.choice({"rs.halt", "", unit.side, unit.name, ""}, after.choices, after.move) : after.move;
}

/// Does a legion relieve its ranks? It may after the result of a combat that it fought, whether the enemy is still there or not (PUN-279).
bool askRelief(Scene &scene, const Unit &unit, const After &after, const Going &go)
{
    std::string why = whyNoRelief(unit);
    if (why.empty() && (after.combat.empty() || !unit.fought))
        why = does(unit.name, "has not fought: only those who did relieve their ranks (PUN-279)");
    if (why.empty() && (!go.room || (go.move != "halt" && go.move != "fallBack" && go.move != "followUp")))
        why = does(unit.name, go.room ? moveText(go.move) : "cannot move") +
              ": ranks are relieved on a halt, a fall-back or a follow-up (PUN-279)";
    if (why.empty())
        return scene.ask.yesNo({"rs.relieve", "", unit.side, unit.name, ""}, false);
    refuseYes(scene, {"rs.relieve", "", unit.side, unit.name, ""}, why);
    return false;
}

} // namespace

bool firstMove(const State &state, const std::string &id, const std::string &move)
{
    const Event *flight = state.flightOf(id);
    return (move == "retire" || move == "rout") && (flight == nullptr || !flight->moved);
}

void runAway(const Book &book, const std::string &id, bool routs, int inches, const Way &way)
{
    State &state = book.state;
    Unit &unit = state.unit(id);
    unit.movedOther = true;
    unit.last = routs ? LastMove::rout : LastMove::withdraw;
    unit.mood = routs ? Mood::routing : Mood::retiring;
    if (Event *flight = state.flightOf(id))
        flight->moved = true;
    unform(unit);
    unit.caughtBy.clear();
    takeDps(book, id, way.rough, DpClass::movement, "rough ground", "PUN-152");
    passThrough(book, id, way.passed);
    leaveCombats(state, id);
    book.narration.say(does(unit.name, routs ? "flees " : "retires ") + inchesText(inches) + ".");
    book.narration.instruct(unit.side, "Move " + unit.name + " " + inchesText(inches) + " away from the enemy, unformed.");
    askAgain(state, id);
    if (way.off)
        remove(book, id, Status::left);
}

std::string whyNoRelief(const Unit &unit)
{
    const int lines = static_cast<int>(unit.standing().size());
    if (!unit.legion)
        return does(unit.name, "is no legion (PUN-389)");
    if (unit.shaken)
        return does(unit.name, "is shaken and cannot relieve (PUN-389)");
    if (unit.formation != Formation::quincunx)
        return does(unit.name, "is not in quincunx (PUN-389)");
    if (lines < 2)
        return does(unit.name, "has one line left (PUN-389)");
    if (unit.reliefs >= lines - 1)
        return does(unit.name, "has already relieved ") + (unit.reliefs == 1 ? "once" : "twice") + " (PUN-389)";
    return {};
}

void relieve(const Book &book, const std::string &id)
{
    Unit &unit = book.state.unit(id);
    std::vector<std::size_t> standing;
    for (std::size_t i = 0; i < unit.ranks.size(); ++i)
        if (unit.ranks[i].bases > 0)
            standing.push_back(i);
    std::swap(unit.ranks[standing[0]], unit.ranks[standing[1]]);
    ++unit.reliefs;
    book.narration.say("The " + unit.ranks[standing[0]].name + " of " + unit.name + " relieve the " + unit.ranks[standing[1]].name +
                       " (relief " + std::to_string(unit.reliefs) + ").");
    book.narration.instruct(unit.side, "Exchange the first two lines of " + unit.name + " and put a marker beside it.");
    removeDps(book, id, 1, "relief of ranks", "PUN-064");
}

void standBehindTriarii(const Book &book, const std::string &id)
{
    Unit &unit = book.state.unit(id);
    std::stable_sort(unit.ranks.begin(), unit.ranks.end(),
                     [](const Rank &x, const Rank &y) { return x.type == Type::HI && y.type != Type::HI; });
    unit.formation = Formation::behindTriarii;
    unit.openRanks = unit.rearTurned = false;
    book.narration.say(does(unit.name, "retires behind its triarii."));
    book.narration.instruct(unit.side, "Move " + unit.name +
                                           " back by its depth with the triarii in front, formed, and the rest behind them, unformed.");
    settleUnit(book, id);
}

std::vector<Candidate> afterCombatCandidates(const Sheet &, const State &state, const Slot &, const Json &)
{
    std::vector<Candidate> found;
    for (const After *move : nextMoves(state))
        if (std::ranges::none_of(found, [&](const Candidate &one) { return one.unit == move->unit; }))
            found.push_back({move->unit, "", state.unit(move->unit).name, moveText(move->move), 1, 0});
    return found;
}

std::vector<DieSlot> afterCombatDice(const Scene &scene)
{
    const Unit &unit = scene.state.unit(unitIn(scene, "who"));
    std::string move = "retire";
    for (const auto &[id, after] : scene.state.after)
        if (after.unit == unit.id)
            move = after.move;
    for (const Question &question : scene.ask.questions()) {
        if (question.id == "rs.halt")
            move = question.value.get<std::string>();
        if (question.id == "rs.room" && question.value == false)
            return {};
    }
    if (!fullMoved(move))
        return {};
    return fullMoveDice(scene.sheet, scene.state, unit);
}

std::unique_ptr<Case> afterCombat(Scene &scene)
{
    const std::string id = unitIn(scene, "who");
    expectStep(scene, {"after", "flight"});
    const Unit &unit = scene.state.unit(id);
    for (const auto &[other, one] : scene.state.units)
        if (one.inPlay() && !one.hackBy.empty())
            throw Error("First the free hack at " + one.name + " (PUN-285)", "who");
    for (const auto &[runner, charge] : scene.state.charges)
        if (!charge.after.empty() && charge.stage != "done")
            throw Error("First tell what " + scene.state.unit(runner).name + " caught or met (PUN-284)", "who");
    After after;
    if (scene.json == nullptr) {
        after.move = unit.fleeing() ? "rout" : unit.mood == Mood::pursuing ? "pursue" : "retire";
        after.unit = id;
        after.foes = {"nobody"};
    } else {
        after = nextOf(scene, id);
    }
    Going go{id, after.move, true, false, false, {}};
    go.move = chosenMove(scene, unit, after);
    if (go.move == "followUp" && scene.json != nullptr && !gaveGround(scene.state, after))
        go.move = "halt";
    if (go.move == "fallBack" || go.move == "retire" || go.move == "rout") {
        go.room = scene.ask.yesNo({"rs.room", "", unit.side, unit.name, ""}, true);
        if (!go.room && go.move == "rout")
            go.near = scene.ask.yesNo({"rs.near", "", unit.side, unit.name, ""}, true);
    }
    go.relieves = askRelief(scene, unit, after, go);
    if (go.move == "behindTriarii" && (unit.standing().size() < 3 || unit.rearTurned))
        throw Error(does(unit.name, unit.rearTurned ? "has its rear rank turned" : "has not three lines") +
                        " and cannot retire behind its triarii (PUN-389)",
                    "who");
    if (go.room && fullMoved(go.move))
        go.way = askWay(scene, unit);
    else if (go.room && shortMove(go))
        go.way.rough = askRough(scene, unit);
    const Sheet &sheet = scene.sheet;
    if (!(go.room && fullMoved(go.move)) && go.move != "rampage")
        return told(scene, [&sheet, go, after](State &state, Narration &narration) {
            class NoDice : public DiceSource {
                int face(Die, const DrawName &) override { return 0; }
                int pick(int, const DrawName &) override { return 0; }
                Provenance provenance() const override { return Provenance::rolled; }
            } none;
            Dice dice(none);
            make({sheet, state, narration}, go, after, dice);
        });
    const bool first = firstMove(scene.state, id, go.move);
    Played::Quick quick;
    if (fullMoved(go.move))
        quick = [&sheet, settings = scene.state.settings, copy = unit, first](Dice &dice) {
            State only;
            only.settings = settings;
            return fullMoveInches(sheet, only, copy, first, dice);
        };
    return std::make_unique<Played>(
        scene,
        [&sheet, go, after](Dice &dice, State &state, Narration &narration) {
            return static_cast<std::uint64_t>(make({sheet, state, narration}, go, after, dice));
        },
        quick,
        [move = moveText(go.move)](std::uint64_t key) {
            return OutcomeText{{{"inches", key}}, move + " " + inchesText(static_cast<int>(key)), "", 0};
        });
}

} // namespace optio::punic
