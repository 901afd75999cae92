// SPDX-License-Identifier: GPL-3.0-or-later
// Samurai: its troops, missiles, shock, withdrawal, ground and cards (SAM-01 to SAM-24), with the worked examples M01 to M07.
#include "tests/rulesets/hoplites/hoplites_support.h"
#include "tests/suite.h"

#include <QtTest>

#include <map>

namespace samurai_troops_test {

using namespace hoplitestest;
using optio::hoplites::Act;

namespace {

struct Samurai : Ground {
    Samurai() : Ground("samurai") {}
    /// Shoots in the missile phase of side A.
    void shot(int unit, int target, std::vector<int> faces)
    {
        state.phase = Phase::missile;
        with(std::move(faces), [&](Play &play) { shoot(play, 0, unit, target, false); });
    }
};

const TypeRow &type(const char *id) { return sheet().types[static_cast<std::size_t>(sheet().typeOf(id))]; }
const Module &module() { return sheet().modules[static_cast<std::size_t>(sheet().moduleOf("samurai"))]; }

} // namespace

class SamuraiTroopsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void types() // SAM-01, SAM-02, HOM-02, HOM-07
    {
        std::vector<std::string> ids;
        for (const TypeRow &row : sheet().types)
            if (sheet().fields(module(), row))
                ids.push_back(row.id);
        QCOMPARE(ids, (std::vector<std::string>{"AS", "KB", "TP", "YU", "OZ"}));
        const auto row = [](const char *id, std::uint32_t traits, bool marker, const char *missiles, int factor) {
            const TypeRow &one = type(id);
            QCOMPARE(one.traits, traits);
            QCOMPARE(one.marker, marker);
            QCOMPARE(one.missiles, std::string(missiles));
            QCOMPARE(one.factor, factor);
            QCOMPARE(one.times, 1);
            QCOMPARE(one.limit, 1);
        };
        row("AS", foot, true, " ", 6);
        row("KB", cavalry | mounted, false, " B", 11);
        row("TP", foot | lightMissiles, false, "T", 4);
        row("YU", foot | lightMissiles, false, "B", 4);
        row("OZ", foot | artillery, true, "O", 6);
        Samurai f;
        QCOMPARE(int(f.unit(0, f.put(0, "KB", 7, 4, 1)).worth), 14); // halves
    }

    void bows_data() // M01: SAM-11, SAM-12
    {
        QTest::addColumn<QString>("firer");
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("ground");
        QTest::addColumn<int>("die");
        QTest::addColumn<bool>("hit");
        QTest::addColumn<bool>("out");
        const auto row = [](const char *firer, const char *target, const char *ground, int die, bool hit, bool out) {
            QTest::newRow(qPrintable(QString("%1 at %2 in %3, die %4").arg(firer, target, ground).arg(die)))
                << firer << target << ground << die << hit << out;
        };
        row("TP", "AS", "woods", 5, true, false);
        row("TP", "AS", "woods", 6, false, false);
        row("TP", "AS", "woods", 9, false, true);
        row("TP", "AS", "clear", 6, true, false);
        row("TP", "AS", "clear", 7, false, false);
        row("YU", "AS", "castle", 5, true, false);
        row("YU", "AS", "castle", 6, false, false);
        row("YU", "AS", "clear", 9, false, true);
        row("KB", "KB", "clear", 7, true, false);
        row("KB", "KB", "clear", 8, false, false);
        row("KB", "KB", "clear", 9, false, true);
    }
    void bows()
    {
        QFETCH(QString, firer);
        QFETCH(QString, target);
        QFETCH(QString, ground);
        QFETCH(int, die);
        QFETCH(bool, hit);
        QFETCH(bool, out);
        Samurai f;
        const int a = f.put(0, firer.toStdString(), 6, 4, 5, firer == "TP" ? "T" : "B");
        const int b = f.put(1, target.toStdString(), 6, 6, 5);
        f.ground(1, 5, ground.toStdString());
        f.shot(a, b, {die});
        QCOMPARE(int(f.unit(1, b).coh), hit ? 1 : 0);
        QCOMPARE(f.unit(0, a).has(noMissile), out);
    }

