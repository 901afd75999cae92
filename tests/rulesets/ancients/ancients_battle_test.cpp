// SPDX-License-Identifier: GPL-3.0-or-later
// A battle step by step: its sequence, initiative, control, leaders, panic, rally, points and the end. Moves are in ancients_move_test.cpp,
// sealed notes in ancients_notes_test.cpp.
#include "rulesets/ancients/game.h"
#include "tests/rulesets/ancients/ancients_notes_support.h"
#include "tests/rulesets/ancients/ancients_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace ancients_battle_test {

using namespace ancientstest;
using namespace ancientsnotes;

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
    void leaders();
    void panic();
    void rally();
    void points();
    void rosters();
    void view();
    void oldState();
    void terms();
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
    const Json view = toJson(rules().view(battle.json, ""));
    QCOMPARE(view.at("clock").at("seconds").get<int>(), 60);
    QVERIFY(view.at("now").at(0) == "move");
    QVERIFY(!toJson(rules().view(battle.at("combat").json, "")).contains("clock"));
    battle.disorder("a1.1").lead("a1.1");
    QVERIFY(!toJson(rules().view(battle.json, "")).at("watch").empty());
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
