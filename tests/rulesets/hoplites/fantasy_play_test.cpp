// SPDX-License-Identifier: GPL-3.0-or-later
// The computer in the Fantasy period: that it knows what monsters are, and how strong it is.
#include "rulesets/hoplites/view.h"
#include "tests/rulesets/hoplites/fantasy_support.h"
#include "tests/rulesets/hoplites/hoplites_reference.h"
#include "tests/suite.h"

#include <QtTest>

namespace fantasy_play_test {

using namespace fantasytest;
using optio::hoplites::Act;

namespace {

/// What the greedy player does now.
Act choice(const Lair &lair)
{
    const int side = lair.state.toAct();
    const State view = viewOf(lair.state, side);
    ActList list;
    actions(sheet(), view, side, list);
    Pcg random(1);
    return playerOf("greedy").choose(sheet(), view, side, list, random);
}

} // namespace

class FantasyPlayTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void flyersGoForTheFlank() // CON-35: of a unit whose sides are closed
    {
        Lair lair;
        const int griffon = lair.put(0, {"SM", 8, 6, 4, {"mounted", "fly", "control"}, "", 0});
        const int foe = lair.put(1, {"HI", 7, 6, 4, {}, "", 3});
        lair.put(1, {"SK-SL", 4, 1, 3, {}, "S", 0}), lair.put(1, {"SK-SL", 4, 1, 5, {}, "S", 0});
        const Act act = choice(lair);
        QCOMPARE(act.deed, Deed::attack);
        QCOMPARE(int(act.a), griffon);
        QCOMPARE(int(act.c), foe);
        QCOMPARE(act.flank(0), Flank::button);
    }

    void elementalsAreNotWasted() // CON-35: not on who is worth less than they are, but on who is worth more
    {
        for (const bool worthy : {true, false}) {
            Lair lair;
            lair.put(0, {"LM", 9, 6, 5, {"elemental"}, "", 0});
            if (worthy)
                lair.put(1, {"PH", 7, 6, 5, {}, "", 5});
            else
                lair.put(1, {"SK-SL", 4, 1, 5, {}, "S", 0});
            QCOMPARE(choice(lair).deed, worthy ? Deed::attack : Deed::next);
        }
    }

    void missilesGoElsewhere() // CON-35: with an elemental and another in reach
    {
        Lair lair;
        lair.state.phase = Phase::missile;
        lair.put(0, {"LI", 5, 5, 5, {}, "A", 0});
        lair.put(1, {"LM", 9, 6, 5, {"elemental"}, "", 8});
        const int other = lair.put(1, {"SM", 6, 2, 4, {"speed"}, "", 0});
        const Act act = choice(lair);
        QCOMPARE(act.deed, Deed::shoot);
        QCOMPARE(int(act.b), other);
    }

    void movesAside() // HOP-921: from where nobody is to be fought to where somebody is
    {
        Lair lair;
        lair.state.phase = Phase::move;
        const int unit = lair.put(0, {"HI", 8, 6, 4, {}, "", 0}), foe = lair.put(1, {"MI", 4, 4, 6, {}, "", 2});
        const Act act = choice(lair);
        QCOMPARE(act.deed, Deed::lateral);
        QCOMPARE(int(act.a), unit);
        QCOMPARE(int(act.b), 4);
        // Not where it would be beaten.
        lair.unit(0, unit).coh = 6;
        lair.unit(1, foe) = Unit(lair.unit(1, foe));
        Lair worse;
        worse.state.phase = Phase::move;
        worse.put(0, {"MI", 4, 4, 4, {}, "", 3});
        worse.put(1, {"PH", 8, 10, 6, {}, "", 0});
        QCOMPARE(choice(worse).deed, Deed::next);
    }

    void discardsWhatIsOfNoUse() // HOP-921: a full hand draws nothing
    {
        Lair lair;
        lair.state.phase = Phase::draw;
        for (int i = 0; i < 6; ++i)
            lair.inHand(0, {"HI", 7, 6, 0, {}, "", 0});
        lair.card(0, Card::caltrop);
        const int below = lair.make(0, "HI", 7, 6);
        lair.unit(0, below).place = Place::deck;
        lair.side(0).deck[lair.side(0).deckCount++] = static_cast<Byte>(below);
        lair.put(1, {"HI", 7, 6, 9, {}, "", 0});
        Act act = choice(lair);
        QCOMPARE(act.deed, Deed::discard);
        QCOMPARE(act.a, codeOf(Card::caltrop));
        lair.put(1, {"EL", 6, 4, 8, {}, "", 0}); // now it is of use
        QVERIFY(choice(lair).deed != Deed::discard);
    }

    void strength() // HOM-08: 140 mirror games over all armies, against random play and against the reference
    {
        const Player &greedy = playerOf("greedy");
        const double random = winsOf(greedy, playerOf("random"), "fantasy", 140);
        QVERIFY2(random >= 0.9 * 140, qPrintable(QString::number(random)));
        const ReferencePlayer reference;
        const double measured = winsOf(greedy, reference, "fantasy", 140);
        QVERIFY2(measured >= 0.9 * 140, qPrintable(QString::number(measured)));
    }
};

OPTIO_TEST(FantasyPlayTest)

} // namespace fantasy_play_test

#include "fantasy_play_test.moc"
