// SPDX-License-Identifier: GPL-3.0-or-later
// Combats of the Punic Wars: the worked examples (E-01 to E-07, E-16, E-17, E-22), dice lines, target numbers, results, refusals.
#include "tests/rulesets/punic/punic_fight.h"
#include "tests/suite.h"

#include <QtTest>

namespace punic_combat_test {

using namespace punictest;

namespace {

const char *const legio = R"j({"name":"Legio I","legion":true,"grade":"B","lines":[4,4,2],"entry":"charge"})j";
const char *const legioStands = R"j({"name":"Legio I","legion":true,"grade":"B","lines":[4,4,2],"entry":"receive"})j";
const char *const levy = R"j({"name":"Levy","type":"HI","grade":"C","bases":6,"entry":"receive"})j";
const char *const levyHolds = R"j({"name":"Levy","type":"HI","grade":"C","bases":6,"dps":2})j";
const char *const horse = R"j({"name":"Horse","type":"MC","grade":"B","bases":4,"entry":"charge"})j";
const char *const gauls = R"j({"name":"Gauls","type":"MI","grade":"C","bases":8,"entry":"charge"})j";
const char *const gaulsStand = R"j({"name":"Gauls","type":"MI","grade":"C","bases":8,"entry":"receive"})j";
const char *const elephants =
    R"j([{"name":"El 1","type":"EL","grade":"C","entry":"charge"},{"name":"El 2","type":"EL","grade":"C","entry":"charge"}])j";
const char *const oneElephant = R"j({"name":"El","type":"EL","grade":"C","entry":"charge"})j";
const char *const velites = R"j({"name":"Velites","type":"LI","grade":"B","bases":3})j";

/// A unit: type, grade, bases and whatever else.
std::string unit(const std::string &type, int bases, const std::string &more = "", const std::string &grade = "C")
{
    return "{\"type\":\"" + type + "\",\"grade\":\"" + grade + "\",\"bases\":" + std::to_string(bases) + (more.empty() ? "" : "," + more) +
           "}";
}

struct Pool {
    const char *name;
    std::string a, b, answers;
    const char *pools, *linesA = "", *linesB = "";
};

std::vector<Pool> pools()
{
    const std::string charge = R"j("entry":"charge")j", receive = R"j("entry":"receive")j", pursue = R"j("entry":"pursue")j",
                      follow = R"j("entry":"followUp")j", relieved = R"j("entry":"relieved")j";
    const std::string hi = unit("HI", 6), mi = unit("MI", 6), mc = unit("MC", 4);
    return {
        {"E-01 a legion charges spearmen PUN-222 PUN-223 PUN-224 PUN-231 PUN-232 PUN-233 PUN-240", legio, levy, "", "9 @5 v 8 @5",
         "bases+6 grade+1 third_line+1 impetus_mi+1", "bases+6 impetus_hi+2"},
        {"E-02 followed up and relieved: one impetus PUN-238",
         R"j({"name":"Legio I","legion":true,"grade":"B","lines":[4,4,2],"entry":["followUp","relieved"],"round":2})j", levyHolds, "",
         "9 @5 v 4 @5", "bases+6 grade+1 third_line+1 impetus_mi+1", "bases+6 disorder-2"},
        {"E-03 several units, no more than ten dice PUN-221 PUN-220 PUN-236",
         R"j([{"name":"Libyans","type":"HI","grade":"B","bases":7,"dps":1,"entry":"receive"},{"name":"Gauls","type":"MI","grade":"C","bases":5,"dps":3,"entry":"receive"}])j",
         unit("MI", 8, charge), R"j("cb.bases_a":7,"cb.bases_a2":5)j", "10 @5 v 9 @5", "bases+12 most-2 grade+1 impetus_hi+2 disorder-3"},
        {"E-04 behind the triarii PUN-237 PUN-238",
         R"j({"name":"Legio II","legion":true,"grade":"C","lines":[3,4,4],"understrength":true,"formation":"behindTriarii","dps":6,"entry":"receive"})j",
         gauls, R"j("cb.bases_a":4,"cb.bases_b":4,"cb.overlap_b":2)j", "1 @5 v 7 @5", "bases+2 impetus_hi+2 disorder-4 least+1",
         "bases+6 impetus_mi+1"},
        {"E-05 cavalry against spears PUN-232", horse, levy, "", "5 @5 v 8 @5", "bases+4 grade+1", "bases+6 impetus_hi+2"},
        {"E-05 against a legion in quincunx", horse, legioStands, "", "6 @5 v 8 @5", "bases+4 grade+1 impetus_mc+1"},
        {"E-06 elephants against closed ranks PUN-221 PUN-234", elephants, legioStands, "", "7 @5 v 8 @5", "elephants+4 impetus_el+3",
         "bases+6 grade+1 third_line+1"},
        {"E-07 open ranks have no second line PUN-223",
         R"j({"name":"Legio I","legion":true,"grade":"B","openRanks":true,"entry":"receive"})j", oneElephant, "", "5 @5 v 5 @5",
         "bases+3 grade+1 third_line+1", "elephants+2 impetus_el+3"},
        {"E-16 shaken, and unformed infantry before horse PUN-235 PUN-237 PUN-241", horse,
         R"j({"name":"Rebels","type":"MI","grade":"C","bases":6,"shaken":true,"dps":5,"entry":"receive"})j", "", "8 @5 v 1 @6",
         "bases+4 grade+1 impetus_mc+1 ride_down+2", "bases+6 shaken-5"},
        {"E-17 horse against horse", unit("MC", 4, charge), unit("MC", 4, charge), "", "5 @5 v 5 @5"},
        {"E-17 only one charged", unit("MC", 4, charge), unit("MC", 4, receive), "", "5 @5 v 4 @5"},
        {"E-18 the fight at the triarii", R"j({"name":"Gauls","type":"MI","grade":"C","bases":8,"formation":"unformed","entry":"charge"})j",
         R"j({"name":"Legio III","legion":true,"grade":"C","lines":[3,4,2],"formation":"behindTriarii","dps":6,"entry":"receive"})j",
         R"j("cb.bases_a":2,"cb.overlap_a":2)j", "5 @6 v 1 @5", "bases+4 impetus_mi+1", "bases+2 impetus_hi+2 disorder-4 least+1"},
        {"E-22 supported PUN-231",
         R"j({"name":"Libyans","type":"HI","grade":"A","bases":6,"support":{"name":"Levy","type":"HI","grade":"D","bases":6,"dps":4,"behind":3}})j",
         unit("MI", 6), "", "9 @5 v 6 @5", "bases+6 grade+2 supported+1"},
        // Bases.
        {"PUN-222 understrength bases are half, rounded up once", unit("MI", 5, R"j("understrength":true)j"), unit("MI", 8),
         R"j("cb.bases_a":3,"cb.overlap_a":2)j", "3 @5 v 7 @5", "bases+3"},
        {"PUN-222 a legion charged in the rear fights with its last line",
         R"j({"legion":true,"grade":"B","from":"rear","entry":"receive"})j", gauls, "", "5 @6 v 6 @5", "bases+2 grade+1 impetus_hi+2"},
        {"PUN-222 an unformed legion is one line of all its bases", R"j({"legion":true,"grade":"C","formation":"unformed"})j",
         unit("MI", 8), R"j("cb.bases_a":8,"cb.overlap_a":0)j", "8 @6 v 8 @5", "bases+8"},
        {"PUN-223 understrength triarii as second line", R"j({"legion":true,"grade":"C","lines":[0,4,4],"understrength":true})j",
         unit("MI", 6), "", "5 @5 v 6 @5", "bases+5"},
        {"PUN-223 half of all bases of the second line, whatever touches", R"j({"legion":true,"grade":"C"})j", unit("MI", 2),
         R"j("cb.bases_a":1,"cb.overlap_a":0)j", "4 @5 v 2 @5", "bases+3 third_line+1"},
        {"PUN-224 D grade", unit("MI", 6, "", "D"), mi, "", "5 @5 v 6 @5", "bases+6 grade-1"},
        {"PUN-224 the average rounds towards the better grade", "[" + unit("MI", 5, "", "C") + "," + unit("MI", 1, "", "A") + "]",
         unit("MI", 8), R"j("cb.bases_a":5,"cb.bases_a2":1)j", "7 @5 v 8 @5", "bases+6 grade+1"},
        {"PUN-224 a negative average rounds up to 0", "[" + unit("MI", 4, "", "D") + "," + unit("MI", 2, "", "C") + "]", unit("MI", 8),
         R"j("cb.bases_a":4,"cb.bases_a2":2)j", "6 @5 v 8 @5", "bases+6"},
        {"PUN-230 inspired twice at most", unit("MI", 6, R"j("leader":{"inspires":3})j"), mi, "", "8 @5 v 6 @5", "bases+6 inspired+2"},
        {"PUN-231 a legion that turned its rear rank does not support itself", R"j({"legion":true,"grade":"C","rearTurned":true})j", mi, "",
         "6 @5 v 6 @5", "bases+6"},
        {"PUN-231 a legion of two lines does not support itself", R"j({"legion":true,"grade":"C","lines":[0,4,2]})j", mi, "", "5 @5 v 6 @5",
         "bases+5"},
        {"PUN-231 cavalry behind cavalry", unit("MC", 4, R"j("support":{"type":"MC","bases":2})j"), mi,
         R"j("cb.bases_b":4,"cb.overlap_b":0)j", "5 @5 v 4 @5", "bases+4 supported+1"},
        // Impetus.
        {"PUN-232 MI charging HI keeps its impetus", unit("MI", 6, charge), unit("HI", 6, receive), "", "7 @5 v 8 @5"},
        {"PUN-232 MI pursuing", unit("MI", 6, pursue), mi, "", "7 @5 v 6 @5"},
        {"PUN-232 MI following up", unit("MI", 6, follow), mi, "", "7 @5 v 6 @5"},
        {"PUN-232 MC not against elephants", unit("MC", 4, charge), unit("EL", 1), R"j("cb.bases_a":1,"cb.overlap_a":2)j", "3 @5 v 2 @5"},
        {"PUN-232 MC charging the flank of HI", unit("MC", 4, charge), unit("HI", 6, R"j("entry":"receive","from":"flank")j"), "",
         "5 @5 v 8 @6"},
        {"PUN-232 MC charging unformed HI", unit("MC", 4, charge), unit("HI", 6, R"j("entry":"receive","formation":"unformed")j"), "",
         "7 @5 v 8 @6", "bases+4 impetus_mc+1 ride_down+2"},
        {"PUN-232 MC following up HI", unit("MC", 4, follow), hi, R"j("cb.bases_b":4,"cb.overlap_b":0)j", "5 @5 v 4 @5"},
        {"PUN-233 HI charging", unit("HI", 6, charge), mi, "", "8 @5 v 6 @5"},
        {"PUN-233 HI following up", unit("HI", 6, follow), mi, "", "8 @5 v 6 @5"},
        {"PUN-233 HI do not gain by pursuing", unit("HI", 6, pursue), mi, "", "6 @5 v 6 @5"},
        {"PUN-233 triarii relieved to the front", R"j({"legion":true,"grade":"C","lines":[0,0,2],"entry":"relieved"})j", mi, "",
         "4 @5 v 4 @5", "bases+2 impetus_hi+2"}, // one line left stands in line (PUN-087)
        {"PUN-234 elephants pursue", unit("EL", 1, pursue), mi, R"j("cb.bases_b":1,"cb.overlap_b":0)j", "5 @5 v 1 @5"},
        {"PUN-234 elephants that are charged have none", unit("EL", 1, receive), mi, R"j("cb.bases_b":1,"cb.overlap_b":0)j", "2 @5 v 1 @5"},
        {"PUN-235 light infantry too", unit("LC", 4), velites, R"j("cb.bases_a":3,"cb.overlap_a":0)j", "5 @6 v 4 @6",
         "bases+3 ride_down+2"},
        {"PUN-238 LI and LC have no impetus", unit("LI", 4, charge), unit("LI", 4, receive), "", "4 @6 v 4 @6"},
        {"PUN-236 no more than four off", R"j({"legion":true,"grade":"C","dps":6})j", mi, "", "3 @5 v 6 @5",
         "bases+6 third_line+1 disorder-4"},
        {"PUN-236 a supporter's DPs do not count", unit("HI", 6, R"j("support":{"type":"HI","bases":6,"dps":4})j"), mi, "", "7 @5 v 6 @5"},
        {"PUN-237 one shaken unit is enough", "[" + unit("MI", 5) + "," + unit("MI", 3, R"j("shaken":true,"dps":5)j") + "]", unit("MI", 8),
         R"j("cb.bases_a":5,"cb.bases_a2":3)j", "3 @5 v 8 @5", "bases+8 shaken-5"},
        // Target numbers.
        {"PUN-241 in column", unit("MI", 6, R"j("formation":"column")j"), mi, "", "6 @6 v 6 @5"},
        {"PUN-241 light infantry among elephants", velites, unit("EL", 1), "", "4 @5 v 2 @5"},
        {"PUN-242 the better ground", unit("MI", 6, charge), hi, R"j("cb.ground":"b")j", "7 @6 v 6 @5"},
        {"PUN-243 charged in the flank", unit("HI", 6, R"j("entry":"receive","from":"flank")j"), unit("MI", 6, charge), "", "8 @6 v 7 @5"},
        {"PUN-243 elephants too", unit("EL", 1, R"j("entry":"receive","from":"rear")j"), unit("MI", 6, charge),
         R"j("cb.bases_b":1,"cb.overlap_b":0)j", "2 @6 v 2 @5"},
        {"PUN-243 a legion in quincunx has no flank PUN-088", R"j({"legion":true,"grade":"C","entry":"receive","from":"flank"})j",
         unit("MI", 6, charge), "", "7 @5 v 7 @5"},
        {"PUN-243 a legion in quincunx has a rear", R"j({"legion":true,"grade":"C","entry":"receive","from":"rear"})j",
         unit("MI", 6, charge), "", "4 @6 v 6 @5"},
        {"PUN-089 a rear rank that has turned", R"j({"legion":true,"grade":"C","entry":"receive","from":"rear","rearTurned":true})j",
         unit("MI", 6, charge), "", "4 @5 v 6 @5", "bases+2 impetus_hi+2"},
        {"PUN-232 horse at the turned triarii charge the front of HI", unit("MC", 4, charge),
         R"j({"legion":true,"grade":"C","entry":"receive","from":"rear","rearTurned":true})j", "", "4 @5 v 4 @5"},
        {"PUN-243 a legion behind its triarii has flanks",
         R"j({"legion":true,"grade":"C","formation":"behindTriarii","entry":"receive","from":"flank"})j", unit("MI", 6, charge), "",
         "4 @6 v 6 @5"},
        {"PUN-244 infantry that charges and is charged by horse", unit("MI", 6, charge), unit("MC", 4, charge), "", "7 @6 v 5 @5"},
        {"PUN-244 not when infantry charges it", unit("MI", 6, charge), unit("MI", 6, charge), "", "7 @5 v 7 @5"},
        {"PUN-244 not when it only stands", unit("MI", 6, receive), unit("MC", 4, charge), "", "6 @5 v 5 @5"},
        {"PUN-246 light infantry and elephants that charged each other", unit("LI", 3, charge), unit("EL", 1, charge), "", "3 @6 v 5 @5"},
    };
}

/// A whole combat with its dice.
struct Row {
    const char *name;
    std::string a, b, answers;
    std::vector<int> dice;
    const char *results; ///< "success setback"
    const char *rows;    ///< losers first
    int dpsA, basesA, dpsB, basesB;
};

std::vector<Row> battles()
{
    const std::string charge = R"j("entry":"charge")j", receive = R"j("entry":"receive")j";
    // Faces for n dice of which h hit.
    const auto faces = [](int n, int h, std::vector<int> then = {}) {
        std::vector<int> all(static_cast<std::size_t>(h), 6);
        all.resize(static_cast<std::size_t>(n), 1);
        all.insert(all.end(), then.begin(), then.end());
        return all;
    };
    const auto two = [&](int n, int h, int m, int k, std::vector<int> then = {}) {
        std::vector<int> all = faces(n, h);
        const auto other = faces(m, k, std::move(then));
        all.insert(all.end(), other.begin(), other.end());
        return all;
    };
    const std::string mi = unit("MI", 6), level = R"j("cb.ground":"none")j";
    return {
        {"E-01 PUN-250 PUN-253 PUN-255",
         legio,
         levy,
         "",
         {6, 5, 5, 4, 3, 2, 2, 1, 1, 5, 4, 4, 3, 2, 2, 1, 1},
         "success setback",
         "worse.others success.others",
         1,
         0,
         2,
         0},
        {"E-02 PUN-256 PUN-257",
         R"j({"name":"Legio I","legion":true,"grade":"B","entry":["followUp","relieved"],"round":2})j",
         levyHolds,
         "",
         {6, 6, 5, 5, 5, 2, 1, 1, 1, 5, 3, 2, 1},
         "victory defeat",
         "lost.others win.steady",
         0,
         0,
         2,
         -1},
        {"E-05 cavalry wins and retires",
         horse,
         levy,
         "",
         {6, 6, 5, 2, 1, 6, 4, 4, 3, 2, 2, 1, 1},
         "success setback",
         "worse.stood success.bounced",
         1,
         0,
         2,
         0},
        {"E-16 the shaken rout instead",
         horse,
         R"j({"name":"Rebels","type":"MI","grade":"C","bases":6,"shaken":true,"dps":5,"entry":"receive"})j",
         "",
         {6, 5, 4, 4, 3, 2, 2, 1, 3},
         "success setback",
         "worse.shaken success.others",
         1,
         0,
         0,
         0},
        {"E-17 both pass through PUN-254 PUN-277", unit("MC", 4, charge), unit("MC", 4, charge), "", two(5, 2, 5, 2),
         "inconclusive inconclusive", "even.ride_through even.ride_through", 1, 0, 1, 0},
        {"E-17 only one charged", unit("MC", 4, charge), unit("MC", 4, receive), "", two(5, 2, 4, 2), "inconclusive inconclusive",
         "even.others even.ride_through", 1, 0, 1, 0},
        {"E-22 the price of support PUN-260", unit("MI", 6, charge),
         R"j({"name":"Libyans","type":"HI","grade":"A","bases":6,"entry":"receive","support":{"name":"Levy","type":"HI","grade":"D","bases":6,"dps":4,"behind":3}})j",
         "", two(7, 4, 11, 2), "success setback", "worse.others success.others", 1, 0, 2, 0},
        {"PUN-250 four more hits are a victory", unit("MI", 6), unit("MI", 6, "", "B"), level, two(6, 4, 7, 0), "victory defeat",
         "lost.others win.others", 0, 0, 2, -1},
        {"PUN-250 three more are a success", unit("MI", 6), unit("MI", 6, "", "B"), level, two(6, 3, 7, 0), "success setback",
         "worse.others success.others", 1, 0, 2, 0},
        {"PUN-253 A grade infantry may halt", unit("MI", 6, "", "A"), mi, level, two(8, 2, 6, 0), "success setback",
         "worse.others success.a_grade", 1, 0, 2, 0},
        {"PUN-253 against light troops it may halt", mi, unit("LI", 4), "", two(6, 2, 4, 0), "success setback",
         "worse.unformed success.light_foe", 1, 0, 2, 0},
        {"PUN-253 infantry that stood against horse", unit("MI", 6, receive), unit("MC", 4, charge), "", two(6, 2, 5, 0), "success setback",
         "worse.horse success.stood", 1, 0, 2, 0},
        {"PUN-254 horse before formed infantry retires", unit("MC", 4), mi, level, two(4, 1, 6, 1), "inconclusive inconclusive",
         "even.others even.horse", 1, 0, 1, 0},
        {"PUN-254 horse rides through skirmishers", unit("MC", 4, charge), unit("LI", 4, receive), "", two(7, 1, 4, 1),
         "inconclusive inconclusive", "even.others even.ride_through", 1, 0, 2, 0},
        {"PUN-255 horse in its second round", unit("MC", 4, R"j("round":2)j"), unit("MC", 4), level, two(4, 0, 4, 1), "setback success",
         "worse.horse_again success.others", 2, 0, 1, 0},
        {"PUN-255 horse in its first round falls back", unit("MC", 4), unit("MC", 4), level, two(4, 0, 4, 1), "setback success",
         "worse.others success.others", 2, 0, 1, 0},
        {"PUN-255 the unformed retire", unit("MI", 6, R"j("formation":"unformed")j"), mi, level, two(6, 0, 6, 2), "setback success",
         "worse.unformed success.others", 2, 0, 1, 0},
        {"PUN-256 A grade of any type may halt", unit("MC", 4, "", "A"), unit("MC", 4), level, two(6, 5, 4, 0), "victory defeat",
         "lost.others win.a_grade", 0, 0, 2, -1},
        {"PUN-256 B grade foot that charged pursues", unit("MI", 6, charge, "B"), mi, level, two(8, 4, 6, 0), "victory defeat",
         "lost.others win.others", 0, 0, 2, -1},
        {"PUN-256 facing only light troops", mi, unit("LI", 4), "", two(6, 4, 4, 0), "victory defeat", "lost.unformed win.light_foe", 0, 0,
         2, -1},
        {"PUN-257 three lines retire behind the triarii PUN-281", R"j({"legion":true,"grade":"C"})j", mi, level, two(7, 0, 6, 4),
         "defeat victory", "lost.triarii win.others", 2, -1, 0, 0},
        {"PUN-257 not with the rear rank turned", R"j({"legion":true,"grade":"C","rearTurned":true})j", mi, level, two(6, 0, 6, 4),
         "defeat victory", "lost.others win.others", 2, -1, 0, 0},
        {"PUN-259 a shaken unit in defeat loses three bases", mi, unit("MI", 6, R"j("shaken":true,"dps":5)j"), level, two(6, 4, 1, 0),
         "victory defeat", "lost.shaken win.others", 0, 0, 0, -3},
        {"PUN-259 an unformed one takes DPs, a base, and routs", mi, unit("MI", 6, R"j("formation":"unformed")j"), level, two(6, 4, 6, 0),
         "victory defeat", "lost.unformed win.others", 0, 0, 2, -1},
        {"PUN-239 PUN-117 a leader is one hit, with or without actions", unit("MI", 6, R"j("leader":true)j"), mi, level,
         two(6, 0, 6, 1, {6}), "inconclusive inconclusive", "even.others even.others", 1, 0, 1, 0},
        {"PUN-051 the last base", mi, unit("MI", 1, R"j("dps":4)j"), R"j("cb.bases_a":6)j", two(6, 4, 1, 0), "victory defeat", "win.others",
         0, 0, 1, -1},
    };
}

} // namespace

class PunicCombatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void dice_data()
    {
        QTest::addColumn<int>("number");
        int number = 0;
        for (const Pool &row : pools())
            QTest::newRow(row.name) << number++;
    }

