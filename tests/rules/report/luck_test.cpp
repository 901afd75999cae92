// SPDX-License-Identifier: GPL-3.0-or-later
// Luck of dice: exact bands against all cases counted by hand, no verdict of few, a loaded die found, and fair ones left in peace.
#include "rules/dice/pools.h"
#include "rules/luck/luck.h"
#include "tests/rules/made_up_ruleset.h"
#include "tests/suite.h"
#include "tests/supplied.h"

#include <QFile>
#include <QtTest>

#include <cmath>
#include <numeric>
#include <random>

namespace luck_test {

using namespace optio;

namespace {

bool near(double one, double other) { return std::abs(one - other) < 1e-9; }

/// A game of the made-up rule set in which both roll again and again, with these faces.
std::vector<Entry> clashes(const Ruleset &rules, const std::vector<std::vector<int>> &faces, const Json &answers)
{
    GameSetup setup;
    setup.rosterA = rules.armies().at(0);
    setup.rosterB = rules.armies().at(1);
    setup.options = Json::object();
    setup.created = "2026-11-26T10:00:00Z";
    Game game = Game::start(rules, setup);
    std::vector<Entry> entries{parseEntry(game.headerLine(), 0)};
    const std::string a = "a1.1", b = "b1.1";
    for (const std::vector<int> &typed : faces) {
        const Entry entry = game.act("clash", {{"a", a}, {"b", b}, {"answers", answers}}, typed, "2026-11-26T10:00:00Z");
        game.follow(entry);
        entries.push_back(entry);
    }
    return entries;
}

std::vector<Draw> rolls(std::mt19937_64 &chance, int count, const std::vector<double> &weights)
{
    std::discrete_distribution<int> die(weights.begin(), weights.end());
    std::vector<Draw> draws;
    for (int n = 0; n < count; ++n)
        draws.push_back({"die", "a die", 6, 1 + die(chance), false, Provenance::typed});
    return draws;
}

DiceTally::Row talliedRow(const std::vector<Draw> &draws, int game)
{
    DiceTally tally;
    Json dice = Json::array();
    for (const Draw &draw : draws)
        dice.push_back(toJson(draw));
    tally.add(std::to_string(game), {{"kind", "act"}, {"key", {{"turn", 1}}}, {"result", {{"dice", dice}}}});
    return tally.rows().at(0);
}

} // namespace

class LuckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Every sum of up to five dice and every count of up to ten events, against all cases one by one.
    void chancesAreAllCases()
    {
        for (const DieKind &kind : {DieKind{6, false}, DieKind{6, true}, DieKind{10, false}, DieKind{3, false}})
            for (int count = 1; count <= 4; ++count) {
                const std::vector<double> faces = kind.chances();
                QVERIFY(near(std::accumulate(faces.begin(), faces.end(), 0.0), 1));
                std::map<int, double> cases{{0, 1.0}};
                for (int die = 0; die < count; ++die) {
                    std::map<int, double> next;
                    for (const auto &[sum, p] : cases)
                        for (std::size_t face = 0; face < faces.size(); ++face)
                            next[sum + kind.least() + static_cast<int>(face)] += p * faces[face];
                    cases = next;
                }
                const Chances sum = sumOf(kind.least(), faces, count);
                QVERIFY(sum.exact);
                double below = 0, mean = 0;
                for (const auto &[value, p] : cases) {
                    below += p;
                    mean += p * value;
                    QVERIFY(near(sum.atMost(value), below));
                    QVERIFY(near(sum.atLeast(value), 1 - below + p));
                }
                QVERIFY(near(sum.mean(), mean));
                const auto [low, high] = sum.band(0.9);
                QVERIFY(sum.atMost(low - 1) <= 0.05 + 1e-12 && sum.atMost(low) > 0.05);
                QVERIFY(sum.atLeast(high + 1) <= 0.05 + 1e-12 && sum.atLeast(high) > 0.05);
            }
        std::mt19937_64 chance(7);
        std::vector<double> events;
        for (int n = 0; n < 10; ++n)
            events.push_back(static_cast<double>(chance() % 1000) / 1000);
        const Chances count = countOf(events);
        std::vector<double> cases(11, 0.0);
        for (unsigned bits = 0; bits < 1U << 10U; ++bits) {
            double p = 1;
            int came = 0;
            for (unsigned n = 0; n < 10; ++n) {
                const bool yes = (bits >> n & 1U) != 0;
                p *= yes ? events[n] : 1 - events[n];
                came += yes ? 1 : 0;
            }
            cases[static_cast<std::size_t>(came)] += p;
        }
        for (std::size_t at = 0; at < cases.size(); ++at)
            QVERIFY(near(count.p[at], cases[at]));
    }

