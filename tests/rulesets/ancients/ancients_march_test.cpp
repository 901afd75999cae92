// SPDX-License-Identifier: GPL-3.0-or-later
// Flank marches that meet: the second battle within a battle, and the way back (ANC-123 to ANC-125).
#include "tests/rulesets/ancients/ancients_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace ancients_march_test {

using namespace ancientstest;
using ancients::LeaderState;

namespace {

Json note(const std::string &text) { return {{"text", text}, {"nonce", std::string(64, '7')}}; }

Json march(const std::string &edge, const std::vector<std::string> &units)
{
    return note(Json{{"kind", "march"}, {"edge", edge}, {"units", units}}.dump());
}

const Json ours = march("W", {"a1.1", "a1.2"}), theirs = march("W", {"b1.1", "b1.2"});

/// A battle in the attacker's third turn, at its arrivals: Romans (a) and Gauls (b) have marches on the edges they wrote.
Battle marching(const Json &romans = ours, const Json &gauls = theirs, const Json &options = {{"luckFree", true}})
{
    Battle battle({"KN", "WB_H", "HI", "HI", "WB_H"}, {"HC", "HI", "HI", "HI", "HI"}, options, 3, 2);
    const auto seal = [&](const char *side, const Json &sealed) {
        battle.act("seal-note", {{"side", side},
                                 {"seal", sealOf(sealed.at("text").get<std::string>(), sealed.at("nonce").get<std::string>())},
                                 {"answers", Json::object()}});
    };
    seal("a", romans);
    seal("b", gauls);
    battle.act("keep-off", with({{"who", {"a1.1", "a1.2"}}}));
    battle.act("keep-off", with({{"who", {"b1.1", "b1.2"}}}));
    battle.at("arrivals", "a", 3).pips(2);
    return battle;
}

const std::string twoAndOne = R"("mt.leaders_a":2,"mt.leaders_b":1)";

Json meeting(const Json &romans = ours, const Json &gauls = theirs, const std::string &answers = twoAndOne)
{
    return with({{"note_a", romans}, {"note_b", gauls}}, answers);
}

/// Ends steps and does what they need, until the active side's next step of this name.
void goOn(Battle &battle, const std::string &step)
{
    for (int i = 0; i < 40 && battle.state().step != step; ++i) {
        const std::string now = battle.state().step;
        if (now == "begin" || now == "pips" || now == "control") {
            battle.act(now == "begin" ? "begin-turn" : now);
            continue;
        }
        if (now == "forced")
            for (const auto &[id, unit] : battle.state().units)
                if (unit.uncontrolled && unit.onMap() && unit.acted == ancients::Acted::none)
                    battle.act("advance", with({{"who", id}}, R"("ad.sees":false)"));
        battle.act("end-step");
    }
}

} // namespace

class AncientsMarchTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whenTheyMeet();
    void otherEdges();
    void askedOnArrival();
    void apart();
    void leaders();
    void panicApart();
    void oneCharge();
    void untilOneIsGone();
    void sixTurns();
    void survivors();
    void leadersLost();
    void notesThere();
    void clock();
};

// ANC-123: in step 4 of the first player turn of game turn 3, once, with initiative or without.
void AncientsMarchTest::whenTheyMeet()
{
    QVERIFY(marching().pips(0).refused("meet", meeting()).empty());
    QVERIFY(tells(marching().at("arrivals", "b", 3).refused("meet", meeting()), "ANC-123"));
    QVERIFY(tells(marching().at("arrivals", "a", 2).refused("meet", meeting()), "ANC-123"));
    QVERIFY(tells(marching().at("moves", "a", 3).refused("meet", meeting()), "ANC-021"));
    Battle battle = marching();
    const auto offered = [&] {
        const auto acts = rules().acts(battle.json);
        return std::any_of(acts.begin(), acts.end(), [](const optio::Act &act) { return act.resolver == "meet"; });
    };
    const auto reminded = [&] { return tells(toJson(rules().view(battle.json, "")).at("reminders").dump(), "ANC-123"); };
    QVERIFY(offered() && reminded());
    const Ruling ruling = battle.act("meet", meeting());
    QVERIFY(tells(ruling.sentence, "second battle"));
    QVERIFY(!offered() && !reminded());
    const State state = battle.state();
    QCOMPARE(state.turn, 1); // its own count of turns
    ANCIENTS_TEXT(state.step + state.active, "begina");
    QCOMPARE(state.length(), 6);
    ANCIENTS_TEXT(toJson(rules().view(battle.json, "")).at("title").get<std::string>(),
                  "Second battle, W edge · Turn 1 of 6 · Romans: Leaders off, panic");
    battle.at("arrivals", "a", 3);
    QVERIFY(tells(battle.refused("arrive", with({{"note", ours}})), "ANC-123"));
    QVERIFY(!battle.refused("meet", meeting()).empty());
    // Both had to be marches of the units that were kept off.
    QVERIFY(tells(marching().refused("meet", meeting(march("W", {"a1.1"}))), "sealed"));
    QVERIFY(tells(marching().refused("meet", with({{"note_a", ours}})), "note_b"));
}

