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
    Json json{{"side", dice.side},
              {"die", dice.kind.name()},
              {"from", dice.app ? "app" : "typed"},
              {"faces", dice.faces},
              {"average", toJson(dice.average)}};
    if (!dice.name.empty())
        json["name"] = dice.name;
    return json;
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
    if (key != game_)
        acts_.clear();
    game_ = key;
    if (entry.contains("key") && entry.contains("result")) {
        ThrownFor act{key + canonical(entry.at("key")), DieNames(entry)};
        tell(act, entry.at("result"));
        acts_[entry.value("n", 0)] = std::move(act);
    }
    if (entry.value("kind", "") != "amend" || !entry.contains("history"))
        return;
    for (const Json &item : entry.at("history")) {
        if (const auto act = acts_.find(item.value("n", 0)); act != acts_.end() && item.contains("result"))
            tell(act->second, item.at("result"));
        if (item.contains("before"))
            for (const Json &put : item.at("before"))
                if (put.contains("key") && put.contains("result"))
                    tell({key + canonical(put.at("key")), {}}, put.at("result"));
    }
}

void DiceTally::count(const Thrown &die, int more)
{
    const auto counted = [&](const std::string &name) { die.kind.tally(faces_[{die.kind, die.app, name}], die.value, more); };
    counted({});
    if (!die.name.empty())
        counted(die.name);
}

void DiceTally::tell(const ThrownFor &act, const Json &result)
{
    const std::vector<Draw> draws = drawsOf(result);
    if (draws.empty())
        return;
    std::vector<Thrown> &thrown = thrown_[act.key];
    for (std::size_t at = 0; at < draws.size(); ++at) {
        const auto kind = kindOf(draws[at]);
        if (!kind)
            continue;
        Thrown die{draws[at].id, countBefore(draws, at), *kind, draws[at].from == Provenance::rolled, draws[at].value, {}};
        if (const std::string name = act.names.of(draws, at); !name.empty()) {
            die.name = sameDie(name);
            spelled_[die.name] = name;
        }
        const auto known = std::find_if(thrown.begin(), thrown.end(), [&](const Thrown &one) {
            return one.draw == die.draw && one.nth == die.nth && one.kind == die.kind && one.app == die.app;
        });
        if (known == thrown.end()) {
            count(die, 1);
            thrown.push_back(std::move(die));
        } else if (!die.app) { // the program's follow from the key of the act, and were counted; of others the last word holds
            count(*known, -1);
            if (die.name.empty())
                die.name = known->name;
            count(die, 1);
            *known = std::move(die);
        }
    }
}

namespace {

/// "your red d6", "Ben's d6"
std::string calledDie(const std::string &name, const DieKind &kind)
{
    const std::string folded = sameDie(name);
    const bool owned = name.find('\'') != std::string::npos || name.find("\u2019") != std::string::npos || folded.starts_with("my ") ||
                       folded.starts_with("our ") || folded.starts_with("your ") || folded.starts_with("the ");
    return (owned ? "" : "your ") + name + (folded.find(sameDie(kind.name())) == std::string::npos ? " (" + kind.name() + ")" : "");
}

} // namespace

std::vector<DiceTally::Row> DiceTally::rows() const
{
    std::vector<Row> rows;
    for (const auto &[key, faces] : faces_) {
        const int count = std::accumulate(faces.begin(), faces.end(), 0);
        if (count == 0)
            continue; // it has got another name since
        Row &row = rows.emplace_back();
        row.kind = key.kind;
        row.app = key.app;
        row.name = key.name.empty() ? std::string() : spelled_.at(key.name);
        row.faces = faces;
        row.count = count;
        row.fairness = fairness(faces, row.kind.chances());
        const double expected = row.count * row.kind.chances()[row.fairness.face];
        const int came = faces[row.fairness.face], face = row.kind.least() + static_cast<int>(row.fairness.face);
        row.unusual = row.count >= enoughDice && row.fairness.p < unusualDie;
        const std::string part = fmt::format("{} {:.0f} %", faceWord(face), 100.0 * came / row.count);
        const std::string share = fmt::format("{} (expected {:.0f} %)", part, 100.0 * expected / row.count);
        if (row.count < enoughDice)
            row.verdict = "too few to say";
        else if (row.unusual)
            row.verdict = fmt::format("unusual: {}; {} does so", share, oneIn(row.fairness.p, "fair die"));
        else
            row.verdict = fmt::format("nothing unusual; furthest off: {}", share);
        if (row.name.empty())
            continue;
        row.called = calledDie(row.name, row.kind);
        const std::string called = row.called + (row.count == 1 ? ": one roll" : fmt::format(": {} rolls", row.count));
        row.text = row.count < enoughDice ? called + ", too few to say"
                   : row.unusual          ? fmt::format("{}, {}, unusual: {} does so", called, share, oneIn(row.fairness.p, "fair die"))
                                          : fmt::format("{}, {}, nothing unusual", called, part);
    }
    return rows;
}

Json toJson(const DiceTally::Row &row)
{
    Json json{{"die", row.kind.name()}, {"from", row.app ? "app" : "typed"},
              {"count", row.count},     {"least", row.kind.least()},
              {"faces", row.faces},     {"p", row.fairness.p},
              {"unusual", row.unusual}, {"verdict", row.verdict}};
    if (!row.name.empty()) {
        json["name"] = row.name;
        json["text"] = row.text;
    }
    return json;
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
