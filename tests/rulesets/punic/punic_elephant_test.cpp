// SPDX-License-Identifier: GPL-3.0-or-later
// Elephants in combat and out of hand (PUN-070 to PUN-077): E-06, E-07, E-19, E-23.
#include "rulesets/punic/combat/elephant.h"
#include "tests/rulesets/punic/punic_fight.h"
#include "tests/suite.h"

#include <QtTest>

namespace punic_elephant_test {

using namespace punictest;

namespace {

const char *const two =
    R"j([{"name":"El 1","type":"EL","grade":"C","entry":"charge"},{"name":"El 2","type":"EL","grade":"C","entry":"charge"}])j";
const char *const one = R"j({"name":"El","type":"EL","grade":"C","entry":"charge"})j";
const char *const legio = R"j({"name":"Legio I","legion":true,"grade":"B","entry":"receive"})j";

bool says(const Ruling &ruling, const std::string &text) { return ruling.sentence.find(text) != std::string::npos; }

std::vector<int> faces(int n, int hits)
{
    std::vector<int> all(static_cast<std::size_t>(hits), 6);
    all.resize(static_cast<std::size_t>(n), 1);
    return all;
}

std::vector<int> operator+(std::vector<int> a, const std::vector<int> &b)
{
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

} // namespace

class PunicElephantTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // E-06 PUN-253 PUN-071 PUN-074: El 1 bears its test and passes through; El 2 rampages, and only one DP more is taken.
    void closedRanks()
    {
        const Ruling ruling = ruleOn("combat", fight(two, legio), {6, 5, 5, 3, 2, 1, 1, 6, 4, 4, 3, 2, 2, 1, 1, 4, 2, 5, 4, 3, 5});
        QCOMPARE(poolsOf(ruling), std::string("7 @5 v 8 @5"));
        QCOMPARE(resultOf(ruling, "a"), std::string("success"));
        QCOMPARE(told(ruling, "battle", "dp.b"), 3);
        QVERIFY2(says(ruling, "El 2 rampages: turn it to face Legio I, direction 4: straight back, 8\""), ruling.sentence.c_str());
        QVERIFY2(says(ruling, "El 1 passes through"), ruling.sentence.c_str());
        QVERIFY2(says(ruling, "Legio I must halt"), ruling.sentence.c_str());
        QVERIFY(!says(ruling, "El 2 passes through"));
        QCOMPARE(rowsOf(ruling), std::string("worse.stood success.elephants"));
        // PUN-056: whom it burst through is told next.
        QCOMPARE(ruling.followUps.size(), std::size_t{1});
        QCOMPARE(ruling.followUps.front().resolver, std::string("rampage"));
    }

    // PUN-253: both elephants out of hand: nobody passes through, no DP more.
    void nobodyPassesThrough()
    {
        const Ruling ruling = ruleOn("combat", fight(two, legio), faces(7, 3) + faces(8, 1) + std::vector<int>{1, 1, 1, 6, 1, 2, 2});
        QCOMPARE(told(ruling, "battle", "dp.b"), 2);
        QVERIFY(says(ruling, "El 1 is destroyed"));
        QVERIFY(says(ruling, "El 2 rampages"));
    }

    // E-07 PUN-254: a test on Inconclusive; 1 and 1: destroyed.
    void openRanks()
    {
        const Ruling ruling =
            ruleOn("combat", fight(R"j({"name":"Legio I","legion":true,"grade":"B","openRanks":true,"entry":"receive"})j", one),
                   {5, 5, 4, 2, 1, 6, 5, 3, 1, 1, 1, 1});
        QCOMPARE(resultOf(ruling, "a"), std::string("inconclusive"));
        QCOMPARE(told(ruling, "battle", "dp.a"), 1);
        QVERIFY2(says(ruling, "El is destroyed"), ruling.sentence.c_str());
        QVERIFY(says(ruling, "Legio I must halt"));
    }

    // E-23 PUN-072 PUN-255: no test, one critical die: 2 destroys it.
    void setbackIsACriticalHit()
    {
        const Ruling ruling = ruleOn("combat", fight(one, legio), faces(5, 0) + faces(7, 1) + std::vector<int>{2});
        QCOMPARE(resultOf(ruling, "a"), std::string("setback"));
        QVERIFY(says(ruling, "El is destroyed"));
    }

