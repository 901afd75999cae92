// SPDX-License-Identifier: GPL-3.0-or-later
// First rounds, round robins, knock-outs, double eliminations, teams and tables (CLB-03, CLB-10, CLB-11, CLB-60).
#include "tests/rules/club/made_event.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QtTest>

#include <algorithm>
#include <set>

namespace pairing_kinds_test {

using namespace optio;
using namespace optio::club;
using namespace optio::test;

class PairingKindsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void firstRoundByRatingAndYears() // CLB-11
    {
        EventState state = stateOf(6);
        for (auto &[id, player] : state.players) {
            player.club.clear();
            player.army.clear();
            player.rating = 2000 - 100 * numberOf(id);
            player.from = numberOf(id) % 2 == 0 ? -300 : 1000;
            player.to = *player.from + 50;
        }
        state.settings.matchPeriods = false;
        state.settings.first = First::rating;
        const Scheme scheme = Scheme::read(state.settings.scheme, "scheme");
        for (const auto &[table, game] : drawRound(state, scheme, 1, {1, 0}).round.games)
            QCOMPARE(std::abs(numberOf(game.a) - numberOf(game.b)), 3); // the upper half meets the lower one
        state.settings.first = First::years;
        const Round round = drawRound(state, scheme, 1, {1, 0}).round;
        int apart = 0;
        for (const auto &[table, game] : round.games)
            apart += state.players.at(game.a).from != state.players.at(game.b).from ? 1 : 0;
        QCOMPARE(apart, 1); // three of each time: one game cannot be helped
    }

    void periodsMeetWhereTheyCan() // CLB-10
    {
        EventState state = stateOf(4);
        for (auto &[id, player] : state.players) {
            player.from = numberOf(id) <= 2 ? -300 : 1000;
            player.to = *player.from + 50;
        }
        const Scheme scheme = Scheme::read(state.settings.scheme, "scheme");
        for (std::uint64_t seed = 0; seed < 20; ++seed)
            for (const auto &[table, game] : drawRound(state, scheme, 1, {seed, 0}).round.games)
                QCOMPARE(state.players.at(game.a).from, state.players.at(game.b).from);
    }

    void roundRobinMeetsEverybodyOnce() // CLB-11
    {
        for (int players = 3; players <= 9; ++players) {
            EventState state = stateOf(players);
            state.settings.pairing = Pairing::roundRobin;
            state.settings.rounds = 20;
            const Scheme scheme = Scheme::read(state.settings.scheme, "scheme");
            std::set<std::pair<std::string, std::string>> met;
            std::map<std::string, int> byes;
            const int rounds = players % 2 == 0 ? players - 1 : players;
            for (int round = 1; round <= rounds; ++round) {
                Drawing drawing = drawRound(state, scheme, round, {3, 0});
                state.order = drawing.order;
                for (const auto &[table, game] : drawing.round.games)
                    QVERIFY(met.emplace(std::min(game.a, game.b), std::max(game.a, game.b)).second);
                for (const std::string &player : drawing.round.byes)
                    ++byes[player];
                giveResults(drawing.round, round);
                state.rounds[key(round)] = drawing.round;
            }
            QCOMPARE(static_cast<int>(met.size()), players * (players - 1) / 2);
            for (const auto &[player, count] : byes)
                QCOMPARE(count, 1);
        }
    }

    void knockOutGoesToOneWinner() // CLB-11
    {
        for (int players = 2; players <= 11; ++players) {
            EventState state = stateOf(players);
            state.settings.pairing = Pairing::knockOut;
            state.settings.first = First::rating;
            state.settings.rounds = 10;
            for (auto &[id, player] : state.players)
                player.rating = 2000 - numberOf(id);
            const Scheme scheme = Scheme::read(state.settings.scheme, "scheme");
            int round = 0, games = 0;
            std::string end;
            std::map<std::string, int> last;
            for (round = 1; end.empty(); ++round) {
                try {
                    Drawing drawing = drawRound(state, scheme, round, {3, 0});
                    state.order = drawing.order;
                    games += static_cast<int>(drawing.round.games.size());
                    for (auto &[table, game] : drawing.round.games) { // the better one wins
                        Result result;
                        result.won = true;
                        result.winner = numberOf(game.a) < numberOf(game.b) ? Winner::a : Winner::b;
                        game.result = result;
                        last = {{game.a, 1}, {game.b, 1}};
                    }
                    state.rounds[key(round)] = drawing.round;
                } catch (const Error &error) {
                    end = error.what();
                }
            }
            QCOMPARE(QString::fromStdString(end), QString("the event is decided: P1 has won it"));
            QCOMPARE(games, players - 1);
            QVERIFY(last.count("001") != 0 && last.count("002") != 0); // the best two meet in the final
        }
    }

    void knockOutWantsAWinner() // CLB-11
    {
        EventState state = stateOf(4);
        state.settings.pairing = Pairing::knockOut;
        const Scheme scheme = Scheme::read(state.settings.scheme, "scheme");
        Drawing drawing = drawRound(state, scheme, 1, {3, 0});
        giveResults(drawing.round, 0);
        state.order = drawing.order;
        state.rounds[key(1)] = drawing.round;
        QVERIFY(refused([&] { (void)drawRound(state, scheme, 2, {3, 0}); }).contains("drew in round 1: enter who goes on"));
    }

