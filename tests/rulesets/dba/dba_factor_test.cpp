// SPDX-License-Identifier: GPL-3.0-or-later
// Factors of DBA combats (DBA-040, DBA-042, DBA-043): what each element counts, tactical factors, and ranks behind.
#include "tests/rulesets/dba/dba_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace dba_factor_test {

using namespace dbatest;

class DbaFactorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
};

OPTIO_TEST(DbaFactorTest)

} // namespace dba_factor_test

#include "dba_factor_test.moc"
