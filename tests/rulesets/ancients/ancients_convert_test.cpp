// SPDX-License-Identifier: GPL-3.0-or-later
// The converter (ANC-142 to ANC-152): its points stay within the budget, what it says, what it asks; and the checks of armies.
#include "rules/roster/armies.h"
#include "rulesets/ancients/army/converter.h"
#include "rulesets/ancients/army/roster.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QtTest>
#include <rapidcheck.h>

#include <cstdlib>
#include <map>

namespace ancients_convert_test {

using namespace optio;
using namespace optio::ancients;

namespace {

std::filesystem::path folder() { return std::filesystem::path(std::getenv("OPTIO_RULESETS")) / "ancients"; }

const Sheet &sheet()
{
    static const Sheet figures{FigureFolder(folder())};
    return figures;
}

/// "4 Kn, 3 Sp, 2 Cv(I)" as a roster of elements.
Json elements(const std::string &text, const std::string &ruleset = "dba")
{
    Json units = Json::array();
    for (const QString &part : QString::fromStdString(text).split(", ")) {
        const QStringList words = part.split(' ');
        Json row{{"type", words[1].section('(', 0, 0).toStdString()}, {"count", words[0].toInt()}};
        if (const QString grade = words[1].section('(', 1).chopped(words[1].contains('(') ? 1 : 0); !grade.isEmpty())
            row["grade"] = grade.toStdString();
        units.push_back(row);
    }
    return {{"format", 1},
            {"ruleset", ruleset},
            {"data", ""},
            {"id", "x"},
            {"name", "Army"},
            {"notes", ""},
            {"commands", Json::array({{{"name", ""}, {"units", units}}})}};
}

Conversion convert(const Json &roster, const Json &answers = Json::object(), bool strict = true)
{
    return convertRoster(sheet(), "ancients", "data", roster, answers, strict);
}

/// "3 KN, 1 CP" of an army.
std::string unitsOf(const Json &roster)
{
    std::string text;
    for (const Json &row : roster.at("commands").at(0).at("units"))
        text += (text.empty() ? "" : ", ") + std::to_string(row.at("count").get<int>()) + " " + row.at("row").get<std::string>();
    return text;
}

bool tells(const Conversion &conversion, const std::string &part)
{
    for (const ConversionLine &line : conversion.lines)
        if (line.text.find(part) != std::string::npos)
            return true;
    return false;
}

Json army(const Json &units, int leaders = 1, int limit = 100)
{
    return {{"format", 1},    {"ruleset", "ancients"},
            {"data", ""},     {"id", "x"},
            {"name", "Army"}, {"notes", ""},
            {"limit", limit}, {"commands", Json::array({{{"name", ""}, {"leaders", leaders}, {"units", units}}})}};
}

std::string faultsOf(const Json &roster)
{
    std::string text;
    for (const Finding &finding : checkRoster(sheet(), roster))
        text += (text.empty() ? "" : " | ") + finding.severity + " " + finding.rule + " " + finding.text;
    return text;
}

} // namespace

class AncientsConvertTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void armies_data();
    void armies();
    void supplied();
    void example25();
    void knights();
    void grades_data();
    void grades();
    void questions();
    void leftBehind();
    void refusals();
    void wagons();
    void weightings();
    void withinTheBudget();
    void checks_data();
    void checks();
    void rows();
    void catalogue();
};

