// SPDX-License-Identifier: GPL-3.0-or-later
// What one act of the Punic Wars leaves for the next: answers, results and dice that stand, and what is known and asked no more.
#include "rulesets/punic/combat/combat.h"
#include "rulesets/punic/combat/flight.h"
#include "tests/rulesets/punic/punic_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace punic_between_test {

using namespace punictest;

namespace {

const std::string hi = R"({"name":"Levy","type":"HI","grade":"C","bases":6})";
const std::string mi = R"({"name":"Gauls","type":"MI","grade":"C","bases":6})";
const std::string mc = R"({"name":"Horse","type":"MC","grade":"C","bases":4})";
const std::string li = R"({"name":"Velites","type":"LI","grade":"C","bases":4})";

Json charge(const std::string &unit, const std::string &target, const std::string &answers = "")
{
    Json input = who(unit, answers);
    input["target"] = target;
    return input;
}

Json named(const char *slot, const std::vector<std::string> &units)
{
    Json list = Json::array();
    for (const std::string &unit : units)
        list.push_back({{"unit", unit}});
    return {{slot, list}, {"answers", Json::object()}};
}

Json leads(const std::string &action, const std::string &to = "")
{
    Json input = {{"leader", "a1.l"}, {"answers", {{"ld.action", action}}}};
    if (!to.empty())
        input["answers"]["ld.to"] = to;
    return input;
}

/// Two who flee from two chargers: Velites from Gauls, horse from horse; the responses are given.
Field twoEvade()
{
    Field field;
    field.unit("a1.1", mi).unit("a1.2", mc).unit("b1.1", li).unit("b1.2", mc).at("declare");
    field.act("charge", charge("a1.1", "b1.1"));
    field.act("charge", charge("a1.2", "b1.2"));
    field.at("charge", "");
    field.act("respond", who("b1.1", R"("ch.response":"evade")"), {2, 1});
    field.act("respond", who("b1.2", R"("ch.response":"evade")"), {2, 1, 1});
    return field;
}

} // namespace

class PunicBetweenTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // PUN-137: who is not under control is said before the tests; said again it would wipe what was thrown.
    void controlOnce()
    {
        Field field;
        field.unit("a1.1", mi).unit("a1.2", mi).at("control");
        field.act("control", named("tests", {"a1.1"}));
        field.act("control", named("tests", {"a1.1", "a1.2"})); // not thrown yet: put right
        field.act("control-test", named("who", {"a1.1"}), {1});
        QVERIFY(holds(field.refused("control", named("tests", {})), "PUN-137"));
        QCOMPARE(field.of("a1.1").control, Control::halt);
    }

    // PUN-132 PUN-302: where combats, rampages and attached leaders leave nobody to be asked about, nothing is asked.
    void nobodyToAsk()
    {
        Field field;
        field.unit("a1.1", mi).unit("a1.2", mi).unit("b1.1", hi).leader("a1.l", "Scipio", true, 2, "a1.2").at("control");
        QVERIFY(holds(field.refused("next-phase", Json::object()), "not under control"));
        field.change([](State &state) { contact(state, "a1.1", "b1.1"); });
        QVERIFY(field.refused("next-phase", Json::object()).empty());
        field.change([](State &state) { state.unit("a1.2").mood = Mood::pursuing; }); // it may be told to stop
        QVERIFY(holds(field.refused("next-phase", Json::object()), "not under control"));
    }

    // PUN-199 PUN-030: a charge is answered once; the dice of an evade are not thrown again.
    void answeredOnce()
    {
        Field field = twoEvade();
        QVERIFY(holds(field.refused("respond", who("b1.1", R"("ch.response":"evade")"), {5, 6}), "PUN-199"));
        QVERIFY(holds(field.refused("respond", who("b1.1", R"("ch.response":"stand")")), "evaded this charge"));
        Field stands;
        stands.unit("a1.1", mi).unit("b1.1", li).at("declare");
        stands.act("charge", charge("a1.1", "b1.1"));
        stands.at("charge", "").act("respond", who("b1.1", R"("ch.response":"stand")"));
        QVERIFY(holds(stands.refused("respond", who("b1.1", R"("ch.response":"evade")"), {2, 1}), "PUN-199"));
    }

    // PUN-199 PUN-204: who has evaded one charger and is run into by another answers him alone; the first still finds empty ground.
    void eachChargeItsAnswer()
    {
        Field field = twoEvade();
        field.act("charge-move", who("a1.2"), {4, 4, 4});
        field.act("caught", who("a1.2", R"("ch.next":"b1.1")"));
        field.act("respond", who("b1.1", R"("ch.response":"stand")"));
        COMPARE_TEXT(field.state().charges.at("a1.1").response, "evade");
        COMPARE_TEXT(field.state().charges.at("a1.2").response, "stand");
        field.act("charge-move", who("a1.2"));
        field.act("charge-move", who("a1.1"), {3, 3});
        COMPARE_TEXT(field.state().charges.at("a1.1").stage, "running");
        // In contact with the horse, they are caught by nobody: who comes up joins that combat (PUN-204, PUN-205).
        QVERIFY(!field.refused("caught", who("a1.1", R"("ch.caught":"b1.1")")).empty());
        field.act("caught", who("a1.1", R"("ch.next":"b1.1")"));
        field.act("charge-move", who("a1.1"));
        QVERIFY(field.state().engaged("a1.1"));
        QCOMPARE(field.state().combats.size(), std::size_t{1});
    }

    // PUN-199 PUN-203: who stands against one and evades another is gone for both.
    void goneForBoth()
    {
        Field field;
        field.unit("a1.1", mi).unit("a1.2", mc).unit("b1.1", li).unit("b1.2", mc).at("declare");
        field.act("charge", charge("a1.1", "b1.1"));
        field.act("charge", charge("a1.2", "b1.2"));
        field.at("charge", "").act("respond", who("b1.1", R"("ch.response":"stand")"));
        field.act("respond", who("b1.2", R"("ch.response":"evade")"), {2, 1, 1});
        field.act("charge-move", who("a1.2"), {4, 4, 4});
        field.act("caught", who("a1.2", R"("ch.next":"b1.1")"));
        field.act("respond", who("b1.1", R"("ch.response":"evade")"), {2, 1});
        field.act("charge-move", who("a1.1"), {3, 3});
        QVERIFY(!field.state().engaged("b1.1"));
        COMPARE_TEXT(field.state().charges.at("a1.1").stage, "running");
    }

    // PUN-115 PUN-230: what a leader gave a unit that he has left goes to no other.
    void inspiredAndLeft()
    {
        Field field;
        field.unit("a1.1", hi).unit("a1.2", hi).unit("b1.1", mi).leader("a1.l", "Scipio", true, 3, "a1.1").at("leaders");
        field.act("leader", leads("inspire"));
        field.act("leader", leads("move", "a1.2"));
        field.act("leader", leads("inspire"));
        field.change([](State &state) { contact(state, "a1.2", "b1.1"); });
        const State state = field.state();
        QCOMPARE(meleeOf(state, *state.combatOf("a1.2")).sides[0].front().inspires, 1);
        QVERIFY(holds(field.refused("leader", leads("steady")), "PUN-382"));
    }

    // PUN-243: charged in the flank it hits on 6 as long as that combat lasts, even when who came from there has left it; a correction
    // takes it back.
    void flankIsRemembered()
    {
        Field field;
        field.unit("a1.1", hi).unit("b1.1", mi).unit("b1.2", mc).at("declare", "b");
        field.act("charge", charge("b1.1", "a1.1"));
        field.act("charge", charge("b1.2", "a1.1", R"("ch.aspect":"flank")"));
        field.at("charge", "");
        field.act("charge-move", who("b1.1"));
        field.act("charge-move", who("b1.2"));
        Field corrected = field;
        corrected.act("set-contact", {{"a", "a1.1"}, {"b", "b1.2"}, {"answers", {{"co.contact", false}, {"co.leaves", "b1.2"}}}});
        QVERIFY(corrected.state().combatOf("a1.1")->find("a1.1")->from.count("b1.2") == 0);
        field.at("combat", "");
        Json fight = {{"a", "a1.1"}, {"b", Json::array({"b1.1", "b1.2"})}};
        fight["answers"] = {{"cb.bases_a1.1", 6}, {"cb.bases_b1.1", 6}, {"cb.bases_b1.2", 2}, {"cb.overlap_b1.2", 0}};
        // Levy 6 + 2 on 6; Gauls and Horse 8 + 1: equal, the horse retires.
        field.act("combat", fight, std::vector<int>(17, 1));
        field.at("after", "");
        field.act("after-combat", who("b1.1"));
        field.act("after-combat", who("b1.2"), {3, 3, 3});
        field.act("after-combat", who("a1.1"));
        field.at("rally", "").act("end-turn", Json::object());
        const State state = field.state();
        QVERIFY(state.combatOf("b1.2") == nullptr);
        Field next = field.change([](State &again) { again.initiative = "a"; }).at("combat", "");
        const Json again = {{"a", "a1.1"}, {"b", "b1.1"}, {"answers", {{"cb.bases_a1.1", 6}, {"cb.bases_b1.1", 6}}}};
        const Ruling ruling = next.act("combat", again, std::vector<int>(10, 1)); // 6 - 1 DP each
        for (const auto &total : ruling.totals)
            if (total.id == "target")
                QCOMPARE(total.value, total.side == "a" ? 6 : 5);
    }

    // PUN-243 PUN-222: a legion whose rear has been left fights with its front line again.
    void rearIsLeft()
    {
        Field field;
        field.unit("a1.1", R"({"name":"Legio","legion":true,"grade":"B"})").unit("b1.1", mi).unit("b1.2", mc).at("declare", "b");
        field.act("charge", charge("b1.1", "a1.1"));
        field.act("charge", charge("b1.2", "a1.1", R"("ch.aspect":"rear")"));
        field.at("charge", "");
        field.act("charge-move", who("b1.1"));
        field.act("charge-move", who("b1.2"));
        field.change([](State &state) { leaveCombats(state, "b1.2"); });
        const State state = field.state();
        const Melee melee = meleeOf(state, *state.combatOf("a1.1"));
        QVERIFY(!melee.sides[0].front().bothEnds);
        QVERIFY(!melee.sides[0].front().last);
        QCOMPARE(melee.sides[0].front().type, Type::MI);
    }

    // PUN-131: who conforms to a controlled unit does what it does, and charges only when it charges.
    void conformingCharge()
    {
        Field field;
        field.unit("a1.1", mi).unit("a1.2", hi).unit("b1.1", hi).at("control");
        field.act("control", named("conforms", {"a1.2"}));
        field.at("declare");
        QVERIFY(holds(field.refused("charge", charge("a1.2", "b1.1")), "PUN-131"));
        field.act("charge", charge("a1.1", "b1.1"));
        QVERIFY(field.refused("charge", charge("a1.2", "b1.1")).empty());
    }

    // PUN-152: rough ground costs once per move; a charge that goes on after an evade is one move, and is not asked twice.
    void roughOnce()
    {
        Field field = twoEvade();
        field.act("charge-move", who("a1.2", R"("ch.rough":"minor")"), {4, 4, 4});
        COMPARE_TEXT(field.dps("a1.2"), "1");
        field.unit("b1.3", hi);
        field.act("caught", who("a1.2", R"("ch.next":"b1.3")"));
        QVERIFY(!holds(asks(field, "charge-move", who("a1.2")), "ch.rough"));
        field.act("charge-move", who("a1.2"));
        COMPARE_TEXT(field.dps("a1.2"), "1");
    }

    // PUN-152: rough ground costs in every move, those after combat too in which a unit keeps its order; not where it stays in place.
    void roughAfterCombat()
    {
        const auto moving = [](const std::string &unit, const std::string &move, const std::string &stance = "back") {
            Field field;
            field.unit("a1.1", unit).unit("b1.1", mi).at("after", "");
            field.change([&](State &state) {
                const std::string combat = contact(state, "a1.1", "b1.1").id;
                state.combats.at(combat).fought = true;
                state.unit("a1.1").fought = true;
                addMove(state, "a1.1", move, 0, combat).foes = {"b1.1"};
                state.combats.at(combat).find("b1.1")->stance = stance;
            });
            return field;
        };
        const auto dpsOf = [&](const std::string &unit, const std::string &move, const std::string &answers = "") {
            Field field = moving(unit, move);
            field.act("after-combat", who("a1.1", R"("mv.rough":"minor")" + answers));
            return field.of("a1.1").dps;
        };
        const std::string legion = R"({"name":"Legio","legion":true,"grade":"B","dps":1})";
        QCOMPARE(dpsOf(hi, "fallBack"), 2);
        QCOMPARE(dpsOf(hi, "followUp"), 2);
        QCOMPARE(dpsOf(mc, "passThrough"), 1);
        QCOMPARE(dpsOf(legion, "behindTriarii"), 2);
        QVERIFY(!holds(asks(moving(hi, "halt"), "after-combat", who("a1.1")), "mv.rough"));
        // PUN-275: an enemy that stays in place is followed nowhere.
        QVERIFY(!holds(asks(moving(hi, "followUp", "stay"), "after-combat", who("a1.1")), "mv.rough"));
        QVERIFY(!holds(moving(hi, "followUp", "stay").act("after-combat", who("a1.1")).sentence, "follow"));
        QVERIFY(!holds(asks(moving(hi, "fallBack"), "after-combat", who("a1.1", R"("rs.room":false)")), "mv.rough"));
        QVERIFY(!holds(asks(moving(legion, "fallBack"), "after-combat", who("a1.1", R"("rs.relieve":true)")), "mv.rough"));
        QVERIFY(holds(moving(mc, "passThrough").refused("after-combat", who("a1.1", R"("mv.rough":"other")")), "PUN-390"));
    }

    // PUN-152 PUN-198: two that charge each other both cross the ground between them.
    void roughBetween()
    {
        Field field;
        field.unit("a1.1", mi).unit("b1.1", hi).at("declare");
        field.act("charge", charge("a1.1", "b1.1"));
        field.at("declare", "b").act("charge", charge("b1.1", "a1.1"));
        field.at("charge", "").act("charge-move", who("a1.1", R"("ch.rough":"minor","ch.rough_b1.1":"minor")"));
        COMPARE_TEXT(field.dps("a1.1"), "1");
        COMPARE_TEXT(field.dps("b1.1"), "2");
    }

    // PUN-287 PUN-282: how a unit leaves the field, of names in the plural too.
    void leavingWords()
    {
        Field field;
        field.unit("b1.1", R"({"name":"Rebels","type":"MI","bases":6,"mood":"routing","dps":5,"shaken":true})").at("flight", "");
        field.change([](State &state) { addMove(state, "b1.1", "rout", 0, "flight"); });
        Field off = field;
        QVERIFY(holds(off.act("after-combat", who("b1.1", R"("mv.off":true)"), {3, 3}).sentence, "Rebels leave the table."));
        QVERIFY(holds(field.act("after-combat", who("b1.1", R"("rs.room":false,"rs.near":true)")).sentence, "Rebels surrender."));
        QVERIFY(holds(field.refused("move", who("b1.1")), "Rebels surrendered in turn 1 (PUN-394)"));
    }
};

OPTIO_TEST(PunicBetweenTest)

} // namespace punic_between_test

#include "punic_between_test.moc"
