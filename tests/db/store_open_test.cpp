// SPDX-License-Identifier: GPL-3.0-or-later
// Opening the store when something is wrong: other versions, damage, no right or no room to write; and the backups.
#include "db/backup.h"
#include "db/schema.h"
#include "db/sql.h"
#include "db/store.h"
#include "tests/rules/made_up_play.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <fstream>
#include <iterator>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace store_open_test {

using namespace optio;
using namespace optio::madeup;
namespace fs = std::filesystem;

namespace {

const MadeUp ruleset;
const auto rules = [](const std::string &) -> const Ruleset & { return ruleset; };

fs::path path(const QTemporaryDir &folder) { return folder.path().toStdString(); }
fs::path dataIn(const QTemporaryDir &folder) { return path(folder) / "optio.sqlite"; }

std::string openingRefused(const fs::path &folder)
{
    return refusal([&folder] { const Store store(folder); });
}

bool holds(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

std::string bytesOf(const fs::path &file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}
void write(const fs::path &file, const std::string &bytes) { std::ofstream(file, std::ios::binary) << bytes; }

std::vector<std::string> named(const QTemporaryDir &folder, const std::string &start)
{
    std::vector<std::string> names;
    for (const fs::directory_entry &entry : fs::directory_iterator(path(folder)))
        if (entry.path().filename().string().starts_with(start))
            names.push_back(entry.path().filename().string());
    return names;
}

/// Sixty armies and two games of many entries, spread over some hundred pages. Made once, then copied.
struct Filled {
    Filled()
    {
        Json roster = ruleset.armies()[0];
        Store store(path(home));
        for (int i = 0; i < 60; ++i) {
            roster["id"] = "r-" + std::to_string(i);
            roster["notes"] = std::string(2000, 'x');
            store.saveRoster(roster, {.points = static_cast<double>(i)}, noon);
        }
        store.setPreference("theme", "dark");
        for (Play *play : {&first, &second}) {
            for (int i = 0; i < 150; ++i)
                play->clash(i % 3, i / 3 % 3);
            ids.push_back(store.importGame(ruleset, play->entries, "a game", noon));
        }
    }
    QTemporaryDir home;
    Play first{ruleset, 1}, second{ruleset, 2};
    std::vector<std::string> ids;
};

const Filled &filledInto(const QTemporaryDir &folder)
{
    static const Filled filled;
    fs::copy_file(dataIn(filled.home), dataIn(folder));
    return filled;
}

/// The file with the page destroyed on which an entry lies.
std::string withoutPageOf(std::string bytes, const Entry &entry)
{
    const std::size_t at = bytes.find(entry.json.at("prev").get<std::string>());
    if (at != std::string::npos)
        bytes.replace(at / 4096 * 4096, 64, 64, '\0');
    return bytes;
}

/// The entries of a game as far as they are there; checks that they are the true ones.
int intact(const Store &store, const std::string &id, const Play &play)
{
    const Game game = store.openGame(id, rules);
    const std::vector<StoredLine> lines = store.lines(id, 0, 100000);
    if (static_cast<int>(lines.size()) != game.length() + 1)
        return -1;
    for (const StoredLine &line : lines)
        if (line.line != play.entries[static_cast<std::size_t>(line.n)].line)
            return -2;
    return game.length();
}

/// Runs `what` as a user without rights, when the tests run as one who has them all.
template <class What> std::string withoutRights(What &&what)
{
    int ends[2];
    if (pipe(ends) != 0)
        return "no pipe";
    const pid_t child = fork();
    if (child == 0) {
        if (geteuid() == 0 && setuid(65534) != 0)
            _exit(2);
        const std::string said = what();
        const ssize_t written = ::write(ends[1], said.data(), said.size());
        _exit(written == static_cast<ssize_t>(said.size()) ? 0 : 1);
    }
    close(ends[1]);
    std::string said(4096, '\0');
    const ssize_t size = read(ends[0], said.data(), said.size());
    said.resize(size > 0 ? static_cast<std::size_t>(size) : 0);
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    return said;
}

} // namespace

class StoreOpenTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // --- versions -----------------------------------------------------------------------------------------------------
    void emptyFileOfVersionZeroIsFilled()
    {
        const QTemporaryDir folder;
        write(dataIn(folder), "");
        {
            Store store(path(folder));
            QCOMPARE(store.notice(), std::string());
            store.setPreference("a", "b");
        }
        SQLite::Database file(dataIn(folder).string());
        QCOMPARE(file.execAndGet("PRAGMA user_version").getInt(), Store::version);
        QCOMPARE(file.execAndGet("PRAGMA application_id").getInt(), applicationId);
        QCOMPARE(file.execAndGet("PRAGMA journal_mode").getString(), std::string("wal"));
        QCOMPARE(file.execAndGet("SELECT count(*) FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND NOT strict "
                                 "AND name NOT LIKE 'sqlite_%'")
                     .getInt(),
                 0);
        QVERIFY(named(folder, "optio.before").empty()); // nothing there to save
        QCOMPARE(static_cast<std::size_t>(Store::version), schemaSteps().size());
    }

