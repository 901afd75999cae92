// SPDX-License-Identifier: GPL-3.0-or-later
// The worked examples of combats (W08 to W29, W31), each with its variants.
#include "tests/rulesets/dbm/dbm_rows.h"
#include "tests/suite.h"

namespace dbm_combat_test {

using namespace dbmtest;

namespace {

std::vector<Row> examples()
{
    return {
        {"W08 blades beat warband DBM-137",
         cc,
         "Reg Bd(O)",
         "Irr Wb(O)",
         R"j("cc.rank2_b":"Wb(O)")j",
         {4, 3},
         "9-7 9-7 9-7",
         "unharmed recoil",
         "base+5",
         "base+3 rs.wb2+1"},
        {"W09 warband wins DBM-122",
         cc,
         "Reg Bd(O)",
         "Irr Wb(O)",
         R"j("cc.rank2_b":"Wb(O)")j",
         {1, 4},
         "6-8 6-8 6-8",
         "destroyed unharmed"},
        {"W09 a second rank does not help DBM-122",
         cc,
         "Reg Bd(O)",
         "Irr Wb(O)",
         R"j("cc.rank2_b":"Wb(O)","cc.rank2_a":"Bd(O)")j",
         {1, 4},
         "6-8 6-8 6-8",
         "destroyed unharmed"},
        {"W10 knights into backed blades DBM-122",
         cc,
         "Kn(O)",
         "Bd(O)",
         R"j("cc.rank2_b":"Bd(O)")j",
         {5, 2},
         "8-5 8-5 8-5",
         "unharmed recoil",
         "base+3",
         "base+3 rs.none.blades+0"},
        {"W10 without a second rank", cc, "Kn(O)", "Bd(O)", "", {5, 2}, "8-5 8-5 8-5", "unharmed destroyed"},
        {"W10 with a second rank of Bd(I)", cc, "Kn(O)", "Bd(O)", R"j("cc.rank2_b":"Bd(I)")j", {5, 2}, "8-5 8-5 8-5", "unharmed destroyed"},
        {"W11 superior enemy DBM-107",
         cc,
         "Cv(O)",
         "Cv(S)",
         "",
         {4, 3},
         "7-6 6-6 6-6",
         "continue continue",
         "base+3 gr.beat_s-1",
         "base+3"},
        {"W12 inferior enemy DBM-108", cc, "Sp(O)", "Sp(I)", "", {3, 3}, "7-7 8-7 8-7", "unharmed recoil", "base+4 gr.vs_i+1", "base+4"},
        {"W13 fast enemy, two ahead DBM-107", cc, "Bd(O)", "Bd(F)", "", {5, 3}, "10-8 11-8 11-8", "unharmed recoil", "base+5 gr.beat_f+1"},
        {"W13 fast enemy, one ahead", cc, "Bd(O)", "Bd(F)", "", {4, 3}, "9-8 9-8 9-8", "unharmed recoil", "base+5"},
        {"W14 deep pikes DBM-084",
         cc,
         "Pk(O)",
         "Bd(S)",
         deepPikesA,
         {4, 4},
         "9-8 8-8 8-8",
         "continue continue",
         "base+3 rs.pk+2 gr.beat_s-1",
         "base+5 rs.pk4-1"},
        {"W15 elephants against pikes DBM-086 DBM-126",
         cc,
         "El(O)",
         "Pk(O)",
         deepPikesB,
         {5, 1},
         "9-5 9-5 9-5",
         "unharmed recoil",
         "base+4"},
        {"W15 without a second rank", cc, "El(O)", "Pk(O)", "", {5, 1}, "9-5 9-5 9-5", "unharmed destroyed"},
        {"W15 at half DBM-144", cc, "El(O)", "Pk(O)", deepPikesB, {6, 1}, "10-5 10-5 10-5", "unharmed destroyed"},
        {"W16 spears in rough going DBM-087",
         cc,
         "Sp(O)",
         "Ax(O)",
         R"j("cc.going_a":"rough","cc.going_b":"rough","cc.rank2_a":"Sp(O)","cc.rank2_b":"Ax(O)")j",
         {3, 4},
         "5-8 5-8 5-8",
         "recoil unharmed",
         "base+4 rs.none.going+0 tf.heavy_going-2",
         "base+3 rs.ax+1"},
        {"W17 psiloi bowmen behind auxilia DBM-111",
         cc,
         "Cv(O)",
         "Ax(O)",
         axBows,
         {4, 4},
         "7-6 7-6 6-6",
         "continue continue",
         "base+3 mr.ps_shooters-1",
         "base+2"},
        {"W17 a pip more", cc, "Cv(O)", "Ax(O)", axBows, {5, 4}, "8-6 8-6 7-6", "unharmed recoil"},
        {"W18 cavalry in two ranks DBM-111",
         cc,
         "Kn(O)",
         "Cv(O)",
         R"j("cc.rank2_b":"Cv(O)")j",
         {3, 3},
         "7-6 7-6 6-6",
         "continue continue",
         "base+4 mr.cv_cv-1"},
        {"W18 not for elephants", cc, "El(O)", "Cv(O)", "", {3, 3}, "8-6 8-6 8-6", "unharmed recoil", "base+5"},
        {"W19 light horse and psiloi in a wood DBM-103 DBM-135",
         cc,
         "LH(O)",
         "Ps(O)",
         R"j("cc.going_a":"difficult","cc.going_b":"difficult")j",
         {6, 3},
         "6-5 6-5 6-5",
         "unharmed recoil",
         "base+2 tf.mounted_going-2"},
        {"W19 in good going the psiloi die", cc, "LH(O)", "Ps(O)", "", {4, 3}, "6-5 6-5 6-5", "unharmed destroyed"},
        {"W20 half is half DBM-113", cc, "Bd(O)", "Ps(S)", "", {5, 3}, "10-5 9-5 9-5", "unharmed flee", "base+5 gr.beat_s-1"},
        {"W20 at half DBM-143", cc, "Bd(O)", "Ps(S)", "", {5, 2}, "10-4 9-4 9-4", "unharmed flee"},
        {"W21 cavalry doubled by pikes DBM-141",
         cc,
         "Cv(O)",
         "Pk(O)",
         R"j("cc.rank2_b":"Pk(O)","cc.rank3_b":"Pk(O)")j",
         {1, 5},
         "4-11 4-11 4-11",
         "flee unharmed",
         "base+3",
         "base+4 rs.pk+2"},
        {"W21 with a flank attack DBM-152 DBM-076",
         cc,
         "Cv(O)",
         "Pk(O)",
         R"j("cc.rank2_b":"Pk(O)","cc.rank3_b":"Pk(O)","cc.left_a":"contact")j",
         {1, 5},
         "3-11 3-11 3-11",
         "destroyed unharmed",
         "base+3 tf.flanks-1"},
        {"W21 with an overlap DBM-075",
         cc,
         "Cv(O)",
         "Pk(O)",
         R"j("cc.rank2_b":"Pk(O)","cc.rank3_b":"Pk(O)","cc.left_a":"overlapped")j",
         {1, 5},
         "3-11 3-11 3-11",
         "flee unharmed"},
        {"W22 a demoralised general DBM-101",
         cc,
         R"j({"type":"Cv","grade":"O","general":true,"demoralised":true})j",
         "Kn(F)",
         R"j("cc.left_a":"overlapped")j",
         {3, 4},
         "5-8 5-8 5-8",
         "recoil unharmed",
         "base+3 tf.flanks-1"},
        {"W22 another element of that command",
         cc,
         R"j({"type":"Cv","grade":"O","demoralised":true})j",
         "Kn(F)",
         R"j("cc.left_a":"overlapped")j",
         {3, 4},
         "3-8 3-8 3-8",
         "destroyed unharmed",
         "base+3 tf.flanks-1 tf.demoralised-2"},
        {"W23 cataphracts count as superior DBM-106",
         cc,
         "Kn(X)",
         "Sp(O)",
         R"j("cc.rank2_b":"Sp(O)")j",
         {2, 4},
         "5-9 5-8 5-8",
         "recoil unharmed",
         "base+3",
         "base+4 rs.sp+1 gr.beat_s-1"},
        {"W24 knights that charged superior bowmen DBM-130",
         cc,
         "Kn(S)",
         "Bw(S)",
         R"j("cc.charged_a":true)j",
         {2, 4},
         "5-8 5-7 5-7",
         "destroyed unharmed"},
        {"W24 that did not charge", cc, "Kn(S)", "Bw(S)", R"j("cc.charged_a":false)j", {2, 4}, "5-8 5-7 5-7", "recoil unharmed"},
        {"W25 expendables tie DBM-115", cc, "Exp(O)", "Hd(S)", "", {1, 3}, "5-5 5-5 5-5", "destroyed unharmed"},
        {"W26 three shooters at knights DBM-081 DBM-083",
         sh,
         "Bw(O)",
         "Kn(O)",
         R"j("sh.aid_a":2)j",
         {5, 2},
         "9-4 9-4 9-4",
         "unharmed destroyed",
         "base+4",
         "base+4 tf.aid-2"},
        {"W26 not shot at DBM-073", sh, "Bw(O)", "Kn(O)", R"j("sh.aid_a":2)j", {1, 6}, "5-8 5-8 5-8", "immune unharmed"},
        {"W27 bowmen shoot at blades DBM-081", sh, "Bw(O)", "Bd(O)", "", {4, 4}, "6-8 6-8 6-8", "immune unharmed", "base+2", "base+4"},
        {"W28 superior bowmen exchange DBM-109",
         sh,
         "Bw(S)",
         "Bw(S)",
         R"j("sh.returns":true)j",
         {4, 3},
         "7-6 7-6 7-6",
         "unharmed recoil",
         "base+3 gr.beat_s-1 gr.s_shooting+1",
         "base+3"},
        {"W29 artillery (S) and permanent works DBM-100",
         sh,
         "Art(S)",
         "Bw(S)",
         R"j("sh.fort_b":"permanent")j",
         {3, 4},
         "7-6 8-6 8-6",
         "unharmed recoil",
         "base+4 gr.s_shooting+1",
         "base+2"},
        {"W29 artillery (O)",
         sh,
         "Art(O)",
         "Bw(S)",
         R"j("sh.fort_b":"permanent")j",
         {3, 3},
         "7-7 7-7 7-7",
         "no_effect no_effect",
         "base+4",
         "base+2 tf.fort+2"},
    };
}

} // namespace

class DbmCombatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void example_data() { columns(examples()); }
    void example()
    {
        QFETCH(int, index);
        check(examples()[static_cast<std::size_t>(index)]);
    }

