// SPDX-License-Identifier: GPL-3.0-or-later
// Scoring schemes: the supplied ones with their worked examples, what a formula may be, and schemes that are refused (CLB-20, CLB-21,
// CLB-60); results in the short form of the hobby (CLB-22).
#include "rules/club/scheme.h"
#include "tests/rules/club/made_event.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QtTest>

namespace scheme_test {

using namespace optio;
using namespace optio::club;
using optio::test::schemeText;

namespace {

Scheme supplied(const std::string &id) { return Scheme::read(schemeText(id), id + ".toml"); }

std::string pointsOf(const Scheme &scheme, const Result &result)
{
    const Scored scored = scheme.score(result);
    return pointsText(scored.points[0]) + " : " + pointsText(scored.points[1]);
}

std::string pointsOf(const Scheme &scheme, const std::string &text) { return pointsOf(scheme, readShort(text)); }

/// The win-draw-loss scheme with one line in the place of another.
QString refusedWith(const std::string &line, const std::string &instead)
{
    std::string text = schemeText("win-draw-loss");
    const std::size_t at = text.find(line), end = text.find('\n', at);
    text.replace(at, end - at, instead);
    return refused([&] { (void)Scheme::read(text, "ours.toml"); });
}

} // namespace

class SchemeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nasamw() // CLB-21
    {
        const Scheme scheme = supplied("dba-nasamw");
        QCOMPARE(pointsOf(scheme, "4G-1C"), std::string("23 : 3")); // the sheet's worked example
        QCOMPARE(pointsOf(scheme, "1C-4G"), std::string("3 : 23"));
        QCOMPARE(pointsOf(scheme, "4-0"), std::string("24 : 0"));
        QCOMPARE(pointsOf(scheme, "3-1G"), std::string("3 : 3"));  // nobody has won: each what it destroyed
        QCOMPARE(pointsOf(scheme, "2C-0"), std::string("24 : 0")); // a camp counts as two elements
        QCOMPARE(pointsOf(scheme, "1G-0"), std::string("23 : 0"));
        QCOMPARE(pointsOf(scheme, "23:3"), std::string("23 : 3")); // points as they were reckoned at the table
        Result said = readShort("3-1G");
        said.won = true;
        said.winner = Winner::b;
        QCOMPARE(pointsOf(scheme, said), std::string("3 : 20"));
        said = readShort("4-1");
        said.unfinished = true; // the clock ended it
        QCOMPARE(pointsOf(scheme, said), std::string("4 : 1"));
        QVERIFY(scheme.byeIsMean());
        QCOMPARE(scheme.bye(), 20 * onePoint);
        QVERIFY(scheme.ties() == std::vector<Tie>({Tie::headToHead, Tie::countback, Tie::umpire}));
        QCOMPARE(refused([&] { (void)scheme.score(readShort("13-0")); }),
                 QString("by the scheme \"DBA, NASAMW\" a side can lose at most 12 elements, 1 general and 2 camps"));
        QCOMPARE(refused([&] { (void)scheme.score(readShort("41:0")); }), QString("41 points lie outside of 0 to 40"));
    }

    void winDrawLoss() // CLB-21
    {
        const Scheme scheme = supplied("win-draw-loss");
        QCOMPARE(pointsOf(scheme, "12:8"), std::string("3 : 0"));
        QCOMPARE(pointsOf(scheme, "8:8"), std::string("1 : 1"));
        QCOMPARE(pointsOf(scheme, "2-5"), std::string("0 : 3"));
        QCOMPARE(scheme.bye(), 3 * onePoint);
    }

    void shares() // CLB-21
    {
        const Scheme scheme = supplied("shares-25");
        Result result = readShort("6-3");
        QCOMPARE(refused([&] { (void)scheme.score(result); }),
                 QString("the scheme \"Shares of 25\" divides by the share of each army that was "
                         "lost: say how many elements both armies had"));
        result.strength = {12, 12};
        QCOMPARE(pointsOf(scheme, result), std::string("13 : 8")); // a quarter more of the enemy: 12.5 and 7.5, rounded up
        result.broken = {false, true};
        QCOMPARE(pointsOf(scheme, result), std::string("18 : 8"));
        QVERIFY(scheme.score(result).winner == Winner::a);
        Result small = readShort("0-0");
        small.strength = {12, 12};
        QCOMPARE(pointsOf(supplied("shares-10"), small), std::string("4 : 4"));
    }

    void everySuppliedSchemeIsSound() // CLB-20
    {
        const std::vector<Scheme> all = suppliedSchemes(std::getenv("OPTIO_RULESETS"));
        QCOMPARE(all.size(), std::size_t{4});
        for (const Scheme &scheme : all)
            QVERIFY(!scheme.note().empty());
    }

