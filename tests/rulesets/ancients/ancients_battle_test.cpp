// SPDX-License-Identifier: GPL-3.0-or-later
// A battle step by step: set-up, initiative, control, moves, leaders, panic, rally, arrivals, sealed notes, points and the end.
#include "rulesets/ancients/game.h"
#include "tests/rulesets/ancients/ancients_support.h"
#include "tests/suite.h"

#include <QTest>

namespace ancients_battle_test {

using namespace ancientstest;

namespace {

/// A note sealed under a fixed nonce, so that the tests are the same every time.
struct Sealed {
    Json note;
    std::string seal;
    explicit Sealed(const std::string &text)
        : note{{"text", text}, {"nonce", std::string(64, '7')}}, seal(sealOf(text, std::string(64, '7')))
    {}
};

Json announce(const std::string &side, const Sealed &note) { return {{"side", side}, {"seal", note.seal}, {"answers", Json::object()}}; }

Json list(const std::vector<std::string> &units) { return Json(units); }

} // namespace

class AncientsBattleTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sequence();
    void nextAct();
    void initiative();
    void leaderOut();
    void control();
    void controlByInitiative();
    void camp();
    void advance();
    void moves();
    void moveRefusals();
    void woodsAndFriends();
    void zones();
    void voluntaryDisorder();
    void charge();
    void leaders();
    void panic();
    void rally();
    void notes();
    void trick();
    void night();
    void falseDeployment();
    void advantage();
    void hidden();
    void arrival();
    void marchLimits();
    void points();
    void rosters();
    void view();
    void oldState();
    void terms();
    void disorderedRunners();
    void casualties();
    void luckFreePreset();
};

// ANC-021, ANC-022: the steps, whose turn it is, and the end after the last turn.
void AncientsBattleTest::sequence()
{
    Battle battle({"HI", "LA_S"}, {"HI", "KN"}, {{"luckFree", true}, {"length", 1}});
    const auto step = [&] { return battle.json.at("active").get<std::string>() + " " + battle.json.at("step").get<std::string>(); };
    ANCIENTS_TEXT(step(), "a setup");
    QVERIFY(tells(battle.refused("end-step"), "ANC-021"));
    QVERIFY(tells(battle.refused("pips"), "ANC-021"));
    battle.act("start-battle");
    for (int side = 0; side < 2; ++side) {
        const std::string who = side == 0 ? "a" : "b";
        ANCIENTS_TEXT(step(), who + " begin");
        battle.act("begin-turn");
        battle.act("pips");
        ANCIENTS_TEXT(step(), who + " arrivals");
        battle.act("end-step");
        battle.act("control");
        ANCIENTS_TEXT(step(), who + " forced");
        if (side == 1) // knights are impetuous, and nobody paid for them
            battle.act("advance", with({{"who", "b1.2"}}));
        for (const char *next : {"moves", "leaders", "shooting", "combat", "rally"}) {
            battle.act("end-step", with(Json::object(), next == std::string("rally") && side == 1 ? R"("es.none_b1.2":true)" : ""));
            ANCIENTS_TEXT(step(), who + " " + next);
        }
        battle.act("end-step");
    }
    const Json ended = rules().ended(battle.json);
    QVERIFY(ended.at("over").get<bool>());
    ANCIENTS_TEXT(ended.at("text").get<std::string>(), "A draw: 0 to 0 points.");
    QVERIFY(tells(battle.refused("begin-turn"), "over"));
    QVERIFY(rules().acts(battle.json).empty());
}

// ANC-021: a step that nothing of its own ends is ended next; who acts in it is chosen.
void AncientsBattleTest::nextAct()
{
    Battle battle({"LA_S", "HI"}, {"HI", "KN"});
    const auto next = [&] {
        std::string ids;
        for (const Act &act : rules().acts(battle.json))
            ids += act.next ? (ids.empty() ? "" : " ") + act.resolver : "";
        return ids;
    };
    ANCIENTS_TEXT(next(), "start-battle");
    battle.at("control");
    ANCIENTS_TEXT(next(), "control");
    for (const char *step : {"moves", "leaders", "shooting", "combat", "rally"}) {
        battle.at(step);
        ANCIENTS_TEXT(next(), "end-step");
    }
    // What must be done comes before it.
    battle.at("forced").change([](State &state) { state.unit("a1.1").uncontrolled = true; });
    ANCIENTS_TEXT(next(), "advance");
}

