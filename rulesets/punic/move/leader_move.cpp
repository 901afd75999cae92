// SPDX-License-Identifier: GPL-3.0-or-later
// Leaders who stand alone move once more in phase III.
#include "rulesets/punic/command.h"

#include "rules/ruling/refusal.h"
#include "rulesets/punic/move/move.h"

namespace optio::punic {

std::string whyNoSecondMove(const Leader &leader)
{
    if (leader.lost)
        return leader.name + " is lost (PUN-394)";
    if (!leader.attached.empty())
        return leader.name + " is attached and goes with his unit (PUN-112)";
    if (leader.movedManoeuvre)
        return leader.name + " has moved in this phase already (PUN-112)";
    if (leader.steadies > 0)
        return leader.name + " has steadied a unit this turn and stays halted (PUN-116)";
    return {};
}

std::vector<Candidate> leaderMoveCandidates(const Sheet &, const State &state, const Slot &, const Json &)
{
    std::vector<Candidate> found;
    for (const auto &[id, leader] : state.leaders)
        if (leader.side == state.active && whyNoSecondMove(leader).empty())
            found.push_back({id, "", leader.name, "stands alone", 1, 0});
    return found;
}

State leaderMoveState(const Sheet &sheet, const About &, const Json *json, const Json &input)
{
    State state = stateFor(sheet, json, input, {});
    if (json == nullptr) {
        // Outside a game the slot describes a leader who stands alone.
        const Json given = input.value("leader", Json::object());
        if (!given.is_object() || (given.contains("name") && !given.at("name").is_string()))
            throw Error("leader: outside a game expected an object with the leader's name, not " + quoted(given), "leader");
        for (const auto &[key, value] : given.items())
            if (key != "name")
                throw Error("leader: a leader who moves has no " + quoted(Json(key)) + "; only a name", "leader");
        Leader leader;
        leader.id = "leader";
        leader.side = "a";
        leader.name = given.value("name", "the leader");
        state.leaders.emplace(leader.id, std::move(leader));
    }
    return state;
}

std::unique_ptr<Case> leaderMove(Scene &scene)
{
    const std::string id = scene.json == nullptr ? "leader" : leaderIn(scene.input);
    const Leader &leader = leaderNamed(scene.state, id);
    expectStep(scene, {"manoeuvre"}, leader.side);
    if (const std::string why = whyNoSecondMove(leader); !why.empty())
        throw Error(why, "leader");
    const std::string inches = inchesText(scene.sheet.number("leader", "inches"));
    return told(scene, [id, inches](State &state, Narration &narration) {
        Leader &who = state.leader(id);
        who.movedManoeuvre = true;
        narration.say(who.name + " moves up to " + inches + ".");
        narration.line(who.side, "leader.move", "move", who.name + " stands alone and moves once more", 0, "PUN-112");
        narration.instruct(who.side, "Move " + who.name + " up to " + inches + "; he joins no unit now.");
    });
}

} // namespace optio::punic
