// SPDX-License-Identifier: GPL-3.0-or-later
// General points and the order of play.
#include "rulesets/tropaion/generals.h"

#include "rules/sides.h"
#include "rulesets/tropaion/sequence.h"

#include <algorithm>

namespace optio::tropaion {

namespace {

/// The ways to place three dice, by which die goes on which virtue.
const std::vector<std::array<int, 3>> placings{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

std::string placingWord(const std::array<int, 3> &dice)
{
    return std::to_string(dice[0]) + "-" + std::to_string(dice[1]) + "-" + std::to_string(dice[2]);
}

void goFirst(State &state, Narration &narration, const std::string &side)
{
    state.first = side;
    for (Side &one : state.sides)
        one.pays.clear();
    beginPlayerTurn(state, side);
    narration.say(state.side(side).name + " go first.");
}

/// TRO-049: nobody pays himself to defeat.
bool mayPay(const Side &side) { return side.morale > 2; }

/// TRO-047: the higher Strategy; a tie goes on.
void reveal(State &state, Narration &narration)
{
    const int a = state.sides[0].score[2], b = state.sides[1].score[2];
    narration.say("Strategy: " + state.sides[0].name + " " + std::to_string(a) + ", " + state.sides[1].name + " " + std::to_string(b) +
                  ".");
    for (const Side &side : state.sides)
        narration.line(side.id, "gp.strategy", "points", "Strategy", side.score[2], "TRO-047");
    if (a != b) {
        goFirst(state, narration, a > b ? "a" : "b");
        return;
    }
    state.step = "order";
    for (const std::string &side : sideId)
        narration.next("pay-tie", state.side(side).name + ": equal Strategy", {{"side", side}});
}

std::unique_ptr<Case> onlyInGames(const Scene &scene)
{
    return told(scene, [](State &, Narration &narration) { narration.say("There are no general points outside a game."); });
}

} // namespace

std::vector<DieSlot> rollPointsDice(const Scene &scene)
{
    if (scene.json == nullptr)
        return {};
    const std::string side = sideIn(scene);
    return {dieSlot(side, "First die"), dieSlot(side, "Second die"), dieSlot(side, "Third die")};
}

std::unique_ptr<Case> rollPoints(Scene &scene)
{
    if (scene.json == nullptr)
        return onlyInGames(scene);
    expectStep(scene, "points");
    const std::string side = sideIn(scene);
    if (scene.state.side(side).dice[0] != 0)
        throw Error(scene.state.side(side).name + " have thrown their dice (TRO-045)", "side");
    return std::make_unique<Played>(scene, [side](Dice &dice, State &now, Narration &narration) {
        for (int &die : now.side(side).dice)
            die = dice.d6({"points." + side, "General's die"});
        narration.say(now.side(side).name + " have thrown their dice.");
        narration.next("assign", "Place the dice", {{"side", side}});
    });
}

std::unique_ptr<Case> assign(Scene &scene)
{
    if (scene.json == nullptr)
        return onlyInGames(scene);
    expectStep(scene, "points");
    const std::string side = sideIn(scene);
    const Side &own = scene.state.side(side);
    if (own.dice[0] == 0)
        throw Error("First throw the three dice (TRO-045)", "side");
    if (own.assigned)
        throw Error(own.name + " have placed their dice (TRO-181)", "side");
    std::vector<std::pair<std::string, std::string>> choices;
    for (const auto &placing : placings) {
        const std::array<int, 3> dice{own.dice[at(placing[0])], own.dice[at(placing[1])], own.dice[at(placing[2])]};
        const std::string word = placingWord(dice);
        if (std::none_of(choices.begin(), choices.end(), [&](const auto &one) { return one.first == word; }))
            choices.emplace_back(word, "Valour " + std::to_string(dice[0]) + ", Discipline " + std::to_string(dice[1]) + ", Strategy " +
                                           std::to_string(dice[2]));
    }
    if (const Json *given = givenTo(scene, "gp.assign");
        scene.ask.strict() && given != nullptr &&
        std::none_of(choices.begin(), choices.end(), [&](const auto &one) { return *given == one.first; }))
        throw Error("Each die goes on exactly one virtue (TRO-045, TRO-181)", "gp.assign");
    const std::string word = scene.ask.pick({"gp.assign", "", side, own.name, ""}, choices, choices.front().first);
    const auto place = [side, word](State &now, Narration &narration) {
        Side &mine = now.side(side);
        mine.score = {word[0] - '0', word[2] - '0', word[4] - '0'};
        mine.left = mine.score;
        mine.assigned = true;
        narration.say(mine.name + " have placed their dice.");
    };
    // Who goes first is told when both have placed theirs, and not a moment before (TRO-047).
    return told(
        scene,
        [place](State &now, Narration &narration) {
            place(now, narration);
            if (now.sides[0].assigned && now.sides[1].assigned)
                reveal(now, narration);
        },
        place);
}

std::unique_ptr<Case> payTie(Scene &scene)
{
    if (scene.json == nullptr)
        return onlyInGames(scene);
    expectStep(scene, "order");
    const std::string side = sideIn(scene);
    const Side &own = scene.state.side(side);
    if (!own.pays.empty())
        throw Error(own.name + " have said whether they pay (TRO-048)", "side");
    // Who cannot pay is asked nothing.
    bool pays = false;
    if (const Json *given = givenTo(scene, "tie.pay"); scene.ask.strict() && !mayPay(own) && given != nullptr && *given == true)
        throw Error("That would lose the battle (TRO-049, TRO-193)", "tie.pay");
    if (mayPay(own))
        pays = scene.ask.yesNo({"tie.pay", "", side, own.name, ""}, false);
    const auto play = [side, pays](State &now, Narration &narration) {
        now.side(side).pays = pays ? "yes" : "no";
        narration.say(hasChosen(now.side(side)));
        if (now.sides[0].pays.empty() || now.sides[1].pays.empty())
            return;
        std::vector<std::string> payers;
        for (Side &one : now.sides) {
            if (one.pays != "yes")
                continue;
            payers.push_back(one.id);
            const bool wavered = now.wavering(one.id);
            narration.say(one.name + " pay: morale " + halvesText(one.morale) + " - 1 = " + halvesText(one.morale - 2) + ".");
            one.morale -= 2;
            if (!wavered && now.wavering(one.id))
                narration.say(one.name + " are now wavering.");
        }
        if (payers.size() == 1)
            goFirst(now, narration, payers.front());
        else
            narration.next("tie-roll", "Dice for the first turn", Json::object());
    };
    return told(scene, play, [side](State &now, Narration &narration) { narration.say(hasChosen(now.side(side))); });
}

std::unique_ptr<Case> tieRoll(Scene &scene)
{
    if (scene.json != nullptr) {
        expectStep(scene, "order");
        // Who cannot pay has nothing to say.
        const auto settled = [](const Side &side) { return side.pays == "no" || (side.pays.empty() && !mayPay(side)); };
        const auto &sides = scene.state.sides;
        if (!(settled(sides[0]) && settled(sides[1])) && (sides[0].pays.empty() || sides[1].pays.empty()))
            throw Error("First both sides say whether they pay (TRO-048)", "step");
    }
    return std::make_unique<Played>(scene, [](Dice &dice, State &now, Narration &narration) {
        const std::string first = rollOff(dice, narration, "TRO-048") ? "a" : "b";
        if (now.loose)
            narration.say(first + " goes first.");
        else
            goFirst(now, narration, first);
    });
}

} // namespace optio::tropaion
