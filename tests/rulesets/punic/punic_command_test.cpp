// SPDX-License-Identifier: GPL-3.0-or-later
// Phase I of the Punic Wars: initiative, leader actions, control and its odds, succession.
#include "rules/dice/odds.h"
#include "rulesets/punic/command.h"
#include "tests/rulesets/punic/punic_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace punic_command_test {

using namespace punictest;

namespace {

Json action(const std::string &leader, const std::string &answers)
{
    return {{"leader", leader}, {"answers", Json::parse("{" + answers + "}")}};
}

Json picks(std::initializer_list<const char *> units)
{
    Json list = Json::array();
    for (const char *unit : units)
        list.push_back({{"unit", unit}});
    return list;
}

Json tests(std::initializer_list<const char *> units) { return {{"who", picks(units)}, {"answers", Json::object()}}; }

/// A unit that has still to test, with its last move.
Field tester(const std::string &description, LastMove last = LastMove::advance, Mood mood = Mood::steady)
{
    Field field;
    field.unit("a1.1", description).at("control").change([&](State &state) {
        state.unit("a1.1").control = Control::tests;
        state.unit("a1.1").last = last;
        state.unit("a1.1").mood = mood;
    });
    return field;
}

std::string controlAfter(Field field, const std::vector<int> &faces)
{
    field.act("control-test", tests({"a1.1"}), faces);
    return wordOf(field.of("a1.1").control);
}

/// "2/6 2/6 2/6": halt, free, repeat, out of six.
std::string oddsOfTest(const Field &field)
{
    const Resolver &resolver = game().resolver("control-test");
    const auto ready = resolver.prepare(&field.json, resolver.complete(&field.json, tests({"a1.1"})));
    const Distribution odds = oddsOf(*ready);
    std::string text;
    for (const std::uint64_t key : {0, 1, 2})
        text += (text.empty() ? "" : " ") + std::to_string(static_cast<int>(6 * odds.weight(key) / odds.of)) + "/6";
    return text;
}

} // namespace

class PunicCommandTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // PUN-095 PUN-300 PUN-320: the roll, ties again, and the winner's choice.
    void initiative()
    {
        Field field;
        field.unit("a1.1", R"({"type":"HI","bases":6})").unit("b1.1", R"({"type":"HI","bases":6})").at("initiative", "");
        field.change([](State &state) { state.initiative.clear(); });
        QVERIFY(holds(field.refused("initiative-choice", Json::object()), "PUN-095"));
        QVERIFY(holds(field.refused("next-phase", Json::object()), "PUN-343"));
        const Ruling roll = field.act("initiative", Json::object(), {3, 3, 2, 5});
        QCOMPARE(roll.dice.size(), std::size_t(4));
        COMPARE_TEXT(field.state().rolled, "b");
        QVERIFY(!field.refused("initiative", Json::object(), {1, 2}).empty());
        field.act("initiative-choice", {{"answers", {{"in.choice", "give"}}}});
        COMPARE_TEXT(field.state().initiative, "a");
        const auto ready = game().resolver("initiative").prepare(nullptr, {{"answers", Json::object()}});
        COMPARE_TEXT(fraction(oddsOf(*ready).weight(0), oddsOf(*ready).of), "1/2");
        // Players who throw their own dice are asked for one after the other, and for two more after a tie.
        QVERIFY(holds(nextDie(*ready, {})->label, "initiative"));
        QCOMPARE(nextDie(*ready, {3})->faces, (std::vector<int>{1, 2, 3, 4, 5, 6}));
        QVERIFY(nextDie(*ready, {3, 3}).has_value());
        QVERIFY(!nextDie(*ready, {3, 5}).has_value());
        QVERIFY(!nextDie(*ready, {7}).has_value());
    }

    // E-21 PUN-111 PUN-113 PUN-115 PUN-380: what a General of three actions may combine.
    void general()
    {
        Field field;
        field.unit("a1.1", R"({"name":"Libyans","type":"HI","bases":6,"dps":3})").leader("a1.g", "Hannibal", true, 3).at("leaders");
        QVERIFY(holds(field.refused("leader", action("a1.g", R"("ld.action":"inspire")")), "PUN-381"));
        field.act("leader", action("a1.g", R"("ld.action":"move","ld.to":"a1.1")"));
        QVERIFY(holds(field.refused("leader", action("a1.g", R"("ld.action":"move")")), "PUN-380"));
        Field steady = field;
        field.act("leader", action("a1.g", R"("ld.action":"inspire")"));
        QVERIFY(holds(field.refused("leader", action("a1.g", R"("ld.action":"steady")")), "cannot steady too"));
        field.act("leader", action("a1.g", R"("ld.action":"inspire")"));
        QCOMPARE(field.state().leader("a1.g").inspires, 2);
        QVERIFY(holds(field.refused("leader", action("a1.g", R"("ld.action":"inspire")")), "PUN-382"));
        steady.act("leader", action("a1.g", R"("ld.action":"steady")"));
        COMPARE_TEXT(steady.dps("a1.1"), "2");
        QVERIFY(holds(steady.refused("leader", action("a1.g", R"("ld.action":"inspire")")), "cannot inspire too"));
    }

    // E-21 PUN-110 PUN-116 PUN-063 PUN-066: a commander has one action; a shaken unit steadied is so no longer and stays halted.
    void commander()
    {
        Field field;
        field.unit("a1.1", R"({"name":"Foot","type":"HI","bases":6,"dps":5,"shaken":true})")
            .leader("a1.l", "Hanno", false, 1, "a1.1")
            .at("leaders");
        field.act("leader", action("a1.l", R"("ld.action":"steady")"));
        COMPARE_TEXT(field.dps("a1.1"), "4");
        QCOMPARE(field.of("a1.1").formation, Formation::unformed);
        QVERIFY(holds(field.refused("leader", action("a1.l", R"("ld.action":"move")")), "PUN-382"));
        field.at("manoeuvre");
        QVERIFY(holds(field.refused("move", who("a1.1", R"("mv.kind":"move")"), {3}), "PUN-116"));
        field.act("move", who("a1.1", R"("mv.kind":"redress")")); // it may redress as well
        COMPARE_TEXT(field.dps("a1.1"), "3");
    }

    // PUN-115 PUN-114: two inspires on a unit, from whichever leaders.
    void inspiredTwice()
    {
        Field field;
        field.unit("a1.1", R"({"type":"HI","bases":6})")
            .leader("a1.g", "Hannibal", true, 3, "a1.1")
            .leader("a1.l", "Hanno", false, 2, "a1.1")
            .at("leaders");
        field.act("leader", action("a1.g", R"("ld.action":"inspire")"));
        field.act("leader", action("a1.l", R"("ld.action":"inspire")"));
        QVERIFY(holds(field.refused("leader", action("a1.g", R"("ld.action":"inspire")")), "PUN-115"));
    }

    // PUN-120 PUN-381: wounded with one action he may only move; elephants, routers and units without DPs are not steadied.
    void whoMayNot()
    {
        Field field;
        field.unit("a1.1", R"({"name":"Foot","type":"HI","bases":6,"dps":2})").leader("a1.l", "Hanno", false, 1, "a1.1").at("leaders");
        field.change([](State &state) { state.leader("a1.l").wounded = true; });
        QVERIFY(holds(field.refused("leader", action("a1.l", R"("ld.action":"steady")")), "PUN-120"));
        field.act("leader", action("a1.l", R"("ld.action":"move","ld.to":"none")"));
        COMPARE_TEXT(field.state().leader("a1.l").attached, "");

        Field others;
        others.unit("a1.1", R"({"type":"HI","bases":6})")
            .unit("a1.2", R"({"type":"EL"})")
            .unit("a1.3", R"({"type":"MI","bases":4,"dps":5,"shaken":true,"mood":"routing"})");
        others.leader("a1.l", "Hanno", false, 1, "a1.1").at("leaders");
        const auto steady = action("a1.l", R"("ld.action":"steady")");
        QVERIFY(holds(others.refused("leader", steady), "nothing to remove"));
        for (const char *unit : {"a1.2", "a1.3"}) {
            others.change([&](State &state) { state.leader("a1.l").attached = unit; });
            QVERIFY(!others.refused("leader", steady).empty());
        }
        QVERIFY(holds(others.at("control").refused("leader", steady), "PUN-095"));
        QVERIFY(holds(others.at("leaders", "b").refused("leader", steady), "PUN-095"));
    }

    // E-11 PUN-134 PUN-135 PUN-137 PUN-138 PUN-139: dice, modifiers, results.
    void control_data()
    {
        QTest::addColumn<QString>("unit");
        QTest::addColumn<int>("last");
        QTest::addColumn<int>("mood");
        QTest::addColumn<int>("die");
        QTest::addColumn<QString>("result");
        const auto row = [](const char *name, const char *unit, LastMove last, Mood mood, int die, const char *result) {
            QTest::newRow(name) << unit << static_cast<int>(last) << static_cast<int>(mood) << die << result;
        };
        const char *miC = R"({"type":"MI","grade":"C","bases":6})", *miA = R"({"type":"MI","grade":"A","bases":6})";
        row("E-11 (a) PUN-137", miC, LastMove::advance, Mood::steady, 2, "halt");
        row("E-11 (b) PUN-134", miA, LastMove::advance, Mood::steady, 2, "halt");
        row("E-11 (b) PUN-139", miA, LastMove::advance, Mood::steady, 5, "repeat");
        row("E-11 (c) PUN-134", R"({"type":"LC","grade":"D","bases":4})", LastMove::none, Mood::steady, 4, "free");
        row("E-11 (d) PUN-135 PUN-140", R"({"type":"MC","grade":"C","bases":4})", LastMove::pursue, Mood::pursuing, 4, "repeat");
        row("E-11 (f) PUN-135 PUN-138", R"({"type":"MI","grade":"C","bases":6,"dps":5,"shaken":true})", LastMove::rout, Mood::routing, 1,
            "halt");
        row("PUN-138", miC, LastMove::advance, Mood::steady, 3, "free");
        row("PUN-135 after a charge", miC, LastMove::charge, Mood::steady, 2, "free");
    }
    void control()
    {
        QFETCH(QString, unit);
        QFETCH(int, last);
        QFETCH(int, mood);
        QFETCH(int, die);
        QFETCH(QString, result);
        const Field field = tester(unit.toStdString(), static_cast<LastMove>(last), static_cast<Mood>(mood));
        QCOMPARE(QString::fromStdString(controlAfter(field, {die})), result);
    }

    // E-11 (f): the rout has ceased, the unit is still shaken.
    void routCeases()
    {
        Field field = tester(R"({"type":"MI","grade":"C","bases":6,"dps":5,"shaken":true})", LastMove::rout, Mood::routing);
        field.act("control-test", tests({"a1.1"}), {1});
        QCOMPARE(field.of("a1.1").mood, Mood::steady);
        COMPARE_TEXT(field.dps("a1.1"), "5 shaken");
    }

    // E-11 (e) PUN-136: the leader changes it by one after the die, and only where it matters.
    void leadersWord()
    {
        Field field = tester(R"({"name":"Horse","type":"MC","grade":"C","bases":4})", LastMove::pursue, Mood::pursuing);
        field.leader("a1.l", "Maharbal", false, 1, "a1.1");
        field.change([](State &state) { state.unit("a1.1").wantsStop = true; });
        const Ruling test = field.act("control-test", tests({"a1.1"}), {4});
        COMPARE_TEXT(test.followUps.at(0).resolver, "control-leader");
        QVERIFY(holds(field.refused("next-phase", Json::object()), "PUN-343"));
        field.act("control-leader", who("a1.1", R"("ct.leader":"-1")"));
        QCOMPARE(field.of("a1.1").control, Control::free);
        QCOMPARE(field.of("a1.1").mood, Mood::steady);
        QVERIFY(holds(field.refused("control-leader", who("a1.1", R"("ct.leader":"-1")")), "PUN-136"));

        Field sure = tester(R"({"type":"MC","grade":"C","bases":4})", LastMove::pursue, Mood::pursuing);
        sure.leader("a1.l", "Maharbal", false, 1, "a1.1");
        QVERIFY(sure.act("control-test", tests({"a1.1"}), {6}).followUps.empty());
    }

    // PUN-333: exact odds.
    void odds()
    {
        COMPARE_TEXT(oddsOfTest(tester(R"({"type":"MI","grade":"C","bases":6})")), "2/6 2/6 2/6");
        COMPARE_TEXT(oddsOfTest(tester(R"({"type":"LI","grade":"C","bases":4})")), "1/6 4/6 1/6");
        COMPARE_TEXT(oddsOfTest(tester(R"({"type":"MI","grade":"C","bases":6})", LastMove::charge)), "1/6 2/6 3/6");
        COMPARE_TEXT(oddsOfTest(tester(R"({"type":"LI","grade":"C","bases":4})", LastMove::charge)), "0/6 3/6 3/6");
        Field six = tester(R"({"type":"LI","grade":"C","bases":4})");
        six.json["settings"]["avdEntry"] = "d6"; // PUN-002: the same odds from a D6
        COMPARE_TEXT(oddsOfTest(six), "1/6 4/6 1/6");
        COMPARE_TEXT(controlAfter(six, {1}), "free");
        COMPARE_TEXT(controlAfter(six, {6}), "free");
    }

    // PUN-001 PUN-326 PUN-393: faces that a die does not have, too few, too many.
    void dice()
    {
        const Field soft = tester(R"({"type":"LI","grade":"C","bases":4})"), hard = tester(R"({"type":"MI","grade":"C","bases":4})");
        QVERIFY(!soft.refused("control-test", tests({"a1.1"}), {1}).empty());
        QVERIFY(!soft.refused("control-test", tests({"a1.1"}), {6}).empty());
        QVERIFY(!hard.refused("control-test", tests({"a1.1"}), {7}).empty());
        QVERIFY(!hard.refused("control-test", tests({"a1.1"}), {}).empty());
        QVERIFY(!hard.refused("control-test", tests({"a1.1"}), {3, 3}).empty());
        QVERIFY(hard.refused("control-test", tests({"a1.1"}), {3}).empty());
    }

    // PUN-130 PUN-131 PUN-132 PUN-133 PUN-302: who is exempt and who tests.
    void whoTests()
    {
        Field field;
        field.unit("a1.1", R"({"name":"Foot","type":"HI","bases":6})").unit("a1.2", R"({"name":"Gauls","type":"MI","bases":6})");
        field.unit("a1.3", R"({"name":"Horse","type":"MC","bases":4,"mood":"pursuing"})")
            .unit("a1.4", R"({"name":"Led","type":"MI","bases":6})");
        field.unit("a1.5", R"({"name":"El","type":"EL","mood":"rampaging"})").leader("a1.l", "Hanno", false, 1, "a1.4").at("control");
        const auto status = [](std::initializer_list<const char *> test, std::initializer_list<const char *> conform,
                               const std::string &answers = "") {
            return Json{{"tests", picks(test)}, {"conforms", picks(conform)}, {"answers", Json::parse("{" + answers + "}")}};
        };
        QVERIFY(holds(field.refused("control", status({"a1.4"}, {})), "PUN-130"));
        QVERIFY(holds(field.refused("control", status({"a1.5"}, {})), "PUN-132"));
        QVERIFY(holds(field.refused("control", status({}, {"a1.3"})), "PUN-302"));
        QVERIFY(holds(field.refused("control", status({"a1.1"}, {"a1.1"})), "PUN-131"));
        QVERIFY(holds(field.refused("next-phase", Json::object()), "PUN-343"));
        COMPARE_TEXT(asks(field, "control", status({}, {})), "ct.cease_a1.3");
        COMPARE_TEXT(asks(field, "control", status({"a1.3"}, {})), ""); // it tests anyway
        Field ceasing = field;
        field.act("control", status({"a1.2"}, {"a1.1"}));
        QCOMPARE(field.of("a1.1").control, Control::conforms);
        QCOMPARE(field.of("a1.2").control, Control::tests);
        QCOMPARE(field.of("a1.3").control, Control::controlled); // goes on, untested
        QVERIFY(holds(field.refused("next-phase", Json::object()), "control test"));
        QVERIFY(holds(field.refused("control-test", tests({"a1.1"}), {3}), "PUN-132"));
        ceasing.act("control", status({}, {}, R"("ct.cease_a1.3":true)"));
        QCOMPARE(ceasing.of("a1.3").control, Control::tests);
        ceasing.act("control-test", tests({"a1.3"}), {2}); // 3 with the bonus
        QCOMPARE(ceasing.of("a1.3").mood, Mood::steady);
    }

    // PUN-321: several tests in one act, each with its own die; no more than the odds can bear.
    void several()
    {
        Field field;
        for (const char *id : {"a1.1", "a1.2", "a1.3", "a1.4", "a1.5"})
            field.unit(id, R"({"type":"MI","grade":"C","bases":6})");
        field.at("control").change([](State &state) {
            for (auto &[id, unit] : state.units)
                unit.control = Control::tests;
        });
        QVERIFY(!field.refused("control-test", tests({"a1.1", "a1.2", "a1.3", "a1.4", "a1.5"}), {1, 1, 1, 1, 1}).empty());
        field.act("control-test", tests({"a1.1", "a1.2", "a1.3"}), {1, 3, 6});
        QCOMPARE(field.of("a1.1").control, Control::halt);
        QCOMPARE(field.of("a1.2").control, Control::free);
        QCOMPARE(field.of("a1.3").control, Control::repeat);
    }

    // E-12 PUN-126 PUN-127 PUN-398: a second in command with one action takes the place of the fallen, if there is a unit to lead.
    void succession()
    {
        Field field;
        field.unit("a1.1", R"({"name":"Libyans","type":"HI","bases":6})").unit("b1.1", R"({"type":"HI","bases":6})");
        field.leader("a1.g", "Hannibal", true, 3, "a1.1").leader("b1.l", "Varro", false, 1).at("rally", "");
        field.change([](State &state) {
            Narration narration;
            loseLeader({game().sheet(), state, narration}, "a1.g", "is killed");
            state.leader("b1.l").lost = true;
            state.leader("b1.l").successor = 2;
            state.unit("b1.1").status = Status::destroyed;
        });
        QCOMPARE(field.state().events.begin()->second.dps, 2); // his own unit takes them too
        field.act("morale", {{"within", picks({"a1.1"})}, {"answers", Json::object()}});
        COMPARE_TEXT(field.dps("a1.1"), "2");
        field.act("end-turn", Json::object());
        const Leader after = field.state().leader("a1.g");
        QVERIFY(!after.lost);
        QCOMPARE(after.actions, 1);
        QVERIFY(after.general);
        COMPARE_TEXT(after.attached, "a1.1");
        QVERIFY(field.state().leader("b1.l").lost);
    }

    // PUN-121 PUN-308: an unattached leader touched by enemy is lost; one attached is not.
    void captured()
    {
        Field field;
        field.unit("a1.1", R"({"type":"HI","bases":6})")
            .leader("a1.l", "Hanno", false, 1)
            .leader("a1.m", "Mago", false, 1, "a1.1")
            .at("after", "");
        COMPARE_TEXT(asks(field, "leader-captured", Json::object()), "ld.caught");
        QVERIFY(!field.refused("leader-captured", {{"answers", {{"ld.caught", "a1.m"}}}}).empty());
        COMPARE_TEXT(asks(field, "next-phase", Json::object()), "ld.caught");
        field.act("leader-captured", {{"answers", {{"ld.caught", "a1.l"}}}});
        QVERIFY(field.state().leader("a1.l").lost);
    }
};

OPTIO_TEST(PunicCommandTest)

} // namespace punic_command_test

#include "punic_command_test.moc"
