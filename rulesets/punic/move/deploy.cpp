// SPDX-License-Identifier: GPL-3.0-or-later
// Deployment.
#include "rulesets/punic/move/deploy.h"

#include <algorithm>

namespace optio::punic {

std::unique_ptr<Case> deploy(Scene &scene)
{
    const std::string id = unitIn(scene, "who");
    const Unit &unit = scene.state.unit(id);
    if (scene.json != nullptr &&
        (scene.state.turn != 1 || scene.state.step != scene.sheet.steps.front().id || !scene.state.initiative.empty()))
        throw Error("Formations and leaders' places are chosen before the first turn (PUN-293)", "step");
    std::string formation;
    if (!unit.light() && !unit.elephants()) {
        std::vector<std::string> formations{"line", "column"};
        if (unit.legion)
            formations.insert(formations.begin(), "quincunx");
        formation = scene.ask.choice({"mv.formation", "", unit.side, unit.name, ""}, formations, wordOf(unit.formation));
    }
    std::vector<std::pair<std::string, std::string>> leaders;
    std::string standard = "none";
    for (const auto &[leaderId, leader] : scene.state.leaders)
        if (leader.side == unit.side) {
            leaders.emplace_back(leaderId, leader.name);
            if (leader.attached == id)
                standard = leaderId;
        }
    const std::string leads = leaders.empty() ? "none" : scene.ask.pick({"dp.leader", "", unit.side, unit.name, ""}, leaders, standard);
    return told(scene, [&sheet = scene.sheet, id, formation, leads](State &state, Narration &narration) {
        Unit &one = state.unit(id);
        if (!formation.empty()) {
            one.formation = fromWord<Formation>(formation, "mv.formation");
            one.deep = one.legion && one.formation == Formation::quincunx;
            settleUnit({sheet, state, narration}, id);
        }
        for (auto &[leaderId, leader] : state.leaders)
            if (leaderId == leads)
                leader.attached = id;
            else if (leader.attached == id)
                leader.attached.clear();
        narration.say(does(one.name, formation.empty() ? "deploys" : "deploys in " + formation) +
                      (leads == "none" ? "." : ", led by " + state.leader(leads).name + "."));
    });
}

} // namespace optio::punic
