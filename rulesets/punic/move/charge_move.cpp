// SPDX-License-Identifier: GPL-3.0-or-later
// Charge moves: contact with the target and with others, through lanes, and running on after who evaded. Whom that catches is in
// caught.cpp.
#include "rulesets/punic/move/charge.h"

#include "rulesets/punic/combat/aftermath.h"
#include "rulesets/punic/combat/elephant.h"
#include "rulesets/punic/combat/flight.h"
#include "rulesets/punic/move/move.h"
#include "rulesets/punic/move/wanted.h"

#include <algorithm>

namespace optio::punic {

namespace {

/// Adds a way to come into the next round that a combat has to fight, in place of holding (PUN-028). Who has fought this turn's round, as
/// those who join it late (round 0) have not, has another entry for the next.
void enter(const Combat &combat, Member &member, const char *how)
{
    auto &entry = combat.fought && member.round > 0 ? member.next : member.entry;
    std::erase(entry, "hold");
    const auto has = [&](const char *what) { return std::find(entry.begin(), entry.end(), what) != entry.end(); };
    if (!has(how) && !has("charge"))
        entry.emplace_back(how);
}

/// Does a unit that is charged charge itself? A pursuer who has met nobody does not (PUN-028), and after the round was fought nobody does.
bool chargesItself(const State &state, const Combat &combat, const std::string &id)
{
    const Charge *own = chargeOf(state, id);
    const bool declared = own != nullptr && own->after.empty();
    return !combat.fought && state.step != "after" && (declared || state.unit(id).charged);
}

bool haltsOnGround(const Unit &unit) { return unit.formedInfantry() && (unit.grade == Grade::A || unit.grade == Grade::B); }

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
        book.narration.say(does(charger.name, "catches ") + target.name + agreeing(target.name, ", which is routing: a free hack."));
        book.narration.next("free-hack", "Free hack at " + target.name, {{"a", charger.id}, {"b", target.id}});
        return;
    }
    charger.last = LastMove::advance;
    Combat &combat = contact(state, charger.id, target.id);
    if (state.step == "after" && !combat.fought)
        combat.mustWait = true; // PUN-284: it has its phase
    Member &own = *combat.find(charger.id), &foe = *combat.find(target.id);
    enter(combat, own, "charge");
    enter(combat, foe, chargesItself(state, combat, target.id) ? "charge" : "receive");
    foe.from[charger.id] = charge.from;
    const auto answer = state.charges.find(target.id);
    if (answer != state.charges.end() && answer->second.target == charger.id && answer->second.stage != "done") {
        own.from[target.id] = answer->second.from;
        answer->second.stage = "done";
        target.charged = target.movedOther = true;
        target.last = LastMove::advance;
        book.narration.say(charger.name + " and " + target.name + " charge each other and meet half way.");
    } else {
        book.narration.say(does(charger.name, "charges ") + target.name +
                           (charge.from == Aspect::front ? "." : std::string(" in the ") + wordOf(charge.from) + "."));
    }
    book.narration.instruct(charger.side, "Move " + charger.name + " into contact with " + target.name + ".");
}

std::string chargeText(const State &state, const Charge &charge)
{
    if (charge.target == charge.charger) // nobody is left to run after
        return charge.after.empty() ? "charges on" : "makes for the baggage";
    const bool pursues = charge.stage == "running" && !charge.after.empty();
    return (pursues ? "pursues " : "charges ") + state.unit(charge.target).name;
}

std::string whyNotMeetsAlso(const State &state, const Charge &charge, const Unit &enemy)
{
    const Unit &charger = state.unit(charge.charger);
    if (enemy.side == charger.side)
        return does(enemy.name, "is of the same army (PUN-196)");
    if (enemy.id == charge.target)
        return does(enemy.name, "is the target of the charge (PUN-305)");
    if (enemy.mood == Mood::rampaging || enemy.fleeing())
        return does(enemy.name, std::string("is ") + wordOf(enemy.mood) + " and fights nobody (PUN-076, PUN-206)");
    if (charger.elephants() && enemy.light())
        return does(charger.name, "goes through light troops: ") + does(enemy.name, "is not in contact (PUN-201)");
    if (const std::string why = whyNoTarget(charger, enemy); !why.empty())
        return why;
    return {};
}

