// SPDX-License-Identifier: GPL-3.0-or-later
// Rulings outside a game: what can be on no table is refused, units are told apart, and tests have their odds for points and cards. And
// states from outside: what no game can have is refused by name.
#include "tests/rulesets/tropaion/tropaion_support.h"
#include "tests/suite.h"

#include <QtTest>

#include <set>

namespace tropaion_outside_test {

using namespace tropaiontest;

namespace {

std::string refusedOutside(const std::string &resolver, const Json &input)
{
    try {
        (void)rules().resolver(resolver).complete(nullptr, input);
        return {};
    } catch (const Error &error) {
        return error.what();
    }
}

Json fight(const char *a, const char *b) { return {{"a", Json::parse(a)}, {"b", Json::parse(b)}, {"answers", Json::object()}}; }

/// The chance to pass, as "5/9".
std::string passing(const std::string &resolver, const Json &input)
{
    const Resolver &asked = rules().resolver(resolver);
    const Distribution odds = oddsOf(*asked.prepare(nullptr, asked.complete(nullptr, input)));
    return fraction(odds.weight(1), odds.of);
}

Json test(const char *answers) { return {{"who", Json::array({{{"type", "LI"}}})}, {"answers", Json::parse(answers)}}; }

} // namespace

class TropaionOutsideTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // TRO-107: who is touched on its rear cannot go back, told outside a game by where it is touched.
    void touchedOnTheRear()
    {
        const Ruling ruling = ruleOn("fight", fight(R"({"type":"HI"})", R"({"type":"HI","touched":"rear"})"), {6, 1, 1});
        TROPAION_TEXT(fateIn(ruling, "b"), "disrupted");
    }

    // TRO-162 TRO-164 TRO-116 TRO-020: what no army and no table can have is no case to be ruled.
    void impossible()
    {
        const char *const plain = R"({"type":"HI"})";
        for (const auto &[unit, rule] : {std::pair{R"({"type":"PK","traits":["legionaries"]})", "TRO-162"},
                                         {R"({"type":"HI","traits":["raw","veteran"]})", "TRO-162"},
                                         {R"({"type":"LC","traits":["parthian"]})", "TRO-162"},
                                         {R"({"type":"EL","massed":true})", "TRO-116"},
                                         {R"({"type":"PK","massed":true})", "TRO-116"},
                                         {R"({"type":"MI","weapon":"bows","traits":["supporting"],"massed":true})", "TRO-116"},
                                         {R"({"type":"LI","comradeBehind":true})", "TRO-116"}}) {
            QVERIFY2(tells(refusedOutside("fight", fight(unit, plain)), rule), unit);
            QVERIFY2(tells(refusedOutside("fight", fight(plain, unit)), rule), unit);
        }
        QVERIFY(tells(refusedOutside("fight", fight(R"({"type":"HI","charged":true})", R"({"type":"HI","charged":true})")), "TRO-142"));
        QVERIFY(refusedOutside("fight", fight(R"({"type":"WB","massed":true,"charged":true})", plain)).empty());
        QVERIFY(tells(refusedOutside("rally", {{"who", {{"type", "HI"}, {"traits", {"legionaries", "parthian"}}, {"disruption", 1}}},
                                               {"answers", Json::object()}}),
                      "TRO-162"));
    }

    // TRO-164: what a game knows is not told to it.
    void noGameInAGame()
    {
        Field field;
        field.unit("a1", "HI").unit("b1", "HI");
        Json input = move({"a1"});
        input["game"] = {{"wavering", {"a"}}};
        QVERIFY(tells(field.refused("order", input, {4}), "game"));
        QCOMPARE(refusedOutside("order", {{"who", Json::array({{{"type", "HI"}}})}, {"game", {{"wavering", {"a"}}}}}), std::string());
    }

    // TRO-150: two of one kind are told apart in every sentence, outside a game and in one.
    void toldApart()
    {
        const Ruling ruling = ruleOn("fight", fight(R"({"type":"HI"})", R"({"type":"HI"})"), {6, 1, 6});
        QVERIFY2(tells(ruling.sentence, "Heavy infantry 1: 7 to 2 against Heavy infantry 2"), ruling.sentence.c_str());

        Json army = rules().armies().front();
        Json state = rules().start(army, army, {{"generalship", false}});
        const Json counters = rules().counters(state);
        std::set<std::string> labels;
        for (const Json &counter : counters)
            QVERIFY2(labels.insert(counter.at("label").get<std::string>()).second, counter.at("label").get<std::string>().c_str());
        // The state keeps the names of the rosters, so that older games go on as they are.
        const std::string written = state.at("units").at("a1.1").at("name").get<std::string>();
        state["units"]["a1.1"]["disruption"] = 0;
        const auto changes = changesSince(state, readState(state));
        QVERIFY(changes.empty());
        QCOMPARE(state.at("units").at("b1.1").at("name").get<std::string>(), written);
        QVERIFY(readState(state).unit("a1.1").name != readState(state).unit("b1.1").name);
    }

