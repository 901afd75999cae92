// SPDX-License-Identifier: GPL-3.0-or-later
// The sequence of a bound (DBM-020): phases, the natural next act, what is remembered for the players, and what the end of a bound resets.
#include "tests/rulesets/dbm/dbm_play.h"
#include "tests/suite.h"

#include <QtTest>

namespace dbm_sequence_test {

using namespace dbmtest;

namespace {

Play field(const Json &options = Json::object())
{
    return Play::of({"1 Reg Cv(O) general", "6 Reg Bd(O)", "4 Reg Bw(O)"}, {"1 Reg Cv(O) general", "6 Reg Bd(O)", "4 Irr Wb(O)"}, options);
}

std::string nextActs(const Play &play)
{
    std::string text;
    for (const Act &act : rules().acts(play.state))
        if (act.next)
            text += (text.empty() ? "" : " ") + act.resolver;
    return text;
}

std::string reminders(const Play &play)
{
    std::string text;
    for (const Json &reminder : play.seen("reminders"))
        text += reminder["text"].get<std::string>() + " [" + reminder.value("resolver", "") + "] ";
    return text;
}

/// "done done now todo …"
std::string phases(const Play &play)
{
    std::string text;
    for (const Json &phase : play.seen("phases"))
        text += (text.empty() ? "" : " ") + phase["state"].get<std::string>();
    return text;
}

} // namespace

class DbmSequenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // DBM-020: the phases of the view follow the game.
    void phasesOfTheView()
    {
        Play play = field();
        QCOMPARE(QString::fromStdString(phases(play)), QString("now todo todo todo todo todo todo"));
        play.state["phase"] = "shooting";
        QCOMPARE(QString::fromStdString(phases(play)), QString("done done done now todo todo todo"));
        play.state.erase("phase"); // a game of an older version
        QCOMPARE(QString::fromStdString(phases(play)), QString("now todo todo todo todo todo todo"));
        play.act("next-phase", nothing);
        COMPARE_JSON(play.state["phase"], Json("moves"));
    }

    // DBM-020: roll, go on through the phases in which something can happen, and end the bound.
    void nextStep()
    {
        Play play = field();
        QCOMPARE(QString::fromStdString(nextActs(play)), QString("pips"));
        play.command(0, 0)["pip"] = 4;
        QCOMPARE(QString::fromStdString(nextActs(play)), QString("next-phase"));
        std::string way;
        while (nextActs(play) == "next-phase") {
            std::string label;
            for (const Act &act : rules().acts(play.state))
                if (act.next)
                    label = act.label;
            const Ruling ruling = play.act("next-phase", nothing);
            QCOMPARE(QString::fromStdString(label), QString::fromStdString(ruling.sentence + " ▸"));
            way += play.state["phase"].get<std::string>() + " ";
        }
        QCOMPARE(QString::fromStdString(way), QString("moves shooting combat "));
        QCOMPARE(QString::fromStdString(nextActs(play)), QString("end-bound"));
        QVERIFY(play.refusalOf("next-phase", nothing).find("end the bound (DBM-020)") != std::string::npos);
        QVERIFY(play.refusalOf("next-phase", {{"answers", {{"x", 1}}}}).find("nothing is asked") != std::string::npos);
        QVERIFY(play.refusalOf("next-phase", {{"x", 1}}).find("x") != std::string::npos);
        // What belongs to an earlier phase is out of order; it is done all the same by a ruling of the players.
        Json shot = {{"a", "a1.3"}, {"b", "b1.2"}};
        QVERIFY(rules().resolver("shooting").refusal(play.state, shot).find("DBM-020") != std::string::npos);
        shot["answers"] = {{"sh.late", "entered_late"}};
        QVERIFY(rules().resolver("shooting").refusal(play.state, shot).empty());
    }

    // DBM-062: the bound goes on when it is known what became of impetuous troops; a game that is not guided does not ask.
    void impetuousTroops()
    {
        for (const bool guided : {true, false}) {
            Play play = field({{"guided", guided}, {"first", "b"}});
            play.command(1, 0)["pip"] = 1;
            play.state["phase"] = "moves";
            play.act("next-phase", nothing);
            COMPARE_JSON(play.state["phase"], Json("impetuous"));
            for (const char *resolver : {"next-phase", "end-bound"}) {
                const std::string why = play.refusalOf(resolver, nothing);
                QVERIFY2(guided ? why.find("4 elements advance or fall back") == 0 && why.find("DBM-062") != std::string::npos
                                : why.empty(),
                         why.c_str());
            }
            QCOMPARE(reminders(play).find("4 elements advance or fall back on their own [spontaneous]") != std::string::npos, guided);
            QCOMPARE(QString::fromStdString(nextActs(play)), QString(guided ? "spontaneous" : "next-phase"));
            play.unit("b1.3")["marks"] = Json::parse(R"j([{"count":2,"moved":true},{"count":1,"halted":true},{"count":1,"fought":true}])j");
            QVERIFY(play.refusalOf("next-phase", nothing).empty());
            QVERIFY(play.refusalOf("end-bound", nothing).empty());
        }
    }

