// SPDX-License-Identifier: GPL-3.0-or-later
// Army files: every format gives back what it was given, what people type is understood, and what is foreign is kept and told.
#include "rules/exchange/formats.h"
#include "rules/exchange/packed.h"
#include "rules/exchange/plan.h"
#include "rules/roster/roster.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"
#include "tests/supplied.h"

#include <QtTest>

#include <algorithm>
#include <cstdlib>
#include <rapidcheck.h>

namespace exchange_test {

using namespace optio;
using namespace optio::exchange;
using supplied::comparable;
using supplied::registry;
using supplied::rulesets;

namespace {

std::vector<Json> supplied()
{
    std::vector<Json> armies;
    for (const Ruleset *ruleset : rulesets())
        armies.insert(armies.end(), ruleset->armies().begin(), ruleset->armies().end());
    return armies;
}

std::string written(const Format &format, const std::vector<Json> &rosters)
{
    std::vector<Note> lost;
    return format.write(rosters, rulesets(), lost);
}

Import readBack(const Format &format, const std::string &text, const Json &answers = Json::object(), const std::string &ruleset = {})
{
    return readArmies(format, {text, "the text", ruleset, answers}, rulesets());
}

Import read(const std::string &text, const std::string &ruleset = {})
{
    const Source source{text, "the text", ruleset, Json::object()};
    return readArmies(formatLike(rulesets(), source), source, rulesets());
}

QString said(const Import &import)
{
    QString all;
    for (const Note &note : import.notes)
        all += QString("%1:%2 %3\n").arg(note.line).arg(note.column).arg(QString::fromStdString(note.text));
    return all;
}

/// The one unit row of a list of rows.
Json unitsOf(const Import &import, std::size_t command = 0) { return import.rosters.at(0).at("commands").at(command).at("units"); }

const char *const general = R"(1 x Knights, fast, regular, general's element)";

} // namespace

class ExchangeTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyArmyComesBack_data()
    {
        QTest::addColumn<QString>("format");
        for (const Format *format : formatsOf(rulesets()))
            if (format->writes())
                QTest::newRow(format->id().c_str()) << QString::fromStdString(format->id());
    }
    void everyArmyComesBack()
    {
        QFETCH(QString, format);
        const Format &form = formatNamed(rulesets(), format.toStdString());
        int tried = 0;
        for (const Json &army : supplied()) {
            const std::string base = baseOf(army.at("ruleset").get<std::string>());
            if (!form.ruleset().empty() && form.ruleset() != base)
                continue;
            ++tried;
            const std::string text = written(form, {army});
            const Source source{text, "the text", {}, Json::object()};
            QCOMPARE(formatLike(rulesets(), source).id(), form.id()); // it is known again for what it is
            const Import back = readBack(form, text);
            QVERIFY2(back.notes.empty() && back.questions.empty(), qPrintable(said(back)));
            QCOMPARE(back.rosters.size(), std::size_t{1});
            if (form.id() == "dba-list") { // the notation knows elements alone
                QCOMPARE(back.rosters[0].at("name"), army.at("name"));
                QCOMPARE(QString::fromStdString(canonical(unitsOf(back))),
                         QString::fromStdString(canonical(comparable(army).at("commands")[0].at("units"))));
            } else {
                QCOMPARE(QString::fromStdString(canonical(comparable(back.rosters[0]))),
                         QString::fromStdString(canonical(comparable(army))));
            }
        }
        QVERIFY(tried >= 7);
        if (form.ruleset().empty())
            QVERIFY(tried >= 40);
    }

    void manyComeBackFromOneFile()
    {
        const std::vector<Json> armies = supplied();
        for (const Format *format : {&jsonFormat(), &textFormat(), &csvFormat(), &packedFormat()}) {
            const Import back = readBack(*format, written(*format, armies));
            QCOMPARE(back.rosters.size(), armies.size());
            for (std::size_t i = 0; i < armies.size(); ++i)
                QVERIFY2(comparable(back.rosters[i]) == comparable(armies[i]), format->id().c_str());
        }
    }

