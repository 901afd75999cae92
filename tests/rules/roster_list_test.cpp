// SPDX-License-Identifier: GPL-3.0-or-later
// The list of armies in the store: found by words, rule set, period, points and mark, in every order; what a search cannot break; and its
// way through the bin, an older schema and a damaged file.
#include "db/schema.h"
#include "db/store.h"
#include "rules/roster/roster.h"
#include "rulesets/registry.h"
#include "tests/rules/made_up_ruleset.h"
#include "tests/suite.h"

#include <QTemporaryDir>
#include <QtTest>

#include <SQLiteCpp/SQLiteCpp.h>

namespace roster_list_test {

using namespace optio;

namespace {

const std::string noon = "2026-01-31T12:00:00Z";

Json armyOf(const std::string &id, const std::string &name, const std::string &ruleset = "made-up")
{
    return {{"format", 1},  {"ruleset", ruleset}, {"data", ""},  {"id", id},
            {"name", name}, {"limit", 0},         {"notes", ""}, {"commands", {{{"name", ""}, {"units", Json::array()}}}}};
}

RosterFace faced(double points, const std::string &period, const std::string &words)
{
    return {.points = points,
            .elements = 3,
            .period = period,
            .portrait = {{{"icon", "pikes"}, {"label", "Pikes"}, {"count", 3}}},
            .words = words,
            .made = "now"};
}

struct Shelves {
    QTemporaryDir folder;
    Store store{folder.path().toStdString()};

    Shelves()
    {
        store.saveRoster(armyOf("r1", "Ärmer als Kirchenmäuse"), faced(100, "Hellenistic", "Ärmer als Kirchenmäuse Pikes Slingers"), noon);
        store.saveRoster(armyOf("r2", "army 10"), faced(400, "Classical", "army 10 Spears (O) it's \"quoted\""), "2026-02-01T00:00:00Z");
        store.saveRoster(armyOf("r3", "Army 9", "made-up+club"), faced(250.5, "Hellenistic", "Army 9 Elephants"), "2025-01-01T00:00:00Z");
        store.listSupplied({{armyOf("made-up/red", "Red"), faced(90, "", "Red Pikes")}}, {});
    }
    QString ids(const RosterQuery &query) const
    {
        QStringList all;
        for (const std::int64_t number : store.findRosters(query))
            all.append(QString::fromStdString(store.listedRoster(number)->id));
        return all.join(u' ');
    }
};

} // namespace

class RosterListTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsFindWhatTheyBegin()
    {
        const Shelves shelves;
        const std::vector<std::pair<std::string, std::string>> searches{{"pik", "r1 made-up/red"},
                                                                        {"PIKES red", "made-up/red"},
                                                                        {"armer", "r1"},
                                                                        {"ärm KIRCHENMAUSE", "r1"},
                                                                        {"army", "r3 r2"},
                                                                        {"army 1", "r2"},
                                                                        {"it's", "r2"},
                                                                        {"\"quoted\"", "r2"},
                                                                        {"quoted", "r2"},
                                                                        {"(o)", "r2"},
                                                                        {"  \t ", "r1 r3 r2 made-up/red"},
                                                                        {"nothing", ""},
                                                                        {"ikes", ""},
                                                                        {"pik* OR red", ""},
                                                                        {"NEAR(pik red)", ""},
                                                                        {"'; DROP TABLE roster; --", ""},
                                                                        {"*", "r1 r3 r2 made-up/red"},
                                                                        {"\"", "r1 r3 r2 made-up/red"},
                                                                        {"-", "r1 r3 r2 made-up/red"}};
        for (const auto &[words, found] : searches) {
            RosterQuery query;
            query.words = words;
            QCOMPARE(QString::fromStdString(words + ": ") + shelves.ids(query), QString::fromStdString(words + ": " + found));
        }
        std::string every;
        for (int byte = 1; byte < 256; ++byte)
            every += static_cast<char>(byte);
        shelves.ids({.words = every}); // whatever it finds, nothing is thrown
        shelves.ids({.words = std::string(100000, 'a')});
    }