    void everyOlderVersionIsMigrated_data()
    {
        QTest::addColumn<int>("from");
        for (int from = 0; from <= Store::version + 2; ++from)
            QTest::newRow(qPrintable(QString::number(from))) << from;
    }
    void everyOlderVersionIsMigrated()
    {
        QFETCH(int, from);
        // Made-up later steps after the real ones.
        std::vector<const char *> steps(schemaSteps().begin(), schemaSteps().end());
        steps.push_back("ALTER TABLE roster ADD COLUMN tags TEXT NOT NULL DEFAULT ''");
        steps.push_back("CREATE TABLE made_up (id TEXT PRIMARY KEY) STRICT; UPDATE roster SET tags = name");
        const int newest = static_cast<int>(steps.size());
        const QTemporaryDir folder;
        SQLite::Database database(dataIn(folder).string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        migrate(database, dataIn(folder), std::span(steps).first(static_cast<std::size_t>(from)));
        if (from > 0)
            database.exec("INSERT INTO roster (id, ruleset, name, points, changed, json) VALUES ('r', 'm', 'Legion', 1, '', '{}')");
        migrate(database, dataIn(folder), steps);
        QCOMPARE(database.execAndGet("PRAGMA user_version").getInt(), newest);
        if (from > 0)
            QCOMPARE(database.execAndGet("SELECT tags FROM roster").getString(), std::string(from < newest ? "Legion" : ""));
        const std::vector<std::string> saved = named(folder, qPrintable(QString("optio.before-v%1-").arg(newest)));
        QCOMPARE(saved.size(), std::size_t(from == 0 || from == newest ? 0 : 1));
        if (!saved.empty()) {
            SQLite::Database backup((path(folder) / saved[0]).string());
            QCOMPARE(backup.execAndGet("PRAGMA user_version").getInt(), from);
            QCOMPARE(backup.execAndGet("SELECT name FROM roster").getString(), std::string("Legion"));
        }
    }

    void failedMigrationChangesNothing()
    {
        const QTemporaryDir folder;
        filledInto(folder);
        std::vector<const char *> steps(schemaSteps().begin(), schemaSteps().end());
        steps.push_back("DELETE FROM roster; SELECT no_such_function()");
        {
            SQLite::Database database(dataIn(folder).string(), SQLite::OPEN_READWRITE);
            const std::string said = refusal([&] { guarded(dataIn(folder), [&] { migrate(database, dataIn(folder), steps); }); });
            QVERIFY(holds(said, "no_such_function"));
        }
        const Store store(path(folder));
        QCOMPARE(store.rosters().size(), std::size_t{60});
    }

    void newerVersionIsLeftAlone()
    {
        const QTemporaryDir folder;
        filledInto(folder);
        SQLite::Database(dataIn(folder).string(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 99");
        const std::string before = bytesOf(dataIn(folder));
        QVERIFY(holds(openingRefused(path(folder)), "was written by a newer version of this program (data version 99"));
        QVERIFY(bytesOf(dataIn(folder)) == before);
        QCOMPARE(named(folder, "").size(), std::size_t{1});
    }

    void dataOfAnotherProgramIsLeftAlone()
    {
        const QTemporaryDir folder;
        SQLite::Database(dataIn(folder).string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec("CREATE TABLE roster (id)");
        const std::string before = bytesOf(dataIn(folder));
        QVERIFY(holds(openingRefused(path(folder)), "the data of another program"));
        QVERIFY(bytesOf(dataIn(folder)) == before);
    }

    // --- damage -------------------------------------------------------------------------------------------------------
    void damagedFileIsSetAsideAndReadOut_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("page");
        QTest::newRow("not a database") << 0 << 0;
        QTest::newRow("short") << 1 << 0;
        QTest::newRow("cut in half") << 2 << 0;
        for (const int page : {0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89})
            QTest::newRow(qPrintable(QString("page %1 overwritten").arg(page))) << 3 << page;
        for (const int page : {1, 4, 7, 30, 60})
            QTest::newRow(qPrintable(QString("pages from %1, each third, hit").arg(page))) << 4 << page;
    }
    void damagedFileIsSetAsideAndReadOut()
    {
        QFETCH(int, kind);
        QFETCH(int, page);
        const QTemporaryDir folder;
        const Filled &filled = filledInto(folder);
        constexpr std::size_t pageSize = 4096;
        std::string bytes = bytesOf(dataIn(folder));
        QVERIFY(bytes.size() > 100 * pageSize);
        const auto hit = [&bytes](std::size_t number, std::size_t size) {
            for (std::size_t i = 0; i < size; ++i)
                bytes[number * pageSize + i] = static_cast<char>(0xA5);
        };
        if (kind == 0)
            bytes = "Dear diary, this is not a database. " + std::string(5000, 'z');
        else if (kind == 1)
            bytes.resize(50);
        else if (kind == 2)
            bytes.resize(bytes.size() / 2);
        else if (kind == 3)
            hit(static_cast<std::size_t>(page), pageSize);
        else
            for (std::size_t number = static_cast<std::size_t>(page); number * pageSize < bytes.size(); number += 3)
                hit(number, 16);
        write(dataIn(folder), bytes);

        {
            Store store(path(folder));
            const std::vector<std::string> aside = named(folder, "optio.damaged-");
            QCOMPARE(aside.size(), std::size_t{1});
            QVERIFY(bytesOf(path(folder) / aside[0]) == bytes); // kept as it was
            QVERIFY2(holds(store.notice(), "was damaged") && holds(store.notice(), aside[0]), store.notice().c_str());
            if (kind == 3 && page > 0) {
                // One lost page costs at most what lies on it, or the lines after it; the root of a table (page 1) costs the table.
                QVERIFY(store.rosters().size() >= 50 || page == 1);
                QVERIFY(!store.games().empty());
            }
            for (const RosterRow &row : store.rosters())
                checkRosterForm(*store.roster(row.id));
            for (const GameRow &row : store.games()) {
                const bool isFirst = store.lines(row.id, 0, 0)[0].line == filled.first.entries[0].line;
                QCOMPARE(intact(store, row.id, isFirst ? filled.first : filled.second), row.length);
            }
            store.setPreference("works", "yes");
        }
        const Store again(path(folder));
        QCOMPARE(again.notice(), std::string());
        QCOMPARE(again.preference("works", ""), std::string("yes"));
    }

    void backupGivesWhatTheDamagedFileLost()
    {
        const QTemporaryDir folder;
        const Filled &filled = filledInto(folder);
        {
            const Store store(path(folder)); // makes the backup of the day
        }
        QCOMPARE(dailyBackups(dataIn(folder)).size(), std::size_t{1});
        {
            // What is newer than the backup, and still readable, comes from the file itself.
            Store store(path(folder));
            store.setPreference("new", "kept");
            Game game = store.openGame(filled.ids[0], rules);
            const Entry entry = game.note("after the backup", noon);
            game.follow(entry);
            store.append(filled.ids[0], entry, game, "turn 1", false);
        }
        const std::string bytes = bytesOf(dataIn(folder));
        std::string harmed = withoutPageOf(bytes, filled.first.entries[20]);
        harmed = withoutPageOf(harmed, filled.second.entries[20]);
        QVERIFY(harmed != bytes);
        write(dataIn(folder), harmed);
        const Store store(path(folder));
        QVERIFY2(holds(store.notice(), "from the backup optio.backup-"), store.notice().c_str());
        QCOMPARE(store.rosters().size(), std::size_t{60});
        QCOMPARE(store.games().size(), std::size_t{2});
        QCOMPARE(store.openGame(filled.ids[0], rules).length(), 151);
        QCOMPARE(intact(store, filled.ids[1], filled.second), 150);
        QCOMPARE(store.preference("new", ""), std::string("kept"));
    }

    void damageMetInUseIsMendedAtTheNextOpening()
    {
        const QTemporaryDir folder;
        const Filled &filled = filledInto(folder);
        const std::string bytes = withoutPageOf(bytesOf(dataIn(folder)), filled.second.entries[20]);
        {
            const Store store(path(folder));
            write(dataIn(folder), bytes);
            SQLite::Database(dataIn(folder).string(), SQLite::OPEN_READWRITE).exec("DELETE FROM preference"); // empties the store's cache
            QVERIFY(holds(refusal([&] { store.lines(filled.ids[1], 0, 1000); }), "is damaged; start the program again"));
            QVERIFY(fs::exists(damageMark(dataIn(folder))));
        }
        const Store store(path(folder));
        QVERIFY(holds(store.notice(), "was damaged"));
        QVERIFY(!fs::exists(damageMark(dataIn(folder))));
    }

    // --- no right, no room --------------------------------------------------------------------------------------------
    void fileInPlaceOfTheFolder()
    {
        const QTemporaryDir folder;
        write(path(folder) / "data", "mine");
        QVERIFY(holds(openingRefused(path(folder) / "data"), "a file of that name is in the way"));
        QVERIFY(holds(openingRefused(path(folder) / "data" / "deeper"), "cannot be made"));
        QCOMPARE(bytesOf(path(folder) / "data"), std::string("mine"));
    }

    void folderInPlaceOfTheFile()
    {
        const QTemporaryDir folder;
        fs::create_directories(dataIn(folder) / "x");
        QVERIFY(holds(openingRefused(path(folder)), "is a folder, but the data file should be there"));
        QVERIFY(fs::exists(dataIn(folder) / "x"));
    }

    void withoutTheRightToWrite_data()
    {
        QTest::addColumn<int>("fileMode");
        QTest::addColumn<int>("folderMode");
        QTest::addColumn<QString>("said");
        QTest::newRow("file read-only") << 0444 << 0777 << "is read-only";
        QTest::newRow("folder read-only") << 0666 << 0555 << "cannot be opened for writing";
        QTest::newRow("both") << 0444 << 0555 << "is read-only";
        QTest::newRow("not even readable") << 0000 << 0777 << "cannot be read";
        QTest::newRow("folder closed") << 0666 << 0000 << "cannot be used";
    }
    void withoutTheRightToWrite()
    {
        QFETCH(int, fileMode);
        QFETCH(int, folderMode);
        QFETCH(QString, said);
        const QTemporaryDir folder;
        filledInto(folder);
        const std::string before = bytesOf(dataIn(folder));
        chmod(dataIn(folder).c_str(), static_cast<mode_t>(fileMode));
        chmod(path(folder).c_str(), static_cast<mode_t>(folderMode));
        const std::string refused = withoutRights([&] { return openingRefused(path(folder)); });
        chmod(path(folder).c_str(), 0700);
        chmod(dataIn(folder).c_str(), 0600);
        QVERIFY2(holds(refused, said.toStdString()), refused.c_str());
        QVERIFY(bytesOf(dataIn(folder)) == before);
        QVERIFY(named(folder, "optio.damaged").empty());
        const Store store(path(folder));
        QCOMPARE(store.rosters().size(), std::size_t{60});
    }

    void newFolderThatCannotBeMade()
    {
        const QTemporaryDir folder;
        chmod(path(folder).c_str(), 0555);
        const std::string refused = withoutRights([&] { return openingRefused(path(folder) / "deep" / "er"); });
        chmod(path(folder).c_str(), 0700);
        QVERIFY2(holds(refused, "cannot be"), refused.c_str());
    }

    void fullDiskLosesNothing()
    {
        const QTemporaryDir folder;
        Store store(path(folder));
        Play play(ruleset);
        const std::string id = store.addGame(play.game, "a game", noon);
        const auto append = [&](const Entry &entry) {
            Game after = play.game;
            after.follow(entry);
            store.append(id, entry, after, "turn 1", false);
            play.add(entry);
        };
        for (int i = 0; i < 20; ++i)
            append(play.game.note("before", noon));
        // No file may grow beyond what it is now and a little more: what a full disk does.
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit usual{};
        getrlimit(RLIMIT_FSIZE, &usual);
        rlimit tight = usual;
        tight.rlim_cur = fs::file_size(dataIn(folder).string() + "-wal") + 30000;
        setrlimit(RLIMIT_FSIZE, &tight);
        std::string refused;
        for (int i = 0; i < 100 && refused.empty(); ++i)
            refused = refusal([&] { append(play.game.note("then", noon)); });
        const int length = play.game.length();
        const std::string again = refusal([&] { append(play.game.note("then", noon)); });
        const std::string roster = refusal([&] { store.saveRoster(ruleset.armies()[0], {.points = 1}, noon); });
        setrlimit(RLIMIT_FSIZE, &usual);
        for (const std::string &said : {refused, again, roster})
            QVERIFY2(holds(said, "nothing was saved"), said.c_str());
        QVERIFY(length > 20 && length < 120);
        QCOMPARE(intact(store, id, play), length);
        append(play.game.note("after", noon)); // there is room again
        QCOMPARE(intact(store, id, play), length + 1);
        QVERIFY(store.rosters().empty());
    }

    void fullDiskAtTheFirstOpening()
    {
        const QTemporaryDir folder;
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit usual{};
        getrlimit(RLIMIT_FSIZE, &usual);
        for (const rlim_t room : {0, 4096, 20000, 60000}) {
            rlimit tight = usual;
            tight.rlim_cur = room;
            setrlimit(RLIMIT_FSIZE, &tight);
            const std::string refused = openingRefused(path(folder));
            setrlimit(RLIMIT_FSIZE, &usual);
            QVERIFY2(refused.empty() || holds(refused, "optio.sqlite"), refused.c_str());
            QVERIFY(room > 4096 || !refused.empty());
        }
        const Store store(path(folder));
        QVERIFY(store.rosters().empty());
    }

    void noRoomToRecoverLeavesAllAsItWas()
    {
        const QTemporaryDir folder;
        filledInto(folder);
        std::string bytes = bytesOf(dataIn(folder));
        bytes.replace(30 * 4096, 64, 64, '\xA5');
        write(dataIn(folder), bytes);
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit usual{};
        getrlimit(RLIMIT_FSIZE, &usual);
        rlimit tight = usual;
        tight.rlim_cur = 100000;
        setrlimit(RLIMIT_FSIZE, &tight);
        const std::string refused = openingRefused(path(folder));
        setrlimit(RLIMIT_FSIZE, &usual);
        QVERIFY2(holds(refused, "nothing was saved"), refused.c_str());
        QVERIFY(bytesOf(dataIn(folder)) == bytes);
        QVERIFY(named(folder, "optio.damaged").empty());
        const Store store(path(folder));
        QVERIFY(holds(store.notice(), "was damaged"));
        QVERIFY(store.rosters().size() >= 50);
    }

    void failuresAreToldInASentence()
    {
        const QTemporaryDir folder;
        SQLite::Database database(dataIn(folder).string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        database.exec("CREATE TABLE t (x); PRAGMA max_page_count = 4");
        const auto insert = [&] { database.exec("INSERT INTO t VALUES (zeroblob(100000))"); };
        QVERIFY(holds(refusal([&] { guarded(dataIn(folder), insert); }), "The disk is full, so nothing could be saved"));
        SQLite::Database other(dataIn(folder).string(), SQLite::OPEN_READWRITE);
        const Write busy(other);
        const auto wait = [&] { database.exec("BEGIN IMMEDIATE"); };
        QVERIFY(holds(refusal([&] { guarded(dataIn(folder), wait); }), "is being written by another program"));
    }

    // --- backups ------------------------------------------------------------------------------------------------------
    void oneBackupADayOfWhatChanged()
    {
        const QTemporaryDir folder;
        {
            Store store(path(folder));
            QVERIFY(dailyBackups(dataIn(folder)).empty()); // nothing to save yet
            store.setPreference("a", "1");
        }
        {
            Store store(path(folder));
            QCOMPARE(dailyBackups(dataIn(folder)).size(), std::size_t{1});
            store.setPreference("a", "2");
        }
        {
            const Store store(path(folder));
            QCOMPARE(dailyBackups(dataIn(folder)).size(), std::size_t{1}); // today's is there
        }
        const fs::path backup = dailyBackups(dataIn(folder))[0];
        SQLite::Database saved(backup.string());
        QCOMPARE(saved.execAndGet("SELECT value FROM preference").getString(), std::string("1"));
        QCOMPARE(saved.execAndGet("PRAGMA integrity_check").getString(), std::string("ok"));
        // On a later day: only when the file changed after the newest backup.
        const auto now = fs::file_time_type::clock::now();
        fs::rename(backup, path(folder) / "optio.backup-2020-01-01.sqlite");
        fs::last_write_time(path(folder) / "optio.backup-2020-01-01.sqlite", now);
        fs::last_write_time(dataIn(folder), now - std::chrono::hours(1));
        QVERIFY(!backupIsDue(dataIn(folder), "2020-01-02"));
        fs::last_write_time(dataIn(folder), now + std::chrono::seconds(1));
        QVERIFY(backupIsDue(dataIn(folder), "2020-01-02"));
        QVERIFY(!backupIsDue(dataIn(folder), "2020-01-01"));
    }

    void sevenBackupsAreKept()
    {
        const QTemporaryDir folder;
        write(path(folder) / "optio.backup-mine.sqlite", "not ours");
        SQLite::Database database(dataIn(folder).string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        migrate(database, dataIn(folder), schemaSteps());
        for (int day = 10; day < 20; ++day)
            backupOfTheDay(database, dataIn(folder), "2026-01-" + std::to_string(day));
        const std::vector<fs::path> all = dailyBackups(dataIn(folder));
        QCOMPARE(all.size(), std::size_t{7});
        QCOMPARE(all.front().filename().string(), std::string("optio.backup-2026-01-13.sqlite"));
        QVERIFY(fs::exists(path(folder) / "optio.backup-mine.sqlite"));
        QVERIFY(named(folder, "optio.backup-2026-01-19.sqlite.partial").empty());
    }
};

OPTIO_TEST(StoreOpenTest)

} // namespace store_open_test

#include "store_open_test.moc"
