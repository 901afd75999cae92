// SPDX-License-Identifier: GPL-3.0-or-later
// Live dice: typed faces and their refusals (DBM-190), random dice as a function of their act, and their fairness, with generators known
// to be bad as controls that the same measures must find out.
#include "rules/dice/dice.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QtTest>

#include <rapidcheck.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <random>
#include <set>

namespace dice_test {

using namespace optio;

namespace {

constexpr DrawName combatDie{"a.combat", "Rome's combat die"};

std::string refusalOf(std::vector<int> faces, const std::function<void(Dice &)> &roll)
{
    return refusalAndField([&] {
               EnteredDice entered(std::move(faces));
               Dice dice(entered);
               roll(dice);
               entered.finish();
           })
        .first;
}

ActKey act(int before) { return {3, "close-combat", {"a1.1", "b2.1"}, before}; }

std::vector<int> facesOf(const GameKey &key, const ActKey &act, int n = 40)
{
    RandomDice random(key, act);
    std::vector<int> faces;
    for (int i = 0; i < n; ++i)
        faces.push_back(random.face(Die::d6, combatDie));
    return faces;
}

// --- measures of fairness ----------------------------------------------------------------------------------------------------------

using Faces = std::vector<int>;

/// Chi-square of counts against chances, as the number of standard deviations above what fair dice give (Wilson and Hilferty).
double surprise(const std::vector<double> &counts, const std::vector<double> &chances)
{
    double all = 0;
    for (const double count : counts)
        all += count;
    double sum = 0;
    for (std::size_t i = 0; i < counts.size(); ++i)
        sum += (counts[i] - all * chances[i]) * (counts[i] - all * chances[i]) / (all * chances[i]);
    const double spread = 2.0 / (9.0 * static_cast<double>(counts.size() - 1));
    return (std::cbrt(sum / static_cast<double>(counts.size() - 1)) - (1 - spread)) / std::sqrt(spread);
}

double ofFaces(const Faces &faces)
{
    std::vector<double> counts(6);
    for (const int face : faces)
        ++counts[static_cast<std::size_t>(face - 1)];
    return surprise(counts, std::vector<double>(6, 1.0 / 6));
}

/// Pairs of faces `lag` apart, no face in two pairs.
double ofPairs(const Faces &faces, std::size_t lag)
{
    std::vector<double> counts(36);
    for (std::size_t start = 0; start + 2 * lag <= faces.size(); start += 2 * lag)
        for (std::size_t i = start; i < start + lag; ++i)
            ++counts[static_cast<std::size_t>((faces[i] - 1) * 6 + faces[i + lag] - 1)];
    return surprise(counts, std::vector<double>(36, 1.0 / 36));
}

/// Lengths of things that go on with the chance `on`, the last class open.
double ofLengths(const std::vector<int> &lengths, std::size_t classes, double on)
{
    std::vector<double> counts(classes);
    for (const int length : lengths)
        ++counts[std::min(static_cast<std::size_t>(length), classes - 1)];
    std::vector<double> chances;
    for (std::size_t i = 0; i + 1 < classes; ++i)
        chances.push_back(std::pow(on, static_cast<double>(i)) * (1 - on));
    chances.push_back(std::pow(on, static_cast<double>(classes - 1)));
    return surprise(counts, chances);
}

/// How often a face is repeated at once.
double ofRuns(const Faces &faces)
{
    std::vector<int> lengths{0};
    for (std::size_t i = 1; i < faces.size(); ++i) {
        if (faces[i] == faces[i - 1])
            ++lengths.back();
        else
            lengths.push_back(0);
    }
    lengths.pop_back();
    return ofLengths(lengths, 6, 1.0 / 6);
}

/// How many other faces lie between sixes.
double ofGaps(const Faces &faces)
{
    std::vector<int> lengths{0};
    for (const int face : faces) {
        if (face == 6)
            lengths.push_back(0);
        else
            ++lengths.back();
    }
    lengths.pop_back();
    return ofLengths(lengths, 31, 5.0 / 6);
}

struct Measure {
    const char *name;
    double (*of)(const Faces &);
};
const Measure measures[] = {{"faces", ofFaces},
                            {"adjacent pairs", [](const Faces &faces) { return ofPairs(faces, 1); }},
                            {"pairs seven apart", [](const Faces &faces) { return ofPairs(faces, 7); }},
                            {"runs", ofRuns},
                            {"gaps between sixes", ofGaps}};
constexpr double tooMuch = 4.5; // standard deviations; fair dice pass it once in some 300,000 times, and the keys here are fixed
constexpr int many = 600'000;

std::vector<std::string> foundOut(const Faces &faces)
{
    std::vector<std::string> by;
    for (const Measure &measure : measures)
        if (measure.of(faces) > tooMuch)
            by.emplace_back(measure.name);
    return by;
}

Faces fair()
{
    RandomDice random(gameKeyFromSeed(42), act(0));
    Faces faces;
    for (int i = 0; i < many; ++i)
        faces.push_back(random.face(Die::d6, combatDie));
    return faces;
}

/// `faces` with one chance in n that a face is what `other` says instead.
Faces spoilt(Faces faces, int n, const std::function<int(const Faces &, std::size_t)> &other)
{
    std::mt19937 chance(7);
    for (std::size_t i = 7; i < faces.size(); ++i)
        if (chance() % static_cast<unsigned>(n) == 0)
            faces[i] = other(faces, i);
    return faces;
}

Faces remaindersOfBytes()
{
    std::mt19937 bytes(7);
    Faces faces;
    for (int i = 0; i < many; ++i)
        faces.push_back(1 + static_cast<int>((bytes() >> 24) % 6));
    return faces;
}

Faces lowBits()
{
    std::uint32_t state = 1;
    Faces faces;
    for (int i = 0; i < many; ++i) {
        state = state * 1103515245u + 12345u;
        faces.push_back(1 + static_cast<int>(state % 6));
    }
    return faces;
}

Faces inTurn()
{
    Faces faces;
    for (int i = 0; i < many; ++i)
        faces.push_back(1 + i % 6);
    return faces;
}

/// A six is thrown at the latest after twenty dice without one.
Faces kind()
{
    Faces faces = fair();
    int without = 0;
    for (int &face : faces) {
        if (without == 20)
            face = 6;
        without = face == 6 ? 0 : without + 1;
    }
    return faces;
}

} // namespace

class DiceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void typedFacesComeInOrder();
    void typedFacesRefused();
    void tooFewAndTooMany();
    void drawsAreRecorded();
    void hitsAskForSingleDice();
    void figuresOutOfRange();
    void knownDice();
    void sameActSameDice();
    void facesStayOnTheDie();
    void picks();
    void keys();
    void fairness();
    void firstDiceOfManyActs();
    void badGenerators_data();
    void badGenerators();
};

