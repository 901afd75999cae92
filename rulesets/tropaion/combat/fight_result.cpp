// SPDX-License-Identifier: GPL-3.0-or-later
// After the dice of a combat: Valour, the results die, and what becomes of the loser.
#include "rules/sides.h"
#include "rulesets/tropaion/cards.h"
#include "rulesets/tropaion/combat/fight.h"
#include "rulesets/tropaion/move/formation.h"
#include "rulesets/tropaion/points.h"

#include <algorithm>
#include <cstdint>

namespace optio::tropaion {

namespace {

/// The open combat once it is known who won and what the die shows.
struct Open {
    Fighter loser;
    int winner = 0, die = 0;
    std::string winnerName;
};

Open openFight(const State &state, int winner, int die)
{
    const Engagement &engagement = state.engagements.at(state.fight.engagement);
    Open open;
    open.loser = fighterOf(state, engagement, 1 - winner);
    open.loser.rough = state.fight.rough[at(1 - winner)];
    open.winner = winner;
    open.die = die;
    open.winnerName = state.unit(engagement.units[at(winner)]).name;
    return open;
}

/// The blow with its questions asked, as far as they are open.
struct Settled {
    Blow blow;
    std::vector<std::string> archers;
};

bool anythingOpen(const Sheet &sheet, const State &state, const Open &open)
{
    const Result &result = sheet.results[at(open.die - 1)];
    const Blow blow = blowOf(sheet, result, open.loser, true, false);
    return roomMatters(sheet, result, open.loser, state.hasDifficult) || difficultMatters(sheet, result, open.loser, state.hasDifficult) ||
           (blow.moved && !blow.broken && !archersBehind(state, open.loser.unit.id).empty());
}

Settled askBlow(Scene &scene, const Open &open)
{
    const Sheet &sheet = scene.sheet;
    const Unit &loser = open.loser.unit;
    const Result &result = sheet.results[at(open.die - 1)];
    bool room = true, difficult = false;
    if (roomMatters(sheet, result, open.loser, scene.state.hasDifficult))
        room = scene.ask.yesNo({"res.room", "", loser.side, loser.name, ""}, true);
    if (room && difficultMatters(sheet, result, open.loser, scene.state.hasDifficult))
        difficult = scene.ask.yesNo({"res.pikes", "", loser.side, loser.name, ""}, false);
    Settled settled{blowOf(sheet, result, open.loser, room, difficult), {}};
    if (settled.blow.moved && !settled.blow.broken)
        settled.archers = askArchers(scene, loser);
    return settled;
}

void finishFight(State &state)
{
    if (const auto found = state.engagements.find(state.fight.engagement); found != state.engagements.end())
        found->second.fought = true;
    state.fight = {};
    state.passed.clear();
}

/// Throws Error for Valour by who may not spend it, that would change nothing, or that is not there.
void expectValour(const Scene &scene, const char *question, bool own, int most)
{
    const Json *given = givenTo(scene, question);
    if (!scene.ask.strict() || given == nullptr || !given->is_number_integer() || *given <= 0)
        return;
    if (!own)
        throw Error("General points are used only in your own turn (TRO-050, TRO-182)", question);
    if (*given > most)
        throw Error("That would change nothing (TRO-185)", question);
    expectPoints(scene.state, scene.state.active, Virtue::valour, static_cast<int>(std::min<std::int64_t>(given->get<std::int64_t>(), 99)));
}

/// The total of Valour that may be added to a results die: no more than brings it to 6 (TRO-053).
bool resultValourOpen(const State &state, const Open &open)
{
    return sideId[at(open.winner)] == state.active && open.die < 6 && state.side(state.active).left[0] > 0;
}

} // namespace

std::vector<std::string> askArchers(Scene &scene, const Unit &unit)
{
    const State &state = scene.state;
    std::vector<std::string> archers = archersOfColumn(state, unit.id);
    if (const auto near = archersBehind(state, unit.id); !near.empty())
        if (const std::string who = scene.ask.pick({"res.archers", "", unit.side, unit.name, ""}, near, "none"); who != "none") {
            archers = archersOfColumn(state, who);
            archers.insert(archers.begin(), who);
        }
    return archers;
}

std::vector<DieSlot> fightResultDice(const Scene &scene)
{
    if (scene.json == nullptr)
        return {dieSlot("a", "Result")};
    const Fight &fight = scene.state.fight;
    const std::size_t own = at(indexOf(scene.state.active));
    std::array<int, 2> totals = fight.totals;
    for (const Question &question : scene.ask.questions())
        if (question.id == "cb.valour")
            totals[own] += question.value.get<int>();
    if (fight.stage != "rolled" || totals[0] == totals[1])
        return {};
    return {dieSlot(totals[0] > totals[1] ? "a" : "b", "Result")};
}

std::unique_ptr<Case> fightResult(Scene &scene)
{
    const Sheet &sheet = scene.sheet;
    if (scene.json == nullptr) {
        // The results die alone: a has beaten b.
        Fighter loser;
        loser.unit = scene.state.unit(unitIn(scene, "b"));
        unitIn(scene, "a");
        const std::array<std::string, 2> names{scene.state.unit("a").name, loser.unit.name};
        const auto blow = [&sheet, loser](Dice &dice) {
            return blowOf(sheet, sheet.results[at(dice.d6({"combat.result", "Result"}) - 1)], loser, true, false);
        };
        return std::make_unique<Played>(
            scene,
            [&sheet, loser, blow](Dice &dice, State &now, Narration &narration) { takeBlow(sheet, now, narration, loser, blow(dice), {}); },
            [blow](Dice &dice) { return fightKey(1, blow(dice).fate()); }, [names](std::uint64_t key) { return fightText(key, names); });
    }
    expectOpen(scene, "rolled");
    const State &state = scene.state;
    const std::size_t own = at(indexOf(state.active));
    const Engagement &engagement = engagementIn(scene);
    const std::array<std::string, 2> names{state.unit(engagement.units[0]).name, state.unit(engagement.units[1]).name};
    std::array<int, 2> totals = state.fight.totals;
    int valour = 0;
    expectValour(scene, "cb.valour", true, totals[own] > totals[1 - own] ? 0 : 99);
    if (totals[own] <= totals[1 - own] && state.side(state.active).left[0] > 0) {
        valour = scene.ask.count({"cb.valour", "", state.active, names[own], ""}, 0, 6, 0);
        if (scene.ask.strict())
            expectPoints(state, state.active, Virtue::valour, valour);
    }
    totals[own] += valour;
    const int winner = totals[0] > totals[1] ? 0 : totals[1] > totals[0] ? 1 : -1;

    const auto quick = [&sheet, winner, open = winner < 0 ? Open{} : openFight(state, winner, 1)](Dice &dice) -> std::uint64_t {
        if (winner < 0)
            return 0;
        const int die = dice.d6({"combat.result", "Result"});
        return fightKey(1 - winner, blowOf(sheet, sheet.results[at(die - 1)], open.loser, true, false).fate());
    };
    const auto play = [&sheet, winner, valour, totals, names, own](Dice &dice, State &now, Narration &narration) {
        if (valour > 0) {
            spend(now, now.active, Virtue::valour, valour);
            narration.line(now.active, "cf.valour", "points", "Valour", valour, "TRO-052");
        }
        for (const int side : {0, 1})
            narration.total(sideId[at(side)], "total", "total", totals[at(side)]);
        narration.comparison = std::to_string(totals[own]) + " against " + std::to_string(totals[1 - own]);
        if (winner < 0) {
            narration.say(std::to_string(totals[0]) + " - " + std::to_string(totals[1]) + ": no result; both stay in contact.");
            finishFight(now);
            return;
        }
        const int die = dice.d6({"combat.result", "Result"});
        now.fight.totals = totals;
        now.fight.stage = "result";
        now.fight.winner = winner;
        now.fight.die = die;
        narration.say(winText(names, totals, winner) + "; result " + std::to_string(die) + ".");
        const Open open = openFight(now, winner, die);
        if (cardWindow(now) || resultValourOpen(now, open) || anythingOpen(sheet, now, open)) {
            const Engagement &contact = now.engagements.at(now.fight.engagement);
            narration.next("settle", "Settle the combat", {{"a", contact.units[own]}, {"b", contact.units[1 - own]}});
            return;
        }
        // Nothing is left to choose.
        const Blow blow = blowOf(sheet, sheet.results[at(die - 1)], open.loser, true, false);
        takeBlow(sheet, now, narration, open.loser, blow,
                 blow.moved ? archersOfColumn(now, open.loser.unit.id) : std::vector<std::string>());
        finishFight(now);
    };
    return std::make_unique<Played>(scene, play, quick, [names](std::uint64_t key) { return fightText(key, names); });
}

std::unique_ptr<Case> settle(Scene &scene)
{
    if (scene.json == nullptr)
        return told(scene, [](State &, Narration &narration) { narration.say("Nothing is to be settled outside a game."); });
    expectOpen(scene, "result");
    const Open before = openFight(scene.state, scene.state.fight.winner, scene.state.fight.die);
    Open open = before;
    int valour = 0;
    const std::string &winner = sideId[at(open.winner)];
    expectValour(scene, "res.valour", winner == scene.state.active, 6 - open.die); // the table ends at 6
    if (resultValourOpen(scene.state, open)) {
        valour = scene.ask.count({"res.valour", "", winner, open.winnerName, ""}, 0, 6 - open.die, 0);
        if (scene.ask.strict())
            expectPoints(scene.state, winner, Virtue::valour, valour);
    }
    open.die += valour;
    const Settled settled = askBlow(scene, open);
    const Sheet &sheet = scene.sheet;
    const auto play = [&sheet, open, settled, valour, winner](Dice &, State &now, Narration &narration) {
        narration.line(winner, "res.die", "die", "Result", open.die - valour, "TRO-102");
        if (valour > 0) {
            spend(now, winner, Virtue::valour, valour);
            narration.line(winner, "res.valour", "points", "Valour", valour, "TRO-053");
        }
        narration.total(winner, "result", "result", open.die);
        narration.say("Result " + std::to_string(open.die) + ".");
        takeBlow(sheet, now, narration, open.loser, settled.blow, settled.archers);
        finishFight(now);
    };
    // No die is left, but the odds show what each answer would change.
    const std::uint64_t key = fightKey(1 - open.winner, settled.blow.fate());
    const std::string loser = open.loser.unit.name;
    return std::make_unique<Played>(
        scene, play, [key](Dice &) { return key; }, [loser](std::uint64_t one) { return fightText(one, {loser, loser}); });
}

} // namespace optio::tropaion
