// SPDX-License-Identifier: GPL-3.0-or-later
// Exact odds: walks of random resolvers against every sequence of single faces thrown one by one through the live dice, big numbers against
// figures worked out elsewhere, and the refusals.
#include "rules/dice/odds.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QtTest>

#include <rapidcheck.h>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <numeric>

namespace odds_test {

using namespace optio;

namespace {

constexpr DrawName die{"die", "a die"};

/// Throws every sequence of faces in turn, each die by itself.
class EveryFace : public DiceSource {
public:
    int face(Die kind, const DrawName &) override
    {
        static constexpr std::array<int, 6> averageFaces{2, 3, 3, 4, 4, 5};
        const int sides = kind == Die::average ? 6 : static_cast<int>(kind);
        const int at = next(sides);
        return kind == Die::average ? averageFaces[static_cast<std::size_t>(at)] : kind == Die::d10 ? at : at + 1;
    }
    int pick(int n, const DrawName &) override { return next(n); }
    Provenance provenance() const override { return Provenance::rolled; }

    /// The number of cases of the sequence just thrown.
    std::uint64_t cases() const
    {
        std::uint64_t all = 1;
        for (const auto &[at, sides] : path_)
            all *= static_cast<std::uint64_t>(sides);
        return all;
    }
    /// To the next sequence; false when all are done.
    bool advance()
    {
        read_ = 0;
        while (!path_.empty() && path_.back().first + 1 == path_.back().second)
            path_.pop_back();
        if (path_.empty())
            return false;
        ++path_.back().first;
        return true;
    }

private:
    int next(int sides)
    {
        if (read_ == path_.size())
            path_.emplace_back(0, sides);
        return path_[read_++].first;
    }
    std::vector<std::pair<int, int>> path_;
    std::size_t read_ = 0;
};

using Roll = std::function<std::uint64_t(Dice &)>;

/// What all those sequences give, with the least common denominator.
Distribution bruteForce(const Roll &roll)
{
    std::map<std::uint64_t, std::map<std::uint64_t, std::uint64_t>> counts; // outcome → cases of a sequence → how many such sequences
    EveryFace source;
    do {
        Dice dice(source);
        const std::uint64_t outcome = roll(dice);
        ++counts[outcome][source.cases()];
    } while (source.advance());
    Weight common = 1;
    for (const auto &[outcome, byCases] : counts)
        for (const auto &[cases, count] : byCases)
            common = common / std::gcd(static_cast<std::uint64_t>(common), cases) * cases;
    Distribution result;
    std::uint64_t divisor = static_cast<std::uint64_t>(common);
    for (const auto &[outcome, byCases] : counts) {
        Weight sum = 0;
        for (const auto &[cases, count] : byCases)
            sum += common / cases * count;
        result.shares.push_back({outcome, sum});
        divisor = std::gcd(divisor, static_cast<std::uint64_t>(sum));
    }
    for (Share &share : result.shares)
        share.weight /= divisor;
    result.of = common / divisor;
    return result;
}

std::string shown(const Distribution &odds)
{
    std::string text = "of " + toDecimal(odds.of);
    for (const Share &share : odds.shares)
        text += ", " + std::to_string(share.outcome) + ": " + toDecimal(share.weight);
    return text;
}

/// What a distribution must keep to, whatever it is of; "" when it does.
std::string faultOf(const Distribution &odds)
{
    Weight sum = 0;
    Weight divisor = odds.of;
    for (const Share &share : odds.shares) {
        sum += share.weight;
        divisor = std::gcd(static_cast<std::uint64_t>(divisor), static_cast<std::uint64_t>(share.weight));
        if (share.weight == 0)
            return "an outcome that cannot happen";
        if (&share != odds.shares.data() && (&share)[-1].outcome >= share.outcome)
            return "outcomes out of order";
    }
    return sum != odds.of ? "the weights do not add up" : divisor != 1 ? "not in lowest terms" : "";
}

std::string walked(const Roll &roll)
{
    Walk walk;
    return shown(walk.run(roll));
}

/// One draw of a random resolver. Which draw comes next hangs on what was thrown before.
struct Step {
    int kind = 0;
    int n = 1;
    int figure = 1;
    int skip = 0; ///< with this remainder of the sum by 3, the step is left out
};

std::uint64_t drawOf(Dice &dice, const Step &step)
{
    static constexpr std::array<Die, 4> dies{Die::d3, Die::d6, Die::d10, Die::average};
    const Die kind = dies[static_cast<std::size_t>(step.figure % 4)];
    const int n = kind == Die::d10 ? 1 : step.n;
    switch (step.kind) {
    case 0:
        return static_cast<std::uint64_t>(dice.d6(die));
    case 1:
        return static_cast<std::uint64_t>(dice.d10(die));
    case 2:
        return static_cast<std::uint64_t>(dice.average(die));
    case 3:
        return static_cast<std::uint64_t>(dice.hits(n, step.figure % 8, die, kind));
    case 4:
        return dice.check(kind, step.figure % 11 - 1, die) ? 1 : 0;
    case 5:
        return static_cast<std::uint64_t>(dice.pick(1 + step.figure % 7, die));
    default:
        return static_cast<std::uint64_t>(dice.pairsWon(1 + step.n % 3, step.figure % 3, die, die));
    }
}

/// A resolver of up to four draws. Outcomes are small, or scattered over 64 bits.
Roll randomRoll()
{
    const auto steps =
        *rc::gen::resize(4, rc::gen::container<std::vector<Step>>(rc::gen::construct<Step>(
                                rc::gen::inRange(0, 7), rc::gen::inRange(0, 3), rc::gen::inRange(0, 44), rc::gen::inRange(0, 5))));
    const int outcomes = *rc::gen::inRange(1, 90);
    const bool scattered = *rc::gen::arbitrary<bool>();
    return [=](Dice &dice) {
        std::uint64_t sum = 0;
        for (const Step &step : steps)
            if (sum % 3 != static_cast<std::uint64_t>(step.skip))
                sum = sum * 5 + drawOf(dice, step);
        sum %= static_cast<std::uint64_t>(outcomes);
        return scattered ? sum * 0x123456789ABCDEFu : sum;
    };
}

} // namespace

class OddsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void randomResolvers();
    void drawsThatComeAndGo();
    void resultsLieInTheSupport();
    void hits();
    void over();
    void bands();
    void checks();
    void pairs();
    void manyPairs();
    void average();
    void nothingThrown();
    void differentDenominators();
    void manyDiceAreExact();
    void tooManyCases();
    void impureRolls();
    void aBrokenWalkLeavesNothingBehind();
    void views();
    void numbers();
};

