// SPDX-License-Identifier: GPL-3.0-or-later
// What a combat leaves behind: contact, flight, pursuit (DBM-064), who is taken off, and the acts offered next (DBM-150 to DBM-155).
#include "tests/rulesets/dbm/dbm_play.h"
#include "tests/suite.h"

#include <QtTest>

namespace dbm_aftermath_test {

using namespace dbmtest;

namespace {

/// A fight between the second rows of two armies.
struct Row {
    const char *name, *a, *b;
    std::vector<int> dice;
    const char *answers, *results, *marksA, *marksB, *offered;
};

const char *const free1 = R"j([{"count":1,"fought":true}])j";
const char *const facesB = R"j([{"contact":"b1.2","count":1,"fought":true}])j";
const char *const facesA = R"j([{"contact":"a1.2","count":1,"fought":true}])j";
const char *const foeFled = R"j([{"count":1,"foe_fled":true,"fought":true}])j";

std::vector<Row> rows()
{
    return {
        {"DBM-115 level: both keep their enemy", "4 Reg Bd(O)", "4 Reg Bd(O)", {3, 3}, "{}", "continue continue", facesB, facesA, ""},
        {"DBM-136 one that stands keeps its enemy", "4 Reg Bd(O)", "4 Reg WWg(O)", {4, 4}, "{}", "unharmed stands", facesB, facesA, ""},
        {"DBM-150 a recoil parts them", "4 Reg Bd(O)", "4 Irr Wb(O)", {4, 3}, "{}", "unharmed recoil", free1, free1, "pursuit losses"},
        {"DBM-151 flight", "4 Reg Bd(O)", "4 Irr Ps(O)", {5, 1}, "{}", "unharmed flee", foeFled, free1, "pursuit losses losses"},
        {"DBM-153 destruction", "4 Reg Bd(O)", "4 Reg Bw(O)", {6, 1}, "{}", "unharmed destroyed", free1, "[]", "pursuit"},
        {"DBM-152 hemmed in",
         "4 Reg Bd(O)",
         "4 Irr Wb(O)",
         {4, 3},
         R"j({"cc.left_b":"contact"})j",
         "unharmed destroyed",
         free1,
         "[]",
         "pursuit"},
        {"DBM-064 impetuous troops go after the dead",
         "4 Irr Wb(O)",
         "4 Reg Bd(O)",
         {6, 1},
         "{}",
         "unharmed destroyed",
         R"j([{"count":1,"fought":true,"pursued":true}])j",
         "[]",
         "pursuit"},
        {"DBM-064 impetuous troops stay with who recoils",
         "4 Irr Wb(O)",
         "4 Irr Wb(O)",
         {4, 3},
         "{}",
         "unharmed recoil",
         R"j([{"contact":"b1.2","count":1,"fought":true,"pursued":true}])j",
         facesA,
         "losses"},
        {"DBM-064 impetuous troops run after who flees",
         "4 Irr Wb(O)",
         "4 Irr Ps(O)",
         {6, 2},
         "{}",
         "unharmed flee",
         R"j([{"count":1,"foe_fled":true,"fought":true,"pursued":true}])j",
         free1,
         "losses losses pursuit"},
        {"DBM-064 regular knights need not", "4 Reg Kn(O)", "4 Reg Kn(O)", {5, 3}, "{}", "unharmed recoil", free1, free1, "pursuit losses"},
        {"DBM-064 the train never pursues", "4 Reg WWg(O)", "4 Reg Bd(O)", {6, 3}, "{}", "unharmed recoil", free1, free1, "losses"},
        {"DBM-064 nobody leaves fortifications",
         "4 Irr Wb(O)",
         "4 Reg Bd(O)",
         {4, 4},
         R"j({"cc.fort_a":"temporary","cc.left_b":"overlapped"})j",
         "unharmed destroyed",
         free1,
         "[]",
         ""},
        {"DBM-115 expendables that draw leave the other free",
         "4 Irr Exp(O)",
         "4 Irr Hd(S)",
         {1, 3},
         "{}",
         "destroyed unharmed",
         "[]",
         R"j([{"count":1,"fought":true,"pursued":true}])j",
         "pursuit"},
    };
}

const std::string general = "1 Reg Cv(O) general";

} // namespace

class DbmAftermathTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void marks_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < rows().size(); ++i)
            QTest::newRow(rows()[i].name) << static_cast<int>(i);
    }
    void marks()
    {
        QFETCH(int, index);
        const Row row = rows()[static_cast<std::size_t>(index)];
        Play play = Play::of({general, row.a}, {general, row.b});
        const Json before = play.state;
        const Ruling ruling = play.fight("a1.2", "b1.2", row.dice, Json::parse(row.answers));
        QCOMPARE(QString::fromStdString(resultsOf(ruling)), QString(row.results));
        COMPARE_JSON(play.marks("a1.2"), Json::parse(row.marksA));
        COMPARE_JSON(play.marks("b1.2"), Json::parse(row.marksB));
        QCOMPARE(QString::fromStdString(offeredBy(ruling)), QString(row.offered));
        // DBM-197: everything can be taken back.
        optio::apply(play.state, inverse(play.changes));
        COMPARE_JSON(play.state, before);
    }

    // DBM-064, DBM-155: an impetuous winner is told to pursue; outside a game as well.
    void mustPursue()
    {
        const Ruling ruling = ruleOn(rules(), "close-combat", input("Irr Wb(O)", "Reg Bd(O)", ""), {6, 1});
        QVERIFY(ruling.outcome[0].instruction.find("must go after") != std::string::npos);
        QCOMPARE(QString::fromStdString(ruling.outcome[0].rule), QString("DBM-064"));
        QVERIFY(ruleOn(rules(), "close-combat", input("Reg Bd(O)", "Irr Wb(O)", ""), {6, 1}).outcome[0].instruction.empty());
        QVERIFY(ruling.changes.empty() && ruling.followUps.empty());
    }

    // DBM-064, DBM-155: the offered pursuit puts both in contact again, and the next bound they fight on.
    void mayPursue()
    {
        Play play = Play::of({general, "4 Reg Bd(O)"}, {general, "4 Irr Wb(O)"});
        const Ruling fight = play.fight("a1.2", "b1.2", {4, 3});
        const FollowUp offered = fight.followUps.at(0);
        QCOMPARE(QString::fromStdString(offered.label), QString("Reds' Blades (O) pursue"));
        const Ruling ruling = play.act(offered.resolver, offered.input);
        QVERIFY(ruling.outcome[0].instruction.find("straight ahead") != std::string::npos);
        COMPARE_JSON(play.marks("a1.2"), Json::parse(R"j([{"contact":"b1.2","count":1,"fought":true,"pursued":true}])j"));
        COMPARE_JSON(play.marks("b1.2"), Json::parse(facesA));
        QVERIFY(play.refusalOf(offered.resolver, offered.input).find("DBM-064") != std::string::npos);
        play.act("end-bound", {{"answers", Json::object()}});
        COMPARE_JSON(play.marks("a1.2"), Json::parse(R"j([{"contact":"b1.2","count":1}])j"));
    }

    // DBM-037, DBM-064: whoever is lost before he is pursued is in contact with nobody.
    void pursuitOfTheLost()
    {
        Play play = Play::of({general, "4 Reg Bd(O)"}, {general, "1 Irr Wb(O)"});
        const FollowUp offered = play.fight("a1.2", "b1.2", {4, 3}).followUps.at(0);
        QCOMPARE(QString::fromStdString(offered.resolver), QString("pursuit"));
        play.act("losses", {{"who", picks({{"b1.2", 1}})}, {"answers", {{"loss.how", "blocked"}}}});
        play.act(offered.resolver, offered.input);
        COMPARE_JSON(play.marks("a1.2"), Json::parse(R"j([{"count":1,"fought":true,"pursued":true}])j"));
    }

    // DBM-072: an element that turns on another enemy lets go of the one it was in contact with.
    void otherEnemies()
    {
        Play play = Play::of({general, "2 Reg Bd(O)"}, {general, "2 Irr Wb(O)", "2 Reg Bd(O)"});
        play.unit("a1.2")["marks"] = Json::parse(R"j([{"count":2,"contact":"b1.2"}])j");
        play.unit("b1.2")["marks"] = Json::parse(R"j([{"count":2,"contact":"a1.2"}])j");
        play.fight("a1.2", "b1.3", {3, 3});
        COMPARE_JSON(play.marks("a1.2"), Json::parse(R"j([{"count":1,"contact":"b1.2"},{"count":1,"contact":"b1.3","fought":true}])j"));
        COMPARE_JSON(play.marks("b1.2"), Json::parse(R"j([{"count":1,"contact":"a1.2"}])j"));
    }

    // DBM-064, DBM-192: who may not pursue, and input that makes no sense.
    void pursuitRefused()
    {
        Play play = Play::of({general, "4 Reg WWg(O)", "4 Reg Bd(O)"}, {general, "4 Irr Wb(O)"});
        const auto why = [&](const Json &given) { return play.refusalOf("pursuit", given); };
        QVERIFY(why({{"who", picks({{"a1.2", 1}})}}).find("never pursue (DBM-064)") != std::string::npos);
        play.fight("a1.3", "b1.2", {3, 5}); // warband wins
        QVERIFY(why({{"who", picks({{"a1.3", 1}})}}).find("only a winner pursues") != std::string::npos);
        QVERIFY(why({{"who", picks({{"b1.2", 9}})}}).find("DBM-191") != std::string::npos);
        QVERIFY(why({{"who", Json::array()}}).find("nobody is named") != std::string::npos);
        QVERIFY(why({{"who", 3}}).find("who") != std::string::npos);
        QVERIFY(why({{"who", picks({{"b1.2", 1}})}, {"answers", {{"x", 1}}}}).find("\"x\"") != std::string::npos);
        QVERIFY(why({{"who", picks({{"a1.3", 1}})}, {"after", "zz"}}).find("DBM-064") != std::string::npos);
        Play other = Play::of({general, "4 Reg Bd(O)"}, {general, "4 Irr Wb(O)"});
        other.fight("a1.2", "b1.2", {4, 3});
        QVERIFY(other.refusalOf("pursuit", {{"who", picks({{"a1.2", 1}})}, {"after", "zz"}}).find("no unit") != std::string::npos);
        QVERIFY(other.refusalOf("pursuit", {{"who", picks({{"a1.2", 1}})}, {"after", "a1.1"}}).find("own side") != std::string::npos);
        QVERIFY(other.refusalOf("pursuit", {{"who", picks({{"a1.2", 1}})}, {"after", 5}}).find("no unit") != std::string::npos);
    }

    // DBM-056, DBM-064: an enemy that broke off gave way, so it can be pursued without a combat; one that stays cannot.
    void pursuitOfABreakOff()
    {
        Play play = Play::of({general, "4 Reg LH(O)"}, {general, "4 Reg Kn(O)"});
        QVERIFY(play.refusalOf("pursuit", {{"who", picks({{"b1.2", 1}})}}).find("DBM-064") != std::string::npos);
        play.act("pips", {{"answers", Json::object()}}, {3});
        play.act("move", {{"who", picks({{"a1.2", 1}})}, {"answers", {{"pip.action", "break_off"}, {"bo.foe", "b1.2"}}}});
        play.act("pursuit", {{"who", picks({{"b1.2", 1}})}});
        COMPARE_JSON(play.marks("b1.2"), Json::parse(R"j([{"count":1,"pursued":true}])j"));
    }

    // DBM-152, DBM-164: what is offered after a flight: it cannot get away, or it leaves the table.
    void lossesOffered()
    {
        for (const std::size_t which : {1u, 2u}) {
            Play play = Play::of({general, "4 Reg Bd(O)"}, {general, "4 Irr Ps(O)"});
            const FollowUp offered = play.fight("a1.2", "b1.2", {5, 1}).followUps.at(which);
            QCOMPARE(QString::fromStdString(offered.label),
                     QString(which == 1 ? "Blues' Psiloi (O) cannot get away: destroyed" : "Blues' Psiloi (O) left the table"));
            const Ruling lost = play.act(offered.resolver, offered.input);
            COMPARE_JSON(play.unit("b1.2")["lost"], Json(1));
            COMPARE_JSON(play.marks("b1.2"), Json::array());
            QCOMPARE(QString::fromStdString(lost.outcome[0].rule), QString(which == 1 ? "DBM-152" : "DBM-164"));
        }
    }

    // DBM-072: shooting changes nothing about contact, and nobody pursues after it.
    void shooting()
    {
        Play play = Play::of({general, "4 Reg Bw(O)"}, {general, "4 Irr Wb(O)"});
        const Ruling ruling = play.shoot("a1.2", "b1.2", {6, 4});
        QCOMPARE(QString::fromStdString(resultsOf(ruling)), QString("unharmed recoil"));
        QCOMPARE(QString::fromStdString(offeredBy(ruling)), QString("losses"));
        COMPARE_JSON(play.marks("a1.2"), Json::parse(R"j([{"count":1,"shot":true}])j"));
        COMPARE_JSON(play.marks("b1.2"), Json::parse(R"j([{"count":1,"shot_at":true}])j"));
        COMPARE_JSON(play.state["phase"], Json("shooting"));
    }

    // DBM-012, DBM-046: a general who is pushed back or goes after an enemy has moved.
    void generalMoves()
    {
        Play play = Play::of({"1 Irr Wb(O) general", "4 Reg Bd(O)"}, {general, "4 Reg Bd(O)"});
        play.fight("a1.2", "b1.1", {6, 4});
        COMPARE_JSON(play.command(1, 0)["general_moved"], Json(true));
        COMPARE_JSON(play.command(0, 0)["general_moved"], Json(false));
        play.fight("a1.1", "b1.2", {6, 1});
        COMPARE_JSON(play.command(0, 0)["general_moved"], Json(true));
    }

    // DBM-014, DBM-153: a double base goes with both halves; ranks behind stay.
    void doubleBase()
    {
        const auto told = [](const char *loser) {
            return ruleOn(rules(), "close-combat", input("Kn(O)", loser, ""), {6, 1}).outcome[1].instruction;
        };
        QVERIFY(told(R"j({"type":"Bd","grade":"O","double":"Bd(O)"})j").find("both halves") != std::string::npos);
        QVERIFY(told("Bd(O)").find("Ranks behind and neighbours are unharmed") != std::string::npos);
    }

    // DBM-020, DBM-021: a combat begins its phase and never goes back to an earlier one; answers are asked afresh.
    void phase()
    {
        Play play = Play::of({general, "4 Reg Bd(O)", "2 Reg Bw(O)"}, {general, "4 Irr Wb(O)"});
        COMPARE_JSON(play.state["phase"], Json("pips"));
        play.fight("a1.2", "b1.2", {3, 5}, {{"cc.going_a", "rough"}});
        COMPARE_JSON(play.state["phase"], Json("combat"));
        play.shoot("a1.3", "b1.2", {3, 3}, {{"sh.late", "forgotten"}}); // DBM-020: never goes back
        COMPARE_JSON(play.state["phase"], Json("combat"));
        const Json pair = {{"a", "a1.2"}, {"b", "b1.2"}};
        for (const Question &question : rules().resolver("close-combat").form(&play.state, pair).questions)
            QVERIFY(question.value == question.standard);
    }
};

OPTIO_TEST(DbmAftermathTest)

} // namespace dbm_aftermath_test

#include "dbm_aftermath_test.moc"
