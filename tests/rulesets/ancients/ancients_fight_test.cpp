// SPDX-License-Identifier: GPL-3.0-or-later
// The worked examples of combat and shooting, ruled by the acts: attacks with retreats and leaders, advances, falls, missiles.
#include "rulesets/ancients/combat/aftermath.h"
#include "rulesets/ancients/combat/fight.h"
#include "tests/rulesets/ancients/ancients_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace ancients_fight_test {

using namespace ancientstest;

class AncientsFightTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void examples_data();
    void examples();
    void outOfReach();
    void fallsBeforeEntering();
    void stillInFront();
    void leaderWithdraws();
    void leaderLeavesGoodOrder();
    void diceAndLeader();
    void combatOdds();
    void shotOdds();
    void shots();
    void artillery();
    void fallOfAnElephant();
    void whoMayAttack();
    void badOdds();
    void advances();
    void captures();
    void charge();
    void throughAFriend();
    void splitAttack();
    void campTaken();
    void flightIsAMove();
};

// Outside a game, luck-free: who attacks whom, the answers, and what comes of it.
void AncientsFightTest::examples_data()
{
    QTest::addColumn<QString>("input");
    QTest::addColumn<QString>("comparison");
    QTest::addColumn<QString>("result");
    const auto row = [](const char *name, const char *input, const char *comparison, const char *result) {
        QTest::newRow(name) << input << comparison << result;
    };
    row("example 5 (ANC-093)", R"({"who":[{"row":"HI"}],"target":{"row":"LC_I"},"answers":{}})", "4 against 2: 2-1", "DD");
    row("example 6 (ANC-080)", R"({"who":[{"row":"KN","leaders":1}],"target":{"row":"PK_L"},"answers":{}})", "16 against 12: 1-1", "M");
    row("example 7 (ANC-079)",
        R"({"who":[{"row":"KN"}],"target":{"row":"HI_S","leaders":1},"answers":{"at.through_who":"flank","at.hill_target":true}})",
        "16 against 32: 1-2", "AD");
    row("example 8 (ANC-085)",
        R"({"who":[{"row":"EL"}],"target":{"row":"HI"},"answers":{"at.crossing_who":"bridge","at.village_target":true}})",
        "6 against 8: 1-2", "AD");
    row("example 9 (ANC-082, ANC-086)",
        R"({"who":[{"row":"HC"}],"target":{"row":"LI"},"answers":{"at.crossing_who":"ford","at.stream_who":true}})", "1 against 2: 1-2",
        "AD");
    row("example 10 (ANC-091)", R"({"who":[{"row":"KN","leaders":1}],"target":{"row":"LA_S"},"answers":{"at.woods_target":true}})",
        "16 against 1: 1-2, because mounted troops against infantry in woods or swamp (ANC-091)", "AD");
    row("example 11 (ANC-060)", R"({"who":[{"row":"LI","uncontrolled":true}],"target":{"row":"PK_L"},"answers":{"at.hill_target":true}})",
        "2 against 12: 1-2, because nobody chose this attack (ANC-091)", "AD");
    row("example 12 together (ANC-011)",
        R"({"who":[{"row":"WB_H","charging":true},{"row":"WB_H","charging":true}],"target":{"row":"HI"},"answers":{}})",
        "16 against 4: 3-1", "DE");
    row("example 12 alone", R"({"who":[{"row":"WB_H","charging":true}],"target":{"row":"HI"},"answers":{}})", "8 against 4: 2-1", "DD");
}

void AncientsFightTest::examples()
{
    QFETCH(QString, input);
    QFETCH(QString, comparison);
    QFETCH(QString, result);
    Json json = Json::parse(input.toStdString());
    json["game"] = {{"luckFree", true}};
    const Ruling ruling = ruleOn("attack", json, {});
    ANCIENTS_TEXT(ruling.comparison, comparison.toStdString());
    ANCIENTS_TEXT(ruling.outcome.at(0).result, result.toStdString());
}

const Json oneOnOne{{"who", Json::array({"a1.1"})}, {"target", "b1.1"}};

