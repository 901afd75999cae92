// SPDX-License-Identifier: GPL-3.0-or-later
// Army lists of Peltast's DBM list designer, in its own words and letters.
#include "rules/exchange/formats.h"
#include "rules/roster/roster.h"
#include "tests/suite.h"
#include "tests/supplied.h"

#include <QtTest>

#include <algorithm>

namespace exchange_peltast_test {

using namespace optio;
using namespace optio::exchange;
using supplied::comparable;
using supplied::registry;
using supplied::rulesets;

namespace {

std::string written(const Format &format, const std::vector<Json> &rosters)
{
    std::vector<Note> lost;
    return format.write(rosters, rulesets(), lost);
}

Import read(const std::string &text)
{
    const Source source{text, "the text", {}, Json::object()};
    return readArmies(formatLike(rulesets(), source), source, rulesets());
}

QString said(const Import &import)
{
    QString all;
    for (const Note &note : import.notes)
        all += QString("%1:%2 %3\n").arg(note.line).arg(note.column).arg(QString::fromStdString(note.text));
    return all;
}

Json unitsOf(const Import &import, std::size_t command = 0) { return import.rosters.at(0).at("commands").at(command).at("units"); }

} // namespace

class ExchangePeltastTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void peltastListsAsTheirOwnProgramWritesThem()
    {
        const Import import = read(
            R"(<?xml version="1.0" ?><army book="Book 2" rules="DBM" version="3.3" id="7" name="Makedonia &amp; friends" year="330BC"><rows>
<row quantity="1" description="Alexander" drill="Reg" type="Kn" grade="F" adjustment="gen" cmdQty0="1"/>
<row quantity="6" description="Companions" drill="Reg" type="Kn" grade="F" cmdQty0="5"></row>
<row quantity="1" description="Xenophon" drill="Reg" type="Sp" grade="O" adjustment="ally, odd" cmdQty1="1"/>
<row quantity="11" description="Hoplites" drill="Fort" type="Sp" grade="O" cmdQty1="11"/>
</rows></army>)");
        const Json &army = import.rosters.at(0);
        QCOMPARE(army.at("name"), Json("Makedonia & friends"));
        QCOMPARE(army.at("vendor").at("peltast").at("year"), Json("330BC"));
        QCOMPARE(army.at("commands").size(), std::size_t{3});
        QCOMPARE(army.at("commands")[0].at("name"), Json("Alexander"));
        QCOMPARE(army.at("commands")[0].at("kind"), Json("cinc")); // DBM-183
        QCOMPARE(army.at("commands")[1].at("kind"), Json("ally"));
        QCOMPARE(unitsOf(import)[1].at("count"), Json(5));
        QCOMPARE(unitsOf(import)[1].at("name"), Json("Companions"));
        QCOMPARE(unitsOf(import, 1)[1].at("drill"), Json("Fort")); // kept word for word
        QCOMPARE(unitsOf(import, 2)[0].at("count"), Json(1));      // in no command
        QVERIFY2(said(import).contains("4:2 the adjustment \"odd\" is not known"), qPrintable(said(import)));
        QVERIFY(said(import).contains("3:2 1 of these elements stand in no command"));
        const auto findings = registry().at("dbm").check(army);
        QVERIFY(std::any_of(findings.begin(), findings.end(), [](const Finding &one) { return one.where == "/commands/1/units/1"; }));
    }

    void peltastsOwnWordsAreReadAndWritten()
    {
        const Import import = read(
            R"(<army name="Ypres" rules="DBM" version="3.3"><rows>
<row quantity="1" description="Darius" drill="Irr" type="Cv" grade="S" adjustment="chgen" cmdQty0="1"/>
<row quantity="4" description="Scouts" drill="reg" type="Lh" grade="o" cmdQty0="4"/>
<row quantity="2" drill="Irr" type="Wwg" grade="O" cmdQty0="2"/>
<row quantity="6" drill="Reg" type="Bd" grade="O" adjustment="mtd" cmdQty0="6"/>
<row quantity="8" drill="Reg" type="Sp" grade="O" cmdQty0="8"/>
<row quantity="4" drill="Reg" type="Bw" grade="I" adjustment="rr" cmdQty0="4"/>
<row quantity="1" description="Bessos" drill="Irr" type="Cv" grade="O" adjustment="chally" cmdQty1="1"/>
<row quantity="9" drill="Irr" type="Hd" grade="O" cmdQty1="9"/>
<row quantity="12" drill="Fort" type="TF" grade="n/a" adjustment="camp"/>
<row quantity="1" drill="Fort" type="PF" grade="n/a" adjustment="gtwy" cmdQty0="1"/>
</rows></army>)");
        QVERIFY2(import.notes.empty(), qPrintable(said(import)));
        const Json &army = import.rosters.at(0);
        QCOMPARE(army.at("limit"), Json(0));                                                 // a list of Peltast names none
        QCOMPARE(army.at("fortifications"), (Json{{"temporary_camp", 12}, {"gateway", 1}})); // DBM-182
        QCOMPARE(QString::fromStdString(canonical(unitsOf(import)[1])),
                 QString(R"({"count":4,"drill":"Reg","grade":"O","name":"Scouts","type":"LH"})"));
        QCOMPARE(unitsOf(import)[0].at("chariot"), Json(true));
        QCOMPARE(unitsOf(import)[2].at("type"), Json("WWg"));
        QCOMPARE(unitsOf(import)[3].at("mounted_infantry"), Json(true));
        QCOMPARE(unitsOf(import)[4].at("double"), Json("Bw(I)")); // DBM-014
        QCOMPARE(unitsOf(import)[4].at("count"), Json(4));
        QCOMPARE(unitsOf(import)[5].at("count"), Json(4)); // the other four have no rear half
        QCOMPARE(army.at("commands")[1].at("kind"), Json("ally"));
        QVERIFY(registry().at("dbm").check(army).empty());
        // Written, it is in the words that the program looks for letter by letter, and no row is there that it has no cost for.
        Json mine = army;
        mine["commands"][0]["units"].insert(mine["commands"][0]["units"].begin() + 2,
                                            Json{{"type", "Bge"}, {"grade", "O"}, {"drill", "Irr"}, {"count", 2}});
        const std::string text = written(formatNamed(rulesets(), "peltast"), {mine});
        for (const char *word : {"type=\"Lh\"", "type=\"Wwg\"", "adjustment=\"chgen\"", "adjustment=\"chally\"", "adjustment=\"mtd\"",
                                 "adjustment=\"rr\"", "type=\"TF\" grade=\"n/a\" adjustment=\"camp\"", "adjustment=\"gtwy\""})
            QVERIFY2(text.find(word) != std::string::npos, (std::string(word) + "\n" + text).c_str());
        QVERIFY(text.find("type=\"Bge\"") == std::string::npos);
        const Import back = read(text);
        QVERIFY2(back.notes.empty(), qPrintable(said(back)));
        QCOMPARE(QString::fromStdString(canonical(comparable(back.rosters.at(0)))), QString::fromStdString(canonical(comparable(mine))));
    }
};

OPTIO_TEST(ExchangePeltastTest)

} // namespace exchange_peltast_test

#include "exchange_peltast_test.moc"
