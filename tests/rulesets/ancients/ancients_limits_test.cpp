// SPDX-License-Identifier: GPL-3.0-or-later
// What comes from outside and is held to its limits: states, rows of armies, notations of the players' own; and refusals that name what
// stands in the way (ANC-012 to ANC-014, ANC-072, ANC-150, ANC-180, ANC-181).
#include "tests/rulesets/ancients/ancients_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace ancients_limits_test {

using namespace ancientstest;

namespace {

std::string unitText(const std::string &notation)
{
    return rules().unitText({{"row", "other"}, {"notation", notation}, {"cost", 5}}).at("detail").get<std::string>();
}

/// What a shot of crossbows at range 2 hits on.
int hitsOn(const std::string &notation)
{
    for (const Line &line :
         ruleOn("shoot", with({{"who", {{"row", "HA"}}}, {"target", {{"notation", notation}}}}, R"("sh.range":2)"), {6}).lines)
        if (line.id == "hits")
            return line.value;
    return -1;
}

} // namespace

class AncientsLimitsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void states_data();
    void states();
    void goodStates();
    void backs_data();
    void backs();
    void fireClasses();
    void rowsOfAThousand();
    void longCodes();
    void refusals();
    void oneTarget();
    void nobody();
};

void AncientsLimitsTest::states_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("value");
    const auto row = [](const char *path, const char *value) {
        QTest::newRow((std::string("ANC-015 ") + path + value).c_str()) << path << value;
    };
    row("/turn", "0");
    row("/turn", "18446744073709551615");
    row("/active", "\"c\"");
    row("/step", "\"lunch\"");
    row("/winner", "\"x\"");
    row("/sides", "[]");
    row("/sides/0/id", "\"b\"");
    row("/sides/0/edge", "\"Q\"");
    row("/sides/1/mostLed", "100");
    row("/sides/1/notes", R"([{"seal":"x","what":"x"}])");
    row("/sides/1/notes", R"([{"seal":"x","what":"hidden","units":["b9.9"]}])");
    row("/sides/1/notes", R"([{"seal":"x","what":"stratagem","leader":"b.L9"}])");
    row("/units/a1.1/side", "\"c\"");
    row("/units/a1.1/notation", "\"KN(8-4)\"");
    row("/units/a1.1/notation", "\"KN(8\"");
    row("/units/a1.1/arm", "\"chariot\"");
    row("/units/a1.1/row", "\"XX\"");
    row("/units/a1.1/place", "\"moon\"");
    row("/units/a1.1/value", "200000");
    row("/leaders/a.L1/unit", "\"a9.9\"");
    row("/leaders/a.L1/state", "\"asleep\"");
    row("/leaders/a.L1/out", "500000");
    row("/vacated", R"([{"who":["a9.9"],"enemy":"b1.1"}])");
    row("/vacated", R"([{"who":["a1.1"],"enemy":""}])");
    row("/fallen", R"(["a9.9"])");
    row("/events", R"([{"what":"rain","side":"a"}])");
    row("/second/open", "true");
    row("/second/units", R"(["a9.9"])");
    row("/settings/leaderLoss", "7");
    row("/settings/length", "0");
    row("/settings/attacker", "\"z\"");
}

// ANC-015 to ANC-018: what no battle can be is refused where it is read, with its place.
void AncientsLimitsTest::states()
{
    QFETCH(QString, path);
    QFETCH(QString, value);
    Json state = Battle({"KN"}, {"HI"}).json;
    state[Json::json_pointer(path.toStdString())] = Json::parse(value.toStdString());
    QVERIFY_EXCEPTION_THROWN(rules().checkState(state), Error);
}

void AncientsLimitsTest::goodStates()
{
    Battle one({"KN", "HI"}, {"HI"}, Json::object(), 2, 1);
    rules().checkState(one.json);
    seal(one, "a", R"("sl.kind":"march","sl.edge":"E")", {"a1.2"});
    one.act("start-battle");
    rules().checkState(one.json);
}

void AncientsLimitsTest::backs_data()
{
    QTest::addColumn<QString>("notation");
    QTest::addColumn<QString>("back");
    QTest::newRow("ANC-012 ANC-013 LA") << "LA(1A3)"
                                        << "/1A3)";
    QTest::newRow("ANC-012 ANC-013 MM") << "MM(2B3)"
                                        << "/2B3)";
    QTest::newRow("ANC-013 dense LA") << "LA(1A3)(dense)"
                                      << "/1A3)(dense)";
    QTest::newRow("ANC-013 KN") << "KN(8-4)"
                                << "/3-4)";
    QTest::newRow("ANC-013 barbarians") << "LI(2-3)(x4 once)"
                                        << "/2-3)";
}

// ANC-012, ANC-013: a code with the catalogue's front is the catalogue's troop.
void AncientsLimitsTest::backs()
{
    QFETCH(QString, notation);
    QFETCH(QString, back);
    QVERIFY2(tells(unitText(notation.toStdString()), back.toStdString()), unitText(notation.toStdString()).c_str());
    QVERIFY_EXCEPTION_THROWN(unitText("KN(9-4)"), Error);
}