// Example 13 (ANC-074, ANC-075): out of reach, and the attacker must take the hex.
void AncientsFightTest::outOfReach()
{
    Battle battle({"KN", "HI"}, {"LC_B", "HI"}, {{"luckFree", true}});
    battle.at("combat");
    const Ruling ruling = battle.act("attack", with(oneOnOne, R"("at.retreat_b1.1":true)"));
    ANCIENTS_TEXT(battle.order("b1.1"), "disordered");
    QVERIFY(tells(ruling.sentence, "out of reach"));
    QVERIFY(!battle.of("a1.1").attacked); // it may attack another
    bool flees = false;
    for (const SideOutcome &one : ruling.outcome)
        flees = flees || tells(one.instruction, "flees 5 more");
    QVERIFY(flees);
    QVERIFY(tells(battle.refused("occupy"), "must enter")); // ANC-103
    QVERIFY(tells(battle.refused("end-step"), "must be entered"));
    battle.act("occupy", with({{"who", "a1.1"}}));
    // It retreats at most once a step.
    QVERIFY(!tells(battle.asks("attack", with(oneOnOne)), "at.retreat"));
}

// ANC-103: who could enter a hex without having fought may attack another first; when it falls there, the hex is nobody's to enter.
void AncientsFightTest::fallsBeforeEntering()
{
    Battle battle({"HI", "HI"}, {"LC_B", "HI"}, {{"disorderedAttack", true}});
    battle.at("combat");
    battle.act("attack", with(oneOnOne, R"("at.retreat_b1.1":true)"));
    QCOMPARE(battle.state().vacated.at(0).who.size(), std::size_t{1});
    QVERIFY(!ancients::mustEnter(battle.state(), battle.state().vacated.at(0)));
    battle.change([](State &state) {
        EnteredDice source({});
        Dice dice(source);
        Narration narration;
        ancients::Fray(state, dice, narration).suffer(state.unit("a1.1"), ancients::Fate::destroy);
    });
    ANCIENTS_TEXT(battle.order("a1.1"), "destroyed");
    QVERIFY(battle.state().vacated.empty());
    QVERIFY(tells(battle.refused("occupy"), "No hex is to be entered"));
}

// Example 14 (ANC-075): still in front, from the flank, on its back face.
void AncientsFightTest::stillInFront()
{
    Battle battle({"KN", "HI"}, {"LC_B", "HI"}, {{"luckFree", true}});
    battle.at("combat");
    const Ruling ruling =
        battle.act("attack", with(oneOnOne, R"("at.retreat_b1.1":true,"at.still_a1.1":true,"at.through_a1.1.again":"flank")"));
    ANCIENTS_TEXT(ruling.comparison, "16 against 1: 3-1");
    ANCIENTS_TEXT(battle.order("b1.1"), "destroyed");
    QVERIFY(battle.of("a1.1").attacked);
}

// Example 15 (ANC-076): the leader goes, the disordered unit falls before the combat.
void AncientsFightTest::leaderWithdraws()
{
    Battle battle({"KN", "HI"}, {"HC", "HI"}, {{"luckFree", true}});
    battle.at("combat").disorder("b1.1").lead("b1.1");
    battle.act("attack", with(oneOnOne, R"("at.withdraw_b.L1":true)"));
    ANCIENTS_TEXT(battle.order("b1.1"), "destroyed");
    QVERIFY(battle.state().leader("b.L1").state == ancients::LeaderState::pool);
    QVERIFY(ancients::mustEnter(battle.state(), battle.state().vacated.at(0)));
    QVERIFY(!battle.of("a1.1").attacked); // there was no combat
}

// ANC-076: a unit in good order is disordered, and then fought.
void AncientsFightTest::leaderLeavesGoodOrder()
{
    Battle battle({"KN", "HI"}, {"HI", "HI"}, {{"luckFree", true}});
    battle.at("combat").lead("b1.1");
    const Ruling ruling = battle.act("attack", with(oneOnOne, R"("at.withdraw_b.L1":true)"));
    ANCIENTS_TEXT(ruling.comparison, "8 against 3: 2-1");
    ANCIENTS_TEXT(battle.order("b1.1"), "destroyed");
}

