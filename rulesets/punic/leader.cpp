// SPDX-License-Identifier: GPL-3.0-or-later
// Initiative and leader actions.
#include "rulesets/punic/command.h"

#include "rules/ruling/refusal.h"
#include "rulesets/punic/move/wanted.h"

#include <algorithm>

namespace optio::punic {

namespace {

int inspiresOf(const State &state, const std::string &unit)
{
    int sum = 0;
    for (const auto &[id, leader] : state.leaders)
        if (!leader.lost && leader.inspired == unit)
            sum += leader.inspires;
    return sum;
}

/// Why he may not steady or inspire; empty when he may.
std::string whyNoHelp(const Sheet &sheet, const State &state, const Leader &leader, bool steady)
{
    if (leader.attached.empty())
        return leader.name + " must be attached to a unit (PUN-381)";
    if (leader.wounded && leader.actions <= 1)
        return leader.name + " is wounded and may only move (PUN-120)";
    const Unit &unit = state.unit(leader.attached);
    if (steady && leader.inspires > 0)
        return leader.name + " has already inspired this turn and cannot steady too (PUN-380)";
    if (!steady && leader.steadies > 0)
        return leader.name + " has already steadied this turn and cannot inspire too (PUN-380)";
    if (!steady && inspiresOf(state, unit.id) >= sheet.number("leader", "inspire_most"))
        return does(unit.name, "is inspired twice already (PUN-115)");
    if (steady && (unit.elephants() || unit.fleeing()))
        return does(unit.name, unit.elephants() ? "has no DPs (PUN-381)" : "is routing and cannot be steadied (PUN-066)");
    if (steady && unit.dps == 0)
        return does(unit.name, "has nothing to remove (PUN-381)");
    return {};
}

} // namespace

std::string leaderIn(const Json &input)
{
    const auto found = input.find("leader");
    if (found == input.end() || found->is_null())
        throw Error("leader: nobody is named", "leader");
    const Json &id = found->is_object() && found->contains("unit") ? found->at("unit") : *found;
    return id.is_string() ? id.get<std::string>() : std::string("leader");
}

const Leader &leaderNamed(const State &state, const std::string &id)
{
    if (!state.leaders.contains(id) && state.units.contains(id))
        throw Error(does(state.unit(id).name, "is no leader (PUN-110)"), "leader");
    return state.leader(id);
}

std::unique_ptr<Case> rollInitiative(Scene &scene)
{
    expectStep(scene, {"initiative"});
    if (!scene.state.initiative.empty() && !scene.state.loose)
        throw Error("The initiative of this turn is settled (PUN-095)", "step");
    if (!scene.state.rolled.empty())
        throw Error(scene.state.side(scene.state.rolled).name + " have won the roll and choose (PUN-300)", "step");
    const std::string names[] = {scene.state.sides.at(0).name, scene.state.sides.at(1).name};
    const std::string labels[] = {names[0] + "' initiative", names[1] + "' initiative"};
    // Ties are rolled again: live without end, in the odds only the rolls that decide.
    const auto throwBoth = [labels](Dice &dice) {
        const int a = dice.d6({"initiative.a", labels[0]}), b = dice.d6({"initiative.b", labels[1]});
        return std::pair{a, b};
    };
    return std::make_unique<Played>(
        scene,
        [throwBoth, names](Dice &dice, State &state, Narration &narration) {
            auto [a, b] = throwBoth(dice);
            for (int again = 0; a == b; ++again) {
                if (again >= 100)
                    throw Error("a hundred ties in a row: enter other dice", "initiative.a");
                narration.say("Both roll " + std::to_string(a) + ": again.");
                std::tie(a, b) = throwBoth(dice);
            }
            const std::size_t winner = a > b ? 0 : 1;
            narration.line("a", "initiative.a", "die", "initiative", a, "PUN-095");
            narration.line("b", "initiative.b", "die", "initiative", b, "PUN-095");
            state.rolled = winner == 0 ? "a" : "b";
            narration.say(names[winner] + " win the roll, " + std::to_string(std::max(a, b)) + " to " + std::to_string(std::min(a, b)) +
                          ": they take the initiative or give it.");
            narration.next("initiative-choice", "Take or give it", Json::object());
            return std::uint64_t{winner};
        },
        [](Dice &dice) {
            // Each side wins as often as the other once ties are rolled again.
            return static_cast<std::uint64_t>(dice.pick(2, {"initiative", "initiative"}));
        },
        [names](std::uint64_t key) {
            return OutcomeText{{{"a", key == 0 ? "wins" : "loses"}, {"b", key == 0 ? "loses" : "wins"}},
                               names[key == 0 ? 0 : 1] + " win the roll",
                               key == 0 ? "a" : "b",
                               0};
        });
}

std::unique_ptr<Case> chooseInitiative(Scene &scene)
{
    expectStep(scene, {"initiative"});
    if (scene.state.rolled.empty() && !scene.state.loose)
        throw Error("Roll for the initiative first (PUN-095)", "step");
    if (!scene.state.initiative.empty() && !scene.state.loose)
        throw Error("The initiative of this turn is settled (PUN-095)", "step");
    const std::string winner = scene.state.rolled.empty() ? "a" : scene.state.rolled;
    const bool take = scene.ask.choice({"in.choice", "", winner, scene.state.side(winner).name, ""}, {"take", "give"}, "take") == "take";
    return told(scene, [winner, take](State &state, Narration &narration) {
        state.initiative = take ? winner : state.other(winner);
        state.rolled.clear();
        narration.say(state.side(state.initiative).name + " have the initiative and act first in every phase.");
        narration.next("next-phase", "Leader actions", Json::object());
    });
}

std::vector<Candidate> leaderActCandidates(const Sheet &, const State &state, const Slot &, const Json &)
{
    std::vector<Candidate> found;
    for (const auto &[id, leader] : state.leaders)
        if (leader.mayAct() && leader.side == state.active)
            found.push_back(
                {id, "", leader.name, leader.attached.empty() ? "unattached" : "with " + state.unit(leader.attached).name, 1, 0});
    return found;
}

std::vector<Contestant> nobodyAtHead(const Scene &) { return {}; }

State leaderActState(const Sheet &sheet, const About &about, const Json *json, const Json &input)
{
    // Outside a game the slot describes the unit he is attached to.
    State state = stateFor(sheet, json, input, json == nullptr ? about.slots : std::vector<Slot>{});
    if (json == nullptr && state.leaders.empty()) {
        Leader leader;
        leader.id = "leader.leader";
        leader.side = "a";
        leader.name = "the leader";
        leader.actions = 2;
        leader.attached = state.units.empty() ? "" : state.units.begin()->first;
        state.leaders.emplace(leader.id, leader);
    }
    return state;
}

std::unique_ptr<Case> leaderAct(Scene &scene)
{
    std::string id = leaderIn(scene.input);
    if (scene.json == nullptr)
        id = scene.state.leaders.begin()->first;
    const Leader leader = leaderNamed(scene.state, id);
    if (leader.lost)
        throw Error(leader.name + " is lost (PUN-394)", "leader");
    expectStep(scene, {"leaders"}, leader.side);
    if (!leader.mayAct())
        throw Error(leader.name + " has no action left (PUN-382)", "leader");

    const std::string steady = whyNoHelp(scene.sheet, scene.state, leader, true),
                      inspire = whyNoHelp(scene.sheet, scene.state, leader, false);
    std::vector<std::string> kinds;
    if (!leader.moved)
        kinds.push_back("move");
    if (steady.empty())
        kinds.push_back("steady");
    if (inspire.empty())
        kinds.push_back("inspire");
    // What is asked for although it may not be done is refused with its reason.
    const Asker::Of of{"ld.action", "", leader.side, leader.name, ""};
    const Json given = answerTo(scene, "ld.action");
    if (given == "move" && leader.moved)
        refuseChoice(scene, of, kinds, "move", leader.name + " has moved already this turn (PUN-380)");
    if (given == "steady" && !steady.empty())
        refuseChoice(scene, of, kinds, "steady", steady);
    if (given == "inspire" && !inspire.empty())
        refuseChoice(scene, of, kinds, "inspire", inspire);
    if (kinds.empty())
        throw Error(leader.name + " can do nothing more: " + (steady.empty() ? inspire : steady), "leader");
    const std::string kind = scene.ask.choice(of, kinds, kinds.front());
    std::string to = "none";
    if (kind == "move") {
        std::vector<std::pair<std::string, std::string>> units;
        for (const auto &[unitId, unit] : scene.state.units)
            if (unit.inPlay() && unit.side == leader.side && unit.mood != Mood::rampaging)
                units.emplace_back(unitId, unit.name);
        to = scene.ask.pick({"ld.to", "", leader.side, leader.name, ""}, units, "none");
    }
    return told(scene, [&sheet = scene.sheet, id, kind, to](State &state, Narration &narration) {
        Leader &who = state.leader(id);
        ++who.used;
        const Book book{sheet, state, narration};
        if (kind == "move") {
            who.moved = true;
            who.attached = to == "none" ? std::string() : to;
            narration.say(who.name + (to == "none" ? " moves up to 12\" and stands alone." : " joins " + state.unit(to).name + "."));
        } else if (kind == "steady") {
            ++who.steadies;
            state.unit(who.attached).steadied = true;
            removeDps(book, who.attached, 1, "steadied by " + who.name, "PUN-116");
            narration.instruct(who.side, state.unit(who.attached).name + " and " + who.name + " stay halted in phases II and III.");
        } else {
            // What he gave a unit that he has left since goes to no other (PUN-115).
            who.inspires = who.inspired == who.attached ? who.inspires + 1 : 1;
            who.inspired = who.attached;
            narration.say(who.name + " inspires " + state.unit(who.attached).name + ": 1 more die in combat this turn.");
        }
        if (who.mayAct())
            narration.next("leader", "Another action of " + who.name, {{"leader", id}});
    });
}

} // namespace optio::punic
