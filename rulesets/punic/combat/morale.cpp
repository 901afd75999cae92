// SPDX-License-Identifier: GPL-3.0-or-later
// Morale DPs, rally, captured leaders.
#include "rules/ruling/refusal.h"
#include "rulesets/punic/combat/aftermath.h"
#include "rulesets/punic/combat/flight.h"
#include "rulesets/punic/move/charge.h"
#include "rulesets/punic/sequence.h"

#include <algorithm>

namespace optio::punic {

std::vector<Candidate> moraleCandidates(const Sheet &, const State &state, const Slot &, const Json &)
{
    std::vector<Candidate> found;
    if (const Event *event = openEvent(state))
        for (const std::string &id : nearby(state, *event)) {
            const Unit &unit = state.unit(id);
            found.push_back({id, "", unit.name, unit.shaken ? "shaken" : dpsText(unit.dps), 1, 0});
        }
    return found;
}

std::unique_ptr<Case> morale(Scene &scene)
{
    const auto within = unitsIn(scene, "within");
    const Event *open = openEvent(scene.state);
    if (open == nullptr) {
        if (scene.json != nullptr)
            throw Error("Nothing has happened that others must mind (PUN-058)", "within");
        return told(scene, [](State &, Narration &narration) { narration.say("Nothing has happened."); });
    }
    const Event event = *open;
    const auto may = nearby(scene.state, event);
    for (const std::string &id : within)
        if (std::find(may.begin(), may.end(), id) == may.end()) {
            const Unit &unit = scene.state.unit(id);
            const bool had = std::find(event.struck.begin(), event.struck.end(), id) != event.struck.end();
            const std::string why = unit.side != event.side ? " is of the other army (PUN-053)"
                                    : unit.elephants()      ? ": elephants take no morale DPs (PUN-057)"
                                    : had                   ? " has had the DPs of this already (PUN-058)"
                                                            : " takes none: it shared the same result (PUN-059)";
            throw Error(unit.name + agreeing(unit.name, why), "within");
        }
    return told(scene, [&sheet = scene.sheet, within, id = event.id](State &state, Narration &narration) {
        const Book book{sheet, state, narration};
        Event &now = state.events.at(id);
        now.open = now.moving = false;
        now.struck.insert(now.struck.end(), within.begin(), within.end());
        const Event copy = now;
        const std::string rule = copy.kind == "retire" ? "PUN-053" : copy.kind == "leader" ? "PUN-055" : "PUN-054";
        if (within.empty())
            narration.say(copy.text + ": nobody stands within 4\".");
        for (const std::string &struck : within)
            takeDps(book, struck, copy.dps, DpClass::battle, copy.text, rule);
        if (!state.after.empty())
            settleMoves(book);
        if (openEvent(state) == nullptr && (state.step == "after" || state.step == "flight"))
            scatter(book);
        if (openEvent(state) != nullptr)
            narration.next("morale", "And the next: who stands within 4\"?", Json::object());
    });
}

std::string whyNoRally(const State &state, const Unit &unit)
{
    if (!unit.shaken)
        return does(unit.name, "is not shaken (PUN-175)");
    if (unit.fleeing())
        return does(unit.name, "is routing and cannot rally (PUN-175)");
    if (unit.movedNow() || unit.charged || unit.evaded)
        return does(unit.name, "has moved this turn (PUN-175)");
    if (unit.fought || state.engaged(unit.id))
        return does(unit.name, "was in combat this turn (PUN-175)");
    return {};
}

std::vector<Candidate> rallyCandidates(const Sheet &, const State &state, const Slot &, const Json &)
{
    std::vector<Candidate> found;
    for (const auto &[id, unit] : state.units)
        if (unit.inPlay() && whyNoRally(state, unit).empty())
            found.push_back({id, "", unit.name, dpsText(unit.dps), 1, 0});
    return found;
}

std::unique_ptr<Case> rally(Scene &scene)
{
    const std::string id = unitIn(scene, "who");
    const Unit &unit = scene.state.unit(id);
    expectStep(scene, {"rally"});
    if (const std::string why = whyNoRally(scene.state, unit); !why.empty())
        throw Error(why, "who");
    const bool far = scene.ask.yesNo({"ra.far", "", unit.side, unit.name, ""}, true);
    return told(scene, [&sheet = scene.sheet, id, far](State &state, Narration &narration) {
        Unit &shaken = state.unit(id);
        if (!far) {
            narration.say(does(shaken.name, "does not rally: unbroken enemy came within 8\"."));
            return;
        }
        const int gone = shaken.dps - sheet.ladder.rallied;
        shaken.dps = sheet.ladder.rallied;
        shaken.shaken = false;
        narration.line(shaken.side, "dp." + id, "removed", shaken.name + ": rallies", -gone, "PUN-065");
        narration.say(does(shaken.name, "rallies with ") + dpsText(shaken.dps) + agreeing(shaken.name, "; it is still unformed."));
    });
}

std::unique_ptr<Case> leaderCaptured(Scene &scene)
{
    std::vector<std::pair<std::string, std::string>> leaders;
    for (const auto &[id, leader] : scene.state.leaders)
        if (!leader.lost && leader.attached.empty())
            leaders.emplace_back(id, leader.name);
    if (scene.json != nullptr && leaders.empty())
        throw Error("No leader stands alone: an attached one is not captured (PUN-121)", "ld.caught");
    const std::string caught = scene.ask.pick({"ld.caught", "", "", "", ""}, leaders, "none");
    return told(scene, [&sheet = scene.sheet, caught](State &state, Narration &narration) {
        if (caught == "none")
            narration.say("No leader is captured.");
        else
            loseLeader({sheet, state, narration}, caught, "is captured");
    });
}

} // namespace optio::punic