    void dice()
    {
        QFETCH(int, number);
        const Pool row = pools()[static_cast<std::size_t>(number)];
        const Json input = fight(row.a, row.b, row.answers);
        QCOMPARE(poolsOf(input), std::string(row.pools));
        RandomDice random(gameKeyFromSeed(7), {.turn = 1, .resolver = "combat", .participants = {}, .before = 0});
        Dice live(random);
        const Resolver &combat = resolver("combat");
        const Ruling ruling = combat.prepare(nullptr, combat.complete(nullptr, input))->rule(live);
        if (*row.linesA != '\0')
            QCOMPARE(linesOf(ruling, "a"), std::string(row.linesA));
        if (*row.linesB != '\0')
            QCOMPARE(linesOf(ruling, "b"), std::string(row.linesB));
    }

    void results_data()
    {
        QTest::addColumn<int>("number");
        int number = 0;
        for (const Row &row : battles())
            QTest::newRow(row.name) << number++;
    }

    void results()
    {
        QFETCH(int, number);
        const Row row = battles()[static_cast<std::size_t>(number)];
        const Ruling ruling = ruleOn("combat", fight(row.a, row.b, row.answers), row.dice);
        QCOMPARE(resultOf(ruling, "a") + " " + resultOf(ruling, "b"), std::string(row.results));
        QCOMPARE(rowsOf(ruling), std::string(row.rows));
        QCOMPARE(told(ruling, "battle", "dp.a"), row.dpsA);
        QCOMPARE(told(ruling, "bases", "base.a"), row.basesA);
        QCOMPARE(told(ruling, "battle", "dp.b"), row.dpsB);
        QCOMPARE(told(ruling, "bases", "base.b"), row.basesB);
    }

