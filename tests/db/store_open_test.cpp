// SPDX-License-Identifier: GPL-3.0-or-later
// Opening the store when something is wrong: other versions, no right or no room to write; and the backups. Damage is in
// store_damage_test.cpp.
#include "db/backup.h"
#include "db/schema.h"
#include "db/sql.h"
#include "db/store.h"
#include "tests/db/filled_store.h"
#include "tests/node.h"
#include "tests/rules/made_up_play.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace store_open_test {

using namespace optio;
using namespace optio::madeup;
namespace fs = std::filesystem;
using namespace filledstore;

namespace {

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
        NOT_UNDER_NODE("write-ahead logs");
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
            QVERIFY2(holds(said, "could not be used, so nothing was saved") && !holds(said, "no_such_function"), said.c_str());
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
        NOT_UNDER_NODE("rights");
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
        NOT_UNDER_NODE("rights");
        const QTemporaryDir folder;
        chmod(path(folder).c_str(), 0555);
        const std::string refused = withoutRights([&] { return openingRefused(path(folder) / "deep" / "er"); });
        chmod(path(folder).c_str(), 0700);
        QVERIFY2(holds(refused, "cannot be"), refused.c_str());
    }

    void fullDiskLosesNothing()
    {
        NOT_UNDER_NODE("full disks");
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
        NOT_UNDER_NODE("full disks");
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
        QVERIFY(backupIsDue(dataIn(folder), "2019-12-31")); // the clock was set back
    }

    // A clock that went wrong once neither stops the backups until its day has come nor pushes out the good ones.
    void backupsOfAWrongClock()
    {
        const QTemporaryDir folder;
        SQLite::Database database(dataIn(folder).string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        migrate(database, dataIn(folder), schemaSteps());
        backupOfTheDay(database, dataIn(folder), "2026-01-10");
        backupOfTheDay(database, dataIn(folder), "2039-05-05");
        QVERIFY(!backupIsDue(dataIn(folder), "2039-05-05"));
        fs::last_write_time(dataIn(folder), fs::file_time_type::clock::now() + std::chrono::seconds(2));
        QVERIFY(backupIsDue(dataIn(folder), "2026-01-11"));
        for (int day = 11; day < 17; ++day)
            backupOfTheDay(database, dataIn(folder), "2026-01-" + std::to_string(day));
        const std::vector<fs::path> all = dailyBackups(dataIn(folder), "2026-01-17");
        QCOMPARE(all.size(), std::size_t{7});
        QCOMPARE(all.front().filename().string(), std::string("optio.backup-2026-01-10.sqlite"));
        QCOMPARE(all.back().filename().string(), std::string("optio.backup-2026-01-16.sqlite"));
    }

    void sevenBackupsAreKept()
    {
        const QTemporaryDir folder;
        write(path(folder) / "optio.backup-mine.sqlite", "not ours");
        SQLite::Database database(dataIn(folder).string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        migrate(database, dataIn(folder), schemaSteps());
        for (int day = 10; day < 20; ++day)
            backupOfTheDay(database, dataIn(folder), "2026-01-" + std::to_string(day));
        const std::vector<fs::path> all = dailyBackups(dataIn(folder), "2026-01-19");
        QCOMPARE(all.size(), std::size_t{7});
        QCOMPARE(all.front().filename().string(), std::string("optio.backup-2026-01-13.sqlite"));
        QVERIFY(fs::exists(path(folder) / "optio.backup-mine.sqlite"));
        QVERIFY(named(folder, "optio.backup-2026-01-19.sqlite.partial").empty());
    }
};

OPTIO_TEST(StoreOpenTest)

} // namespace store_open_test

#include "store_open_test.moc"
