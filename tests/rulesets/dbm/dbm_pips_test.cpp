// SPDX-License-Identifier: GPL-3.0-or-later
// PIP dice (DBM-030 to DBM-032): who rolls, which dice lie in a pool, and how it is shared out.
#include "tests/rulesets/dbm/dbm_play.h"
#include "tests/suite.h"

#include <QtTest>
#include <rapidcheck.h>

namespace dbm_pips_test {

using namespace dbmtest;

namespace {

Play between(const std::string &a, const std::string &b, const Json &options = Json::object())
{
    return {rules().start(suppliedArmy(a), suppliedArmy(b), options)};
}

/// "a1:4 a2:- a3:2"
std::string pipsOf(const Play &play, std::size_t side)
{
    std::string text;
    for (const Json &command : play.state["sides"][side]["commands"]) {
        const Json pip = command.value("pip", Json());
        text += (text.empty() ? "" : " ") + command["id"].get<std::string>() + ":" + (pip.is_null() ? "-" : pip.dump());
    }
    return text;
}

std::string diceOf(const Ruling &ruling)
{
    std::string text;
    for (const Draw &draw : ruling.dice)
        text += (text.empty() ? "" : " ") + draw.id + "=" + std::to_string(draw.value);
    return text;
}

QString text(const std::string &from) { return QString::fromStdString(from); }

} // namespace

class DbmPipsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // DBM-030, DBM-031: the dice of a regular commander-in-chief and his regular sub-generals lie in one pool.
    void pool()
    {
        Play play = between("mid-republican-roman", "gallic");
        const Json before = play.state;
        const Form form = rules().resolver("pips").form(&play.state, nothing);
        QCOMPARE(form.dice.size(), std::size_t(3));
        QCOMPARE(text(form.dice[0].label), QString("Flaminius' PIPs"));
        const Ruling rolled = play.act("pips", nothing, {5, 2, 4});
        QCOMPARE(text(diceOf(rolled)), QString("pips.a1=5 pips.a2=2 pips.a3=4"));
        QCOMPARE(text(rolled.sentence), QString("PIPs: a pool of 5, 2 and 4"));
        QCOMPARE(text(offeredBy(rolled)), QString("pip-assign"));
        COMPARE_JSON(play.state["pool"], Json({5, 2, 4}));
        COMPARE_JSON(play.state["pooled"], Json({"a1", "a2", "a3"}));
        QCOMPARE(text(pipsOf(play, 0)), QString("a1:- a2:- a3:-"));
        COMPARE_JSON(play.state["phase"], Json("pips"));

        // Nothing said: in order, with one tap.
        Play plain = play;
        plain.act("pip-assign", nothing);
        QCOMPARE(text(pipsOf(plain, 0)), QString("a1:5 a2:2 a3:4"));
        QVERIFY(!plain.state.contains("pool") && !plain.state.contains("pooled"));
        COMPARE_JSON(plain.state["phase"], Json("moves"));

        // One said: the others share what is left.
        play.act("pip-assign", {{"answers", {{"pip.assign_a2", 5}}}});
        QCOMPARE(text(pipsOf(play, 0)), QString("a1:2 a2:5 a3:4"));
        optio::apply(play.state, inverse(play.changes));
        COMPARE_JSON(play.state, before);
    }

