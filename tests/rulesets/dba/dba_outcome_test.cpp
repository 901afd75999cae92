// SPDX-License-Identifier: GPL-3.0-or-later
// What DBA combats bring (DBA-050 to DBA-054): every row of the tables of outcomes, the moves, and odds counted by hand.
#include "tests/rulesets/dba/dba_support.h"
#include "tests/suite.h"

#include <QtTest>

#include <set>

namespace dba_outcome_test {

using namespace dbatest;

namespace {

/// What becomes of `me` when it is beaten, and when it is doubled, by `foe`: the results met over all 36 throws. `answers` are for a, who
/// is `me` (in shooting b, the target).
struct Fall {
    std::string beaten, doubled;
};
Fall fallOf(const std::string &resolver, const std::string &me, const std::string &foe, const std::string &answers)
{
    const bool close = resolver == cc;
    const Json given = close ? input(me, foe, answers) : input(foe, me, answers);
    const std::string side = close ? "a" : "b";
    Fall fall;
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b) {
            const Ruling ruling = ruleOn(resolver, given, {a, b});
            std::string &met = contains(ruling.comparison, "beaten") ? fall.beaten : fall.doubled;
            const std::string result = resultOf(ruling, side);
            if (contains(ruling.comparison, "equal") || result == "unharmed")
                continue;
            met += met.find(result) == std::string::npos ? (met.empty() ? "" : " ") + result : "";
        }
    return fall;
}

std::set<std::string> rulesIn(const Ruling &ruling)
{
    std::set<std::string> rules;
    for (const Line &line : ruling.lines)
        rules.insert(line.rule);
    for (const SideOutcome &outcome : ruling.outcome)
        rules.insert(outcome.rule);
    return rules;
}

} // namespace

class DbaOutcomeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // DBA-050 and DBA-051, row by row: loser, winner, how, what beaten and doubled bring (every result that any throw gives).
    void falls_data()
    {
        QTest::addColumn<QString>("how");
        QTest::addColumn<QString>("answers");
        QTest::addColumn<QString>("beaten");
        QTest::addColumn<QString>("doubled");
        const QString bad = R"j("dba.going_a":"bad")j";
        const auto row = [](const char *pair, const char *how, const QString &answers, const char *beaten, const char *doubled) {
            QTest::addRow("%s %s %s", pair, how, qPrintable(answers)) << how << answers << beaten << doubled;
        };
        const char *destroyed = "destroyed", *recoil = "recoil", *flee = "flee", *stands = "stands";
        row("Art Bd", cc, "", destroyed, destroyed);
        row("Art Bw", sh, "", stands, "");
        row("Art Bw", sh, R"j("dba.aid_a":2)j", stands, destroyed);
        row("Ax Kn", cc, "", destroyed, destroyed);
        row("Ax Kn", cc, bad, recoil, destroyed);
        row("Ax Bd", cc, "", recoil, destroyed);
        row("Bd Kn", cc, "", destroyed, destroyed);
        row("Pk SCh", cc, "", destroyed, destroyed);
        row("Bd Wb", cc, bad, destroyed, destroyed);
        row("Sp Wb", cc, R"j("dba.camp_a":true)j", destroyed, ""); // it must recoil, but out of the camp (DBA-053)
        row("Sp El", cc, "", recoil, destroyed);
        row("Bw Cv", cc, "", destroyed, "");
        row("Bw Bd", cc, "", recoil, destroyed);
        row("Bw Bw", sh, "", recoil, destroyed);
        row("Cv SCh", cc, "", flee, destroyed);
        row("Cv Bd", cc, bad, flee, destroyed);
        row("Cv Kn", cc, "", recoil, destroyed);
        row("Cv Pk", cc, R"j("dba.rear_a":true)j", destroyed, destroyed); // hemmed in (DBA-053)
        row("Cv Pk", cc, R"j("dba.left_a":"overlapped","dba.right_a":"overlapped")j", recoil, flee);
        row("Cv Sp", cc, bad, flee, destroyed);
        row("Cv Hd", cc, R"j("dba.left_a":"overlapped","dba.right_a":"overlapped")j", recoil, flee);
        row("Cv Art", cc, R"j("dba.left_a":"overlapped","dba.right_a":"overlapped")j", recoil, flee);
        row("Cm SCh", cc, R"j("dba.left_a":"overlapped")j", flee, destroyed);
        row("Cm Bd", cc, R"j("dba.going_a":"bad","dba.sand_a":true)j", recoil, destroyed);
        row("Cm Bd", cc, bad, flee, destroyed);
        row("CF Hd", cc, "", destroyed, destroyed);
        row("SCh Ax", cc, "", destroyed, "");
        row("El Ps", cc, "", destroyed, "");
        row("El Ax", cc, "", destroyed, "");
        row("El LH", cc, bad, destroyed, "");
        row("El Art", sh, "", destroyed, destroyed);
        row("El Bd", cc, "", recoil, "");
        row("Hd Kn", cc, "", destroyed, destroyed);
        row("Hd Kn", cc, bad, stands, destroyed);
        row("Hd El", cc, "", destroyed, destroyed);
        row("Hd Wb", cc, "", destroyed, destroyed);
        row("Hd Sp", cc, R"j("dba.camp_a":true)j", destroyed, "");
        row("Hd Bw", sh, "", recoil, destroyed);
        row("Hd Bd", cc, "", stands, destroyed);
        row("Kn El", cc, "", destroyed, destroyed);
        row("Kn Cm", cc, "", destroyed, destroyed);
        row("Kn LH", cc, "", destroyed, "");
        row("Kn SCh", cc, "", destroyed, destroyed);
        row("Kn Bd", cc, bad, destroyed, destroyed);
        row("Kn Bd", cc, "", recoil, destroyed);
        row("LH SCh", cc, "", flee, destroyed);
        row("LH Art", sh, "", flee, destroyed);
        row("LH Ax", cc, bad, flee, destroyed);
        row("LH Bd", cc, "", recoil, flee);
        row("LH Kn", cc, "", recoil, destroyed);
        row("LH Bw", sh, "", recoil, destroyed);
        row("LH Ps", cc, R"j("dba.left_a":"overlapped")j", recoil, destroyed);
        row("Ps Kn", cc, "", destroyed, destroyed);
        row("Ps Cv", cc, bad, recoil, flee);
        row("Ps LH", cc, "", recoil, destroyed);
        row("Ps Bw", sh, "", recoil, destroyed);
        row("Ps Ax", cc, "", recoil, destroyed);
        row("Ps Ps", cc, "", recoil, destroyed);
        row("Ps Bd", cc, "", recoil, flee);
        row("WWg El", cc, "", destroyed, destroyed);
        row("WWg Art", sh, "", destroyed, destroyed);
        row("WWg Kn", cc, "", stands, "");
        row("WWg Bd", cc, R"j("dba.camp_a":true)j", destroyed, "");
        row("Wb Kn", cc, "", destroyed, destroyed);
        row("Wb Kn", cc, bad, recoil, destroyed);
        row("Wb SCh", cc, "", destroyed, destroyed);
        row("Wb Bd", cc, "", recoil, destroyed);
        row("Wb Art", cc, R"j("dba.left_a":"overlapped","dba.right_a":"overlapped","dba.advantage":"b")j", recoil, recoil);
        row("Bw Art", cc, R"j("dba.left_a":"overlapped","dba.advantage":"b")j", recoil, recoil);
    }
    void falls()
    {
        const QStringList pair = QString(QTest::currentDataTag()).split(' ');
        QFETCH(QString, how);
        QFETCH(QString, answers);
        QFETCH(QString, beaten);
        QFETCH(QString, doubled);
        const Fall fall = fallOf(how.toStdString(), pair[0].toStdString(), pair[1].toStdString(), answers.toStdString());
        QCOMPARE(QString::fromStdString(fall.beaten), beaten);
        // Empty where no throw can double.
        QCOMPARE(QString::fromStdString(fall.doubled), doubled);
    }

    // DBA-053: distances, hemmed in, driven from a camp, pursuit. DBA-054: those behind stay.
    void outcomeMoves()
    {
        const Ruling flight = fight("Sp", "Cv", {6, 1});
        QCOMPARE(resultOf(flight, "b"), std::string("flee"));
        QVERIFY2(contains(instructionOf(flight, "b"), "400 paces (100 mm)"), instructionOf(flight, "b").c_str());
        Json large = input("Sp", "Cv");
        large["game"] = {{"scale", "25"}};
        QVERIFY(contains(instructionOf(ruleOn(cc, large, {6, 1}), "b"), "400 paces (160 mm)")); // DBA-005
        QCOMPARE(resultOf(fight("Bd", "Wb", {4, 3}), "b"), std::string("recoil"));
        QVERIFY(contains(instructionOf(fight("Bd", "Wb", {4, 3}), "b"), "base depth"));
        // An overlap does not hem in, an enemy front does.
        QCOMPARE(resultOf(fight("Bd", "Wb", {4, 3}, R"j("dba.left_b":"overlapped")j"), "b"), std::string("recoil"));
        const Ruling hemmed = fight("Bd", "Wb", {4, 4}, R"j("dba.left_b":"contact")j");
        QCOMPARE(resultOf(hemmed, "b"), std::string("destroyed"));
        QVERIFY(rulesIn(hemmed).count("DBA-053"));
        QCOMPARE(resultOf(fight("Bd", "Ax", {6, 3}, R"j("dba.camp_b":true)j"), "b"), std::string("destroyed"));
        QCOMPARE(resultOf(shoot("Bw", "Ax", {6, 1}, R"j("dba.camp_b":true)j"), "b"), std::string("destroyed"));
        // Who pursues.
        for (const char *one : {"Kn", "SCh", "El", "Wb"})
            QVERIFY2(contains(instructionOf(fight(one, "Ps", {6, 1}), "a"), "pursue"), one);
        for (const char *one : {"Cv", "Bd", "Pk", "LH", "Ax"})
            QVERIFY2(!contains(instructionOf(fight(one, "Ps", {6, 1}), "a"), "pursue"), one);
        QVERIFY(!contains(instructionOf(fight("Wb", "Ps", {6, 1}, R"j("dba.camp_a":true)j"), "a"), "pursue"));
        QVERIFY(!contains(instructionOf(fight("Kn", "Bd", {3, 1}), "b"), "pursue"));
        QVERIFY(contains(instructionOf(fight("Kn", "SCh", {3, 3}), "a"), "pursue"));  // level, but the chariots are gone
        QVERIFY(contains(instructionOf(fight("Kn", "Sp", {6, 1}), "b"), "unharmed")); // DBA-054
        // Artillery and wagons that lose to shooting keep their place.
        QVERIFY(contains(instructionOf(shoot("Bw", "WWg", {6, 3}), "b"), "keep their place"));
    }

    // Odds of W33's pair by hand: A wins when 3 + a > 5 + b; knights ride spears down when they win.
    void oddsByHand()
    {
        int beaten = 0, level = 0, recoil = 0, destroyed = 0;
        for (int a = 1; a <= 6; ++a)
            for (int b = 1; b <= 6; ++b) {
                const int own = 3 + a, foe = 5 + b;
                if (own > foe)
                    ++beaten;
                else if (own == foe)
                    ++level;
                else
                    ++(2 * own <= foe ? destroyed : recoil);
            }
        const std::map<std::string, int> byHand{
            {"unharmed destroyed", beaten}, {"no_effect no_effect", level}, {"recoil unharmed", recoil}, {"destroyed unharmed", destroyed}};
        QCOMPARE(oddsIn36(cc, input("Kn", "Sp", R"j("dba.rear_support_b":"same")j")), byHand);
    }
};

OPTIO_TEST(DbaOutcomeTest)

} // namespace dba_outcome_test

#include "dba_outcome_test.moc"