    // E-02: the winner may halt, the loser retires.
    void theLoserRetires()
    {
        const Ruling ruling = ruleOn(
            "combat", fight(R"j({"name":"Legio I","legion":true,"grade":"B","entry":["followUp","relieved"],"round":2})j", levyHolds),
            {6, 6, 5, 5, 5, 2, 1, 1, 1, 5, 3, 2, 1});
        QCOMPARE(
            QString::fromStdString(ruling.sentence),
            QString("Legio I wins 5 to 1 (+4, Victory). Levy takes 2 DPs (4): Defeat. Levy loses 1 base (5 left): Defeat. Levy retires. "
                    "Legio I may halt; otherwise it pursues."));
    }

    // E-22 PUN-260: the supporter takes the same DPs up to shaken, loses no base, and falls back too.
    void supportersShareTheResult()
    {
        std::vector<int> dice{6, 6, 6, 6, 1, 1, 1, 6, 6};
        dice.resize(18, 1);
        const Ruling ruling = ruleOn(
            "combat",
            fight(
                R"j({"type":"MI","grade":"C","bases":6,"entry":"charge"})j",
                R"j({"name":"Libyans","type":"HI","grade":"A","bases":6,"entry":"receive","support":{"name":"Levy","type":"HI","grade":"D","bases":6,"dps":4,"behind":3}})j"),
            dice);
        QCOMPARE(told(ruling, "battle", "dp.b"), 2);
        QCOMPARE(told(ruling, "battle", "dp.b.support"), 1);
        QCOMPARE(told(ruling, "bases", "base.b.support"), 0);
        QVERIFY2(ruling.sentence.find("Levy is shaken (5 DPs)") != std::string::npos, ruling.sentence.c_str());
        QVERIFY2(ruling.sentence.find("Levy supports Libyans and falls back 1\" too") != std::string::npos, ruling.sentence.c_str());
    }

