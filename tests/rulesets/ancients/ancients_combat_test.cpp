// SPDX-License-Identifier: GPL-3.0-or-later
// Close combat by odds with every doubling and halving (ANC-078 to ANC-094), and the plain rules of command, control and missiles.
#include "rulesets/ancients/move/command.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QTest>
#include <rapidcheck.h>

#include <cstdlib>

namespace ancients_combat_test {

using namespace optio;
using namespace optio::ancients;

namespace {

std::filesystem::path folder() { return std::filesystem::path(std::getenv("OPTIO_RULESETS")) / "ancients"; }

const Sheet &sheet()
{
    static const Sheet figures{FigureFolder(folder())};
    return figures;
}

const Tables &tables()
{
    static const Tables figures{FigureFolder(folder())};
    return figures;
}

/// "KN(8-4) leader flank": a notation and how it fights; "disordered" takes the back face, "charge" the charge.
Fighter fighter(const QString &text)
{
    const QStringList words = text.split(' ', Qt::SkipEmptyParts);
    const Notation unit = parseNotation(words[0].toStdString());
    const CodeRow &code = sheet().code(unit.code);
    Fighter one;
    one.name = one.code = unit.code;
    one.arm = code.arm;
    one.starAll = code.starAll;
    one.face = unit.front;
    for (const QString &word : words.mid(1)) {
        if (word == "disordered")
            one.face = unit.back.value_or(unit.front);
        else if (word == "charge")
            one.face = *unit.charge;
        else if (word == "leader")
            ++one.leaders;
        else if (word == "hill")
            one.hill = true;
        else if (word == "stream")
            one.stream = true;
        else if (word == "flank")
            one.approach = Approach::flank;
        else if (word == "rear")
            one.approach = Approach::rear;
        else if (word == "ford")
            one.crossing = Crossing::ford;
        else if (word == "bridge")
            one.crossing = Crossing::bridge;
        else if (word == "must")
            one.must = true;
        else if (word == "village")
            one.village = true;
        else if (word == "woods")
            one.woods = true;
        else
            throw Error("no such word: " + word.toStdString());
    }
    return one;
}

/// Attackers are parted by " + "; terms are "triple", "trick", "fell".
Odds odds(const QString &attack, const QString &defence, const QString &terms = {})
{
    std::vector<Fighter> attackers;
    for (const QString &one : attack.split(" + "))
        attackers.push_back(fighter(one));
    AttackTerms set;
    set.tripleRear = terms.contains("triple");
    set.fellAfterwards = terms.contains("fell");
    set.trick.assign(attackers.size(), terms.contains("trick"));
    if (terms.contains("trickone"))
        set.trick.back() = false;
    return oddsOf(tables(), attackers, fighter(defence), set);
}

QString column(const Odds &found)
{
    return found.column < 0 ? QString("refused") : QString::fromStdString(tables().columns[static_cast<std::size_t>(found.column)].id);
}

} // namespace

class AncientsCombatTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void strengths_data();
    void strengths();
    void reasons();
    void results();
    void oddsRoundDown();
    void initiative_data();
    void initiative();
    void control();
    void missiles_data();
    void missiles();
    void shots();
    void woods();
    void retreats();
    void zones();
    void shares();
    void chosenShares();
    void entry();
};

