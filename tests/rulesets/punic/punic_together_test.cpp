// SPDX-License-Identifier: GPL-3.0-or-later
// Punic Wars: units that conform to a controlled one, units that share one leader's dice, compulsory moves and charges after a control
// test, and leaders' moves in phase III.
#include "rules/ruling/refusal.h"
#include "rulesets/punic/move/together.h"
#include "tests/rulesets/punic/punic_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace punic_together_test {

using namespace punictest;

namespace {

Json several(std::initializer_list<const char *> units)
{
    Json list = Json::array();
    for (const char *unit : units)
        list.push_back({{"unit", unit}});
    return list;
}

Json moveOf(const std::string &unit, std::initializer_list<const char *> with = {}, const std::string &answers = R"("mv.kind":"move")")
{
    Json input = who(unit, answers);
    if (with.size() > 0)
        input["with"] = several(with);
    return input;
}

/// Two lines of foot, horse and skirmishers of one command, with leaders who stand alone.
Field lines(std::initializer_list<const char *> leaders = {"a1.l"})
{
    Field field;
    field.unit("a1.1", R"({"name":"Levy","type":"HI","grade":"C","bases":6,"dps":1})");
    field.unit("a1.2", R"({"name":"Gauls","type":"MI","grade":"C","bases":6})");
    field.unit("a1.3", R"({"name":"Horse","type":"MC","grade":"C","bases":4})");
    field.unit("a1.4", R"({"name":"Slingers","type":"LI","grade":"C","bases":3})");
    field.unit("b1.1", R"({"name":"Enemy","type":"HI","bases":6})");
    for (const char *id : leaders)
        field.leader(id, id == std::string("a1.l") ? "Hanno" : "Mago", false, 1);
    return field.at("manoeuvre");
}

/// The same, with the Gauls conforming to the Levy.
Field conforming()
{
    Field field = lines();
    field.at("control").act("control", {{"conforms", several({"a1.2"})}, {"answers", {{"ct.follows_a1.2", "a1.1"}}}});
    return field.at("manoeuvre");
}

/// A unit whose control test repeats its last charge.
Field eager(const std::string &description = R"({"name":"Gauls","type":"MI","grade":"C","bases":6})")
{
    Field field;
    field.unit("a1.1", description).unit("b1.1", R"({"name":"Enemy","type":"HI","bases":6})").at("control");
    field.change([](State &state) {
        state.unit("a1.1").control = Control::tests;
        state.unit("a1.1").last = LastMove::charge;
    });
    field.act("control-test", {{"who", several({"a1.1"})}, {"answers", Json::object()}}, {4}); // 5 with the bonus of PUN-135
    return field;
}

} // namespace

class PunicTogetherTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // PUN-131 PUN-302: whom a unit may conform to is asked where there are several, and refused where there is none.
    void whomItFollows()
    {
        Field field = lines();
        field.at("control");
        const Json input = {{"conforms", several({"a1.2"})}, {"answers", Json::object()}};
        COMPARE_TEXT(asks(field, "control", input), "ct.follows_a1.2");
        QVERIFY(!field.refused("control", {{"conforms", several({"a1.2"})}, {"answers", {{"ct.follows_a1.2", "a1.4"}}}}).empty()); // light
        const Ruling ruling = field.act("control", {{"conforms", several({"a1.2"})}, {"answers", {{"ct.follows_a1.2", "a1.3"}}}});
        QVERIFY(holds(ruling.sentence, "Gauls conform to Horse"));
        COMPARE_TEXT(field.of("a1.2").follows, "a1.3");

        Field other = lines();
        other.at("control").change([](State &state) {
            state.unit("a1.2").command = "a2";
            state.unit("a1.3").control = Control::open;
        });
        QVERIFY(holds(other.refused("control", input), "PUN-131")); // nobody of its command
        QVERIFY(holds(field.at("control").refused(
                          "control", {{"tests", several({"a1.1", "a1.3"})}, {"conforms", several({"a1.2"})}, {"answers", Json::object()}}),
                      "PUN-131")); // nobody under control
    }

    // PUN-131 PUN-149: what conforms goes along on the same dice, each with its own fatigue, and never by itself.
    void goesAlong()
    {
        Field field = conforming();
        QVERIFY(holds(field.refused("move", moveOf("a1.2"), {3}), "move only with it (PUN-131)"));
        QVERIFY(holds(field.refused("move", who("a1.2", R"("mv.kind":"march")")), "PUN-131"));
        COMPARE_TEXT(asks(field, "move", who("a1.1", R"("mv.kind":"move","mv.also":"wheel")")),
                     "mv.kind mv.also mv.rough mv.pass mv.near mv.rough_a1.2 mv.pass_a1.2");
        field.act("move", who("a1.1", R"("mv.kind":"move","mv.rough_a1.2":"minor")"), {5});
        COMPARE_TEXT(field.dps("a1.1"), "2"); // HI in line, die 5
        COMPARE_TEXT(field.dps("a1.2"), "1"); // MI: the light wood
        QVERIFY(field.of("a1.2").movedManoeuvre);
        QVERIFY(holds(field.refused("move", moveOf("a1.2"), {3}), "PUN-383"));
        field.act("another-die", Json::object(), {6});
        COMPARE_TEXT(field.dps("a1.1"), "3");
        COMPARE_TEXT(field.dps("a1.2"), "2");
        field.at("rally", "").act("end-turn", Json::object());
        COMPARE_TEXT(field.of("a1.2").follows, "");
    }

    // PUN-131: a unit that has stayed to redress holds the one it follows; a mere manoeuvre is made alone or together.
    void stays()
    {
        Field field = conforming();
        field.change([](State &state) { state.unit("a1.2").dps = 2; });
        Field together = field;
        field.act("move", who("a1.2", R"("mv.kind":"redress")"));
        const std::string why = field.refused("move", moveOf("a1.1"), {3});
        QVERIFY2(holds(why, "PUN-131") && holds(why, "stayed to redress"), why.c_str());
        field.act("move", who("a1.1", R"("mv.kind":"manoeuvre","mv.manoeuvre":"about")"));
        QVERIFY(!field.of("a1.2").movedManoeuvre);

        const std::string column = R"("mv.kind":"manoeuvre","mv.manoeuvre":"change","mv.formation":"column","mv.near":true)";
        QVERIFY(holds(together.refused("move", moveOf("a1.1", {"a1.3"}, column)), "PUN-131"));
        together.act("move", moveOf("a1.1", {"a1.2"}, column + R"(,"mv.near_a1.2":true)"));
        for (const char *id : {"a1.1", "a1.2"})
            QCOMPARE(together.of(id).formation, Formation::column);
        COMPARE_TEXT(together.dps("a1.2"), "3"); // 1 more near enemy, PUN-157
        COMPARE_TEXT(together.dps("a1.1"), "2");
    }

    // PUN-131: when the unit it follows can no longer be followed, it is bound no more.
    void unbound()
    {
        Field field = conforming();
        field.change([](State &state) { state.unit("a1.1").mood = Mood::routing; });
        QVERIFY(field.refused("move", moveOf("a1.2"), {3}).empty());
        QVERIFY(followersOf(field.state(), "a1.1").empty());
    }

    // PUN-149: units of one leader move on one set of dice; who comes later goes by the dice that are thrown, and may not throw others.
    void latecomers()
    {
        Field field = lines();
        COMPARE_TEXT(asks(field, "move", moveOf("a1.1")), "mv.kind mv.also mv.rough mv.pass"); // one leader: nothing to ask
        field.act("move", moveOf("a1.1"), {5});
        const Ruling later = field.act("move", moveOf("a1.2"), {});
        QVERIFY2(holds(later.sentence, "Gauls move 5\"") && holds(later.sentence, "Hanno"), later.sentence.c_str());
        QVERIFY(std::any_of(later.lines.begin(), later.lines.end(), [](const Line &line) { return line.rule == "PUN-149"; }));
        COMPARE_TEXT(field.dps("a1.2"), "0"); // a 5 does not tire MI
        QVERIFY(!field.refused("move", moveOf("a1.3"), {4}).empty());
        // The next die is for both, and counts for those who come after it too.
        field.act("another-die", Json::object(), {6});
        COMPARE_TEXT(field.dps("a1.2"), "1");
        COMPARE_TEXT(field.dps("a1.1"), "3");
        QVERIFY(holds(field.act("move", moveOf("a1.3")).sentence, "Horse moves 11\""));
        COMPARE_TEXT(field.dps("a1.3"), "1");
        // In the next turn new dice are thrown.
        field.at("rally", "").act("end-turn", Json::object());
        field.at("manoeuvre").act("move", moveOf("a1.2"), {3});
    }

    // PUN-149 PUN-130: which leader is asked where there are several; one attached controls his unit only; off, each dices alone.
    void whoseDice()
    {
        Field field = lines({"a1.l", "a1.m"});
        COMPARE_TEXT(asks(field, "move", moveOf("a1.1")), "mv.kind mv.also mv.leader mv.rough mv.pass");
        const auto led = [](const char *leader) { return std::string(R"("mv.kind":"move","mv.leader":)") + quoted(Json(leader)); };
        field.act("move", moveOf("a1.1", {}, led("a1.l")), {3});
        field.act("move", moveOf("a1.2", {}, led("a1.m")), {4}); // his own dice
        QVERIFY(holds(field.act("move", moveOf("a1.3", {}, led("a1.l"))).sentence, "3\""));

        Field attached = lines({});
        attached.leader("a1.l", "Hanno", false, 1, "a1.1").leader("a1.m", "Mago", false, 1);
        QVERIFY(holds(attached.refused("move", moveOf("a1.1", {"a1.2"}), {3}), "PUN-130"));
        QVERIFY(holds(attached.refused("move", moveOf("a1.2", {"a1.1"}), {3}), "PUN-149"));
        attached.act("move", moveOf("a1.1"), {3});
        attached.act("move", moveOf("a1.2"), {4});

        Field nobody = lines({});
        QVERIFY(holds(nobody.refused("move", moveOf("a1.1", {"a1.2"}), {3}), "dices alone (PUN-149)"));
        Field free = lines();
        free.change([](State &state) { state.unit("a1.2").control = Control::free; });
        QVERIFY(holds(free.refused("move", moveOf("a1.1", {"a1.2"}), {3}), "PUN-149"));
        free.act("move", moveOf("a1.1"), {3});
        free.act("move", moveOf("a1.2"), {4}); // it has tested: alone

        Field off = lines();
        off.json["settings"]["groupRoll"] = false;
        off.act("move", moveOf("a1.1"), {3});
        off.act("move", moveOf("a1.2"), {4});
    }

    // PUN-148 PUN-149: on shared dice the third is only for cavalry that has moved before.
    void thirdShared()
    {
        Field field = lines();
        field.unit("a1.5", R"({"name":"Riders","type":"MC","grade":"C","bases":4,"movedBefore":true})").at("manoeuvre");
        field.act("move", moveOf("a1.3", {"a1.5"}), {3});
        field.act("another-die", Json::object(), {2});
        QVERIFY(holds(field.act("another-die", Json::object(), {4}).sentence, "Riders: 4 more, 9\" in all"));
        QVERIFY(holds(field.act("move", moveOf("a1.1")).sentence, "Levy moves 5\"")); // infantry: the first two
    }

    // PUN-139 PUN-343: after an advance or a charge it must move straight on, unless it has no room; the phase waits for it.
    void onward()
    {
        Field field = eager();
        QVERIFY(field.of("a1.1").mustCharge);
        field.at("manoeuvre");
        QVERIFY(holds(field.refused("next-phase", Json::object()), "PUN-343"));
        QVERIFY(holds(field.refused("move", who("a1.1", R"("mv.kind":"march")")), "PUN-139"));
        Field stuck = field;
        field.act("move", moveOf("a1.1"), {3});
        QVERIFY(field.of("a1.1").movedManoeuvre);
        field.act("next-phase", Json::object());
        stuck.act("move", who("a1.1", R"("mv.kind":"move","mv.room":false)"));
        QVERIFY(!stuck.of("a1.1").movedManoeuvre);
        stuck.act("next-phase", Json::object());
    }

    // PUN-139 PUN-305: then it must charge an enemy that it may charge; declaring waits for that, or for the word that nobody is near.
    void mustCharge()
    {
        Field field = eager();
        field.at("manoeuvre").act("move", moveOf("a1.1"), {3});
        field.at("declare");
        QVERIFY(holds(field.refused("next-phase", Json::object()), "Gauls must charge"));
        COMPARE_TEXT(game().acts(field.json).front().resolver, "charge");
        QVERIFY(holds(toJson(game().view(field.json, ""))["reminders"].dump(), "nobody-near"));
        Field nobody = field;
        field.act("charge", {{"who", "a1.1"}, {"target", "b1.1"}, {"answers", Json::object()}});
        QVERIFY(field.refused("next-phase", Json::object()).empty());
        QVERIFY(holds(field.refused("nobody-near", who("a1.1")), "have declared their charge"));
        nobody.act("nobody-near", who("a1.1"));
        QVERIFY(nobody.refused("next-phase", Json::object()).empty());
        QVERIFY(holds(nobody.refused("nobody-near", who("a1.1")), "need not charge"));
    }

    // PUN-139 PUN-196 PUN-197: where the game knows that it may charge nobody, nothing is asked.
    void mayChargeNobody()
    {
        Field light = eager(R"({"name":"Velites","type":"LI","grade":"B","bases":3})"); // an average die, and the enemy is HI
        light.at("declare");
        QVERIFY(light.refused("next-phase", Json::object()).empty());
        Field column = eager();
        column.change([](State &state) { state.unit("a1.1").formation = Formation::column; });
        column.at("declare");
        QVERIFY(column.refused("next-phase", Json::object()).empty());
        for (const Act &act : game().acts(column.json))
            QVERIFY(act.resolver != "nobody-near");
    }

    // PUN-112 PUN-116 PUN-394: one more move in phase III for a leader who stands alone.
    void leaders()
    {
        Field field = lines({"a1.l"});
        field.leader("a1.m", "Mago", false, 1, "a1.1").leader("a1.n", "Bomilcar", true, 2).leader("b1.l", "Varro", false, 1);
        field.change([](State &state) {
            state.leader("a1.n").steadies = 1;
            state.leader("b1.l").lost = true;
        });
        const auto lead = [](const char *leader) { return Json{{"leader", leader}, {"answers", Json::object()}}; };
        QCOMPARE(game().resolver("leader-move").candidates(field.json, {"leader", "", "active", false, false}, Json::object()).size(),
                 std::size_t(1));
        QVERIFY(holds(toJson(game().view(field.json, ""))["reminders"].dump(), "leader-move"));
        const Ruling move = field.act("leader-move", lead("a1.l"));
        QVERIFY(holds(move.outcome.at(0).instruction, "12\""));
        QVERIFY(holds(field.refused("leader-move", lead("a1.l")), "PUN-112"));
        QVERIFY(holds(field.refused("leader-move", lead("a1.m")), "attached"));
        QVERIFY(holds(field.refused("leader-move", lead("a1.n")), "PUN-116"));
        QVERIFY(holds(field.at("manoeuvre", "b").refused("leader-move", lead("b1.l")), "PUN-394"));
        QVERIFY(!field.refused("leader-move", lead("nobody")).empty());
        QVERIFY(holds(field.at("leaders").refused("leader-move", lead("a1.l")), "PUN-095"));
        field.at("manoeuvre");
        QVERIFY(!holds(toJson(game().view(field.json, ""))["reminders"].dump(), "may move up to 12"));
        field.at("rally", "").act("end-turn", Json::object());
        field.at("manoeuvre").act("leader-move", lead("a1.l")); // again in the next turn
    }
};

OPTIO_TEST(PunicTogetherTest)

} // namespace punic_together_test

#include "punic_together_test.moc"
