// SPDX-License-Identifier: GPL-3.0-or-later
// The watch of the Punic Wars: who is near his limit, with the exact chance that his combat takes him over it; and two conventions of the
// rules, distances and the reading of garbled words.
#include "rules/ruling/form.h"
#include "rules/ruling/refusal.h"
#include "tests/rulesets/punic/punic_fight.h"
#include "tests/suite.h"

#include <QtTest>
#include <regex>

namespace punic_watch_test {

using namespace punictest;

namespace {

/// A combat of two units, the first of which charges.
Field clash(const std::string &a, const std::string &b)
{
    Field field;
    field.unit("a1.1", a).unit("b1.1", b).at("combat", "");
    field.change([](State &state) {
        Combat combat;
        combat.id = state.newId('c');
        Member charger, target;
        charger.unit = "a1.1";
        charger.entry = {"charge"};
        target.unit = "b1.1";
        target.entry = {"receive"};
        target.from = {{"a1.1", Aspect::front}};
        combat.members = {charger, target};
        state.combats.emplace(combat.id, combat);
    });
    return field;
}

std::string levy(int dps, int bases = 6)
{
    return R"({"name":"Levy","type":"HI","grade":"C","bases":)" + std::to_string(bases) + ",\"dps\":" + std::to_string(dps) +
           (dps >= 5 ? ",\"shaken\":true}" : "}");
}

const std::string legion = R"({"name":"Legio I","legion":true,"grade":"B"})";

/// The watch's row about a unit; null when there is none.
Json rowOf(const Field &field, const std::string &unit)
{
    const Json view = toJson(game().view(field.json, ""));
    for (const Json &row : view["watch"])
        if (row.value("unit", "") == unit)
            return row;
    return nullptr;
}

/// The chance of these results of the combat, as the combat's own act tells them.
std::string chanceOf(const Field &field, std::uint64_t from, std::uint64_t to)
{
    const Resolver &combat = game().resolver("combat");
    const Json input = combat.complete(&field.json, {{"a", Json::array({"a1.1"})}, {"answers", Json::object()}});
    const Distribution odds = oddsOf(*combat.prepare(&field.json, input));
    return fraction(odds.weightWhere([&](std::uint64_t key) { return key >= from && key <= to; }), odds.of);
}

} // namespace

class PunicWatchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // PUN-048 PUN-052 PUN-255 PUN-257 PUN-330: which results take it over its limit, by its DPs and bases. Results of a: 0 victory … 4
    // defeat.
    void chances_data()
    {
        QTest::addColumn<int>("dps");
        QTest::addColumn<int>("bases");
        QTest::addColumn<int>("last"); // the best result for it that does so; -1: none
        QTest::newRow("2 DPs: no result shakes it") << 2 << 6 << -1;
        QTest::newRow("3 DPs: a lost combat shakes it") << 3 << 6 << 1;
        QTest::newRow("4 DPs: all but a victory") << 4 << 6 << 3;
        QTest::newRow("shaken: a lost combat routs it") << 5 << 6 << 1;
        QTest::newRow("shaken, one base left: all but a victory") << 5 << 1 << 3;
        QTest::newRow("one base left: a defeat destroys it") << 2 << 1 << 0;
    }
    void chances()
    {
        QFETCH(int, dps);
        QFETCH(int, bases);
        QFETCH(int, last);
        const Field field = clash(legion, levy(dps, bases));
        const Json row = rowOf(field, "b1.1");
        if (last < 0) {
            QVERIFY(row.is_null());
            return;
        }
        QVERIFY2(row.contains("chance"), row.dump().c_str());
        COMPARE_TEXT(row["chance"]["fraction"].get<std::string>(), chanceOf(field, 0, static_cast<std::uint64_t>(last)));
        QVERIFY(holds(row["detail"], "Legio I"));
        COMPARE_TEXT(row["resolver"].get<std::string>(), "combat");
        QVERIFY(game().resolver("combat").refusal(field.json, row["input"]).empty());
    }

    // The act is offered in phase V only; a combat that is fought, or waits for the next turn, has no chance any more.
    void when()
    {
        Field field = clash(legion, levy(4));
        Field before = field;
        QVERIFY(!rowOf(before.at("manoeuvre"), "b1.1").contains("resolver"));
        QVERIFY(rowOf(before, "b1.1").contains("chance"));
        for (const bool fought : {true, false}) {
            Field over = field;
            over.change(
                [&](State &state) { (fought ? state.combats.begin()->second.fought : state.combats.begin()->second.mustWait) = true; });
            QVERIFY(!rowOf(over, "b1.1").contains("chance"));
            QVERIFY(!rowOf(over, "b1.1").is_null()); // 1 DP from being shaken all the same
        }
    }

