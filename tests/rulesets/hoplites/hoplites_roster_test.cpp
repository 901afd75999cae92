// SPDX-License-Identifier: GPL-3.0-or-later
// What the army editor is told of an army of Hoplites: the catalogue's questions, findings with their rules and places, totals.
#include "rules/roster/roster.h"
#include "rulesets/hoplites/hoplites.h"
#include "tests/rulesets/hoplites/hoplites_support.h"
#include "tests/suite.h"

#include <QtTest>

#include <set>

namespace hoplites_roster_test {

using namespace hoplitestest;

namespace {

const Hoplites &rules()
{
    static const Hoplites all{FigureFolder(figuresFolder())};
    return all;
}

/// "HOP-941 /cards/flank" of every finding, in order.
std::vector<std::string> told(const Json &roster)
{
    std::vector<std::string> list;
    for (const Finding &finding : rules().check(roster))
        list.push_back(finding.rule + " " + finding.where);
    return list;
}

/// A supplied army with one thing changed; without a limit, so that points are no matter.
Json changed(const std::string &id, const char *place, const Json &value)
{
    Json roster = army(id);
    roster["limit"] = 0;
    roster[Json::json_pointer(place)] = value;
    return roster;
}

const Json &fieldOf(const Json &fields, const std::string &key)
{
    for (const Json &field : fields)
        if (field.at("key") == key)
            return field;
    throw Error("there is no field " + key);
}

Json areas(std::initializer_list<std::pair<int, const char *>> all)
{
    Json list = Json::array();
    for (const auto &[area, kind] : all)
        list.push_back({{"area", area}, {"kind", kind}});
    return list;
}

} // namespace

class HoplitesRosterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findings_data();
    void findings();

    void everyFaultIsTold() // EDT-04, EDT-21: one does not hide the next
    {
        Json roster = changed("carthage", "/leader/initiative", 12);
        roster["rules"] = Json::array({"ferocity", "flying", "endless"});
        roster["commands"][0]["units"][1]["type"] = "Zz";
        roster["commands"][0]["units"][2]["missile"] = "P";
        roster["commands"][0]["units"][3]["name"] = "";
        const auto list = told(roster);
        for (const char *one : {"HOP-941 /leader/initiative", "HOP-932 /rules", "HOP-932 /commands/0/units/1/type",
                                "HOP-941 /commands/0/units/2/missile", "HOP-940 /commands/0/units/3/name"})
            QVERIFY2(std::find(list.begin(), list.end(), one) != list.end(), one);
        QCOMPARE(std::count(list.begin(), list.end(), "HOP-932 /rules"), std::ptrdiff_t(2));
        for (const Finding &finding : rules().check(roster)) {
            QVERIFY2(finding.text.find('/') == std::string::npos, finding.text.c_str()); // sentences, not places
            QVERIFY2(finding.text.find("HOP-") == std::string::npos, finding.text.c_str());
            if (finding.where == "/commands/0/units/2/missile")
                QVERIFY2(finding.text.rfind("Iberian scutarii: ", 0) == 0, finding.text.c_str());
        }
        // What can be read is counted all the same.
        const Json totals = rules().totals(roster);
        QVERIFY(totals.at("points") > Json(200));
        QCOMPARE(totals.at("units"), Json(26 - 4 - 3));
    }

    void oddShapesAreTold() // EDT-08, HOP-932: nothing in a file brings the check down
    {
        for (const auto &[place, value] : {std::pair{"/cards", Json::array({1})},
                                           {"/rules", Json("ferocity")},
                                           {"/tags", Json(4)},
                                           {"/terrain", Json::object()},
                                           {"/terrain", Json::array({"camp", {{"area", "x"}, {"kind", "camp"}}})},
                                           {"/leader", Json("Hanno")},
                                           {"/leader/initiative", Json()},
                                           {"/period", Json(7)},
                                           {"/percent", Json("half")},
                                           {"/commands/0/units/0", Json::object()},
                                           {"/commands/0/units/0/name", Json(5)},
                                           {"/cards/flank", Json(-1)}}) {
            const Json roster = changed("carthage", place, value);
            QVERIFY2(!rules().check(roster).empty(), place);
            QVERIFY(rules().totals(roster).at("points").is_number_integer());
        }
    }

