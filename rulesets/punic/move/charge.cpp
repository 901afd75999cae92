// SPDX-License-Identifier: GPL-3.0-or-later
// Declaring charges and responding to them.
#include "rulesets/punic/move/charge.h"

#include "rulesets/punic/combat/elephant.h"
#include "rulesets/punic/combat/flight.h"
#include "rulesets/punic/move/move.h"
#include "rulesets/punic/move/passage.h"
#include "rulesets/punic/move/together.h"
#include "rulesets/punic/move/wanted.h"
#include "rulesets/punic/sequence.h"

#include <algorithm>

namespace optio::punic {

std::string whyNoTarget(const Unit &charger, const Unit &target)
{
    if (charger.type == Type::LI && target.type != Type::LI && !target.elephants())
        return "Light infantry may charge only light infantry or elephants (PUN-196)";
    if (charger.type == Type::LC && !target.cavalry() && (target.elephants() || target.formed()))
        return "Light cavalry may charge only cavalry or unformed troops (PUN-196)";
    return {};
}

std::string whyNoCharge(const State &state, const Unit &unit)
{
    if (unit.shaken)
        return does(unit.name, "is shaken and may not charge (PUN-197)");
    if (unit.mood == Mood::routing || unit.mood == Mood::rampaging)
        return does(unit.name, "is ") + wordOf(unit.mood) + " and may not charge (PUN-197)";
    if (unit.formation == Formation::column)
        return does(unit.name, "is in column and may not charge (PUN-197)");
    if (unit.control == Control::halt)
        return does(unit.name, "was halted by its control test and may not charge (PUN-197)");
    if (unit.reformed)
        return unit.name + " re-formed this turn and may not charge (PUN-158)";
    if (state.engaged(unit.id))
        return does(unit.name, "is engaged and may not charge (PUN-096)");
    if (unit.rearTurned)
        return unit.name + " must turn its rear rank back first (PUN-089)";
    if (const Unit *led = followedBy(state, unit); led != nullptr && chargeOf(state, led->id) == nullptr)
        return does(unit.name, "conforms to ") + led->name + agreeing(unit.name, " and charges only when ") + does(led->name, "does") +
               " (PUN-131)";
    return {};
}

const Charge *chargeOf(const State &state, const std::string &unit)
{
    const auto own = state.charges.find(unit);
    const bool none = own == state.charges.end() || (own->second.stage == "done" && !state.unit(unit).charged && own->second.after.empty());
    return none ? nullptr : &own->second;
}

bool mayEvade(const State &state, const Unit &target)
{
    const bool type = target.light() || target.type == Type::MC;
    const Charge *own = chargeOf(state, target.id);
    const bool declared = own != nullptr && !own->automatic;
    return type && !declared && !state.engaged(target.id) && !target.fleeing() && !target.done;
}

std::vector<std::string> aspectsOf(const Unit &target)
{
    if (!target.elephants() && !target.formed())
        return {"front"}; // unformed troops have neither flank nor rear (PUN-207)
    return {"front", "flank", "rear"};
}

Aspect askAspect(Scene &scene, const Unit &charger, const Unit &target, const std::string &subject)
{
    const auto aspects = aspectsOf(target);
    if (aspects.size() < 2)
        return Aspect::front;
    return fromWord<Aspect>(scene.ask.choice({"ch.aspect", subject, charger.side, target.name, ""}, aspects, "front"), "ch.aspect");
}

std::vector<Candidate> declareChargeCandidates(const Sheet &, const State &state, const Slot &slot, const Json &input)
{
    std::vector<Candidate> found;
    const auto who = input.find("who");
    const Unit *charger = nullptr;
    if (who != input.end() && who->is_string() && state.units.contains(who->get<std::string>()))
        charger = &state.unit(who->get<std::string>());
    for (const auto &[id, unit] : state.units) {
        if (!unit.inPlay() || unit.mood == Mood::rampaging)
            continue;
        if (slot.id == "who" ? unit.side == state.active && whyNoCharge(state, unit).empty() && chargeOf(state, id) == nullptr
                             : unit.side != state.active && (charger == nullptr || whyNoTarget(*charger, unit).empty()))
            found.push_back({id, "", unit.name, wordOf(unit.formation), 1, 0});
    }
    return found;
}

std::unique_ptr<Case> declareCharge(Scene &scene)
{
    const std::string id = unitIn(scene, "who");
    const Unit &unit = scene.state.unit(id);
    expectStep(scene, {"declare"}, unit.side);
    if (const std::string why = whyNoCharge(scene.state, unit); !why.empty())
        throw Error(why, "who");
    if (chargeOf(scene.state, id) != nullptr)
        throw Error(does(unit.name, "has declared a charge already (PUN-195)"), "who");
    const std::string target = unitIn(scene, "target", scene.json != nullptr && !scene.input.contains("target"));
    if (target.empty())
        throw Error("target: say whom " + does(unit.name, "charges (PUN-305)"), "target");
    const Unit &enemy = scene.state.unit(target);
    if (enemy.side == unit.side)
        throw Error(does(enemy.name, "is of the same army (PUN-196)"), "target");
    if (enemy.mood == Mood::rampaging)
        throw Error(does(enemy.name, "is rampaging and is not charged (PUN-076)"), "target");
    if (const std::string why = whyNoTarget(unit, enemy); !why.empty())
        throw Error(why, "target");
    const Aspect from = askAspect(scene, unit, enemy);
    if (!scene.ask.yesNo({"ch.within", "", unit.side, unit.name, enemy.name}, true))
        throw Error(does(enemy.name, "is not within 4\" (PUN-195)"), "ch.within");
    return told(scene, [id, target, from](State &state, Narration &narration) {
        Charge charge;
        charge.charger = id;
        charge.target = target;
        charge.from = from;
        narration.say(does(state.unit(id).name, "declares a charge at ") + state.unit(target).name +
                      (from == Aspect::front ? "." : std::string(", in the ") + wordOf(from) + "."));
        state.charges.insert_or_assign(id, std::move(charge));
        // Who must stand has no choice; a target that declares later is seen to when the charges move.
        for (auto &[charger, one] : state.charges)
            if (one.response.empty() && !mayEvade(state, state.unit(one.target)))
                one.response = "stand";
    });
}

std::vector<Candidate> nobodyNearCandidates(const Sheet &, const State &state, const Slot &, const Json &)
{
    std::vector<Candidate> found;
    for (const auto &[id, unit] : state.units)
        if (unit.side == state.active && !mustChargeOneOf(state, unit).empty())
            found.push_back({id, "", unit.name, "repeats its charge", 1, 0});
    return found;
}

std::unique_ptr<Case> nobodyNear(Scene &scene)
{
    const std::string id = unitIn(scene, "who");
    const Unit &unit = scene.state.unit(id);
    expectStep(scene, {"declare"}, unit.side);
    if (!unit.mustCharge || chargeOf(scene.state, id) != nullptr)
        throw Error(does(unit.name, unit.mustCharge ? "has declared its charge" : "need not charge anybody") + std::string(" (PUN-139)"),
                    "who");
    return told(scene, [id](State &state, Narration &narration) {
        Unit &free = state.unit(id);
        free.mustCharge = false;
        narration.say("No enemy that " + free.name + " may charge is within 4\": " + agreeing(free.name, "it charges nobody."));
        narration.line(free.side, "charge.repeat", "charge", does(free.name, "repeats its charge on nobody"), 0, "PUN-139");
    });
}

std::vector<DieSlot> respondDice(const Scene &scene)
{
    const Unit &unit = scene.state.unit(unitIn(scene, "who"));
    for (const Question &question : scene.ask.questions())
        if (question.id == "ch.response" && question.value != "evade")
            return {};
    return fullMoveDice(scene.sheet, scene.state, unit);
}

std::unique_ptr<Case> respond(Scene &scene)
{
    const std::string id = unitIn(scene, "who");
    const Unit &unit = scene.state.unit(id);
    expectStep(scene, {"charge", "flight", "after"});
    // What was answered before stands; but for whom it awaited here it is gone when it evades another.
    std::vector<std::string> chargers, awaited;
    std::string answer;
    for (const auto &[charger, charge] : scene.state.charges)
        if (charge.target == id && charge.stage == "declared") {
            if (charge.response.empty())
                chargers.push_back(charger);
            else
                answer = charge.response;
            if (charge.response == "stand")
                awaited.push_back(charger);
        }
    if (scene.json != nullptr && chargers.empty() && answer.empty())
        throw Error(does(unit.name, "is charged by nobody (PUN-199)"), "who");
    const bool may = mayEvade(scene.state, unit);
    if (may && chargers.empty() && !answer.empty())
        throw Error(does(unit.name, answer == "evade" ? "has evaded this charge already (PUN-199)" : "stands already (PUN-199)"), "who");
    const Json wanted = answerTo(scene, "ch.response");
    if (!may && wanted == "evade")
        refuseChoice(scene, {"ch.response", "", unit.side, unit.name, ""}, {"stand"}, "evade",
                     unit.name +
                         agreeing(unit.name, scene.state.engaged(id)                ? " is engaged and cannot evade"
                                             : unit.fleeing()                       ? " is routing and cannot evade"
                                             : chargeOf(scene.state, id) != nullptr ? " has declared a charge and cannot evade"
                                                                                    : ": only LI, LC and MC evade") +
                         std::string(" (PUN-387)"));
    const std::string response =
        scene.ask.choice({"ch.response", "", unit.side, unit.name, ""},
                         may ? std::vector<std::string>{"stand", "evade"} : std::vector<std::string>{"stand"}, "stand");
    if (response == "stand")
        return told(scene, [id, chargers](State &state, Narration &narration) {
            for (const std::string &charger : chargers)
                state.charges.at(charger).response = "stand";
            narration.say(does(state.unit(id).name, "stands."));
        });
    const Way way = askWay(scene, unit);
    const Sheet &sheet = scene.sheet;
    chargers.insert(chargers.end(), awaited.begin(), awaited.end());
    return std::make_unique<Played>(
        scene,
        [&sheet, id, chargers, way](Dice &dice, State &state, Narration &narration) {
            const Book book{sheet, state, narration};
            Unit &evader = state.unit(id);
            unform(evader);
            const MoveDice moved = fullMove(sheet, state, evader, false, dice);
            evader.evaded = evader.movedOther = true;
            evader.last = LastMove::withdraw;
            takeDps(book, id, way.rough, DpClass::movement, "rough ground", "PUN-152");
            passThrough(book, id, way.passed);
            for (const std::string &charger : chargers) {
                addEvent(book, "evade", evader.side, id, "", 0, does(evader.name, "evades ") + state.unit(charger).name, {}, charger);
                Charge &charge = state.charges.at(charger);
                charge.response = "evade";
                charge.evade = moved.inches;
                narration.next("charge-move", does(state.unit(charger).name, "goes on"), {{"who", charger}});
            }
            narration.say(does(evader.name, "evades ") + inchesText(moved.inches) + ".");
            narration.instruct(evader.side,
                               "Move " + evader.name + " " + inchesText(moved.inches) + " straight away from the charge, unformed.");
            if (way.off)
                remove(book, id, Status::left);
            return static_cast<std::uint64_t>(moved.inches);
        },
        [&sheet, settings = scene.state.settings, copy = unit](Dice &dice) {
            State only;
            only.settings = settings;
            return fullMoveInches(sheet, only, copy, false, dice);
        },
        [](std::uint64_t key) { return OutcomeText{{{"inches", key}}, "evades " + inchesText(static_cast<int>(key)), "", 0}; });
}

} // namespace optio::punic
