// SPDX-License-Identifier: GPL-3.0-or-later
// Games of the DBA rule set (DBA-001 to DBA-010, DBA-035, DBA-045, DBA-053 to DBA-070): options, sequence, marks, shooting, losses, camps,
// victory, view, and reference.
#include "tests/rulesets/dba/dba_support.h"
#include "tests/suite.h"

#include <QtTest>

#include <set>

namespace dba_game_test {

using namespace dbatest;

namespace {

Play withShooters()
{
    return Play(
        roster(R"j([{"type":"Cv","role":"general","count":1},{"type":"Bw","count":4},{"type":"Art","count":1},{"type":"Bd","count":6}])j",
               "Reds"),
        roster(R"j([{"type":"Kn","role":"general","count":1},{"type":"Bw","count":2},{"type":"Art","count":1},{"type":"Sp","count":8}])j",
               "Blues"));
}

std::string badgesOf(const Json &view, std::size_t side)
{
    std::string text;
    for (const Json &badge : view.at("sides").at(side).at("badges"))
        text += (text.empty() ? "" : ", ") + badge.at("text").get<std::string>();
    return text;
}

std::string nextOf(const Json &state)
{
    std::string next;
    for (const Act &act : rules().acts(state))
        if (act.next)
            next += (next.empty() ? "" : " ") + act.resolver;
    return next;
}

std::string phasesOf(const Json &state)
{
    const Json view = toJson(rules().view(state, ""));
    std::string text;
    for (const Json &phase : view.at("phases"))
        text += (text.empty() ? "" : " ") + phase.at("state").get<std::string>();
    return text;
}

} // namespace

class DbaGameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Options: DBA-003 (camps), DBA-005 (scale), DBA-061 (losses).
    void options()
    {
        std::set<std::string> ids;
        for (const Question &question : rules().options()) {
            ids.insert(question.id);
            QVERIFY(question.label.size() <= 20);
            QVERIFY(contains(question.rule, "DBA-"));
        }
        QCOMPARE(ids, (std::set<std::string>{"scale", "first", "losses_threshold", "camps"}));
        QVERIFY_EXCEPTION_THROWN(Play("dba/gallic", "dba/parthian", {{"weather", "rain"}}), Error);
        QVERIFY_EXCEPTION_THROWN(Play("dba/gallic", "dba/parthian", {{"losses_threshold", 0}}), Error);
        const Play play("dba/gallic", "dba/gallic", {{"first", "b"}, {"camps", false}});
        COMPARE_JSON(play.state.at("active"), "b");
        COMPARE_JSON(play.side(0).at("name"), "Gauls I");
        QVERIFY(!play.side(0).at("camp").get<bool>());
    }

    // DBA-010: the sequence of a bound, and DBA-004: what is kept.
    void sequence()
    {
        Play play = withShooters();
        QCOMPARE(phasesOf(play.state), std::string("now todo todo todo todo"));
        QCOMPARE(nextOf(play.state), std::string("pips"));
        QVERIFY(contains(play.refused("move", {{"who", {"a1.4"}}}), "DBA-010")); // PIPs are spent, so they are rolled first
        const Ruling die = play.pips(3);
        QCOMPARE(die.sentence, std::string("Reds have 3 PIPs"));
        QVERIFY(contains(play.refused("pips"), "already: 3 (DBA-010)"));
        QCOMPARE(phasesOf(play.state), std::string("done now todo todo todo"));
        QCOMPARE(nextOf(play.state), std::string("move"));
        COMPARE_JSON(toJson(rules().view(play.state, "")).at("sides")[0].at("groups")[0].at("pool"),
                     Json::parse(R"j({"label":"PIPs","total":3,"left":3})j"));
        play.move({{{"unit", "a1.4"}, {"count", 6}}}, R"j("dba.contact":"b1.4")j");
        play.act("shooting", {{"a", "a1.2"}, {"b", "b1.4"}}, {3, 3});
        QCOMPARE(phasesOf(play.state), std::string("done done now todo todo"));
        QCOMPARE(nextOf(play.state), std::string("close-combat"));
        play.fight("a1.4", "b1.4", {3, 3});
        // What was forgotten may still be settled by the players' ruling; the bound does not go back for it.
        QVERIFY(contains(play.refused("shooting", {{"a", "a1.2"}, {"b", "b1.1"}}), "DBA-010"));
        play.act("shooting", {{"a", "a1.2"}, {"b", "b1.1"}, {"answers", {{"dba.late", "forgotten"}}}}, {3, 3});
        QCOMPARE(phasesOf(play.state), std::string("done done done now todo"));
        play.act("end-bound");
        COMPARE_JSON(play.state.at("turn"), 2);
        COMPARE_JSON(play.state.at("active"), "b");
        COMPARE_JSON(play.side(0).at("bounds"), 1);
        COMPARE_JSON(play.side(1).at("bounds"), 1);
        COMPARE_JSON(play.side(0).at("pip_die"), 0);
        play.boundOf("a", 2);
        COMPARE_JSON(play.side(0).at("bounds"), 2);
        QCOMPARE(rules().turn(play.state), 3);
    }

