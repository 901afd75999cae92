// SPDX-License-Identifier: GPL-3.0-or-later
// The notation of units: what is read (ANC-008 to ANC-012), what is refused and where (ANC-014), and that what is written reads the same.
#include "rulesets/ancients/army/notation.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QTest>
#include <rapidcheck.h>

namespace ancients_notation_test {

using namespace optio;
using namespace optio::ancients;

namespace {

Face anyFace()
{
    Face face;
    face.strength = *rc::gen::inRange(1, 100);
    face.star = *rc::gen::arbitrary<bool>();
    face.missile = *rc::gen::element('-', 'A', 'B', 'G');
    face.move = *rc::gen::inRange(0, 100);
    return face;
}

Notation anyNotation()
{
    Notation unit;
    if (*rc::gen::arbitrary<bool>())
        unit.multiple = *rc::gen::element(Multiple{1, 1}, Multiple{2, 1}, Multiple{1, 2}, Multiple{1, 3});
    unit.code = *rc::gen::elementOf(unitCodes());
    unit.front = anyFace();
    if (*rc::gen::arbitrary<bool>())
        unit.back = anyFace();
    unit.density = *rc::gen::element(Density::plain, Density::dense, Density::sparse);
    if (*rc::gen::arbitrary<bool>()) {
        unit.charge = anyFace();
        unit.forAll = *rc::gen::arbitrary<bool>();
    }
    unit.isNew = *rc::gen::arbitrary<bool>();
    return unit;
}

} // namespace

class AncientsNotationTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readings_data();
    void readings();
    void refusals_data();
    void refusals();
    void warnings();
    void roundTrip();
    void noTextBreaksIt();
};

// ANC-011, ANC-012, and the 26th worked example.
void AncientsNotationTest::readings_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("written");
    QTest::newRow("ANC-012 LA") << "LA(1A3)"
                                << "LA(1A3)";
    QTest::newRow("ANC-012 PK") << "PK(6*2/2*2)"
                                << "PK(6*2/2*2)";
    QTest::newRow("ANC-012 HI") << "HI(4*1/3*1)"
                                << "HI(4*1/3*1)";
    QTest::newRow("ANC-011 warband") << "LI(2-3)(8-2 once, for all)"
                                     << "LI(2-3)(8-2 once, for all)";
    QTest::newRow("ANC-011 not for all") << "LI(2-3)(8-2 once)"
                                         << "LI(2-3)(8-2 once)";
    QTest::newRow("ANC-012 KN") << "KN(8-4)"
                                << "KN(8-4)";
    QTest::newRow("ANC-012 LC") << "LC(2B6)"
                                << "LC(2B6)";
    QTest::newRow("ANC-012 WW") << "WW(4A1/3A1)"
                                << "WW(4A1/3A1)";
    QTest::newRow("ANC-012 SC") << "SC(8-4/1-4)"
                                << "SC(8-4/1-4)";
    QTest::newRow("ANC-014 example 26 spaces and case") << "pk (6*2 / 2*2) *new*"
                                                        << "PK(6*2/2*2)*new*";
    QTest::newRow("ANC-014 example 26 x4") << "LI(2-3)(x4 once)"
                                           << "LI(2-3)(8-2 once, for all)";
    QTest::newRow("ANC-011 x3") << "LI(2-3)(x3 once)"
                                << "LI(2-3)(6-2 once, for all)";
    QTest::newRow("ANC-008 half") << "1/2 LA(1A3)(sparse)"
                                  << "1/2 LA(1A3)(sparse)";
    QTest::newRow("ANC-008 two") << "2LI(2-3)"
                                 << "2 LI(2-3)";
    QTest::newRow("ANC-009 star with a class") << "EL(6*B3)"
                                               << "EL(6*B3)";
    QTest::newRow("ANC-009 star with none") << "EL(6*-3)"
                                            << "EL(6*3)";
    QTest::newRow("ANC-008 dense") << "mm(2b3)( DENSE )"
                                   << "MM(2B3)(dense)";
    QTest::newRow("ANC-005 SP") << "SP(4*1/3*1)"
                                << "SP(4*1/3*1)";
}

void AncientsNotationTest::readings()
{
    QFETCH(QString, text);
    QFETCH(QString, written);
    const Notation unit = parseNotation(text.toStdString());
    QCOMPARE(QString::fromStdString(toText(unit)), written);
    QVERIFY(parseNotation(toText(unit)) == unit);
}