    // W31 (DBM-196): exact odds before the dice.
    void odds()
    {
        const auto w08 = oddsIn36(rules(), cc, input("Reg Bd(O)", "Irr Wb(O)", R"j("cc.rank2_b":"Wb(O)")j"));
        const std::map<std::string, int> expected08{
            {"unharmed recoil", 19}, {"destroyed unharmed", 10}, {"continue continue", 5}, {"unharmed destroyed", 2}};
        QCOMPARE(w08, expected08);
        const auto w26 = oddsIn36(rules(), sh, input("Bw(O)", "Kn(O)", R"j("sh.aid_a":2)j"));
        const std::map<std::string, int> expected26{
            {"unharmed recoil", 17}, {"unharmed destroyed", 9}, {"immune unharmed", 6}, {"no_effect no_effect", 4}};
        QCOMPARE(w26, expected26);
    }

    // DBM-147: the option that half is never milder, and DBM-152: the option that flank contact destroys.
    void settings()
    {
        Json fight = input("Art(O)", "Exp(O)", "");
        QCOMPARE(QString::fromStdString(resultsOf(ruleOn(rules(), cc, fight, {6, 1}))), QString("unharmed flee"));
        fight["game"] = {{"settings", {{"half_never_milder", true}}}};
        QCOMPARE(QString::fromStdString(resultsOf(ruleOn(rules(), cc, fight, {6, 1}))), QString("unharmed destroyed"));

        fight = input("Cv(O)", "Pk(O)", R"j("cc.rank2_b":"Pk(O)","cc.rank3_b":"Pk(O)","cc.left_a":"contact")j");
        fight["game"] = {{"settings", {{"contact_blocks", false}}}};
        QCOMPARE(QString::fromStdString(resultsOf(ruleOn(rules(), cc, fight, {1, 5}))), QString("flee unharmed"));
    }

