// SPDX-License-Identifier: GPL-3.0-or-later
// What one act leaves to the next: who fought may advance, into which ground and with whom; friends, zones and ground on the way of those
// who run, flee or come on; a turn that is missed once; a charge that nobody has moved for; the dice of one act however it is spelled.
#include "rules/journal/journal.h"
#include "tests/rulesets/ancients/ancients_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace ancients_memory_test {

using namespace ancientstest;
using ancients::Place;

namespace {

const Json luckFree = {{"luckFree", true}};

Json open(const KeptNote &note) { return toJson(note.note); }

} // namespace

class AncientsMemoryTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whoFought();
    void nobodyFought();
    void enterFirst();
    void advanceIntoWoods();
    void leaderInWoods();
    void twoLeaders();
    void runnersWay();
    void runnersZone();
    void mountedAvoidWoods();
    void entering();
    void fleeing();
    void noFlight();
    void missedOnce();
    void chargeUnmoved();
    void sameDice_data();
    void sameDice();
    void leadersOfTheFirstBattle();
    void controlLeaders();
    void toldApart();
};

// ANC-103, ANC-075: only who fought against the hex enters it.
void AncientsMemoryTest::whoFought()
{
    Battle one({"KN", "KN"}, {"LC_B", "HI"}, luckFree);
    one.at("combat").act("attack", with({{"who", {"a1.1", "a1.2"}}, {"target", "b1.1"}},
                                        R"("at.retreat_b1.1":true,"at.still_a1.1":true,"at.through_a1.1.again":"flank")"));
    ANCIENTS_TEXT(one.order("b1.1"), "destroyed");
    QVERIFY(tells(one.refused("occupy", with({{"who", "a1.2"}})), "ANC-103"));
    one.act("occupy", with({{"who", "a1.1"}}));
    QVERIFY(one.refused("attack", with({{"who", {"a1.2"}}, {"target", "b1.2"}})).empty()); // it lost its target, and has not attacked
}

// ANC-103, ANC-075, ANC-076: when nobody fought, each of those who attacked may, and one must.
void AncientsMemoryTest::nobodyFought()
{
    Battle away({"KN", "KN"}, {"LC_B"}, luckFree);
    away.at("combat").act("attack", with({{"who", {"a1.1", "a1.2"}}, {"target", "b1.1"}}, R"("at.retreat_b1.1":true)"));
    QVERIFY(tells(away.refused("occupy"), "ANC-103"));
    QVERIFY(away.refused("occupy", with({{"who", "a1.2"}})).empty());
    Battle left({"KN"}, {"HC"}, luckFree);
    left.lead("b1.1").disorder("b1.1").at("combat").act("attack",
                                                        with({{"who", {"a1.1"}}, {"target", "b1.1"}}, R"("at.withdraw_b.L1":true)"));
    ANCIENTS_TEXT(left.order("b1.1"), "destroyed");
    left.act("occupy", with({{"who", "a1.1"}}));
}

// ANC-101, ANC-103: the advance comes before the next attack.
void AncientsMemoryTest::enterFirst()
{
    Battle one({"KN", "HC"}, {"LC_B", "HI"}, luckFree);
    one.at("combat").act("attack", with({{"who", {"a1.1"}}, {"target", "b1.1"}}, R"("at.retreat_b1.1":true)"));
    QVERIFY(tells(one.refused("attack", with({{"who", {"a1.1"}}, {"target", "b1.2"}})), "must be entered (ANC-103)"));
    one.act("occupy", with({{"who", "a1.1"}}));
    QVERIFY(one.refused("attack", with({{"who", {"a1.1"}}, {"target", "b1.2"}})).empty());
}

// ANC-043, ANC-103: an advance after combat is a move for the ground it enters.
void AncientsMemoryTest::advanceIntoWoods()
{
    Battle one({"KN", "MM_D"}, {"LC_I", "LC_I"}, luckFree);
    one.disorder("b1.1").disorder("b1.2").at("combat");
    one.act("attack", with({{"who", {"a1.1"}}, {"target", "b1.1"}}));
    one.act("occupy", with({{"who", "a1.1"}}, R"("oc.woods":true)"));
    ANCIENTS_TEXT(one.order("a1.1"), "disordered");
    one.act("attack", with({{"who", {"a1.2"}}, {"target", "b1.2"}}));
    if (one.order("b1.2") == "destroyed")
        QVERIFY(!tells(one.asks("occupy", {{"who", "a1.2"}}), "oc.woods")); // at home there
}