// ANC-152, with ANC-145 and ANC-144.
void AncientsConvertTest::armies_data()
{
    QTest::addColumn<QString>("composition");
    QTest::addColumn<QString>("answers");
    QTest::addColumn<QString>("units");
    QTest::addColumn<int>("points");
    QTest::addColumn<int>("unspent");
    QTest::newRow("ANC-152 feudal host") << "4 Kn, 3 Sp, 3 Bw, 2 Ps"
                                         << "{}"
                                         << "3 LA_D, 3 KN, 4 LA_S, 3 HI_S, 1 CP" << 97 << 3;
    QTest::newRow("ANC-152 pike kingdom") << "6 Pk, 2 Kn, 1 Cv, 1 El, 2 Ps"
                                          << R"({"convert.leaders":2})"
                                          << "1 HC, 1 EL, 1 KN, 3 LA_S, 2 PK_L, 1 CP" << 80 << 0;
    QTest::newRow("ANC-152 hoplite league") << "8 Sp, 2 Ps, 1 LH, 1 Cv"
                                            << R"({"convert.into_Sp.PK_H":4,"convert.into_Cv.LC_I":1})"
                                            << "5 LC_I, 2 LC_B, 4 LA_S, 2 PK_H, 4 HI_S, 1 CP" << 100 << 0;
    QTest::newRow("ANC-152 forest tribes") << "8 Wb, 1 Cv, 3 Ps"
                                           << R"({"convert.leaders":0,"convert.into_Cv.LC_I":1})"
                                           << "5 LC_I, 7 LA_S, 20 WB_H, 1 CP" << 118 << 2;
    QTest::newRow("ANC-152 legion") << "6 Bd, 2 Ax, 2 Cv, 1 Ps, 1 Art"
                                    << R"({"convert.leaders":2,"convert.into_Cv.LC_I":2})"
                                    << "1 AR, 3 MM_D, 6 HI, 7 LC_I, 1 LA_S, 1 CP" << 80 << 0;
    QTest::newRow("ANC-152 steppe riders") << "8 LH, 3 Cv, 1 Kn"
                                           << R"({"convert.leaders":3,"convert.into_Cv.HC_B":3,"convert.into_Kn.KN_B":1})"
                                           << "1 HC_B, 1 KN_B, 7 LC_B, 1 CP" << 59 << 1;
    QTest::newRow("ANC-152 wagon fort") << "3 WWg, 3 Ax, 2 Bw, 1 Cv, 2 Hd, 1 Art"
                                        << R"({"convert.into_Ax.LI_P":3,"convert.into_Bw.HA":2,"convert.camp":false})"
                                        << "1 AR, 6 LI_P, 9 LI, 4 HA, 1 HC, 2 WW" << 98 << 2;
    QTest::newRow("ANC-152 river kingdom") << "3 El, 2 HCh, 1 LCh, 1 Cm, 3 Bw, 2 Hd"
                                           << "{}"
                                           << "9 LI, 3 LA_D, 1 CH, 1 LC_CM, 2 EL, 1 HH, 1 CP" << 99 << 1;
}

void AncientsConvertTest::armies()
{
    QFETCH(QString, composition);
    QFETCH(QString, answers);
    QFETCH(QString, units);
    QFETCH(int, points);
    QFETCH(int, unspent);
    const Conversion made = convert(elements(composition.toStdString()), Json::parse(answers.toStdString()));
    QCOMPARE(QString::fromStdString(unitsOf(made.roster)), units);
    QCOMPARE(made.totals.at("points").get<int>(), points);
    QCOMPARE(made.totals.at("unspent").get<int>(), unspent);
    const std::string faults = faultsOf(made.roster);
    QVERIFY2(faults.find("error") == std::string::npos, faults.c_str());
}

// ANC-152: the supplied armies are what the converter makes of their elements.
void AncientsConvertTest::supplied()
{
    const auto armies = readArmies(folder(), "ancients", "", [](Json &, const std::string &) {});
    QCOMPARE(armies.size(), std::size_t{8});
    for (const Json &one : armies) {
        std::string text;
        for (const auto &[type, count] : one.at("elements").items())
            text += (text.empty() ? "" : ", ") + std::to_string(count.get<int>()) + " " + type;
        const Conversion made = convert(elements(text), one.at("answers"));
        QCOMPARE(QString::fromStdString(unitsOf(made.roster)), QString::fromStdString(unitsOf(one)));
        QVERIFY(made.roster.at("commands").at(0).at("leaders") == one.at("commands").at(0).at("leaders"));
        const std::string faults = faultsOf(one);
        QVERIFY2(faults.find("error") == std::string::npos, faults.c_str());
    }
}

