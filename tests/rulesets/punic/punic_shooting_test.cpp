// SPDX-License-Identifier: GPL-3.0-or-later
// Volleys of light troops (PUN-180 to PUN-185), the free hack (PUN-285) and the die of death (PUN-118 to PUN-120).
#include "tests/rulesets/punic/punic_fight.h"
#include "tests/suite.h"

#include <QtTest>

namespace punic_shooting_test {

using namespace punictest;

namespace {

Json volley(const std::string &shooter, const std::string &target, const std::string &answers)
{
    return {{"shooter", Json::parse(shooter)}, {"target", Json::parse(target)}, {"answers", Json::parse("{" + answers + "}")}};
}

struct Row {
    const char *name;
    const char *shooter, *target, *answers;
    int dice;
    const char *lines = "";
};

const char *const li3 = R"j({"name":"Velites","type":"LI","grade":"B","bases":3})j";
const char *const li4 = R"j({"type":"LI","grade":"C","bases":4})j";
const char *const lc4 = R"j({"type":"LC","grade":"C","bases":4})j";
const char *const hi6 = R"j({"name":"Levy","type":"HI","grade":"C","bases":6})j";
const char *const legion = R"j({"legion":true,"grade":"C"})j";
const char *const turned = R"j({"legion":true,"grade":"C","rearTurned":true})j";
const char *const triarii = R"j({"legion":true,"grade":"C","formation":"behindTriarii"})j";
const char *const elephant = R"j({"name":"El","type":"EL","grade":"C"})j";

std::vector<Row> rows()
{
    return {
        {"E-08a formed HI from the front PUN-182", R"j({"type":"LI","grade":"C","bases":3,"dps":1})j", hi6, "", 1,
         "bases+3 shields-1 disorder-1"},
        {"E-08b LI in cover, halved once PUN-182", R"j({"type":"LI","grade":"C","bases":5})j", li3, "", 3, "bases+5 skirmishers-2"},
        {"E-08c a legion in quincunx from the front", lc4, legion, R"j("sh.aspect":"front")j", 2, "bases+4 maniples-2"},
        {"E-08c from the flank", lc4, legion, R"j("sh.aspect":"flank")j", 2},
        {"E-08c from the rear PUN-183", lc4, legion, R"j("sh.aspect":"rear")j", 4, "bases+4"},
        {"E-08d understrength shooters", R"j({"type":"LI","grade":"C","bases":3,"understrength":true})j",
         R"j({"type":"MC","grade":"C","bases":4})j", "", 2, "bases+2"},
        {"E-08e at elephants PUN-184", R"j({"type":"LI","grade":"C","bases":4,"dps":2})j", elephant, "", 3,
         "bases+4 disorder-2 elephants+1"},
        {"E-08f a shaken shooter PUN-183", R"j({"type":"LI","grade":"C","bases":4,"dps":5,"shaken":true})j", elephant, "", 1,
         "bases+4 disorder-5 elephants+1 least+1"},
        {"PUN-182 in cover", li4, R"j({"type":"MI","grade":"C","bases":6})j", R"j("sh.cover":true)j", 2, "bases+4 cover-2"},
        {"PUN-182 formed HI in column", li4, R"j({"type":"HI","grade":"C","bases":6,"formation":"column"})j", "", 2},
        {"PUN-182 formed HI from the flank", li4, hi6, R"j("sh.aspect":"flank")j", 4},
        {"PUN-182 formed HI from the flank, in cover", li4, hi6, R"j("sh.aspect":"flank","sh.cover":true)j", 2},
        {"PUN-182 unformed HI", li4, R"j({"type":"HI","grade":"C","bases":6,"formation":"unformed"})j", "", 4},
        {"PUN-183 behind the triarii, front", li4, triarii, "", 2, "bases+4 triarii-2"},
        {"PUN-183 behind the triarii, rear", li4, triarii, R"j("sh.aspect":"rear")j", 4},
        {"PUN-183 triarii turned about", li4, turned, R"j("sh.aspect":"rear")j", 2, "bases+4 triarii_turned-2"},
        {"PUN-182 fewer bases in range", li4, R"j({"type":"MI","grade":"C","bases":6})j", R"j("sh.bases":2)j", 2},
        {"PUN-182 understrength and halved, rounded once", R"j({"type":"LI","grade":"C","bases":5,"understrength":true})j", li3, "", 2},
    };
}

} // namespace

class PunicShootingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void dice_data()
    {
        QTest::addColumn<int>("number");
        int number = 0;
        for (const Row &row : rows())
            QTest::newRow(row.name) << number++;
    }

