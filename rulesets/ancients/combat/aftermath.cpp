// SPDX-License-Identifier: GPL-3.0-or-later
// Rules what follows a combat.
#include "rulesets/ancients/combat/aftermath.h"

#include "rulesets/ancients/move/command.h"
#include "rulesets/ancients/words.h"

#include <algorithm>

namespace optio::ancients {

bool mustEnter(const State &state, const Vacated &hex)
{
    return std::any_of(hex.who.begin(), hex.who.end(), [&](const std::string &id) {
        const Unit &unit = state.unit(id);
        return unit.onMap() && mustAdvance(unit.code());
    });
}

void expectHexEntered(const State &state)
{
    for (const Vacated &hex : state.vacated)
        if (mustEnter(state, hex))
            throw Error("First the hex of " + state.unit(hex.enemy).name + " must be entered (ANC-103)", "who");
}

Json occupyInput(const State &state)
{
    if (state.vacated.empty())
        return Json::object();
    const Vacated &hex = state.vacated.front();
    std::vector<std::string> may;
    for (const std::string &id : hex.who)
        if (state.unit(id).onMap())
            may.push_back(id);
    const auto must = std::find_if(may.begin(), may.end(), [&](const std::string &id) { return mustAdvance(state.unit(id).code()); });
    if (must != may.end())
        return {{"who", *must}};
    return may.size() == 1 ? Json{{"who", may.front()}} : Json::object();
}

std::function<void(State &, Narration &)> askCaptures(Scene &scene, const std::string &side)
{
    const std::string foe = side == "a" ? "b" : "a";
    std::vector<std::string> leaders;
    int number = 0;
    for (const auto &[id, leader] : scene.state.leaders)
        if (leader.side == foe && leader.state == LeaderState::map && scene.state.leads(leader) && leader.unit.empty() &&
            scene.ask.yesNo({"mv.leader", id, side, std::to_string(++number), {}}, false))
            leaders.push_back(id);
    const Unit *camp = scene.state.camp(foe);
    const bool taken = camp != nullptr && camp->onMap() && scene.ask.yesNo({"mv.camp", {}, side, camp->name, {}}, false);
    return [leaders, camp = taken ? camp->id : std::string()](State &state, Narration &narration) {
        for (const std::string &id : leaders) {
            state.leader(id).state = LeaderState::lost;
            narration.say("A leader is captured (ANC-098).");
        }
        if (!camp.empty()) {
            state.unit(camp).place = Place::destroyed;
            for (const std::string &id : state.leadersWith(camp)) {
                state.leader(id).state = LeaderState::lost;
                state.leader(id).unit.clear();
                narration.say("The leader in it is captured (ANC-098).");
            }
            narration.say("The camp of " + state.side(state.unit(camp).side).name + " is taken (ANC-135).");
        }
    };
}

void expectFallFelt(const State &state)
{
    if (!state.fallen.empty())
        throw Error("First say who was in contact with " + state.unit(state.fallen.front()).name + ", who fell (ANC-100, ANC-101)", "step");
}

std::unique_ptr<Case> occupy(Scene &scene)
{
    const std::string who = unitIn(scene, "who", true);
    if (scene.json == nullptr)
        return told(scene, [](State &, Narration &narration) { narration.say("The hex is entered."); });
    if (scene.state.vacated.empty())
        throw Error("No hex is to be entered (ANC-103)", "who");
    expectFallFelt(scene.state);
    const Vacated &hex = scene.state.vacated.front();
    if (who.empty() && mustEnter(scene.state, hex) && scene.ask.strict()) // before somebody is named, the act may be begun
        throw Error("One of the attackers must enter the hex (ANC-103)", "who");
    if (!who.empty() && !among(hex.who, who))
        throw Error("who: only a unit that fought for the hex enters it, and " + scene.state.unit(who).name + " did not (ANC-103)", "who");
    std::vector<std::string> behind;
    bool woods = false;
    std::function<void(State &, Narration &)> take = [](State &, Narration &) {};
    if (!who.empty()) {
        const Unit &unit = scene.state.unit(who);
        const std::vector<std::string> leaders = scene.state.leadersWith(who);
        if (!leaders.empty() && !scene.ask.yesNo({"oc.leader", {}, unit.side, unit.name, {}}, true)) {
            behind = leaders;
        } else if (leaders.size() > 1) {
            int number = 0;
            for (const std::string &id : leaders)
                if (!scene.ask.yesNo({"oc.along", id, unit.side, unit.name, std::to_string(++number)}, true))
                    behind.push_back(id);
        }
        // An advance is a move for the ground that it enters.
        woods = !unit.disordered && !freeOfWoods(unit.is) && scene.ask.yesNo({"oc.woods", {}, unit.side, unit.name, {}}, false);
        take = askCaptures(scene, unit.side);
    }
    return std::make_unique<Played>(
        scene,
        [who, behind, woods, take](Dice &dice, State &state, Narration &narration) {
            state.vacated.erase(state.vacated.begin());
            if (who.empty())
                return narration.say("The hex stays empty.");
            narration.say(state.unit(who).name + " enter the hex.");
            for (const std::string &id : behind)
                state.leader(id).unit.clear();
            if (!behind.empty())
                narration.say(leadersSaid(behind.size(), " stays behind alone.", " stay behind alone."));
            Fray fray(state, dice, narration);
            if (woods)
                fray.suffer(state.unit(who), Fate::disorder);
            take(state, narration);
        },
        Played::Quick{},
        [label = who.empty() ? std::string("The hex stays empty.") : scene.state.unit(who).name + " enter the hex."](auto) {
            return OutcomeText{Json::object(), label, "", 0};
        });
}

bool occupyFits(const Sheet &, const State &state, const Slot &, const Unit &unit)
{
    return unit.onMap() && !state.vacated.empty() && among(state.vacated.front().who, unit.id);
}

std::unique_ptr<Case> collapse(Scene &scene)
{
    const std::vector<std::string> who = sortedIn(scene, "who");
    if (scene.json != nullptr && scene.state.fallen.empty())
        throw Error("No elephant or chariot has fallen (ANC-100)", "who");
    return std::make_unique<Played>(scene, [who](Dice &dice, State &state, Narration &narration) {
        Fray fray(state, dice, narration);
        if (!state.fallen.empty())
            state.fallen.erase(state.fallen.begin());
        // The attacking side first (ANC-065).
        for (const bool active : {true, false})
            for (const std::string &id : who)
                if (Unit &unit = state.unit(id); (unit.side == state.active) == active)
                    fray.suffer(unit, Fate::disorder);
        if (who.empty())
            narration.say("Nobody was in contact.");
        else if (narration.sentences().empty())
            narration.say("Nothing comes of it for those who were in contact.");
    });
}

} // namespace optio::ancients
