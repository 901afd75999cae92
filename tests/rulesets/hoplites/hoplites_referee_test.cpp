// SPDX-License-Identifier: GPL-3.0-or-later
// What a referee is asked: sums and checks, hidden units, units that leave in the middle of things, markers, the order of dice.
#include "rulesets/hoplites/combat/shock.h"
#include "rulesets/hoplites/legal.h"
#include "rulesets/hoplites/view.h"
#include "tests/rulesets/hoplites/hoplites_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace hoplites_referee_test {

using namespace hoplitestest;
using optio::hoplites::Act;

namespace {

/// The dice of what `f` does, by name, all faces being `face`.
template <class F> std::vector<std::string> diceOf(Ground &field, int face, F &&f)
{
    struct Always : DiceSource {
        int value;
        explicit Always(int given) : value(given) {}
        int face(Die, const DrawName &) override { return value; }
        int pick(int, const DrawName &) override { return 0; }
        Provenance provenance() const override { return Provenance::typed; }
    } source(face);
    Dice dice(source);
    Play play{sheet(), field.state, dice, &field.narration, nullptr};
    f(play);
    std::vector<std::string> names;
    for (const Draw &draw : dice.drawn())
        names.push_back(draw.id);
    return names;
}

using Ids = std::vector<std::string>;

void hide(Ground &field, int side, int unit)
{
    field.unit(side, unit).set(hidden);
    field.side(side).hiding = static_cast<Mask>(field.side(side).hiding | bit(field.unit(side, unit).column));
}

} // namespace

class HoplitesRefereeTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingByItself() // HOP-003: sums are not clamped; a 0 may miss, a 9 may pass
    {
        Ground f;
        f.state.phase = Phase::missile;
        const int lc = f.put(0, "LC", 6, 4, 5, "J"), sk = f.put(1, "SK-SL", 5, 1, 5, "S");
        f.ground(1, 5, "camp");
        f.with({0}, [&](Play &play) { shoot(play, 0, lc, sk, false); }); // 0 + 2 + 2 > 3
        QCOMPARE(int(f.unit(1, sk).coh), 0);
        Ground g;
        g.side(0).rules = ferocity;
        const int bi = g.put(0, "BI", 7, 6, 5);
        g.put(1, "MI", 5, 5, 5);
        g.with({9, 0, 4}, [&](Play &play) { // 9 - 2 = 7: passed
            declare(play, Ground::attackAct({bi}, {0}));
            resolveAll(play);
        });
        QCOMPARE(int(g.unit(0, bi).coh), 2); // of the clash alone: column 8 less nothing, die 4: 2/2
    }

    void excess() // HOP-004: what is above TQ, from the die or from the TQ
    {
        Ground f;
        const int ch = f.put(0, "CH", 5, 3, 5), hi = f.put(1, "HI", 6, 6, 5);
        f.with({0, 8, 0}, [&](Play &play) {
            declare(play, Ground::attackAct({ch}, {hi}));
            resolveAll(play);
        });
        // 8 + 1 against 6: 3 hits, and 2 of the clash.
        QCOMPARE(int(f.unit(1, hi).coh), 5);
        Ground g;
        const int hc = g.put(0, "HC", 6, 4, 5), ca = g.put(1, "CA", 5, 4, 5, "A");
        const Shock shock = shockOf(sheet(), g.state, Attack{{static_cast<Byte>(hc), nobody}, {static_cast<Byte>(ca), nobody, nobody}});
        QCOMPARE(checkOf(sheet(), shock, shock.attackers[0], true).tq, 5);
        QCOMPARE(checkOf(sheet(), shock, shock.attackers[0], true).die, 0);
    }

    void limits() // HOP-020: who leaves at what
    {
        Ground f;
        QCOMPARE(int(f.unit(0, f.make(0, "GC", 6, 5, "J")).limit), 12);
        QCOMPARE(int(f.unit(0, f.make(0, "HI", 7, 6)).limit), 7);
    }

    void words() // HOP-800: mounted, cavalry, foot, classes
    {
        const auto among = [](const char *id, std::initializer_list<const char *> list) {
            return std::any_of(list.begin(), list.end(), [&](const char *one) { return std::string(one) == id; });
        };
        for (const TypeRow &type : sheet().types) {
            if (!type.period.empty())
                continue;
            const char *id = type.id.c_str();
            const bool horse = among(id, {"HC", "HC-CAT", "RC", "BC", "LN", "LC", "LC-NUM", "CA", "GC"});
            const bool rides = horse || among(id, {"EL", "EL-CAT", "CH", "CH-L"});
            QCOMPARE((type.traits & cavalry) != 0, horse);
            QCOMPARE((type.traits & mounted) != 0, rides);
            QCOMPARE((type.traits & foot) != 0, !rides);
            QCOMPARE((type.traits & lightClass) != 0, among(id, {"LI", "LI-VE", "LP"}));
            QCOMPARE((type.traits & heavy) != 0, among(id, {"HI", "HI-TR", "PH", "LG-HA", "LG-PR", "CO-Vet", "CO-Rec"}));
            QCOMPARE((type.traits & chariot) != 0, among(id, {"CH", "CH-L"}));
        }
    }

    void cavalryComesUp() // HOP-810: it may attack at once, and try the flank of foot alone
    {
        Ground f;
        f.state.phase = Phase::play;
        const int hc = f.hand(0, "HC", 7, 4), cat = f.hand(0, "HC-CAT", 7, 4);
        const int mi = f.put(1, "MI", 5, 5, 5), lc = f.put(1, "LC", 5, 4, 4, "J");
        f.unit(1, lc).set(noMissile);
        f.with({}, [&](Play &play) {
            enter(play, 0, hc, 4, true, false);
            enter(play, 0, cat, 5, true, false);
        });
        f.state.phase = Phase::shock;
        QCOMPARE(f.why(Ground::attackAct({hc}, {mi}, Flank::button)), Why::ok);
        QCOMPARE(f.why(Ground::attackAct({hc}, {lc}, Flank::button)), Why::noButton);
        QCOMPARE(f.why(Ground::attackAct({cat}, {mi})), Why::manoeuvring);
    }

    void entering_data() // HOP-400, HOP-T08: hits by kind of troops; -1: barred
    {
        QTest::addColumn<QString>("ground");
        QTest::addColumn<QList<int>>("hits");
        QTest::newRow("stream") << "stream" << QList<int>{1, 0, 0, 0, 0};
        QTest::newRow("woods") << "woods" << QList<int>{1, 1, 1, 0, 1};
        QTest::newRow("rough") << "rough" << QList<int>{1, 1, 0, 0, 1};
        QTest::newRow("marsh") << "marsh" << QList<int>{1, 1, 1, -1, -1};
        QTest::newRow("camp") << "camp" << QList<int>{1, -1, 1, -1, -1};
        QTest::newRow("slope") << "slope" << QList<int>{1, 0, 0, -1, -1};
        QTest::newRow("river") << "river" << QList<int>{-1, -1, -1, -1, -1};
        QTest::newRow("caltrop") << "caltrop" << QList<int>{0, 0, 0, 4, 0};
    }
    void entering()
    {
        QFETCH(QString, ground);
        QFETCH(QList<int>, hits);
        const char *const types[] = {"PH", "HC", "MI", "EL", "CH"};
        for (int i = 0; i < 5; ++i) {
            Ground f;
            f.state.phase = Phase::play;
            f.ground(0, 5, ground.toStdString());
            const int unit = f.hand(0, types[i], 6, 5);
            QCOMPARE(f.why(make(Deed::play, unit, 4)) == Why::impassable, hits[i] < 0);
            if (hits[i] < 0)
                continue;
            f.with({}, [&](Play &play) { enter(play, 0, unit, 4, true, false); });
            QCOMPARE(int(f.unit(0, unit).coh), hits[i]);
            QVERIFY(hits[i] == 0 || f.unit(0, unit).manoeuvre == 1);
        }
    }

    void whoShoots() // HOP-431
    {
        Ground f;
        f.state.phase = Phase::missile;
        const int lc = f.put(0, "LC", 6, 4, 5, "J"), at = f.put(0, "AT", 5, 2, 6, "P"), hi = f.put(0, "HI", 7, 6, 4);
        const int foe = f.put(1, "MI", 5, 5, 5);
        QCOMPARE(f.why(make(Deed::shoot, lc, foe)), Why::ok);
        QCOMPARE(f.why(make(Deed::shoot, hi, foe)), Why::noMissiles);
        f.unit(0, lc).set(engaged);
        QCOMPARE(f.why(make(Deed::shoot, lc, foe)), Why::ok);
        f.state.preferences = engagedHoldFire;
        QVERIFY(f.why(make(Deed::shoot, lc, foe)) != Why::ok);
        f.unit(0, lc).clear(engaged);
        f.unit(0, lc).manoeuvre = f.unit(0, at).manoeuvre = 1;
        QCOMPARE(f.why(make(Deed::shoot, lc, foe)), Why::manoeuvring);
        QCOMPARE(f.why(make(Deed::shoot, at, foe)), Why::manoeuvring);
        f.unit(0, at).set(playedNow); // HOP-842
        QCOMPARE(f.why(make(Deed::shoot, at, foe)), Why::ok);
    }

    void targetLeaves() // HOP-434: who has not shot may shoot at somebody else
    {
        Ground f;
        f.state.phase = Phase::missile;
        const int one = f.put(0, "LI", 5, 4, 5, "B"), two = f.put(0, "LI", 5, 4, 4, "B");
        const int sk = f.put(1, "SK-SL", 1, 1, 5, "S"), mi = f.put(1, "MI", 5, 5, 4);
        f.act(make(Deed::shoot, one, sk), {0});
        QCOMPARE(f.unit(1, sk).place, Place::eliminated);
        QCOMPARE(f.why(make(Deed::shoot, two, sk)), Why::unseen);
        QCOMPARE(f.why(make(Deed::shoot, two, mi)), Why::ok);
    }

    void cardOpensNoSide() // HOP-447
    {
        Ground f;
        const int hi = f.put(0, "HI", 7, 6, 5), foe = f.put(1, "HC", 7, 4, 5);
        f.put(1, "MI", 5, 5, 4), f.put(1, "MI", 5, 5, 6);
        f.card(0, Card::flank);
        QCOMPARE(f.why(Ground::attackAct({hi}, {foe}, Flank::card)), Why::closedSide);
        f.ground(1, 6, "clear");
        f.with({}, [&](Play &play) { liftOff(play, 1, 2); });
        QCOMPARE(f.why(Ground::attackAct({hi}, {foe}, Flank::card)), Why::ok);
    }

    void noMissilePhase() // HOP-303: nor a card that would need it
    {
        Ground f;
        f.state.preferences = quietSetup;
        f.state.round = 3;
        f.state.noShock = NoShock::setup;
        f.state.phase = Phase::move;
        f.card(0, Card::supply);
        const int lc = f.put(0, "LC", 6, 4, 5, "J");
        f.unit(0, lc).set(noMissile);
        f.with({}, [](Play &play) { endPhase(play); });
        QCOMPARE(f.state.phase, Phase::rally);
        f.state.round = 4;
        f.state.phase = Phase::move;
        f.with({}, [](Play &play) { endPhase(play); });
        QCOMPARE(f.state.phase, Phase::missile);
    }

    void hiddenFills() // HOP-014, HOP-864: a hidden unit closes a side to Long Swords, seen or not
    {
        Ground f;
        f.side(0).rules = optio::hoplites::longSwords;
        const int bi = f.put(0, "BI", 6, 6, 5), ph = f.put(1, "PH", 7, 10, 5);
        f.put(1, "MI", 5, 5, 4);
        const int lurker = f.put(1, "LI", 5, 4, 7, "J");
        hide(f, 1, lurker);
        QVERIFY(Sight(sheet(), f.state, 0).openToSwords(4)); // as far as they can see
        f.with({}, [&](Play &play) { declare(play, Ground::attackAct({bi}, {ph})); });
        QCOMPARE(int(f.state.attacks[0].open), 0);
        QVERIFY(f.unit(1, lurker).has(hidden));
    }

    void hiddenAttacks() // HOP-408: an attacker is seen from the moment it attacks
    {
        Ground f;
        const int lc = f.put(0, "LC", 6, 4, 2, "J"), li = f.put(1, "LC", 5, 4, 3, "J");
        hide(f, 0, lc);
        f.with({}, [&](Play &play) { declare(play, Ground::attackAct({lc}, {li})); });
        QVERIFY(!f.unit(0, lc).has(hidden));
        QCOMPARE(viewOf(f.state, 1).sides[0].units[static_cast<std::size_t>(lc)].place, Place::field);
    }

    void hiddenIsNotNamed() // HOP-041, HOP-408: nobody is told who goes into cover
    {
        Ground f;
        f.state.preferences = fogOfWar;
        f.state.phase = Phase::play;
        const int li = f.hand(0, "LI", 5, 4, "J"), mi = f.hand(0, "MI", 5, 5);
        f.ground(0, 5, "woods");
        f.act(make(Deed::play, li, 4));
        QVERIFY(f.unit(0, li).has(hidden));
        for (const std::string &sentence : f.narration.sentences)
            QVERIFY2(sentence.find("LI 1") == std::string::npos && sentence.find("5") == std::string::npos, sentence.c_str());
        for (const Line &line : f.narration.lines)
            QVERIFY2(line.label.find("LI 1") == std::string::npos, line.label.c_str());
        f.with({}, [&](Play &play) { enter(play, 0, mi, 5, true, false); });
        QVERIFY(!f.narration.lines.empty()); // of others it is told
    }

    void victims() // HOP-752, HOP-750: who reaches its limit leaves at once, elephants after this rampage, the hidden come to light
    {
        Ground f;
        const int el = f.put(0, "EL", 5, 5, 5), other = f.put(0, "EL", 5, 5, 4, "", 4), mi = f.put(1, "MI", 5, 5, 4, "", 4);
        hide(f, 1, mi);
        // To the left, where the other elephant is trampled; in front of it the enemy, who leaves at once; then nothing, nothing. The
        // other one does nothing four times.
        f.with({4, 0, 1, 6, 6, 6, 6, 6, 6}, [&](Play &play) { breakUnit(play, 0, el); });
        QCOMPARE(f.unit(1, mi).place, Place::second);
        QCOMPARE(f.unit(0, other).place, Place::eliminated);
        QCOMPARE(int(f.side(0).routs), 2);
        const auto told = [&](const char *text) {
            return std::find_if(f.narration.sentences.begin(), f.narration.sentences.end(),
                                [&](const std::string &one) { return one.find(text) != std::string::npos; }) -
                   f.narration.sentences.begin();
        };
        QVERIFY(told("MI 1 are hidden no more") < told("MI 1 rout."));
        QVERIFY(told("MI 1 rout.") < told("EL 2 run wild"));
        Ground g; // nothing happens where there is nobody
        const int lone = g.put(0, "EL", 5, 5, 5);
        g.with({4, 0, 1, 1, 1}, [&](Play &play) { breakUnit(play, 0, lone); });
        QCOMPARE(int(g.side(1).routs), 0);
    }

    void placeTaken() // HOP-413, HOP-471: the enemy stays engaged, the newcomer is not
    {
        Ground f;
        f.state.phase = Phase::play;
        const int sk = f.put(0, "SK-SL", 5, 1, 5, "S"), foe = f.put(1, "MI", 5, 5, 5), hi = f.hand(0, "HI", 7, 6);
        f.unit(0, sk).set(engaged);
        f.unit(1, foe).set(engaged);
        f.act(make(Deed::play, hi, 4));
        QVERIFY(f.unit(1, foe).has(engaged));
        QVERIFY(!f.unit(0, hi).has(engaged) && !f.unit(0, sk).has(engaged));
    }

    void nobodyAdvances() // HOP-464
    {
        Ground f;
        const int ph = f.put(0, "PH", 7, 10, 5), mi = f.put(1, "MI", 6, 5, 4);
        f.shock(Ground::attackAct({ph}, {mi}), {8, 4, 5});
        QCOMPARE(f.unit(1, mi).place, Place::second);
        QCOMPARE(int(f.unit(0, ph).column), 4);
        QCOMPARE(unitAt(f.side(1), 3), int(nobody));
    }

    void markersGo() // HOP-473, HOP-481
    {
        Ground f;
        const int hi = f.put(0, "HI", 7, 6, 5), lc = f.put(1, "LC", 6, 4, 4, "J");
        f.hand(0, "HI", 7, 6);
        f.second(1, "MI", 5, 5, true);
        f.act(Ground::attackAct({hi}, {lc}));
        f.act(make(Deed::withdraw, lc, 1), {3});
        f.act(make(Deed::behind, hi), {0}); // nothing is left to decide: the phase ends
        QVERIFY(f.state.phase > Phase::shock);
        QVERIFY(!f.unit(1, lc).has(phaseMarks) && !f.unit(0, hi).has(phaseMarks));
    }

    void dropped() // HOP-933: attacks that are not resolved are dropped; cards, failed checks and withdrawals stand
    {
        Ground f;
        const int hi = f.put(0, "HI", 7, 6, 5), hc = f.put(0, "HC", 5, 4, 3), mi = f.put(1, "MI", 5, 5, 5), other = f.put(1, "MI", 5, 5, 3);
        f.card(0, Card::flank);
        f.hand(0, "HI", 7, 6);
        f.act(Ground::attackAct({hi}, {mi}, Flank::card));
        f.act(Ground::attackAct({hc}, {other}, Flank::button), {9});
        QCOMPARE(int(f.state.attackCount), 1);
        f.act(make(Deed::next));
        QCOMPARE(int(f.state.attackCount), 0);
        QCOMPARE(int(f.unit(1, mi).coh), 0);
        QCOMPARE(int(f.side(0).spent[static_cast<std::size_t>(Card::flank)]), 1);
        QCOMPARE(int(f.side(0).flanks), 1);
        QCOMPARE(int(f.unit(0, hc).manoeuvre), 1);
    }

    void comesBetween() // HOP-934: an attack goes on against the rest, or lapses; nobody pursues whom another attack routed
    {
        Ground f;
        f.state.preferences = cavalryPursuit;
        const int hc = f.put(0, "HC", 7, 4, 5), one = f.put(1, "MI", 5, 5, 4), two = f.put(1, "MI", 5, 5, 5);
        f.with({}, [&](Play &play) { declare(play, Ground::attackAct({hc}, {one, two})); });
        f.with({}, [&](Play &play) { breakUnit(play, 1, one); });
        f.unit(0, hc).set(engaged);
        f.unit(0, hc).manoeuvre = 1; // a unit that manoeuvres meanwhile still fights
        f.with({0, 0}, [](Play &play) { resolveAll(play); });
        QCOMPARE(int(f.unit(1, two).coh), 2);
        QCOMPARE(f.unit(0, hc).place, Place::field); // no die for a pursuit
        Ground g;
        const int hi = g.put(0, "HI", 7, 6, 5), mi = g.put(1, "MI", 5, 5, 5);
        g.with({}, [&](Play &play) {
            declare(play, Ground::attackAct({hi}, {mi}));
            breakUnit(play, 1, mi);
            resolveAll(play);
        });
        QCOMPARE(int(g.unit(0, hi).coh), 0);
        QVERIFY(!g.state.clashed);
    }

    void crowdEndsBattle() // HOP-340, HOP-701: the loss of who is crowded out is looked at by itself
    {
        Ground f;
        for (int i = 0; i < 8; ++i)
            f.second(0, "MI", 5, 5, true);
        const int hi = f.put(0, "HI", 7, 6, 5);
        f.side(0).level = 10;
        f.side(1).level = 2;
        f.side(1).points = 0;
        f.with({1}, [&](Play &play) { breakUnit(play, 0, hi); });
        QCOMPARE(int(f.state.winner), 1);
    }

    void hostIsNeverRouted() // HOP-342, HOP-882: a side without a level does not lose for want of units
    {
        Ground f("300");
        f.state.phase = Phase::draw;
        f.side(0).level = 0;
        f.put(1, "HI", 8, 7, 4);
        f.with({}, [](Play &play) { endPhase(play); });
        QVERIFY(!f.state.over());
    }

    void diceInOrder() // HOP-901
    {
        Ground f;
        f.state.preferences = cavalryPursuit;
        const int hc = f.put(0, "HC", 7, 4, 3), li = f.put(1, "LI", 5, 4, 3, "J", 3);
        f.side(1).rules = ferocity;
        f.side(1).routs = 5;
        for (int i = 0; i < 8; ++i)
            f.second(1, "MI", 5, 5, true);
        const Ids told = diceOf(f, 7, [&](Play &play) {
            declare(play, Ground::attackAct({hc}, {li}, Flank::button));
            resolveAll(play);
        });
        QCOMPARE(told,
                 (Ids{"flankcheck", "tqcheck", "tqcheck", "crt", "overflow", "ferocity", "pursuit", "pursuit.kill", "pursuit.level"}));
        Ground g;
        g.state.phase = Phase::rally;
        const int routed = g.second(0, "HI", 7, 6, false);
        QCOMPARE(diceOf(g, 2, [&](Play &play) { rallyUnit(play, routed, false); }), (Ids{"rally", "rally.table"}));
        // The start: both decks, ground, initiative with its ties, the period.
        State state = startState(sheet(), armyFrom(sheet(), army("greeks")), armyFrom(sheet(), army("persia")),
                                 options({{"variable_initiative", true}, {"ground_river", true}, {"ground_marsh", true}}));
        Ground h;
        h.state = state;
        const Ids start = diceOf(h, 3, [&](Play &play) {
            play.side(1).initiative = 5;
            deal(play);
        });
        Ids kinds;
        for (const std::string &one : start)
            if (kinds.empty() || kinds.back() != one)
                kinds.push_back(one);
        QCOMPARE(kinds, (Ids{"shuffle", "terrain.kind", "terrain.place", "initiative", "period"}));
    }
};

OPTIO_TEST(HoplitesRefereeTest)

} // namespace hoplites_referee_test

#include "hoplites_referee_test.moc"
