// SPDX-License-Identifier: GPL-3.0-or-later
// Backups that are not believed: flipped bits, cut files, strange names, bombs and made-up content, all refused with a reason before
// anything changes.
#include "db/backup.h"
#include "db/backup_content.h"
#include "db/schema.h"
#include "db/whole_backup.h"
#include "rules/roster/roster.h"
#include "tests/db/backup_library.h"
#include "tests/deep.h"
#include "tests/rules/made_up_play.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QTemporaryDir>
#include <QtTest>

#include <set>

namespace backup_refused_test {

using namespace optio;
using namespace optio::madeup;
using supplied::registry;
namespace fs = std::filesystem;
using namespace backuptest;

namespace {

std::string refusedCheck(const fs::path &file)
{
    return refusal([&] { const CheckedBackup backup(file); });
}

/// 3 GB of nothing in some MB: refused by what the archive itself says, before anything is unpacked.
void hugeBomb(const fs::path &folder, Members &members)
{
    const fs::path huge = folder / "huge", bomb = folder / "bomb";
    write(huge, "");
    fs::resize_file(huge, std::uintmax_t{3} << 30U);
    write(folder / "m", members["manifest.json"]);
    writeZip(bomb, {{"manifest.json", folder / "m"}, {"optio.sqlite", huge}});
    QVERIFY(fs::file_size(bomb) < 8U << 20U);
    QElapsedTimer clock;
    clock.start();
    QVERIFY(holds(refusedCheck(bomb), "unpacks to more than"));
    QVERIFY(clock.elapsed() < 2000);
}

} // namespace

class BackupRefusedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFlippedBitIsFoundOrHarmless()
    {
        const QTemporaryDir folder;
        Library library(path(folder));
        const fs::path file = path(folder) / "b", bad = path(folder) / "bad";
        writeBackup(library.store, file, noon);
        const std::string bytes = bytesOf(file);
        const Members members = unpacked(file);
        int found = 0, harmless = 0;
        for (std::size_t at = 0; at < bytes.size(); at += at + 1000 < bytes.size() ? 1000 : 7) { // the directory at the end more closely
            std::string flipped = bytes;
            flipped[at] = static_cast<char>(flipped[at] ^ 1 << at % 8);
            write(bad, flipped);
            const std::string said = refusedCheck(bad);
            if (!said.empty()) {
                QVERIFY2(said.starts_with(bad.string()), said.c_str());
                ++found;
                continue;
            }
            ++harmless; // a time stamp, say
            QVERIFY(unpacked(bad) == members);
        }
        qInfo("%d flips found, %d harmless, in %zu bytes", found, harmless, bytes.size());
        QVERIFY(found > 10);
        // The copies of the data file have no hashes; what is told as sound can be restored all the same.
        const std::string data = members.at("optio.sqlite"), was = library.shown();
        found = 0;
        for (std::size_t at = 0; at < data.size(); at += 1000) {
            std::string flipped = data;
            flipped[at] = static_cast<char>(flipped[at] ^ 1 << at % 8);
            write(bad, flipped);
            if (!refusedCheck(bad).empty()) {
                ++found;
                continue;
            }
            CheckedBackup(bad).restore(library.store, noon);
            (void)library.shown();
        }
        qInfo("%d flips found in %zu bytes of a plain copy", found, data.size());
        QVERIFY(found > 10);
    }