// Example 16 (ANC-096): a leader with a unit that is shaken is tested.
void AncientsFightTest::diceAndLeader()
{
    Battle battle({"HC", "HI"}, {"HI", "HI"});
    battle.at("combat").lead("a1.1");
    battle.act("attack", with(oneOnOne), {2, 1});
    ANCIENTS_TEXT(battle.order("a1.1"), "disordered");
    ANCIENTS_TEXT(battle.order("b1.1"), "disordered");
    QVERIFY(battle.state().leader("a.L1").state == ancients::LeaderState::lost);
    // With the option 0 no leader is ever tested.
    Battle safe({"HC", "HI"}, {"HI", "HI"}, {{"leaderLoss", 0}});
    safe.at("combat").lead("a1.1");
    safe.act("attack", with(oneOnOne), {2});
    QVERIFY(safe.state().leader("a.L1").state == ancients::LeaderState::map);
}

// ANC-066, ANC-094: 1-1 is AD, M and DD with two faces each.
void AncientsFightTest::combatOdds()
{
    const Json input{{"who", Json::array({{{"row", "HC"}}})}, {"target", {{"row", "HI"}}}, {"answers", Json::object()}};
    ANCIENTS_TEXT(chances("attack", input), "Heavy infantry disordered 1/3, Heavy cavalry disordered 1/3, Heavy cavalry disordered, Heavy "
                                            "infantry disordered 1/3");
    // A leader that is lost is an outcome of its own.
    const Json led{{"who", Json::array({{{"row", "HC"}, {"leaders", 1}}})}, {"target", {{"row", "KN"}}}, {"answers", Json::object()}};
    QVERIFY(tells(chances("attack", led), "a leader lost"));
}

// Example 17 (ANC-069, ANC-066): unhurt 8/27, disordered 12/27, destroyed 7/27.
void AncientsFightTest::shotOdds()
{
    const Json input{{"who", {{"row", "LA_D"}}}, {"target", {{"row", "KN"}}}, {"answers", {{"sh.range", 3}}}};
    const auto ready = rules().resolver("shoot").prepare(nullptr, rules().resolver("shoot").complete(nullptr, input));
    const Distribution odds = oddsOf(*ready);
    std::map<std::string, int> in27;
    for (const Share &share : odds.shares)
        in27[ready->outcome(share.outcome).results.at("target").get<std::string>()] += static_cast<int>(27 * share.weight / odds.of);
    QCOMPARE(in27.at("unhurt"), 8);
    QCOMPARE(in27.at("disordered"), 12);
    QCOMPARE(in27.at("destroyed"), 7);
}

// Example 17: dice 5, 2, 1. ANC-067 to ANC-070, ANC-072.
void AncientsFightTest::shots()
{
    Battle battle({"KN", "HI", "AR"}, {"LA_D", "LC_B", "AR", "HI"});
    battle.at("shooting");
    QVERIFY(tells(battle.refused("shoot", with({{"who", "a1.1"}, {"target", "b1.1"}})), "belongs to"));
    QVERIFY(tells(battle.refused("shoot", with({{"who", "b1.4"}, {"target", "a1.1"}})), "no missiles"));
    QVERIFY(tells(battle.refused("shoot", with({{"who", "b1.1"}, {"target", "a1.1"}}, R"("sh.near":false)")), "ANC-068"));
    battle.act("shoot", with({{"who", "b1.1"}, {"target", "a1.1"}}, R"("sh.range":3)"), {5, 2, 1});
    ANCIENTS_TEXT(battle.order("a1.1"), "destroyed");
    QVERIFY(tells(battle.refused("shoot", with({{"who", "b1.1"}, {"target", "a1.2"}})), "already"));
    // One shot at infantry, dice even when the battle is luck-free (ANC-095).
    Battle free({"HI", "HI"}, {"LA_D", "HI"}, {{"luckFree", true}});
    free.at("shooting");
    free.act("shoot", with({{"who", "b1.1"}, {"target", "a1.1"}}), {2});
    ANCIENTS_TEXT(free.order("a1.1"), "disordered");
    // What moved is silent: artillery and wagons only.
    battle.json["units"]["b1.3"]["moved"] = battle.json["units"]["b1.2"]["moved"] = true;
    QVERIFY(tells(battle.refused("shoot", with({{"who", "b1.3"}, {"target", "a1.2"}})), "moved"));
    battle.act("shoot", with({{"who", "b1.2"}, {"target", "a1.2"}}, R"("sh.range":2)"), {6});
    ANCIENTS_TEXT(battle.order("a1.2"), "good");
}

