// SPDX-License-Identifier: GPL-3.0-or-later
// Contact in the Punic Wars from phase to phase: pursuits into new fights, who stays, who is let go, whom a wide unit meets, and what a
// result leaves a unit to do.
#include "rulesets/punic/combat/aftermath.h"
#include "rulesets/punic/combat/flight.h"
#include "rulesets/punic/move/charge.h"
#include "tests/rulesets/punic/punic_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace punic_contact_test {

using namespace punictest;

namespace {

const std::string hi = R"({"name":"Spears","type":"HI","grade":"C","bases":6})";
const std::string levy = R"({"name":"Levy","type":"HI","grade":"C","bases":6})";
const std::string mi = R"({"name":"Gauls","type":"MI","grade":"C","bases":8})";
const std::string mc = R"({"name":"Horse","type":"MC","grade":"C","bases":4})";
const std::string li = R"({"name":"Lights","type":"LI","grade":"C","bases":4})";

/// A combat of these units; `fought`: this turn.
void fight(State &state, const std::string &id, const std::vector<std::string> &units, bool fought)
{
    Combat combat;
    combat.id = id;
    combat.fought = fought;
    for (const std::string &unit : units) {
        Member member;
        member.unit = unit;
        member.entry = {unit[0] == 'a' ? "charge" : "receive"};
        combat.members.push_back(std::move(member));
        state.unit(unit).fought = fought;
    }
    state.combats[id] = std::move(combat);
}

After &listed(State &state, const std::string &unit, const std::string &move, int place, const std::vector<std::string> &foes,
              const std::string &combat = "c00001")
{
    After &after = addMove(state, unit, move, place, combat);
    after.foes = foes;
    return after;
}

std::string entryOf(const Field &field, const std::string &unit)
{
    const State state = field.state();
    const Combat *combat = state.combatOf(unit);
    std::string text;
    if (combat != nullptr)
        for (const std::string &one : combat->find(unit)->entry)
            text += (text.empty() ? "" : " ") + one;
    return combat == nullptr ? "apart" : text;
}

void ends(Field &field) { field.at("rally", "").act("end-turn", Json::object()); }

} // namespace

class PunicContactTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // PUN-028 PUN-284: a pursuit into troops who have fought this turn: the entries made now stand in the next round.
    void freshEntries()
    {
        Field field;
        field.unit("a1.1", hi).unit("a1.2", levy).unit("b1.2", mi).at("after", "");
        field.change([](State &state) {
            fight(state, "c00002", {"a1.2", "b1.2"}, true);
            listed(state, "a1.1", "pursue", 0, {"b1.2"});
            listed(state, "a1.2", "halt", 1, {"b1.2"}, "c00002");
            listed(state, "b1.2", "halt", 1, {"a1.2"}, "c00002");
        });
        field.act("after-combat", who("a1.1"), {3, 3});
        field.act("caught", who("a1.1", R"("ch.next":"b1.2")"));
        field.act("charge-move", who("a1.1"));
        COMPARE_TEXT(entryOf(field, "a1.1"), "charge");
        field.act("after-combat", who("a1.2"));
        field.act("after-combat", who("b1.2"));
        ends(field);
        COMPARE_TEXT(entryOf(field, "a1.1"), "charge");
        COMPARE_TEXT(entryOf(field, "b1.2"), "receive");
        COMPARE_TEXT(entryOf(field, "a1.2"), "hold");
        QCOMPARE(field.state().combatOf("a1.1")->find("a1.1")->round, 1);
        QCOMPARE(field.state().combatOf("a1.2")->find("a1.2")->round, 2);
        field.at("combat", "");
        QVERIFY(holds(field.refused("next-phase", Json::object()), "PUN-343")); // it is fought now
    }

    // PUN-028 PUN-275: who is charged while he has still to fall back stays in contact with the charger.
    void chargedBeforeItFallsBack()
    {
        Field field;
        field.unit("a1.1", hi).unit("a1.2", levy).unit("b1.2", mi).at("after", "");
        field.change([](State &state) {
            fight(state, "c00002", {"a1.2", "b1.2"}, true);
            listed(state, "a1.1", "pursue", 0, {"b1.2"});
            listed(state, "b1.2", "fallBack", 1, {"a1.2"}, "c00002");
            listed(state, "a1.2", "halt", 2, {"b1.2"}, "c00002");
        });
        field.act("after-combat", who("a1.1"), {3, 3});
        field.act("caught", who("a1.1", R"("ch.next":"b1.2")"));
        field.act("charge-move", who("a1.1"));
        field.act("after-combat", who("b1.2"));
        field.act("after-combat", who("a1.2"));
        ends(field);
        COMPARE_TEXT(entryOf(field, "a1.1"), "charge");
        COMPARE_TEXT(entryOf(field, "b1.2"), "receive");
        COMPARE_TEXT(entryOf(field, "a1.2"), "apart"); // it did not follow (PUN-276)
    }

    // PUN-280 PUN-262: an enemy that cannot retire stays in contact, and who would pursue him cannot leave him.
    void cannotRetire()
    {
        Field field;
        field.unit("a1.1", mi).unit("b1.1", levy).at("after", "");
        field.change([](State &state) {
            fight(state, "c00001", {"a1.1", "b1.1"}, true);
            listed(state, "b1.1", "retire", 0, {"a1.1"});
            listed(state, "a1.1", "pursue", 1, {"b1.1"}).choices = {"halt", "pursue"};
        });
        const Ruling stays = field.act("after-combat", who("b1.1", R"("rs.room":false)"));
        QVERIFY(holds(stays.sentence, "cannot leave"));
        QVERIFY(field.state().after.empty());
        ends(field);
        COMPARE_TEXT(entryOf(field, "a1.1"), "hold");
        COMPARE_TEXT(entryOf(field, "b1.1"), "hold");
    }

    // PUN-138 PUN-286: a router who stops fights the pursuer that touches him; that one has no pursuit left to make.
    void atBay()
    {
        Field field;
        field.unit("a1.1", mi).unit("b1.1", R"({"name":"Rebels","type":"MI","bases":6,"mood":"routing"})").at("flight", "");
        field.change([](State &state) {
            state.initiative = "a";
            state.unit("a1.1").mood = Mood::pursuing;
            state.unit("a1.1").chasing = "b1.1";
            state.unit("b1.1").caughtBy = "a1.1";
            state.unit("b1.1").control = Control::free;
            startFlight(state);
        });
        field.act("after-combat", who("b1.1", R"("rs.halt":"stop")"));
        QVERIFY(field.state().after.empty());
        COMPARE_TEXT(entryOf(field, "a1.1"), "pursue");
        COMPARE_TEXT(entryOf(field, "b1.1"), "hold");
    }

    // PUN-027 PUN-283: whom it pursues is remembered: it pursues him for as long as he is in play, then it goes for the baggage.
    void pursuesOn()
    {
        Field field;
        field.unit("a1.1", mi).unit("b1.1", levy).unit("b1.2", hi).at("after", "");
        field.change([](State &state) {
            state.unit("b1.1").mood = Mood::retiring;
            listed(state, "a1.1", "pursue", 0, {"b1.1"});
        });
        field.act("after-combat", who("a1.1"), {3, 3});
        field.act("caught", who("a1.1"));
        COMPARE_TEXT(field.of("a1.1").chasing, "b1.1");
        ends(field);
        const auto move = [&] {
            State state = field.state();
            state.step = "flight";
            startFlight(state);
            return state.after.empty() ? std::string() : state.after.begin()->second.move;
        };
        COMPARE_TEXT(move(), "pursue");
        field.change([](State &state) {
            Narration narration;
            remove({game().sheet(), state, narration}, "b1.1", Status::left);
        });
        COMPARE_TEXT(move(), "loot");
    }

    // PUN-028 PUN-197: a pursuer who has met nobody is no charger: charged, he receives, and his own charge is not refused for another.
    void chargedWhilePursuing()
    {
        Field field;
        field.unit("a1.1", mi).unit("b1.1", hi).unit("b1.2", levy).at("flight", "");
        field.change([](State &state) {
            state.unit("a1.1").mood = Mood::pursuing;
            listed(state, "a1.1", "pursue", 0, {"b1.2"}, "flight");
        });
        field.act("after-combat", who("a1.1"), {3, 3});
        field.act("caught", who("a1.1"));
        Field own = field;
        const Json charge{{"who", "b1.1"}, {"target", "a1.1"}, {"answers", Json::object()}};
        field.at("declare", "b").act("charge", charge);
        field.at("charge", "").act("charge-move", who("b1.1"));
        COMPARE_TEXT(entryOf(field, "a1.1"), "receive");
        COMPARE_TEXT(entryOf(field, "b1.1"), "charge");
        own.at("declare", "a").act("charge", {{"who", "a1.1"}, {"target", "b1.1"}, {"answers", Json::object()}});
    }

    // PUN-199 PUN-203: who has evaded a pursuer in phase III stands in phase IV, and is in contact: no charger runs through him.
    void evadedThenStands()
    {
        Field field;
        field.unit("a1.1", mi).unit("a1.2", levy).unit("b1.1", li).at("flight", "");
        field.change([](State &state) {
            state.unit("a1.1").mood = Mood::pursuing;
            listed(state, "a1.1", "pursue", 0, {"b1.1"}, "flight");
        });
        field.act("after-combat", who("a1.1"), {3, 3});
        field.act("caught", who("a1.1", R"("ch.next":"b1.1")"));
        field.act("respond", who("b1.1", R"("ch.response":"evade")"), {2, 1});
        field.act("charge-move", who("a1.1"));
        field.act("caught", who("a1.1"));
        field.at("declare", "a").act("charge", {{"who", "a1.2"}, {"target", "b1.1"}, {"answers", Json::object()}});
        field.at("charge", "").act("respond", who("b1.1", R"("ch.response":"stand")"));
        field.act("charge-move", who("a1.2"));
        COMPARE_TEXT(entryOf(field, "b1.1"), "receive");
    }

    // PUN-028 PUN-305: one target is declared; another enemy that is touched shares the contact, with its own aspect and entry.
    void meetsAlso()
    {
        Field field;
        field.unit("a1.1", mi).unit("b1.1", hi).unit("b1.2", levy).unit("b1.3", R"({"name":"El","type":"EL","mood":"rampaging"})");
        field.at("declare").act("charge", {{"who", "a1.1"}, {"target", "b1.1"}, {"answers", Json::object()}});
        field.at("charge", "");
        Json input = who("a1.1", R"("ch.aspect_b1.2":"flank")");
        input["also"] = {"b1.3"};
        QVERIFY(holds(field.refused("charge-move", input), "PUN-076"));
        input["also"] = {"b1.2"};
        QVERIFY(holds(asks(field, "charge-move", input), "ch.aspect_b1.2"));
        field.act("charge-move", input);
        const State state = field.state();
        QCOMPARE(state.combats.size(), std::size_t{1});
        QCOMPARE(state.combatOf("a1.1")->members.size(), std::size_t{3});
        COMPARE_TEXT(entryOf(field, "b1.2"), "receive");
        QCOMPARE(state.combatOf("b1.2")->find("b1.2")->from.at("a1.1"), Aspect::flank);
        QCOMPARE(state.combatOf("b1.1")->find("b1.1")->from.at("a1.1"), Aspect::front);
    }

    // PUN-279 PUN-251: a legion relieves on a halt although the enemy has gone, with nothing to remove too; not when it is shaken by now.
    void reliefWhenTheEnemyIsGone()
    {
        Field field;
        field.unit("a1.1", R"({"name":"Legio","legion":true,"grade":"B","dps":1})").unit("b1.1", mc).at("after", "");
        field.change([](State &state) {
            fight(state, "c00001", {"a1.1", "b1.1"}, true);
            listed(state, "b1.1", "retire", 0, {"a1.1"});
            listed(state, "a1.1", "halt", 1, {"b1.1"});
        });
        field.act("after-combat", who("b1.1"), {3, 3, 3});
        QVERIFY(!field.state().engaged("a1.1"));
        Field shaken = field, none = field;
        field.act("after-combat", who("a1.1", R"("rs.relieve":true)"));
        COMPARE_TEXT(field.dps("a1.1"), "0");
        COMPARE_TEXT(field.of("a1.1").ranks[0].name, "principes");
        none.change([](State &state) { state.unit("a1.1").dps = 0; });
        none.act("after-combat", who("a1.1", R"("rs.relieve":true)"));
        QCOMPARE(none.of("a1.1").reliefs, 1);
        shaken.change([](State &state) { state.unit("a1.1").shaken = true; });
        QVERIFY(holds(shaken.refused("after-combat", who("a1.1", R"("rs.relieve":true)")), "PUN-389"));
    }

    // PUN-052 PUN-251: shaken by what happened after the result, a legion has no triarii to retire behind: it retires.
    void shakenBeforeTheTriarii()
    {
        Field field;
        field.unit("a1.1", R"({"name":"Legio","legion":true,"grade":"B","dps":6})").unit("a1.2", levy).unit("b1.1", mi).at("after", "");
        field.change([](State &state) {
            fight(state, "c00001", {"a1.1", "b1.1"}, true);
            listed(state, "a1.1", "behindTriarii", 0, {"b1.1"}).choices = {"behindTriarii", "retire"};
            Narration narration;
            addEvent({game().sheet(), state, narration}, "retire", "a", "a1.2", "", 1, "Levy retires", {});
        });
        field.act("morale", {{"within", Json::array({{{"unit", "a1.1"}}})}, {"answers", Json::object()}});
        COMPARE_TEXT(field.dps("a1.1"), "7 shaken");
        QVERIFY(holds(field.act("after-combat", who("a1.1"), {3, 3}).sentence, "retires 8\""));
    }

    // PUN-253 PUN-260: the front unit that chooses to halt halts its supporter, which waits for the choice.
    void haltsItsSupporter()
    {
        Field field;
        field.unit("a1.1", hi).unit("a1.2", levy).unit("b1.1", mi).at("after", "");
        field.change([](State &state) {
            fight(state, "c00001", {"a1.1", "b1.1"}, true);
            listed(state, "a1.1", "pursue", 1, {"b1.1"}).choices = {"halt", "pursue"};
            listed(state, "a1.2", "pursue", 1, {"b1.1"}).leads = "a1.1";
        });
        QVERIFY(holds(field.refused("after-combat", who("a1.2"), {3, 3}), "PUN-270"));
        field.act("after-combat", who("a1.1", R"("rs.halt":"halt")"));
        field.act("after-combat", who("a1.2"));
        QVERIFY(field.of("a1.2").formed());
        QCOMPARE(field.of("a1.2").mood, Mood::steady);
    }

    // PUN-222 PUN-233: an unformed legion is one line of all its bases, and medium infantry, wherever its triarii stand.
    void unformedLegion()
    {
        Field field;
        field.unit("a1.1", R"({"name":"Legio","legion":true,"grade":"C","formation":"behindTriarii"})").unit("b1.1", mi);
        field.change([](State &state) {
            std::swap(state.unit("a1.1").ranks[0], state.unit("a1.1").ranks[2]);
            QCOMPARE(engagedType(state.unit("a1.1")), Type::HI);
            unform(state.unit("a1.1"));
            QCOMPARE(engagedType(state.unit("a1.1")), Type::MI);
        });
    }

    // PUN-252 PUN-394: a move that a unit has not is refused with its reason, and so is a relief that it may not make.
    void refusals()
    {
        Field field;
        field.unit("a1.1", hi).unit("b1.1", mi).at("after", "");
        field.change([](State &state) {
            fight(state, "c00001", {"a1.1", "b1.1"}, true);
            listed(state, "a1.1", "pursue", 0, {"b1.1"});
        });
        QVERIFY(holds(field.refused("after-combat", who("a1.1", R"("rs.halt":"halt")"), {3, 3}), "PUN-252"));
        QVERIFY(holds(field.refused("after-combat", who("a1.1", R"("rs.relieve":true)"), {3, 3}), "PUN-389"));
        field.act("after-combat", who("a1.1"), {3, 3});
        QVERIFY(holds(field.refused("caught", who("a1.1", R"("rs.caught":"b1.1")")), "PUN-282"));
    }
};

OPTIO_TEST(PunicContactTest)

} // namespace punic_contact_test

#include "punic_contact_test.moc"
