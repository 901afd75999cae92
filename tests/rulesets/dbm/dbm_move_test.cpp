// SPDX-License-Identifier: GPL-3.0-or-later
// What actions cost and how far they go, outside a game (DBM-033 to DBM-058): the worked examples W01 to W07 and every row of the tables.
#include "tests/rulesets/dbm/dbm_move.h"
#include "tests/suite.h"

#include <QtTest>

namespace dbm_move_test {

using namespace dbmtest;

namespace {

/// An action outside a game. `cost` holds the lines that count and the total.
struct Row {
    const char *name;
    std::vector<const char *> who; ///< "8 Irr Wb(O)", see whoFrom()
    const char *answers, *command, *cost;
};

const char *const cinc = R"j("kind":"cinc","drill":"Irr")j";

std::vector<Row> rows()
{
    return {
        {"W01 DBM-036 DBM-038 DBM-041 a commander-in-chief among his warband",
         {"1 Irr Cv(O) general", "3 Irr Wb(O)"},
         R"j("pip.action":"move")j",
         cinc,
         "base+1 pip.discount-1 = 0"},
        {"W01 DBM-036 once a bound only",
         {"1 Irr Cv(O) general", "3 Irr Wb(O)"},
         "",
         R"j("kind":"cinc","discount_used":true)j",
         "base+1 = 1"},
        {"W02 DBM-035 DBM-037 DBM-038 far warband that wheels and stops short",
         {"8 Irr Wb(O)"},
         R"j("pip.distance":"601-1200","pip.sight":true,"pip.deviates":true,"pip.short":true)j",
         cinc,
         "base+1 pip.clumsy+1 = 2"},
        {"W02 DBM-037 out of sight",
         {"8 Irr Wb(O)"},
         R"j("pip.distance":"601-1200","pip.sight":false,"pip.deviates":true,"pip.short":true)j",
         cinc,
         "base+1 pip.control+1 pip.clumsy+1 = 3"},
        {"W02 DBM-038 into contact",
         {"8 Irr Wb(O)"},
         R"j("pip.distance":"601-1200","pip.sight":true,"pip.deviates":true,"pip.contacts":true)j",
         cinc,
         "base+1 = 1"},
        {"W03 DBM-041 DBM-042 psiloi behind cavalry", {"6 Reg Cv(O)", "4 Irr Ps(S) for Cv"}, R"j("pip.ps_behind":true)j", "", "base+1 = 1"},
        {"W03 DBM-042 psiloi beside cavalry", {"6 Reg Cv(O)", "4 Irr Ps(S) for Cv"}, "", "", "base+1 pip.mixed+1 = 2"},
        {"W03 DBM-042 psiloi behind knights", {"6 Reg Kn(F)", "4 Irr Ps(S) for Cv"}, "", "", "base+1 pip.mixed+1 = 2"},
        {"W04 DBM-043 DBM-037 warband held in a wood",
         {"4 Irr Wb(O)"},
         R"j("pip.action":"halt","pip.safe_halt":"going")j",
         R"j("general":"lost")j",
         "base+1 pip.control+1 = 2"},
        {"W04 DBM-043 warband held in the open",
         {"4 Irr Wb(O)"},
         R"j("pip.action":"halt")j",
         R"j("general":"lost")j",
         "base+1 pip.control+1 pip.curb+1 = 3"},
        {"W05 DBM-044 third march of knights", {"4 Reg Kn(F) marches=2"}, R"j("pip.action":"march")j", "", "base+1 pip.march+1 = 2"},
        {"W05 DBM-044 third march of blades", {"6 Reg Bd(O) marches=2"}, R"j("pip.action":"march")j", "", "base+1 = 1"},
        {"W05 DBM-044 fourth march of blades", {"6 Reg Bd(O) marches=3"}, R"j("pip.action":"march")j", "", "base+1 pip.march+1 = 2"},
        {"W05 DBM-044 third march of light horse", {"4 Irr LH(O) marches=2"}, R"j("pip.action":"march")j", "", "base+1 = 1"},
        {"W05 DBM-044 third march of auxilia abreast",
         {"4 Irr Ax(O) marches=2"},
         R"j("pip.action":"march","pip.column":false)j",
         "",
         "base+1 pip.march+1 = 2"},
        {"W05 DBM-044 third march of auxilia in a column",
         {"4 Irr Ax(O) marches=2"},
         R"j("pip.action":"march","pip.column":true)j",
         "",
         "base+1 = 1"},
        {"W06 DBM-035 artillery among blades", {"3 Reg Bd(O)", "1 Reg Art(O)"}, "", "", "base+1 pip.artillery+1 = 2"},
        {"W06 DBM-035 fast artillery", {"3 Reg Bd(O)", "1 Reg Art(F)"}, "", "", "base+1 = 1"},
        {"W06 DBM-035 a halt of artillery", {"3 Reg Bd(O)", "1 Reg Art(O)"}, R"j("pip.action":"halt")j", "", "base+1 = 1"},

        {"DBM-036 the commander-in-chief alone halts for nothing",
         {"1 Reg Kn(O) general"},
         R"j("pip.action":"halt")j",
         "",
         "base+1 pip.discount-1 = 0"},
        {"DBM-036 a sub-general halts, unmoved",
         {"1 Reg Cv(O) general", "2 Reg Bd(O)"},
         R"j("pip.action":"halt")j",
         R"j("kind":"sub")j",
         "base+1 pip.discount-1 = 0"},
        {"DBM-036 a sub-general halts after moving",
         {"1 Reg Cv(O) general"},
         R"j("pip.action":"halt")j",
         R"j("kind":"sub","general_moved":true)j",
         "base+1 = 1"},
        {"DBM-036 a sub-general moves", {"1 Reg Cv(O) general"}, "", R"j("kind":"sub")j", "base+1 = 1"},
        {"DBM-036 an ally-general halts", {"1 Reg Cv(O) general"}, R"j("pip.action":"halt")j", R"j("kind":"ally")j", "base+1 = 1"},
        {"DBM-037 the general fights", {"2 Reg Bd(O)"}, "", R"j("general":"engaged")j", "base+1 pip.control+1 = 2"},
        {"DBM-037 the general straggles", {"2 Reg Bd(O)"}, "", R"j("general":"straggling")j", "base+1 pip.control+1 = 2"},
        {"DBM-037 the general himself breaks off",
         {"1 Reg LH(O) general contact=?"},
         R"j("pip.action":"break_off","bo.foe":"Bd(O)")j",
         R"j("general":"engaged")j",
         "base+1 pip.discount-1 pip.control+1 = 1"},
        {"DBM-037 over 1,200 paces, in sight or not", {"2 Reg Bd(O)"}, R"j("pip.distance":">1200")j", "", "base+1 pip.control+1 = 2"},
        {"DBM-038 breaking off is clumsy for irregulars",
         {"2 Irr El(O) contact=?"},
         R"j("pip.action":"break_off","bo.foe":"Wb(O)")j",
         "",
         "base+1 pip.clumsy+1 = 2"},
        {"DBM-038 light troops and cavalry are never clumsy",
         {"2 Irr LH(O)", "1 Irr Cv(O)", "1 Irr Ax(O)"},
         "",
         "",
         "base+1 pip.mixed+1 = 2"},
        {"DBM-038 vessels are never clumsy", {"2 Irr Shp(O)"}, "", "", "base+1 = 1"},
        {"DBM-038 stopped by a river", {"4 Irr Wb(O)"}, R"j("pip.short":true,"pip.stopped":true)j", "", "base+1 = 1"},
        {"DBM-039 stopping short alone",
         {"4 Irr Wb(O)", "1 Irr Cv(O)"},
         R"j("pip.short":true)j",
         "",
         "base+1 pip.clumsy+1 pip.mixed+1 = 3"},
        {"DBM-040 an irregular general in knights deviates",
         {"1 Irr Kn(O) general"},
         R"j("pip.deviates":true)j",
         R"j("kind":"ally")j",
         "base+1 pip.clumsy+1 = 2"},
        {"DBM-041 mounted infantry in the saddle with foot", {"2 Reg Bw(O) mounted", "2 Reg Sp(O)"}, "", "", "base+1 pip.mixed+1 = 2"},
        {"DBM-041 mounted infantry on foot with foot", {"2 Reg Bw(O) mounted on_foot", "2 Reg Sp(O)"}, "", "", "base+1 = 1"},
        {"DBM-041 elephants, camelry and expendables with foot",
         {"1 Irr El(O)", "1 Irr Cm(O)", "1 Irr Exp(O)", "1 Reg Sp(O)"},
         "",
         "",
         "base+1 = 1"},
        {"DBM-041 cavalry and artillery", {"1 Reg Cv(O)", "1 Reg Art(X)"}, "", "", "base+1 pip.mixed+1 = 2"},
        {"DBM-041 a general's double base with foot",
         {"1 Reg Kn(O) double=Kn(O) general", "2 Reg Sp(O)"},
         "",
         "",
         "base+1 pip.discount-1 = 0"},
        {"DBM-041 never for a halt", {"1 Reg Cv(O)", "2 Reg Sp(O)"}, R"j("pip.action":"halt")j", "", "base+1 = 1"},
        {"DBM-035 mounting", {"1 Reg Bw(O) mounted"}, R"j("pip.action":"mount")j", "", "base+1 pip.mount+1 = 2"},
        {"DBM-043 irregulars held behind works", {"2 Irr Ax(O)"}, R"j("pip.action":"halt","pip.safe_halt":"defending")j", "", "base+1 = 1"},
        {"DBM-043 mounted irregulars are never spared", {"2 Irr Cv(O)"}, R"j("pip.action":"halt")j", "", "base+1 pip.curb+1 = 2"},
        {"DBM-043 regulars", {"2 Reg Bd(O)"}, R"j("pip.action":"halt")j", "", "base+1 = 1"},
        {"DBM-044 a lone element", {"1 Irr Wb(O) marches=5"}, R"j("pip.action":"march")j", "", "base+1 = 1"},
        {"DBM-044 the element that has marched most",
         {"3 Reg Bd(O)", "1 Reg Bd(O) marches=3"},
         R"j("pip.action":"march")j",
         "",
         "base+1 pip.march+1 = 2"},
        {"DBM-044 a general's knights alone",
         {"1 Reg Kn(O) marches=2 general", "2 Reg Cv(O) marches=2"},
         R"j("pip.action":"march")j",
         R"j("kind":"sub")j",
         "base+1 = 1"},
    };
}

/// How far, and by which lines.
struct Distance {
    const char *name;
    std::vector<const char *> who;
    const char *answers;
    const char *way; ///< "move.light_horse+250 fast.mounted+50 = 300"
};

std::vector<Distance> distances()
{
    const char *const road = R"j("mv.going":"road")j", *const rough = R"j("mv.going":"rough")j",
                      *const difficult = R"j("mv.going":"difficult")j";
    return {
        {"W07 DBM-052 fast light horse on the road", {"1 Reg LH(F)"}, road, "move.light_horse+250 = 250"},
        {"W07 DBM-052 fast light horse", {"1 Reg LH(F)"}, "", "move.light_horse+250 fast.mounted+50 = 300"},
        {"W07 DBM-052 fast light horse in the rough", {"1 Reg LH(F)"}, rough, "move.light_horse+200 = 200"},
        {"W07 DBM-052 fast blades on the road", {"1 Irr Bd(F)"}, road, "move.foot+200 = 200"},
        {"W07 DBM-052 fast blades", {"1 Irr Bd(F)"}, "", "move.foot+100 fast.foot+50 = 150"},
        {"W07 DBM-052 fast blades in the rough", {"1 Irr Bd(F)"}, rough, "move.foot+100 fast.foot+50 = 150"},
        {"W07 DBM-052 fast blades in difficult going", {"1 Irr Bd(F)"}, difficult, "move.foot+100 fast.foot+50 = 150"},
        {"W07 DBM-052 fast knights in the rough", {"1 Reg Kn(F)"}, rough, "move.knights+150 = 150"},
        {"W07 DBM-051 fast artillery", {"1 Reg Art(F)"}, "", "move.train+100 fast.mounted+50 = 150"},
        {"W07 DBM-051 fast artillery in the rough", {"1 Reg Art(F)"}, rough, "move.train+50 = 50"},
        {"W07 DBM-054 camelry on sand", {"1 Irr Cm(S)"}, R"j("mv.going":"difficult","mv.sand":true)j", "move.cavalry+200 = 200"},
        {"W07 DBM-053 onto a flank", {"1 Reg Bd(O)"}, R"j("mv.flank_step":true)j", "move.foot+100 mv.flank_step+50 = 150"},
        {"W07 DBM-054 the slowest counts", {"2 Reg Kn(O)", "2 Reg Bd(O)"}, "", "move.foot+100 = 100"},
        {"DBM-050 camelry in difficult going", {"1 Irr Cm(S)"}, difficult, "move.cavalry+100 = 100"},
        {"DBM-050 cavalry on the road", {"1 Reg Cv(O)"}, road, "move.cavalry+200 = 200"},
        {"DBM-050 expendables in the rough", {"1 Irr Exp(O)"}, rough, "move.cavalry+150 = 150"},
        {"DBM-050 elephants on the road", {"1 Irr El(O)"}, road, "move.knights+200 = 200"},
        {"DBM-050 elephants in difficult going", {"1 Irr El(O)"}, difficult, "move.knights+100 = 100"},
        {"DBM-050 psiloi on the road", {"1 Irr Ps(O)"}, road, "move.light_foot+200 = 200"},
        {"DBM-050 psiloi in difficult going", {"1 Irr Ps(O)"}, difficult, "move.light_foot+150 = 150"},
        {"DBM-050 pikes on the road", {"1 Reg Pk(O)"}, road, "move.foot+200 = 200"},
        {"DBM-050 hordes in difficult going", {"1 Irr Hd(O)"}, difficult, "move.foot+100 = 100"},
        {"DBM-050 war wagons on the road", {"1 Irr WWg(O)"}, road, "move.train+150 = 150"},
        {"DBM-050 artillery (O) in difficult going", {"1 Reg Art(O)"}, difficult, "move.train+50 = 50"},
        {"DBM-050 heavy artillery on the road", {"1 Reg Art(S)"}, road, "move.heavy_artillery+100 = 100"},
        {"DBM-050 heavy artillery", {"1 Reg Art(S)"}, "", "move.heavy_artillery+50 = 50"},
        {"DBM-050 galleys", {"1 Reg Gal(O)"}, "", "move.naval+200 = 200"},
        {"DBM-052 fast galleys", {"1 Reg Gal(F)"}, "", "move.naval+200 fast.mounted+50 = 250"},
        {"DBM-050 boats (X) in difficult water", {"1 Reg Bts(X)"}, difficult, "move.naval_exception+50 = 50"},
        {"DBM-054 mounted infantry in the saddle", {"1 Reg Bw(O) mounted"}, rough, "move.cavalry+150 = 150"},
        {"DBM-015 DBM-054 mounted infantry on foot", {"1 Reg Bw(O) mounted on_foot"}, rough, "move.foot+100 = 100"},
        {"DBM-058 a march", {"1 Irr Bd(F)"}, R"j("pip.action":"march")j", "move.foot+100 fast.foot+50 = 150"},
    };
}

/// What is refused, and what the sentence must hold.
struct Bad {
    const char *name;
    const char *input, *says;
};

std::vector<Bad> bad()
{
    return {
        {"DBM-050 heavy artillery in difficult going", R"j({"who":["Art(S)"],"answers":{"mv.going":"difficult"}})j", "DBM-050"},
        {"DBM-050 a group with heavy artillery in difficult going",
         R"j({"who":[{"element":"Bd(O)","count":3},"Art(S)"],"answers":{"mv.going":"difficult"}})j", "Artillery (S) may not move"},
        {"DBM-055 a second tactical move", R"j({"who":[{"element":"Bd(O)","part":{"moved":true}}]})j", "DBM-055"},
        {"DBM-034 a move after a halt", R"j({"who":[{"element":"Bd(O)","part":{"halted":true}}]})j", "DBM-034"},
        {"DBM-034 a march after a halt", R"j({"who":[{"element":"Bd(O)","part":{"halted":true}}],"answers":{"pip.action":"march"}})j",
         "DBM-034"},
        {"DBM-034 a halt after a move", R"j({"who":[{"element":"Bd(O)","part":{"moved":true}}],"answers":{"pip.action":"halt"}})j",
         "DBM-034"},
        {"DBM-034 a halt after a march", R"j({"who":[{"element":"Bd(O)","part":{"marches":1}}],"answers":{"pip.action":"halt"}})j",
         "DBM-034"},
        {"DBM-191 mounting two",
         R"j({"who":[{"element":{"type":"Bw","grade":"O","mounted_infantry":true},"count":2}],"answers":{"pip.action":"mount"}})j",
         "one element at a time"},
        {"DBM-191 mounting what does not ride", R"j({"who":["Bw(O)"],"answers":{"pip.action":"mount"}})j", "not mounted infantry"},
        {"DBM-056 moving out of contact", R"j({"who":[{"element":"Bd(O)","part":{"contact":"?"}}]})j", "break off"},
        {"DBM-056 marching out of contact", R"j({"who":[{"element":"Bd(O)","part":{"contact":"?"}}],"answers":{"pip.action":"march"}})j",
         "break off"},
        {"DBM-056 too slow to break off", R"j({"who":["Bd(O)"],"answers":{"pip.action":"break_off","bo.foe":"Sp(O)"}})j", "DBM-056"},
        {"DBM-056 an enemy at the flank", R"j({"who":["LH(O)"],"answers":{"pip.action":"break_off","bo.foe":"Sp(O)","bo.flank":true}})j",
         "flank"},
        {"DBM-056 the same going slows both",
         R"j({"who":["Kn(O)"],"answers":{"pip.action":"break_off","bo.foe":"Sp(O)","mv.going":"difficult"}})j", "100 paces"},
        {"DBM-063 a demoralised command moves", R"j({"who":["Bd(O)"],"game":{"command":{"demoralised":true}}})j", "DBM-063"},
        {"DBM-046 too dear", R"j({"who":["Bd(O)"],"answers":{"pip.distance":">1200"},"game":{"command":{"pips":1}}})j",
         "costs 2 PIPs, the command has 1"},
        {"DBM-012 a general who is off the table",
         R"j({"who":[{"element":{"type":"Cv","grade":"O","general":true}}],"game":{"command":{"general":"straggling"}}})j",
         "off the table"},
        {"nobody", R"j({"who":[]})j", "who"},
        {"nobody named", R"j({})j", "who"},
        {"no list", R"j({"who":"Bd(O)"})j", "who"},
        {"no kind", R"j({"who":["Zz(O)"]})j", "Zz"},
        {"no grade", R"j({"who":["Bd(Q)"]})j", "Q"},
        {"no count", R"j({"who":[{"element":"Bd(O)","count":0}]})j", "count"},
        {"no such action", R"j({"who":["Bd(O)"],"answers":{"pip.action":"fly"}})j", "fly"},
        {"no such answer", R"j({"who":["Bd(O)"],"answers":{"pip.distance":700}})j", "700"},
        {"DBM-037 a question that does not apply", R"j({"who":["Bd(O)"],"answers":{"pip.sight":true}})j", "does not apply"},
        {"no such question", R"j({"who":["Bd(O)"],"answers":{"pip.sigth":true}})j", "pip.sigth"},
        {"an opponent that is none", R"j({"who":["LH(O)"],"answers":{"pip.action":"break_off","bo.foe":"Zz(O)"}})j", "Zz"},
        {"an opponent of the wrong kind", R"j({"who":["LH(O)"],"answers":{"pip.action":"break_off","bo.foe":3}})j", "3"},
        {"no such key", R"j({"who":["Bd(O)"],"hwo":1})j", "hwo"},
        {"no such general", R"j({"who":["Bd(O)"],"game":{"command":{"general":"asleep"}}})j", "asleep"},
        {"no such command", R"j({"who":["Bd(O)"],"game":{"command":{"kind":"king"}}})j", "king"},
        {"no PIPs like that", R"j({"who":["Bd(O)"],"game":{"command":{"pips":-1}}})j", "DBM-190"},
        {"PIPs in words", R"j({"who":["Bd(O)"],"game":{"command":{"pips":"six"}}})j", "six"},
        {"no such key of the command", R"j({"who":["Bd(O)"],"game":{"command":{"pip":3}}})j", "pips"},
        {"no such key of the game", R"j({"who":["Bd(O)"],"game":{"weather":"rain"}})j", "weather"},
        {"a game of the wrong kind", R"j({"who":["Bd(O)"],"game":[]})j", "game"},
        {"a command of the wrong kind", R"j({"who":["Bd(O)"],"game":{"command":[]}})j", "game.command"},
        {"a flag of the wrong kind", R"j({"who":["Bd(O)"],"game":{"command":{"demoralised":1}}})j", "demoralised"},
        {"no such setting", R"j({"who":["Bd(O)"],"game":{"settings":{"march_gap":"450"}}})j", "march_gap"},
        {"settings of the wrong kind", R"j({"who":["Bd(O)"],"game":{"settings":7}})j", "settings"},
    };
}

} // namespace

class DbmMoveTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cost_data()
    {
        QTest::addColumn<int>("index");
        const auto all = rows();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].name) << static_cast<int>(i);
    }
    void cost()
    {
        QFETCH(int, index);
        const Row row = rows()[static_cast<std::size_t>(index)];
        const Ruling ruling = ruleOn(rules(), "move", orderOf(row.who, row.answers, row.command), {});
        QCOMPARE(QString::fromStdString(sumOf(ruling, "cost", "cost")), QString(row.cost));
        for (const Line &line : ruling.lines)
            QVERIFY2(!line.label.empty() && line.rule.rfind("DBM-", 0) == 0, line.id.c_str());
        QVERIFY(ruling.changes.empty());
    }

    void distance_data()
    {
        QTest::addColumn<int>("index");
        const auto all = distances();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].name) << static_cast<int>(i);
    }
    void distance()
    {
        QFETCH(int, index);
        const Distance row = distances()[static_cast<std::size_t>(index)];
        const Ruling ruling = ruleOn(rules(), "move", orderOf(row.who, row.answers, ""), {});
        QCOMPARE(QString::fromStdString(sumOf(ruling, "distance", "paces")), QString(row.way));
    }

    // DBM-003, DBM-045, DBM-046, DBM-054, DBM-057, DBM-058: what the card says.
    void card()
    {
        const auto said = [](const Ruling &ruling) { return QString::fromStdString(ruling.outcome.at(0).instruction); };
        Json order = orderOf({"2 Reg Kn(O)", "2 Reg Bd(O)"}, "", R"j("pips":4)j");
        Ruling ruling = ruleOn(rules(), "move", order, {});
        QCOMPARE(QString::fromStdString(ruling.sentence), QString("2 Knights (O), 2 Blades (O), move: 2 PIPs (2 left)"));
        QVERIFY2(said(ruling).contains("100 paces (50 mm), the pace of Blades (O)"), qPrintable(said(ruling)));
        QVERIFY(said(ruling).contains("second tactical move"));
        order["game"]["settings"] = {{"scale", "25"}, {"march_gap", "600"}};
        order["answers"]["pip.action"] = "march";
        ruling = ruleOn(rules(), "move", order, {});
        QVERIFY2(said(ruling).contains("100 paces (80 mm)"), qPrintable(said(ruling)));
        QVERIFY2(said(ruling).contains("600 paces (480 mm)"), qPrintable(said(ruling)));
        ruling = ruleOn(rules(), "move", orderOf({"1 Reg Art(S)"}, R"j("pip.action":"march")j", ""), {});
        QVERIFY2(said(ruling).contains("Artillery (S) may not enter difficult going"), qPrintable(said(ruling)));
        QVERIFY2(said(ruling).contains("400 paces (200 mm)"), qPrintable(said(ruling)));
        QCOMPARE(QString::fromStdString(ruling.sentence), QString("1 Artillery (S), march: 2 PIPs"));
        ruling = ruleOn(rules(), "move", orderOf({"1 Reg LH(O)"}, R"j("pip.action":"break_off","bo.foe":"Kn(F)")j", ""), {});
        QVERIFY2(QString::fromStdString(ruling.comparison).contains("250 paces against 200"), ruling.comparison.c_str());
    }

    // DBM-036, DBM-042, DBM-043: a reason is given where a PIP might have been expected.
    void reasons()
    {
        const auto reason = [](const Json &order, const char *id) {
            for (const Line &line : ruleOn(rules(), "move", order, {}).lines)
                if (line.id == id && line.value == 0)
                    return QString::fromStdString(line.label);
            return QString();
        };
        QVERIFY(reason(orderOf({"1 Reg Cv(O) general"}, "", R"j("discount_used":true)j"), "pip.discount").contains("this bound"));
        QVERIFY(reason(orderOf({"6 Reg Cv(O)", "4 Irr Ps(S) for Cv"}, R"j("pip.ps_behind":true)j", ""), "pip.mixed").contains("behind"));
        QVERIFY(!reason(orderOf({"4 Irr Wb(O)"}, R"j("pip.action":"halt","pip.safe_halt":"uphill")j", ""), "pip.curb").isEmpty());
        QVERIFY(!reason(orderOf({"8 Irr Wb(O)"}, R"j("pip.contacts":true)j", ""), "pip.clumsy").isEmpty());
    }

    // DBM-037 to DBM-044, DBM-057: what is asked, and of whom.
    void questions_data()
    {
        QTest::addColumn<QString>("who");
        QTest::addColumn<QString>("answers");
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("asked");
        const auto row = [](const char *name, const char *who, const char *answers, const char *command, const char *asked) {
            QTest::newRow(name) << who << answers << command << asked;
        };
        row("regular foot", "2 Reg Bd(O)", "", "", "pip.action pip.distance pip.straight mv.going mv.flank_step");
        row("far away", "2 Reg Bd(O)", R"j("pip.distance":"601-1200","pip.action":"halt")j", "", "pip.action pip.distance pip.sight");
        row("DBM-037 the general is lost", "2 Reg Bd(O)", R"j("pip.action":"halt")j", R"j("general":"lost")j", "pip.action");
        row("DBM-037 with the general", "1 Reg Cv(O) general", R"j("pip.action":"halt")j", "", "pip.action");
        row("DBM-038 warband", "2 Irr Wb(O)", "", "",
            "pip.action pip.distance pip.deviates pip.contacts pip.short pip.straight mv.going mv.flank_step");
        row("DBM-038 wheeling warband in contact", "2 Irr Wb(O)", R"j("pip.deviates":true,"pip.contacts":true)j", "",
            "pip.action pip.distance pip.deviates pip.contacts mv.going mv.flank_step");
        row("DBM-038 warband that stops short", "2 Irr Wb(O)", R"j("pip.short":true,"pip.action":"march")j", "",
            "pip.action pip.distance pip.deviates pip.contacts pip.short pip.stopped mv.going");
        row("DBM-040 an irregular general alone", "1 Irr Kn(O) general", "", "",
            "pip.action pip.deviates pip.contacts pip.straight mv.going mv.flank_step");
        row("DBM-043 irregular foot held", "2 Irr Wb(O)", R"j("pip.action":"halt")j", "", "pip.action pip.distance pip.safe_halt");
        row("DBM-043 irregular horse held", "2 Irr Cv(O)", R"j("pip.action":"halt")j", "", "pip.action pip.distance");
        row("DBM-044 third march", "2 Irr Ax(O) marches=2", R"j("pip.action":"march")j", "", "pip.action pip.distance pip.column mv.going");
        row("DBM-044 second march", "2 Irr Ax(O) marches=1", R"j("pip.action":"march")j", "", "pip.action pip.distance mv.going");
        row("DBM-057 camelry in the rough", "1 Irr Cm(O)", R"j("mv.going":"rough","pip.action":"march")j", "",
            "pip.action pip.distance pip.deviates pip.contacts pip.short mv.going mv.sand");
        row("DBM-056 breaking off", "1 Reg LH(O)", R"j("pip.action":"break_off")j", "", "pip.action pip.distance bo.foe bo.flank mv.going");
        row("mounting", "1 Reg Bw(O) mounted", R"j("pip.action":"mount")j", "", "pip.action pip.distance");
    }
    void questions()
    {
        QFETCH(QString, who);
        QFETCH(QString, answers);
        QFETCH(QString, command);
        QFETCH(QString, asked);
        const QByteArray whoText = who.toUtf8();
        const Json order = orderOf({whoText.constData()}, answers.toUtf8().constData(), command.toUtf8().constData());
        std::string ids;
        for (const Question &question : rules().resolver("move").form(nullptr, order).questions) {
            ids += (ids.empty() ? "" : " ") + question.id;
            QVERIFY(!question.help.empty() && question.rule.rfind("DBM-", 0) == 0);
        }
        QCOMPARE(QString::fromStdString(ids), asked);
        const Json complete = rules().resolver("move").complete(nullptr, order);
        COMPARE_JSON(rules().resolver("move").complete(nullptr, complete), complete);
    }

    void refused_data()
    {
        QTest::addColumn<int>("index");
        const auto all = bad();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].name) << static_cast<int>(i);
    }
    void refused()
    {
        QFETCH(int, index);
        const Bad row = bad()[static_cast<std::size_t>(index)];
        const QString why = ::refused([&] { ruleOn(rules(), "move", Json::parse(row.input), {}); });
        QVERIFY2(why.contains(row.says), qPrintable(why));
    }

    // Lenient where a form is being filled: answers that do not fit give way, and before anybody is picked nothing is asked.
    void lenient()
    {
        const Resolver &move = rules().resolver("move");
        QVERIFY(move.form(nullptr, Json::object()).questions.empty());
        const Json odd = {{"who", {"Reg Bd(O)"}}, {"answers", {{"pip.sight", false}, {"pip.distance", 3}, {"pip.action", "march"}}}};
        const Form form = move.form(nullptr, odd);
        COMPARE_JSON(form.questions.at(0).value, Json("march"));
        COMPARE_JSON(form.questions.at(1).value, Json("<=600"));
        EnteredDice none({});
        Dice dice(none);
        QCOMPARE(QString::fromStdString(move.prepareLenient(nullptr, odd)->rule(dice).sentence), QString("1 Blades (O), march: 1 PIP"));
    }
};

OPTIO_TEST(DbmMoveTest)

} // namespace dbm_move_test

#include "dbm_move_test.moc"
