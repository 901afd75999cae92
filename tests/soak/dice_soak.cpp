// SPDX-License-Identifier: GPL-3.0-or-later
// The app's dice as players get them, by the million: six tests of chance over dice that acts draw through Dice, and the same over four
// generators that are bad on purpose, each of which must fail.
//   dice_soak [DICE [SEED]]          the tests; the last line gives the figures
//   dice_soak --write DICE [SEED]    a journal of acts for tests/verify_dice.py, which recomputes every die from the key
#include "rules/dice/dice.h"

#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fmt/core.h>
#include <functional>
#include <map>
#include <numeric>
#include <random>
#include <string>
#include <unordered_set>
#include <vector>

namespace {

using namespace optio;

/// How unlikely a result must be for a test to fail, over all six of a run. The dice of a seed are always the same: a run that passes,
/// passes.
constexpr double level = 0.001;
/// And for a bad generator to count as found.
constexpr double found = 1e-9;

constexpr int faces = 6;
using Counts = std::vector<double>;

/// The chance of a value at least so far out, from its standard score.
double tail(double score) { return 0.5 * std::erfc(score / std::sqrt(2.0)); }

/// The chance of a chi-square at least so large (by Wilson and Hilferty), and of one at least so small: counts that fit too well are none
/// of chance either. The smaller of both, twice.
double chance(const Counts &seen, const Counts &wanted)
{
    double sum = 0;
    for (std::size_t i = 0; i < seen.size(); ++i)
        sum += (seen[i] - wanted[i]) * (seen[i] - wanted[i]) / wanted[i];
    const double free = static_cast<double>(seen.size()) - 1, ninth = 2.0 / (9.0 * free);
    const double score = (std::cbrt(sum / free) - (1 - ninth)) / std::sqrt(ninth);
    return std::min(1.0, 2 * std::min(tail(score), tail(-score)));
}

Counts scaled(Counts shares, double total)
{
    const double all = std::accumulate(shares.begin(), shares.end(), 0.0);
    for (double &share : shares)
        share *= total / all;
    return shares;
}

/// Six tests that hear every die, 0 to 5.
class Tests {
public:
    void hear(int face)
    {
        ++dice_;
        ++frequency_[static_cast<std::size_t>(face)];
        if (dice_ % 2 == 0)
            ++pairs_[static_cast<std::size_t>(last_ * faces + face)];
        if (face == last_ && dice_ > 1) {
            ++run_;
        } else if (dice_ > 1) {
            ++runs_[std::min<std::size_t>(run_, runs_.size()) - 1];
            run_ = 1;
        }
        if (face == faces - 1) {
            if (begun_)
                ++gaps_[std::min<std::size_t>(gap_, gaps_.size() - 1)];
            begun_ = true;
            gap_ = 0;
        } else {
            ++gap_;
        }
        order(face);
        birthday(face);
        last_ = face;
    }

    /// Each test's name and how likely its result is.
    std::map<std::string, double> results() const
    {
        Counts runs, gaps;
        for (std::size_t i = 0; i < runs_.size(); ++i)
            runs.push_back(i + 1 < runs_.size() ? std::pow(1.0 / faces, i) * (faces - 1) / faces : std::pow(1.0 / faces, i));
        for (std::size_t i = 0; i < gaps_.size(); ++i)
            gaps.push_back(i + 1 < gaps_.size() ? std::pow(1 - 1.0 / faces, i) / faces : std::pow(1 - 1.0 / faces, i));
        const auto total = [](const Counts &counts) { return std::accumulate(counts.begin(), counts.end(), 0.0); };
        // How many of so many days are met twice, exactly; their number is as good as Poisson's.
        const double expected = years_ * (perYear - days * (1 - std::exp(perYear * std::log1p(-1.0 / days))));
        const double score = expected > 0 ? (counted_ - expected) / std::sqrt(expected) : 0;
        return {{"frequency", chance(frequency_, scaled(Counts(frequency_.size(), 1), total(frequency_)))},
                {"pairs", chance(pairs_, scaled(Counts(pairs_.size(), 1), total(pairs_)))},
                {"runs", chance(runs_, scaled(runs, total(runs_)))},
                {"gaps", chance(gaps_, scaled(gaps, total(gaps_)))},
                {"permutations", chance(orders_, scaled(Counts(orders_.size(), 1), total(orders_)))},
                {"birthdays", std::min(1.0, 2 * tail(std::abs(score)))}};
    }

private:
    /// In which of six orders stand three numbers of three dice each?
    void order(int face)
    {
        number_ = number_ * faces + face;
        if (++digits_ % 3 != 0)
            return;
        three_[static_cast<std::size_t>(digits_ / 3 - 1)] = std::exchange(number_, 0);
        if (digits_ < 9)
            return;
        digits_ = 0;
        const auto [a, b, c] = three_;
        if (a == b || b == c || a == c)
            return;
        ++orders_[static_cast<std::size_t>((a < b ? 0 : 3) + (b < c ? (a < c ? 0 : 1) : (a < c ? 1 : 2)))];
    }