    // PUN-252 PUN-262: every unit suffers by itself; the winner halts when an enemy it touches halts.
    void unitsSufferByThemselves()
    {
        const char *const mixed =
            R"j([{"name":"Spears","type":"HI","grade":"C","bases":4,"entry":"receive"},{"name":"Skirmishers","type":"LI","grade":"C","bases":2,"entry":"receive"}])j";
        const std::string bases = R"j("cb.bases_b":2,"cb.overlap_b":0,"cb.bases_b2":2)j";
        // PUN-220: level in bases, so it is asked which unit gives its factors.
        QCOMPARE(poolsOf(fight(horse, mixed, bases)), std::string("5 @5 v 6 @5"));
        QCOMPARE(poolsOf(fight(horse, mixed, bases + R"j(,"cb.main_b":"b2")j")), std::string("8 @5 v 4 @6"));
        std::vector<int> dice(11, 1);
        dice[5] = 6;
        const Ruling ruling = ruleOn("combat", fight(horse, mixed, bases), dice);
        QCOMPARE(rowsOf(ruling), std::string("worse.horse success.stood success.others"));
        QCOMPARE(told(ruling, "battle", "dp.a"), 2);
        QCOMPARE(told(ruling, "battle", "dp.b"), 1);
        QCOMPARE(told(ruling, "battle", "dp.b2"), 1);
        QVERIFY(ruling.sentence.find("Spears must halt") != std::string::npos);
        QVERIFY(ruling.sentence.find("Skirmishers must pursue") != std::string::npos);
    }

