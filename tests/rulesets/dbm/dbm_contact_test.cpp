// SPDX-License-Identifier: GPL-3.0-or-later
// Contact (DBM-013, DBM-037, DBM-056, DBM-072): told once, kept and obeyed; and who goes after an enemy that gave way (DBM-064).
#include "rules/journal/naming_rules.h"
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

    // DBM-056, DBM-013: of a row it is those in contact that break off, whom nobody needs to name; and their enemies are offered to go
    // after them (DBM-064): impetuous ones must.
    void thoseInContactBreakOff()
    {
        for (const bool impetuous : {false, true}) {
            Play play =
                Play::of({"1 Reg Cv(O) general", impetuous ? "1 Irr Wb(O)" : "1 Reg Bd(O)"}, {"1 Reg Cv(O) general", "3 Reg LH(O)"});
            play.act("pips", nothing, {6});
            play.act("move", order(picks({{"a1.2", 1}}), {{"pip.contacts", true}, {"pip.foe", "b1.2"}}));
            play.endBound();
            play.act("pips", nothing, {6});
            const Json breakOff = order(picks({{"b1.2", 1}}), {{"pip.action", "break_off"}});
            QVERIFY(asked(play, "move", breakOff).find("bo.foe ") == std::string::npos); // the game knows him
            const Ruling ruling = play.act("move", breakOff);
            COMPARE_JSON(play.marks("a1.2"), Json::array());
            COMPARE_JSON(play.marks("b1.2"), Json({{{"bent", true}, {"count", 1}, {"moved", true}}}));
            QCOMPARE(text(offeredBy(ruling)), QString("pursuit"));
            QCOMPARE(text(ruling.followUps[0].label),
                     QString(impetuous ? "Reds' Warband (O) must go after them" : "Reds' Blades (O) pursue"));
            play.act("pursuit", ruling.followUps[0].input);
            QCOMPARE(countMarked(play.unit("a1.2"), dbm::mark::pursued), 1);
            // Those that are free move, and are taken first.
            play.act("move", order(picks({{"b1.2", 1}})));
            QCOMPARE(countMarked(play.unit("b1.2"), dbm::mark::moved), 2);
        }
    }

    // DBM-064, DBM-020: impetuous troops must go after an enemy that broke off before anything but moves is done; it is told, offered and,
    // after a loss or behind fortifications, no longer owed. Others, and games that are not guided, leave it to the players.
    void owedPursuit()
    {
        for (const char *how : {"pursues", "works", "lost", "regular", "free"}) {
            const bool regular = how == std::string("regular"), isFree = how == std::string("free");
            Play play = Play::of({"1 Reg Cv(O) general", regular ? "1 Reg Bd(O)" : "1 Irr Wb(O)", "2 Reg Bw(O)"},
                                 {"1 Reg Cv(O) general", "2 Reg LH(O)", "2 Reg Bw(O)", "1 Irr Wb(O)"}, {{"guided", !isFree}});
            play.act("pips", nothing, {6});
            play.act("move", order(picks({{"a1.2", 1}}), {{"pip.contacts", true}, {"pip.foe", "b1.2"}}));
            play.endBound();
            play.act("pips", nothing, {6});
            play.act("move", order(picks({{"b1.2", 1}}), {{"pip.action", "break_off"}}));
            const std::string told = play.view()["reminders"].dump(), first = "Reds' Warband (O) must go after the enemy that broke off";
            QCOMPARE(told.find(first) != std::string::npos, !regular);
            play.act("move", order(picks({{"b1.2", 1}}))); // others may move first
            const Json shot = {{"a", "b1.3"}, {"b", "a1.3"}}, fight = {{"a", "b1.3"}, {"b", "a1.3"}};
            const Json advance = {{"who", picks({{"b1.4", 1}})}, {"answers", {{"imp.result", "nobody"}}}};
            if (regular || isFree) {
                play.act("next-phase", nothing);
                continue;
            }
            for (const auto &[act, given] : std::vector<std::pair<const char *, Json>>{{"shooting", shot},
                                                                                       {"close-combat", fight},
                                                                                       {"spontaneous", advance},
                                                                                       {"next-phase", nothing},
                                                                                       {"end-bound", nothing}})
                DBM_REFUSED(play, act, given, first + ": say first what became of them (DBM-064)");
            bool isNext = false;
            for (const Act &act : rules().acts(play.state)) {
                isNext = isNext || (act.resolver == "pursuit" && act.next);
                QVERIFY(act.resolver == "pursuit" || !act.next);
            }
            QVERIFY(isNext);
            const Json who = picks({{"a1.2", 1}});
            if (how == std::string("lost"))
                play.act("losses", {{"who", who}, {"answers", {{"loss.how", "destroyed"}}}});
            else
                play.act("pursuit", {{"who", who}, {"answers", {{"pu.works", how == std::string("works")}}}});
            if (how == std::string("works"))
                COMPARE_JSON(play.marks("a1.2"), Json::array());
            QVERIFY(play.view()["reminders"].dump().find("must go after") == std::string::npos);
            DBM_REFUSED(play, "pursuit", Json({{"who", picks({{"b1.2", 1}})}, {"answers", {{"pu.works", true}}}}),
                        "none of them must pursue");
            play.act("next-phase", nothing);
            play.act("spontaneous", advance);
            play.act("shooting", shot, {3, 3});
            play.endBound();
        }
    }

    // DBM-056, DBM-054, DBM-013: mounted infantry is outrun as the one that is faced goes, on foot or not, whatever others of its row do.
    void mountedInfantryOutrun()
    {
        Play play = Play::of({"1 Reg Cv(O) general", "1 Reg Cv(O)"}, {"1 Reg Cv(O) general", "3 Reg Bd(O)"});
        play.unit("b1.2")["mounted_infantry"] = true;
        play.act("pips", nothing, {6});
        play.unit("a1.2")["marks"] = Json::parse(R"j([{"count":1,"contact":"b1.2"}])j");
        const Json breakOff = order(picks({{"a1.2", 1}}), {{"pip.action", "break_off"}});
        play.unit("b1.2")["marks"] = Json::parse(R"j([{"count":1,"contact":"a1.2"},{"count":1,"on_foot":true}])j");
        DBM_REFUSED(play, "move", breakOff, "DBM-056");
        play.unit("b1.2")["marks"] = Json::parse(R"j([{"count":1,"contact":"a1.2","on_foot":true}])j");
        play.act("move", breakOff);
        COMPARE_JSON(play.marks("b1.2"), Json::parse(R"j([{"count":1,"on_foot":true}])j"));
    }

    // DBM-072, DBM-037, DBM-013: an enemy that is touched by two is still in contact with the second when the first gives way, and no
    // longer with anybody when it gives way itself.
    void touchedByTwo()
    {
        Play play = Play::of({"1 Reg Cv(O) general", "1 Reg Bd(O)", "1 Reg Bd(O)"}, {"1 Reg Cv(O) general", "1 Reg Sp(O)"});
        play.act("pips", nothing, {6});
        for (const char *unit : {"a1.2", "a1.3"})
            play.act("move", order(picks({{unit, 1}}), {{"pip.contacts", true}, {"pip.foe", "b1.2"}}));
        Play lost = play;
        play.fight("a1.2", "b1.2", {1, 4}, {{"cc.left_b", "contact"}}); // the Blades recoil
        COMPARE_JSON(play.marks("b1.2"), Json({{{"contact", "a1.3"}, {"count", 1}, {"fought", true}}}));
        QCOMPARE(countMarked(play.unit("a1.2"), dbm::mark::contact), 0);
        QCOMPARE(countMarked(play.unit("a1.3"), dbm::mark::contact), 1);
        play.endBound();
        play.act("pips", nothing, {6});
        DBM_REFUSED(play, "move", order(picks({{"b1.2", 1}}), {{"pip.action", "march"}}), "DBM-056");
        // Left by the first without a fight, or robbed of it, it faces the second as well.
        lost.act("losses", {{"who", picks({{"a1.2", 1}})}, {"answers", {{"loss.how", "destroyed"}}}});
        COMPARE_JSON(lost.marks("b1.2"), Json({{{"contact", "a1.3"}, {"count", 1}}}));
        lost.fight("a1.3", "b1.2", {4, 2}); // the Spears recoil
        COMPARE_JSON(lost.marks("b1.2"), Json({{{"count", 1}, {"fought", true}}}));
        QCOMPARE(countMarked(lost.unit("a1.3"), dbm::mark::contact), 0);
    }

    // DBM-064: a lone winner that is touched by a second enemy still may go after the first.
    void leavesTheSecond()
    {
        Play play = Play::of({"1 Reg Cv(O) general", "1 Reg Bd(O)", "1 Reg Bd(O)"}, {"1 Reg Cv(O) general", "1 Reg Sp(O)"});
        play.act("pips", nothing, {6});
        for (const char *unit : {"a1.2", "a1.3"})
            play.act("move", order(picks({{unit, 1}}), {{"pip.contacts", true}, {"pip.foe", "b1.2"}}));
        play.fight("a1.2", "b1.2", {1, 4}, {{"cc.left_b", "contact"}});
        play.act("pursuit", {{"who", picks({{"b1.2", 1}})}, {"after", "a1.2"}});
        COMPARE_JSON(play.marks("b1.2"), Json({{{"contact", "a1.2"}, {"count", 1}, {"fought", true}, {"pursued", true}}}));
        QCOMPARE(countMarked(play.unit("a1.2"), dbm::mark::contact), 1);
        QCOMPARE(countMarked(play.unit("a1.3"), dbm::mark::contact), 0);
    }

    // DBM-130, DBM-077: knights that the game saw moving into contact with the bowmen this bound have charged them, unless the players say
    // otherwise; in a later bound they have not.
    void knownToHaveCharged()
    {
        Play play = Play::of({"1 Reg Cv(O) general", "2 Reg Kn(O)"}, {"1 Reg Cv(O) general", "2 Reg Bw(S)"});
        play.act("pips", nothing, {6});
        const auto charged = [&] {
            for (const Question &one : rules().resolver("close-combat").form(&play.state, {{"a", "a1.2"}, {"b", "b1.2"}}).questions)
                if (one.id == "cc.charged_a")
                    return one.value;
            return Json();
        };
        COMPARE_JSON(charged(), Json(false));
        play.act("move", order(picks({{"a1.2", 1}}), {{"pip.contacts", true}, {"pip.foe", "b1.2"}}));
        COMPARE_JSON(charged(), Json(true));
        COMPARE_JSON(toJson(Play(play).fight("a1.2", "b1.2", {2, 4}))["outcome"]["a"]["result"], Json("destroyed"));
        COMPARE_JSON(toJson(Play(play).fight("a1.2", "b1.2", {2, 4}, {{"cc.charged_a", false}}))["outcome"]["a"]["result"], Json("recoil"));
        play.fight("a1.2", "b1.2", {4, 3}); // level
        play.endBound();
        play.endBound();
        COMPARE_JSON(charged(), Json(false));
    }

    // DBM-194, DBM-197: an earlier act that is amended changes the marks by which later ones name their elements; they mean the same ones.
    void namedInAnotherState()
    {
        Play play = field();
        play.act("move", order(picks({{"a1.2", 2}}), {{"pip.contacts", true}, {"pip.foe", "b1.2"}, {"pip.straight", false}}));
        const auto *naming = dynamic_cast<const NamingRules *>(&rules());
        QVERIFY(naming != nullptr);
        const auto again = [&](const Json &input) { return naming->inAnotherState(play.state, input); };
        const Json fight = {
            {"a", "a1.2"}, {"b", "b1.2"}, {"answers", {{"cc.which_a", "contact=b1.2,moved"}, {"cc.which_b", "contact=a1.2"}}}};
        Json bent = fight;
        bent["answers"]["cc.which_a"] = "bent,contact=b1.2,moved";
        COMPARE_JSON(again(fight), bent);
        const Json halt = order(Json({{{"unit", "a1.2"}, {"part", "marches=1"}, {"count", 2}}}));
        COMPARE_JSON(again(halt)["who"][0]["part"], Json(""));
        // Too few of them: whoever is there.
        const Json many = order(Json({{{"unit", "a1.2"}, {"part", "contact=b1.2"}, {"count", 3}}}));
        QVERIFY(!again(many)["who"][0].contains("part"));
        COMPARE_JSON(again(order(picks({{"a1.2", 1}}))), order(picks({{"a1.2", 1}})));
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