// Example 18 (ANC-071): in the act.
void AncientsFightTest::artillery()
{
    const auto shot = [](const char *target, int range, const char *answers, int die) {
        Json input = with({{"who", {{"row", "AR"}}}, {"target", {{"row", target}}}}, answers);
        input["answers"]["sh.range"] = range;
        return tells(ruleOn("shoot", input, {die}).sentence, "disordered");
    };
    QVERIFY(shot("PK_H", 2, "", 3));
    QVERIFY(!shot("PK_H", 3, "", 2));
    QVERIFY(shot("EL", 5, "", 2));
    QVERIFY(!shot("EL", 5, R"("sh.cover":true)", 2));
    bool refusedTooFar = false;
    try {
        shot("EL", 8, "", 1);
    } catch (const Error &) {
        refusedTooFar = true;
    }
    QVERIFY(refusedTooFar);
}

// Example 19 (ANC-100): the elephant falls.
void AncientsFightTest::fallOfAnElephant()
{
    Battle battle({"HI", "KN"}, {"EL", "LI", "KN"}, {{"luckFree", true}});
    battle.at("combat").disorder("b1.1").disorder("b1.3");
    battle.act("attack", with(oneOnOne));
    ANCIENTS_TEXT(battle.order("b1.1"), "destroyed");
    QVERIFY(tells(battle.refused("end-step"), "ANC-"));
    battle.act("collapse", with({{"who", Json::array({"b1.2", "a1.1", "b1.3"})}}));
    ANCIENTS_TEXT(battle.order("b1.2"), "disordered");
    ANCIENTS_TEXT(battle.order("a1.1"), "disordered");
    ANCIENTS_TEXT(battle.order("b1.3"), "disordered"); // unchanged
    battle.act("occupy");                              // heavy infantry may stay (ANC-104)
    QVERIFY(tells(battle.refused("collapse"), "ANC-100"));
}

// ANC-054, ANC-077, ANC-181.
void AncientsFightTest::whoMayAttack()
{
    Battle battle({"HI", "KN"}, {"HI", "KN"}, {{"luckFree", true}});
    battle.at("combat");
    const auto why = [&](const char *who, const char *target) {
        return battle.refused("attack", with({{"who", Json::array({who})}, {"target", target}}));
    };
    QVERIFY(tells(why("b1.1", "b1.2"), "belongs to"));
    QVERIFY(tells(why("a1.1", "a1.2"), "belongs to"));
    QVERIFY(tells(why("a1.3", "b1.1"), "never attacks"));
    QVERIFY(tells(why("a1.9", "b1.1"), "there is no unit"));
    battle.disorder("a1.1");
    QVERIFY(tells(why("a1.1", "b1.1"), "ANC-054"));
    battle.json["units"]["a1.2"]["leftZone"] = true;
    QVERIFY(tells(why("a1.2", "b1.1"), "ANC-047"));
    battle.json["units"]["a1.2"]["leftZone"] = false;
    battle.json["units"]["b1.1"]["place"] = "destroyed";
    QVERIFY(tells(why("a1.2", "b1.1"), "ANC-181"));
    battle.json["units"]["b1.2"]["place"] = "away";
    QVERIFY(tells(why("a1.2", "b1.2"), "not on the map"));
    // Option 8: disordered units attack with the back face, and AD destroys them.
    Battle wild({"HI", "KN"}, {"HI", "KN"}, {{"luckFree", true}, {"disorderedAttack", true}});
    wild.at("combat").disorder("a1.1");
    const Ruling ruling = wild.act("attack", with(oneOnOne));
    ANCIENTS_TEXT(ruling.comparison, "3 against 4: 1-2");
    ANCIENTS_TEXT(wild.order("a1.1"), "destroyed");
}

