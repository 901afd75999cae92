// SPDX-License-Identifier: GPL-3.0-or-later
// Moves in a battle: advances, refusals, woods and friends, zones, voluntary disorder, charges, and arrivals from the march.
#include "rulesets/ancients/game.h"
#include "tests/rulesets/ancients/ancients_notes_support.h"
#include "tests/rulesets/ancients/ancients_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace ancients_move_test {

using namespace ancientstest;
using namespace ancientsnotes;

class AncientsMoveTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void advance();
    void moves();
    void moveRefusals();
    void woodsAndFriends();
    void zones();
    void voluntaryDisorder();
    void charge();
    void arrival();
    void marchLimits();
    void disorderedRunners();
};

// ANC-057 to ANC-060.
void AncientsMoveTest::advance()
{
    Battle battle({"KN", "LA_S", "WB_H", "HI"}, {"HI"});
    battle.at("forced").change([](State &state) {
        for (const char *unit : {"a1.1", "a1.2", "a1.3"})
            state.unit(unit).uncontrolled = true;
    });
    QVERIFY(tells(battle.refused("end-step"), "must advance"));
    QVERIFY(tells(battle.refused("advance", with({{"who", "a1.4"}})), "under control"));
    battle.act("advance", with({{"who", "a1.1"}}, R"("ad.turned":true)"));
    ANCIENTS_TEXT(battle.order("a1.1"), "disordered");
    QVERIFY(battle.of("a1.1").must);
    QVERIFY(tells(battle.refused("advance", with({{"who", "a1.1"}})), "already"));
    battle.act("advance", with({{"who", "a1.2"}}));
    QVERIFY(!battle.of("a1.2").must); // LA need not attack
    battle.act("advance", with({{"who", "a1.3"}}));
    QCOMPARE(battle.state().side("a").charged, 1); // ANC-059
    battle.act("end-step");
    QVERIFY(tells(battle.refused("move", with({{"who", list({"a1.3"})}})), "uncontrolled"));
    QVERIFY(tells(battle.refused("charge"), "ANC-063"));
    // In step 10 it must attack, unless nobody is before it or it is disordered.
    battle.at("combat");
    QVERIFY(tells(battle.refused("end-step"), "ANC-060"));
    battle.act("end-step", with(Json::object(), R"("es.none_a1.3":true)"));
    Battle blind({"KN"}, {"HI"});
    blind.at("forced").json["units"]["a1.1"]["uncontrolled"] = true;
    blind.act("advance", with({{"who", "a1.1"}}, R"("ad.sees":false)"));
    QVERIFY(!blind.of("a1.1").must && !blind.of("a1.1").moved);
    blind.at("moves").pips(3);
    QVERIFY(!blind.refused("move", with({{"who", list({"a1.1"})}})).empty()); // no other move this turn
}

// ANC-034, ANC-037 to ANC-042, with example 4.
void AncientsMoveTest::moves()
{
    Battle battle({"LC_B", "LC_B", "LC_B", "HI"}, {"HI"});
    battle.at("moves").pips(2);
    const Json three{{"who", list({"a1.1", "a1.2", "a1.3"})}};
    const Ruling column = battle.act("move", with(three, R"("mv.kind":"mixed","mv.times":"2")"));
    QCOMPARE(battle.left("a"), 0);
    ANCIENTS_TEXT(column.lines.back().rule + " " + std::to_string(column.lines.back().value), "ANC-039 12"); // twice 6
    QVERIFY(tells(battle.refused("move", with({{"who", list({"a1.4"})}})), "needs 1"));
    battle.act("move", with({{"who", list({"a1.4"})}}, R"("mv.kind":"free")")); // turning is free (ANC-036)
    QVERIFY(battle.of("a1.4").moved);
    Battle poor({"LC_B", "LC_B", "LC_B", "HI"}, {"HI"});
    poor.at("moves").pips(1);
    QVERIFY(!poor.refused("move", with(three, R"("mv.kind":"mixed","mv.times":"2")")).empty()); // example 4
    poor.act("move", with(three, R"("mv.kind":"mixed")"));
    QCOMPARE(poor.left("a"), 0);
    // The head of a column is as fast as the slowest in it (ANC-039); a line has no head.
    Battle mixed({"LC_B", "HI"}, {"HI"});
    const Json both{{"who", list({"a1.1", "a1.2"})}};
    QCOMPARE(ruleOn("move", with(both, R"("mv.kind":"column")"), {}, &mixed.at("moves").pips(2).json).lines.back().value, 2);
    ANCIENTS_TEXT(ruleOn("move", with(both, R"("mv.kind":"line")"), {}, &mixed.json).lines.back().rule, "ANC-034");
}

