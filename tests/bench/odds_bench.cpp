// SPDX-License-Identifier: GPL-3.0-or-later
// The odds engine on four reference distributions, each beside a hand-written enumeration that yields the same Distribution; and a die
// from the game's key.
#include "rules/dice/dice_weights.h"
#include "rules/dice/odds.h"

#include <algorithm>
#include <array>
#include <benchmark/benchmark.h>
#include <cstdlib>
#include <iostream>
#include <numeric>

namespace {

using namespace optio;

/// What the hand-written enumerations end with: counts of outcomes 0, 1, … as a reduced Distribution.
template <std::size_t n> void settle(const std::array<std::uint64_t, n> &counts, std::uint64_t of, Distribution &result)
{
    std::uint64_t divisor = of;
    std::size_t kinds = 0;
    for (const std::uint64_t count : counts)
        if (count != 0) {
            divisor = divisor == 1 ? 1 : std::gcd(divisor, count);
            ++kinds;
        }
    result.of = of / divisor;
    result.shares.resize(kinds);
    Share *next = result.shares.data();
    for (std::size_t outcome = 0; outcome < n; ++outcome)
        if (counts[outcome] != 0)
            *next++ = {outcome, counts[outcome] / divisor};
}

// (a) d6+4 against d6+3: lost by half or less, lost, equal, won.

struct Opposed {
    int a = 4;
    int b = 3;
};

int band(int a, int b) { return 2 * a <= b ? 0 : a < b ? 1 : a == b ? 2 : 3; }

const Distribution &engineOpposed(Walk &walk, Opposed with)
{
    return walk.run([with](Dice &dice) {
        const int a = with.a + dice.d6({"a", "first die"});
        const int b = with.b + dice.d6({"b", "second die"});
        return band(a, b);
    });
}

void floorOpposed(Opposed with, Distribution &result)
{
    std::array<std::uint64_t, 4> counts{};
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b)
            ++counts[static_cast<std::size_t>(band(with.a + a, with.b + b))];
    settle(counts, 36, result);
}

// (b) Hits of ten dice on 5-6 less hits of eight dice on 6, plus eight.

struct Volley {
    int a = 10;
    int b = 8;
};

const Distribution &engineVolley(Walk &walk, Volley with)
{
    return walk.run([with](Dice &dice) {
        const int a = dice.hits(with.a, 5, {"a", "first volley"});
        const int b = dice.hits(with.b, 6, {"b", "second volley"});
        return a - b + with.b;
    });
}

template <std::size_t n> constexpr std::array<std::uint64_t, n + 1> binomial(std::uint64_t hit, std::uint64_t miss)
{
    std::array<std::uint64_t, n + 1> cases{1};
    for (std::size_t die = 0; die < n; ++die)
        for (std::size_t k = n; k + 1 > 0; --k)
            cases[k] = cases[k] * miss + (k > 0 ? cases[k - 1] * hit : 0);
    return cases;
}

void floorVolley(Volley with, Distribution &result)
{
    static constexpr auto casesA = binomial<10>(1, 2);
    static constexpr auto casesB = binomial<8>(1, 5);
    std::array<std::uint64_t, 19> counts{};
    for (int a = 0; a <= with.a; ++a)
        for (int b = 0; b <= with.b; ++b)
            counts[static_cast<std::size_t>(a - b + with.b)] += casesA[static_cast<std::size_t>(a)] * casesB[static_cast<std::size_t>(b)];
    settle(counts, std::uint64_t{59049} * 1679616, result);
}

// (c) An opposed roll; the winner's margin and a table roll, its 1s re-rolled once, name one of the outcomes 1 to 6; 0 when not won.

int tableOutcome(int margin, int roll) { return 1 + std::min(5, (margin + roll) / 2); }

const Distribution &engineTable(Walk &walk, Opposed with)
{
    return walk.run([with](Dice &dice) {
        const int a = with.a + dice.d6({"a", "first die"});
        const int b = with.b + dice.d6({"b", "second die"});
        if (a <= b)
            return 0;
        int roll = dice.d6({"table", "table roll"});
        if (roll == 1)
            roll = dice.d6({"again", "re-rolled table roll"});
        return tableOutcome(a - b, roll);
    });
}

void floorTable(Opposed with, Distribution &result)
{
    std::array<std::uint64_t, 7> counts{};
    for (int faceA = 1; faceA <= 6; ++faceA)
        for (int faceB = 1; faceB <= 6; ++faceB) {
            const int margin = with.a + faceA - with.b - faceB;
            if (margin <= 0) {
                counts[0] += 36;
                continue;
            }
            for (int again = 1; again <= 6; ++again)
                ++counts[static_cast<std::size_t>(tableOutcome(margin, again))];
            for (int roll = 2; roll <= 6; ++roll)
                counts[static_cast<std::size_t>(tableOutcome(margin, roll))] += 6;
        }
    settle(counts, 36 * 36, result);
}

// (d) Four dice against four, each sorted, highest against highest: how many pairs the first side wins (ties lose).

int pairsWon(const std::array<int, 4> &a, const std::array<int, 4> &b)
{
    int won = 0;
    for (std::size_t i = 0; i < 4; ++i)
        won += a[i] > b[i] ? 1 : 0;
    return won;
}

