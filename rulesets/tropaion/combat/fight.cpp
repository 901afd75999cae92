// SPDX-License-Identifier: GPL-3.0-or-later
// Combat: both dice, and outside a game all the rest as well.
#include "rulesets/tropaion/combat/fight.h"

#include "rules/sides.h"
#include "rulesets/tropaion/move/formation.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace optio::tropaion {

namespace {

/// All dice of a combat as they fall one after the other.
struct Thrown {
    std::array<int, 2> dice{};
    int winner = -1;
    int die = 0; ///< with Valour
    Blow blow;
    std::uint64_t key() const { return winner < 0 ? 0 : fightKey(1 - winner, blow.fate()); }
};

void throwBoth(const Melee &melee, Dice &dice, Thrown &thrown)
{
    const std::size_t own = at(melee.active), other = 1 - own;
    thrown.dice[own] = dice.d6({"combat.active", melee.fighters[own].unit.name});
    thrown.dice[other] = dice.d6({"combat.other", melee.fighters[other].unit.name});
    const int a = melee.total(0, thrown.dice[0]), b = melee.total(1, thrown.dice[1]);
    thrown.winner = a > b ? 0 : b > a ? 1 : -1;
}

Thrown throwAll(const Sheet &sheet, const Melee &melee, Dice &dice)
{
    Thrown thrown;
    throwBoth(melee, dice, thrown);
    if (thrown.winner < 0)
        return thrown;
    thrown.die = dice.d6({"combat.result", "Result"});
    if (thrown.winner == melee.active)
        thrown.die = std::min(6, thrown.die + melee.resultValour);
    const std::size_t loser = at(1 - thrown.winner);
    thrown.blow = blowOf(sheet, sheet.results[at(thrown.die - 1)], melee.fighters[loser], melee.room[loser], melee.difficult[loser]);
    return thrown;
}

/// All that the odds hang on: how far the totals lie apart, and what each face of the results die makes of either side.
std::string likeness(const Sheet &sheet, const Melee &melee)
{
    std::string like = std::to_string(melee.total(0, 0) - melee.total(1, 0)) + "/" + std::to_string(melee.active) + "/" +
                       std::to_string(melee.resultValour) + "/";
    for (const std::size_t side : {0, 1})
        for (const Result &result : sheet.results)
            like += static_cast<char>(
                '0' + static_cast<int>(blowOf(sheet, result, melee.fighters[side], melee.room[side], melee.difficult[side]).fate()));
    return like;
}

void tellTotals(const Melee &melee, const Thrown &thrown, Narration &narration)
{
    for (const std::size_t side : {at(melee.active), at(1 - melee.active)}) {
        const std::string &id = melee.fighters[side].unit.side;
        narration.line(id, "cf.die", "die", "Die", thrown.dice[side], "TRO-142");
        for (const FactorLine &line : melee.lines[side])
            narration.line(id, line.id, "factor", line.label, line.value, line.rule);
        if (melee.valour[side] != 0)
            narration.line(id, "cf.valour", "points", "Valour", melee.valour[side], "TRO-052");
        narration.total(id, "total", "total", melee.total(static_cast<int>(side), thrown.dice[side]));
    }
    narration.comparison = std::to_string(melee.total(melee.active, thrown.dice[at(melee.active)])) + " against " +
                           std::to_string(melee.total(1 - melee.active, thrown.dice[at(1 - melee.active)]));
}

/// Throws Error for what can stand on no table.
void expectPossible(const Sheet &sheet, const Fighter &fighter, const Fighter &foe)
{
    const Unit &unit = fighter.unit;
    const TypeRow &type = sheet.type(unit.type);
    const auto forms = [&](const char *shape) { return std::find(type.forms.begin(), type.forms.end(), shape) != type.forms.end(); };
    if (fighter.charged && foe.charged)
        throw Error("Only one of the two has charged the other (TRO-020, TRO-142)", unit.id + "/charged");
    if (fighter.massed && !forms("mass"))
        throw Error(type.name + " never stand in a mass (TRO-116)", unit.id + "/massed");
    if (fighter.massed && unit.has("supporting"))
        throw Error("Supporting Archers never stand in a mass (TRO-116)", unit.id + "/massed");
    if (fighter.behind && !forms("column"))
        throw Error(type.name + " never stand in a column (TRO-116)", unit.id + "/comradeBehind");
}

Fighter describedFighter(const Unit &unit, const Json &json, const Json &foe, bool wavering)
{
    Fighter fighter;
    fighter.unit = unit;
    const auto flag = [&unit](const Json &from, const char *key) {
        bool value = false;
        if (const auto found = from.find(key); found != from.end())
            FieldsIn::read(value, *found, unit.id + "/" + key);
        return value;
    };
    if (json.contains("touched"))
        fighter.touched = fromWord<Aspect>(json.at("touched"), unit.id + "/touched");
    fighter.charged = flag(json, "charged");
    fighter.foeCharged = foe.is_object() && flag(foe, "charged");
    fighter.massed = flag(json, "massed");
    fighter.front = !flag(json, "rearRank");
    fighter.behind = flag(json, "comradeBehind");
    fighter.flanked = flag(json, "flanked") && !unit.skirmisher();
    fighter.rearTouched = flag(json, "rearTouched") || fighter.touched == Aspect::rear; // TRO-107
    fighter.breakLines = fighter.charged && flag(json, "breakLines");
    fighter.shieldwall = fighter.charged && flag(json, "shieldwall");
    fighter.support = flag(json, "neighbour");
    fighter.wavering = wavering;
    return fighter;
}

Melee meleeOf(const Scene &scene, const Engagement *engagement)
{
    Melee melee;
    melee.active = indexOf(scene.state.active);
    for (const int side : {0, 1}) {
        if (engagement != nullptr) {
            melee.fighters[at(side)] = fighterOf(scene.state, *engagement, side);
            continue;
        }
        const Unit &unit = scene.state.unit(unitIn(scene, sideId[at(side)]));
        melee.fighters[at(side)] =
            describedFighter(unit, scene.input.at(sideId[at(side)]), scene.input.at(sideId[at(1 - side)]), scene.state.wavering(unit.side));
    }
    if (engagement == nullptr)
        for (const std::size_t side : {0, 1})
            expectPossible(scene.sheet, melee.fighters[side], melee.fighters[1 - side]);
    return melee;
}

void askGround(Scene &scene, Melee &melee)
{
    auto &[a, b] = melee.fighters;
    for (const std::size_t side : {at(melee.active), at(1 - melee.active)}) {
        Fighter &fighter = melee.fighters[side];
        const bool others =
            scene.json == nullptr || std::any_of(scene.state.units.begin(), scene.state.units.end(), [&](const auto &entry) {
                return entry.second.side == fighter.unit.side && entry.first != fighter.unit.id && entry.second.onTable();
            });
        if (!fighter.support && others)
            fighter.support = scene.ask.yesNo({"cb.support", fighter.unit.side, fighter.unit.side, fighter.unit.name, ""}, false);
    }
    if (scene.state.hasHill) {
        const std::string higher = scene.ask.choice({"cb.hill", "", "", a.unit.name, b.unit.name}, {"level", "a", "b"}, "level");
        a.higher = higher == "a";
        b.higher = higher == "b";
    }
    if (scene.state.hasDifficult) {
        const std::string rough =
            scene.ask.choice({"cb.rough", "", "", a.unit.name, b.unit.name}, {"neither", "a", "b", "both"}, "neither");
        a.rough = rough == "a" || rough == "both";
        b.rough = rough == "b" || rough == "both";
    }
    for (const int side : {0, 1})
        melee.lines[at(side)] = combatLines(scene.sheet, melee.fighters[at(side)]);
}

void askLoose(Scene &scene, Melee &melee)
{
    const std::size_t own = at(melee.active);
    const Unit &active = melee.fighters[own].unit;
    melee.valour[own] = scene.ask.count({"cb.valour", "", active.side, active.name, ""}, 0, 6, 0);
    melee.resultValour = scene.ask.count({"res.valour", "", active.side, active.name, ""}, 0, 5, 0);
    for (const std::size_t side : {own, 1 - own}) {
        const Fighter &fighter = melee.fighters[side];
        const auto some = [&](const auto &matters) {
            return std::any_of(scene.sheet.results.begin(), scene.sheet.results.end(),
                               [&](const Result &result) { return matters(scene.sheet, result, fighter, scene.state.hasDifficult); });
        };
        if (some(roomMatters))
            melee.room[side] = scene.ask.yesNo({"res.room", fighter.unit.side, fighter.unit.side, fighter.unit.name, ""}, true);
        if (melee.room[side] && some(difficultMatters))
            melee.difficult[side] = scene.ask.yesNo({"res.pikes", fighter.unit.side, fighter.unit.side, fighter.unit.name, ""}, false);
    }
}

} // namespace

