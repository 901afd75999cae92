// SPDX-License-Identifier: GPL-3.0-or-later
// Contact (DBM-013, DBM-037, DBM-056, DBM-072): told once, kept and obeyed; and who goes after an enemy that gave way (DBM-064).
#include "tests/rulesets/dbm/dbm_move.h"
#include "tests/suite.h"

#include <QtTest>

namespace dbm_contact_test {

using namespace dbmtest;

namespace {

/// Reds' first bound, their die rolled.
Play field(int pips = 6)
{
    Play play = Play::of({"1 Reg LH(O) general", "4 Reg Bd(O)", "2 Reg Bw(O)", "1 Reg Ps(S)"},
                         {"1 Reg Cv(O) general", "4 Reg Bd(O)", "2 Reg Bw(O)", "2 Irr Wb(O)"});
    play.act("pips", nothing, {pips});
    return play;
}

} // namespace

class DbmContactTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // DBM-072, DBM-013: every tactical move in a game asks for contact, whoever moves; a march is refused it.
    void everyMoveAsks()
    {
        const Play play = field();
        QVERIFY(asked(play, "move", order(picks({{"a1.2", 2}}))).find("pip.contacts ") != std::string::npos);
        QVERIFY(asked(play, "move", order(picks({{"a1.1", 1}}))).find("pip.contacts ") != std::string::npos);
        QVERIFY(asked(play, "move", order(picks({{"a1.2", 2}}), {{"pip.contacts", true}})).find("pip.foe ") != std::string::npos);
        DBM_REFUSED(play, "move", order(picks({{"a1.2", 1}}), {{"pip.action", "march"}, {"pip.contacts", true}}), "DBM-072");
        DBM_REFUSED(play, "move", order(picks({{"a1.2", 1}}), {{"pip.contacts", true}, {"pip.foe", "a1.3"}}), "DBM-072");
        DBM_REFUSED(play, "move", order(picks({{"a1.2", 1}}), {{"pip.contacts", true}, {"pip.foe", "b9.9"}}), "DBM-072");
    }

    // DBM-037, DBM-013, DBM-072: what moved into contact is in contact on both sides, and stays so from bound to bound.
    void keptAndObeyed()
    {
        Play play = field();
        play.act("move", order(picks({{"a1.1", 1}}), {{"pip.contacts", true}, {"pip.foe", "b1.2"}}));
        COMPARE_JSON(play.marks("a1.1"), Json({{{"contact", "b1.2"}, {"count", 1}, {"moved", true}}}));
        COMPARE_JSON(play.marks("b1.2"), Json({{{"contact", "a1.1"}, {"count", 1}}}));
        // The general is engaged: his troops pay for it, and their distance is no question.
        QCOMPARE(totalOf(Play(play).act("move", order(picks({{"a1.2", 2}}))), "cost"), 2);
        QVERIFY(asked(play, "move", order(picks({{"a1.2", 2}}))).find("pip.distance") == std::string::npos);
        DBM_REFUSED(play, "move", order(picks({{"a1.1", 1}}), {{"pip.action", "march"}}), "DBM-056");
        play.act("next-phase", nothing);
        DBM_REFUSED(play, "shooting", Json({{"a", "b1.3"}, {"b", "a1.1"}}), "DBM-072");
        play.endBound();
        COMPARE_JSON(play.marks("a1.1"), Json({{{"contact", "b1.2"}, {"count", 1}}}));
        play.act("pips", nothing, {6});
        DBM_REFUSED(play, "move", order(Json({{{"unit", "b1.2"}, {"part", "contact=a1.1"}}})), "DBM-056");
        DBM_REFUSED(play, "shooting", Json({{"a", "b1.3"}, {"b", "a1.1"}}), "DBM-072");
        // The loss of the enemy ends it.
        play.act("losses", {{"who", picks({{"a1.1", 1}})}, {"answers", {{"loss.how", "destroyed"}}}});
        COMPARE_JSON(play.marks("b1.2"), Json::array());
    }

