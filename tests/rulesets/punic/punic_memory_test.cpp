// SPDX-License-Identifier: GPL-3.0-or-later
// What the Punic Wars remember: events that give DPs once each, flights that go on, and what has happened since.
#include "rulesets/punic/combat/aftermath.h"
#include "rulesets/punic/combat/elephant.h"
#include "rulesets/punic/combat/flight.h"
#include "tests/rulesets/punic/punic_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace punic_memory_test {

using namespace punictest;

namespace {

const std::string hi = R"({"name":"Levy","type":"HI","grade":"C","bases":6})";
const std::string mi = R"({"name":"Gauls","type":"MI","grade":"C","bases":6})";
const std::string mc = R"({"name":"Horse","type":"MC","grade":"C","bases":4})";

/// Does something to the book of a field.
template <class Do> Field &doing(Field &field, Do act)
{
    return field.change([&](State &state) {
        Narration narration;
        act(Book{game().sheet(), state, narration});
    });
}

/// The open events: "rout 2, leader 1".
std::string openEvents(const Field &field)
{
    const State state = field.state();
    std::string text;
    for (const auto &[id, event] : state.events)
        if (event.open)
            text += (text.empty() ? "" : ", ") + event.kind + " " + std::to_string(event.dps);
    return text;
}

/// Answers all open events: those units are near.
void near(Field &field, const std::vector<std::string> &units = {})
{
    for (;;) {
        const State state = field.state();
        const Event *event = openEvent(state);
        if (event == nullptr)
            return;
        const auto may = nearby(state, state.events.at(event->id));
        Json within = Json::array();
        for (const std::string &id : units)
            if (std::find(may.begin(), may.end(), id) != may.end())
                within.push_back({{"unit", id}});
        field.act("morale", {{"within", within}, {"answers", Json::object()}});
    }
}

/// A unit and two friends that may stand near.
Field three(const std::string &unit)
{
    Field field;
    field.unit("b1.1", unit).unit("b1.2", R"({"name":"Near","type":"MI","grade":"A","bases":6})");
    field.unit("b1.3", R"({"name":"Far","type":"MI","grade":"A","bases":6})").unit("a1.1", mi);
    return field.at("after", "");
}

} // namespace

class PunicMemoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // PUN-054 PUN-058 PUN-066: one rout is one event, to its end; routing anew after it has recovered is another.
    void routsAnew()
    {
        Field field = three(hi);
        doing(field, [](const Book &book) { rout(book, "b1.1"); });
        COMPARE_TEXT(openEvents(field), "rout 2");
        near(field, {"b1.2"});
        doing(field, [](const Book &book) { rout(book, "b1.1"); }); // it routs already
        COMPARE_TEXT(openEvents(field), "");
        Field lost = field;
        doing(lost, [](const Book &book) { remove(book, "b1.1", Status::eliminated); });
        COMPARE_TEXT(openEvents(lost), ""); // the end of the same rout
        doing(field, [](const Book &book) { stopFlight(book, "b1.1"); });
        doing(field, [](const Book &book) { rout(book, "b1.1"); });
        COMPARE_TEXT(openEvents(field), "rout 2");
        near(field, {"b1.2"});
        COMPARE_TEXT(field.dps("b1.2"), "4");
        // Lost once it has recovered: a new event too.
        doing(field, [](const Book &book) { stopFlight(book, "b1.1"); });
        doing(field, [](const Book &book) { remove(book, "b1.1", Status::destroyed); });
        COMPARE_TEXT(openEvents(field), "destroyed 2");
    }

    // PUN-055 PUN-125 PUN-126: a leader who routs with his unit and is lost with it gives his DPs once; lost later with another, again.
    void leaderAgain()
    {
        Field field = three(mc);
        field.leader("b1.0", "Hanno", true, 2, "b1.1");
        doing(field, [](const Book &book) { rout(book, "b1.1"); });
        COMPARE_TEXT(openEvents(field), "rout 2, leader 2");
        near(field, {"b1.2"});
        COMPARE_TEXT(field.dps("b1.2"), "4");
        Field together = field;
        doing(together, [](const Book &book) { remove(book, "b1.1", Status::eliminated); });
        QVERIFY(together.state().leader("b1.0").lost);
        COMPARE_TEXT(openEvents(together), "");
        field.change([](State &state) { state.leader("b1.0").attached = "b1.3"; });
        doing(field, [](const Book &book) { loseLeader(book, "b1.0", "is killed"); });
        COMPARE_TEXT(openEvents(field), "leader 2");
    }

    // PUN-055 PUN-058: whoever the routers come near while they flee has the DPs of the rout and of the leader with them.
    void passedWhileFleeing()
    {
        Field field = three(hi);
        field.leader("b1.0", "Hanno", true, 2, "b1.1");
        doing(field, [](const Book &book) {
            rout(book, "b1.1");
            addMove(book.state, "b1.1", "rout", 0, "c1");
            addMove(book.state, "a1.1", "pursue", 1, "c1").foes = {"b1.1"};
        });
        near(field, {"b1.2"});
        field.act("after-combat", who("b1.1"), {2, 1});
        COMPARE_TEXT(openEvents(field), "rout 2, leader 2");
        near(field, {"b1.2", "b1.3"});
        COMPARE_TEXT(field.dps("b1.2"), "4"); // it had them
        COMPARE_TEXT(field.dps("b1.3"), "4");
    }

    // PUN-053 PUN-058: retiring again in a later turn is a new event, and the old one is asked no more.
    void retiresAgain()
    {
        Field field = three(mi);
        doing(field, [](const Book &book) {
            retire(book, "b1.1");
            addMove(book.state, "b1.1", "retire", 0, "c1");
        });
        near(field);
        field.act("after-combat", who("b1.1"), {2, 1});
        near(field);
        field.at("rally", "").act("end-turn", Json::object());
        field.at("after", "");
        doing(field, [](const Book &book) {
            contact(book.state, "b1.1", "a1.1");
            retire(book, "b1.1");
            addMove(book.state, "b1.1", "retire", 0, "c1");
        });
        COMPARE_TEXT(openEvents(field), "retire 1");
        near(field);
        const Ruling away = field.act("after-combat", who("b1.1"), {2, 1});
        QVERIFY(holds(away.sentence, "5\"")); // PUN-150: each event has its first move
        COMPARE_TEXT(openEvents(field), "retire 1");
        near(field, {"b1.2"});
        COMPARE_TEXT(field.dps("b1.2"), "1");
    }

    // PUN-058 PUN-054: a retirement that becomes a rout has ended: who is passed from now on pays for the rout alone.
    void retirementBecomesRout()
    {
        Field field = three(mi);
        doing(field, [](const Book &book) {
            retire(book, "b1.1");
            addMove(book.state, "b1.1", "retire", 0, "c1");
        });
        near(field);
        field.act("after-combat", who("b1.1"), {2, 1});
        near(field);
        doing(field, [](const Book &book) { rout(book, "b1.1", {}, "a1.1"); });
        near(field);
        QVERIFY(!firstMove(field.state(), "b1.1", "rout")); // PUN-282: it has had its inches
        doing(field, [](const Book &book) { askAgain(book.state, "b1.1"); });
        COMPARE_TEXT(openEvents(field), "rout 2");
    }

    // PUN-150 PUN-282: one who has recovered and routs again has the added inches again.
    void firstMoveOfEach()
    {
        Field field = three(hi);
        doing(field, [](const Book &book) {
            rout(book, "b1.1");
            runAway(book, "b1.1", true, 5, {});
        });
        near(field);
        QVERIFY(!firstMove(field.state(), "b1.1", "rout"));
        doing(field, [](const Book &book) {
            stopFlight(book, "b1.1");
            rout(book, "b1.1");
        });
        QVERIFY(firstMove(field.state(), "b1.1", "rout"));
    }

    // PUN-056 PUN-058: burst through in two phases is two events; in one phase one, however many elephants.
    void burstTwice()
    {
        Field field;
        field.unit("a1.1", hi).unit("b1.1", R"({"name":"El 1","type":"EL"})").unit("b1.2", R"({"name":"El 2","type":"EL"})").at("skirmish");
        const auto burst = [&](const std::string &elephant, const std::string &step) {
            field.at(step, "").change([&](State &state) {
                state.unit(elephant).mood = Mood::rampaging;
                state.rampages[elephant] = {elephant, 1, 5};
            });
        };
        const auto through = [](const std::string &elephant) {
            return Json{{"unit", elephant}, {"struck", Json::array({{{"unit", "a1.1"}}})}, {"answers", Json::object()}};
        };
        burst("b1.1", "skirmish");
        field.act("rampage", through("b1.1"));
        COMPARE_TEXT(field.dps("a1.1"), "2");
        burst("b1.2", "skirmish");
        QVERIFY(holds(field.refused("rampage", through("b1.2")), "PUN-056"));
        burst("b1.2", "combat");
        field.act("rampage", through("b1.2"));
        COMPARE_TEXT(field.dps("a1.1"), "4");
    }

    // PUN-073 PUN-077: made wild again in phase II it still owes the move of phase III, in the direction thrown last.
    void wildTwice()
    {
        Field field;
        field.unit("b1.1", R"({"name":"Surus","type":"EL","mood":"rampaging","heading":2,"attempts":1})").unit("a1.1", hi).at("skirmish");
        doing(field, [](const Book &book) {
            EnteredDice faces({6, 3, 4});
            Dice dice(faces);
            rampage(book, "b1.1", 0, "Slingers", dice);
        });
        QCOMPARE(field.of("b1.1").heading, 6);
        QCOMPARE(field.of("b1.1").attempts, 1);
        field.change([](State &state) {
            state.rampages.clear();
            startFlight(state);
        });
        QCOMPARE(field.state().after.size(), std::size_t{1});
        field.at("flight", "");
        QVERIFY(holds(field.act("after-combat", who("b1.1"), {3, 4}).sentence, "direction 6"));
        QCOMPARE(field.of("b1.1").heading, 0);
    }

    // PUN-280 PUN-303: who has retired and was not caught may retire a further move: no inches added, the same event goes on.
    void retiresFurther()
    {
        Field field = three(R"({"name":"Horse","type":"MC","grade":"C","bases":4,"movedBefore":true})");
        doing(field, [](const Book &book) {
            retire(book, "b1.1");
            runAway(book, "b1.1", false, 9, {});
        });
        QVERIFY(holds(field.at("manoeuvre", "b").refused("move", who("b1.2", R"("mv.kind":"retire")")), "PUN-280"));
        QVERIFY(holds(asks(field, "move", who("b1.1", R"("mv.kind":"retire")")), "mv.off"));
        const Ruling further = field.act("move", who("b1.1", R"("mv.kind":"retire")"), {3, 2, 4});
        QVERIFY(holds(further.sentence, "9\""));
        QCOMPARE(field.of("b1.1").mood, Mood::retiring);
        COMPARE_TEXT(openEvents(field), ""); // cavalry: nobody minds it (PUN-053)
        QVERIFY(!field.refused("move", who("b1.1", R"("mv.kind":"retire")"), {3, 2, 4}).empty());
        // It has halted: the retirement is over (PUN-058).
        field.at("rally", "").act("end-turn", Json::object());
        field.at("rally", "").act("end-turn", Json::object());
        QVERIFY(holds(field.at("manoeuvre", "b").refused("move", who("b1.1", R"("mv.kind":"retire")")), "PUN-280"));
    }

    // PUN-048 PUN-090: a detached line has the turn of its legion, and is shaken at five DPs; the form and the ruling say so.
    void detachedLine()
    {
        Field field;
        field.unit("a1.1", R"({"name":"Legio","legion":true,"grade":"B","dps":5})").unit("b1.1", hi).at("manoeuvre");
        const Json input = who("a1.1", R"("dt.line":"triarii")");
        QVERIFY(holds(toJson(game().resolver("detach").form(&field.json, input)).dump(), "shaken at once (PUN-048)"));
        const Json line = who("a1.1", R"("mv.kind":"manoeuvre","mv.manoeuvre":"change","mv.formation":"line")");
        QVERIFY(holds(toJson(game().resolver("move").form(&field.json, line)).dump(), "(PUN-048)"));
        field.change([](State &state) {
            state.unit("a1.1").steadied = true;
            state.unit("a1.1").movedManoeuvre = true;
        });
        const Ruling told = field.act("detach", input);
        QVERIFY(holds(told.sentence, "Legio triarii are shaken"));
        QVERIFY(std::any_of(told.lines.begin(), told.lines.end(), [](const Line &one) { return one.rule == "PUN-048"; }));
        const Unit part = field.of("a1.1d1");
        QVERIFY(part.steadied && part.movedManoeuvre && part.shaken);
        QVERIFY(!field.of("a1.1").shaken);
        QVERIFY(holds(field.refused("move", who("a1.1d1", R"("mv.kind":"move")"), {3}), "moved already"));
        // A legion without DPs is not warned of.
        Field fresh;
        fresh.unit("a1.1", R"({"name":"Legio","legion":true,"grade":"B"})").at("manoeuvre");
        QVERIFY(!holds(toJson(game().resolver("detach").form(&fresh.json, input)).dump(), "PUN-048"));
    }

    // PUN-110 PUN-120: a commander wounded to no action may still move, and his side has its step for it.
    void woundedToNone()
    {
        Field field;
        field.unit("a1.1", hi).unit("b1.1", hi).leader("a1.0", "Laelius", false, 1, "a1.1").at("leaders");
        field.change([](State &state) { state.leader("a1.0").wounded = true; });
        QVERIFY(field.state().leader("a1.0").mayAct());
        QVERIFY(!toJson(game().view(field.json, ""))["reminders"].empty());
        const Json moves{{"leader", "a1.0"}, {"answers", {{"ld.action", "move"}}}};
        const Json steadies{{"leader", "a1.0"}, {"answers", {{"ld.action", "steady"}}}};
        QVERIFY(holds(field.refused("leader", steadies), "PUN-120"));
        field.act("leader", moves);
        QVERIFY(holds(field.refused("leader", moves), "PUN-382"));
    }

    // PUN-134 PUN-320: however the units of a test are named, each throws the same die.
    void diceByWhatever()
    {
        Field field;
        field.unit("a1.1", hi).unit("a1.2", mi).at("control").change([](State &state) {
            state.unit("a1.1").control = state.unit("a1.2").control = Control::tests;
        });
        const Resolver &test = game().resolver("control-test");
        const auto named = [](const std::vector<std::string> &units) {
            Json input{{"who", Json::array()}, {"answers", Json::object()}};
            for (const std::string &unit : units)
                input["who"].push_back({{"unit", unit}});
            return input;
        };
        const Ruling one = field.rule("control-test", named({"a1.1", "a1.2"}), {2, 5});
        const Ruling other = field.rule("control-test", named({"a1.2", "a1.1", "a1.2"}), {2, 5});
        QVERIFY(toJson(one).at("changes") == toJson(other).at("changes"));
        QVERIFY(test.participants(named({"a1.1", "a1.2"})) == test.participants(named({"a1.2", "a1.1", "a1.2"})));
        const Resolver &respond = game().resolver("respond");
        QVERIFY(respond.participants({{"who", "b1.1"}, {"charger", "a1.1"}}) == respond.participants({{"who", {{"unit", "b1.1"}}}}));
        const Resolver &move = game().resolver("charge-move");
        QVERIFY(move.participants({{"who", "a1.1"}, {"also", {"b1.1"}}}) == move.participants({{"who", "a1.1"}}));
    }
};

OPTIO_TEST(PunicMemoryTest)

} // namespace punic_memory_test

#include "punic_memory_test.moc"
