// SPDX-License-Identifier: GPL-3.0-or-later
// The battle as a board: what gestures mean, attacks being put together, questions, help, computer players.
#include "rulesets/hoplites/combat/shock.h"
#include "rulesets/hoplites/hoplites.h"
#include "rulesets/hoplites/players/players.h"
#include "rulesets/hoplites/state_json.h"
#include "tests/rulesets/hoplites/hoplites_support.h"
#include "tests/suite.h"

#include <QtTest>

#include <set>

namespace hoplites_board_test {

using namespace hoplitestest;
using optio::hoplites::Act;

namespace {

const Hoplites &rules()
{
    static const Hoplites all{FigureFolder(figuresFolder())};
    return all;
}

Json stateOf(Ground &field)
{
    for (auto &units : field.names.units)
        units.resize(mostUnits);
    return toJson(sheet(), field.state, field.names);
}

Json lay(Ground &field, const Json &what) { return rules().lay(stateOf(field), what); }
Json lay(Ground &field, const std::string &from, const std::string &to) { return lay(field, {{"from", {from}}, {"to", {to}}}); }
std::string refusal(const Json &laid) { return laid.at("refusal").get<std::string>(); }

std::set<std::string> targets(Ground &field, const std::string &from)
{
    std::set<std::string> all;
    for (const Json &one : rules().gestures(stateOf(field)))
        if (one.at("from") == from)
            all.insert(one.at("to").get<std::string>());
    return all;
}

Json lineOf(const Json &laid, const std::string &label)
{
    for (const Json &line : laid.at("lines"))
        if (line.at("label") == label)
            return line;
    return {};
}

} // namespace

class HoplitesBoardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // HOP-410, HOP-930: cards of the hand on areas
    void playing()
    {
        Ground f;
        f.state.phase = Phase::play;
        const int unit = f.hand(0, "HI", 7, 6);
        f.put(0, "MI", 6, 5, 5);
        f.ground(0, 1, "river");
        const std::string id = unitId(0, unit);
        QCOMPARE(lay(f, id, "area:a4").at("do"), Json({{"act", "play"}, {"unit", id}, {"column", 4}}));
        QVERIFY(refusal(lay(f, id, "area:a5")).find("HOP-413") != std::string::npos);
        QVERIFY(refusal(lay(f, id, "area:a1")).find("HOP-402") != std::string::npos);
        QVERIFY(lay(f, id, "area:b4").at("do").is_null());
        const std::set<std::string> lit = targets(f, id);
        QCOMPARE(lit.size(), std::size_t{7});
        QVERIFY(!lit.contains("area:a5") && !lit.contains("area:a1") && lit.contains("area:a9"));
    }

    // c.terrainRisk: a unit that would break is asked about first
    void risk()
    {
        Ground f;
        f.state.phase = Phase::play;
        const int unit = f.hand(0, "HI", 2, 6);
        f.unit(0, unit).coh = 1;
        f.ground(0, 4, "stream");
        QVERIFY(lay(f, unitId(0, unit), "area:a4").at("ask").get<std::string>().find("2 of 2") != std::string::npos);
        QCOMPARE(lay(f, unitId(0, unit), "area:a5").at("ask"), Json(""));
    }