// ANC-033, example 1 and 2: lost leaders do not count, discarded ones do.
void AncientsBattleTest::initiative()
{
    Battle battle({"HI"}, {"HI"}, Json::object(), 2, 1);
    battle.at("pips");
    battle.change([](State &state) { state.leader("a.L1").state = ancients::LeaderState::discarded; });
    battle.act("pips", Json::object(), {5});
    QCOMPARE(battle.left("a"), 4);
    battle.change([](State &state) { state.leader("a.L1").state = ancients::LeaderState::lost; });
    battle.at("pips").act("pips", Json::object(), {1});
    QCOMPARE(battle.left("a"), 0);
    ANCIENTS_TEXT(chances("pips", Json{{"answers", {{"pp.leaders", 1}}}}), "0 2/6, 1 1/6, 2 1/6, 3 1/6, 4 1/6");
    QVERIFY(tells(battle.at("pips").refused("pips", Json::object(), {7}), "1 to 6") ||
            !battle.refused("pips", Json::object(), {7}).empty());
}

// Example 20 (ANC-097): luck-free, the leader of a shaken unit misses its owner's next turn.
void AncientsBattleTest::leaderOut()
{
    Battle battle({"HI", "LI"}, {"HI", "LI"}, {{"luckFree", true}}, 1, 2);
    battle.at("combat").lead("b1.1");
    battle.act("attack", with({{"who", list({"a1.1"})}, {"target", "b1.1"}}, R"("at.through_a1.1":"flank")")); // 8 to 8: shaken
    ANCIENTS_TEXT(battle.order("b1.1"), "disordered");
    battle.at("begin", "b").act("begin-turn");
    battle.act("pips");
    QCOMPARE(battle.left("b"), 2);
    battle.at("leaders", "b").act("place-leader", with({{"who", "b1.1"}}));
    QVERIFY(tells(battle.refused("place-leader", with({{"who", "b1.1"}})), "No leader"));
    battle.at("pips", "b", 2).act("pips");
    QCOMPARE(battle.left("b"), 3);
    // In its owner's own turn it may still rally the unit in step 11.
    Battle own({"HI", "LI"}, {"HI", "LI"}, {{"luckFree", true}});
    own.at("combat").lead("a1.1");
    own.act("attack", with({{"who", list({"a1.1"})}, {"target", "b1.1"}}, R"("at.hill_b1.1":true)")); // 8 to 8
    ANCIENTS_TEXT(own.order("a1.1"), "disordered");
    own.at("rally").act("rally", with({{"who", list({"a1.1"})}}));
    ANCIENTS_TEXT(own.order("a1.1"), "good");
    QCOMPARE(own.state().leader("a.L1").out, 3);
}

// Example 3 (ANC-050, ANC-056): one die for all; with three leaders none, with none always.
void AncientsBattleTest::control()
{
    for (const auto &[die, run] : {std::pair{2, true}, {3, false}}) {
        Battle battle({"KN", "LI", "LI", "HI"}, {"HI"}, Json::object(), 2, 1);
        battle.at("control").act("control", Json::object(), {die});
        for (const char *unit : {"a1.1", "a1.2", "a1.3"})
            QCOMPARE(battle.of(unit).uncontrolled, run);
        QVERIFY(!battle.of("a1.4").uncontrolled);
    }
    Battle three({"KN"}, {"HI"}, Json::object(), 3, 1);
    three.at("control").act("control");
    QVERIFY(!three.of("a1.1").uncontrolled);
    Battle none({"KN"}, {"HI"}, Json::object(), 0, 1);
    none.at("control").act("control");
    QVERIFY(none.of("a1.1").uncontrolled);
    Battle each({"KN", "LI"}, {"HI"}, {{"controlRoll", "unit"}}, 1, 1);
    each.at("control").act("control", Json::object(), {4, 5});
    QVERIFY(each.of("a1.1").uncontrolled && !each.of("a1.2").uncontrolled);
    Battle calm({"HI"}, {"HI"});
    calm.at("control").act("control"); // nobody is impetuous: no die
}