    void dice()
    {
        QFETCH(int, number);
        const Row row = rows()[static_cast<std::size_t>(number)];
        const Ruling ruling =
            ruleOn("shoot", volley(row.shooter, row.target, row.answers), std::vector<int>(static_cast<std::size_t>(row.dice), 5));
        QCOMPARE(total(ruling, "a", "dice"), row.dice);
        QCOMPARE(total(ruling, "a", "hits"), 0); // PUN-184: only a 6 hits
        if (*row.lines != '\0')
            QCOMPARE(linesOf(ruling, "a"), std::string(row.lines));
    }

    // PUN-184: each 6 is a battle DP; on shaken troops a base.
    void everySixIsADisorderPoint()
    {
        const Ruling ruling = ruleOn("shoot", volley(li3, R"j({"type":"MI","grade":"C","bases":6,"dps":4})j", ""), {6, 6, 1});
        QCOMPARE(total(ruling, "a", "hits"), 2);
        QCOMPARE(told(ruling, "battle", "dp.target"), 1);
        QCOMPARE(told(ruling, "bases", "base.target"), -1);
    }

    // E-08e PUN-071 PUN-073 PUN-323: two tests, the first critical (4: rampages), the second nothing; then direction and run.
    void elephantsAreTested()
    {
        const Ruling ruling = ruleOn("shoot", volley(R"j({"name":"Slingers","type":"LI","grade":"C","bases":4,"dps":2})j", elephant, ""),
                                     {6, 6, 2, 1, 4, 3, 3, 4, 5});
        QVERIFY2(ruling.sentence.find("El rampages: turn it to face Slingers, direction 3: back right, 9\"") != std::string::npos,
                 ruling.sentence.c_str());
    }

    // E-12 PUN-118 PUN-119 PUN-120 PUN-185: one roll for the volley; 1, then 3: wounded.
    void aLeaderIsWounded()
    {
        const Ruling ruling = ruleOn("shoot", volley(li3, R"j({"type":"LI","grade":"C","bases":3,"leader":true})j", ""), {6, 6, 1, 3});
        QVERIFY2(ruling.sentence.find("is wounded") != std::string::npos, ruling.sentence.c_str());
        QVERIFY2(ruling.sentence.find("neither steady nor inspire (PUN-120)") != std::string::npos, ruling.sentence.c_str());
        // A volley without a hit endangers nobody.
        ruleOn("shoot", volley(li3, R"j({"type":"LI","grade":"C","bases":3,"leader":true})j", ""), {5, 5});
    }

    // E-12 PUN-118: wounded again, he is killed; PUN-126 says that a successor comes.
    void aWoundedLeaderDies()
    {
        const Ruling ruling =
            ruleOn("die-of-death",
                   {{"unit", Json::parse(R"j({"type":"LI","bases":3,"leader":{"wounded":true}})j")}, {"answers", Json::object()}}, {1, 2});
        QVERIFY2(ruling.sentence.find("is killed") != std::string::npos, ruling.sentence.c_str());
        QVERIFY2(ruling.sentence.find("successor with 1 action") != std::string::npos, ruling.sentence.c_str());
        const Json healthy = {{"unit", Json::parse(R"j({"type":"LI","bases":3,"leader":true})j")}, {"answers", Json::object()}};
        QVERIFY(ruleOn("die-of-death", healthy, {1, 1}).sentence.find("is killed") != std::string::npos);
        QVERIFY(ruleOn("die-of-death", healthy, {1, 6}).sentence.find("Nothing happens") != std::string::npos);
        QVERIFY(ruleOn("die-of-death", healthy, {2}).sentence.find("Nothing happens") != std::string::npos);
    }