void meetAlso(const Book &book, const std::string &charger, const std::string &enemy, Aspect from)
{
    State &state = book.state;
    Combat &combat = contact(state, charger, enemy);
    if (state.step == "after" && !combat.fought)
        combat.mustWait = true;
    Member &foe = *combat.find(enemy);
    enter(combat, foe, chargesItself(state, combat, enemy) ? "charge" : "receive");
    foe.from[charger] = from;
    const Unit &unit = state.unit(charger);
    const std::string &name = state.unit(enemy).name;
    book.narration.say(does(unit.name, "meets ") + name + " too" +
                       (from == Aspect::front ? "." : std::string(", in the ") + wordOf(from) + "."));
    book.narration.line(unit.side, "charge.also." + enemy, "charge", does(unit.name, "touches ") + name + " too", 0, "PUN-305");
}

std::vector<Candidate> chargeMoveCandidates(const Sheet &, const State &state, const Slot &slot, const Json &input)
{
    std::vector<Candidate> found;
    if (slot.id == "who") {
        for (const auto &[id, charge] : state.charges)
            if (charge.stage == "declared")
                found.push_back({id, "", state.unit(id).name, chargeText(state, charge), 1, 0});
        return found;
    }
    const auto who = input.find("who");
    const auto charge = who != input.end() && who->is_string() ? state.charges.find(who->get<std::string>()) : state.charges.end();
    if (charge == state.charges.end() || charge->second.stage != "declared")
        return found;
    for (const auto &[id, enemy] : state.units)
        if (enemy.inPlay() && whyNotMeetsAlso(state, charge->second, enemy).empty())
            found.push_back({id, "", enemy.name, wordOf(enemy.formation), 1, 0});
    return found;
}

namespace {

/// Whom the charger meets besides its target, and from where. `none`: it comes into contact with nobody now.
std::vector<std::pair<std::string, Aspect>> askAlso(Scene &scene, const Charge &charge, bool none)
{
    std::vector<std::pair<std::string, Aspect>> also;
    for (const std::string &id : unitsIn(scene, "also")) {
        const Unit &enemy = scene.state.unit(id);
        if (none)
            throw Error(
                does(scene.state.unit(charge.charger).name, "does not come into contact by this move; say whom it meets when it has ") +
                    "run on (PUN-204, PUN-305)",
                "also");
        if (const std::string why = whyNotMeetsAlso(scene.state, charge, enemy); !why.empty())
            throw Error(why, "also");
        also.emplace_back(id, askAspect(scene, scene.state.unit(charge.charger), enemy, id));
    }
    return also;
}

} // namespace

