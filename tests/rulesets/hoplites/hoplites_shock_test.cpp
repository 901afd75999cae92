// SPDX-License-Identifier: GPL-3.0-or-later
// Shock: the worked examples of its steps, collapse, pursuit, rampage and the exact odds.
#include "rulesets/hoplites/combat/shock.h"
#include "rulesets/hoplites/legal.h"
#include "tests/rulesets/hoplites/hoplites_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace hoplites_shock_test {

using namespace hoplitestest;
using optio::hoplites::Act;

namespace {

Reading read(Ground &field, int attacker, int defender, bool flanks = false)
{
    Attack attack;
    attack.attackers[0] = static_cast<Byte>(attacker);
    attack.defenders[0] = static_cast<Byte>(defender);
    attack.flanks = flanks ? 1 : 0;
    Shock shock = shockOf(sheet(), field.state, attack);
    chooseBases(sheet(), shock);
    return readingOf(sheet(), shock);
}

} // namespace

class HoplitesShockTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void attackerSuperior() // W07: HOP-454, HOP-457, HOP-459, HOP-460, HOP-461, HOP-463, HOP-700
    {
        Ground f;
        const int ph = f.put(0, "PH", 7, 10, 5), mi = f.put(1, "MI", 6, 5, 5);
        QCOMPARE(read(f, ph, mi).column, 10);
        QCOMPARE(read(f, ph, mi).superior, Superior::attacker);
        f.shock(Ground::attackAct({ph}, {mi}), {8, 4, 5});
        QCOMPARE(int(f.unit(0, ph).coh), 3);
        QCOMPARE(f.unit(1, mi).place, Place::second);
        QVERIFY(!f.unit(1, mi).has(rallied));
        QCOMPARE(int(f.side(1).points), 12); // six points, in halves
        QCOMPARE(int(f.unit(1, mi).bane), ph);
    }

    void defenderSuperior() // W08: HOP-458, HOP-460, HOP-470, HOP-472, HOP-T03
    {
        Ground f;
        const int hc = f.put(0, "HC", 7, 4, 5), lg = f.put(1, "LG-HA", 7, 3, 5, "J");
        f.shock(Ground::attackAct({hc}, {lg}), {3, 9, 6, 3});
        QCOMPARE(int(f.unit(0, hc).coh), 5);
        QCOMPARE(int(f.unit(1, lg).coh), 4);
        QVERIFY(f.unit(1, lg).has(noMissile));
        QVERIFY(f.unit(0, hc).has(engaged) && f.unit(1, lg).has(engaged));
    }

    void flankByButton() // W09: HOP-443, HOP-444, HOP-446, HOP-456
    {
        Ground f;
        const int hc = f.put(0, "HC", 7, 4, 3), hi = f.put(1, "HI", 6, 10, 3);
        f.shock(Ground::attackAct({hc}, {hi}, Flank::button), {7, 2, 6, 4});
        QCOMPARE(int(f.unit(0, hc).coh), 2);
        QCOMPARE(int(f.unit(1, hi).coh), 4);
        QVERIFY(f.unit(0, hc).has(engaged) && f.unit(1, hi).has(engaged));
        QCOMPARE(int(f.side(0).flanks), 1);
    }

    void locking() // W10: HOP-450, HOP-455, HOP-461
    {
        Ground f;
        const int hi = f.put(0, "HI", 7, 6, 5), sk = f.put(0, "SK-SL", 5, 1, 6, "S"), li = f.put(1, "LI", 5, 4, 5, "J");
        f.with({}, [&](Play &play) { declare(play, Ground::attackAct({hi}, {li})); });
        QCOMPARE(f.state.prompt, Prompt::withdraw);
        Ground g;
        g.put(0, "HI", 7, 6, 5), g.put(0, "SK-SL", 5, 1, 6, "S"), g.put(1, "LI", 5, 4, 5, "J");
        g.with({}, [&](Play &play) { declare(play, Ground::attackAct({hi, sk}, {li})); });
        QCOMPARE(g.state.prompt, Prompt::none);
        g.with({6, 4, 8, 1}, [&](Play &play) {
            resolveAll(play);
            endShock(play);
        });
        QCOMPARE(int(g.unit(0, hi).coh), 2);
        QCOMPARE(int(g.unit(0, sk).coh), 1);
        QCOMPARE(int(g.unit(1, li).coh), 7);
        QCOMPARE(g.unit(1, li).place, Place::second);
    }

    void bothWouldRout() // W12: HOP-462
    {
        Ground f;
        const int lg = f.put(0, "LG-HA", 6, 3, 5, "J", 4), mi = f.put(1, "MI", 5, 5, 5, "", 2);
        f.unit(0, lg).set(engaged);
        f.unit(1, mi).set(engaged);
        f.shock(Ground::attackAct({lg}, {mi}), {2});
        QCOMPARE(f.unit(1, mi).place, Place::second);
        QCOMPARE(int(f.unit(0, lg).coh), 5);
        QVERIFY(!f.unit(0, lg).has(engaged)); // HOP-471
    }

    void collapse() // W13: HOP-472, HOP-814
    {
        Ground f;
        const int gc = f.put(0, "GC", 6, 5, 5, "J", 11), bi = f.put(1, "BI", 6, 6, 5, "", 5);
        QCOMPARE(int(f.unit(0, gc).limit), 12);
        f.unit(0, gc).set(engaged);
        f.unit(1, bi).set(engaged);
        f.with({6, 5}, [](Play &play) { endShock(play); });
        QCOMPARE(f.unit(0, gc).place, Place::second);
        QCOMPARE(int(f.side(0).points), 24);
        QCOMPARE(int(f.unit(1, bi).coh), 4);
    }

    void lightChariots() // W15: HOP-T05, HOP-826
    {
        const auto at = [](const char *a, const char *d) {
            return sheet().columnsOf[static_cast<std::size_t>(sheet().typeOf(a))][static_cast<std::size_t>(sheet().typeOf(d))];
        };
        QCOMPARE(int(at("CH-L", "LI").front), 9);
        QCOMPARE(int(at("CH-L", "LI").flank), 10);
        QCOMPARE(int(at("CH-L", "SK-SL").front), 13);
        QCOMPARE(int(at("CH-L", "CH").front), 7);
        QCOMPARE(int(at("HC", "CH-L").front), 2);
        QCOMPARE(int(at("SK-SL", "CH-L").front), 1);
        QCOMPARE(int(at("CH", "CH-L").front), 7);
        QCOMPARE(sheet().superiorOf[static_cast<std::size_t>(sheet().typeOf("CH"))][static_cast<std::size_t>(sheet().typeOf("CH-L"))],
                 Superior::attacker);
    }

    void cataphracts() // W16: HOP-457, HOP-813
    {
        Ground f;
        const int cat = f.put(0, "HC-CAT", 7, 4, 5), hc = f.put(1, "HC", 7, 4, 5), other = f.put(1, "HC-CAT", 7, 4, 6);
        QCOMPARE(read(f, cat, hc).column, 9);
        QCOMPARE(read(f, cat, other).column, 7);
    }

    void terrain_data() // W17: HOP-405, HOP-403
    {
        QTest::addColumn<QString>("ground");
        QTest::addColumn<int>("column");
        for (const auto &[ground, column] :
             {std::pair{"clear", 8}, {"woods", 7}, {"stream", 7}, {"rough", 7}, {"slope", 7}, {"mountain", 7}, {"camp", 6}, {"marsh", 9}})
            QTest::newRow(ground) << ground << column;
    }

    void terrain()
    {
        QFETCH(QString, ground);
        QFETCH(int, column);
        Ground f;
        const int hi = f.put(0, "HI", 7, 6, 5), mi = f.put(1, "MI", 6, 5, 5), bi = f.put(1, "BI", 6, 6, 6);
        f.ground(1, 5, ground.toStdString());
        f.ground(1, 6, "marsh");
        QCOMPARE(read(f, hi, mi).column, column);
        QCOMPARE(read(f, hi, bi).column, 7);
    }

    void camels() // W21: HOP-454, HOP-845
    {
        Ground f;
        const int ca = f.put(0, "CA", 5, 4, 5, "A"), hc = f.put(1, "HC", 7, 4, 5);
        f.shock(Ground::attackAct({ca}, {hc}), {3, 6, 7});
        QCOMPARE(int(f.unit(0, ca).coh), 2);
        QCOMPARE(int(f.unit(1, hc).coh), 3); // 1 of the check, 2 of the clash
        Ground g;
        const int horse = g.put(0, "HC", 7, 4, 5), camels = g.put(1, "CA", 5, 4, 5, "A");
        g.state.prompt = Prompt::none;
        g.shock(Ground::attackAct({horse}, {camels}), {7, 0, 5});
        QCOMPARE(g.unit(1, camels).place, Place::second);
        QCOMPARE(int(g.unit(1, camels).coh), 6);
        QCOMPARE(int(g.unit(0, horse).coh), 3);
    }

    void anotherZone() // W22: HOP-441, HOP-470
    {
        Ground f;
        const int lc = f.put(0, "LC", 6, 4, 2, "J"), hi = f.put(1, "HI", 7, 6, 3);
        f.shock(Ground::attackAct({lc}, {hi}), {0, 0, 8});
        QCOMPARE(int(f.unit(0, lc).coh), 2);
        QCOMPARE(int(f.unit(1, hi).coh), 6);
        QVERIFY(!f.unit(0, lc).has(engaged) && !f.unit(1, hi).has(engaged));
        f.put(1, "MI", 5, 5, 1);
        f.unit(0, lc).clear(attacking);
        f.unit(1, hi).clear(attacked);
        QCOMPARE(f.why(Ground::attackAct({lc}, {hi})), Why::zoneHeld);
    }

    void chariotCharge() // W23: HOP-454, HOP-824, HOP-861
    {
        Ground f;
        const int ch = f.put(0, "CH", 5, 3, 5), bi = f.put(1, "BI", 6, 6, 5);
        f.unit(0, ch).set(playedNow);
        f.unit(0, ch).manoeuvre = 1;
        f.side(1).rules = ferocity;
        f.shock(Ground::attackAct({ch}, {bi}), {8, 5});
        QCOMPARE(int(f.unit(1, bi).coh), 4);
        QCOMPARE(int(f.unit(0, ch).coh), 2);
        QVERIFY(f.unit(0, ch).has(engaged) && f.unit(1, bi).has(engaged));
        f.unit(0, ch).clear(attacking);
        f.unit(0, ch).set(barred); // a marker of the ground does forbid it
        QCOMPARE(f.why(Ground::attackAct({ch}, {bi})), Why::manoeuvring);
    }

    void pursuit() // W24: HOP-740, HOP-741, HOP-742
    {
        Ground f;
        f.state.preferences = cavalryPursuit;
        const int hc = f.put(0, "HC", 7, 4, 1), li = f.put(1, "LI", 5, 4, 1, "J", 2);
        f.shock(Ground::attackAct({hc}, {li}), {0, 0, 6, 6, 8, 3});
        QCOMPARE(f.unit(1, li).place, Place::second);
        QCOMPARE(f.unit(0, hc).place, Place::pursuit);
        QCOMPARE(int(f.unit(0, hc).manoeuvre), 3);
        QCOMPARE(int(f.unit(0, hc).coh), 2);
        QCOMPARE(int(f.side(0).pursuing), 1);
        f.state.phase = Phase::draw;
        f.with({}, [](Play &play) { endPhase(play); });
        QCOMPARE(int(f.unit(0, hc).manoeuvre), 2);
    }

    void rampage() // W20: HOP-750, HOP-751, HOP-T11
    {
        Ground f;
        const int el = f.put(0, "EL", 5, 5, 5), hi = f.put(0, "HI", 7, 6, 4);
        const int hc = f.put(1, "HC", 7, 4, 5), ph = f.put(1, "PH", 7, 10, 4);
        f.with({9, 0, 4, 1, 3, 6}, [&](Play &play) { breakUnit(play, 0, el); });
        QCOMPARE(int(f.unit(0, hi).coh), 2);
        QCOMPARE(int(f.unit(1, hc).coh), 0);
        QCOMPARE(int(f.unit(1, ph).coh), 0);
        QCOMPARE(f.unit(0, el).place, Place::eliminated);
        QCOMPARE(int(f.side(0).points), 4);
        QCOMPARE(int(f.side(0).routs), 1);
    }

    void longSwords() // W25: HOP-864
    {
        const auto open = [](std::vector<int> filled, int column) {
            Ground f;
            for (const int one : filled)
                f.put(1, "PH", 7, 10, one);
            return Sight(sheet(), f.state, 0).openToSwords(column - 1);
        };
        QVERIFY(open({5, 6, 7}, 5));
        QVERIFY(!open({3, 5, 7}, 5));
        QVERIFY(open({6, 7}, 7));
        QVERIFY(open({1}, 1));
        Ground f;
        const int bi = f.put(0, "BI", 6, 6, 5), ph = f.put(1, "PH", 7, 10, 5);
        f.side(0).rules = optio::hoplites::longSwords;
        f.with({}, [&](Play &play) { declare(play, Ground::attackAct({bi}, {ph})); });
        Shock shock = shockOf(sheet(), f.state, f.state.attacks[0]);
        chooseBases(sheet(), shock);
        QCOMPARE(readingOf(sheet(), shock).superior, Superior::attacker);
    }

    void wall() // HOP-883: one column left for attacks on walled areas
    {
        Ground f("300");
        const int mi = f.put(0, "MI", 5, 6, 4), hi = f.put(1, "HI", 8, 7, 4);
        QCOMPARE(read(f, mi, hi).column, 6);
        f.side(1).rules = sheet().special("wall")->bit;
        QCOMPARE(read(f, mi, hi).column, 5);
    }

    void odds() // HOP-902: the same steps, every die counted
    {
        Ground f;
        const int ph = f.put(0, "PH", 7, 10, 5), mi = f.put(1, "MI", 6, 5, 5);
        Attack attack;
        attack.attackers[0] = static_cast<Byte>(ph);
        attack.defenders[0] = static_cast<Byte>(mi);
        const Shock shock = shockOf(sheet(), f.state, attack);
        Walk walk;
        const ShockRoll roll(sheet(), shock, false);
        const Distribution &odds = walk.run(roll);
        // Brute force over both checks and the die of the clash.
        std::map<std::uint64_t, int> counted;
        for (int a = 0; a < 10; ++a)
            for (int d = 0; d < 10; ++d)
                for (int die = 0; die < 10; ++die) {
                    EnteredDice source({a, d, die});
                    Dice dice(source);
                    ++counted[roll(dice)];
                    source.finish();
                }
        QCOMPARE(odds.shares.size(), counted.size());
        for (const Share &share : odds.shares)
            QCOMPARE(odds.p(share.weight), counted[share.outcome] / 1000.0);
        const auto leaves = [](std::uint64_t key) { return fateOf(key, 2).left; };
        QVERIFY(odds.p(odds.weightWhere(leaves)) > 0.3);
    }
};

OPTIO_TEST(HoplitesShockTest)

} // namespace hoplites_shock_test

#include "hoplites_shock_test.moc"