    // TRO-145 TRO-128 TRO-057: the odds of a test at -1: alone, with Broken Vine Staff (5/9), and with a point besides (3/4).
    void oddsOfPointsAndCards()
    {
        TROPAION_TEXT(passing("order", test("{}")), "1/3");
        TROPAION_TEXT(passing("order", test(R"({"ts.again":true})")), "5/9");
        TROPAION_TEXT(passing("order", test(R"({"ts.points":1})")), "1/2");
        TROPAION_TEXT(passing("order", test(R"({"ts.points":1,"ts.again":true})")), "3/4");
        TROPAION_TEXT(passing("order", test(R"({"ts.points":4})")), "1/1");
        // Each of them is among the effects of the answers.
        const Resolver &order = rules().resolver("order");
        int points = 0, again = 0;
        for (const Effect &effect : effectsOf(order, nullptr, order.complete(nullptr, test("{}")))) {
            points += effect.question == "ts.points" && effect.changes ? 1 : 0;
            again += effect.question == "ts.again" && effect.changes ? 1 : 0;
        }
        QCOMPARE(points, 9);
        QCOMPARE(again, 1);
        // What is thrown is what was counted: points are added when they save it, the card when they do not.
        const auto sentence = [](const char *answers, const std::vector<int> &faces) {
            return ruleOn("order", test(answers), faces).sentence;
        };
        QVERIFY(tells(sentence(R"({"ts.points":1})", {4}), "passes (4 - 1 + 1 = 4)"));
        QVERIFY(tells(sentence(R"({"ts.points":1})", {3}), "fails (3 - 1 = 2"));
        QVERIFY(tells(sentence(R"({"ts.points":1,"ts.again":true})", {1, 4}), "passes (4 - 1 + 1 = 4)"));
        QVERIFY(
            tells(refusedOutside("rally", {{"who", {{"type", "HI"}, {"disruption", 1}}}, {"answers", {{"ts.again", true}}}}), "ts.again"));
    }

    // TRO-031 TRO-145: in a game the same odds stand before the die, for whatever anybody may have left.
    void prospectsInAGame()
    {
        Field field;
        field.unit("a1", "MC").unit("b1", "HI").change([](State &state) {
            state.settings.generalship = true;
            state.side("a").hand = {"hold"};
            state.side("a").morale = 4;
        });
        const Resolver &order = rules().resolver("order");
        const auto list = [&] {
            std::string text;
            for (const Prospect &one : order.prepare(&field.json, order.complete(&field.json, move({"a1"})))->prospects())
                text += one.given.dump() + " " + fraction(one.odds.weight(1), one.odds.of) + "; ";
            return text;
        };
        const std::string all = list();
        TROPAION_TEXT(all,
                      R"({"points":0} 1/3; {"card":"vine_staff","points":0} 5/9; {"points":1} 1/2; {"card":"vine_staff","points":1} 3/4; )"
                      R"({"points":2} 2/3; {"card":"vine_staff","points":2} 8/9; {"points":3} 5/6; )"
                      R"({"card":"vine_staff","points":3} 35/36; {"points":4} 1/1; )");
        field.points("a", 0, 5, 0).change([](State &state) { state.side("a").hand = {"vine_staff"}; });
        QCOMPARE(list(), all); // nothing of it tells what the side has
        field.change([](State &state) { state.settings.generalship = false; });
        QVERIFY(!tells(list(), "vine_staff"));
        // A test that no point can be spent on has none.
        field.change([](State &state) { state.surely = "a"; });
        TROPAION_TEXT(list(), "");
    }

    // TRO-010 TRO-017 TRO-019 TRO-020: a state from outside whose values or ids no game can have is refused by name.
    void statesFromOutside()
    {
        const auto &armies = rules().armies();
        const Json good = rules().start(armies[0], armies[1], Json::object());
        rules().checkState(good);
        const auto refused = [&](const char *path, const Json &value) {
            Json bad = good;
            bad[Json::json_pointer(path)] = value;
            try {
                rules().checkState(bad);
                return std::string();
            } catch (const Error &error) {
                return std::string(error.what());
            }
        };
        const Json contact{{"units", {"a1.1", "b1.1"}}};
        QCOMPARE(refused("/engagements/e1", contact), std::string());
        for (const auto &[path, value] : std::vector<std::pair<const char *, Json>>{
                 {"/turn", 0},
                 {"/turn", 200000000},
                 {"/step", "x"},
                 {"/step", "move"},
                 {"/active", "c"},
                 {"/sides/0/morale", 100000},
                 {"/sides/0/id", "b"},
                 {"/sides/0/left/0", -1},
                 {"/sides/0/hand", {"joker"}},
                 {"/units/a1.1/disruption", -1},
                 {"/units/a1.1/disruption", 99999},
                 {"/units/a1.1/traits", {"winged"}},
                 {"/units/a1.1/moves", 18446744073709551615ULL},
                 {"/units/a1.1/side", "c"},
                 {"/formations/f1", {{"side", "a"}, {"files", {{"a1.99"}}}}},
                 {"/engagements/e1", {{"units", {"b1.1", "a1.1"}}}},
                 {"/engagements/e1", {{"units", {"a1.1", "b1.1"}}, {"charger", 2}}},
                 {"/fight", {{"engagement", "e9"}, {"stage", "rolled"}}},
                 {"/test", {{"purpose", "move"}}},
                 {"/order", {{"kind", "charge"}, {"who", {"a1.1"}}, {"targets", {{"a1.1", "b1.1"}}}}},
                 {"/order", {{"kind", "fly"}, {"who", {"a1.1"}}}},
                 {"/reply", {{"target", "nobody"}}},
                 {"/plan", {{{"card", "hold"}}}},
                 {"/events", {{{"what", "gap"}}}},
                 {"/width", 0}})
            QVERIFY2(!refused(path, value).empty(), (std::string(path) + " = " + value.dump()).c_str());
    }
};

OPTIO_TEST(TropaionOutsideTest)

} // namespace tropaion_outside_test

#include "tropaion_outside_test.moc"
