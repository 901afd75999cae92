// SPDX-License-Identifier: GPL-3.0-or-later
// Judging a battle, and reading players.toml.
#include "rulesets/hoplites/players/judgement.h"

#include "rulesets/hoplites/players/melee.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace optio::hoplites {

namespace {

const char *const signNames[] = {"lost", "routed", "wounds", "field", "line", "reserve", "missiles", "slow", "exposed", "threat", "cards"};
static_assert(std::size(signNames) == signs);

/// The best attack of a unit by itself, each worth as `of` has it.
template <class Of> double bestAttack(const Sheet &sheet, const SideState &other, const Layout &layout, const Unit &unit, Of &&of)
{
    double best = 0;
    eachColumn(enemiesNear(layout, other, unit.column), [&](int column) {
        if (sheet.columnsOf[unit.type][other.units[static_cast<std::size_t>(unitAt(other, column))].type].front != 0)
            best = std::max(best, of(column));
    });
    return best;
}

double logistic(double x) { return 1 / (1 + std::exp(-x)); }

} // namespace

const char *nameOf(Sign sign) { return signNames[static_cast<std::size_t>(sign)]; }

Signs signsOf(Weigher &weigher, const State &battle, int side)
{
    const Sheet &sheet = weigher.sheet;
    const Layout &layout = sheet.modules[battle.module].layout;
    std::optional<Looks> looks; // of rough worths
    std::optional<Melee> melee;
    std::optional<State> turned; // of exact ones: attacks are those of the active side
    if (weigher.rough()) {
        looks.emplace(battle);
        melee.emplace(weigher, battle, side);
    } else if (battle.active != side) {
        turned = battle;
        turned->active = static_cast<Byte>(side);
    }
    const SideState &own = battle.sides[static_cast<std::size_t>(side)], &other = battle.sides[static_cast<std::size_t>(1 - side)];
    const double level = std::max(1.0, (own.level != 0 ? own.level : own.total / 2) / 2.0);
    Signs found{};
    const auto sign = [&](Sign one) -> double & { return found[static_cast<std::size_t>(one)]; };
    sign(Sign::lost) = own.level == 0 ? 0 : own.points / 2.0 / level;
    for (int i = 0; i < own.secondCount; ++i) {
        const Unit &unit = own.units[own.second[static_cast<std::size_t>(i)]];
        if (unit.has(rallied))
            sign(Sign::reserve) += 0.05 * (1 - harmOf(unit.coh, unit.limit));
        else
            sign(Sign::routed) += unit.worth / 2.0 / level;
    }
    eachColumn(own.occupied, [&](int column) {
        const int index = unitAt(own, column);
        const Unit &unit = own.units[static_cast<std::size_t>(index)];
        const auto at = static_cast<std::size_t>(column);
        const double weight = weightOf(unit) / level;
        sign(Sign::wounds) += weight * harmOf(unit.coh, unit.limit);
        sign(Sign::field) += weight;
        sign(Sign::line) += 1.0 / layout.width;
        sign(Sign::missiles) += unit.missile != 0 && !unit.has(noMissile) ? 1.0 / layout.width : 0;
        sign(Sign::slow) += unit.manoeuvre > 0 ? 1.0 / layout.width : 0;
        if (enemiesNear(layout, other, column) == 0)
            return;
        if ((layout.beside[at] & ~static_cast<unsigned>(own.occupied)) != 0)
            sign(Sign::exposed) += weight;
        if (unit.manoeuvre == 0 && !sheet.is(unit, artillery))
            sign(Sign::threat) += bestAttack(sheet, other, layout, unit,
                                             [&](int where) {
                                                 const int enemy = unitAt(other, where);
                                                 if (!melee)
                                                     return weigher.worth(turned ? *turned : battle, Weigher::single(index, enemy));
                                                 const std::size_t mine = static_cast<std::size_t>(side),
                                                                   there = static_cast<std::size_t>(where);
                                                 return melee->duel(unit, looks->of[mine][at], other.units[static_cast<std::size_t>(enemy)],
                                                                    looks->of[1 - mine][there], other.ground[there], false);
                                             }) /
                                  level;
    });
    for (int i = 0; i < own.handCount; ++i) {
        const Byte code = own.hand[static_cast<std::size_t>(i)];
        if (code >= firstSpecial)
            sign(Sign::cards) += 0.1;
        else
            sign(Sign::reserve) += 0.05 * (1 - harmOf(own.units[code].coh, own.units[code].limit));
    }
    sign(Sign::reserve) += 0.02 * own.deckCount;
    return found;
}

double chanceOf(Weigher &weigher, const Judgement &judgement, const State &state, int side)
{
    if (state.over())
        return state.winner > 1 ? 0.5 : state.winner == side ? 1 : 0;
    const Signs own = signsOf(weigher, state, side), other = signsOf(weigher, state, 1 - side);
    double sum = state.active == side ? judgement.turn : -judgement.turn;
    for (std::size_t i = 0; i < signs; ++i)
        sum += judgement.weights[i] * (own[i] - other[i]);
    return logistic(sum);
}

Minds mindsFrom(const Figure &figures)
{
    Minds minds;
    figures.at("judgement").whole([&](const Figure &table) {
        for (std::size_t i = 0; i < signs; ++i)
            minds.judgement.weights[i] = table.at(signNames[i]).number();
        minds.judgement.turn = table.at("turn").number();
    });
    for (const Figure &row : figures.at("player").rows()) {
        Thinking one;
        one.id = row.at("id").text();
        const auto whole = [&](const char *key, int otherwise, int least, int most) {
            const std::int64_t number = row.integer(key, otherwise);
            if (number < least || number > most)
                row.fail(std::string(key) + " must be a number from " + std::to_string(least) + " to " + std::to_string(most) + ", not " +
                         std::to_string(number));
            return static_cast<int>(number);
        };
        one.simulations = whole("simulations", 0, 0, 1'000'000);
        one.milliseconds = whole("milliseconds", 0, 0, 60'000);
        one.candidates = whole("candidates", one.candidates, 1, 64);
        one.turns = whole("turns", one.turns, 1, 20);
        one.exact = row.boolean("exact", false);
        one.caution = row.has("caution") ? row.at("caution").number() : 0;
        one.width = row.has("width") ? row.at("width").number() : 0;
        minds.players.push_back(std::move(one));
    }
    for (const Figure &row : figures.at("level").rows()) {
        if (row.boolean("usual", false))
            minds.usual = minds.levels.size();
        minds.levels.push_back({row.at("player").text(), row.at("label").text(), row.at("text").text()});
    }
    return minds;
}

} // namespace optio::hoplites