    // DBM-072, DBM-192: shooters that moved into contact, with an enemy that nobody names, neither shoot nor aid.
    void unnamedEnemies()
    {
        Play play = field();
        play.act("move", order(picks({{"a1.3", 2}}), {{"pip.contacts", true}}));
        COMPARE_JSON(play.marks("a1.3"), Json({{{"contact", "?"}, {"count", 2}, {"moved", true}}}));
        DBM_REFUSED(play, "shooting", Json({{"a", "a1.3"}, {"b", "b1.2"}}), "DBM-072");
        play.act("next-phase", nothing);
        play.fight("a1.3", "b1.4", {3, 3}); // it is they who fight
        COMPARE_JSON(play.marks("a1.3"), Json({{{"contact", "?"}, {"count", 1}, {"moved", true}},
                                               {{"contact", "b1.4"}, {"count", 1}, {"fought", true}, {"moved", true}}}));
    }

    // DBM-053, DBM-072: stepping onto a flank is contact too.
    void ontoAFlank()
    {
        Play play = field();
        play.act("move", order(picks({{"a1.2", 1}}), {{"mv.flank_step", true}}));
        QCOMPARE(countMarked(play.unit("a1.2"), dbm::mark::contact), 1);
    }

    // DBM-061, DBM-072: an impetuous advance into contact may name the enemy.
    void impetuousContact()
    {
        Play play = field();
        play.endBound();
        play.act("pips", nothing, {2});
        play.act("spontaneous", {{"who", picks({{"b1.4", 2}})}, {"answers", {{"imp.result", "contacted"}, {"imp.foe", "a1.2"}}}});
        QCOMPARE(countMarked(play.unit("a1.2"), dbm::mark::contact), 2);
        COMPARE_JSON(play.marks("b1.4"), Json({{{"contact", "a1.2"}, {"count", 2}, {"moved", true}}}));
    }

    // DBM-158, DBM-072: pressing forward into fresh enemies is contact, for the skirmishers in the rear rank not.
    void pressingIntoContact()
    {
        Play play = Play::of({"1 Reg Cv(O) general", "1 Reg Bd(O)", "1 Reg Ps(S)"}, {"1 Reg Cv(O) general", "2 Reg Ps(O)", "2 Reg Bd(O)"});
        play.act("pips", nothing, {3});
        play.fight("a1.2", "b1.2", {4, 2});
        play.act("press-forward",
                 {{"pf.group", picks({{"a1.2", 1}, {"a1.3", 1}})}, {"answers", {{"pf.result", "met"}, {"pf.foe", "b1.3"}}}});
        QCOMPARE(countMarked(play.unit("a1.2"), dbm::mark::contact), 1);
        QCOMPARE(countMarked(play.unit("a1.3"), dbm::mark::contact), 0);
        QCOMPARE(countMarked(play.unit("b1.3"), dbm::mark::contact), 1);
        play.endBound();
        play.act("pips", nothing, {3});
        DBM_REFUSED(play, "move", order(Json({{{"unit", "b1.3"}, {"part", "contact=a1.2"}}})), "DBM-056");
    }

    // DBM-056, DBM-063, DBM-037: a break-off tells a contact that was not known; it is the move of the bound, also for the demoralised.
    void breakingOffUntold()
    {
        Play play = field();
        const Json away = order(picks({{"a1.1", 1}}), {{"pip.action", "break_off"}, {"bo.foe", "Bd(O)"}});
        QCOMPARE(text(sumOf(Play(play).act("move", away), "cost", "cost")), QString("base+1 pip.discount-1 pip.control+1 = 1"));
        play.command(0, 0)["demoralised"] = true;
        play.act("move", away);
        QCOMPARE(countMarked(play.unit("a1.1"), dbm::mark::moved), 1);
        DBM_REFUSED(play, "spontaneous", Json({{"who", picks({{"a1.1", 1}})}, {"answers", {{"imp.result", "retreated"}}}}), "DBM-061");
        // The only row of that kind may go after them (DBM-064).
        play.act("pursuit", {{"who", picks({{"b1.2", 1}})}});
        DBM_REFUSED(play, "pursuit", Json({{"who", picks({{"b1.2", 1}})}}), "DBM-064");
        DBM_REFUSED(play, "pursuit", Json({{"who", picks({{"b1.4", 1}})}}), "DBM-064");
    }