    void doubleEliminationGivesTwoLives() // CLB-11
    {
        for (int players = 3; players <= 10; ++players) {
            EventState state = stateOf(players);
            state.settings.pairing = Pairing::doubleElimination;
            state.settings.rounds = 30;
            const Scheme scheme = Scheme::read(state.settings.scheme, "scheme");
            std::map<std::string, int> defeats;
            std::string end;
            int games = 0;
            for (int round = 1; end.empty(); ++round) {
                try {
                    Drawing drawing = drawRound(state, scheme, round, {5, 0});
                    for (auto &[table, game] : drawing.round.games) {
                        QVERIFY(defeats[game.a] < 2 && defeats[game.b] < 2);
                        Result result;
                        result.won = true;
                        result.winner = (round + games++) % 2 == 0 ? Winner::a : Winner::b;
                        ++defeats[result.winner == Winner::a ? game.b : game.a];
                        game.result = result;
                    }
                    state.rounds[key(round)] = drawing.round;
                } catch (const Error &error) {
                    end = error.what();
                }
            }
            QVERIFY2(end.find("the event is decided") == 0, end.c_str());
            int standing = 0;
            for (const auto &[id, player] : state.players)
                standing += defeats[id] < 2 ? 1 : 0;
            QCOMPARE(standing, 1);
            QVERIFY(games == 2 * players - 2 || games == 2 * players - 1);
        }
    }

    void teamsMeetBoardByBoard() // CLB-11
    {
        EventState state = stateOf(12);
        state.settings.teams = true;
        for (auto &[id, player] : state.players)
            player.team = fmt::format("Team {}", (numberOf(id) - 1) / 3);
        const Scheme scheme = Scheme::read(state.settings.scheme, "scheme");
        std::set<std::pair<std::string, std::string>> met;
        for (int round = 1; round <= 3; ++round) {
            Drawing drawing = drawRound(state, scheme, round, {5, 0});
            QCOMPARE(drawing.round.games.size(), std::size_t{6});
            std::map<std::pair<std::string, std::string>, int> boards;
            for (const auto &[table, game] : drawing.round.games) {
                const std::string a = state.players.at(game.a).team, b = state.players.at(game.b).team;
                ++boards[{std::min(a, b), std::max(a, b)}];
                QCOMPARE((numberOf(game.a) - 1) % 3, (numberOf(game.b) - 1) % 3);
            }
            QCOMPARE(boards.size(), std::size_t{2});
            for (const auto &[pair, count] : boards) {
                QCOMPARE(count, 3);
                QVERIFY(met.insert(pair).second);
            }
            giveResults(drawing.round, 100 * round);
            state.rounds[key(round)] = drawing.round;
        }
        const std::vector<Standing> teams = teamStandings(state, standings(state, scheme, 3));
        QCOMPARE(teams.size(), std::size_t{4});
        long long sum = 0, own = 0;
        for (const Standing &team : teams)
            sum += team.points;
        for (const Standing &player : standings(state, scheme, 3))
            own += player.points;
        QCOMPARE(sum, own);
        QVERIFY(teams.front().points >= teams.back().points);
        state.players.at("001").team.clear();
        QVERIFY(refused([&] { (void)drawRound(state, scheme, 4, {5, 0}); }).contains("P1 is in no team"));
    }

    void tables() // CLB-03
    {
        EventState state = stateOf(8);
        state.players.at("005").table = 3;
        const Scheme scheme = Scheme::read(state.settings.scheme, "scheme");
        std::map<std::pair<std::string, int>, int> sat;
        for (int round = 1; round <= 3; ++round) {
            Drawing drawing = drawRound(state, scheme, round, {9, 0});
            std::vector<const ClubGame *> games;
            std::set<int> tables;
            int again = 0;
            for (const auto &[place, game] : drawing.round.games) {
                QVERIFY(tables.insert(game.table).second);
                QVERIFY((game.a != "005" && game.b != "005") || game.table == 3); // who needs a table has it
                for (const std::string &player : {game.a, game.b})
                    again += player == "005" ? 0 : sat[{player, game.table}];
                games.push_back(&game);
            }
            QVERIFY(tables == std::set<int>({1, 2, 3, 4}));
            // No other way to seat them has fewer players at a table they know.
            std::vector<int> order{1, 2, 3, 4};
            int least = 99;
            do {
                int sum = 0;
                for (std::size_t i = 0; i < 4; ++i)
                    for (const std::string &player : {games[i]->a, games[i]->b})
                        sum += player == "005" ? (order[i] == 3 ? 0 : 50) : sat[{player, order[i]}];
                least = std::min(least, sum);
            } while (std::next_permutation(order.begin(), order.end()));
            QCOMPARE(again, least);
            for (const ClubGame *game : games)
                for (const std::string &player : {game->a, game->b})
                    ++sat[{player, game->table}];
            giveResults(drawing.round, 11 * round);
            state.rounds[key(round)] = drawing.round;
        }
    }

    void refusals() // CLB-60
    {
        EventState state = stateOf(1);
        const Scheme scheme = Scheme::read(state.settings.scheme, "scheme");
        QCOMPARE(refused([&] { (void)drawRound(state, scheme, 1, {1, 0}); }), QString("a round needs two players; 1 is there"));
        state = stateOf(4);
        state.settings.rounds = 1;
        state.rounds[key(1)] = drawRound(state, scheme, 1, {1, 0}).round;
        QCOMPARE(refused([&] { (void)drawRound(state, scheme, 2, {1, 0}); }),
                 QString("the event has 1 round; change its settings to play another one"));
        state.settings.rounds = 4;
        QCOMPARE(refused([&] { (void)drawRound(state, scheme, 2, {1, 0}); }),
                 QString("round 1 is not over: 2 tables still have to report: 1, 2"));
    }
};

OPTIO_TEST(PairingKindsTest)

} // namespace pairing_kinds_test

#include "pairing_kinds_test.moc"