    // PUN-251: formed, shaken and entry are those at the moment of rolling: DPs of this very result do not turn a Set-back into a rout.
    void conditionsAtTheMomentOfRolling()
    {
        const Ruling ruling = ruleOn("combat", fight(unit("MI", 6), unit("MI", 6, R"j("dps":3)j")), {6, 1, 1, 1, 1, 1, 1, 1, 1});
        QCOMPARE(rowsOf(ruling), std::string("worse.others success.others"));
        QCOMPARE(told(ruling, "battle", "dp.b"), 2);
        QVERIFY2(ruling.sentence.find("is shaken (5 DPs)") != std::string::npos, ruling.sentence.c_str());
        QVERIFY2(ruling.sentence.find("falls back") != std::string::npos, ruling.sentence.c_str());
    }

    // PUN-006: formed infantry is MI or HI in line, column, quincunx or behind its triarii; formed cavalry MC in line or column.
    void formed()
    {
        const auto made = [](const std::string &text) { return describedUnit(game().sheet(), "a", "a", Json::parse(text)); };
        QVERIFY(made(unit("HI", 6)).formedInfantry());
        QVERIFY(made(unit("MI", 6, R"j("formation":"column")j")).formedInfantry());
        QVERIFY(made(R"j({"legion":true,"formation":"behindTriarii"})j").formedInfantry());
        QVERIFY(!made(unit("MI", 6, R"j("formation":"unformed")j")).formedInfantry());
        QVERIFY(!made(unit("LI", 6)).formedInfantry());
        QVERIFY(made(unit("MC", 4)).formedCavalry());
        QVERIFY(!made(unit("LC", 4)).formedCavalry());
        QVERIFY(!made(unit("EL", 1)).formed());
    }