// ANC-123: only the same flank, not a reserve and a rear march.
void AncientsMarchTest::otherEdges()
{
    const Json east = march("E", {"b1.1", "b1.2"}), south = march("S", {"a1.1", "a1.2"}), rear = march("S", {"b1.1", "b1.2"});
    QVERIFY(tells(marching(ours, east).refused("meet", meeting(ours, east)), "do not meet"));
    QVERIFY(tells(marching(south, rear).refused("meet", meeting(south, rear)), "no flank"));
    const Json bluff = note(R"({"kind":"none"})");
    QVERIFY(tells(marching(ours, bluff).refused("meet", meeting(ours, bluff)), "no march"));
    QVERIFY(tells(marching(ours, theirs, {{"stratagems_b", "barbarian"}}).refused("meet", meeting()), "ANC-112"));
}

// ANC-123: the enemy hears the edge before the march comes on, and may have written the same.
void AncientsMarchTest::askedOnArrival()
{
    Battle battle = marching();
    const Json input = with({{"note", ours}});
    QVERIFY(tells(battle.asks("arrive", input), "ar.same"));
    QVERIFY(tells(battle.refused("arrive", with({{"note", ours}}, R"("ar.same":true)")), "second battle"));
    QVERIFY(battle.refused("arrive", with({{"note", ours}}, R"("ar.same":false)")).empty());
    QVERIFY(!tells(battle.at("arrivals", "a", 4).asks("arrive", input), "ar.same"));
}

// ANC-123: a new map with the two marches alone, and no camps.
void AncientsMarchTest::apart()
{
    Battle battle = marching();
    battle.disorder("a1.3").act("meet", meeting());
    ANCIENTS_TEXT(battle.order("a1.1") + battle.order("b1.2"), "goodgood");
    ANCIENTS_TEXT(battle.order("a1.3") + battle.order("b1.3"), "elsewhereelsewhere");
    QVERIFY(battle.state().camp("a")->place == ancients::Place::elsewhere);
    QVERIFY(ancients::pointsOf(rules().sheet().tables, battle.state(), "b").empty()); // the camp is not lost
    battle.at("combat");
    QVERIFY(tells(battle.refused("attack", with({{"who", {"a1.1"}}, {"target", "b1.3"}})), "on the other map"));
    battle.at("control");
    QVERIFY(tells(battle.refused("control", with({{"camp", {"b1.1"}}})), "")); // nobody sees a camp
    QVERIFY(tells(battle.at("control", "b").refused("control", with({{"camp", {"b1.1"}}})), "ANC-051"));
    // What the first battle's units did in their turn is not forgotten.
    Battle guns({"AR", "KN", "WB_H", "HI", "HI"}, {"HC", "HI", "HI", "HI"}, {{"luckFree", true}}, 2, 2);
    guns.change([](State &state) {
        state.unit("a1.1").moved = true;
        state.unit("a1.1").place = ancients::Place::elsewhere;
        state.second.open = true;
        state.second.units = {"a1.2", "b1.1"};
    });
    guns.at("begin").act("begin-turn");
    QVERIFY(guns.of("a1.1").moved);
}

// ANC-124: who leads there; L is that number; one leader was given for each march.
void AncientsMarchTest::leaders()
{
    Battle battle = marching();
    const Json form = with({{"note_a", ours}, {"note_b", theirs}});
    const Form asked = rules().resolver("meet").form(&battle.json, form);
    QCOMPARE(asked.questions.size(), std::size_t{2});
    for (const Question &question : asked.questions)
        QCOMPARE(question.most, question.side == "a" ? 2 : 1);
    battle.lead("b1.3"); // one of the Gauls stands with a unit
    battle.act("meet", meeting());
    QCOMPARE(battle.state().leadersOf("a"), 2);
    QCOMPARE(battle.state().leadersOf("b"), 1);
    QVERIFY(battle.state().leadersWith("b1.3").empty());
    battle.act("begin-turn");
    battle.act("pips");
    QCOMPARE(battle.left("a"), 3); // fixed, two leaders
    battle.at("leaders").act("place-leader", with({{"who", "a1.1"}}));
    battle.act("place-leader", with({{"who", "a1.1"}}));
    QVERIFY(tells(battle.refused("place-leader", with({{"who", "a1.1"}})), "No leader"));
    Battle none = marching();
    none.act("meet", meeting(ours, theirs, R"("mt.leaders_a":0,"mt.leaders_b":0)"));
    QCOMPARE(none.state().leadersOf("a"), 0);
    QVERIFY(tells(none.at("leaders").refused("place-leader", with({{"who", "a1.1"}})), "No leader"));
    QVERIFY(!tells(none.at("begin").act("begin-turn").sentence, "panic")); // who has none there is exempt
    QVERIFY(!marching().refused("meet", meeting(ours, theirs, R"("mt.leaders_a":3)")).empty());
}