    // PUN-253: DPs that elephants may give more hang on their own tests: no chance is told that would not be exact.
    void elephants()
    {
        const Field field = clash(R"({"name":"Elephant","type":"EL"})", levy(2));
        QVERIFY(rowOf(field, "a1.1").is_null());
        const Json row = rowOf(field, "b1.1");
        QVERIFY(!row.is_null() && !row.contains("chance"));
        // With 3 DPs the elephant's own DPs change nothing.
        QVERIFY(rowOf(clash(R"({"name":"Elephant","type":"EL"})", levy(3)), "b1.1").contains("chance"));
    }

    // PUN-003: distances that decide are asked as "within" (n itself included) or "more than" / "beyond" (n itself not), never otherwise,
    // so that no distance falls between two questions.
    void distances()
    {
        int met = 0;
        const std::regex distance("([a-z]+ [a-z]+) ([0-9]+) inch");
        for (const QuestionRow &row : game().sheet().questions) {
            std::smatch found;
            if (!std::regex_search(row.help, found, distance))
                continue;
            const std::string words = found[1];
            QVERIFY2(words.ends_with(" within") || words == "more than" || words.ends_with(" beyond"), row.id.c_str());
            ++met;
        }
        QVERIFY(met >= 6);
        // At exactly 8": near enemy for a manoeuvre, not far enough for a march. At exactly 4": not far enough to redress at C grade.
        Field field;
        field.unit("a1.1", R"({"type":"HI","grade":"C","bases":6,"dps":1})").at("manoeuvre");
        QVERIFY(holds(field.refused("move", who("a1.1", R"("mv.kind":"march","mv.far":false)")), "beyond 8\""));
        QVERIFY(holds(field.refused("move", who("a1.1", R"("mv.kind":"redress","rd.far":false)")), "more than 4\""));
    }

    // PUN-007: "+1/3" is 1 to 3, "4+" is 4 or better, and the same for the loser.
    void bands_data()
    {
        QTest::addColumn<int>("difference");
        QTest::addColumn<QString>("result");
        for (const auto &[difference, result] : {std::pair{5, "victory"},
                                                 {4, "victory"},
                                                 {3, "success"},
                                                 {1, "success"},
                                                 {0, "inconclusive"},
                                                 {-1, "setback"},
                                                 {-3, "setback"},
                                                 {-4, "defeat"},
                                                 {-5, "defeat"}})
            QTest::newRow(("PUN-007 " + std::to_string(difference)).c_str()) << difference << result;
    }
    void bands()
    {
        QFETCH(int, difference);
        QFETCH(QString, result);
        const CombatSheet &sheet = game().combatSheet();
        COMPARE_TEXT(sheet.bands[static_cast<std::size_t>(sheet.bandOf(difference))].id, result.toStdString());
    }

    // PUN-388: a row that leads to a combat names both sides, and what its form shows is taken as it stands; without bases in contact it is
    // refused, whoever is named.
    void offers()
    {
        const Field field = clash(legion, levy(5));
        const Resolver &combat = game().resolver("combat");
        const Json view = toJson(game().view(field.json, ""));
        int rows = 0;
        for (const Json &row : view["watch"]) {
            if (!row.contains("resolver"))
                continue;
            ++rows;
            Json input = row["input"];
            QVERIFY(!input["a"].empty() && !input["b"].empty());
            input["answers"] = answersOf(combat.form(&field.json, input));
            QCOMPARE(combat.complete(&field.json, input)["answers"], input["answers"]);
            input["answers"]["cb.bases_b1.1"] = 0;
            QVERIFY(holds(combat.refusal(field.json, input), "PUN-388"));
        }
        QVERIFY(rows > 0);
    }

    // PUN-007: EI is elephants, of whom light infantry may be charged by light infantry only with elephants; there is no other such type.
    void words()
    {
        Field field;
        field.unit("a1.1", R"({"type":"LI","bases":4})").unit("b1.1", R"({"type":"EL"})").unit("b1.2", R"({"type":"HI","bases":6})");
        field.at("declare");
        const auto charge = [](const char *target) { return Json{{"who", "a1.1"}, {"target", target}, {"answers", Json::object()}}; };
        QVERIFY(field.refused("charge", charge("b1.1")).empty());
        QVERIFY(holds(field.refused("charge", charge("b1.2")), "PUN-196"));
        QVERIFY(holds(refusal([] { describedUnit(game().sheet(), "who", "a", Json{{"type", "EI"}}); }), "EL"));
    }
};

OPTIO_TEST(PunicWatchTest)

} // namespace punic_watch_test

#include "punic_watch_test.moc"
