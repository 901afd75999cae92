// SPDX-License-Identifier: GPL-3.0-or-later
// No message about a roster names a path: places are called as people call them. All rule sets, thousands of rosters that are wrong.
#include "rules/exchange/formats.h"
#include "rules/roster/roster.h"
#include "rules/roster/roster_place.h"
#include "tests/suite.h"
#include "tests/supplied.h"

#include <QRegularExpression>
#include <QtTest>

#include <set>

namespace roster_place_test {

using namespace optio;
using namespace optio::exchange;
using supplied::registry;
using supplied::rulesets;

namespace {

/// Does the text hold a path, or the inner name of a row?
bool namesPath(const std::string &text)
{
    static const QRegularExpression path(QStringLiteral("(^|[\\s\"(])/[a-z]+|/units/|\\bunits/[0-9]|^unit[.:]"));
    return path.match(QString::fromStdString(text)).hasMatch();
}

/// All values of a roster, by their place.
void places(const Json &json, const std::string &at, std::vector<std::string> &all)
{
    if (!at.empty())
        all.push_back(at);
    if (json.is_structured())
        for (auto it = json.begin(); it != json.end(); ++it)
            places(*it, at + "/" + (json.is_object() ? it.key() : std::to_string(it - json.begin())), all);
}

} // namespace

class RosterPlaceTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void placesAreCalledByTheirNames()
    {
        const Ruleset &dba = registry().at("dba");
        Json army{{"commands",
                   {{{"name", ""}, {"units", {{{"type", "Bd"}, {"count", 2}}, {{"type", "Zz"}, {"count", 1}}}}},
                    {{"name", "Hanno"}, {"units", Json::array()}}}}};
        QCOMPARE(placeName(army, "/commands/0/units/0", &dba), std::string("Command 1, row 1 (Blades)"));
        QCOMPARE(placeName(army, "/commands/0/units/1/type", &dba), std::string("Command 1, row 2 (Zz), type"));
        QCOMPARE(placeName(army, "/commands/1", &dba), std::string("Hanno"));
        QCOMPARE(placeName(army, "/commands/1/camp", &dba), std::string("Hanno, camp"));
        QCOMPARE(placeName(army, "/commands", &dba), std::string("the list of commands"));
        QCOMPARE(placeName(army, "/limit"), std::string("limit"));
        QCOMPARE(placeName(Json(), "/commands/4/units/9"), std::string("Command 5, row 10"));
        QCOMPARE(withPlaceNames(army, "/commands/0/units/1.type: \"Zz\" is not a troop type", &dba),
                 std::string("Command 1, row 2 (Zz): type: \"Zz\" is not a troop type"));
        QCOMPARE(withPlaceNames(army, "see /commands/0/units/0. Files such as /tmp/x.json and 3/4Bd stay", &dba),
                 std::string("see Command 1, row 1 (Blades). Files such as /tmp/x.json and 3/4Bd stay"));
        QCOMPARE(aboutRow("unit.type: no"), std::string("type: no"));
    }

    void findingsOfAllRuleSetsNameNoPath()
    {
        std::size_t told = 0;
        const std::vector<Json> wrong{nullptr, true, -3, 7, 1.5, "Zz", "", Json::array(), Json::object(), Json::array({"x", 1})};
        for (const Ruleset *ruleset : rulesets()) {
            const Json &first = ruleset->armies().front();
            std::vector<std::string> all;
            places(first, "", all);
            for (const std::string &place : all)
                for (const Json &value : wrong) {
                    Json army = first;
                    army[Json::json_pointer(place)] = value;
                    std::vector<Finding> findings;
                    try {
                        findings = ruleset->check(rosterFromJson(army, "the army"));
                    } catch (const Error &error) {
                        QVERIFY2(!namesPath(error.what()), error.what());
                        ++told;
                        continue;
                    } catch (const Json::exception &) {
                        continue; // an import says that its form is wrong
                    }
                    for (const Finding &finding : findings) {
                        QVERIFY2(!namesPath(finding.text), finding.text.c_str());
                        ++told;
                    }
                }
        }
        QVERIFY(told > 1000);
    }

    void importsNameNoPath()
    {
        for (const char *text : {R"({"format":1,"ruleset":"dbm","name":"x","commands":[{"units":[4]}]})",
                                 R"({"format":1,"ruleset":"dbm","name":"x","commands":[{"units":[{"name":"a\u0007"}]}]})",
                                 R"({"format":1,"ruleset":"dbm","name":"x","commands":[{"units":[{"count":-1}]}]})"}) {
            std::string said;
            try {
                (void)readArmies(jsonFormat(), {text, "the file", {}, Json::object()}, rulesets());
            } catch (const Error &error) {
                said = error.what();
            }
            QVERIFY2(said.find("Command 1, row 1") != std::string::npos && !namesPath(said), said.c_str());
        }
    }

    void everyCarthageHasItsRome()
    {
        for (const Ruleset *ruleset : rulesets()) {
            std::set<std::string> carthage, rome;
            for (const Json &army : ruleset->armies()) {
                const std::string name = army.at("name").get<std::string>() + " " + army.value("people", "");
                const std::string period = army.value("period", Json("")).is_string() ? army.value("period", "") : "";
                if (name.find("Carthag") != std::string::npos)
                    carthage.insert(period);
                if (name.find("Roman") != std::string::npos || name.find("Rome") != std::string::npos)
                    rome.insert(period);
            }
            for (const std::string &period : carthage)
                QVERIFY2(rome.count(period) == 1, (ruleset->id() + ", " + period).c_str());
        }
    }

    void suppliedArmiesAreLegal()
    {
        for (const Ruleset *ruleset : rulesets())
            for (const Json &army : ruleset->armies())
                for (const Finding &finding : ruleset->check(army))
                    QVERIFY2(finding.severity == "note", (army.at("name").get<std::string>() + ": " + finding.text).c_str());
        QVERIFY(registry().at("dba").armies().size() >= 24);
        std::set<std::string> types;
        for (const Json &army : registry().at("dbm").armies())
            for (const Json &command : army.at("commands"))
                for (const Json &unit : command.at("units"))
                    types.insert(unit.at("type").get<std::string>());
        for (const char *type : {"Bw", "Art", "Cm", "WWg", "El"})
            QVERIFY2(types.count(type) == 1, type);
    }
};

OPTIO_TEST(RosterPlaceTest)

} // namespace roster_place_test

#include "roster_place_test.moc"