// Example 23 (ANC-061, ANC-062): 1 or 2 to hold, and the move on top.
void AncientsBattleTest::controlByInitiative()
{
    Battle battle({"WB_H", "WB_H", "LA_S", "KN"}, {"HI"}, {{"luckFree", true}});
    battle.at("control").pips(2);
    battle.act("hold", with({{"who", list({"a1.1", "a1.2", "a1.3"})}}));
    QCOMPARE(battle.left("a"), 1);
    QVERIFY(tells(battle.refused("hold", with({{"who", list({"a1.4"})}}, R"("ct.reach":true)")), "needs 2"));
    QVERIFY(tells(battle.refused("hold", with({{"who", list({"a1.1"})}})), "held already"));
    battle.act("control");
    QVERIFY(!battle.of("a1.1").uncontrolled && battle.of("a1.4").uncontrolled);
    battle.at("moves").act("move", with({{"who", list({"a1.1", "a1.2", "a1.3"})}}));
    QCOMPARE(battle.left("a"), 0);
    battle.at("control", "a", 2).pips(3).change([](State &state) {
        state.unit("a1.1").controlled = state.unit("a1.2").controlled = state.unit("a1.3").controlled = false;
        state.unit("a1.1").acted = state.unit("a1.2").acted = state.unit("a1.3").acted = ancients::Acted::none;
    });
    battle.act("hold", with({{"who", list({"a1.1", "a1.2", "a1.3"})}}, R"("ct.reach":true)"));
    battle.at("moves", "a", 2).act("move", with({{"who", list({"a1.1", "a1.2", "a1.3"})}}));
    QCOMPARE(battle.left("a"), 0);
    Battle dice({"KN"}, {"HI"});
    QVERIFY(tells(dice.at("control").refused("hold", with({{"who", list({"a1.1"})}})), "ANC-061"));
}

// ANC-051, ANC-052: camp and prey.
void AncientsBattleTest::camp()
{
    Battle battle({"HI", "HC", "WW", "KN"}, {"HI", "LC_B"}, Json::object(), 1, 1);
    battle.at("control");
    QVERIFY(tells(battle.refused("control", with({{"prey", list({"a1.1"})}}), {6}), "ANC-052"));
    QVERIFY(tells(battle.refused("control", with({{"camp", list({"a1.3"})}}), {6}), "ANC-051"));
    battle.disorder("b1.2");
    QVERIFY(tells(battle.refused("control", with({{"prey", list({"a1.1"})}}), {6}), "ANC-052")); // 2 is slower than 6
    battle.disorder("b1.1");
    battle.act("control", with({{"prey", list({"a1.1"})}, {"camp", list({"a1.2"})}}), {4});
    QVERIFY(battle.of("a1.1").uncontrolled && battle.of("a1.2").uncontrolled && battle.of("a1.4").uncontrolled);
    // Whoever was picked sees somebody: it is not asked again (ANC-064).
    QVERIFY(!tells(battle.asks("advance", with({{"who", "a1.1"}})), "ad.sees"));
    QVERIFY(tells(battle.asks("advance", with({{"who", "a1.4"}})), "ad.sees"));
    Battle lost({"HI"}, {"HI"});
    lost.at("control").json["units"]["b1.2"]["place"] = "destroyed";
    const Slot slot = rules().resolver("control").slots().at(0);
    QVERIFY(rules().resolver("control").candidates(lost.json, slot, Json::object()).empty());
}