std::uint64_t fightKey(int loser, Fate fate)
{
    return fate == Fate::none ? 0 : 1 + 4 * static_cast<std::uint64_t>(loser) + static_cast<std::uint64_t>(fate) - 1;
}

std::string winText(const std::array<std::string, 2> &names, const std::array<int, 2> &totals, int winner)
{
    const std::size_t won = at(winner), lost = at(1 - winner);
    return names[won] + ": " + std::to_string(totals[won]) + " to " + std::to_string(totals[lost]) + " against " + names[lost];
}

OutcomeText fightText(std::uint64_t key, const std::array<std::string, 2> &names)
{
    if (key == 0)
        return {{{"a", "none"}, {"b", "none"}}, "nothing happens", "", 0};
    const std::size_t loser = (key - 1) / 4;
    const auto fate = static_cast<Fate>((key - 1) % 4 + 1);
    static const std::array<const char *, 5> words{"none", "pushed", "pushedDisrupted", "disrupted", "broken"};
    static const std::array<const char *, 5> labels{"", "pushed back", "pushed back and disrupted", "disrupted", "broken"};
    OutcomeText text;
    text.results = {{"a", "none"}, {"b", "none"}};
    text.results[sideId[loser]] = words[static_cast<std::size_t>(fate)];
    text.label = names[loser] + " " + labels[static_cast<std::size_t>(fate)];
    text.favours = sideId[1 - loser];
    text.weight = fate == Fate::broken ? 3 : fate == Fate::pushed ? 1 : 2;
    return text;
}