// ANC-035, ANC-038, ANC-042, ANC-180.
void AncientsMoveTest::moveRefusals()
{
    Battle battle({"HI", "HI", "HI"}, {"HI"});
    battle.at("moves").pips(3);
    const Json two{{"who", list({"a1.1", "a1.2"})}};
    QVERIFY(tells(battle.refused("move", with(two, R"("mv.contact":true)")), "single moves"));
    QVERIFY(tells(battle.refused("move", with(two, R"("mv.rough":true)")), "column"));
    battle.act("move", with(two, R"("mv.kind":"column")")); // woods do not matter for a column
    QVERIFY(tells(battle.refused("move", with({{"who", list({"a1.1"})}})), "acted already"));
    QVERIFY(tells(battle.refused("move", with({{"who", list({"a1.3"})}}, R"("mv.times":"2","mv.far":false)")), "4 or more hexes"));
    QVERIFY(tells(battle.refused("move", with({{"who", list({"a1.4"})}})), "never moves"));
    QVERIFY(tells(battle.refused("move", with({{"who", list({"b1.1"})}})), "belongs to"));
    battle.json["units"]["a1.3"]["panicking"] = true;
    QVERIFY(tells(battle.refused("move", with({{"who", list({"a1.3"})}})), "panicking"));
    QVERIFY(tells(battle.refused("move", with({{"who", Json::array()}})), "nobody"));
}

// ANC-043, ANC-044.
void AncientsMoveTest::woodsAndFriends()
{
    Battle battle({"HI", "LA_S", "LA_D", "WB_F", "MM_S", "HC"}, {"HI"});
    battle.at("moves").pips(9);
    battle.act("move", with({{"who", list({"a1.2"})}, {"woods", list({"a1.2"})}, {"through", list({"a1.1"})}}));
    ANCIENTS_TEXT(battle.order("a1.2"), "good");
    ANCIENTS_TEXT(battle.order("a1.1"), "good");
    battle.act("move", with({{"who", list({"a1.3"})}, {"woods", list({"a1.3"})}}));
    ANCIENTS_TEXT(battle.order("a1.3"), "disordered");
    battle.act("move", with({{"who", list({"a1.4"})}, {"woods", list({"a1.4"})}}));
    ANCIENTS_TEXT(battle.order("a1.4"), "good");
    battle.act("move", with({{"who", list({"a1.6"})}, {"through", list({"a1.5"})}})); // a dense one through a sparse one
    ANCIENTS_TEXT(battle.order("a1.6"), "disordered");
    ANCIENTS_TEXT(battle.order("a1.5"), "disordered");
    QVERIFY(tells(battle.refused("move", with({{"who", list({"a1.1"})}, {"woods", list({"a1.5"})}})), "not among"));
}

// ANC-047.
void AncientsMoveTest::zones()
{
    Battle battle({"HC", "KN", "HI"}, {"KN", "LC_B"});
    battle.at("moves").pips(9);
    battle.act("move", with({{"who", list({"a1.1"})}, {"zones", list({"b1.1"})}})); // 5 is faster than 4
    QVERIFY(battle.of("a1.1").leftZone);
    QVERIFY(tells(battle.refused("move", with({{"who", list({"a1.2"})}, {"zones", list({"b1.1"})}})), "not fast enough"));
    battle.disorder("b1.1");
    battle.act("move", with({{"who", list({"a1.2"})}, {"zones", list({"b1.1"})}}));
    battle.disorder("a1.3");
    battle.act("move", with({{"who", list({"a1.3"})}, {"zones", list({"b1.2"})}}));
    battle.at("combat");
    QVERIFY(tells(battle.refused("attack", with({{"who", list({"a1.1"})}, {"target", "b1.1"}})), "ANC-047"));
}

// ANC-048, ANC-034.
void AncientsMoveTest::voluntaryDisorder()
{
    Battle battle({"HI", "HI"}, {"HI"});
    battle.at("moves").pips(1);
    QVERIFY(tells(battle.refused("move", with({{"who", list({"a1.1", "a1.2"})}}, R"("mv.kind":"disorder")")), "needs 2"));
    battle.act("move", with({{"who", list({"a1.1"})}}, R"("mv.kind":"disorder")"));
    ANCIENTS_TEXT(battle.order("a1.1"), "disordered");
    QVERIFY(!battle.of("a1.1").moved); // no movement for missiles (ANC-067)
    battle.pips(2);
    QVERIFY(tells(battle.refused("move", with({{"who", list({"a1.1"})}}, R"("mv.kind":"disorder")")), "already"));
}

