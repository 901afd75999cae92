// SPDX-License-Identifier: GPL-3.0-or-later
// What a bound remembers besides contact: its order (DBM-020), who has shot and aided (DBM-022, DBM-073), which element of a row it was
// (DBM-013, DBM-070), straightness (DBM-157), works (DBM-111), ranks that are there (DBM-078), and who was beaten first (DBM-162).
#include "tests/rulesets/dbm/dbm_move.h"
#include "tests/suite.h"

#include <QtTest>

#include <fstream>
#include <regex>
#include <set>

namespace dbm_bound_test {

using namespace dbmtest;

namespace {

Play field(const Json &options = Json::object())
{
    Play play = Play::of({"1 Reg Cv(O) general", "4 Reg Bd(O)", "3 Reg Bw(O)", "2 Reg Cv(O)"},
                         {"1 Reg Cv(O) general", "4 Reg Bd(O)", "3 Reg Bw(O)"}, options);
    play.act("pips", nothing, {6});
    return play;
}

} // namespace

class DbmBoundTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // DBM-020, DBM-195: what belongs to an earlier phase is refused with the rule, unless the players give a reason.
    void orderOfTheBound()
    {
        Play play = field();
        play.fight("a1.2", "b1.2", {5, 2});
        const Json move = order(picks({{"a1.2", 1}})), shot = {{"a", "a1.3"}, {"b", "b1.2"}, {"answers", Json::object()}};
        DBM_REFUSED(play, "move", move, "DBM-020");
        DBM_REFUSED(play, "shooting", shot, "DBM-020");
        DBM_REFUSED(play, "shooting", shot, "sh.late");
        QVERIFY(rules().resolver("shooting").refusal(play.state, shot).find("DBM-020") != std::string::npos);
        QVERIFY(asked(play, "move", move).find("pip.late ") != std::string::npos);
        Json late = shot;
        late["answers"]["sh.late"] = "forgotten";
        const Ruling ruling = play.shoot("a1.3", "b1.2", {3, 3}, late["answers"]);
        QVERIFY2(ruling.sentence.find("Players' ruling (it was forgotten): ") == 0, ruling.sentence.c_str());
        COMPARE_JSON(play.state["phase"], Json("combat"));
        QVERIFY(play.act("move", order(picks({{"a1.2", 1}}), {{"pip.late", "agreed"}})).sentence.find("both players agree") !=
                std::string::npos);
        // A reason in the players' own words (DBM-020); none is none.
        Play own = field();
        own.fight("a1.2", "b1.2", {5, 2});
        for (const Json &none : {Json("in_own_words"), Json(" "), Json("a\tb")})
            DBM_REFUSED(own, "move", order(picks({{"a1.2", 1}}), {{"pip.late", none}}), "pip.late");
        const Ruling told = own.act("move", order(picks({{"a1.2", 1}}), {{"pip.late", "the umpire was asleep"}}));
        QVERIFY2(told.sentence.find("Players' ruling (the umpire was asleep): 1 Blades (O)") == 0, told.sentence.c_str());
        // In its time nobody is asked.
        Play early = field();
        QVERIFY(asked(early, "move", move).find("pip.late") == std::string::npos);
        DBM_REFUSED(early, "move", order(picks({{"a1.2", 1}}), {{"pip.late", "agreed"}}), "DBM-020");
        // A game that is not guided keeps no order.
        Play free = field({{"guided", false}});
        free.fight("a1.2", "b1.2", {5, 2});
        QVERIFY(free.refusalOf("shooting", shot).find("DBM-020") == std::string::npos);
    }

