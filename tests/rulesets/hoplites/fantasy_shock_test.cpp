// SPDX-License-Identifier: GPL-3.0-or-later
// Monsters in shock: the worked examples M13 to M20 of the specification as rows, and what each characteristic does by itself.
#include "tests/rulesets/hoplites/fantasy_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace fantasy_shock_test {

using namespace fantasytest;
using optio::hoplites::Act;

namespace {

struct Fought {
    int coh = 0;
    Place place = Place::field;
};

struct Example {
    const char *name;
    std::vector<Piece> attackers, defenders;
    std::vector<int> faces;
    std::vector<Fought> after; ///< attackers, then defenders
    Flank way = Flank::front;
    bool feared = false; ///< with the preference fear_both
};

const Piece spears{"HI", 7, 6, 5, {}, "", 0}, snake{"SM", 7, 4, 5, {"fear", "control"}, "", 0};

const std::vector<Example> examples{
    // CON-21: fear works on attackers, by 1; terror by 2.
    {"M13 fear", {spears}, {snake}, {7, 7, 6}, {{3}, {2}}, {}, {}},
    {"M13 fear does not work in attack", {snake}, {spears}, {7, 7, 6}, {{2}, {2}}, {}, {}},
    {"PRF-36 unless both are meant to fear", {snake}, {spears}, {7, 7, 6}, {{2}, {3}}, {}, true},
    // CON-23: one more on the attackers.
    {"M14 terror and acid", {spears}, {{"LM", 7, 6, 5, {"terror", "acid_blood"}, "", 0}}, {7, 3, 8}, {{5}, {2}}, {}, {}},
    {"acid works in defence only", {{"LM", 7, 6, 5, {"acid_blood"}, "", 0}}, {spears}, {3, 3, 4}, {{2}, {3}}, {}, {}},
    // CON-24, CON-25: one more after tripling.
    {"M15 strength after tripling",
     {{"LC", 6, 4, 5, {}, "J", 0}},
     {{"LM", 7, 6, 5, {"terror", "strength"}, "", 0}},
     {4, 3, 6},
     {{10, Place::second}, {2}},
     {},
     {}},
    {"strength in attack", {{"SM", 7, 6, 5, {"strength"}, "", 0}}, {spears}, {3, 3, 6}, {{2}, {3}}, {}, {}},
    // CON-26: one less of its own share; the hit of the check is not reduced.
    {"M16 undead", {{"BI", 6, 6, 5, {}, "", 0}}, {{"SM", 7, 5, 5, {"undead", "fear", "control"}, "", 0}}, {5, 8, 9}, {{2}, {4}}, {}, {}},
    // CON-34: shared first, then reduced.
    {"M17 sharing before reducing",
     {{"SM", 7, 4, 5, {"regenerate", "strength"}, "", 0}},
     {{"SM", 6, 5, 5, {"undead", "control"}, "", 0}, {"SM", 6, 5, 6, {"undead", "control"}, "", 0}},
     {3, 2, 6, 3},
     {{2}, {1}, {0}},
     {},
     {}},
    // CON-29: superior to anybody, and its first hit its end.
    {"M18 an elemental strikes",
     {{"SM", 6, 2, 5, {"elemental", "fear"}, "", 0}},
     {{"PH", 7, 10, 5, {}, "", 0}},
     {7, 4, 7},
     {{5, Place::eliminated}, {4}},
     {},
     {}},
    {"M19 both go",
     {{"SK-SL", 4, 1, 5, {}, "S", 0}},
     {{"SM", 6, 2, 5, {"elemental", "undead"}, "", 0}},
     {3, 8},
     {{12, Place::eliminated}, {1, Place::eliminated}},
     {},
     {}},
    {"an undead elemental may last",
     {{"SK-SL", 4, 1, 5, {}, "S", 0}},
     {{"SM", 6, 9, 5, {"elemental", "undead"}, "", 0}},
     {3, 0},
     {{18, Place::eliminated}, {0}},
     {},
     {}},
    // CON-22: two less on the die.
    {"ferocity", {{"SM", 6, 6, 5, {"ferocity"}, "", 0}}, {spears}, {9, 3, 4}, {{3}, {2}}, {}, {}},
    // CON-31: flies to the flank of a closed line; the check of HOP-446 first.
    {"M20 flying flank",
     {{"SM", 7, 3, 4, {"mounted", "fly", "control"}, "", 0}},
     {{"HC", 7, 4, 4, {}, "", 0}},
     {4, 5, 6, 7, 3}, // 6 hits, of which it loses one as it does not collapse
     {{2}, {5}},
     Flank::button,
     {}},
};

} // namespace

class FantasyShockTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void workedExamples_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < examples.size(); ++i)
            QTest::newRow(examples[i].name) << static_cast<int>(i);
    }

    void workedExamples() // CON-21 to CON-26, CON-29, CON-31, CON-34, M13 to M20
    {
        QFETCH(int, number);
        const Example &example = examples[static_cast<std::size_t>(number)];
        Lair lair;
        if (example.feared)
            for (const PreferenceRow &row : sheet().preferences)
                if (row.id == "fear_both")
                    lair.state.preferences = row.bit;
        std::vector<int> attackers, defenders;
        for (const Piece &card : example.attackers)
            attackers.push_back(lair.put(0, card));
        for (const Piece &card : example.defenders)
            defenders.push_back(lair.put(1, card));
        if (example.way != Flank::front) // neighbours close both sides of the target
            for (const int column : {3, 5})
                lair.put(1, Piece{"HC", 7, 4, column, {}, "", 0});
        lair.shock(Ground::attackAct(attackers, defenders, example.way), example.faces);
        std::size_t at = 0;
        const auto compare = [&](int side, int index) {
            const Unit &unit = lair.unit(side, index);
            QCOMPARE(int(unit.coh), example.after[at].coh);
            QCOMPARE(Place(unit.place), example.after[at].place);
            ++at;
        };
        for (const int one : attackers)
            compare(0, one);
        for (const int one : defenders)
            compare(1, one);
        QCOMPARE(at, example.after.size());
    }

    void theWorstFearCountsOnce() // CON-21: not added up, and for all attackers of the attack
    {
        Lair lair;
        const int a = lair.put(0, {"HI", 7, 6, 5, {}, "", 0});
        const int b = lair.put(1, {"SM", 7, 4, 4, {"fear"}, "", 0}), c = lair.put(1, {"LM", 7, 4, 5, {"terror"}, "", 0});
        const Attack attack = attackOf(Sight(sheet(), lair.state, 0), Ground::attackAct({a}, {b, c}));
        const Shock shock = shockOf(sheet(), lair.state, attack);
        QCOMPARE(checkOf(sheet(), shock, shock.attackers[0], true).tq, 5);
        QCOMPARE(checkOf(sheet(), shock, shock.attackers[0], true).text(), std::string("7, TQ -2 Terror"));
        QCOMPARE(checkOf(sheet(), shock, shock.defenders[0], false).tq, 7);
        // Engaged units do not check, so they do not fear.
        lair.unit(0, a).set(engaged);
        const Shock again = shockOf(sheet(), lair.state, attack);
        QVERIFY(!checkOf(sheet(), again, again.attackers[0], true).due);
    }

    void ferocityInAllChecks() // CON-22: flank button, withdrawal, second line; no army rule ends it
    {
        Lair lair;
        const int rider = lair.put(0, {"SM", 6, 4, 1, {"mounted", "ferocity"}, "", 0});
        const int foot = lair.put(1, {"HI", 7, 6, 1, {}, "", 0});
        const Module &module = sheet().modules[lair.state.module];
        QCOMPARE(flankCheckOf(module, lair.unit(0, rider)).die, -2);
        QCOMPARE(flankCheckOf(module, lair.unit(1, foot)).die, 0);
        // A face of 8 passes at TQ 6.
        lair.shock(Ground::attackAct({rider}, {foot}, Flank::button), {8, 5, 5, 5, 3});
        QVERIFY(lair.unit(0, rider).has(engaged));
        QVERIFY(lair.told("flank check against 6, die -2 Ferocity"));

        Lair other;
        const int spear = other.put(0, {"HI", 7, 6, 5, {}, "", 0}), wolf = other.put(1, {"SM", 6, 4, 5, {"mounted", "ferocity"}, "", 0});
        other.act(Ground::attackAct({spear}, {wolf}));
        QCOMPARE(other.state.prompt, Prompt::withdraw);
        other.act(hoplitestest::make(Deed::withdraw, wolf, 1), {8});
        QCOMPARE(int(other.unit(1, wolf).coh), 0);
        QCOMPARE(int(other.unit(1, wolf).manoeuvre), 0); // CON-08: the marker only when the check fails

        Lair third;
        const int runner = third.put(0, {"SM", 6, 4, 5, {"ferocity"}, "", 0});
        third.put(1, {"HI", 7, 6, 1, {}, "", 0});
        third.act(hoplitestest::make(Deed::behind, runner), {8});
        QCOMPARE(int(third.side(1).bonus), 4);
    }

    void elementalsEndInTheClashOnly() // CON-29: hits of checks and ground count as usual
    {
        Lair lair;
        const int wisp = lair.put(0, {"SM", 6, 2, 5, {"elemental", "control"}, "", 0});
        const int foe = lair.put(1, {"MI", 6, 5, 5, {}, "", 0});
        lair.unit(0, wisp).coh = 3;
        lair.shock(Ground::attackAct({wisp}, {foe}), {7, 3, 5});
        QCOMPARE(Place(lair.unit(0, wisp).place), Place::eliminated); // Control does not help
        QCOMPARE(int(lair.side(0).points), 6);                        // half of TQ 6: 3 points
        QCOMPARE(int(lair.side(0).routs), 1);
        QCOMPARE(int(lair.unit(0, wisp).bane), foe);
        QVERIFY(lair.told("go out"));
        Lair hurt;
        const int broken = hurt.put(0, {"SM", 6, 2, 5, {"elemental", "control"}, "", 5});
        const int other = hurt.put(1, {"MI", 6, 5, 5, {}, "", 0});
        hurt.shock(Ground::attackAct({broken}, {other}), {7, 3}); // the check breaks it: it routs like any that is controlled
        QCOMPARE(Place(hurt.unit(0, broken).place), Place::second);
    }

    void superiorInFrontOnly() // CON-29: not on the flank, not in defence
    {
        Lair lair;
        const int wisp = lair.put(0, {"SM", 6, 2, 5, {"elemental"}, "", 0}), foe = lair.put(1, {"PH", 7, 10, 5, {}, "", 0});
        Shock shock = shockOf(sheet(), lair.state, attackOf(Sight(sheet(), lair.state, 0), Ground::attackAct({wisp}, {foe})));
        chooseBases(sheet(), shock);
        QCOMPARE(readingOf(sheet(), shock).superior, Superior::attacker);
        shock.attackers[0].flanks = true;
        QCOMPARE(readingOf(sheet(), shock).superior, Superior::none);
        lair.state.active = 1;
        Shock back = shockOf(sheet(), lair.state, attackOf(Sight(sheet(), lair.state, 1), Ground::attackAct({foe}, {wisp})));
        chooseBases(sheet(), back);
        QCOMPARE(readingOf(sheet(), back).superior, Superior::none); // as the chart says of phalanx on small monsters
    }

    void oddsAreThoseOfThePlay() // CON-34, HOP-902: weighed by the same steps
    {
        Lair lair;
        const int a = lair.put(0, {"SM", 7, 4, 5, {"elemental", "strength"}, "", 0});
        const int b = lair.put(1, {"SM", 6, 5, 5, {"undead", "control"}, "", 0});
        const Attack attack = attackOf(Sight(sheet(), lair.state, 0), Ground::attackAct({a}, {b}));
        Walk walk;
        const Distribution &odds = walk.run([&](Dice &dice) { return rollAttack(sheet(), lair.state, attack, 0, dice); });
        double goes = 0, total = 0;
        for (const Share &share : odds.shares) {
            total += odds.p(share.weight);
            goes += fateOf(share.outcome, 0).left ? odds.p(share.weight) : 0;
        }
        QVERIFY(std::abs(total - 1) < 1e-9);
        QVERIFY(goes > 0.9); // every clash hits it
    }
};

OPTIO_TEST(FantasyShockTest)

} // namespace fantasy_shock_test

#include "fantasy_shock_test.moc"