void DiceTest::typedFacesComeInOrder()
{
    EnteredDice entered({5, 0, 9, 2, 1, 3, 2});
    Dice dice(entered);
    QCOMPARE(dice.d6(combatDie), 5);
    QCOMPARE(dice.d10(combatDie), 0);
    QCOMPARE(dice.d10(combatDie), 9);
    QCOMPARE(dice.average(combatDie), 2);
    QCOMPARE(dice.check(Die::d3, 1, combatDie), true);
    QCOMPARE(dice.check(Die::d3, 2, combatDie), false);
    QCOMPARE(dice.pick(4, combatDie), 1);
    entered.finish();
}

void DiceTest::typedFacesRefused() // DBM-190
{
    const auto said = refusalAndField([] {
        EnteredDice entered({7});
        Dice(entered).d6(combatDie);
    });
    QCOMPARE(said.first, std::string("Rome's combat die: a die shows 1 to 6, not 7"));
    QCOMPARE(said.second, std::string("a.combat"));

    const auto d6 = [](Dice &dice) { dice.d6(combatDie); };
    const auto d10 = [](Dice &dice) { dice.d10(combatDie); };
    const auto average = [](Dice &dice) { dice.average(combatDie); };
    const auto pick = [](Dice &dice) { dice.pick(3, combatDie); };
    for (const int face : {-1, 0, 7, 100})
        QCOMPARE(refusalOf({face}, d6), "Rome's combat die: a die shows 1 to 6, not " + std::to_string(face));
    for (const int face : {-1, 10})
        QCOMPARE(refusalOf({face}, d10), "Rome's combat die: a ten-sided die shows 0 to 9, not " + std::to_string(face));
    for (const int face : {1, 6})
        QCOMPARE(refusalOf({face}, average), "Rome's combat die: an average die shows 2 to 5, not " + std::to_string(face));
    for (const int face : {0, 4})
        QCOMPARE(refusalOf({face}, pick), "Rome's combat die: this pick shows 1 to 3, not " + std::to_string(face));
}

