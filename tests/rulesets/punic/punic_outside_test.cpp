// SPDX-License-Identifier: GPL-3.0-or-later
// What comes to the Punic Wars from outside: units described without a game, rows of armies, states of journals that anybody may have
// written; and what people call the units.
#include "rules/roster/roster.h"
#include "rulesets/punic/combat/combat_described.h"
#include "tests/rulesets/punic/punic_fight.h"
#include "tests/suite.h"

#include <QtTest>

#include <functional>
#include <set>

namespace punic_outside_test {

using namespace punictest;

namespace {

/// Why a unit cannot be as described; empty when it can.
std::string wrong(const std::string &description)
{
    try {
        static_cast<void>(describedUnit(game().sheet(), "a", "a", Json::parse(description)));
        return {};
    } catch (const Error &error) {
        return error.what();
    }
}

Json army(const std::string &name, const std::string &rows)
{
    const Json units = Json::parse(R"([{"type":"general","name":"G"},{"type":"commander","name":"C"},)" + rows + "]");
    return {{"format", 1},
            {"ruleset", "punic"},
            {"data", ""},
            {"id", "x"},
            {"name", name},
            {"people", name},
            {"limit", 0},
            {"notes", ""},
            {"vendor", Json::object()},
            {"commands", Json::array({{{"name", "First"}, {"kind", "inf"}, {"units", units}}})}};
}

std::string findings(const std::string &rows)
{
    std::string text;
    for (const Finding &finding : game().check(army("Army", rows)))
        text += (text.empty() ? "" : " ") + finding.rule;
    return text;
}

/// Calls for each number, text, flag and list of a state.
void eachPlace(const Json &json, const std::string &path, const std::function<void(const std::string &)> &call)
{
    call(path);
    if (json.is_object())
        for (const auto &[key, value] : json.items())
            eachPlace(value, path + "/" + key, call);
    else if (json.is_array())
        for (std::size_t i = 0; i < json.size(); ++i)
            eachPlace(json[i], path + "/" + std::to_string(i), call);
}

} // namespace

class PunicOutsideTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // PUN-049 PUN-070 PUN-183: DPs and shaken are put in order; what contradicts itself is refused.
    void described_data()
    {
        QTest::addColumn<QString>("unit");
        QTest::addColumn<QString>("rule");
        const auto row = [](const char *name, const char *unit, const char *rule) { QTest::newRow(name) << unit << rule; };
        row("more DPs than shake it", R"({"type":"MI","dps":6})", "PUN-049");
        row("less than none", R"({"type":"MI","dps":-1})", "a/dps");
        row("shaken with three", R"({"type":"MI","dps":3,"shaken":true})", "PUN-049");
        row("not shaken with five", R"({"type":"MI","dps":5,"shaken":false})", "PUN-049");
        row("routing, not shaken", R"({"type":"MI","mood":"routing","shaken":false})", "PUN-049");
        row("legion of seven, not shaken", R"({"legion":true,"dps":7,"shaken":false})", "PUN-049");
        row("elephants of A grade", R"({"type":"EL","grade":"A"})", "PUN-070");
        row("elephants with DPs", R"({"type":"EL","dps":1})", "PUN-070");
        row("two elephants", R"({"type":"EL","bases":2})", "PUN-070");
        row("spearmen in quincunx", R"({"type":"HI","formation":"quincunx"})", "PUN-086");
        row("skirmishers in line", R"({"type":"LI","formation":"line"})", "PUN-086");
        row("shaken in line", R"({"type":"MI","shaken":true,"formation":"line"})", "PUN-086");
        row("open ranks in line", R"({"legion":true,"formation":"line","openRanks":true})", "PUN-161");
        row("a legion of cavalry", R"({"legion":true,"type":"MC"})", "PUN-085");
        row("foot that rampages", R"({"type":"MI","mood":"rampaging"})", "PUN-074");
    }
    void described()
    {
        QFETCH(QString, unit);
        QFETCH(QString, rule);
        const std::string why = wrong(unit.toStdString());
        QVERIFY2(holds(why, rule.toStdString()), why.c_str());
    }

    // PUN-049 PUN-183: five DPs shake it, and a shaken one has them.
    void settled()
    {
        const auto unit = [](const std::string &text) { return describedUnit(game().sheet(), "a", "a", Json::parse(text)); };
        QVERIFY(unit(R"({"type":"MI","dps":5})").shaken);
        QCOMPARE(unit(R"({"type":"LI","shaken":true})").dps, 5);
        QCOMPARE(unit(R"({"legion":true,"shaken":true})").dps, 7);
        QVERIFY(!unit(R"({"legion":true,"dps":6})").shaken);
        QCOMPARE(unit(R"({"type":"MI","dps":5})").formation, Formation::unformed);
        QVERIFY(unit(R"({"type":"HI","mood":"routing"})").shaken);
    }

    // PUN-340: two units of one type are told apart in every sentence.
    void namesOutside()
    {
        const Json volley{
            {"shooter", {{"type", "LI"}, {"bases", 3}}}, {"target", {{"type", "LI"}, {"bases", 3}}}, {"answers", Json::object()}};
        const Ruling ruling = ruleOn("shoot", volley, {6, 1});
        QVERIFY2(holds(ruling.sentence, " 1 ") && holds(ruling.sentence, " 2"), ruling.sentence.c_str());
    }

