// SPDX-License-Identifier: GPL-3.0-or-later
// Combats of the DBA rule set outside a game (DBA-040 to DBA-054): worked examples, factors, outcomes, and properties of odds.
#include "tests/rulesets/dba/dba_support.h"
#include "tests/suite.h"

#include <QtTest>
#include <rapidcheck.h>

#include <set>

namespace dba_combat_test {

using namespace dbatest;

namespace {

const char *const cc = "close-combat";
const char *const sh = "shooting";

Ruling fight(const std::string &a, const std::string &b, std::vector<int> faces, const std::string &answers = "")
{
    return ruleOn(cc, input(a, b, answers), faces);
}

Ruling shoot(const std::string &a, const std::string &b, std::vector<int> faces, const std::string &answers = "")
{
    return ruleOn(sh, input(a, b, answers), faces);
}

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

const std::vector<std::string> &types()
{
    static const std::vector<std::string> all{"El", "Kn", "Cv", "SCh", "Cm", "LH",  "Bd",  "Sp", "Pk",
                                              "Bw", "Wb", "Ax", "Ps",  "Hd", "Art", "WWg", "CF"};
    return all;
}

/// A random valid input: random elements, and random answers to whatever the form then asks.
Json randomInput(const Resolver &resolver)
{
    const auto unit = [](const std::vector<std::string> &from) {
        return Json{{"type", *rc::gen::elementOf(from)}, {"general", *rc::gen::arbitrary<bool>()}};
    };
    Json given = {{"a", unit(resolver.id() == sh ? std::vector<std::string>{"Bw", "WWg", "Art"} : types())},
                  {"b", unit(types())},
                  {"answers", Json::object()}};
    for (bool asked = true; asked;) {
        asked = false;
        for (const Question &question : resolver.form(nullptr, given).questions) {
            if (given["answers"].contains(question.id))
                continue;
            Json answer = *rc::gen::arbitrary<bool>();
            if (question.kind == QuestionKind::choice)
                answer = question.choices[static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(question.choices.size())))].value;
            else if (question.kind == QuestionKind::count)
                answer = *rc::gen::inRange(question.least, question.most + 1);
            given["answers"][question.id] = answer;
            asked = true;
            break;
        }
    }
    return given;
}

} // namespace

class DbaCombatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void workedExamples_data()
    {
        QTest::addColumn<QString>("resolver");
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        QTest::addColumn<QString>("answers");
        QTest::addColumn<int>("dieA");
        QTest::addColumn<int>("dieB");
        QTest::addColumn<QString>("totals");
        QTest::addColumn<QString>("results");
        QTest::addColumn<QString>("lines");
        QTest::newRow("W32 DBA-042 DBA-046 general") << cc << "Bd!"
                                                     << "Wb"
                                                     << R"j("dba.rear_support_b":"same")j" << 3 << 5 << "9-9"
                                                     << "no_effect no_effect"
                                                     << "base+5 dba.general+1 | base+3 dba.rear_warband+1";
        QTest::newRow("W33 DBA-043 DBA-050 knights ride down spears") << cc << "Kn"
                                                                      << "Sp"
                                                                      << R"j("dba.rear_support_b":"same")j" << 5 << 1 << "8-6"
                                                                      << "unharmed destroyed"
                                                                      << "base+3 | base+4 dba.rear_spears+1";
        QTest::newRow("W34 DBA-043 pikes and elephants") << cc << "Pk"
                                                         << "El"
                                                         << R"j("dba.rear_support_a":"same")j" << 3 << 4 << "9-8"
                                                         << "unharmed recoil"
                                                         << "base+4 dba.rear_pikes_mounted+2 | base+4";
        QTest::newRow("W35 DBA-042 shooting") << sh << "Bw"
                                              << "Kn"
                                              << R"j("dba.aid_a":1)j" << 5 << 3 << "9-5"
                                              << "unharmed recoil"
                                              << "base+4 | base+3 dba.aid-1";
        QTest::newRow("W36 DBA-043 DBA-051 spears with psiloi against cavalry") << cc << "Sp"
                                                                                << "Cv"
                                                                                << R"j("dba.rear_support_a":"ps")j" << 6 << 1 << "11-4"
                                                                                << "unharmed flee"
                                                                                << "base+4 dba.rear_psiloi+1 | base+3";
    }
    void workedExamples()
    {
        QFETCH(QString, resolver);
        QFETCH(QString, a);
        QFETCH(QString, b);
        QFETCH(QString, answers);
        QFETCH(int, dieA);
        QFETCH(int, dieB);
        QFETCH(QString, totals);
        QFETCH(QString, results);
        QFETCH(QString, lines);
        const Ruling ruling = ruleOn(resolver.toStdString(), input(a.toStdString(), b.toStdString(), answers.toStdString()), {dieA, dieB});
        QCOMPARE(QString::fromStdString(totalsOf(ruling)), totals);
        QCOMPARE(QString::fromStdString(resultsOf(ruling)), results);
        QCOMPARE(QString::fromStdString(linesOf(ruling, "a") + " | " + linesOf(ruling, "b")), lines);
    }

    // DBA-040: base factors, v foot and v mounted, in close combat; DBA-002: who is mounted.
    void baseFactors_data()
    {
        QTest::addColumn<int>("foot");
        QTest::addColumn<int>("mounted");
        const std::map<const char *, std::pair<int, int>> factors{
            {"Bd", {5, 3}}, {"El", {4, 5}},  {"Sp", {4, 4}}, {"SCh", {4, 4}}, {"Art", {2, 2}}, {"Kn", {3, 4}},
            {"Pk", {3, 4}}, {"WWg", {3, 4}}, {"Cv", {3, 3}}, {"Ax", {3, 2}},  {"Wb", {3, 2}},  {"Hd", {3, 2}},
            {"Bw", {2, 4}}, {"Cm", {2, 4}},  {"LH", {2, 2}}, {"Ps", {2, 2}},  {"CF", {1, 1}}};
        for (const auto &[type, values] : factors)
            QTest::newRow(type) << values.first << values.second;
    }
    void baseFactors()
    {
        const std::string type = QTest::currentDataTag();
        QFETCH(int, foot);
        QFETCH(int, mounted);
        for (const char *foe : {"Bd", "Ps", "Art", "WWg", "CF"}) {
            QCOMPARE(linesOf(fight(type, foe, {3, 3}), "a"), "base+" + std::to_string(foot));
            QCOMPARE(fight(type, foe, {3, 3}).lines.at(1).rule, std::string("DBA-040"));
        }
        for (const char *foe : {"El", "Kn", "Cv", "SCh", "Cm", "LH"})
            QCOMPARE(linesOf(fight(type, foe, {3, 3}), "a"), "base+" + std::to_string(mounted));
    }

    // DBA-040: artillery shooting or shot at.
    void artilleryAtADistance()
    {
        QCOMPARE(linesOf(shoot("Art", "Bd", {3, 3}), "a"), std::string("base+4"));
        QCOMPARE(linesOf(shoot("Art", "Kn", {3, 3}), "a"), std::string("base+4"));
        QCOMPARE(linesOf(shoot("Bw", "Art", {3, 3}), "b"), std::string("base+4"));
    }

    // DBA-042: each tactical factor, where it counts and where it does not.
    void tacticalFactors_data()
    {
        QTest::addColumn<QString>("resolver");
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        QTest::addColumn<QString>("answers");
        QTest::addColumn<QString>("lines");
        QTest::newRow("camp") << cc << "Hd"
                              << "Bd"
                              << R"j("dba.camp_a":true)j"
                              << "base+3 dba.camp+2 | base+5";
        QTest::newRow("camp shot at") << sh << "Bw"
                                      << "Bd"
                                      << R"j("dba.camp_b":true)j"
                                      << "base+2 | base+5 dba.camp+2";
        QTest::newRow("general") << cc << "Cv!"
                                 << "Kn!"
                                 << ""
                                 << "base+3 dba.general+1 | base+4 dba.general+1";
        QTest::newRow("general shot at, not shooting") << sh << "Bw!"
                                                       << "Kn!"
                                                       << ""
                                                       << "base+4 | base+3 dba.general+1";
        QTest::newRow("general answered") << sh << "Bw!"
                                          << "Bw"
                                          << R"j("dba.returns":true)j"
                                          << "base+2 dba.general+1 | base+2";
        QTest::newRow("higher") << cc << "Bd"
                                << "Sp"
                                << R"j("dba.advantage":"b")j"
                                << "base+5 | base+4 dba.high+1";
        QTest::newRow("both flanks and rear") << cc << "Bd"
                                              << "Sp"
                                              << R"j("dba.left_a":"overlapped","dba.right_a":"contact","dba.rear_a":true)j"
                                              << "base+5 dba.flanks-3 | base+4";
        QTest::newRow("three shooters") << sh << "Bw"
                                        << "LH"
                                        << R"j("dba.aid_a":2)j"
                                        << "base+4 | base+2 dba.aid-2";
        QTest::newRow("aid to the target") << sh << "Bw"
                                           << "WWg"
                                           << R"j("dba.aid_a":1,"dba.returns":true,"dba.aid_b":2)j"
                                           << "base+2 dba.aid-2 | base+3 dba.aid-1";
        QTest::newRow("mounted in bad going") << cc << "Kn"
                                              << "Ax"
                                              << R"j("dba.going_a":"bad")j"
                                              << "base+3 dba.mounted_bad-2 | base+2";
        QTest::newRow("opponent in bad going") << cc << "Kn"
                                               << "Ax"
                                               << R"j("dba.going_b":"bad")j"
                                               << "base+3 dba.mounted_bad-2 | base+2";
        QTest::newRow("mounted opponent in bad going") << cc << "Kn"
                                                       << "Cv"
                                                       << R"j("dba.going_b":"bad")j"
                                                       << "base+4 dba.mounted_bad-2 | base+3 dba.mounted_bad-2";
        // DBA-006: dunes and oases are good to camelry.
        QTest::newRow("DBA-006 camelry in dunes") << cc << "Cm"
                                                  << "Kn"
                                                  << R"j("dba.going_a":"bad","dba.sand_a":true,"dba.going_b":"bad","dba.sand_b":true)j"
                                                  << "base+4 | base+4 dba.mounted_bad-2";
        QTest::newRow("DBA-006 camelry in a wood") << cc << "Cm"
                                                   << "Bd"
                                                   << R"j("dba.going_a":"bad")j"
                                                   << "base+2 dba.mounted_bad-2 | base+3";
        QTest::newRow("heavy foot in bad going") << cc << "Sp"
                                                 << "Hd"
                                                 << R"j("dba.going_a":"bad","dba.going_b":"bad")j"
                                                 << "base+4 dba.foot_bad-2 | base+3 dba.foot_bad-2";
        QTest::newRow("light foot in bad going") << cc << "Ax"
                                                 << "Wb"
                                                 << R"j("dba.going_a":"bad","dba.going_b":"bad")j"
                                                 << "base+3 | base+3";
        QTest::newRow("no going under shooting") << sh << "Bw"
                                                 << "Kn"
                                                 << R"j("dba.going_b":"bad")j"
                                                 << "base+4 | base+3";
    }
    void tacticalFactors()
    {
        QFETCH(QString, resolver);
        QFETCH(QString, a);
        QFETCH(QString, b);
        QFETCH(QString, answers);
        QFETCH(QString, lines);
        const Ruling ruling = ruleOn(resolver.toStdString(), input(a.toStdString(), b.toStdString(), answers.toStdString()), {3, 3});
        QCOMPARE(QString::fromStdString(linesOf(ruling, "a") + " | " + linesOf(ruling, "b")), lines);
        for (const Line &line : ruling.lines)
            if (line.stage == "tactical")
                QCOMPARE(line.rule, std::string("DBA-042"));
    }

    // DBA-043: whom each rank behind helps.
    void rearSupport_data()
    {
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        QTest::addColumn<QString>("answers");
        QTest::addColumn<QString>("support");
        const QString same = R"j("dba.rear_support_a":"same")j", ps = R"j("dba.rear_support_a":"ps")j";
        QTest::newRow("pikes v blades") << "Pk"
                                        << "Bd" << same << "dba.rear_pikes+3";
        QTest::newRow("pikes v bowmen") << "Pk"
                                        << "Bw" << same << "dba.rear_idle+0";
        QTest::newRow("pikes v psiloi") << "Pk"
                                        << "Ps" << same << "dba.rear_idle+0";
        QTest::newRow("pikes v knights") << "Pk"
                                         << "Kn" << same << "dba.rear_pikes_mounted+2";
        QTest::newRow("pikes v cavalry") << "Pk"
                                         << "Cv" << same << "dba.rear_idle+0";
        QTest::newRow("spears v spears") << "Sp"
                                         << "Sp" << same << "dba.rear_spears+1";
        QTest::newRow("spears v elephants") << "Sp"
                                            << "El" << same << "dba.rear_spears+1";
        QTest::newRow("spears v light horse") << "Sp"
                                              << "LH" << same << "dba.rear_idle+0";
        QTest::newRow("warband v auxilia") << "Wb"
                                           << "Ax" << same << "dba.rear_warband+1";
        QTest::newRow("warband v psiloi") << "Wb"
                                          << "Ps" << same << "dba.rear_idle+0";
        QTest::newRow("front in bad going") << "Pk"
                                            << "Bd" << same + R"j(,"dba.going_a":"bad")j" << "dba.foot_bad-2 dba.rear_going+0";
        QTest::newRow("rear in bad going") << "Pk"
                                           << "Bd" << same + R"j(,"dba.ranks_good_a":false)j" << "dba.rear_going+0";
        QTest::newRow("psiloi behind blades v warband") << "Bd"
                                                        << "Wb" << ps << "dba.rear_psiloi+1";
        QTest::newRow("psiloi behind auxilia v knights, wood") << "Ax"
                                                               << "Kn" << ps + R"j(,"dba.going_a":"bad")j" << "dba.rear_psiloi+1";
        QTest::newRow("psiloi behind spears v spears") << "Sp"
                                                       << "Sp" << ps << "dba.rear_idle+0";
        QTest::newRow("psiloi behind blades v a camp") << "Bd"
                                                       << "Hd" << ps + R"j(,"dba.camp_b":true)j" << "dba.rear_psiloi_camp+1";
    }
    void rearSupport()
    {
        QFETCH(QString, a);
        QFETCH(QString, b);
        QFETCH(QString, answers);
        QFETCH(QString, support);
        const Ruling ruling = fight(a.toStdString(), b.toStdString(), {3, 3}, answers.toStdString());
        const QString lines = QString::fromStdString(linesOf(ruling, "a"));
        QCOMPARE(lines.section(' ', 1), support);
    }

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

    // DBA-041: A throws first, each adds its factors, and no other sum is made. DBA-001: an element is its type, and a general's or not.
    void dice()
    {
        const Ruling ruling = fight("Bd", "Wb", {4, 3});
        QCOMPARE(ruling.dice.size(), std::size_t(2));
        QCOMPARE(ruling.dice[0].label, std::string("A's combat die"));
        QCOMPARE(ruling.dice[0].value, 4);
        QCOMPARE(ruling.totals.size(), std::size_t(2));
        QCOMPARE(rules().resolver(cc).rule(), std::string("DBA-041"));
        QVERIFY(contains(refused(cc, {{"a", {{"type", "Bd"}, {"grade", "S"}}}, {"b", "Wb"}}), "grade"));
        QVERIFY(contains(refused(cc, input("Xx", "Wb")), "DBA-001"));
    }

    // DBA-046: equal, beaten and doubled; exactly half is doubled; equal scores end scythed chariots only.
    void comparison()
    {
        QCOMPARE(fight("Bd", "Ps", {5, 3}).comparison, std::string("10 against 5: doubled"));
        QCOMPARE(fight("Bd", "Ps", {4, 3}).comparison, std::string("9 against 5: beaten"));
        QCOMPARE(fight("Bd", "Ps", {1, 4}).comparison, std::string("6 against 6: equal"));
        QCOMPARE(resultsOf(fight("SCh", "Sp", {3, 3})), std::string("destroyed unharmed"));
        QCOMPARE(resultsOf(fight("SCh", "SCh", {3, 3})), std::string("destroyed destroyed"));
        QCOMPARE(resultsOf(fight("CF", "CF", {3, 3})), std::string("no_effect no_effect"));
        QCOMPARE(fight("SCh", "Sp", {3, 3}).outcome.at(0).rule, std::string("DBA-046"));
    }

    // DBA-045: a shooter nobody shoots back at takes no harm; one that is answered does.
    void immune()
    {
        const Ruling safe = shoot("Bw", "Bd", {1, 6});
        QCOMPARE(resultsOf(safe), std::string("immune unharmed"));
        QCOMPARE(safe.outcome.at(0).rule, std::string("DBA-045"));
        QCOMPARE(resultsOf(shoot("Bw", "Bw", {2, 6}, R"j("dba.returns":true)j")), std::string("destroyed unharmed"));
        QCOMPARE(resultsOf(shoot("Bw", "Bw", {3, 4}, R"j("dba.returns":true)j")), std::string("recoil unharmed"));
        // Only bowmen, war wagons and artillery can shoot back (DBA-044).
        QVERIFY(contains(refused(sh, input("Bw", "Kn", R"j("dba.returns":true)j")), "cannot shoot"));
    }

    // DBA-044: who is asked what.
    void questions_data()
    {
        QTest::addColumn<QString>("resolver");
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        QTest::addColumn<QString>("answers");
        QTest::addColumn<QString>("asked");
        const QString flanks = "dba.going_a dba.going_b dba.left_a dba.left_b dba.right_a dba.right_b";
        QTest::newRow("mounted") << cc << "Kn"
                                 << "Cv"
                                 << "" << flanks + " dba.advantage dba.rear_a dba.rear_b";
        QTest::newRow("pikes and psiloi") << cc << "Pk"
                                          << "Ps"
                                          << "" << flanks + " dba.rear_support_a dba.advantage dba.rear_a dba.rear_b dba.camp_a dba.camp_b";
        QTest::newRow("second rank") << cc << "Pk"
                                     << "Kn"
                                     << R"j("dba.rear_support_a":"same")j"
                                     << flanks + " dba.rear_support_a dba.ranks_good_a dba.advantage dba.rear_a dba.rear_b dba.camp_a";
        QTest::newRow("second rank in a wood") << cc << "Pk"
                                               << "Kn"
                                               << R"j("dba.rear_support_a":"same","dba.going_a":"bad")j"
                                               << flanks + " dba.rear_support_a dba.advantage dba.rear_a dba.rear_b dba.camp_a";
        QTest::newRow("sand")
            << cc << "Cm"
            << "Kn"
            << R"j("dba.going_b":"bad")j"
            << "dba.going_a dba.going_b dba.sand_b dba.left_a dba.left_b dba.right_a dba.right_b dba.advantage dba.rear_a "
               "dba.rear_b";
        QTest::newRow("shot at blades") << sh << "Bw"
                                        << "Bd"
                                        << ""
                                        << "dba.aid_a dba.camp_b";
        QTest::newRow("shot at knights") << sh << "Bw"
                                         << "Kn"
                                         << ""
                                         << "dba.aid_a dba.going_b";
        QTest::newRow("shot at camelry") << sh << "Bw"
                                         << "Cm"
                                         << R"j("dba.going_b":"bad")j"
                                         << "dba.aid_a dba.going_b dba.sand_b";
        QTest::newRow("shot at elephants") << sh << "Bw"
                                           << "El"
                                           << ""
                                           << "dba.aid_a";
        QTest::newRow("shots exchanged") << sh << "Bw"
                                         << "Art"
                                         << R"j("dba.returns":true)j"
                                         << "dba.aid_a dba.returns dba.aid_b dba.camp_a dba.camp_b";
    }
    void questions()
    {
        QFETCH(QString, resolver);
        QFETCH(QString, a);
        QFETCH(QString, b);
        QFETCH(QString, answers);
        QFETCH(QString, asked);
        const Form form =
            rules().resolver(resolver.toStdString()).form(nullptr, input(a.toStdString(), b.toStdString(), answers.toStdString()));
        QStringList ids;
        for (const Question &question : form.questions) {
            ids << QString::fromStdString(question.id);
            QVERIFY2(question.label.size() <= 20, question.label.c_str());
            QVERIFY(!question.rule.empty());
        }
        QCOMPARE(ids.join(' '), asked);
        QCOMPARE(form.contestants.size(), std::size_t(2));
        QCOMPARE(form.dice.size(), std::size_t(2));
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

    // DBA-052: artillery in close combat drives back those it doubles, but never those it destroys by beating them.
    void neverMilder()
    {
        const std::string weak = R"j("dba.left_a":"overlapped","dba.right_a":"overlapped","dba.rear_a":true)j";
        const Ruling doubled = fight("Art", "Art", {1, 6}, weak);
        QVERIFY(contains(doubled.comparison, "doubled"));
        QCOMPARE(resultOf(doubled, "a"), std::string("destroyed"));
        QCOMPARE(doubled.outcome.at(0).rule, std::string("DBA-052"));
        const bool right = rc::check("doubled is never milder than beaten", [] {
            const Resolver &resolver = rules().resolver(*rc::gen::elementOf(std::vector<std::string>{cc, sh}));
            const auto ready = resolver.prepare(nullptr, resolver.complete(nullptr, randomInput(resolver)));
            const std::map<std::string, int> hardness{{"immune", 0}, {"stands", 0}, {"recoil", 1}, {"flee", 2}, {"destroyed", 3}};
            std::map<std::string, int> worstBeaten, mildestDoubled;
            for (int a = 1; a <= 6; ++a)
                for (int b = 1; b <= 6; ++b) {
                    EnteredDice source({a, b});
                    Dice dice(source);
                    const Ruling ruling = ready->rule(dice);
                    for (const SideOutcome &one : ruling.outcome)
                        if (const auto hard = hardness.find(one.result); hard != hardness.end() && !contains(ruling.comparison, "equal")) {
                            if (contains(ruling.comparison, "beaten"))
                                worstBeaten[one.side] = std::max(worstBeaten[one.side], hard->second);
                            else
                                mildestDoubled[one.side] = std::max(mildestDoubled[one.side], hard->second);
                        }
                }
            for (const auto &[side, hard] : mildestDoubled)
                RC_ASSERT(worstBeaten[side] < 3 || hard == 3);
        });
        QVERIFY(right);
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

    // Odds add up; every throw lies in their support; the odds are those of all 36 throws ruled one by one; totals are sums of lines.
    void randomCombats()
    {
        const bool right = rc::check("odds and rulings agree", [] {
            const Resolver &resolver = rules().resolver(*rc::gen::elementOf(std::vector<std::string>{cc, sh}));
            const Json complete = resolver.complete(nullptr, randomInput(resolver));
            RC_ASSERT(resolver.complete(nullptr, complete) == complete);
            const auto ready = resolver.prepare(nullptr, complete);
            const Distribution odds = oddsOf(*ready);
            Weight sum = 0;
            std::map<std::string, Weight> byOdds, byRuling;
            for (const Share &share : odds.shares) {
                sum += share.weight;
                byOdds[ready->outcome(share.outcome).results.dump()] += share.weight * (36 / odds.of);
            }
            RC_ASSERT(sum == odds.of);
            for (int a = 1; a <= 6; ++a)
                for (int b = 1; b <= 6; ++b) {
                    EnteredDice source({a, b}), again({a, b});
                    Dice dice(source), fresh(again);
                    const Ruling ruling = ready->rule(dice);
                    const Json results = ready->outcome(ready->roll(fresh)).results;
                    RC_ASSERT(results["a"] == resultOf(ruling, "a"));
                    RC_ASSERT(results["b"] == resultOf(ruling, "b"));
                    byRuling[results.dump()] += 1;
                    RC_ASSERT(rulingFromJson(toJson(ruling)).sentence == ruling.sentence);
                    for (const Total &total : ruling.totals) {
                        int lines = 0;
                        for (const Line &line : ruling.lines)
                            lines += line.side == total.side ? line.value : 0;
                        RC_ASSERT(lines == total.value);
                    }
                }
            RC_ASSERT(byOdds == byRuling);
        });
        QVERIFY(right);
    }

    void badInput_data()
    {
        QTest::addColumn<QString>("json");
        QTest::addColumn<QString>("word");
        QTest::newRow("no defender") << R"j({"a":"Bd"})j"
                                     << "b: ";
        QTest::newRow("unknown type") << R"j({"a":"Bd","b":"Hoplite"})j"
                                      << "DBA-001";
        QTest::newRow("number") << R"j({"a":"Bd","b":7})j"
                                << "b: ";
        QTest::newRow("list") << R"j([1,2])j"
                              << "object";
        QTest::newRow("unknown key") << R"j({"a":"Bd","b":"Wb","c":1})j"
                                     << "\"c\"";
        QTest::newRow("unknown question") << R"j({"a":"Bd","b":"Wb","answers":{"dba.weather":true}})j"
                                          << "dba.weather";
        QTest::newRow("answer not allowed") << R"j({"a":"Bd","b":"Wb","answers":{"dba.going_a":"swamp"}})j"
                                            << "good";
        QTest::newRow("answers no object") << R"j({"a":"Bd","b":"Wb","answers":[]})j"
                                           << "answers";
        QTest::newRow("does not apply") << R"j({"a":"Bd","b":"Kn","answers":{"dba.camp_b":true}})j"
                                        << "does not apply";
        QTest::newRow("both in a camp") << R"j({"a":"Bd","b":"Wb","answers":{"dba.camp_a":true,"dba.camp_b":true}})j"
                                        << "dba.camp_b";
        QTest::newRow("game no object") << R"j({"a":"Bd","b":"Wb","game":3})j"
                                        << "object";
        QTest::newRow("scale") << R"j({"a":"Bd","b":"Wb","game":{"scale":"54"}})j"
                               << "scale";
        QTest::newRow("PIPs") << R"j({"a":"Bd","b":"Wb","game":{"pips":9}})j"
                              << "DBA-070";
        QTest::newRow("flag") << R"j({"a":"Bd","b":"Wb","game":{"first_bound":"yes"}})j"
                              << "first_bound";
        QTest::newRow("general") << R"j({"a":{"type":"Bd","general":"yes"},"b":"Wb"})j"
                                 << "general";
    }
    void badInput()
    {
        QFETCH(QString, json);
        QFETCH(QString, word);
        const std::string why = refused(cc, Json::parse(json.toStdString()));
        QVERIFY2(contains(why, word.toStdString()), why.c_str());
    }

    // DBA-035: who can shoot.
    void shooters()
    {
        for (const std::string &type : types()) {
            const bool can = type == "Bw" || type == "WWg" || type == "Art";
            QCOMPARE(refused(sh, input(type, "Bd")).empty(), can);
            if (!can)
                QVERIFY(contains(refused(sh, input(type, "Bd")), "DBA-035"));
        }
        const Form form = rules().resolver(sh).form(nullptr, input("Bw", "Art"));
        QVERIFY(contains(form.contestants[0].subtitle, "200 paces (50 mm)"));
        QVERIFY(contains(form.contestants[1].subtitle, "500 paces (125 mm)"));
    }
};

OPTIO_TEST(DbaCombatTest)

} // namespace dba_combat_test

#include "dba_combat_test.moc"