// The 25th worked example: rounding, taking off, putting on (ANC-145).
void AncientsConvertTest::example25()
{
    const Scaled made =
        scale({{8, {{1, 1, 1}}}, {4, {{2, 1, 1}}}, {7, {{6, 1, 1}}}, {2, {{2, 1, 1}}}, {4, {{1, 1, 2}}}}, 80, Weighting::share);
    QVERIFY((made.targets == std::vector<std::string>{"6 2/3", "13 1/3", "40", "13 1/3", "6 2/3"}));
    QVERIFY((made.rounded == std::vector<int>{1, 3, 6, 7, 2}));
    QVERIFY((made.units == std::vector<int>{1, 3, 6, 7, 1}));
    QCOMPARE(made.adjustments.size(), std::size_t{3});
    QCOMPARE(made.adjustments[0].total, 82);
    QCOMPARE(made.adjustments[1].total, 78);
    QCOMPARE(made.adjustments[2].total, 80);
}

// ANC-147: four knights of twelve elements, and ANC-146 beside it.
void AncientsConvertTest::knights()
{
    const Conversion made = convert(elements("4 Kn, 8 Bd"));
    QVERIFY(tells(made, "KN: 4 of 12 elements, so 33 1/3 of 100 points; at 12 each 3 units, 36 points"));
    QVERIFY(tells(made, "Element for element it would be 8 HI, 4 KN: 104 points"));
    QVERIFY(tells(made, "Only battles that could have happened")); // ANC-149
}

// ANC-142: what the grade or chariots make the usual row.
void AncientsConvertTest::grades_data()
{
    QTest::addColumn<QString>("elements");
    QTest::addColumn<QString>("row");
    QTest::newRow("ANC-142 Ax") << "9 Ax(O)"
                                << "MM_D";
    QTest::newRow("ANC-142 Ax(X)") << "9 Ax(X)"
                                   << "LI_P";
    QTest::newRow("ANC-142 Bw(X)") << "9 Bw(X)"
                                   << "HA";
    QTest::newRow("ANC-142 Bw") << "9 Bw(S)"
                                << "LA_D";
    QTest::newRow("ANC-142 Cv(I)") << "9 Cv(I)"
                                   << "LC_I";
    QTest::newRow("ANC-142 Cv") << "9 Cv(O)"
                                << "HC";
    QTest::newRow("ANC-142 Wb(F)") << "9 Wb(F)"
                                   << "WB_F";
    QTest::newRow("ANC-142 Wb") << "9 Wb(S)"
                                << "WB_H";
    QTest::newRow("ANC-142 Sp") << "9 Sp"
                                << "HI_S";
    QTest::newRow("ANC-142 Cm") << "9 Cm"
                                << "LC_CM";
    QTest::newRow("ANC-142 SCh") << "9 SCh"
                                 << "SC";
    QTest::newRow("ANC-142 Exp") << "9 Exp(O)"
                                 << "SC";
}

void AncientsConvertTest::grades()
{
    QFETCH(QString, elements);
    QFETCH(QString, row);
    const Conversion made = convert(ancients_convert_test::elements(elements.toStdString(), "dbm"));
    QCOMPARE(QString::fromStdString(made.roster.at("commands").at(0).at("units").at(0).at("row").get<std::string>()), row);
}

void AncientsConvertTest::questions()
{
    std::string ids;
    for (const Question &question : convert(elements("4 Sp, 2 Ps")).questions)
        ids += question.id + " ";
    QCOMPARE(QString::fromStdString(ids),
             QString("convert.leaders convert.base convert.weighting convert.into_Sp.PK_H convert.into_Ps.MM_S convert.into_Ps.LI "));
    // A type may be split over all its rows; nothing is left to split once all are taken.
    const Conversion split = convert(elements("9 Ps, 6 Bd"), {{"convert.into_Ps.MM_S", 3}, {"convert.into_Ps.LI", 2}});
    QCOMPARE(QString::fromStdString(unitsOf(split.roster)), QString("6 LI, 6 HI, 7 LA_S, 3 MM_S, 1 CP"));
    QVERIFY(refused([] { convert(elements("9 Ps"), {{"convert.into_Ps.MM_S", 10}}); }).contains("9"));
    QVERIFY(refused([] {
                convert(elements("9 Ps"), {{"convert.into_Ps.MM_S", 9}, {"convert.into_Ps.LI", 0}});
            }).contains("convert.into_Ps.LI"));
    // Lenient: what is not allowed gives way to the default.
    QCOMPARE(convert(elements("9 Ps"), {{"convert.into_Ps.MM_S", 10}}, false).totals.at("units").size(), std::size_t{1});
}

