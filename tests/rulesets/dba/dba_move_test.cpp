// SPDX-License-Identifier: GPL-3.0-or-later
// Moving in the DBA rule set (DBA-020 to DBA-032): costs, questions, distances, break-offs, second moves, and what is refused.
#include "tests/rulesets/dba/dba_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace dba_move_test {

using namespace dbatest;

namespace {

/// A move outside a game.
Json order(const std::string &who, const std::string &answers = "", const std::string &game = "")
{
    return {{"who", Json::parse("[" + who + "]")}, {"answers", Json::parse("{" + answers + "}")}, {"game", Json::parse("{" + game + "}")}};
}

int costOf(const Ruling &ruling) { return ruling.totals.at(0).value; }

/// "pip.base+1 pip.troops+1": what a move costs.
std::string costLines(const std::string &who, const std::string &answers = "", const std::string &game = "")
{
    return linesOf(ruleOn("move", order(who, answers, game)), "a");
}

std::string distances(const std::string &who, const std::string &game = "")
{
    return instructionOf(ruleOn("move", order(who, "", game)), "a");
}

std::string asked(const Json &given, const Json *state = nullptr)
{
    std::string ids;
    for (const Question &question : rules().resolver("move").form(state, given).questions)
        ids += (ids.empty() ? "" : " ") + question.id;
    return ids;
}

} // namespace

class DbaMoveTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void workedExample()
    {
        // W37 (DBA-020): second bound; an elephant 700p from the general, who is in a wood, a crest between them.
        const std::string far = R"j("dba.distance":"far","dba.hidden":true,"dba.general_terrain":true)j";
        const Ruling dear = ruleOn("move", order("\"El\"", far));
        QCOMPARE(costOf(dear), 4);
        QCOMPARE(linesOf(dear, "a"), std::string("pip.base+1 pip.troops+1 pip.hidden+1 pip.general_terrain+1"));
        for (const Line &line : dear.lines)
            QCOMPARE(line.rule, std::string("DBA-020"));
        QCOMPARE(costOf(ruleOn("move", order("\"El\"", "", R"j("first_bound":true)j"))), 1);
        QCOMPARE(costOf(ruleOn("move", order(R"j({"type":"Cv","general":true})j"))), 1);
    }

    // DBA-020: one of each of (a), (b), (c); DBA-023: the general along.
    void costs_data()
    {
        QTest::addColumn<QString>("who");
        QTest::addColumn<QString>("answers");
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("lines");
        QTest::newRow("plain") << R"j({"element":"Bd","count":6})j"
                               << ""
                               << ""
                               << "pip.base+1";
        QTest::newRow("hordes and a village") << R"j("Hd")j"
                                              << R"j("dba.bua":true)j"
                                              << ""
                                              << "pip.base+1 pip.troops+1";
        QTest::newRow("wagons") << R"j("WWg")j"
                                << ""
                                << ""
                                << "pip.base+1 pip.troops+1";
        QTest::newRow("artillery among blades") << R"j("Bd","Art")j"
                                                << ""
                                                << ""
                                                << "pip.base+1 pip.troops+1";
        QTest::newRow("dismounting") << R"j("Kn")j"
                                     << R"j("dba.bua":true)j"
                                     << ""
                                     << "pip.base+1 pip.built_up+1";
        QTest::newRow("beyond 1,200") << R"j("Bd")j"
                                      << R"j("dba.distance":"beyond")j"
                                      << ""
                                      << "pip.base+1 pip.distance+1";
        QTest::newRow("far, in sight") << R"j("Bd")j"
                                       << R"j("dba.distance":"far")j"
                                       << ""
                                       << "pip.base+1";
        QTest::newRow("far, hidden") << R"j("Bd")j"
                                     << R"j("dba.distance":"far","dba.hidden":true)j"
                                     << ""
                                     << "pip.base+1 pip.hidden+1";
        QTest::newRow("general lost") << R"j("Bd")j"
                                      << ""
                                      << R"j("general_lost":true)j"
                                      << "pip.base+1 pip.no_general+1";
        QTest::newRow("general in cover") << R"j("Bd")j"
                                          << R"j("dba.general_terrain":true)j"
                                          << ""
                                          << "pip.base+1 pip.general_terrain+1";
        QTest::newRow("DBA-023 general along") << R"j("Bd",{"type":"Cv","general":true})j"
                                               << ""
                                               << ""
                                               << "pip.base+1";
        QTest::newRow("DBA-023 general's elephant") << R"j({"type":"El","general":true})j"
                                                    << ""
                                                    << ""
                                                    << "pip.base+1 pip.troops+1";
        QTest::newRow("first bound") << R"j("El","Hd")j"
                                     << ""
                                     << R"j("first_bound":true)j"
                                     << "pip.base+1";
        // DBA-021: nothing is cheaper than one PIP, and holding troops back is no action at all.
        QTest::newRow("DBA-021 general alone") << R"j({"type":"Cv","general":true})j"
                                               << ""
                                               << R"j("first_bound":true)j"
                                               << "pip.base+1";
    }
    void costs()
    {
        QFETCH(QString, who);
        QFETCH(QString, answers);
        QFETCH(QString, game);
        QFETCH(QString, lines);
        QCOMPARE(QString::fromStdString(costLines(who.toStdString(), answers.toStdString(), game.toStdString())), lines);
    }

    // DBA-021: there is no halt, no discount and no impetuous advance: no such act, no such line.
    void nothingElse()
    {
        for (const Resolver *resolver : rules().resolvers())
            QVERIFY(resolver->id() != "halt" && resolver->id() != "impetuous");
        for (const auto &list : rules().sheet().costs)
            for (const auto &row : list.rows())
                QVERIFY2(row.payload.value > 0, row.id.c_str());
    }

    // DBA-022: what is asked, and what is not.
    void questions()
    {
        const std::string own = "dba.contact dba.break_off";
        QCOMPARE(asked(order("\"Bd\"")), "dba.bua dba.distance dba.general_terrain " + own);
        QCOMPARE(asked(order("\"Bd\"", R"j("dba.distance":"far")j")), "dba.bua dba.distance dba.hidden dba.general_terrain " + own);
        QCOMPARE(asked(order("\"Bd\"", R"j("dba.distance":"beyond")j")), "dba.bua dba.distance dba.general_terrain " + own);
        QCOMPARE(asked(order("\"Bd\"", "", R"j("general_lost":true)j")), "dba.bua " + own);
        QCOMPARE(asked(order(R"j({"type":"Bd","general":true})j")), "dba.bua " + own);
        QCOMPARE(asked(order("\"Bd\"", "", R"j("first_bound":true)j")), own);
        QCOMPARE(asked(order(R"j({"element":"Bd","count":2})j", "", R"j("first_bound":true)j")), std::string("dba.contact"));
        QVERIFY(contains(refused("move", order("\"Bd\"", R"j("dba.distance":"far")j", R"j("first_bound":true)j")), "DBA-022"));
        QVERIFY(contains(refused("move", order("\"Bd\"", R"j("dba.hidden":true)j")), "1,200"));
        for (const Question &question : rules().resolver("move").form(nullptr, order("\"Bd\"")).questions)
            QVERIFY2(question.label.size() <= 21, question.label.c_str());
    }

    // DBA-030: distances in paces and millimetres; DBA-031: a group goes at its slowest; DBA-005: scales.
    void distances_data()
    {
        QTest::addColumn<QString>("who");
        QTest::addColumn<int>("good");
        QTest::addColumn<int>("bad");
        QTest::addColumn<int>("road");
        const std::vector<std::tuple<std::vector<const char *>, int, int, int>> rows{{{"LH"}, 500, 200, 500},
                                                                                     {{"Cv", "Cm", "SCh"}, 400, 200, 400},
                                                                                     {{"Kn", "El"}, 300, 200, 400},
                                                                                     {{"Ax", "Ps"}, 300, 300, 400},
                                                                                     {{"Sp", "Pk", "Bd", "Bw", "Wb", "Hd"}, 200, 200, 400},
                                                                                     {{"Art", "WWg"}, 200, 0, 400}};
        for (const auto &[types, good, bad, road] : rows)
            for (const char *type : types)
                QTest::newRow(type) << QString("\"%1\"").arg(type) << good << bad << road;
        QTest::newRow("DBA-031 cavalry and blades") << R"j("Cv","Bd")j" << 200 << 200 << 400;
        QTest::newRow("DBA-031 knights and psiloi") << R"j("Kn","Ps")j" << 300 << 200 << 400;
        QTest::newRow("DBA-031 light horse and wagons") << R"j("LH","WWg")j" << 200 << 0 << 400;
    }
    void distances()
    {
        QFETCH(QString, who);
        QFETCH(int, good);
        QFETCH(int, bad);
        QFETCH(int, road);
        const auto far = [](int paces, double each) {
            return std::to_string(paces) + " paces (" + std::to_string(static_cast<int>(paces * each + 0.5)) + " mm)";
        };
        for (const auto &[scale, each] : {std::pair{"15", 0.25}, std::pair{"25", 0.4}}) {
            const std::string text = dba_move_test::distances(who.toStdString(), std::string("\"scale\":\"") + scale + "\"");
            QVERIFY2(contains(text, far(good, each) + " in good going"), text.c_str());
            QVERIFY2(contains(text, bad == 0 ? "bad going is barred" : far(bad, each) + " if any of the move touches bad going"),
                     text.c_str());
            QVERIFY2(contains(text, far(road, each) + " along a road"), text.c_str());
        }
    }

    // DBA-006: dunes and oases do not slow camelry down.
    void camels()
    {
        QVERIFY(contains(dba_move_test::distances("\"Cm\""), "in good going and in dunes or an oasis"));
        QVERIFY(!contains(dba_move_test::distances("\"Cm\",\"Cv\""), "dunes"));
    }

    // DBA-031, DBA-070: what may not move, or not so.
    void barred()
    {
        QVERIFY(contains(refused("move", order("\"CF\"")), "DBA-070"));
        QVERIFY(contains(refused("move", order("\"Bd\",\"CF\"")), "camp followers never move"));
        QVERIFY(contains(refused("move", order("\"Art\"", R"j("dba.contact":"enemy")j")), "DBA-031"));
        QVERIFY(contains(refused("move", order("\"WWg\"", R"j("dba.contact":"enemy")j")), "DBA-070"));
        QCOMPARE(refused("move", order("\"Art\"")), std::string());
        QCOMPARE(refused("move", order("\"Bd\"", R"j("dba.contact":"enemy")j")), std::string());
    }

    // DBA-031: breaking off needs the longer move in the going where it ends, and free flanks.
    void breakOff_data()
    {
        QTest::addColumn<QString>("who");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("ends");
        QTest::addColumn<bool>("can");
        QTest::newRow("light horse from cavalry") << "LH"
                                                  << "Cv"
                                                  << "good" << true;
        QTest::newRow("light horse from cavalry, in a wood") << "LH"
                                                             << "Cv"
                                                             << "bad" << false;
        QTest::newRow("cavalry from cavalry") << "Cv"
                                              << "Cv"
                                              << "good" << false;
        QTest::newRow("auxilia from knights, in a wood") << "Ax"
                                                         << "Kn"
                                                         << "bad" << true;
        QTest::newRow("auxilia from knights") << "Ax"
                                              << "Kn"
                                              << "good" << false;
        QTest::newRow("psiloi from blades") << "Ps"
                                            << "Bd"
                                            << "good" << true;
        QTest::newRow("blades from artillery, in a wood") << "Bd"
                                                          << "Art"
                                                          << "bad" << true;
        QTest::newRow("blades from artillery") << "Bd"
                                               << "Art"
                                               << "good" << false;
    }
    void breakOff()
    {
        QFETCH(QString, who);
        QFETCH(QString, from);
        QFETCH(QString, ends);
        QFETCH(bool, can);
        const std::string one = "\"" + who.toStdString() + "\"";
        const std::string answers =
            "\"dba.break_off\":true,\"dba.opponent\":\"" + from.toStdString() + R"j(","dba.ends":")j" + ends.toStdString() + "\"";
        const std::string why = refused("move", order(one, answers));
        QCOMPARE(why.empty(), can);
        if (!can)
            QVERIFY2(contains(why, "DBA-031"), why.c_str());
        QVERIFY(contains(refused("move", order(one, answers + R"j(,"dba.hemmed":true)j")), "DBA-031"));
    }

    // DBA-053: knights, chariots, elephants and warband pursue one that breaks off.
    void pursuitOfBreakOff()
    {
        const auto text = [](const char *from) {
            return instructionOf(ruleOn("move", order("\"LH\"", std::string("\"dba.break_off\":true,\"dba.opponent\":\"") + from + "\"")),
                                 "a");
        };
        QVERIFY(contains(text("Kn"), "Knights pursue"));
        QVERIFY(contains(text("Wb"), "Warband pursue"));
        QVERIFY(!contains(text("Cv"), "pursue"));
        QVERIFY(contains(text("Cv"), "straight back, up to 500 paces (125 mm)"));
    }

    // In a game: PIPs are spent, marks are set, and what is short is refused with both numbers (DBA-070).
    void spending()
    {
        Play play("dba/mid-republican-roman", "dba/gallic");
        QVERIFY(contains(play.refused("move", {{"who", {"a1.3"}}}), "DBA-010"));
        play.pips(2);
        QCOMPARE(asked({{"who", {"a1.3"}}}, &play.state), std::string("dba.contact dba.break_off")); // first bound
        const Ruling moved = play.move({{{"unit", "a1.3"}, {"count", 6}}});
        QCOMPARE(moved.sentence, std::string("Romans: 6 Blades move, for 1 PIP"));
        QCOMPARE(play.side(0).at("pips_spent").get<int>(), 1);
        COMPARE_JSON(play.unit("a1.3").at("marks"), Json::parse(R"j([{"count":6,"moved":1}])j"));
        play.move({"a1.2"});
        const std::string why = play.refused("move", {{"who", {"a1.4"}}});
        QVERIFY2(contains(why, "this costs 1 PIP, 0 are left (DBA-070)"), why.c_str());
        QVERIFY(contains(play.refused("move", {{"who", {"b1.3"}}}), "DBA-010"));
        QVERIFY(contains(play.refused("move", {{"who", {{{"unit", "a1.4"}, {"count", 3}}}}}), "only 2 such elements are there (DBA-070)"));
        QVERIFY(contains(play.refused("move", {{"who", Json::array()}}), "nobody"));
        QVERIFY(contains(play.refused("move", {{"who", {"a9.9"}}}), "no unit"));
        QVERIFY(contains(play.refused("move", {{"who", {{{"unit", "a1.4"}, {"part", "moved=3"}}}}}), "no part"));
        QVERIFY(contains(play.refused("move", {{"who", {{{"unit", "a1.4"}, {"count", 0}}}}}), "DBA-070"));
        QVERIFY(!play.refused("move", {{"who", 5}}).empty());
        QVERIFY(!play.refused("move", Json::array()).empty());
        play.act("end-bound");
        QCOMPARE(play.side(0).at("pips_spent").get<int>(), 0); // DBA-010: what is left is lost
        COMPARE_JSON(play.unit("a1.3").at("marks"), Json::array());
        // Later bounds cost more, and ask more.
        play.boundOf("a", 1);
        QVERIFY(contains(play.refused("move", {{"who", {"a1.3"}}, {"answers", {{"dba.distance", "beyond"}}}}),
                         "this costs 2 PIPs, 1 is left (DBA-070)"));
    }

    // DBA-032: second moves are told, counted and never refused.
    void secondMoves()
    {
        Play play("dba/later-carthaginian", "dba/gallic");
        play.pips(6);
        const auto warning = [&play](const char *unit) {
            for (const Line &line : play.move({unit}).lines)
                if (line.stage == "warning")
                    return line.id + " " + line.rule;
            return std::string();
        };
        QCOMPARE(warning("a1.8"), std::string()); // psiloi
        QCOMPARE(warning("a1.8"), std::string("again.psiloi DBA-032"));
        COMPARE_JSON(play.unit("a1.8").at("marks"), Json::parse(R"j([{"count":1,"moved":2}])j"));
        QCOMPARE(warning("a1.3"), std::string()); // light horse
        QCOMPARE(warning("a1.3"), std::string("again.light_horse DBA-032"));
        QCOMPARE(warning("a1.2"), std::string()); // cavalry
        QCOMPARE(warning("a1.2"), std::string("again.road DBA-032"));
        play.boundOf("a", 6);
        QCOMPARE(warning("a1.8"), std::string());
        QCOMPARE(warning("a1.8"), std::string("again.road DBA-032")); // no longer the first bound
        const auto pick = [](const char *part) { return Json::array({{{"unit", "a1.6"}, {"part", part}, {"count", 1}}}); };
        const auto warband = [&](const char *part) {
            const Ruling ruling = play.move(pick(part));
            return ruling.lines.back().stage == "warning" ? ruling.lines.back().id : std::string();
        };
        QCOMPARE(warband(""), std::string());
        QCOMPARE(warband("moved=1"), std::string("again.warband"));
        QCOMPARE(warband("moved=2"), std::string("again.road"));
        QVERIFY(contains(instructionOf(play.move({"a1.1"}), "a"), "Up to"));
    }

    // DBA-031: in a game contact is known from the moves into it, and only a break-off leads out of it.
    void contact()
    {
        Play play("dba/later-carthaginian", "dba/gallic");
        play.pips(6);
        play.move({{{"unit", "a1.5"}, {"count", 2}}}, R"j("dba.contact":"b1.3")j");
        COMPARE_JSON(play.unit("a1.5").at("marks"), Json::parse(R"j([{"contact":"b1.3","count":2,"moved":1}])j"));
        COMPARE_JSON(play.unit("b1.3").at("marks"), Json::parse(R"j([{"contact":"a1.5","count":2}])j"));
        play.move({"a1.3"}, R"j("dba.contact":"b1.2")j"); // light horse against cavalry
        play.act("end-bound");
        play.boundOf("a", 6);
        const Json horse = {{"who", {"a1.3"}}};
        QCOMPARE(asked(horse, &play.state), std::string("dba.bua dba.distance dba.general_terrain dba.break_off dba.ends dba.hemmed"));
        const Json group = {{"who", {{{"unit", "a1.5"}, {"part", "contact=b1.3"}, {"count", 2}}}}};
        QVERIFY(contains(play.refused("move", group), "DBA-031"));
        const Json spear = {{"who", {{{"unit", "a1.5"}, {"part", "contact=b1.3"}}}}};
        QVERIFY(contains(play.refused("move", spear), "cannot break off from Warband")); // no faster
        const Ruling off = play.move({"a1.3"});
        QVERIFY(contains(off.sentence, "break off"));
        COMPARE_JSON(play.unit("b1.2").at("marks"), Json::array());
        COMPARE_JSON(play.unit("a1.3").at("marks"), Json::parse(R"j([{"count":1,"moved":1}])j"));
        // Out of contact they go by breaking off alone; a contact that is over is corrected by hand.
        QVERIFY(contains(play.refused("move", {{"who", spear["who"]}, {"answers", {{"dba.break_off", false}}}}), "DBA-031"));
    }

    // DBA-020 (b): the app knows of the general's loss and never asks.
    void generalLost()
    {
        Play play("dba/mid-republican-roman", "dba/gallic");
        play.pips(6);
        play.act("losses", {{"who", {"a1.1", "b1.1"}}}); // both, so the battle goes on
        play.boundOf("a", 6);
        QVERIFY(!contains(asked({{"who", {"a1.3"}}}, &play.state), "distance"));
        QCOMPARE(linesOf(play.move({"a1.3"}), "a"), std::string("pip.base+1 pip.no_general+1"));
    }
};

OPTIO_TEST(DbaMoveTest)

} // namespace dba_move_test

#include "dba_move_test.moc"