    void unknownKeysAreKept() // DAT-06: and warned of; unknown values are errors
    {
        for (const char *place : {"/motto", "/leader/title", "/commands/0/units/3/veteran"}) {
            const Json roster = changed("carthage", place, "from a later version");
            const std::vector<Finding> findings = rules().check(roster);
            QCOMPARE(findings.size(), std::size_t{1});
            QCOMPARE(findings[0].severity, std::string("warning"));
            QCOMPARE(findings[0].where, std::string(place));
            QCOMPARE(findings[0].rule, std::string("DAT-06"));
            const Json file = Json::parse(rosterFile(rules(), roster)); // what is written and read again holds it still
            QCOMPARE(rosterFromJson(file, "test").at(Json::json_pointer(place)), Json("from a later version"));
        }
        for (const auto &[place, value] : {std::pair{"/commands/0/units/0/type", Json("Zz")},
                                           {"/commands/0/units/0/missile", Json("Q")},
                                           {"/commands/0/units/0/tq", Json("7")},
                                           {"/cards/trumpet", Json(1)},
                                           {"/rules", Json::array({"luck"})},
                                           {"/terrain", Json::array({{{"area", 1}, {"kind", "swamp"}}})},
                                           {"/period", Json("bronze")}}) {
            const std::vector<Finding> findings = rules().check(changed("carthage", place, value));
            QVERIFY2(std::any_of(findings.begin(), findings.end(), [](const Finding &one) { return one.severity == "error"; }), place);
        }
    }

    void totals() // EDT-04, HOP-T13, HOP-033
    {
        const Json totals = rules().totals(army("late-rome"));
        int sum = 0;
        for (const Json &part : totals.at("parts"))
            sum += part.at("points").get<int>();
        QCOMPARE(Json(sum), totals.at("points"));
        QCOMPARE(totals.at("parts").at(1).at("points"), Json(5 * 4 + 2 * 6));
        QCOMPARE(totals.at("figures").at(0).at("value"), Json(24));
        QCOMPARE(totals.at("figures").at(1).at("range"), Json("at most 13")); // 5 + 2 x 2 + 4
        QCOMPARE(totals.at("figures").at(3).at("value"), Json(70));
        Json higher = army("late-rome");
        higher["percent"] = 60;
        QCOMPARE(rules().totals(higher).at("level"), Json(84));
        int units = 0;
        for (const Json &bar : totals.at("histogram").at("bars"))
            units += bar.at("count").get<int>();
        QCOMPARE(units, 24);
        QCOMPARE(totals.at("histogram").at("bars").at(5), Json({{"label", "6"}, {"count", 12}}));
    }

    void catalogue() // EDT-03, EDT-05, EDT-06, HOP-940
    {
        const Json catalogue = rules().catalogue();
        const Json &fields = catalogue.at("armyFields");
        for (const char *key :
             {"period", "notes", "tags", "percent", "leader/name", "leader/initiative", "leader/command", "cards", "rules"})
            (void)fieldOf(fields, key);
        // Defensive ground: nine areas in three zones, or the pass's seven in one.
        for (const Json &field : fields)
            if (field.at("key") == "terrain") {
                const bool pass = field.at("when").at("period") == "300";
                QCOMPARE(field.at("zones").size(), pass ? std::size_t(1) : std::size_t(3));
                QCOMPARE(field.at("zones").back().at("areas").back(), Json(pass ? 7 : 9));
                QCOMPARE(field.at("choices").size(), std::size_t(field.at("when").at("period") == "samurai" ? 4 : 3)); // SAM-20: a castle
                QCOMPARE(field.at("most"), Json(3));
            }
        const Json cards = fieldOf(fields, "cards").at("choices");
        QCOMPARE(std::count_if(cards.begin(), cards.end(), [](const Json &card) { return !card.contains("when"); }),
                 5); // no Initiative; Caltrop not of all
        const std::set<std::string> some{"wall", "steadfast", "endless", "ferocity", "mobility", "long_swords", "discipline"};
        for (const Json &choice : fieldOf(fields, "rules").at("choices"))
            QVERIFY2(choice.contains("when") == some.contains(choice.at("value").get<std::string>()), choice.dump().c_str()); // SAM-21
        // Every type may have just the missiles of HOP-T12.
        std::map<std::string, std::string> letters;
        for (const Json &choice : fieldOf(catalogue.at("fields"), "missile").at("choices"))
            for (const Json &type : choice.at("when").at("type"))
                letters[type.get<std::string>()] += choice.at("value") == "" ? "-" : choice.at("value").get<std::string>();
        QCOMPARE(letters.size(), sheet().types.size());
        QCOMPARE(letters.at("AT"), std::string("P"));
        QCOMPARE(letters.at("SK-SL"), std::string("S"));
        QCOMPARE(letters.at("SK-AR"), std::string("AB"));
        QCOMPARE(letters.at("PH"), std::string("-"));
    }

