// SPDX-License-Identifier: GPL-3.0-or-later
// Backups of everything: the round trip, what would be lost, and that a failure leaves all as it was.
#include "db/backup.h"
#include "db/backup_content.h"
#include "db/campaign.h"
#include "db/schema.h"
#include "db/store.h"
#include "db/whole_backup.h"
#include "rules/roster/roster.h"
#include "tests/db/backup_library.h"
#include "tests/node.h"
#include "tests/rules/made_up_play.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <set>
#include <sys/resource.h>
#include <sys/stat.h>

namespace backup_test {

using namespace optio;
using namespace optio::madeup;
using supplied::registry;
namespace fs = std::filesystem;
using namespace backuptest;

namespace {

/// A full disk: no file may grow beyond `room`.
struct FullDisk {
    explicit FullDisk(rlim_t room)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &usual);
        rlimit tight = usual;
        tight.rlim_cur = room;
        setrlimit(RLIMIT_FSIZE, &tight);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &usual); }
    rlimit usual{};
};

} // namespace

class BackupTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thereAndBack()
    {
        const QTemporaryDir one, two, out;
        Library library(path(one));
        const fs::path file = path(out) / backupName(noon);
        QCOMPARE(file.filename().string(), std::string("optio-2026-01-31.optio-backup"));
        const BackupCounts counts = writeBackup(library.store, file, noon);
        QVERIFY((counts == BackupCounts{4, 1, 1, 1, 2}));
        QCOMPARE(filesIn(path(out)), std::set<std::string>{file.filename().string()});
        struct stat about{};
        QVERIFY(::stat(file.c_str(), &about) == 0);
        QCOMPARE(about.st_mode & 0777U, 0600U);

        CheckedBackup backup(file);
        QVERIFY(backup.counts() == counts);
        QCOMPARE(backup.created(), noon);
        QCOMPARE(backup.program(), std::string(OPTIO_VERSION));
        QCOMPARE(backup.schema(), static_cast<int>(schemaSteps().size()));
        QVERIFY(backup.losses(path(one)).empty());
        QVERIFY(backup.losses(path(two) / "nothing there").empty());

        Store other(path(two));
        const fs::path before = backup.restore(other, noon);
        QCOMPARE(Library::shown(other), library.shown());
        QCOMPARE(other.gameNote(library.game, "seen"), std::string("12"));
        Game game = other.openGame(library.game, rules);
        QCOMPARE(canonical(game.state()), canonical(library.play.game.state()));
        other.binRosters({"r-1"}, false, noon); // the bin came too
        QCOMPARE(other.rosters().size(), std::size_t{5});
        // The store that was open goes on.
        const Entry entry = game.note("after", noon);
        game.follow(entry);
        other.append(library.game, entry, game, "turn 1", false);
        CheckedBackup(before).restore(other, noon); // and all is undone
        QVERIFY(other.rosters().empty() && other.games().empty());
        QVERIFY(houseFilesIn(path(two)).empty());
    }

    void readableWithoutTheProgram()
    {
        const QTemporaryDir folder;
        Library library(path(folder));
        const fs::path file = path(folder) / "b.optio-backup";
        writeBackup(library.store, file, noon);
        const Members members = unpacked(file);
        std::set<std::string> names;
        for (const auto &[name, bytes] : members)
            names.insert(name);
        const std::set<std::string> expected{"manifest.json",
                                             "optio.sqlite",
                                             "house/club.toml",
                                             "house/removed/old.toml",
                                             "armies/Gauls.optio-army",
                                             "armies/Nubians   hill folk.optio-army",
                                             "armies/unnamed.optio-army",
                                             "armies/Ελληνες  bold.optio-army",
                                             "games/A game  Gauls – Nubians.optio-game",
                                             "campaigns/The long war.optio-campaign"};
        QCOMPARE(names, expected);
        QCOMPARE(members.at("games/A game  Gauls – Nubians.optio-game"), library.play.text());
        QCOMPARE(canonical(rosterFromText(members.at("armies/Gauls.optio-army"), "it")), canonical(*library.store.roster("r-0")));
        const Json manifest = Json::parse(members.at("manifest.json"));
        QCOMPARE(manifest.at("optio-backup"), Json(1));
        QCOMPARE(manifest.at("counts").at("armies"), Json(4));
        for (const Json &member : manifest.at("members"))
            QCOMPARE(member.at("sha256").get<std::string>(), lineHash(members.at(member.at("name"))));
        QCOMPARE(manifest.at("members").size() + 1, members.size());
    }

    void namesAreToldApart()
    {
        const QTemporaryDir folder;
        Library library(path(folder));
        library.store.binRosters({"r-1"}, false, noon); // "gauls" beside "Gauls"
        Json roster = ruleset.armies()[0];
        roster["id"] = "long";
        roster["name"] = std::string(79, 'n') + "é"; // the cut falls within a letter
        library.store.saveRoster(roster, {.points = 1}, noon);
        writeBackup(library.store, path(folder) / "b", noon);
        const Members members = unpacked(path(folder) / "b");
        QVERIFY(members.contains("armies/gauls (2).optio-army"));
        QVERIFY(members.contains("armies/" + std::string(79, 'n') + ".optio-army"));
    }

    void tellsWhatWouldBeLost()
    {
        const QTemporaryDir folder;
        Library library(path(folder));
        const fs::path file = path(folder) / "b.optio-backup";
        writeBackup(library.store, file, noon);
        Json roster = *library.store.roster("r-0");
        roster["notes"] = "otherwise";
        library.store.saveRoster(roster, {.points = 1}, noon);
        roster["id"] = "new";
        roster["name"] = "Newcomers";
        library.store.saveRoster(roster, {.points = 1}, noon);
        Game game = library.store.openGame(library.game, rules);
        const Entry entry = game.note("on", noon);
        game.follow(entry);
        library.store.append(library.game, entry, game, "turn 1", false);
        write(path(folder) / "house" / "club.toml", "changed");
        write(path(folder) / "house" / "late.toml", "late");
        CampaignBook book(path(folder));
        const std::string campaign = book.campaigns()[0].id;
        const CheckedBackup backup(file);
        std::vector<std::string> told;
        for (const BackupLoss &loss : backup.losses(path(folder)))
            told.push_back(loss.kind + " " + loss.name + (loss.gone ? " gone" : " otherwise"));
        const std::vector<std::string> expected{"army Gauls otherwise", "army Newcomers gone", "game A game: Gauls – Nubians otherwise",
                                                "house club.toml otherwise", "house late.toml gone"};
        QCOMPARE(told, expected);
        // What is missing here, and what is in the bin here, is no loss.
        book.remove(campaign);
        library.store.binRosters({"new"}, true, noon);
        QCOMPARE(backup.losses(path(folder)).size(), std::size_t{4});
    }

    void otherFilesStay()
    {
        const QTemporaryDir folder;
        Library library(path(folder));
        const fs::path file = path(folder) / "b.optio-backup";
        writeBackup(library.store, file, noon);
        write(path(folder) / "house" / "late.toml", houseFile("late"));
        CheckedBackup backup(file);
        const fs::path before = backup.restore(library.store, noon);
        QVERIFY(!fs::exists(path(folder) / "house" / "late.toml"));
        QCOMPARE(bytesOf(path(folder) / "house" / "remarks.txt"), std::string("not a house file\n"));
        QCOMPARE(unpacked(before).at("house/late.toml"), houseFile("late"));
        CheckedBackup(before).restore(library.store, noon);
        QCOMPARE(bytesOf(path(folder) / "house" / "late.toml"), houseFile("late"));
    }

    void dailyCopiesComeBackToo()
    {
        const QTemporaryDir folder;
        const std::string was = Library(path(folder)).shown();
        fs::remove(dailyBackups(path(folder) / "optio.sqlite").at(0)); // made while the library was being filled
        Store store(path(folder));                                     // makes the copy of the day
        std::vector<BackupBeside> all = backupsBeside(path(folder));
        QCOMPARE(all.size(), std::size_t{1});
        QCOMPARE(all[0].kind, std::string("daily"));
        QCOMPARE(all[0].date, today());
        QCOMPARE(all[0].bytes, static_cast<std::uint64_t>(fs::file_size(all[0].file)));
        store.binRosters({"r-0"}, true, noon);
        store.setPreference("theme", "light");
        CheckedBackup backup(all[0].file);
        QVERIFY(backup.created().empty() && !backup.hasHouse());
        backup.restore(store, noon);
        QCOMPARE(Library::shown(store), was);
        all = backupsBeside(path(folder));
        QCOMPARE(all.size(), std::size_t{2});
        QCOMPARE(all[0].kind, std::string("before-restore"));
        QCOMPARE(all[0].date, std::string("2026-01-31"));
        // Seven of these are kept.
        for (int i = 0; i < 9; ++i)
            backup.restore(store, noon);
        all = backupsBeside(path(folder));
        QCOMPARE(all.size(), std::size_t{8});
    }

    void olderVersionsAreBroughtUpToDate()
    {
        const QTemporaryDir folder;
        const fs::path old = path(folder) / "old.sqlite";
        {
            SQLite::Database database(old.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            migrate(database, old, schemaSteps().first(1));
            SQLite::Statement insert(database, "INSERT INTO roster (id, ruleset, name, points, changed, json) VALUES (?, ?, ?, 1, ?, ?)");
            const Json roster = ruleset.armies()[0];
            insert.bind(1, roster.at("id").get<std::string>());
            insert.bind(2, roster.at("ruleset").get<std::string>());
            insert.bind(3, roster.at("name").get<std::string>());
            insert.bind(4, noon);
            insert.bind(5, canonical(roster));
            insert.exec();
        }
        const std::string bytes = bytesOf(old);
        CheckedBackup backup(old);
        QCOMPARE(backup.schema(), 1);
        Store store(path(folder) / "data");
        backup.restore(store, noon);
        QCOMPARE(store.rosters().size(), std::size_t{1});
        QVERIFY(CampaignBook(path(folder) / "data").campaigns().empty());
        QVERIFY(bytesOf(old) == bytes); // the file itself was not touched
    }

    void otherPageSizes()
    {
        const QTemporaryDir folder;
        Library library(path(folder));
        writeBackup(library.store, path(folder) / "b", noon);
        Members members = unpacked(path(folder) / "b");
        members["optio.sqlite"] = changed(members["optio.sqlite"], "PRAGMA page_size = 1024; VACUUM");
        pack(path(folder) / "small", members);
        const std::string was = library.shown();
        library.store.binRosters({"r-0"}, true, noon);
        CheckedBackup(path(folder) / "small").restore(library.store, noon);
        QCOMPARE(library.shown(), was);
        const Store again(path(folder));
        QCOMPARE(again.notice(), std::string());
    }

    void fullDisk()
    {
        NOT_UNDER_NODE("full disks");
        const QTemporaryDir folder, out;
        Library library(path(folder));
        const fs::path file = path(out) / "b.optio-backup";
        writeBackup(library.store, file, noon);
        const std::string was = library.shown(), bytes = bytesOf(file);
        library.store.setPreference("theme", "light");
        const std::set<std::string> files = filesIn(path(folder));
        for (const rlim_t room : {0U, 1000U, 8000U, 30000U, 60000U}) {
            std::string writing, over, restoring;
            {
                const FullDisk full(room);
                writing = refusal([&] { writeBackup(library.store, path(out) / "new", noon); });
                over = refusal([&] { writeBackup(library.store, file, noon); });
                restoring = refusal([&] { CheckedBackup(file).restore(library.store, noon); });
            }
            QVERIFY(!writing.empty() && !over.empty() && !restoring.empty());
            QCOMPARE(filesIn(path(out)), std::set<std::string>{"b.optio-backup"}); // nothing half written
            QVERIFY(bytesOf(file) == bytes);
            QCOMPARE(filesIn(path(folder)), files);
            QCOMPARE(library.store.preference("theme", ""), std::string("light"));
        }
        // Room for all but the data file itself: the library and the house files stay as they are.
        const CheckedBackup checked(file);
        write(path(folder) / "house" / "club.toml", "now");
        library.store.setPreference("filler", std::string(300000, 'x'));
        CheckedBackup again(file);
        {
            Json roster = *library.store.roster("r-0");
            for (int i = 0; i < 30; ++i) {
                roster["id"] = "big-" + std::to_string(i);
                library.store.saveRoster(roster, {.points = 1}, noon);
            }
        }
        CheckedBackup(file).restore(library.store, noon); // there is room again
        QCOMPARE(library.shown(), was);
    }

    void anotherProgramWriting()
    {
        const QTemporaryDir folder;
        Library library(path(folder));
        writeBackup(library.store, path(folder) / "b", noon);
        write(path(folder) / "house" / "club.toml", "now");
        library.store.setPreference("theme", "light");
        CheckedBackup backup(path(folder) / "b");
        {
            SQLite::Database other((path(folder) / "optio.sqlite").string(), SQLite::OPEN_READWRITE);
            SQLite::Transaction busy(other, SQLite::TransactionBehavior::IMMEDIATE);
            const std::string said = refusal([&] { backup.restore(library.store, noon); });
            QVERIFY2(holds(said, "another program"), said.c_str());
        }
        QCOMPARE(library.store.preference("theme", ""), std::string("light"));
        QCOMPARE(bytesOf(path(folder) / "house" / "club.toml"), std::string("now"));
        backup.restore(library.store, noon);
        QCOMPARE(library.store.preference("theme", ""), std::string("dark"));
    }
};

OPTIO_TEST(BackupTest)

} // namespace backup_test

#include "backup_test.moc"
