// SPDX-License-Identifier: GPL-3.0-or-later
// Charges in the Punic Wars: who may charge whom, responses, evading, catching, elephants, contact and entries.
#include "tests/rulesets/punic/punic_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace punic_charge_test {

using namespace punictest;

namespace {

const std::string li = R"({"name":"Velites","type":"LI","grade":"B","bases":3})";
const std::string hi = R"({"name":"Levy","type":"HI","grade":"C","bases":6})";
const std::string mi = R"({"name":"Spaniards","type":"MI","grade":"C","bases":6})";
const std::string mc = R"({"name":"Horse","type":"MC","grade":"B","bases":4})";
const std::string lc = R"({"name":"Numidians","type":"LC","grade":"B","bases":3})";
const std::string el = R"({"name":"El 1","type":"EL"})";
const std::string legion = R"({"name":"Legio I","legion":true,"grade":"B"})";

Json charge(const std::string &unit, const std::string &target, const std::string &answers = "")
{
    Json input = who(unit, answers);
    input["target"] = target;
    return input;
}

Field two(const std::string &charger, const std::string &target)
{
    Field field;
    field.unit("a1.1", charger).unit("b1.1", target).at("declare");
    return field;
}

/// "charge" or "receive hold": how a unit comes into its combat.
std::string entryOf(const Field &field, const std::string &unit)
{
    const State state = field.state();
    const Combat *combat = state.combatOf(unit);
    std::string text;
    if (combat != nullptr)
        for (const std::string &one : combat->find(unit)->entry)
            text += (text.empty() ? "" : " ") + one;
    return text;
}

} // namespace

class PunicChargeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // PUN-195 PUN-196 PUN-386: who may charge whom.
    void targets_data()
    {
        QTest::addColumn<QString>("charger");
        QTest::addColumn<QString>("target");
        QTest::addColumn<bool>("may");
        const auto row = [](const char *name, const std::string &charger, const std::string &target, bool may) {
            QTest::newRow(name) << QString::fromStdString(charger) << QString::fromStdString(target) << may;
        };
        row("PUN-196 LI at LI", li, li, true);
        row("PUN-196 LI at EL", li, el, true);
        row("PUN-196 LI at HI", li, hi, false);
        row("PUN-196 LC at MC", lc, mc, true);
        row("PUN-196 LC at LI", lc, li, true);
        row("PUN-196 LC at unformed MI", lc, R"({"type":"MI","bases":6,"formation":"unformed"})", true);
        row("PUN-386 LC at MI", lc, mi, false);
        row("PUN-386 LC at EL", lc, el, false);
        row("PUN-196 MI at HI", mi, hi, true);
        row("PUN-196 EL at MC", el, mc, true);
    }
    void targets()
    {
        QFETCH(QString, charger);
        QFETCH(QString, target);
        QFETCH(bool, may);
        const Field field = two(charger.toStdString(), target.toStdString());
        const std::string why = field.refused("charge", charge("a1.1", "b1.1"));
        QVERIFY2(why.empty() == may, why.c_str());
        QVERIFY(may || holds(why, "PUN-196"));
    }

    // PUN-197 PUN-386 PUN-052 PUN-158: who may not charge at all, and not beyond 4".
    void mayNot()
    {
        const auto why = [](const std::string &unit) { return two(unit, hi).refused("charge", charge("a1.1", "b1.1")); };
        QVERIFY(holds(why(R"({"type":"MI","bases":6,"dps":5,"shaken":true})"), "shaken"));
        QVERIFY(holds(why(R"({"type":"MI","bases":6,"formation":"column"})"), "column"));
        QVERIFY(holds(why(R"({"type":"MI","bases":6,"control":"halt"})"), "PUN-197"));
        QVERIFY(holds(why(R"({"type":"MI","bases":6,"reformed":true})"), "PUN-158"));
        QVERIFY(holds(why(R"({"type":"EL","mood":"rampaging"})"), "PUN-197"));
        QVERIFY(why(R"({"type":"MI","bases":6,"redressed":true})").empty());
        QVERIFY(why(R"({"type":"MI","bases":6,"steadied":true})").empty());
        QVERIFY(holds(two(mi, hi).refused("charge", charge("a1.1", "b1.1", R"("ch.within":false)")), "PUN-195"));
        QVERIFY(holds(two(mi, R"({"type":"EL","mood":"rampaging"})").refused("charge", charge("a1.1", "b1.1")), "PUN-076"));
        QVERIFY(holds(two(mi, hi).at("manoeuvre").refused("charge", charge("a1.1", "b1.1")), "PUN-095"));
    }

    // PUN-198 PUN-199 PUN-207 PUN-028: a charge at troops that must stand; the entries and from where.
    void contact()
    {
        Field field = two(mi, hi);
        field.act("charge", charge("a1.1", "b1.1", R"("ch.aspect":"flank")"));
        field.at("charge", "");
        QVERIFY(holds(field.refused("respond", who("b1.1", R"("ch.response":"evade")")), "PUN-387"));
        field.act("charge-move", who("a1.1"));
        COMPARE_TEXT(entryOf(field, "a1.1"), "charge");
        COMPARE_TEXT(entryOf(field, "b1.1"), "receive");
        const State state = field.state();
        QCOMPARE(state.combatOf("b1.1")->find("b1.1")->from.at("a1.1"), Aspect::flank);
        QCOMPARE(field.of("a1.1").dps, 0); // no dice, no fatigue
        QVERIFY(holds(field.refused("charge-move", who("a1.1")), "PUN-195"));
    }

    // PUN-207: unformed troops have neither flank nor rear.
    void noFlank()
    {
        QVERIFY(!holds(asks(two(mi, li), "charge", charge("a1.1", "b1.1")), "ch.aspect"));
        QVERIFY(holds(asks(two(mi, hi), "charge", charge("a1.1", "b1.1")), "ch.aspect"));
    }

    // PUN-198: two that charge each other meet half way, both charging.
    void mutual()
    {
        Field field = two(mi, R"({"name":"Gauls","type":"MI","bases":6})");
        field.act("charge", charge("a1.1", "b1.1"));
        field.at("declare", "b").act("charge", charge("b1.1", "a1.1"));
        field.at("charge", "");
        const Ruling ruling = field.act("charge-move", who("a1.1"));
        QVERIFY(holds(ruling.sentence, "half way"));
        COMPARE_TEXT(entryOf(field, "a1.1"), "charge");
        COMPARE_TEXT(entryOf(field, "b1.1"), "charge");
        QVERIFY(!field.refused("charge-move", who("b1.1")).empty());
    }

    // PUN-028: contacts that share a unit are one combat; an engaged unit charged again receives.
    void oneCombat()
    {
        Field field;
        field.unit("a1.1", mi).unit("a1.2", mi).unit("b1.1", hi).unit("b1.2", hi).at("declare");
        field.change([](State &state) {
            state.combats["c1"] = {
                "c1", {{"a1.1", 2, {"hold"}, {}, "", false, false, {}}, {"b1.1", 2, {"hold"}, {}, "", false, false, {}}}, false, false};
        });
        field.act("charge", charge("a1.2", "b1.1"));
        field.at("charge", "").act("charge-move", who("a1.2"));
        QCOMPARE(field.state().combats.size(), std::size_t(1));
        COMPARE_TEXT(entryOf(field, "b1.1"), "receive");
        COMPARE_TEXT(entryOf(field, "a1.1"), "hold");
    }

    // E-14 PUN-200 PUN-203 PUN-204 PUN-205: evading, running on, fatigue, catching, and the hack that follows.
    void evade()
    {
        Field field = two(R"({"name":"Spaniards","type":"MI","grade":"C","bases":6,"dps":2})", li);
        field.unit("b1.2", hi);
        field.act("charge", charge("a1.1", "b1.1"));
        field.at("charge", "");
        QVERIFY(holds(field.refused("charge-move", who("a1.1")), "PUN-199"));
        const Ruling away = field.act("respond", who("b1.1", R"("ch.response":"evade")"), {3, 2});
        QVERIFY(holds(away.sentence, "5\""));                                // no inches added
        QVERIFY(!holds(asks(field, "charge-move", who("a1.1")), "ch.halt")); // C grade goes on
        const Ruling on = field.act("charge-move", who("a1.1"), {4, 6});
        QVERIFY(holds(on.sentence, "10\""));
        QCOMPARE(field.of("a1.1").dps, 3);
        Field stays = field;
        field.act("caught", who("a1.1", R"("ch.caught":"b1.1")"));
        COMPARE_TEXT(field.dps("b1.1"), "5 shaken");
        QVERIFY(openEvent(field.state()) == nullptr); // light troops
        QCOMPARE(field.of("a1.1").mood, Mood::pursuing);
        QCOMPARE(field.of("a1.1").formation, Formation::unformed);
        QVERIFY(holds(field.refused("next-phase", Json::object()), "free hack"));
        stays.act("caught", who("a1.1", R"("ch.caught":"b1.1","rs.stop":true)"));
        QCOMPARE(stays.of("a1.1").mood, Mood::steady);
        QCOMPARE(stays.of("a1.1").formation, Formation::line);
        QCOMPARE(field.of("b1.1").last, LastMove::rout);
    }

    // PUN-203: formed A and B infantry may halt where the target stood, without dice.
    void haltOnGround()
    {
        Field field = two(legion, li);
        field.act("charge", charge("a1.1", "b1.1"));
        field.at("charge", "").act("respond", who("b1.1", R"("ch.response":"evade")"), {3, 2});
        const Ruling halt = field.act("charge-move", who("a1.1", R"("ch.halt":true)"));
        QVERIFY(halt.dice.empty());
        QCOMPARE(field.of("a1.1").dps, 0);
        QVERIFY(field.refused("next-phase", Json::object()).empty());
    }

    // PUN-204 PUN-199: running on into another; that one responds in the same way, and the dice are not thrown twice.
    void runsInto()
    {
        Field field = two(mi, li);
        field.unit("b1.2", hi).unit("b1.3", lc);
        field.act("charge", charge("a1.1", "b1.1"));
        field.at("charge", "").act("respond", who("b1.1", R"("ch.response":"evade")"), {3, 2});
        field.act("charge-move", who("a1.1"), {4, 3});
        Field stand = field;
        stand.act("caught", who("a1.1", R"("ch.next":"b1.2")"));
        stand.act("charge-move", who("a1.1"));
        COMPARE_TEXT(entryOf(stand, "a1.1"), "charge");
        COMPARE_TEXT(entryOf(stand, "b1.2"), "receive");
        field.act("caught", who("a1.1", R"("ch.next":"b1.3")"));
        field.act("respond", who("b1.3", R"("ch.response":"evade")"), {3, 2, 1});
        QVERIFY(field.act("charge-move", who("a1.1")).dice.empty());
        field.act("caught", who("a1.1"));
        QVERIFY(field.refused("next-phase", Json::object()).empty());
    }

    // PUN-208: light troops that run on do not charge what they may not.
    void forbidden()
    {
        Field field = two(lc, li);
        field.unit("b1.2", hi).unit("b1.3", mc);
        field.act("charge", charge("a1.1", "b1.1"));
        field.at("charge", "").act("respond", who("b1.1", R"("ch.response":"evade")"), {3, 2});
        field.act("charge-move", who("a1.1"), {4, 3, 2});
        QVERIFY(!field.refused("caught", who("a1.1", R"("ch.next":"b1.2")")).empty());
        QVERIFY(field.refused("caught", who("a1.1", R"("ch.next":"b1.3")")).empty());
    }

    // PUN-199 PUN-387: who evades: not an engaged unit, not one that charges itself, and MC becomes unformed.
    void mayEvade()
    {
        Field field = two(mi, mc);
        field.act("charge", charge("a1.1", "b1.1"));
        Field charging = field;
        field.at("charge", "").act("respond", who("b1.1", R"("ch.response":"evade")"), {3, 2, 4});
        QCOMPARE(field.of("b1.1").formation, Formation::unformed);
        QCOMPARE(field.of("b1.1").last, LastMove::withdraw);
        charging.at("declare", "b").act("charge", charge("b1.1", "a1.1"));
        charging.at("charge", "");
        QVERIFY(holds(charging.refused("respond", who("b1.1", R"("ch.response":"evade")"), {3, 2, 4}), "PUN-387"));
        Field engaged = two(mi, lc);
        engaged.unit("a1.2", mc).change([](State &state) {
            state.combats["c1"] = {
                "c1", {{"a1.2", 1, {}, {}, "", false, false, {}}, {"b1.1", 1, {}, {}, "", false, false, {}}}, false, false};
        });
        engaged.act("charge", charge("a1.1", "b1.1"));
        QVERIFY(holds(engaged.at("charge", "").refused("respond", who("b1.1", R"("ch.response":"evade")"), {3, 2, 4}), "PUN-387"));
    }

    // PUN-195: all responses come before the charges move.
    void responsesFirst()
    {
        Field field;
        field.unit("a1.1", mi).unit("a1.2", mi).unit("b1.1", hi).unit("b1.2", li).at("declare");
        field.act("charge", charge("a1.1", "b1.1"));
        field.act("charge", charge("a1.2", "b1.2"));
        field.at("charge", "");
        QVERIFY(holds(field.refused("charge-move", who("a1.1")), "PUN-195"));
        field.act("respond", who("b1.2", R"("ch.response":"stand")"));
        field.act("charge-move", who("a1.1"));
    }

    // PUN-201: light troops that stand before elephants take a DP, and the elephants go on.
    void elephantsThroughLight()
    {
        Field field = two(el, li);
        field.unit("b1.2", hi);
        field.act("charge", charge("a1.1", "b1.1"));
        field.at("charge", "").act("respond", who("b1.1", R"("ch.response":"stand")"));
        field.act("charge-move", who("a1.1"), {3, 4});
        QCOMPARE(field.of("b1.1").dps, 1);
        QVERIFY(!field.state().engaged("b1.1"));
        field.act("caught", who("a1.1", R"("ch.next":"b1.2")"));
        field.act("charge-move", who("a1.1"));
        COMPARE_TEXT(entryOf(field, "b1.2"), "receive");
    }

    // E-07 PUN-202: lanes: 1 to 3 through, 4 to 6 contact.
    void lanes()
    {
        Field field = two(el, R"({"name":"Legio I","legion":true,"grade":"B","openRanks":true})");
        field.act("charge", charge("a1.1", "b1.1"));
        field.at("charge", "");
        Field through = field;
        through.act("charge-move", who("a1.1"), {3});
        QVERIFY(!through.state().engaged("b1.1"));
        QCOMPARE(through.of("b1.1").dps, 0);
        field.act("charge-move", who("a1.1"), {4});
        QVERIFY(field.state().engaged("b1.1"));
    }

    // PUN-206: a routing unit touched by a charge does not fight.
    void router()
    {
        Field field = two(mi, R"({"name":"Levy","type":"HI","bases":6,"dps":5,"shaken":true,"mood":"routing"})");
        field.act("charge", charge("a1.1", "b1.1"));
        field.at("charge", "").act("charge-move", who("a1.1"));
        QVERIFY(!field.state().engaged("b1.1"));
        COMPARE_TEXT(field.of("b1.1").hackBy, "a1.1");
    }

    // PUN-152 PUN-198: rough ground counts in a charge too.
    void rough()
    {
        Field field = two(hi, mi);
        field.act("charge", charge("a1.1", "b1.1"));
        field.at("charge", "").act("charge-move", who("a1.1", R"("ch.rough":"other")"));
        QCOMPARE(field.of("a1.1").dps, 2);
    }

    // PUN-203 PUN-204 PUN-287: an evade off the table; whoever charged goes on all the same.
    void offTheTable()
    {
        Field field = two(mi, li);
        field.act("charge", charge("a1.1", "b1.1"));
        field.at("charge", "").act("respond", who("b1.1", R"("ch.response":"evade","mv.off":true)"), {3, 2});
        QCOMPARE(field.of("b1.1").status, Status::left);
        QVERIFY(holds(field.refused("next-phase", Json::object()), "PUN-343"));
        field.act("charge-move", who("a1.1"), {3, 2});
        field.act("caught", who("a1.1"));
        QVERIFY(field.refused("next-phase", Json::object()).empty());
    }
};

OPTIO_TEST(PunicChargeTest)

} // namespace punic_charge_test

#include "punic_charge_test.moc"