// ANC-057 to ANC-060.
void AncientsBattleTest::advance()
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
void AncientsBattleTest::moves()
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
void AncientsBattleTest::moveRefusals()
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
void AncientsBattleTest::woodsAndFriends()
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
void AncientsBattleTest::zones()
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
void AncientsBattleTest::voluntaryDisorder()
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
void AncientsBattleTest::charge()
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

// ANC-108, ANC-021: leaders go on in step 8 and off in step 1.
void AncientsBattleTest::leaders()
{
    Battle battle({"HI", "HI"}, {"HI"}, Json::object(), 2, 1);
    battle.at("leaders").act("place-leader", with({{"who", "a1.1"}}));
    battle.act("place-leader");
    QCOMPARE(battle.state().leadersWith("a1.1").size(), std::size_t{1});
    QCOMPARE(battle.state().side("a").mostLed, 2);
    QVERIFY(tells(battle.refused("place-leader"), "ANC-108") || tells(battle.refused("place-leader"), "on the map already"));
    QVERIFY(tells(battle.refused("place-leader", with({{"who", "b1.1"}})), "belongs to"));
    battle.at("begin").act("begin-turn");
    QVERIFY(battle.state().leadersWith("a1.1").empty());
    battle.change([](State &state) { state.leader("a.L1").state = ancients::LeaderState::lost; });
    battle.at("leaders").act("place-leader");
    QVERIFY(!battle.refused("place-leader").empty());
}

// ANC-030 to ANC-032.
void AncientsBattleTest::panic()
{
    Battle battle({"HI", "HI", "SC", "HI", "HI"}, {"HI"});
    QCOMPARE(battle.state().side("a").panic, 3); // half of five, rounded up; the camp does not count
    battle.change([](State &state) {
        state.unit("a1.1").place = ancients::Place::destroyed;
        state.unit("a1.2").place = ancients::Place::fled;
    });
    battle.at("begin").act("begin-turn");
    QVERIFY(!battle.state().side("a").panicked);
    battle.json["units"]["a1.3"]["place"] = "destroyed";
    battle.json["units"]["a1.5"]["place"] = "away";
    battle.at("begin", "a", 2).act("begin-turn");
    QVERIFY(battle.state().side("a").panicked);
    QVERIFY(battle.of("a1.4").panicking && battle.of("a1.4").disordered);
    QVERIFY(!battle.of("a1.5").disordered); // off the map
    QVERIFY(!battle.of("a1.6").disordered); // the camp has nowhere to go
    battle.at("forced", "a", 2).act("flee", with({{"who", list({"a1.4"})}}));
    ANCIENTS_TEXT(battle.order("a1.4"), "fled");
    QCOMPARE(ancients::sumOf(ancients::pointsOf(rules().sheet().tables, battle.state(), "b")), 1);
    // Once only.
    battle.at("begin", "a", 3);
    QVERIFY(!tells(battle.act("begin-turn").sentence, "panic"));
    // All leaders lost; an army that never had one is exempt, a discarded one is not lost.
    Battle led({"HI"}, {"HI"}, Json::object(), 1, 0);
    led.change([](State &state) { state.leader("a.L1").state = ancients::LeaderState::lost; });
    QVERIFY(tells(led.at("begin").act("begin-turn").sentence, "all its leaders are lost"));
    QVERIFY(!tells(led.at("begin", "b").act("begin-turn").sentence, "panic"));
    Battle given({"HI"}, {"HI"});
    given.change([](State &state) { state.leader("a.L1").state = ancients::LeaderState::discarded; });
    QVERIFY(!tells(given.at("begin").act("begin-turn").sentence, "panic"));
}