    /// Eight dice are a day of a long year: how often do two of 2,048 fall on the same?
    void birthday(int face)
    {
        day_ = day_ * faces + static_cast<std::uint32_t>(face);
        if (++dayDice_ < 8)
            return;
        collisions_ += met_.insert(std::exchange(day_, 0)).second ? 0 : 1;
        dayDice_ = 0;
        if (++met_count_ < perYear)
            return;
        met_.clear();
        met_count_ = 0;
        ++years_;
        counted_ = collisions_;
    }

    static constexpr double days = 1679616; // 6^8
    static constexpr int perYear = 2048;

    long dice_ = 0;
    int last_ = 0;
    std::size_t run_ = 1, gap_ = 0;
    bool begun_ = false;
    Counts frequency_ = Counts(faces, 0), pairs_ = Counts(faces * faces, 0), runs_ = Counts(6, 0), gaps_ = Counts(40, 0),
           orders_ = Counts(6, 0);
    int number_ = 0, digits_ = 0;
    std::array<int, 3> three_{};
    std::uint32_t day_ = 0;
    int dayDice_ = 0, met_count_ = 0;
    std::unordered_set<std::uint32_t> met_;
    double collisions_ = 0, counted_ = 0, years_ = 0;
};

/// The acts of many battles, each with some dice.
class Battles {
public:
    explicit Battles(std::uint64_t seed) : shape_(seed), key_(gameKeyFromSeed(seed)) {}