    void aNewArmyBegins() // EDT-02
    {
        Json roster = newRoster(rules(), "New");
        roster.update(rules().catalogue().at("newArmy"));
        QCOMPARE(told(roster), (std::vector<std::string>{"HOP-941 /commands"}));
        QCOMPARE(roster.at("limit"), Json(360));
        roster["commands"][0]["units"].push_back(rules().newUnit());
        QCOMPARE(told(roster), (std::vector<std::string>{"HOP-940 /commands/0/units/0/name", "HOP-941 /commands"}));
    }

    void likeRowsAreToldApart() // EDT-06: what was split off a row has its name still
    {
        Json roster = army("carthage");
        Json &units = roster["commands"][0]["units"];
        units[1]["count"] = 3;
        Json one = units[1];
        one["count"] = 1;
        units.push_back(one);
        units[0]["name"] = "";
        const Army both = armyFrom(sheet(), roster);
        const Names names = namesFor(both, both);
        std::vector<std::string> all = names.units[0];
        std::sort(all.begin(), all.end());
        QVERIFY(std::adjacent_find(all.begin(), all.end()) == all.end());
        QCOMPARE(names.units[0].front(), std::string("Heavy infantry"));
        QCOMPARE(names.units[0].back(), std::string("Libyan spearmen 4"));
    }
};

