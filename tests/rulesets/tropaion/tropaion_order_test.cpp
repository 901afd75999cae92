// SPDX-License-Identifier: GPL-3.0-or-later
// Discipline tests and orders, warbands and charges (TRO-055 to TRO-084, TRO-115, TRO-140, TRO-141, TRO-145). Who stands where in
// contact is in tropaion_contact_test.cpp.
#include "tests/rulesets/tropaion/tropaion_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace tropaion_order_test {

using namespace tropaiontest;

namespace {

/// Sixths of a test's odds.
std::string sixths(const Field &field, const std::string &resolver, const Json &input)
{
    const Resolver &asked = rules().resolver(resolver);
    const Distribution odds = oddsOf(*asked.prepare(&field.json, asked.complete(&field.json, input)));
    return toDecimal(odds.weight(1) * 6 / odds.of);
}

} // namespace

class TropaionOrderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void worstSetIsOneUnits() // E-03, TRO-141
    {
        Field field;
        field.unit("a1", "HI legionaries").unit("a2", "HI legionaries").unit("a3", "HI").unit("a4", "MI").unit("b1", "MI");
        field.form({{"a1"}, {"a2"}, {"a3"}});
        const Ruling ruling = field.act("order", move({"a1"}, R"("mv.kind":"forward","ts.rear_a3":true,"ts.threat_a3":true)"), {4});
        TROPAION_TEXT(linesIn(ruling, "a"), "die+4 rear+1 threat-1");
        TROPAION_TEXT(fateIn(ruling, "a"), "passed");
        TROPAION_TEXT(ruling.outcome.front().instruction, "Move a1, a2 and a3 up to 2 MU forward.");
        QCOMPARE(field.of("a2").moves, 1);
    }

    void complicatedOnePoint() // E-04, TRO-056, TRO-057, TRO-066, TRO-187
    {
        Field field;
        field.unit("a1", "MI").unit("a2", "MI").unit("b1", "MI").points("a", 0, 3, 0).change([](State &state) {
            state.hasDifficult = true;
            state.unit("a1").moves = 1;
        });
        const Json input = move({"a1"}, R"("mv.kind":"forward","ts.threat_a1":true)");
        TROPAION_TEXT(field.asks("order", input), "mv.kind ts.rear_a1 ts.threat_a1"); // nothing about ground or enemies near
        const Ruling failed = field.act("order", input, {3});
        QCOMPARE(field.left("a", Virtue::discipline), 2);
        QCOMPARE(failed.followUps.size(), std::size_t(2));
        field.act("save-test", only());
        QCOMPARE(field.left("a", Virtue::discipline), 0);
        QCOMPARE(field.of("a1").moves, 2);
        QVERIFY(tells(field.refused("order", move({"a2"}, R"("mv.kind":"sideways")"), {6}), "TRO-187"));
        QVERIFY(tells(field.refused("order", move({"a1"}), {6}), "TRO-186"));
        QVERIFY(tells(field.refused("save-test", only()), "TRO-060"));
    }

    void whatIsComplicated_data() // TRO-064, TRO-065
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("answers");
        QTest::addColumn<int>("cost");
        QTest::newRow("forward") << "MI"
                                 << R"("mv.kind":"forward")" << 0;
        QTest::newRow("through a wood") << "MI"
                                        << R"("mv.kind":"forward","mv.difficult":true)" << 1;
        QTest::newRow("near an enemy") << "MI"
                                       << R"("mv.kind":"forward","mv.near":true)" << 1;
        QTest::newRow("change of facing") << "MI"
                                          << R"("mv.kind":"facing")" << 1;
        QTest::newRow("sideways") << "MI"
                                  << R"("mv.kind":"sideways")" << 1;
        QTest::newRow("charge") << "MI"
                                << R"("mv.kind":"charge","ch.target_a1":"b1")" << 0;
        QTest::newRow("charge through a wood TRO-075") << "MI"
                                                       << R"("mv.kind":"charge","ch.target_a1":"b1","mv.difficult":true)" << 1;
        QTest::newRow("pikes in a wood") << "PK"
                                         << R"("mv.kind":"forward","mv.pikes_a1":"in")" << 1;
        QTest::newRow("pikes into a wood") << "PK"
                                           << R"("mv.kind":"forward","mv.pikes_a1":"enters")" << 1;
    }

    void whatIsComplicated()
    {
        QFETCH(QString, type);
        QFETCH(QString, answers);
        QFETCH(int, cost);
        Field field;
        field.unit("a1", type.toStdString()).unit("b1", "MI").points("a", 0, 1, 0).change([](State &state) { state.hasDifficult = true; });
        field.act("order", move({"a1"}, answers.toStdString()), {6});
        QCOMPARE(field.left("a", Virtue::discipline), 1 - cost);
        QCOMPARE(field.of("a1").disruption, answers.contains("enters") ? 1 : 0); // TRO-115
        QCOMPARE(field.state().engaged("a1"), answers.contains("charge"));
    }

    void lightTroopsMindNoGround() // TRO-065, TRO-163
    {
        Field field;
        field.unit("a1", "LI").unit("b1", "MI").change([](State &state) { state.hasDifficult = true; });
        QVERIFY(!tells(field.asks("order", move({"a1"}, R"("mv.kind":"forward")")), "mv.difficult"));
        field.unit("a2", "PK").change([](State &state) { state.unit("a2").disruption = 1; }).points("a", 0, 6, 0);
        QVERIFY(tells(field.refused("order", move({"a2"}, R"("mv.kind":"forward","mv.pikes_a2":"enters")"), {6}), "TRO-192"));
    }

    void fearsome() // E-06, TRO-140
    {
        Field field;
        field.unit("a1", "HC").unit("a2", "HC").unit("b1", "EL fearsome").unit("b2", "MI").form({{"a1"}, {"a2"}});
        waver(field, "b");
        const Ruling ruling = field.act("order", move({"a1", "a2"}, R"("mv.kind":"charge","ch.target_a1":"b1","ch.target_a2":"b2")"), {4});
        TROPAION_TEXT(linesIn(ruling, "a"), "die+4 foe_wavering+1 fearsome-1");
        TROPAION_TEXT(ruling.outcome.front().instruction, "Charge up to 4 MU and align corner to corner.");
        QCOMPARE(field.state().engagements.size(), std::size_t(2));
        QCOMPARE(field.state().engagements.begin()->second.charger, 0);
    }

    void freeMoves_data() // E-12, TRO-081
    {
        QTest::addColumn<QString>("charger");
        QTest::addColumn<QString>("target");
        QTest::addColumn<int>("back");
        QTest::newRow("LI before a warband") << "MI"
                                             << "LI" << 1;
        QTest::newRow("LI before cavalry") << "MC"
                                           << "LI" << 0;
        QTest::newRow("LI before elephants") << "EL"
                                             << "LI" << 0;
        QTest::newRow("LC before elephants") << "EL"
                                             << "LC" << 2;
        QTest::newRow("MI before infantry") << "MI"
                                            << "MI" << 0;
    }

    void freeMoves()
    {
        QFETCH(QString, charger);
        QFETCH(QString, target);
        QFETCH(int, back);
        Field field;
        field.unit("a1", charger.toStdString()).unit("b1", target.toStdString()).unit("b2", "HI");
        const Ruling ruling = field.act("order", move({"a1"}, R"("mv.kind":"charge","ch.target_a1":"b1")"), {6});
        QCOMPARE(ruling.followUps.size(), std::size_t(back > 0 ? 1 : 0));
        QCOMPARE(field.state().engaged("b1"), back == 0);
        if (back == 0)
            return;
        // TRO-081: whose answer is wanted.
        const std::vector<Act> offered = rules().acts(field.json);
        const std::string wanted = field.of("b1").name + ": free move?";
        QVERIFY(std::any_of(offered.begin(), offered.end(),
                            [&](const Act &act) { return act.resolver == "evade" && act.next && act.label == wanted; }));
        field.act("evade", one("b1"));
        QCOMPARE(field.of("b1").displaced, back);
        // TRO-082: the charger goes on to another, who has no free move.
        field.act("charge-end", one("a1", R"("ch.end":"other","ch.target_a1":"b2")"));
        QVERIFY(field.state().engaged("b2"));
        QVERIFY(field.state().order.kind.empty());
    }

    void aStandingTargetIsHit() // TRO-081: each decides for itself
    {
        Field field;
        field.unit("a1", "MI").unit("b1", "LI");
        field.act("order", move({"a1"}, R"("mv.kind":"charge","ch.target_a1":"b1")"), {6});
        QVERIFY(tells(field.refused("end-phase", only()), "A charge is still on its way"));
        field.act("evade", one("b1", R"("ch.evade":false)"));
        QVERIFY(field.state().engaged("b1"));
    }

    void parthianShot() // E-13, TRO-083, TRO-131
    {
        Field field;
        field.unit("a1", "HC").unit("b1", "LC bows parthian");
        field.act("order", move({"a1"}, R"("mv.kind":"charge","ch.target_a1":"b1")"), {5});
        field.change([](State &state) { state.darken = "b"; });
        field.act("evade", one("b1"), {6}); // the table die alone
        QCOMPARE(field.of("a1").disruption, 1);
        QVERIFY(field.state().darken.empty());
        field.act("charge-end", one("a1", R"("ch.end":"catch")"));
        const Ruling fight = field.at("fight").act("fight", pair("a1", "b1"), {4, 2});
        TROPAION_TEXT(linesIn(fight, "a"), "charge+2 disrupted-1");
        QCOMPARE(totalIn(fight, "a"), 6);
        QCOMPARE(totalIn(fight, "b"), 1);
        field.act("combat-result", pair("a1", "b1"), {6});
        const Ruling losses = field.at("losses", "").act("losses", only());
        QVERIFY(tells(losses.sentence, "Gauls: 6 - 0.5 = 5.5."));
        QCOMPARE(field.state().side("b").morale, 11);
    }

    void parthianShotDrivesBack() // TRO-083
    {
        Field field;
        field.unit("a1", "HC").unit("b1", "LC bows parthian");
        field.act("order", move({"a1"}, R"("mv.kind":"charge","ch.target_a1":"b1")"), {5});
        field.act("evade", one("b1"), {5, 5});
        QCOMPARE(field.of("a1").displaced, 1);
        QVERIFY(field.state().order.kind.empty());
        QVERIFY(field.state().engagements.empty());
    }

    void warbands() // E-20, TRO-084
    {
        Field field;
        field.unit("a1", "WB").unit("a2", "WB").unit("a3", "MI").unit("b1", "HI fearsome").form({{"a1"}, {"a2"}});
        waver(field, "a");
        QVERIFY(tells(field.refused("order", move({"a1"}), {6}), "TRO-084"));
        QVERIFY(tells(field.refused("end-phase", only()), "a1 has not been asked"));
        const Json hold = one("a1", R"("wb.reach":true,"wb.act":"test","ts.rear_a1":true,"ts.rear_a2":true)");
        TROPAION_TEXT(sixths(field, "warband", hold), "3");
        const Ruling test = field.act("warband", hold, {3});
        TROPAION_TEXT(linesIn(test, "a"), "die+3 rear+1 wavering-1");
        TROPAION_TEXT(fateIn(test, "a"), "failed");
        QVERIFY(tells(field.refused("end-phase", only()), "a1 must charge"));
        // At once: nobody else moves or is asked before. Without a test.
        field.unit("a4", "WB");
        QVERIFY(tells(field.refused("order", move({"a3"}), {6}), "First a1 charges, as it must (TRO-084)"));
        QVERIFY(tells(field.refused("warband", one("a4", R"("wb.reach":false)")), "TRO-084"));
        TROPAION_TEXT(field.asks("order", move({"a1", "a2"}, R"("mv.kind":"charge","ch.target_a1":"b1")")),
                      "mv.kind ch.target_a1 ch.target_a2");
        const Ruling charge = field.act("order", move({"a1", "a2"}, R"("mv.kind":"charge","ch.target_a1":"b1")"));
        TROPAION_TEXT(charge.outcome.front().instruction, "Charge up to 3 MU and align corner to corner.");
        QCOMPARE(field.of("a1").moves, 1);
        field.act("warband", one("a4", R"("wb.reach":false)"));
        TROPAION_TEXT(field.refused("order", move({"a3"}), {6}), "");
        TROPAION_TEXT(field.refused("end-phase", only()), "");
    }

    void strategyInAllTests() // TRO-008, TRO-058
    {
        for (const bool any : {false, true}) {
            Field field;
            field.unit("a1", "MI").points("a", 0, 0, 6).change([any](State &state) { state.settings.strategyAnyTest = any; });
            field.act("order", move({"a1"}, R"("mv.kind":"forward")"), {2});
            QCOMPARE(field.state().test.purpose.empty(), !any);
        }
    }

    void bothWavering() // E-24, TRO-145
    {
        Field field;
        field.unit("a1", "MI uncertain").unit("b1", "MI");
        waver(waver(field, "a"), "b");
        TROPAION_TEXT(sixths(field, "order", move({"a1"}, R"("mv.kind":"forward")")), "2");
        const Ruling ruling = field.act("order", move({"a1"}, R"("mv.kind":"forward")"), {4});
        TROPAION_TEXT(linesIn(ruling, "a"), "die+4 foe_wavering+1 wavering-1 uncertain-1");
    }

    void oddsOfTests_data() // TRO-145: max(0, min(6, 3 + m)) / 6
    {
        QTest::addColumn<QString>("unit");
        QTest::addColumn<bool>("rear");
        QTest::addColumn<bool>("threat");
        QTest::addColumn<QString>("chances");
        QTest::newRow("0") << "MI" << false << false << "3";
        QTest::newRow("+2") << "HI legionaries" << true << false << "5";
        QTest::newRow("-1") << "LI" << false << false << "2";
        QTest::newRow("-2") << "LC" << false << true << "1";
    }

    void oddsOfTests()
    {
        QFETCH(QString, unit);
        QFETCH(bool, rear);
        QFETCH(bool, threat);
        QFETCH(QString, chances);
        Field field;
        field.unit("a1", unit.toStdString()).unit("a2", "EL").unit("b1", "EL");
        const Json input{{"who", "a1"}, {"answers", {{"mv.kind", "forward"}, {"ts.rear_a1", rear}, {"ts.threat_a1", threat}}}};
        TROPAION_TEXT(sixths(field, "order", input), chances.toStdString());
    }

    void skirmishersBreakOffFromAnyFlank() // TRO-022, TRO-072: they are never flanked
    {
        for (const char *type : {"LI", "MI"}) {
            Field field;
            field.unit("a1", type).unit("b1", "HI").unit("b2", "HI").points("a", 0, 1, 0);
            field.contact("a1", "b1").contact("a1", "b2").change([](State &state) {
                for (auto &[id, contact] : state.engagements)
                    if (contact.units[1] == "b2")
                        contact.aspects[0] = Aspect::flank;
            });
            QCOMPARE(tells(field.refused("order", move({"a1"}, R"("mv.kind":"breakOff")"), {6}), "TRO-072"), std::string(type) == "MI");
        }
    }

    void noExtraMuForAFailedMove() // TRO-055: after a move or charge, and its test succeeded
    {
        Field field;
        field.unit("a1", "MC fast").unit("a2", "MC fast").points("a", 2, 2, 0);
        field.act("order", move({"a1"}, R"("mv.kind":"forward")"), {1});
        QVERIFY(tells(field.refused("fast", move({"a1"})), "TRO-055"));
        field.act("order", move({"a2"}, R"("mv.kind":"facing")"), {6});
        QVERIFY(tells(field.refused("fast", move({"a2"})), "TRO-055"));
        // The second move succeeds and may be paid for.
        field.act("order", move({"a1"}, R"("mv.kind":"forward")"), {6});
        TROPAION_TEXT(field.refused("fast", move({"a1"})), "");
    }

    void howTheyStandNotHowTheyArePicked() // TRO-065, TRO-141: the leftmost of equals, and turns keep the order
    {
        Field field;
        for (const char *id : {"a1", "a2", "a3"})
            field.unit(id, "HI");
        field.form({{"a1"}, {"a2"}, {"a3"}}).points("a", 0, 6, 0);
        const Ruling ruling = field.act("order", move({"a3", "a1", "a2"}, R"("mv.kind":"facing","mv.turn":"quarter")"), {6});
        QVERIFY(tells(ruling.sentence, "a1, a2 and a3 pass"));
        QVERIFY(field.state().formationOf("a1")->files == std::vector<std::vector<std::string>>({{"a1", "a2", "a3"}}));
    }

    void breakingOff() // TRO-072, TRO-073, TRO-186
    {
        Field field;
        field.unit("a1", "HI").unit("b1", "MI").contact("a1", "b1").points("a", 0, 1, 0);
        QVERIFY(tells(field.asks("order", move({"a1"})), "mv.kind"));
        QVERIFY(tells(field.refused("order", move({"a1"}, R"("mv.kind":"forward")"), {6}), "TRO-186"));
        field.act("order", move({"a1"}), {6});
        QVERIFY(!field.state().engaged("a1"));
        QCOMPARE(field.left("a", Virtue::discipline), 0);

        Field flanked;
        flanked.unit("a1", "HI")
            .unit("a2", "HI")
            .unit("b1", "MI")
            .contact("a1", "b1")
            .contact("a2", "b1", -1, Aspect::flank)
            .at("move", "b");
        QVERIFY(tells(flanked.refused("order", move({"b1"}), {6}), "TRO-186"));
        // The enemy in front is gone: it may turn to the one on its flank.
        flanked.points("b", 0, 1, 0).change([](State &state) { loseUnit(state, "a1"); });
        flanked.act("order", move({"b1"}, R"("mv.kind":"facing")"), {6});
        QVERIFY(flanked.state().touched("b1", Aspect::front));
        QVERIFY(!flanked.state().touched("b1", Aspect::flank));
    }

    void turnsAndForms() // TRO-065, TRO-069
    {
        Field field;
        for (const char *id : {"a1", "a2", "a3"})
            field.unit(id, "HI");
        field.points("a", 0, 6, 0).act("order", move({"a1", "a2", "a3"}, R"("mv.kind":"form","mv.shape":"line")"), {6});
        QVERIFY(field.state().formationOf("a1")->shape() == Formation::Shape::line);
        field.act("order", move({"a1"}, R"("mv.kind":"facing","mv.turn":"about")"), {6});
        TROPAION_TEXT(field.state().formationOf("a1")->files.front().front(), "a3");
        field.change([](State &state) {
            for (auto &[id, unit] : state.units)
                unit.moves = 0;
        });
        field.act("order", move({"a1"}, R"("mv.kind":"facing","mv.turn":"quarter")"), {6});
        QVERIFY(field.state().formationOf("a1")->shape() == Formation::Shape::column);
        field.act("order", move({"a3"}, R"("mv.whole":false,"mv.kind":"forward")"), {6});
        QVERIFY(field.state().formationOf("a3") == nullptr);
        QVERIFY(field.state().formationOf("a1") != nullptr);
    }

    void fastCavalry() // TRO-055
    {
        Field field;
        field.unit("a1", "MC fast").points("a", 2, 0, 0);
        QVERIFY(tells(field.refused("fast", move({"a1"})), "TRO-055"));
        const Ruling ruling = field.act("order", move({"a1"}, R"("mv.kind":"forward")"), {6});
        QCOMPARE(ruling.followUps.size(), std::size_t(1));
        field.act("fast", move({"a1"}));
        QCOMPARE(field.left("a", Virtue::valour), 1);
        QVERIFY(tells(field.refused("fast", move({"a1"})), "TRO-055"));
    }
};

OPTIO_TEST(TropaionOrderTest)

} // namespace tropaion_order_test

#include "tropaion_order_test.moc"
