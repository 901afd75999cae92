// SPDX-License-Identifier: GPL-3.0-or-later
// The order of the steps of a combat: base factor, tactical factors, rear support; comparison; outcome.
#include "rulesets/dba/combat/combat.h"
#include "rules/phrases.h"
#include "rules/sides.h"

#include <algorithm>

namespace optio::dba {

namespace {

const std::string stageBase = "base", stageTactical = "tactical", stageSupport = "support", lineBase = "base";

} // namespace

void Situation::open(const Sheet &sheet, const CombatSheet &combat)
{
    const Words &words = sheet.words;
    const bool shooting = combat.combat == 1;
    for (const int s : {0, 1}) {
        Side &own = side[at(s)];
        own.counts.fill(0);
        Facts &facts = own.facts;
        facts[words.combat] = byte(combat.combat);
        facts[words.general] = own.element.general;
        // In close combat nobody shoots; otherwise A does, and B is its target.
        facts[words.shooting] = shooting && s == 0;
        facts[words.shotAt] = shooting && s == 1;
        facts[words.differ] = own.differ;
        facts[words.late] = late;
        set(sheet, s, words.me, own.element.type);
    }
    settleGoing(sheet);
}

void Situation::set(const Sheet &sheet, int s, int field, int word)
{
    const Words &words = sheet.words;
    side[at(s)].facts[field] = byte(word);
    if (const int mirror = words.mirror(field); mirror >= 0)
        side[at(1 - s)].facts[mirror] = byte(word);
    if (field == words.ground || field == words.sand)
        settleGoing(sheet);
}

void Situation::settleGoing(const Sheet &sheet)
{
    const Words &words = sheet.words;
    for (const int s : {0, 1}) {
        Facts &own = side[at(s)].facts;
        const int ground = own[words.ground];
        const bool sand = own[words.sand] != 0;
        own[words.going] = byte(sheet.goingFor(side[at(s)].element.type, ground, sand));
        own[words.goingToFoe] = byte(sheet.goingFor(side[at(1 - s)].element.type, ground, sand));
        side[at(1 - s)].facts[words.foeGoing] = own[words.goingToFoe];
    }
}

std::string Situation::name(int s) const
{
    const int army = side[at(s)].army;
    return army < 0 ? (s == 0 ? "A" : "B") : nameOfSide(*state, army);
}

Combat::Combat(const Sheet &sheet, const CombatSheet &combat, const Situation &situation)
    : sheet_(sheet), combat_(combat), situation_(situation)
{
    for (const int side : {0, 1}) {
        addLines(side);
        addLots(side);
        dieLabel_[at(side)] = possessive(situation_.name(side)) + " combat die";
    }
}

void Combat::addLines(int side)
{
    const Side &me = situation_.side[at(side)];
    Half &own = sides_[at(side)];
    const auto add = [&](const std::string &line, const std::string &stage, const std::string &label, const std::string &rule, int value) {
        own.lines.push_back({&line, &stage, &label, &rule, value});
        own.sum += value;
    };
    const auto &base = sheet_.base.first(me.facts);
    const int column = sheet_.words.at(situation_.side[at(1 - side)].element.type).column;
    add(lineBase, stageBase, base.payload.label, base.rule, base.payload.value[at(column)]);
    for (const auto &row : sheet_.tactical.rows()) {
        const int times = row.payload.each < 0 ? 1 : me.counts[at(row.payload.each)];
        if (times > 0 && row.condition.holds(me.facts))
            add(row.id, stageTactical, row.payload.label, row.rule, times * row.payload.value);
    }
    if (const auto *row = sheet_.support.firstOrNull(me.facts))
        add(row->id, stageSupport, row->payload.label, row->rule, row->payload.value);
}

void Combat::addLots(int side)
{
    Facts facts = situation_.side[at(side)].facts;
    Half &own = sides_[at(side)];
    own.equal = lotOf(side, sheet_.equal.first(facts));
    const auto &beaten = sheet_.beaten.first(facts);
    own.beaten = lotOf(side, beaten);
    facts[sheet_.words.whenBeaten] = byte(beaten.payload.result);
    own.doubled = lotOf(side, sheet_.doubled.first(facts));
    own.pursuit = sheet_.pursuit.firstOrNull(facts);
}

Combat::Lot Combat::lotOf(int side, const Table<Fate>::Row &row) const
{
    const int result = row.payload.result;
    if (const auto *blocked = sheet_.blocked.firstOrNull(situation_.side[at(side)].facts))
        if (std::find(blocked->payload.from.begin(), blocked->payload.from.end(), result) != blocked->payload.from.end())
            return {blocked->payload.result, &blocked->rule, &blocked->payload.label};
    return {result, &row.rule, nullptr};
}

std::array<int, 2> Combat::throwDice(Dice &dice) const
{
    const int a = dice.d6({"combat.a", dieLabel_[0]});
    const int b = dice.d6({"combat.b", dieLabel_[1]});
    return {a, b};
}

Combat::Score Combat::scoreOf(int dieA, int dieB) const
{
    Score score;
    score.total = {dieA + sides_[0].sum, dieB + sides_[1].sum};
    if (score.total[0] != score.total[1]) {
        score.loser = score.total[0] < score.total[1] ? 0 : 1;
        score.doubled = sheet_.half * score.total[at(score.loser)] <= score.total[at(1 - score.loser)];
    }
    return score;
}

std::array<Combat::Lot, 2> Combat::lotsOf(const Score &score) const
{
    std::array<Lot, 2> lots;
    if (score.loser >= 0) {
        const Half &loser = sides_[at(score.loser)];
        lots[at(score.loser)] = score.doubled ? loser.doubled : loser.beaten;
        return lots;
    }
    lots = {sides_[0].equal, sides_[1].equal};
    // Whoever faces an element that an equal score removes is simply left standing.
    const bool gainA = resultOf(lots[0]).gain, gainB = resultOf(lots[1]).gain;
    if (gainA != gainB)
        lots[gainA ? 1 : 0] = Lot();
    return lots;
}

std::uint64_t Combat::roll(Dice &dice) const
{
    const auto faces = throwDice(dice);
    const auto lots = lotsOf(scoreOf(faces[0], faces[1]));
    return static_cast<std::uint64_t>(lots[0].result) * sheet_.results.size() + static_cast<std::uint64_t>(lots[1].result);
}

int Combat::lostIn36(int side) const
{
    int cases = 0;
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b)
            cases += resultOf(lotsOf(scoreOf(a, b))[at(side)]).lost ? 1 : 0;
    return cases;
}

OutcomeText Combat::outcome(std::uint64_t key) const
{
    const std::array<std::uint64_t, 2> result{key / sheet_.results.size(), key % sheet_.results.size()};
    const Result &a = sheet_.results[result[0]], &b = sheet_.results[result[1]];
    OutcomeText text;
    text.results = {{"a", a.id}, {"b", b.id}};
    text.favours = a.gain == b.gain ? "" : b.gain ? "a" : "b";
    text.weight = std::max(a.weight, b.weight);
    for (const int side : {0, 1}) {
        const Result &own = side == 0 ? a : b;
        if (own.shortText.empty() || (side == 1 && result[0] == result[1] && !own.gain))
            continue;
        text.label += (text.label.empty() ? "" : ", ") + fill(own.shortText, {{"type", shortName(side)}});
    }
    return text;
}

const Table<Fate>::Row *Combat::pursues(int side, const std::array<Lot, 2> &lots) const
{
    const auto *row = sides_[at(side)].pursuit;
    if (row == nullptr || resultOf(lots[at(side)]).gain)
        return nullptr;
    const auto &from = row->payload.from;
    return std::find(from.begin(), from.end(), lots[at(1 - side)].result) == from.end() ? nullptr : row;
}

} // namespace optio::dba