    // DBM-022, DBM-192: those who aid have shot; they must be there and free.
    void aiding()
    {
        Play play = field();
        DBM_REFUSED(play, "shooting", Json({{"a", "a1.3"}, {"b", "b1.2"}, {"aid_a", picks({{"a1.2", 1}})}}), "DBM-022");
        DBM_REFUSED(play, "shooting", Json({{"a", "a1.3"}, {"b", "b1.2"}, {"aid_a", picks({{"b1.3", 1}})}}), "DBM-022");
        DBM_REFUSED(play, "shooting", Json({{"a", "a1.3"}, {"b", "b1.2"}, {"aid_a", picks({{"a1.3", 1}})}, {"answers", {{"sh.aid_a", 2}}}}),
                    "DBM-022");
        play.act("shooting", {{"a", "a1.3"}, {"b", "b1.2"}, {"aid_a", picks({{"a1.3", 2}})}}, {3, 3});
        QCOMPARE(countMarked(play.unit("a1.3"), dbm::mark::shot), 3);
        DBM_REFUSED(play, "shooting", Json({{"a", "a1.3"}, {"b", "b1.2"}}), "DBM-192");
        Play counted = field();
        counted.shoot("a1.3", "b1.2", {3, 3}, {{"sh.aid_a", 2}});
        QCOMPARE(countMarked(counted.unit("a1.3"), dbm::mark::shot), 3);
        DBM_REFUSED(counted, "shooting", Json({{"a", "b1.3"}, {"b", "a1.2"}, {"answers", {{"sh.aid_a", 3}}}}), "sh.aid_a");
        // An element in contact aids nobody.
        Play held = field();
        held.unit("a1.3")["marks"] = Json({{{"count", 2}, {"contact", "b1.2"}}});
        DBM_REFUSED(held, "shooting", Json({{"a", "a1.3"}, {"b", "b1.2"}, {"answers", {{"sh.aid_a", 1}}}}), "DBM-022");
    }

    // DBM-022: whatever spelling names those who aid or fight, the same dice are drawn.
    void sameDice()
    {
        const Play play = field();
        const Resolver &shooting = rules().resolver("shooting");
        const auto who = [&](const Json &given) { return shooting.participants(shooting.complete(&play.state, given)); };
        const auto plain = who({{"a", "a1.3"}, {"b", "b1.2"}});
        for (const Json &given : {Json({{"a", "a1.3"}, {"b", "b1.2"}, {"aid_a", picks({{"a1.3", 2}})}}),
                                  Json({{"a", "a1.3"}, {"b", "b1.2"}, {"answers", {{"sh.aid_a", 1}}}}),
                                  Json({{"a", {{"unit", "a1.3"}, {"part", ""}}}, {"b", "b1.2"}})})
            QVERIFY(who(given) == plain);
    }

    // DBM-013, DBM-070: where elements of a row differ, the act says which it is; the one in contact is proposed.
    void whichElement()
    {
        Play play = field();
        play.unit("a1.2")["marks"] = Json({{{"count", 1}, {"contact", "b1.2"}}});
        const Json given = {{"a", "a1.2"}, {"b", "b1.2"}, {"answers", Json::object()}};
        const Form form = rules().resolver("close-combat").form(&play.state, given);
        const auto question =
            std::find_if(form.questions.begin(), form.questions.end(), [](const Question &one) { return one.id == "cc.which_a"; });
        QVERIFY(question != form.questions.end());
        COMPARE_JSON(question->value, Json("contact=b1.2"));
        QCOMPARE(int(question->choices.size()), 2);
        Play other = play;
        other.fight("a1.2", "b1.2", {3, 3}, {{"cc.which_a", ""}});
        QCOMPARE(countMarked(other.unit("a1.2"), dbm::mark::contact), 2);
        play.fight("a1.2", "b1.2", {3, 3});
        QCOMPARE(countMarked(play.unit("a1.2"), dbm::mark::contact), 1);
        DBM_REFUSED(other, "close-combat", Json({{"a", "a1.2"}, {"b", "b1.2"}, {"answers", {{"cc.which_a", "moved"}}}}), "DBM-013");
        DBM_REFUSED(other, "close-combat", Json({{"a", {{"unit", "a1.2"}, {"part", "moved"}}}, {"b", "b1.2"}}), "DBM-013");
        // The slot may name it as well.
        Play named = field();
        named.unit("a1.2")["marks"] = Json({{{"count", 1}, {"contact", "b1.2"}}});
        named.act("close-combat", {{"a", {{"unit", "a1.2"}, {"part", ""}}}, {"b", "b1.2"}, {"answers", Json::object()}}, {3, 3});
        QCOMPARE(countMarked(named.unit("a1.2"), dbm::mark::contact), 2);
    }

