// SPDX-License-Identifier: GPL-3.0-or-later
// What is hidden worth? Mirrored pairs between the strong player and a twin that cheats: it tries its acts in the true battle, with the
// enemy's hand, both decks and all that is hidden as they are, where the honest one must draw them by chance. No player of the program can
// be made so; it lives here only.
//   hoplites_twin [PAIRS] [SEED] [SIMULATIONS] [PERIOD]    a line for each pair, "W L": results of the twin; then games won, drawn, lost
#include "rules/options.h"
#include "rules/roster/armies.h"
#include "rulesets/hoplites/army/muster.h"
#include "rulesets/hoplites/legal.h"
#include "rulesets/hoplites/players/search.h"
#include "rulesets/hoplites/view.h"

#include <cstdio>
#include <cstdlib>

namespace {

using namespace optio;
using namespace optio::hoplites;
using optio::hoplites::Act; // not optio's

std::filesystem::path folder()
{
    const char *set = std::getenv("OPTIO_RULESETS");
    return std::filesystem::path(set != nullptr ? set : "rulesets") / "hoplites";
}

class Twin : public Search {
public:
    Twin(const Sheet &sheet, const State &truth, const State &view, int side, const ActList &list, const Thinking &thinking,
         std::uint64_t seed)
        : Search(sheet, view, side, list, thinking, seed), truth_(truth)
    {}

protected:
    State drawn(std::uint64_t) const override { return truth_; }

private:
    const State truth_;
};

Act chosen(Search &search)
{
    while (search.step()) {
    }
    return search.choice();
}

/// The result of the twin's side.
char playOne(const Sheet &sheet, State state, int twin, const Thinking &thinking, std::uint64_t seed)
{
    PlayoutDice source(seed);
    Dice dice(source);
    Pcg thoughts(seed + 1);
    ActList list;
    while (!state.over()) {
        const int side = state.toAct();
        const State view = viewOf(state, side);
        actions(sheet, view, side, list);
        Act act = list[0];
        if (list.size() > 1) {
            const std::uint64_t one = thoughts.next();
            if (side == twin) {
                Twin search(sheet, state, view, side, list, thinking, one);
                act = chosen(search);
            } else {
                Search search(sheet, view, side, list, thinking, one);
                act = chosen(search);
            }
        }
        apply(sheet, state, act, dice);
    }
    return state.winner > 1 ? 'D' : state.winner == twin ? 'W' : 'L';
}

} // namespace

int main(int argc, char **argv)
{
    const int pairs = argc > 1 ? std::atoi(argv[1]) : 24;
    const auto seed = static_cast<std::uint64_t>(argc > 2 ? std::atoi(argv[2]) : 1);
    const std::string period = argc > 4 ? argv[4] : "antiquity";
    const Sheet sheet{FigureFolder(folder())};
    Thinking thinking = sheet.minds.players.front();
    thinking.milliseconds = 0;
    thinking.simulations = argc > 3 ? std::atoi(argv[3]) : 300;
    std::vector<State> starts;
    const Json options = settledOptions(sheet.options, Json::object());
    for (const Json &one : readArmies(folder(), "hoplites", "", [](Json &, const std::string &) {}))
        if (one.at("period") == period) {
            const Army army = armyFrom(sheet, one);
            starts.push_back(startState(sheet, army, army, options));
        }
    int won = 0, drawn = 0;
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    for (int pair = 0; pair < pairs; ++pair) {
        const State &start = starts.at(static_cast<std::size_t>(pair) % starts.size());
        std::array<char, 2> results{};
        for (int side = 0; side < 2; ++side) {
            results[static_cast<std::size_t>(side)] = playOne(sheet, start, side, thinking, 2 * (seed + static_cast<std::uint64_t>(pair)));
            won += results[static_cast<std::size_t>(side)] == 'W' ? 1 : 0;
            drawn += results[static_cast<std::size_t>(side)] == 'D' ? 1 : 0;
        }
        std::printf("%c %c\n", results[0], results[1]);
    }
    std::fprintf(stderr, "twin against honest, %d simulations: won %d, drawn %d, lost %d\n", thinking.simulations, won, drawn,
                 2 * pairs - won - drawn);
    return 0;
}
