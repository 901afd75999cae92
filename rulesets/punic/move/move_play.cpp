// SPDX-License-Identifier: GPL-3.0-or-later
// What a move does to those who make it.
#include "rulesets/punic/move/move_plan.h"
#include "rulesets/punic/move/together.h"

#include <algorithm>
#include <numeric>

namespace optio::punic {

namespace {

void takeFormation(const Book &book, Unit &unit, const std::string &formation)
{
    const auto may = formationsOf(unit);
    const bool can = std::find(may.begin(), may.end(), formation) != may.end();
    unit.formation = can ? fromWord<Formation>(formation, "mv.formation") : Formation::line;
    unit.openRanks = unit.rearTurned = false;
    if (unit.formation == Formation::quincunx) {
        unit.deep = true;
        // Behind its triarii it had them in front: they go back to the rear.
        std::stable_sort(unit.ranks.begin(), unit.ranks.end(),
                         [](const Rank &x, const Rank &y) { return x.type == Type::MI && y.type == Type::HI; });
    }
    settleUnit(book, unit.id);
}

void manoeuvre(const Book &book, const MovePlan &plan, const Mover &mover)
{
    Unit &unit = book.state.unit(mover.id);
    for (const std::string &one : plan.manoeuvres) {
        if (!whyNoManoeuvre(unit, one).empty())
            continue; // one that goes along and need not do it
        const ManoeuvreRow &row = book.sheet.manoeuvre(one);
        book.narration.say(unit.name + ": " + row.label + ".");
        if (mover.near && disturbs(row, unit))
            takeDps(book, unit.id, 1, DpClass::movement, row.label + " near enemy", row.rule);
        if (one == "ranks")
            unit.openRanks = !unit.openRanks;
        if (one == "rear")
            unit.rearTurned = !unit.rearTurned;
        if (one == "change" || one == "reform")
            takeFormation(book, unit, plan.formation);
        if (one == "reform")
            unit.reformed = true;
    }
}

std::string sideOf(const Book &book, const MovePlan &plan) { return book.state.unit(plan.movers.front().id).side; }

} // namespace

bool MovePlan::has(const std::string &manoeuvre) const
{
    return std::find(manoeuvres.begin(), manoeuvres.end(), manoeuvre) != manoeuvres.end();
}

void beginMove(const Book &book, const MovePlan &plan)
{
    for (const Mover &mover : plan.movers)
        if (mover.manoeuvres)
            manoeuvre(book, plan, mover);
    for (const Mover &mover : plan.movers) {
        Unit &unit = book.state.unit(mover.id);
        (unit.light() ? unit.movedSkirmish : unit.movedManoeuvre) = true;
        unit.acted = true;
        unit.last = plan.kind == "manoeuvre" ? LastMove::halt : LastMove::advance;
        if (unit.mood == Mood::retiring)
            unit.mood = Mood::steady;
        if (unit.passed && !unit.light())
            takeDps(book, mover.id, 1, DpClass::movement, "passed through in phase II", "PUN-163");
        takeDps(book, mover.id, mover.rough, DpClass::movement, "rough ground", "PUN-152");
    }
    for (const Mover &mover : plan.movers)
        passThrough(book, mover.id, mover.passed);
}

void marchOn(const Book &book, const MovePlan &plan)
{
    book.state.moving = {};
    for (const Mover &mover : plan.movers) {
        const Unit &unit = book.state.unit(mover.id);
        book.narration.say(does(unit.name, "marches up to ") + inchesText(book.sheet.type(unit.type).march) + ".");
    }
}

void goBy(const Book &book, const MovePlan &plan, const std::vector<int> &dice, bool half)
{
    std::map<int, std::vector<std::string>> names; // by the inches they go
    bool more = false;
    for (const Mover &mover : plan.movers) {
        const auto own = usableDice(book.sheet, book.state.unit(mover.id), dice);
        fatigue(book, mover.id, own);
        const Unit &unit = book.state.unit(mover.id);
        names[std::accumulate(own.begin(), own.end(), 0)].push_back(unit.name);
        more = more || book.sheet.type(unit.type).extraDice > 0;
    }
    for (const auto &[inches, who] : names)
        book.narration.say(listText(who) + (who.size() > 1 ? " move " : agreeing(who.front(), " moves ")) + inchesText(inches) +
                           (half ? ", half of it after the manoeuvre." : "."));
    const std::string side = sideOf(book, plan);
    book.narration.instruct(side, "Move straight ahead; stop 4\" from formed enemy, and if you like 4\" short of friends or rough ground.");
    if (plan.shared.empty() && more)
        book.narration.next("another-die", "Add a D6 to the move", Json::object());
    if (plan.leader.empty() || plan.shared.empty())
        return;
    const Leader &leader = book.state.leader(plan.leader);
    book.narration.line(side, "move.shared", "dice", "the dice of those whom " + leader.name + " has moved", static_cast<int>(dice.size()),
                        "PUN-149");
    book.narration.say("These are the dice that others controlled by " + leader.name + " have moved on.");
}

} // namespace optio::punic
