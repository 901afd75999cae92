// SPDX-License-Identifier: GPL-3.0-or-later
// Orders in a game (DBM-033 to DBM-063, DBM-191): what they spend and mark, what they are refused for, and that they can be taken back.
#include "tests/rulesets/dbm/dbm_move.h"
#include "tests/suite.h"

#include <QtTest>
#include <rapidcheck.h>

namespace dbm_order_test {

using namespace dbmtest;

namespace {

QString text(const std::string &from) { return QString::fromStdString(from); }

/// Gauls and Romans; the Gauls' bound, their dice rolled: 5, 3, 6.
Play gauls(std::vector<int> dice = {5, 3, 6})
{
    Play play{rules().start(suppliedArmy("mid-republican-roman"), suppliedArmy("gallic"), {{"first", "b"}, {"guided", false}})};
    play.act("pips", {{"answers", Json::object()}}, dice);
    return play;
}

/// A small army of red regulars in its first bound, with a single command.
Play reds(const std::vector<std::string> &rows, int pips = 6)
{
    std::vector<std::string> army{"1 Reg Cv(O) general"};
    army.insert(army.end(), rows.begin(), rows.end());
    Play play = Play::of(army, {"1 Reg Cv(O) general", "8 Reg Bd(O)", "4 Irr Wb(O)"});
    play.act("pips", {{"answers", Json::object()}}, {pips});
    return play;
}

int spent(const Play &play, std::size_t side, std::size_t command)
{
    return play.state["sides"][side]["commands"][command].value("spent", 0);
}

/// What a rule id refuses: the whole sentence when it is another.
#define REFUSED(play, given, rule)                                                                                                         \
    do {                                                                                                                                   \
        const std::string why = (play).refusalOf("move", given);                                                                           \
        QVERIFY2(why.find(rule) != std::string::npos, why.c_str());                                                                        \
        QCOMPARE(rules().resolver("move").refusal((play).state, given).empty(), false);                                                    \
    } while (false)

} // namespace

class DbmOrderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // W01, W02: the commander-in-chief spares a PIP once, and far warband pays for wheeling.
    void commanderAndWarband()
    {
        Play play = gauls();
        const Json before = play.state;
        play.changes.clear();
        const Ruling first = play.act("move", order(picks({{"b1.1", 1}, {"b1.3", 3}})));
        QCOMPARE(text(sumOf(first, "cost", "cost")), QString("base+1 pip.discount-1 = 0"));
        QCOMPARE(text(first.sentence), QString("1 Cavalry (O), 3 Warband (O), move: 0 PIPs (5 left)"));
        COMPARE_JSON(play.command(1, 0)["discount_used"], Json(true)); // DBM-036
        COMPARE_JSON(play.command(1, 0)["general_moved"], Json(true)); // DBM-046
        QCOMPARE(spent(play, 1, 0), 0);
        COMPARE_JSON(play.marks("b1.3"), Json({{{"count", 3}, {"moved", true}}}));
        const Ruling second =
            play.act("move", order(picks({{"b1.3", 8}}), {{"pip.distance", "601-1200"}, {"pip.deviates", true}, {"pip.short", true}}));
        QCOMPARE(text(second.sentence), QString("8 Warband (O), move: 2 PIPs (3 left)"));
        QCOMPARE(spent(play, 1, 0), 2);
        COMPARE_JSON(play.marks("b1.3"), Json({{{"bent", true}, {"count", 8}, {"moved", true}}, {{"count", 3}, {"moved", true}}}));
        optio::apply(play.state, inverse(play.changes));
        COMPARE_JSON(play.state, before);
    }