void DiceTest::tooFewAndTooMany() // DBM-190
{
    const auto two = [](Dice &dice) {
        dice.d6(combatDie);
        dice.d6({"b.combat", "Carthage's combat die"});
    };
    QCOMPARE(refusalOf({4}, two), std::string("Carthage's combat die: one die too few was given (1); a die shows 1 to 6"));
    QCOMPARE(refusalOf({}, two), std::string("Rome's combat die: one die too few was given (0); a die shows 1 to 6"));
    QCOMPARE(refusalOf({4, 4}, two), std::string());
    QCOMPARE(refusalOf({4, 4, 4}, two), std::string("too many dice were given: 3; 2 are needed"));
    QCOMPARE(refusalOf({4}, [](Dice &) {}), std::string("too many dice were given: 1; 0 are needed"));
}

void DiceTest::drawsAreRecorded()
{
    EnteredDice entered({3, 9, 4, 2, 1, 10, 0}, Provenance::imported);
    Dice dice(entered);
    dice.d6(combatDie);
    dice.d10({"ten", "ten-sided"});
    dice.average({"av", "average"});
    dice.check(Die::d3, 1, {"three", "three-sided"});
    dice.pick(2, {"two", "one of two"});
    dice.pick(52, {"card", "a card"});
    dice.pick(10, {"of ten", "one of ten"});
    const std::vector<std::pair<int, int>> expected{{6, 3}, {10, 9}, {6, 4}, {3, 2}, {2, 1}, {52, 10}, {10, 0}};
    QCOMPARE(dice.drawn().size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QCOMPARE(dice.drawn()[i].sides, expected[i].first);
        QCOMPARE(dice.drawn()[i].value, expected[i].second);
        QCOMPARE(dice.drawn()[i].average, i == 2);
        QVERIFY(dice.drawn()[i].from == Provenance::imported);
    }
    QCOMPARE(dice.drawn()[0].id, std::string("a.combat"));
    QCOMPARE(dice.drawn()[0].label, std::string("Rome's combat die"));
}

void DiceTest::hitsAskForSingleDice()
{
    EnteredDice entered({6, 1, 5, 4, 2, 6, 3, 2, 4, 5});
    Dice dice(entered);
    QCOMPARE(dice.hits(4, 5, combatDie), 2);
    QCOMPARE(dice.pairsWon(3, 3, combatDie, combatDie), 1); // 6 3 2 against 5 4 2: a tie is not won
    QCOMPARE(dice.pairsWon(0, 0, combatDie, combatDie), 0);
    QCOMPARE(dice.hits(0, 2, combatDie), 0);
    QCOMPARE(dice.drawn().size(), std::size_t(10));
    entered.finish();
}

void DiceTest::figuresOutOfRange()
{
    QVERIFY(refusalOf({}, [](Dice &dice) { dice.hits(65, 2, combatDie); }).find("must be 0 to 64, not 65") != std::string::npos);
    QVERIFY(refusalOf({}, [](Dice &dice) { dice.hits(-1, 2, combatDie); }).find("must be 0 to 64, not -1") != std::string::npos);
    QVERIFY(refusalOf({}, [](Dice &dice) { dice.pairsWon(17, 2, combatDie, combatDie); }).find("must be 0 to 16, not 17") !=
            std::string::npos);
    QVERIFY(refusalOf({}, [](Dice &dice) { dice.pairsWon(2, -1, combatDie, combatDie); }).find("must be 0 to 16, not -1") !=
            std::string::npos);
    QVERIFY(refusalOf({}, [](Dice &dice) { dice.pick(0, combatDie); }).find("must be 1 to 65536, not 0") != std::string::npos);
}

