// SPDX-License-Identifier: GPL-3.0-or-later
// Combats of the DBA rule set outside a game (DBA-040 to DBA-046): worked examples, throws, questions, and what is refused.
#include "tests/rulesets/dba/dba_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace dba_combat_test {

using namespace dbatest;

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
