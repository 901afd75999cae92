// SPDX-License-Identifier: GPL-3.0-or-later
// What a charge that ran on, or a pursuit, caught or met (PUN-204, PUN-205, PUN-282), and who is lost when nothing more can come of it.
#include "rulesets/punic/move/charge.h"

#include "rulesets/punic/combat/aftermath.h"
#include "rulesets/punic/combat/elephant.h"
#include "rulesets/punic/combat/flight.h"
#include "rulesets/punic/move/move.h"

#include <algorithm>

namespace optio::punic {

namespace {

/// May the catcher halt as after a Victory (PUN-205, PUN-256)?
bool mayHalt(const Unit &catcher, const Unit &caught) { return catcher.grade == Grade::A || caught.light() || caught.elephants(); }

} // namespace

void runInto(const Book &book, const Charge &from, const std::string &target, Aspect aspect)
{
    Charge next;
    next.charger = from.charger;
    next.target = target;
    next.from = aspect;
    next.automatic = true;
    next.run = from.run;
    next.crossed = from.crossed;
    next.after = from.after;
    if (!mayEvade(book.state, book.state.unit(target)))
        next.response = "stand";
    book.narration.say(does(book.state.unit(from.charger).name, "runs into ") + book.state.unit(target).name +
                       agreeing(book.state.unit(from.charger).name, " and charges it."));
    book.narration.next(next.response.empty() ? "respond" : "charge-move", next.response.empty() ? "Stand or evade" : "Into contact",
                        next.response.empty() ? Json{{"who", target}} : Json{{"who", from.charger}});
    book.state.charges[from.charger] = next;
}

void scatter(const Book &book)
{
    State &state = book.state;
    for (const auto &[id, charge] : state.charges)
        if (!charge.after.empty() && charge.stage != "done")
            return; // a pursuit is still to be told
    std::vector<std::string> gone;
    for (const auto &[id, unit] : state.units) {
        // It may still be caught while it has a move to make, or an enemy has a pursuit.
        const bool waits = std::any_of(state.after.begin(), state.after.end(), [&, me = id, side = unit.side](const auto &listed) {
            const After &move = listed.second;
            const bool pursues =
                move.move == "pursue" || std::find(move.choices.begin(), move.choices.end(), "pursue") != move.choices.end();
            return move.unit == me || (pursues && state.unit(move.unit).side != side);
        });
        if (unit.inPlay() && unit.fleeing() && unit.movedOther && !firstMove(state, id, "rout") && unit.caughtBy.empty() && !waits &&
            !unit.done)
            gone.push_back(id);
    }
    for (const std::string &id : gone)
        remove(book, id, Status::eliminated);
}

namespace {

/// Throws Error with the reason when an answer names a unit that is not among those to pick from.
template <class Why>
void refuseUnlisted(const Scene &scene, const std::string &question, const std::vector<std::pair<std::string, std::string>> &list, Why why)
{
    const Json answers = scene.input.value("answers", Json::object());
    const auto given = answers.find(question);
    if (!scene.ask.strict() || given == answers.end() || !given->is_string() || *given == "none")
        return;
    const std::string id = given->get<std::string>();
    const auto unit = scene.state.units.find(id);
    if (unit != scene.state.units.end() && std::none_of(list.begin(), list.end(), [&](const auto &one) { return one.first == id; }))
        throw Error(unit->second.inPlay() ? why(unit->second) : does(unit->second.name, "is not in play (PUN-394)"), question);
}

} // namespace

std::unique_ptr<Case> caught(Scene &scene)
{
    const std::string id = unitIn(scene, "who");
    const Unit &unit = scene.state.unit(id);
    expectStep(scene, {"charge", "flight", "after"});
    if (scene.json == nullptr)
        scene.state.charges[id] = {id, id, Aspect::front, false, "evade", 0, 0, false, "running", ""};
    const auto found = scene.state.charges.find(id);
    if (found == scene.state.charges.end() || found->second.stage != "running")
        throw Error(does(unit.name, "has neither charged on nor pursued (PUN-204)"), "who");
    const Charge charge = found->second;
    const bool pursuit = !charge.after.empty();
    // Whom it may have caught: the evader, or those who flee before it.
    std::vector<std::pair<std::string, std::string>> preys, others;
    for (const auto &[otherId, other] : scene.state.units) {
        if (!other.inPlay() || other.side == unit.side || other.mood == Mood::rampaging)
            continue;
        const bool flees = other.fleeing() || (other.mood == Mood::retiring && other.movedOther);
        const bool stands = scene.state.engaged(otherId); // it evaded one and is in contact with another: it is charged, not caught
        const bool evaded = !stands && !other.fleeing() && hadInPhase(scene.sheet, scene.state, "evade", otherId, id);
        const bool prey = evaded || (pursuit && flees && other.caughtBy.empty());
        if (prey)
            preys.emplace_back(otherId, other.name);
        else if ((pursuit || stands || otherId != charge.target) && whyNoTarget(unit, other).empty())
            others.emplace_back(otherId, other.name);
    }
    std::string prey = "none", met = "none";
    refuseUnlisted(scene, pursuit ? "rs.caught" : "ch.caught", preys, [&](const Unit &other) {
        return does(other.name, other.fleeing() || other.mood == Mood::retiring ? "has been caught already or has not moved this turn"
                                                                                : "flees from nobody") +
               ": it cannot be caught (" + (pursuit ? "PUN-282" : "PUN-205") + ")";
    });
    refuseUnlisted(scene, "ch.next", others, [&](const Unit &other) {
        const std::string why = whyNoTarget(unit, other);
        return why.empty() ? does(other.name, "is no enemy that ") + unit.name + " can run into (PUN-204)"
                           : why + agreeing(unit.name, "; it stops short (PUN-208)");
    });
    if (!preys.empty())
        prey = scene.ask.pick({pursuit ? "rs.caught" : "ch.caught", "", unit.side, unit.name, ""}, preys, "none");
    bool halts = false;
    if (prey != "none" && !pursuit && mayHalt(unit, scene.state.unit(prey)))
        halts = scene.ask.yesNo({"rs.stop", "", unit.side, unit.name, ""}, false);
    if (prey == "none" && !others.empty())
        met = scene.ask.pick({"ch.next", "", unit.side, unit.name, ""}, others, "none");
    const Aspect from = met == "none" ? Aspect::front : askAspect(scene, unit, scene.state.unit(met));
    return told(scene, [&sheet = scene.sheet, id, charge, prey, met, from, halts, pursuit](State &state, Narration &narration) {
        const Book book{sheet, state, narration};
        state.charges.at(id).stage = "done";
        Unit &runner = state.unit(id);
        if (prey != "none") {
            Unit &caught = state.unit(prey);
            narration.say(does(runner.name, "catches ") + caught.name + ".");
            rout(book, prey, {}, id);
            caught.caughtBy = caught.hackBy = id;
            caught.done = !pursuit;
            caught.last = LastMove::rout;
            runner.done = true;
            if (!halts) {
                runner.mood = Mood::pursuing;
                runner.chasing = prey;
                unform(runner);
                runner.last = LastMove::pursue;
            }
            narration.next("free-hack", "Free hack at " + caught.name, {{"a", id}, {"b", prey}});
        } else if (met != "none") {
            runInto(book, charge, met, from);
        } else {
            narration.say(does(runner.name, "meets nobody."));
        }
        if (pursuit && met == "none")
            state.charges.erase(id); // the pursuit is over, and was no charge
        settleMoves(book);
        scatter(book);
    });
}

} // namespace optio::punic