void DiceTest::knownDice()
{
    // The same key, act and faces stand in dice_verifier_test.py.
    const GameKey key = gameKeyFromSeed(7);
    QCOMPARE(toHex(key), std::string("0a420b072ce72f6a6833576ffa74ea21dcca4ce7c025dbee7b1dae478cba6f29"));
    const ActKey act{3, "close-combat", {"a1.1", "b2.é"}, 1};
    QCOMPARE(act.text(), std::string("[3,\"close-combat\",[\"a1.1\",\"b2.é\"],1]"));
    RandomDice random(key, act);
    Dice dice(random);
    for (const int face : {1, 5, 2, 2, 6, 5, 3, 6, 1, 1, 1, 6, 6, 1, 1, 6, 3, 4, 5, 2, 4, 1, 6, 6})
        QCOMPARE(dice.d6(combatDie), face);
    for (const int face : {5, 1, 8, 9, 1, 0, 6, 9})
        QCOMPARE(dice.d10(combatDie), face);
    for (const int face : {4, 3, 4, 3, 2, 4, 4, 4})
        QCOMPARE(dice.average(combatDie), face);
    QCOMPARE(dice.pick(1000, combatDie), 305);
    QCOMPARE(dice.pick(52, combatDie), 36);
    QCOMPARE(dice.pick(65536, combatDie), 7511);
    QCOMPARE(dice.pick(10, combatDie), 2);
    QCOMPARE(dice.check(Die::d3, 1, combatDie), false);
    QCOMPARE(dice.drawn().back().value, 2);
    QVERIFY(dice.drawn().back().from == Provenance::rolled);
}

void DiceTest::sameActSameDice()
{
    QVERIFY(rc::check("the same act has the same dice, an act that differs in any part has others",
                      [](const GameKey &key, std::uint8_t turn, std::uint8_t before) {
                          const ActKey one{turn, "close-combat", {"a1.1", "b1.2"}, before};
                          const std::vector<int> faces = facesOf(key, one);
                          RC_ASSERT(facesOf(key, one) == faces);

                          GameKey otherKey = key;
                          otherKey[*rc::gen::inRange<std::size_t>(0, 32)] ^= static_cast<std::uint8_t>(*rc::gen::inRange(1, 256));
                          RC_ASSERT(facesOf(otherKey, one) != faces);
                          for (const ActKey &other :
                               {ActKey{turn + 1, one.resolver, one.participants, before},
                                ActKey{turn, "shooting", one.participants, before}, ActKey{turn, one.resolver, {"b1.2", "a1.1"}, before},
                                ActKey{turn, one.resolver, {"a1.1"}, before}, ActKey{turn, one.resolver, {"a1.1\",\"b1.2"}, before},
                                ActKey{turn, one.resolver, one.participants, before + 1}})
                              RC_ASSERT(facesOf(key, other) != faces);
                      }));
}

void DiceTest::facesStayOnTheDie()
{
    QVERIFY(rc::check("each die shows only its own faces, and all of them", [](std::uint64_t seed) {
        RandomDice random(gameKeyFromSeed(seed), act(0));
        const auto shown = [&](Die die) {
            std::set<int> faces;
            for (int i = 0; i < 300; ++i)
                faces.insert(random.face(die, combatDie));
            return faces;
        };
        RC_ASSERT(shown(Die::d3) == (std::set<int>{1, 2, 3}));
        RC_ASSERT(shown(Die::d6) == (std::set<int>{1, 2, 3, 4, 5, 6}));
        RC_ASSERT(shown(Die::d10) == (std::set<int>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}));
        RC_ASSERT(shown(Die::average) == (std::set<int>{2, 3, 4, 5}));
    }));
}