    void truncated()
    {
        const QTemporaryDir folder;
        Library library(path(folder));
        const fs::path file = path(folder) / "b", bad = path(folder) / "bad";
        writeBackup(library.store, file, noon);
        const std::string bytes = bytesOf(file), data = unpacked(file).at("optio.sqlite");
        for (int part = 0; part < 20; ++part) {
            write(bad, bytes.substr(0, bytes.size() * static_cast<std::size_t>(part) / 20));
            QVERIFY(!refusedCheck(bad).empty());
            write(bad, data.substr(0, data.size() * static_cast<std::size_t>(part) / 20));
            QVERIFY(!refusedCheck(bad).empty());
        }
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("said");
        for (const auto &[name, said] : std::vector<std::pair<const char *, const char *>>{
                 {"nothing there", "There is no file"},
                 {"a folder", "is not a file"},
                 {"0 bytes", "is no backup of this program"},
                 {"a text", "is no backup of this program"},
                 {"another archive", "\"manifest.json\" is missing"},
                 {"a manifest that is none", "line 1"},
                 {"a manifest of something else", "is no backup of this program"},
                 {"a newer form", "newer version"},
                 {"members that are no list", "list of members"},
                 {"a member of no size", "list of members"},
                 {"a member twice", "list of members"},
                 {"a member that is missing", "\"games/A game  Gauls – Nubians.optio-game\" is missing"},
                 {"no data file", "holds no data file"},
                 {"swapped members", "is not what was saved"},
                 {"a changed member", "is not what was saved"},
                 {"a member that grew", "unpacks to more than it may"},
                 {"data of a newer version", "newer version of this program"},
                 {"data of another program", "another program"},
                 {"data without a version", "has no version"},
                 {"data that is none", "what should be its data file is none"},
                 {"a table more", "its tables are others"},
                 {"a trigger", "its tables are others"},
                 {"an army that is none", "is not as this program writes it"},
                 {"an army under another id", "is listed otherwise"},
                 {"a changed entry", "is broken at line"},
                 {"an entry that is missing", "should stand here"},
                 {"a game that is longer", "lines where"},
                 {"a campaign that is none", "is not as this program writes it"},
             })
            QTest::newRow(name) << QString::fromUtf8(said);
    }

    void refusals()
    {
        QFETCH(QString, said);
        const QString which = QString::fromUtf8(QTest::currentDataTag());
        const QTemporaryDir folder;
        Library library(path(folder));
        const fs::path file = path(folder) / "b", bad = path(folder) / "bad";
        writeBackup(library.store, file, noon);
        Members members = unpacked(file);
        Json manifest = Json::parse(members["manifest.json"]);
        std::string &data = members["optio.sqlite"];
        const auto sql = [&](const char *what) {
            data = changed(data, what);
            pack(bad, members);
        };
        const auto told = [&] {
            members["manifest.json"] = manifest.dump();
            pack(bad, members, true);
        };
        const std::string game = "games/A game  Gauls – Nubians.optio-game";
        if (which == "a folder")
            fs::create_directory(bad);
        else if (which == "0 bytes")
            write(bad, "");
        else if (which == "a text")
            write(bad, "4xBw, 6xPs");
        else if (which == "another archive")
            pack(bad, {{"readme.txt", "hello"}}, true);
        else if (which == "a manifest that is none")
            members["manifest.json"] = "{", pack(bad, members, true);
        else if (which == "a manifest of something else")
            manifest.erase("optio-backup"), told();
        else if (which == "a newer form")
            manifest["optio-backup"] = 2, told();
        else if (which == "members that are no list")
            manifest["members"] = 7, told();
        else if (which == "a member of no size")
            manifest["members"][0]["bytes"] = -1, told();
        else if (which == "a member twice")
            manifest["members"].push_back(manifest["members"][0]), told();
        else if (which == "a member that is missing")
            members.erase(game), pack(bad, members, true);
        else if (which == "no data file")
            members.erase("optio.sqlite"), pack(bad, members);
        else if (which == "swapped members")
            std::swap(members["house/club.toml"], members["house/removed/old.toml"]), pack(bad, members, true);
        else if (which == "a changed member")
            members["house/removed/old.toml"][0] = 'O', pack(bad, members, true);
        else if (which == "a member that grew")
            members["house/club.toml"] += std::string(100000, ' '), pack(bad, members, true);
        else if (which == "data of a newer version")
            sql("PRAGMA user_version = 1000");
        else if (which == "data of another program")
            sql("PRAGMA application_id = 7");
        else if (which == "data without a version")
            sql("PRAGMA user_version = 0");
        else if (which == "data that is none")
            data = std::string(5000, 'x'), pack(bad, members);
        else if (which == "a table more")
            sql("CREATE TABLE more (x)");
        else if (which == "a trigger")
            sql("CREATE TRIGGER bad AFTER INSERT ON preference BEGIN DELETE FROM roster; END");
        else if (which == "an army that is none")
            sql("UPDATE roster SET json = '{\"format\":1}' WHERE id = 'r-0'");
        else if (which == "an army under another id")
            sql("UPDATE roster SET id = 'other' WHERE id = 'r-0'");
        else if (which == "a changed entry")
            sql("UPDATE line SET text = replace(text, '2026-01-31', '2026-01-30') WHERE place & 4294967295 = 3");
        else if (which == "an entry that is missing")
            sql("DELETE FROM line WHERE place & 4294967295 = 3");
        else if (which == "a game that is longer")
            sql("UPDATE game SET length = 99");
        else if (which == "a campaign that is none")
            sql("UPDATE campaign_line SET text = '{}'");
        const std::string was = library.shown();
        const std::set<std::string> files = filesIn(path(folder));
        const std::string message = refusedCheck(bad);
        QVERIFY2(holds(message, said.toStdString()), message.c_str());
        QVERIFY2(holds(message, bad.string()), message.c_str());
        QCOMPARE(library.shown(), was);
        QCOMPARE(filesIn(path(folder)), files);
    }

