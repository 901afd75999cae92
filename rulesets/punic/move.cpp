// SPDX-License-Identifier: GPL-3.0-or-later
// Moves by dice, marches, manoeuvres and redressing.
#include "rulesets/punic/move.h"

#include "rulesets/punic/elephant.h"
#include "rulesets/punic/sequence.h"

#include <algorithm>

namespace optio::punic {

/// What one act does, once all is asked.
struct MoveAct::Plan {
    std::string kind;                    ///< "march", "move" or "manoeuvre"
    std::vector<std::string> manoeuvres; ///< at most two halves
    std::string formation;               ///< taken up by a change or a re-forming
    bool near = false;                   ///< within 8" of enemy
    int rough = 0;
    std::string passed; ///< friend passed through
    bool still = false; ///< it stands
    bool passNear = false;
    std::vector<std::string> group; ///< all who move together, the first included
};

namespace {

bool light(const State &state) { return state.step == "skirmish"; }

/// Formations a unit may take up.
std::vector<std::string> formationsOf(const Unit &unit)
{
    std::vector<std::string> list{"line", "column"};
    if (unit.legion && unit.standing().size() > 1)
        list.insert(list.begin(), "quincunx");
    return list;
}

bool disturbs(const ManoeuvreRow &row, const Unit &unit)
{
    return std::find(row.disturbs.begin(), row.disturbs.end(), gaitOf(unit)) != row.disturbs.end() &&
           (row.inColumn || unit.formation != Formation::column);
}

/// Would another movement DP do anything?
bool fresh(const Sheet &sheet, const Unit &unit) { return !unit.elephants() && !unit.shaken && unit.dps < sheet.ladder.cap; }

/// Why a manoeuvre may not be made; empty when it may.
std::string whyNoManoeuvre(const Unit &unit, const std::string &id)
{
    const bool close = unit.type == Type::MI || unit.type == Type::HI;
    if (id == "reform") {
        if (unit.light() || unit.elephants())
            return unit.name + " is always unformed (PUN-391)";
        if (unit.shaken)
            return unit.name + " is shaken and cannot re-form (PUN-391)";
        return unit.formation == Formation::unformed || unit.formation == Formation::behindTriarii
                   ? std::string()
                   : unit.name + " is formed already (PUN-158)";
    }
    if (!unit.formed())
        return unit.name + " is not formed: it turns as it likes (PUN-155)";
    if (unit.rearTurned && id != "rear")
        return unit.name + " must turn its rear rank back first (PUN-089)";
    if (id == "sidestep" && (!close || (unit.grade != Grade::A && unit.grade != Grade::B)))
        return "Only A and B grade infantry side-step or step back (PUN-391)";
    if ((id == "ranks" || id == "rear") && unit.formation != Formation::quincunx)
        return unit.name + " is not in quincunx (PUN-391)";
    return {};
}

void takeFormation(const Book &book, Unit &unit, const std::string &formation)
{
    unit.formation = enumFrom<Formation>(formation, "mv.formation");
    unit.openRanks = unit.rearTurned = false;
    if (unit.formation == Formation::quincunx) {
        unit.deep = true;
        // Behind its triarii it had them in front: they go back to the rear.
        std::stable_sort(unit.ranks.begin(), unit.ranks.end(),
                         [](const Rank &x, const Rank &y) { return x.type == Type::MI && y.type == Type::HI; });
    }
    settleUnit(book, unit.id);
}

} // namespace

std::vector<Slot> MoveAct::slots() const
{
    return {{"who", "Unit", "active", false, false}, {"with", "Moves together with", "active", true, true}};
}

std::vector<Candidate> MoveAct::candidates(const Json &json, const Slot &slot, const Json &input) const
{
    const State state = readState(json);
    std::vector<Candidate> found;
    const auto first = input.find("who");
    for (const auto &[id, unit] : state.units) {
        const bool now = unit.inPlay() && unit.side == state.active && unit.light() == light(state) && whyNot(state, unit).empty() &&
                         !(light(state) ? unit.movedSkirmish : unit.movedManoeuvre) && !unit.redressed;
        if (now && (slot.id == "who" || (state.settings.groupRoll && first != input.end() && *first != id)))
            found.push_back({id, "", unit.name, nameOf(unit.formation), 1, 0});
    }
    return found;
}

Json MoveAct::example() const
{
    return {{"who", {{"type", "HI"}, {"grade", "C"}, {"bases", 6}, {"dps", 1}}}, {"answers", {{"mv.kind", "move"}}}};
}

std::vector<DieSlot> MoveAct::diceOf(const Scene &scene) const
{
    for (const Question &question : scene.ask.questions())
        if (question.id == "mv.kind" && question.value != "move")
            return {};
    const Unit &unit = scene.state.unit(unitIn(scene, "who"));
    const bool average = scene.state.settings.avdEntry != "d6";
    return {
        {unit.side, unit.name + ": average die of the move", average ? std::vector<int>{2, 3, 4, 5} : std::vector<int>{1, 2, 3, 4, 5, 6}}};
}

std::unique_ptr<Case> MoveAct::redress(Scene &scene, const Unit &unit) const
{
    if (unit.elephants() || unit.dps == 0)
        throw Error(unit.name + " has no DPs to remove (PUN-384)", "mv.kind");
    if (unit.shaken)
        throw Error(unit.name + " is shaken and cannot redress (PUN-384)", "mv.kind");
    if (unit.movedNow() || unit.shots > 0 || unit.redressed)
        throw Error(unit.name + (unit.redressed ? " has redressed already this turn (PUN-172)" : " has moved or shot this turn (PUN-384)"),
                    "mv.kind");
    const Figure &rows = sheet_.ruleset.at("redress");
    const int near = static_cast<int>(rows.at("near").at(nameOf(unit.grade)).integer());
    const int far = static_cast<int>(rows.at("far").at(nameOf(unit.grade)).integer());
    const bool matters = near < far && unit.dps > near;
    const bool away = matters && scene.ask.yesNo({"rd.far", "", unit.side, unit.name, ""}, true);
    const int count = std::min(unit.dps, away ? far : near);
    if (count == 0)
        throw Error("C and D grade redress only when every enemy is more than 4\" away (PUN-384)", "rd.far");
    return told(scene, [this, id = unit.id, count](State &state, Tale &tale) {
        state.unit(id).redressed = true;
        state.unit(id).acted = true;
        removeDps({sheet_, state, tale}, id, count, "redresses its ranks", "PUN-171");
    });
}

void MoveAct::askManoeuvre(Scene &scene, const Unit &unit, Plan &plan) const
{
    plan.manoeuvres.push_back(scene.ask.choice({"mv.manoeuvre", "", unit.side, unit.name, ""},
                                               {"change", "reform", "about", "rear", "sidestep", "ranks"},
                                               unit.formed() ? "change" : "reform"));
    if (sheet_.manoeuvre(plan.manoeuvres[0]).cost == "half")
        if (const std::string second =
                scene.ask.choice({"mv.second", "", unit.side, unit.name, ""}, {"none", "change", "about", "rear"}, "none");
            second != "none")
            plan.manoeuvres.push_back(second);
}

void MoveAct::askPassage(Scene &scene, const Unit &unit, Plan &plan) const
{
    std::vector<std::pair<std::string, std::string>> friends;
    for (const auto &[id, other] : scene.state.units)
        if (id != unit.id && other.inPlay() && other.side == unit.side && !other.elephants())
            friends.emplace_back(id, other.name);
    if (friends.empty())
        return;
    plan.passed = scene.ask.pick({"mv.pass", "", unit.side, unit.name, ""}, friends, "none");
    if (plan.passed == "none") {
        plan.passed.clear();
        return;
    }
    const Unit &other = scene.state.unit(plan.passed);
    plan.still = scene.ask.yesNo({"mv.still", "", unit.side, other.name, ""}, true);
    const bool costs = (unit.formed() && fresh(sheet_, unit)) || (other.formed() && fresh(sheet_, other));
    plan.passNear = costs && scene.ask.yesNo({"mv.passNear", "", unit.side, unit.name, other.name}, false);
}

void MoveAct::askMove(Scene &scene, const Unit &unit, Plan &plan) const
{
    if (plan.kind == "march" && !scene.ask.yesNo({"mv.far", "", unit.side, unit.name, ""}, true))
        throw Error("A march starts and ends beyond 8\" of all enemy (PUN-391)", "mv.far");
    if (unit.formed() && unit.control != Control::repeat) {
        std::vector<std::string> also{"none", "wheel", "change", "about"};
        if (const std::string first = scene.ask.choice({"mv.also", "", unit.side, unit.name, ""}, also, "none"); first != "none")
            plan.manoeuvres.push_back(first);
    }
    plan.rough = askRough(scene, unit);
    askPassage(scene, unit, plan);
}

std::unique_ptr<Case> MoveAct::build(Scene &scene) const
{
    const std::string id = unitIn(scene, "who");
    const Unit &unit = scene.state.unit(id);
    if (scene.json != nullptr) {
        expectStep(scene, {unit.light() ? "skirmish" : "manoeuvre"}, unit.side);
        if (unit.light() ? unit.movedSkirmish : unit.movedManoeuvre)
            throw Error(unit.name + " has moved already in this phase (PUN-383)", "who");
    }
    if (scene.state.engaged(id))
        throw Error(unit.name + " is engaged (PUN-096)", "who");
    // Halted units that are not on the run may still redress.
    Plan plan;
    const std::string fixed = whyNot(scene.state, unit);
    std::vector<std::string> kinds;
    const bool onward = unit.control == Control::repeat && unit.last == LastMove::advance; // PUN-139: it must move
    if (unit.dps > 0 && !unit.shaken && !unit.redressed && !onward)
        kinds.push_back("redress");
    if (fixed.empty() && !unit.redressed && unit.shots < 2) {
        kinds.push_back("move");
        if (unit.control != Control::repeat) {
            kinds.push_back("march");
            if (!unit.light() && !unit.elephants())
                kinds.push_back("manoeuvre");
        }
    }
    if (kinds.empty())
        throw Error(!fixed.empty() ? fixed
                                   : unit.name + (unit.redressed ? " has stayed to redress (PUN-172)" : " has shot twice (PUN-181)"),
                    "who");
    const Json wanted =
        scene.input.contains("answers") && scene.input["answers"].is_object() ? scene.input["answers"].value("mv.kind", Json()) : Json();
    if (wanted == "redress" && onward)
        throw Error(unit.name + " must move straight on (PUN-139)", "mv.kind");
    if (wanted == "redress" && kinds.front() != "redress")
        return redress(scene, unit); // refuses with its reason
    if ((wanted == "move" || wanted == "march" || wanted == "manoeuvre") && !fixed.empty())
        throw Error(fixed, "mv.kind");
    plan.kind = scene.ask.choice({"mv.kind", "", unit.side, unit.name, ""}, kinds,
                                 std::find(kinds.begin(), kinds.end(), "move") != kinds.end() ? "move" : kinds.front());
    if (plan.kind == "redress")
        return redress(scene, unit);
    plan.group.push_back(id);
    if (plan.kind == "manoeuvre")
        askManoeuvre(scene, unit, plan);
    else
        askMove(scene, unit, plan);
    if (unit.rearTurned && plan.kind != "manoeuvre")
        throw Error(unit.name + " does not move while its rear rank is turned (PUN-089)", "mv.kind");
    for (const std::string &manoeuvre : plan.manoeuvres)
        if (const std::string why = whyNoManoeuvre(unit, manoeuvre); !why.empty())
            throw Error(why, "mv.manoeuvre");
    if (std::find(plan.manoeuvres.begin(), plan.manoeuvres.end(), "change") != plan.manoeuvres.end() ||
        std::find(plan.manoeuvres.begin(), plan.manoeuvres.end(), "reform") != plan.manoeuvres.end()) {
        const auto formations = formationsOf(unit);
        const bool lineNow = unit.formation == Formation::line;
        plan.formation =
            scene.ask.choice({"mv.formation", "", unit.side, unit.name, ""}, formations, lineNow ? "column" : formations.front());
    }
    // PUN-155 to PUN-159: DPs only near enemy, and not asked when they could do nothing.
    const bool disturbed = std::any_of(plan.manoeuvres.begin(), plan.manoeuvres.end(),
                                       [&](const std::string &one) { return disturbs(sheet_.manoeuvre(one), unit); });
    if (disturbed && fresh(sheet_, unit) && plan.kind != "march")
        plan.near = scene.ask.yesNo({"mv.near", "", unit.side, unit.name, ""}, false);
    for (const std::string &other : unitsIn(scene, "with")) {
        const Unit &mate = scene.state.unit(other);
        if (other == id)
            continue;
        if (!scene.state.settings.groupRoll)
            throw Error("In this game each unit dices alone (PUN-008)", "with");
        if (mate.side != unit.side || (scene.json != nullptr && mate.light() != unit.light()))
            throw Error(mate.name + " does not move with " + unit.name + " (PUN-149)", "with");
        if (scene.json != nullptr) {
            expectFree(scene.state, mate, true);
            if (mate.light() ? mate.movedSkirmish : mate.movedManoeuvre)
                throw Error(mate.name + " has moved already in this phase (PUN-383)", "with");
        }
        plan.group.push_back(other);
    }

    const Sheet &sheet = sheet_;
    const std::string label = unit.name + ": average die of the move";
    const auto before = [&sheet, plan](State &state, Tale &tale) {
        const Book book{sheet, state, tale};
        Unit &first = state.unit(plan.group.front());
        for (const std::string &manoeuvre : plan.manoeuvres) {
            const ManoeuvreRow &row = sheet.manoeuvre(manoeuvre);
            tale.say(first.name + ": " + row.label + ".");
            if (plan.near && disturbs(row, first))
                takeDps(book, first.id, 1, DpClass::movement, row.label + " near enemy", row.rule);
            if (manoeuvre == "ranks")
                first.openRanks = !first.openRanks;
            if (manoeuvre == "rear")
                first.rearTurned = !first.rearTurned;
            if (manoeuvre == "change" || manoeuvre == "reform")
                takeFormation(book, first, plan.formation);
            if (manoeuvre == "reform")
                first.reformed = true;
        }
        for (const std::string &one : plan.group) {
            Unit &mover = state.unit(one);
            (mover.light() ? mover.movedSkirmish : mover.movedManoeuvre) = true;
            mover.acted = true;
            mover.last = plan.kind == "manoeuvre" ? LastMove::halt : LastMove::advance;
            if (mover.mood == Mood::retiring)
                mover.mood = Mood::steady;
            if (mover.passed && !mover.light())
                takeDps(book, one, 1, DpClass::movement, "passed through in phase II", "PUN-163");
        }
        takeDps(book, first.id, plan.rough, DpClass::movement, "rough ground", "PUN-152");
        if (plan.passed.empty())
            return;
        Unit &other = state.unit(plan.passed);
        const bool one = first.formation == Formation::unformed || other.formation == Formation::unformed;
        const bool free = one && plan.still && !first.fleeing() && !other.fleeing();
        if (first.light() && other.formedInfantry() && first.formation == Formation::unformed) {
            other.passed = other.passed || plan.passNear; // PUN-163
        } else if (!free && plan.passNear) {
            for (const std::string &passer : {first.id, other.id})
                if (state.unit(passer).formed())
                    takeDps(book, passer, 1, DpClass::movement, "passage of lines", "PUN-162");
        }
    };
    if (plan.kind == "manoeuvre")
        return told(scene, before);
    if (plan.kind == "march") {
        return told(scene, [before, plan, &sheet](State &state, Tale &tale) {
            before(state, tale);
            state.moving = {};
            const Unit &first = state.unit(plan.group.front());
            tale.say(first.name + " marches up to " + inchesText(sheet.type(first.type).march) + ".");
        });
    }
    const bool half = std::any_of(plan.manoeuvres.begin(), plan.manoeuvres.end(),
                                  [&](const std::string &one) { return sheet_.manoeuvre(one).cost == "half"; });
    return std::make_unique<Played>(
        scene.json, scene.state,
        [before, plan, label, half, &sheet](Dice &dice, State &state, Tale &tale) {
            before(state, tale);
            const Book book{sheet, state, tale};
            const int face = averageDie(state, dice, {"move.average", label});
            state.moving = {plan.group, {face}, state.step, half};
            std::vector<std::string> names;
            bool more = false;
            for (const std::string &one : plan.group) {
                fatigue(book, one, {face});
                names.push_back(state.unit(one).name);
                more = more || sheet.type(state.unit(one).type).extraDice > 0;
            }
            const std::string side = state.unit(plan.group.front()).side;
            tale.say(listText(names) + (names.size() == 1 ? " moves " : " move ") + inchesText(face) +
                     (half ? ", half of it after the manoeuvre." : "."));
            tale.instruct(side, "Move straight ahead; stop 4\" from formed enemy, and if you like 4\" short of friends or rough ground.");
            if (more)
                tale.next("another-die", "Add a D6 to the move", Json::object());
            return static_cast<std::uint64_t>(face);
        },
        [label, settings = scene.state.settings](Dice &dice) {
            State only;
            only.settings = settings;
            return static_cast<std::uint64_t>(averageDie(only, dice, {"move.average", label}));
        },
        [](std::uint64_t key) {
            return OutcomeText{{{"inches", key}}, inchesText(static_cast<int>(key)), "", 0};
        });
}

std::unique_ptr<Case> AnotherDie::build(Scene &scene) const
{
    const Moving &moving = scene.state.moving;
    expectStep(scene, {"skirmish", "manoeuvre"});
    if (scene.json != nullptr && (moving.units.empty() || moving.dice.empty() || moving.phase != scene.state.step))
        throw Error("Nobody has just moved by dice (PUN-147)", "step");
    const int number = static_cast<int>(moving.dice.size()); // extra dice thrown: one less
    std::vector<std::string> who;
    std::string why = "All dice are thrown (PUN-147)";
    for (const std::string &id : moving.units) {
        const Unit &unit = scene.state.unit(id);
        if (sheet_.type(unit.type).extraDice < number)
            continue;
        if (number >= 2 && !unit.movedBefore && !unit.movedOther) {
            why = "The third die is for cavalry that has moved before (PUN-391)";
            continue;
        }
        who.push_back(id);
    }
    if (scene.json != nullptr && who.empty())
        throw Error(why, "step");
    const Sheet &sheet = sheet_;
    return std::make_unique<Played>(
        scene.json, scene.state,
        [&sheet, who](Dice &dice, State &state, Tale &tale) {
            const Book book{sheet, state, tale};
            const int face = dice.d6({state.moving.dice.size() < 2 ? "move.second" : "move.third", "D6 of the move"});
            state.moving.dice.push_back(face);
            state.moving.units = who;
            int sum = 0;
            for (const int one : state.moving.dice)
                sum += one;
            std::vector<std::string> names;
            bool more = false;
            for (const std::string &id : who) {
                fatigue(book, id, {face});
                const Unit &unit = state.unit(id);
                names.push_back(unit.name);
                more = more || (sheet.type(unit.type).extraDice >= static_cast<int>(state.moving.dice.size()) &&
                                (unit.movedBefore || unit.movedOther));
            }
            if (!names.empty())
                tale.say(listText(names) + ": " + std::to_string(face) + " more, " + inchesText(sum) + " in all.");
            if (more)
                tale.next("another-die", "Add the third die", Json::object());
            return static_cast<std::uint64_t>(face);
        },
        [](Dice &dice) {
            return static_cast<std::uint64_t>(dice.d6({"move.second", "D6 of the move"}));
        },
        [](std::uint64_t key) {
            return OutcomeText{{{"inches", key}}, inchesText(static_cast<int>(key)) + " more", "", 0};
        });
}

} // namespace optio::punic