    // HOP-720, HOP-710, HOP-454: a turn is drawn and ended in one go where nothing is to be decided before; else it is said what
    void drawingAndEnding()
    {
        Ground f;
        const auto ending = [&] { return lay(f, {{"press", "draw"}}); };
        QCOMPARE(ending().at("draws"), Json(false));
        QCOMPARE(ending().at("text"), Json("the deck is empty"));
        const int card = f.make(0, "HI", 7, 6);
        f.unit(0, card).place = Place::deck;
        f.side(0).deck[f.side(0).deckCount++] = static_cast<Byte>(card);
        QCOMPARE(refusal(ending()), std::string());
        QCOMPARE(ending().at("text"), Json("no unit to rally"));
        QCOMPARE(ending().at("draws"), Json(true));
        // A unit that may be rallied later, not where that is the phase or no attempt is left.
        f.second(0, "MI", 5, 5, false);
        QCOMPARE(refusal(ending()), std::string("a unit can be rallied"));
        QCOMPARE(ending().at("later"), Json(true));
        f.state.phase = Phase::rally;
        QCOMPARE(refusal(ending()), std::string());
        f.state.phase = Phase::shock;
        f.side(0).tries = 2;
        QCOMPARE(refusal(ending()), std::string());
        // A card that can be played.
        const int unit = f.hand(0, "HI", 7, 6);
        f.state.phase = Phase::play;
        QCOMPARE(refusal(ending()), std::string("a card can still be played"));
        QCOMPARE(ending().at("later"), Json(false));
        f.side(0).plays = 1;
        QCOMPARE(refusal(ending()), std::string());
        // A full hand.
        for (int i = 0; i < 6; ++i)
            f.unit(0, f.hand(0, "MI", 5, 5)).set(everPlayed);
        QCOMPARE(refusal(ending()), std::string("a card must be discarded first"));
        f.unit(0, unit).set(everPlayed);
        QCOMPARE(refusal(ending()), std::string());
        QCOMPARE(ending().at("text"), Json("the hand is full"));
        QCOMPARE(ending().at("draws"), Json(false));
        // What is declared is not thrown away.
        Ground g;
        g.state.phase = Phase::shock;
        g.state.attacks[0].attackers[0] = static_cast<Byte>(g.put(0, "HI", 7, 6, 5));
        g.state.attacks[0].defenders[0] = static_cast<Byte>(g.put(1, "MI", 6, 5, 5));
        g.state.attackCount = 1;
        QVERIFY(refusal(lay(g, {{"press", "draw"}})).find("resolved") != std::string::npos);
    }

    // HOP-414, HOP-422, HOP-435, HOP-722, HOP-710: special cards
    void specialCards()
    {
        Ground f;
        f.state.phase = Phase::play;
        f.card(0, Card::caltrop);
        QCOMPARE(lay(f, "card:caltrop", "area:b3").at("do"), Json({{"act", "caltrop"}, {"column", 3}}));
        QVERIFY(lay(f, "card:caltrop", "area:a3").at("do").is_null());

        Ground g;
        g.state.phase = Phase::missile;
        g.card(0, Card::supply);
        const int one = g.put(0, "LC", 6, 4, 2, "J"), two = g.put(0, "SK-SL", 4, 1, 3, "S");
        g.unit(0, one).set(noMissile);
        g.unit(0, two).set(noMissile);
        const Json both = lay(g, {{"from", {"card:supply"}}, {"to", {unitId(0, one), "area:a3"}}});
        QCOMPARE(refusal(both), std::string());
        QVERIFY(both.at("more").get<bool>());
        QCOMPARE(both.at("do").at("units"), Json::array({unitId(0, one), unitId(0, two)}));

        Ground h;
        h.state.phase = Phase::rally;
        h.card(0, Card::rally);
        const int routed = h.second(0, "HI", 7, 6, false, 9);
        QCOMPARE(lay(h, "card:rally", unitId(0, routed)).at("do").at("act"), Json("rally-card"));
        const Json leader = lay(h, "leader", unitId(0, routed));
        QCOMPARE(leader.at("do").at("act"), Json("rally-leader"));
        // Initiative 5: a die of at most 6 rallies (HOP-902: from the code that resolves)
        double rallied = 0;
        for (const Json &chance : leader.at("chances"))
            if (chance.at("label") != "lost")
                rallied += chance.at("p").get<double>();
        QVERIFY(std::abs(rallied - 0.7) < 1e-9);
    }