// attack, defence, terms, totals, column, luck-free result
void AncientsCombatTest::strengths_data()
{
    QTest::addColumn<QString>("attack");
    QTest::addColumn<QString>("defence");
    QTest::addColumn<QString>("terms");
    QTest::addColumn<QString>("against");
    QTest::addColumn<QString>("fought");
    QTest::addColumn<QString>("result");
    const auto row = [](const char *name, const char *attack, const char *defence, const char *terms, const char *against,
                        const char *fought,
                        const char *result) { QTest::newRow(name) << attack << defence << terms << against << fought << result; };
    row("example 5: ANC-093", "HI(4-2)", "LC(2-6)", "", "4 : 2", "2-1", "DD");
    row("example 6: ANC-080 ANC-083", "KN(8-4) leader", "PK(6*2/2*2)", "", "16 : 12", "1-1", "M");
    row("example 7: ANC-081 ANC-084", "KN(8-4) flank", "HI(4*1/3*1) leader hill", "", "16 : 32", "1-2", "AD");
    row("example 8: ANC-085 once", "EL(6*3) bridge", "HI(4-2) village", "", "6 : 8", "1-2", "AD");
    row("example 9: ANC-082 ANC-086", "HC(4-5) stream ford", "LI(2-3)", "", "1 : 2", "1-2", "AD");
    row("example 10: ANC-091a", "KN(8-4) leader", "LA(1A3)(sparse) woods", "", "16 : 1", "1-2", "AD");
    row("example 11: ANC-091b", "LI(2-3) must", "PK(6*2) hill", "", "2 : 12", "1-2", "AD");
    row("example 11: ANC-091c", "LI(2-3)", "PK(6*2) hill", "", "2 : 12", "refused", "");
    row("example 12: together", "LI(2-3)(8-2once) charge + LI(2-3)(8-2once) charge", "HI(4-2)", "", "16 : 4", "3-1", "DE");
    row("example 12: alone", "LI(2-3)(8-2once) charge", "HI(4-2)", "", "8 : 4", "2-1", "DD");
    row("example 14: ANC-075", "KN(8-4) flank", "LC(2B6/1B6) disordered", "", "16 : 1", "3-1", "DE");
    row("example 16: ANC-080", "HC(4-5) leader", "HI(4-2)", "", "8 : 4", "2-1", "DD");
    row("example 19: on the back face", "HI(4-2)", "EL(6*3/2*3) disordered", "", "4 : 2", "2-1", "DD");
    row("ANC-079 two leaders x4", "HI(4-2) leader leader", "HI(4-2)", "", "16 : 4", "3-1", "DE");
    row("ANC-081 no hill for horses", "KN(8-4)", "HC(4-5) hill", "", "8 : 4", "2-1", "DD");
    row("ANC-081 an attacker on a hill", "HI(4-2) hill", "HC(4-5)", "", "8 : 4", "2-1", "DD");
    row("ANC-082 a defender in a stream", "HI(4-2)", "HI(4-2) stream", "", "4 : 2", "2-1", "DD");
    row("ANC-083 attacking star", "PK(6*2)", "KN(8-4)", "", "12 : 8", "1-1", "M");
    row("ANC-083 no star against elephants", "PK(6*2)", "EL(6*3)", "", "6 : 6", "1-1", "M");
    row("ANC-083 LI star against elephants", "LI(2*3/2*3)", "EL(6*3)", "", "4 : 6", "1-2", "AD");
    row("ANC-083 LI star against foot", "LI(2*3/2*3)", "LI(2-3)", "", "2 : 2", "1-1", "M");
    row("ANC-083 LI star against wagons", "LI(2*3/2*3)", "WW(4A1)", "", "4 : 4", "1-1", "M");
    row("ANC-083 camelry against horses", "LC(2*6/1*6)", "LC(2B6)", "", "4 : 2", "2-1", "DD");
    row("ANC-083 a chariot is no cavalry", "PK(6*2)", "HH(8B4)", "", "6 : 8", "1-2", "AD");
    row("ANC-084 rear as a flank", "HI(4-2) rear", "HI(4-2)", "", "8 : 4", "2-1", "DD");
    row("ANC-084 rear three times", "HI(4-2) rear", "HI(4-2)", "triple", "12 : 4", "3-1", "DE");
    row("ANC-084 a flank stays twice", "HI(4-2) flank", "HI(4-2)", "triple", "8 : 4", "2-1", "DD");
    row("ANC-088 wagons have no flanks", "HI(4-2) flank", "WW(4A1)", "", "4 : 4", "1-1", "M");
    row("ANC-088 nor has a camp", "HI(4-2) rear", "CP(2-0)", "triple", "4 : 2", "2-1", "DD");
    row("ANC-088 a bridge covers anybody", "HI(4-2) bridge", "KN(8-4)", "", "4 : 16", "refused", "");
    row("ANC-088 a village only infantry", "HI(4-2)", "HC(4-5) village", "", "4 : 4", "1-1", "M");
    row("ANC-089 star against one of two", "HC(4-5) + HI(4-2)", "PK(6*2)", "", "8 : 6", "1-1", "M");
    row("ANC-089 star against both", "HC(4-5) + KN(8-4)", "PK(6*2)", "", "12 : 12", "1-1", "M");
    row("ANC-089 bridge for one of two", "HI(4-2) bridge + HI(4-2)", "HI(4-2)", "", "8 : 4", "2-1", "DD");
    row("ANC-087 trick", "HI(4-2)", "HI(4-2)", "trick", "4 : 8", "1-2", "AD");
    row("ANC-089 trick against one of two", "HI(4-2) + HI(4-2)", "HI(4-2)", "trick trickone", "8 : 4", "2-1", "DD");
    row("ANC-091b fell afterwards", "LI(2-3)", "HI(4-2)", "trick fell", "2 : 8", "1-2", "AD");
    row("ANC-091a even below", "LC(2-6)", "HI(4-2) hill woods", "", "2 : 8", "1-2", "AD");
    row("ANC-091a foot in woods fights on", "HI(4-2)", "LI(2-3) woods", "", "4 : 2", "2-1", "DD");
    row("ANC-091a horse in woods is no foot", "KN(8-4)", "HC(4-5) woods", "", "8 : 4", "2-1", "DD");
    row("ANC-091b not all must", "LI(2-3) must + LI(2-3)", "PK(6*2) hill", "", "4 : 12", "refused", "");
}