    // W03: psiloi behind cavalry in a game: their row says whom they may support.
    void psiloiBehindCavalry()
    {
        Json army = armyOf("Reds", {{"1 Reg Bd(O) general", "6 Reg Cv(O)", "4 Irr Ps(S)", "6 Reg Kn(F)"}});
        army["commands"][0]["units"][2]["may_support"] = {"Cv"};
        Play play{rules().start(army, suppliedArmy("gallic"), Json::object())};
        play.act("pips", {{"answers", Json::object()}}, {6});
        QCOMPARE(totalOf(Play(play).act("move", order(picks({{"a1.2", 6}, {"a1.3", 4}}), {{"pip.ps_behind", true}})), "cost"), 1);
        QCOMPARE(totalOf(Play(play).act("move", order(picks({{"a1.2", 6}, {"a1.3", 4}}))), "cost"), 2);
        QCOMPARE(totalOf(Play(play).act("move", order(picks({{"a1.4", 6}, {"a1.3", 4}}))), "cost"), 2);
    }

    // W04, DBM-012: a lost general is known, and nobody asks how far he is.
    void heldWithoutGeneral()
    {
        Play play = gauls();
        play.unit("b1.1")["lost"] = 1;
        const Json held = order(picks({{"b1.3", 4}}), {{"pip.action", "halt"}});
        QCOMPARE(text(sumOf(Play(play).act("move", held), "cost", "cost")), QString("base+1 pip.control+1 pip.curb+1 = 3"));
        const Json wood = order(picks({{"b1.3", 4}}), {{"pip.action", "halt"}, {"pip.safe_halt", "going"}});
        QCOMPARE(text(sumOf(play.act("move", wood), "cost", "cost")), QString("base+1 pip.control+1 = 2"));
        COMPARE_JSON(play.marks("b1.3"), Json({{{"count", 4}, {"halted", true}}}));
        QVERIFY(text(play.refusalOf("move", order(picks({{"b1.3", 1}}), {{"pip.distance", "<=600"}}))).contains("does not apply"));
    }

    // W05, DBM-044: marches are counted element by element.
    void marches()
    {
        Play play = reds({"4 Reg Kn(F)", "6 Reg Bd(O)"});
        const auto march = [&](const char *unit, int count) {
            Json pick = picks({{unit, count}});
            if (!play.marks(unit).empty())
                pick[0]["part"] = "marches=" + play.marks(unit)[0]["marches"].dump();
            return totalOf(play.act("move", order(pick, {{"pip.action", "march"}})), "cost");
        };
        QCOMPARE(march("a1.2", 4), 1);
        QCOMPARE(march("a1.2", 4), 1);
        QCOMPARE(march("a1.2", 4), 2);
        COMPARE_JSON(play.marks("a1.2"), Json({{{"count", 4}, {"marches", 3}}}));
        play.command(0, 0)["spent"] = 0;
        for (const int cost : {1, 1, 1, 2})
            QCOMPARE(march("a1.3", 6), cost);
        // DBM-055: a tactical move may be made besides.
        QCOMPARE(totalOf(play.act("move", order(picks({{"a1.3", 6}}))), "cost"), 1);
        REFUSED(play, order(picks({{"a1.2", 1}}), {{"pip.action", "halt"}}), "DBM-034");
    }

    // W06, W07, DBM-054: artillery among blades, and a group's pace.
    void groups()
    {
        Play play = reds({"3 Reg Bd(O)", "1 Reg Art(O)", "1 Reg Art(S)", "2 Reg Kn(O)"});
        QCOMPARE(totalOf(Play(play).act("move", order(picks({{"a1.2", 3}, {"a1.3", 1}}))), "cost"), 2);
        const Ruling ride = Play(play).act("move", order(picks({{"a1.5", 2}, {"a1.2", 1}})));
        QCOMPARE(totalOf(ride, "paces"), 100);
        QVERIFY2(text(ride.outcome[0].instruction).contains("the pace of Blades (O)"), ride.outcome[0].instruction.c_str());
        REFUSED(play, order(picks({{"a1.4", 1}}), {{"mv.going", "difficult"}}), "DBM-050");
        QCOMPARE(totalOf(Play(play).act("move", order(picks({{"a1.4", 1}}), {{"mv.going", "road"}})), "paces"), 100);
    }

