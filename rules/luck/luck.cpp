// SPDX-License-Identifier: GPL-3.0-or-later
// What the dice of one battle gave, beside what was to be expected of them.
#include "rules/luck/luck.h"

#include "rules/dice/pools.h"
#include "rules/journal/secrets.h"
#include "rules/ruleset.h"
#include "rules/ruling/die_side.h"

#include <algorithm>
#include <cmath>
#include <fmt/core.h>
#include <numeric>

namespace optio {

namespace {

constexpr std::array<std::string_view, 4> picks{"shuffle", "chance", "army.random", "initiative"}; ///< draws that no die makes
constexpr std::size_t mostSwings = 5;
constexpr int hardest = 3; ///< OutcomeText::weight of what is destroyed

std::string otherArmy(const std::string &side) { return side == "a" ? "b" : side == "b" ? "a" : side; }
std::size_t armyNumber(const std::string &side) { return side == "b" ? 1 : 0; }

/// `got` of a number that has these chances; `scale` numbers make one of what is told.
Measured measured(const Chances &chances, int got, int count, double scale)
{
    const auto [low, high] = chances.band(bandShare);
    Measured told;
    told.count = count;
    told.got = got / scale;
    told.expected = chances.mean() / scale;
    told.low = low / scale;
    told.high = high / scale;
    told.atLeast = chances.atLeast(got);
    told.atMost = chances.atMost(got);
    told.exact = chances.exact;
    told.unusual = count >= enoughDice && (got < low || got > high);
    if (count < enoughDice)
        told.verdict = "too few to say";
    else if (!told.unusual)
        told.verdict = "nothing unusual";
    else if (got > high)
        told.verdict = fmt::format("high: {} goes so or higher", oneIn(told.atLeast));
    else
        told.verdict = fmt::format("low: {} goes so or lower", oneIn(told.atMost));
    return told;
}

/// How good a result is for side a of its ruling.
int worthOf(const OutcomeText &outcome)
{
    const int hard = std::max(1, outcome.weight);
    return outcome.favours == "a" ? hard : outcome.favours == "b" ? -hard : 0;
}

} // namespace

std::vector<double> DieKind::chances() const
{
    if (average)
        return {1.0 / 6, 2.0 / 6, 2.0 / 6, 1.0 / 6};
    return std::vector<double>(static_cast<std::size_t>(sides), 1.0 / sides);
}

void DieKind::tally(std::vector<int> &faces, int value, int more) const
{
    faces.resize(chances().size());
    faces[static_cast<std::size_t>(value - least())] += more;
}

std::string DieKind::name() const { return average ? "average die" : fmt::format("d{}", sides); }

std::optional<DieKind> kindOf(const Draw &draw)
{
    if (isPool(draw.value) || draw.from == Provenance::imported || std::find(picks.begin(), picks.end(), draw.id) != picks.end())
        return {};
    const bool die = draw.sides == 6 || draw.sides == 3 || draw.sides == 10;
    const DieKind kind{draw.sides, draw.average};
    const int place = draw.value - kind.least();
    if (!die || place < 0 || static_cast<std::size_t>(place) >= kind.chances().size())
        return {};
    return kind;
}

LuckReader::LuckReader(const Ruleset &ruleset, const Json &header, bool all) : ruleset_(ruleset), all_(all)
{
    const View view = ruleset.view(header.at("start"), "");
    const Json &armies = header.at("armies");
    names_ = {armies.at(0).value("name", ""), armies.at(1).value("name", "")};
    for (const SideView &side : view.sides)
        names_[armyNumber(side.id)] = side.name;
    sideOf_ = sidesOfUnits(view);
}

void LuckReader::look(const StandingEntry &entry, const Json &before)
{
    if (entry.kind != "act" || entry.struck())
        return;
    for (const Json &put : entry.before) // each of them changes the state; of the first it is the state before all
        if (put.contains("act") && put.contains("result") && (all_ || !isSecret(ruleset_, put)))
            take(entry.n, entry.turn, put.at("act"), rulingFromJson(put.at("result")), before, {});
    if (!all_ && isSecret(ruleset_, Json{{"act", entry.act}, {"result", entry.result}}))
        return;
    if (entry.before.empty())
        return take(entry.n, entry.turn, entry.act, rulingFromJson(entry.result), before, entry.names);
    Json then = before;
    optio::apply(then, changesOfBefore(entry.before));
    take(entry.n, entry.turn, entry.act, rulingFromJson(entry.result), then, entry.names);
}

void LuckReader::count(const std::string &army, const Draw &draw, const DieKind &kind, const std::string &name)
{
    kind.tally(dice_[{army, kind, draw.from == Provenance::rolled, sameDie(name)}], draw.value, 1);
    if (!name.empty())
        spelled_[sameDie(name)] = name;
}

void LuckReader::take(int n, int turn, const Json &act, const Ruling &ruling, const Json &before, const DieNames &names)
{
    if (ruling.dice.empty())
        return;
    Form form;
    bool cross = false;
    try {
        form = ruleset_.resolver(act.at("resolver").get<std::string>()).form(&before, act.at("input"));
        cross = crossed(form, sideOf_);
    } catch (const std::exception &) {
        form = {}; // of other rules than today's: its dice are nobody's
    }
    for (std::size_t die = 0; die < ruling.dice.size(); ++die) {
        const Draw &draw = ruling.dice[die];
        const std::string side = sideOfDie(form, ruling, die);
        const std::string army = cross ? otherArmy(side) : side;
        if (isPool(draw.value)) {
            const Pool pool = poolOf(draw.value);
            Hits &hits = pools_[army];
            hits.dice += pool.dice;
            hits.hits += pool.hits;
            if (pool.dice > 0)
                hits.chances.insert(hits.chances.end(), static_cast<std::size_t>(pool.dice), expectedHits(pool) / pool.dice);
        } else if (const auto kind = kindOf(draw)) {
            count(army, draw, *kind, {});
            if (const std::string name = names.of(ruling.dice, die); !name.empty())
                count(army, draw, *kind, name);
        }
    }
    // A shuffle can fall out in more ways than anybody can wait for.
    if (std::any_of(ruling.dice.begin(), ruling.dice.end(), [](const Draw &one) { return one.id == "shuffle"; }))
        return;
    ++rolls_;
    try {
        weigh(n, turn, act, ruling, before, cross);
    } catch (const DieWanted &) {
        // what comes of it is decided by a roll that follows
    } catch (const std::exception &) {
        ++uncounted_;
    }
}

void LuckReader::weigh(int n, int turn, const Json &act, const Ruling &ruling, const Json &before, bool cross)
{
    const auto ready = ruleset_.resolver(act.at("resolver").get<std::string>()).prepareLenient(&before, act.at("input"));
    const Distribution odds = oddsOf(*ready);
    std::vector<int> faces;
    for (const Draw &draw : ruling.dice)
        faces.push_back(draw.value);
    const OutcomeText came = outcomeFrom(*ready, faces);
    double expected = 0;
    std::array<double, 2> favour{}, destroy{}; // by side of the ruling
    for (const Share &share : odds.shares) {
        const OutcomeText outcome = ready->outcome(share.outcome);
        const double p = odds.p(share.weight);
        expected += p * worthOf(outcome);
        if (outcome.favours == "a" || outcome.favours == "b") {
            favour[armyNumber(outcome.favours)] += p;
            if (outcome.weight >= hardest)
                destroy[armyNumber(outcome.favours)] += p;
        }
    }
    for (const std::size_t side : {0U, 1U}) {
        const std::size_t army = cross ? 1 - side : side;
        const bool favoured = came.favours == (side == 0 ? "a" : "b");
        if (favour[side] > 0) {
            chances_[army].push_back(std::min(1.0, favour[side]));
            came_[army] += favoured ? 1 : 0;
        }
        if (destroy[side] > 0) {
            destroying_[army].push_back(std::min(1.0, destroy[side]));
            destroyed_[army] += favoured && came.weight >= hardest ? 1 : 0;
        }
    }
    const double swing = worthOf(came) - expected; // for side a of the ruling
    if (std::abs(swing) < 1e-9)
        return;
    const std::string side = swing > 0 ? "a" : "b";
    const Weight asGood = odds.weightWhere([&](std::uint64_t key) {
        const int worth = worthOf(ready->outcome(key));
        return swing > 0 ? worth >= worthOf(came) : worth <= worthOf(came);
    });
    LuckSwing told;
    told.n = n;
    told.turn = turn;
    told.sentence = ruling.sentence;
    told.side = cross ? otherArmy(side) : side;
    told.chance = odds.p(asGood);
    if (std::string exact = fraction(asGood, odds.of); exact.size() <= 7)
        told.fraction = std::move(exact);
    told.swing = std::abs(swing);
    swings_.push_back(std::move(told));
    std::stable_sort(swings_.begin(), swings_.end(), [](const LuckSwing &one, const LuckSwing &two) { return one.swing > two.swing; });
    if (swings_.size() > mostSwings)
        swings_.pop_back();
}

Luck LuckReader::told(const Json &last) const
{
    Luck luck;
    luck.names = names_;
    luck.over = ruleset_.ended(last).value("over", false);
    luck.rolls = rolls_;
    luck.uncounted = uncounted_;
    luck.swings = swings_;
    for (const auto &[key, faces] : dice_) {
        const int count = std::accumulate(faces.begin(), faces.end(), 0);
        int sum = 0;
        for (std::size_t face = 0; face < faces.size(); ++face)
            sum += faces[face] * (key.kind.least() + static_cast<int>(face));
        luck.dice.push_back({key.side, key.kind, key.app, faces,
                             measured(sumOf(key.kind.least(), key.kind.chances(), count), sum, count, count),
                             key.name.empty() ? std::string() : spelled_.at(key.name)});
    }
    for (const auto &[side, hits] : pools_)
        luck.pools.push_back({side, {}, false, {}, measured(countOf(hits.chances), hits.hits, hits.dice, 1), {}});
    for (const std::size_t army : {0U, 1U}) {
        const std::string side = army == 0 ? "a" : "b";
        if (!chances_[army].empty())
            luck.results.push_back({side, "results in its favour",
                                    measured(countOf(chances_[army]), came_[army], static_cast<int>(chances_[army].size()), 1)});
        if (!destroying_[army].empty())
            luck.results.push_back({side, "enemies destroyed by a roll",
                                    measured(countOf(destroying_[army]), destroyed_[army], static_cast<int>(destroying_[army].size()), 1)});
    }
    return luck;
}

Luck luckOf(const Ruleset &ruleset, const std::vector<Entry> &entries, bool all)
{
    if (entries.empty())
        throw Error("a journal begins with its header, and this one is empty");
    try {
        const Json &header = entries.front().json;
        const std::vector<StandingEntry> history = standingHistory(entries);
        const auto over = [&] {
            Json last = header.at("start");
            for (const StandingEntry &entry : history)
                optio::apply(last, changesOf(entry));
            return ruleset.ended(last).value("over", false);
        };
        LuckReader reader(ruleset, header, all || over());
        Json state = header.at("start");
        for (const StandingEntry &entry : history) {
            reader.look(entry, state);
            optio::apply(state, changesOf(entry));
        }
        return reader.told(state);
    } catch (const Json::exception &) {
        throw Error("the dice of the journal cannot be told: it does not fit its rule set");
    }
}

} // namespace optio