void AncientsConvertTest::leftBehind()
{
    const Conversion made = convert(elements("4 Bd(O), 6 Bge(O), 2 Shp(O)", "dbm"));
    QVERIFY(tells(made, "6 Bge: nothing in the table; left behind."));
    QVERIFY(tells(made, "2 Shp"));
    QCOMPARE(QString::fromStdString(unitsOf(made.roster)), QString("14 HI, 1 CP"));
}

void AncientsConvertTest::refusals()
{
    QVERIFY(refused([] { convert(elements("4 Bd", "punic")); }).contains("ANC-142"));
    QVERIFY(refused([] { convert(elements("4 CF")); }).contains("nothing that could be converted"));
    // ANC-145: each row needs one unit at least.
    QVERIFY(refused([] {
                convert(elements("1 El, 1 Kn, 1 Pk, 1 Bd, 1 LH"), {{"convert.leaders", 3}, {"convert.base", 60}});
            }).contains("this list needs at least 56 points; there are 20"));
    QVERIFY(refused([] { convertRoster(sheet(), "ancients", "", elements("4 Bd"), Json::array(), true); }).contains("answers"));
    Json bad = elements("4 Bd");
    bad["commands"][0]["units"][0]["count"] = 3.5;
    QVERIFY(!refused([&] { convert(bad); }).isEmpty());
    bad["commands"][0]["units"][0] = {{"type", 7}, {"count", 4}};
    QVERIFY(refused([&] { convert(bad); }).contains("nothing"));
    QVERIFY(refused([] { convert(Json::array()); }).contains("roster"));
}

// ANC-151: only where there are war wagons is the camp asked for.
void AncientsConvertTest::wagons()
{
    QVERIFY(unitsOf(convert(elements("4 WWg, 4 Bd")).roster).find("1 CP") != std::string::npos);
    QVERIFY(unitsOf(convert(elements("4 WWg, 4 Bd"), {{"convert.camp", false}}).roster).find("CP") == std::string::npos);
    QVERIFY(!refused([] { convert(elements("4 Bd"), {{"convert.camp", false}}); }).isEmpty());
}

// ANC-145: by worth, two Pikes count as one unit of 16; ANC-146: no budget at all.
void AncientsConvertTest::weightings()
{
    const Json list = elements("6 Pk, 6 Kn");
    QCOMPARE(QString::fromStdString(unitsOf(convert(list).roster)), QString("4 KN, 3 PK_L, 1 CP"));
    QCOMPARE(QString::fromStdString(unitsOf(convert(list, {{"convert.weighting", "value"}}).roster)), QString("5 KN, 2 PK_L, 1 CP"));
    const Conversion direct = convert(list, {{"convert.weighting", "direct"}});
    QCOMPARE(QString::fromStdString(unitsOf(direct.roster)), QString("6 KN, 3 PK_L, 1 CP"));
    QCOMPARE(direct.totals.at("points").get<int>(), 120);
    // Halves up, at least one: 1 Psiloi of three for one MM.
    QCOMPARE(
        QString::fromStdString(unitsOf(
            convert(elements("1 Ps, 3 Sp"), {{"convert.weighting", "direct"}, {"convert.into_Ps.MM_S", 1}, {"convert.into_Sp.PK_H", 3}})
                .roster)),
        QString("1 MM_S, 2 PK_H, 1 CP"));
}