    void faultySchemesAreRefusedWithFileAndLine() // CLB-20, CLB-60
    {
        QVERIFY(refusedWith("points =", "points = \"won - 5\"")
                    .startsWith("ours.toml:6: for 0-0 the scheme gives no points that can stand: -5"));
        QVERIFY(refusedWith("points =", "points = \"won / drawn\"").contains("divides by zero"));
        QVERIFY(refusedWith("points =", "points = \"elements_destroyed\"").contains("lie outside of 0 to 3"));
        QVERIFY(refusedWith("points =", "points = \"3 * wan\"")
                    .startsWith("ours.toml:6: the formula cannot be read at \"wan\": there is no such name"));
        QVERIFY(refusedWith("points =", "points = \"3 * (won\"").contains("at its end: a closing bracket is missing"));
        QVERIFY(refusedWith("points =", "points = \"min(won)\"").contains("\"min\" takes 2 values"));
        QVERIFY(refusedWith("points =", "points = \"won 3\"").contains("there is something left over"));
        QVERIFY(refusedWith("points =", "points = \"" + std::string(60, '(') + "won" + std::string(60, ')') + "\"").contains("too deep"));
        QVERIFY(refusedWith("points =", "points = \"" + std::string(60, '-') + "won\"").contains("too deep"));
        QVERIFY(refusedWith("points =", "points = \"won" + std::string(600, ' ') + "\"").contains("at most 500 letters"));
        QVERIFY(refusedWith("points =", "points = \"9999999\"").contains("numbers go up to a million"));
        QVERIFY(refusedWith("points =", "points = 3").startsWith("ours.toml:6:"));
        QVERIFY(refusedWith("bye =", "bye = \"always\"").contains("must be a number of points or \"mean\""));
        QVERIFY(refusedWith("bye =", "bye = 7").contains("must be from 0 to 3, not 7"));
        QVERIFY(refusedWith("ties =", "ties = [\"toss\"]").contains("toss"));
        QVERIFY(refusedWith("ties =", "ties = [\"wins\", \"wins\"]").contains("stands twice"));
        QVERIFY(refusedWith("typed =", "typed = \"pints\"").contains("must be \"points\" or \"score\""));
        QVERIFY(refusedWith("typed =", "type = \"score\"").startsWith("ours.toml:"));
        QVERIFY(refusedWith("most =", "").contains("most"));
        QVERIFY(refused([] { (void)Scheme::read("points = ", "ours.toml"); }).contains("ours.toml:1"));
    }

    void formulas() // CLB-20
    {
        const std::vector<std::string> names{"a", "b"};
        const auto value = [&](const std::string &text) { return Formula::read(text, names).value({3, 2}); };
        QCOMPARE(value("a + b * 2 - 1"), 6.0);
        QCOMPARE(value("(a + b) * 2"), 10.0);
        QCOMPARE(value("a - b - 1"), 0.0);
        QCOMPARE(value("-a + 4"), 1.0);
        QCOMPARE(value("a / b"), 1.5);
        QCOMPARE(value("round(a / b) + floor(a / b) + ceil(a / b)"), 5.0);
        QCOMPARE(value("min(a, b) * 10 + max(a, b) + abs(b - a)"), 24.0);
        QCOMPARE(value("if(a > b and not b >= a, 7, 8)"), 7.0);
        QCOMPARE(value("a == 3 or b / 0"), 1.0); // what is not needed is not worked out
        QCOMPARE(value("a != 3"), 0.0);
        QCOMPARE(value("0.25 * 4"), 1.0);
    }

    void shortForm_data() // CLB-22
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("kept");
        for (const auto &[text, kept] : {std::pair{"4G-1C", "4G-1C"},
                                         {"3-1G", "3-1G"},
                                         {" 4 g – 1 c ", "4G-1C"},
                                         {"2CG-0", "2GC-0"},
                                         {"12:8", "12:8"},
                                         {"0 : 0", "0:0"}})
            QTest::newRow(text) << text << kept;
    }
    void shortForm()
    {
        QFETCH(QString, text);
        QFETCH(QString, kept);
        const Result result = readShort(text.toStdString());
        QCOMPARE(QString::fromStdString(club::shortForm(result)), kept);
        Result again;
        FieldsIn::read(again, FieldsOut::write(result), FieldPlace("result"));
        QVERIFY(FieldsOut::write(again) == FieldsOut::write(result));
    }

    void faultyShortForms() // CLB-22, CLB-60
    {
        for (const char *text : {"", "4", "G-1", "4X-1", "4-", "12:", ":8", "12:8:1", "4-1-2", "1GG-0", "99999:1", "600-0", "-4-1"})
            QVERIFY2(refused([&] { (void)readShort(text); }).contains("is no result"), text);
        QVERIFY(refused([] { (void)readShort(std::string(10000, '4')); }).contains("it is too long"));
    }
};

OPTIO_TEST(SchemeTest)

} // namespace scheme_test

#include "scheme_test.moc"
