// SPDX-License-Identifier: GPL-3.0-or-later
// The outcome tables, row by row (DBM-115, DBM-120 to DBM-149): each case is ruled with dice that bring it about, and every row of the
// figures must have been reached in the end.
#include "tests/rulesets/dbm/dbm_support.h"

#include "rules/figures/figures.h"
#include "tests/suite.h"

#include <QtTest>

#include <set>

namespace dbm_outcome_test {

using namespace dbmtest;

namespace {

enum class Lost { level, less, half };

/// The loser is a in close combat and b when shot at.
struct Fall {
    const char *rule, *resolver, *loser, *winner, *answers;
    Lost by;
    const char *result;
};

const char *const cc = "close-combat";
const char *const sh = "shooting";
const char *const sand = R"j("cc.going_a":"rough","cc.sand_a":true)j";
const char *const rough = R"j("cc.going_a":"rough")j";
const char *const difficult = R"j("cc.going_a":"difficult")j";

std::vector<Fall> cases()
{
    const Lost level = Lost::level, less = Lost::less, half = Lost::half;
    const char *const unladen = R"j({"type":"Gal","grade":"O","laden":false})j";
    const char *const mobile = R"j({"type":"Bge","grade":"O","mobile":true})j";
    return {
        {"DBM-115", cc, "Exp(O)", "Hd(O)", "", level, "destroyed"},
        {"DBM-115", sh, "Exp(O)", "Bw(O)", "", level, "destroyed"},
        {"DBM-115", cc, "Bd(O)", "Bd(O)", "", level, "continue"},
        {"DBM-115", sh, "Bd(O)", "Bw(O)", "", level, "no_effect"},

        {"DBM-120", cc, "Art(O)", "Hd(O)", "", less, "destroyed"},
        {"DBM-120", sh, "Art(O)", "Bw(O)", R"j("sh.fort_b":"permanent")j", less, "stands"},
        {"DBM-120", sh, "Art(O)", "Bw(O)", "", less, "recoil"},
        {"DBM-121", cc, "Ax(O)", "Kn(O)", "", less, "destroyed"},
        {"DBM-121", cc, "Ax(O)", "Cm(S)", sand, less, "destroyed"},
        {"DBM-121", cc, "Ax(O)", "Kn(O)", rough, less, "recoil"},
        {"DBM-116", cc, "Ax(O)", "Kn(O)", R"j("cc.going_b":"rough")j", less, "destroyed"},
        {"DBM-121", cc, "Ax(O)", "El(O)", "", less, "recoil"},
        {"DBM-121", cc, "Ax(X)", "El(O)", rough, less, "destroyed"},
        {"DBM-121", cc, "Ax(X)", "Wb(O)", rough, less, "destroyed"},
        {"DBM-121", cc, "Ax(X)", "Exp(O)", rough, less, "destroyed"},
        {"DBM-121", cc, "Ax(O)", "Bd(O)", "", less, "recoil"},
        {"DBM-122", cc, "Bd(O)", "Wb(O)", rough, less, "destroyed"},
        {"DBM-122", cc, "Bd(O)", "Kn(O)", R"j("cc.rank2_a":"Bd(S)")j", less, "recoil"},
        {"DBM-122", cc, "Bd(S)", "Cm(S)", R"j("cc.rank2_a":"Bd(O)")j", less, "recoil"},
        {"DBM-140", cc, "Bd(O)", "Kn(O)", R"j("cc.rank2_a":"Bd(X)")j", less, "destroyed"},
        {"DBM-122", cc, "Bd(X)", "Kn(O)", R"j("cc.rank2_a":"Bd(X)")j", less, "recoil"},
        {"DBM-122", cc, "Bd(O)", "Exp(O)", "", less, "destroyed"},
        {"DBM-122", cc, "Bd(O)", "Kn(O)", rough, less, "recoil"},
        {"DBM-122", cc, "Bd(O)", "El(O)", "", less, "recoil"},
        {"DBM-123", cc, mobile, "Ps(O)", "", less, "destroyed"},
        {"DBM-123", sh, mobile, "Bw(O)", "", less, "flee"},
        {"DBM-123", sh, "Bge(O)", "Bw(O)", "", less, "stands"},
        {"DBM-124", cc, "Sp(O)", "El(O)", R"j("cc.rank2_a":"Sp(O)")j", less, "recoil"},
        {"DBM-124", cc, "Sp(O)", "El(O)", R"j("cc.rank2_a":"Sp(S)")j", less, "destroyed"},
        {"DBM-139", cc, "Sp(O)", "El(O)", rough, less, "recoil"},
        {"DBM-124", cc, "Sp(O)", "Kn(O)", R"j("cc.rank2_a":"Sp(O)")j", less, "destroyed"},
        {"DBM-124", cc, "Sp(O)", "Wb(O)", rough, less, "destroyed"},
        {"DBM-124", cc, "Sp(O)", "Bd(O)", "", less, "recoil"},
        {"DBM-125", cc, "Bw(O)", "LH(O)", difficult, less, "destroyed"},
        {"DBM-125", cc, "Bw(O)", "Bd(O)", "", less, "recoil"},
        {"DBM-125", sh, "Bw(O)", "Art(O)", "", less, "recoil"},
        {"DBM-126", cc, "Pk(O)", "El(O)", R"j("cc.rank2_a":"Pk(O)")j", less, "recoil"},
        {"DBM-126", cc, "Pk(X)", "El(O)", R"j("cc.rank2_a":"Pk(I)")j", less, "recoil"},
        {"DBM-126", cc, "Pk(O)", "El(O)", R"j("cc.rank2_a":"Pk(I)")j", less, "destroyed"},
        {"DBM-126", cc, "Pk(O)", "Exp(O)", "", less, "destroyed"},
        {"DBM-126", cc, "Pk(O)", "Wb(O)", "", less, "destroyed"},
        {"DBM-126", cc, "Pk(O)", "Bd(O)", "", less, "recoil"},
        {"DBM-127", cc, "El(O)", "Ps(O)", "", less, "destroyed"},
        {"DBM-127", cc, "El(O)", "Cm(X)", "", less, "destroyed"},
        {"DBM-127", sh, "El(O)", "Art(O)", "", less, "destroyed"},
        {"DBM-127", cc, "El(O)", "Art(O)", "", less, "recoil"},
        {"DBM-127", cc, "El(O)", "Pk(O)", "", less, "recoil"},
        {"DBM-128", cc, "Exp(O)", "Hd(O)", "", less, "destroyed"},
        {"DBM-128", sh, "Exp(O)", "Bw(O)", "", less, "destroyed"},
        {"DBM-129", cc, "Hd(O)", "Kn(O)", "", less, "destroyed"},
        {"DBM-129", cc, "Hd(O)", "Kn(O)", rough, less, "recoil"},
        {"DBM-129", cc, "Hd(O)", "El(O)", rough, less, "destroyed"},
        {"DBM-129", cc, "Hd(O)", "Wb(O)", rough, less, "destroyed"},
        {"DBM-129", cc, "Hd(I)", "Sp(O)", "", less, "destroyed"},
        {"DBM-129", sh, "Hd(I)", "Bw(O)", "", less, "stands"},
        {"DBM-129", sh, "Hd(O)", "Bw(O)", "", less, "recoil"},
        {"DBM-130", cc, "Kn(O)", "El(O)", "", less, "destroyed"},
        {"DBM-130", cc, "Kn(O)", "LH(O)", "", less, "destroyed"},
        {"DBM-130", cc, "Kn(O)", "Exp(O)", "", less, "destroyed"},
        {"DBM-130", cc, "Kn(O)", "Bw(S)", R"j("cc.charged_a":true)j", less, "destroyed"},
        {"DBM-130", cc, "Kn(O)", "Bw(S)", "", less, "recoil"},
        {"DBM-130", cc, "Kn(O)", "Cv(O)", difficult, less, "destroyed"},
        {"DBM-130", sh, "Kn(O)", "Bw(O)", "", less, "recoil"},
        {"DBM-131", sh, "LH(O)", "Art(O)", "", less, "flee"},
        {"DBM-131", cc, "LH(O)", "Exp(O)", "", less, "flee"},
        {"DBM-131", cc, "LH(O)", "Cv(O)", difficult, less, "flee"},
        {"DBM-131", sh, "LH(O)", "Bw(O)", R"j("sh.going_b":"difficult")j", less, "flee"},
        {"DBM-131", cc, "LH(O)", "Cv(O)", "", less, "recoil"},
        {"DBM-132", cc, "Cv(O)", "Exp(O)", "", less, "flee"},
        {"DBM-132", cc, "Cv(O)", "Kn(O)", difficult, less, "flee"},
        {"DBM-132", cc, "Cm(O)", "Kn(O)", difficult, less, "flee"},
        {"DBM-009", cc, "Cm(O)", "Kn(O)", R"j("cc.going_a":"difficult","cc.sand_a":true)j", less, "recoil"},
        {"DBM-132", cc, "Cv(O)", "Kn(O)", "", less, "recoil"},
        {"DBM-133", cc, "Gal(O)", "Shp(O)", "", less, "recoil"},
        {"DBM-134", cc, unladen, "Gal(O)", "", less, "destroyed"},
        {"DBM-134", cc, unladen, "Exp(O)", "", less, "recoil"},
        {"DBM-134", sh, unladen, "Bw(O)", "", less, "recoil"},
        {"DBM-135", cc, "Ps(O)", "LH(O)", "", less, "destroyed"},
        {"DBM-135", cc, "Ps(O)", "Cm(S)", sand, less, "destroyed"},
        {"DBM-135", cc, "Ps(O)", "El(O)", "", less, "recoil"},
        {"DBM-135", sh, "Ps(O)", "Bw(O)", "", less, "recoil"},
        {"DBM-135", sh, "Ps(O)", "Art(O)", "", less, "flee"},
        {"DBM-135", cc, "Ps(O)", "Bd(O)", rough, less, "recoil"},
        {"DBM-135", cc, "Ps(O)", "Bd(O)", "", less, "flee"},
        {"DBM-135", cc, "Ps(O)", "Cm(O)", sand, less, "flee"},
        {"DBM-136", sh, "WWg(X)", "Art(O)", "", less, "destroyed"},
        {"DBM-136", sh, "WWg(O)", "Art(X)", "", less, "stands"},
        {"DBM-136", cc, "WWg(O)", "El(O)", "", less, "destroyed"},
        {"DBM-136", cc, "WWg(X)", "El(O)", "", less, "stands"},
        {"DBM-136", cc, "WWg(S)", "Sp(O)", R"j("cc.fort_b":"permanent")j", less, "recoil"},
        {"DBM-136", cc, "WWg(S)", "Sp(O)", "", less, "stands"},
        {"DBM-137", cc, "Wb(O)", "Exp(O)", "", less, "destroyed"},
        {"DBM-138", cc, "Wb(O)", "Kn(O)", "", less, "destroyed"},
        {"DBM-138", cc, "Wb(O)", "Cm(S)", "", less, "destroyed"},
        {"DBM-139", cc, "Wb(O)", "El(O)", rough, less, "destroyed"},
        {"DBM-137", cc, "Wb(O)", "Kn(O)", rough, less, "recoil"},
        {"DBM-137", cc, "Wb(O)", "Sp(O)", "", less, "recoil"},

        {"DBM-141", cc, "Cv(O)", "Sp(O)", "", half, "flee"},
        {"DBM-141", cc, "Cv(O)", "Ax(X)", "", half, "flee"},
        {"DBM-141", cc, "Cv(O)", "Sp(O)", rough, half, "destroyed"},
        {"DBM-141", cc, "Cv(O)", "Art(O)", "", half, "flee"},
        {"DBM-141", cc, "Cv(O)", "Art(I)", "", half, "destroyed"},
        {"DBM-148", cc, "Cv(O)", "Gal(O)", "", half, "flee"},
        {"DBM-148", sh, "Cv(O)", "Gal(O)", "", half, "flee"},
        {"DBM-141", cc, "Cv(O)", "Kn(O)", "", half, "destroyed"},
        {"DBM-142", cc, "LH(O)", "Cv(O)", "", half, "destroyed"},
        {"DBM-142", cc, "LH(O)", "Ps(O)", "", half, "destroyed"},
        {"DBM-142", cc, "LH(O)", "Ps(S)", "", half, "flee"},
        {"DBM-142", cc, "LH(O)", "WWg(O)", "", half, "destroyed"},
        {"DBM-142", cc, "LH(O)", "Sp(O)", difficult, half, "destroyed"},
        {"DBM-142", sh, "LH(O)", "Bw(O)", R"j("sh.going_b":"difficult")j", half, "flee"},
        {"DBM-143", cc, "Ps(O)", "El(O)", "", half, "destroyed"},
        {"DBM-143", cc, "Ps(O)", "El(O)", rough, half, "flee"},
        {"DBM-143", sh, "Ps(O)", "Bw(O)", "", half, "destroyed"},
        {"DBM-143", cc, "Ps(O)", "Ax(O)", "", half, "destroyed"},
        {"DBM-143", cc, "Ps(O)", "Ax(X)", "", half, "flee"},
        {"DBM-143", cc, "Ps(X)", "Bd(O)", "", half, "destroyed"},
        {"DBM-143", cc, "Ps(O)", "Bd(O)", "", half, "flee"},
        {"DBM-147", cc, "Bge(O)", "Art(O)", "", half, "destroyed"},
        {"DBM-147", cc, mobile, "Art(O)", "", half, "flee"},
        {"DBM-147", cc, "Exp(O)", "Art(F)", "", half, "flee"},
        {"DBM-147", cc, "Hd(I)", "Gal(O)", "", half, "flee"},
        {"DBM-144", cc, "WWg(O)", "Art(S)", "", half, "flee"},
        {"DBM-144", cc, "Bd(O)", "Art(X)", "", half, "destroyed"},
        {"DBM-144", sh, "Bd(O)", "Art(O)", "", half, "destroyed"},
        {"DBM-148", sh, "Kn(O)", "Shp(O)", "", half, "flee"},
        {"DBM-144", cc, "Kn(O)", "El(O)", "", half, "destroyed"},
        {"DBM-145", sh, "Gal(O)", "Art(S)", "", half, "destroyed"},
        {"DBM-145", cc, "Gal(O)", "Shp(O)", "", half, "destroyed"},
        {"DBM-145", sh, "Gal(O)", "Bw(O)", "", half, "flee"},
        {"DBM-145", cc, "Gal(O)", "Exp(O)", "", half, "recoil"},
        {"DBM-146", sh, unladen, "Bw(O)", "", half, "destroyed"},
        {"DBM-146", cc, unladen, "Exp(O)", "", half, "recoil"},
        {"DBM-073", sh, "Ps(O)", "Bw(O)", "", half, "destroyed"},
    };
}

int totalOf(const Ruling &ruling, const std::string &side)
{
    for (const Total &total : ruling.totals)
        if (total.side == side && total.id == "total3")
            return total.value;
    return 0;
}

std::string asText(Lost by) { return by == Lost::level ? "level" : by == Lost::less ? "less" : "half"; }

} // namespace

class DbmOutcomeTest : public QObject {
    Q_OBJECT