    void filtersAndOrdersAgree()
    {
        const Shelves shelves;
        QCOMPARE(shelves.ids({}), "r1 r3 r2 made-up/red"); // Ärmer, Army 9, army 10: without marks and by value
        QCOMPARE(shelves.ids({.shelf = Shelf::own}), "r1 r3 r2");
        QCOMPARE(shelves.ids({.shelf = Shelf::supplied}), "made-up/red");
        QCOMPARE(shelves.ids({.shelf = Shelf::bin}), "");
        QCOMPARE(shelves.ids({.ruleset = "made-up"}), "r1 r2 made-up/red");
        QCOMPARE(shelves.ids({.ruleset = "made-up", .sameBase = true}), "r1 r3 r2 made-up/red");
        QCOMPARE(shelves.ids({.ruleset = "made-up+club", .sameBase = true}), "r1 r3 r2 made-up/red");
        QCOMPARE(shelves.ids({.period = "Hellenistic"}), "r1 r3");
        QCOMPARE(shelves.ids({.least = 100, .most = 250.5}), "r1 r3");
        QCOMPARE(shelves.ids({.shelf = Shelf::own, .descending = true}), "r2 r3 r1");
        QCOMPARE(shelves.ids({.shelf = Shelf::own, .order = RosterOrder::points}), "r1 r3 r2");
        QCOMPARE(shelves.ids({.shelf = Shelf::own, .order = RosterOrder::changed, .descending = true}), "r2 r1 r3");
        QCOMPARE(shelves.ids({.order = RosterOrder::ruleset, .descending = true}), "r3 r1 r2 made-up/red");
        QCOMPARE(shelves.store.rosterPeriods({.shelf = Shelf::own}), (std::vector<std::string>{"Classical", "Hellenistic"}));
        QCOMPARE(shelves.store.rosterNamed("Army 9", "made-up+club"), std::string("r3"));
        QCOMPARE(shelves.store.rosterNamed("Army 9", "made-up"), std::string());
    }

    void favouritesStayUntilTheArmyIsGone()
    {
        Shelves shelves;
        shelves.store.setFavourite("r1", true);
        shelves.store.setFavourite("r1", true);
        shelves.store.setFavourite("made-up/red", true);
        QCOMPARE(shelves.ids({.favourites = true}), "r1 made-up/red");
        shelves.store.saveRoster(armyOf("r1", "Anew"), faced(1, "", "Anew"), noon);
        QVERIFY(shelves.store.listedRoster(shelves.store.findRosters({.favourites = true}).front())->favourite);
        shelves.store.setFavourite("made-up/red", false);
        shelves.store.binRosters({"r1"}, true, noon);
        QCOMPARE(shelves.ids({.favourites = true}), "");
        shelves.store.binRosters({"r1"}, false, noon);
        QCOMPARE(shelves.ids({.favourites = true}), "r1");
        shelves.store.binRosters({"r1"}, true, noon);
        shelves.store.clearRosterBin();
        shelves.store.saveRoster(armyOf("r1", "Another"), faced(1, "", ""), noon);
        QCOMPARE(shelves.ids({.favourites = true}), "");
        QCOMPARE(shelves.ids({.words = "anot"}), "r1"); // without words of its own it is found by its name
    }

    void theBinHidesAndBringsBackAllOrNone()
    {
        Shelves shelves;
        QCOMPARE(shelves.ids({.words = "army"}), "r3 r2");
        bool refused = false;
        try {
            shelves.store.binRosters({"r2", "none"}, true, noon);
        } catch (const Error &) {
            refused = true;
        }
        QVERIFY(refused);
        QCOMPARE(shelves.ids({.shelf = Shelf::bin}), "");
        shelves.store.binRosters({"r2", "r3"}, true, noon);
        QCOMPARE(shelves.ids({.shelf = Shelf::bin}), "r3 r2");
        QCOMPARE(shelves.ids({.words = "army"}), "");
        QCOMPARE(shelves.store.rosterNamed("army 10", "made-up"), std::string());
        QCOMPARE(shelves.store.listedRoster(shelves.store.findRosters({.shelf = Shelf::bin}).front())->binned, noon);
        shelves.store.binRosters({"r3"}, false, noon);
        shelves.store.emptyBin("2026-04-01T00:00:00Z");
        QCOMPARE(shelves.ids({.shelf = Shelf::own}), "r1 r3");
        QVERIFY(!shelves.store.listedRoster(2));
    }