std::unique_ptr<Case> chargeMove(Scene &scene)
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
        scene.state.charges[id] = {id, target.id, Aspect::front, false, "evade", 0, 0, false, "declared", ""};
    }
    const auto found = scene.state.charges.find(id);
    const Unit &unit = scene.state.unit(id);
    if (found == scene.state.charges.end() || found->second.stage != "declared")
        throw Error(does(unit.name, "has no charge to make (PUN-195)"), "who");
    const Charge charge = found->second;
    const Unit &target = scene.state.unit(charge.target);
    if (charge.response.empty() && mayEvade(scene.state, target))
        throw Error(does(target.name, "has still to stand or evade (PUN-199)"), "who");
    for (const auto &[other, one] : scene.state.charges)
        if (!one.automatic && one.stage == "declared" && one.response.empty() && mayEvade(scene.state, scene.state.unit(one.target)))
            throw Error("All responses come before the charges move: " + scene.state.unit(one.target).name + " (PUN-195)", "who");

    const bool evaded = charge.response == "evade";
    const bool ranAlready = charge.run > 0;
    const int rough = charge.crossed ? 0 : askRough(scene, unit, "ch.rough");
    const Asker::Of halting{"ch.halt", "", unit.side, unit.name, target.name};
    const bool mayStop = evaded && !charge.automatic && haltsOnGround(unit);
    if (!mayStop)
        refuseYes(scene, halting,
                  evaded ? does(unit.name, "goes on: only formed infantry of A and B grade halts where the target stood (PUN-203)")
                         : does(target.name, "has not evaded: there is no ground to halt on (PUN-203)"));
    const bool halts = mayStop && scene.ask.yesNo(halting, false);
    const Sheet &sheet = scene.sheet;
    const auto begin = [&sheet, id, rough](State &state, Narration &narration) {
        state.unit(id).charged = state.unit(id).movedOther = true;
        takeDps({sheet, state, narration}, id, rough, DpClass::movement, "rough ground", "PUN-152");
        state.charges.at(id).crossed = state.charges.at(id).crossed || rough > 0;
    };
    if (halts)
        return told(scene, [begin, id](State &state, Narration &narration) {
            begin(state, narration);
            Charge &own = state.charges.at(id);
            own.stage = "done";
            state.unit(id).last = LastMove::charge;
            narration.say(does(state.unit(id).name, "halts where ") + state.unit(own.target).name + " stood.");
        });
    const Charge *own = chargeOf(scene.state, target.id);
    const bool charges = own != nullptr && own->after.empty();
    const bool receivesElephants = unit.elephants() && target.light() && !evaded && !charges && !target.fleeing();
    const bool lanes = unit.elephants() && target.openRanks && !evaded;
    const auto also = askAlso(scene, charge, evaded || receivesElephants || lanes);
    // Two that charge each other both cross the ground between them.
    const bool mutual = own != nullptr && own->target == id && own->stage == "declared";
    const int roughOfTarget = mutual && !evaded && !lanes ? askRough(scene, target, "ch.rough", target.id) : 0;
    if (!evaded && !receivesElephants && !lanes)
        return told(scene, [&sheet, begin, id, also, targetId = target.id, roughOfTarget](State &state, Narration &narration) {
            begin(state, narration);
            const Book book{sheet, state, narration};
            takeDps(book, targetId, roughOfTarget, DpClass::movement, "rough ground", "PUN-152");
            state.charges.at(id).stage = "done";
            meet(book, Charge(state.charges.at(id)));
            for (const auto &[enemy, from] : also)
                meetAlso(book, id, enemy, from);
            scatter(book);
        });
    if (lanes)
        return std::make_unique<Played>(
            scene,
            [&sheet, begin, id](Dice &dice, State &state, Narration &narration) {
                begin(state, narration);
                const Book book{sheet, state, narration};
                const std::string label = state.unit(id).name + ": through the lanes?";
                const int most = sheet.number("lanes", "through_to");
                const bool through = dice.check(Die::d6, most, {"charge.lanes", label});
                const Charge own = state.charges.at(id);
                state.charges.at(id).stage = "done";
                if (through) {
                    state.unit(id).last = LastMove::advance;
                    narration.say(does(state.unit(id).name, "passes through the lanes of ") + state.unit(own.target).name +
                                  agreeing(state.unit(id).name, " and harms nobody (PUN-202)."));
                    narration.instruct(state.unit(id).side, "Put " + state.unit(id).name + " behind " + state.unit(own.target).name + ".");
                } else {
                    meet(book, own);
                }
                return std::uint64_t{through ? 0u : 1u};
            },
            nullptr, [](std::uint64_t key) { return OutcomeText{Json::object(), key == 0 ? "through the lanes" : "contact", "", 0}; });
    // PUN-201, PUN-204: all its dice; those thrown once count for the whole charge.
    return std::make_unique<Played>(
        scene,
        [&sheet, begin, id, receivesElephants, ranAlready](Dice &dice, State &state, Narration &narration) {
            begin(state, narration);
            const Book book{sheet, state, narration};
            const Unit &runner = state.unit(id);
            const std::string targetId = state.charges.at(id).target, name = state.unit(targetId).name;
            state.charges.at(id).stage = "running"; // it goes on even if its target is destroyed
            if (receivesElephants)
                takeDps(book, targetId, 1, DpClass::battle, does(runner.name, "goes through"), "PUN-201");
            int inches = state.charges.at(id).run;
            if (!ranAlready) {
                const MoveDice moved = fullMove(sheet, state, runner, false, dice);
                inches = moved.inches;
                fatigue(book, id, moved.faces);
            }
            state.unit(id).last = LastMove::charge;
            Charge &own = state.charges.at(id);
            own.run = inches;
            narration.say(does(runner.name, "goes on ") + inchesText(inches) + " from where the charge began" +
                          (receivesElephants ? std::string(".") : "; " + name + " evaded " + inchesText(own.evade) + "."));
            narration.instruct(runner.side, "Move " + runner.name + " " + inchesText(inches) + " along the charge; stop at whom it meets.");
            narration.next("caught", "What it caught or met", {{"who", id}});
            return static_cast<std::uint64_t>(inches);
        },
        [&sheet, settings = scene.state.settings, copy = unit, ranAlready, run = charge.run](Dice &dice) {
            State only;
            only.settings = settings;
            return ranAlready ? static_cast<std::uint64_t>(run) : fullMoveInches(sheet, only, copy, false, dice);
        },
        [](std::uint64_t key) { return OutcomeText{{{"inches", key}}, "goes on " + inchesText(static_cast<int>(key)), "", 0}; });
}

} // namespace optio::punic