    void generatedArmiesComeBack()
    {
        // Names of all sorts, markup and what looks like another format among them; unknown troops; keys nobody knows.
        const auto armies = supplied();
        const std::vector<std::string> pieces{"a", "Ω", "<b>",  "\"", "\\", ",", ";",   ":",    "=",    "==",  "x",    "3",    "- ", "(S)",
                                              "{", "}", "[",    "]",  "&",  "|", "\t",  "'",    "--",   "/",   "null", "true", "-1", "+",
                                              "@", "0", "élan", "𓂀",  " ",  " ", "Kn ", "Bows", "none", "yes", "##",   "x 2",  "//", "%"};
        const auto text = [pieces](bool lines) {
            return rc::gen::map(rc::gen::resize(8, rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(pieces))),
                                [lines](const std::vector<std::string> &parts) {
                                    std::string all;
                                    for (const std::string &part : parts)
                                        all += part;
                                    return lines ? all + "\n" + all : all;
                                });
        };
        QVERIFY(rc::check("a generated army comes back whole in every format for all rule sets", [&] {
            Json army = *rc::gen::elementOf(armies);
            const std::string name = *text(false);
            army["name"] = name.empty() ? "n" : name;
            army["notes"] = *text(true);
            army["people"] = *text(false);
            if (*rc::gen::inRange(0, 3) == 0)
                army["plume"] = *text(false);
            if (!army["commands"].empty()) {
                Json &command = army["commands"][0];
                command["name"] = *text(false);
                Json &units = command["units"];
                Json unit = units.empty() ? Json::object() : units[0];
                unit["name"] = *text(false);
                unit["count"] = *rc::gen::inRange(0, 9999);
                if (*rc::gen::arbitrary<bool>())
                    unit["type"] = *text(false);
                if (*rc::gen::arbitrary<bool>())
                    unit[*rc::gen::elementOf(std::vector<std::string>{"x y", "army", "command.kind", "a:b", "role", "\"", "weapon", ""})] =
                        *rc::gen::elementOf(std::vector<Json>{nullptr, true, 7, 0.5, "", "text", Json::array({1, "a,b"}), Json::object()});
                units.push_back(unit);
            }
            for (const Format *format : {&jsonFormat(), &textFormat(), &csvFormat(), &qrFormat(), &packedFormat()}) {
                RC_TAG(format->id());
                const std::string out = written(*format, {army});
                const Import back = readBack(*format, out);
                if (comparable(back.rosters.at(0)) != comparable(army))
                    RC_FAIL(out + "\n" + canonical(comparable(back.rosters[0])) + "\n" + canonical(comparable(army)));
            }
        }));
    }

    // PUN-085: two legions of a typed line are two rows of one each; a saved row that says six comes back as it is.
    void legions()
    {
        const Import import = read("Romans\nrules: Punic Wars\n\n== Left ==\n2 x Legion, B\n", "punic");
        QCOMPARE(unitsOf(import).size(), std::size_t{2});
        for (const Json &unit : unitsOf(import)) {
            QCOMPARE(unit.at("type"), Json("legion"));
            QCOMPARE(unit.at("count"), Json(1));
        }
        QVERIFY2(said(import).contains("2 rows"), qPrintable(said(import)));
        Json army = import.rosters[0];
        army["commands"][0]["units"] = Json::array({{{"type", "legion"}, {"name", "I"}, {"grade", "B"}, {"count", 6}}});
        QCOMPARE(comparable(readBack(textFormat(), written(textFormat(), {army})).rosters[0]), comparable(army));
    }

    void handTypedText()
    {
        const Import import = read("Macedonians of mine\nrules: DBM\nlimit: 350\n\nCommand Alexander, C-in-C\n"
                                   "1 Kn (F) Reg general\n16x Pikes (O) regular\n4 xPs(S), Irr\n- Cavalry, ordinary, regular\n"
                                   "8 x Pikse, ordinary, regular\n2 x Wizards, regular\nwhat is this\n");
        const Json &army = import.rosters.at(0);
        QCOMPARE(army.at("name"), Json("Macedonians of mine"));
        QCOMPARE(army.at("ruleset"), Json("dbm"));
        QCOMPARE(army.at("limit"), Json(350));
        const Json units = unitsOf(import);
        QCOMPARE(QString::fromStdString(canonical(units[0])),
                 QString(R"({"count":1,"drill":"Reg","grade":"F","role":"general","type":"Kn"})"));
        QCOMPARE(QString::fromStdString(canonical(units[1])), QString(R"({"count":16,"drill":"Reg","grade":"O","type":"Pk"})"));
        QCOMPARE(QString::fromStdString(canonical(units[2])), QString(R"({"count":4,"drill":"Irr","grade":"S","type":"Ps"})"));
        QCOMPARE(units[3].at("count"), Json(1));
        QCOMPARE(units[4].at("type"), Json("Pk"));
        QCOMPARE(units[5].at("type"), Json("Wizards"));
        const QString told = said(import);
        QVERIFY2(told.contains("10:5 \"Pikse\" is taken for \"Pikes\""), qPrintable(told));
        QVERIFY2(told.contains("11:5 there are no such troops: \"Wizards, regular\""), qPrintable(told));
        QVERIFY2(told.contains("12:1 this line is not understood: \"what is this\""), qPrintable(told));
        QVERIFY(army.at("notes").get<std::string>().find("what is this") != std::string::npos); // nothing is dropped
        // The rule set flags what it does not know, in its own words.
        QVERIFY(!registry().at("dbm").check(army).empty());
    }

    void rulesAreAskedForWhenTheTextDoesNotSay()
    {
        const std::string text = std::string("Mine\n\n== A ==\n") + general + "\n16 x Pikes, ordinary, regular\n";
        const Import import = read(text);
        QCOMPARE(import.questions.size(), std::size_t{1});
        QCOMPARE(import.questions[0].id, std::string("ruleset"));
        QCOMPARE(import.questions[0].value, Json("dbm")); // whose words these are
        QCOMPARE(readBack(textFormat(), text, Json{{"ruleset", "dba"}}).rosters[0].at("ruleset"), Json("dba"));
        QVERIFY(refused([&] { readBack(textFormat(), text, Json{{"ruleset", "chess"}}); }).contains("ruleset"));
        QVERIFY(read(text, "dba").questions.empty());
    }

    void aTableTypedByHand()
    {
        const Import import = readBack(csvFormat(), "Type;Count;Grade;Drill\nPikes;16;O;Reg\r\nKn;;S;regular\n", {}, "dbm");
        QCOMPARE(import.rosters.size(), std::size_t{1});
        // Titles are taken as they are written; what the catalogue knows by another spelling of its key is its own.
        QCOMPARE(import.rosters[0].at("commands")[0].at("units").size(), std::size_t{2});
        QCOMPARE(unitsOf(import)[0].at("count"), Json(16));
        QCOMPARE(unitsOf(import)[0].at("type"), Json("Pk"));
        QCOMPARE(unitsOf(import)[1].at("count"), Json(1));
    }

    void formulasStayTexts()
    {
        Json army = registry().at("dba").armies()[0];
        army["name"] = "=HYPERLINK(\"http://x\")";
        const std::string text = written(csvFormat(), {army});
        QVERIFY(text.find(",=HYPER") == std::string::npos && text.find(",\"=HYPER") == std::string::npos);
        QCOMPARE(readBack(csvFormat(), text).rosters[0].at("name"), army["name"]);
    }

    void aQrCodeHoldsAnArmyOfTwelveElements()
    {
        for (const Json &army : registry().at("dba").armies()) {
            const std::string payload = written(qrFormat(), {army});
            QVERIFY2(payload.size() < 700, payload.c_str());
            QVERIFY(payload.rfind("OPTIO1:", 0) == 0);
            const std::size_t size = qrSquares(payload).size();
            QVERIFY2(size < 77, std::to_string(size).c_str()); // a phone reads it off a screen
        }
        Json large = registry().at("dba").armies()[0];
        std::string noise;
        for (int i = 0; i < 300; ++i)
            noise += newId();
        large["notes"] = noise;
        QVERIFY(refused([&] { qrSquares(written(qrFormat(), {large})); }).contains("too large for one QR code"));
    }

    void packingIsExactAndBounded()
    {
        QVERIFY(rc::check("base45 and base64url give back any bytes", [](const std::string &bytes) {
            RC_ASSERT(fromBase45(toBase45(bytes)) == bytes);
            RC_ASSERT(fromBase64Url(toBase64Url(bytes)) == bytes);
            RC_ASSERT(unpacked(packed(bytes), 1 << 20) == bytes);
        }));
        QCOMPARE(toBase45("Hello!!"), std::string("%69 VD92EX0")); // RFC 9285
        QCOMPARE(toBase45("ietf!"), std::string("QED8WEX0"));
        QCOMPARE(toBase64Url("\xFB\xFF"), std::string("-_8"));
        const std::string bomb = packed(std::string(50'000'000, 'a')); // fifty million letters in some fifty thousand bytes
        QVERIFY(bomb.size() < 100'000);
        QVERIFY(refused([&] { unpacked(bomb, 1 << 20); }).contains("grows past the 1024 KB allowed"));
        QVERIFY(refused([&] { readBack(packedFormat(), "optio1:" + toBase64Url(bomb)); }).contains("grows past"));
        QVERIFY(rc::check("a changed code is refused", [] {
            std::string text = written(packedFormat(), {registry().at("dba").armies()[0]});
            const auto at = static_cast<std::size_t>(*rc::gen::inRange<int>(7, static_cast<int>(text.size()) - 1));
            text[at] = text[at] == 'A' ? 'B' : 'A';
            bool refusedOrSame = false;
            try {
                refusedOrSame = comparable(readBack(packedFormat(), text).rosters.at(0)) == comparable(registry().at("dba").armies()[0]);
            } catch (const Error &) {
                refusedOrSame = true;
            }
            RC_ASSERT(refusedOrSame);
        }));
    }

    void listNotationAsksItsChoices()
    {
        const std::string text = "Kyrenean Greek: 1xHCh or Cv (Gen), 4x4Bw, 6x3/4Lb, 1x2Ps or 2Lh";
        const Import import = read(text);
        QCOMPARE(import.rosters[0].at("name"), Json("Kyrenean Greek"));
        QCOMPARE(import.rosters[0].at("ruleset"), Json("dba")); // DBA-001
        QCOMPARE(import.questions.size(), std::size_t{2});
        QCOMPARE(
            QString::fromStdString(canonical(unitsOf(import))),
            QString(
                R"([{"count":1,"role":"general","type":"Kn"},{"count":4,"type":"Bw"},{"count":6,"type":"Bw"},{"count":1,"type":"Ps"}])"));
        Json answers{{import.questions[0].id, 1}, {import.questions[1].id, 1}};
        const Import other = readBack(formatNamed(rulesets(), "dba-list"), text, answers);
        QCOMPARE(unitsOf(other)[0].at("type"), Json("Cv"));
        QCOMPARE(unitsOf(other)[3].at("type"), Json("LH"));
        answers[import.questions[0].id] = 2;
        QVERIFY(!refusal([&] { readBack(formatNamed(rulesets(), "dba-list"), text, answers); }).empty());
    }

    void listNotationMixesOrTakesAll()
    {
        const Format &list = formatNamed(rulesets(), "dba-list");
        const Import mixed = readBack(list, "3x4Sp or 2Ps, 2-4x3Ax", Json{{"list.of.1", 2}, {"list.count.2", 3}});
        QCOMPARE(QString::fromStdString(canonical(unitsOf(mixed))),
                 QString(R"([{"count":1,"type":"Sp"},{"count":2,"type":"Ps"},{"count":3,"type":"Ax"}])"));
        const Import all = readBack(list, "3x4Sp or 2x2Ps, 9x4Bd", Json{{"list.either.1", 1}});
        QCOMPARE(QString::fromStdString(canonical(unitsOf(all))), QString(R"([{"count":2,"type":"Ps"},{"count":9,"type":"Bd"}])"));
        const Import strange = readBack(list, "1x3Kn//4Bd (Gen), 10x4Zz, 1x5Hd (poor)");
        QCOMPARE(unitsOf(strange)[0].at("remark"), Json("//4Bd"));
        QCOMPARE(unitsOf(strange)[1].at("type"), Json("4Zz"));
        QCOMPARE(unitsOf(strange)[2].at("remark"), Json("poor"));
        QVERIFY(said(strange).contains("there are no such troops: \"4Zz\""));
    }

    void xmlEntitiesDoNoHarm()
    {
        std::string bomb = "<!DOCTYPE army [<!ENTITY a \"aaaaaaaaaa\">";
        for (char c = 'b'; c < 'k'; ++c)
            bomb += std::string("<!ENTITY ") + c + " \"" + [c] {
                std::string ten;
                for (int i = 0; i < 10; ++i)
                    ten += std::string("&") + static_cast<char>(c - 1) + ";";
                return ten;
            }() + "\">";
        bomb += "<!ENTITY f SYSTEM \"file:///etc/passwd\">]><army name=\"&j;&f;\"><rows><row quantity=\"1\" type=\"Kn\" "
                "cmdQty0=\"1\"/></rows></army>";
        const Import import = read(bomb);
        QCOMPARE(import.rosters[0].at("name"), Json("&j;&f;"));
        const std::string deep = "<army>" + [] {
            std::string rows;
            for (int i = 0; i < 100'000; ++i)
                rows += "<row>";
            return rows;
        }();
        QVERIFY(refused([&] { read(deep); }).contains("not XML"));
        std::string closed = deep;
        for (int i = 0; i < 100'000; ++i)
            closed += "</row>";
        QVERIFY(refused([&] { read(closed + "</army>"); }).contains("nested too deeply"));
    }

    void unitTablesBecomeArmies()
    {
        const std::string text = "Kind\tSubclass\tOrigin\tNumber\tUnit code\tTQ\tSize\tMissile\tHits\n"
                                 "PH\t\tMacedonian\t1\tPH1\t7\t10\t\t\nPH\t\tMacedonian\t2\tPH2\t7\t10\t\t\n"
                                 "HI\tHO\tHypaspists\t1\tH1\t8\t6\t\t\nSKp\t\tAgrianian\t1\tAg1\t6\t1\tJ\t\n"
                                 "LC\t\tDahae\t\tDLC\t6\t5\tMA\t\nQQ\t\tWizards\t\tW\t6\tfive\t\t\n";
        const Import import =
            readArmies(formatNamed(rulesets(), "gboh"), {text, "/tmp/Army_of_mine.tsv", {}, Json{{"leader.command", 3}}}, rulesets());
        const Json &army = import.rosters.at(0);
        QCOMPARE(army.at("name"), Json("Army of mine"));
        QCOMPARE(army.at("leader").at("command"), Json(3));
        const Json units = unitsOf(import);
        QCOMPARE(QString::fromStdString(canonical(units[0])),
                 QString(R"({"count":2,"missile":"","name":"Macedonian","size":10,"tq":7,"type":"PH"})")); // HOP-T12
        QCOMPARE(units[1].at("type"), Json("HI"));
        QCOMPARE(units[2].at("type"), Json("SK-JA"));
        QCOMPARE(units[3].at("missile"), Json("A"));
        QCOMPARE(units[4].at("size"), Json("five")); // kept, and flagged
        QVERIFY(said(import).contains("4:1 the subclass \"HO\" is not known here"));
        QVERIFY(said(import).contains("7:1 there are no units of the type \"QQ\""));
        QVERIFY(!registry().at("hoplites").check(army).empty());
        QCOMPARE(read(text).questions.size(), std::size_t{2}); // it is known for what it is, and the leader is asked for
    }

    void otherGamesAreReadLeniently()
    {
        const std::string text = R"(<?xml version="1.0" encoding="UTF-8"?>
<roster id="r" name="Patrol &lt;b&gt;" gameSystemName="Some Game 9" xmlns="urn:battlescribe:roster">
 <costLimits><costLimit name="pts" value="500.0"/></costLimits>
 <forces><force name="Vanguard" catalogueName="The Cat"><selections>
  <selection name="Knights" number="2" type="unit"><costs><cost name="pts" value="65.5"/></costs>
   <selections><selection name="Lance" number="5" type="upgrade" customName="Fancy"/></selections></selection>
  <selection name="Deathmarks" customName="Bob" number="1" type="unit"/>
 </selections></force></forces></roster>)";
        const Import import = read(text, "dba");
        const Json &army = import.rosters.at(0);
        QCOMPARE(army.at("name"), Json("Patrol <b>"));
        QCOMPARE(army.at("limit"), Json(500));
        QCOMPARE(army.at("commands")[0].at("name"), Json("Vanguard"));
        const Json units = unitsOf(import);
        QCOMPARE(units[0].at("type"), Json("Kn"));
        QCOMPARE(units[0].at("costs").at("pts"), Json(65.5)); // in every language of the system, see comma_locale
        QCOMPARE(units[0].at("with")[0], Json("5 x Lance “Fancy”"));
        QCOMPARE(units[1].at("type"), Json("Deathmarks"));
        QCOMPARE(units[1].at("name"), Json("Bob"));
        QVERIFY2(said(import).contains("the game \"Some Game 9\" is not known here"), qPrintable(said(import)));
        QVERIFY(said(import).contains("there are no such troops: \"Deathmarks\""));
        QCOMPARE(read(text).questions[0].id, std::string("ruleset"));
    }

    void aPlanKeepsBoth()
    {
        Json army = comparable(registry().at("dbm").armies()[0]);
        army["id"] = "mine";
        army["data"] = registry().at("dbm").data();
        Json other = army;
        other["name"] = "Another";
        other["commands"][0]["units"][1]["count"] = 40;
        const auto never = [](const std::string &) { return false; };
        const auto planned = [&](const Json &there) {
            return planImport({{army}, {}, {}}, rulesets(), [&](const std::string &) { return std::optional<Json>(there); }, never).at(0);
        };
        QVERIFY(planned(army).step == ImportStep::same);
        // One that is supplied, or lies in the bin, is not what the library shows.
        const auto always = [](const std::string &) { return true; };
        const auto there = [&](const std::string &) { return std::optional<Json>(army); };
        QVERIFY(planImport({{army}, {}, {}}, rulesets(), there, always).at(0).step == ImportStep::copy);
        const PlannedArmy copy = planned(other);
        QVERIFY(copy.step == ImportStep::copy);
        QCOMPARE(copy.wanted, std::string("mine"));
        QVERIFY(copy.roster.at("id") != Json("mine"));
        QStringList texts;
        for (const RosterDifference &difference : copy.differences)
            texts += QString::fromStdString(difference.text);
        QVERIFY2(texts.join("\n").contains("before \"Another\"") && texts.join("\n").contains("before 40"), qPrintable(texts.join("\n")));
        const auto nobody = [](const std::string &) { return std::optional<Json>(); };
        const PlannedArmy added = planImport({{army}, {}, {}}, rulesets(), nobody, never).at(0);
        QVERIFY(added.step == ImportStep::add);
        QCOMPARE(added.roster.at("id"), Json("mine"));
        QVERIFY(added.current && added.roster.contains("pinned"));
    }

    void rostersArePinnedToTheirFigures()
    {
        const Ruleset &dbm = registry().at("dbm");
        Json army = comparable(dbm.armies()[0]);
        army["id"] = "mine";
        pinRoster(dbm, army);
        QVERIFY(isCurrent(dbm, army));
        QVERIFY(updatedRoster(dbm, army).differences.empty());
        // As it would have been pinned by older figures: knights for a point less, and troops that are no more.
        army["data"] = "an older hash";
        for (Json &row : army["pinned"])
            if (row.at("unit").at("type") == "Kn" && !row.at("unit").contains("role"))
                row["points"] = row.at("points").get<int>() - 1;
        Json gone{{"type", "Zz"}, {"plume", "red"}};
        army["pinned"].push_back({{"unit", gone}, {"label", "Zouaves"}, {"points", 4}});
        gone["count"] = 3;
        army["commands"][0]["units"].push_back(gone);
        QVERIFY(!isCurrent(dbm, army));
        const RosterUpdate update = updatedRoster(dbm, army);
        QStringList texts;
        for (const RosterDifference &difference : update.differences)
            texts += QString::fromStdString(difference.text);
        const QString all = texts.join("\n");
        QVERIFY2(all.contains("Knights (F): 11 points, 10 before"), qPrintable(all));
        QVERIFY2(all.contains("Zouaves: the rules do not know these troops"), qPrintable(all));
        const int points = dbm.totals(army).at("points").get<int>();
        QVERIFY2(all.contains(QString("The army costs %1 points, %2 before").arg(points).arg(points - 6)), qPrintable(all));
        QVERIFY(isCurrent(dbm, update.roster));
        QVERIFY(update.roster.at("commands") == army.at("commands")); // nothing is dropped
    }
};

OPTIO_TEST(ExchangeTest)

} // namespace exchange_test

#include "exchange_test.moc"
