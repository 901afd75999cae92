// SPDX-License-Identifier: GPL-3.0-or-later
// Explains attacks and shots.
#include "rulesets/hoplites/page/weigh_up.h"

#include "rules/dice/odds.h"
#include "rules/sides.h"
#include "rulesets/hoplites/combat/duel.h"
#include "rulesets/hoplites/combat/shock.h"
#include "rulesets/hoplites/page/description.h"
#include "rulesets/hoplites/view.h"

#include <algorithm>
#include <fmt/core.h>

namespace optio::hoplites {

namespace {

Json lineOf(const std::string &label, const std::string &value, const std::string &text, const std::string &rule)
{
    return {{"label", label}, {"value", value}, {"text", text}, {"rule", rule}};
}

/// Sizes of both sides: "7 against 5".
std::string sizesText(const Shock &shock)
{
    int attack = 0, defence = 0;
    for (const Fighter &one : shock.attackers)
        attack += one.unit == nobody ? 0 : one.size;
    for (const Fighter &one : shock.defenders)
        defence += one.unit == nobody ? 0 : one.size;
    return std::to_string(attack) + " against " + std::to_string(defence);
}

/// Why sizes are not compared; empty when they are.
std::string noSizes(const Sheet &sheet, const Fighter &attacker, const Fighter &defender)
{
    for (const auto &[trait, word] : {std::pair{elephant, "elephants"}, std::pair{chariot, "chariots"}})
        if (((sheet.traitsOf(attacker.type) & trait) != 0) != ((sheet.traitsOf(defender.type) & trait) != 0))
            return std::string(", not compared: only one side has ") + word;
    return {};
}

std::string decimal(double value) { return fmt::format("{:.1f}", value); } // the same in every language of the system

Shock readyShock(const Sheet &sheet, const State &state, const Attack &attack)
{
    Shock shock = shockOf(sheet, state, attack);
    chooseBases(sheet, shock);
    return shock;
}

/// A fighter of the attack by its place in the odds' keys.
const Fighter &fighterAt(const Shock &shock, int i) { return i < 2 ? shock.attackers[at(i)] : shock.defenders[at(i - 2)]; }

} // namespace

Json attackLines(const Sheet &sheet, const State &state, const Names &names, const Attack &attack)
{
    const Shock shock = readyShock(sheet, state, seenBy(state, attack, state.toAct()));
    const Reading reading = readingOf(sheet, shock);
    const Fighter &attacker = shock.attackers[shock.baseAttacker], &defender = shock.defenders[shock.baseDefender];
    const auto nameOf = [&](bool attacking, const Fighter &one) {
        return names.units[at(attacking ? shock.side : 1 - shock.side)][one.unit];
    };
    Json lines = Json::array();
    lines.push_back(lineOf("Attack is read for", "", nameOf(true, attacker) + " against " + nameOf(false, defender), "HOP-455"));
    lines.push_back(lineOf(
        "Base column", std::to_string(reading.base),
        sheet.types[attacker.type].id + " on " + sheet.types[defender.type].id + (reading.flanking ? ", flank" : ", front"), "HOP-T04"));
    for (const auto &[what, value] : shiftsOf(reading)) {
        const std::string label = what;
        const std::string text = label == "size" ? sizesText(shock) + noSizes(sheet, attacker, defender) : "";
        lines.push_back(lineOf(label, signedText(value), text, label == "ground" ? "HOP-T08" : "HOP-457"));
    }
    lines.push_back(lineOf("Final column", std::to_string(reading.column), "", "HOP-457"));
    const std::string superior = reading.superior == Superior::attacker   ? "attacker: the defenders' hits count twice"
                                 : reading.superior == Superior::defender ? "defender: the attackers' hits count three times"
                                 : reading.flanking                       ? "not looked up: the defenders' hits count twice on the flank"
                                                                          : "nobody";
    lines.push_back(lineOf("Superior", "", superior, "HOP-458"));
    for (int i = 0; i < 5; ++i) {
        const Fighter &one = fighterAt(shock, i);
        if (one.unit == nobody)
            continue;
        const CheckOf check = checkOf(sheet, shock, one, i < 2);
        lines.push_back(lineOf("Check of " + nameOf(i < 2, one), check.due ? std::to_string(check.tq) : "none",
                               check.due && check.count > 0 ? check.text() : "", "HOP-454"));
    }
    return lines;
}

Json attackChances(const Sheet &sheet, const State &battle, const Names &names, const Attack &declared, Byte buttons)
{
    const State state = viewOf(battle, battle.toAct());
    const Attack attack = seenBy(battle, declared, battle.toAct());
    const Shock shock = readyShock(sheet, state, attack);
    thread_local Walk walk;
    const Distribution &odds = walk.run([&](Dice &dice) { return rollAttack(sheet, state, attack, buttons, dice); });
    Json chances = Json::array();
    if (buttons != 0) {
        const Weight fails = odds.weightWhere(lapses);
        chances.push_back({{"label", "the attack comes to nothing: no flank is reached"},
                           {"side", sideId[at(1 - shock.side)]},
                           {"p", odds.p(fails)},
                           {"fraction", fraction(fails, odds.of)}});
    }
    for (int i = 0; i < 5; ++i) {
        const Fighter &one = fighterAt(shock, i);
        if (one.unit == nobody)
            continue;
        const Weight leaves = odds.weightWhere([&](std::uint64_t key) { return fateOf(key, i).left; });
        double stays = 0, hits = 0;
        for (const Share &share : odds.shares)
            if (const Fate fate = fateOf(share.outcome, i); !fate.left && !fate.away) {
                stays += odds.p(share.weight);
                hits += odds.p(share.weight) * fate.coh;
            }
        const int side = i < 2 ? shock.side : 1 - shock.side;
        std::string label = names.units[at(side)][one.unit] + " leave";
        if (stays > 0)
            label +=
                "; else " + decimal(hits / stays) + " of " + std::to_string(one.limit) + " hits on average, now " + std::to_string(one.coh);
        chances.push_back({{"label", label}, {"side", sideId[at(side)]}, {"p", odds.p(leaves)}, {"fraction", fraction(leaves, odds.of)}});
    }
    return chances;
}

std::string boutText(const Sheet &sheet, const State &state, const Names &names)
{
    std::string text;
    for (const std::size_t side : {std::size_t{state.active}, std::size_t{1} - state.active}) {
        const Champion &man = sheet.modules[state.module].champions[state.bout.men[side]];
        text += (text.empty() ? "" : " against ") + man.name + " ";
        for (int i = 0; i < man.stamina; ++i)
            text += i < state.bout.stamina[side] ? "●" : "○";
        text += " " + std::to_string(man.ability) + " (" + names.army[side] + ")";
    }
    return text;
}

std::vector<Contestant> boutMen(const Sheet &sheet, const State &state, const Names &names)
{
    const BoutOdds odds = oddsOfBout(sheet, state);
    std::vector<Contestant> men;
    for (const std::size_t side : {std::size_t{state.active}, std::size_t{1} - state.active}) {
        const Champion &man = sheet.modules[state.module].champions[state.bout.men[side]];
        men.push_back({sideId[side], "", man.name,
                       names.army[side] + " · Stamina " + std::to_string(state.bout.stamina[side]) + " of " + std::to_string(man.stamina) +
                           ", Ability " + std::to_string(man.ability),
                       "", odds.exact[side].empty() ? std::to_string(odds.p[side]) : odds.exact[side]});
    }
    return men;
}

Json boutChances(const Sheet &sheet, const State &state, const Names &names)
{
    const BoutOdds odds = oddsOfBout(sheet, state);
    const auto &list = sheet.modules[state.module].champions;
    Json chances = Json::array();
    for (std::size_t side = 0; side < 2; ++side)
        chances.push_back({{"label", list[state.bout.men[side]].name + " wins for " + names.army[side]},
                           {"side", sideId[side]},
                           {"p", odds.p[side]},
                           {"fraction", odds.exact[side]}});
    return chances;
}

Json shotLines(const Sheet &sheet, const State &state, const Names &names, int side, int unit, int target)
{
    const Unit &firer = state.sides[at(side)].units[at(unit)], &aimedAt = state.sides[at(1 - side)].units[at(target)];
    const Aim aim = aimOf(sheet, state, side, firer, aimedAt, false);
    Json lines = Json::array({lineOf("Hits on", hitsWhen(*aim.shot), aim.shot->label, "HOP-T01")});
    for (const AimPart &part : aimParts(sheet, state, side, firer, aimedAt, false))
        lines.push_back(lineOf(part.label, signedText(part.value), "", part.rule));
    lines.push_back(lineOf("Added to the die", signedText(aim.modifier), "at " + names.units[at(1 - side)][at(target)], "HOP-T02"));
    if (aim.shot->scale.empty())
        lines.push_back(lineOf("A hit counts", hitsText(aim.hits), "", "HOP-432"));
    return lines;
}

Json actChances(const Resolver &resolver, const Json &state, const Json &input)
{
    const std::unique_ptr<Case> ready = resolver.prepareLenient(&state, input);
    const Distribution odds = oddsOf(*ready);
    if (odds.shares.size() < 2)
        return Json::array();
    std::vector<Share> shares = odds.shares;
    std::stable_sort(shares.begin(), shares.end(), [](const Share &one, const Share &other) { return one.weight > other.weight; });
    Json chances = Json::array();
    for (const Share &share : shares) {
        const OutcomeText text = ready->outcome(share.outcome);
        chances.push_back(
            {{"label", text.label}, {"side", text.favours}, {"p", odds.p(share.weight)}, {"fraction", fraction(share.weight, odds.of)}});
    }
    return chances;
}

} // namespace optio::hoplites