    void strangeNamesLeadNowhere()
    {
        const QTemporaryDir folder;
        Library library(path(folder) / "data");
        writeBackup(library.store, path(folder) / "b", noon);
        Members members = unpacked(path(folder) / "b");
        for (const char *name :
             {"../outside.toml", "/outside.toml", "house/../../outside.toml", "house/removed/../../../outside.toml", "house/.toml",
              "house/a\\b.toml", "house/x.txt", "house/deep/er.toml", "optio.sqlite-wal", "house/line\nfeed.toml"})
            members[name] = "bad";
        members["house/good.toml"] = houseFile("good");
        pack(path(folder) / "strange", members);
        CheckedBackup backup(path(folder) / "strange");
        QCOMPARE(backup.counts().houseRules, 3);
        backup.restore(library.store, noon);
        QVERIFY(!fs::exists(path(folder) / "outside.toml") && !fs::exists("/outside.toml"));
        const std::set<std::string> expected{"club.toml", "good.toml", "remarks.txt", "removed"};
        QCOMPARE(filesIn(path(folder) / "data" / "house"), expected);
        QCOMPARE(filesIn(path(folder) / "data" / "house" / "removed"), std::set<std::string>{"old.toml"});
    }

    void bombsAreLeftAlone()
    {
        const QTemporaryDir folder;
        Library library(path(folder));
        writeBackup(library.store, path(folder) / "b", noon);
        Members members = unpacked(path(folder) / "b");
        if (test::deep())
            hugeBomb(path(folder), members);
        members["manifest.json"] = std::string(20U << 20U, ' '); // a manifest that is a bomb
        pack(path(folder) / "bomb", members, true);
        QVERIFY(holds(refusedCheck(path(folder) / "bomb"), "unpacks to more than"));
    }

    void craftedSnapshotsAreNotBelieved()
    {
        const QTemporaryDir folder;
        Library library(path(folder));
        writeBackup(library.store, path(folder) / "b", noon);
        Members members = unpacked(path(folder) / "b");
        members["optio.sqlite"] = changed(members["optio.sqlite"], "UPDATE snapshot SET data = zeroblob(10), hash = 'x'");
        pack(path(folder) / "crafted", members);
        CheckedBackup(path(folder) / "crafted").restore(library.store, noon);
        QCOMPARE(canonical(library.store.openGame(library.game, rules).state()), canonical(library.play.game.state()));
    }
};

OPTIO_TEST(BackupRefusedTest)

} // namespace backup_refused_test

#include "backup_refused_test.moc"