    // Contact lasts over bounds; an element fights once in a bound (DBA-070).
    void contactAndMarks()
    {
        Play play("dba/mid-republican-roman", "dba/gallic");
        play.pips(4);
        play.move({"a1.3"}, R"j("dba.contact":"b1.3")j");
        const Ruling level = play.fight("a1.3", "b1.3", {3, 5});
        QCOMPARE(resultsOf(level), std::string("no_effect no_effect"));
        COMPARE_JSON(play.unit("a1.3").at("marks"), Json::parse(R"j([{"contact":"b1.3","count":1,"fought":true,"moved":1}])j"));
        play.act("end-bound");
        COMPARE_JSON(play.unit("a1.3").at("marks"), Json::parse(R"j([{"contact":"b1.3","count":1}])j"));
        COMPARE_JSON(play.unit("b1.3").at("marks"), Json::parse(R"j([{"contact":"a1.3","count":1}])j"));
        play.pips(1);
        const Json view = toJson(rules().view(play.state, ""));
        const Json &reminder = view.at("reminders").back();
        COMPARE_JSON(reminder.at("resolver"), "close-combat");
        COMPARE_JSON(reminder.at("input"), Json::parse(R"j({"a":"b1.3","b":"a1.3"})j"));
        // The warband recoil: the blades do not follow, so the contact is over.
        QCOMPARE(resultsOf(play.fight("b1.3", "a1.3", {3, 4})), std::string("recoil unharmed"));
        COMPARE_JSON(play.unit("a1.3").at("marks"), Json::parse(R"j([{"count":1,"fought":true}])j"));
        // Single rows: the general and the cavalry.
        play.fight("b1.1", "a1.1", {3, 3});
        QVERIFY(contains(play.refused("close-combat", {{"a", "b1.1"}, {"b", "a1.3"}}), "has fought in close combat this bound (DBA-070)"));
        QVERIFY(contains(play.refused("close-combat", {{"a", "b1.2"}, {"b", "b1.3"}}), "own side"));
        QVERIFY(contains(play.refused("close-combat", {{"a", "a1.3"}, {"b", "b1.2"}}), "DBA-041"));
        QVERIFY(contains(play.refused("close-combat", {{"a", "b9"}, {"b", "a1.3"}}), "no unit"));
        QVERIFY(!play.refused("close-combat", {{"a", 3}, {"b", "a1.3"}}).empty());
    }