    /// Tries situations (overlapped flanks, a demoralised winner or loser, aiding shooters) until some
    /// dice bring the case about.
    static bool bringAbout(const Fall &one, std::string &result, std::string &rule)
    {
        const bool shooting = std::string(one.resolver) == sh;
        const std::string loserSide = shooting ? "b" : "a";
        for (const char *burden : {"", "own", "foe", "both"}) {
            Json given = input(shooting ? one.winner : one.loser, shooting ? one.loser : one.winner, one.answers);
            const auto demoralise = [&](const std::string &side) {
                Json unit = given[side];
                if (unit.is_string()) {
                    const std::string kind = unit;
                    unit = {{"type", kind.substr(0, kind.find('('))}, {"grade", kind.substr(kind.find('(') + 1, 1)}};
                }
                unit["demoralised"] = true;
                given[side] = unit;
            };
            const std::string which = burden;
            if (which == "own" || which == "both")
                demoralise(loserSide);
            if (which == "foe")
                demoralise(shooting ? "a" : "b");
            if (which == "both") {
                if (shooting)
                    given["answers"]["sh.aid_a"] = 2;
                else
                    given["answers"]["cc.left_a"] = given["answers"]["cc.right_a"] = "overlapped";
            }
            for (int a = 1; a <= 6; ++a)
                for (int b = 1; b <= 6; ++b) {
                    const Ruling ruling = ruleOn(rules(), one.resolver, given, {a, b});
                    const int own = totalOf(ruling, loserSide), foe = totalOf(ruling, shooting ? "a" : "b");
                    const Lost by = own == foe ? Lost::level : 2 * own <= foe ? Lost::half : Lost::less;
                    if (own > foe || by != one.by)
                        continue;
                    const SideOutcome &outcome = ruling.outcome[shooting ? 1 : 0];
                    result = outcome.result;
                    rule = outcome.rule;
                    return true;
                }
        }
        return false;
    }

private Q_SLOTS:
    void outcome_data()
    {
        QTest::addColumn<int>("index");
        const auto all = cases();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow((std::string(all[i].rule) + " " + all[i].loser + " v " + all[i].winner + " " + asText(all[i].by) + " " +
                           all[i].answers + " " + std::to_string(i))
                              .c_str())
                << static_cast<int>(i);
    }
    void outcome()
    {
        QFETCH(int, index);
        const Fall one = cases()[static_cast<std::size_t>(index)];
        std::string result, rule;
        QVERIFY2(bringAbout(one, result, rule), "no dice bring this about");
        QCOMPARE(QString::fromStdString(result), QString(one.result));
        seen_.insert(rule);
    }

    // Each rule of the outcome tables was met; the rows within one rule are met by the cases above.
    void everyRuleOfTheTables()
    {
        const Figure outcomes = readFigures(figuresFolder() / "outcomes.toml");
        for (const char *table : {"equal", "less", "half"})
            for (const Figure &row : outcomes.at(table).items()) {
                const std::string rule = row.at("rule").text();
                if (rule == "DBM-073" || rule == "DBM-147")
                    continue; // in dbm_combat_test
                QVERIFY2(seen_.count(rule) > 0, rule.c_str());
            }
    }

    // DBM-153, DBM-154: the results there are.
    void results()
    {
        const Figure outcomes = readFigures(figuresFolder() / "outcomes.toml");
        std::string ids;
        for (const Figure &row : outcomes.at("result").items())
            ids += row.at("id").text() + " ";
        QCOMPARE(QString::fromStdString(ids), QString("unharmed continue no_effect stands immune recoil flee destroyed "));
    }

private:
    std::set<std::string> seen_;
};

OPTIO_TEST(DbmOutcomeTest)

} // namespace dbm_outcome_test

#include "dbm_outcome_test.moc"