// ANC-030, ANC-031, ANC-123: panic is the march's own.
void AncientsMarchTest::panicApart()
{
    Battle battle = marching();
    battle.change([](State &state) { state.unit("b1.3").place = ancients::Place::destroyed; });
    battle.act("meet", meeting());
    QCOMPARE(battle.state().side("b").panic, 1); // half of two
    QCOMPARE(battle.state().losses("b"), 0);     // those of the first battle do not count
    battle.change([](State &state) { state.unit("b1.1").place = ancients::Place::destroyed; });
    QVERIFY(tells(battle.at("begin", "b").act("begin-turn").sentence, "panic"));
    QVERIFY(battle.of("b1.2").panicking && !battle.of("b1.4").panicking);
    QVERIFY(ancients::pointsOf(rules().sheet().tables, battle.state(), "a").empty()); // no point for it in the first battle (ANC-135)
    battle.act("flee", with({{"who", {"b1.2"}}}));
    battle.at("moves", "b").act("end-step");
    const State state = battle.state();
    QVERIFY(!state.second.open && !state.side("b").panicked);
    QCOMPARE(state.side("b").panic, 3);
    QCOMPARE(state.losses("b"), 3);
    QVERIFY(tells(battle.at("begin", "b", 3).act("begin-turn").sentence, "panic"));
}

// ANC-063, ANC-011: once for all, in whichever of the two battles.
void AncientsMarchTest::oneCharge()
{
    Battle battle = marching();
    battle.change([](State &state) { state.side("a").charged = 1; }); // in its first turn
    battle.act("meet", meeting());
    battle.at("moves");
    QVERIFY(battle.state().face(battle.of("a1.2")) == ancients::parseFace("2-3"));
    QVERIFY(tells(battle.refused("charge"), "used already"));
    Battle fresh = marching();
    fresh.act("meet", meeting());
    fresh.at("moves").act("charge");
    QVERIFY(fresh.state().face(fresh.of("a1.2")) == ancients::parseFace("8-2"));
    fresh.change([](State &state) { state.unit("b1.1").place = state.unit("b1.2").place = ancients::Place::fled; });
    fresh.act("end-step");
    QVERIFY(tells(fresh.at("moves", "a", 3).refused("charge"), "used already"));
}

// ANC-124: until one side is gone.
void AncientsMarchTest::untilOneIsGone()
{
    Battle battle = marching();
    battle.disorder("a1.3").act("meet", meeting());
    goOn(battle, "combat");
    battle.change([](State &state) { state.unit("b1.1").place = ancients::Place::destroyed; });
    battle.disorder("b1.2").act("attack", with({{"who", {"a1.1"}}, {"target", "b1.2"}}));
    battle.act("occupy", with({{"who", "a1.1"}}));
    const Ruling ruling = battle.act("end-step");
    QVERIFY(tells(ruling.sentence, "Nobody of Gauls comes back") && tells(ruling.sentence, "2 units of Romans"));
    QVERIFY(tells(ruling.outcome.at(0).instruction, "half of the W edge nearest your camp"));
    const State state = battle.state();
    ANCIENTS_TEXT(state.step + state.active, "arrivalsa");
    QCOMPARE(state.turn, 3);
    QCOMPARE(battle.left("a"), 2); // as before
    ANCIENTS_TEXT(battle.order("a1.3"), "disordered");
    ANCIENTS_TEXT(battle.order("b1.3") + battle.order("b1.2"), "gooddestroyed");
    QVERIFY(!rules().ended(battle.json).at("over").get<bool>());
}

// ANC-124: or six turns of their own, whatever the length of the first battle.
void AncientsMarchTest::sixTurns()
{
    Battle battle = marching(ours, theirs, {{"luckFree", true}, {"length", 20}});
    battle.act("meet", meeting());
    battle.at("rally", "b", 5).act("end-step");
    QCOMPARE(battle.state().turn, 6);
    QVERIFY(battle.state().second.open);
    battle.at("rally", "b", 6).act("end-step");
    QVERIFY(!battle.state().second.open);
    QCOMPARE(battle.state().turn, 3);
    QVERIFY(!battle.state().over);
}

