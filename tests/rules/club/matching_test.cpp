// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs of least cost against every way to pair, and considerations that never overflow (CLB-10).
#include "rules/club/matching.h"
#include "tests/deep.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QtTest>

#include <algorithm>
#include <random>

namespace matching_test {

using namespace optio::club;

namespace {

/// The least sum over all ways to pair those who are left.
long long leastOf(const std::vector<std::vector<int>> &cost, unsigned left)
{
    if (left == 0)
        return 0;
    unsigned first = 0;
    while ((left >> first & 1U) == 0)
        ++first;
    long long best = -1;
    for (unsigned other = first + 1; other < cost.size(); ++other)
        if ((left >> other & 1U) != 0) {
            const long long sum = cost[first][other] + leastOf(cost, left & ~(1U << first) & ~(1U << other));
            best = best < 0 ? sum : std::min(best, sum);
        }
    return best;
}

} // namespace

class MatchingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pairsOfLeastCost() // CLB-10
    {
        std::mt19937 random(20261128);
        for (int trial = 0; trial < (optio::test::deep() ? 20000 : 1500); ++trial) {
            const auto n = 2 * (1 + random() % 5);
            const int range = trial % 3 == 0 ? 2 : trial % 3 == 1 ? 6 : 1000;
            std::vector<std::vector<int>> cost(n, std::vector<int>(n));
            for (std::size_t i = 0; i < n; ++i)
                for (std::size_t j = i + 1; j < n; ++j)
                    cost[i][j] = cost[j][i] = static_cast<int>(random() % static_cast<unsigned>(range));
            const std::vector<int> mates = cheapestPairs(static_cast<int>(n), [&](int i, int j) {
                return static_cast<Cost>(cost[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)]);
            });
            long long sum = 0;
            for (std::size_t i = 0; i < n; ++i) {
                const auto mate = static_cast<std::size_t>(mates[i]);
                QCOMPARE(static_cast<std::size_t>(mates[mate]), i);
                QVERIFY(mate != i);
                sum += mate > i ? cost[i][mate] : 0;
            }
            QCOMPARE(sum, leastOf(cost, (1U << n) - 1));
        }
    }

    void higherLevelsOutweighAllLowerOnes()
    {
        const CostLevels levels(10, {3, 1000, 255});
        QVERIFY(levels.of({1, 0, 0}) > 10 * levels.of({0, 1000, 255}));
        QVERIFY(levels.of({0, 1, 0}) > 10 * levels.of({0, 0, 255}));
        QVERIFY(levels.of({0, 0, 1}) > levels.of({0, 0, 0}));
    }

    void whatDoesNotFitIsRefused()
    {
        constexpr long long huge = 4'000'000'000'000'000'000;
        QCOMPARE(refused([] { CostLevels(500, {huge, huge, huge}); }),
                 QString("the considerations of this drawing do not fit into one number"));
        QCOMPARE(refused([] { (void)CostLevels(5, {1}).of({2}); }), QString("a consideration of this drawing is beyond its bounds"));
        QCOMPARE(refused([] { (void)cheapestPairs(3, [](int, int) { return Cost(0); }); }),
                 QString("only an even number of players, at most 1024, can be paired"));
        QCOMPARE(refused([] { (void)cheapestPairs(2, [](int, int) { return Cost(-1); }); }),
                 QString("the considerations of this drawing do not fit into one number"));
        QVERIFY(cheapestPairs(0, [](int, int) { return Cost(0); }).empty());
    }
};

OPTIO_TEST(MatchingTest)

} // namespace matching_test

#include "matching_test.moc"