    // DBM-033, DBM-191: whose elements, and of one command.
    void whose()
    {
        const Play play = gauls();
        REFUSED(play, order(picks({{"b1.3", 1}, {"b2.3", 1}})), "DBM-033");
        REFUSED(play, order(picks({{"a1.2", 1}})), "DBM-191");
        REFUSED(play, order(picks({{"b1.3", 25}})), "DBM-191");
        Play lost = play;
        lost.unit("b1.4")["lost"] = 4;
        REFUSED(lost, order(picks({{"b1.4", 1}})), "DBM-191");
        REFUSED(lost, order(Json({{{"unit", "b1.3"}, {"part", "moved"}}})), "DBM-191");
        REFUSED(lost, order(Json({{{"unit", "zz"}}})), "zz");
        for (const Json &odd :
             {Json(3), Json("b1.3"), Json({3}), Json({{{"unit", 3}}}), Json({{{"unit", "b1.3"}, {"count", "two"}}}), Json({Json::array()})})
            QVERIFY(!lost.refusalOf("move", order(odd)).empty());
        QVERIFY(!lost.refusalOf("move", {{"who", picks({{"b1.3", 1}})}, {"game", Json::object()}}).empty());
        // Nobody picked yet: nothing to judge.
        QVERIFY(rules().resolver("move").refusal(play.state, Json::object()).empty());
    }

    // DBM-034, DBM-055: one tactical move; halts neither before nor after one.
    void onceABound()
    {
        Play play = reds({"4 Reg Bd(O)", "2 Reg LH(O)"});
        play.act("move", order(picks({{"a1.2", 2}})));
        REFUSED(play, order(Json({{{"unit", "a1.2"}, {"part", "moved"}}})), "DBM-055");
        REFUSED(play, order(picks({{"a1.2", 3}})), "DBM-055");
        REFUSED(play, order(Json({{{"unit", "a1.2"}, {"part", "moved"}}}), {{"pip.action", "halt"}}), "DBM-034");
        play.act("move", order(picks({{"a1.2", 2}}), {{"pip.action", "halt"}}));
        for (const char *action : {"move", "march", "halt"})
            REFUSED(play, order(Json({{{"unit", "a1.2"}, {"part", "halted"}}}), {{"pip.action", action}}), "DBM-034");
        play.endBound();
        QVERIFY(play.marks("a1.2").empty());
    }

    // DBM-032, DBM-046, DBM-191: no spending before the dice, none beyond them.
    void paying()
    {
        Play play{rules().start(suppliedArmy("mid-republican-roman"), suppliedArmy("gallic"), Json::object())};
        const Json blades = order(picks({{"a1.2", 6}}));
        REFUSED(play, blades, "roll the PIP dice");
        play.act("pips", {{"answers", Json::object()}}, {1, 2, 3});
        REFUSED(play, blades, "share out the pool");
        play.act("pip-assign", {{"answers", Json::object()}});
        const Json far = order(picks({{"a1.2", 6}}), {{"pip.distance", ">1200"}});
        REFUSED(play, far, "costs 2 PIPs, the command has 1");
        // The price is shown all the same.
        EnteredDice none({});
        Dice dice(none);
        const Ruling preview = rules().resolver("move").prepareLenient(&play.state, far)->rule(dice);
        QCOMPARE(totalOf(preview, "cost"), 2);
        QVERIFY(!text(preview.sentence).contains("left"));
        play.act("move", blades);
        REFUSED(play, order(picks({{"a1.3", 1}})), "costs 1 PIP, the command has 0");
        QCOMPARE(totalOf(play.act("move", order(picks({{"a1.1", 1}}))), "cost"), 0); // the commander-in-chief alone is free
    }