    void guns_data() // M02: SAM-13
    {
        QTest::addColumn<QString>("ground");
        QTest::addColumn<int>("die");
        QTest::addColumn<int>("hits");
        const std::map<std::string, std::vector<int>> hits{{"clear", {0, 0, 1, 1, 1, 2, 2, 2, 3, 3}},
                                                           {"woods", {0, 0, 0, 1, 1, 1, 2, 2, 2, 3}},
                                                           {"castle", {0, 0, 0, 0, 1, 1, 1, 2, 2, 2}},
                                                           {"marsh", {0, 0, 1, 1, 1, 2, 2, 2, 3, 3}}};
        for (const auto &[ground, row] : hits)
            for (std::size_t die = 0; die < row.size(); ++die)
                QTest::newRow((ground + " " + std::to_string(die)).c_str()) << QString::fromStdString(ground) << int(die) << row[die];
    }
    void guns()
    {
        QFETCH(QString, ground);
        QFETCH(int, die);
        QFETCH(int, hits);
        Samurai f;
        const int gun = f.put(0, "OZ", 5, 2, 5, "O"), target = f.put(1, "AS", 6, 6, 5);
        f.ground(1, 5, ground.toStdString());
        f.shot(gun, target, die == 9 ? std::vector<int>{9, 5} : std::vector<int>{die}); // SAM-14: only a 9 asks for a second die
        QCOMPARE(int(f.unit(1, target).coh), hits);
        QVERIFY(!f.unit(0, gun).has(noMissile)); // SAM-12
        QCOMPARE(f.unit(0, gun).place, Place::field);
    }

    void burst_data() // M03: SAM-14
    {
        QTest::addColumn<int>("second");
        QTest::addColumn<bool>("lost");
        for (int die = 0; die < 10; ++die)
            QTest::newRow(std::to_string(die).c_str()) << die << (die == 0 || die == 9);
    }
    void burst()
    {
        QFETCH(int, second);
        QFETCH(bool, lost);
        Samurai f;
        const int gun = f.put(1, "OZ", 5, 2, 5, "O"), horse = f.hand(0, "KB", 6, 4);
        f.unit(0, horse).coh = 3;
        f.state.phase = Phase::play;
        f.act(make(Deed::play, horse, 4));
        QCOMPARE(f.state.prompt, Prompt::react);
        f.act(make(Deed::react, gun, 1), {9, second});
        QCOMPARE(f.unit(0, horse).place, Place::second); // c6 >= 6 routs, before the gun bursts
        QCOMPARE(int(f.side(0).points), 12);
        QCOMPARE(f.unit(1, gun).place, lost ? Place::eliminated : Place::field);
        QCOMPARE(int(f.side(1).points), lost ? 10 : 0);
        QCOMPARE(int(f.side(1).routs), 0);
        const bool told = std::any_of(f.narration.sentences.begin(), f.narration.sentences.end(),
                                      [](const std::string &one) { return one.find("burst and are lost: 5 rout points") != one.npos; });
        QCOMPARE(told, lost);
    }
    void burstEnds() // SAM-14, HOP-340: the second die is part of the shot, and the account is looked at after it
    {
        Samurai f;
        const int gun = f.put(0, "OZ", 5, 2, 5, "O"), target = f.put(1, "AS", 6, 6, 5);
        f.side(0).level = 10;
        f.shot(gun, target, {9, 0});
        QVERIFY(f.state.over());
        QCOMPARE(int(f.state.winner), 1);
    }

    void columns() // SAM-15, SAM-16
    {
        const char *const names[] = {"AS", "KB", "TP", "YU", "OZ"};
        const char *const base[5][4] = {{"7/10", "6/9", "4/7", "4/7"},
                                        {"7/9", "7/9", "4/6", "4/6"},
                                        {"9/11", "10/11", "7/9", "7/9"},
                                        {"9/11", "10/11", "7/9", "7/9"},
                                        {"11/13", "12/13", "9/11", "9/11"}};
        const char *const superior[5] = {"-DDD", "--DD", "-A--", "-A--", "AA--"};
        for (std::size_t d = 0; d < 5; ++d)
            for (std::size_t a = 0; a < 4; ++a) {
                const auto at = [&](const char *name) { return static_cast<std::size_t>(sheet().typeOf(name)); };
                const Columns &both = sheet().columnsOf[at(names[a])][at(names[d])];
                QCOMPARE(std::to_string(both.front) + "/" + std::to_string(both.flank), std::string(base[d][a]));
                const Superior who = sheet().superiorOf[at(names[a])][at(names[d])];
                QCOMPARE(who == Superior::attacker ? 'A' : who == Superior::defender ? 'D' : '-', superior[d][a]);
            }
    }