    void suppliedArmiesComeAndGo()
    {
        Shelves shelves;
        shelves.store.listSupplied({{armyOf("made-up/blue", "Blue"), faced(5, "", "Blue")}}, {"made-up/red", "r1"});
        QCOMPARE(shelves.ids({.shelf = Shelf::supplied}), "made-up/blue");
        QVERIFY(shelves.store.roster("r1")); // not a supplied one
        QCOMPARE(shelves.store.rosterStamps(true).size(), std::size_t{1});
        shelves.store.refreshFaces({{armyOf("r1", "x"), faced(7, "", "x")}, {armyOf("gone", "y"), faced(7, "", "y")}});
        QCOMPARE(shelves.store.rosterStamps(false).size(), std::size_t{3});
        QCOMPARE(shelves.ids({.most = 7}), "r1 made-up/blue");
    }

    void armiesOfAnOlderSchemaAreListed()
    {
        const QTemporaryDir folder;
        {
            SQLite::Database old(folder.filePath("optio.sqlite").toStdString(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            migrate(old, folder.filePath("optio.sqlite").toStdString(), schemaSteps().first(2));
            SQLite::Statement add(old, "INSERT INTO roster VALUES (?, 'made-up', ?, 12, ?, ?, ?)");
            for (const std::string id : {"kept", "binned"}) {
                add.bind(1, id);
                add.bind(2, "Old " + id);
                add.bind(3, noon);
                if (id == "binned")
                    add.bind(4, noon);
                add.bind(5, armyOf(id, "Old " + id).dump());
                add.exec();
                add.reset();
            }
        }
        Store store(folder.path().toStdString());
        QCOMPARE(store.findRosters({.words = "old"}).size(), std::size_t{1});
        QCOMPARE(store.findRosters({.shelf = Shelf::bin}).size(), std::size_t{1});
        const ListedRoster row = store.listedRoster(store.findRosters({}).front()).value();
        QCOMPARE(row.name, "Old kept");
        QCOMPARE(row.face.points, 12.0);
        QCOMPARE(row.face.made, ""); // so that it is worked out anew
    }

    void facesTellWhatIsKnown()
    {
        const Registry registry(std::filesystem::path(qEnvironmentVariable("OPTIO_RULESETS").toStdString()));
        std::size_t armies = 0;
        for (const auto &ruleset : registry.all())
            for (const Json &army : ruleset->armies()) {
                const RosterFace face = faceOf(ruleset.get(), army);
                ++armies;
                QCOMPARE(face.points, ruleset->totals(army).at("points").get<double>());
                QCOMPARE(face.findings, static_cast<int>(ruleset->check(army).size()));
                QVERIFY(!face.portrait.empty());
                QVERIFY(face.words.find(army.at("name").get<std::string>()) != std::string::npos);
                for (const Json &kind : face.portrait)
                    QVERIFY(face.words.find(kind.at("label").get<std::string>()) != std::string::npos);
            }
        QVERIFY(armies >= 40);
        // Troops that are unknown leave the rest as it is: the library says what the editor says.
        for (const auto &ruleset : registry.all()) {
            Json army = ruleset->armies().front();
            army["commands"][0]["units"].push_back({{"name", "Strangers"}, {"type", "no such troops"}, {"count", 2}});
            const RosterFace face = faceOf(ruleset.get(), army);
            QCOMPARE(face.points, ruleset->totals(army).at("points").get<double>());
            QVERIFY(face.points > 0);
            QCOMPARE(face.findings, static_cast<int>(ruleset->check(army).size()));
        }
        const RosterFace unknown = faceOf(nullptr, armyOf("r", "Strange"));
        QCOMPARE(unknown.errors, 1);
        QVERIFY(unknown.words.find("Strange") != std::string::npos);
        QVERIFY(faceStamp(nullptr) != faceStamp(registry.all().front().get()));
        for (const auto &[one, other] : std::vector<std::pair<std::string, std::string>>{
                 {"a", "B"}, {"Army 9", "army 10"}, {"Zama", "Žižka"}, {"Éire", "Ems"}, {"x2", "x02b"}, {"", "a"}, {"Œ", "p"}})
            QVERIFY2(sortKey(one) < sortKey(other), (one + " < " + other).c_str());
    }
};

OPTIO_TEST(RosterListTest)

} // namespace roster_list_test

#include "roster_list_test.moc"