void OddsTest::randomResolvers()
{
    Walk walk; // one for all, so that nothing of an earlier walk may matter
    QVERIFY(rc::check("a walk gives what all sequences of faces give", [&] {
        for (int i = 0; i < 5; ++i) {
            const Roll roll = randomRoll();
            const Distribution &odds = walk.run(roll);
            RC_ASSERT(shown(odds) == shown(bruteForce(roll)));
            RC_ASSERT(faultOf(odds) == "");
        }
    }));
}

void OddsTest::drawsThatComeAndGo()
{
    // An uneven draw whose second result asks for no further die: the third one's must not be weighed as the first one's.
    const auto roll = [](int without) {
        return [=](Dice &dice) {
            const int hits = dice.hits(4, 5, die);
            return static_cast<std::uint64_t>(hits == without ? 50 + hits : 6 * hits + dice.d6(die));
        };
    };
    for (int without = 0; without <= 4; ++without)
        QCOMPARE(walked(roll(without)), shown(bruteForce(roll(without))));
}

void OddsTest::resultsLieInTheSupport()
{
    QVERIFY(rc::check("what random and typed dice give has odds, and typing the same faces gives the same", [](std::uint64_t seed) {
        const Roll roll = randomRoll();
        Walk walk;
        const Distribution &odds = walk.run(roll);
        for (int before = 0; before < 10; ++before) {
            RandomDice random(gameKeyFromSeed(seed), {1, "made-up", {}, before});
            Dice dice(random);
            const std::uint64_t outcome = roll(dice);
            RC_ASSERT(odds.weight(outcome) > 0);

            std::vector<int> faces;
            for (const Draw &draw : dice.drawn())
                faces.push_back(draw.value);
            EnteredDice entered(faces);
            Dice again(entered);
            RC_ASSERT(roll(again) == outcome);
            entered.finish();
        }
    }));
}

void OddsTest::over()
{
    for (int atMost = -3; atMost <= 11; ++atMost) {
        const Roll roll = [=](Dice &dice) { return static_cast<std::uint64_t>(dice.over(atMost, die)); };
        Walk walk;
        QCOMPARE(shown(walk.run(roll)), shown(bruteForce(roll)));
    }
    QCOMPARE(walked([](Dice &dice) { return dice.over(7, die); }), std::string("of 10, 0: 8, 1: 1, 2: 1"));
}

