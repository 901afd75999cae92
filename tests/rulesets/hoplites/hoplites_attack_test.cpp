// SPDX-License-Identifier: GPL-3.0-or-later
// Attacks declared: who may attack whom and how, flank checks, orderly withdrawal, attacks on the second line.
#include "rulesets/hoplites/legal.h"
#include "rulesets/hoplites/page/weigh_up.h"
#include "rulesets/hoplites/state_json.h"
#include "rulesets/hoplites/view.h"
#include "tests/rulesets/hoplites/hoplites_support.h"
#include "tests/suite.h"

#include <QtTest>

#include <memory>

namespace hoplites_attack_test {

using namespace hoplitestest;

class HoplitesAttackTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void flankFails() // HOP-446: the attack lapses, the unit manoeuvres, the partner is free
    {
        Ground f;
        const int hc = f.put(0, "HC", 7, 4, 3), hi = f.put(0, "HI", 7, 6, 4), foe = f.put(1, "HI", 6, 6, 3);
        f.with({8}, [&](Play &play) { declare(play, Ground::attackAct({hc, hi}, {foe}, Flank::button)); });
        QCOMPARE(int(f.state.attackCount), 0);
        QCOMPARE(int(f.unit(0, hc).manoeuvre), 1);
        QCOMPARE(f.why(Ground::attackAct({hc}, {foe})), Why::manoeuvring);
        QCOMPARE(f.why(Ground::attackAct({hi}, {foe})), Why::ok);
    }

