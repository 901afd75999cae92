// SPDX-License-Identifier: GPL-3.0-or-later
// What a DBA bound remembers (DBA-010, DBA-031, DBA-035, DBA-045): its order, contact, shooters and those who aid them.
#include "tests/rulesets/dba/dba_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace dba_contact_test {

using namespace dbatest;

namespace {

Play field()
{
    Play play(
        roster(R"j([{"type":"Cv","role":"general","count":1},{"type":"Bd","count":6},{"type":"Bw","count":4},{"type":"Art","count":1}])j",
               "Reds"),
        roster(R"j([{"type":"Kn","role":"general","count":1},{"type":"Bd","count":8},{"type":"Bw","count":2},{"type":"Art","count":1}])j",
               "Blues"));
    play.act("pips", {{"answers", Json::object()}}, {6});
    return play;
}

Json who(const char *unit, const Json &answers = Json::object())
{
    return {{"who", {{{"unit", unit}, {"count", 1}}}}, {"answers", answers}};
}

int marked(const Play &play, const char *unit, const char *mark) { return countMarked(play.state["units"][unit], mark); }

#define DBA_REFUSED(play, resolver, given, words)                                                                                          \
    do {                                                                                                                                   \
        const std::string why = refused(resolver, given, &(play).state);                                                                   \
        QVERIFY2(why.find(words) != std::string::npos, why.empty() ? "was done" : why.c_str());                                            \
    } while (false)

} // namespace

class DbaContactTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // DBA-010 (as DBM-020): moves before shooting, shooting before combat, unless the players give a reason.
    void orderOfTheBound()
    {
        Play play = field();
        play.act("close-combat", {{"a", "a1.2"}, {"b", "b1.2"}, {"answers", Json::object()}}, {5, 2});
        const Json shot = {{"a", "a1.3"}, {"b", "b1.2"}, {"answers", Json::object()}};
        DBA_REFUSED(play, "move", who("a1.2"), "DBA-010");
        DBA_REFUSED(play, "shooting", shot, "DBA-010");
        Json late = shot;
        late["answers"]["dba.late"] = "forgotten";
        QVERIFY(play.act("shooting", late, {3, 3}).sentence.find("Players' ruling (it was forgotten): ") == 0);
        QVERIFY(play.act("move", who("a1.2", {{"dba.late", "agreed"}})).sentence.find("Players' ruling") == 0);
    }

    // DBA-031, DBA-010: contact is kept; who is in contact can only break off, and neither shoots nor is shot at.
    void contactIsKept()
    {
        Play play = field();
        play.act("move", who("a1.3", {{"dba.contact", "b1.2"}}));
        DBA_REFUSED(play, "move",
                    Json({{"who", {{{"unit", "a1.3"}, {"part", "contact=b1.2,moved=1"}}}}, {"answers", {{"dba.break_off", false}}}}),
                    "DBA-031");
        play.act("move", who("a1.3")); // the others of the row go on as they like
        QCOMPARE(marked(play, "a1.3", "contact"), 1);
        QCOMPARE(marked(play, "b1.2", "contact"), 1);
        // The loss of the enemy ends it.
        play.act("losses", {{"who", {{{"unit", "b1.2"}, {"count", 8}}}}, {"answers", {{"dba.cause", "destroyed"}}}});
        QCOMPARE(marked(play, "a1.3", "contact"), 0);
    }

    // DBA-045, DBA-010: artillery of the other side aids nobody; DBA-035: those who aid have shot, named or counted.
    void aiding()
    {
        Play play = field();
        DBA_REFUSED(play, "shooting", Json({{"a", "b1.3"}, {"b", "a1.2"}, {"aid_a", {{{"unit", "b1.4"}, {"count", 1}}}}}), "DBA-045");
        DBA_REFUSED(play, "shooting", Json({{"a", "b1.3"}, {"b", "a1.2"}, {"answers", {{"dba.aid_a", 2}}}}), "DBA-035");
        DBA_REFUSED(play, "shooting", Json({{"a", "a1.3"}, {"b", "b1.2"}, {"aid_a", {{{"unit", "a1.2"}, {"count", 1}}}}}), "DBA-035");
        play.act("shooting", {{"a", "a1.3"}, {"b", "b1.2"}, {"aid_a", {{{"unit", "a1.4"}, {"count", 1}}}}, {"answers", Json::object()}},
                 {3, 3});
        QCOMPARE(marked(play, "a1.4", "shot"), 1);
        DBA_REFUSED(play, "shooting", Json({{"a", "a1.4"}, {"b", "b1.2"}}), "DBA-070");
        play.act("shooting", {{"a", "a1.3"}, {"b", "b1.2"}, {"answers", {{"dba.aid_a", 2}}}}, {3, 3});
        QCOMPARE(marked(play, "a1.3", "shot"), 4);
    }

    // DBA-035, DBA-010: whoever is named to aid, the same dice are drawn.
    void sameDice()
    {
        const Play play = field();
        const Resolver &shooting = rules().resolver("shooting");
        const auto drawn = [&](const Json &given) { return shooting.participants(shooting.complete(&play.state, given)); };
        QVERIFY(drawn({{"a", "a1.3"}, {"b", "b1.2"}}) == drawn({{"a", "a1.3"}, {"b", "b1.2"}, {"aid_a", {{{"unit", "a1.4"}}}}}));
    }

    // DBA-035 (as DBM-013, DBM-070): where elements of a row differ, the act says which it is.
    void whichElement()
    {
        Play play = field();
        play.act("move", who("a1.2", {{"dba.contact", "b1.2"}}));
        const Form form = rules().resolver("close-combat").form(&play.state, {{"a", "a1.2"}, {"b", "b1.2"}});
        std::string proposed;
        for (const Question &question : form.questions)
            if (question.id == "dba.which_a")
                proposed = question.value.get<std::string>();
        QCOMPARE(QString::fromStdString(proposed), QString("contact=b1.2,moved=1"));
        play.act("close-combat", {{"a", "a1.2"}, {"b", "b1.2"}, {"answers", {{"dba.which_a", ""}, {"dba.which_b", ""}}}}, {3, 3});
        QCOMPARE(marked(play, "a1.2", "contact"), 2);
        DBA_REFUSED(play, "close-combat", Json({{"a", "a1.2"}, {"b", "b1.2"}, {"answers", {{"dba.which_a", "shot"}}}}), "DBA-035");
    }

    // DBA-010, DBA-060: after the end no bound is begun.
    void overIsOver()
    {
        Play play = field();
        play.act("losses", {{"who", {{{"unit", "b1.1"}}}}, {"answers", {{"dba.cause", "destroyed"}}}});
        play.act("end-bound", {{"answers", Json::object()}});
        COMPARE_JSON(rules().ended(play.state)["winner"], Json("a"));
        DBA_REFUSED(play, "end-bound", Json({{"answers", Json::object()}}), "DBA-060");
    }

    // DBA-004: contact and marks, phase, bound and side can be put right by hand.
    void corrections()
    {
        Play play = field();
        const auto correct = [&](const std::string &path, const Json &value) {
            Json after = play.state;
            optio::apply(after, {changeOf(after, path, value, "")});
            for (const Change &change : rules().settled(after, {path}))
                optio::apply(after, {change});
            play.state = after;
        };
        correct("/units/a1.2/contact", 2);
        QCOMPARE(marked(play, "a1.2", "contact"), 2);
        correct("/units/a1.2/contact", 0);
        QCOMPARE(marked(play, "a1.2", "contact"), 0);
        correct("/second", true);
        COMPARE_JSON(play.state["active"], Json("b"));
        std::string paths;
        for (const Json &counter : rules().counters(play.state))
            paths += counter["path"].get<std::string>() + " ";
        for (const char *path : {"/turn ", "/phase ", "/second ", "/units/b1.2/contact "})
            QVERIFY2(paths.find(path) != std::string::npos, path);
    }
};

OPTIO_TEST(DbaContactTest)

} // namespace dba_contact_test

#include "dba_contact_test.moc"