void HoplitesRosterTest::findings_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("finding"); // none: legal
    const auto row = [](const char *name, const char *id, const char *place, const Json &value, const char *finding) {
        QTest::newRow(name) << QString(id) << QString(place) << QString::fromStdString(value.dump()) << QString(finding);
    };
    // HOP-941: 20 to 40 units
    row("as it is", "carthage", "/limit", 360, "");
    row("points", "carthage", "/limit", 359, "HOP-941 /limit");
    row("no limit", "carthage", "/limit", 0, "");
    row("19 units", "macedon", "/commands/0/units/0/count", 3, "HOP-941 /commands");
    row("20 units", "macedon", "/commands/0/units/0/count", 4, "");
    row("40 units", "carthage", "/commands/0/units/0/count", 15, "");
    row("41 units", "carthage", "/commands/0/units/0/count", 16, "HOP-941 /commands");
    // HOP-941: leader
    row("initiative 0", "carthage", "/leader/initiative", 0, "HOP-941 /leader/initiative");
    row("initiative 9", "carthage", "/leader/initiative", 9, "");
    row("command 5", "carthage", "/leader/command", 5, "HOP-941 /leader/command");
    row("command 4", "carthage", "/leader/command", 4, "");
    row("no leader", "carthage", "/leader", nullptr, "HOP-940 /leader");
    // HOP-941: 5 + 2 x 2 + 4 = 13 cards, 6 of them flank or rally
    row("13 cards", "carthage", "/cards", {{"flank", 6}, {"rally", 6}, {"supply", 1}}, "");
    row("14 cards", "carthage", "/cards", {{"flank", 6}, {"rally", 6}, {"supply", 2}}, "HOP-941 /cards");
    row("7 flank", "carthage", "/cards", {{"flank", 7}}, "HOP-941 /cards/flank");
    row("7 rally", "carthage", "/cards", {{"rally", 7}}, "HOP-941 /cards/rally");
    row("cohesion may be bought", "carthage", "/cards", {{"cohesion", 13}}, "");
    row("initiative may not", "carthage", "/cards", {{"initiative", 1}}, "HOP-941 /cards/initiative");
    row("unknown card", "carthage", "/cards", {{"joker", 1}}, "HOP-932 /cards/joker");
    row("tribal command", "germans", "/cards", {{"rally", 1}}, "HOP-941 /cards/rally");
    // HOP-941: ground
    row("three areas", "carthage", "/terrain", areas({{1, "camp"}, {5, "slope"}, {9, "mountain"}}), "");
    row("four areas", "carthage", "/terrain", areas({{1, "camp"}, {2, "camp"}, {3, "camp"}, {4, "camp"}}), "HOP-941 /terrain");
    row("an area twice", "carthage", "/terrain", areas({{1, "camp"}, {1, "slope"}}), "HOP-941 /terrain");
    row("woods", "carthage", "/terrain", areas({{1, "woods"}}), "HOP-406 /terrain");
    row("area 10", "carthage", "/terrain", areas({{10, "camp"}}), "HOP-932 /terrain/0/area");
    row("area 8 of the pass", "sparta", "/terrain", areas({{8, "camp"}}), "HOP-010 /terrain");
    row("unknown ground", "carthage", "/terrain", areas({{1, "lava"}}), "HOP-932 /terrain/0/kind");
    row("ground of another period", "carthage", "/terrain", areas({{1, "castle"}}), "HOM-01 /terrain"); // SAM-20
    // HOP-941: missiles as in HOP-T12
    row("slingers without", "carthage", "/commands/0/units/4/missile", "", "HOP-941 /commands/0/units/4/missile");
    row("slingers with bows", "carthage", "/commands/0/units/4/missile", "A", "HOP-941 /commands/0/units/4/missile");
    row("heavy foot with bows", "carthage", "/commands/0/units/0/missile", "A", "HOP-941 /commands/0/units/0/missile");
    row("heavy foot with javelins", "carthage", "/commands/0/units/0/missile", "J", "");
    row("P without artillery", "carthage", "/commands/0/units/0/missile", "P", "HOP-941 /commands/0/units/0/missile");
    row("artillery without", "late-rome", "/commands/0/units/9/missile", "", "HOP-941 /commands/0/units/9/missile");
    // HOP-940: what a row may say
    row("TQ 10", "carthage", "/commands/0/units/0/tq", 10, "HOP-940 /commands/0/units/0/tq");
    row("TQ 9", "carthage", "/commands/0/units/0/tq", 9, "");
    row("size 16", "carthage", "/commands/0/units/0/size", 16, "HOP-940 /commands/0/units/0/size");
    row("size 15", "carthage", "/commands/0/units/0/size", 15, "");
    row("unknown type", "carthage", "/commands/0/units/0/type", "Zz", "HOP-932 /commands/0/units/0/type");
    row("no name", "carthage", "/commands/0/units/0/name", "", "HOP-940 /commands/0/units/0/name");
    row("forty letters", "carthage", "/commands/0/units/0/name", std::string(38, 'x') + "éé", "");
    row("forty-one letters", "carthage", "/commands/0/units/0/name", std::string(41, 'x'), "EDT-06 /commands/0/units/0/name");
    // HOM-01, HOM-03
    row("unknown period", "carthage", "/period", "tomorrow", "HOM-03 /period");
    row("a rule of another period", "carthage", "/rules", Json::array({"endless"}), "HOP-932 /rules");
    row("an unknown tag", "carthage", "/tags", Json::array({"greek"}), "HOP-932 /tags");
    row("percent", "carthage", "/percent", 101, "HOP-033 /percent");
}

void HoplitesRosterTest::findings() // HOP-932, HOP-940, HOP-941, EDT-06, EDT-21, EDT-22
{
    QFETCH(QString, id);
    QFETCH(QString, place);
    QFETCH(QString, value);
    QFETCH(QString, finding);
    Json roster = army(id.toStdString());
    if (place != "/limit")
        roster["limit"] = 0;
    roster[Json::json_pointer(place.toStdString())] = Json::parse(value.toStdString());
    const auto list = told(roster);
    if (finding.isEmpty())
        QVERIFY2(list.empty(), list.empty() ? "" : list.front().c_str());
    else
        QVERIFY2(std::find(list.begin(), list.end(), finding.toStdString()) != list.end(), list.empty() ? "nothing" : list.front().c_str());
}

OPTIO_TEST(HoplitesRosterTest)

} // namespace hoplites_roster_test

#include "hoplites_roster_test.moc"
