// SPDX-License-Identifier: GPL-3.0-or-later
// Combats as rows of a test: who, with what answers and dice, and what must come of it.
#pragma once

#include "tests/rulesets/dbm/dbm_support.h"

#include <QTest>

namespace dbmtest {

/// One combat. Empty expectations are not looked at.
struct Row {
    const char *name, *resolver, *a, *b, *answers;
    std::vector<int> dice;
    const char *totals, *results, *linesA = "", *linesB = "";
};

inline const char *const cc = "close-combat";
inline const char *const sh = "shooting";
inline const char *const axBows = R"j("cc.rank2_b":{"type":"Ps","grade":"O","weapon":"bow","may_support":["Ax"]})j";
inline const char *const deepPikesB = R"j("cc.rank2_b":"Pk(O)","cc.rank3_b":"Pk(O)","cc.rank4_b":"Pk(O)")j";
inline const char *const deepPikesA = R"j("cc.rank2_a":"Pk(O)","cc.rank3_a":"Pk(O)","cc.rank4_a":"Pk(O)")j";
inline const char *const bothRough = R"j("cc.going_a":"rough","cc.going_b":"rough")j";

inline void columns(const std::vector<Row> &rows)
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < rows.size(); ++i)
        QTest::newRow(rows[i].name) << static_cast<int>(i);
}

inline void check(const Row &row)
{
    const Ruling ruling = ruleOn(rules(), row.resolver, input(row.a, row.b, row.answers), row.dice);
    if (*row.totals != '\0')
        QCOMPARE(QString::fromStdString(totalsOf(ruling)), QString(row.totals));
    if (*row.results != '\0')
        QCOMPARE(QString::fromStdString(resultsOf(ruling)), QString(row.results));
    if (*row.linesA != '\0')
        QCOMPARE(QString::fromStdString(linesOf(ruling, "a")), QString(row.linesA));
    if (*row.linesB != '\0')
        QCOMPARE(QString::fromStdString(linesOf(ruling, "b")), QString(row.linesB));
    for (const Line &line : ruling.lines)
        QVERIFY2(!line.label.empty() && line.rule.rfind("DBM-", 0) == 0 && line.label.find('{') == std::string::npos, line.id.c_str());
    for (const SideOutcome &side : ruling.outcome)
        QVERIFY2(side.instruction.find('{') == std::string::npos, side.instruction.c_str());
    QVERIFY(!ruling.sentence.empty());
}

} // namespace dbmtest
