// SPDX-License-Identifier: GPL-3.0-or-later
// Pressing forward (DBM-157 to DBM-159): who may, how far, what it brings, and every reason why not.
#include "tests/rulesets/dbm/dbm_play.h"
#include "tests/suite.h"

#include <QtTest>

namespace dbm_press_test {

using namespace dbmtest;

namespace {

/// Reds: a general of cavalry, blades, psiloi, cavalry. Blues: psiloi, light horse and blades.
Play field(const Json &options = Json::object())
{
    Play play = Play::of({"1 Reg Cv(O) general", "6 Reg Bd(O)", "4 Irr Ps(O)", "3 Reg Cv(O)", "2 Irr Ax(O)"},
                         {"1 Reg Cv(O) general", "6 Irr Ps(O)", "6 Irr LH(O)", "6 Reg Bd(O)"}, options);
    play.unit("a1.2")["marks"] = Json::parse(R"j([{"count":3,"foe_fled":true,"fought":true}])j");
    return play;
}

Json press(const std::vector<std::pair<std::string, int>> &group, const Json &answers = Json::object())
{
    return {{"pf.group", picks(group)}, {"answers", answers}};
}

struct Row {
    const char *name;
    const char *marks; ///< of the blades
    std::vector<std::pair<std::string, int>> group;
    const char *answers, *why;
};

std::vector<Row> refusals()
{
    const char *const fled = R"j([{"count":3,"foe_fled":true,"fought":true}])j";
    return {
        {"DBM-157 mounted", fled, {{"a1.2", 3}, {"a1.4", 1}}, "{}", "Cavalry (O) are mounted"},
        {"DBM-157 pursued", R"j([{"count":3,"foe_fled":true,"fought":true,"pursued":true}])j", {{"a1.2", 3}}, "{}", "have pursued"},
        {"DBM-157 an opponent that did not flee",
         R"j([{"count":2,"foe_fled":true,"fought":true},{"count":1,"fought":true}])j",
         {{"a1.2", 6}},
         "{}",
         "did not flee"},
        {"DBM-157 still in contact", R"j([{"count":3,"fought":true,"contact":"b1.4"}])j", {{"a1.2", 6}}, "{}", "in contact"},
        {"DBM-157 a move that bent",
         R"j([{"count":3,"bent":true,"foe_fled":true,"fought":true,"moved":true}])j",
         {{"a1.2", 3}},
         "{}",
         "not straight ahead"},
        {"DBM-157 skirmishers in front", fled, {{"a1.2", 3}, {"a1.3", 2}}, R"j({"pf.front_skirmishers":false})j", "only in a rear rank"},
        {"DBM-157 nothing but skirmishers", fled, {{"a1.3", 2}}, "{}", "only behind other troops"},
        {"DBM-157 fortifications", fled, {{"a1.2", 3}}, R"j({"pf.fort":true})j", "across fortifications"},
        {"DBM-157 nobody made its enemy flee", fled, {{"a1.5", 2}}, "{}", "has made its opponent flee"},
        {"DBM-158 none are caught", fled, {{"a1.2", 3}}, R"j({"pf.result":"caught"})j", "name the skirmishers"},
        {"DBM-191 more than there are", fled, {{"a1.2", 9}}, "{}", "only 6 such elements"},
        {"DBM-157 the other side", fled, {{"b1.4", 1}}, "{}", "whose bound it is"},
        {"DBM-159 a question that does not apply", fled, {{"a1.2", 3}}, R"j({"pf.front_skirmishers":true})j", "no skirmishers"},
        {"DBM-159 no such result", fled, {{"a1.2", 3}}, R"j({"pf.result":"won"})j", "pf.result"},
    };
}

} // namespace

class DbmPressTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refused_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < refusals().size(); ++i)
            QTest::newRow(refusals()[i].name) << static_cast<int>(i);
    }
    void refused()
    {
        QFETCH(int, index);
        const Row row = refusals()[static_cast<std::size_t>(index)];
        Play play = field({{"guided", false}});
        play.unit("a1.2")["marks"] = Json::parse(row.marks);
        const std::string why = play.refusalOf("press-forward", press(row.group, Json::parse(row.answers)));
        QVERIFY2(why.find(row.why) != std::string::npos, why.c_str());
    }

    // DBM-157: a demoralised command does not press forward, nor do elements of two commands together.
    void commands()
    {
        Play play = field();
        play.command(0, 0)["demoralised"] = true;
        QVERIFY(play.refusalOf("press-forward", press({{"a1.2", 3}})).find("demoralised") != std::string::npos);
        Play two{rules().start(armyOf("Reds", {{"1 Reg Bd(O) general"}, {"1 Reg Bd(O) general"}}),
                               armyOf("Blues", {{"1 Reg Bd(O) general"}}), Json::object())};
        for (const char *id : {"a1.1", "a2.1"})
            two.unit(id)["marks"] = Json::parse(R"j([{"count":1,"foe_fled":true,"fought":true}])j");
        QVERIFY(two.refusalOf("press-forward", press({{"a1.1", 1}, {"a2.1", 1}})).find("DBM-033") != std::string::npos);
    }

    // DBM-157, DBM-159, DBM-013: mounted infantry in the saddle is no foot, and does not press forward; once on foot it does, as does a
    // general in the saddle.
    void mountedInfantry()
    {
        Play play = field();
        play.unit("a1.2")["mounted_infantry"] = true;
        DBM_REFUSED(play, "press-forward", press({{"a1.2", 3}}), "in the saddle: only foot press forward");
        for (const Act &act : rules().acts(play.state))
            QVERIFY(act.resolver != "press-forward");
        play.unit("a1.2")["marks"] = Json::parse(R"j([{"count":3,"foe_fled":true,"fought":true,"on_foot":true}])j");
        play.unit("a1.1")["type"] = "Bd";
        play.unit("a1.1")["mounted_infantry"] = true;
        const Ruling ruling = play.act("press-forward", press({{"a1.1", 1}, {"a1.2", 3}}));
        QVERIFY2(ruling.outcome[0].instruction.find("at most 100 paces") != std::string::npos, ruling.outcome[0].instruction.c_str());
    }

    // DBM-157: only when all combats of the bound are fought; a game that is not guided leaves it to the players.
    void afterAllCombats()
    {
        for (const bool guided : {true, false}) {
            Play play = field({{"guided", guided}});
            play.unit("a1.5")["marks"] = Json::parse(R"j([{"count":2,"contact":"b1.4"}])j");
            const std::string why = play.refusalOf("press-forward", press({{"a1.2", 3}}));
            QVERIFY2(guided ? why.find("2 are still to fight") != std::string::npos : why.empty(), why.c_str());
        }
    }

    // DBM-157, DBM-159: who is offered: those whose enemies fled, picked, and free foot and the general besides.
    void candidates()
    {
        const Play play = field();
        const Resolver &resolver = rules().resolver("press-forward");
        std::string text;
        for (const Candidate &one : resolver.candidates(play.state, resolver.slots()[0], Json::object()))
            text += one.unit + (one.part.empty() ? "" : "*") + " " + std::to_string(one.standard) + "/" + std::to_string(one.most) + "; ";
        QCOMPARE(QString::fromStdString(text), QString("a1.1 0/1; a1.2 0/3; a1.2* 3/3; a1.3 0/4; a1.5 0/2; "));
        std::string caught;
        for (const Candidate &one : resolver.candidates(play.state, resolver.slots()[1], Json::object()))
            caught += one.unit + " ";
        QCOMPARE(QString::fromStdString(caught), QString("b1.2 b1.3 "));
    }

    // DBM-158: the move, its distance by the slowest (DBM-054), and that it costs nothing (DBM-159).
    void clear()
    {
        Play play = field();
        const Json before = play.state;
        const Ruling ruling = play.act("press-forward", press({{"a1.1", 1}, {"a1.2", 3}, {"a1.3", 2}}));
        QVERIFY2(ruling.outcome[0].instruction.find("at most 100 paces (50 mm)") != std::string::npos,
                 ruling.outcome[0].instruction.c_str());
        COMPARE_JSON(play.marks("a1.2"), Json::parse(R"j([{"count":3,"foe_fled":true,"fought":true,"pressed":true}])j"));
        COMPARE_JSON(play.marks("a1.3"), Json::parse(R"j([{"count":2,"pressed":true}])j"));
        COMPARE_JSON(play.command(0, 0)["general_moved"], Json(true));
        COMPARE_JSON(play.command(0, 0)["spent"], Json(0));
        COMPARE_JSON(play.state["phase"], Json("press"));
        // Once only.
        QVERIFY(play.refusalOf("press-forward", press({{"a1.2", 3}})).find("DBM-157") != std::string::npos);
        optio::apply(play.state, inverse(play.changes));
        COMPARE_JSON(play.state, before);
        // DBM-052, DBM-054: by the going where it makes a difference.
        Play auxilia = field();
        auxilia.unit("a1.5")["marks"] = Json::parse(R"j([{"count":2,"foe_fled":true,"fought":true}])j");
        QVERIFY(auxilia.act("press-forward", press({{"a1.5", 2}})).outcome[0].instruction.find("at most 150 paces (75 mm)") !=
                std::string::npos);
    }

    // DBM-158: the move ends at fresh enemies, whom it fights next bound.
    void met()
    {
        Play play = field();
        const Ruling ruling = play.act("press-forward", press({{"a1.2", 3}}, {{"pf.result", "met"}}));
        QVERIFY(ruling.outcome[0].instruction.find("waits for the next bound") != std::string::npos);
    }

    // DBM-157, DBM-020: who has pressed forward does not go after the enemy besides.
    void pressedOrPursued()
    {
        Play play = field();
        play.act("press-forward", press({{"a1.2", 3}}, {{"pf.result", "clear"}}));
        Json events = Json::array();
        for (int i = 0; i < 3; ++i)
            events.push_back({{"what", "gone"}, {"who", "a1.2"}, {"foe", "b1.2"}, {"turn", play.state["turn"]}});
        play.state["events"] = events;
        DBM_REFUSED(play, "pursuit", Json({{"who", Json::array({{{"unit", "a1.2"}, {"part", "foe_fled,fought,pressed"}}})}}), "DBM-157");
        DBM_REFUSED(play, "pursuit", Json({{"who", picks({{"a1.2", 1}})}}), "DBM-064"); // nor does one that fought nobody
    }

    // DBM-158: skirmishers that are caught are lost.
    void caught()
    {
        Play play = field();
        Json given = press({{"a1.2", 3}}, {{"pf.result", "caught"}});
        given["caught"] = picks({{"b1.2", 2}, {"b1.3", 1}});
        const Ruling ruling = play.act("press-forward", given);
        COMPARE_JSON(play.unit("b1.2")["lost"], Json(2));
        COMPARE_JSON(play.unit("b1.3")["lost"], Json(1));
        QVERIFY(ruling.comparison.find("caught and lost") != std::string::npos);

        Play other = field();
        given["caught"] = picks({{"b1.4", 1}});
        QVERIFY(other.refusalOf("press-forward", given).find("are no skirmishers") != std::string::npos);
        given["caught"] = picks({{"a1.3", 1}});
        QVERIFY(other.refusalOf("press-forward", given).find("only enemies") != std::string::npos);
        given["caught"] = picks({{"b1.2", 1}});
        given["answers"]["pf.result"] = "clear";
        QVERIFY(other.refusalOf("press-forward", given).find("only when some are caught") != std::string::npos);
        given["caught"] = 7;
        QVERIFY(!other.refusalOf("press-forward", given).empty());
    }

    // DBM-020, DBM-157: the act and its reminder are there when somebody may, and the phase is passed over otherwise.
    void offered()
    {
        Play play = field();
        play.state["phase"] = "combat";
        const auto has = [&] {
            for (const Act &act : rules().acts(play.state))
                if (act.resolver == "press-forward")
                    return true;
            return false;
        };
        QVERIFY(has());
        QVERIFY(play.view()["reminders"].dump().find("press-forward") != std::string::npos);
        play.act("next-phase", {{"answers", Json::object()}});
        COMPARE_JSON(play.state["phase"], Json("press"));
        play.state["phase"] = "combat";
        play.unit("a1.2")["marks"] = Json::array();
        QVERIFY(!has());
        QVERIFY(play.view()["reminders"].dump().find("press-forward") == std::string::npos);
        QVERIFY(play.refusalOf("next-phase", {{"answers", Json::object()}}).find("end the bound") != std::string::npos);
    }

    // Outside a game the rule is told without a state.
    void outsideAGame()
    {
        const Resolver &resolver = rules().resolver("press-forward");
        EnteredDice none({});
        Dice dice(none);
        const Ruling ruling = resolver.prepare(nullptr, resolver.complete(nullptr, resolver.example()))->rule(dice);
        QVERIFY(ruling.sentence.find("4 Blades (O) press forward") == 0);
        QVERIFY(ruling.changes.empty());
    }
};

OPTIO_TEST(DbmPressTest)

} // namespace dbm_press_test

#include "dbm_press_test.moc"