// ANC-106.
void AncientsBattleTest::rally()
{
    Battle battle({"HI", "SC", "HI"}, {"HI"}, Json::object(), 3, 1);
    battle.at("rally").disorder("a1.1").disorder("a1.2").disorder("a1.3").lead("a1.1").lead("a1.2");
    battle.json["units"]["a1.1"]["panicking"] = true;
    QVERIFY(tells(battle.refused("rally", with({{"who", list({"a1.2"})}})), "never rallied"));
    QVERIFY(tells(battle.refused("rally", with({{"who", list({"a1.3"})}})), "no leader"));
    battle.act("rally", with({{"who", list({"a1.1"})}}));
    ANCIENTS_TEXT(battle.order("a1.1"), "good");
    QVERIFY(!battle.of("a1.1").panicking);
    QVERIFY(tells(battle.refused("rally", with({{"who", list({"a1.1"})}})), "good order"));
}

// ANC-110 to ANC-113: sealing, the bluff, a changed note.
void AncientsBattleTest::notes()
{
    Battle battle({"HI"}, {"HI"}, {{"stratagems_b", "barbarian"}}, 1, 1);
    const Sealed bluff(R"({"kind":"none"})"), march(R"({"kind":"tactical_trick","own":"HI","enemy":"KN"})");
    battle.act("seal-note", announce("a", bluff));
    battle.act("seal-note", announce("b", march));
    QVERIFY(tells(battle.refused("seal-note", announce("a", bluff)), "already"));
    QVERIFY(!tells(battle.json.dump(), "none\\\"")); // the secret is not in the state
    QVERIFY(tells(battle.json.dump(), bluff.seal));
    Json changed = bluff.note;
    changed["text"] = R"({"kind":"strategic_advantage"})";
    QVERIFY(tells(battle.refused("reveal", {{"side", "a"}, {"note", changed}}), "not the note that was sealed"));
    battle.act("reveal", {{"side", "a"}, {"note", bluff.note}});
    QVERIFY(battle.state().leader("a.L1").state == ancients::LeaderState::pool); // a bluff costs no leader (ANC-111)
    QVERIFY(tells(battle.refused("reveal", {{"side", "a"}, {"note", bluff.note}}), "ANC-112"));
    QVERIFY(tells(battle.refused("reveal", {{"side", "b"}, {"note", march.note}}), "may not use")); // ANC-112
    QVERIFY(tells(battle.refused("seal-note", {{"side", "a"}, {"seal", "short"}}), "64"));
    QVERIFY(!battle.refused("seal-note", {{"side", "c"}, {"seal", bluff.seal}}).empty());
    QVERIFY(!battle.refused("reveal", {{"side", "a"}}).empty());
}

// ANC-118, ANC-110: it costs a leader, and one that stood on the map is found out.
void AncientsBattleTest::trick()
{
    Battle battle({"KN"}, {"HI"}, {{"luckFree", true}});
    const Sealed note(R"({"kind":"tactical_trick","own":"HI","enemy":"KN"})");
    battle.act("seal-note", announce("b", note));
    battle.at("combat").act("reveal", {{"side", "b"}, {"note", note.note}});
    ANCIENTS_TEXT(battle.act("attack", with({{"who", list({"a1.1"})}, {"target", "b1.1"}})).comparison, "8 against 8: 1-1");
    QVERIFY(battle.state().leader("b.L1").state == ancients::LeaderState::discarded);
    QCOMPARE(battle.state().leadersOf("b"), 1); // it still counts
    Battle cheat({"KN"}, {"HI"});
    cheat.act("seal-note", announce("b", note));
    cheat.at("leaders", "b").act("place-leader", with({{"who", "b1.1"}}));
    QVERIFY(tells(cheat.at("combat").act("reveal", {{"side", "b"}, {"note", note.note}}).sentence, "void"));
    QVERIFY(cheat.state().tricks.empty());
    Battle unknown({"KN"}, {"HI"});
    const Sealed wrong(R"({"kind":"tactical_trick","own":"HX","enemy":"KN"})");
    unknown.act("seal-note", announce("b", wrong));
    QVERIFY(!unknown.at("combat").refused("reveal", {{"side", "b"}, {"note", wrong.note}}).empty());
}

