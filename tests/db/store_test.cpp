// SPDX-License-Identifier: GPL-3.0-or-later
// The store in daily use: rosters, games, entries, the bin, preferences; and that a game taken up again is the game that was left.
#include "db/store.h"
#include "tests/rules/made_up_play.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QTemporaryDir>
#include <QtTest>

#include <SQLiteCpp/SQLiteCpp.h>

namespace store_test {

using namespace optio;
using namespace optio::madeup;

namespace {

const MadeUp ruleset;
const auto rules = [](const std::string &) -> const Ruleset & { return ruleset; };

std::filesystem::path path(const QTemporaryDir &folder) { return folder.path().toStdString(); }

bool holds(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

/// A game in the store and, beside it, in memory.
struct Stored {
    Stored(Store &into, const Ruleset &rules) : store(into), play(rules), id(into.addGame(play.game, "Red – Blue", noon)) {}

    void add(const Entry &entry)
    {
        Game after = play.game;
        after.follow(entry);
        store.append(id, entry, after, "turn 1", false);
        play.add(entry);
    }
    void clash(int a, int b) { add(play.game.act("clash", Play::clashInput(a, b, 0), {}, noon)); }

    Store &store;
    Play play;
    std::string id;
};

/// Does something to the file behind the store's back.
void sql(const QTemporaryDir &folder, const std::string &text)
{
    SQLite::Database database((path(folder) / "optio.sqlite").string(), SQLite::OPEN_READWRITE);
    database.exec(text);
}

} // namespace

class StoreTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void rostersAreKept()
    {
        const QTemporaryDir folder;
        Json roster = ruleset.armies()[0];
        roster["id"] = "r-1";
        roster["unknown"] = Json::object({{"kept", {1, "ß", nullptr}}});
        {
            Store store(path(folder));
            QCOMPARE(store.rosters().size(), std::size_t{0});
            store.saveRoster(roster, {.points = 12.5}, noon);
            roster["name"] = "Anew";
            store.saveRoster(roster, {.points = 13}, "2026-02-01T00:00:00Z");
        }
        const Store store(path(folder));
        QCOMPARE(store.notice(), std::string());
        const std::vector<RosterRow> rows = store.rosters();
        QCOMPARE(rows.size(), std::size_t{1});
        QCOMPARE(rows[0].name, std::string("Anew"));
        QCOMPARE(rows[0].points, 13.0);
        QCOMPARE(rows[0].changed, std::string("2026-02-01T00:00:00Z"));
        QVERIFY(store.roster("r-1") == roster);
        QVERIFY(!store.roster("r-2"));
    }

    void rostersAreSavedTogetherOrNotAtAll()
    {
        const QTemporaryDir folder;
        Store store(path(folder));
        Json first = ruleset.armies()[0], second = first;
        first["id"] = "first";
        second["id"] = "second";
        second["commands"] = 7;
        QVERIFY(!refusal([&] { store.saveRosters({{first, {.points = 1}}, {second, {.points = 2}}}, noon); }).empty());
        QVERIFY(store.rosters().empty());
        second["commands"] = first["commands"];
        store.saveRosters({{first, {.points = 1}}, {second, {.points = 2}}}, noon);
        QCOMPARE(store.rosters().size(), std::size_t{2});
    }

    void rosterOutOfFormIsRefused()
    {
        const QTemporaryDir folder;
        Store store(path(folder));
        Json roster = ruleset.armies()[0];
        roster["commands"] = 7;
        QCOMPARE(refusal([&] { store.saveRoster(roster, {.points = 1}, noon); }), std::string("/commands must be a list, not 7"));
        QVERIFY(store.rosters().empty());
    }

    void binKeepsForThirtyDays()
    {
        const QTemporaryDir folder;
        Store store(path(folder));
        Json roster = ruleset.armies()[0];
        store.saveRoster(roster, {.points = 1}, noon);
        Stored stored(store, ruleset);
        Stored kept(store, ruleset);
        stored.clash(0, 0);
        kept.clash(0, 0);
        const std::string id = roster.at("id");
        store.binRosters({id}, true, noon);
        store.binGame(stored.id, true, noon);
        QVERIFY(store.rosters().empty());
        QCOMPARE(store.games().size(), std::size_t{1});
        store.emptyBin("2026-03-02T11:00:00Z"); // an hour less than thirty days
        store.binRosters({id}, false, noon);
        store.binGame(stored.id, false, noon);
        QCOMPARE(store.rosters().size(), std::size_t{1});
        QCOMPARE(store.openGame(stored.id, rules).length(), 1);

        store.setGameNote(stored.id, "sheet", "open");
        store.binRosters({id}, true, noon);
        store.binGame(stored.id, true, noon);
        store.emptyBin("2026-03-02T13:00:00Z");
        QVERIFY(!store.roster(id));
        QVERIFY(holds(refusal([&] { store.openGame(stored.id, rules); }), "there is no game"));
        QVERIFY(holds(refusal([&] { store.binGame(stored.id, false, noon); }), "there is no game"));
        QVERIFY(holds(refusal([&] { store.binRosters({id}, false, noon); }), "there is no roster"));
        QCOMPARE(store.openGame(kept.id, rules).length(), 1); // the lines of others stay
        SQLite::Database file((path(folder) / "optio.sqlite").string());
        QCOMPARE(file.execAndGet("SELECT count(*) FROM line").getInt(), 2);
        QCOMPARE(file.execAndGet("SELECT count(*) FROM game_note").getInt(), 0);
    }