    // DBM-037: a general in contact is fighting; one on a late flank march straggles. Neither is asked for.
    void outOfControl()
    {
        Play play = reds({"4 Reg Bd(O)"});
        play.unit("a1.1")["marks"] = Json({{{"count", 1}, {"contact", "b1.2"}}});
        QCOMPARE(text(sumOf(Play(play).act("move", order(picks({{"a1.2", 4}}))), "cost", "cost")), QString("base+1 pip.control+1 = 2"));
        play.unit("a1.1")["marks"] = Json::array();
        play.command(0, 0)["straggling"] = true;
        QCOMPARE(text(sumOf(Play(play).act("move", order(picks({{"a1.2", 4}}))), "cost", "cost")), QString("base+1 pip.control+1 = 2"));
        REFUSED(play, order(picks({{"a1.1", 1}})), "off the table");
    }

    // DBM-056, DBM-191: out of contact only by breaking off, and only from slower enemies; both sides are free then.
    void breakingOff()
    {
        Play play = reds({"3 Reg LH(O)", "2 Reg Bd(O)"});
        play.unit("a1.2")["marks"] = Json({{{"count", 2}, {"contact", "b1.2"}}});
        play.unit("b1.2")["marks"] = Json({{{"count", 1}, {"contact", "?"}}, {{"count", 1}, {"contact", "a1.2"}}});
        play.unit("a1.3")["marks"] = Json({{{"count", 1}, {"contact", "b1.2"}}});
        const Json before = play.state;
        play.changes.clear();
        const auto inContact = [](const char *unit, const char *foe, int count, const char *action) {
            return order(Json({{{"unit", unit}, {"part", std::string("contact=") + foe}, {"count", count}}}), {{"pip.action", action}});
        };
        REFUSED(play, inContact("a1.2", "b1.2", 1, "move"), "DBM-056");
        REFUSED(play, inContact("a1.2", "b1.2", 1, "march"), "break off");
        REFUSED(play, inContact("a1.3", "b1.2", 1, "break_off"), "DBM-056"); // no faster than blades
        const Json away = inContact("a1.2", "b1.2", 2, "break_off");
        for (const Question &question : rules().resolver("move").form(&play.state, away).questions)
            QVERIFY(question.id != "bo.foe"); // the mark names the opponent
        Json touched = away;
        touched["answers"]["bo.flank"] = true;
        REFUSED(play, touched, "flank");
        const Ruling ruling = play.act("move", away);
        QCOMPARE(text(ruling.comparison), QString("250 paces against 100 of Blades (O): they get away"));
        COMPARE_JSON(play.marks("a1.2"), Json({{{"bent", true}, {"count", 2}, {"moved", true}}}));
        COMPARE_JSON(play.marks("b1.2"), Json({{{"contact", "a1.3"}, {"count", 1}}})); // who touches them still (DBM-072)
        optio::apply(play.state, inverse(play.changes));
        COMPARE_JSON(play.state, before);

        // An opponent that nobody wrote down is asked for.
        play.unit("a1.2")["marks"] = Json({{{"count", 1}, {"contact", "?"}}});
        const Json unknown = inContact("a1.2", "?", 1, "break_off");
        std::string choices;
        for (const Question &question : rules().resolver("move").form(&play.state, unknown).questions)
            if (question.id == "bo.foe")
                for (const Choice &choice : question.choices)
                    choices += choice.value.get<std::string>() + " ";
        QCOMPARE(text(choices), QString("Bd(O) Cv(O) Wb(O) "));
        play.act("move", unknown);
        COMPARE_JSON(play.marks("a1.2"), Json({{{"bent", true}, {"count", 1}, {"moved", true}}}));
    }

    // DBM-063: a demoralised command spends PIPs on halts and breaking off only.
    void demoralised()
    {
        Play play = reds({"3 Reg LH(O)", "2 Reg Bd(O)"});
        play.command(0, 0)["demoralised"] = true;
        play.unit("a1.2")["marks"] = Json({{{"count", 1}, {"contact", "b1.2"}}});
        for (const char *action : {"move", "march"})
            REFUSED(play, order(picks({{"a1.3", 1}}), {{"pip.action", action}}), "DBM-063");
        play.act("move", order(picks({{"a1.3", 1}}), {{"pip.action", "halt"}}));
        play.act("move", order(Json({{{"unit", "a1.2"}, {"part", "contact=b1.2"}}}), {{"pip.action", "break_off"}}));
    }