    // DBM-064: only a winner pursues, after a combat, as many as have won, and never twice.
    void onlyWinnersPursue()
    {
        Play play = field();
        const Json blades = {{"who", picks({{"a1.2", 1}})}};
        DBM_REFUSED(play, "pursuit", blades, "DBM-064");
        play.fight("a1.2", "b1.2", {1, 3}); // recoils
        DBM_REFUSED(play, "pursuit", blades, "DBM-064");
        DBM_REFUSED(play, "pursuit", Json({{"who", picks({{"b1.3", 1}})}}), "DBM-064");
        play.fight("a1.2", "b1.3", {5, 2}); // wins
        DBM_REFUSED(play, "pursuit", Json({{"who", picks({{"a1.2", 2}})}}), "only 1 of them");
        DBM_REFUSED(play, "pursuit", Json({{"who", picks({{"a1.2", 1}})}, {"after", "b1.2"}}), "did not recoil");
        const Ruling ruling = play.act("pursuit", blades);
        QVERIFY2(ruling.sentence.find("Reds' 1 Blades (O) pursue") == 0, ruling.sentence.c_str());
        QCOMPARE(countMarked(play.unit("a1.2"), dbm::mark::pursued), 1);
        DBM_REFUSED(play, "pursuit", blades, "DBM-064");
        play.endBound();
        QVERIFY(!play.state.contains("events"));
        DBM_REFUSED(play, "pursuit", blades, "DBM-064");
    }

    // DBM-064, DBM-072: a pursuit may end in contact with others, also one that was compulsory.
    void pursuitIntoOthers()
    {
        Play play = Play::of({"1 Reg Cv(O) general", "2 Irr Wb(O)", "2 Reg Bd(O)"}, {"1 Reg Cv(O) general", "2 Reg Ps(O)", "4 Reg Bd(O)"});
        play.act("pips", nothing, {3});
        play.fight("a1.2", "b1.2", {6, 1}); // they must follow: the enemy flees or dies
        const Json on = {{"who", picks({{"a1.2", 1}})}, {"answers", {{"pu.contacts", true}, {"pu.foe", "b1.3"}}}};
        Json given = on;
        given["who"][0]["part"] = "foe_fled,fought,pursued";
        if (play.marks("a1.2")[0].contains("foe_fled")) {
            play.act("pursuit", given);
            QCOMPARE(countMarked(play.unit("a1.2"), dbm::mark::contact), 1);
            QCOMPARE(countMarked(play.unit("b1.3"), dbm::mark::contact), 1);
            DBM_REFUSED(play, "pursuit", on, "DBM-064");
        }
    }

    // DBM-197, DBM-013: contact and all other marks, phase, bound and side can be put right by hand.
    void corrections()
    {
        Play play = field();
        play.fight("a1.2", "b1.2", {3, 3});
        const auto correct = [&](const std::string &path, const Json &value) {
            Json after = play.state;
            optio::apply(after, {changeOf(after, path, value, "")});
            for (const Change &change : rules().settled(after, {path}))
                optio::apply(after, {change});
            QVERIFY2(path == "/turn" || !after.contains(Json::json_pointer(path)), path.c_str()); // it stands for something else
            play.state = after;
        };
        correct("/units/a1.2/contact", 3);
        QCOMPARE(countMarked(play.unit("a1.2"), dbm::mark::contact), 3);
        correct("/units/a1.2/contact", 0);
        QCOMPARE(countMarked(play.unit("a1.2"), dbm::mark::contact), 0);
        correct("/units/a1.2/fought", 0);
        COMPARE_JSON(play.marks("a1.2"), Json::array());
        correct("/step", 2);
        COMPARE_JSON(play.state["phase"], Json("moves"));
        correct("/second", true);
        COMPARE_JSON(play.state["active"], Json("b"));
        correct("/sides/1/beaten", true);
        COMPARE_JSON(play.state["sides"][1]["state"], Json("defeated"));
        correct("/sides/1/beaten", false);
        COMPARE_JSON(rules().ended(play.state)["over"], Json(false));
        std::string paths;
        for (const Json &counter : rules().counters(play.state))
            paths += counter["path"].get<std::string>() + " ";
        for (const char *path : {"/turn ", "/step ", "/second ", "/sides/0/beaten ", "/units/b1.2/contact ", "/units/b1.2/fought "})
            QVERIFY2(paths.find(path) != std::string::npos, path);
    }

private:
    static QString text(const std::string &from) { return QString::fromStdString(from); }
};

OPTIO_TEST(DbmContactTest)

} // namespace dbm_contact_test

#include "dbm_contact_test.moc"