    // DBM-031, DBM-191: each value of the pool goes to one command.
    void assignment()
    {
        Play play = between("mid-republican-roman", "gallic");
        QVERIFY(text(play.refusalOf("pip-assign", nothing)).contains("no pool"));
        play.act("pips", nothing, {5, 2, 5});
        const Resolver &assign = rules().resolver("pip-assign");
        const Form form = assign.form(&play.state, nothing);
        QCOMPARE(form.questions.size(), std::size_t(3));
        QCOMPARE(text(form.questions[1].id), QString("pip.assign_a2"));
        QCOMPARE(text(form.questions[1].label), QString("Servilius"));
        QCOMPARE(form.questions[1].choices.size(), std::size_t(2)); // 5 and 2
        COMPARE_JSON(form.questions[1].value, Json(2));
        const Json twice = {{"answers", {{"pip.assign_a1", 2}, {"pip.assign_a2", 2}}}};
        QVERIFY2(play.refusalOf("pip-assign", twice).find("DBM-191") != std::string::npos, play.refusalOf("pip-assign", twice).c_str());
        QVERIFY(!assign.refusal(play.state, twice).empty());
        QVERIFY(assign.refusal(play.state, nothing).empty());
        for (const Json &bad : {Json(3), Json(true), Json("5"), Json(5.5), Json()})
            QVERIFY(!play.refusalOf("pip-assign", {{"answers", {{"pip.assign_a1", bad}}}}).empty());
        QVERIFY(!play.refusalOf("pip-assign", {{"answers", {{"pip.assign_b1", 5}}}}).empty());
        QVERIFY(!play.refusalOf("pip-assign", {{"answers", Json::array()}}).empty());
        play.act("pip-assign", {{"answers", {{"pip.assign_a1", 5}, {"pip.assign_a2", 5}}}});
        QCOMPARE(text(pipsOf(play, 0)), QString("a1:5 a2:5 a3:2"));
    }

    // DBM-030: under an irregular commander-in-chief everybody has his own die; so have ally-generals and irregular sub-generals.
    void ownDice()
    {
        Play play = between("mid-republican-roman", "gallic", {{"first", "b"}});
        const Ruling gauls = play.act("pips", nothing, {1, 6, 3});
        QCOMPARE(text(pipsOf(play, 1)), QString("b1:1 b2:6 b3:3"));
        QCOMPARE(text(gauls.sentence), QString("PIPs: Brennus 1, Anaroestes 6 and Concolitanus 3"));
        QVERIFY(gauls.followUps.empty());
        COMPARE_JSON(play.state["phase"], Json("moves"));

        Play greeks = between("later-hoplite-greek", "gallic");
        greeks.act("pips", nothing, {3, 4, 6});
        COMPARE_JSON(greeks.state["pooled"], Json({"a1", "a2"}));
        QCOMPARE(text(pipsOf(greeks, 0)), QString("a1:- a2:- a3:6"));

        // The pool is rolled first: an irregular sub-general between two regular commands throws last.
        Json army = armyOf("Reds", {{"1 Reg Cv(O) general", "2 Reg Bd(O)"}, {"1 Irr Cv(O) general"}, {"1 Reg Cv(O) general"}});
        Play mixed{rules().start(army, suppliedArmy("gallic"), Json::object())};
        QCOMPARE(text(diceOf(mixed.act("pips", nothing, {3, 4, 6}))), QString("pips.a1=3 pips.a3=4 pips.a2=6"));
        QCOMPARE(text(pipsOf(mixed, 0)), QString("a1:- a2:6 a3:-"));

        // A pool of one is assigned at once.
        Play one = Play::of({"1 Reg Cv(O) general", "6 Reg Bd(O)"}, {"1 Reg Cv(O) general"});
        QCOMPARE(text(one.act("pips", nothing, {4}).sentence), QString("PIPs: Reds1 4"));
        QCOMPARE(text(pipsOf(one, 0)), QString("a1:4"));
    }

    // DBM-030, DBM-032: once a bound; a command whose general is lost still rolls, one with nobody left does not.
    void onceABound()
    {
        Play play = between("mid-republican-roman", "gallic", {{"first", "b"}, {"guided", false}});
        play.unit("b2.1")["lost"] = 1;
        play.command(1, 1)["general_lost"] = true;
        for (const char *gone : {"b3.1", "b3.2", "b3.3", "b3.4"})
            play.unit(gone)["lost"] = play.unit(gone)["count"];
        QVERIFY(rules().resolver("pips").refusal(play.state, nothing).empty());
        play.act("pips", nothing, {1, 6});
        QCOMPARE(text(pipsOf(play, 1)), QString("b1:1 b2:6 b3:-"));
        QVERIFY(text(rules().resolver("pips").refusal(play.state, nothing)).contains("DBM-030"));
        QVERIFY(!play.refusalOf("pips", nothing).empty());
        play.command(1, 0)["spent"] = 1;
        play.endBound();
        play.act("pips", nothing, {6, 6, 6});
        play.act("pip-assign", nothing);
        QVERIFY(!play.refusalOf("pips", nothing).empty());
        play.endBound();
        QCOMPARE(text(pipsOf(play, 1)), QString("b1:- b2:- b3:-"));
        COMPARE_JSON(play.command(1, 0)["spent"], Json(0)); // DBM-032: what was not spent is gone
        play.act("pips", nothing, {2, 2});
    }