    // DBM-020, DBM-022, DBM-030, DBM-032: what the players might forget, with the act that settles it.
    void remindersOfTheBound()
    {
        Play play = field();
        QVERIFY(reminders(play).find("not rolled [pips]") != std::string::npos);
        play.command(0, 0)["pip"] = 4;
        play.command(0, 0)["spent"] = 1;
        QCOMPARE(QString::fromStdString(reminders(play)), QString(""));
        play.state["phase"] = "moves";
        QVERIFY(reminders(play).find("3 PIPs are left to spend: Reds1 3") != std::string::npos);
        play.state["phase"] = "combat";
        play.unit("a1.2")["marks"] = Json::parse(R"j([{"count":3,"contact":"b1.2"}])j");
        const Json reminder = play.view()["reminders"][0];
        COMPARE_JSON(reminder["text"], Json("3 combats are still to fight"));
        COMPARE_JSON(reminder["rule"], Json("DBM-022"));
        QCOMPARE(QString::fromStdString(reminder["resolver"]), QString("close-combat"));
        play.act("close-combat", reminder["input"], {3, 3});
        QVERIFY(reminders(play).find("2 combats are still to fight") != std::string::npos);
        play.state["pool"] = {3, 4};
        QVERIFY(reminders(play).find("[pip-assign]") != std::string::npos);
    }

    // DBM-012, DBM-030, DBM-032: PIPs of a command as its pool, for the side whose bound it is; badges of its general.
    void badges()
    {
        Play play = field();
        const auto group = [&](std::size_t side) { return play.view()["sides"][side]["groups"][0]; };
        QVERIFY(!group(0).contains("pool"));
        play.command(0, 0)["pip"] = 5;
        play.command(1, 0)["pip"] = 5;
        play.command(0, 0)["spent"] = 2;
        COMPARE_JSON(group(0)["pool"], Json::parse(R"j({"label":"PIPs","total":5,"left":3})j"));
        QVERIFY(!group(1).contains("pool"));
        play.unit("a1.1")["marks"] = Json::parse(R"j([{"count":1,"contact":"b1.1"}])j");
        QVERIFY(group(0)["badges"].dump().find("general engaged") != std::string::npos);
        QVERIFY(group(0)["units"][0]["badges"].dump().find("in contact") != std::string::npos);
    }

    // DBM-020, DBM-032, DBM-010: the end of a bound lets go of what belongs to it, for the side that comes next, and can be taken back.
    void endResets()
    {
        Play play = field({{"guided", false}});
        for (const std::size_t side : {0u, 1u}) {
            play.command(side, 0)["pip"] = 5;
            play.command(side, 0)["spent"] = 2;
            play.command(side, 0)["discount_used"] = true;
        }
        play.state["pool"] = {1, 2};
        play.state["pooled"] = {"a1"};
        play.state["phase"] = "combat";
        const Json before = play.state;
        const Ruling ruling = play.endBound();
        QVERIFY(!play.command(1, 0).contains("pip"));
        COMPARE_JSON(play.command(1, 0)["spent"], Json(0));
        COMPARE_JSON(play.command(1, 0)["discount_used"], Json(false));
        QVERIFY(!play.state.contains("pool") && !play.state.contains("pooled"));
        COMPARE_JSON(play.state["phase"], Json("pips"));
        COMPARE_JSON(play.state["active"], Json("b"));
        // Every command and army is told against its break point.
        std::string lines;
        for (const Line &line : ruling.lines)
            lines += line.side + " " + line.label + " " + line.rule + "; ";
        QCOMPARE(QString::fromStdString(lines),
                 QString("a Reds1: 0 of 11 EE lost, demoralised at 4 DBM-161; a Reds: 0 of 11 EE lost, beaten at 5½ DBM-162; "
                         "b Blues1: 0 of 11 EE lost, demoralised at 4 DBM-161; b Blues: 0 of 11 EE lost, beaten at 5½ DBM-162; "));
        optio::apply(play.state, inverse(play.changes));
        COMPARE_JSON(play.state, before);
    }

