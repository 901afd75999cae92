// SPDX-License-Identifier: GPL-3.0-or-later
// The field besides shock: missiles, coming up, moving, hiding, rally, cards, initiative, and the end of a battle.
#include "rulesets/hoplites/legal.h"
#include "tests/hoplites_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace hoplites_field_test {

using namespace hoplitestest;
using optio::hoplites::Act;

class HoplitesFieldTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void missiles_data() // W01 to W05: HOP-T01, HOP-T02, HOP-T03, HOP-432, HOP-433
    {
        QTest::addColumn<QString>("firer");
        QTest::addColumn<int>("firerSize");
        QTest::addColumn<QString>("letter");
        QTest::addColumn<QString>("target");
        QTest::addColumn<int>("size");
        QTest::addColumn<QString>("ground");
        QTest::addColumn<int>("die");
        QTest::addColumn<int>("coh");
        QTest::addColumn<bool>("empty");
        QTest::newRow("W01 not cumulative") << "SK-AR" << 1 << "A"
                                            << "PH" << 10 << "clear" << 2 << 1 << false;
        QTest::newRow("W01 a pip more misses") << "SK-AR" << 1 << "A"
                                               << "PH" << 10 << "clear" << 3 << 0 << false;
        QTest::newRow("W02 woods and skirmishers") << "LC" << 4 << "J"
                                                   << "SK-JA" << 1 << "woods" << 0 << 1 << false;
        QTest::newRow("W02 runs out") << "LC" << 4 << "J"
                                      << "SK-JA" << 1 << "woods" << 7 << 0 << true;
        QTest::newRow("W03 pila") << "LG-HA" << 3 << "J"
                                  << "BI" << 6 << "clear" << 4 << 1 << true;
        QTest::newRow("W04 artillery") << "AT" << 2 << "P"
                                       << "HC-CAT" << 4 << "clear" << 7 << 2 << false;
        QTest::newRow("W05 light chariot") << "CH-L" << 3 << "A"
                                           << "HI" << 6 << "clear" << 5 << 1 << false;
        QTest::newRow("armour against arrows") << "LI" << 4 << "A"
                                               << "HC-CAT" << 4 << "clear" << 4 << 0 << false;
        QTest::newRow("elephants take two") << "LI" << 4 << "J"
                                            << "EL" << 5 << "clear" << 5 << 2 << false;
        QTest::newRow("a bow") << "LI" << 4 << "B"
                               << "MI" << 5 << "clear" << 7 << 1 << false;
        QTest::newRow("camp") << "LI" << 4 << "B"
                              << "MI" << 5 << "camp" << 6 << 0 << false;
        QTest::newRow("arrows run out on 9") << "LI" << 4 << "A"
                                             << "MI" << 5 << "clear" << 9 << 0 << true;
        QTest::newRow("cohort as target") << "SK-AR" << 1 << "A"
                                          << "CO-Con" << 4 << "clear" << 5 << 0 << false;
        QTest::newRow("skirmishers at legion") << "SK-AR" << 1 << "A"
                                               << "LG-HA" << 3 << "clear" << 4 << 1 << false;
    }
    void missiles()
    {
        QFETCH(QString, firer);
        QFETCH(int, firerSize);
        QFETCH(QString, letter);
        QFETCH(QString, target);
        QFETCH(int, size);
        QFETCH(QString, ground);
        QFETCH(int, die);
        QFETCH(int, coh);
        QFETCH(bool, empty);
        Ground f;
        f.state.phase = Phase::missile;
        const std::string own = target == "SK-JA" || target == "LG-HA" ? "J" : "";
        const int a = f.put(0, firer.toStdString(), 5, firerSize, 5, letter.toStdString()),
                  b = f.put(1, target.toStdString(), 7, size, 5, own);
        f.ground(1, 5, ground.toStdString());
        QCOMPARE(f.why(make(Deed::shoot, a, b)), Why::ok);
        f.with({die}, [&](Play &play) { shoot(play, 0, a, b, false); });
        QCOMPARE(int(f.unit(1, b).coh), coh);
        QCOMPARE(f.unit(0, a).has(noMissile), empty);
        QCOMPARE(f.why(make(Deed::shoot, a, b)), Why::hasFired); // HOP-430
    }

    void reaction() // W06: HOP-411, HOP-412, HOP-427, HOP-816
    {
        Ground f;
        f.state.phase = Phase::play;
        const int hi = f.hand(0, "HI", 7, 6), el = f.put(1, "EL", 6, 5, 5, "J");
        f.act(make(Deed::play, hi, 4));
        QCOMPARE(f.state.prompt, Prompt::react);
        QCOMPARE(f.state.toAct(), 1);
        f.act(make(Deed::react, el, 1), {2, 8});
        QCOMPARE(int(f.unit(0, hi).coh), 1);
        QVERIFY(f.unit(1, el).has(noMissile));
        QCOMPARE(f.state.prompt, Prompt::none);
    }

    void comingUp() // HOP-401, HOP-403, HOP-404, HOP-412, HOP-862
    {
        const auto come = [](const char *type, const char *ground, std::uint16_t rules, const char *missile) {
            Ground f;
            f.ground(0, 5, ground);
            f.side(0).rules = rules;
            const int unit = f.make(0, type, 6, 5, missile);
            f.with({}, [&](Play &play) { enter(play, 0, unit, 4, true, false); });
            return std::pair(int(f.unit(0, unit).coh), int(f.unit(0, unit).manoeuvre));
        };
        QCOMPARE(come("HI", "clear", 0, ""), std::pair(0, 1));
        QCOMPARE(come("HI", "stream", 0, ""), std::pair(1, 1));
        QCOMPARE(come("HC", "clear", 0, ""), std::pair(0, 0));
        QCOMPARE(come("HC", "woods", 0, ""), std::pair(1, 1));
        QCOMPARE(come("SK-JA", "woods", 0, "J"), std::pair(0, 0));
        QCOMPARE(come("BI", "marsh", 0, ""), std::pair(0, 1));
        QCOMPARE(come("MI", "slope", 0, ""), std::pair(0, 0));
        QCOMPARE(come("LI", "clear", mobility, "J"), std::pair(0, 0));
        QCOMPARE(come("LI-VE", "clear", 0, "J"), std::pair(0, 0));
        QCOMPARE(come("EL", "caltrop", 0, ""), std::pair(4, 1));
    }

    void whereToPlay() // HOP-402, HOP-410, HOP-413, HOP-416
    {
        Ground f;
        f.state.phase = Phase::play;
        const int hc = f.hand(0, "HC", 7, 4), hi = f.hand(0, "HI", 7, 6), sk = f.put(0, "SK-SL", 5, 1, 5, "S");
        f.ground(0, 4, "camp");
        QCOMPARE(f.why(make(Deed::play, hc, 3)), Why::impassable);
        QCOMPARE(f.why(make(Deed::play, hc, 4)), Why::noRelief);
        QCOMPARE(f.why(make(Deed::play, hi, 4)), Why::ok);
        f.state.preferences = fieldRestrictions;
        QCOMPARE(f.why(make(Deed::play, hc, 2)), Why::restricted);
        QCOMPARE(f.why(make(Deed::play, hc, 1)), Why::ok);
        QCOMPARE(f.why(make(Deed::play, hi, 1)), Why::restricted);
        f.side(0).rules = mobility;
        QCOMPARE(f.why(make(Deed::play, hc, 2)), Why::ok);
        f.state.preferences = 0;
        f.act(make(Deed::play, hi, 4));
        QCOMPARE(f.unit(0, sk).place, Place::second);
        QVERIFY(f.unit(0, sk).has(rallied) && f.unit(0, sk).has(late));
        QCOMPARE(f.unit(0, hi).place, Place::field);
        QVERIFY(f.state.phase != Phase::play); // one unit a turn: the phase is over
    }

    void reliefs_data() // HOP-413, HOP-866
    {
        QTest::addColumn<QString>("enters");
        QTest::addColumn<QString>("leaves");
        QTest::addColumn<QString>("army");
        QTest::addColumn<bool>("may");
        QTest::newRow("principes for hastati") << "LG-PR"
                                               << "LG-HA"
                                               << "roman" << true;
        QTest::newRow("hastati for principes") << "LG-HA"
                                               << "LG-PR"
                                               << "roman" << false;
        QTest::newRow("hastati for velites") << "LG-HA"
                                             << "LI-VE"
                                             << "roman" << true;
        QTest::newRow("not without Rome") << "LG-HA"
                                          << "LI-VE"
                                          << "mobility" << false;
        QTest::newRow("cohorts late") << "CO-Rec"
                                      << "CO-Vet"
                                      << "late_roman" << true;
        QTest::newRow("discipline") << "PH"
                                    << "LP"
                                    << "discipline" << true;
        QTest::newRow("no discipline for medium") << "MI"
                                                  << "LP"
                                                  << "discipline" << false;
        QTest::newRow("medium for skirmishers") << "MI"
                                                << "SK-SL"
                                                << "mobility" << true;
    }
    void reliefs()
    {
        QFETCH(QString, enters);
        QFETCH(QString, leaves);
        QFETCH(QString, army);
        QFETCH(bool, may);
        Ground f;
        f.state.phase = Phase::play;
        f.side(0).rules = sheet().special(army.toStdString())->bit;
        const auto missile = [](const QString &type) { return type.startsWith("L") ? "J" : type == "SK-SL" ? "S" : ""; };
        const int in = f.hand(0, enters.toStdString(), 6, 5, missile(enters));
        f.put(0, leaves.toStdString(), 5, 4, 5, missile(leaves));
        QCOMPARE(f.why(make(Deed::play, in, 4)) == Why::ok, may);
    }

    void moving() // HOP-420, HOP-421, HOP-422, HOP-023
    {
        Ground f;
        f.state.phase = Phase::move;
        const int sk = f.put(0, "SK-JA", 4, 1, 5, "J"), hi = f.put(0, "HI", 7, 6, 1), lc = f.put(0, "LC", 6, 4, 7, "J");
        const int foe = f.put(1, "HC", 7, 4, 6);
        QCOMPARE(f.why(make(Deed::retire, sk)), Why::cavalryNear);
        QCOMPARE(f.why(make(Deed::retire, hi)), Why::mayNotRetire);
        QCOMPARE(f.why(make(Deed::lateral, sk, 3)), Why::enemyNear);
        QCOMPARE(f.why(make(Deed::lateral, hi, 1)), Why::ok);
        QCOMPARE(f.why(make(Deed::lateral, hi, 2)), Why::nextArea);
        f.side(0).rules = mobility;
        QCOMPARE(f.why(make(Deed::retire, lc)), Why::ok);
        f.side(1).rules = mobility;
        QCOMPARE(f.why(make(Deed::retire, lc)), Why::cavalryNear);
        f.unit(0, hi).coh = 3;
        QCOMPARE(f.why(make(Deed::cohesion, hi)), Why::noCard);
        f.card(0, Card::cohesion);
        f.act(make(Deed::cohesion, hi));
        QCOMPARE(int(f.unit(0, hi).coh), 1);
        QCOMPARE(int(f.unit(0, hi).manoeuvre), 1);
        QCOMPARE(int(f.side(0).spent[static_cast<std::size_t>(Card::cohesion)]), 1); // HOP-870
        (void)foe;
    }

    void movesOnceOnly() // HOP-420
    {
        Ground f;
        f.state.phase = Phase::move;
        const int hi = f.put(0, "HI", 7, 6, 4), mi = f.put(0, "MI", 5, 5, 6);
        f.card(0, Card::cohesion);
        f.unit(0, mi).coh = 1;
        f.act(make(Deed::lateral, hi, 4));
        QCOMPARE(int(f.unit(0, hi).column), 4);
        QCOMPARE(f.why(make(Deed::lateral, mi, 6)), Why::oneMove);
    }

    void hiding() // HOP-408, HOP-409
    {
        Ground f;
        f.state.preferences = fogOfWar;
        const int li = f.make(1, "LI", 5, 4, "J"), hi = f.make(0, "HI", 7, 6);
        f.ground(1, 5, "woods");
        f.with({}, [&](Play &play) { enter(play, 1, li, 4, true, false); });
        QVERIFY(f.unit(1, li).has(hidden));
        QCOMPARE(int(f.side(1).hiding), 1 << 4);
        f.with({}, [&](Play &play) {
            enter(play, 0, hi, 5, true, false);
            f.state.prompt = Prompt::none;
        });
        QVERIFY(!f.unit(1, li).has(hidden));
        QCOMPARE(int(f.side(1).hiding), 0);
    }

    void hiddenForbids() // HOP-409: what only a hidden unit prevents brings it to light
    {
        Ground f;
        f.state.preferences = fogOfWar;
        const int lc = f.put(0, "LC", 6, 4, 3, "J"), foe = f.put(1, "HI", 7, 6, 2), lurker = f.put(1, "LI", 5, 4, 7, "J");
        f.unit(1, lurker).set(hidden);
        f.side(1).hiding = bit(6);
        const Act attack = Ground::attackAct({lc}, {foe});
        QCOMPARE(f.why(attack), Why::ok);
        f.with({}, [&](Play &play) { declare(play, attack); });
        QVERIFY(!f.unit(1, lurker).has(hidden));
        QCOMPARE(int(f.state.attackCount), 0);
        QCOMPARE(f.why(attack), Why::zoneHeld);
    }

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
        // Dice 2 and 9: the second side takes it, and has a turn without shock.
        f.with({2, 9, 3}, [](Play &play) { endPhase(play); });
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
        QCOMPARE(f.state.prompt, Prompt::initiative);
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
        QCOMPARE(armies().size(), route.size());
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

OPTIO_TEST(HoplitesFieldTest)

} // namespace hoplites_field_test

#include "hoplites_field_test.moc"
