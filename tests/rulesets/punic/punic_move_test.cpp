// SPDX-License-Identifier: GPL-3.0-or-later
// Movement in the Punic Wars: dice, fatigue, rough ground, manoeuvres, passage of lines, redressing, detaching.
#include "tests/rulesets/punic/punic_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace punic_move_test {

using namespace punictest;

namespace {

Json moving(const std::string &unit, std::initializer_list<const char *> with = {}, const std::string &answers = R"("mv.kind":"move")")
{
    Json input = who(unit, answers);
    for (const char *one : with)
        input["with"].push_back({{"unit", one}});
    return input;
}

std::string manoeuvre(const std::string &what, const std::string &more = "")
{
    return std::string("\"mv.kind\":\"manoeuvre\",\"mv.manoeuvre\":\"") + what + "\"" + more;
}

Field single(const std::string &description, const std::string &step = "manoeuvre")
{
    Field field;
    field.unit("a1.1", description).unit("b1.1", R"({"name":"Enemy","type":"HI","bases":6})").at(step);
    return field;
}

const std::string hi = R"({"name":"Foot","type":"HI","grade":"C","bases":6})";
const std::string legion = R"({"name":"Legio I","legion":true,"grade":"B"})";

} // namespace

class PunicMoveTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // E-10 PUN-149 PUN-151 PUN-322: one set of dice, fatigue for each unit by itself, in column none.
    void group()
    {
        Field field;
        field.unit("a1.1", R"({"name":"Levy","type":"HI","grade":"C","bases":6,"dps":1})");
        field.unit("a1.2", R"({"name":"Citizens","type":"HI","grade":"C","bases":6,"dps":2})");
        field.unit("a1.3", R"({"name":"Gauls","type":"MI","grade":"C","bases":6,"formation":"column"})");
        field.unit("a1.4", R"({"name":"Spaniards","type":"MI","grade":"B","bases":4})");
        field.unit("a1.5", R"({"name":"Triarii","type":"HI","grade":"B","bases":2,"triarii":true})")
            .leader("a1.l", "Hanno", false, 1)
            .at("manoeuvre");
        const Ruling first = field.act("move", moving("a1.1", {"a1.2", "a1.3", "a1.4", "a1.5"}), {5});
        COMPARE_TEXT(first.followUps.at(0).resolver, "another-die");
        const Ruling second = field.act("another-die", Json::object(), {6});
        QVERIFY(holds(second.sentence, "11\" in all"));
        COMPARE_TEXT(field.dps("a1.1"), "3");
        COMPARE_TEXT(field.dps("a1.2"), "3");
        COMPARE_TEXT(field.dps("a1.3"), "0");
        COMPARE_TEXT(field.dps("a1.4"), "1");
        COMPARE_TEXT(field.dps("a1.5"), "1");
        QVERIFY(second.followUps.empty());
        QVERIFY(holds(field.refused("another-die", Json::object(), {3}), "PUN-147"));
        QVERIFY(holds(field.refused("move", moving("a1.2"), {3}), "PUN-383"));
        QCOMPARE(field.of("a1.1").last, LastMove::advance);
    }

    // PUN-008 PUN-149: with shared dice off every unit dices alone.
    void alone()
    {
        Field field = single(hi);
        field.unit("a1.2", hi);
        field.json["settings"]["groupRoll"] = false;
        QVERIFY(holds(field.refused("move", moving("a1.1", {"a1.2"}), {3}), "PUN-008"));
    }

    // PUN-148 PUN-391: the third die only for cavalry that has moved before.
    void thirdDie()
    {
        Field field = single(R"({"name":"Horse","type":"MC","grade":"C","bases":4})");
        field.act("move", moving("a1.1"), {3});
        const Field fresh = [&] {
            Field copy = field;
            copy.act("another-die", Json::object(), {4});
            return copy;
        }();
        QVERIFY(holds(fresh.refused("another-die", Json::object(), {4}), "PUN-391"));
        field.change([](State &state) { state.unit("a1.1").movedBefore = true; });
        field.act("another-die", Json::object(), {4});
        QVERIFY(holds(field.act("another-die", Json::object(), {6}).sentence, "13\" in all"));
        COMPARE_TEXT(field.dps("a1.1"), "1"); // only the 6
        QVERIFY(!field.refused("another-die", Json::object(), {4}).empty());
    }

    // PUN-146 PUN-391: a march is beyond 8" of enemy, without dice and fatigue.
    void march()
    {
        Field field = single(hi);
        QVERIFY(holds(field.refused("move", who("a1.1", R"("mv.kind":"march","mv.far":false)")), "PUN-391"));
        const Ruling march = field.act("move", who("a1.1", R"("mv.kind":"march")"));
        QVERIFY(holds(march.sentence, "8\""));
        COMPARE_TEXT(field.dps("a1.1"), "0");
        QVERIFY(field.of("a1.1").movedManoeuvre);
        QVERIFY(holds(single(R"({"type":"MC","bases":4})").act("move", who("a1.1", R"("mv.kind":"march")")).sentence, "12\""));
    }

    // E-13 PUN-062 PUN-171 PUN-172 PUN-384: redressing by grade and distance.
    void redress_data()
    {
        QTest::addColumn<QString>("grade");
        QTest::addColumn<bool>("far");
        QTest::addColumn<int>("left"); // -1: refused
        QTest::newRow("E-13 A far PUN-171") << "A" << true << 1;
        QTest::newRow("E-13 A near PUN-171") << "A" << false << 2;
        QTest::newRow("E-13 B PUN-171") << "B" << true << 2;
        QTest::newRow("E-13 C far PUN-171") << "C" << true << 2;
        QTest::newRow("E-13 C near PUN-384") << "C" << false << -1;
        QTest::newRow("E-13 D near PUN-384") << "D" << false << -1;
    }
    void redress()
    {
        QFETCH(QString, grade);
        QFETCH(bool, far);
        QFETCH(int, left);
        Field field = single("{\"type\":\"HI\",\"bases\":6,\"dps\":3,\"grade\":\"" + grade.toStdString() + "\"}");
        const Json input = who("a1.1", R"("mv.kind":"redress")" + (grade == "B" ? std::string()
                                                                   : far        ? R"(,"rd.far":true)"
                                                                                : R"(,"rd.far":false)"));
        if (left < 0) {
            QVERIFY(holds(field.refused("move", input), "PUN-384"));
            return;
        }
        field.act("move", input);
        COMPARE_TEXT(field.dps("a1.1"), std::to_string(left));
        QVERIFY(!field.refused("move", input).empty()); // PUN-172
        QVERIFY(!field.refused("move", moving("a1.1"), {3}).empty());
    }

    // PUN-384 PUN-052 PUN-096: who may not redress.
    void noRedress()
    {
        const Json input = who("a1.1", R"("mv.kind":"redress")");
        QVERIFY(holds(single(R"({"type":"HI","bases":6,"dps":5,"shaken":true})").refused("move", input), "shaken"));
        QVERIFY(holds(single(hi).refused("move", input), "no DPs"));
        QVERIFY(holds(single(R"({"type":"EL"})").refused("move", input), "PUN-384"));
        Field engaged = single(R"({"type":"HI","bases":6,"dps":2})");
        engaged.change([](State &state) {
            state.combats["c1"] = {"c1",
                                   {{"a1.1", 1, {"charge"}, {}, "", false, false, {}}, {"b1.1", 1, {"receive"}, {}, "", false, false, {}}},
                                   false,
                                   false};
        });
        QVERIFY(holds(engaged.refused("move", input), "PUN-096"));
    }

    // E-20 PUN-155 PUN-156 PUN-157 PUN-159 PUN-164: what manoeuvres cost within 8" of enemy.
    void manoeuvres_data()
    {
        QTest::addColumn<QString>("unit");
        QTest::addColumn<QString>("answers");
        QTest::addColumn<int>("die"); // 0: none
        QTest::addColumn<int>("dps");
        const QString wheel = R"("mv.kind":"move","mv.also":"wheel")", near = R"(,"mv.near":true)";
        const QString change = R"("mv.kind":"manoeuvre","mv.manoeuvre":"change")",
                      about = R"("mv.kind":"manoeuvre","mv.manoeuvre":"about")";
        QTest::newRow("E-20 HI wheels PUN-155") << QString::fromStdString(hi) << wheel + near << 3 << 1;
        QTest::newRow("E-20 triarii wheel PUN-156") << R"({"type":"HI","bases":2,"triarii":true})" << wheel << 3 << 0;
        QTest::newRow("E-20 HI with 3 DPs wheels PUN-047") << R"({"type":"HI","bases":6,"dps":3})" << wheel << 3 << 3;
        QTest::newRow("PUN-155 column") << R"({"type":"HI","bases":6,"formation":"column"})" << wheel << 3 << 0;
        QTest::newRow("PUN-156 legion wheels") << QString::fromStdString(legion) << wheel << 3 << 0;
        QTest::newRow("E-20 MC about-face PUN-159") << R"({"type":"MC","bases":4})" << about + near << 0 << 1;
        QTest::newRow("E-20 MC about-face far PUN-159") << R"({"type":"MC","bases":4})" << about + R"(,"mv.near":false)" << 0 << 0;
        QTest::newRow("PUN-159 HI about-face") << QString::fromStdString(hi) << about << 0 << 0;
        QTest::newRow("PUN-157 change") << R"({"type":"MI","bases":6})" << change + near << 0 << 1;
        QTest::newRow("PUN-164 two halves") << R"({"type":"MC","bases":4})" << change + R"(,"mv.second":"about")" + near << 0 << 2;
    }
    void manoeuvres()
    {
        QFETCH(QString, unit);
        QFETCH(QString, answers);
        QFETCH(int, die);
        QFETCH(int, dps);
        Field field = single(unit.toStdString());
        field.act("move", who("a1.1", answers.toStdString()), die > 0 ? std::vector<int>{die} : std::vector<int>{});
        QCOMPARE(field.of("a1.1").dps, dps);
    }

    // E-20: what cannot matter is not asked.
    void notAsked()
    {
        QVERIFY(!holds(asks(single(R"({"type":"HI","bases":6,"dps":3})"), "move", who("a1.1", R"("mv.also":"wheel")")), "mv.near"));
        QVERIFY(holds(asks(single(hi), "move", who("a1.1", R"("mv.also":"wheel")")), "mv.near"));
        QVERIFY(!holds(asks(single(R"({"type":"HI","bases":6,"dps":3})"), "move", who("a1.1")), "mv.rough"));
        QVERIFY(holds(asks(single(R"({"type":"MC","bases":4,"dps":3})"), "move", who("a1.1")), "mv.rough")); // impassable all the same
        QVERIFY(!holds(asks(single(R"({"type":"LI","bases":4})", "skirmish"), "move", who("a1.1")), "mv.rough"));
    }

    // PUN-158 PUN-160 PUN-161 PUN-089 PUN-391: re-forming, side-steps, open ranks, the rear rank.
    void special()
    {
        Field loose = single(R"({"type":"MI","grade":"C","bases":6,"formation":"unformed"})");
        loose.act("move", who("a1.1", manoeuvre("reform", R"(,"mv.formation":"column")")));
        QCOMPARE(loose.of("a1.1").formation, Formation::column);
        QVERIFY(loose.of("a1.1").reformed);
        QVERIFY(holds(loose.at("declare").refused("charge", {{"who", "a1.1"}, {"target", "b1.1"}, {"answers", Json::object()}}), "column"));
        QVERIFY(
            holds(single(R"({"type":"MI","bases":6,"dps":5,"shaken":true})").refused("move", who("a1.1", manoeuvre("reform"))), "PUN-391"));
        QVERIFY(holds(single(R"({"type":"MI","grade":"C","bases":6})").refused("move", who("a1.1", manoeuvre("sidestep"))), "PUN-391"));
        QVERIFY(holds(single(R"({"type":"MC","grade":"A","bases":6})").refused("move", who("a1.1", manoeuvre("sidestep"))), "PUN-391"));
        QVERIFY(single(R"({"type":"MI","grade":"B","bases":6})").refused("move", who("a1.1", manoeuvre("sidestep"))).empty());
        QVERIFY(holds(single(hi).refused("move", who("a1.1", manoeuvre("ranks"))), "PUN-391"));
        Field open = single(legion);
        open.act("move", who("a1.1", manoeuvre("ranks")));
        QVERIFY(open.of("a1.1").openRanks);
        Field turned = single(legion);
        turned.act("move", who("a1.1", manoeuvre("rear")));
        QVERIFY(turned.of("a1.1").rearTurned);
        turned.change([](State &state) { state.unit("a1.1").movedManoeuvre = false; });
        QVERIFY(holds(turned.refused("move", moving("a1.1"), {3}), "PUN-089"));
        turned.act("move", who("a1.1", manoeuvre("rear")));
        QVERIFY(!turned.of("a1.1").rearTurned);
    }

    // PUN-048 PUN-086: a legion that leaves quincunx bears five DPs only.
    void shallow()
    {
        Field field = single(R"({"name":"Legio I","legion":true,"grade":"B","dps":6})");
        field.act("move", who("a1.1", manoeuvre("change", R"(,"mv.formation":"line")")));
        COMPARE_TEXT(field.dps("a1.1"), "5 shaken");
    }

    // E-20 PUN-152 PUN-390: rough ground by kind of troops.
    void rough_data()
    {
        QTest::addColumn<QString>("unit");
        QTest::addColumn<QString>("ground");
        QTest::addColumn<int>("dps"); // -1: refused unless agreed
        QTest::newRow("E-20 HI wood PUN-152") << QString::fromStdString(hi) << "other" << 2;
        QTest::newRow("E-20 legion PUN-152") << QString::fromStdString(legion) << "other" << 1;
        QTest::newRow("PUN-152 MI minor") << R"({"type":"MI","bases":6})"
                                          << "minor" << 1;
        QTest::newRow("PUN-152 MC minor") << R"({"type":"MC","bases":4})"
                                          << "minor" << 1;
        QTest::newRow("PUN-390 MC other") << R"({"type":"MC","bases":4})"
                                          << "other" << -1;
        QTest::newRow("PUN-390 EL other") << R"({"type":"EL"})"
                                          << "other" << -1;
        QTest::newRow("PUN-152 EL minor") << R"({"type":"EL"})"
                                          << "minor" << 0;
        QTest::newRow("PUN-152 column is no relief") << R"({"type":"HI","bases":6,"formation":"column"})"
                                                     << "minor" << 2;
    }
    void rough()
    {
        QFETCH(QString, unit);
        QFETCH(QString, ground);
        QFETCH(int, dps);
        Field field = single(unit.toStdString());
        const std::string answers = "\"mv.kind\":\"move\",\"mv.rough\":\"" + ground.toStdString() + "\"";
        if (dps < 0) {
            QVERIFY(holds(field.refused("move", who("a1.1", answers), {3}), "PUN-390"));
            field.act("move", who("a1.1", answers + R"(,"mv.agreed":true)"), {3});
            QCOMPARE(field.of("a1.1").dps, field.of("a1.1").elephants() ? 0 : 1);
            return;
        }
        field.act("move", who("a1.1", answers), {3});
        QCOMPARE(field.of("a1.1").dps, dps);
    }

    // E-20: light cavalry over a wall takes 1 DP, unformed HI in a wood none.
    void roughLoose()
    {
        Field horse = single(R"({"type":"LC","bases":4})", "skirmish");
        horse.act("move", who("a1.1", R"("mv.kind":"move","mv.rough":"minor")"), {3});
        QCOMPARE(horse.of("a1.1").dps, 1);
        Field loose = single(R"({"type":"HI","bases":6,"formation":"unformed"})");
        QVERIFY(!holds(asks(loose, "move", who("a1.1")), "mv.rough"));
    }

    // E-20 PUN-162 PUN-163: passage of lines.
    void passage()
    {
        const auto passing = [](const std::string &mover, const std::string &step, const std::string &answers) {
            Field field;
            field.unit("a1.1", mover).unit("a1.2", hi).at(step);
            field.act("move", who("a1.1", R"("mv.kind":"move","mv.pass":"a1.2",)" + answers), {3});
            return field;
        };
        const std::string still = R"("mv.still":true,"mv.passNear":true)";
        // Both formed: one DP each.
        const Field both = passing(R"({"type":"MI","bases":6})", "manoeuvre", still);
        QCOMPARE(both.of("a1.1").dps, 1);
        QCOMPARE(both.of("a1.2").dps, 1);
        // One unformed, one standing: nothing.
        const Field loose = passing(R"({"type":"MI","bases":6,"formation":"unformed"})", "manoeuvre", still);
        QCOMPARE(loose.of("a1.2").dps, 0);
        // The other moves: the formed one takes it.
        QCOMPARE(passing(R"({"type":"MI","bases":6,"formation":"unformed"})", "manoeuvre", R"("mv.still":false,"mv.passNear":true)")
                     .of("a1.2")
                     .dps,
                 1);
        // Beyond 8": nothing.
        QCOMPARE(passing(R"({"type":"MI","bases":6})", "manoeuvre", R"("mv.still":true,"mv.passNear":false)").of("a1.2").dps, 0);
        // In phase II: only if it moves in phase III.
        Field skirmish = passing(R"({"type":"LI","bases":4})", "skirmish", still);
        QCOMPARE(skirmish.of("a1.2").dps, 0);
        skirmish.at("manoeuvre").act("move", who("a1.2", R"("mv.kind":"move")"), {3});
        QCOMPARE(skirmish.of("a1.2").dps, 1);
    }

    // PUN-137 PUN-139 PUN-383: what control leaves to do.
    void constrained()
    {
        const auto under = [](Control control, LastMove last, const char *unit = R"({"type":"HI","bases":6,"dps":1,"grade":"B"})") {
            Field field = single(unit);
            field.change([&](State &state) {
                state.unit("a1.1").control = control;
                state.unit("a1.1").last = last;
            });
            return field;
        };
        Field halted = under(Control::halt, LastMove::advance);
        QVERIFY(holds(halted.refused("move", moving("a1.1"), {3}), "PUN-137"));
        QVERIFY(halted.refused("move", who("a1.1", R"("mv.kind":"redress")")).empty());
        Field again = under(Control::repeat, LastMove::advance);
        QVERIFY(!again.refused("move", who("a1.1", manoeuvre("about"))).empty());
        QVERIFY(!again.refused("move", who("a1.1", R"("mv.kind":"redress")")).empty());
        QVERIFY(again.refused("move", moving("a1.1"), {3}).empty());
        QVERIFY(holds(under(Control::repeat, LastMove::halt).refused("move", moving("a1.1"), {3}), "PUN-139"));
        QVERIFY(holds(single(R"({"type":"LI","bases":4})").refused("move", moving("a1.1"), {3}), "PUN-095"));
    }

    // PUN-090 PUN-392: detaching triarii.
    void detach()
    {
        Field field = single(R"({"name":"Legio I","legion":true,"grade":"B","dps":2})");
        QVERIFY(!field.refused("detach", who("a1.1", R"("dt.line":"hastati","dt.bases":1)")).empty());
        field.act("detach", who("a1.1", R"("dt.line":"triarii")"));
        const Unit part = field.of("a1.1d1"), rest = field.of("a1.1");
        QCOMPARE(part.type, Type::HI);
        QVERIFY(part.triarii);
        QCOMPARE(part.bases(), 2);
        QCOMPARE(part.dps, 2);
        QCOMPARE(part.formation, Formation::line);
        QCOMPARE(thresholdOf(game().sheet(), part), 5);
        QCOMPARE(rest.bases(), 8);
        QCOMPARE(thresholdOf(game().sheet(), rest), 6);
        QVERIFY(holds(single(hi).refused("detach", who("a1.1")), "PUN-392"));
        Field engaged = single(legion);
        engaged.change([](State &state) {
            state.combats["c1"] = {
                "c1", {{"a1.1", 1, {}, {}, "", false, false, {}}, {"b1.1", 1, {}, {}, "", false, false, {}}}, false, false};
        });
        QVERIFY(holds(engaged.refused("detach", who("a1.1")), "PUN-392"));
    }

    // PUN-070 PUN-091: elephants move without fatigue and never split.
    void elephants()
    {
        Field field = single(R"({"type":"EL"})");
        field.act("move", moving("a1.1"), {5});
        field.act("another-die", Json::object(), {6});
        QCOMPARE(field.of("a1.1").dps, 0);
        QVERIFY(holds(single(R"({"type":"EL"})").refused("detach", who("a1.1")), "PUN-392"));
    }
};

OPTIO_TEST(PunicMoveTest)

} // namespace punic_move_test

#include "punic_move_test.moc"
