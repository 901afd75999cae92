// SPDX-License-Identifier: GPL-3.0-or-later
// Who is passed through on an evade, a flight or a pursuit, what becomes of charges whose target is gone, and how names of units are
// spoken of.
#include "rules/agreement.h"
#include "rulesets/punic/combat/elephant.h"
#include "rulesets/punic/combat/flight.h"
#include "tests/rulesets/punic/punic_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace punic_passage_test {

using namespace punictest;

namespace {

const std::string li = R"({"name":"Velites","type":"LI","grade":"B","bases":3})";
const std::string hi = R"({"name":"Levy","type":"HI","grade":"C","bases":6})";
const std::string mi = R"({"name":"Spaniards","type":"MI","grade":"C","bases":6})";
const std::string mc = R"({"name":"Horse","type":"MC","grade":"B","bases":4})";

/// Spaniards charge the evader, with a friend of it behind.
Field charged(const std::string &evader, const std::string &behind = hi)
{
    Field field;
    field.unit("a1.1", mi).unit("b1.1", evader).unit("b1.2", behind).at("declare");
    field.act("charge", {{"who", "a1.1"}, {"target", "b1.1"}, {"answers", Json::object()}});
    return field.at("charge", "");
}

/// The evader goes through the friend; gives its DPs.
int evading(const std::string &evader, const std::string &answers, const std::vector<int> &dice, const std::string &behind = hi)
{
    Field field = charged(evader, behind);
    field.act("respond", who("b1.1", R"("ch.response":"evade","mv.pass":"b1.2")" + answers), dice);
    return field.of("b1.2").dps;
}

/// A unit of side a with a move on the list and a friend behind it.
Field moving(const std::string &unit, const std::string &move, const std::string &behind = hi)
{
    Field field;
    field.unit("a1.1", unit).unit("a1.2", behind).unit("a1.3", hi).unit("b1.1", mi).at("after", "");
    field.change([&](State &state) { addMove(state, "a1.1", move, 0, "c00001").foes = {"b1.1"}; });
    return field;
}

const std::string through = R"("mv.pass":"a1.2")";

} // namespace

class PunicPassageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // E-20 PUN-162 PUN-303: evading light troops go through friends who stand without a cost, through others at 1 DP near enemy.
    void evades()
    {
        QCOMPARE(evading(li, "", {3, 2}), 0);
        QCOMPARE(evading(li, R"(,"mv.still":true)", {3, 2}), 0);
        QCOMPARE(evading(li, R"(,"mv.still":false,"mv.passNear":true)", {3, 2}), 1);
        QCOMPARE(evading(li, R"(,"mv.still":false)", {3, 2}), 1); // the chargers are near, if nothing else is said
        QCOMPARE(evading(li, R"(,"mv.still":false,"mv.passNear":false)", {3, 2}), 0);
        // PUN-163 is of phase II: nothing is left over for phase III.
        Field field = charged(li);
        field.act("respond", who("b1.1", R"("ch.response":"evade","mv.pass":"b1.2")"), {3, 2});
        QVERIFY(!field.of("b1.2").passed);
    }

    // PUN-162 PUN-200: medium horse evades unformed, and takes nothing itself.
    void horseEvades()
    {
        Field field = charged(mc);
        field.act("respond", who("b1.1", R"("ch.response":"evade","mv.pass":"b1.2","mv.still":false)"), {3, 2, 1});
        QCOMPARE(field.of("b1.1").dps, 0);
        QCOMPARE(field.of("b1.2").dps, 1);
    }

    // PUN-303: asked only for friends to whom it can matter; nothing is asked when there is none.
    void asked()
    {
        const Json evade = who("b1.1", R"("ch.response":"evade")");
        COMPARE_TEXT(asks(charged(li), "respond", evade), "ch.response mv.off mv.pass");
        COMPARE_TEXT(asks(charged(li, li), "respond", evade), "ch.response mv.off");
        COMPARE_TEXT(asks(charged(li, R"({"type":"HI","bases":6,"dps":3})"), "respond", evade), "ch.response mv.off"); // PUN-047
        COMPARE_TEXT(asks(charged(li), "respond", who("b1.1", R"("ch.response":"evade","mv.pass":"b1.2")")),
                     "ch.response mv.off mv.pass mv.still");
    }

    // E-20 PUN-162: routers disturb formed friends whether these stand or not; it is not even asked.
    void routers()
    {
        const std::string routing = R"({"name":"Velites","type":"LI","bases":3,"mood":"routing"})";
        Field field = moving(routing, "rout"), far = field;
        COMPARE_TEXT(asks(field, "after-combat", who("a1.1", through)), "rs.room mv.off mv.pass mv.passNear mv.passNext_a1.2");
        field.act("after-combat", who("a1.1", through), {3, 2});
        QCOMPARE(field.of("a1.2").dps, 1);
        QCOMPARE(field.of("a1.3").dps, 0);
        far.act("after-combat", who("a1.1", through + R"(,"mv.passNear":false)"), {3, 2});
        QCOMPARE(far.of("a1.2").dps, 0);
    }

    // PUN-162: several friends in the way take it each.
    void several()
    {
        Field field = moving(R"({"name":"Rebels","type":"MI","bases":6,"mood":"routing"})", "rout");
        field.act("after-combat", who("a1.1", through + R"(,"mv.passNext_a1.2":"a1.3")"), {3, 2});
        QCOMPARE(field.of("a1.2").dps, 1);
        QCOMPARE(field.of("a1.3").dps, 1);
    }

    // PUN-162 PUN-280: who retires goes through friends who stand without a cost.
    void retiring()
    {
        const std::string back = R"({"name":"Rebels","type":"MI","bases":6,"mood":"retiring","formation":"unformed"})";
        Field field = moving(back, "retire"), moved = field;
        field.act("after-combat", who("a1.1", through), {3, 2});
        QCOMPARE(field.of("a1.2").dps, 0);
        moved.act("after-combat", who("a1.1", through + R"(,"mv.still":false)"), {3, 2});
        QCOMPARE(moved.of("a1.2").dps, 1);
    }

    // PUN-162 PUN-283: so do pursuers; formed they would take it too, but they pursue unformed.
    void pursuing()
    {
        Field field = moving(mc, "pursue");
        field.act("after-combat", who("a1.1", through + R"(,"mv.still":false)"), {3, 2, 1});
        QCOMPARE(field.of("a1.2").dps, 1);
        QCOMPARE(field.of("a1.1").dps, 0);
        QCOMPARE(field.of("a1.1").formation, Formation::unformed);
    }

    // PUN-163 PUN-280: light troops that retire a further move in phase II: the friend pays only if it moves in phase III.
    void furtherInPhaseTwo()
    {
        Field field;
        field.unit("a1.1", R"({"name":"Velites","type":"LI","bases":3,"mood":"retiring","fled":true})").unit("a1.2", hi).at("skirmish");
        field.change([](State &state) {
            Event &event = state.events["e00001"];
            event.id = "e00001";
            event.kind = "retire";
            event.side = "a";
            event.unit = "a1.1";
            event.open = false;
            event.moved = true;
        });
        field.act("move", who("a1.1", R"("mv.kind":"retire","mv.pass":"a1.2","mv.still":false,"mv.passNear":true)"), {3, 2});
        QCOMPARE(field.of("a1.2").dps, 0);
        QVERIFY(field.of("a1.2").passed);
    }

    // PUN-203 PUN-204 PUN-287: an evader that leaves the table has evaded; the charger comes to its place and goes on.
    void evadesOffTable()
    {
        Field field = charged(li);
        field.act("respond", who("b1.1", R"("ch.response":"evade","mv.off":true)"), {3, 2});
        QCOMPARE(field.of("b1.1").status, Status::left);
        QVERIFY(holds(field.act("charge-move", who("a1.1"), {4, 5}).sentence, "9\""));
        field.act("caught", who("a1.1"));
        COMPARE_TEXT(field.state().charges.at("a1.1").stage, "done");
    }

    // PUN-190 PUN-282: nobody is pursued who is lost; who runs already runs on after nobody.
    void targetLost()
    {
        Field field = moving(mc, "pursue");
        field.change([](State &state) {
            state.unit("b1.1").mood = Mood::routing;
            state.unit("b1.1").shaken = true;
        });
        field.act("after-combat", who("a1.1"), {3, 2, 1});
        COMPARE_TEXT(field.state().charges.at("a1.1").target, "b1.1");
        field.change([](State &state) {
            Narration narration;
            remove({game().sheet(), state, narration}, "b1.1", Status::eliminated);
        });
        COMPARE_TEXT(field.state().charges.at("a1.1").target, "a1.1");
        field.act("caught", who("a1.1"));
        QVERIFY(!field.state().charges.contains("a1.1"));
    }

    // PUN-076: an elephant that goes wild before it has charged has no charge any more, and none is on it.
    void wildBeforeTheCharge()
    {
        Field field;
        field.unit("a1.1", R"({"name":"El 1","type":"EL"})").unit("b1.1", hi).at("declare");
        field.act("charge", {{"who", "a1.1"}, {"target", "b1.1"}, {"answers", Json::object()}});
        field.at("declare", "b").act("charge", {{"who", "b1.1"}, {"target", "a1.1"}, {"answers", Json::object()}});
        field.change([](State &state) {
            Narration narration;
            EnteredDice source({4, 3, 5});
            Dice dice(source);
            rampage({game().sheet(), state, narration}, "a1.1", 0, "Velites", dice);
        });
        QVERIFY(field.state().charges.empty());
        field.at("charge", "");
        for (const char *unit : {"a1.1", "b1.1"})
            QVERIFY(holds(field.refused("charge-move", who(unit)), "PUN-195"));
    }

    // PUN-340: verbs and pronouns agree with names in the plural.
    void plurals_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("plural");
        for (const char *name : {"Hastati", "Velites", "Libyans 2", "Hoplites of Syracuse", "Horsemen (Gauls)", "Gaesatae", "Thyreophoroi",
                                 "Equites Romani", "Samnites II"})
            QTest::newRow(name) << name << true;
        for (const char *name : {"Levy", "Legio I", "Spanish horse", "Elephant 1", "Exercitus", "Classis", "Light infantry 3", "II", ""})
            QTest::newRow(*name == 0 ? "nobody" : name) << name << false;
    }
    void plurals()
    {
        QFETCH(QString, name);
        QFETCH(bool, plural);
        QCOMPARE(isPlural(name.toStdString()), plural);
    }

    void agreement()
    {
        COMPARE_TEXT(does("Levy", "retires and takes its DPs."), "Levy retires and takes its DPs.");
        COMPARE_TEXT(does("Hastati", "retires and takes its DPs."), "Hastati retire and take their DPs.");
        COMPARE_TEXT(does("Hastati", "is shaken: it routs when it loses a combat"),
                     "Hastati are shaken: they rout when they lose a combat");
        COMPARE_TEXT(does("Hastati", "catches "), "Hastati catch ");
        COMPARE_TEXT(does("Hastati", "passes through"), "Hastati pass through");
        COMPARE_TEXT(does("Hastati", "rallies with "), "Hastati rally with ");
        COMPARE_TEXT(does("Hastati", "must withdraw again"), "Hastati must withdraw again");
        COMPARE_TEXT(does("Hastati", "has no DPs to remove (PUN-384)"), "Hastati have no DPs to remove (PUN-384)");
        COMPARE_TEXT(does("Hastati", "does not move while its rear rank is turned"), "Hastati do not move while their rear rank is turned");
        COMPARE_TEXT(agreeing("Hastati", " and charges it."), " and charge it.");
        COMPARE_TEXT(agreeing("Hastati", " moves "), " move ");
        COMPARE_TEXT(agreeing("Hastati", ", which is routing: a free hack."), ", which are routing: a free hack.");
        COMPARE_TEXT(does("Hastati", "is routing and fights nobody: correct who has caught it and was near"),
                     "Hastati are routing and fight nobody: correct who has caught it and was near");
        COMPARE_TEXT(agreeing("Hastati", "; it is still unformed."), "; they are still unformed.");
    }

    // PUN-340: so speak rulings, reminders and refusals.
    void spoken()
    {
        Field field;
        field.unit("a1.1", li).unit("b1.1", mi).at("declare", "b");
        QVERIFY(holds(field.act("charge", {{"who", "b1.1"}, {"target", "a1.1"}, {"answers", Json::object()}}).sentence,
                      "Spaniards declare a charge at Velites"));
        field.at("charge", "");
        QVERIFY(holds(field.act("respond", who("a1.1", R"("ch.response":"evade")"), {3, 2}).sentence, "Velites evade 5\""));
        QVERIFY(holds(field.refused("respond", who("b1.1")), "Spaniards are charged by nobody"));
    }
};

OPTIO_TEST(PunicPassageTest)

} // namespace punic_passage_test

#include "punic_passage_test.moc"