void AncientsCombatTest::strengths()
{
    QFETCH(QString, attack);
    QFETCH(QString, defence);
    QFETCH(QString, terms);
    QFETCH(QString, against);
    QFETCH(QString, fought);
    QFETCH(QString, result);
    const Odds found = odds(attack, defence, terms);
    QCOMPARE(QString::fromStdString(textOf(found.attack) + " : " + textOf(found.defence)), against);
    QCOMPARE(column(found), fought);
    if (found.column >= 0)
        QCOMPARE(QString::fromStdString(tables().result(static_cast<std::size_t>(found.column), 0).id), result);
}

// ANC-079: each factor is a line with its multiplier and the value it leads to.
void AncientsCombatTest::reasons()
{
    std::string told;
    for (const Reckoning &line : odds("KN(8-4) flank", "HI(4*1/3*1) leader hill").lines)
        told += std::to_string(line.side) + " " + line.label + " = " + textOf(line.running) + " " + line.rule + "\n";
    QCOMPARE(QString::fromStdString(told), QString::fromUtf8("0 KN 8-4 = 8 ANC-078\n"
                                                             "0 through a flank ×2 = 16 ANC-084\n"
                                                             "1 HI 4*1 = 4 ANC-078\n"
                                                             "1 leader ×2 = 8 ANC-080\n"
                                                             "1 on a hill ×2 = 16 ANC-081\n"
                                                             "1 star ×2 = 32 ANC-083\n"));
    QVERIFY(!odds("LI(2-3) must", "PK(6*2) hill").overridden.empty());
    QVERIFY(odds("HI(4-2)", "LC(2-6)").overridden.empty());
}

// ANC-094: the dice table; its middle row is the luck-free one (ANC-093). ANC-092: what results do.
void AncientsCombatTest::results()
{
    const std::vector<QString> wanted{"AD M DD DE", "AD AD M DD", "AD AD M DD", "AD M DD DE", "AD M DD DE", "M DD DE DE", "M DD DE DE"};
    for (int face = 0; face <= 6; ++face) {
        QStringList ids;
        for (std::size_t i = 0; i < 4; ++i)
            ids << QString::fromStdString(tables().result(i, face).id);
        QCOMPARE(ids.join(' '), wanted[static_cast<std::size_t>(face)]);
    }
    QVERIFY(tables().result("AD").attacker == Fate::again && tables().result("AD").defender == Fate::nothing);
    QVERIFY(tables().result("M").attacker == Fate::disorder && tables().result("M").defender == Fate::disorder);
    QVERIFY(tables().result("DD").defender == Fate::again);
    QVERIFY(tables().result("DE").defender == Fate::destroy);
    QVERIFY(tables().result("AE").attacker == Fate::destroy);
}

// ANC-090: the column is the highest one that is reached.
void AncientsCombatTest::oddsRoundDown()
{
    QVERIFY(rc::check("odds round down (ANC-090)", [] {
        Fighter attacker = fighter("HI(4-2)"), defender = fighter("HI(4-2)");
        attacker.face.strength = *rc::gen::inRange(1, 100);
        defender.face.strength = *rc::gen::inRange(1, 100);
        const int a = attacker.face.strength, d = defender.face.strength;
        const Odds found = oddsOf(tables(), {attacker}, defender, {});
        const int wanted = a >= 3 * d ? 3 : a >= 2 * d ? 2 : a >= d ? 1 : 2 * a >= d ? 0 : -1;
        RC_ASSERT(found.column == wanted);
    }));
}

