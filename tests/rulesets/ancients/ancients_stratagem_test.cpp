// SPDX-License-Identifier: GPL-3.0-or-later
// What stratagems cost, and what is remembered of them from their seal to the end: the leader that is bound, the units off the map, the day
// a march is due, the edges that were denied (ANC-108 to ANC-113, ANC-119 to ANC-124, ANC-130).
#include "tests/rulesets/ancients/ancients_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace ancients_stratagem_test {

using namespace ancientstest;
using ancients::LeaderState;

namespace {

Battle battle(const Json &options = Json::object(), int leadersA = 2, int leadersB = 2)
{
    return Battle({"KN", "KN", "KN", "KN"}, {"HC", "HC", "HI", "HI"}, options, leadersA, leadersB);
}

const std::string advantage = R"("sl.kind":"strategic_advantage")", bluff = R"("sl.kind":"none")";

std::string march(const std::string &edge) { return "\"sl.kind\":\"march\",\"sl.edge\":\"" + edge + "\""; }

std::string leaders(const Battle &battle, const std::string &side)
{
    std::string all;
    for (const auto &[id, leader] : battle.state().leaders)
        if (leader.side == side)
            all +=
                (all.empty() ? "" : " ") +
                std::string(leader.state == LeaderState::bound ? "bound" : ancients::leaderWords[static_cast<std::size_t>(leader.state)]);
    return all;
}

Json open(const KeptNote &note) { return toJson(note.note); }

/// Ends a step without anything done in it.
void pass(Battle &battle, const std::string &step, const std::string &active, int turn, int pips)
{
    battle.at(step, active, turn).pips(pips);
    battle.act("end-step");
}

/// A note sealed by other means than the program's form.
Json sealElsewhere(Battle &battle, const char *side, const std::string &text, const std::string &answers = "")
{
    const std::string nonce(64, '5');
    battle.act("seal-note", with({{"side", side}, {"seal", sealOf(text, nonce)}}, answers));
    return {{"text", text}, {"nonce", nonce}};
}

} // namespace

class AncientsStratagemTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void paidWhenSealed();
    void boundAndSecret();
    void opened();
    void voidWhenUnpaid();
    void marchesTogether();
    void oneNoteEach();
    void keptOffByNotes();
    void putOff();
    void reserveWaits();
    void deniedEdge();
    void sameEdgeUnsaid();
    void panicThere();
    void trickOnce();
    void trickKnownBefore();
    void hiddenHeld();
};

// ANC-110, ANC-112: a stratagem costs a leader when it is sealed; without one only bluffs are sealed.
void AncientsStratagemTest::paidWhenSealed()
{
    Battle one = battle({}, 1, 0);
    seal(one, "a", advantage);
    ANCIENTS_TEXT(leaders(one, "a"), "bound");
    seal(one, "a", bluff);
    seal(one, "a", bluff);
    QVERIFY(tells(unsealed(one, "a", R"("sl.kind":"night_attack")"), "ANC-110"));
    QVERIFY(tells(unsealed(one, "b", advantage), "no leader left"));
    seal(one, "b", bluff);
    QVERIFY(unsealed(one, "a", R"("sl.kind":"hidden")", {"a1.1"}).empty()); // it costs nobody (ANC-130)
    QCOMPARE(one.state().leadersOf("a"), 1);                                // it counts (ANC-033)
}