    void gamesComeBackAsTheyWere_data()
    {
        QTest::addColumn<int>("acts");
        for (const int acts : {0, 1, 49, 50, 51, 99, 100, 101, 130}) // around snapshots
            QTest::newRow(qPrintable(QString::number(acts))) << acts;
    }
    void gamesComeBackAsTheyWere()
    {
        QFETCH(int, acts);
        const QTemporaryDir folder;
        std::string id, before;
        std::vector<Entry> entries;
        {
            Store store(path(folder));
            Stored stored(store, ruleset);
            for (int i = 0; i < acts; ++i) {
                if (i % 7 == 3)
                    stored.add(stored.play.game.undo([&](int n) { return stored.play.entries[static_cast<std::size_t>(n)]; }, noon));
                else
                    stored.clash(i % 3, i / 3 % 3);
            }
            id = stored.id;
            before = canonical(stored.play.game.snapshot());
            entries = stored.play.entries;
        }
        const Store store(path(folder));
        QCOMPARE(canonical(store.openGame(id, rules).snapshot()), before);
        const std::vector<StoredLine> lines = store.lines(id, 0, 1000000);
        QCOMPARE(lines.size(), entries.size());
        for (std::size_t n = 0; n < lines.size(); ++n)
            QVERIFY(lines[n].n == static_cast<int>(n) && lines[n].line == entries[n].line);
    }

    void listTellsOfTheGames()
    {
        const QTemporaryDir folder;
        Store store(path(folder));
        Stored stored(store, ruleset);
        QCOMPARE(store.games()[0].turn, std::string("turn 1"));
        const Entry entry = stored.play.game.act("pass", Json::object(), {}, "2026-02-03T00:00:00Z");
        Game after = stored.play.game;
        after.follow(entry);
        store.append(stored.id, entry, after, "turn 9", true);
        const GameRow row = store.games().at(0);
        QCOMPARE(row.id, stored.id);
        QCOMPARE(row.title, std::string("Red – Blue"));
        QCOMPARE(row.ruleset, std::string("made-up"));
        QCOMPARE(row.length, 1);
        QCOMPARE(row.turn, std::string("turn 9"));
        QCOMPARE(row.changed, std::string("2026-02-03T00:00:00Z"));
        QVERIFY(row.over);
    }

    void linesComeByThePage()
    {
        const QTemporaryDir folder;
        Store store(path(folder));
        Stored first(store, ruleset), second(store, ruleset);
        for (int i = 0; i < 10; ++i) {
            first.clash(0, 0);
            second.clash(1, 1);
        }
        const std::vector<StoredLine> page = store.lines(first.id, 8, 20);
        QCOMPARE(page.size(), std::size_t{3});
        QCOMPARE(page[0].n, 8);
        QCOMPARE(page[2].line, first.play.entries[10].line);
        QCOMPARE(store.lines(second.id, -5, 0).size(), std::size_t{1});
        QCOMPARE(store.lines(second.id, 5, 4).size(), std::size_t{0});
        QVERIFY(holds(refusal([&] { store.lines("none", 0, 4); }), "there is no game \"none\""));
    }

    void entryOutOfTurnIsRefused()
    {
        const QTemporaryDir folder;
        Store store(path(folder)), other(path(folder));
        Stored stored(store, ruleset);
        stored.clash(0, 0);
        const Entry next = stored.play.game.note("here", noon);
        const Entry rival = stored.play.game.note("there", noon);
        Game after = stored.play.game;
        after.follow(rival);
        other.append(stored.id, rival, after, "turn 1", false); // a second window goes on with the game
        QVERIFY(holds(refusal([&] { stored.add(next); }), "open it again"));
        QCOMPARE(store.openGame(stored.id, rules).length(), 2);
        QCOMPARE(store.lines(stored.id, 2, 2)[0].line, rival.line);
        // The store itself still works.
        stored.play.add(rival);
        stored.clash(0, 0);
        QCOMPARE(store.games()[0].length, 3);
    }

    void snapshotsAreOnlyACache_data()
    {
        QTest::addColumn<QString>("harm");
        QTest::newRow("none") << "SELECT 1";
        QTest::newRow("lost") << "DELETE FROM snapshot";
        QTest::newRow("other hash") << "UPDATE snapshot SET hash = 'x'";
        QTest::newRow("other entry") << "UPDATE snapshot SET n = 50";
        QTest::newRow("no entry") << "UPDATE snapshot SET n = 5000";
        QTest::newRow("not readable") << "UPDATE snapshot SET data = x'00ff', hash = "
                                         "'06eb7d6a69ee19e5fbdf749018d3d2abfa04bcbd1365db312eb86dc7169389b8'";
    }
    void snapshotsAreOnlyACache()
    {
        QFETCH(QString, harm);
        const QTemporaryDir folder;
        Store store(path(folder));
        Stored stored(store, ruleset);
        for (int i = 0; i < 110; ++i)
            stored.clash(i % 3, 0);
        QCOMPARE(SQLite::Database((path(folder) / "optio.sqlite").string()).execAndGet("SELECT n FROM snapshot").getInt(), 100);
        sql(folder, harm.toStdString());
        QCOMPARE(canonical(store.openGame(stored.id, rules).snapshot()), canonical(stored.play.game.snapshot()));
    }