// ANC-033.
void AncientsCombatTest::initiative_data()
{
    QTest::addColumn<int>("leaders");
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("pips");
    QTest::newRow("example 1: one leader, die 1") << 1 << 1 << 0;
    QTest::newRow("example 2: a discarded leader counts") << 2 << 5 << 4;
    QTest::newRow("none, die 3") << 0 << 3 << 0;
    QTest::newRow("none, die 6") << 0 << 6 << 3;
    QTest::newRow("three, die 1") << 3 << 1 << 1;
    QTest::newRow("example 20: fixed, one") << 1 << 0 << 2;
    QTest::newRow("fixed, none") << 0 << 0 << 1;
    QTest::newRow("example 20: fixed, two") << 2 << 0 << 3;
    QTest::newRow("fixed, three") << 3 << 0 << 4;
}

void AncientsCombatTest::initiative()
{
    QFETCH(int, leaders);
    QFETCH(int, die);
    QFETCH(int, pips);
    QCOMPARE(pipsOf(tables(), leaders, die), pips);
}

// ANC-056 with examples 2 and 3; ANC-061 with example 23.
void AncientsCombatTest::control()
{
    QCOMPARE(uncontrolledTo(tables(), 0), 6);
    QCOMPARE(uncontrolledTo(tables(), 1), 4);
    QCOMPARE(uncontrolledTo(tables(), 2), 2);
    QCOMPARE(uncontrolledTo(tables(), 3), 0);
    QCOMPARE(priceOfControl(tables(), false) + 1, 2);
    QCOMPARE(priceOfControl(tables(), true) + 1, 3);
}

// ANC-071, ANC-072, with examples 17 and 18.
void AncientsCombatTest::missiles_data()
{
    QTest::addColumn<QString>("missile");
    QTest::addColumn<int>("range");
    QTest::addColumn<QString>("row");
    QTest::addColumn<bool>("covered");
    QTest::addColumn<int>("hits");
    QTest::newRow("example 17: A at KN") << "A" << 3 << "KN" << false << 2;
    QTest::newRow("example 18: G near at PK") << "G" << 2 << "PK_H" << false << 3;
    QTest::newRow("example 18: G far at PK") << "G" << 3 << "PK_H" << false << 1;
    QTest::newRow("example 18: G far at EL") << "G" << 5 << "EL" << false << 2;
    QTest::newRow("example 18: EL in woods") << "G" << 5 << "EL" << true << 1;
    QTest::newRow("ANC-071 G at 7") << "G" << 7 << "WW" << false << 2;
    QTest::newRow("ANC-071 G at 8") << "G" << 8 << "WW" << false << -1;
    QTest::newRow("ANC-071 G at a camp") << "G" << 4 << "CP" << false << 2;
    QTest::newRow("ANC-072 phalanx") << "A" << 1 << "HI_S" << false << 1;
    QTest::newRow("ANC-072 pikes as heavy") << "A" << 1 << "PK_L" << false << 2;
    QTest::newRow("ANC-071 A at others") << "A" << 2 << "LI" << false << 3;
    QTest::newRow("ANC-072 woods count as a phalanx") << "A" << 2 << "LI" << true << 1;
    QTest::newRow("ANC-071 A at 4") << "A" << 4 << "LI" << false << -1;
    QTest::newRow("ANC-071 B at a phalanx") << "B" << 1 << "PK_H" << false << 0;
    QTest::newRow("ANC-071 B at heavies") << "B" << 2 << "HC" << false << 1;
    QTest::newRow("ANC-071 B at others") << "B" << 2 << "LC_I" << false << 2;
    QTest::newRow("ANC-071 B at 3") << "B" << 3 << "LC_I" << false << -1;
}

void AncientsCombatTest::missiles()
{
    QFETCH(QString, missile);
    QFETCH(int, range);
    QFETCH(QString, row);
    QFETCH(bool, covered);
    QFETCH(int, hits);
    const UnitRow &target = sheet().unit(row.toStdString());
    QCOMPARE(hitsUpTo(tables(), missile.toStdString()[0], range, target.fire, target.notation.code, covered), hits);
}

// ANC-069.
void AncientsCombatTest::shots()
{
    QCOMPARE(shotsOf(tables(), parseNotation("LA(1A3)(dense)"), Arm::cavalry), 3);
    QCOMPARE(shotsOf(tables(), parseNotation("LA(1A3)(dense)"), Arm::engine), 3);
    QCOMPARE(shotsOf(tables(), parseNotation("LA(1A3)(dense)"), Arm::infantry), 1);
    QCOMPARE(shotsOf(tables(), parseNotation("LA(1A3)(sparse)"), Arm::cavalry), 1);
    QCOMPARE(shotsOf(tables(), parseNotation("MM(2B3)(dense)"), Arm::cavalry), 1);
    QCOMPARE(reachOf(tables(), 'G'), 7);
    QCOMPARE(reachOf(tables(), '-'), 0);
}