    // DBM-073, DBM-022: who did not shoot back when asked leaves that shooter alone for the bound.
    void silentTarget()
    {
        Play play = Play::of({"1 Reg Cv(O) general", "1 Reg Bw(O)", "2 Reg Bd(O)"}, {"1 Reg Cv(O) general", "1 Reg Bw(O)"});
        play.act("pips", nothing, {3});
        play.shoot("a1.2", "b1.2", {3, 3});
        DBM_REFUSED(play, "shooting", Json({{"a", "b1.2"}, {"b", "a1.2"}}), "DBM-073");
        play.shoot("b1.2", "a1.3", {3, 3}); // at others they may
    }

    // DBM-157: straightness is asked of foot in a group with mounted troops too, and bars them from pressing forward.
    void straightInMixedGroups()
    {
        Play play = Play::of({"1 Reg Cv(O) general", "1 Reg Bd(O)", "2 Reg Cv(O)"}, {"1 Reg Cv(O) general", "2 Reg Ps(O)"});
        play.act("pips", nothing, {6});
        const Json group = picks({{"a1.2", 1}, {"a1.3", 2}});
        QVERIFY(asked(play, "move", order(group)).find("pip.straight ") != std::string::npos);
        QVERIFY(asked(play, "move", order(picks({{"a1.3", 2}}))).find("pip.straight ") == std::string::npos);
        play.act("move", order(group, {{"pip.straight", false}}));
        play.fight("a1.2", "b1.2", {4, 2});
        DBM_REFUSED(play, "press-forward", Json({{"pf.group", picks({{"a1.2", 1}})}}), "not straight ahead (DBM-157)");
    }

    // DBM-111, DBM-192: a shooter behind works that nobody shoots at is asked for them; they do not protect it, but they mitigate nothing.
    void worksOfTheShooter()
    {
        const auto ids = [](const Json &given) {
            std::string all;
            for (const Question &question : rules().resolver("shooting").form(nullptr, given).questions)
                all += question.id + " ";
            return all;
        };
        const Json ps = {{"type", "Ps"}, {"grade", "O"}, {"weapon", "bow"}, {"may_support", {"Sp"}}};
        const Json given = {{"a", "Bw(O)"}, {"b", "Sp(O)"}, {"answers", {{"sh.fort_a", "temporary"}, {"sh.rank2_b", ps}}}};
        QVERIFY(ids({{"a", "Bw(O)"}, {"b", "Sp(O)"}}).find("sh.fort_a ") != std::string::npos);
        const Ruling shot = ruleOn(rules(), "shooting", given, {5, 2});
        const std::string lines = linesOf(shot, "a") + linesOf(shot, "b");
        QVERIFY2(lines.find("mr.ps_shooters") != std::string::npos, lines.c_str());
        QVERIFY2(lines.find("tf.fort") == std::string::npos, lines.c_str());
        Json both = given;
        both["answers"]["sh.fort_b"] = "temporary";
        QVERIFY(refusal([&] { rules().resolver("shooting").complete(nullptr, both); }).find("DBM-192") != std::string::npos);
    }

