// SPDX-License-Identifier: GPL-3.0-or-later
// Samurai: the computer's generals (HOM-08, SAM-38, HOP-921), and armies that are a match for each other (SAM-70).
#include "rulesets/hoplites/combat/duel.h"
#include "rulesets/hoplites/players/arena.h"
#include "rulesets/hoplites/view.h"
#include "tests/deep.h"
#include "tests/rulesets/hoplites/hoplites_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace samurai_players_test {

using namespace hoplitestest;
using optio::hoplites::Act;

namespace {

std::vector<Army> samurai()
{
    std::vector<Army> all;
    for (const Json &one : armies())
        if (one.at("period") == "samurai")
            all.push_back(armyFrom(sheet(), one));
    return all;
}

State battle(const State &start, const std::array<const Player *, 2> &players, int seed)
{
    return playBattle(sheet(), start, players, gameKeyFromSeed(static_cast<std::uint64_t>(seed)), static_cast<std::uint64_t>(seed), nullptr,
                      nullptr);
}

} // namespace

class SamuraiPlayersTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void greedyBeatsRandom() // HOM-08: mirror matches of all seven armies, sides changed from game to game: at least 90 %
    {
        const std::array<const Player *, 2> players{&playerOf("greedy"), &playerOf("random")};
        double wins = 0;
        int games = 0;
        for (const Army &both : samurai()) {
            const State start = startState(sheet(), both, both, options());
            for (int game = 0; game < 20; ++game, ++games) {
                const bool swapped = game % 2 == 1;
                const State end = battle(start, {players[swapped], players[!swapped]}, game);
                wins += end.winner == (swapped ? 1 : 0) ? 1 : end.winner > 1 ? 0.5 : 0;
            }
        }
        QCOMPARE(games, 140);
        QVERIFY2(wins >= 0.9 * games, qPrintable(QString::number(wins)));
    }

    void balanced() // SAM-70: each army wins between a quarter and three quarters of greedy's games against the others
    {
        if (!optio::test::deep())
            QSKIP("for ./check --deep");
        const std::vector<Army> all = samurai();
        const std::array<const Player *, 2> players{&playerOf("greedy"), &playerOf("greedy")};
        std::vector<double> wins(all.size());
        constexpr int each = 20;
        for (std::size_t a = 0; a < all.size(); ++a)
            for (std::size_t b = 0; b < all.size(); ++b) {
                if (a == b)
                    continue;
                const State start = startState(sheet(), all[a], all[b], options());
                for (int game = 0; game < each; ++game) {
                    const State end = battle(start, players, game);
                    wins[a] += end.winner == 0 ? 1 : end.winner > 1 ? 0.5 : 0;
                    wins[b] += end.winner == 1 ? 1 : end.winner > 1 ? 0.5 : 0;
                }
            }
        const double games = 2.0 * each * static_cast<double>(all.size() - 1);
        for (std::size_t i = 0; i < all.size(); ++i)
            QVERIFY2(wins[i] >= 0.25 * games && wins[i] <= 0.75 * games,
                     qPrintable(QString("%1: %2 of %3").arg(all[i].name.c_str()).arg(wins[i]).arg(games)));
    }

    void challenges() // HOM-08: greedy challenges when a head would decide the battle for it, not when it would lose it
    {
        Ground f("samurai");
        f.hand(0, "AS", 6, 6);
        f.card(0, Card::own);
        f.state.phase = Phase::rally;
        f.side(1).level = 100;
        f.side(1).points = f.side(1).bonus = 92;
        Pcg random(1);
        const auto chosen = [&] {
            ActList list;
            actions(sheet(), f.state, 0, list);
            return playerOf("greedy").choose(sheet(), viewOf(f.state, 0), 0, list, random).deed;
        };
        QCOMPARE(chosen(), Deed::card);
        f.side(0).level = 100;
        f.side(0).points = f.side(0).bonus = 94;
        QVERIFY(chosen() != Deed::card);
        // And a bout is fought out.
        f.state.prompt = Prompt::bout;
        f.state.bout = {{0, 1}, {6, 6}, 0};
        ActList list;
        actions(sheet(), f.state, 0, list);
        const Act act = playerOf("greedy").choose(sheet(), viewOf(f.state, 0), 0, list, random);
        QCOMPARE(act.deed, Deed::bout);
        QCOMPARE(int(act.a), 1);
    }
};

OPTIO_TEST(SamuraiPlayersTest)

} // namespace samurai_players_test

#include "samurai_players_test.moc"