    // DBM-102: the weather is asked about only when it is not clear.
    void weather()
    {
        Json fight = input("Cv(O)", "Cv(O)", R"j("cc.weather_b":true)j");
        QVERIFY_EXCEPTION_THROWN(ruleOn(rules(), cc, fight, {3, 3}), Error);
        fight["game"] = {{"weather", "rain"}};
        QCOMPARE(QString::fromStdString(linesOf(ruleOn(rules(), cc, fight, {3, 3}), "b")), QString("base+3 tf.weather_wood-1"));
    }

    // DBM-150, DBM-151, DBM-003, DBM-050, DBM-052, DBM-058: what to do on the table, with distances.
    void instructions()
    {
        const Ruling recoil = ruleOn(rules(), cc, input("Bd(O)", "Wb(O)", ""), {4, 3});
        QVERIFY(recoil.outcome[1].instruction.find("straight back") != std::string::npos);
        QCOMPARE(QString::fromStdString(recoil.sentence), QString("Warband (O) recoil"));
        QCOMPARE(QString::fromStdString(recoil.comparison), QString("9 against 6: less, but more than half"));
        Json fight = input("LH(F)", "Ax(O)", "");
        const Ruling flee = ruleOn(rules(), cc, fight, {1, 6});
        QVERIFY2(flee.outcome[0].instruction.find("300 paces (150 mm)") != std::string::npos, flee.outcome[0].instruction.c_str());
        fight["game"] = {{"settings", {{"scale", "25"}}}};
        QVERIFY(ruleOn(rules(), cc, fight, {1, 6}).outcome[0].instruction.find("300 paces (240 mm)") != std::string::npos);
    }

    // DBM-156: the order of the lines and totals.
    void order()
    {
        const Ruling ruling = ruleOn(rules(), cc, input("Cv(O)", "Ax(O)", axBows), {4, 4});
        std::string stages, totals;
        for (const Line &line : ruling.lines)
            if (line.side == "a")
                stages += line.stage + " ";
        for (const Total &total : ruling.totals)
            if (total.side == "a")
                totals += total.id + " ";
        QCOMPARE(QString::fromStdString(stages), QString("die base mitigation "));
        QCOMPARE(QString::fromStdString(totals), QString("total1 total2 total3 "));
        QCOMPARE(ruling.dice.size(), std::size_t(2));
        QCOMPARE(QString::fromStdString(ruling.dice[0].label), QString("A's combat die"));
    }
};

OPTIO_TEST(DbmCombatTest)

} // namespace dbm_combat_test

#include "dbm_combat_test.moc"
