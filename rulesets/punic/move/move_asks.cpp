// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked before a move: manoeuvres, who throws the dice, who goes along, and the ground in the way.
#include "rulesets/punic/move/move_plan.h"

#include "rulesets/punic/move/together.h"
#include "rulesets/punic/sequence.h"

#include <algorithm>

namespace optio::punic {

void askManoeuvre(Scene &scene, const Unit &unit, MovePlan &plan)
{
    plan.manoeuvres.push_back(scene.ask.choice({"mv.manoeuvre", "", unit.side, unit.name, ""},
                                               {"change", "reform", "about", "rear", "sidestep", "ranks"},
                                               unit.formed() ? "change" : "reform"));
    if (scene.sheet.manoeuvre(plan.manoeuvres[0]).cost == "half")
        if (const std::string second =
                scene.ask.choice({"mv.second", "", unit.side, unit.name, ""}, {"none", "change", "about", "rear"}, "none");
            second != "none")
            plan.manoeuvres.push_back(second);
}

void askMove(Scene &scene, const Unit &unit, MovePlan &plan)
{
    if (plan.kind == "march" && !scene.ask.yesNo({"mv.far", "", unit.side, unit.name, ""}, true))
        throw Error("A march starts and ends beyond 8\" of all enemy (PUN-391)", "mv.far");
    if (unit.formed() && unit.control != Control::repeat)
        if (const std::string first =
                scene.ask.choice({"mv.also", "", unit.side, unit.name, ""}, {"none", "wheel", "change", "about"}, "none");
            first != "none")
            plan.manoeuvres.push_back(first);
    if (plan.kind == "move") {
        plan.leader = askController(scene, unit);
        plan.shared = sharedDice(scene.state, plan.leader);
    }
}

void askMates(Scene &scene, const Unit &unit, MovePlan &plan)
{
    const State &now = scene.state;
    const auto add = [&](const std::string &id, bool manoeuvres) {
        for (const Mover &one : plan.movers)
            if (one.id == id)
                return;
        Mover mover;
        mover.id = id;
        mover.manoeuvres = manoeuvres;
        plan.movers.push_back(std::move(mover));
    };
    const auto free = [&](const Unit &mate, const std::string &led) {
        if (scene.json == nullptr)
            return;
        expectFree(now, mate, true, led);
        if (mate.light() ? mate.movedSkirmish : mate.movedManoeuvre)
            throw Error(does(mate.name, "has moved already in this phase (PUN-383)"), "with");
        if (mate.redressed || mate.shots > 1)
            throw Error(does(mate.name, mate.redressed ? "has stayed to redress (PUN-172)" : "has shot twice (PUN-181)"), "with");
        if (mate.rearTurned && plan.kind != "manoeuvre")
            throw Error(does(mate.name, "does not move while its rear rank is turned (PUN-089)"), "with");
    };
    const auto addFollowers = [&](const Unit &led) {
        for (const std::string &id : followersOf(now, led.id)) {
            const Unit &follower = now.unit(id);
            try {
                free(follower, led.id);
            } catch (const Error &error) {
                throw Error(does(follower.name, "conforms to ") + led.name + ", which cannot move without it (PUN-131): " + error.what(),
                            "who");
            }
            add(id, led.id == unit.id);
        }
    };
    if (plan.kind != "manoeuvre")
        addFollowers(unit);
    for (const std::string &id : unitsIn(scene, "with")) {
        const Unit &mate = now.unit(id);
        const Unit *led = followedBy(now, mate);
        if (id == unit.id)
            continue;
        if (led != nullptr && led->id == unit.id) {
            free(mate, unit.id);
            add(id, true);
            continue;
        }
        if (plan.kind == "manoeuvre")
            throw Error(does(mate.name, "does not conform to ") + unit.name + ": each makes its own manoeuvres (PUN-131)", "with");
        if (!now.settings.groupRoll)
            throw Error("In this game each unit dices alone (PUN-008)", "with");
        if (mate.side != unit.side || (scene.json != nullptr && mate.light() != unit.light()))
            throw Error(does(mate.name, "does not move with ") + unit.name + " (PUN-149)", "with");
        free(mate, "");
        if (scene.json != nullptr && plan.kind == "move")
            if (const std::string why = whyNotTogether(now, unit, plan.leader, mate); !why.empty())
                throw Error(why, "with");
        add(id, false);
        addFollowers(mate);
    }
}

void askGround(Scene &scene, MovePlan &plan)
{
    std::vector<std::string> all;
    for (const Mover &mover : plan.movers)
        all.push_back(mover.id);
    for (Mover &mover : plan.movers) {
        const Unit &unit = scene.state.unit(mover.id);
        const std::string subject = &mover == &plan.movers.front() ? std::string() : mover.id;
        if (plan.kind != "manoeuvre") {
            mover.rough = askRough(scene, unit, "mv.rough", subject);
            mover.passed = askPassages(scene, unit, all, subject);
        }
        // PUN-155 to PUN-159: DPs only near enemy, and not asked when they could do nothing.
        const bool disturbed = std::any_of(plan.manoeuvres.begin(), plan.manoeuvres.end(), [&](const std::string &one) {
            return disturbs(scene.sheet.manoeuvre(one), unit) && whyNoManoeuvre(unit, one).empty();
        });
        if (mover.manoeuvres && disturbed && fresh(scene.sheet, unit) && plan.kind != "march")
            mover.near = scene.ask.yesNo({"mv.near", subject, unit.side, unit.name, ""}, false);
    }
}

} // namespace optio::punic