    // E-14 PUN-285: 5 4 1: two bases, one left.
    void freeHack()
    {
        const Json chase = {{"a", Json::parse(R"j({"name":"Spaniards","type":"MI","bases":6})j")},
                            {"b", Json::parse(R"j({"name":"Velites","type":"LI","bases":3,"mood":"routing","shaken":true,"dps":5})j")},
                            {"answers", {{"hk.bases", 3}}}};
        const Ruling ruling = ruleOn("free-hack", chase, {5, 4, 1});
        QCOMPARE(told(ruling, "bases", "base.b"), -2);
        QVERIFY2(ruling.sentence.find("1 left") != std::string::npos, ruling.sentence.c_str());
        // E-16: four bases, 6 4 3 1.
        Json horse = chase;
        horse["a"] = Json::parse(R"j({"name":"Horse","type":"MC","bases":4})j");
        horse["b"]["bases"] = 6;
        horse["answers"]["hk.bases"] = 4;
        QCOMPARE(told(ruleOn("free-hack", horse, {6, 4, 3, 1}), "bases", "base.b"), -2);
        // Understrength bases strike at half, rounded up; an elephant with one die.
        horse["a"] = Json::parse(R"j({"type":"MI","bases":5,"understrength":true})j");
        horse["answers"]["hk.bases"] = 3;
        QCOMPARE(total(ruleOn("free-hack", horse, {1, 1}), "a", "dice"), 2);
        horse["a"] = Json::parse(R"j({"type":"EL"})j");
        horse["answers"] = Json::object();
        QCOMPARE(total(ruleOn("free-hack", horse, {1}), "a", "dice"), 1);
        // PUN-396: more hits than bases.
        horse["a"] = Json::parse(R"j({"type":"MC","bases":4})j");
        horse["b"]["bases"] = 2;
        QCOMPARE(told(ruleOn("free-hack", horse, {6, 6, 6, 6}), "bases", "base.b"), -2);
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("shooter");
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("answers");
        QTest::addColumn<QString>("says");
        QTest::newRow("PUN-385 infantry of the line") << R"j({"type":"MI","bases":6})j" << hi6 << ""
                                                      << "PUN-385";
        QTest::newRow("PUN-385 medium cavalry") << R"j({"type":"MC","bases":4})j" << hi6 << ""
                                                << "cannot shoot";
        QTest::newRow("PUN-385 a third volley") << R"j({"type":"LI","bases":4,"shots":2})j" << hi6 << ""
                                                << "has shot twice";
        QTest::newRow("PUN-181 moved and shot") << R"j({"type":"LI","bases":4,"shots":1,"movedSkirmish":true})j" << hi6 << ""
                                                << "PUN-181";
        QTest::newRow("PUN-385 after redressing") << R"j({"type":"LI","bases":4,"redressed":true})j" << hi6 << ""
                                                  << "redressed";
        QTest::newRow("PUN-137 halted") << R"j({"type":"LI","bases":4,"control":"halt"})j" << hi6 << ""
                                        << "PUN-137";
        QTest::newRow("PUN-139 repeating") << R"j({"type":"LI","bases":4,"control":"repeat"})j" << hi6 << ""
                                           << "PUN-139";
        QTest::newRow("PUN-385 more bases than it has") << li3 << hi6 << R"j("sh.bases":4)j"
                                                        << "sh.bases";
        QTest::newRow("PUN-385 no base") << li3 << hi6 << R"j("sh.bases":0)j"
                                         << "sh.bases";
        QTest::newRow("a question that does not apply") << li3 << li4 << R"j("sh.cover":true)j"
                                                        << "sh.cover";
        QTest::newRow("bases of the wrong kind") << li3 << hi6 << R"j("sh.bases":"many")j"
                                                 << "sh.bases";
    }

    void refusals()
    {
        QFETCH(QString, shooter);
        QFETCH(QString, target);
        QFETCH(QString, answers);
        QFETCH(QString, says);
        const QString why = refused(
            [&] { resolver("shoot").complete(nullptr, volley(shooter.toStdString(), target.toStdString(), answers.toStdString())); });
        QVERIFY2(why.contains(says), qPrintable(why));
    }

    // PUN-393: impossible faces and wrong numbers of dice name the draw.
    void badDice()
    {
        const Json input = volley(li3, R"j({"type":"MI","bases":6})j", "");
        QVERIFY(refused([&] { ruleOn("shoot", input, {7, 1, 1}); }).contains("not 7"));
        QVERIFY(refused([&] { ruleOn("shoot", input, {1, 1}); }).contains("Velites roll 3 dice"));
        QVERIFY(refused([&] { ruleOn("shoot", input, {1, 1, 1, 1}); }).contains("too many"));
        // The average die of a rampage shows 2 to 5 (PUN-001).
        const Json at = volley(li3, elephant, "");
        QVERIFY(refused([&] { ruleOn("shoot", at, {6, 1, 1, 1, 1, 3, 1, 6, 4}); }).contains("average die"));
    }
};

OPTIO_TEST(PunicShootingTest)

} // namespace punic_shooting_test

#include "punic_shooting_test.moc"