    // PUN-340: so are units of both armies in a game, and twins in one army.
    void namesInAGame()
    {
        const std::string slingers =
            R"({"type":"LI","name":"Slingers","count":3},{"type":"LI","name":"Javelins","count":3},{"type":"LI","name":"Javelins","count":3})";
        const State state = readState(game().start(army("Romans", slingers), army("Gauls", slingers), Json::object()));
        std::set<std::string> names;
        for (const auto &[id, unit] : state.units)
            names.insert(unit.name);
        for (const auto &[id, leader] : state.leaders)
            names.insert(leader.name);
        QCOMPARE(names.size(), state.units.size() + state.leaders.size());
        QVERIFY(names.contains("Slingers (Romans)") && names.contains("Javelins 2 (Gauls)"));
    }

    // PUN-085 PUN-352: a row is one legion, and its lines are 4 + 4 + 2 (or + 4 understrength); what it says is judged, and played.
    void legionRows()
    {
        COMPARE_TEXT(findings(R"({"type":"legion","name":"L","count":1})"), "");
        COMPARE_TEXT(findings(R"({"type":"legion","name":"L","count":2})"), "PUN-085");
        COMPARE_TEXT(findings(R"({"type":"legion","name":"L","lines":[4,4,2]})"), "");
        COMPARE_TEXT(findings(R"({"type":"legion","name":"L","understrength":true,"lines":[4,4,4]})"), "");
        COMPARE_TEXT(findings(R"({"type":"legion","name":"L","lines":[4,4,3]})"), "PUN-352");
        COMPARE_TEXT(findings(R"({"type":"legion","name":"L","lines":[4,4,4]})"), "PUN-352");
        COMPARE_TEXT(findings(R"({"type":"legion","name":"L","lines":[4,4]})"), "PUN-352");
        COMPARE_TEXT(findings(R"({"type":"legion","name":"L","lines":"many"})"), "PUN-352");
        const Json other = army("Gauls", R"({"type":"MI","name":"M","count":6})");
        const State state =
            readState(game().start(army("Romans", R"({"type":"legion","name":"L","lines":[4,3,2]})"), other, Json::object()));
        QCOMPARE(state.unit("a1.3").bases(), 9);
        // Rows of an older editor kept the count of bases: they stand for one legion.
        const State older = readState(game().start(army("Romans", R"({"type":"legion","name":"L","count":6})"), other, Json::object()));
        QCOMPARE(older.unit("a1.3").bases(), 10);
    }

    // PUN-020 PUN-024: a state from outside is refused by its values, or everything can work with it; nothing else happens.
    void strangeStates()
    {
        Field field;
        field.unit("a1.1", R"({"name":"Legio","legion":true})").unit("b1.1", R"({"type":"EL"})").leader("a1.0", "Scipio", true, 2, "a1.1");
        field.change([](State &state) {
            Narration narration;
            addEvent({game().sheet(), state, narration}, "retire", "a", "a1.1", "", 1, "Legio retires", {});
            state.combats["c1"] = {"c1",
                                   {{"a1.1", 1, {"charge"}, {}, "", false, false, {}}, {"b1.1", 1, {"receive"}, {}, "", false, false, {}}},
                                   false,
                                   false};
            state.charges["a1.1"] = {"a1.1", "b1.1", Aspect::front, false, "stand", 0, 0, false, "done", ""};
            After after;
            after.id = "m1";
            after.unit = "a1.1";
            after.move = "halt";
            after.foes = {"b1.1"};
            state.after["m1"] = after;
            state.rampages["b1.1"] = {"b1.1", 2, 5};
        });
        game().checkState(field.json);
        int refused = 0;
        eachPlace(field.json, "", [&](const std::string &path) {
            for (const Json &strange :
                 {Json(200000000), Json(-7), Json("x"), Json(), Json(true), Json(2.5), Json::array({"x"}), Json{{"x", 1}}}) {
                Json state = field.json;
                state[Json::json_pointer(path)] = strange;
                try {
                    game().checkState(state);
                } catch (const Error &) {
                    ++refused;
                    continue;
                }
                for (const char *step : {"", "combat", "manoeuvre"}) {
                    if (*step != 0)
                        state["step"] = step;
                    try {
                        static_cast<void>(game().view(state, ""));
                        static_cast<void>(game().acts(state));
                        static_cast<void>(game().ended(state));
                        static_cast<void>(game().counters(state));
                    } catch (const Error &) {
                        // a sentence, and nothing worse
                    }
                }
            }
        });
        QVERIFY(refused > 500);
    }

    // PUN-028: who fights twice, and names of units that are not there, are no state.
    void brokenReferences()
    {
        Field field;
        field.unit("a1.1", R"({"type":"HI"})").unit("b1.1", R"({"type":"HI"})");
        const auto why = [&](const std::string &path, const Json &value) {
            Json state = field.json;
            state[Json::json_pointer(path)] = value;
            return refusal([&] { game().checkState(state); });
        };
        QVERIFY(holds(why("/units/a1.1/caughtBy", "zz"), "zz"));
        QVERIFY(holds(why("/units/a1.1/dps", 1000), "dps"));
        QVERIFY(!why("/sides", Json::array()).empty());
        QVERIFY(!why("/step", "nowhere").empty());
        const Json member{{"unit", "a1.1"}};
        QVERIFY(holds(why("/combats", {{"c1", {{"members", Json::array({member, member})}}}}), "PUN-028"));
    }
};

OPTIO_TEST(PunicOutsideTest)

} // namespace punic_outside_test

#include "punic_outside_test.moc"