// --- what the three acts share ------------------------------------------------------------------------------------------------

const Engagement &engagementIn(const Scene &scene)
{
    const std::string a = unitIn(scene, "a"), b = unitIn(scene, "b");
    for (const auto &[id, engagement] : scene.state.engagements)
        if ((engagement.units[0] == a && engagement.units[1] == b) || (engagement.units[0] == b && engagement.units[1] == a))
            return engagement;
    throw Error(scene.state.unit(a).name + " and " + scene.state.unit(b).name + " are not in contact (TRO-101)", "b");
}

std::vector<std::string> fightersTakingPart(const State &state, const Json &, std::vector<std::string> named)
{
    std::stable_partition(named.begin(), named.end(), [&](const std::string &id) { return state.unit(id).side == state.active; });
    return named;
}

void expectOpen(const Scene &scene, const std::string &stage)
{
    expectStep(scene, "fight");
    const Engagement &engagement = engagementIn(scene);
    const Fight &fight = scene.state.fight;
    if (fight.engagement.empty() || fight.stage != stage || fight.engagement != engagement.id)
        throw Error(stage == "rolled" ? "First throw the dice of this combat (TRO-101)"
                                      : "First throw the results die of this combat (TRO-102)",
                    "a");
}

// --- both dice ----------------------------------------------------------------------------------------------------------------