// ANC-043, ANC-096, ANC-104: who goes along into the woods is tested, who stays behind is not.
void AncientsMemoryTest::leaderInWoods()
{
    Battle one({"KN"}, {"LC_I"}, Json::object());
    one.lead("a1.1").disorder("b1.1").at("combat").act("attack", with({{"who", {"a1.1"}}, {"target", "b1.1"}}), {5});
    Battle other = one;
    one.act("occupy", with({{"who", "a1.1"}}, R"("oc.woods":true)"), {1});
    QVERIFY(one.state().leader("a.L1").state == ancients::LeaderState::lost);
    other.act("occupy", with({{"who", "a1.1"}}, R"("oc.woods":true,"oc.leader":false)"));
    QVERIFY(other.state().leader("a.L1").state == ancients::LeaderState::map && other.state().leadersWith("a1.1").empty());
}

// ANC-104: of two leaders one goes along, one stays behind.
void AncientsMemoryTest::twoLeaders()
{
    Battle one({"KN"}, {"LC_I"}, luckFree, 2, 1);
    one.lead("a1.1").lead("a1.1").disorder("b1.1").at("combat").act("attack", with({{"who", {"a1.1"}}, {"target", "b1.1"}}));
    ANCIENTS_TEXT(one.asks("occupy", {{"who", "a1.1"}}), "oc.leader oc.along_a.L1 oc.along_a.L2 oc.woods mv.camp");
    one.act("occupy", with({{"who", "a1.1"}}, R"("oc.along_a.L2":false)"));
    const auto with = one.state().leadersWith("a1.1");
    QVERIFY(with.size() == 1 && with[0] == "a.L1");
}

// ANC-044, ANC-057, ANC-060: a runner that passes through a friend disorders both; sparse LA neither.
void AncientsMemoryTest::runnersWay()
{
    Battle one({"KN", "HI", "LA_S"}, {"HI"}, luckFree);
    one.change([](State &state) { state.unit("a1.1").uncontrolled = state.unit("a1.3").uncontrolled = true; });
    one.at("forced");
    QVERIFY(tells(one.refused("advance", with({{"who", "a1.1"}, {"through", {"b1.1"}}})), "ANC-044"));
    Battle light = one;
    one.act("advance", with({{"who", "a1.1"}, {"through", {"a1.2"}}}));
    ANCIENTS_TEXT(one.order("a1.1") + one.order("a1.2"), "disordereddisordered");
    light.act("advance", with({{"who", "a1.3"}, {"through", {"a1.2"}}}));
    ANCIENTS_TEXT(light.order("a1.3") + light.order("a1.2"), "goodgood");
}

// ANC-047, ANC-060: a runner leaves a zone only when it is fast enough, and then need not attack.
void AncientsMemoryTest::runnersZone()
{
    Battle one({"KN", "LI", "WB_H"}, {"HI", "HC"}, luckFree);
    one.change([](State &state) {
        for (const char *id : {"a1.1", "a1.2", "a1.3"})
            state.unit(id).uncontrolled = true;
    });
    one.at("forced");
    QVERIFY(tells(one.refused("advance", with({{"who", "a1.1"}, {"zones", {"b1.2"}}})), "not fast enough"));
    QVERIFY(tells(one.refused("advance", with({{"who", "a1.3"}, {"zones", {"b1.1"}}})),
                  "not fast enough")); // its charge has a move of 2 (ANC-059)
    one.act("advance", with({{"who", "a1.1"}, {"zones", {"b1.1"}}}));
    QVERIFY(one.of("a1.1").leftZone && !one.of("a1.1").must);
    one.act("advance", with({{"who", "a1.2"}}));
    QVERIFY(one.of("a1.2").must);
    QVERIFY(tells(one.at("combat").refused("attack", with({{"who", {"a1.1"}}, {"target", "b1.1"}})), "ANC-047"));
}

// ANC-057, ANC-064: mounted runners keep out of woods and swamps.
void AncientsMemoryTest::mountedAvoidWoods()
{
    Battle one({"KN", "LC_CM", "SC", "LI", "WB_F"}, {"HI"}, luckFree);
    one.change([](State &state) {
        for (auto &[id, unit] : state.units)
            unit.uncontrolled = unit.side == "a";
    });
    one.at("forced");
    for (const auto &[id, woods] : {std::pair{"a1.1", false}, {"a1.2", false}, {"a1.3", false}, {"a1.4", true}, {"a1.5", false}})
        QCOMPARE(tells(one.asks("advance", {{"who", id}}), "ad.woods"), woods);
    QVERIFY(tells(one.refused("advance", with({{"who", "a1.1"}}, R"("ad.woods":true)")), "ANC-057"));
}