// ANC-144, ANC-145: whatever the list, points are within the budget, each row has a unit, and no unit that fits is left out.
void AncientsConvertTest::withinTheBudget()
{
    QVERIFY(rc::check("points within the budget (ANC-145)", [] {
        const auto count = *rc::gen::inRange<std::size_t>(1, 9);
        std::vector<Portions> rows;
        int least = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const UnitRow &row = sheet().unit(*rc::gen::element<std::string>("KN", "LI", "EL", "LC_B", "HI", "HH"));
            Portions portions{row.cost, {}};
            portions.parts.push_back({*rc::gen::inRange(1, 40), *rc::gen::inRange(1, 3), *rc::gen::inRange(1, 4)});
            least += row.cost;
            rows.push_back(portions);
        }
        const int budget = *rc::gen::inRange(20, 500);
        const auto weighting = *rc::gen::element(Weighting::share, Weighting::value);
        if (least > budget) {
            RC_ASSERT(!refusal([&] { scale(rows, budget, weighting); }).empty());
            return;
        }
        const Scaled made = scale(rows, budget, weighting);
        int points = 0;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            RC_ASSERT(made.units[i] >= 1);
            points += made.units[i] * rows[i].cost;
        }
        RC_ASSERT(points == made.points);
        RC_ASSERT(points <= budget);
    }));
}

// ANC-150, ANC-148, ANC-144, ANC-013.
void AncientsConvertTest::checks_data()
{
    QTest::addColumn<QString>("units");
    QTest::addColumn<int>("leaders");
    QTest::addColumn<QString>("found");
    QTest::newRow("ANC-150 all is well") << R"([{"row":"HI","count":5},{"row":"CP","count":1}])" << 1 << "";
    QTest::newRow("ANC-150 too dear") << R"([{"row":"HI","count":15},{"row":"CP"}])" << 1
                                      << "error ANC-150 Its units cost 105 points; with 1 leader at most 100 are allowed.";
    QTest::newRow("ANC-144 120 without a leader") << R"([{"row":"HI","count":15},{"row":"CP"}])" << 0 << "";
    QTest::newRow("ANC-144 60 with three")
        << R"([{"row":"HI","count":9},{"row":"CP"}])" << 3
        << "error ANC-150 Its units cost 63 points; with 3 leaders at most 60 are allowed. | note ANC-144 "
           "So many leaders are meant for regular armies and outstanding generals.";
    QTest::newRow("ANC-150 four leaders") << R"([{"row":"HI"},{"row":"CP"}])" << 4
                                          << "error ANC-150 The army has 4 leaders; at most 3 are allowed (ANC-150)";
    QTest::newRow("ANC-150 no unit") << R"([{"row":"CP"}])" << 1 << "error ANC-150 The army has no units.";
    QTest::newRow("ANC-150 no camp") << R"([{"row":"HI"}])" << 1
                                     << "error ANC-150 The army needs a camp (CP); only one with war wagons does without.";
    QTest::newRow("ANC-151 wagons need none") << R"([{"row":"HI"},{"row":"WW"}])" << 1 << "";
    QTest::newRow("ANC-150 two camps") << R"([{"row":"HI"},{"row":"CP","count":2}])" << 1
                                       << "error ANC-150 The army has 2 camps; one is the most.";
    QTest::newRow("ANC-148 dense and sparse MM")
        << R"([{"row":"MM_D"},{"row":"MM_S"},{"row":"CP"}])" << 1 << "warning ANC-148 Dense and sparse MM share their counters.";
    QTest::newRow("ANC-013 no back face")
        << R"x([{"row":"other","notation":"KN(9-4)","cost":13},{"row":"HI"},{"row":"CP"}])x" << 1
        << "error ANC-150 Row 1: KN(9-4) has no back face, and no unit of the catalogue is like it; write "
           "both faces, such as KN(9-4/4-4) (ANC-013)";
    QTest::newRow("ANC-013 no cost") << R"x([{"row":"other","notation":"KN(9-4/3-4)"},{"row":"HI"},{"row":"CP"}])x" << 1
                                     << "error ANC-150 Row 1: a unit outside the catalogue needs its cost (ANC-013)";
    QTest::newRow("ANC-014 faces differ") << R"x([{"row":"other","notation":"KN(9-4/3-3)","cost":9},{"row":"CP"}])x" << 1
                                          << "warning ANC-014 KN: its two faces move 4 and 3 hexes.";
}