    // HOP-420, HOP-421, HOP-480: units of the field
    void fieldUnits()
    {
        Ground f;
        f.state.phase = Phase::move;
        const int unit = f.put(0, "SK-SL", 4, 1, 5, "S");
        QCOMPARE(lay(f, unitId(0, unit), "area:a4").at("do").at("act"), Json("move"));
        QCOMPARE(lay(f, unitId(0, unit), "hand").at("do").at("act"), Json("retire"));
        QCOMPARE(lay(f, unitId(0, unit), "second:a").at("do").at("act"), Json("retire"));
        QVERIFY(targets(f, unitId(0, unit)).contains("second:a"));

        Ground g;
        const int behind = g.put(0, "HI", 7, 6, 5);
        QCOMPARE(lay(g, unitId(0, behind), "area:b5").at("do").at("act"), Json("behind"));
        QCOMPARE(lay(g, unitId(0, behind), "second:b").at("do").at("act"), Json("behind"));
    }

    // HOP-430, HOP-902: a shot with its reckoning and its chances
    void shots()
    {
        Ground f;
        f.state.phase = Phase::missile;
        const int archer = f.put(0, "SK-AR", 4, 1, 5, "A"), phalanx = f.put(1, "PH", 7, 10, 5);
        const Json laid = lay(f, unitId(0, archer), unitId(1, phalanx)); // W01
        QCOMPARE(laid.at("do").at("act"), Json("shoot"));
        QCOMPARE(lineOf(laid, "Hits on").at("value"), Json("5 or less"));
        QCOMPARE(lineOf(laid, "Added to the die").at("value"), Json("+3"));
        double hit = 0;
        for (const Json &chance : laid.at("chances"))
            if (chance.at("label").get<std::string>().find("miss") == std::string::npos ||
                chance.at("label").get<std::string>().find("hit") == 0)
                hit += chance.at("p").get<double>();
        QVERIFY(std::abs(hit - 0.3) < 1e-9); // 0, 1, 2
    }

    // HOP-440 to HOP-447, HOP-455, PRF-24: attacks put together
    void attacks()
    {
        Ground f;
        const int phalanx = f.put(0, "PH", 7, 10, 5), light = f.put(0, "LI", 5, 4, 6, "J"), medium = f.put(1, "MI", 6, 5, 5);
        const Json one = lay(f, unitId(0, phalanx), unitId(1, medium)); // W07
        QCOMPARE(lineOf(one, "Base column").at("value"), Json("9"));
        QCOMPARE(lineOf(one, "size").at("value"), Json("+1"));
        QCOMPARE(lineOf(one, "depletion").at("value"), Json("0"));
        QCOMPARE(lineOf(one, "Final column").at("value"), Json("10"));
        QVERIFY(lineOf(one, "Superior").at("text").get<std::string>().starts_with("attacker"));
        QCOMPARE(one.at("chances").size(), std::size_t{2});
        QVERIFY(one.at("more").get<bool>());
        QCOMPARE(one.at("ways").size(), std::size_t{1});
        QVERIFY(!one.at("ways")[0].at("choices")[1].at("refusal").get<std::string>().empty()); // a phalanx never flanks

        const Json two = lay(f, {{"from", {unitId(0, light), unitId(0, phalanx)}}, {"to", {unitId(1, medium)}}});
        QCOMPARE(refusal(two), std::string());
        QCOMPARE(two.at("lead"), Json(unitId(0, phalanx)));
        const Json other =
            lay(f, {{"from", {unitId(0, light), unitId(0, phalanx)}}, {"to", {unitId(1, medium)}}, {"lead", unitId(0, light)}});
        QCOMPARE(other.at("lead"), Json(unitId(0, light)));

        const int third = f.put(1, "SK-SL", 4, 1, 6, "S");
        QVERIFY(refusal(lay(f, {{"from", {unitId(0, light), unitId(0, phalanx)}}, {"to", {unitId(1, medium), unitId(1, third)}}}))
                    .find("HOP-440") != std::string::npos);
        QCOMPARE(lay(f, {{"from", {unitId(0, phalanx)}}, {"to", {unitId(1, medium), unitId(1, third)}}}).at("chances").size(),
                 std::size_t{3});
    }

