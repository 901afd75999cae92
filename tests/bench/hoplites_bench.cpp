// SPDX-License-Identifier: GPL-3.0-or-later
// What a battle of Hoplites costs on one core: whole random games, the copy of a state, the list of legal acts, the odds of a shock of two
// against one, what the strong player plays on; and, for comparison, a plain toy game of hidden hands played at random in the same way.
// "states" counts acts done.
#include "rules/options.h"
#include "rules/roster/armies.h"
#include "rulesets/hoplites/army/muster.h"
#include "rulesets/hoplites/combat/shock.h"
#include "rulesets/hoplites/players/arena.h"
#include "rulesets/hoplites/players/search.h"
#include "rulesets/hoplites/view.h"

#include <benchmark/benchmark.h>

#include <array>
#include <cstdlib>

namespace {

using namespace optio;
using namespace optio::hoplites;

std::filesystem::path folder()
{
    const char *set = std::getenv("OPTIO_RULESETS");
    return std::filesystem::path(set != nullptr ? set : "rulesets") / "hoplites";
}

const Sheet &sheet()
{
    static const Sheet figures{FigureFolder(folder())};
    return figures;
}

/// A battle for each two armies of Antiquity.
const std::vector<State> &starts()
{
    static const std::vector<State> all = [] {
        std::vector<Army> armies;
        for (const Json &one : readArmies(folder(), "hoplites", "", [](Json &, const std::string &) {}))
            if (one.at("period") == "antiquity")
                armies.push_back(armyFrom(sheet(), one));
        const Json options = settledOptions(sheet().options, Json::object());
        std::vector<State> states;
        for (const Army &a : armies)
            for (const Army &b : armies)
                states.push_back(startState(sheet(), a, b, options));
        return states;
    }();
    return all;
}

void randomGames(benchmark::State &run)
{
    Pcg random(1);
    PlayoutDice source(2);
    std::size_t next = 0;
    std::int64_t acts = 0;
    for (auto _ : run) {
        State state = starts()[next++ % starts().size()];
        Dice dice(source);
        acts += playRandomly(sheet(), state, random, dice);
        benchmark::DoNotOptimize(state.winner);
    }
    run.counters["games"] = benchmark::Counter(static_cast<double>(run.iterations()), benchmark::Counter::kIsRate);
    run.counters["states"] = benchmark::Counter(static_cast<double>(acts), benchmark::Counter::kIsRate);
}
BENCHMARK(randomGames)->Unit(benchmark::kMicrosecond);

/// The toy: seven cards each of a shuffled pack; the lead is followed in suit if possible, the higher card takes the trick, both draw.
struct Toy {
    std::array<Byte, 52> pack{};
    std::array<std::array<Byte, 7>, 2> hands{};
    std::array<Byte, 2> counts{}, tricks{};
    Byte left = 52, toAct = 0, led = nobody;