void AncientsConvertTest::checks()
{
    QFETCH(QString, units);
    QFETCH(int, leaders);
    QFETCH(QString, found);
    QCOMPARE(QString::fromStdString(faultsOf(army(Json::parse(units.toStdString()), leaders))), found);
}

// ANC-013, ANC-140: a front like the catalogue's has its back; other faces may be put over a row's.
void AncientsConvertTest::rows()
{
    const Counter own = counterFromRow(sheet(), {{"row", "other"}, {"notation", "KN(8-4)"}, {"cost", 11}}, "row");
    QVERIFY(*own.notation.back == parseFace("3-4"));
    QVERIFY(own.temper == Temper::always); // ANC-050
    const Counter faces = counterFromRow(sheet(), {{"row", "HI"}, {"notation", "HI(4-2/2-2)"}}, "row");
    QVERIFY(*faces.notation.back == parseFace("2-2"));
    QCOMPARE(faces.cost, 7);
    QVERIFY(refused([] { counterFromRow(sheet(), {{"row", "HI"}, {"notation", "KN(4-2)"}}, "row"); }).contains("ANC-141"));
    QVERIFY(refused([] { counterFromRow(sheet(), {{"row", "HJ"}}, "row"); }).contains("HI"));
    QVERIFY(refused([] { counterFromRow(sheet(), {{"row", 5}}, "row"); }).contains("row"));
    QVERIFY(refused([] { counterFromRow(sheet(), Json(5), "row"); }).contains("object"));
    QVERIFY(refused([] { counterFromRow(sheet(), {{"row", "HI"}, {"fire", "soft"}}, "row"); }).contains("ANC-072"));
    QVERIFY(
        refused([] { counterFromRow(sheet(), {{"row", "other"}, {"notation", "2 KN(8-4)"}, {"cost", 3}}, "row"); }).contains("ANC-008"));
}

// ANC-141: costs and faces of the catalogue.
void AncientsConvertTest::catalogue()
{
    const std::map<std::string, std::pair<int, std::string>> wanted{
        {"AR", {8, "1G1"}},    {"MM_D", {4, "2B3"}},  {"MM_S", {6, "2B3"}}, {"LI_P", {4, "2*3"}},  {"LI", {2, "2-3"}},
        {"HI", {7, "3-2"}},    {"LA_D", {7, "1A3"}},  {"LA_S", {4, "1A3"}}, {"HA", {5, "2A2"}},    {"LC_I", {2, "1-6"}},
        {"LC_B", {5, "1B6"}},  {"LC_CM", {6, "1*6"}}, {"HC", {8, "2-5"}},   {"HC_B", {10, "2B5"}}, {"KN", {12, "3-4"}},
        {"KN_B", {14, "3B4"}}, {"EL", {16, "2*3"}},   {"HH", {13, "3B4"}},  {"CH", {9, "2B4"}},    {"SC", {10, "1-4"}},
        {"PK_L", {16, "2*2"}}, {"PK_H", {16, "2*1"}}, {"HI_S", {8, "3*1"}}, {"WB_H", {4, "2-3"}},  {"WB_F", {4, "2-3"}},
        {"WW", {10, "3A1"}},   {"CP", {0, "1-0"}}};
    QCOMPARE(sheet().units.size(), wanted.size());
    for (const auto &[id, row] : wanted) {
        QCOMPARE(sheet().unit(id).cost, row.first);
        QCOMPARE(QString::fromStdString(toText(*sheet().unit(id).notation.back)), QString::fromStdString(row.second));
    }
}

OPTIO_TEST(AncientsConvertTest)
} // namespace ancients_convert_test
#include "ancients_convert_test.moc"