// ANC-063.
void AncientsMoveTest::charge()
{
    Battle battle({"WB_H", "WB_F", "HI"}, {"HI"});
    battle.at("moves").pips(3);
    battle.act("charge");
    QVERIFY(battle.state().face(battle.of("a1.1")) == ancients::parseFace("8-2"));
    QVERIFY(battle.state().face(battle.of("a1.2")) == ancients::parseFace("6-2"));
    QVERIFY(tells(battle.refused("charge"), "used already"));
    battle.at("moves", "a", 2);
    QVERIFY(battle.state().face(battle.of("a1.1")) == ancients::parseFace("2-3"));
    Battle late({"WB_H", "HI"}, {"HI"});
    late.at("moves").pips(3).act("move", with({{"who", list({"a1.1"})}}));
    QVERIFY(tells(late.refused("charge"), "too late"));
    Battle without({"HI"}, {"HI"});
    QVERIFY(tells(without.at("moves").refused("charge"), "no barbarians"));
}

// Example 21 (ANC-121 to ANC-128).
void AncientsMoveTest::arrival()
{
    Battle battle({"KN", "KN", "LC_B", "EL", "EL"}, {"LA_D", "HI", "LC_I", "HI"}, {{"luckFree", true}});
    const Sealed note(R"({"kind":"march","edge":"W","units":["a1.1","a1.2","a1.3"]})");
    battle.act("seal-note", announce("a", note));
    battle.act("keep-off", with({{"who", list({"a1.1", "a1.2", "a1.3"})}}));
    battle.disorder("b1.2").lead("b1.2").pips(1);
    const Json input = with({{"note", note.note}, {"nearest", list({"b1.1", "b1.2", "b1.3"})}});
    battle.at("arrivals", "a", 2);
    QVERIFY(tells(battle.refused("arrive", input), "turn 3")); // a flank march
    battle.at("arrivals", "a", 3).pips(0);
    QVERIFY(tells(battle.refused("arrive", input), "ANC-122"));
    battle.pips(1).act("arrive", input);
    ANCIENTS_TEXT(battle.order("a1.1"), "good");
    QCOMPARE(battle.left("a"), 0);
    ANCIENTS_TEXT(battle.order("b1.1"), "disordered");
    ANCIENTS_TEXT(battle.order("b1.2"), "disordered"); // with a leader: shaken only
    ANCIENTS_TEXT(battle.order("b1.3"), "good");       // not reached
    battle.at("control", "a", 3).act("control");
    QVERIFY(!battle.of("a1.1").uncontrolled); // entered: not tested (ANC-122)
    battle.at("moves", "a", 3).pips(2);
    QVERIFY(tells(battle.refused("move", with({{"who", list({"a1.1"})}})), "ANC-122"));
}

// ANC-119, ANC-121: half the value, and when each edge may be used.
void AncientsMoveTest::marchLimits()
{
    const auto fromEdge = [](const char *edge, int turn) {
        Battle battle({"HI", "HI", "HI"}, {"HI"});
        const Sealed note(std::string(R"({"kind":"march","edge":")") + edge + R"(","units":["a1.1"]})");
        battle.act("seal-note", announce("a", note));
        battle.act("keep-off", with({{"who", list({"a1.1"})}}));
        battle.at("arrivals", "a", turn).pips(2);
        return battle.refused("arrive", with({{"note", note.note}}));
    };
    QVERIFY(tells(fromEdge("S", 2), "turn 3") && fromEdge("S", 3).empty() && fromEdge("S", 5).empty()); // a reserve
    QVERIFY(tells(fromEdge("N", 3), "turn 4") && fromEdge("N", 4).empty());                             // the enemy's rear
    QVERIFY(tells(fromEdge("E", 2), "turn 3") && fromEdge("W", 3).empty());
    QVERIFY(tells(fromEdge("X", 3), "ANC-120"));
    Battle much({"KN", "HI"}, {"HI"});
    const Sealed note(R"({"kind":"march","edge":"S","units":["a1.1"]})");
    much.act("seal-note", announce("a", note));
    QVERIFY(tells(much.at("arrivals", "a", 3).pips(2).refused("arrive", with({{"note", note.note}})), "not kept off"));
    much.at("setup").act("keep-off", with({{"who", list({"a1.1"})}}));
    QVERIFY(tells(much.at("arrivals", "a", 3).refused("arrive", with({{"note", note.note}})), "at most half of 19"));
}

// ANC-053: disordered units are tested, panicking ones are not.
void AncientsMoveTest::disorderedRunners()
{
    Battle battle({"KN", "KN"}, {"HI"}, Json::object(), 0, 1);
    battle.at("control").disorder("a1.1").disorder("a1.2");
    battle.json["units"]["a1.2"]["panicking"] = true;
    battle.act("control");
    QVERIFY(battle.of("a1.1").uncontrolled);
    QVERIFY(!battle.of("a1.2").uncontrolled);
}

OPTIO_TEST(AncientsMoveTest)

} // namespace ancients_move_test

#include "ancients_move_test.moc"
