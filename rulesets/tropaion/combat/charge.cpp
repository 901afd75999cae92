// SPDX-License-Identifier: GPL-3.0-or-later
// Charges from the passed test to the contact.
#include "rulesets/tropaion/combat/charge.h"

#include "rules/agreement.h"
#include "rules/sides.h"
#include "rulesets/tropaion/cards.h"
#include "rulesets/tropaion/combat/fight.h"
#include "rulesets/tropaion/move/formation.h"
#include "rulesets/tropaion/points.h"

#include <algorithm>

namespace optio::tropaion {

namespace {

bool among(const std::vector<std::string> &ids, const std::string &id) { return std::find(ids.begin(), ids.end(), id) != ids.end(); }

/// Chargers whose target this is.
std::vector<std::string> chargersOf(const Order &order, const std::string &target)
{
    std::vector<std::string> chargers;
    for (const auto &[charger, hit] : order.targets)
        if (hit == target)
            chargers.push_back(charger);
    return chargers;
}

/// Units of the charge that hit nobody and may wrap round the end of the enemy (TRO-078).
std::vector<std::string> overlapping(const State &state)
{
    std::vector<std::string> found;
    for (const auto &[charger, hit] : state.order.targets)
        if (hit.empty() && !among(state.order.over, charger) && state.unit(charger).onTable())
            found.push_back(charger);
    return found;
}

int roomOn(Aspect aspect) { return aspect == Aspect::flank ? 2 : 1; } // TRO-021

/// Enemies whose flank is free while a comrade of this charge holds their front: those at an end of their formation as it stands (TRO-078).
std::vector<std::pair<std::string, std::string>> wrappable(const State &state)
{
    std::vector<std::pair<std::string, std::string>> found;
    for (const auto &[charger, hit] : state.order.targets)
        if (!hit.empty() && state.order.aspects.at(charger) == Aspect::front && neighboursOf(state, hit) < roomOn(Aspect::flank))
            found.emplace_back(hit, state.unit(hit).name);
    return found;
}

/// How many hit this side of the target, or will by this charge; the charger itself does not count.
int hitting(const State &state, const std::string &charger, const std::string &target, Aspect aspect, const Order &order)
{
    int count = 0;
    for (const auto &[other, whom] : order.targets)
        if (other != charger && whom == target && order.aspects.contains(other) && order.aspects.at(other) == aspect)
            ++count;
    for (const Engagement *contact : state.engagementsOf(target))
        if (contact->aspects[contact->units[0] == target ? 0 : 1] == aspect)
            ++count;
    return count;
}

void touch(State &state, const std::string &charger, const std::string &target, Aspect aspect)
{
    const std::size_t own = at(indexOf(state.unit(charger).side));
    Engagement contact;
    contact.id = state.newId('e');
    contact.units[own] = charger;
    contact.units[1 - own] = target;
    contact.aspects[1 - own] = aspect;
    contact.charger = static_cast<int>(own);
    contact.breakLines = state.order.breakLines;
    contact.shieldwall = among(state.order.shieldwall, target);
    state.engagements.emplace(contact.id, contact);
}

/// Records the engagements (TRO-076, step 9).
void makeContact(State &state, Narration &narration)
{
    const Order order = state.order;
    for (const auto &[charger, target] : order.targets)
        if (!target.empty()) {
            touch(state, charger, target, order.aspects.at(charger));
            narration.say(does(state.unit(charger).name, "hits ") + state.unit(target).name + ".");
        }
    for (const auto &[charger, target] : order.wraps) {
        leaveFormation(state, charger);
        touch(state, charger, target, Aspect::flank);
        narration.say(does(state.unit(charger).name, "turns into the flank of ") + state.unit(target).name + ".");
    }
    if (!order.hits())
        narration.say("The charge hits nobody.");
    state.order = {};
    state.passed.clear();
}

/// Declares who wraps, which is paid at once (step 7); the other side hears of it before it says whether it plays a card (step 8).
void declareWraps(State &state, Narration &narration, const std::map<std::string, std::string> &wraps)
{
    state.order.wraps = wraps;
    for (const auto &[charger, target] : wraps) {
        const std::string &side = state.unit(charger).side;
        spend(state, side, Virtue::valour, 1);
        narration.line(side, "ch.wrap", "points", "Wraps for Valour", -1, "TRO-054");
    }
}

/// Goes on as far as nothing is to be chosen.
void proceed(State &state, Narration &narration)
{
    Order &order = state.order;
    if (!order.undecided.empty()) {
        order.stage = "evade";
        for (const std::string &target : order.undecided)
            narration.next("evade", state.unit(target).name + ": free move?", {{"who", target}});
        return;
    }
    if (!order.ends.empty()) {
        order.stage = "end";
        for (const std::string &charger : order.ends)
            narration.next("charge-end", state.unit(charger).name + ": end of the charge", {{"who", charger}});
        return;
    }
    order.stage = "contact";
    if (wrapsOpen(state) || (order.hits() && cardWindow(state))) { // where nobody is hit there is no time for a card (TRO-129, TRO-130)
        narration.next("contact", "Contact", Json::object());
        return;
    }
    makeContact(state, narration);
}

/// Puts the targets that may still go back before this charger on the list, each once.
void offerFreeMove(State &state, const std::string &charger)
{
    Order &order = state.order;
    const std::string &target = order.targets.at(charger);
    if (!target.empty() && mayEvade(state, state.unit(target), state.unit(charger)) && !among(order.undecided, target))
        order.undecided.push_back(target);
}

void expectStage(const Scene &scene, const std::string &stage)
{
    if (scene.json == nullptr)
        return;
    expectStep(scene, "move");
    if (scene.state.order.stage != stage)
        throw Error("No charge waits for this (TRO-076)", "who");
}

/// Files beside a gap go on with their charge, and by that the gap is closed for good (TRO-083, TRO-117).
void closeGapsOfChargers(State &state)
{
    for (const std::string &id : state.order.who)
        if (const Formation *own = state.unit(id).onTable() ? state.formationOf(id) : nullptr; own != nullptr && own->files.size() > 1)
            rereadFormations(state, false, std::string(own->id));
}

/// The shot of a target that goes back (TRO-083).
bool shootsBack(const Unit &target) { return target.has("parthian") && target.weapon != Weapon::none; }

} // namespace

bool wrapsOpen(const State &state)
{
    return !overlapping(state).empty() && !wrappable(state).empty() && state.side(state.active).left[0] > 0;
}

bool mayEvade(const State &state, const Unit &target, const Unit &charger)
{
    if (state.engaged(target.id))
        return false;
    return target.type == Type::LC || (target.type == Type::LI && !charger.mounted() && charger.type != Type::EL);
}

void expectTarget(const State &state, const std::string &charger, const std::string &target, Aspect aspect, const Order &order)
{
    const Unit &hit = state.unit(target);
    if (!hit.onTable())
        throw Error(hit.name + " is not on the table (TRO-197)", "ch.target_" + charger);
    if (aspect != Aspect::front && !state.touched(target, Aspect::front))
        throw Error("Only an enemy already fighting to its front can be charged there (TRO-077, TRO-188)", "ch.aspect_" + charger);
    if (hitting(state, charger, target, aspect, order) >= roomOn(aspect))
        throw Error(std::string(aspect == Aspect::front  ? "The front"
                                : aspect == Aspect::rear ? "The rear"
                                                         : "Each flank") +
                        " of " + hit.name + " is already taken (TRO-021, TRO-188)",
                    "ch.target_" + charger);
}

Aspect askAspect(Scene &scene, const std::string &charger, const std::string &target, const Order &order)
{
    const State &state = scene.state;
    const Unit &unit = state.unit(charger);
    Aspect aspect = Aspect::front;
    if (!state.touched(target, Aspect::front) && scene.ask.strict() && givenTo(scene, "ch.aspect_" + charger) != nullptr)
        throw Error("Only an enemy already fighting to its front can be charged on its flank or rear; " + state.unit(target).name +
                        " is charged on its front (TRO-077, TRO-188)",
                    "ch.aspect_" + charger);
    if (state.touched(target, Aspect::front)) {
        if (const Json *given = givenTo(scene, "ch.aspect_" + charger); scene.ask.strict() && given != nullptr && *given == "front")
            throw Error("The front of " + state.unit(target).name + " is already taken (TRO-021, TRO-188)", "ch.aspect_" + charger);
        const bool flankFree = hitting(state, charger, target, Aspect::flank, order) < roomOn(Aspect::flank);
        const bool rearFree = hitting(state, charger, target, Aspect::rear, order) < roomOn(Aspect::rear);
        aspect = fromWord<Aspect>(scene.ask.choice({"ch.aspect", charger, unit.side, unit.name, state.unit(target).name}, {"flank", "rear"},
                                                   flankFree || !rearFree ? "flank" : "rear"),
                                  "ch.aspect");
    }
    expectTarget(state, charger, target, aspect, order);
    return aspect;
}

void startCharge(const Sheet &, State &state, Narration &narration)
{
    std::vector<std::string> chargers;
    for (const auto &[charger, target] : state.order.targets)
        chargers.push_back(charger);
    for (const std::string &charger : chargers)
        offerFreeMove(state, charger);
    proceed(state, narration);
}

// --- free moves ---------------------------------------------------------------------------------------------------------------

std::vector<DieSlot> evadeDice(const Scene &scene)
{
    const Unit &target = scene.state.unit(unitIn(scene, "who"));
    const auto &questions = scene.ask.questions();
    if (!shootsBack(target) || scene.json == nullptr || questions.empty() || questions.front().value != true)
        return {};
    const bool darkened = target.weapon == Weapon::bows && scene.state.darken == target.side; // TRO-131
    if (darkened || !scene.state.settings.twoRoll)
        return {dieSlot(target.side, "Result")};
    return {dieSlot(target.side, "First die"), dieSlot(target.side, "Result, on a first die of 5 or 6")};
}

std::unique_ptr<Case> evade(Scene &scene)
{
    const std::string who = unitIn(scene, "who");
    expectStage(scene, "evade");
    const State &state = scene.state;
    const Unit target = state.unit(who);
    if (scene.json != nullptr && !among(state.order.undecided, who))
        throw Error(does(target.name, "has no free move to make now (TRO-081)"), "who");
    const bool goes = scene.ask.yesNo({"ch.evade", "", target.side, target.name, ""}, true);
    if (scene.json == nullptr)
        return told(scene, [goes, name = target.name](State &, Narration &narration) {
            narration.say(name + (goes ? " goes back." : " stands."));
        });
    const std::vector<std::string> chargers = chargersOf(state.order, who);
    Shot shot;
    const bool shoots = goes && shootsBack(target) && !chargers.empty();
    if (shoots) {
        shot.target = targetOf(state, chargers.front());
        shot.twoRoll = state.settings.twoRoll;
        shot.darkened = target.weapon == Weapon::bows && !state.darken.empty() && state.darken == target.side;
        askTarget(scene, shot);
    }
    const Sheet &sheet = scene.sheet;
    const auto play = [&sheet, who, goes, chargers, shot, shoots](Dice &dice, State &now, Narration &narration) {
        Unit &unit = now.unit(who);
        std::erase(now.order.undecided, who);
        // What Valour adds to the charge was to be said before (TRO-076, steps 4 and 5).
        for (const std::string &charger : now.order.who)
            now.unit(charger).hurried = now.unit(charger).moves;
        if (!goes) {
            narration.say(does(unit.name, "stands."));
            forgetDarken(now);
            proceed(now, narration);
            return;
        }
        for (const std::string &charger : chargers)
            now.order.ends.push_back(charger);
        if (shoots) {
            const std::string &first = chargers.front();
            const int face = throwShot(sheet, shot, dice);
            takeShot(sheet, now, narration, shot, who, face);
            if (shot.darkened)
                now.darken.clear();
            const Blow blow = shotBlow(sheet, shot, face);
            if (blow.moved || blow.broken) {
                std::erase(now.order.ends, first);
                now.order.over.push_back(first);
                now.order.targets[first].clear();
            }
            if (blow.broken)
                closeGapsOfChargers(now);
        }
        const int back = sheet.number("free_move", typeWords[static_cast<std::size_t>(unit.type)]);
        unit.displaced += back;
        narration.say(does(unit.name, "goes back."));
        narration.instruct(unit.side, "Move " + unit.name + " straight back " + std::to_string(back) + " MU, facing as before.");
        forgetDarken(now);
        proceed(now, narration);
    };
    return std::make_unique<Played>(
        scene, play,
        [&sheet, shot, shoots](Dice &dice) -> std::uint64_t {
            if (!shoots)
                return 0;
            const Blow blow = shotBlow(sheet, shot, throwShot(sheet, shot, dice));
            return blow.fate() == Fate::none ? 0 : fightKey(indexOf(shot.target.unit.side), blow.fate());
        },
        [name = shoots ? shot.target.unit.name : target.name](std::uint64_t key) { return fightText(key, {name, name}); });
}

// --- the end of a charge ------------------------------------------------------------------------------------------------------

std::unique_ptr<Case> chargeEnd(Scene &scene)
{
    const std::string who = unitIn(scene, "who");
    expectStage(scene, "end");
    const State &state = scene.state;
    const Unit &charger = state.unit(who);
    if (scene.json == nullptr)
        return told(scene, [name = charger.name](State &, Narration &narration) { narration.say(does(name, "stops.")); });
    if (!among(state.order.ends, who))
        throw Error("The charge of " + charger.name + " has its end already (TRO-082)", "who");
    const std::string fled = state.order.targets.at(who);
    const std::string how =
        scene.ask.choice({"ch.end", "", charger.side, charger.name, state.unit(fled).name}, {"catch", "other", "short"}, "short");
    std::string target = how == "catch" ? fled : std::string();
    Aspect aspect = Aspect::front;
    if (how == "catch") // somebody else of the charge may have come there first
        expectTarget(state, who, fled, aspect, state.order);
    if (how == "other") {
        std::vector<std::pair<std::string, std::string>> enemies;
        for (const auto &[id, unit] : state.units)
            if (unit.side != charger.side && id != fled && unit.onTable())
                enemies.emplace_back(id, unit.name);
        target = scene.ask.pick({"ch.target", who, charger.side, charger.name, ""}, enemies, "none");
        if (target == "none") {
            if (scene.ask.strict())
                throw Error("Say whom " + charger.name + " hits (TRO-082)", "ch.target_" + who);
            target.clear();
        } else {
            aspect = askAspect(scene, who, target, state.order);
        }
    }
    return told(scene, [who, target, aspect, how](State &now, Narration &narration) {
        std::erase(now.order.ends, who);
        now.order.targets[who] = target;
        now.order.aspects[who] = aspect;
        if (how == "short")
            now.order.over.push_back(who);
        narration.say(now.unit(who).name + (how == "catch"   ? " catches " + now.unit(target).name + "."
                                            : target.empty() ? std::string(" stops short.")
                                                             : " goes on to " + now.unit(target).name + "."));
        if (how == "other" && !target.empty())
            offerFreeMove(now, who);
        proceed(now, narration);
    });
}

// --- contact ------------------------------------------------------------------------------------------------------------------

std::unique_ptr<Case> contact(Scene &scene)
{
    if (scene.json == nullptr)
        return told(scene, [](State &, Narration &narration) { narration.say("There is no charge outside a game."); });
    const State &state = scene.state;
    if (state.order.stage == "cards") {
        expectStep(scene, "move");
        return told(scene, [](State &now, Narration &narration) { makeContact(now, narration); });
    }
    expectStage(scene, "contact");
    std::map<std::string, std::string> wraps;
    bool asked = false;
    if (state.side(state.active).left[0] > 0)
        for (const std::string &id : overlapping(state)) {
            const auto ends = wrappable(state);
            if (ends.empty())
                break;
            asked = true;
            const Unit &unit = state.unit(id);
            const std::string choice = scene.ask.pick({"ch.overlap", id, unit.side, unit.name, ""}, ends, "support");
            if (choice != "support")
                wraps[id] = choice;
        }
    expectPoints(state, state.active, Virtue::valour, static_cast<int>(wraps.size()));
    for (const auto &[charger, target] : wraps) {
        const auto same = std::count_if(wraps.begin(), wraps.end(), [&, whom = target](const auto &entry) { return entry.second == whom; });
        // A comrade beside it leaves as little room as an enemy.
        if (same + hitting(state, charger, target, Aspect::flank, state.order) + neighboursOf(state, target) > roomOn(Aspect::flank))
            throw Error("No flank of " + state.unit(target).name + " is open (TRO-021, TRO-078)", "ch.overlap_" + charger);
    }
    const Sheet &sheet = scene.sheet;
    return told(scene, [&sheet, wraps, asked](State &now, Narration &narration) {
        declareWraps(now, narration, wraps);
        if (!asked || !chargeAnswerable(sheet, now)) {
            makeContact(now, narration);
            return;
        }
        now.order.stage = "cards";
        std::vector<std::string> names;
        for (const auto &[charger, target] : wraps)
            names.push_back(now.unit(charger).name);
        narration.say(names.empty() ? "Nobody wraps." : listText(names) + (names.size() == 1 ? " wraps." : " wrap."));
        narration.say("Now either side may play a card on this charge.");
        narration.next("contact", "Contact", Json::object());
    });
}

} // namespace optio::tropaion
