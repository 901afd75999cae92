// SPDX-License-Identifier: GPL-3.0-or-later
// The field besides shock: missiles, coming up, taking places, moving, hiding.
#include "rulesets/hoplites/hoplites.h"
#include "rulesets/hoplites/legal.h"
#include "tests/rulesets/hoplites/hoplites_support.h"
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

    void grid() // HOP-416, SAM-24: each type's places as the players have them; kept with the battle, and only where they are not as usual
    {
        const Json usual = options();
        for (const auto &[type, word] : {std::pair{"HC", "wings"},
                                         {"CA", "wings"},
                                         {"LC", "wings"},
                                         {"HI", "centre"},
                                         {"PH", "centre"},
                                         {"MI", "both"},
                                         {"SK-SL", "both"},
                                         {"KB", "wings"},
                                         {"AS", "both"}})
            QCOMPARE(usual.at(std::string("places_") + type), Json(word));
        const Army carthage = armyFrom(sheet(), army("carthage"));
        State state = startState(sheet(), carthage, carthage, usual);
        QVERIFY(!toJson(sheet(), state, namesFor(carthage, carthage)).contains("places"));
        state = startState(sheet(), carthage, carthage,
                           options({{"restrictions", true}, {"places_HC", "both"}, {"places_HI", "wings"}, {"places_SK-SL", "centre"}}));
        const Json told = toJson(sheet(), state, namesFor(carthage, carthage));
        QCOMPARE(told.at("places"), Json({{"HC", "both"}, {"HI", "wings"}, {"SK-SL", "centre"}}));
        QVERIFY(stateFromJson(sheet(), told).places == state.places);
        for (const Json &faulty : {Json(1), Json({{"HC", "behind"}}), Json({{"Zz", "both"}})}) {
            Json other = told;
            other["places"] = faulty;
            QVERIFY_THROWS_EXCEPTION(Error, stateFromJson(sheet(), other));
        }
        Ground f;
        f.state.phase = Phase::play;
        f.state.preferences = fieldRestrictions;
        f.state.places = state.places;
        const int hc = f.hand(0, "HC", 7, 4), hi = f.hand(0, "HI", 7, 6), sk = f.hand(0, "SK-SL", 5, 1, "S"),
                  lc = f.hand(0, "LC", 6, 4, "J");
        const auto where = [&](int unit) {
            std::string columns;
            for (int column = 0; column < 9; ++column)
                columns += f.why(make(Deed::play, unit, column)) == Why::ok ? 'x' : '-';
            return columns;
        };
        QCOMPARE(where(hc), std::string("xxxxxxxxx"));
        QCOMPARE(where(hi), std::string("xx-----xx"));
        QCOMPARE(where(sk), std::string("--xxxxx--"));
        QCOMPARE(where(lc), std::string("xx-----xx")); // as usual
        f.state.preferences = 0;
        QCOMPARE(where(hi), std::string("xxxxxxxxx"));
        // "300" has no such grid, and a period asks of its own types alone.
        const Json catalogue = Hoplites{FigureFolder(figuresFolder())}.catalogue();
        for (const Json &period : catalogue.at("periods")) {
            const Json idle = period.value("idle", Json::array());
            const auto asks = [&](const char *id) { return std::find(idle.begin(), idle.end(), id) == idle.end(); };
            const std::string id = period.at("id").get<std::string>();
            QCOMPARE(asks("restrictions"), id != "300");
            QCOMPARE(asks("places_HC"), id == "antiquity" || id == "fantasy");
            QCOMPARE(asks("places_KB"), id == "samurai");
            QCOMPARE(asks("places_LM"), id == "fantasy");
        }
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
};

OPTIO_TEST(HoplitesFieldTest)

} // namespace hoplites_field_test

#include "hoplites_field_test.moc"
