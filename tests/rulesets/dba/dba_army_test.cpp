// SPDX-License-Identifier: GPL-3.0-or-later
// Rosters of the DBA rule set (DBA-003, DBA-007, DBA-070): supplied armies, what is legal, and what cannot be played.
#include "tests/rulesets/dba/dba_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace dba_army_test {

using namespace dbatest;

namespace {

/// The general, ten blades and one more row, as a roster's units.
std::string army(const std::string &more, int blades = 10)
{
    return R"j([{"type":"Cv","role":"general","count":1},{"type":"Bd","count":)j" + std::to_string(blades) + "}" +
           (more.empty() ? "" : "," + more) + "]";
}

} // namespace

class DbaArmyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // D6 of the specification; DBA-003: legal and complete; DBA-007: points for information.
    void armies_data()
    {
        QTest::addColumn<int>("points");
        QTest::newRow("dba/mid-republican-roman") << 88;
        QTest::newRow("dba/later-carthaginian") << 89;
        QTest::newRow("dba/alexandrian-macedonian") << 80;
        QTest::newRow("dba/gallic") << 79;
        QTest::newRow("dba/seleucid") << 90;
        QTest::newRow("dba/parthian") << 93;
        QTest::newRow("dba/later-hoplite-greek") << 80;
    }
    void armies()
    {
        QFETCH(int, points);
        QVERIFY(rules().armies().size() >= 24);
        const Json &own = armyOf(QTest::currentDataTag());
        const Json totals = rules().totals(own);
        QCOMPARE(totals["points"].get<int>(), points);
        QCOMPARE(totals["elements"].get<int>(), 12);
        QVERIFY(totals["camp"].get<bool>());
        QCOMPARE(findings(own), std::string());
        const Play play(own, armyOf("dba/gallic")); // it can be fielded
        QCOMPARE(play.state.at("units").size(), own.at("commands")[0].at("units").size() + 4);
    }

    // DBA-003, DBA-070: what is not legal is flagged, never blocked.
    void legality()
    {
        QCOMPARE(findings(roster(army(R"j({"type":"Ps","count":1})j"))), std::string());
        QVERIFY(contains(findings(roster(army(""))), "error DBA-003 Not a legal DBA army: it has 11 elements"));
        QVERIFY(contains(findings(roster(army(R"j({"type":"Ps","count":2})j"))), "it has 13 elements"));
        QVERIFY(contains(findings(roster(R"j([{"type":"Bd","count":12}])j")), "Not a legal DBA army: no element is the general"));
        QVERIFY(contains(findings(roster(army(R"j({"type":"Bd","role":"general","count":1})j"))), "2 elements are a general"));
        // Camp followers come on top, one element of them.
        QCOMPARE(findings(roster(army(R"j({"type":"Ps","count":1},{"type":"CF","count":1})j"))), std::string());
        QVERIFY(contains(findings(roster(army(R"j({"type":"Ps","count":1},{"type":"CF","count":2})j"))), "camp followers"));
        QVERIFY(contains(findings(roster(R"j([{"type":"SCh","role":"general","count":1},{"type":"Bd","count":11}])j")), "error DBA-070"));
        QVERIFY(contains(findings(roster(R"j([{"type":"CF","role":"general","count":1},{"type":"Bd","count":12}])j")), "DBA-070"));
        Json open = roster(army(R"j({"type":"Ps","count":1})j"));
        open["commands"][0]["camp"] = false;
        QVERIFY(contains(findings(open), "needs a camp"));
        Json wagons = roster(army(R"j({"type":"WWg","count":2})j", 9));
        QCOMPARE(findings(wagons), std::string());
        QVERIFY(!rules().totals(wagons)["camp"].get<bool>());
        QVERIFY(contains(findings(roster(army(R"j({"type":"Xx","count":1})j"))), "DBA-001"));
        // Two commands are one in a game.
        Json two = roster(army(R"j({"type":"Ps","count":1})j"));
        two["commands"].push_back({{"name", "D"}, {"units", Json::array()}});
        QVERIFY(contains(findings(two), "no commands"));
        QCOMPARE(
            rules().totals(roster(R"j([{"type":"El","count":1},{"type":"SCh","count":1},{"type":"CF","count":1}])j"))["points"].get<int>(),
            25);
    }

    // What cannot be played is refused with its reason.
    void noGame_data()
    {
        QTest::addColumn<QString>("units");
        QTest::addColumn<QString>("word");
        QTest::newRow("nobody") << "[]"
                                << "no elements";
        QTest::newRow("no general") << R"j([{"type":"Bd","count":12}])j"
                                    << "no general";
        QTest::newRow("two generals") << R"j([{"type":"Cv","role":"general"},{"type":"Kn","role":"general"}])j"
                                      << "2 generals";
        QTest::newRow("general's row of two") << R"j([{"type":"Cv","role":"general","count":2}])j"
                                              << "one element";
        QTest::newRow("unknown type") << R"j([{"type":"Xx","count":2}])j"
                                      << "DBA-001";
        QTest::newRow("unknown role") << R"j([{"type":"Cv","role":"king","count":1}])j"
                                      << "role";
    }
    void noGame()
    {
        QFETCH(QString, units);
        QFETCH(QString, word);
        try {
            rules().start(roster(units.toStdString()), armyOf("dba/gallic"), Json::object());
            QFAIL("started");
        } catch (const Error &error) {
            QVERIFY2(contains(error.what(), word.toStdString()), error.what());
        }
    }
};

OPTIO_TEST(DbaArmyTest)

} // namespace dba_army_test

#include "dba_army_test.moc"
