// SPDX-License-Identifier: GPL-3.0-or-later
// The record of many games: rates and their intervals, whose side is told, filters, and the table.
#include "rules/record/record.h"
#include "tests/suite.h"

#include <QtTest>

#include <cmath>

namespace record_test {

using namespace optio;

namespace {

RecordGame game(const char *id, const char *a, const char *b, const char *winner, bool over = true)
{
    RecordGame one;
    one.id = id;
    one.title = "Rome – Carthage";
    one.ruleset = "dbm+club";
    one.rulesetName = "DBM, our club";
    one.armies = {"Rome", "Carthage"};
    one.players = {a, b};
    one.winner = winner;
    one.over = over;
    one.result = over ? "The battle is over." : "";
    return one;
}

std::vector<RecordGame> season()
{
    return {game("1", "Anna", "Ben", "a"),  game("2", "Ben", "Anna", "b"),       game("3", "Anna", "Ben", ""),
            game("4", "Anna", "Cleo", "b"), game("5", "Anna", "Ben", "", false), game("6", "", "", "a")};
}

} // namespace

class RecordTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void seenByOnePlayer()
    {
        const auto lines = recordLines(season(), RecordBy::player, "Anna");
        QCOMPARE(lines.size(), std::size_t{2});
        QCOMPARE(lines[0].label, std::string("Ben"));
        QCOMPARE(lines[0].games, 4);
        QCOMPARE(lines[0].won, 2);
        QCOMPARE(lines[0].drawn, 1);
        QCOMPARE(lines[0].decided(), 3);
        QVERIFY(std::abs(lines[0].rate() - 2.5 / 3) < 1e-12);
        QCOMPARE(lines[1].lost, 1);
        const auto armies = recordLines(season(), RecordBy::army, "Anna");
        QCOMPARE(armies[0].label, std::string("Rome"));
        QCOMPARE(armies[0].games, 4);
        const auto results = recordLines(season(), RecordBy::result, "Anna");
        int games = 0;
        for (const RecordLine &line : results) {
            games += line.games;
            QVERIFY(!line.rated);
        }
        QCOMPARE(games, 5);
    }

    void seenByNobody()
    {
        const auto players = recordLines(season(), RecordBy::player, "");
        QCOMPARE(players.size(), std::size_t{3});
        QCOMPARE(players[0].label, std::string("Anna"));
        QCOMPARE(players[0].won, 2);
        QCOMPARE(players[1].label, std::string("Ben"));
        QCOMPARE(players[1].lost, 2);
        const auto sets = recordLines(season(), RecordBy::ruleset, "");
        QCOMPARE(sets.size(), std::size_t{1});
        QCOMPARE(sets[0].games, 6);
        QVERIFY(!sets[0].rated && recordLines(season(), RecordBy::ruleset, "Anna")[0].rated);
        QCOMPARE(playersOf(season()).front(), std::string("Anna"));
        QVERIFY_EXCEPTION_THROWN((void)recordByFrom("moon"), Error);
    }

    // Wilson's interval by its definition: the rates at whose edge the one seen lies 1.645 spreads away.
    void intervals()
    {
        RecordLine line;
        QVERIFY(line.interval() == (std::pair{0.0, 1.0}));
        for (const auto &[won, lost] : {std::pair(1, 0), std::pair(3, 7), std::pair(40, 60), std::pair(0, 12)}) {
            line.won = won;
            line.lost = lost;
            const auto [low, high] = line.interval();
            QVERIFY(low >= 0 && low <= line.rate() && line.rate() <= high && high <= 1);
            for (const double edge : {low, high})
                if (edge > 1e-9 && edge < 1 - 1e-9)
                    QVERIFY(std::abs(std::abs(line.rate() - edge) / std::sqrt(edge * (1 - edge) / (won + lost)) - 1.6448536269514722) <
                            1e-6);
        }
    }

    void filtersAndExtremes()
    {
        std::vector<RecordGame> games = season();
        games[1].turns = 12;
        games[2].had = {10, 10};
        games[2].lost = {3, 4};
        games[3].had = {10, 10};
        games[3].lost = {1, 8};
        QCOMPARE(longestOf(games), 1);
        QCOMPARE(closestOf(games), 2);
        QCOMPARE(longestOf({}), -1);
        QCOMPARE(closestOf(season()), -1);
        QCOMPARE(filtered(games, {"anna CARTH", "", "", false}).size(), std::size_t{5});
        QCOMPARE(filtered(games, {"", "dbm", "Cleo", false}).size(), std::size_t{1});
        QCOMPARE(filtered(games, {"", "dba", "", false}).size(), std::size_t{0});
        QCOMPARE(filtered(games, {"", "", "", true}).size(), std::size_t{5});
        QCOMPARE(filtered(games, {"nowhere", "", "", false}).size(), std::size_t{0});
    }

    void asTable()
    {
        RecordGame one = game("7", "=1+1", "B \"the\" Great, of old", "a");
        const std::string text = recordCsv({one});
        QVERIFY(text.find("\"'=1+1\"") != std::string::npos);
        QVERIFY(text.find("\"B \"\"the\"\" Great, of old\"") != std::string::npos);
        QCOMPARE(std::count(text.begin(), text.end(), '\n'), std::ptrdiff_t{2});
    }
};

OPTIO_TEST(RecordTest)

} // namespace record_test

#include "record_test.moc"