    // DBM-078: a rank is of elements that stand and are free to stand there, named by row or by kind.
    void ranksThatAreThere()
    {
        Play play = Play::of({"1 Reg Cv(O) general", "2 Reg Sp(O)"}, {"1 Reg Cv(O) general", "4 Reg Bd(O)"});
        play.act("pips", nothing, {3});
        const auto fight = [](const Json &rank) { return Json({{"a", "a1.2"}, {"b", "b1.2"}, {"answers", {{"cc.rank2_a", rank}}}}); };
        DBM_REFUSED(play, "close-combat", fight("Pk(O)"), "DBM-078");
        DBM_REFUSED(play, "close-combat",
                    Json({{"a", "a1.2"}, {"b", "b1.2"}, {"answers", {{"cc.rank2_a", "Sp(O)"}, {"cc.rank3_a", "Sp(O)"}}}}), "DBM-078");
        Play kind = play;
        QVERIFY(linesOf(kind.act("close-combat", fight("Sp(O)"), {3, 3}), "a").find("rs.sp") != std::string::npos);
        play.unit("a1.2")["marks"] = Json({{{"count", 1}, {"contact", "b1.1"}, {"fought", true}}});
        DBM_REFUSED(play, "close-combat", fight("a1.2"), "DBM-078");
        DBM_REFUSED(play, "close-combat", fight("Sp(O)"), "DBM-078");
    }

    // DBM-012, DBM-061: an impetuous general off the table owes nothing and takes part in nothing.
    void straggler()
    {
        Play play{rules().start(armyOf("Reds", {{"1 Reg Cv(O) general", "4 Reg Bd(O)"}, {"1 Irr Kn(O) general", "4 Reg Bd(O)"}}),
                                armyOf("Blues", {{"1 Reg Cv(O) general", "4 Reg Bd(O)"}}), Json::object())};
        play.act("losses", {{"who", picks({{"a2.1", 1}})}, {"answers", {{"loss.how", "straggles"}}}});
        play.act("pips", nothing, {3, 3});
        DBM_REFUSED(play, "close-combat", Json({{"a", "a2.1"}, {"b", "b1.2"}}), "DBM-012");
        DBM_REFUSED(play, "spontaneous", Json({{"who", picks({{"a2.1", 1}})}, {"answers", {{"imp.result", "advanced"}}}}), "DBM-012");
        QVERIFY2(play.refusalOf("end-bound", nothing).empty(), "the bound must end");
    }

    // DBM-162: beaten in an earlier bound is beaten, whatever comes after.
    void beatenFirst()
    {
        Play play = Play::of({"1 Reg Cv(O) general", "8 Reg Bd(O)"}, {"1 Reg Cv(O) general", "8 Reg Bd(O)"});
        play.act("losses", {{"who", picks({{"a1.2", 5}})}, {"answers", {{"loss.how", "destroyed"}}}});
        play.endBound();
        COMPARE_JSON(rules().ended(play.state)["winner"], Json("b"));
        play.act("losses", {{"who", picks({{"b1.2", 8}, {"b1.1", 1}})}, {"answers", {{"loss.how", "destroyed"}}}});
        play.endBound();
        COMPARE_JSON(rules().ended(play.state)["winner"], Json("b"));
    }

    // DBM-031, DBM-191: a pool without commands of this side is shared out by nobody.
    void poolOfNobody()
    {
        Play play = field();
        play.state["pool"] = {3, 4};
        play.state["pooled"] = {"b1", "b2"};
        DBM_REFUSED(play, "pip-assign", nothing, "DBM-031");
        QVERIFY(!rules().resolver("pip-assign").refusal(play.state, nothing).empty());
    }

    // DBM-013: baggage that cannot move does not move, with or without PIPs, nor press forward.
    void baggage()
    {
        QVERIFY(refusal([] { ruleOn(rules(), "move", orderOf({"1 Reg Bge(O)"}, "", ""), {}); }).find("DBM-013") != std::string::npos);
        Json mobile = orderOf({"1 Reg Bge(O)"}, "", "");
        mobile["who"][0]["element"]["mobile"] = true;
        QCOMPARE(totalOf(ruleOn(rules(), "move", mobile, {}), "paces"), 100);
    }