    // E-23 PUN-257: two elephants lose by 5: one critical die each.
    void defeatOfTwo()
    {
        const Ruling ruling = ruleOn("combat", fight(two, legio), faces(7, 0) + faces(8, 5) + std::vector<int>{3, 1, 2, 2, 6, 1, 2, 2});
        QCOMPARE(resultOf(ruling, "a"), std::string("defeat"));
        QVERIFY(says(ruling, "El 1 rampages"));
        QVERIFY(says(ruling, "El 2 rampages"));
        // PUN-397: a winner whose enemies are all gone, who must pursue, goes for the baggage.
        QVERIFY2(says(ruling, "Legio I may halt"), ruling.sentence.c_str());
    }

    // PUN-076: a leader with elephants that are destroyed or run stands alone.
    void leadersStayBehind()
    {
        const Ruling ruling = ruleOn("combat", fight(R"j({"name":"El","type":"EL","leader":true,"entry":"charge"})j", legio),
                                     faces(5, 0) + faces(7, 2) + std::vector<int>{6, 1, 3, 3, 6});
        QVERIFY2(says(ruling, "stays behind, unattached"), ruling.sentence.c_str());
    }

    // PUN-073: tests one after another, each with its critical die, until it is destroyed.
    void testsStopWhenDestroyed()
    {
        EnteredDice source({1, 6, 3, 2, 1});
        Dice dice(source);
        QCOMPARE(testElephant(fights(), 5, 0, "El", dice), ElephantFate::destroyed);
        source.finish();
        EnteredDice calm({3, 4, 5, 6});
        Dice quiet(calm);
        QCOMPARE(testElephant(fights(), 4, 0, "El", quiet), ElephantFate::unharmed);
        calm.finish();
    }

    // PUN-074: six directions, 60 degrees apart.
    void directions()
    {
        const std::vector<std::string> ways{"straight ahead", "ahead right", "back right", "straight back", "back left", "ahead left"};
        for (int die = 1; die <= 6; ++die) {
            const Ruling ruling = ruleOn("combat", fight(one, legio), faces(5, 0) + faces(7, 1) + std::vector<int>{3, die, 2, 1});
            QVERIFY2(says(ruling, "direction " + std::to_string(die) + ": " + ways[static_cast<std::size_t>(die - 1)] + ", 3\""),
                     ruling.sentence.c_str());
        }
    }

    // E-19 PUN-077 PUN-321: the attempts add 0, 2, 4.
    void stopping()
    {
        const auto attempt = [](int made, const std::vector<int> &dice) {
            return ruleOn(
                "stop-rampage",
                {{"who", {{"name", "El"}, {"type", "EL"}, {"mood", "rampaging"}, {"attempts", made}}}, {"answers", Json::object()}}, dice);
        };
        QVERIFY(says(attempt(0, {4, 2}), "direction 2: ahead right"));
        QVERIFY(says(attempt(1, {2, 6}), "direction 6: ahead left"));
        const Ruling stopped = attempt(2, {1});
        QVERIFY(says(stopped, "The crew kills El"));
        QVERIFY(says(stopped, "El is destroyed"));
        QVERIFY(says(attempt(0, {5}), "The crew kills El"));
        QVERIFY(refused([] {
                    ruleOn("stop-rampage", {{"who", {{"type", "EL"}}}, {"answers", Json::object()}}, {1});
                }).contains("does not rampage"));
    }

    // PUN-056 PUN-075: formed troops that were burst through take 2 DPs, once in a phase.
    void bursting()
    {
        const auto burst = [](const std::string &struck) {
            return ruleOn("rampage",
                          {{"unit", Json::parse(R"j({"name":"El","type":"EL","mood":"rampaging"})j")},
                           {"struck", Json::array({Json::parse(struck)})},
                           {"answers", Json::object()}},
                          {});
        };
        QCOMPARE(told(burst(R"j({"name":"Libyans","type":"HI","bases":6})j"), "battle", "dp.struck"), 2);
        QCOMPARE(told(burst(R"j({"type":"MC","bases":4})j"), "battle", "dp.struck"), 2);
        QVERIFY(refused([&] { burst(R"j({"type":"LI","bases":4})j"); }).contains("PUN-056"));
        QVERIFY(refused([&] { burst(R"j({"legion":true,"openRanks":true})j"); }).contains("PUN-056"));
        QVERIFY(refused([&] { burst(R"j({"type":"HI","bases":4,"burst":true})j"); }).contains("PUN-056"));
        QVERIFY(refused([&] { burst(R"j({"type":"EL"})j"); }).contains("PUN-056"));
    }
};

OPTIO_TEST(PunicElephantTest)

} // namespace punic_elephant_test

#include "punic_elephant_test.moc"