    void binomialTestIsExact()
    {
        // 4 of 10 with a chance of 1/6: all numbers that are no likelier, by their chances.
        double expected = 0;
        const auto chanceOf = [](int k) {
            double ways = 1;
            for (int i = 0; i < k; ++i)
                ways = ways * (10 - i) / (i + 1);
            return ways * std::pow(1.0 / 6, k) * std::pow(5.0 / 6, 10 - k);
        };
        for (int k = 0; k <= 10; ++k)
            expected += chanceOf(k) <= chanceOf(4) * (1 + 1e-9) ? chanceOf(k) : 0;
        QVERIFY(near(binomialTest(10, 4, 1.0 / 6), expected));
        QVERIFY(near(binomialTest(10, 5, 0.5), 1));
        QVERIFY(near(binomialTest(2, 2, 0.5), 0.5));
    }

    // The luck of a made-up game is what counting its 36 cases an act by hand gives.
    void madeUpGame()
    {
        const madeup::MadeUp rules;
        std::vector<std::vector<int>> faces;
        for (int n = 0; n < 40; ++n)
            faces.push_back({1 + n % 6, 1 + (n * 5 / 6) % 6});
        const std::vector<Entry> entries = clashes(rules, faces, {{"hill", "a"}, {"eager", 0}});
        const Luck luck = luckOf(rules, entries, false);
        QCOMPARE(luck.rolls, 40);
        QCOMPARE(luck.uncounted, 0);
        QCOMPARE(luck.dice.size(), std::size_t{2});
        std::array<int, 2> sums{}, came{}, lost{};
        std::array<std::vector<double>, 2> chances;
        for (const auto &pair : faces) {
            std::array<int, 2> ways{};
            const auto wins = [&](int a, int b) { return a + 1 - lost[0] > b - lost[1] ? 0 : a + 1 - lost[0] < b - lost[1] ? 1 : 2; };
            for (int a = 1; a <= 6; ++a)
                for (int b = 1; b <= 6; ++b)
                    if (const int who = wins(a, b); who < 2)
                        ++ways[static_cast<std::size_t>(who)];
            for (const std::size_t side : {0U, 1U}) {
                sums[side] += pair[side];
                if (ways[side] > 0)
                    chances[side].push_back(ways[side] / 36.0);
            }
            if (const int who = wins(pair[0], pair[1]); who < 2) {
                ++came[static_cast<std::size_t>(who)];
                ++lost[static_cast<std::size_t>(1 - who)];
            }
        }
        for (const std::size_t side : {0U, 1U}) {
            const LuckDice &dice = luck.dice[side];
            QCOMPARE(dice.side, std::string(side == 0 ? "a" : "b"));
            QVERIFY(!dice.app && near(dice.average.got, sums[side] / 40.0) && near(dice.average.expected, 3.5));
            QVERIFY(near(dice.average.atLeast, sumOf(1, dice.kind.chances(), 40).atLeast(sums[side])));
            const auto found =
                std::find_if(luck.results.begin(), luck.results.end(), [&](const LuckResults &one) { return one.side == dice.side; });
            QVERIFY(found != luck.results.end());
            const Measured &number = found->number;
            QCOMPARE(number.count, static_cast<int>(chances[side].size()));
            QVERIFY(near(number.got, came[side]) &&
                    near(number.expected, std::accumulate(chances[side].begin(), chances[side].end(), 0.0)));
            QVERIFY(near(number.atMost, countOf(chances[side]).atMost(came[side])));
        }
        QVERIFY(!luck.swings.empty() && luck.swings.size() <= 5);
        for (std::size_t at = 1; at < luck.swings.size(); ++at)
            QVERIFY(luck.swings[at - 1].swing >= luck.swings[at].swing);
        QVERIFY(luck.swings.front().chance > 0 && luck.swings.front().chance < 1);
        // No verdict below thirty draws.
        faces.resize(29);
        for (const LuckDice &dice : luckOf(rules, clashes(rules, faces, Json::object()), false).dice) {
            QCOMPARE(dice.average.verdict, std::string("too few to say"));
            QVERIFY(!dice.average.unusual);
        }
        const std::vector<std::vector<int>> sixes(40, {6, 1});
        const Luck high = luckOf(rules, clashes(rules, sixes, Json::object()), false);
        QVERIFY(high.dice[0].average.unusual && high.dice[0].average.verdict.starts_with("high") &&
                high.dice[1].average.verdict.starts_with("low"));
    }