    // DBM-046, DBM-157: a move that is not straight ahead is remembered; a halt does not move a general.
    void whatIsRemembered()
    {
        Play play = reds({"4 Reg Bd(O)", "2 Irr Wb(O)"});
        play.act("move", order(picks({{"a1.2", 1}})));
        play.act("move", order(picks({{"a1.2", 1}}), {{"pip.straight", false}}));
        COMPARE_JSON(play.marks("a1.2"), Json({{{"bent", true}, {"count", 1}, {"moved", true}}, {{"count", 1}, {"moved", true}}}));
        play.act("move", order(picks({{"a1.3", 1}}), {{"pip.deviates", true}, {"pip.contacts", true}}));
        COMPARE_JSON(play.marks("a1.3"), Json({{{"bent", true}, {"contact", "?"}, {"count", 1}, {"moved", true}}})); // DBM-072
        play.act("move", order(picks({{"a1.1", 1}}), {{"pip.action", "halt"}}));
        COMPARE_JSON(play.command(0, 0)["general_moved"], Json(false));
        COMPARE_JSON(play.state["phase"], Json("moves"));
    }

    // DBM-013, DBM-035: mounted infantry gets down and up again.
    void mounting()
    {
        Json army = armyOf("Reds", {{"1 Reg Cv(O) general", "2 Reg Bw(O)"}});
        army["commands"][0]["units"][1]["mounted_infantry"] = true;
        Play play{rules().start(army, suppliedArmy("gallic"), Json::object())};
        play.act("pips", {{"answers", Json::object()}}, {6});
        const Json mount = {{"pip.action", "mount"}};
        QCOMPARE(totalOf(play.act("move", order(picks({{"a1.2", 1}}), mount)), "cost"), 2);
        COMPARE_JSON(play.marks("a1.2"), Json({{{"count", 1}, {"on_foot", true}}}));
        REFUSED(play, order(picks({{"a1.2", 2}}), mount), "one element at a time");
        REFUSED(play, order(picks({{"a1.1", 1}}), mount), "not mounted infantry");
        play.act("move", order(Json({{{"unit", "a1.2"}, {"part", "on_foot"}}}), mount));
        COMPARE_JSON(play.marks("a1.2"), Json::array());
    }

    // Who may be picked: the side's own elements, part by part, none picked at first, those that halted left out.
    void candidates()
    {
        Play play = gauls();
        play.act("move", order(picks({{"b1.3", 3}})));
        play.act("move", order(picks({{"b1.4", 4}}), {{"pip.action", "halt"}}));
        const Resolver &move = rules().resolver("move");
        std::string parts;
        for (const Candidate &one : move.candidates(play.state, Slot{"who", "", "active", true, false}, Json::object())) {
            QVERIFY(one.unit.front() == 'b');
            QCOMPARE(one.standard, 0);
            if (one.unit.rfind("b1", 0) == 0)
                parts += one.unit + ":" + one.part + ":" + std::to_string(one.most) + " ";
        }
        QCOMPARE(text(parts), QString("b1.1::1 b1.2::8 b1.3::21 b1.3:moved:3 "));
    }

    // A game of an older version lacks the newer keys.
    void olderGame()
    {
        Play play = gauls();
        for (const char *key : {"spent", "discount_used", "general_moved", "straggling", "kind"})
            play.command(1, 0).erase(key);
        play.state["settings"].erase("march_gap");
        play.state.erase("phase");
        play.act("move", order(picks({{"b1.3", 4}}), {{"pip.action", "march"}}));
        QCOMPARE(spent(play, 1, 0), 1);
    }