// ANC-125: survivors come on as a march would, for initiative, and shock; who fled does not.
void AncientsMarchTest::survivors()
{
    Battle battle = marching();
    battle.act("meet", meeting());
    battle.change([](State &state) {
        state.unit("a1.2").place = ancients::Place::fled;
        state.unit("a1.1").disordered = state.unit("a1.1").attacked = true;
    });
    battle.at("rally", "b", 6).act("end-step");
    ANCIENTS_TEXT(battle.order("a1.1") + battle.order("a1.2"), "awayfled");
    QVERIFY(tells(battle.pips(0).refused("arrive", with(Json::object())), "ANC-122"));
    const std::size_t given = static_cast<std::size_t>(battle.state().leader("a.L3").state == LeaderState::discarded);
    const Ruling ruling = battle.pips(1).act("arrive", with({{"nearest", {"b1.3"}}})); // in this same step: half of 12 is 6, an HI is 7
    QVERIFY(tells(ruling.sentence, "1 unit of Romans comes on from the W edge"));
    QVERIFY(tells(ruling.sentence, "Nobody is shocked"));
    ANCIENTS_TEXT(battle.order("a1.1"), "disordered"); // as it left the other map
    QCOMPARE(battle.left("a"), 0);
    QVERIFY(!battle.of("a1.1").attacked);
    QCOMPARE(static_cast<std::size_t>(battle.state().leader("a.L3").state == LeaderState::discarded), given); // no second leader is given
    QVERIFY(tells(battle.pips(1).refused("arrive", with(Json::object())), "note"));                           // nobody is left to come
    // The enemy's come on in its own step.
    battle.at("arrivals", "b", 3).pips(1).act("arrive", with(Json::object()));
    ANCIENTS_TEXT(battle.order("b1.1"), "good");
}

// ANC-124: leaders lost there are lost in the first battle too; who is out misses the next turn here (ANC-097).
void AncientsMarchTest::leadersLost()
{
    Battle battle = marching();
    battle.act("meet", meeting());
    battle.at("combat").lead("a1.1").lead("b1.2");
    battle.change([](State &state) {
        const std::string led = state.leadersWith("a1.1").front();
        state.unit("a1.1").place = ancients::Place::destroyed;
        state.leader(led).state = LeaderState::lost;
        state.leader(led).unit.clear();
        state.leader(state.leadersWith("b1.2").front()).out = 13; // the turn after the battle's last
    });
    battle.at("rally", "b", 6).act("end-step");
    const State state = battle.state();
    QCOMPARE(state.leadersOf("a"), 2); // three, one of them lost; the given one counts
    for (const auto &[id, leader] : state.leaders)
        QVERIFY(leader.unit.empty());
    battle.at("begin", "b", 3);
    QCOMPARE(battle.state().leadersOf("b"), 1); // of two one is out for this turn
    battle.at("begin", "b", 4);
    QCOMPARE(battle.state().leadersOf("b"), 2);
}

// ANC-113, ANC-123: in its first turn no night attack, no false deployment, nobody hidden.
void AncientsMarchTest::notesThere()
{
    Battle battle = marching();
    const Json night = note(R"({"kind":"night_attack"})");
    battle.at("setup").act(
        "seal-note",
        {{"side", "a"}, {"seal", sealOf(night.at("text").get<std::string>(), std::string(64, '7'))}, {"answers", Json::object()}});
    battle.at("arrivals", "a", 3).act("meet", meeting(ours, theirs, R"("mt.leaders_a":1,"mt.leaders_b":1)"));
    QVERIFY(tells(battle.refused("reveal", with({{"side", "a"}, {"note", night}, {"who", {"b1.1"}}})), "ANC-123"));
}

// ANC-025: each player turn of either battle has a clock of its own.
void AncientsMarchTest::clock()
{
    Battle battle = marching();
    const auto id = [&] { return toJson(rules().view(battle.json, "")).at("clock").at("id").get<std::string>(); };
    battle.at("moves", "a", 1);
    const std::string first = id();
    battle.at("moves", "b", 1);
    QVERIFY(id() != first);
    battle.at("arrivals", "a", 3).act("meet", meeting());
    battle.at("moves", "a", 1);
    QVERIFY(id() != first);
}

OPTIO_TEST(AncientsMarchTest)
} // namespace ancients_march_test
#include "ancients_march_test.moc"
