// SPDX-License-Identifier: GPL-3.0-or-later
// Moves by dice, marches, manoeuvres and redressing: who may do which now, and the doing. What is asked is in move_asks.cpp.
#include "rulesets/punic/move/move_plan.h"

#include "rulesets/punic/combat/aftermath.h"
#include "rulesets/punic/combat/elephant.h"
#include "rulesets/punic/move/together.h"
#include "rulesets/punic/move/wanted.h"
#include "rulesets/punic/sequence.h"

#include <algorithm>

namespace optio::punic {

namespace {

bool light(const State &state) { return state.step == "skirmish"; }

/// Why a unit may not retire a further move by choice (PUN-280); empty when it may.
std::string whyNoRetreat(const State &state, const Unit &unit)
{
    if (unit.mood != Mood::retiring || (state.flightOf(unit.id) == nullptr && !state.loose))
        return does(unit.name, "has not retired: only who has retired and was not caught retires a further move (PUN-280)");
    return {};
}

/// Why a unit does not do this now; empty for what is no such thing. `fixed`: why it may not move at all.
std::string whyNoKind(const State &state, const Unit &unit, const std::string &kind, bool onward, const std::string &fixed)
{
    const bool moves = kind == "move" || kind == "march" || kind == "manoeuvre" || kind == "retire";
    if (!moves && kind != "redress")
        return {};
    if (onward)
        return unit.name + " must move straight on by dice (PUN-139)";
    if (kind == "redress")
        return unit.shaken     ? does(unit.name, "is shaken and cannot redress (PUN-384)")
               : unit.dps == 0 ? does(unit.name, "has no DPs to remove (PUN-384)")
                               : does(unit.name, "has redressed already this turn (PUN-172)");
    if (!fixed.empty())
        return fixed;
    if (unit.redressed || unit.shots > 1)
        return does(unit.name, unit.redressed ? "has stayed to redress (PUN-172)" : "has shot twice (PUN-181)");
    if (kind == "retire")
        return whyNoRetreat(state, unit);
    if (unit.control == Control::repeat)
        return does(unit.name, "repeats its last move and moves by dice (PUN-139)");
    return does(unit.name, "turns as it likes and makes no manoeuvres (PUN-155)");
}

/// "shaken at once" for the formations in which its DPs shake a legion (PUN-048); empty when none does.
std::string warningOfFormations(const Sheet &sheet, const Unit &unit)
{
    Unit spread = unit;
    spread.deep = false;
    const int most = thresholdOf(sheet, spread);
    if (!unit.legion || unit.shaken || unit.dps < most)
        return {};
    return " · in line or column it is shaken at once with " + dpsText(unit.dps) + " (PUN-048)";
}

} // namespace

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

bool fresh(const Sheet &sheet, const Unit &unit) { return !unit.elephants() && !unit.shaken && unit.dps < sheet.ladder.cap; }

std::string whyNoManoeuvre(const Unit &unit, const std::string &id)
{
    const bool close = unit.type == Type::MI || unit.type == Type::HI;
    if (id == "reform") {
        if (unit.light() || unit.elephants())
            return does(unit.name, "is always unformed (PUN-391)");
        if (unit.shaken)
            return does(unit.name, "is shaken and cannot re-form (PUN-391)");
        return unit.formation == Formation::unformed || unit.formation == Formation::behindTriarii
                   ? std::string()
                   : does(unit.name, "is formed already (PUN-158)");
    }
    if (!unit.formed())
        return does(unit.name, "is not formed: it turns as it likes (PUN-155)");
    if (unit.rearTurned && id != "rear")
        return unit.name + " must turn its rear rank back first (PUN-089)";
    if (id == "sidestep" && (!close || (unit.grade != Grade::A && unit.grade != Grade::B)))
        return "Only A and B grade infantry side-step or step back (PUN-391)";
    if ((id == "ranks" || id == "rear") && unit.formation != Formation::quincunx)
        return does(unit.name, "is not in quincunx (PUN-391)");
    return {};
}

std::vector<Candidate> moveCandidates(const Sheet &, const State &state, const Slot &slot, const Json &input)
{
    std::vector<Candidate> found;
    const auto given = input.find("who");
    const std::string first = given != input.end() && given->is_string() ? given->get<std::string>() : std::string();
    for (const auto &[id, unit] : state.units) {
        const bool turn = unit.inPlay() && unit.side == state.active && unit.light() == light(state) &&
                          !(light(state) ? unit.movedSkirmish : unit.movedManoeuvre) && !unit.redressed;
        const Unit *led = followedBy(state, unit);
        const bool conforms = slot.id == "with" && led != nullptr && led->id == first;
        const bool free = turn && whyNot(state, unit).empty();
        if (conforms ? turn : free && (slot.id == "who" || (!first.empty() && first != id && !controllersOf(state, unit).empty())))
            found.push_back({id, "", unit.name, conforms ? "conforms" : wordOf(unit.formation), 1, 0});
    }
    return found;
}

std::vector<DieSlot> moveDice(const Scene &scene)
{
    const Unit &unit = scene.state.unit(unitIn(scene, "who"));
    const auto may = controllersOf(scene.state, unit);
    std::string leader = may.empty() ? std::string() : may.front();
    for (const Question &question : scene.ask.questions()) {
        if (question.id == "mv.kind" && question.value == "retire")
            return fullMoveDice(scene.sheet, scene.state, unit);
        if ((question.id == "mv.kind" && question.value != "move") || (question.id == "mv.room" && question.value == false))
            return {};
        if (question.id == "mv.leader")
            leader = question.value.get<std::string>();
    }
    if (!sharedDice(scene.state, leader).empty())
        return {}; // it goes by dice that are thrown
    const bool average = scene.state.settings.avdEntry != "d6";
    return {
        {unit.side, unit.name + ": average die of the move", average ? std::vector<int>{2, 3, 4, 5} : std::vector<int>{1, 2, 3, 4, 5, 6}}};
}

namespace {

std::unique_ptr<Case> redress(Scene &scene, const Unit &unit)
{
    if (unit.elephants() || unit.dps == 0)
        throw Error(does(unit.name, "has no DPs to remove (PUN-384)"), "mv.kind");
    if (unit.shaken)
        throw Error(does(unit.name, "is shaken and cannot redress (PUN-384)"), "mv.kind");
    if (unit.movedNow() || unit.shots > 0 || unit.redressed)
        throw Error(does(unit.name, unit.redressed ? "has redressed already this turn (PUN-172)" : "has moved or shot this turn (PUN-384)"),
                    "mv.kind");
    const Figure &rows = scene.sheet.ruleset.at("redress");
    const int near = static_cast<int>(rows.at("near").at(wordOf(unit.grade)).integer());
    const int far = static_cast<int>(rows.at("far").at(wordOf(unit.grade)).integer());
    const bool matters = near < far && unit.dps > near;
    const bool away = matters && scene.ask.yesNo({"rd.far", "", unit.side, unit.name, ""}, true);
    const int count = std::min(unit.dps, away ? far : near);
    if (count == 0)
        throw Error("C and D grade redress only when every enemy is more than 4\" away (PUN-384)", "rd.far");
    return told(scene, [&sheet = scene.sheet, id = unit.id, count](State &state, Narration &narration) {
        state.unit(id).redressed = true;
        state.unit(id).acted = true;
        removeDps({sheet, state, narration}, id, count, "redress of ranks", "PUN-171");
    });
}

std::unique_ptr<Case> retreat(Scene &scene, const Unit &unit)
{
    const Way way = askWay(scene, unit);
    const Sheet &sheet = scene.sheet;
    return std::make_unique<Played>(
        scene,
        [&sheet, id = unit.id, way](Dice &dice, State &state, Narration &narration) {
            const Book book{sheet, state, narration};
            Unit &own = state.unit(id);
            (own.light() ? own.movedSkirmish : own.movedManoeuvre) = own.acted = true;
            const int inches = fullMove(sheet, state, own, false, dice).inches;
            narration.line(own.side, "move.retire", "move", does(own.name, "retires a further move"), inches, "PUN-280");
            runAway(book, id, false, inches, way);
            return static_cast<std::uint64_t>(inches);
        },
        [&sheet, settings = scene.state.settings, copy = unit](Dice &dice) {
            State only;
            only.settings = settings;
            return fullMoveInches(sheet, only, copy, false, dice);
        },
        [](std::uint64_t key) { return OutcomeText{{{"inches", key}}, "retires " + inchesText(static_cast<int>(key)), "", 0}; });
}

std::string askKind(Scene &scene, const Unit &unit, bool onward)
{
    // Halted units that are not on the run may still redress.
    const std::string fixed = whyNot(scene.state, unit);
    std::vector<std::string> kinds;
    if (unit.dps > 0 && !unit.shaken && !unit.redressed && !onward)
        kinds.push_back("redress");
    if (fixed.empty() && !unit.redressed && unit.shots < 2) {
        kinds.push_back("move");
        if (unit.control != Control::repeat) {
            kinds.push_back("march");
            if (!unit.light() && !unit.elephants())
                kinds.push_back("manoeuvre");
            if (whyNoRetreat(scene.state, unit).empty())
                kinds.push_back("retire");
        }
    }
    if (kinds.empty())
        throw Error(!fixed.empty() ? fixed
                                   : does(unit.name, unit.redressed ? "has stayed to redress (PUN-172)" : "has shot twice (PUN-181)"),
                    "who");
    const Asker::Of of{"mv.kind", "", unit.side, unit.name, ""};
    const Json wanted = answerTo(scene, "mv.kind");
    if (wanted.is_string() && std::find(kinds.begin(), kinds.end(), wanted.get<std::string>()) == kinds.end())
        if (const std::string why = whyNoKind(scene.state, unit, wanted.get<std::string>(), onward, fixed); !why.empty())
            refuseChoice(scene, of, kinds, wanted.get<std::string>(), why);
    return scene.ask.choice(of, kinds, std::find(kinds.begin(), kinds.end(), "move") != kinds.end() ? "move" : kinds.front());
}

std::unique_ptr<Case> played(Scene &scene, const MovePlan &plan, const std::string &label)
{
    const Sheet &sheet = scene.sheet;
    const bool half = std::any_of(plan.manoeuvres.begin(), plan.manoeuvres.end(),
                                  [&](const std::string &one) { return scene.sheet.manoeuvre(one).cost == "half"; });
    if (plan.kind != "move" || !plan.shared.empty())
        return told(scene, [&sheet, plan, half](State &state, Narration &narration) {
            const Book book{sheet, state, narration};
            beginMove(book, plan);
            if (plan.kind == "march") {
                marchOn(book, plan);
            } else if (plan.kind == "move") {
                goBy(book, plan, plan.shared, half);
                // While their dice may still grow, they are of those who take the next one.
                if (state.moving.leader == plan.leader && state.moving.phase == state.step)
                    for (const Mover &mover : plan.movers)
                        state.moving.units.push_back(mover.id);
            }
        });
    return std::make_unique<Played>(
        scene,
        [plan, label, half, &sheet](Dice &dice, State &state, Narration &narration) {
            const Book book{sheet, state, narration};
            beginMove(book, plan);
            const int face = averageDie(state, dice, {"move.average", label});
            state.moving = {{}, {face}, state.step, plan.leader};
            for (const Mover &mover : plan.movers)
                state.moving.units.push_back(mover.id);
            if (!plan.leader.empty()) {
                state.leader(plan.leader).dice = {face};
                state.leader(plan.leader).diceStep = state.step;
            }
            goBy(book, plan, {face}, half);
            return static_cast<std::uint64_t>(face);
        },
        [label, settings = scene.state.settings](Dice &dice) {
            State only;
            only.settings = settings;
            return static_cast<std::uint64_t>(averageDie(only, dice, {"move.average", label}));
        },
        [](std::uint64_t key) { return OutcomeText{{{"inches", key}}, inchesText(static_cast<int>(key)), "", 0}; });
}

} // namespace

std::unique_ptr<Case> move(Scene &scene)
{
    const std::string id = unitIn(scene, "who");
    const Unit &unit = scene.state.unit(id);
    if (scene.json != nullptr) {
        expectStep(scene, {unit.light() ? "skirmish" : "manoeuvre"}, unit.side);
        if (unit.light() ? unit.movedSkirmish : unit.movedManoeuvre)
            throw Error(does(unit.name, "has moved already in this phase (PUN-383)"), "who");
    }
    if (scene.state.engaged(id))
        throw Error(does(unit.name, "is engaged (PUN-096)"), "who");
    const bool onward = mustGoOn(unit);
    MovePlan plan;
    plan.kind = askKind(scene, unit, onward);
    if (plan.kind == "redress")
        return redress(scene, unit);
    if (plan.kind == "retire")
        return retreat(scene, unit);
    if (onward && scene.json != nullptr && !scene.ask.yesNo({"mv.room", "", unit.side, unit.name, ""}, true))
        return told(scene, [id](State &state, Narration &narration) {
            state.unit(id).acted = true;
            narration.say(does(state.unit(id).name, "must move straight on but has no room: it stays."));
            narration.line(state.unit(id).side, "move.room", "move", state.unit(id).name + " cannot move straight on", 0, "PUN-139");
        });
    plan.movers.push_back({id, true, false, 0, {}});
    if (plan.kind == "manoeuvre")
        askManoeuvre(scene, unit, plan);
    else
        askMove(scene, unit, plan);
    if (unit.rearTurned && plan.kind != "manoeuvre")
        throw Error(does(unit.name, "does not move while its rear rank is turned (PUN-089)"), "mv.kind");
    for (const std::string &manoeuvre : plan.manoeuvres)
        if (const std::string why = whyNoManoeuvre(unit, manoeuvre); !why.empty())
            throw Error(why, "mv.manoeuvre");
    if (plan.has("change") || plan.has("reform")) {
        const auto formations = formationsOf(unit);
        const bool lineNow = unit.formation == Formation::line;
        plan.formation = scene.ask.choice({"mv.formation", "", unit.side, unit.name, warningOfFormations(scene.sheet, unit)}, formations,
                                          lineNow ? "column" : formations.front());
    }
    askMates(scene, unit, plan);
    askGround(scene, plan);
    return played(scene, plan, unit.name + ": average die of the move");
}

} // namespace optio::punic
