// SPDX-License-Identifier: GPL-3.0-or-later
// Rallies, the sequence of a turn, losses and the end of a battle (TRO-040 to TRO-044, TRO-058, TRO-120 to TRO-124, TRO-153), and points
// and dice that are refused (TRO-180 to TRO-185, TRO-198).
#include "tests/rulesets/tropaion/tropaion_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace tropaion_rally_test {

using namespace tropaiontest;

class TropaionRallyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rallyWithBothVirtues() // E-16, TRO-058
    {
        Field field;
        field.unit("a1", "MA").unit("b1", "HI").at("rally").points("a", 0, 1, 2).change([](State &state) {
            state.unit("a1").disruption = 2;
        });
        waver(field, "a");
        const Ruling failed = field.act("rally", one("a1", R"("ts.threat_a1":true)"), {2});
        TROPAION_TEXT(linesIn(failed, "a"), "die+2 threat-1 wavering-1 maniples+1");
        QVERIFY(tells(field.refused("save-test", only(R"("ts.strategy":3)")), "TRO-183"));
        QVERIFY(tells(field.refused("save-test", only(R"("ts.strategy":1)")), "TRO-183"));
        field.act("save-test", only(R"("ts.strategy":2)"));
        QCOMPARE(field.of("a1").disruption, 1);
        QCOMPARE(field.left("a", Virtue::strategy), 0);
        QCOMPARE(field.left("a", Virtue::discipline), 0);
        QVERIFY(tells(field.refused("rally", one("a1"), {6}), "TRO-190"));
    }

    void veteransInCombat() // E-17, TRO-120
    {
        Field field;
        field.unit("a1", "HI veteran").unit("a2", "HI").unit("b1", "HI").unit("b2", "HI").contact("a1", "b1").at("rally");
        field.change([](State &state) { state.unit("a1").disruption = 1; });
        TROPAION_TEXT(field.asks("rally", one("a1")), "ts.threat_a1");
        field.act("rally", one("a1"), {4});
        QCOMPARE(field.of("a1").disruption, 0);
        QVERIFY(field.state().engaged("a1"));
    }

    void whoNeverRallies_data() // TRO-120, TRO-190
    {
        QTest::addColumn<QString>("unit");
        QTest::addColumn<bool>("engaged");
        QTest::newRow("elephants") << "EL" << false;
        QTest::newRow("raw") << "MI raw" << false;
        QTest::newRow("in combat") << "MI" << true;
    }

    void whoNeverRallies()
    {
        QFETCH(QString, unit);
        QFETCH(bool, engaged);
        Field field;
        field.unit("a1", unit.toStdString()).unit("b1", "HI").at("rally");
        if (engaged)
            field.contact("a1", "b1");
        QVERIFY(tells(field.refused("rally", one("a1"), {6}), "is not disrupted"));
        field.change([](State &state) { state.unit("a1").disruption = 1; });
        QVERIFY(tells(field.refused("rally", one("a1"), {6}), "TRO-190"));
    }

    void wholeTurn() // TRO-040 to TRO-043, TRO-050, TRO-080, TRO-113
    {
        Field field;
        field.unit("a1", "HI").unit("b1", "HI").contact("a1", "b1", 0).at("start").points("a", 2, 3, 4).points("b", 1, 1, 1);
        for (const char *step : {"move", "shoot", "fight"}) {
            field.act("end-phase", only());
            TROPAION_TEXT(field.state().step, step);
        }
        QVERIFY(tells(field.refused("end-phase", only()), "a1 and b1 have not fought"));
        field.act("fight", pair("a1", "b1"), {1, 2}); // 1 + 1 + 1 against 2 + 1
        field.act("combat-result", pair("a1", "b1"));
        field.act("end-phase", only());
        const Ruling over = field.act("end-phase", only());
        QVERIFY(tells(over.sentence, "left over: Valour 2, Discipline 3, Strategy 4"));
        QCOMPARE(field.left("a", Virtue::strategy), 0);
        TROPAION_TEXT(field.state().active, "b");
        QCOMPARE(field.state().engagements.begin()->second.charger, -1);
        for (int i = 0; i < 3; ++i)
            field.act("end-phase", only());
        // A lasting combat is fought in the other player-turn too.
        field.act("fight", pair("b1", "a1"), {3, 3});
        field.act("combat-result", pair("b1", "a1"));
        field.act("end-phase", only());
        field.act("end-phase", only());
        TROPAION_TEXT(field.state().step, "losses");
        field.act("losses", only());
        QCOMPARE(field.state().turn, 2);
        TROPAION_TEXT(field.state().step, "points");
    }

    void losses_data() // E-10, E-19, TRO-012, TRO-121 to TRO-124, TRO-136
    {
        QTest::addColumn<int>("before");
        QTest::addColumn<QStringList>("lost");
        QTest::addColumn<QString>("held");
        QTest::addColumn<int>("after");
        QTest::addColumn<bool>("over");
        QTest::newRow("E-10 elephants count 1") << 12 << QStringList{"EL"} << "" << 10 << false;
        QTest::newRow("E-19 one light cavalry") << 6 << QStringList{"LC"} << "" << 5 << false;
        QTest::newRow("E-19 Hold!") << 5 << QStringList{"LC"} << "a" << 6 << false;
        QTest::newRow("E-19 many at once") << 8 << QStringList{"EL", "WB", "LI", "LI"} << "" << 4 << false;
        QTest::newRow("TRO-123 beaten") << 2 << QStringList{"HI"} << "" << 0 << true;
    }

    void losses()
    {
        QFETCH(int, before);
        QFETCH(QStringList, lost);
        QFETCH(QString, held);
        QFETCH(int, after);
        QFETCH(bool, over);
        Field field;
        field.unit("a0", "HI").unit("b0", "HI").at("losses", "");
        int number = 0;
        for (const QString &type : lost)
            field.unit("a" + std::to_string(++number), type.toStdString());
        field.change([&](State &state) {
            state.side("a").morale = before;
            state.held = held.toStdString();
            for (auto &[id, unit] : state.units)
                if (unit.side == "a" && id != "a0")
                    loseUnit(state, id);
        });
        const Ruling ruling = field.act("losses", only());
        QCOMPARE(field.state().side("a").morale, after);
        QCOMPARE(field.state().over, over);
        QCOMPARE(tells(ruling.sentence, "Romans are now wavering"), before > 4 && after <= 4);
        QCOMPARE(field.state().side("b").morale, 12);
        if (over)
            TROPAION_TEXT(field.state().winner, "b");
    }

    void nobodyLeft() // TRO-124
    {
        Field field;
        field.unit("a1", "LI").unit("b1", "HI").at("losses", "").change([](State &state) { loseUnit(state, "a1"); });
        field.act("losses", only());
        QVERIFY(field.state().over);
        TROPAION_TEXT(field.state().winner, "b");
    }

    void whatIsRefused() // TRO-180, TRO-184, TRO-185, TRO-198
    {
        Field field;
        field.unit("a1", "MI").points("a", 6, 6, 6);
        const Json before = field.json;
        QVERIFY(!field.refused("order", move({"a1"}, R"("mv.kind":"forward")"), {7}).empty());
        QVERIFY(!field.refused("order", move({"a1"}, R"("mv.kind":"forward")"), {0}).empty());
        QVERIFY(!field.refused("order", move({"a1"}, R"("mv.kind":"forward")"), {}).empty());
        QVERIFY(field.json == before);
        field.act("order", move({"a1"}, R"("mv.kind":"forward")"), {2});
        // Strategy serves rallies only, and no more is taken than is missing.
        QVERIFY(tells(field.refused("save-test", only(R"("ts.strategy":1)")), "TRO-184"));
        field.act("save-test", only());
        QCOMPARE(field.left("a", Virtue::discipline), 4);
        QCOMPARE(field.left("a", Virtue::strategy), 6);

        Field fight;
        fight.unit("a1", "HI").unit("b1", "MI").contact("a1", "b1").at("fight").points("a", 6, 0, 0);
        fight.act("fight", pair("a1", "b1"), {6, 1});
        fight.act("combat-result", pair("a1", "b1"), {4});
        QVERIFY(tells(fight.refused("settle", pair("a1", "b1", R"("res.valour":3)")), "TRO-185"));
        QCOMPARE(fight.left("a", Virtue::valour), 6);
    }
};

OPTIO_TEST(TropaionRallyTest)

} // namespace tropaion_rally_test

#include "tropaion_rally_test.moc"