// ANC-122, ANC-043, ANC-044, ANC-047: who comes on goes on as in any move.
void AncientsMemoryTest::entering()
{
    Battle one({"KN", "LC_B", "LA_S", "HI", "HI", "HI"}, {"HI", "HC"}, luckFree, 2, 1);
    const KeptNote note = seal(one, "a", R"("sl.kind":"march","sl.edge":"S")", {"a1.1", "a1.2", "a1.3"});
    one.act("start-battle");
    one.at("arrivals", "a", 3).pips(2);
    const Json base = {{"note", open(note)}};
    Json way = base;
    way["woods"] = {"a1.4"};
    QVERIFY(tells(one.refused("arrive", with(way)), "not among those that move"));
    way["woods"] = {"a1.2", "a1.3"};
    way["through"] = {"a1.4"};
    way["passing"] = {"a1.1"};
    way["zones"] = {"b1.2"};
    way["leaving"] = {"a1.1"};
    QVERIFY(tells(one.refused("arrive", with(way)), "ANC-047"));
    way["leaving"] = {"a1.3"};
    QVERIFY(tells(one.refused("arrive", with(way)), "not fast enough"));
    way["leaving"] = {"a1.2"};
    std::string names;
    for (const Candidate &candidate : rules().resolver("arrive").candidates(one.json, {"woods", "", "active", true, true, false}, base))
        names += candidate.unit + " ";
    ANCIENTS_TEXT(names, "a1.1 a1.2 a1.3 ");
    one.act("arrive", with(way));
    ANCIENTS_TEXT(one.order("a1.1") + one.order("a1.2") + one.order("a1.3") + one.order("a1.4"), "disordereddisorderedgooddisordered");
    QVERIFY(one.of("a1.2").leftZone && !one.of("a1.1").leftZone);
}

// ANC-032, ANC-044: panicking units disorder the friends they flee through.
void AncientsMemoryTest::fleeing()
{
    Battle one({"HI", "LA_S", "KN", "HI"}, {"HI"}, luckFree);
    one.change([](State &state) {
        for (const char *id : {"a1.1", "a1.2"})
            state.unit(id).panicking = state.unit(id).disordered = true;
    });
    one.at("forced");
    QVERIFY(tells(one.refused("flee", with({{"through", {"a1.3"}}, {"passing", {"a1.4"}}})), "ANC-032"));
    QVERIFY(tells(one.refused("flee", with({{"through", {"b1.1"}}, {"passing", {"a1.1"}}})), "ANC-044"));
    one.act("flee", with({{"through", {"a1.3"}}, {"passing", {"a1.2"}}})); // sparse
    ANCIENTS_TEXT(one.order("a1.3"), "good");
    one.act("flee", with({{"who", {"a1.2"}}, {"through", {"a1.3"}}}));
    ANCIENTS_TEXT(one.order("a1.3") + one.order("a1.2"), "disorderedfled");
}

// ANC-102, ANC-020: a camp does not flee, and nobody does before the battle.
void AncientsMemoryTest::noFlight()
{
    Battle one({"HI"}, {"HI"}, luckFree);
    QVERIFY(tells(one.refused("flee", with({{"who", {"a1.1"}}})), "ANC-020"));
    QVERIFY(tells(one.at("moves").refused("flee", with({{"who", {"a1.2"}}})), "ANC-102"));
}

// ANC-097, ANC-124: a turn missed in the second battle is not missed again in the first.
void AncientsMemoryTest::missedOnce()
{
    const auto back = [](int out) {
        Battle one({"KN", "KN", "HI", "HI", "HI", "HI"}, {"HC", "HC", "HI", "HI", "HI"}, luckFree, 3, 2);
        const KeptNote ours = seal(one, "a", R"("sl.kind":"march","sl.edge":"E")", {"a1.1", "a1.2"});
        const KeptNote theirs = seal(one, "b", R"("sl.kind":"march","sl.edge":"E")", {"b1.1", "b1.2"});
        one.act("start-battle");
        one.at("arrivals", "a", 3)
            .act("meet", with({{"note_a", open(ours)}, {"note_b", open(theirs)}}, R"("mt.leaders_a":1,"mt.leaders_b":1)"));
        one.change([&](State &state) {
            state.leader(state.second.leaders.front()).out = out;
            state.unit("b1.1").place = state.unit("b1.2").place = Place::fled;
        });
        one.at("rally", "b", 2).act("end-step"); // its fourth player turn
        return one.at("begin", "a", 4).state().leadersOf("a");
    };
    QCOMPARE(back(3), 3); // missed there
    QCOMPARE(back(5), 2); // still to miss
}

// ANC-057, ANC-063: the charge is declared while no barbarian has moved; one that stood still has not.
void AncientsMemoryTest::chargeUnmoved()
{
    Battle one({"WB_H", "WB_H"}, {"HI"}, luckFree, 2, 1);
    one.change([](State &state) { state.unit("a1.2").uncontrolled = true; });
    one.at("forced").act("advance", with({{"who", "a1.2"}}, R"("ad.sees":false)"));
    QVERIFY(one.at("moves").refused("charge").empty());
    one.pips(2).act("move", with({{"who", {"a1.1"}}}));
    QVERIFY(tells(one.refused("charge"), "ANC-063"));
}