    void spears() // M04: SAM-15, SAM-16, SAM-17
    {
        Samurai f;
        const int horse = f.put(0, "KB", 7, 4, 5), spears = f.put(1, "AS", 6, 6, 5);
        f.shock(Ground::attackAct({horse}, {spears}), {6, 8, 4, 3});
        QCOMPARE(int(f.unit(0, horse).coh), 5); // 6, and one off as it holds
        QCOMPARE(int(f.unit(1, spears).coh), 4);
        QVERIFY(f.unit(0, horse).has(engaged) && f.unit(1, spears).has(engaged));
    }
    void flank() // M05: the D of the chart is not looked up
    {
        Samurai f;
        const int horse = f.put(0, "KB", 7, 4, 3), spears = f.put(1, "AS", 6, 6, 3);
        f.shock(Ground::attackAct({horse}, {spears}, Flank::button), {5, 5, 3, 6});
        QCOMPARE(f.unit(1, spears).place, Place::second);
        QCOMPARE(int(f.unit(1, spears).coh), 6);
        QCOMPARE(int(f.unit(0, horse).coh), 2);
        // SAM-17: foot needs the card.
        Samurai g;
        const int foot = g.put(0, "AS", 6, 6, 3), other = g.put(1, "AS", 6, 6, 3);
        QCOMPARE(g.why(Ground::attackAct({foot}, {other}, Flank::button)), Why::noButton);
        QCOMPARE(g.why(Ground::attackAct({foot}, {other}, Flank::card)), Why::noCard);
        g.card(0, Card::flank);
        QCOMPARE(g.why(Ground::attackAct({foot}, {other}, Flank::card)), Why::ok);
    }
    void ridingDown() // M06
    {
        Samurai f;
        const int horse = f.put(0, "KB", 7, 5, 5), guns = f.put(1, "TP", 5, 4, 5, "T");
        f.shock(Ground::attackAct({horse}, {guns}), {8, 6, 3});
        QCOMPARE(f.unit(1, guns).place, Place::second);
        QCOMPARE(int(f.unit(1, guns).coh), 5);
        QCOMPARE(int(f.unit(0, horse).coh), 3);
        Samurai g;
        const int spears = g.put(0, "AS", 6, 6, 5), shot = g.put(1, "TP", 5, 4, 5, "T");
        g.shock(Ground::attackAct({spears}, {shot}), {6, 2, 8});
        QCOMPARE(int(g.unit(0, spears).coh), 2);
        QCOMPARE(int(g.unit(1, shot).coh), 3);
        QVERIFY(!g.unit(1, shot).has(noMissile));
    }

