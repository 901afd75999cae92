// SPDX-License-Identifier: GPL-3.0-or-later
// Computer players: how strong the greedy one is, and that it thinks anywhere.
#include "rulesets/hoplites/players/arena.h"
#include "rulesets/hoplites/view.h"
#include "tests/node.h"
#include "tests/rulesets/hoplites/hoplites_reference.h"
#include "tests/suite.h"

#include <QtTest>

#include <thread>

namespace hoplites_players_test {

using namespace hoplitestest;
using optio::hoplites::Act;

class HoplitesPlayersTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void greedyBeatsReference() // HOP-922: each army of Antiquity against itself, sides changed from game to game: at least 95 %
    {
        const ReferencePlayer reference;
        const std::array<const Player *, 2> players{&playerOf("greedy"), &reference};
        double wins = 0;
        int games = 0;
        for (const Json &roster : armies()) {
            if (roster.at("period") != "antiquity")
                continue;
            const Army both = armyFrom(sheet(), roster);
            const State start = startState(sheet(), both, both, options());
            for (int game = 0; game < 10; ++game, ++games) {
                const bool swapped = game % 2 == 1;
                const State end =
                    playBattle(sheet(), start, {players[swapped], players[!swapped]}, gameKeyFromSeed(static_cast<std::uint64_t>(game)),
                               static_cast<std::uint64_t>(game), nullptr, nullptr);
                wins += end.winner == (swapped ? 1 : 0) ? 1 : end.winner > 1 ? 0.5 : 0;
            }
        }
        QCOMPARE(games, 120);
        QVERIFY2(wins >= 0.95 * games, qPrintable(QString::number(wins)));
    }

    void greedyBeatsRandom() // equal armies, sides changed from game to game: at least 95 of 100
    {
        const std::array<const Player *, 2> players{&playerOf("greedy"), &playerOf("random")};
        int wins = 0, games = 0;
        for (const char *id : {"carthage", "greeks", "gauls", "parthia", "sumer"}) {
            const Army both = armyFrom(sheet(), army(id));
            const State start = startState(sheet(), both, both, options());
            for (int game = 0; game < 20; ++game, ++games) {
                const bool swapped = game % 2 == 1;
                const State end =
                    playBattle(sheet(), start, {players[swapped], players[!swapped]}, gameKeyFromSeed(static_cast<std::uint64_t>(game)),
                               static_cast<std::uint64_t>(game), nullptr, nullptr);
                wins += end.winner == (swapped ? 1 : 0);
            }
        }
        QCOMPARE(games, 100);
        QVERIFY2(wins >= 95, qPrintable(QString::number(wins)));
    }

    void theSameThought() // HOP-923: the computer thinks wherever it is let, and comes to the same on any thread
    {
        NOT_UNDER_NODE("threads");
        Pcg random(3);
        PlayoutDice source(3);
        Dice dice(source);
        State state = startState(sheet(), armyFrom(sheet(), army("carthage")), armyFrom(sheet(), army("persia")), options());
        ActList list;
        int compared = 0;
        while (!state.over()) {
            const int side = state.toAct();
            const State view = viewOf(state, side);
            actions(sheet(), view, side, list);
            if (compared < 40 && list.size() > 3) {
                Act here, there;
                here = playerOf("greedy").choose(sheet(), view, side, list, random);
                std::thread([&] { there = playerOf("greedy").choose(sheet(), view, side, list, random); }).join();
                QCOMPARE(here, there);
                ++compared;
            }
            apply(sheet(), state, list[static_cast<std::size_t>(random.below(static_cast<int>(list.size())))], dice);
        }
        QVERIFY(compared > 10);
    }
};

OPTIO_TEST(HoplitesPlayersTest)

} // namespace hoplites_players_test

#include "hoplites_players_test.moc"