// ANC-012, ANC-072: another code is shot at as its kind.
void AncientsLimitsTest::fireClasses()
{
    for (const char *heavy : {"KN(8-4)", "KN(9-4/4-4)", "HC(5-5/3-5)", "WW(5A1/3A1)", "HI(5-2/3-2)", "PK(7*2/3*2)"})
        QCOMPARE(hitsOn(heavy), 2);
    for (const char *phalanx : {"PK(6*1)", "PK(7*1/3*1)", "HI(5*1/3*1)"})
        QCOMPARE(hitsOn(phalanx), 1);
    for (const char *other : {"LC(3-6/2-6)", "LA(1A3)", "EL(7*3/2*3)"})
        QCOMPARE(hitsOn(other), 3);
}

// ANC-150: a row of a thousand units is refused, not read as one.
void AncientsLimitsTest::rowsOfAThousand()
{
    Json roster = army("Horde", {"HI"}, 1);
    for (const Json &count : {Json(1000), Json(-1), Json("7"), Json(1.5)}) {
        roster["commands"][0]["units"][0]["count"] = count;
        const std::vector<Finding> findings = rules().check(roster);
        QVERIFY(std::any_of(findings.begin(), findings.end(),
                            [](const Finding &one) { return one.severity == "error" && tells(one.text, "ANC-150"); }));
        QVERIFY_EXCEPTION_THROWN(rules().start(roster, army("Gauls", {"HI"}, 1), Json::object()), Error);
    }
    roster["commands"][0]["units"][0]["count"] = 999;
    QCOMPARE(rules().totals(roster).at("points").get<int>(), 999 * 7);
}

// ANC-014: a refusal stays short, however long the notation.
void AncientsLimitsTest::longCodes()
{
    std::string text;
    for (int i = 0; i < 5000; ++i)
        text += "KN";
    try {
        unitText(text);
        QFAIL("a long code was read");
    } catch (const Error &error) {
        QVERIFY2(std::string(error.what()).size() < 300 && tells(error.what(), "column 1"), error.what());
    }
}

// ANC-180: an answer to what does not arise is refused with the rule that shuts it out.
void AncientsLimitsTest::refusals()
{
    Battle one({"KN", "HI"}, {"HI", "KN"}, {{"luckFree", true}});
    one.at("combat");
    const auto attack = [&](const char *target, const std::string &answers) {
        return one.refused("attack", with({{"who", {"a1.1"}}, {"target", target}}, answers));
    };
    QVERIFY(tells(attack("b1.1", R"("at.retreat_b1.1":true)"), "not faster than every attacker (ANC-073)"));
    QVERIFY(tells(attack("b1.3", R"("at.through_a1.1":"flank")"), "no flanks (ANC-088)"));
    QVERIFY(tells(attack("b1.2", R"("at.hill_b1.2":true)"), "ANC-081"));
    QVERIFY(tells(attack("b1.2", R"("at.village_b1.2":true)"), "ANC-085"));
    one.at("moves").pips(1);
    QVERIFY(tells(one.refused("move", with({{"who", {"a1.2"}}}, R"("mv.times":"3")")), "needs 3 of initiative; 1 is left (ANC-034)"));
    QVERIFY(tells(one.disorder("a1.2").refused("move", with({{"who", {"a1.2"}}}, R"("mv.kind":"disorder")")), "ANC-048"));
}

// ANC-077, ANC-181: a slot for one takes one.
void AncientsLimitsTest::oneTarget()
{
    Battle one({"KN"}, {"HI", "HI"}, {{"luckFree", true}});
    one.at("combat");
    QVERIFY(tells(one.refused("attack", with({{"who", {"a1.1"}}, {"target", {"b1.1", "b1.2"}}})), "one unit is named here, not 2"));
    QVERIFY(one.refused("attack", with({{"who", {"a1.1"}}, {"target", {"b1.1", "b1.1"}}})).empty());
}

// ANC-180: an act for which nobody can be named says so, with its rule.
void AncientsLimitsTest::nobody()
{
    Battle one({"HI"}, {"HI"}, {{"luckFree", true}});
    one.disorder("a1.1");
    for (const auto &[step, act, rule] :
         {std::tuple{"combat", "attack", "ANC-077"}, {"rally", "rally", "ANC-106"}, {"shooting", "shoot", "ANC-067"}}) {
        std::string refusal = "not offered";
        for (const optio::Act &offered : rules().acts(one.at(step).json))
            if (offered.resolver == act)
                refusal = offered.refusal;
        QVERIFY2(tells(refusal, rule), (std::string(act) + ": " + refusal).c_str());
    }
}

OPTIO_TEST(AncientsLimitsTest)
} // namespace ancients_limits_test
#include "ancients_limits_test.moc"