    void withdrawal() // M07: SAM-07
    {
        Samurai f;
        const int spears = f.put(0, "AS", 6, 6, 5), guns = f.put(1, "TP", 5, 4, 5, "T");
        f.card(0, Card::flank);
        f.hand(0, "AS", 6, 6); // so that the turn does not end by itself
        f.act(Ground::attackAct({spears}, {guns}, Flank::card));
        QCOMPARE(f.state.prompt, Prompt::withdraw);
        f.act(make(Deed::withdraw, guns, 1), {6});
        QCOMPARE(int(f.unit(1, guns).coh), 2);
        QCOMPARE(int(f.unit(1, guns).manoeuvre), 1);
        Samurai g;
        const int foot = g.put(0, "AS", 6, 6, 5), horse = g.put(0, "KB", 7, 4, 6), shot = g.put(1, "TP", 5, 4, 5, "T");
        g.act(Ground::attackAct({foot, horse}, {shot}));
        QCOMPARE(g.state.prompt, Prompt::none); // a KB among them locks it
        Samurai h;
        const int steady = h.put(0, "AS", 6, 6, 5), riders = h.put(1, "KB", 7, 4, 5);
        h.act(Ground::attackAct({steady}, {riders}));
        QCOMPARE(h.state.prompt, Prompt::withdraw);
        h.act(make(Deed::withdraw, riders, 1), {7});
        QCOMPARE(int(h.unit(1, riders).manoeuvre), 0);
    }
    void whoWithdraws_data() // SAM-07, SAM-03
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("may");
        QTest::newRow("AS") << "AS" << "AS KB TP YU";
        QTest::newRow("TP") << "TP" << "AS KB TP YU";
        QTest::newRow("YU") << "YU" << "AS KB TP YU";
        QTest::newRow("KB") << "KB" << "";
    }
    void whoWithdraws()
    {
        QFETCH(QString, from);
        QFETCH(QString, may);
        for (const char *who : {"AS", "KB", "TP", "YU", "OZ"}) {
            Samurai f;
            const auto missile = [](const QString &id) { return id == "TP" ? "T" : id == "YU" ? "B" : id == "OZ" ? "O" : ""; };
            const int attacker = f.put(0, from.toStdString(), 6, 4, 5, missile(from)), defender = f.put(1, who, 6, 4, 5, missile(who));
            f.act(Ground::attackAct({attacker}, {defender}));
            QCOMPARE(f.state.prompt == Prompt::withdraw, may.split(' ').contains(who));
        }
    }

    void greatGuns() // SAM-03
    {
        Samurai f;
        const int gun = f.put(0, "OZ", 5, 2, 5, "O"), enemy = f.put(1, "AS", 6, 6, 5);
        QCOMPARE(f.why(Ground::attackAct({gun}, {enemy})), Why::defendsOnly);
        f.state.phase = Phase::move;
        QCOMPARE(f.why(make(Deed::lateral, gun, 5)), Why::artilleryStays);
        QCOMPARE(f.why(make(Deed::retire, gun)), Why::mayNotRetire);
        Samurai g;
        const int alone = g.put(0, "OZ", 5, 2, 5, "O");
        QCOMPARE(g.why(make(Deed::behind, alone)), Why::defendsOnly);
        // In the turn it is played, and while manoeuvring.
        Samurai h;
        h.hand(0, "AS", 6, 6);
        const int played = h.hand(0, "OZ", 5, 2, "O"), target = h.put(1, "AS", 6, 6, 5);
        h.state.phase = Phase::play;
        h.act(make(Deed::play, played, 4));
        QCOMPARE(int(h.unit(0, played).manoeuvre), 1);
        h.state.phase = Phase::missile;
        QCOMPARE(h.why(make(Deed::shoot, played, target)), Why::ok);
    }

    void markers() // SAM-04, SAM-01
    {
        const auto played = [](const char *id, const char *missile, const char *ground) {
            Samurai f;
            const int unit = f.hand(0, id, 6, 4, missile);
            f.ground(0, 5, ground);
            f.hand(0, "AS", 6, 6); // so that the turn does not end by itself
            f.state.phase = Phase::play;
            f.act(make(Deed::play, unit, 4));
            return int(f.unit(0, unit).manoeuvre);
        };
        QCOMPARE(played("TP", "T", "clear"), 0);
        QCOMPARE(played("YU", "B", "clear"), 0);
        QCOMPARE(played("KB", "", "clear"), 0);
        QCOMPARE(played("AS", "", "clear"), 1);
        QCOMPARE(played("OZ", "O", "clear"), 1);
        QCOMPARE(played("TP", "T", "woods"), 1);
        Samurai f; // the second of a turn (HOP-415)
        f.state.preferences = dynamicPlay;
        f.side(0).plays = 1;
        const int unit = f.hand(0, "TP", 6, 4, "T");
        f.hand(0, "AS", 6, 6);
        f.state.phase = Phase::play;
        f.act(make(Deed::play, unit, 4));
        QCOMPARE(int(f.unit(0, unit).manoeuvre), 1);
    }

    void openingHand() // SAM-09
    {
        // A shuffle that leaves every card where it is: the deck is in the order of the army, its top at the end.
        struct Same : DiceSource {
            int faces = 0;
            int face(Die, const DrawName &) override { return faces++ % 2 == 0 ? 9 : 0; }
            int pick(int n, const DrawName &) override { return n - 1; }
            Provenance provenance() const override { return Provenance::rolled; }
        } source;
        const Army takeda = armyFrom(sheet(), army("takeda-1572")), oda = armyFrom(sheet(), army("oda-1575"));
        State state = startState(sheet(), takeda, oda, options());
        std::vector<int> light;
        for (int i = state.sides[0].deckCount - 1; i >= 0 && light.size() < 2; --i)
            if (const Byte code = state.sides[0].deck[static_cast<std::size_t>(i)];
                code < firstSpecial && sheet().is(state.sides[0].units[code], lightMissiles))
                light.push_back(code);
        QCOMPARE(light, (std::vector<int>{23, 22})); // both Oyamada bows
        Dice dice(source);
        apply(sheet(), state, make(Deed::deal), dice);
        for (std::size_t i = 0; i < 2; ++i)
            QCOMPARE(int(state.sides[0].hand[i]), light[i]);
        QCOMPARE(int(state.sides[0].handCount), 7);
    }

    void combinedMove() // SAM-10
    {
        for (const auto &[who, missile, may] :
             {std::tuple{"TP", "T", true}, {"YU", "B", true}, {"KB", "", false}, {"AS", "", false}, {"OZ", "O", false}}) {
            Samurai f;
            f.put(0, who, 6, 4, 5, missile);
            const int spears = f.hand(0, "AS", 6, 6), horse = f.hand(0, "KB", 6, 4);
            f.state.phase = Phase::play;
            QCOMPARE(f.why(make(Deed::play, spears, 4)), may ? Why::ok : Why::noRelief);
            QCOMPARE(f.why(make(Deed::play, horse, 4)), Why::noRelief);
        }
    }

    void castle() // SAM-20
    {
        Samurai f;
        f.ground(0, 5, "castle");
        f.ground(1, 6, "castle");
        const int horse = f.hand(0, "KB", 6, 4), spears = f.hand(0, "AS", 6, 6), riders = f.put(0, "KB", 6, 4, 6),
                  held = f.put(1, "AS", 6, 6, 6);
        QCOMPARE(f.why(Ground::attackAct({riders}, {held})), Why::groundBars);
        f.state.phase = Phase::play;
        QCOMPARE(f.why(make(Deed::play, horse, 4)), Why::impassable);
        f.act(make(Deed::play, spears, 4));
        QCOMPARE(int(f.unit(0, spears).coh), 1);
        QCOMPARE(int(f.unit(0, spears).manoeuvre), 1);
        const TerrainRow &row = sheet().terrain[static_cast<std::size_t>(sheet().terrainOf("castle"))];
        QCOMPARE(row.shock, -2);
        QCOMPARE(row.missile, 2);
        QVERIFY(row.cover);
        for (const GeneratedRow &one : sheet().generated)
            QVERIFY(sheet().terrain[one.ground].id != "castle");
    }

    void supply() // SAM-23
    {
        Samurai f;
        const int guns = f.put(0, "TP", 6, 4, 4, "T"), bows = f.put(0, "YU", 6, 4, 5, "B"), horse = f.put(0, "KB", 6, 4, 6, "B"),
                  spears = f.put(0, "AS", 6, 4, 7);
        for (const int unit : {guns, bows, horse, spears})
            f.unit(0, unit).set(noMissile);
        f.card(0, Card::supply);
        f.state.phase = Phase::missile;
        QCOMPARE(f.why(make(Deed::supply, spears)), Why::supplyWho);
        f.act(make(Deed::supply, guns, bows, horse));
        for (const int unit : {guns, bows, horse})
            QVERIFY(!f.unit(0, unit).has(noMissile));
    }

    void restrictions() // SAM-24
    {
        Samurai f;
        f.state.preferences = fieldRestrictions;
        f.state.phase = Phase::play;
        const int horse = f.hand(0, "KB", 6, 4), spears = f.hand(0, "AS", 6, 6);
        QCOMPARE(f.why(make(Deed::play, horse, 4)), Why::restricted);
        QCOMPARE(f.why(make(Deed::play, horse, 1)), Why::ok);
        for (int column = 0; column < columns_; ++column)
            QCOMPARE(f.why(make(Deed::play, spears, column)), Why::ok);
    }

    void theRest() // SAM-21, SAM-22
    {
        std::vector<std::string> rules, cards;
        for (const SpecialRow &row : sheet().specials)
            if (row.of(module()) && sheet().grants(module(), row.id))
                rules.push_back(row.id);
        QCOMPARE(rules, (std::vector<std::string>{"tribal", "no_leader_cohesion"}));
        for (const CardRow &row : sheet().cards)
            if (sheet().grants(module(), row.id))
                cards.push_back(row.id);
        cards.push_back(module().card.id);
        QCOMPARE(cards, (std::vector<std::string>{"flank", "rally", "cohesion", "reserve", "initiative", "supply", "challenge"}));
    }

private:
    static constexpr int columns_ = optio::hoplites::columns;
};

OPTIO_TEST(SamuraiTroopsTest)

} // namespace samurai_troops_test

#include "samurai_troops_test.moc"