    struct Act {
        GameKey game{};
        ActKey key;
        int dice = 0;
    };
    Act next()
    {
        if (++acts_ % 400 == 0)
            key_ = gameKeyFromSeed(++games_ + 1000000);
        ActKey act{static_cast<int>(acts_ % 400 / 20) + 1, acts_ % 3 == 0 ? "shooting" : "close-combat", {}, 0};
        act.participants = {"a1." + std::to_string(acts_ % 17 + 1), "b2." + std::to_string(acts_ % 19 + 1)};
        act.before = static_cast<int>(acts_ % 20);
        return {key_, std::move(act), static_cast<int>(2 + shape_() % 60)};
    }

private:
    std::mt19937_64 shape_;
    GameKey key_;
    std::uint64_t acts_ = 0, games_ = 0;
};

std::map<std::string, double> appDice(long count, std::uint64_t seed)
{
    Tests tests;
    Battles battles(seed);
    for (long done = 0; done < count;) {
        const Battles::Act act = battles.next();
        RandomDice source(act.game, act.key);
        Dice dice(source);
        for (int i = 0; i < act.dice && done < count; ++i, ++done)
            tests.hear(dice.d6({"die", "a die"}) - 1);
    }
    return tests.results();
}

std::map<std::string, double> heard(long count, const std::function<int()> &face)
{
    Tests tests;
    for (long done = 0; done < count; ++done)
        tests.hear(face());
    return tests.results();
}

/// Bad generators, each in its own way.
std::map<std::string, std::function<int()>> planted(std::uint64_t seed)
{
    std::map<std::string, std::function<int()>> all;
    all["a byte modulo six"] = [random = std::mt19937_64(seed)]() mutable { return static_cast<int>(random() % 256 % faces); };
    all["low bits of a linear generator"] = [state = static_cast<std::uint32_t>(seed)]() mutable {
        state = state * 1103515245U + 12345U;
        return static_cast<int>((state >> 1U) % 1024 % faces);
    };
    all["no face thrice in a row"] = [random = std::mt19937_64(seed), last = -1, times = 0]() mutable {
        int face = static_cast<int>(random() % faces);
        while (face == last && times >= 2)
            face = static_cast<int>(random() % faces);
        times = face == last ? times + 1 : 1;
        return last = face;
    };
    std::vector<int> few(80000);
    std::mt19937_64 random(seed);
    for (int &face : few)
        face = static_cast<int>(random() % faces);
    all["acts that share eighty thousand dice"] = [few, at = std::size_t{0}, random]() mutable {
        if (at % 8 == 0)
            at = random() % (few.size() / 8) * 8;
        return few[at++ % few.size()];
    };
    return all;
}

void writeJournal(long count, std::uint64_t seed)
{
    Battles battles(seed);
    GameKey key{};
    int entry = 0;
    for (long done = 0; done < count;) {
        Battles::Act act = battles.next();
        if (entry++ == 0) {
            key = act.game;
            fmt::print("{{\"optio-game\":1,\"key\":\"{}\"}}\n", toHex(key));
        }
        act.key.turn = entry; // one game, and no act twice
        RandomDice source(key, act.key);
        Dice dice(source);
        for (int i = 0; i < act.dice && done < count; ++i, ++done)
            i % 7 == 3 ? static_cast<void>(dice.d10({"ten", "a ten"})) : static_cast<void>(dice.d6({"six", "a six"}));
        fmt::print("{{\"n\":{},\"kind\":\"act\",\"key\":{{\"turn\":{},\"resolver\":\"{}\",\"participants\":[\"{}\",\"{}\"],\"before\":{}}},"
                   "\"result\":{{\"dice\":[",
                   entry, act.key.turn, act.key.resolver, act.key.participants[0], act.key.participants[1], act.key.before);
        const char *comma = "";
        for (const Draw &draw : dice.drawn()) {
            fmt::print("{}{{\"for\":\"{}\",\"sides\":{},\"value\":{},\"from\":\"rolled\"}}", comma, draw.label, draw.sides, draw.value);
            comma = ",";
        }
        fmt::print("]}}}}\n");
    }
}

} // namespace

int main(int argc, char **argv)
{
    const bool writes = argc > 1 && std::strcmp(argv[1], "--write") == 0;
    const int first = writes ? 2 : 1;
    const long count = argc > first ? std::atol(argv[first]) : 6000000;
    const auto seed = static_cast<std::uint64_t>(argc > first + 1 ? std::atoll(argv[first + 1]) : 20261126);
    if (writes) {
        writeJournal(count, seed);
        return 0;
    }
    const auto began = std::chrono::steady_clock::now();
    const std::map<std::string, double> own = appDice(count, seed);
    bool good = true;
    std::string told;
    for (const auto &[name, likely] : own) {
        good = good && likely > level / static_cast<double>(own.size());
        told += fmt::format("{} {:.3f}, ", name, likely);
    }
    int bad = 0, caught = 0;
    for (const auto &[name, face] : planted(seed)) {
        ++bad;
        std::string by;
        for (const auto &[test, likely] : heard(std::min(count, 6000000L), face))
            if (likely < found)
                by += " " + test;
        caught += by.empty() ? 0 : 1;
        fmt::print("planted, {}: {}\n", name, by.empty() ? "NOT FOUND" : "found by" + by);
    }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    fmt::print(
        "dice: {} app dice, chances of what was seen: {}level {} over all six: {}; {} of {} bad generators found (seed {}, {:.0f} s)\n",
        count, told, level, good ? "pass" : "FAIL", caught, bad, seed, seconds);
    return good && caught == bad ? 0 : 1;
}