// ANC-108, ANC-110: the leader cannot be placed; only its owner is told why, the others see one at hand.
void AncientsStratagemTest::boundAndSecret()
{
    Battle one = battle({}, 1, 1);
    seal(one, "a", R"("sl.kind":"tactical_trick","sl.own":"KN","sl.enemy":"HI")");
    QVERIFY(tells(one.at("leaders").refused("place-leader", with({{"who", "a1.1"}})), "given for a sealed note (ANC-110)"));
    const auto badges = [&](const char *viewer) { return toJson(rules().view(one.json, viewer)).at("sides").at(0).at("badges").dump(); };
    QVERIFY(tells(badges(""), "1 leader at hand") && tells(badges("b"), "1 leader at hand"));
    QVERIFY(tells(badges("a"), "1 given for stratagems"));
    const KeptNote other = seal(one.at("setup"), "b", advantage);
    QVERIFY(tells(rules().told(one.json, other).detail, "A leader is given for it"));
    one.at("leaders");
    for (const optio::Act &act : rules().acts(one.json))
        QVERIFY(!tells(act.refusal, "sealed note"));
    QVERIFY(rules().resolver("seal-note").secret());
    // At the end it is discarded, opened or not.
    one.at("rally", "b", 6).act("end-step", with(Json::object(), R"("es.sealed_a":true,"es.sealed_b":true)"));
    ANCIENTS_TEXT(leaders(one, "a"), "discarded");
}

// ANC-110, ANC-113: discarded when the note is opened, and for the rest of the battle.
void AncientsStratagemTest::opened()
{
    Battle one = battle();
    const KeptNote note = seal(one, "a", advantage);
    one.lead("a1.1"); // the other leader may take the field meanwhile
    one.at("moves").act("reveal", with({{"side", "a"}, {"note", open(note)}}));
    ANCIENTS_TEXT(leaders(one, "a"), "on_map discarded");
    QCOMPARE(one.state().side("a").awards.size(), std::size_t{1});
    QVERIFY(tells(one.at("leaders", "a", 4).refused("place-leader", with({{"who", "a1.1"}})), "No leader"));
}

// ANC-110, ANC-112: what turns out to have cost nobody is void, and said to be.
void AncientsStratagemTest::voidWhenUnpaid()
{
    const std::string text = R"({"kind":"strategic_advantage"})";
    Battle none = battle({}, 0, 1);
    const Json note = sealElsewhere(none, "a", text);
    const Ruling ruling = none.at("moves").act("reveal", with({{"side", "a"}, {"note", note}}));
    QVERIFY(tells(ruling.sentence, "void") && tells(ruling.sentence, "ANC-110"));
    QVERIFY(none.state().side("a").awards.empty() && none.state().side("a").notes[0].dead);
    Battle cheat = battle({}, 1, 1);
    const Json sold = sealElsewhere(cheat, "a", text, R"("sl.price":"bluff")"); // sealed as a bluff, but none
    QVERIFY(tells(cheat.at("moves").act("reveal", with({{"side", "a"}, {"note", sold}})).sentence, "void"));
    ANCIENTS_TEXT(leaders(cheat, "a"), "pool");
    Battle fielded = battle({}, 1, 1);
    const Json late = sealElsewhere(fielded, "a", text);
    fielded.at("leaders").act("place-leader", with({{"who", "a1.1"}})); // it was in the field after all
    QVERIFY(tells(fielded.at("combat").act("reveal", with({{"side", "a"}, {"note", late}})).sentence, "void"));
    Battle paid = battle({}, 1, 1);
    const Json good = sealElsewhere(paid, "a", text, R"("sl.price":"leader")");
    ANCIENTS_TEXT(leaders(paid, "a"), "bound");
    paid.at("moves").act("reveal", with({{"side", "a"}, {"note", good}}));
    QCOMPARE(paid.state().side("a").awards.size(), std::size_t{1});
}

// ANC-119, ANC-130: half the army at most in all marches together.
void AncientsStratagemTest::marchesTogether()
{
    Battle one = battle();
    seal(one, "a", march("E"), {"a1.1", "a1.2"});
    QVERIFY(tells(unsealed(one, "a", march("W"), {"a1.3"}), "with the other marches 36"));
    QVERIFY(unsealed(one, "a", R"("sl.kind":"hidden")", {"a1.3"}).empty()); // who hides is not on a march
    QVERIFY(tells(unsealed(battle(), "a", march("W"), {"a1.1", "a1.2", "a1.3"}), "ANC-119"));
    // Checked again when they are opened: sealed elsewhere, nothing was known of them.
    Battle two = battle();
    const Json first = sealElsewhere(two, "a", R"({"kind":"march","edge":"S","units":["a1.1","a1.2"]})");
    two.act("keep-off", with({{"who", {"a1.1", "a1.2", "a1.3"}}}));
    const std::string text = R"({"kind":"march","edge":"S","units":["a1.3"]})", nonce(64, '6');
    two.act("seal-note", with({{"side", "a"}, {"seal", sealOf(text, nonce)}}));
    two.at("arrivals", "a", 3).pips(3).act("arrive", with({{"note", first}}));
    QVERIFY(tells(two.refused("arrive", with({{"note", Json{{"text", text}, {"nonce", nonce}}}})), "with the other marches 36"));
}

