// SPDX-License-Identifier: GPL-3.0-or-later
// The dice of many games against fair ones, and luck as the command line tells it.
#include "rules/luck/luck.h"
#include "rules/ruleset.h"

#include <algorithm>
#include <cmath>
#include <fmt/core.h>
#include <numeric>

namespace optio {

namespace {

const char *faceWord(int face)
{
    static constexpr std::array<const char *, 10> words{"noughts", "ones",  "twos",   "threes", "fours",
                                                        "fives",   "sixes", "sevens", "eights", "nines"};
    return face >= 0 && face < 10 ? words[static_cast<std::size_t>(face)] : "of that face";
}

Json toJson(const Measured &told)
{
    return {{"count", told.count},     {"got", told.got},         {"expected", told.expected}, {"low", told.low},
            {"high", told.high},       {"atLeast", told.atLeast}, {"atMost", told.atMost},     {"verdict", told.verdict},
            {"unusual", told.unusual}, {"exact", told.exact}};
}

Json diceJson(const LuckDice &dice)
{
    return {{"side", dice.side},
            {"die", dice.kind.name()},
            {"from", dice.app ? "app" : "typed"},
            {"faces", dice.faces},
            {"average", toJson(dice.average)}};
}

} // namespace

void DiceTally::add(const std::vector<Entry> &entries)
{
    const std::string key = entries.front().json.value("key", "");
    for (std::size_t n = 1; n < entries.size(); ++n)
        add(key, entries[n].json);
}

void DiceTally::add(const std::string &key, const Json &entry)
{
    if (entry.contains("key") && entry.contains("result"))
        add(key, entry.at("key"), entry.at("result"));
    if (entry.value("kind", "") == "amend" && entry.contains("history"))
        for (const Json &item : entry.at("history")) {
            if (item.contains("key") && item.contains("result"))
                add(key, item.at("key"), item.at("result"));
            if (item.contains("before"))
                for (const Json &put : item.at("before"))
                    if (put.contains("key") && put.contains("result"))
                        add(key, put.at("key"), put.at("result"));
        }
}

void DiceTally::add(const std::string &key, const Json &act, const Json &result)
{
    if (!result.contains("dice"))
        return;
    // The faces of an act follow from its key: whatever was shown of them before is not thrown again.
    std::size_t &known = seen_[key + canonical(act)];
    const Json &dice = result.at("dice");
    for (std::size_t at = known; at < dice.size(); ++at) {
        const Draw draw = drawFromJson(dice[at]);
        const auto kind = kindOf(draw);
        if (!kind)
            continue;
        std::vector<int> &faces = faces_[{*kind, draw.from == Provenance::rolled}];
        faces.resize(kind->chances().size());
        ++faces[static_cast<std::size_t>(draw.value - kind->least())];
    }
    known = std::max(known, dice.size());
}

std::vector<DiceTally::Row> DiceTally::rows() const
{
    std::vector<Row> rows;
    for (const auto &[key, faces] : faces_) {
        Row &row = rows.emplace_back();
        row.kind = key.first;
        row.app = key.second;
        row.faces = faces;
        row.count = std::accumulate(faces.begin(), faces.end(), 0);
        row.fairness = fairness(faces, row.kind.chances());
        const double expected = row.count * row.kind.chances()[row.fairness.face];
        const int came = faces[row.fairness.face], face = row.kind.least() + static_cast<int>(row.fairness.face);
        row.unusual = row.count >= enoughDice && row.fairness.p < unusualDie;
        const std::string share =
            fmt::format("{} {:.0f} % (expected {:.0f} %)", faceWord(face), 100.0 * came / row.count, 100.0 * expected / row.count);
        if (row.count < enoughDice)
            row.verdict = "too few to say";
        else if (row.unusual)
            row.verdict = fmt::format("unusual: {}; {} does so", share, oneIn(row.fairness.p, "fair die"));
        else
            row.verdict = fmt::format("nothing unusual; furthest off: {}", share);
    }
    return rows;
}

Json toJson(const DiceTally::Row &row)
{
    return {{"die", row.kind.name()}, {"from", row.app ? "app" : "typed"},
            {"count", row.count},     {"least", row.kind.least()},
            {"faces", row.faces},     {"p", row.fairness.p},
            {"unusual", row.unusual}, {"verdict", row.verdict}};
}

Json toJson(const Luck &luck)
{
    Json dice = Json::array(), pools = Json::array(), results = Json::array(), swings = Json::array();
    for (const LuckDice &one : luck.dice)
        dice.push_back(diceJson(one));
    for (const LuckDice &one : luck.pools)
        pools.push_back({{"side", one.side}, {"hits", toJson(one.average)}});
    for (const LuckResults &one : luck.results)
        results.push_back({{"side", one.side}, {"what", one.what}, {"number", toJson(one.number)}});
    for (const LuckSwing &one : luck.swings)
        swings.push_back({{"n", one.n},
                          {"turn", one.turn},
                          {"sentence", one.sentence},
                          {"side", one.side},
                          {"chance", one.chance},
                          {"fraction", one.fraction},
                          {"swing", one.swing}});
    return {{"names", luck.names}, {"over", luck.over}, {"rolls", luck.rolls}, {"uncounted", luck.uncounted},
            {"dice", dice},        {"pools", pools},    {"results", results},  {"swings", swings}};
}

} // namespace optio