    // DBM-190: a die shows 1 to 6; too few and too many are refused.
    void badDice()
    {
        const Play play = between("mid-republican-roman", "gallic", {{"first", "b"}});
        for (const std::vector<int> &faces : {std::vector<int>{0, 1, 1}, {1, 7, 1}, {1, 1}, {1, 1, 1, 1}})
            QVERIFY(!refusal([&] { ruleOn(rules(), "pips", nothing, faces, &play.state); }).empty());
        QVERIFY(!play.refusalOf("pips", {{"answers", {{"pip.action", "move"}}}}).empty());
        QVERIFY(!play.refusalOf("pips", {{"answers", Json::object()}, {"game", Json::object()}}).empty());
        QVERIFY(!play.refusalOf("pips", Json::array()).empty());
    }

    // Outside a game: the commands are told.
    void outside()
    {
        const Resolver &pips = rules().resolver("pips");
        const Ruling ruling = ruleOn(rules(), "pips", pips.example(), {6, 1, 3});
        QCOMPARE(text(ruling.sentence), QString("PIPs: a pool of 6 and 1; Hiero 3"));
        QVERIFY(ruling.changes.empty());
        const Distribution odds = oddsOf(*pips.prepare(nullptr, pips.complete(nullptr, pips.example())));
        QCOMPARE(odds.shares.size(), std::size_t(1));
        for (const Json &game :
             {Json(3), Json{{"commands", 3}}, Json{{"commands", Json::array()}}, Json{{"commands", {{{"kind", "king"}}}}},
              Json{{"commands", {{{"name", ""}}}}}, Json{{"commands", {3}}}, Json{{"kommands", {}}}})
            QVERIFY2(!refusal([&] { pips.complete(nullptr, {{"answers", Json::object()}, {"game", game}}); }).empty(), game.dump().c_str());
        QCOMPARE(text(ruleOn(rules(), "pip-assign", rules().resolver("pip-assign").example(), {}).sentence),
                 QString("PIPs: Command 1 2 and Command 2 5"));
        for (const Json &pool : {Json(), Json(3), Json({7, 1}), Json({1}), Json({1, "2"})})
            QVERIFY(!refusal([&] {
                         rules().resolver("pip-assign").complete(nullptr, {{"answers", Json::object()}, {"game", {{"pool", pool}}}});
                     }).empty());
    }

    // DBM-031: whatever is answered, an assignment either is refused or uses every value once; and it can be taken back.
    void everyAssignment()
    {
        QVERIFY(rc::check("each value once", [] {
            Play play = between("mid-republican-roman", "gallic");
            const std::vector<int> faces = *rc::gen::container<std::vector<int>>(3, rc::gen::inRange(1, 7));
            play.act("pips", nothing, faces);
            const Json rolled = play.state;
            play.changes.clear();
            Json answers = Json::object();
            for (const char *id : {"pip.assign_a1", "pip.assign_a2", "pip.assign_a3"})
                if (*rc::gen::arbitrary<bool>())
                    answers[id] = *rc::gen::inRange(1, 7);
            if (!play.refusalOf("pip-assign", {{"answers", answers}}).empty())
                return;
            play.act("pip-assign", {{"answers", answers}});
            std::vector<int> sorted = faces, assigned;
            for (const Json &command : play.state["sides"][0]["commands"])
                assigned.push_back(command["pip"].get<int>());
            std::sort(sorted.begin(), sorted.end());
            std::sort(assigned.begin(), assigned.end());
            RC_ASSERT(sorted == assigned);
            optio::apply(play.state, inverse(play.changes));
            RC_ASSERT(play.state == rolled);
        }));
    }
};

OPTIO_TEST(DbmPipsTest)

} // namespace dbm_pips_test

#include "dbm_pips_test.moc"
