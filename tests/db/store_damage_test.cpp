// SPDX-License-Identifier: GPL-3.0-or-later
// Opening a damaged store: the file is set aside, what can be read is read out, and the backup gives the rest.
#include "db/backup.h"
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

namespace store_damage_test {

using namespace optio;
using namespace optio::madeup;
namespace fs = std::filesystem;
using namespace filledstore;

namespace {

/// The file with the page destroyed on which an entry lies.
std::string withoutPageOf(std::string bytes, const Entry &entry)
{
    const std::size_t at = bytes.find(entry.json.at("prev").get<std::string>());
    if (at != std::string::npos)
        bytes.replace(at / 4096 * 4096, 64, 64, '\0');
    return bytes;
}

} // namespace

class StoreDamageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
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

    void noRoomToRecoverLeavesAllAsItWas()
    {
        NOT_UNDER_NODE("full disks");
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
};

OPTIO_TEST(StoreDamageTest)

} // namespace store_damage_test

#include "store_damage_test.moc"