// ANC-091: refused below 1-2, unless nobody chose it or the trick came out afterwards (ANC-113).
void AncientsFightTest::badOdds()
{
    Battle battle({"LI", "HI"}, {"PK_L", "HI"}, {{"luckFree", true}});
    battle.at("combat");
    QVERIFY(tells(battle.refused("attack", with(oneOnOne, R"("at.hill_b1.1":true)")), "ANC-091"));
    battle.json["units"]["a1.1"]["must"] = true;
    battle.act("attack", with(oneOnOne, R"("at.hill_b1.1":true)"));
    ANCIENTS_TEXT(battle.order("a1.1"), "disordered");
    QVERIFY(!battle.of("a1.1").must);
    Battle trick({"LI", "HI"}, {"HI", "HI"}, {{"luckFree", true}});
    trick.at("combat").change([](State &state) { state.tricks.push_back({"b", "HI", "LI"}); });
    QVERIFY(tells(trick.refused("attack", with(oneOnOne)), "ANC-091"));
    trick.act("attack", with(oneOnOne, R"("at.before_trick_b1.1":true)"));
    ANCIENTS_TEXT(trick.order("a1.1"), "disordered");
    trick.at("combat", "a", 4); // game turns 1 to 3 only (ANC-118)
    QVERIFY(!tells(trick.asks("attack", with({{"who", Json::array({"a1.2"})}, {"target", "b1.1"}})), "trick"));
}

// ANC-103 to ANC-105.
void AncientsFightTest::advances()
{
    Battle battle({"HI", "KN", "PK_L"}, {"LI", "LI", "LI"}, {{"luckFree", true}});
    battle.at("combat").disorder("b1.1").lead("a1.1");
    battle.act("attack", with({{"who", Json::array({"a1.1", "a1.2"})}, {"target", "b1.1"}}));
    QVERIFY(tells(battle.refused("occupy", with({{"who", "a1.3"}})), "ANC-103"));
    battle.act("occupy", with({{"who", "a1.1"}}, R"("oc.leader":false)"));
    QVERIFY(battle.state().leader("a.L1").unit.empty());
    battle.act("attack", with({{"who", Json::array({"a1.3"})}, {"target", "b1.2"}})); // 6 to 2: destroyed
    battle.act("occupy");                                                             // pikes stay
    QVERIFY(tells(battle.refused("occupy"), "ANC-103"));
}

// ANC-098, ANC-135: what is entered is taken.
void AncientsFightTest::captures()
{
    Battle battle({"KN", "HI"}, {"LI", "HI"}, {{"luckFree", true}});
    battle.at("combat").change([](State &state) { state.leader("b.L1").state = ancients::LeaderState::map; });
    battle.act("attack", with(oneOnOne));
    ANCIENTS_TEXT(battle.asks("occupy", with({{"who", "a1.1"}})), "oc.woods mv.leader_b.L1 mv.camp");
    battle.act("occupy", with({{"who", "a1.1"}}, R"("mv.leader_b.L1":true,"mv.camp":true)"));
    QVERIFY(battle.state().leader("b.L1").state == ancients::LeaderState::lost);
    QCOMPARE(ancients::sumOf(ancients::pointsOf(rules().sheet().tables, battle.state(), "a")), 2);
}

// ANC-078: the charge is for the attack, not for the defence.
void AncientsFightTest::charge()
{
    Battle battle({"WB_H", "HI"}, {"HI", "WB_F"}, {{"luckFree", true}});
    battle.at("moves").act("charge");
    battle.at("combat");
    ANCIENTS_TEXT(battle.act("attack", with(oneOnOne)).comparison, "8 against 4: 2-1");
    battle.at("moves", "a", 2);
    QVERIFY(tells(battle.refused("charge"), "ANC-063"));
    battle.at("combat", "a", 1);
    battle.json["active"] = "b";
    battle.json["units"]["b1.1"]["disordered"] = false;
    ANCIENTS_TEXT(battle.act("attack", with({{"who", Json::array({"b1.1"})}, {"target", "a1.1"}})).comparison, "4 against 2: 2-1");
}