    // DBA-053: who pursues stays in contact with one that recoils.
    void pursuit()
    {
        Play play("dba/gallic", "dba/mid-republican-roman");
        play.pips(1);
        const Ruling push = play.fight("a1.3", "b1.5", {6, 4}); // warband push psiloi back
        QCOMPARE(resultsOf(push), std::string("unharmed recoil"));
        QVERIFY(contains(instructionOf(push, "a"), "pursue"));
        COMPARE_JSON(play.unit("a1.3").at("marks"), Json::parse(R"j([{"contact":"b1.5","count":1,"fought":true}])j"));
        COMPARE_JSON(play.unit("b1.5").at("marks"), Json::parse(R"j([{"contact":"a1.3","count":1,"fought":true}])j"));
    }

    // DBA-035, DBA-045, DBA-070: once each in a bound; aiding is shooting; artillery in its own bound or in answer.
    void shooting()
    {
        Play play = withShooters();
        play.pips(1);
        play.act("shooting", {{"a", "a1.2"}, {"b", "b1.1"}, {"answers", {{"dba.aid_a", 2}}}}, {3, 3});
        COMPARE_JSON(play.unit("a1.2").at("marks"), Json::parse(R"j([{"count":3,"shot":true}])j"));
        QVERIFY(contains(play.refused("shooting", {{"a", "a1.2"}, {"b", "b1.1"}}), "been shot at this bound"));
        QVERIFY(
            contains(play.refused("shooting", {{"a", "a1.2"}, {"b", "b1.4"}, {"answers", {{"dba.aid_a", 2}}}}), "1 more can still shoot"));
        // The last bow, and the artillery beside it.
        play.act("shooting", {{"a", "a1.2"}, {"b", "b1.4"}, {"answers", {{"dba.aid_a", 1}}}}, {3, 3});
        QVERIFY(contains(play.refused("shooting", {{"a", "a1.2"}, {"b", "b1.4"}}), "has shot this bound"));
        QVERIFY(contains(play.refused("shooting", {{"a", "a1.3"}, {"b", "b1.4"}}), "DBA-070"));
        QVERIFY(contains(play.refused("shooting", {{"a", "a1.4"}, {"b", "b1.4"}}), "DBA-035"));
        // DBA-045: the other side's artillery only answers.
        QVERIFY(contains(play.refused("shooting", {{"a", "b1.3"}, {"b", "a1.4"}}), "DBA-045"));
        QCOMPARE(play.refused("shooting", {{"a", "b1.2"}, {"b", "a1.4"}}), std::string()); // their bowmen may
        Play duel = withShooters();
        duel.pips(1);
        const Ruling both = duel.act("shooting", {{"a", "a1.3"}, {"b", "b1.3"}, {"answers", {{"dba.returns", true}}}}, {5, 3});
        QCOMPARE(resultsOf(both), std::string("unharmed stands"));
        QVERIFY(contains(duel.refused("shooting", {{"a", "a1.2"}, {"b", "b1.3"}}), "DBA-070"));
        COMPARE_JSON(duel.unit("b1.3").at("marks"), Json::parse(R"j([{"count":1,"shot":true,"shot_at":true}])j"));
    }

    // DBA-042, DBA-060: a camp is asked for only while its army has it.
    void camps()
    {
        const auto asksCamp = [](const Play &play) {
            for (const Question &question : rules().resolver("close-combat").form(&play.state, {{"a", "a1.3"}, {"b", "b1.3"}}).questions)
                if (question.id == "dba.camp_b")
                    return true;
            return false;
        };
        Play play("dba/mid-republican-roman", "dba/gallic");
        play.pips(1);
        QVERIFY(asksCamp(play));
        const Ruling stormed = play.fight("a1.3", "b1.3", {6, 1}, R"j("dba.camp_b":true)j");
        QCOMPARE(resultOf(stormed, "b"), std::string("destroyed"));
        QCOMPARE(stormed.followUps.at(0).label, std::string("The camp is taken"));
        const Ruling taken = play.act(stormed.followUps.at(0).resolver, stormed.followUps.at(0).input);
        QVERIFY(contains(taken.sentence, "Gauls' camp is taken"));
        QVERIFY(!asksCamp(play));
        QCOMPARE(badgesOf(toJson(rules().view(play.state, "")), 1), std::string("3 / 4 lost, camp lost"));
        const Ruling back = play.act("losses", {{"answers", {{"dba.camp_held_b", false}}}});
        QVERIFY(contains(back.sentence, "back in their hands"));
        QCOMPARE(badgesOf(toJson(rules().view(play.state, "")), 1), std::string("1 / 4 lost"));
        QVERIFY(contains(play.refused("losses", {{"answers", {{"dba.camp_held_b", false}}}}), "nothing is lost"));
        const Play bare("dba/mid-republican-roman", "dba/gallic", {{"camps", false}});
        QVERIFY(contains(bare.refused("losses", {{"answers", {{"dba.camp_held_b", true}}}}), "DBA-060"));
    }

