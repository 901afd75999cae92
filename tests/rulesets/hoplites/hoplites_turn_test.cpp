// SPDX-License-Identifier: GPL-3.0-or-later
// The turn besides field and shock: rally, cards, draws, leaving, initiative, the end of a turn and of a battle, armies and their account.
#include "rulesets/hoplites/legal.h"
#include "tests/rulesets/hoplites/hoplites_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace hoplites_turn_test {

using namespace hoplitestest;
using optio::hoplites::Act;

class HoplitesTurnTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void rally() // W18: HOP-710, HOP-711, HOP-T10
    {
        Ground f;
        f.state.phase = Phase::rally;
        f.side(0).initiative = 4;
        const int hi = f.second(0, "HI", 7, 6, false, 9), mi = f.second(0, "MI", 4, 4, false), poor = f.second(0, "MI", 3, 4, false);
        const int gone = f.second(0, "MI", 5, 5, false);
        f.unit(0, mi).depletion = f.unit(0, poor).depletion = 1;
        const int before = f.side(0).points;
        f.with({5, 7}, [&](Play &play) { rallyUnit(play, hi, false); });
        QCOMPARE(int(f.unit(0, hi).coh), 3);
        QCOMPARE(int(f.unit(0, hi).depletion), 1);
        QVERIFY(f.unit(0, hi).has(rallied) && f.unit(0, hi).has(late));
        QCOMPARE(int(f.side(0).points), before - 14);
        f.card(0, Card::rally);
        f.with({8}, [&](Play &play) { rallyUnit(play, mi, true); });
        QCOMPARE(int(f.unit(0, mi).coh), 3);
        QCOMPARE(int(f.unit(0, mi).depletion), 2);
        f.card(0, Card::rally);
        f.with({9}, [&](Play &play) { rallyUnit(play, poor, true); });
        QCOMPARE(int(f.unit(0, poor).coh), 2);
        f.with({6}, [&](Play &play) { rallyUnit(play, gone, false); });
        QCOMPARE(f.unit(0, gone).place, Place::eliminated);
        QCOMPARE(int(f.side(0).points), 10);
        f.side(0).tries = 2;
        const int more = f.second(0, "MI", 5, 5, false);
        QCOMPARE(f.why(make(Deed::rallyLeader, more)), Why::noAttempts);
    }

    void drawing() // HOP-415, HOP-720, HOP-721, HOP-722, HOP-723, HOP-724
    {
        Ground f;
        f.state.phase = Phase::draw;
        const int fresh = f.second(0, "HI", 7, 6, true, 3), tired = f.second(0, "MI", 5, 5, true);
        f.unit(0, tired).set(late);
        QCOMPARE(f.why(make(Deed::drawSecond, tired)), Why::lateUnit);
        QCOMPARE(f.why(make(Deed::drawSecond, fresh)), Why::ok);
        QCOMPARE(f.why(make(Deed::drawDeck)), Why::emptyDeck);
        QCOMPARE(f.why(make(Deed::order, fresh)), Why::noOrders);
        f.state.preferences = leaderCohesion;
        QCOMPARE(f.why(make(Deed::order, fresh)), Why::ok);
        f.side(0).rules = noLeaderCohesion; // HOP-865
        QCOMPARE(f.why(make(Deed::order, fresh)), Why::noOrders);
        f.side(0).draws = 1;
        QCOMPARE(f.why(make(Deed::drawSecond, fresh)), Why::drawn);
        f.state.preferences = dynamicPlay;
        QCOMPARE(f.why(make(Deed::drawSecond, fresh)), Why::ok);
        f.side(0).plays = 1;
        QCOMPARE(f.why(make(Deed::drawSecond, fresh)), Why::drawn);
        const int veteran = f.hand(0, "HI", 7, 6);
        f.unit(0, veteran).set(everPlayed);
        QCOMPARE(f.why(make(Deed::discard, veteran)), Why::haveFought);
        f.card(0, Card::flank);
        QCOMPARE(f.why(make(Deed::discard, codeOf(Card::flank))), Why::ok);
        f.card(0, Card::reserve);
        QCOMPARE(f.why(make(Deed::reserve)), Why::noReserve);
        const int waiting = f.make(0, "HI", 6, 6);
        f.unit(0, waiting).place = Place::deck;
        f.side(0).deck[0] = static_cast<Byte>(waiting);
        f.side(0).deck[1] = codeOf(Card::rally);
        f.side(0).deckCount = 2;
        f.with({}, [](Play &play) { callReserve(play); });
        QCOMPARE(f.unit(0, waiting).place, Place::hand);
        QCOMPARE(int(f.side(0).deckCount), 1);
    }

    void dynamicPlays() // HOP-415: the second unit always manoeuvres
    {
        Ground f;
        f.state.phase = Phase::play;
        f.state.preferences = dynamicPlay;
        const int one = f.hand(0, "HC", 7, 4), two = f.hand(0, "HC", 7, 4);
        f.hand(0, "HC", 7, 4);
        f.act(make(Deed::play, one, 0));
        f.act(make(Deed::play, two, 8));
        QCOMPARE(int(f.unit(0, one).manoeuvre), 0);
        QCOMPARE(int(f.unit(0, two).manoeuvre), 1);
        QVERIFY(f.unit(0, two).has(barred));
        QVERIFY(f.state.phase != Phase::play);
    }

    void overflow() // HOP-701
    {
        Ground f;
        for (int i = 0; i < 8; ++i)
            f.second(0, "MI", 5, 5, false);
        const int hi = f.put(0, "HI", 7, 6, 5);
        f.with({3}, [&](Play &play) { breakUnit(play, 0, hi); });
        QCOMPARE(f.unit(0, 2).place, Place::eliminated);
        QCOMPARE(f.unit(0, hi).place, Place::second);
        QCOMPARE(int(f.side(0).secondCount), 8);
        QCOMPARE(int(f.side(0).points), 8 * 10 + 14);
    }

    void fierce() // HOP-861: the fourth rout is tested
    {
        Ground f;
        f.side(0).rules = ferocity;
        f.side(0).routs = 2;
        const int one = f.put(0, "BI", 6, 6, 4), two = f.put(0, "BI", 6, 6, 5);
        f.with({}, [&](Play &play) { breakUnit(play, 0, one); });
        QCOMPARE(int(f.side(0).routs), 3);
        f.with({6}, [&](Play &play) { breakUnit(play, 0, two); });
        QVERIFY((f.side(0).rules & ferocity) == 0);
    }

    void leaving() // HOP-700, HOP-820, HOP-830, HOP-860
    {
        Ground f;
        const int sk = f.put(0, "SK-SL", 5, 1, 4, "S"), ch = f.put(0, "CH", 5, 3, 5), hi = f.put(0, "HI", 7, 6, 6);
        f.with({}, [&](Play &play) {
            breakUnit(play, 0, sk);
            breakUnit(play, 0, ch);
        });
        QCOMPARE(f.unit(0, sk).place, Place::eliminated);
        QCOMPARE(f.unit(0, ch).place, Place::eliminated);
        QCOMPARE(int(f.side(0).points), 2 + 4);
        f.side(0).rules = tribal;
        f.with({}, [&](Play &play) { breakUnit(play, 0, hi); });
        QCOMPARE(f.unit(0, hi).place, Place::eliminated);
        QCOMPARE(int(f.side(0).routs), 3);
    }

    void caltrops() // HOP-414
    {
        Ground f;
        f.state.phase = Phase::play;
        f.card(0, Card::caltrop);
        f.ground(1, 3, "woods");
        const int el = f.put(1, "EL", 5, 5, 5);
        QCOMPARE(f.why(make(Deed::caltrop, 2)), Why::notClear);
        f.act(make(Deed::caltrop, 4));
        QCOMPARE(int(f.unit(1, el).coh), 4);
    }

    void supply() // HOP-435
    {
        Ground f;
        f.state.phase = Phase::missile;
        f.card(0, Card::supply);
        const int lc = f.put(0, "LC", 6, 4, 5, "J"), li = f.put(0, "LI", 5, 4, 6, "J");
        f.unit(0, lc).set(noMissile);
        f.unit(0, li).set(noMissile);
        QCOMPARE(f.why(make(Deed::supply, li)), Why::supplyWho);
        f.act(make(Deed::supply, lc));
        QVERIFY(!f.unit(0, lc).has(noMissile));
    }

    void endOfTurn() // HOP-024, HOP-325, HOP-329, HOP-342
    {
        Ground f;
        f.state.phase = Phase::draw;
        const int near = f.put(0, "LC", 6, 4, 5, "J"), far = f.put(0, "LC", 6, 4, 1, "J"), foe = f.put(1, "HI", 7, 6, 5);
        for (const int one : {near, far})
            f.unit(0, one).set(noMissile);
        f.unit(1, foe).set(noMissile);
        f.unit(0, near).manoeuvre = 2;
        f.unit(1, foe).manoeuvre = 1;
        f.with({}, [](Play &play) { endPhase(play); });
        QVERIFY(f.unit(0, near).has(noMissile));
        QVERIFY(!f.unit(0, far).has(noMissile));
        QVERIFY(f.unit(1, foe).has(noMissile));
        QCOMPARE(int(f.unit(0, near).manoeuvre), 1);
        QCOMPARE(int(f.unit(1, foe).manoeuvre), 1);
        QCOMPARE(int(f.state.active), 1);
        Ground lone;
        lone.state.phase = Phase::draw;
        lone.put(1, "HI", 7, 6, 5);
        lone.with({}, [](Play &play) { endPhase(play); });
        QCOMPARE(int(lone.state.winner), 1);
        QCOMPARE(lone.state.ending, Ending::units);
    }

    void level() // HOP-340, HOP-341
    {
        const auto judge = [](int a, int levelA, int b, int levelB) {
            Ground f;
            f.side(0).points = static_cast<std::uint16_t>(a);
            f.side(0).level = static_cast<std::uint16_t>(levelA);
            f.side(1).points = static_cast<std::uint16_t>(b);
            f.side(1).level = static_cast<std::uint16_t>(levelB);
            f.with({}, [](Play &play) { checkEnd(play); });
            return int(f.state.winner);
        };
        QCOMPARE(judge(10, 20, 10, 20), int(nobody));
        QCOMPARE(judge(20, 20, 10, 20), 1);
        QCOMPARE(judge(20, 20, 22, 20), 0);
        QCOMPARE(judge(20, 20, 20, 20), 2);
        QCOMPARE(judge(99, 0, 10, 20), int(nobody)); // HOP-882: no level
    }

    void setupRounds() // HOP-302, HOP-303, HOP-304
    {
        Ground f;
        f.state.opener = f.state.first = 0;
        const auto noShock = [&](int round, int side) {
            f.state.round = static_cast<Byte>(round);
            f.with({}, [&](Play &play) { beginTurn(play, side); });
            return f.state.noShock;
        };
        QCOMPARE(noShock(3, 1), NoShock::setup);
        QCOMPARE(noShock(4, 0), NoShock::firstWinner);
        QCOMPARE(noShock(4, 1), NoShock::none);
        QCOMPARE(noShock(5, 0), NoShock::none);
        f.state.preferences = quietSetup;
        f.state.round = 3;
        QVERIFY(!fireAllowed(f.state));
        f.state.round = 4;
        QVERIFY(fireAllowed(f.state));
    }

    void initiative() // HOP-314, HOP-321, HOP-322
    {
        Ground f;
        f.state.preferences = variableInitiative;
        f.state.phase = Phase::draw;
        f.state.second = true;
        f.state.active = 1;
        f.state.first = 0;
        f.state.periodLeft = 1;
        f.put(0, "HI", 7, 6, 1);
        f.put(1, "HI", 7, 6, 9);
        f.side(1).initiative = 7;
        f.hand(1, "HI", 7, 6);
        // Both are asked, whoever holds the card, so that being asked tells nothing.
        f.with({}, [](Play &play) { endPhase(play); });
        for (const int side : {0, 1}) {
            QCOMPARE(f.state.prompt, Prompt::initiative);
            QCOMPARE(f.state.toAct(), side);
            QCOMPARE(f.why(make(Deed::bid, 1)), Why::noCard);
            if (side == 0)
                f.act(make(Deed::bid, 0));
        }
        // Dice 2 and 9: the second side takes it, and has a turn without shock.
        f.act(make(Deed::bid, 0), {2, 9, 3});
        QCOMPARE(int(f.state.first), 1);
        QCOMPARE(int(f.state.active), 1);
        QCOMPARE(f.state.noShock, NoShock::doubleTurn);
        QCOMPARE(int(f.state.periodLeft), 5);
        // By its card the turn is whole.
        f.state.periodLeft = 1;
        f.state.first = 0;
        f.state.second = true;
        f.state.active = 1;
        f.state.phase = Phase::draw;
        f.card(1, Card::initiative);
        f.with({}, [](Play &play) { endPhase(play); });
        f.act(make(Deed::bid, 0));
        f.act(make(Deed::bid, 1), {1});
        QCOMPARE(int(f.state.first), 1);
        QCOMPARE(f.state.noShock, NoShock::none);
        QCOMPARE(int(f.side(1).spent[static_cast<std::size_t>(Card::initiative)]), 1);
    }

    void account() // W19: HOP-033, HOP-T12, HOP-815
    {
        Json units = Json::array();
        const auto add = [&](const char *type, int tq, int size, int count, const char *missile = "") {
            units.push_back({{"type", type}, {"name", type}, {"tq", tq}, {"size", size}, {"count", count}, {"missile", missile}});
        };
        add("PH", 7, 10, 2), add("HI", 6, 10, 1), add("HI", 7, 7, 1), add("EL", 5, 5, 1), add("SK-SL", 4, 1, 3, "S"),
            add("GC", 6, 7, 1, "J");
        add("LC", 6, 4, 1);
        Json roster = army("carthage");
        roster["commands"] = Json::array({{{"name", "x"}, {"units", units}}});
        const auto start = [&](const Json &given) {
            return startState(sheet(), armyFrom(sheet(), roster), armyFrom(sheet(), roster), options(given)).sides[0];
        };
        QCOMPARE(int(start(Json::object()).total), 140);
        QCOMPARE(int(start(Json::object()).level), 70);
        QCOMPARE(int(start({{"percent_a", 45}}).level), 64);
        QCOMPARE(int(start({{"elephants_worth", true}}).total), 146);
    }

    void armiesAreLegal() // HOP-941, HOP-T13, HOP-T14
    {
        const std::map<std::string, std::pair<int, int>> route{
            {"carthage", {137, 69}},  {"republican-rome", {159, 80}}, {"macedon", {153, 77}},   {"persia", {124, 62}},
            {"gauls", {165, 83}},     {"greeks", {155, 78}},          {"seleucids", {144, 72}}, {"parthia", {107, 54}},
            {"scythians", {120, 60}}, {"late-rome", {140, 70}},       {"sumer", {181, 91}},     {"germans", {195, 98}},
            {"sparta", {159, 96}},    {"persia-of-xerxes", {136, 68}}};
        // Those of other periods stand in tests of their own.
        QCOMPARE(std::count_if(armies().begin(), armies().end(),
                               [](const Json &one) { return one.at("period") == "antiquity" || one.at("period") == "300"; }),
                 static_cast<std::ptrdiff_t>(route.size()));
        for (const auto &[id, both] : route) {
            const Json totals = totalsOf(sheet(), army(id));
            QCOMPARE(totals.at("points"), Json(360));
            QCOMPARE(totals.at("route"), Json(both.first));
            QCOMPARE(totals.at("level"), Json(both.second));
            QVERIFY2(checkRoster(sheet(), army(id)).empty(), id.c_str());
        }
        Json wrong = army("germans");
        wrong["cards"]["rally"] = 1;
        QCOMPARE(checkRoster(sheet(), wrong).size(), std::size_t(2)); // Tribal Command, and the points
        wrong["commands"][0]["units"][0]["missile"] = "P";
        QVERIFY(!checkRoster(sheet(), wrong).empty());
    }

    void endlessHost() // HOP-880, HOP-882, HOP-884
    {
        const Army a = armyFrom(sheet(), army("sparta")), b = armyFrom(sheet(), army("persia-of-xerxes"));
        State start = startState(sheet(), a, b, options());
        QCOMPARE(int(start.sides[0].level), 192);
        QCOMPARE(int(start.sides[1].level), 0);
        Ground f("300");
        f.side(1).rules = sheet().special("endless")->bit;
        f.state.active = 1;
        f.state.phase = Phase::draw;
        f.put(0, "HI", 8, 7, 4);
        f.put(1, "MI", 5, 6, 4);
        const int dead = f.make(1, "MI", 5, 6), dropped = f.make(1, "MI", 5, 6);
        f.unit(1, dead).place = Place::eliminated;
        f.unit(1, dead).coh = 5;
        f.unit(1, dead).depletion = 2;
        f.side(1).points = 10;
        f.unit(1, dropped).place = Place::discarded;
        f.side(1).discards = 1;
        f.with({1}, [](Play &play) { endPhase(play); });
        QCOMPARE(int(f.side(1).deckCount), 2);
        QCOMPARE(int(f.unit(1, dead).coh), 0);
        QCOMPARE(int(f.unit(1, dead).depletion), 0);
        QCOMPARE(int(f.side(1).points), 0);
        // Who holds out to the end of round 50 has won.
        Ground g("300");
        g.side(0).rules = sheet().special("steadfast")->bit;
        g.put(0, "HI", 8, 7, 4);
        g.put(1, "MI", 5, 6, 4);
        g.state.round = 50;
        g.state.second = true;
        g.state.active = 1;
        g.state.phase = Phase::draw;
        g.with({}, [](Play &play) { endPhase(play); });
        QCOMPARE(int(g.state.winner), 0);
        QCOMPARE(g.state.ending, Ending::rounds);
        QVERIFY(!Sight(sheet(), g.state, 0).openSide(0) || (g.side(1).occupied & 2) == 0); // no gift at the edges
    }

    void periodsNeverMeet() // HOM-01
    {
        QVERIFY_EXCEPTION_THROWN(startState(sheet(), armyFrom(sheet(), army("sparta")), armyFrom(sheet(), army("greeks")), options()),
                                 Error);
    }
};

OPTIO_TEST(HoplitesTurnTest)

} // namespace hoplites_turn_test

#include "hoplites_turn_test.moc"