// ANC-119, ANC-130: a unit stands in one note, once.
void AncientsStratagemTest::oneNoteEach()
{
    Battle one = battle();
    seal(one, "a", march("E"), {"a1.1"});
    QVERIFY(tells(unsealed(one, "a", march("W"), {"a1.1"}), "another note"));
    QVERIFY(tells(unsealed(one, "a", R"("sl.kind":"hidden")", {"a1.1"}), "another note"));
    QVERIFY(tells(unsealed(one, "a", march("W"), {"a1.2", "a1.2"}), "named twice"));
    seal(one, "a", R"("sl.kind":"hidden")", {"a1.2"});
    QVERIFY(tells(unsealed(one, "a", R"("sl.kind":"hidden")", {"a1.2"}), "ANC-130"));
    QVERIFY(tells(one.refused("keep-off", with({{"who", {"a1.3"}}}, R"("ko.back":true)")), "ko.back")); // it is on the map
    one.act("keep-off", with({{"who", {"a1.3"}}}));
    one.act("keep-off", with({{"who", {"a1.3"}}}, R"("ko.back":true)"));
    ANCIENTS_TEXT(one.order("a1.3"), "good");
}

// ANC-119, ANC-130: nobody is off the map whom no note names, and whom one names is off it.
void AncientsStratagemTest::keptOffByNotes()
{
    Battle one = battle();
    one.act("keep-off", with({{"who", {"a1.1", "a1.2", "a1.3", "a1.4"}}}));
    QVERIFY(tells(one.refused("start-battle"), "4 units"));
    seal(one, "a", march("E"), {"a1.1", "a1.2"});
    QVERIFY(tells(one.refused("start-battle"), "2 units"));
    seal(one, "a", R"("sl.kind":"hidden")", {"a1.3"});
    seal(one, "a", R"("sl.kind":"hidden")", {"a1.4"});
    seal(one, "b", R"("sl.kind":"hidden")", {"b1.1"}); // not kept off by an act
    QVERIFY(tells(one.act("start-battle").sentence, "1 unit is kept off"));
    ANCIENTS_TEXT(one.order("b1.1"), "away");
}

// ANC-121, ANC-122: a march cannot be put off while there is initiative; late, the players say what becomes of it.
void AncientsStratagemTest::putOff()
{
    const auto game = [](const std::string &edge) {
        Battle one = battle();
        KeptNote note = seal(one, "a", march(edge), {"a1.1"});
        one.act("start-battle");
        return std::pair{one, Json{{"note", toJson(note.note)}}};
    };
    auto [flank, note] = game("E");
    pass(flank, "arrivals", "a", 3, 0); // no initiative: it waits
    pass(flank, "arrivals", "b", 3, 3); // the enemy's turn
    QVERIFY(flank.at("arrivals", "a", 4).pips(1).refused("arrive", with(note)).empty());
    pass(flank, "arrivals", "a", 4, 1); // put off
    const std::string late = flank.at("arrivals", "a", 5).pips(2).refused("arrive", with(note));
    QVERIFY2(tells(late, "due in turn 4") && tells(late, "ANC-122"), late.c_str());
    QVERIFY(tells(flank.asks("arrive", note), "ar.settle"));
    Battle allowed = flank;
    Json agreed = with(note, R"("ar.settle":"allowed")");
    agreed["reason"] = "the snow lay deep";
    QVERIFY(tells(allowed.act("arrive", agreed).sentence, "the snow lay deep"));
    ANCIENTS_TEXT(allowed.order("a1.1"), "good");
    const Ruling lost = flank.act("arrive", with(note, R"("ar.settle":"void")"));
    QVERIFY(tells(lost.sentence, "void"));
    ANCIENTS_TEXT(flank.order("a1.1"), "away");
    QCOMPARE(flank.left("a"), 2);
    QCOMPARE(flank.state().losses("a"), 0); // neither lost nor present
    auto [rear, second] = game("N");
    pass(rear, "arrivals", "a", 3, 3); // not due yet
    QVERIFY(rear.at("arrivals", "a", 4).pips(1).refused("arrive", with(second)).empty());
}