    // Losses by hand (DBA-053, DBA-070), and what a result offers.
    void lossesByHand()
    {
        Play play("dba/mid-republican-roman", "dba/gallic");
        play.pips(1);
        const Ruling recoil = play.fight("a1.3", "b1.3", {4, 3});
        QCOMPARE(resultOf(recoil, "b"), std::string("recoil"));
        QCOMPARE(recoil.followUps.size(), std::size_t(1));
        QCOMPARE(recoil.followUps.at(0).label, std::string("They cannot recoil: destroyed"));
        const Ruling blocked = play.act(recoil.followUps.at(0).resolver, recoil.followUps.at(0).input);
        QCOMPARE(blocked.sentence, std::string("Gauls: 1 Warband lost, no way to go"));
        COMPARE_JSON(play.unit("b1.3").at("lost"), 1);
        COMPARE_JSON(play.unit("b1.3").at("marks"), Json::array());
        const Ruling flight = play.fight("a1.5", "b1.2", {1, 6});
        QCOMPARE(resultOf(flight, "a"), std::string("destroyed"));
        play.act("losses", {{"who", {{{"unit", "b1.3"}, {"count", 2}}, "a1.4"}}, {"answers", {{"dba.cause", "off_table"}}}});
        COMPARE_JSON(play.unit("b1.3").at("lost"), 3);
        COMPARE_JSON(play.unit("a1.4").at("lost"), 1);
        QVERIFY(
            contains(play.refused("losses", {{"who", {{{"unit", "b1.3"}, {"count", 6}}}}}), "only 5 such elements are there (DBA-070)"));
        QVERIFY(contains(play.refused("losses"), "nothing is lost"));
        const Resolver &losses = rules().resolver("losses");
        QVERIFY(losses.candidates(play.state, slotOf(losses), Json::object()).size() >= 9);
        QVERIFY(slotOf(losses).many && slotOf(losses).optional);
    }