    void withdrawals_data() // W11: HOP-451, HOP-452
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<int>("tq");
        QTest::addColumn<int>("size");
        QTest::addColumn<QString>("missile");
        QTest::addColumn<bool>("card");
        QTest::addColumn<int>("die");
        QTest::addColumn<int>("coh");
        QTest::addColumn<int>("marker");
        QTest::newRow("a: light infantry from heavy") << "LI" << 5 << 4 << "J" << false << 7 << 1 << 1;
        QTest::newRow("b: light cavalry passes") << "LC" << 6 << 4 << "J" << false << 6 << 0 << 0;
        QTest::newRow("c: chariot, flanked") << "CH" << 5 << 3 << "" << true << 9 << 2 << 1;
        QTest::newRow("d: chariot passes") << "CH" << 5 << 3 << "" << false << 2 << 1 << 1;
        QTest::newRow("cataphracts always manoeuvre") << "HC-CAT" << 7 << 4 << "" << false << 7 << 0 << 1;
    }
    void withdrawals()
    {
        QFETCH(QString, type);
        QFETCH(int, tq);
        QFETCH(int, size);
        QFETCH(QString, missile);
        QFETCH(bool, card);
        QFETCH(int, die);
        QFETCH(int, coh);
        QFETCH(int, marker);
        Ground f;
        const int hi = f.put(0, "HI", 7, 6, 5), foe = f.put(1, type.toStdString(), tq, size, 5, missile.toStdString());
        f.put(0, "HI", 7, 6, 6);
        if (card)
            f.card(0, Card::flank);
        f.act(Ground::attackAct({hi}, {foe}, card ? Flank::card : Flank::front));
        QCOMPARE(f.state.prompt, Prompt::withdraw);
        f.act(make(Deed::withdraw, foe, 1), {die});
        QCOMPARE(int(f.unit(1, foe).coh), coh);
        QCOMPARE(int(f.unit(1, foe).manoeuvre), marker);
        QVERIFY(f.unit(1, foe).has(withdrew));
        QCOMPARE(f.why(Ground::attackAct({hi}, {foe})), Why::withdrawn); // HOP-442
        QCOMPARE(int(f.state.attackCount), 0);                           // HOP-453
    }

    void secondLine() // W14: HOP-480, HOP-481
    {
        Ground f;
        const int hi = f.put(0, "HI", 7, 6, 5), lc = f.put(1, "LC", 6, 4, 4, "J");
        f.second(1, "HI", 7, 6, true);
        QCOMPARE(f.why(make(Deed::behind, hi)), Why::frontHeld);
        f.act(Ground::attackAct({hi}, {lc}));
        f.act(make(Deed::withdraw, lc, 1), {3});
        QCOMPARE(f.why(make(Deed::behind, hi)), Why::ok);
        f.with({7}, [&](Play &play) { strikeBehind(play, hi); });
        QCOMPARE(int(f.side(1).bonus), 4);
        QCOMPARE(int(f.side(1).points), 4);
    }

    void secondLineWithRouted() // HOP-481: one that did not rout this turn is lost
    {
        Ground f;
        const int hi = f.put(0, "HI", 7, 6, 5), now = f.second(1, "HI", 7, 6, false), before = f.second(1, "MI", 5, 5, false);
        f.unit(1, now).set(routedNow);
        f.with({0}, [&](Play &play) { strikeBehind(play, hi); });
        QCOMPARE(f.unit(1, before).place, Place::eliminated);
        QCOMPARE(f.unit(1, now).place, Place::second);
        QCOMPARE(int(f.side(1).points), 14 + 10);
    }

    void refusals() // HOP-440, HOP-442, HOP-443, HOP-444, HOP-445, HOP-827, HOP-842
    {
        Ground f;
        const int hc = f.put(0, "HC", 7, 4, 5), ph = f.put(0, "PH", 7, 10, 6), ch = f.put(0, "CH", 5, 3, 4),
                  at = f.put(0, "AT", 5, 2, 7, "P");
        const int el = f.put(1, "EL", 5, 5, 5), hi = f.put(1, "HI", 7, 6, 6), mi = f.put(1, "MI", 5, 5, 4), far = f.put(1, "MI", 5, 5, 7);
        f.put(1, "MI", 5, 5, 3);
        f.put(1, "MI", 5, 5, 8);
        QCOMPARE(f.why(Ground::attackAct({hc}, {el})), Why::elephantFront);
        QCOMPARE(f.why(Ground::attackAct({hc}, {far})), Why::notNear);
        QCOMPARE(f.why(Ground::attackAct({at}, {far})), Why::defendsOnly);
        QCOMPARE(f.why(Ground::attackAct({hc}, {hi}, Flank::button)), Why::closedSide);
        QCOMPARE(f.why(Ground::attackAct({hc}, {hi}, Flank::card)), Why::closedSide);
        QCOMPARE(f.why(Ground::attackAct({hc, ph}, {hi, el})), Why::tooMany);
        f.card(0, Card::flank);
        f.side(1).field[2] = nobody;
        f.side(1).occupied = static_cast<Mask>(f.side(1).occupied & ~bit(2));
        QCOMPARE(f.why(Ground::attackAct({ph}, {hi}, Flank::card)), Why::neverFlanks);
        QCOMPARE(f.why(Ground::attackAct({ch}, {mi}, Flank::button)), Why::noButton);
        QCOMPARE(f.why(Ground::attackAct({ch}, {mi}, Flank::card)), Why::ok);
        f.state.preferences = restrictedChariots;
        QCOMPARE(f.why(Ground::attackAct({ch}, {mi}, Flank::card)), Why::neverFlanks);
        f.side(0).flanks = 2;
        QCOMPARE(f.why(Ground::attackAct({hc}, {mi}, Flank::button)), Why::noTries);
        f.ground(1, 6, "camp");
        QCOMPARE(f.why(Ground::attackAct({hc}, {hi})), Why::groundBars); // HOP-402
        QVERIFY(sentenceOf(sheet(), Why::groundBars).find("HOP-402") != std::string::npos);
    }

    void whoWithdraws_data() // HOP-T09
    {
        QTest::addColumn<QString>("defender");
        QTest::addColumn<QString>("attacker");
        QTest::addColumn<int>("rules"); // 1: defender's Mobility, 2: attacker's
        QTest::addColumn<bool>("may");
        const auto row = [](const char *d, const char *a, int rules, bool may) {
            QTest::newRow(qPrintable(QString("%1 from %2, %3").arg(d, a).arg(rules))) << d << a << rules << may;
        };
        row("SK-JA", "SK-SL", 0, false);
        row("SK-JA", "LI", 0, true);
        row("SK-JA", "HC", 0, false);
        row("LI-VE", "HI", 0, true);
        row("LP", "MI", 0, false);
        row("LI", "CO-Con", 0, false);
        row("LI", "CO-Rec", 0, true);
        row("RC", "MI", 0, true);
        row("RC", "HC", 0, false);
        row("LC", "HC", 0, true);
        row("LC", "LC", 0, false);
        row("LC", "LC", 1, true);
        row("LC", "LC", 3, true);
        row("LC", "CA", 0, false);
        row("LC", "CA", 1, true);
        row("LC-NUM", "LC-NUM", 0, true);
        row("CA", "RC", 0, true);
        row("GC", "HC", 0, false);
        row("EL", "HI", 0, true);
        row("CH-L", "LC", 0, false);
        row("HI", "SK-SL", 0, false);
    }
    void whoWithdraws()
    {
        QFETCH(QString, defender);
        QFETCH(QString, attacker);
        QFETCH(int, rules);
        QFETCH(bool, may);
        const auto missileOf = [](const QString &type) {
            const std::string &letters = sheet().types[static_cast<std::size_t>(sheet().typeOf(type.toStdString()))].missiles;
            return letters[0] == ' ' ? std::string() : letters.substr(0, 1);
        };
        Ground f;
        const int a = f.put(0, attacker.toStdString(), 5, 4, 5, missileOf(attacker));
        const int d = f.put(1, defender.toStdString(), 5, 4, 5, missileOf(defender));
        f.side(1).rules = rules & 1 ? mobility : 0;
        f.side(0).rules = rules & 2 ? mobility : 0;
        f.with({}, [&](Play &play) { declare(play, Ground::attackAct({a}, {d})); });
        QCOMPARE(f.state.prompt == Prompt::withdraw, may);
        if (rules == 3) { // a quicker attacker holds it
            Ground g;
            g.put(0, attacker.toStdString(), 6, 4, 5, missileOf(attacker));
            g.put(1, defender.toStdString(), 5, 4, 5, missileOf(defender));
            g.side(1).rules = g.side(0).rules = mobility;
            g.with({}, [&](Play &play) { declare(play, Ground::attackAct({a}, {d})); });
            QCOMPARE(g.state.prompt, Prompt::none);
        }
    }

    void swordsMeetTheUnseen() // HOP-864, HOP-409, HOP-041: who stands hidden two areas off is not told by the attack that is declared
    {
        const auto declared = [](int lurks) {
            auto f = std::make_unique<Ground>();
            const int bi = f->put(0, "BI", 6, 6, 5), ph = f->put(1, "PH", 7, 10, 5);
            f->put(1, "MI", 6, 5, 6);
            f->unit(1, f->put(1, "LI", 5, 4, lurks, "J")).set(hidden);
            f->side(1).hiding = bit(lurks - 1);
            f->side(0).rules = optio::hoplites::longSwords;
            f->state.preferences = fogOfWar;
            f->with({}, [&](Play &play) { declare(play, Ground::attackAct({bi}, {ph})); });
            return f;
        };
        const auto near = declared(3), far = declared(1);
        QCOMPARE(int(near->state.attacks[0].open), 0); // it stands there (HOP-409): only one area is open
        QCOMPARE(int(far->state.attacks[0].open), 1);
        for (const int viewer : {0, 2})
            QCOMPARE(int(viewOf(near->state, viewer).attacks[0].open), 1);
        QCOMPARE(int(viewOf(near->state, 1).attacks[0].open), 0);
        const auto chances = [](Ground &f) { return attackChances(sheet(), f.state, f.names, f.state.attacks[0]); };
        QCOMPARE(chances(*near), chances(*far));
        const auto lines = [](Ground &f) { return attackLines(sheet(), f.state, f.names, f.state.attacks[0]); };
        QCOMPARE(lines(*near), lines(*far));
        near->names.units[0].resize(mostUnits);
        near->names.units[1].resize(mostUnits);
        const State kept = stateFromJson(sheet(), toJson(sheet(), near->state, near->names));
        QCOMPARE(int(kept.attacks[0].open), 0);
        QCOMPARE(int(viewOf(kept, 0).attacks[0].open), 1);
    }
};

OPTIO_TEST(HoplitesAttackTest)

} // namespace hoplites_attack_test

#include "hoplites_attack_test.moc"