// ANC-045: sparse LA and sparse MM alone, through one friend, who is not affected; the retreat itself disorders (ANC-074).
void AncientsFightTest::throughAFriend()
{
    const std::string noRoom = R"("at.retreat_b1.1":true,"at.room_b1.1":false)", behind = noRoom + R"(,"at.behind_b1.1":true)";
    for (const auto &[row, may] : {std::pair{"LA_S", true}, {"MM_S", true}, {"LA_D", false}, {"LC_B", false}}) {
        Battle battle({"PK_H", "HI"}, {row, "HI"}, {{"luckFree", true}}); // PK_H moves 1: all of them are faster
        battle.at("combat");
        const Json asked = with(oneOnOne, noRoom);
        QCOMPARE(tells(battle.asks("attack", asked), "at.behind_b1.1"), may);
        if (!may) {
            QVERIFY(!battle.refused("attack", with(oneOnOne, behind)).empty());
            continue;
        }
        const Ruling ruling = battle.act("attack", with(oneOnOne, behind));
        ANCIENTS_TEXT(battle.order("b1.1"), "disordered");
        ANCIENTS_TEXT(battle.order("b1.2"), "good");
        std::string told;
        for (const SideOutcome &one : ruling.outcome)
            told += one.instruction;
        QVERIFY(tells(told, "through its friend"));
        // Without room it stands.
        Battle stands({"PK_H", "HI"}, {row, "HI"}, {{"luckFree", true}});
        QVERIFY(!tells(stands.at("combat").act("attack", asked).sentence, "retreat"));
    }
}

// ANC-089: what would help the defender against some of its attackers alone is told, so that the players may attack one by one.
void AncientsFightTest::splitAttack()
{
    Battle battle({"KN", "HI"}, {"HI_S", "HI"}, {{"luckFree", true}});
    battle.at("combat");
    const Ruling both = battle.act("attack", with({{"who", {"a1.1", "a1.2"}}, {"target", "b1.1"}}, R"("at.crossing_a1.2":"bridge")"));
    ANCIENTS_TEXT(both.comparison, "12 against 4: 3-1");
    QVERIFY(tells(both.sentence, "star, village or bridge (ANC-089)"));
    Battle alone({"KN", "HI"}, {"HI_S", "HI"}, {{"luckFree", true}});
    const Ruling one = alone.at("combat").act("attack", with(oneOnOne));
    ANCIENTS_TEXT(one.comparison, "8 against 8: 1-1");
    QVERIFY(!tells(one.sentence, "ANC-089"));
}

// ANC-098: whoever stands in a camp that is entered is captured with it.
void AncientsFightTest::campTaken()
{
    Battle battle({"KN", "HI"}, {"HI", "HI"});
    battle.at("moves").pips(1).lead("b1.3");
    battle.act("move", with({{"who", {"a1.1"}}}, R"("mv.camp":true)"));
    ANCIENTS_TEXT(battle.order("b1.3"), "destroyed");
    QVERIFY(battle.state().leader("b.L1").state == ancients::LeaderState::lost);
    QVERIFY(battle.state().leader("b.L1").unit.empty());
}

// ANC-032, ANC-067: artillery that fled in its last movement phase does not shoot, rallied or not.
void AncientsFightTest::flightIsAMove()
{
    Battle battle({"AR", "HI"}, {"HI", "HI"});
    battle.at("forced").disorder("a1.1");
    battle.json["units"]["a1.1"]["panicking"] = true;
    QVERIFY(tells(toJson(rules().view(battle.json, "")).at("reminders").dump(), "flee from the enemy"));
    battle.act("end-step");
    battle.at("rally").lead("a1.1").act("rally", with({{"who", {"a1.1"}}}));
    QVERIFY(tells(battle.at("shooting", "b").refused("shoot", with({{"who", "a1.1"}, {"target", "b1.1"}})), "moved in its last turn"));
}

OPTIO_TEST(AncientsFightTest)
} // namespace ancients_fight_test
#include "ancients_fight_test.moc"
