// SPDX-License-Identifier: GPL-3.0-or-later
// The optional dice of a move.
#include "rulesets/punic/move/move.h"
#include "rulesets/punic/move/together.h"

#include <numeric>

namespace optio::punic {

namespace {

/// Those of the movers that may use one more die; `why` becomes the reason when it is none.
std::vector<std::string> whoMayAdd(const Sheet &sheet, const State &state, std::string &why)
{
    std::vector<std::string> who;
    const std::size_t thrown = state.moving.dice.size();
    for (const std::string &id : state.moving.units) {
        const Unit &unit = state.unit(id);
        if (sheet.type(unit.type).extraDice < static_cast<int>(thrown))
            continue;
        if (usableDice(sheet, unit, std::vector<int>(thrown + 1)).size() > thrown)
            who.push_back(id);
        else
            why = "The third die is for cavalry that has moved before (PUN-391)";
    }
    return who;
}

} // namespace

std::unique_ptr<Case> anotherDie(Scene &scene)
{
    const Moving &moving = scene.state.moving;
    expectStep(scene, {"skirmish", "manoeuvre"});
    if (scene.json != nullptr && (moving.units.empty() || moving.dice.empty() || moving.phase != scene.state.step))
        throw Error("Nobody has just moved by dice (PUN-147)", "step");
    std::string why = "All dice are thrown (PUN-147)";
    const auto who = whoMayAdd(scene.sheet, scene.state, why);
    if (scene.json != nullptr && who.empty())
        throw Error(why, "step");
    const Sheet &sheet = scene.sheet;
    return std::make_unique<Played>(
        scene,
        [&sheet, who](Dice &dice, State &state, Narration &narration) {
            const Book book{sheet, state, narration};
            const int face = dice.d6({state.moving.dice.size() < 2 ? "move.second" : "move.third", "D6 of the move"});
            state.moving.dice.push_back(face);
            state.moving.units = who;
            if (!state.moving.leader.empty())
                state.leader(state.moving.leader).dice = state.moving.dice;
            const int sum = std::accumulate(state.moving.dice.begin(), state.moving.dice.end(), 0);
            std::vector<std::string> names;
            for (const std::string &id : who) {
                fatigue(book, id, {face});
                names.push_back(state.unit(id).name);
            }
            if (names.empty())
                narration.say(std::to_string(face) + "\" more.");
            else
                narration.say(listText(names) + ": " + std::to_string(face) + " more, " + inchesText(sum) + " in all.");
            std::string none;
            if (!whoMayAdd(sheet, state, none).empty())
                narration.next("another-die", "Add the third die", Json::object());
            return static_cast<std::uint64_t>(face);
        },
        [](Dice &dice) { return static_cast<std::uint64_t>(dice.d6({"move.second", "D6 of the move"})); },
        [](std::uint64_t key) { return OutcomeText{{{"inches", key}}, inchesText(static_cast<int>(key)) + " more", "", 0}; });
}

} // namespace optio::punic