    // DBM-184, DBM-180: what is wrong with a roster keeps nobody from the table; what cannot be counted is left out and said.
    void neverBlocks()
    {
        Json army = armyOf("Reds", {{"1 Reg Cv(O) general", "4 Reg Bd(O)"}, {"4 Reg Bd(O)"}});
        army["commands"][0]["units"].push_back({{"type", "Zz"}, {"grade", "O"}, {"count", 3}});
        army["commands"][0]["units"].push_back({{"type", "Sp"}, {"grade", "S"}, {"drill", "Irr"}, {"count", 3}});
        Play play{rules().start(army, armyOf("Blues", {{"1 Reg Cv(O) general"}}), Json::object())};
        QVERIFY(!play.state["units"].contains("a1.3"));
        QVERIFY(play.state["units"].contains("a1.4"));
        QVERIFY(play.seen("reminders").dump().find("Left out of the game: Reds, Reds1, row 3") != std::string::npos);
        play.act("pips", nothing, {3, 4});
        play.act("pip-assign", nothing);
        QCOMPARE(totalOf(play.act("move", order(picks({{"a2.1", 2}}))), "cost"), 2); // nobody leads them
    }

    // DBM-182, DBM-184: fortifications have their place in a roster and count towards its points.
    void fortifications()
    {
        Json army = armyOf("Reds", {{"1 Reg Cv(O) general", "4 Reg Bd(O)"}});
        const int bare = rules().totals(army)["points"];
        army["fortifications"] = {{"temporary", 3}, {"temporary_camp", 2}, {"permanent", 1},
                                  {"tower", 1},     {"gateway", 1},        {"gate_tower", 1}};
        QCOMPARE(rules().totals(army)["points"].get<int>(), bare + 6 + 2 + 2 + 1 + 2 + 3);
        QVERIFY(rules().check(army).empty());
        army["limit"] = bare;
        QCOMPARE(int(rules().check(army).size()), 1);
        army["limit"] = 0; // no limit
        QVERIFY(rules().check(army).empty());
        army["fortifications"] = {{"moat", 3}, {"tower", -1}};
        QCOMPARE(int(rules().check(army).size()), 2);
        QCOMPARE(rules().totals(army)["points"].get<int>(), bare);
        std::set<std::string> kinds;
        const Json catalogue = rules().catalogue();
        for (const Json &field : catalogue["armyFields"])
            kinds.insert(field["key"]);
        QVERIFY(kinds.count("fortifications/gate_tower") == 1);
    }

    // DBM-185: whom psiloi may support is any set of the five.
    void anySupport()
    {
        const Json catalogue = rules().catalogue();
        int found = 0;
        for (const Json &field : catalogue["fields"])
            if (field["key"] == "may_support") {
                COMPARE_JSON(field["kind"], Json("flags"));
                QCOMPARE(int(field["choices"].size()), 5);
                ++found;
            }
        QCOMPARE(found, 1);
    }

    // DBM-156: every rule that a player can be told of opens a page.
    void pages()
    {
        std::set<std::string> known;
        for (const Json &page : rules().reference())
            known.insert(page["rule"]);
        const std::regex id("DBM-[0-9]{3}");
        for (const auto &entry : std::filesystem::directory_iterator(figuresFolder())) {
            const std::string ending = entry.path().extension().string();
            if (ending != ".toml" && ending != ".cpp")
                continue;
            std::ifstream file(entry.path());
            for (std::string line; std::getline(file, line);) {
                line = line.substr(0, line.find(ending == ".cpp" ? "//" : "# "));
                for (std::sregex_iterator one(line.begin(), line.end(), id), end; one != end; ++one)
                    QVERIFY2(known.count(one->str()) == 1, (one->str() + " in " + entry.path().string()).c_str());
            }
        }
    }
};

OPTIO_TEST(DbmBoundTest)

} // namespace dbm_bound_test

#include "dbm_bound_test.moc"
