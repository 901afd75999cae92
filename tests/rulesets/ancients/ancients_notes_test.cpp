// SPDX-License-Identifier: GPL-3.0-or-later
// Sealed notes in a battle: what is written before it, what each side is told, and what they do when they are opened.
#include "rulesets/ancients/game.h"
#include "tests/rulesets/ancients/ancients_notes_support.h"
#include "tests/rulesets/ancients/ancients_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace ancients_notes_test {

using namespace ancientstest;
using namespace ancientsnotes;

class AncientsNotesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void notes();
    void trick();
    void night();
    void falseDeployment();
    void advantage();
    void hidden();
};

// ANC-110 to ANC-113: sealing, the bluff, a changed note.
void AncientsNotesTest::notes()
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
void AncientsNotesTest::trick()
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
void AncientsNotesTest::night()
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
void AncientsNotesTest::falseDeployment()
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
void AncientsNotesTest::advantage()
{
    Battle battle({"HI"}, {"HI"});
    const Sealed note(R"({"kind":"strategic_advantage"})");
    battle.act("seal-note", announce("b", note));
    battle.at("rally").act("reveal", {{"side", "b"}, {"note", note.note}});
    QCOMPARE(ancients::sumOf(ancients::pointsOf(rules().sheet().tables, battle.state(), "b")), 1);
}

// ANC-130 to ANC-132.
void AncientsNotesTest::hidden()
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

OPTIO_TEST(AncientsNotesTest)

} // namespace ancients_notes_test

#include "ancients_notes_test.moc"