// ANC-121, ANC-122: a reserve comes whenever its owner wants.
void AncientsStratagemTest::reserveWaits()
{
    Battle one = battle();
    const KeptNote note = seal(one, "a", march("S"), {"a1.1"});
    one.act("start-battle");
    for (int turn = 1; turn <= 5; ++turn)
        pass(one, "arrivals", "a", turn, 3);
    QVERIFY(one.at("arrivals", "a", 6).pips(1).refused("arrive", with({{"note", open(note)}})).empty());
    QVERIFY(tells(one.at("arrivals", "a", 2).refused("arrive", with({{"note", open(note)}})), "turn 3"));
}

// ANC-123: who denies an edge has written none there; its march stays away, neither lost nor present.
void AncientsStratagemTest::deniedEdge()
{
    Battle one = battle();
    const KeptNote ours = seal(one, "a", march("E"), {"a1.1", "a1.2"}), theirs = seal(one, "b", march("E"), {"b1.1"});
    one.act("start-battle");
    one.at("arrivals", "a", 3).pips(1);
    QVERIFY(tells(one.refused("arrive", with({{"note", open(ours)}}, R"("ar.same":true)")), "second battle"));
    one.act("arrive", with({{"note", open(ours)}}, R"("ar.same":false)"));
    one.at("arrivals", "b", 3).pips(3);
    QVERIFY(tells(one.refused("arrive", with({{"note", open(theirs)}})), "denied"));
    QVERIFY(!one.refused("arrive", with({{"note", open(theirs)}}, R"("ar.settle":"allowed")")).empty());
    QVERIFY(
        tells(one.act("arrive", with({{"note", open(theirs)}}, R"("ar.settle":"void")")).sentence, "neither lost nor present (ANC-123)"));
    ANCIENTS_TEXT(one.order("b1.1"), "away");
    QVERIFY(tells(leaders(one, "b"), "discarded"));
}

// ANC-123: nor do both come on when nobody was asked.
void AncientsStratagemTest::sameEdgeUnsaid()
{
    Battle one = battle();
    const KeptNote ours = seal(one, "a", march("E"), {"a1.1"}), theirs = seal(one, "b", march("E"), {"b1.1"});
    one.act("start-battle");
    pass(one, "arrivals", "a", 3, 0);
    one.at("arrivals", "b", 3).pips(1).act("arrive", with({{"note", open(theirs)}}));
    QVERIFY(tells(one.at("arrivals", "a", 4).pips(1).refused("arrive", with({{"note", open(ours)}})), "ANC-123"));
}

// ANC-030, ANC-124: each march has its own panic number there, and flees from that battle alone.
void AncientsStratagemTest::panicThere()
{
    Battle one({"KN", "KN", "HI", "HI", "HI", "HI"}, {"HC", "HC", "HC", "HI", "HI", "HI", "HI"}, {{"luckFree", true}}, 2, 2);
    const KeptNote ours = seal(one, "a", march("E"), {"a1.1", "a1.2"}), theirs = seal(one, "b", march("E"), {"b1.1", "b1.2", "b1.3"});
    one.act("start-battle");
    one.at("arrivals", "a", 3).act("meet", with({{"note_a", open(ours)}, {"note_b", open(theirs)}}));
    QCOMPARE(one.state().side("b").panic, 2); // half of three, rounded up
    one.change([](State &state) {
        state.unit("b1.1").place = ancients::Place::destroyed;
        state.unit("b1.2").place = ancients::Place::fled;
    });
    QVERIFY(tells(one.at("begin", "b", 2).act("begin-turn").sentence, "panic"));
    QVERIFY(one.of("b1.3").panicking && !one.of("b1.4").panicking);
    one.act("flee", with({{"who", {"b1.3"}}}));
    one.at("moves", "b", 2).act("end-step");
    QVERIFY(!one.state().second.open && !one.state().side("b").panicked);
    QCOMPARE(one.state().side("b").panic, 4);
}