    void victory_data()
    {
        QTest::addColumn<QString>("red"); // elements lost by unit
        QTest::addColumn<QString>("blue");
        QTest::addColumn<QString>("camps"); // whose camp is lost
        QTest::addColumn<int>("threshold");
        QTest::addColumn<QString>("winner");
        QTest::newRow("W38 DBA-060 four warband against one and a chariot") << "Wb4"
                                                                            << "Bd1 SCh1"
                                                                            << "" << 4 << "b";
        QTest::newRow("W38 DBA-060 four all") << "Wb4"
                                              << "Bd4"
                                              << "" << 4 << "";
        QTest::newRow("W38 DBA-062 general alone") << "Cv1"
                                                   << ""
                                                   << "" << 4 << "b";
        QTest::newRow("W38 DBA-060 camp counts two") << "Wb2"
                                                     << "Bd3"
                                                     << "a" << 4 << "b";
        QTest::newRow("DBA-062 general, but no more than the enemy") << "Cv1"
                                                                     << "Bd1"
                                                                     << "" << 4 << "";
        QTest::newRow("DBA-060 three are not enough") << "Wb3"
                                                      << ""
                                                      << "" << 4 << "";
        QTest::newRow("DBA-061 three are enough") << "Wb3"
                                                  << ""
                                                  << "" << 3 << "b";
        QTest::newRow("DBA-061 the general counts") << "Wb3 Cv1"
                                                    << "Bd3"
                                                    << "" << 4 << "b";
        QTest::newRow("DBA-060 camp followers do not count") << "Wb3 CF1"
                                                             << ""
                                                             << "" << 4 << "";
        QTest::newRow("DBA-060 blue") << ""
                                      << "Bd4"
                                      << "" << 4 << "a";
        QTest::newRow("DBA-060 both camps") << "Wb2"
                                            << "Bd2"
                                            << "ab" << 4 << "";
    }
    void victory()
    {
        QFETCH(QString, red);
        QFETCH(QString, blue);
        QFETCH(QString, camps);
        QFETCH(int, threshold);
        QFETCH(QString, winner);
        const std::string reds = R"j([{"type":"Cv","role":"general","count":1},{"type":"Wb","count":11},{"type":"CF","count":1}])j";
        const std::string blues = R"j([{"type":"Kn","role":"general","count":1},{"type":"Bd","count":10},{"type":"SCh","count":1}])j";
        Play play(roster(reds, "Red"), roster(blues, "Blue"), {{"losses_threshold", threshold}});
        play.pips(3);
        const auto lose = [&play](const QString &list, const char *side) {
            for (const QString &one : list.split(' ', Qt::SkipEmptyParts)) {
                const int count = one.right(1).toInt();
                const std::string type = one.chopped(1).toStdString();
                for (auto unit = play.state.at("units").begin(); unit != play.state.at("units").end(); ++unit)
                    if (unit->at("side") == side && unit->at("type") == type) {
                        const std::string id = unit.key();
                        play.act("losses", {{"who", {{{"unit", id}, {"count", count}}}}});
                        break;
                    }
            }
        };
        lose(red, "a");
        lose(blue, "b");
        for (const QChar side : camps)
            play.act("losses", {{"answers", {{"dba.camp_held_" + std::string(1, side.toLatin1()), true}}}});
        QVERIFY(!rules().ended(play.state).at("over").get<bool>()); // not before the bound ends
        const Ruling end = play.act("end-bound");
        const Json ended = rules().ended(play.state);
        QCOMPARE(ended.at("over").get<bool>(), !winner.isEmpty());
        QVERIFY(winner.isEmpty() || rules().view(play.state, "").watch.empty()); // nobody is about to break
        if (winner.isEmpty()) {
            COMPARE_JSON(play.state.at("turn"), 2);
            return;
        }
        QCOMPARE(QString::fromStdString(ended.at("winner").get<std::string>()), winner);
        COMPARE_JSON(play.state.at("turn"), 1);
        QVERIFY(contains(end.sentence, " win: the "));
        QCOMPARE(nextOf(play.state), std::string());
        QCOMPARE(phasesOf(play.state), std::string("done done done done now"));
        // No bound is begun after that (DBA-010); its marks stay for the report.
        QVERIFY(contains(play.refused("end-bound"), "DBA-060"));
    }

    // DBA-004: what is kept can be seen, and corrected by hand.
    void countersAndView()
    {
        Play play("dba/mid-republican-roman", "dba/gallic");
        play.pips(4);
        std::set<std::string> paths;
        for (const Json &counter : rules().counters(play.state)) {
            const std::string path = counter.at("path").get<std::string>();
            paths.insert(path);
            if (play.state.contains(Json::json_pointer(path))) // others stand for something else in the state
                COMPARE_JSON(play.state.at(Json::json_pointer(path)), counter.at("value"));
        }
        for (const char *path :
             {"/sides/0/pip_die", "/sides/1/pips_spent", "/sides/0/bounds", "/sides/1/camp_lost", "/units/a1.3/lost", "/phase"})
            QVERIFY2(paths.count(path), path);
        const Json view = toJson(rules().view(play.state, ""));
        COMPARE_JSON(view.at("title"), "bound 1 · Romans");
        QCOMPARE(view.at("sides")[0].at("groups").size(), std::size_t(1));
        QCOMPARE(badgesOf(view, 0), std::string("0 / 4 lost"));
        COMPARE_JSON(view.at("reminders")[0].at("resolver"), "move");
        for (const Json &unit : view.at("sides")[1].at("groups")[0].at("units"))
            QVERIFY(!unit.at("icon").get<std::string>().empty());
    }