    // HOP-442, HOP-444, HOP-446: ways to the flank; where the front is barred the first other way is taken
    void flanks()
    {
        Ground f;
        const int horse = f.put(0, "HC", 7, 4, 3), foot = f.put(1, "HI", 6, 8, 3);
        f.put(1, "HI", 6, 8, 4);
        const Json laid = lay(f, {{"from", {unitId(0, horse)}}, {"to", {unitId(1, foot)}}, {"ways", {{unitId(0, horse), "button"}}}});
        QCOMPARE(refusal(laid), std::string());
        QCOMPARE(laid.at("do").at("flank"), Json::array({"button"}));
        QCOMPARE(lineOf(laid, "Flank of HC 1").at("value"), Json("7"));
        QVERIFY(lineOf(laid, "Superior").at("text").get<std::string>().starts_with("not looked up"));

        Ground g;
        const int rider = g.put(0, "HC", 7, 4, 1), beast = g.put(1, "EL", 6, 5, 1);
        QVERIFY(!targets(g, unitId(0, rider)).contains("area:b1"));
        QVERIFY(refusal(lay(g, unitId(0, rider), unitId(1, beast))).find("HOP-442") != std::string::npos);
        g.card(0, Card::flank);
        QVERIFY(targets(g, unitId(0, rider)).contains("area:b1"));
        const Json card = lay(g, unitId(0, rider), unitId(1, beast));
        QCOMPARE(refusal(card), std::string());
        QCOMPARE(card.at("do").at("flank"), Json::array({"card"}));
    }

    // HOP-450, HOP-902, PBM-84: the question, what it may cost, and what is at stake
    void questions()
    {
        Ground f;
        const int heavy = f.put(0, "HI", 7, 6, 5), light = f.put(1, "LI", 5, 4, 5, "J");
        f.with({}, [&](Play &play) { declare(play, Ground::attackAct({heavy}, {light})); });
        QCOMPARE(rules().toAct(stateOf(f)), std::string("b"));
        const Json yes = lay(f, {{"answer", true}}), no = lay(f, {{"answer", false}});
        QCOMPARE(yes.at("question"), Json("Withdraw LI 1?"));
        QCOMPARE(yes.at("do").at("answer"), Json(true));
        QCOMPARE(no.at("do").at("answer"), Json(false));
        QCOMPARE(yes.at("stakes").size(), std::size_t{2});
        QVERIFY(yes.at("chances").size() >= 2); // passes or takes a hit
        QVERIFY(rules().gestures(stateOf(f)).empty());
        QVERIFY(refusal(lay(f, unitId(1, light), unitId(0, heavy))).find("HOP-427") != std::string::npos);
    }

    // HOP-933: declared attacks are looked at, resolved or dropped with a question
    void declared()
    {
        Ground f;
        const int heavy = f.put(0, "HI", 7, 6, 5), target = f.put(1, "HI", 6, 6, 5);
        QVERIFY(refusal(lay(f, {{"press", "resolve"}})).find("HOP-454") != std::string::npos ||
                !refusal(lay(f, {{"press", "resolve"}})).empty());
        QCOMPARE(lay(f, {{"press", "next"}}).at("ask"), Json(""));
        f.with({}, [&](Play &play) { declare(play, Ground::attackAct({heavy}, {target})); });
        const Json told = lay(f, {{"attack", 0}});
        QCOMPARE(told.at("attackers"), Json::array({unitId(0, heavy)}));
        QCOMPARE(told.at("defenders"), Json::array({unitId(1, target)}));
        QCOMPARE(lineOf(told, "Base column").at("rule"), Json("HOP-T04"));
        QVERIFY(!lay(f, {{"press", "next"}}).at("ask").get<std::string>().empty());
        QCOMPARE(refusal(lay(f, {{"press", "resolve"}})), std::string());
        QVERIFY_EXCEPTION_THROWN(lay(f, {{"attack", 1}}), Error);
    }

