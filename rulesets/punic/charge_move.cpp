// SPDX-License-Identifier: GPL-3.0-or-later
// Charge moves: contact, going through, running on, catching.
#include "rulesets/punic/charge.h"
#include "rulesets/punic/elephant.h"
#include "rulesets/punic/flight.h"
#include "rulesets/punic/move.h"

#include <algorithm>

namespace optio::punic {

namespace {

/// How a unit that is charged enters the fight: with its own charge, or receiving (PUN-028).
void receives(State &state, Member &member)
{
    const auto own = state.charges.find(member.unit);
    const bool charges = own != state.charges.end();
    auto &entry = member.entry;
    entry.erase(std::remove(entry.begin(), entry.end(), "hold"), entry.end());
    const char *what = charges ? "charge" : "receive";
    if (!member.has(what) && !member.has("charge"))
        entry.emplace_back(what);
}

bool haltsOnGround(const Unit &unit) { return unit.formedInfantry() && (unit.grade == Grade::A || unit.grade == Grade::B); }

/// May the catcher halt as after a Victory (PUN-205, PUN-256)?
bool mayHalt(const Unit &catcher, const Unit &caught) { return catcher.grade == Grade::A || caught.light() || caught.elephants(); }

} // namespace

void meet(const Book &book, const Charge &charge)
{
    State &state = book.state;
    Unit &charger = state.unit(charge.charger), &target = state.unit(charge.target);
    charger.charged = charger.movedOther = true;
    if (target.fleeing()) {
        // PUN-206: it does not fight.
        target.hackBy = target.caughtBy = charger.id;
        charger.chasing = target.id;
        charger.mood = Mood::pursuing;
        unform(charger);
        charger.last = LastMove::pursue;
        book.tale.say(charger.name + " catches " + target.name + ", which is routing: a free hack.");
        book.tale.next("free-hack", "Free hack at " + target.name, {{"a", charger.id}, {"b", target.id}});
        return;
    }
    charger.last = LastMove::advance;
    const bool later = state.step == "after";
    const bool known = state.engaged(charger.id) || state.engaged(target.id);
    Combat &combat = contact(state, charger.id, target.id);
    combat.mustWait = combat.mustWait || (later && !known);
    if (later && !combat.fought)
        combat.mustWait = true;
    Member &own = *combat.find(charger.id);
    auto &entry = own.entry;
    entry.erase(std::remove(entry.begin(), entry.end(), "hold"), entry.end());
    if (!own.has("charge"))
        entry.emplace_back("charge");
    Member &foe = *combat.find(target.id);
    receives(state, foe);
    foe.from[charger.id] = charge.from;
    const auto answer = state.charges.find(target.id);
    if (answer != state.charges.end() && answer->second.target == charger.id && answer->second.stage != "done") {
        own.from[target.id] = answer->second.from;
        answer->second.stage = "done";
        target.charged = target.movedOther = true;
        target.last = LastMove::advance;
        book.tale.say(charger.name + " and " + target.name + " charge each other and meet half way.");
    } else {
        book.tale.say(charger.name + " charges " + target.name +
                      (charge.from == Aspect::front ? "." : std::string(" in the ") + nameOf(charge.from) + "."));
    }
    book.tale.instruct(charger.side, "Move " + charger.name + " into contact with " + target.name + ".");
}

void runInto(const Book &book, const Charge &from, const std::string &target)
{
    Charge next;
    next.charger = from.charger;
    next.target = target;
    next.automatic = true;
    next.run = from.run;
    next.after = from.after;
    if (!mayEvade(book.state, book.state.unit(target)))
        next.response = "stand";
    book.tale.say(book.state.unit(from.charger).name + " runs into " + book.state.unit(target).name + " and charges it.");
    book.tale.next(next.response.empty() ? "respond" : "charge-move", next.response.empty() ? "Stand or evade" : "Into contact",
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
        if (unit.inPlay() && unit.fleeing() && unit.fled && unit.movedOther && unit.caughtBy.empty() && !waits && !unit.done)
            gone.push_back(id);
    }
    for (const std::string &id : gone)
        remove(book, id, Status::eliminated);
}

Json ChargeMove::example() const
{
    return {{"who", {{"type", "MI"}, {"grade", "C"}, {"bases", 6}, {"dps", 2}}}, {"answers", Json::object()}};
}

std::unique_ptr<Case> ChargeMove::build(Scene &scene) const
{
    const std::string id = unitIn(scene, "who");
    expectStep(scene, {"charge", "flight", "after"});
    if (scene.json == nullptr) {
        // Outside a game: the dice of a charge whose target evaded (PUN-204).
        Unit target = scene.state.unit(id);
        target.id = target.name = "the evader";
        target.side = "b";
        target.type = Type::LI;
        unform(target);
        scene.state.units.emplace(target.id, target);
        scene.state.charges[id] = {id, target.id, Aspect::front, false, "evade", 0, 0, "declared", ""};
    }
    const auto found = scene.state.charges.find(id);
    const Unit &unit = scene.state.unit(id);
    if (found == scene.state.charges.end() || found->second.stage != "declared")
        throw Error(unit.name + " has no charge to make (PUN-195)", "who");
    const Charge charge = found->second;
    const Unit &target = scene.state.unit(charge.target);
    if (charge.response.empty() && mayEvade(scene.state, target))
        throw Error(target.name + " has still to stand or evade (PUN-199)", "who");
    for (const auto &[other, one] : scene.state.charges)
        if (!one.automatic && one.stage == "declared" && one.response.empty() && mayEvade(scene.state, scene.state.unit(one.target)))
            throw Error("All responses come before the charges move: " + scene.state.unit(one.target).name + " (PUN-195)", "who");

    const bool evaded = charge.response == "evade" || target.evaded;
    const bool ranAlready = charge.run > 0;
    const int rough = askRough(scene, unit, "ch.rough");
    const bool halts =
        evaded && !charge.automatic && haltsOnGround(unit) && scene.ask.yesNo({"ch.halt", "", unit.side, unit.name, target.name}, false);
    const Sheet &sheet = sheet_;
    const auto begin = [&sheet, id, rough](State &state, Tale &tale) {
        state.unit(id).charged = state.unit(id).movedOther = true;
        takeDps({sheet, state, tale}, id, rough, DpClass::movement, "rough ground", "PUN-152");
    };
    if (halts)
        return told(scene, [begin, id](State &state, Tale &tale) {
            begin(state, tale);
            Charge &own = state.charges.at(id);
            own.stage = "done";
            state.unit(id).last = LastMove::charge;
            tale.say(state.unit(id).name + " halts where " + state.unit(own.target).name + " stood.");
        });
    const bool receivesElephants =
        unit.elephants() && target.light() && !evaded && !scene.state.charges.contains(target.id) && !target.fleeing();
    const bool lanes = unit.elephants() && target.openRanks && !evaded;
    if (!evaded && !receivesElephants && !lanes)
        return told(scene, [&sheet, begin, id](State &state, Tale &tale) {
            begin(state, tale);
            const Book book{sheet, state, tale};
            state.charges.at(id).stage = "done";
            meet(book, Charge(state.charges.at(id)));
            scatter(book);
        });
    if (lanes)
        return std::make_unique<Played>(
            scene,
            [&sheet, begin, id](Dice &dice, State &state, Tale &tale) {
                begin(state, tale);
                const Book book{sheet, state, tale};
                const std::string label = state.unit(id).name + ": through the lanes?";
                const int most = sheet.number("lanes", "through_to");
                const bool through = dice.check(Die::d6, most, {"charge.lanes", label});
                const Charge own = state.charges.at(id);
                state.charges.at(id).stage = "done";
                if (through) {
                    state.unit(id).last = LastMove::advance;
                    tale.say(state.unit(id).name + " passes through the lanes of " + state.unit(own.target).name +
                             " and harms nobody (PUN-202).");
                    tale.instruct(state.unit(id).side, "Put " + state.unit(id).name + " behind " + state.unit(own.target).name + ".");
                } else {
                    meet(book, own);
                }
                return std::uint64_t{through ? 0u : 1u};
            },
            nullptr,
            [](std::uint64_t key) {
                return OutcomeText{Json::object(), key == 0 ? "through the lanes" : "contact", "", 0};
            });
    // PUN-201, PUN-204: all its dice; those thrown once count for the whole charge.
    return std::make_unique<Played>(
        scene,
        [&sheet, begin, id, receivesElephants, ranAlready](Dice &dice, State &state, Tale &tale) {
            begin(state, tale);
            const Book book{sheet, state, tale};
            const Unit &runner = state.unit(id);
            const std::string targetId = state.charges.at(id).target, name = state.unit(targetId).name;
            if (receivesElephants)
                takeDps(book, targetId, 1, DpClass::battle, runner.name + " goes through it", "PUN-201");
            int inches = state.charges.at(id).run;
            if (!ranAlready) {
                const MoveDice moved = fullMove(sheet, state, runner, false, dice);
                inches = moved.inches;
                fatigue(book, id, moved.faces);
            }
            state.unit(id).last = LastMove::charge;
            Charge &own = state.charges.at(id);
            own.run = inches;
            own.stage = "running";
            tale.say(runner.name + " goes on " + inchesText(inches) + " from where the charge began" +
                     (receivesElephants ? std::string(".") : "; " + name + " evaded " + inchesText(own.evade) + "."));
            tale.instruct(runner.side, "Move " + runner.name + " " + inchesText(inches) + " along the charge; stop at whom it meets.");
            tale.next("caught", "What it caught or met", {{"who", id}});
            return static_cast<std::uint64_t>(inches);
        },
        [&sheet, settings = scene.state.settings, copy = unit, ranAlready, run = charge.run](Dice &dice) {
            State only;
            only.settings = settings;
            return ranAlready ? static_cast<std::uint64_t>(run) : fullMoveInches(sheet, only, copy, false, dice);
        },
        [](std::uint64_t key) {
            return OutcomeText{{{"inches", key}}, "goes on " + inchesText(static_cast<int>(key)), "", 0};
        });
}

std::unique_ptr<Case> Caught::build(Scene &scene) const
{
    const std::string id = unitIn(scene, "who");
    const Unit &unit = scene.state.unit(id);
    expectStep(scene, {"charge", "flight", "after"});
    if (scene.json == nullptr)
        scene.state.charges[id] = {id, id, Aspect::front, false, "evade", 0, 0, "running", ""};
    const auto found = scene.state.charges.find(id);
    if (found == scene.state.charges.end() || found->second.stage != "running")
        throw Error(unit.name + " has neither charged on nor pursued (PUN-204)", "who");
    const Charge charge = found->second;
    const bool pursuit = !charge.after.empty();
    // Whom it may have caught: the evader, or those who flee before it.
    std::vector<std::pair<std::string, std::string>> preys, others;
    for (const auto &[otherId, other] : scene.state.units) {
        if (!other.inPlay() || other.side == unit.side || other.mood == Mood::rampaging)
            continue;
        const bool flees = other.fleeing() || (other.mood == Mood::retiring && other.movedOther);
        const bool prey = pursuit ? flees && other.caughtBy.empty() : otherId == charge.target && other.evaded;
        if (prey)
            preys.emplace_back(otherId, other.name);
        else if ((pursuit || otherId != charge.target) && whyNoTarget(unit, other).empty())
            others.emplace_back(otherId, other.name);
    }
    std::string prey = "none", met = "none";
    if (!preys.empty())
        prey = scene.ask.pick({pursuit ? "rs.caught" : "ch.caught", "", unit.side, unit.name, ""}, preys, "none");
    bool halts = false;
    if (prey != "none" && !pursuit && mayHalt(unit, scene.state.unit(prey)))
        halts = scene.ask.yesNo({"rs.stop", "", unit.side, unit.name, ""}, false);
    if (prey == "none" && !others.empty())
        met = scene.ask.pick({"ch.next", "", unit.side, unit.name, ""}, others, "none");
    return told(scene, [this, id, charge, prey, met, halts, pursuit](State &state, Tale &tale) {
        const Book book{sheet_, state, tale};
        state.charges.at(id).stage = "done";
        Unit &runner = state.unit(id);
        if (prey != "none") {
            Unit &caught = state.unit(prey);
            tale.say(runner.name + " catches " + caught.name + ".");
            const bool had = caught.mood == Mood::retiring && caught.fled;
            rout(book, prey);
            caught.fled = had || caught.fled; // PUN-282: one caught retiring has had its inches
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
            tale.next("free-hack", "Free hack at " + caught.name, {{"a", id}, {"b", prey}});
        } else if (met != "none") {
            runInto(book, charge, met);
        } else {
            if (pursuit)
                runner.chasing.clear();
            tale.say(runner.name + " meets nobody.");
        }
        scatter(book);
    });
}

} // namespace optio::punic
