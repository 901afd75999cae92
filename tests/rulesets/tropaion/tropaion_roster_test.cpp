// SPDX-License-Identifier: GPL-3.0-or-later
// Rosters and supplied armies (TRO-161 to TRO-167).
#include "tests/rulesets/tropaion/tropaion_rosters.h"
#include "tests/rulesets/tropaion/tropaion_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace tropaion_roster_test {

using namespace tropaiontest;
using namespace tropaionrosters;

namespace {

std::string findings(const Json &given)
{
    std::string text;
    for (const Finding &finding : rules().check(given))
        text += finding.severity + " " + finding.rule + "; ";
    return text;
}

} // namespace

class TropaionRosterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void suppliedArmies_data() // TRO-166, TRO-167
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("points");
        QTest::addColumn<QString>("worth");
        QTest::newRow("consular") << "consular-roman" << 59 << "9";
        QTest::newRow("caesarian") << "caesarian-roman" << 59 << "9";
        QTest::newRow("imperial") << "imperial-roman" << 60 << "10";
        QTest::newRow("carthaginian") << "carthaginian" << 60 << "9";
        QTest::newRow("macedonian") << "macedonian" << 60 << "7.5";
        QTest::newRow("gallic") << "gallic" << 60 << "8.5";
        QTest::newRow("parthian") << "parthian" << 60 << "6";
        QTest::newRow("persian") << "achaemenid-persian" << 60 << "10.5";
        QTest::newRow("seleucid") << "seleucid" << 59 << "7.5";
        QTest::newRow("hoplite") << "hoplite-city" << 60 << "9.5";
    }

    void suppliedArmies()
    {
        QFETCH(QString, id);
        QFETCH(int, points);
        QFETCH(QString, worth);
        const Json &one = army(id.toStdString());
        TROPAION_TEXT(findings(one), "");
        const Json totals = rules().totals(one);
        QCOMPARE(totals.at("points").get<int>(), points);
        TROPAION_TEXT(totals.at("worth").get<std::string>(), worth.toStdString());
        QCOMPARE(rules().armies().size(), std::size_t(10));
    }

    void missileWeapons() // TRO-161: javelins and slings cost a point, bows two, whoever carries them
    {
        for (const char *type : {"HI", "MI", "LI", "LC"}) {
            const auto points = [&](const char *weapon) {
                return rules().unitText({{"type", type}, {"name", "Tenth"}, {"weapon", weapon}}).at("points").get<int>();
            };
            const int none = rules().unitText({{"type", type}, {"name", "Tenth"}}).at("points").get<int>();
            QCOMPARE(points("javelins") - none, 1);
            QCOMPARE(points("slings") - none, 1);
            QCOMPARE(points("bows") - none, 2);
        }
    }
    void legality_data() // TRO-162 to TRO-166
    {
        QTest::addColumn<QByteArray>("units");
        QTest::addColumn<int>("limit");
        QTest::addColumn<QString>("expected");
        const QByteArray six = R"j({"type":"HI","name":"H","count":6})j";
        QTest::newRow("all is well") << QByteArray("[" + six + "]") << 60 << "";
        QTest::newRow("no units") << QByteArray("[]") << 0 << "error TRO-164; ";
        QTest::newRow("unknown type") << QByteArray("[" + six + R"j(,{"type":"XX","name":"X"}])j") << 0 << "error TRO-164; ";
        QTest::newRow("unknown weapon") << QByteArray("[" + six + R"j(,{"type":"LI","name":"X","weapon":"pilum"}])j") << 0
                                        << "error TRO-164; ";
        QTest::newRow("wrong kind") << QByteArray("[" + six + R"j(,{"type":"LI","name":"X","raw":3}])j") << 0 << "error TRO-164; ";
        QTest::newRow("no name") << QByteArray("[" + six + R"j(,{"type":"HI","name":""}])j") << 0 << "error TRO-164; ";
        QTest::newRow("too many") << QByteArray(R"j([{"type":"HI","name":"H","count":41}])j") << 0 << "error TRO-164; ";
        QTest::newRow("legionaries on pikes") << QByteArray("[" + six + R"j(,{"type":"PK","name":"P","legionaries":true}])j") << 0
                                              << "error TRO-162; ";
        QTest::newRow("Parthian shot without missiles")
            << QByteArray("[" + six + R"j(,{"type":"LC","name":"P","parthian":true}])j") << 0 << "error TRO-162; ";
        QTest::newRow("supporting archers without bows")
            << QByteArray("[" + six + R"j(,{"type":"MI","name":"P","weapon":"slings","supporting":true}])j") << 0 << "error TRO-162; ";
        QTest::newRow("raw veterans") << QByteArray("[" + six + R"j(,{"type":"HI","name":"P","raw":true,"veteran":true}])j") << 0
                                      << "error TRO-162; ";
        QTest::newRow("veteran elephants") << QByteArray("[" + six + R"j(,{"type":"EL","name":"P","veteran":true}])j") << 0
                                           << "error TRO-162; ";
        QTest::newRow("worth too little") << QByteArray(R"j([{"type":"HI","name":"H","count":5}])j") << 0 << "warning TRO-165; ";
        QTest::newRow("worth too little for points") << QByteArray(R"j([{"type":"HI","name":"H","count":5}])j") << 60 << "error TRO-165; ";
        QTest::newRow("too dear") << QByteArray("[" + six + "]") << 29 << "error TRO-166; ";
        QTest::newRow("too many light foot") << QByteArray("[" + six + R"j(,{"type":"LI","name":"L","count":7}])j") << 60
                                             << "error TRO-166; ";
        QTest::newRow("too many elephants") << QByteArray("[" + six + R"j(,{"type":"EL","name":"E","count":2}])j") << 60 << "";
        QTest::newRow("three elephants in nine")
            << QByteArray("[" + six + R"j(,{"type":"EL","name":"E","count":3}])j") << 60 << "error TRO-166; ";
    }

    void legality()
    {
        QFETCH(QByteArray, units);
        QFETCH(int, limit);
        QFETCH(QString, expected);
        TROPAION_TEXT(findings(roster(Json::parse(units.toStdString()), limit)), expected.toStdString());
    }
};

OPTIO_TEST(TropaionRosterTest)

} // namespace tropaion_roster_test

#include "tropaion_roster_test.moc"
