// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the weights of players.toml: plays games of Hoplites between greedy players who now and then do something else, notes what is seen
// of the battle at the start of each player turn, and fits the logistic chance that the side to move wins to how the games ended.
//   hoplites_judgement [GAMES] [SEED]    prints the table [judgement], and how well it foretells games that it was not fitted to
#include "rules/options.h"
#include "rules/roster/armies.h"
#include "rulesets/hoplites/army/muster.h"
#include "rulesets/hoplites/legal.h"
#include "rulesets/hoplites/players/players.h"
#include "rulesets/hoplites/players/weigher.h"
#include "rulesets/hoplites/view.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace {

using namespace optio;
using namespace optio::hoplites;

constexpr std::size_t weights = signs + 1; // and the turn
using Row = std::array<double, weights>;

struct Position {
    Row seen{};
    double won = 0;
    bool kept = false; ///< not fitted to
};

std::filesystem::path folder()
{
    const char *set = std::getenv("OPTIO_RULESETS");
    return std::filesystem::path(set != nullptr ? set : "rulesets") / "hoplites";
}

void playOne(const Sheet &sheet, State state, std::uint64_t seed, std::vector<Position> &positions)
{
    constexpr int strange = 12; // per cent
    Pcg random(seed);
    PlayoutDice source(seed + 1);
    Dice dice(source);
    ActList list;
    Weigher &weigher = Weigher::ofThread(sheet, true); // as the search judges
    const std::size_t begin = positions.size();
    std::vector<int> sides;
    for (int turn = 0; !state.over();) {
        const int side = state.toAct();
        if (state.turns != turn && state.turns > 2) {
            const Signs own = signsOf(weigher, state, state.active), other = signsOf(weigher, state, 1 - state.active);
            Position one;
            for (std::size_t i = 0; i < signs; ++i)
                one.seen[i] = own[i] - other[i];
            one.seen[signs] = 1;
            one.kept = seed % 5 == 0;
            positions.push_back(one);
            sides.push_back(state.active);
        }
        turn = state.turns;
        actions(sheet, state, side, list);
        const optio::hoplites::Act act = random.below(100) < strange
                                             ? list[static_cast<std::size_t>(random.below(static_cast<int>(list.size())))]
                                             : playerOf("greedy").choose(sheet, state, side, list, random);
        apply(sheet, state, act, dice);
    }
    for (std::size_t i = begin; i < positions.size(); ++i)
        positions[i].won = state.winner > 1 ? 0.5 : state.winner == sides[i - begin] ? 1 : 0;
}

double chance(const Row &by, const Row &seen)
{
    double sum = 0;
    for (std::size_t i = 0; i < weights; ++i)
        sum += by[i] * seen[i];
    return 1 / (1 + std::exp(-sum));
}

/// A Newton step; a little is held back so that no weight runs away.
void step(Row &by, const std::vector<Position> &positions)
{
    std::array<std::array<double, weights + 1>, weights> system{};
    for (std::size_t i = 0; i < weights; ++i) {
        system[i][i] = 1;
        system[i][weights] = -by[i];
    }
    for (const Position &one : positions) {
        if (one.kept)
            continue;
        const double p = chance(by, one.seen);
        for (std::size_t i = 0; i < weights; ++i) {
            for (std::size_t j = 0; j < weights; ++j)
                system[i][j] += p * (1 - p) * one.seen[i] * one.seen[j];
            system[i][weights] += (one.won - p) * one.seen[i];
        }
    }
    for (std::size_t i = 0; i < weights; ++i) // it is positive definite
        for (std::size_t j = 0; j < weights; ++j)
            if (j != i) {
                const double times = system[j][i] / system[i][i];
                for (std::size_t k = i; k <= weights; ++k)
                    system[j][k] -= times * system[i][k];
            }
    for (std::size_t i = 0; i < weights; ++i)
        by[i] += system[i][weights] / system[i][i];
}

void tell(const Row &by, const std::vector<Position> &positions)
{
    for (std::size_t i = 0; i < signs; ++i)
        std::printf("%s = %.2f\n", nameOf(static_cast<Sign>(i)), by[i]);
    std::printf("turn = %.2f\n", by[signs]);
}

double lossOf(const Row &by, const std::vector<Position> &positions)
{
    double loss = 0;
    int count = 0;
    for (const Position &one : positions)
        if (one.kept) {
            const double p = std::clamp(chance(by, one.seen), 1e-9, 1 - 1e-9);
            loss -= one.won * std::log(p) + (1 - one.won) * std::log(1 - p);
            ++count;
        }
    return loss / std::max(1, count);
}

} // namespace

int main(int argc, char **argv)
{
    const int games = argc > 1 ? std::atoi(argv[1]) : 2000;
    const auto seed = static_cast<std::uint64_t>(argc > 2 ? std::atoi(argv[2]) : 1);
    const Sheet sheet{FigureFolder(folder())};
    std::vector<Army> armies;
    for (const Json &one : readArmies(folder(), "hoplites", "", [](Json &, const std::string &) {}))
        armies.push_back(armyFrom(sheet, one));
    std::vector<State> starts;
    const Json options = settledOptions(sheet.options, Json::object());
    for (const Army &a : armies)
        for (const Army &b : armies)
            if (a.period == b.period && a.period != "300")
                starts.push_back(startState(sheet, a, b, options));
    std::vector<Position> positions;
    Pcg random(seed);
    for (int game = 0; game < games; ++game)
        playOne(sheet, starts[static_cast<std::size_t>(random.below(static_cast<int>(starts.size())))],
                seed * 1'000'003 + static_cast<std::uint64_t>(game), positions);
    Row by{};
    for (int i = 0; i < 12; ++i)
        step(by, positions);
    std::printf("# hoplites_judgement %d %d: %zu positions\n[judgement]\n", games, static_cast<int>(seed), positions.size());
    tell(by, positions);
    Row now{};
    std::copy(sheet.minds.judgement.weights.begin(), sheet.minds.judgement.weights.end(), now.begin());
    now[signs] = sheet.minds.judgement.turn;
    std::printf("# log loss of the positions kept apart: %.4f; of what players.toml says now: %.4f; knowing nothing: %.4f\n",
                lossOf(by, positions), lossOf(now, positions), std::log(2.0));
    return 0;
}