    // PUN-262: an enemy that halts holds all who touch it.
    void halted()
    {
        // Horse and foot lose to a legion that stood: the foot falls back, the horse retires; a legion that did not stand against
        // horse follows up, for something fell back.
        const Ruling ruling =
            ruleOn("combat",
                   fight(R"j({"name":"Legio","legion":true,"grade":"C"})j",
                         R"j([{"name":"Foot","type":"MI","grade":"C","bases":4},{"name":"Horse","type":"MC","grade":"C","bases":2}])j",
                         R"j("cb.bases_b":4,"cb.bases_b2":2)j"),
                   {6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
        QCOMPARE(rowsOf(ruling), std::string("worse.others worse.horse success.others"));
        QVERIFY2(ruling.sentence.find("Legio must follow up") != std::string::npos, ruling.sentence.c_str());
    }

    // PUN-340: sentences, lines with their rules and the totals.
    void theRulingTellsAll()
    {
        const Ruling ruling = ruleOn("combat", fight(legio, levy), {6, 5, 5, 4, 3, 2, 2, 1, 1, 5, 4, 4, 3, 2, 2, 1, 1});
        QCOMPARE(
            QString::fromStdString(ruling.sentence),
            QString("Legio I wins 3 to 1 (+2, Success). Legio I takes 1 DP (1): Success. Levy takes 2 DPs (2): Set-back. Levy falls back "
                    "1\". Legio I must follow up."));
        QCOMPARE(total(ruling, "a", "hits"), 3);
        QCOMPARE(total(ruling, "b", "hits"), 1);
        QCOMPARE(total(ruling, "a", "difference"), 2);
        for (const Line &line : ruling.lines)
            QVERIFY2(line.rule.rfind("PUN-", 0) == 0, line.id.c_str());
        QVERIFY(ruling.changes.empty()); // outside a game nothing is kept
        for (const SideOutcome &one : ruling.outcome)
            QVERIFY(!one.instruction.empty());
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        QTest::addColumn<QString>("answers");
        QTest::addColumn<QString>("says");
        const auto row = [](const char *name, const std::string &a, const std::string &b, const char *answers, const char *says) {
            QTest::newRow(name) << QString::fromStdString(a) << QString::fromStdString(b) << answers << says;
        };
        const std::string mi = unit("MI", 6);
        row("PUN-388 nobody in contact", mi, mi, R"j("cb.bases_a":0)j", "PUN-388");
        row("PUN-388 more bases than it has", mi, mi, R"j("cb.bases_a":7)j", "cb.bases_a");
        row("PUN-388 more than the fighting line has", legio, mi, R"j("cb.bases_a":5)j", "cb.bases_a");
        row("PUN-388 three overlaps", unit("MI", 8), mi, R"j("cb.bases_a":4,"cb.overlap_a":3)j", "cb.overlap_a");
        row("PUN-388 three overlaps of two units", "[" + unit("MI", 8) + "," + unit("MI", 8) + "]", mi,
            R"j("cb.bases_a":4,"cb.overlap_a":2,"cb.bases_a2":4,"cb.overlap_a2":1)j", "cb.overlap_a2");
        row("PUN-388 a shaken supporter", unit("MI", 6, R"j("support":{"type":"MI","bases":6,"shaken":true,"dps":5})j"), mi, "", "shaken");
        row("PUN-388 an unformed supporter", unit("MI", 6, R"j("support":{"type":"LI","bases":6})j"), mi, "", "not formed");
        row("PUN-388 a supporter of the other arm", unit("MI", 6, R"j("support":{"type":"MC","bases":6})j"), mi, "", "not alike");
        row("E-22 PUN-388 too few behind", unit("HI", 6, R"j("support":{"type":"HI","bases":6,"behind":2})j"), mi, "", "at least 3");
        row("PUN-388 an unformed unit has no support", unit("LI", 6, R"j("support":{"type":"MI","bases":6})j"), mi, "",
            "cannot be supported");
        row("PUN-388 PUN-245 ground for a side that charged", unit("MI", 6, R"j("entry":"charge")j"), mi, R"j("cb.ground":"a")j",
            "PUN-245");
        row("PUN-242 ground against elephants", mi, unit("EL", 1), R"j("cb.ground":"a")j", "PUN-242");
        row("ground for both", mi, mi, R"j("cb.ground":"both")j", "cb.ground");
        row("an unknown entry", unit("MI", 6, R"j("entry":"stroll")j"), mi, "", "PUN-028");
        row("an entry of the wrong kind", unit("MI", 6, R"j("entry":3)j"), mi, "", "PUN-028");
        row("an unknown aspect", unit("MI", 6, R"j("from":"above")j"), mi, "", "from");
        row("lines of a unit that is no legion", unit("MI", 6, R"j("lines":[4])j"), mi, "", "PUN-085");
        row("a legion without bases", R"j({"legion":true,"lines":[0,0,0]})j", mi, "", "at least one base");
        row("lines of the wrong kind", R"j({"legion":true,"lines":"many"})j", mi, "", "lines");
        row("a round of the wrong kind", unit("MI", 6, R"j("round":"two")j"), mi, "", "round");
        row("a unit of the wrong kind", "7", mi, "", "object");
        row("a list of the wrong kind", "[null]", mi, "", "object");
        row("a supporter of the wrong kind", unit("MI", 6, R"j("support":[1])j"), mi, "", "object");
        row("an unknown key", unit("MI", 6, R"j("basis":4)j"), mi, "", "basis");
        row("an unknown type", R"j({"type":"XX"})j", mi, "", "XX");
        row("an unknown question", mi, mi, R"j("cb.weather":"rain")j", "cb.weather");
        row("nobody", "null", mi, "", "nobody");
        row("an empty list", "[]", mi, "", "nobody");
    }

    void refusals()
    {
        QFETCH(QString, a);
        QFETCH(QString, b);
        QFETCH(QString, answers);
        QFETCH(QString, says);
        const Json input = fight(a.toStdString(), b.toStdString(), answers.toStdString());
        const QString why = refused([&] { resolver("combat").complete(nullptr, input); });
        QVERIFY2(why.contains(says), qPrintable(why));
        // The form never fails on answers; on slots that say nothing it may refuse, but only with an Error.
        refused([&] { resolver("combat").form(nullptr, input); });
    }

    // PUN-393: too few dice, too many, and faces that no die has, each naming the side that rolls.
    void badDice()
    {
        const Json input = fight(legio, levy);
        QVERIFY(refused([&] { ruleOn("combat", input, std::vector<int>(16, 1)); }).contains("Levy rolls 8 dice"));
        QVERIFY(refused([&] { ruleOn("combat", input, std::vector<int>(8, 1)); }).contains("Legio I rolls 9 dice"));
        QVERIFY(refused([&] { ruleOn("combat", input, std::vector<int>(18, 1)); }).contains("too many"));
        QVERIFY(refused([&] { ruleOn("combat", input, {0}); }).contains("not 0"));
        QVERIFY(refused([&] { ruleOn("combat", input, {7}); }).contains("not 7"));
    }
};

OPTIO_TEST(PunicCombatTest)

} // namespace punic_combat_test

#include "punic_combat_test.moc"