    explicit Toy(Pcg &random)
    {
        for (Byte i = 0; i < 52; ++i)
            pack[i] = i;
        for (int i = 51; i > 0; --i)
            std::swap(pack[static_cast<std::size_t>(i)], pack[static_cast<std::size_t>(random.below(i + 1))]);
        for (int i = 0; i < 7; ++i)
            draw(0), draw(1);
    }
    void draw(std::size_t side)
    {
        if (left > 0 && counts[side] < 7)
            hands[side][counts[side]++] = pack[--left];
    }
    bool over() const { return counts[0] == 0 && counts[1] == 0; }
    std::size_t moves(std::array<Byte, 7> &list) const
    {
        const auto &hand = hands[toAct];
        std::size_t size = 0;
        if (led != nobody)
            for (std::size_t i = 0; i < counts[toAct]; ++i)
                if (hand[i] / 13 == led / 13)
                    list[size++] = hand[i];
        for (std::size_t i = 0; size == 0 && i < counts[toAct]; ++i)
            list[i] = hand[i];
        return size != 0 ? size : counts[toAct];
    }
    void play(Byte card)
    {
        auto &hand = hands[toAct];
        std::size_t at = 0;
        while (hand[at] != card)
            ++at;
        hand[at] = hand[--counts[toAct]];
        if (led == nobody) {
            led = card;
            toAct ^= 1;
            return;
        }
        const bool takes = card / 13 == led / 13 && card > led;
        toAct = takes ? toAct : toAct ^ 1;
        ++tricks[toAct];
        led = nobody;
        draw(toAct);
        draw(toAct ^ 1u);
    }
};

void toyGames(benchmark::State &run)
{
    Pcg random(1);
    std::int64_t acts = 0;
    std::array<Byte, 7> list{};
    for (auto _ : run) {
        Toy toy(random);
        for (; !toy.over(); ++acts)
            toy.play(list[static_cast<std::size_t>(random.below(static_cast<int>(toy.moves(list))))]);
        benchmark::DoNotOptimize(toy.tricks);
    }
    run.counters["games"] = benchmark::Counter(static_cast<double>(run.iterations()), benchmark::Counter::kIsRate);
    run.counters["states"] = benchmark::Counter(static_cast<double>(acts), benchmark::Counter::kIsRate);
}
BENCHMARK(toyGames)->Unit(benchmark::kMicrosecond);

/// A state in the middle of a battle, in a shock phase with attacks to choose from.
const State &middle()
{
    static const State state = [] {
        ActList list;
        for (std::uint64_t seed = 1;; ++seed) {
            Pcg random(seed);
            PlayoutDice source(seed);
            Dice dice(source);
            State battle = starts()[seed % starts().size()];
            while (!battle.over()) {
                actions(sheet(), battle, battle.toAct(), list);
                if (battle.phase == Phase::shock && battle.prompt == Prompt::none && list.size() > 60)
                    return battle;
                apply(sheet(), battle, list[static_cast<std::size_t>(random.below(static_cast<int>(list.size())))], dice);
            }
        }
    }();
    return state;
}

void copyOfState(benchmark::State &run)
{
    const State &state = middle();
    State copy;
    for (auto _ : run) {
        copy = state;
        benchmark::DoNotOptimize(copy);
        benchmark::ClobberMemory();
    }
    run.counters["bytes"] = sizeof(State);
}
BENCHMARK(copyOfState);

void viewOfState(benchmark::State &run)
{
    const State &state = middle();
    for (auto _ : run)
        benchmark::DoNotOptimize(viewOf(state, state.toAct()));
}
BENCHMARK(viewOfState);

void legalActs(benchmark::State &run)
{
    const State &state = middle();
    ActList list;
    for (auto _ : run) {
        actions(sheet(), state, state.toAct(), list);
        benchmark::DoNotOptimize(list.size());
    }
    run.counters["acts"] = static_cast<double>(list.size());
}
BENCHMARK(legalActs);

/// What a side sees when it has something to decide.
struct Decision {
    State view;
    ActList list;
};

/// Decisions of the strong player: how many battles it plays on in a second, and how many acts.
void decide(benchmark::State &run, const std::vector<Decision> &decisions)
{
    Thinking thinking = sheet().minds.players.front();
    thinking.milliseconds = 0;
    thinking.simulations = 200;
    std::int64_t simulations = 0, acts = 0;
    std::uint64_t seed = 0;
    for (auto _ : run) {
        const Decision &one = decisions[seed % decisions.size()];
        Search search(sheet(), one.view, one.view.toAct(), one.list, thinking, ++seed);
        while (search.step()) {
        }
        simulations += search.simulations();
        acts += search.acts();
    }
    run.counters["simulations"] = benchmark::Counter(static_cast<double>(simulations), benchmark::Counter::kIsRate);
    run.counters["states"] = benchmark::Counter(static_cast<double>(acts), benchmark::Counter::kIsRate);
}

/// In a crowded shock phase, shortly before the end of a battle.
void strongSimulations(benchmark::State &run)
{
    std::vector<Decision> one(1);
    one[0].view = viewOf(middle(), middle().toAct());
    actions(sheet(), one[0].view, one[0].view.toAct(), one[0].list);
    decide(run, one);
}
BENCHMARK(strongSimulations)->Unit(benchmark::kMillisecond);

/// In sixty decisions of battles between greedy players, from the first to the last turn.
void strongBattles(benchmark::State &run)
{
    std::vector<Decision> all;
    int met = 0;
    for (std::uint64_t seed = 1; all.size() < 60; ++seed) {
        Pcg random(seed);
        PlayoutDice source(seed);
        Dice dice(source);
        State battle = starts()[seed * 31 % starts().size()];
        while (!battle.over() && all.size() < 60) {
            Decision one;
            one.view = viewOf(battle, battle.toAct());
            actions(sheet(), one.view, battle.toAct(), one.list);
            if (one.list.size() > 1 && ++met % 41 == 0)
                all.push_back(one);
            apply(sheet(), battle, GreedyPlayer().choose(sheet(), one.view, battle.toAct(), one.list, random), dice);
        }
    }
    decide(run, all);
}
BENCHMARK(strongBattles)->Unit(benchmark::kMillisecond);

void oddsTwoOnOne(benchmark::State &run)
{
    const auto fighter = [](const char *type, int tq, int size, int column) {
        Fighter one;
        one.unit = static_cast<Byte>(column);
        one.type = static_cast<Byte>(sheet().typeOf(type));
        one.tq = one.limit = static_cast<Byte>(tq);
        one.size = static_cast<Byte>(size);
        one.column = static_cast<Byte>(column);
        one.present = true;
        return one;
    };
    Shock shock;
    shock.attackers = {fighter("HI", 7, 6, 4), fighter("LG-HA", 7, 3, 5)};
    shock.defenders[0] = fighter("MI", 6, 5, 4);
    Walk walk;
    for (auto _ : run)
        benchmark::DoNotOptimize(walk.run(ShockRoll(sheet(), shock, true)).shares.size());
}
BENCHMARK(oddsTwoOnOne)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
