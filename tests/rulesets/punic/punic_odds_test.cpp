// SPDX-License-Identifier: GPL-3.0-or-later
// Odds of the Punic Wars (PUN-330 to PUN-334, E-25) against a model of their own, and what must hold for any combat.
#include "rulesets/punic/combat/elephant.h"
#include "rulesets/punic/combat/leader_death.h"
#include "tests/rulesets/punic/punic_fight.h"
#include "tests/suite.h"

#include <QtTest>
#include <rapidcheck.h>

#include <numeric>

namespace punic_odds_test {

using namespace punictest;

namespace {

const char *const legio = R"j({"name":"Legio I","legion":true,"grade":"B","entry":"charge"})j";
const char *const levy = R"j({"name":"Levy","type":"HI","grade":"C","bases":6,"entry":"receive"})j";

/// The five results by counting hits case by case in doubles: independent of the engine.
std::vector<double> modelled(int n, int targetA, int autoA, int m, int targetB, int autoB)
{
    const auto binomial = [](int dice, double p) {
        std::vector<double> chance(static_cast<std::size_t>(dice) + 1, 0.0);
        chance[0] = 1;
        for (int i = 0; i < dice; ++i)
            for (int k = i + 1; k >= 0; --k)
                chance[static_cast<std::size_t>(k)] =
                    chance[static_cast<std::size_t>(k)] * (1 - p) + (k > 0 ? chance[static_cast<std::size_t>(k - 1)] * p : 0);
        return chance;
    };
    const auto a = binomial(n, (7 - targetA) / 6.0), b = binomial(m, (7 - targetB) / 6.0);
    std::vector<double> bands(5, 0.0);
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t j = 0; j < b.size(); ++j) {
            const int d = static_cast<int>(i) + autoA - static_cast<int>(j) - autoB;
            bands[d >= 4 ? 0 : d >= 1 ? 1 : d == 0 ? 2 : d >= -3 ? 3 : 4] += a[i] * b[j];
        }
    return bands;
}

std::string grade() { return *rc::gen::elementOf(std::vector<std::string>{"A", "B", "C", "D"}); }

/// A random unit of a combat.
Json randomUnit()
{
    const auto kind = *rc::gen::elementOf(std::vector<std::string>{"LI", "MI", "HI", "LC", "MC", "EL", "legion"});
    const std::vector<std::string> ways{"charge", "receive", "pursue", "followUp", "hold"};
    Json unit = {{"grade", kind == "EL" ? "C" : grade()}, {"entry", *rc::gen::elementOf(ways)}, {"round", *rc::gen::inRange(1, 4)}};
    if (*rc::gen::inRange(0, 4) == 0)
        unit["from"] = *rc::gen::elementOf(std::vector<std::string>{"flank", "rear"});
    if (kind == "EL") {
        unit["type"] = "EL";
        return unit;
    }
    const bool shaken = *rc::gen::inRange(0, 6) == 0;
    unit["shaken"] = shaken;
    if (*rc::gen::inRange(0, 4) == 0)
        unit["leader"] = {{"inspires", *rc::gen::inRange(0, 3)}};
    if (kind == "legion") {
        unit["legion"] = true;
        unit["lines"] = {*rc::gen::inRange(1, 5), *rc::gen::inRange(1, 5), *rc::gen::inRange(0, 3)}; // quincunx wants two lines (PUN-086)
        if (!shaken) // a shaken unit has as many as shake it (PUN-049)
            unit["dps"] = *rc::gen::inRange(0, 5);
        if (!shaken)
            unit["formation"] = *rc::gen::elementOf(std::vector<std::string>{"quincunx", "line", "column", "unformed"});
        return unit;
    }
    unit["type"] = kind;
    unit["bases"] = *rc::gen::inRange(1, 9);
    if (!shaken) // a shaken unit has as many as shake it (PUN-049)
        unit["dps"] = *rc::gen::inRange(0, 5);
    unit["understrength"] = *rc::gen::inRange(0, 5) == 0;
    if (!shaken && kind[0] != 'L') // light troops are always unformed (PUN-086)
        unit["formation"] = *rc::gen::elementOf(std::vector<std::string>{"line", "column", "unformed"});
    return unit;
}

Json randomFight()
{
    Json input = {{"answers", Json::object()}};
    for (const char *side : {"a", "b"}) {
        input[side] = Json::array();
        for (int i = *rc::gen::inRange(1, 4); i > 0; --i)
            input[side].push_back(randomUnit());
    }
    // Random answers to what the form asks; every unit touches the enemy.
    const Resolver &combat = resolver("combat");
    for (const Question &question : combat.form(nullptr, input).questions) {
        if (*rc::gen::inRange(0, 3) != 0)
            continue;
        if (question.kind == QuestionKind::count)
            input["answers"][question.id] = *rc::gen::inRange(question.id.starts_with("cb.bases") ? 1 : question.least, question.most + 1);
        else if (question.kind == QuestionKind::choice)
            input["answers"][question.id] =
                question.choices[static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(question.choices.size())))].value;
    }
    return combat.complete(nullptr, [&] {
        Json whole = input;
        whole["answers"] = answersOf(combat.form(nullptr, input));
        return whole;
    }());
}

} // namespace

class PunicOddsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // E-25 PUN-330: the exact shares of the example.
    void theExample()
    {
        const auto odds = oddsOn("combat", fight(legio, levy));
        QCOMPARE(odds.at(0), std::string("2163872/43046721"));
        QCOMPARE(odds.at(1), std::string("17858731/43046721"));
        QCOMPARE(odds.at(2), std::string("25878290/129140163"));
        QCOMPARE(odds.at(3), std::string("13435312/43046721"));
        QCOMPARE(odds.at(4), std::string("2888128/129140163"));
    }

    // E-25: one die each on 6.
    void oneDieEach()
    {
        const char *const column = R"j({"type":"MI","grade":"D","bases":1,"formation":"column"})j";
        const auto odds = oddsOn("combat", fight(column, column));
        QCOMPARE(odds.size(), std::size_t{3});
        QCOMPARE(odds.at(1), std::string("5/36"));
        QCOMPARE(odds.at(2), fraction(26, 36));
        QCOMPARE(odds.at(3), std::string("5/36"));
    }

    // E-25: three dice on 5 against two on 5: 105, 86 and 52 of 243; never four.
    void threeAgainstTwo()
    {
        const auto odds = oddsOn(
            "combat", fight(R"j({"type":"MI","grade":"C","bases":3})j", R"j({"type":"MI","grade":"C","bases":2})j", R"j("cb.bases_a":3)j"));
        QCOMPARE(odds.size(), std::size_t{3});
        QCOMPARE(odds.at(1), fraction(105, 243));
        QCOMPARE(odds.at(2), fraction(86, 243));
        QCOMPARE(odds.at(3), fraction(52, 243));
    }

    // PUN-330: the distribution of the difference itself.
    void differences()
    {
        Combatant a, b;
        a.dice = 3;
        b.dice = 2;
        const Distribution odds = differenceOdds(a, b);
        QCOMPARE(fraction(odds.weight(64 + 3), odds.of), fraction(4, 243)); // 1/27 of 4/9
        QCOMPARE(fraction(odds.weight(64 - 2), odds.of), fraction(8, 243)); // 8/27 of 1/9
        QCOMPARE(odds.weight(64 + 4), Weight{0});
        a.automatic = 1; // PUN-239
        QVERIFY(differenceOdds(a, b).weight(64 + 4) > 0);
    }

    // PUN-330: many dice are an answer or an Error, never a wrong number.
    void manyDice()
    {
        Combatant a, b;
        a.dice = b.dice = 10;
        a.hitsOn = b.hitsOn = 6;
        const Distribution odds = differenceOdds(a, b);
        Weight sum = 0;
        for (const Share &share : odds.shares)
            sum += share.weight;
        QVERIFY(sum == odds.of);
        a.dice = b.dice = 34;
        QVERIFY(!refused([&] { differenceOdds(a, b); }).isEmpty());
    }

    // PUN-331 PUN-332: elephants under fire.
    void elephants()
    {
        Walk walk;
        const auto test = [&](int tests, int automatic) {
            return walk.run([&](Dice &dice) { return static_cast<std::uint64_t>(testElephant(fights(), tests, automatic, "El", dice)); });
        };
        const Distribution one = test(1, 0);
        QCOMPARE(fraction(one.weight(0), one.of), fraction(4, 6));
        QCOMPARE(fraction(one.weight(1), one.of), fraction(8, 36));
        QCOMPARE(fraction(one.weight(2), one.of), fraction(4, 36));
        const Distribution sure = test(0, 1);
        QCOMPARE(fraction(sure.weight(2), sure.of), fraction(2, 6));
        QCOMPARE(fraction(sure.weight(1), sure.of), fraction(4, 6));

        // n dice: unharmed (17/18)^n, destroyed 1 - (53/54)^n.
        for (int n = 2; n <= 5; ++n) {
            const Json input = {{"shooter", {{"type", "LI"}, {"bases", n - 1}}}, {"target", {{"type", "EL"}}}, {"answers", Json::object()}};
            const auto odds = oddsOn("shoot", input);
            Weight safe = 1, of = 1, alive = 1, all = 1;
            for (int i = 0; i < n; ++i) {
                safe *= 17;
                of *= 18;
                alive *= 53;
                all *= 54;
            }
            QCOMPARE(odds.at(elephantKey), fraction(safe, of));
            QCOMPARE(odds.at(elephantKey + 2), fraction(all - alive, all));
        }
    }

    // PUN-331: DPs of a volley.
    void volleys()
    {
        const Json input = {
            {"shooter", {{"type", "LI"}, {"bases", 2}}}, {"target", {{"type", "MI"}, {"bases", 6}}}, {"answers", Json::object()}};
        const auto odds = oddsOn("shoot", input);
        QCOMPARE(odds.at(0), fraction(25, 36));
        QCOMPARE(odds.at(1), fraction(10, 36));
        QCOMPARE(odds.at(2), fraction(1, 36));
    }

    // PUN-332: attempts to stop a rampage.
    void stops()
    {
        const auto killed = [](int attempts) {
            return oddsOn("stop-rampage",
                          {{"who", {{"type", "EL"}, {"mood", "rampaging"}, {"attempts", attempts}}}, {"answers", Json::object()}});
        };
        QCOMPARE(killed(0).at(1), fraction(2, 6));
        QCOMPARE(killed(1).at(1), fraction(4, 6));
        QCOMPARE(killed(2).size(), std::size_t{1});
        QCOMPARE(killed(2).at(1), std::string("1/1"));
    }

    // PUN-334: leaders.
    void leaders()
    {
        const auto fate = [](bool wounded) {
            return oddsOn("die-of-death",
                          {{"unit", {{"type", "LI"}, {"bases", 3}, {"leader", {{"wounded", wounded}}}}}, {"answers", Json::object()}});
        };
        QCOMPARE(fate(false).at(2), fraction(1, 36));
        QCOMPARE(fate(false).at(1), fraction(3, 36));
        QCOMPARE(fate(true).at(2), fraction(4, 36));
        QVERIFY(!fate(true).contains(1));
    }

    // PUN-221 PUN-238 PUN-330: for any combat the dice keep their limits, odds add up to 1 and agree with the model, and what is rolled
    // had a chance.
    void anyCombat()
    {
        QVERIFY(rc::check("dice, odds and rulings agree", [] {
            const Json input = randomFight();
            const Resolver &combat = resolver("combat");
            const auto ready = combat.prepare(nullptr, input);
            const auto &fight = dynamic_cast<const CombatCase &>(*ready);
            for (const int side : {0, 1}) {
                const Combatant &own = fight.combatant(side);
                int elephants = 0;
                for (const Engaged &one : fight.melee().sides[static_cast<std::size_t>(side)])
                    elephants += one.unit->elephants() ? 1 : 0;
                RC_ASSERT(own.dice >= 1);
                RC_ASSERT(own.dice <= 10 + 2 * elephants + 2 + 2 + 1 + 3 + 2);
                RC_ASSERT(own.hitsOn == 5 || own.hitsOn == 6);
                int sum = 0;
                for (const DiceLine &line : fight.linesOf(side))
                    sum += line.value;
                RC_ASSERT(sum == own.dice);
            }
            const Distribution odds = oddsOf(*ready);
            Weight sum = 0;
            for (const Share &share : odds.shares)
                sum += share.weight;
            RC_ASSERT(sum == odds.of);
            const Combatant &a = fight.combatant(0), &b = fight.combatant(1);
            const auto model = modelled(a.dice, a.hitsOn, a.automatic, b.dice, b.hitsOn, b.automatic);
            for (std::size_t band = 0; band < 5; ++band)
                RC_ASSERT(std::abs(model[band] - odds.p(odds.weight(band))) < 1e-9);

            const int seed = *rc::gen::inRange(0, 1000000);
            const ActKey act{.turn = 1, .resolver = "combat", .participants = {}, .before = 0};
            RandomDice first(gameKeyFromSeed(static_cast<std::uint64_t>(seed)), act),
                again(gameKeyFromSeed(static_cast<std::uint64_t>(seed)), act);
            Dice live(first), same(again);
            const Ruling ruling = ready->rule(live);
            const std::uint64_t key = ready->roll(same);
            RC_ASSERT(odds.weight(key) > 0);
            RC_ASSERT(ready->outcome(key).results.at("a") == resultOf(ruling, "a"));
            RC_ASSERT(ready->outcome(key).results.at("b") == resultOf(ruling, "b"));
        }));
    }
};

OPTIO_TEST(PunicOddsTest)

} // namespace punic_odds_test

#include "punic_odds_test.moc"