void DiceTest::picks()
{
    RandomDice random(gameKeyFromSeed(3), act(0));
    for (const int n : {1, 2, 7, 255, 256, 257, 1000, 65536}) {
        std::vector<double> counts(static_cast<std::size_t>(std::min(n, 8)));
        for (int i = 0; i < 20'000; ++i) {
            const int picked = random.pick(n, combatDie);
            QVERIFY(picked >= 0 && picked < n);
            ++counts[static_cast<std::size_t>(static_cast<std::int64_t>(picked) * static_cast<std::int64_t>(counts.size()) / n)];
        }
        std::vector<double> chances(counts.size());
        for (int i = 0; i < n; ++i)
            chances[static_cast<std::size_t>(static_cast<std::int64_t>(i) * static_cast<std::int64_t>(counts.size()) / n)] += 1.0 / n;
        if (n > 1)
            QVERIFY2(surprise(counts, chances) < tooMuch, qPrintable(QString::number(n)));
    }
}

void DiceTest::keys()
{
    QVERIFY(newGameKey() != newGameKey());
    QVERIFY(gameKeyFromSeed(1) != gameKeyFromSeed(2));
    const GameKey key = newGameKey();
    QVERIFY(gameKeyFromHex(toHex(key)) == key);
    const std::string hex(64, 'A');
    QCOMPARE(toHex(gameKeyFromHex(hex)), std::string(64, 'a'));
    for (const std::string &bad :
         {std::string(), std::string(63, 'a'), std::string(65, 'a'), std::string(63, 'a') + "g", std::string(63, 'a') + " "})
        QCOMPARE(refusalAndField([&] { gameKeyFromHex(bad); }).first, std::string("the game key must be 64 hexadecimal digits"));
}

void DiceTest::fairness()
{
    const Faces faces = fair();
    for (const Measure &measure : measures)
        QVERIFY2(std::abs(measure.of(faces)) < tooMuch, measure.name);
}

void DiceTest::firstDiceOfManyActs()
{
    // As games use them: two dice of each act, one act after the other.
    Faces faces;
    const GameKey key = gameKeyFromSeed(42);
    for (int before = 0; before < 30'000; ++before) {
        RandomDice random(key, act(before));
        faces.push_back(random.face(Die::d6, combatDie));
        faces.push_back(random.face(Die::d6, combatDie));
    }
    for (const Measure &measure : measures)
        QVERIFY2(std::abs(measure.of(faces)) < tooMuch, measure.name);
}

void DiceTest::badGenerators_data()
{
    QTest::addColumn<Faces>("faces");
    QTest::addColumn<QString>("by");
    QTest::newRow("bytes without rejection") << remaindersOfBytes() << "faces";
    QTest::newRow("one face a little heavy") << spoilt(fair(), 100, [](const Faces &, std::size_t) { return 6; }) << "faces";
    QTest::newRow("low bits of a linear congruence") << lowBits() << "adjacent pairs";
    QTest::newRow("repeats itself") << spoilt(fair(), 50, [](const Faces &faces, std::size_t i) { return faces[i - 1]; }) << "runs";
    QTest::newRow("follows the last face") << spoilt(fair(), 50, [](const Faces &faces, std::size_t i) { return 1 + faces[i - 1] % 6; })
                                           << "adjacent pairs";
    QTest::newRow("remembers seven dice") << spoilt(fair(), 50, [](const Faces &faces, std::size_t i) { return faces[i - 7]; })
                                          << "pairs seven apart";
    QTest::newRow("in turn") << inTurn() << "runs";
    QTest::newRow("never long without a six") << kind() << "gaps between sixes";
}

void DiceTest::badGenerators()
{
    QFETCH(Faces, faces);
    QFETCH(QString, by);
    const std::vector<std::string> found = foundOut(faces);
    QVERIFY2(std::find(found.begin(), found.end(), by.toStdString()) != found.end(), "this bad generator passed the measure meant for it");
}

OPTIO_TEST(DiceTest)

} // namespace dice_test

#include "dice_test.moc"