// ANC-117 with example 22.
void AncientsBattleTest::night()
{
    Battle battle({"HI"}, {"EL", "KN", "LC_B", "LA_D", "PK_L", "PK_L", "KN", "EL"}, Json::object(), 1, 1);
    // 16 + 12 + 5 + 7 + 16 + 16 + 12 + 16 = 100
    const Sealed note(R"({"kind":"night_attack"})");
    battle.act("seal-note", announce("a", note));
    const auto reveal = [&](const std::vector<std::string> &who) {
        return Json{{"side", "a"}, {"note", note.note}, {"who", list(who)}, {"answers", Json::object()}};
    };
    QVERIFY(tells(battle.refused("reveal", reveal({"b1.1", "b1.2", "b1.4"})), "right after deployment"));
    battle.act("start-battle");
    QVERIFY(tells(battle.refused("reveal", reveal({"b1.1", "b1.2", "b1.3"})), "ANC-117")); // 33: 99 < 100
    QVERIFY(tells(battle.refused("reveal", reveal({"b1.1", "b1.2", "b1.4", "b1.3"})), "ANC-117"));
    QVERIFY(tells(battle.refused("reveal", reveal({"a1.1"})), "ANC-117"));
    battle.act("reveal", reveal({"b1.1", "b1.2", "b1.4"}));
    ANCIENTS_TEXT(battle.order("b1.1"), "disordered");
    ANCIENTS_TEXT(battle.order("b1.3"), "good");
}

// ANC-115, ANC-023.
void AncientsBattleTest::falseDeployment()
{
    Battle battle({"HI"}, {"HI", "LA_S", "KN", "LC_B", "EL"});
    const Sealed note(R"({"kind":"false_deployment"})");
    battle.act("seal-note", announce("b", note));
    battle.act("seal-note", announce("a", Sealed(R"({"kind":"false_deployment"} )")));
    const auto reveal = [&](const std::vector<std::string> &who) {
        return Json{{"side", "b"}, {"note", note.note}, {"who", list(who)}, {"answers", Json::object()}};
    };
    battle.at("begin");
    QVERIFY(tells(battle.refused("reveal", reveal({"b1.1", "b1.2"})), "first turn"));
    battle.at("begin", "b");
    QVERIFY(tells(battle.refused("reveal", reveal({"b1.1", "b1.3"})), "ANC-115"));
    QVERIFY(tells(battle.refused("reveal", reveal({"b1.1", "b1.5"})), "ANC-115"));
    QVERIFY(tells(battle.refused("reveal", reveal({"b1.1"})), "pairs"));
    const Ruling ruling = battle.act("reveal", reveal({"b1.1", "b1.2", "b1.3", "b1.4"}));
    QVERIFY(tells(ruling.outcome.at(0).instruction, "change places"));
    QVERIFY(tells(battle.refused("reveal", Json{{"side", "a"}, {"note", Sealed(R"({"kind":"false_deployment"} )").note}}), "defender"));
}

// ANC-116.
void AncientsBattleTest::advantage()
{
    Battle battle({"HI"}, {"HI"});
    const Sealed note(R"({"kind":"strategic_advantage"})");
    battle.act("seal-note", announce("b", note));
    battle.at("rally").act("reveal", {{"side", "b"}, {"note", note.note}});
    QCOMPARE(ancients::sumOf(ancients::pointsOf(rules().sheet().tables, battle.state(), "b")), 1);
}

// ANC-130 to ANC-132.
void AncientsBattleTest::hidden()
{
    Battle battle({"HI", "KN"}, {"LA_S", "HI"});
    const Sealed note(R"({"kind":"hidden","unit":"b1.1","hex":"1412"})");
    battle.act("seal-note", with(announce("b", note), R"("sl.what":"hidden")"));
    battle.act("keep-off", with({{"who", list({"b1.1"})}}));
    QVERIFY(tells(battle.refused("keep-off", with({{"who", list({"a1.3"})}})), "camp"));
    battle.act("start-battle");
    battle.at("combat");
    QVERIFY(tells(battle.refused("attack", with({{"who", list({"a1.1"})}, {"target", "b1.1"}})), "not on the map"));
    battle.act("reveal", {{"side", "b"}, {"note", note.note}});
    ANCIENTS_TEXT(battle.order("b1.1"), "good");
    QVERIFY(battle.state().leader("b.L1").state == ancients::LeaderState::pool);               // no stratagem, no leader
    QVERIFY(tells(battle.refused("keep-off", with({{"who", list({"b1.1"})}})), "belongs to")); // never again hidden
}