void OddsTest::bands()
{
    for (unsigned begins = 0; begins < 512; ++begins) { // every way to part the faces
        const FaceBands bands = bandsWhere([&](int face) { return (begins >> (face - 1) & 1) == 0; });
        const auto end = bands.first.begin() + static_cast<std::ptrdiff_t>(bands.count);
        // Its band's first face, whichever face it is.
        const Roll roll = [&](Dice &dice) {
            return static_cast<std::uint64_t>(*(std::upper_bound(bands.first.begin(), end, dice.d10(bands, die)) - 1));
        };
        QCOMPARE(walked(roll), shown(bruteForce(roll)));
    }
    const FaceBands high = bandsWhere([](int face) { return face != 7; }), low = bandsWhere([](int face) { return face != 2; });
    QCOMPARE(walked([&](Dice &dice) { return static_cast<std::uint64_t>(dice.d10(high, die)); }), std::string("of 10, 0: 7, 7: 3"));
    // Other bands at the same place are another draw.
    const Roll both = [&](Dice &dice) {
        const bool first = dice.check(Die::d6, 2, die);
        return static_cast<std::uint64_t>(dice.d10(first ? high : low, die) >= (first ? 7 : 2) ? 1 : 0);
    };
    QCOMPARE(walked(both), shown(bruteForce(both)));
}

void OddsTest::hits()
{
    for (const Die kind : {Die::d3, Die::d6, Die::average, Die::d10})
        for (int n = 0; n <= (kind == Die::d10 ? 3 : 5); ++n)
            for (int target = -1; target <= 11; ++target) {
                const Roll roll = [=](Dice &dice) { return static_cast<std::uint64_t>(dice.hits(n, target, die, kind)); };
                QCOMPARE(walked(roll), shown(bruteForce(roll)));
            }
    QCOMPARE(walked([](Dice &dice) { return dice.hits(1, 5, die); }), std::string("of 3, 0: 2, 1: 1"));
}

void OddsTest::checks()
{
    for (const Die kind : {Die::d3, Die::d6, Die::average, Die::d10})
        for (int atMost = -1; atMost <= 10; ++atMost) {
            const Roll roll = [=](Dice &dice) { return dice.check(kind, atMost, die) ? 1u : 0u; };
            QCOMPARE(walked(roll), shown(bruteForce(roll)));
        }
}

void OddsTest::pairs()
{
    for (int a = 0; a <= 4; ++a)
        for (int b = 0; a + b <= 6; ++b) {
            const Roll roll = [=](Dice &dice) { return static_cast<std::uint64_t>(dice.pairsWon(a, b, die, die)); };
            QCOMPARE(walked(roll), shown(bruteForce(roll)));
        }
}

/// Pools that are too large to be thrown out case by case: all of ten won, and by whom all of sixteen were lost.
void OddsTest::manyPairs()
{
    // One die against ten is paired with the highest of them: won where it is higher than all.
    const Roll one = [](Dice &dice) { return static_cast<std::uint64_t>(dice.pairsWon(1, 10, die, die)); };
    Weight won = 0;
    for (int face = 2; face <= 6; ++face) {
        Weight below = 1;
        for (int i = 0; i < 10; ++i)
            below *= static_cast<Weight>(face - 1);
        won += below;
    }
    Walk walk;
    const Distribution &odds = walk.run(one);
    Weight all = 1;
    for (int i = 0; i < 11; ++i)
        all *= 6;
    QVERIFY(odds.weight(1) * (all / odds.of) == won);
    for (const int n : {10, 16}) {
        const Distribution &many = walk.run([n](Dice &dice) { return static_cast<std::uint64_t>(dice.pairsWon(n, n, die, die)); });
        Weight sum = 0;
        for (const Share &share : many.shares)
            sum += share.weight;
        QVERIFY(sum == many.of);
        QCOMPARE(many.shares.size(), static_cast<std::size_t>(n + 1));
    }
}

void OddsTest::average()
{
    QCOMPARE(walked([](Dice &dice) { return dice.average(die); }), std::string("of 6, 2: 1, 3: 2, 4: 2, 5: 1"));
}

void OddsTest::nothingThrown()
{
    QCOMPARE(walked([](Dice &) { return 5u; }), std::string("of 1, 5: 1"));
    QCOMPARE(walked([](Dice &) { return ~std::uint64_t{0}; }), std::string("of 1, 18446744073709551615: 1"));
    QCOMPARE(walked([](Dice &dice) { return dice.pick(1, die); }), std::string("of 1, 0: 1"));
}

void OddsTest::differentDenominators()
{
    // A six is settled at once; anything else asks a d10, and a 0 there a three-sided die.
    QCOMPARE(walked([](Dice &dice) {
                 if (dice.d6(die) == 6)
                     return 0;
                 if (dice.d10(die) != 0)
                     return 1;
                 return dice.check(Die::d3, 1, die) ? 2 : 100;
             }),
             std::string("of 36, 0: 6, 1: 27, 2: 1, 100: 2"));
}

