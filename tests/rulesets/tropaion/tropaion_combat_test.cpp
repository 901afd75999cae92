// SPDX-License-Identifier: GPL-3.0-or-later
// Combat: totals (TRO-142), the results table (TRO-101 to TRO-110), the worked examples, and exact odds (TRO-146).
#include "tests/rulesets/tropaion/tropaion_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace tropaion_combat_test {

using namespace tropaiontest;

namespace {

struct Row {
    const char *name;
    const char *a, *b; ///< descriptions without braces
    const char *answers;
    std::vector<int> dice;
    int totalA, totalB;
    const char *fateA, *fateB;
    const char *linesA = nullptr, *linesB = nullptr;
    const char *game = "";
};

const char *const hi = R"j("type":"HI")j";
const char *const mi = R"j("type":"MI")j";
const char *const hiLine = R"j("type":"HI","neighbour":true)j";
const char *const levelHi = R"j("type":"HI")j";

std::vector<Row> combats()
{
    return {
        {"E-07 Valour on roll and result TRO-052 TRO-053 TRO-104",
         R"j("type":"HI","charged":true,"neighbour":true)j",
         mi,
         R"j("cb.valour":1,"res.valour":1)j",
         {3, 6, 3},
         7,
         6,
         "none",
         "pushedDisrupted",
         "charge+1 support+1 valour+1",
         ""},
        {"E-08 pikes charged: a tie TRO-101",
         R"j("type":"HC","charged":true)j",
         R"j("type":"PK","neighbour":true)j",
         "",
         {4, 4},
         7,
         7,
         "none",
         "none",
         "charge+2",
         "pikes+1 support+1"},
        {"E-08 later, no charge lines TRO-113 TRO-105",
         R"j("type":"HC")j",
         R"j("type":"PK","neighbour":true)j",
         "",
         {2, 5, 5},
         3,
         7,
         "disrupted",
         "none",
         "",
         "support+1",
         R"j("active":"a")j"},
        {"E-09 mass, Break the Lines and Shieldwall TRO-129 TRO-130",
         R"j("type":"MI","charged":true,"massed":true,"breakLines":true,"shieldwall":true,"neighbour":true)j",
         hiLine,
         "",
         {3, 3, 2},
         6,
         5,
         "none",
         "pushed",
         "charge+2 support+1",
         "support+1"},
        {"E-10 elephants charge TRO-107 TRO-104",
         R"j("type":"EL","charged":true)j",
         hiLine,
         "",
         {1, 6, 4},
         6,
         8,
         "disrupted",
         "none",
         "charge+3",
         "support+1"},
        {"E-10 a second disruption breaks them TRO-017 TRO-111",
         hiLine,
         R"j("type":"EL","disruption":1)j",
         "",
         {4, 3, 1},
         6,
         4,
         "none",
         "broken",
         "support+1",
         "disrupted-1"},
        {"E-11 order 1: into the flank, held TRO-022 TRO-103",
         R"j("type":"MC","charged":true)j",
         R"j("type":"HI","touched":"flank","flanked":true,"neighbour":true)j",
         R"j("cb.valour":1)j",
         {3, 4, 1},
         5,
         4,
         "none",
         "disrupted",
         "charge+1 valour+1",
         "support+1 flank-2"},
        {"E-11 order 1: then in front, no -2 there",
         hi,
         R"j("type":"HI","flanked":true,"neighbour":true,"disruption":1)j",
         "",
         {4, 3, 3},
         5,
         4,
         "none",
         "broken",
         "",
         "disrupted-1 support+1"},
        {"E-11 order 2: no longer flanked",
         R"j("type":"MC","charged":true)j",
         R"j("type":"HI","touched":"flank","neighbour":true)j",
         "",
         {5, 4, 1},
         6,
         4,
         "none",
         "pushed"},
        {"E-13 caught light horse",
         R"j("type":"HC","charged":true,"disruption":1)j",
         R"j("type":"LC")j",
         "",
         {4, 2, 6},
         6,
         1,
         "none",
         "broken",
         "charge+2 disrupted-1",
         ""},
        {"E-21 pikes into a marsh, result 4 TRO-115",
         hi,
         R"j("type":"PK")j",
         R"j("res.pikes_b":true)j",
         {6, 1, 4},
         7,
         2,
         "none",
         "pushedDisrupted"},
        {"E-21 disrupted pikes into a marsh TRO-115",
         hi,
         R"j("type":"PK","disruption":1)j",
         R"j("res.pikes_b":true)j",
         {6, 1, 2},
         7,
         1,
         "none",
         "broken"},
        {"E-24 frenzied, army wavering",
         R"j("type":"WB","traits":["frenzied"])j",
         hi,
         "",
         {3, 3, 5},
         2,
         4,
         "disrupted",
         "none",
         "frenzied_spent-1",
         "",
         R"j("wavering":["a","b"])j"},
        {"E-24 frenzied, army steady", R"j("type":"WB","traits":["frenzied"])j", hi, "", {3, 3}, 4, 4, "none", "none", "frenzied+1"},
        {"E-26 the filling unit is not massed",
         R"j("type":"MI","charged":true,"neighbour":true)j",
         hi,
         "",
         {3, 3, 2},
         5,
         4,
         "none",
         "pushed",
         "charge+1 support+1",
         ""},
        {"TRO-106 six breaks", hi, mi, "", {6, 1, 6}, 7, 1, "none", "broken"},
        {"TRO-105 five disrupts", hi, mi, "", {6, 1, 5}, 7, 1, "none", "disrupted"},
        {"TRO-103 three pushes", hi, mi, "", {6, 1, 3}, 7, 1, "none", "pushed"},
        {"TRO-109 no room", hi, mi, R"j("res.room_b":false)j", {6, 1, 3}, 7, 1, "none", "disrupted"},
        {"TRO-104 no room: one point, not two", hi, R"j("type":"MA")j", R"j("res.room_b":false)j", {6, 1, 4}, 7, 1, "none", "disrupted"},
        {"TRO-110 pushed, then broken by the disruption", hi, R"j("type":"MI","disruption":1)j", "", {6, 1, 4}, 7, 0, "none", "broken"},
        {"TRO-107 massed", hi, R"j("type":"MI","massed":true)j", "", {6, 1, 1}, 7, 1, "none", "disrupted"},
        {"TRO-107 a comrade of the column behind", hi, R"j("type":"MI","comradeBehind":true)j", "", {6, 1, 1}, 7, 1, "none", "disrupted"},
        {"TRO-107 an enemy on the rear, light horse too",
         hi,
         R"j("type":"LC","rearTouched":true)j",
         "",
         {6, 1, 1},
         7,
         0,
         "none",
         "disrupted"},
        {"TRO-022 light infantry is never flanked",
         hi,
         R"j("type":"LI","flanked":true,"touched":"flank")j",
         "",
         {6, 1, 1},
         7,
         0,
         "none",
         "pushed",
         "",
         ""},
        {"TRO-017 maniples bear two", hi, R"j("type":"MA","disruption":1)j", "", {6, 1, 5}, 7, 0, "none", "disrupted"},
        {"TRO-017 and no third", hi, R"j("type":"MA","disruption":2)j", "", {6, 1, 5}, 7, 0, "none", "broken"},
        {"TRO-142 disruption is flat", R"j("type":"PK","disruption":2)j", hi, "", {3, 2, 3}, 3, 3, "none", "none"},
        {"TRO-142 downhill", hi, levelHi, R"j("cb.hill":"a")j", {3, 3, 1}, 5, 4, "none", "pushed", "downhill+1", ""},
        {"TRO-142 rough ground for both",
         hi,
         R"j("type":"LI")j",
         R"j("cb.rough":"both")j",
         {3, 3, 1},
         3,
         1,
         "none",
         "pushed",
         "rough-1",
         "rough-1"},
        {"TRO-142 support that is asked", hi, levelHi, R"j("cb.support_a":true)j", {3, 3, 1}, 5, 4, "none", "pushed", "support+1", ""},
        {"TRO-130 the bonus never falls below 0",
         R"j("type":"LI","charged":true,"shieldwall":true)j",
         R"j("type":"LC")j",
         "",
         {3, 3},
         2,
         2,
         "none",
         "none",
         "charge0",
         ""},
        {"TRO-053 the result stops at 6", hi, mi, R"j("res.valour":5)j", {6, 1, 4}, 7, 1, "none", "broken"},
    };
}

Json looseInput(const Row &row)
{
    const auto object = [](const std::string &text) { return Json::parse("{" + text + "}"); };
    return {{"a", object(row.a)}, {"b", object(row.b)}, {"answers", object(row.answers)}, {"game", object(row.game)}};
}

std::string shares(const Distribution &odds, const std::vector<std::uint64_t> &keys)
{
    std::string text;
    for (const std::uint64_t key : keys)
        text += (text.empty() ? "" : " ") + toDecimal(odds.weight(key) * 216 / odds.of);
    return text;
}

} // namespace

class TropaionCombatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void combat_data()
    {
        QTest::addColumn<int>("number");
        int number = 0;
        for (const Row &row : combats())
            QTest::newRow(row.name) << number++;
    }

    void combat()
    {
        QFETCH(int, number);
        const Row row = combats()[static_cast<std::size_t>(number)];
        std::vector<int> dice = row.dice;
        // A level combat throws no results die (TRO-101).
        if (row.totalA == row.totalB)
            dice.resize(2);
        const Ruling ruling = ruleOn("fight", looseInput(row), dice);
        QCOMPARE(totalIn(ruling, "a"), row.totalA);
        QCOMPARE(totalIn(ruling, "b"), row.totalB);
        TROPAION_TEXT(fateIn(ruling, "a"), row.fateA);
        TROPAION_TEXT(fateIn(ruling, "b"), row.fateB);
        if (row.linesA != nullptr)
            TROPAION_TEXT(linesIn(ruling, "a"), row.linesA);
        if (row.linesB != nullptr)
            TROPAION_TEXT(linesIn(ruling, "b"), row.linesB);
    }

    void oddsHoldEveryRoll() // TRO-146: what is thrown is among what the odds foresee
    {
        const Resolver &fight = rules().resolver("fight");
        for (const Row &row : combats()) {
            const auto ready = fight.prepare(nullptr, fight.complete(nullptr, looseInput(row)));
            const Distribution odds = oddsOf(*ready);
            Weight sum = 0;
            for (const Share &share : odds.shares)
                sum += share.weight;
            QVERIFY(sum == odds.of);
            for (int seed = 0; seed < 20; ++seed) {
                RandomDice source(gameKeyFromSeed(static_cast<std::uint64_t>(seed)), {1, "fight", {"a", "b"}, 0});
                Dice dice(source);
                QVERIFY(odds.weight(ready->roll(dice)) > 0);
            }
        }
    }

    void charge_of_pikes_odds() // E-25, TRO-146
    {
        const Resolver &fight = rules().resolver("fight");
        const Json input = {
            {"a", {{"type", "HC"}, {"charged", true}}}, {"b", {{"type", "PK"}, {"neighbour", true}}}, {"answers", Json::object()}};
        const Distribution odds = oddsOf(*fight.prepare(nullptr, fight.complete(nullptr, input)));
        using enum Fate;
        // Broken, disrupted, pushed and disrupted, pushed.
        TROPAION_TEXT(shares(odds, {fightKey(1, broken), fightKey(1, disrupted), fightKey(1, pushedDisrupted), fightKey(1, pushed)}),
                      "15 15 15 45");
        TROPAION_TEXT(shares(odds, {fightKey(0, broken), fightKey(0, disrupted), fightKey(0, pushedDisrupted), fightKey(0, pushed)}),
                      "15 15 15 45");
        TROPAION_TEXT(shares(odds, {0}), "36");
    }

    void table_of_differences_data() // TRO-146
    {
        QTest::addColumn<int>("valour");
        QTest::addColumn<QString>("counts");
        QTest::newRow("0") << 0 << "15 6 15";
        QTest::newRow("+1") << 1 << "21 5 10";
        QTest::newRow("+2") << 2 << "26 4 6";
        QTest::newRow("+3") << 3 << "30 3 3";
        QTest::newRow("+4") << 4 << "33 2 1";
        QTest::newRow("+5") << 5 << "35 1 0";
        QTest::newRow("+6") << 6 << "36 0 0";
    }

    void table_of_differences()
    {
        QFETCH(int, valour);
        QFETCH(QString, counts);
        const Resolver &fight = rules().resolver("fight");
        const Json input = {{"a", {{"type", "MI"}}}, {"b", {{"type", "MI"}}}, {"answers", {{"cb.valour", valour}}}};
        const Distribution odds = oddsOf(*fight.prepare(nullptr, fight.complete(nullptr, input)));
        const auto in36 = [&](std::uint64_t from, std::uint64_t to) {
            return toDecimal(odds.weightWhere([=](std::uint64_t key) { return key >= from && key <= to; }) * 36 / odds.of);
        };
        TROPAION_TEXT(in36(5, 8) + " " + in36(0, 0) + " " + in36(1, 4), counts.toStdString());
    }

    void refusals() // TRO-017, TRO-164
    {
        const auto why = [](const char *a, const char *answers) -> std::string {
            try {
                ruleOn("fight", {{"a", Json::parse(a)}, {"b", {{"type", "MI"}}}, {"answers", Json::parse(answers)}}, {6, 1, 6});
                return {};
            } catch (const Error &error) {
                return error.what();
            }
        };
        QVERIFY(tells(why(R"j({"type":"XX"})j", "{}"), "must be one of \"LI\", \"MI\""));
        QVERIFY(tells(why(R"j({"type":"HI","weapon":"javlins"})j", "{}"), "did you mean \"javelins\"?"));
        QVERIFY(tells(why(R"j({"type":"HI","disruption":2})j", "{}"), "TRO-017"));
        QVERIFY(tells(why(R"j({"type":"HI","traits":["brave"]})j", "{}"), "no trait \"brave\""));
        QVERIFY(tells(why(R"j({"type":"HI","morale":2})j", "{}"), "a unit has no \"morale\""));
        QVERIFY(tells(why(R"j([1])j", "{}"), "describes the unit"));
        QVERIFY(tells(why(R"j({"type":"HI"})j", R"j({"cb.valour":7})j"), "cb.valour"));
        QVERIFY(tells(why(R"j({"type":"HI"})j", R"j({"cb.luck":1})j"), "cb.luck"));
        TROPAION_TEXT(why(R"j({"type":"HI"})j", "{}"), "");
    }
};

OPTIO_TEST(TropaionCombatTest)

} // namespace tropaion_combat_test

#include "tropaion_combat_test.moc"
