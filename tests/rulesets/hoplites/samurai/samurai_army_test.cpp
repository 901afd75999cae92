// SPDX-License-Identifier: GPL-3.0-or-later
// Samurai: armies, their points and what is legal of them (SAM-70, EDT-20, EDT-21, M27), periods that never meet (HOM-01), and what a
// period lays over the core (HOM-02, HOM-05 to HOM-07, SAM-41).
#include "rules/figures/house.h"
#include "rulesets/hoplites/hoplites.h"
#include "rulesets/hoplites/page/description.h"
#include "tests/rulesets/hoplites/hoplites_support.h"
#include "tests/suite.h"

#include <QtTest>

#include <set>

namespace samurai_army_test {

using namespace hoplitestest;

namespace {

/// What is amiss with an army of the given id, changed.
template <class Change> std::vector<std::string> faults(const char *id, Change &&change)
{
    Json roster = army(id);
    change(roster);
    std::vector<std::string> all;
    for (const Finding &one : checkRoster(sheet(), roster))
        if (one.severity == "error")
            all.push_back(one.rule + " " + one.where + ": " + one.text);
    return all;
}

int has(const std::vector<std::string> &all, const std::string &text)
{
    return static_cast<int>(std::count_if(all.begin(), all.end(), [&](const std::string &one) { return one.find(text) != one.npos; }));
}

Json &units(Json &roster) { return roster.at("commands").at(0).at("units"); }

} // namespace

class SamuraiArmyTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void armies_data() // SAM-70
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("units");
        QTest::addColumn<int>("route");
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("clans");
        QTest::addColumn<int>("value");
        QTest::newRow("Takeda") << "takeda-1572" << 24 << 137 << 69 << 6 << 3;
        QTest::newRow("Uesugi") << "uesugi-1561" << 25 << 143 << 72 << 6 << 2;
        QTest::newRow("Oda") << "oda-1575" << 26 << 161 << 81 << 7 << 3;
        QTest::newRow("Tokugawa") << "tokugawa-1600" << 24 << 149 << 75 << 8 << 3;
        QTest::newRow("Western army") << "western-army-1600" << 25 << 148 << 74 << 6 << 3;
        QTest::newRow("Azai and Asakura") << "azai-and-asakura-1570" << 25 << 150 << 75 << 5 << 2;
        QTest::newRow("Imagawa") << "imagawa-1560" << 25 << 147 << 74 << 6 << 3;
    }
    void armies()
    {
        QFETCH(QString, id);
        QFETCH(int, units);
        QFETCH(int, route);
        QFETCH(int, level);
        QFETCH(int, clans);
        QFETCH(int, value);
        const Json roster = army(id.toStdString());
        const Json totals = totalsOf(sheet(), roster);
        QCOMPARE(totals.at("points"), Json(360));
        QCOMPARE(totals.at("units"), Json(units));
        QCOMPARE(totals.at("route"), Json(route));
        QCOMPARE(totals.at("level"), Json(level));
        const std::vector<Finding> findings = checkRoster(sheet(), roster);
        QVERIFY2(findings.empty(), findings.empty() ? "" : findings.front().text.c_str());
        const Army read = armyFrom(sheet(), roster);
        QCOMPARE(int(clansOf(read).size()), clans);
        QCOMPARE(read.clans, value);
        QCOMPARE(roster.at("period"), Json("samurai"));
    }
    void sevenOfThem() // SAM-70
    {
        std::set<std::string> all;
        for (const Json &one : hoplitestest::armies())
            if (one.at("period") == "samurai")
                all.insert(one.at("id").get<std::string>());
        QCOMPARE(all.size(), std::size_t{7});
    }

    void points() // EDT-20, M27
    {
        const auto cost = [](const char *type, int tq, int size, const char *missile) {
            return pointsOf(sheet(), unitFrom(sheet(), {{"type", type}, {"tq", tq}, {"size", size}, {"missile", missile}}, "test"));
        };
        QCOMPARE(cost("KB", 7, 5, ""), 21);
        QCOMPARE(cost("OZ", 5, 2, "O"), 14);
        QCOMPARE(cost("KB", 6, 4, "B"), 20);
        QCOMPARE(cost("TP", 6, 4, "T"), 8);
        QCOMPARE(cost("YU", 5, 5, "B"), 9);
        QCOMPARE(cost("AS", 7, 6, ""), 12);
        Json roster = army("takeda-1572");
        roster["leader"] = {{"name", "X"}, {"initiative", 5}, {"command", 2}, {"clans", 3}};
        const Json parts = totalsOf(sheet(), roster).at("parts");
        QCOMPARE(parts.at(1).at("points"), Json(40)); // 20 + 12 + 8
        QCOMPARE(parts.at(2).at("points"), Json(3 * 4 + 2 * 4 + 4 * 2 + 3));
        QCOMPARE(sheet().groundPoints.at("castle"), 6);
    }

    void legal() // EDT-21, M27, SAM-21, SAM-22
    {
        const auto takeda = [](auto &&change) { return faults("takeda-1572", change); };
        // Four clans; a value that is not below their number.
        const auto four = [](Json &roster) {
            for (Json &unit : units(roster))
                if (unit.at("clan") == "Sanada" || unit.at("clan") == "Oyamada")
                    unit["clan"] = "Naito";
        };
        QCOMPARE(takeda(four), (std::vector<std::string>{"EDT-21 /commands: The army has 4 clans; it must have 5 to 8."}));
        const auto three = takeda([&](Json &roster) {
            four(roster);
            for (Json &unit : units(roster))
                if (unit.at("clan") == "Baba")
                    unit["clan"] = "Naito";
        });
        QCOMPARE(three.size(), std::size_t{2});
        QCOMPARE(has(three, "has 3 clans"), 1);
        QCOMPARE(has(three, "must be below the number of clans"), 1);
        QCOMPARE(has(takeda([](Json &roster) {
                         int clan = 0;
                         for (Json &unit : units(roster))
                             unit["clan"] = "Clan " + std::to_string(clan++ % 9);
                     }),
                     "has 9 clans"),
                 1);
        QCOMPARE(has(takeda([](Json &roster) { units(roster).at(0)["clan"] = ""; }), "Hatamoto horse belongs to no clan"), 1);
        QCOMPARE(has(takeda([](Json &roster) { units(roster).at(0)["clan"] = "baba"; }), "baba and Baba have names too much alike"), 1);
        QCOMPARE(has(takeda([](Json &roster) { units(roster).at(0)["clan"] = std::string(25, 'x'); }), "more than 24 letters"), 1);
        for (const int value : {0, 5})
            QCOMPARE(has(takeda([&](Json &roster) { roster["leader"]["clans"] = value; }), "clan value is 1 to 4"), 1);
        QCOMPARE(has(takeda([](Json &roster) { roster["leader"].erase("clans"); }), "clan value is 1 to 4"), 1);
        // Guns, cards, rules, types, ground.
        QCOMPARE(has(faults("western-army-1600",
                            [](Json &roster) {
                                for (Json &unit : units(roster))
                                    if (unit.at("type") == "OZ")
                                        unit["count"] = 5;
                            }),
                     "5 great guns; 4 are the most"),
                 1);
        QCOMPARE(has(takeda([](Json &roster) { roster["cards"] = {{"challenge", 5}}; }), "5 Challenge cards; 4 are the most"), 1);
        QCOMPARE(has(takeda([](Json &roster) { roster["cards"] = {{"caltrop", 1}}; }),
                     "no special card \"caltrop\" in this period; allowed: \"flank\""), // SAM-22
                 1);
        for (const char *rule : {"ferocity", "mobility", "long_swords", "discipline"})
            QCOMPARE(has(takeda([&](Json &roster) { roster["rules"] = Json::array({rule}); }), "here is no special rule"), 1);
        QCOMPARE(has(takeda([](Json &roster) {
                         roster["rules"] = Json::array({"tribal", "no_leader_cohesion"});
                         roster["cards"] = Json::object();
                     }),
                     "special"),
                 0);
        QCOMPARE(has(takeda([](Json &roster) { units(roster).at(0)["type"] = "HC"; }), "HC is no type of the period samurai"), 1);
        QCOMPARE(has(takeda([](Json &roster) { units(roster).at(1)["missile"] = "B"; }), "AS cannot have missile B; allowed: none"), 1);
        QCOMPARE(has(takeda([](Json &roster) { units(roster).at(0)["missile"] = "T"; }), "KB cannot have missile T"), 1);
        QCOMPARE(has(faults("carthage",
                            [](Json &roster) {
                                units(roster).at(0)["type"] = "AS";
                                units(roster).at(0)["missile"] = "";
                            }),
                     "AS is no type of the period antiquity"),
                 1);
        QCOMPARE(has(faults("late-rome", [](Json &roster) { roster["terrain"].at(0)["kind"] = "castle"; }),
                     "Castle is no ground of the army's period"),
                 1);
        QCOMPARE(has(faults("carthage", [](Json &roster) { roster["cards"] = {{"challenge", 1}}; }), "no special card \"challenge\""), 1);
        // Challenges count among the cards that a leader allows: at Initiative 4 and Command 2 twelve.
        QCOMPARE(has(faults("imagawa-1560",
                            [](Json &roster) {
                                roster["limit"] = 400;
                                roster["cards"] = {{"flank", 5}, {"rally", 5}, {"challenge", 3}};
                            }),
                     "has 13 special cards; its leader allows 12"),
                 1);
    }

    void periods() // HOM-01
    {
        const Army takeda = armyFrom(sheet(), army("takeda-1572")), carthage = armyFrom(sheet(), army("carthage"));
        try {
            (void)startState(sheet(), takeda, carthage, options());
            QFAIL("armies of different periods met");
        } catch (const Error &error) {
            QVERIFY(std::string(error.what()).find("different periods") != std::string::npos);
        }
        std::vector<std::string> names;
        for (const Module &module : sheet().modules)
            names.push_back(module.name);
        QVERIFY(std::find(names.begin(), names.end(), "Samurai") != names.end());
        QVERIFY(std::find(names.begin(), names.end(), "300") != names.end());
    }

    void editor() // EDT-03, SAM-30, SAM-31: clans are asked of armies of the period, and of no others
    {
        const Json catalogue = catalogueOf(sheet());
        const auto field = [](const Json &fields, const char *key) {
            for (const Json &one : fields)
                if (one.at("key") == key)
                    return one;
            return Json();
        };
        QCOMPARE(field(catalogue.at("fields"), "clan").at("when"), Json({{"army/period", "samurai"}}));
        const Json value = field(catalogue.at("armyFields"), "leader/clans");
        QCOMPARE(value.at("when"), Json({{"period", "samurai"}}));
        QCOMPARE(value.at("least"), Json(1));
        QCOMPARE(value.at("most"), Json(4));
        const Json cards = field(catalogue.at("armyFields"), "cards");
        for (const Json &card : cards.at("choices"))
            if (card.at("value") == "caltrop")
                QVERIFY(card.at("when").at("period").dump().find("samurai") == std::string::npos); // SAM-22
    }

    void pages() // HOM-07: charts and reference tell the period from its figures
    {
        const std::string charts = chartsOf(sheet()).dump(), reference = referenceOf(sheet()).dump();
        for (const char *text : {"12/13", "Honda Tadakatsu", "2 to 4 for 1 hit, 5 to 7 for 2 hits, 8 to 9 for 3 hits", "Castle"})
            QVERIFY2(charts.find(text) != std::string::npos, text);
        for (const char *rule : {"SAM-01", "SAM-14", "SAM-33", "SAM-44", "SAM-58", "EDT-21", "HOM-01"})
            QVERIFY2(reference.find(std::string("\"rule\":\"") + rule) != std::string::npos, rule);
    }

    void house() // M29: a champion made stronger, and a chart with a cell too many
    {
        const auto with = [](const char *rules) {
            const std::string head = "extends = \"hoplites\"\nid = \"our-club\"\nname = \"Our club\"\n";
            return Sheet(FigureFolder(figuresFolder(), HouseRules::read(head + rules, "our-club.toml")));
        };
        const Sheet changed = with("[[\"samurai/characters\".character]]\nid = \"honda_tadakatsu\"\nstamina = 7\n");
        const Module &module = changed.modules[static_cast<std::size_t>(changed.moduleOf("samurai"))];
        QCOMPARE(module.champions.front().stamina, 7);
        QCOMPARE(module.champions.front().ability, 5);
        QCOMPARE(sheet().modules[static_cast<std::size_t>(changed.moduleOf("samurai"))].champions.front().stamina, 6);
        for (const char *bad : {"[[\"samurai/characters\".character]]\nid = \"honda_tadakatsu\"\nstamina = 13\n", // DAT-05
                                "[[\"samurai/missiles\".shot]]\nid = \"ozutsu\"\nscale = [0, 1, 2]\n",            // DAT-11
                                "[[shock.results.row]]\nid = \"3\"\ncells = [\"5/1\", \"4/2\", \"4/2\", \"3/2\", \"3/2\", \"2/2\", "
                                "\"2/2\", \"2/2\", \"2/2\", \"2/2\", \"2/3\", \"2/3\", \"2/4\", \"2/4\"]\n"}) // HOP-T07
            QVERIFY_EXCEPTION_THROWN((void)with(bad), Error);
    }
};

OPTIO_TEST(SamuraiArmyTest)

} // namespace samurai_army_test

#include "samurai_army_test.moc"
