// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections by hand of a DBA battle (DBA-004), reasons in the players' own words (DBA-010), and ranks that are there (DBA-043, DBM-078).
#include "rules/journal/journal_correction.h"
#include "tests/rulesets/dba/dba_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace dba_correct_test {

using namespace dbatest;

namespace {

Play field()
{
    return Play(roster(R"j([{"type":"Cv","role":"general","count":1},{"type":"Sp","count":2},{"type":"Bd","count":9}])j", "Reds"),
                roster(R"j([{"type":"Kn","role":"general","count":1},{"type":"Bd","count":9},{"type":"Ps","count":2}])j", "Blues"));
}

/// Corrects counters, and gives what the journal says of it.
std::string correct(Play &play, const Json &values)
{
    const Json result = correctionOf(rules(), play.state, values);
    std::vector<Change> changes;
    for (const Json &change : result.at("changes"))
        changes.push_back(changeFromJson(change));
    optio::apply(play.state, changes);
    return result.at("sentence").get<std::string>();
}

/// What the element of a side may be supported by, as the form asks: "none same ps", "" when nothing is asked.
std::string support(const Play &play, const char *a, const char *b, const char *side)
{
    std::string choices;
    for (const Question &question : rules().resolver("close-combat").form(&play.state, {{"a", a}, {"b", b}}).questions)
        if (question.id == std::string("dba.rear_support_") + side)
            for (const Choice &choice : question.choices)
                choices += (choices.empty() ? "" : " ") + choice.value.get<std::string>();
    return choices;
}

} // namespace

class DbaCorrectTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // DBA-004, DBA-031: who is lost bears no marks, and whoever fought him is free.
    void lossesEndContact()
    {
        Play play = field();
        play.pips(6);
        play.act("move", {{"who", {{{"unit", "a1.2"}, {"count", 2}}}}, {"answers", {{"dba.contact", "b1.3"}}}});
        QCOMPARE(countMarked(play.unit("b1.3"), dba::mark::contact), 2);
        correct(play, {{"/units/b1.3/lost", 1}});
        QCOMPARE(countMarked(play.unit("b1.3"), dba::mark::contact), 1);
        QCOMPARE(countMarked(play.unit("a1.2"), dba::mark::contact), 1);
        correct(play, {{"/units/a1.2/contact", 0}});
        QCOMPARE(countMarked(play.unit("b1.3"), dba::mark::contact), 0);
    }

    // DBA-060: who has won by a wrong count has not won; the right one is told when the bound ends.
    void winner()
    {
        Play play = field();
        play.pips(3);
        play.act("losses", {{"who", {{{"unit", "b1.2"}, {"count", 4}}}}, {"answers", {{"dba.cause", "destroyed"}}}});
        play.act("end-bound");
        COMPARE_JSON(rules().ended(play.state)["winner"], Json("a"));
        Play same = play;
        correct(same, {{"/units/b1.2/lost", 5}});
        COMPARE_JSON(rules().ended(same.state)["winner"], Json("a"));
        const std::string told = correct(play, {{"/units/b1.2/lost", 3}});
        QVERIFY2(contains(told, "Reds have not won"), told.c_str());
        COMPARE_JSON(rules().ended(play.state)["over"], Json(false));
        correct(play, {{"/sides/1/camp_lost", true}});
        COMPARE_JSON(rules().ended(play.state)["over"], Json(false));
        play.act("end-bound");
        COMPARE_JSON(rules().ended(play.state)["winner"], Json("a"));
    }

    // DBA-010, DBA-020: another die, other PIPs left; a die that is set has been rolled.
    void pips()
    {
        Play play = field();
        correct(play, {{"/sides/0/pip_die", 4}});
        COMPARE_JSON(play.state["phase"], Json(2));
        play.move({{{"unit", "a1.3"}, {"count", 1}}});
        correct(play, {{"/sides/0/pip_die", 3}});
        COMPARE_JSON(toJson(rules().view(play.state, ""))["sides"][0]["groups"][0]["pool"]["left"], Json(2));
        play.move({{{"unit", "a1.3"}, {"count", 1}}});
        const std::string told = correct(play, {{"/sides/0/pip_die", 1}});
        QVERIFY2(contains(told, "no PIPs left"), told.c_str());
        COMPARE_JSON(play.state["sides"][0]["pips_spent"], Json(1));
        QVERIFY(contains(play.refused("move", {{"who", {{{"unit", "a1.3"}, {"count", 1}}}}}), "DBA-070"));
    }

    // DBA-010 (as DBM-020): players say in their own words why they do something out of order.
    void ownReason()
    {
        Play play = field();
        play.pips(6);
        play.fight("a1.3", "b1.2", {3, 3});
        const auto late = [](const Json &why) {
            return Json({{"who", {{{"unit", "a1.2"}, {"count", 1}}}}, {"answers", {{"dba.late", why}}}});
        };
        for (const Json &nothing : {Json("no"), Json("in_own_words")})
            QVERIFY(contains(play.refused("move", late(nothing)), "DBA-010"));
        for (const Json &bad : {Json("  "), Json("two\nlines"), Json(7), Json(std::string(500, 'x'))})
            QVERIFY(contains(play.refused("move", late(bad)), "dba.late"));
        const Ruling ruling = play.act("move", late("the cat was on them "));
        QVERIFY2(ruling.sentence.rfind("Players' ruling (the cat was on them): Reds: 1 Spears move", 0) == 0, ruling.sentence.c_str());
    }

    // DBA-043 (as DBM-078): what may stand behind is asked for as far as it is left and free, and refused beyond.
    void ranksThatAreThere()
    {
        Play play = field();
        play.pips(6);
        QCOMPARE(QString::fromStdString(support(play, "a1.2", "b1.2", "a")), QString("none same"));
        QCOMPARE(QString::fromStdString(support(play, "a1.3", "b1.2", "b")), QString("none ps"));
        // The other spears fight somebody else.
        Play away = play;
        away.state["units"]["a1.2"]["marks"] = Json::parse(R"j([{"count":1,"contact":"b1.1","fought":true}])j");
        QCOMPARE(QString::fromStdString(support(away, "a1.2", "b1.2", "a")), QString());
        QVERIFY(contains(away.refused("close-combat", {{"a", "a1.2"}, {"b", "b1.2"}, {"answers", {{"dba.rear_support_a", "same"}}}}),
                         "DBA-044"));
        // A group moves into contact as a whole.
        Play both = play;
        both.act("move", {{"who", {{{"unit", "a1.2"}, {"count", 2}}}}, {"answers", {{"dba.contact", "b1.2"}}}});
        QCOMPARE(QString::fromStdString(support(both, "a1.2", "b1.2", "a")), QString("none same"));
        // None are left.
        play.act("losses", {{"who", {{{"unit", "a1.2"}, {"count", 1}}, {{"unit", "b1.3"}, {"count", 2}}}}, {"answers", Json::object()}});
        QCOMPARE(QString::fromStdString(support(play, "a1.2", "b1.2", "a")), QString());
        QCOMPARE(QString::fromStdString(support(play, "a1.3", "b1.2", "b")), QString());
    }

    // DBA-035 (as DBM-013): the element that the slot names is the one that fights, whether its kin differ in contact or in less.
    void namedPart()
    {
        Play play = field();
        play.state["units"]["a1.3"]["marks"] = Json::parse(R"j([{"count":1,"contact":"b1.2"},{"count":2,"moved":1}])j");
        const auto fight = [&](const char *part) {
            Play copy = play;
            copy.act("close-combat", {{"a", {{"unit", "a1.3"}, {"part", part}}}, {"b", "b1.2"}, {"answers", Json::object()}}, {3, 3});
            return copy.unit("a1.3").at("marks");
        };
        COMPARE_JSON(fight("contact=b1.2"), Json::parse(R"j([{"count":1,"contact":"b1.2","fought":true},{"count":2,"moved":1}])j"));
        COMPARE_JSON(fight("moved=1"), Json::parse(R"j([{"count":1,"contact":"b1.2"},{"count":1,"contact":"b1.2","fought":true,"moved":1},
            {"count":1,"moved":1}])j"));
        // Whichever it is, the dice are the row's.
        const Resolver &close = rules().resolver("close-combat");
        const auto who = [&](const Json &a) { return close.participants(close.complete(&play.state, {{"a", a}, {"b", "b1.2"}})); };
        QVERIFY(who("a1.3") == who({{"unit", "a1.3"}, {"part", "moved=1"}}));
    }
};

OPTIO_TEST(DbaCorrectTest)

} // namespace dba_correct_test

#include "dba_correct_test.moc"