    // What is near its end: an army one element from defeat, a general in contact, an element and its exact chance.
    void watch()
    {
        Play play("dba/gallic", "dba/mid-republican-roman");
        play.pips(6);
        QVERIFY(toJson(rules().view(play.state, "")).at("watch").empty());
        play.move({"a1.3"}, R"j("dba.contact":"b1.3")j");
        play.move({"a1.1"}, R"j("dba.contact":"b1.4")j");
        play.act("losses", {{"who", {{{"unit", "a1.3"}, {"part", ""}, {"count", 3}}}}});
        const Json watch = toJson(rules().view(play.state, "")).at("watch");
        QVERIFY(contains(watch.at(0).at("text").get<std::string>(), "Gauls: one more element loses the battle"));
        COMPARE_JSON(watch.at(1).at("unit"), "a1.1"); // the general
        const std::map<std::string, int> odds = oddsIn36("close-combat", input("Wb", "Bd"));
        int lost = 0;
        for (const auto &[results, cases] : odds)
            lost += results.rfind("destroyed ", 0) == 0 ? cases : 0;
        bool found = false;
        for (const Json &one : watch)
            if (one.value("unit", "") == "a1.3") {
                found = true;
                QCOMPARE(qRound(36 * one.at("chance").at("p").get<double>()), lost);
                COMPARE_JSON(one.at("resolver"), "close-combat");
                COMPARE_JSON(one.at("input"), Json::parse(R"j({"a":"a1.3","b":"b1.3"})j"));
            }
        QVERIFY(found);
        play.act("losses", {{"who", {"a1.4"}}});
        QVERIFY(contains(toJson(rules().view(play.state, "")).at("watch").at(0).at("text").get<std::string>(),
                         "lose at the end of this bound"));
    }

    // Every rule has a page; the first one says where the figures come from (and so does the summary).
    void reference()
    {
        const Json pages = rules().reference();
        QVERIFY(contains(pages.at(0).at("text").get<std::string>(), "publicly known values"));
        QVERIFY(contains(rules().summary(), "publicly known values"));
        std::set<std::string> ids;
        for (const Json &page : pages) {
            const std::string id = page.at("rule").get<std::string>();
            QVERIFY2(ids.insert(id).second, id.c_str());
            QVERIFY2(!page.at("text").get<std::string>().empty() && !page.at("title").get<std::string>().empty(), id.c_str());
        }
        for (const int n :
             {1, 2, 3, 4, 5, 6, 7, 10, 20, 21, 22, 23, 30, 31, 32, 35, 40, 41, 42, 43, 44, 45, 46, 50, 51, 52, 53, 54, 60, 61, 62, 70}) {
            const std::string id = QString("DBA-%1").arg(n, 3, 10, QLatin1Char('0')).toStdString();
            QVERIFY2(ids.count(id), id.c_str());
        }
        const Json catalogue = rules().catalogue();
        for (const Json &type : catalogue.at("types"))
            QVERIFY(!type.at("classes").empty());
        QVERIFY(contains(rules().unitText({{"type", "Bw"}}).at("detail").get<std::string>(), "200 paces"));
        QCOMPARE(findings(roster("[" + rules().newUnit().dump() + "]")).find("DBA-001"), std::string::npos);
    }
};

OPTIO_TEST(DbaGameTest)

} // namespace dba_game_test

#include "dba_game_test.moc"