std::vector<Candidate> fightCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input)
{
    const std::string wanted = slot.id == "a" ? state.active : state.active == "a" ? "b" : "a";
    const Json chosen = input.value(slot.id == "a" ? "b" : "a", Json());
    std::vector<Candidate> found;
    for (const auto &[id, engagement] : state.engagements) {
        const std::size_t own = at(indexOf(wanted));
        const Unit &unit = state.unit(engagement.units[own]);
        if (engagement.fought || (chosen.is_string() && chosen != "" && chosen != engagement.units[1 - own]))
            continue;
        if (std::none_of(found.begin(), found.end(), [&](const Candidate &one) { return one.unit == unit.id; }))
            found.push_back({unit.id, "", unit.name, sheet.type(unit.type).name, 1, 0});
    }
    return found;
}

std::vector<DieSlot> fightDice(const Scene &scene)
{
    std::vector<DieSlot> dice{dieSlot(scene.state.active, scene.state.unit(unitIn(scene, "a")).name),
                              dieSlot(scene.state.active == "a" ? "b" : "a", scene.state.unit(unitIn(scene, "b")).name)};
    if (scene.json == nullptr)
        dice.push_back(dieSlot("", "Result"));
    return dice;
}

std::unique_ptr<Case> fight(Scene &scene)
{
    const State &state = scene.state;
    const Engagement *engagement = nullptr;
    if (scene.json != nullptr) {
        expectStep(scene, "fight", state.unit(unitIn(scene, "a")).side);
        engagement = &engagementIn(scene);
        if (!state.fight.engagement.empty())
            throw Error("First finish the combat whose dice have been thrown (TRO-042)", "a");
        if (engagement->fought)
            throw Error("These two have fought in this phase already (TRO-042)", "a");
    } else {
        unitIn(scene, "a");
        unitIn(scene, "b");
    }
    Melee described = meleeOf(scene, engagement);
    askGround(scene, described);
    if (scene.json == nullptr)
        askLoose(scene, described);
    const auto fought = std::make_shared<const Melee>(std::move(described));
    const Sheet &sheet = scene.sheet;
    const std::array<std::string, 2> names{fought->fighters[0].unit.name, fought->fighters[1].unit.name};
    const std::string contact = engagement != nullptr ? engagement->id : std::string();

    const auto quick = [fought, &sheet](Dice &dice) { return throwAll(sheet, *fought, dice).key(); };
    const auto play = [fought, &sheet, names, contact](Dice &dice, State &now, Narration &narration) {
        const Melee &melee = *fought;
        Thrown thrown;
        if (now.loose)
            thrown = throwAll(sheet, melee, dice);
        else
            throwBoth(melee, dice, thrown);
        tellTotals(melee, thrown, narration);
        const std::size_t own = at(melee.active);
        const std::array<int, 2> totals{melee.total(0, thrown.dice[0]), melee.total(1, thrown.dice[1])};
        if (thrown.winner < 0)
            narration.say(names[own] + " " + std::to_string(totals[own]) + ", " + names[1 - own] + " " + std::to_string(totals[1 - own]) +
                          ": level.");
        else
            narration.say(winText(names, totals, thrown.winner) + ".");
        if (now.loose) {
            if (thrown.winner < 0) {
                narration.say("No result; both stay in contact.");
                return;
            }
            const std::size_t loser = at(1 - thrown.winner);
            narration.say("Result " + std::to_string(thrown.die) + ".");
            takeBlow(sheet, now, narration, melee.fighters[loser], thrown.blow, {});
            return;
        }
        const int valour = now.side(now.active).left[0];
        if (thrown.winner < 0 && valour == 0) {
            narration.say("No result; both stay in contact.");
            now.engagements.at(contact).fought = true;
            return;
        }
        now.fight = {contact, "rolled", thrown.dice, totals, {melee.fighters[0].rough, melee.fighters[1].rough}, thrown.winner, 0, false};
        narration.next("combat-result", "Result", {{"a", melee.fighters[own].unit.id}, {"b", melee.fighters[1 - own].unit.id}});
    };
    auto made = std::make_unique<Played>(std::move(scene), play, quick, [names](std::uint64_t key) { return fightText(key, names); });
    made->isLike(likeness(sheet, *fought));
    return made;
}

} // namespace optio::tropaion
