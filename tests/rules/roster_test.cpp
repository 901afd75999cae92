// SPDX-License-Identifier: GPL-3.0-or-later
// The form of rosters: what is refused and where, and what is kept word for word.
#include "tests/rules/made_up_ruleset.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QRegularExpression>
#include <QtTest>

#include <rapidcheck.h>
#include <set>

namespace roster_test {

using namespace optio;

namespace {

const madeup::MadeUp ruleset;

const char *const small = R"({"format":1,"ruleset":"made-up","name":"Legion","commands":[{"name":"left","units":[{"name":"x"}]}]})";

std::string refusalOf(const std::string &text)
{
    return refusal([&] { static_cast<void>(rosterFromText(text, "legion.optio-army")); });
}

} // namespace

class RosterTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void namesToldApart()
    {
        using Names = std::vector<std::string>;
        QVERIFY(toldApart({"Horse", "Cohort", "Cohort"}) == Names({"Horse", "Cohort 1", "Cohort 2"}));
        // A number that is somebody's name already is passed over.
        QVERIFY(toldApart({"Cohort", "Cohort 1", "Cohort"}) == Names({"Cohort 2", "Cohort 1", "Cohort 3"}));
        QVERIFY(toldApart({}).empty());
    }

    void refusalsNameThePlace_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("said");
        QTest::newRow("not json") << "{\"format\""
                                  << "{format"
                                  << "legion.optio-army, line 1";
        QTest::newRow("format") << "\"format\":1"
                                << "\"format\":\"1\""
                                << "Format must be 1";
        QTest::newRow("no format") << "\"format\":1,"
                                   << ""
                                   << "Format must be 1";
        QTest::newRow("newer") << "\"format\":1"
                               << "\"format\":2"
                               << "newer version";
        QTest::newRow("no name") << "\"name\":\"Legion\","
                                 << ""
                                 << "Name is missing";
        QTest::newRow("empty name") << "Legion"
                                    << ""
                                    << "Name must have 1 to 200 bytes, not 0";
        QTest::newRow("name") << "\"Legion\""
                              << "7"
                              << "Name must be a text, not 7";
        QTest::newRow("ruleset") << "\"made-up\""
                                 << "null"
                                 << "Ruleset must be a text, not null";
        QTest::newRow("limit") << "\"format\":1"
                               << "\"format\":1,\"limit\":-4"
                               << "Limit must be a whole number 0 to 1000000, not -4";
        QTest::newRow("id") << "\"format\":1"
                            << "\"format\":1,\"id\":\"\""
                            << "Id must have 1";
        QTest::newRow("commands") << "\"commands\":["
                                  << "\"commands\":[4,"
                                  << "Command 1 must be an object, not 4";
        QTest::newRow("no commands") << "\"commands\""
                                     << "\"command\""
                                     << "The list of commands is missing";
        QTest::newRow("units") << "[{\"name\":\"x\"}]"
                               << "{}"
                               << "Left: rows must be a list";
        QTest::newRow("unit") << "{\"name\":\"x\"}"
                              << "{},\"x\""
                              << "Left, row 2 must be an object, not \"x\"";
        QTest::newRow("count") << "{\"name\":\"x\"}"
                               << "{\"count\":1.5}"
                               << "Left, row 1: count must be a whole number 0 to 9999";
        QTest::newRow("count too large") << "{\"name\":\"x\"}"
                                         << "{\"count\":10000}"
                                         << "Left, row 1: count";
    }
    void refusalsNameThePlace()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, said);
        QString text = small;
        QVERIFY(text.contains(from));
        const std::string refusal = refusalOf(text.replace(from, to).toStdString());
        QVERIFY2(refusal.find(said.toStdString()) != std::string::npos, refusal.c_str());
        QVERIFY2(refusal.find("legion.optio-army") == 0, refusal.c_str());
    }

    void otherJsonIsNoRoster()
    {
        for (const char *text : {"[]", "7", "null", "\"x\""})
            QVERIFY(refusalOf(text).find("is not a roster") != std::string::npos);
        std::string units = "{}";
        for (int i = 0; i < 500; ++i)
            units += ",{}";
        const std::string many = R"({"format":1,"ruleset":"m","name":"n","commands":[{"units":[)" + units + "]}]}";
        QVERIFY(refusalOf(many).find("has 501 rows; at most 500 are allowed") != std::string::npos);
    }

    void whatIsLeftOutIsFilledIn()
    {
        const Json roster = rosterFromText(small, "legion");
        QCOMPARE(roster.at("limit"),
                 Json(0)); // TRO-165, DBM-183: a limit that nobody names is none, but where the rule set has a usual one
        setUsualLimit("measured", 400);
        const std::string measured = std::string(small).replace(std::string(small).find("made-up"), 7, "measured");
        QCOMPARE(rosterFromText(measured, "legion").at("limit"), Json(400));
        QCOMPARE(roster.at("notes"), Json(""));
        QCOMPARE(roster.at("commands")[0].at("units")[0].at("count"), Json(1));
        QCOMPARE(roster.at("id").get<std::string>().size(), std::size_t{36});
        checkRosterForm(roster);
    }

    void unknownKeysAreKept()
    {
        QVERIFY(rc::check("a roster with any further keys comes back as it was", [](const std::map<std::string, std::string> &further) {
            Json roster = ruleset.armies()[0];
            for (Json *place : {&roster, &roster["commands"][0], &roster["commands"][0]["units"][1]})
                for (const auto &[key, value] : further) {
                    const std::string ascii = "x-" + std::to_string(key.size());
                    (*place)[ascii] = Json::object({{"size", value.size()}, {"list", {1, nullptr, "ß"}}});
                }
            RC_ASSERT(rosterFromText(rosterFile(ruleset, roster), "the army") == roster);
        }));
    }

    void fileFormHasSchemaAndTotals()
    {
        const std::string text = rosterFile(ruleset, ruleset.armies()[0]);
        const Json file = parseJson(text, "the army");
        QCOMPARE(file.at("totals").at("elements"), Json(3));
        QVERIFY(file.contains("$schema"));
        QVERIFY(text.find("\n  \"commands\"") != std::string::npos);
        // Totals of a file are not believed.
        Json lying = file;
        lying["totals"]["points"] = 1;
        QVERIFY(!rosterFromText(canonical(lying), "the army").contains("totals"));
    }

    void newRosterHasTheForm()
    {
        const Json roster = newRoster(ruleset, "Legion");
        checkRosterForm(roster);
        QCOMPARE(roster.at("ruleset"), Json("made-up"));
        QCOMPARE(roster.at("commands").size(), std::size_t{1});
        QVERIFY_THROWS_EXCEPTION(Error, newRoster(ruleset, ""));
    }

    void idsAreRandom()
    {
        static const QRegularExpression form("^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$");
        std::set<std::string> seen;
        for (int i = 0; i < 1000; ++i) {
            const std::string id = newId();
            QVERIFY2(form.match(QString::fromStdString(id)).hasMatch(), id.c_str());
            seen.insert(id);
        }
        QCOMPARE(seen.size(), std::size_t{1000});
    }
};

OPTIO_TEST(RosterTest)

} // namespace roster_test

#include "roster_test.moc"