// Example 21 (ANC-121 to ANC-128).
void AncientsBattleTest::arrival()
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
void AncientsBattleTest::marchLimits()
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

// ANC-135, ANC-109.
void AncientsBattleTest::points()
{
    Battle battle({"HI"}, {"HI"}, {{"length", 1}});
    battle.at("rally", "b").change([](State &state) { state.unit("b1.2").place = ancients::Place::destroyed; });
    battle.act("award", {{"side", "b"}, {"answers", {{"aw.points", 2}}}});
    const Ruling ruling = battle.act("end-step");
    QVERIFY(tells(ruling.sentence, "Gauls have won"));
    ANCIENTS_TEXT(rules().ended(battle.json).at("winner").get<std::string>(), "b");
}

// ANC-150, ANC-020: what cannot be played is refused at the start.
void AncientsBattleTest::rosters()
{
    const auto why = [](const Json &a, const Json &options = Json::object()) {
        try {
            rules().start(a, army("Gauls", {"HI"}, 1), options);
            return std::string();
        } catch (const Error &error) {
            return std::string(error.what());
        }
    };
    QVERIFY(tells(why(army("Romans", {}, 1)), "no units"));
    QVERIFY(tells(why(army("Romans", {"HI"}, 4)), "leaders"));
    QVERIFY(tells(why(army("Romans", {"HI"}, 1, false)), "camp"));
    QVERIFY(!why(army("Romans", {"HI"}, 1), {{"clock", "300"}}).empty()); // ANC-024: 1 or 2 minutes at the most
    QVERIFY(!why(army("Romans", {"HI"}, 1), {{"length", 21}}).empty());
    QVERIFY(why(army("Romans", {"HI", "WW"}, 0, false)).empty()); // ANC-151
    for (const Json &one : rules().armies())
        QVERIFY(why(one).empty());
}

// ANC-024, ANC-025, ANC-107: what the screen shows.
void AncientsBattleTest::view()
{
    Battle battle({"HI", "KN"}, {"HI"}, {{"clock", "60"}});
    battle.at("moves");
    const Json view = rules().view(battle.json, "");
    QCOMPARE(view.at("clock").at("seconds").get<int>(), 60);
    QVERIFY(view.at("now").at(0) == "move");
    QVERIFY(!rules().view(battle.at("combat").json, "").contains("clock"));
    battle.disorder("a1.1").lead("a1.1");
    QVERIFY(!rules().view(battle.json, "").at("watch").empty());
    for (const std::string step :
         {"setup", "begin", "pips", "arrivals", "control", "forced", "moves", "leaders", "shooting", "combat", "rally"}) {
        battle.at(step);
        for (const std::string &id : ancients::actsOf(step))
            QVERIFY(!rules().resolver(id).title().empty());
        QVERIFY(!rules().acts(battle.json).empty());
        (void)rules().view(battle.json, "b");
    }
    QVERIFY(!rules().counters(battle.json).empty());
    QVERIFY(rules().reference().size() > 60);
    QCOMPARE(rules().charts().size(), std::size_t{5});
    for (const Resolver *resolver : rules().resolvers())
        (void)resolver->prepare(nullptr, resolver->complete(nullptr, resolver->example()));
}

// A state of an older program lacks keys: they have their defaults.
void AncientsBattleTest::oldState()
{
    Battle battle({"HI"}, {"HI"});
    battle.json.erase("tricks");
    battle.json["units"]["a1.1"].erase("sees");
    battle.json["settings"].erase("clock");
    battle.act("start-battle");
    battle.json["units"]["a1.1"]["place"] = 5;
    QVERIFY(tells(battle.refused("begin-turn"), "place"));
}