// ANC-014: the column and what was wrong there.
void AncientsNotationTest::refusals_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("what");
    QTest::newRow("ANC-014 example 26 no class") << "KN(84)" << 6 << "missile class (-, A, B, G) between strength and movement";
    QTest::newRow("ANC-014 unknown code") << "XX(8-4)" << 1 << "there is no unit \"XX\"";
    QTest::newRow("ANC-014 no code") << "(8-4)" << 1 << "expected a code";
    QTest::newRow("ANC-014 empty") << "" << 1 << "it ends here";
    QTest::newRow("ANC-014 opening bracket") << "KN 8-4)" << 4 << "\"(\"";
    QTest::newRow("ANC-014 closing bracket") << "KN(8-4" << 7 << "\")\"";
    QTest::newRow("ANC-014 strength 0") << "KN(0-4)" << 4 << "must be 1 or more";
    QTest::newRow("ANC-014 class letter") << "KN(8C4)" << 5 << "A, B or G";
    QTest::newRow("ANC-014 three faces") << "KN(8-4/3-4/1-4)" << 11 << "two faces";
    QTest::newRow("ANC-014 unknown tag") << "LA(1A3)(thick)" << 9 << "expected \"dense\"";
    QTest::newRow("ANC-014 tag cut short") << "LA(1A3)(den)" << 12 << "\"dense\"";
    QTest::newRow("ANC-014 twice dense") << "LA(1A3)(dense)(sparse)" << 16 << "twice";
    QTest::newRow("ANC-014 x5") << "LI(2-3)(x5 once)" << 9 << "three or four times";
    QTest::newRow("ANC-014 too many digits") << "KN(100-4)" << 6 << "between strength and movement";
    QTest::newRow("ANC-014 charge too strong") << "LI(50-3)(x4 once)" << 10 << "two digits";
    QTest::newRow("ANC-014 no movement") << "KN(8-)" << 6 << "a movement allowance";
    QTest::newRow("ANC-014 a quarter") << "1/4 LA(1A3)" << 1 << "1/2 or 1/3";
    QTest::newRow("ANC-014 more after it") << "KN(8-4)*new* now" << 14 << "nothing after";
    QTest::newRow("ANC-014 columns count characters") << QString::fromUtf8("KN(8-4)\u00e9(x") << 8 << "expected";
}

void AncientsNotationTest::refusals()
{
    QFETCH(QString, text);
    QFETCH(int, column);
    QFETCH(QString, what);
    const auto [sentence, field] = refusalAndField([&] { parseNotation(text.toStdString()); });
    const std::string place = "column " + std::to_string(column) + " of";
    QVERIFY2(sentence.find(place) == 0, sentence.c_str());
    QVERIFY2(sentence.find(what.toStdString()) != std::string::npos, sentence.c_str());
    QVERIFY(sentence.find("(ANC-014)") != std::string::npos);
    QCOMPARE(QString::fromStdString(field), QString("notation"));
}

// ANC-014: faces that differ are read, with a warning.
void AncientsNotationTest::warnings()
{
    QCOMPARE(warningsOf(parseNotation("KN(8-4/3-4)")).size(), std::size_t{0});
    QCOMPARE(warningsOf(parseNotation("KN(8-4/3-3)")).size(), std::size_t{1});
    QCOMPARE(warningsOf(parseNotation("KN(8B4/3-3)")).size(), std::size_t{2});
}

void AncientsNotationTest::roundTrip()
{
    QVERIFY(rc::check("what is written reads the same (ANC-008)", [] {
        const Notation unit = anyNotation();
        const std::string text = toText(unit);
        RC_ASSERT(parseNotation(text) == unit);
        RC_ASSERT(toText(parseNotation(text)) == text);
    }));
}

void AncientsNotationTest::noTextBreaksIt()
{
    QVERIFY(rc::check("any text is read or refused (ANC-014)", [] {
        const auto letters =
            *rc::gen::container<std::string>(rc::gen::elementOf(std::string("KNLI()0123456789/*-ABGx oncefral,dsp\xC3\xA9")));
        try {
            const Notation unit = parseNotation(letters);
            RC_ASSERT(parseNotation(toText(unit)) == unit);
        } catch (const Error &error) {
            RC_ASSERT(std::string(error.what()).find("ANC-014") != std::string::npos);
        }
    }));
}

OPTIO_TEST(AncientsNotationTest)
} // namespace ancients_notation_test
#include "ancients_notation_test.moc"