    // DBM-184: an army is played whatever is wrong with it, as long as there is one.
    void unplayable()
    {
        const auto why = [](const Json &army) {
            return text(refusal([&] { rules().start(army, suppliedArmy("gallic"), Json::object()); }));
        };
        QVERIFY(why(armyOf("Reds", {{"1 Reg Cv(O) general", "2 Reg Bd(O)"}})).isEmpty());
        QVERIFY(why(armyOf("Reds", {{"1 Reg Cv(O) general"}, {"2 Reg Bd(O)"}})).isEmpty());
        QVERIFY(why(armyOf("Reds", {{"1 Reg Cv(O) general", "2 Reg Wb(O)"}})).isEmpty());
        Json none = armyOf("Reds", {{"1 Reg Cv(O) general"}});
        none["commands"] = Json::array();
        QVERIFY2(why(none).contains("no elements"), qPrintable(why(none)));
        Json doubled = armyOf("Reds", {{"1 Reg Cv(O) general", "2 Reg Bd(O)"}});
        doubled["commands"][0]["units"][1]["double"] = "El(F)";
        QVERIFY(why(doubled).isEmpty());
    }

    // DBM-035, DBM-046: whatever is ordered, costs and PIPs never fall below nothing, the preview is what is done, and undo undoes it.
    void anyOrder()
    {
        QVERIFY(rc::check("orders of all kinds", [] {
            Play play = gauls(*rc::gen::container<std::vector<int>>(3, rc::gen::inRange(1, 7)));
            for (int act = 0; act < 6; ++act) {
                const std::string unit = *rc::gen::element<std::string>("b1.1", "b1.2", "b1.3", "b2.3", "b3.1", "b3.4");
                Json who = picks({{unit, *rc::gen::inRange(1, 4)}});
                if (*rc::gen::inRange(0, 3) == 0)
                    who.push_back({{"unit", unit.substr(0, 3) + "1"}, {"count", 1}});
                Json answers = Json::object();
                const auto maybe = [&answers](const char *id, const Json &value) {
                    if (*rc::gen::arbitrary<bool>())
                        answers[id] = value;
                };
                maybe("pip.action", *rc::gen::element<std::string>("move", "march", "halt", "mount", "break_off"));
                maybe("pip.distance", *rc::gen::element<std::string>("<=600", "601-1200", ">1200"));
                maybe("pip.sight", false);
                maybe("pip.deviates", true);
                maybe("pip.contacts", true);
                maybe("pip.short", true);
                maybe("pip.safe_halt", "uphill");
                maybe("mv.going", *rc::gen::element<std::string>("road", "rough", "difficult"));
                const Json given = {{"who", who}, {"answers", answers}};
                const Resolver &move = rules().resolver("move");
                Json whole;
                try {
                    whole = given;
                    whole["answers"] = Json::object();
                    for (const Question &question : move.form(&play.state, given).questions)
                        whole["answers"][question.id] = question.value;
                } catch (const Error &) {
                    continue; // the picks are wrong
                }
                if (const std::string why = play.refusalOf("move", whole); !why.empty()) {
                    RC_ASSERT(!move.refusal(play.state, whole).empty());
                    continue;
                }
                RC_ASSERT(move.refusal(play.state, whole).empty());
                EnteredDice none({});
                Dice dice(none);
                const Ruling preview = move.prepareLenient(&play.state, given)->rule(dice);
                const Json before = play.state;
                const Ruling ruling = play.act("move", whole);
                RC_ASSERT(toJson(preview) == toJson(ruling));
                RC_ASSERT(totalOf(ruling, "cost") >= 0);
                for (const Json &command : play.state["sides"][1]["commands"]) {
                    const int left = command["pip"].get<int>() - command["spent"].get<int>();
                    RC_ASSERT(left >= 0);
                }
                Json back = play.state;
                optio::apply(back, inverse(ruling.changes));
                RC_ASSERT(back == before);
            }
        }));
    }
};

OPTIO_TEST(DbmOrderTest)

} // namespace dbm_order_test

#include "dbm_order_test.moc"