    // DBM-072, DBM-022, DBM-192: who neither shoots nor is shot at, and why.
    void shootersInContact()
    {
        Play play = Play::of({"1 Reg Cv(O) general", "2 Reg Bw(O)"}, {"1 Reg Cv(O) general", "2 Reg Bw(O)"});
        const Json given = {{"a", "a1.2"}, {"b", "b1.2"}, {"answers", Json::object()}};
        const auto why = [&] { return rules().resolver("shooting").refusal(play.state, given); };
        QVERIFY(why().empty());
        play.unit("a1.2")["marks"] = Json::parse(R"j([{"count":2,"contact":"b1.1"}])j");
        QVERIFY2(why().find("in contact, and such elements neither shoot nor are shot at (DBM-072)") != std::string::npos, why().c_str());
        play.unit("a1.2")["marks"] = Json::parse(R"j([{"count":1,"contact":"b1.1"},{"count":1,"shot":true}])j");
        QVERIFY2(why().find("has shot this bound or is in contact (DBM-192)") != std::string::npos, why().c_str());
        play.unit("a1.2")["marks"] = Json::parse(R"j([{"count":2,"shot":true}])j");
        QVERIFY2(why().find("has shot this bound (DBM-192)") != std::string::npos, why().c_str());
        play.unit("a1.2")["marks"] = Json::array();
        play.unit("b1.2")["marks"] = Json::parse(R"j([{"count":2,"contact":"a1.1"}])j");
        QVERIFY2(why().find("DBM-072") != std::string::npos, why().c_str());
        play.unit("b1.2")["marks"] = Json::parse(R"j([{"count":2,"shot_at":true}])j");
        QVERIFY2(why().find("has been shot at this bound (DBM-192)") != std::string::npos, why().c_str());
    }

    // DBM-073, DBM-022: a target shoots back only with an element that has not shot, and is marked for it.
    void shootingBack()
    {
        Play play = Play::of({"1 Reg Cv(O) general", "4 Reg Bw(O)"}, {"1 Reg Cv(O) general", "2 Reg Bw(O)"});
        play.unit("b1.2")["marks"] = Json::parse(R"j([{"count":1,"shot":true}])j");
        play.shoot("a1.2", "b1.2", {3, 3}, {{"sh.returns", true}});
        COMPARE_JSON(play.marks("b1.2"), Json::parse(R"j([{"count":1,"shot":true},{"count":1,"shot":true,"shot_at":true}])j"));
        COMPARE_JSON(play.marks("a1.2"), Json::parse(R"j([{"count":1,"shot":true,"shot_at":true}])j"));
        const Json back = {{"a", "a1.2"}, {"b", "b1.2"}, {"answers", {{"sh.returns", true}}}};
        QVERIFY(play.refusalOf("shooting", back).find("sh.returns") != std::string::npos);
        play.shoot("a1.2", "b1.2", {3, 3});
        COMPARE_JSON(play.marks("b1.2"), Json::parse(R"j([{"count":2,"shot":true,"shot_at":true}])j"));
    }

    // DBM-071, DBM-003: the form tells how far a shooter reaches.
    void ranges()
    {
        const Resolver &shooting = rules().resolver("shooting");
        const auto told = [&](const Json &given, std::size_t side) { return shooting.form(nullptr, given).contestants[side].subtitle; };
        Json given = {{"a", "Reg Art(O)"}, {"b", "Reg Bw(O)"}};
        QVERIFY2(told(given, 0).find("range 500 paces (250 mm)") != std::string::npos, told(given, 0).c_str());
        QVERIFY(told(given, 1).find("range") == std::string::npos);
        given["answers"] = {{"sh.returns", true}};
        given["game"] = {{"settings", {{"scale", "25"}}}};
        QVERIFY(told(given, 1).find("range 200 paces (160 mm)") != std::string::npos);
    }

    // DBM-012, DBM-197: what a referee may put right by hand; an older game's missing values are left out.
    void counters()
    {
        Play play = field();
        const auto labels = [&] {
            std::string text;
            for (const Json &counter : rules().counters(play.state)) {
                const std::string label = counter["label"];
                // Those that stand for something else have no place of their own in the state.
                const Json::json_pointer path(counter["path"].get<std::string>());
                if (play.state.contains(path) && play.state.at(path) != counter["value"])
                    text += "not " + label;
                if (label.find("Reds · Reds1: ") == 0)
                    text += label.substr(std::string("Reds · Reds1: ").size()) + "; ";
            }
            return QString::fromStdString(text);
        };
        QCOMPARE(labels(), QString("demoralised; general lost; general straggling; general has moved; "));
        play.command(0, 0)["pip"] = 3;
        QCOMPARE(labels(), QString("demoralised; general lost; general straggling; general has moved; PIPs; PIPs spent; discount used; "));
        for (const char *key : {"straggling", "general_moved", "pip", "spent", "discount_used"})
            play.command(0, 0).erase(key);
        QCOMPARE(labels(), QString("demoralised; general lost; "));
        QVERIFY(!play.view()["sides"].empty());
    }
};

OPTIO_TEST(DbmSequenceTest)

} // namespace dbm_sequence_test

#include "dbm_sequence_test.moc"