void AncientsMemoryTest::sameDice_data()
{
    QTest::addColumn<QString>("resolver");
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::newRow("ANC-065 order of attackers") << "attack"
                                                << R"({"who":["a1.1","a1.2"],"target":"b1.1"})"
                                                << R"({"who":["a1.2",{"unit":"a1.1"},"a1.2"],"target":["b1.1"]})";
    QTest::newRow("ANC-056 the army's die") << "control"
                                            << R"({})"
                                            << R"({"prey":["a1.3"]})";
    QTest::newRow("ANC-100 contact") << "collapse"
                                     << R"({"who":["a1.1","b1.1"]})"
                                     << R"({"who":["b1.1","a1.1","b1.1"]})";
    QTest::newRow("ANC-126 arrival") << "arrive"
                                     << R"({"nearest":["b1.1"]})"
                                     << R"({"nearest":["b1.1","b1.2"],"woods":["a1.1"]})";
    QTest::newRow("ANC-044 those who pass") << "move"
                                            << R"({"who":["a1.1","a1.2"],"through":["a1.3"]})"
                                            << R"({"who":["a1.2","a1.1"],"through":["a1.3"],"passing":["a1.1","a1.2"]})";
}

// ANC-065, ANC-018: whatever names the same units draws the same dice, so that undo cannot fish for better ones.
void AncientsMemoryTest::sameDice()
{
    QFETCH(QString, resolver);
    QFETCH(QString, one);
    QFETCH(QString, other);
    const Resolver &asked = rules().resolver(resolver.toStdString());
    QVERIFY(asked.participants(Json::parse(one.toStdString())) == asked.participants(Json::parse(other.toStdString())));
}

// ANC-098, ANC-123: nobody in the second battle captures a leader who stands alone on the first map.
void AncientsMemoryTest::leadersOfTheFirstBattle()
{
    Battle one({"KN", "HI", "HI"}, {"HC", "HI", "HI"}, luckFree, 2, 3);
    const KeptNote ours = seal(one, "a", R"("sl.kind":"march","sl.edge":"E")", {"a1.1"});
    const KeptNote theirs = seal(one, "b", R"("sl.kind":"march","sl.edge":"E")", {"b1.1"});
    one.act("start-battle");
    one.at("leaders", "b").act("place-leader"); // alone
    one.at("arrivals", "a", 3).act("meet", with({{"note_a", open(ours)}, {"note_b", open(theirs)}}, R"("mt.leaders_b":1)"));
    one.at("moves").pips(1);
    QVERIFY(!tells(one.asks("move", {{"who", {"a1.1"}}}), "mv.leader"));
}

// ANC-056: outside a game control asks for the army's leaders.
void AncientsMemoryTest::controlLeaders()
{
    const Json unit = {{"camp", Json::array({{{"row", "HI"}}})}};
    ANCIENTS_TEXT(chances("control", with(unit, R"("ct.leaders":1)")), "held 1/3, 1 uncontrolled 2/3");
    ANCIENTS_TEXT(chances("control", with(unit, R"("ct.leaders":3)")), "held 1/1");
    ANCIENTS_TEXT(chances("control", with(unit, R"("ct.leaders":0)")), "1 uncontrolled 1/1");
}

// ANC-107: units of one kind are told apart in every sentence, of one army, of two, and outside a game.
void AncientsMemoryTest::toldApart()
{
    Battle one({"HI", "HI"}, {"HI", "KN"}, luckFree);
    const Ruling ruling = one.at("combat").act("attack", with({{"who", {"a1.1"}}, {"target", "b1.1"}}));
    QVERIFY2(tells(ruling.sentence, "HI 1 are disordered") && tells(ruling.sentence, "HI are disordered"), ruling.sentence.c_str());
    Battle same({"KN"}, {"KN"}, luckFree);
    const std::string both = same.at("combat").act("attack", with({{"who", {"a1.1"}}, {"target", "b1.1"}})).sentence;
    QVERIFY2(tells(both, "KN of Romans are disordered") && tells(both, "KN of Gauls are disordered"), both.c_str());
    const std::string labels = rules().counters(same.json).dump();
    QVERIFY(tells(labels, "KN of Romans: disordered") && tells(labels, "CP of Gauls: disordered"));
    const std::string loose =
        ruleOn("attack", with({{"who", Json::array({{{"row", "HI"}}})}, {"target", {{"row", "HI"}}}, {"game", luckFree}}), {}).sentence;
    QVERIFY2(tells(loose, "of the first army") && tells(loose, "of the second army"), loose.c_str());
}

OPTIO_TEST(AncientsMemoryTest)
} // namespace ancients_memory_test
#include "ancients_memory_test.moc"
