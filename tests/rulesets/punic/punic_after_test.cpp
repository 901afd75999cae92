// SPDX-License-Identifier: GPL-3.0-or-later
// After combat in the Punic Wars: the moves on the list, relief, routs and pursuits and how they go on, rally, the next round, broken
// armies.
#include "rulesets/punic/combat/aftermath.h"
#include "rulesets/punic/combat/flight.h"
#include "tests/rulesets/punic/punic_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace punic_after_test {

using namespace punictest;

namespace {

const std::string hi = R"({"name":"Levy","type":"HI","grade":"C","bases":6})";
const std::string mi = R"({"name":"Gauls","type":"MI","grade":"C","bases":8})";
const std::string mc = R"({"name":"Horse","type":"MC","grade":"B","bases":4})";
const std::string legion = R"({"name":"Legio I","legion":true,"grade":"B","dps":1})";

/// Two units in a combat that was fought, with these moves on the list: the loser's first.
Field fought(const std::string &a, const std::string &b, const std::string &moveA, const std::string &moveB, bool bLost = true)
{
    Field field;
    field.unit("a1.1", a).unit("b1.1", b).at("after", "");
    field.change([&](State &state) {
        state.combats["c00001"] = {
            "c00001", {{"a1.1", 1, {"charge"}, {}, "", false, false, {}}, {"b1.1", 1, {"receive"}, {}, "", false, false, {}}}, true, false};
        for (const auto &[unit, move, place] : {std::tuple{"a1.1", moveA, bLost ? 1 : 0}, std::tuple{"b1.1", moveB, bLost ? 0 : 1}}) {
            After &after = addMove(state, unit, move, place, "c00001");
            after.foes = {unit == std::string("a1.1") ? "b1.1" : "a1.1"};
            state.unit(unit).fought = true;
        }
    });
    return field;
}

void ends(Field &field) { field.at("rally", "").act("end-turn", Json::object()); }

std::string entryOf(const Field &field, const std::string &unit)
{
    const State state = field.state();
    const Combat *combat = state.combatOf(unit);
    if (combat == nullptr)
        return "apart";
    std::string text = std::to_string(combat->find(unit)->round);
    for (const std::string &one : combat->find(unit)->entry)
        text += " " + one;
    return text;
}

/// Takes the DPs of nothing: nobody stands near.
void nobodyNear(Field &field)
{
    while (openEvent(field.state()) != nullptr)
        field.act("morale", {{"answers", Json::object()}});
}

} // namespace

class PunicAfterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // E-01 PUN-064 PUN-270 PUN-275 PUN-276 PUN-279: the loser falls back, the legion follows up and relieves; next round.
    void relief()
    {
        Field field = fought(legion, R"({"name":"Levy","type":"HI","grade":"C","bases":6,"dps":2})", "followUp", "fallBack");
        QVERIFY(holds(field.refused("after-combat", who("a1.1")), "PUN-270")); // losers first
        QVERIFY(holds(field.refused("next-phase", Json::object()), "PUN-343"));
        field.act("after-combat", who("b1.1"));
        field.act("after-combat", who("a1.1", R"("rs.relieve":true)"));
        COMPARE_TEXT(field.dps("a1.1"), "0");
        QCOMPARE(field.of("a1.1").reliefs, 1);
        COMPARE_TEXT(field.of("a1.1").ranks[0].name, "principes");
        ends(field);
        COMPARE_TEXT(entryOf(field, "a1.1"), "2 followUp relieved"); // E-02
        COMPARE_TEXT(entryOf(field, "b1.1"), "2 hold");
    }

    // PUN-274: both halt, and fight on; PUN-279: relieved gives its entry.
    void bothHalt()
    {
        Field field = fought(legion, hi, "halt", "halt");
        field.act("after-combat", who("b1.1"));
        field.act("after-combat", who("a1.1", R"("rs.relieve":true)"));
        ends(field);
        COMPARE_TEXT(entryOf(field, "a1.1"), "2 relieved");
        COMPARE_TEXT(entryOf(field, "b1.1"), "2 hold");
    }

    // PUN-275: who falls back and relieves stays in place, and who would follow up holds.
    void relievedInPlace()
    {
        Field field = fought(mi, R"({"name":"Legio I","legion":true,"grade":"B","dps":3})", "followUp", "fallBack");
        field.act("after-combat", who("b1.1", R"("rs.relieve":true)"));
        field.act("after-combat", who("a1.1"));
        ends(field);
        COMPARE_TEXT(entryOf(field, "a1.1"), "2 hold");
        COMPARE_TEXT(entryOf(field, "b1.1"), "2 relieved");
    }

    // PUN-276: not followed, contact is over.
    void notFollowed()
    {
        Field field = fought(mi, hi, "halt", "fallBack");
        field.act("after-combat", who("b1.1"));
        field.act("after-combat", who("a1.1"));
        ends(field);
        COMPARE_TEXT(entryOf(field, "a1.1"), "apart");
    }

    // PUN-389: who may not relieve.
    void noRelief()
    {
        const auto why = [](const std::string &unit) {
            Field field;
            field.unit("a1.1", unit);
            return whyNoRelief(field.of("a1.1"));
        };
        QVERIFY(holds(why(hi), "PUN-389"));
        QVERIFY(holds(why(R"({"legion":true,"dps":7,"shaken":true})"), "shaken"));
        QVERIFY(holds(why(R"({"legion":true,"formation":"line"})"), "quincunx"));
        QVERIFY(holds(why(R"({"name":"Legio I","legion":true,"reliefs":2})"), "Legio I has already relieved twice"));
        QVERIFY(why(R"({"legion":true,"reliefs":1})").empty());
        Field two;
        two.unit("a1.1", R"({"name":"Legio I","legion":true,"reliefs":1})").change([](State &state) {
            state.unit("a1.1").ranks[0].bases = 0;
        });
        QVERIFY(holds(whyNoRelief(two.of("a1.1")), "once")); // two lines: one relief
    }

    // PUN-275 PUN-280: who cannot move stays and loses a base.
    void noRoom()
    {
        Field back = fought(mi, hi, "halt", "fallBack");
        back.act("after-combat", who("b1.1", R"("rs.room":false)"));
        QCOMPARE(back.of("b1.1").bases(), 5);
        QVERIFY(back.of("b1.1").formed());
        Field retires = fought(mi, hi, "halt", "retire");
        retires.act("after-combat", who("b1.1", R"("rs.room":false)"));
        QCOMPARE(retires.of("b1.1").bases(), 5);
        QCOMPARE(retires.of("b1.1").formation, Formation::unformed);
        retires.act("after-combat", who("a1.1"));
        ends(retires);
        COMPARE_TEXT(entryOf(retires, "b1.1"), "2 hold"); // contact goes on
    }

    // E-02 E-05 PUN-150 PUN-280: a retirement: all dice and an inch for each, unformed, no fatigue.
    void retire()
    {
        Field field = fought(mi, hi, "halt", "retire");
        field.act("after-combat", who("b1.1"), {3, 4});
        QVERIFY(!field.state().engaged("b1.1"));
        QCOMPARE(field.of("b1.1").formation, Formation::unformed);
        QCOMPARE(field.of("b1.1").mood, Mood::retiring);
        QCOMPARE(field.of("b1.1").dps, 0);
        const Field horse = fought(mi, mc, "halt", "retire");
        const Ruling ruling = horse.rule("after-combat", who("b1.1"), {4, 3, 2});
        QVERIFY(holds(ruling.sentence, "12\""));
        QVERIFY(holds(fought(mi, hi, "halt", "retire").rule("after-combat", who("b1.1"), {3, 4}).sentence, "9\""));
    }

    // PUN-277: passing through ends the contact, in formation.
    void passThrough()
    {
        Field field = fought(R"({"type":"EL"})", hi, "passThrough", "halt");
        field.act("after-combat", who("b1.1"));
        field.act("after-combat", who("a1.1"));
        QVERIFY(!field.state().engaged("b1.1"));
    }

    // E-16 PUN-282 PUN-283 PUN-285 PUN-325: rout, pursuit, caught or eliminated; the loser's dice before the winner's.
    void routAndPursuit()
    {
        Field field =
            fought(mc, R"({"name":"Rebels","type":"MI","grade":"C","bases":6,"dps":5,"shaken":true,"mood":"routing"})", "pursue", "rout");
        field.unit("b1.2", hi);
        const Ruling away = field.act("after-combat", who("b1.1"), {3, 2});
        QVERIFY(holds(away.sentence, "7\""));
        const Ruling chase = field.act("after-combat", who("a1.1"), {4, 5, 1});
        QVERIFY(holds(chase.sentence, "10\"")); // no inches added
        QVERIFY(holds(field.refused("next-phase", Json::object()), "PUN-343"));
        Field escaped = field;
        field.act("caught", who("a1.1", R"("rs.caught":"b1.1")"));
        QVERIFY(field.of("b1.1").inPlay());
        COMPARE_TEXT(field.of("b1.1").hackBy, "a1.1");
        escaped.act("caught", who("a1.1"));
        QCOMPARE(escaped.of("b1.1").status, Status::eliminated);
        nobodyNear(escaped);
        QVERIFY(escaped.refused("next-phase", Json::object()).empty());
    }

    // PUN-282: unable to move, it surrenders to enemy near, or is eliminated; without a pursuer it is eliminated after its move.
    void surrender()
    {
        const std::string rebels = R"({"name":"Rebels","type":"MI","bases":6,"dps":5,"shaken":true,"mood":"routing"})";
        Field field = fought(mc, rebels, "halt", "rout");
        Field far = field, runs = field;
        field.act("after-combat", who("b1.1", R"("rs.room":false,"rs.near":true)"));
        QCOMPARE(field.of("b1.1").status, Status::surrendered);
        far.act("after-combat", who("b1.1", R"("rs.room":false,"rs.near":false)"));
        QCOMPARE(far.of("b1.1").status, Status::eliminated);
        runs.act("after-combat", who("b1.1"), {3, 3});
        QCOMPARE(runs.of("b1.1").status, Status::eliminated);
    }

    // PUN-280: one that retires and is caught routs; PUN-282: its rout goes on next turn without added inches.
    void caughtRetiring()
    {
        Field field = fought(mc, hi, "pursue", "retire");
        field.unit("b1.2", hi);
        field.act("after-combat", who("b1.1"), {3, 2});
        field.act("after-combat", who("a1.1"), {4, 5, 1});
        field.act("caught", who("a1.1", R"("rs.caught":"b1.1")"));
        QCOMPARE(field.of("b1.1").mood, Mood::routing);
        QVERIFY(openEvent(field.state()) != nullptr); // PUN-054
        nobodyNear(field);
        field.change([](State &state) { state.unit("b1.1").hackBy.clear(); });
        ends(field);
        field.change([](State &state) {
            state.initiative = "a";
            state.step = "manoeuvre";
            state.step = "flight";
            startFlight(state);
        });
        QVERIFY(holds(field.refused("after-combat", who("a1.1"), {4, 5, 1}), "PUN-270")); // the router first
        QVERIFY(holds(field.act("after-combat", who("b1.1"), {3, 2}).sentence, "5\""));
        nobodyNear(field);
        field.act("after-combat", who("a1.1"), {4, 5, 1});
        field.act("caught", who("a1.1"));
        QCOMPARE(field.of("b1.1").status, Status::eliminated);
    }

    // PUN-284: pursuers charge new enemy at once and fight in the next phase V.
    void intoNewEnemy()
    {
        Field field = fought(mc, hi, "pursue", "retire");
        field.unit("b1.2", mi);
        field.act("after-combat", who("b1.1"), {3, 2});
        field.act("after-combat", who("a1.1"), {4, 5, 1});
        field.act("caught", who("a1.1", R"("ch.next":"b1.2")"));
        field.act("charge-move", who("a1.1"));
        COMPARE_TEXT(entryOf(field, "a1.1"), "1 charge");
        COMPARE_TEXT(entryOf(field, "b1.2"), "1 receive");
        QCOMPARE(field.of("a1.1").formation, Formation::unformed);
        nobodyNear(field);
        ends(field);
        COMPARE_TEXT(entryOf(field, "a1.1"), "1 charge"); // kept for the next phase V
        field.at("combat", "");
        QVERIFY(holds(field.refused("next-phase", Json::object()), "PUN-343"));
    }

    // PUN-286: a router that stops with its pursuer in contact turns at bay.
    void atBay()
    {
        Field field;
        field.unit("a1.1", mc).unit("b1.1", R"({"name":"Rebels","type":"MI","bases":6,"dps":5,"shaken":true,"mood":"routing"})");
        field.change([](State &state) {
            state.unit("a1.1").mood = Mood::pursuing;
            state.unit("a1.1").chasing = "b1.1";
            state.unit("b1.1").caughtBy = "a1.1";
            Narration narration;
            stopFlight({game().sheet(), state, narration}, "b1.1");
        });
        COMPARE_TEXT(entryOf(field, "a1.1"), "1 pursue");
        COMPARE_TEXT(entryOf(field, "b1.1"), "1 hold");
        QVERIFY(field.of("b1.1").shaken);
    }

    // E-18 PUN-257 PUN-281: behind the triarii: no dice, triarii in front, formed, threshold kept; friends near take a DP.
    void triarii()
    {
        Field field = fought(mi, R"({"name":"Legio III","legion":true,"grade":"C","dps":6})", "pursue", "behindTriarii");
        field.unit("b1.2", hi);
        const Ruling ruling = field.act("after-combat", who("b1.1"));
        QVERIFY(ruling.dice.empty());
        const Unit legio = field.of("b1.1");
        QCOMPARE(legio.formation, Formation::behindTriarii);
        COMPARE_TEXT(legio.ranks[0].name, "triarii");
        QCOMPARE(engagedType(legio), Type::HI);
        QCOMPARE(thresholdOf(game().sheet(), legio), 7);
        QVERIFY(!legio.shaken);
        field.act("after-combat", who("a1.1"), {3, 4});
        field.act("caught", who("a1.1", R"("ch.next":"b1.1")"));
        field.act("charge-move", who("a1.1"));
        COMPARE_TEXT(entryOf(field, "b1.1"), "1 receive");
        // PUN-389: not without three lines, not with the rear rank turned.
        Field two = fought(mi, R"({"name":"Legio III","legion":true,"grade":"C"})", "pursue", "behindTriarii");
        two.change([](State &state) { state.unit("b1.1").ranks[0].bases = 0; });
        QVERIFY(holds(two.refused("after-combat", who("b1.1")), "PUN-389"));
        // The triarii lost, the rest is unformed.
        field.change([](State &state) {
            Narration narration;
            loseBases({game().sheet(), state, narration}, "b1.1", 2, "test", "PUN-281");
        });
        QCOMPARE(field.of("b1.1").formation, Formation::unformed);
        QCOMPARE(field.of("b1.1").bases(), 8);
    }

    // PUN-256 PUN-283: nobody left to pursue: the baggage; it goes on until its test allows it to stop.
    void looting()
    {
        Field field = fought(mc, hi, "pursue", "halt", false);
        field.change([](State &state) {
            for (auto &[id, move] : state.after)
                move.foes.clear();
        });
        field.act("after-combat", who("a1.1"), {4, 5, 1});
        QCOMPARE(field.of("a1.1").mood, Mood::looting);
        field.act("caught", who("a1.1"));
        field.act("after-combat", who("b1.1"));
        ends(field);
        field.change([](State &state) {
            state.initiative = "a";
            state.step = "flight";
            state.unit("a1.1").control = Control::free;
            startFlight(state);
        });
        COMPARE_TEXT(asks(field, "after-combat", who("a1.1", R"("rs.halt":"stop")")), "rs.halt");
        field.act("after-combat", who("a1.1", R"("rs.halt":"stop")"));
        QCOMPARE(field.of("a1.1").mood, Mood::steady);
    }

    // E-24 PUN-065 PUN-175: rally.
    void rally()
    {
        Field field;
        field.unit("a1.1", R"({"name":"Legio I","legion":true,"grade":"B","dps":7,"shaken":true})").at("rally", "");
        Field near = field, moved = field, fights = field, flees = field, fresh = field;
        field.act("rally", who("a1.1"));
        COMPARE_TEXT(field.dps("a1.1"), "4");
        QCOMPARE(field.of("a1.1").formation, Formation::unformed);
        QVERIFY(!near.act("rally", who("a1.1", R"("ra.far":false)")).sentence.empty());
        COMPARE_TEXT(near.dps("a1.1"), "7 shaken");
        moved.change([](State &state) { state.unit("a1.1").movedManoeuvre = true; });
        QVERIFY(holds(moved.refused("rally", who("a1.1")), "PUN-175"));
        fights.change([](State &state) { state.unit("a1.1").fought = true; });
        QVERIFY(holds(fights.refused("rally", who("a1.1")), "PUN-175"));
        flees.change([](State &state) { state.unit("a1.1").mood = Mood::routing; });
        QVERIFY(holds(flees.refused("rally", who("a1.1")), "PUN-175"));
        fresh.change([](State &state) {
            state.unit("a1.1").dps = 2;
            state.unit("a1.1").shaken = false;
        });
        QVERIFY(holds(fresh.refused("rally", who("a1.1")), "PUN-175"));
        QVERIFY(holds(fresh.at("manoeuvre").refused("rally", who("a1.1")), "PUN-095"));
    }

    // PUN-290 PUN-291 PUN-292: broken at half, light troops not counted; nobody left.
    void broken()
    {
        Field field;
        field.unit("a1.1", hi).unit("a1.2", hi).unit("a1.3", R"({"type":"LI","bases":8})").unit("b1.1", hi).at("rally", "");
        field.change([](State &state) {
            state.settings.breakAt = "half";
            state.sides[0].strength = 12;
            state.sides[1].strength = 6;
            state.unit("a1.3").status = Status::destroyed;
            state.unit("a1.1").ranks[0].bases = 1;
        });
        Field off = field;
        field.act("end-turn", Json::object());
        QVERIFY(game().ended(field.json)["over"] == false);
        field.at("rally", "").change([](State &state) { state.unit("a1.1").status = Status::left; }); // all its bases count
        field.act("end-turn", Json::object());
        QVERIFY(game().ended(field.json)["winner"] == "b");
        off.json["settings"]["breakAt"] = "off";
        off.change([](State &state) { state.unit("a1.1").status = Status::destroyed; });
        off.act("end-turn", Json::object());
        QVERIFY(game().ended(off.json)["over"] == false);
        off.change([](State &state) { state.unit("b1.1").status = Status::destroyed; });
        QVERIFY(game().ended(off.json)["winner"] == "a");
        off.change([](State &state) {
            for (auto &[id, unit] : state.units)
                unit.status = Status::destroyed;
        });
        QVERIFY(game().ended(off.json)["winner"] == "");
    }

    // PUN-025 PUN-026 PUN-139: what a unit did this turn is forgotten at its end; what it did last, and whether it moved, is kept.
    void lastMoves()
    {
        Field field;
        field.unit("a1.1", mc).unit("a1.2", hi).unit("b1.1", hi).at("manoeuvre");
        field.act("move", who("a1.1"), {3});
        ends(field);
        QCOMPARE(field.of("a1.1").last, LastMove::advance);
        QVERIFY(field.of("a1.1").movedBefore);
        QCOMPARE(field.of("a1.2").last, LastMove::halt);
        QVERIFY(!field.of("a1.1").movedManoeuvre);
        COMPARE_TEXT(field.state().step, "initiative");
        QCOMPARE(field.state().turn, 2);
    }
};

OPTIO_TEST(PunicAfterTest)

} // namespace punic_after_test

#include "punic_after_test.moc"