// ANC-001 to ANC-006, ANC-015: turns, worth and arms.
void AncientsBattleTest::terms()
{
    Battle battle({"HI", "KN", "WW"}, {"HI"}, {{"attacker", "b"}}, 3, 1);
    State state = battle.state();
    ANCIENTS_TEXT(state.active, "b"); // the attacker is first
    QCOMPARE(state.playerTurn(), 1);
    state.active = "a";
    QCOMPARE(state.playerTurn(), 2);
    state.turn = 3;
    QCOMPARE(state.playerTurn(), 6);
    QCOMPARE(state.worth("a"), 29); // neither leaders nor the camp (ANC-004)
    using ancients::Arm;
    QVERIFY(ancients::mounted(Arm::cavalry) && ancients::mounted(Arm::chariot) && ancients::mounted(Arm::elephant));
    QVERIFY(!ancients::mounted(Arm::infantry) && !ancients::mounted(Arm::engine) && !ancients::mounted(Arm::camp));
    for (const auto &[code, arm] : {std::pair{"LA", Arm::infantry},
                                    {"SP", Arm::infantry},
                                    {"LC", Arm::cavalry},
                                    {"SC", Arm::chariot},
                                    {"EL", Arm::elephant},
                                    {"WW", Arm::engine},
                                    {"CP", Arm::camp}})
        QVERIFY(rules().sheet().code(code).arm == arm);
}

// ANC-053: disordered units are tested, panicking ones are not.
void AncientsBattleTest::disorderedRunners()
{
    Battle battle({"KN", "KN"}, {"HI"}, Json::object(), 0, 1);
    battle.at("control").disorder("a1.1").disorder("a1.2");
    battle.json["units"]["a1.2"]["panicking"] = true;
    battle.act("control");
    QVERIFY(battle.of("a1.1").uncontrolled);
    QVERIFY(!battle.of("a1.2").uncontrolled);
}

// ANC-101, ANC-102, ANC-182: a destroyed unit is a loss, takes its leader along, and cannot be attacked again.
void AncientsBattleTest::casualties()
{
    Battle battle({"KN", "HI"}, {"LI", "HI"}, {{"luckFree", true}});
    battle.at("combat").lead("b1.1").disorder("b1.1");
    const Ruling ruling = battle.act("attack", with({{"who", list({"a1.1"})}, {"target", "b1.1"}}));
    QCOMPARE(battle.state().losses("b"), 1);
    QVERIFY(battle.state().leader("b.L1").state == ancients::LeaderState::lost); // ANC-098
    QVERIFY(tells(ruling.followUps.at(0).resolver, "occupy"));
    QVERIFY(tells(battle.refused("attack", with({{"who", list({"a1.2"})}, {"target", "b1.1"}})), "ANC-181"));
}

// ANC-190: the preset sets initiative, control, combat and leaders together; each can be had alone.
void AncientsBattleTest::luckFreePreset()
{
    const auto settings = [](const Json &options) { return Battle({"HI"}, {"HI"}, options).state().settings; };
    const ancients::Settings preset = settings({{"luckFree", true}});
    QVERIFY(preset.fixedPips && preset.pipControl && preset.luckFreeCombat && preset.leadersOut);
    const ancients::Settings plain = settings(Json::object());
    QVERIFY(!plain.fixedPips && !plain.pipControl && !plain.luckFreeCombat && !plain.leadersOut);
    QCOMPARE(plain.length, 6);
    QCOMPARE(plain.clock, 120);
    QCOMPARE(plain.leaderLoss, 1);
    QVERIFY(settings({{"control", "pips"}}).pipControl && !settings({{"control", "pips"}}).leadersOut);
    QCOMPARE(settings({{"clock", "off"}}).clock, 0);
}

OPTIO_TEST(AncientsBattleTest)
} // namespace ancients_battle_test
#include "ancients_battle_test.moc"