    // An act that is taken back and done again, and a copy of its game, threw no new dice.
    void eachDieOnce()
    {
        const madeup::MadeUp rules;
        GameSetup setup;
        setup.rosterA = rules.armies().at(0);
        setup.rosterB = rules.armies().at(1);
        setup.options = Json::object();
        setup.created = "2026-11-26T10:00:00Z";
        Game game = Game::start(rules, setup);
        std::vector<Entry> entries{parseEntry(game.headerLine(), 0)};
        const Json input{{"a", "a1.1"}, {"b", "b1.1"}, {"answers", Json::object()}};
        const auto add = [&](Entry entry) {
            game.follow(entry);
            entries.push_back(std::move(entry));
        };
        add(game.act("clash", input, std::nullopt, setup.created));
        add(game.undo([&](int n) { return entries.at(static_cast<std::size_t>(n)); }, setup.created));
        add(game.act("clash", input, std::nullopt, setup.created));
        DiceTally tally;
        tally.add(entries);
        tally.add(entries);
        QCOMPARE(tally.rows().size(), std::size_t{1});
        QCOMPARE(tally.rows()[0].count, 2);
        QVERIFY(tally.rows()[0].app);
        add(game.act("clash", input, std::nullopt, setup.created));
        tally.add(entries);
        QCOMPARE(tally.rows()[0].count, 4);
    }

    // Of 200 fair dice at most the stated share is accused, and loaded ones are found.
    void fairAndLoaded()
    {
        std::mt19937_64 chance(20261126);
        int accused = 0;
        for (int die = 0; die < 200; ++die)
            accused += talliedRow(rolls(chance, 412, {1, 1, 1, 1, 1, 1}), die).unusual ? 1 : 0;
        QVERIFY2(accused <= 200 * unusualDie, qPrintable(QString::number(accused)));
        int found = 0;
        for (int die = 0; die < 20; ++die) {
            const DiceTally::Row row = talliedRow(rolls(chance, 412, {1, 1, 1, 1, 1, 1.9}), die);
            found += row.unusual ? 1 : 0;
            if (row.unusual)
                QVERIFY2(row.verdict.find("sixes") != std::string::npos || row.verdict.find("expected 17 %") != std::string::npos,
                         row.verdict.c_str());
        }
        QVERIFY2(found >= 18, qPrintable(QString::number(found)));
        // One that never shows a one, and one that shows too many.
        QVERIFY(talliedRow(rolls(chance, 120, {0, 1, 1, 1, 1, 1}), 1).unusual);
        QVERIFY(!talliedRow(rolls(chance, 29, {0, 0, 0, 0, 0, 1}), 1).unusual);
        QCOMPARE(talliedRow(rolls(chance, 29, {0, 0, 0, 0, 0, 1}), 1).verdict, std::string("too few to say"));
    }

    void picksAreNoDice()
    {
        QVERIFY(!kindOf({"shuffle", "Shuffle", 6, 3, false, Provenance::rolled}));
        QVERIFY(!kindOf({"initiative", "initiative", 2, 1, false, Provenance::rolled}));
        QVERIFY(!kindOf({"x", "a pick", 48, 11, false, Provenance::rolled}));
        QVERIFY(!kindOf({"x", "a pool", 6, faceOf({10, 5, 3}), false, Provenance::typed}));
        QVERIFY(!kindOf({"x", "a die", 6, 3, false, Provenance::imported}));
        QVERIFY(kindOf({"x", "a die", 6, 3, false, Provenance::typed}) == (DieKind{6, false}));
        QVERIFY(kindOf({"x", "a die", 6, 2, true, Provenance::rolled}) == (DieKind{6, true}));
        QVERIFY(!kindOf({"x", "a die", 6, 6, true, Provenance::rolled}));
    }

    // Whole games: every roll is weighed, and both sides' chances of one roll never pass one.
    void wholeGames()
    {
        for (const char *name : {"dbm-whole.optio-game", "dba-whole.optio-game"}) {
            QFile file(qEnvironmentVariable("OPTIO_TESTS") + QStringLiteral("/golden/") + QString::fromLatin1(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const std::vector<Entry> entries = readJournal(file.readAll().toStdString(), "the journal");
            const Ruleset &ruleset = supplied::registry().at(entries.front().json.at("ruleset").get<std::string>());
            const Luck luck = luckOf(ruleset, entries, false);
            QVERIFY(luck.rolls > 20);
            QCOMPARE(luck.uncounted, 0);
            int a = 0, b = 0;
            for (const LuckDice &dice : luck.dice)
                (dice.side == "a" ? a : b) += dice.average.count;
            QVERIFY(a > 0 && b > 0);
            for (const LuckResults &one : luck.results)
                QVERIFY(one.number.got <= one.number.count && one.number.low <= one.number.high);
        }
    }

    void oneInWords()
    {
        QCOMPARE(oneIn(0.165), std::string("1 game in 6"));
        QCOMPARE(oneIn(1.0 / 1234), std::string("1 game in 1,200"));
        QCOMPARE(oneIn(1e-9), std::string("less than 1 game in a million"));
    }
};

OPTIO_TEST(LuckTest)

} // namespace luck_test

#include "luck_test.moc"