// ANC-091, ANC-113: only the attack that brought a trick out was declared before it was known.
void AncientsStratagemTest::trickOnce()
{
    Battle one({"KN", "KN"}, {"HI", "HI"}, {{"luckFree", true}}, 1, 1);
    const KeptNote note = seal(one, "b", R"("sl.kind":"tactical_trick","sl.own":"HI","sl.enemy":"KN")");
    one.act("start-battle");
    one.at("combat").act("reveal", with({{"side", "b"}, {"note", open(note)}}));
    const auto attack = [](const char *who) {
        return with({{"who", {who}}, {"target", "b1.1"}},
                    R"("at.hill_b1.1":true,"at.stream_)" + std::string(who) + R"(":true,"at.before_trick_b1.1":true)");
    };
    one.act("attack", attack("a1.1"));                                // 4 against 16: declared at 1-2
    QVERIFY(tells(one.refused("attack", attack("a1.2")), "ANC-113")); // it knew
    QVERIFY(tells(one.at("combat", "a", 2).refused("attack", attack("a1.2")), "ANC-113"));
}

// ANC-091, ANC-113: a trick that came out before was known to every attack.
void AncientsStratagemTest::trickKnownBefore()
{
    Battle one({"KN", "KN"}, {"HI", "HI"}, {{"luckFree", true}}, 1, 1);
    const KeptNote note = seal(one, "b", R"("sl.kind":"tactical_trick","sl.own":"HI","sl.enemy":"KN")");
    one.act("start-battle");
    one.at("moves").act("reveal", with({{"side", "b"}, {"note", open(note)}}));
    QVERIFY(tells(one.at("combat").refused("attack", with({{"who", {"a1.1"}}, {"target", "b1.1"}},
                                                          R"("at.hill_b1.1":true,"at.stream_a1.1":true,"at.before_trick_b1.1":true)")),
                  "ANC-113"));
}

// ANC-053, ANC-061: a hidden unit is held for initiative like any other, and then stays where it is.
void AncientsStratagemTest::hiddenHeld()
{
    Battle one({"KN", "HI"}, {"HI", "HI"}, {{"luckFree", true}}, 2, 1);
    const KeptNote note = seal(one, "a", R"("sl.kind":"hidden")", {"a1.1"});
    one.act("start-battle");
    one.at("control").pips(2);
    ANCIENTS_TEXT(rules().resolver("hold").pageOf(one.json, {{"who", {"a1.1"}}}), "a"); // behind the cover screen
    const Ruling held = one.act("hold", with({{"who", {"a1.1"}}}));
    QVERIFY(!tells(held.sentence, "KN"));
    QCOMPARE(one.left("a"), 1);
    one.act("control", with(Json::object(), R"("ct.hidden":true)"));
    QVERIFY(!tells(one.asks("reveal", {{"side", "a"}, {"note", open(note)}}), "rv.runs"));
    one.act("reveal", with({{"side", "a"}, {"note", open(note)}}));
    QVERIFY(!one.of("a1.1").uncontrolled);
    Battle marching({"KN", "HI", "HI"}, {"HI", "HI"}, {{"luckFree", true}}, 2, 1);
    seal(marching, "a", march("E"), {"a1.1"});
    marching.act("start-battle");
    QVERIFY(tells(marching.at("control").pips(2).refused("hold", with({{"who", {"a1.1"}}})), "ANC-181")); // on a march nobody is tested
}

OPTIO_TEST(AncientsStratagemTest)
} // namespace ancients_stratagem_test
#include "ancients_stratagem_test.moc"