    void putAsideIsSoonOpenAgain()
    {
        const QTemporaryDir folder;
        Store store(path(folder));
        Stored stored(store, ruleset);
        for (int i = 0; i < 57; ++i)
            stored.clash(i % 3, 0);
        const auto taken = [&] {
            return SQLite::Database((path(folder) / "optio.sqlite").string()).execAndGet("SELECT n FROM snapshot").getInt();
        };
        QCOMPARE(taken(), 50);
        const Game before = stored.play.game;
        store.putAside(stored.id, before);
        QCOMPARE(taken(), 57);
        QCOMPARE(canonical(store.openGame(stored.id, rules).snapshot()), canonical(before.snapshot()));
        stored.clash(0, 0);
        store.putAside(stored.id, stored.play.game);
        store.putAside(stored.id, before); // an older one takes nothing away
        QCOMPARE(taken(), 58);
        QCOMPARE(store.openGame(stored.id, rules).length(), 58);
        store.putAside("no such game", before); // only a cache: nothing is said
    }

    void snapshotOfOtherLinesIsNotUsed()
    {
        const QTemporaryDir folder;
        Store store(path(folder));
        Stored stored(store, ruleset);
        for (int i = 0; i < 60; ++i)
            stored.clash(i % 3, 0);
        // The lines themselves are what counts: were line 50 another, the snapshot would not be believed, and the chain tells.
        sql(folder, "UPDATE line SET text = replace(text, 'Red', 'Rot') WHERE place % 4294967296 = 50");
        QVERIFY(holds(refusal([&] { store.openGame(stored.id, rules); }), "line 52 of the journal: the chain is broken"));
    }

    void importReadsTheWholeJournal()
    {
        const QTemporaryDir folder;
        Store store(path(folder));
        Play play(ruleset);
        for (int i = 0; i < 70; ++i)
            play.clash(i % 3, 1);
        const std::string id = store.importGame(ruleset, play.entries, "imported", noon);
        QCOMPARE(canonical(store.openGame(id, rules).snapshot()), canonical(play.game.snapshot()));
        QCOMPARE(store.games()[0].length, 70);
        QVERIFY(store.importGame(ruleset, play.entries, "again", noon) != id);
        QCOMPARE(store.games().size(), std::size_t{2});

        std::vector<Entry> broken = play.entries;
        broken[40].json["result"]["sentence"] = "Blue wins it all";
        broken[40] = parseEntry(canonical(broken[40].json), 40);
        QVERIFY(holds(refusal([&] { store.importGame(ruleset, broken, "", noon); }), "line 42 of the journal: the chain is broken"));
        broken = play.entries;
        broken.erase(broken.begin() + 3);
        QVERIFY(holds(refusal([&] { store.importGame(ruleset, broken, "", noon); }), "line 4 of the journal"));
        broken.resize(1);
        broken[0].json["start"] = Json::object();
        QVERIFY(holds(refusal([&] { store.importGame(ruleset, broken, "", noon); }), "not one of its rule set"));
        QVERIFY(holds(refusal([&] { store.importGame(ruleset, {}, "", noon); }), "empty"));
        QCOMPARE(store.games().size(), std::size_t{2});
    }

    void preferencesAndNotesAreKept()
    {
        const QTemporaryDir folder;
        std::string id;
        {
            Store store(path(folder));
            QCOMPARE(store.preference("theme", "system"), std::string("system"));
            store.setPreference("theme", "dark");
            store.setPreference("theme", "light");
            id = Stored(store, ruleset).id;
            QCOMPARE(store.gameNote(id, "seen"), std::string());
            store.setGameNote(id, "seen", "3");
            store.setGameNote(id, "seen", "4");
        }
        const Store store(path(folder));
        QCOMPARE(store.preference("theme", "system"), std::string("light"));
        QCOMPARE(store.gameNote(id, "seen"), std::string("4"));
    }

    void dataFolderFollowsTheRules()
    {
        qputenv("XDG_DATA_HOME", "/x/data");
        qputenv("HOME", "/home/someone");
        QCOMPARE(dataFolder("here").string(), std::string("here"));
        QCOMPARE(dataFolder("").string(), std::string("/x/data/optio"));
        qputenv("XDG_DATA_HOME", "not/absolute");
        QCOMPARE(dataFolder("").string(), std::string("/home/someone/.local/share/optio"));
        qunsetenv("XDG_DATA_HOME");
        qunsetenv("HOME");
        QVERIFY(holds(refusal([] { dataFolder(""); }), "--data"));
    }
};

OPTIO_TEST(StoreTest)

} // namespace store_test

#include "store_test.moc"
