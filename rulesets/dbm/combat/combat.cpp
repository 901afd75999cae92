// SPDX-License-Identifier: GPL-3.0-or-later
// The order of the steps of a combat: factors, rear support, tactical factors; grading; mitigation; comparison; outcome.
#include "rulesets/dbm/combat/combat.h"

#include "rules/phrases.h"
#include "rules/sides.h"
#include "rulesets/dbm/army/units.h"
#include "rulesets/dbm/combat/aftermath.h"
#include "rulesets/dbm/phases.h"
#include "rulesets/dbx/late.h"

#include <algorithm>

namespace optio::dbm {

namespace {

const std::string stageDie = "die", stageBase = "base", stageSupport = "support", stageTactical = "tactical", stageGrading = "grading",
                  stageMitigation = "mitigation";
} // namespace

Combat::Combat(const Sheet &sheet, const CombatSheet &combat, const Situation &situation)
    : sheet_(sheet), combat_(combat), situation_(situation)
{
    addUp();
    for (const int side : {0, 1})
        dieLabel_[at(side)] = dieLabel(situation_, side);
}

void Combat::addUp()
{
    for (const int side : {0, 1}) {
        addLines(side);
        addLots(side);
    }
}

void Combat::tellAnew(const std::array<Told, 2> &told)
{
    situation_.putBack(told);
    for (Half &half : sides_)
        half.clear();
    addUp();
}

std::string Combat::alike() const
{
    // All that a roll reads, number after number; of both sides there are as many as the first of them says.
    std::array<int, 2 * (6 + 3 * 12)> read{};
    std::size_t count = 0;
    for (const Half &half : sides_) {
        for (const int number :
             {static_cast<int>(half.grading.size()), half.sum, half.mitigated, half.equal.result, half.less.result, half.half.result})
            read[count++] = number;
        for (const Conditional &candidate : half.grading)
            for (const int number : {candidate.row->payload.least, candidate.row->payload.most, candidate.row->payload.value})
                read[count++] = number;
    }
    return {reinterpret_cast<const char *>(read.data()), count * sizeof(int)};
}

void Combat::addLines(int side)
{
    const Facts &facts = situation_.side[at(side)].facts;
    Half &own = sides_[at(side)];

    const auto &base = sheet_.base.first(facts);
    const int column = sheet_.words.types[at(situation_.side[at(1 - side)].element.type)].column;
    own.lines.push({&base.payload.line, &stageBase, &base.payload.label, &base.rule, base.payload.value[at(column)], 0});
    own.sum += base.payload.value[at(column)];

    unsigned ranksUsed = 0;
    for (const auto &row : sheet_.support.rows())
        addReason(side, row, stageSupport, ranksUsed);
    // Ranks that tell only against the other side are of use all the same.
    const Facts &foe = situation_.side[at(1 - side)].facts;
    for (const auto *table : {&sheet_.support, &sheet_.mitigation})
        for (const auto &row : table->rows())
            if (row.payload.ranks && row.payload.ranks->foe && row.condition.holds(foe) && anyHolds(row.payload.any, foe))
                ranksUsed |= fitOf(sheet_, situation_, 1 - side, *row.payload.ranks).ranks;
    addIdleRanks(side, ranksUsed);
    for (const auto &row : sheet_.tactical.rows())
        addReason(side, row, stageTactical, ranksUsed);

    for (const auto &row : sheet_.grading.rows())
        if (row.condition.holds(facts) && anyHolds(row.payload.any, facts))
            own.grading.push({&row});
    for (const auto &row : sheet_.mitigation.rows())
        if (row.condition.holds(facts) && anyHolds(row.payload.any, facts)) {
            const Fit fit = row.payload.ranks ? fitOf(sheet_, situation_, side, *row.payload.ranks) : Fit{1, 0};
            if (fit.count > 0) {
                own.mitigation.push({&row});
                own.mitigated += row.payload.value * fit.count;
            }
        }
}

void Combat::addReason(int side, const Table<Reason>::Row &row, const std::string &stage, unsigned &ranksUsed)
{
    const Side &me = situation_.side[at(side)];
    const Reason &reason = row.payload;
    if (!row.condition.holds(me.facts) || !anyHolds(reason.any, me.facts))
        return;
    int times = reason.each < 0 ? 1 : me.counts[at(reason.each)];
    if (reason.ranks) {
        const Fit fit = fitOf(sheet_, situation_, side, *reason.ranks);
        times *= fit.count;
        if (!reason.ranks->foe)
            ranksUsed |= fit.ranks;
    }
    if (times == 0)
        return;
    sides_[at(side)].lines.push({&reason.line, &stage, &reason.label, &row.rule, times * reason.value, 0});
    sides_[at(side)].sum += times * reason.value;
}

void Combat::addIdleRanks(int side, unsigned ranksUsed)
{
    const Side &me = situation_.side[at(side)];
    for (int rank = me.element.rear >= 0 ? 3 : 2; rank <= me.ranks; ++rank)
        if ((ranksUsed & (1u << static_cast<unsigned>(rank))) == 0) {
            const auto &row = sheet_.idle.first(situation_.factsAt(sheet_, side, rank));
            sides_[at(side)].lines.push({&row.payload.line, &stageSupport, &row.payload.label, &row.rule, 0, rank});
        }
}

void Combat::addLots(int side)
{
    Facts facts = situation_.side[at(side)].facts;
    Half &own = sides_[at(side)];
    own.equal = lotOf(side, sheet_.equal.first(facts));
    own.less = lotOf(side, sheet_.less.first(facts));
    facts[sheet_.words.lessResult] = static_cast<std::uint8_t>(own.less.result + 1);
    own.half = lotOf(side, sheet_.half.first(facts));
}

Lot Combat::lotOf(int side, const Table<Fate>::Row &row) const
{
    const int result = row.payload.result;
    if (const auto *blocked = sheet_.blocked.firstOrNull(situation_.side[at(side)].facts))
        if (std::find(blocked->payload.from.begin(), blocked->payload.from.end(), result) != blocked->payload.from.end())
            return {blocked->payload.result, &blocked->rule, &blocked->payload.label};
    return {result, &row.rule, &sheet_.results[at(result)].label};
}

Score Combat::scoreOf(int dieA, int dieB) const
{
    Score score;
    score.total1 = {dieA + sides_[0].sum, dieB + sides_[1].sum};
    for (const int side : {0, 1}) {
        const int margin = score.total1[at(side)] - score.total1[at(1 - side)];
        int total = score.total1[at(side)];
        for (const Conditional &candidate : sides_[at(side)].grading)
            if (margin >= candidate.row->payload.least && margin <= candidate.row->payload.most)
                total += candidate.row->payload.value;
        score.total2[at(side)] = total;
    }
    score.total3 = score.total2;
    if (score.total2[0] != score.total2[1]) {
        const int winner = score.total2[0] > score.total2[1] ? 0 : 1;
        score.total3[at(winner)] += sides_[at(winner)].mitigated;
    }
    if (score.total3[0] != score.total3[1]) {
        score.loser = score.total3[0] < score.total3[1] ? 0 : 1;
        score.half = sheet_.comparison.factor * score.total3[at(score.loser)] <= score.total3[at(1 - score.loser)];
    }
    return score;
}

std::array<Lot, 2> Combat::lotsOf(const Score &score) const
{
    std::array<Lot, 2> lots;
    if (score.loser >= 0) {
        const Half &loser = sides_[at(score.loser)];
        lots[at(score.loser)] = score.half ? loser.half : loser.less;
        return lots;
    }
    lots = {sides_[0].equal, sides_[1].equal};
    // Whoever faces an element that a level score removes is simply left standing.
    const bool gainA = sheet_.results[at(lots[0].result)].gain, gainB = sheet_.results[at(lots[1].result)].gain;
    if (gainA != gainB)
        lots[gainA ? 1 : 0] = Lot();
    return lots;
}

std::array<int, 2> Combat::throwDice(Dice &dice) const
{
    const int a = dice.d6({"combat.a", dieLabel_[0]});
    const int b = dice.d6({"combat.b", dieLabel_[1]});
    return {a, b};
}

std::uint64_t Combat::roll(Dice &dice) const
{
    const auto faces = throwDice(dice);
    const auto lots = lotsOf(scoreOf(faces[0], faces[1]));
    return static_cast<std::uint64_t>(lots[0].result) * sheet_.results.size() + static_cast<std::uint64_t>(lots[1].result);
}

bool Combat::diesByLess(int side) const { return sheet_.results[at(sides_[at(side)].less.result)].lost; }

bool Combat::losesIt(std::uint64_t key, int side) const
{
    const std::size_t result = side == 0 ? key / sheet_.results.size() : key % sheet_.results.size();
    return sheet_.results[result].lost;
}

OutcomeText Combat::outcome(std::uint64_t key) const
{
    const std::array<std::uint64_t, 2> result{key / sheet_.results.size(), key % sheet_.results.size()};
    OutcomeText text;
    text.results = {{"a", sheet_.results[result[0]].id}, {"b", sheet_.results[result[1]].id}};
    const bool gainA = sheet_.results[result[1]].gain, gainB = sheet_.results[result[0]].gain;
    text.favours = gainA == gainB ? "" : gainA ? "a" : "b";
    for (const int side : {0, 1}) {
        const Result &own = sheet_.results[result[at(side)]];
        text.weight = std::max(text.weight, own.weight);
        if (own.shortText.empty() || (side == 1 && result[0] == result[1] && !own.gain))
            continue;
        text.label += (text.label.empty() ? "" : ", ") + fill(own.shortText, {{"type", shortName(side)}});
    }
    return text;
}

std::string sideName(const Situation &situation, int side)
{
    const int army = situation.side[at(side)].army;
    if (army < 0)
        return side == 0 ? "A" : "B";
    return situation.place.state->side(army).name;
}

std::string dieLabel(const Situation &situation, int side) { return possessive(sideName(situation, side)) + " combat die"; }

std::string Combat::unitName(int side) const
{
    const Element &own = situation_.side[at(side)].element;
    const std::string title = titleOf(sheet_.words, own);
    const bool needsOwner = situation_.place.state != nullptr || own.kind == situation_.side[at(1 - side)].element.kind;
    return needsOwner ? possessive(sideName(situation_, side)) + " " + title : title;
}

std::string Combat::shortName(int side) const
{
    const Element &own = situation_.side[at(side)].element;
    const std::string &name = sheet_.words.types[at(own.type)].name;
    return own.type == situation_.side[at(1 - side)].element.type ? possessive(sideName(situation_, side)) + " " + name : name;
}

std::string Combat::distance(int side) const
{
    const Facts &facts = situation_.side[at(side)].facts;
    int paces = sheet_.moves.first(facts).payload.paces[facts[sheet_.words.going_]];
    if (const auto *fast = sheet_.fast.firstOrNull(facts))
        paces += fast->payload.value;
    if (paces == 0)
        return {};
    const std::string scale = situation_.place.settings->at("scale").get<std::string>();
    return " of " + std::to_string(paces) + " paces (" + std::to_string(sheet_.millimetres(paces, scale)) + " mm)";
}

std::string Combat::sentenceOf(const std::array<Lot, 2> &lots) const
{
    std::string sentence;
    for (const int side : {0, 1}) {
        const Result &result = sheet_.results[at(lots[at(side)].result)];
        if (result.sentence.empty() || (side == 1 && lots[0].result == lots[1].result && !result.gain))
            continue;
        sentence += (sentence.empty() ? "" : "; ") + fill(result.sentence, {{"unit", unitName(side)}});
    }
    return sentence;
}

Fought Combat::foughtAs(const std::array<Lot, 2> &lots) const
{
    return {sheet_, combat_, situation_, {lots[0].result, lots[1].result}, {unitName(0), unitName(1)}};
}

void Combat::tellOutcome(const std::array<Lot, 2> &lots, Ruling &ruling) const
{
    for (const int side : {0, 1}) {
        const Lot &lot = lots[at(side)];
        const Result &result = sheet_.results[at(lot.result)];
        SideOutcome told{
            sideId[at(side)], result.id, lot.label == nullptr ? result.label : *lot.label, {}, lot.rule == nullptr ? "" : *lot.rule};
        // What both are told alike is told once.
        if (side == 0 || lots[0].result != lots[1].result || result.gain) {
            const bool isDouble = situation_.side[at(side)].element.rear >= 0 && !result.doubleText.empty();
            told.instruction =
                fill(isDouble ? result.doubleText : result.instruction, {{"unit", unitName(side)}, {"distance", distance(side)}});
        }
        if (std::string pursues = pursuitText(foughtAs(lots), side); !pursues.empty()) {
            told.instruction = std::move(pursues);
            told.rule = sheet_.following.rule;
        }
        ruling.outcome.push_back(std::move(told));
    }
}

Ruling Combat::rule(Dice &dice) const
{
    const auto faces = throwDice(dice);
    const Score score = scoreOf(faces[0], faces[1]);
    const auto lots = lotsOf(score);
    const Words &words = sheet_.words;

    Ruling ruling;
    ruling.dice = dice.drawn();
    for (const int side : {0, 1}) {
        const std::string &id = sideId[at(side)];
        const Half &own = sides_[at(side)];
        const Side &me = situation_.side[at(side)];
        const Element &foe = situation_.side[at(1 - side)].element;
        ruling.lines.push_back({id, "die", stageDie, "die", faces[at(side)], "DBM-080"});
        for (const Factored &line : own.lines) {
            const std::string rank = line.rank > 0 ? titleOf(words, me.rank[at(line.rank)]) : "";
            ruling.lines.push_back({id, *line.line, *line.stage,
                                    fill(*line.label, {{"me", words.types[at(me.element.type)].name},
                                                       {"class", words.classes[at(words.types[at(foe.type)].column)].label},
                                                       {"rank", rank}}),
                                    line.value, *line.rule});
        }
        ruling.totals.push_back({id, "total1", "before grading", score.total1[at(side)]});
        const int margin = score.total1[at(side)] - score.total1[at(1 - side)];
        for (const Conditional &candidate : own.grading) {
            const Reason &reason = candidate.row->payload;
            if (margin >= reason.least && margin <= reason.most)
                ruling.lines.push_back({id, reason.line, stageGrading, reason.label, reason.value, candidate.row->rule});
        }
        ruling.totals.push_back({id, "total2", "after grading", score.total2[at(side)]});
        if (score.total2[at(side)] > score.total2[at(1 - side)])
            for (const Conditional &candidate : own.mitigation)
                ruling.lines.push_back({id, candidate.row->payload.line, stageMitigation, candidate.row->payload.label,
                                        candidate.row->payload.value, candidate.row->rule});
        ruling.totals.push_back({id, "total3", "final", score.total3[at(side)]});
    }
    const std::string a = std::to_string(score.total3[0]), b = std::to_string(score.total3[1]);
    const Comparison &compare = sheet_.comparison;
    ruling.comparison = fill(score.loser < 0 ? compare.equal : score.half ? compare.half : compare.less, {{"a", a}, {"b", b}});
    ruling.sentence = sentenceOf(lots);
    if (const Place &place = situation_.place; place.late)
        dbx::tellLate(combat_.questions, {{place.lateId, place.lateReason}}, place.lateId, ruling);
    tellOutcome(lots, ruling);
    tellAftermath(foughtAs(lots), ruling);
    return ruling;
}

} // namespace optio::dbm