const Distribution &engineSorted(Walk &walk)
{
    return walk.run([](Dice &dice) { return static_cast<std::uint64_t>(dice.pairsWon(4, 4, {"a", "first four"}, {"b", "second four"})); });
}

struct Sorted {
    std::array<int, 4> faces;
    std::uint64_t cases;
};

std::vector<Sorted> sortedFours()
{
    std::vector<Sorted> all;
    for (int a = 6; a >= 1; --a)
        for (int b = a; b >= 1; --b)
            for (int c = b; c >= 1; --c)
                for (int d = c; d >= 1; --d) {
                    std::array<int, 4> order{d, c, b, a};
                    std::uint64_t cases = 0;
                    do
                        ++cases;
                    while (std::next_permutation(order.begin(), order.end()));
                    all.push_back({{a, b, c, d}, cases});
                }
    return all;
}

void floorSorted(const std::vector<Sorted> &fours, Distribution &result)
{
    std::array<std::uint64_t, 5> counts{};
    for (const Sorted &a : fours)
        for (const Sorted &b : fours)
            counts[static_cast<std::size_t>(pairsWon(a.faces, b.faces))] += a.cases * b.cases;
    settle(counts, std::uint64_t{1296} * 1296, result);
}

/// A benchmark is only worth its figure when both sides give the same distribution.
void requireEqual(const Distribution &engine, const Distribution &floor)
{
    bool same = engine.of == floor.of && engine.shares.size() == floor.shares.size();
    for (std::size_t i = 0; same && i < engine.shares.size(); ++i)
        same = engine.shares[i].outcome == floor.shares[i].outcome && engine.shares[i].weight == floor.shares[i].weight;
    if (!same) {
        std::cerr << "the engine and the hand-written enumeration differ\n";
        std::exit(1);
    }
}

template <class Input, class Engine, class Floor> void engineBench(benchmark::State &state, Input input, Engine engine, Floor floor)
{
    Walk walk;
    Distribution expected;
    floor(input, expected);
    requireEqual(engine(walk, input), expected);
    for (auto _ : state) {
        benchmark::DoNotOptimize(input);
        benchmark::DoNotOptimize(engine(walk, input).shares.data());
        benchmark::ClobberMemory();
    }
}

template <class Input, class Floor> void floorBench(benchmark::State &state, Input input, Floor floor)
{
    Distribution result;
    for (auto _ : state) {
        benchmark::DoNotOptimize(input);
        floor(input, result);
        benchmark::DoNotOptimize(result.shares.data());
        benchmark::ClobberMemory();
    }
}

void opposedFloor(benchmark::State &state) { floorBench(state, Opposed{}, floorOpposed); }
void opposedEngine(benchmark::State &state) { engineBench(state, Opposed{}, engineOpposed, floorOpposed); }
void volleyFloor(benchmark::State &state) { floorBench(state, Volley{}, floorVolley); }
void volleyEngine(benchmark::State &state) { engineBench(state, Volley{}, engineVolley, floorVolley); }
void tableFloor(benchmark::State &state) { floorBench(state, Opposed{}, floorTable); }
void tableEngine(benchmark::State &state) { engineBench(state, Opposed{}, engineTable, floorTable); }

void sortedFloor(benchmark::State &state)
{
    const std::vector<Sorted> fours = sortedFours();
    floorBench(state, 0, [&](int, Distribution &result) { floorSorted(fours, result); });
}

void sortedEngine(benchmark::State &state)
{
    const std::vector<Sorted> fours = sortedFours();
    engineBench(
        state, 0, [](Walk &walk, int) -> const Distribution & { return engineSorted(walk); },
        [&](int, Distribution &result) { floorSorted(fours, result); });
}

/// Four against four counted anew, not taken from the shelf, and the same with ten.
void countedPairs(benchmark::State &state)
{
    const int n = static_cast<int>(state.range(0));
    for (auto _ : state)
        benchmark::DoNotOptimize(countPairs(n, n).total);
}

/// One d6 from the game's key, without the record.
void randomFace(benchmark::State &state)
{
    RandomDice random(gameKeyFromSeed(1), {1, "bench", {}, 0});
    for (auto _ : state)
        benchmark::DoNotOptimize(random.face(Die::d6, {"die", "a die"}));
}

/// The key of an act and its first two dice, as one combat needs them.
void randomAct(benchmark::State &state)
{
    const GameKey key = gameKeyFromSeed(1);
    for (auto _ : state) {
        RandomDice random(key, {1, "bench", {"a1.1", "b1.1"}, 0});
        Dice dice(random);
        benchmark::DoNotOptimize(dice.d6({"a", "first die"}) + dice.d6({"b", "second die"}));
    }
}

BENCHMARK(opposedFloor);
BENCHMARK(opposedEngine);
BENCHMARK(volleyFloor);
BENCHMARK(volleyEngine);
BENCHMARK(tableFloor);
BENCHMARK(tableEngine);
BENCHMARK(sortedFloor);
BENCHMARK(sortedEngine);
BENCHMARK(countedPairs)->Arg(4)->Arg(10);
BENCHMARK(randomFace);
BENCHMARK(randomAct);

} // namespace

BENCHMARK_MAIN();