    // HOP-409: what is hidden is not to be found by laying things on it
    void hiddenUnits()
    {
        Ground f;
        const int heavy = f.put(0, "HI", 7, 6, 5), lurker = f.put(1, "SK-SL", 4, 1, 5, "S");
        f.unit(1, lurker).set(hidden);
        f.side(1).hiding = bit(4);
        QCOMPARE(lay(f, unitId(0, heavy), "area:b5").at("do").at("act"), Json("behind")); // as on an empty area
        Ground empty;
        const int other = empty.put(0, "HI", 7, 6, 5);
        QCOMPARE(targets(f, unitId(0, heavy)), targets(empty, unitId(0, other)));
        QCOMPARE(rules().help(stateOf(f), "a", "area:b5").at("icon"), Json(""));
        QCOMPARE(rules().help(stateOf(f), "b", "area:b5").at("icon"), Json("slingers"));
    }

    // PRF-21, PRF-22, PRF-23: there is help for every thing
    void help()
    {
        Ground f;
        f.put(0, "GC", 6, 5, 2, "J");
        f.ground(0, 3, "woods");
        const Json state = stateOf(f);
        const Json unit = rules().help(state, "a", "a1");
        QVERIFY(unit.at("rows").size() >= 4);
        QVERIFY(!unit.at("ground").empty());
        QCOMPARE(rules().help(state, "a", "area:a3").at("groundTitle"), Json("Woods"));
        for (const char *thing : {"leader", "leader:b", "deck", "dropped", "hand", "second:a", "second:b", "rule:ferocity", "card:flank"})
            QVERIFY2(!rules().help(state, "a", thing).at("rows").empty(), thing);
        for (const TypeRow &type : sheet().types)
            QVERIFY2(!type.name.empty(), type.id.c_str());
        for (const char *thing : {"", "card:", "card:none", "area:a0", "area:a10", "area:c3", "b9", "a", "second:", "rule:none", "x1"})
            QVERIFY_EXCEPTION_THROWN((void)rules().help(state, "a", thing), Error);
    }

    // HOP-920, HOP-921: a computer player decides through what its side sees
    void computer()
    {
        Ground f;
        f.state.phase = Phase::play;
        f.hand(0, "HI", 7, 6);
        f.put(1, "LC", 6, 4, 2, "J");
        const Json before = rules().choose(stateOf(f), "greedy", 1);
        QCOMPARE(refusal(lay(f, unitId(0, 0), "area:a" + std::to_string(before.value("column", 0)))), std::string());
        f.hand(1, "EL", 6, 5); // unseen
        QCOMPARE(rules().choose(stateOf(f), "greedy", 1), before);
        QVERIFY_EXCEPTION_THROWN((void)rules().choose(stateOf(f), "nobody", 1), Error);
    }

    // HOP-932: bad input is refused with a sentence
    void badInput()
    {
        Ground f;
        f.put(0, "HI", 7, 6, 5);
        for (const Json &what :
             {Json(), Json("x"), Json::object(), Json{{"from", "a1"}, {"to", {"b1"}}}, Json{{"from", {1}}, {"to", {"b1"}}},
              Json{{"from", Json::array()}, {"to", {"hand"}}}, Json{{"from", {"a1"}}, {"to", {"nowhere"}}}, Json{{"press", "start"}},
              Json{{"attack", -1}}, Json{{"attack", "x"}}})
            QVERIFY_EXCEPTION_THROWN((void)lay(f, what), Error);
    }
};

OPTIO_TEST(HoplitesBoardTest)

} // namespace hoplites_board_test

#include "hoplites_board_test.moc"