void OddsTest::manyDiceAreExact()
{
    Walk walk;
    const Distribution &odds = walk.run([](Dice &dice) { return dice.hits(34, 6, die); });
    // 6^34 and C(34,k) · 5^(34-k), worked out with another program's whole numbers.
    QCOMPARE(toDecimal(odds.of), std::string("286511799958070431838109696"));
    const std::map<std::uint64_t, std::string> expected{{0, "582076609134674072265625"},
                                                        {5, "51829218864440917968750000"},
                                                        {6, "50101578235626220703125000"},
                                                        {17, "1780400253295898437500"},
                                                        {33, "170"},
                                                        {34, "1"}};
    QCOMPARE(odds.shares.size(), std::size_t(35));
    for (const auto &[outcome, weight] : expected)
        QCOMPARE(toDecimal(odds.weight(outcome)), weight);
    QVERIFY(odds.weightWhere([](std::uint64_t) { return true; }) == odds.of);
    QVERIFY(std::abs(odds.p(odds.weight(5)) - 0.180897) < 1e-6);
}

void OddsTest::tooManyCases()
{
    const std::string said = "too many cases to count exactly";
    QCOMPARE(walked([](Dice &dice) { return dice.hits(64, 5, die); }).substr(0, 35),
             std::string("of 3433683820292512484657849089281,")); // 3^64
    const auto refused = [](const Roll &roll) { return refusal([&] { Walk().run(roll); }); };
    QCOMPARE(refused([](Dice &dice) { return dice.hits(64, 6, die); }), said);                         // 6^64
    QCOMPARE(refused([](Dice &dice) { return dice.hits(64, 5, die) + dice.hits(17, 5, die); }), said); // 3^81
    QCOMPARE(refused([](Dice &dice) { return dice.d6(die) == 6 ? dice.hits(64, 5, die) : dice.hits(40, 6, die, Die::d10); }), said);
    QCOMPARE(refused([](Dice &dice) {
                 int sum = 0;
                 for (int i = 0; i < 65; ++i)
                     sum += dice.pick(2, die);
                 return sum;
             }),
             said);
    QCOMPARE(walked([](Dice &dice) { return dice.hits(64, 5, die) >= 0 && dice.hits(16, 5, die) >= 0 ? 1 : 0; }),
             std::string("of 1, 1: 1"));
}

void OddsTest::impureRolls()
{
    const std::string said = "these odds cannot be counted: the roll did not ask for the same dice twice";
    Walk walk;
    int calls = 0;
    QCOMPARE(refusal([&] { walk.run([&](Dice &dice) { return ++calls < 4 ? dice.d6(die) : dice.d10(die); }); }), said);
    calls = 0;
    QCOMPARE(refusal([&] { walk.run([&](Dice &dice) { return dice.d6(die) + (++calls < 4 ? dice.d6(die) : 0); }); }), said);
}

void OddsTest::aBrokenWalkLeavesNothingBehind()
{
    Walk walk;
    const auto two = [](Dice &dice) { return dice.d6(die) + dice.hits(3, 5, die); };
    const std::string expected = shown(walk.run(two));
    QCOMPARE(refusal([&] {
                 walk.run([](Dice &dice) -> std::uint64_t {
                     const int sum = dice.d6(die) + dice.hits(3, 5, die);
                     if (sum == 7)
                         throw Error("broken off");
                     return sum % 2 == 0 ? 1000u + static_cast<unsigned>(sum) : 60u;
                 });
             }),
             std::string("broken off"));
    QCOMPARE(shown(walk.run(two)), expected);
    QCOMPARE(refusal([&] { walk.run([](Dice &dice) { return dice.d10(die) + dice.hits(64, 6, die); }); }),
             std::string("too many cases to count exactly"));
    QCOMPARE(shown(walk.run(two)), expected);
}

void OddsTest::views()
{
    Walk walk;
    const Distribution &odds = walk.run([](Dice &dice) { return dice.d6(die) + dice.d6(die); });
    QCOMPARE(fraction(odds.weight(7), odds.of), std::string("1/6"));
    QCOMPARE(fraction(odds.weightWhere([](std::uint64_t sum) { return sum >= 10; }), odds.of), std::string("1/6"));
    QCOMPARE(fraction(odds.weight(13), odds.of), std::string("0/1"));
    QCOMPARE(odds.p(odds.of), 1.0);
    QCOMPARE(odds.p(odds.weight(2)), 1.0 / 36);
}

void OddsTest::numbers()
{
    QCOMPARE(toDecimal(0), std::string("0"));
    QCOMPARE(toDecimal(~Weight{0}), std::string("340282366920938463463374607431768211455"));
    QCOMPARE(fraction(10, 36), std::string("5/18"));
    QCOMPARE(fraction(36, 36), std::string("1/1"));
    const Weight big = static_cast<Weight>(1) << 100;
    QCOMPARE(fraction(big, big * 6), std::string("1/6"));
}

OPTIO_TEST(OddsTest)

} // namespace odds_test

#include "odds_test.moc"