// ANC-043, ANC-044, ANC-007.
void AncientsCombatTest::woods()
{
    const auto at = [](const char *row) { return freeOfWoods(sheet().unit(row).notation); };
    QVERIFY(at("LA_S") && at("MM_S") && at("MM_D") && at("WB_F"));
    QVERIFY(!at("LA_D") && !at("WB_H") && !at("LI") && !at("LI_P") && !at("HI") && !at("KN"));
    const auto slips = [](const char *row) { return slipsThrough(sheet().unit(row).notation); };
    QVERIFY(slips("LA_S") && slips("MM_S"));
    QVERIFY(!slips("MM_D") && !slips("LA_D") && !slips("WB_F"));
}

// ANC-073, ANC-104, ANC-100.
void AncientsCombatTest::retreats()
{
    QVERIFY(mayRetreat(Arm::cavalry, false, 6, {4})); // example 13
    QVERIFY(!mayRetreat(Arm::cavalry, false, 6, {6}));
    QVERIFY(!mayRetreat(Arm::cavalry, false, 6, {4, 6}));
    QVERIFY(!mayRetreat(Arm::cavalry, true, 6, {4}));
    QVERIFY(!mayRetreat(Arm::camp, false, 6, {4}));
    QVERIFY(!mustAdvance("HI") && !mustAdvance("SP") && !mustAdvance("PK") && mustAdvance("LI") && mustAdvance("KN"));
    QVERIFY(fallsHard("EL") && fallsHard("CH") && fallsHard("HH") && fallsHard("SC") && !fallsHard("KN") && !fallsHard("WW"));
}

// ANC-047.
void AncientsCombatTest::zones()
{
    QVERIFY(mayLeaveZone(5, false, 4, false));
    QVERIFY(!mayLeaveZone(4, false, 4, false));
    QVERIFY(mayLeaveZone(4, false, 4, true));
    QVERIFY(mayLeaveZone(1, true, 6, false));
}

// ANC-117 with example 22, ANC-168 with example 24.
void AncientsCombatTest::shares()
{
    QVERIFY(!shareFault({16, 12, 5}, 1, 3, 100).empty());
    QCOMPARE(QString::fromStdString(shareFault({16, 12, 7}, 1, 3, 100)), QString());
    QVERIFY(!shareFault({16, 12, 7, 2}, 1, 3, 100).empty());
    const std::vector<int> survivors{12, 7, 7, 4, 2, 2, 12};
    QVERIFY((cheapestShare(survivors, 1, 4, 46) == std::vector<std::size_t>{0} ||
             cheapestShare(survivors, 1, 4, 46) == std::vector<std::size_t>{6}));
    QVERIFY(!shareFault({7, 4}, 1, 4, 46).empty());
}

// ANC-168: what is proposed satisfies the share, and nothing that does is cheaper.
void AncientsCombatTest::chosenShares()
{
    QVERIFY(rc::check("the cheapest share (ANC-168)", [] {
        const auto values = *rc::gen::resize(9, rc::gen::container<std::vector<int>>(rc::gen::inRange(1, 17)));
        int whole = 0;
        for (const int value : values)
            whole += value;
        std::vector<int> chosen;
        int sum = 0;
        for (const std::size_t i : cheapestShare(values, 1, 4, whole)) {
            chosen.push_back(values[i]);
            sum += values[i];
        }
        RC_ASSERT(shareFault(chosen, 1, 4, whole).empty());
        for (unsigned set = 0; set < 1U << values.size(); ++set) {
            int other = 0;
            for (std::size_t i = 0; i < values.size(); ++i)
                other += (set >> i & 1U) != 0 ? values[i] : 0;
            if (4 * other >= whole)
                RC_ASSERT(other >= sum);
        }
    }));
}

// ANC-126, ANC-127, with example 21.
void AncientsCombatTest::entry()
{
    QCOMPARE(shockedBy(29, {7, 7, 2}), std::size_t{2});
    QCOMPARE(shockedBy(29, {16, 2}), std::size_t{0});
    QCOMPARE(shockedBy(28, {7, 7, 2}), std::size_t{2});
    QCOMPARE(shockedBy(29, {}), std::size_t{0});
}

OPTIO_TEST(AncientsCombatTest)
} // namespace ancients_combat_test
#include "ancients_combat_test.moc"
