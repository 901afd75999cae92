// SPDX-License-Identifier: GPL-3.0-or-later
// Backups of everything: the round trip, what is refused, what would be lost, and that a failure leaves all as it was.
#include "db/backup.h"
#include "db/backup_content.h"
#include "db/campaign.h"
#include "db/schema.h"
#include "db/store.h"
#include "db/whole_backup.h"
#include "rules/roster/roster.h"
#include "rulesets/registry.h"
#include "tests/rules/made_up_play.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"
#include "tests/supplied.h"

#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <fstream>
#include <iterator>
#include <set>
#include <sys/resource.h>
#include <sys/stat.h>

namespace backup_test {

using namespace optio;
using namespace optio::madeup;
using supplied::registry;
namespace fs = std::filesystem;

namespace {

const MadeUp ruleset;
const auto rules = [](const std::string &) -> const Ruleset & { return ruleset; };

fs::path path(const QTemporaryDir &folder) { return folder.path().toStdString(); }
bool holds(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }
std::string bytesOf(const fs::path &file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}
void write(const fs::path &file, const std::string &bytes) { std::ofstream(file, std::ios::binary) << bytes; }

Campaign war()
{
    for (const auto &one : registry().all())
        if (const auto *known = dynamic_cast<const CampaignRules *>(one.get())) {
            const std::vector<Json> &armies = one->armies();
            return Campaign::start(*known, one->id(), "The long war", armies.at(0), armies.at(1), Json::object(), gameKeyFromSeed(1), noon);
        }
    throw Error("no rule set knows campaigns");
}

std::string houseFile(const std::string &id) { return "extends = \"made-up\"\nid = \"" + id + "\"\nname = \"" + id + "\"\n"; }

/// A library with some of everything.
struct Library {
    explicit Library(const fs::path &folder) : home(folder), store(folder)
    {
        Json roster = ruleset.armies()[0];
        for (const char *name : {"Gauls", "gauls", "Nubians / hill folk", "..", "Ελληνες \"bold\""}) {
            roster["id"] = "r-" + std::to_string(rosters++);
            roster["name"] = name;
            roster["notes"] = std::string(500, 'x');
            store.saveRoster(roster, {.points = static_cast<double>(rosters)}, noon);
        }
        store.binRosters({"r-1"}, true, noon);
        for (int i = 0; i < 12; ++i)
            play.clash(i % 3, i / 3 % 3);
        game = store.importGame(ruleset, play.entries, "A game: Gauls – Nubians", noon);
        store.setGameNote(game, "seen", "12");
        store.setPreference("theme", "dark");
        CampaignBook(folder).add(war(), noon);
        fs::create_directories(folder / "house" / "removed");
        write(folder / "house" / "club.toml", houseFile("club"));
        write(folder / "house" / "removed" / "old.toml", "old\n");
        write(folder / "house" / "remarks.txt", "not a house file\n");
    }
    /// All that a player sees of it, as text.
    static std::string shown(Store &store)
    {
        std::string all;
        for (const RosterRow &row : store.rosters())
            all += row.name + " " + canonical(*store.roster(row.id)) + "\n";
        for (const GameRow &row : store.games())
            for (const StoredLine &line : store.lines(row.id, 0, 1000))
                all += line.line + "\n";
        const CampaignBook book(store.folder());
        for (const CampaignRow &row : book.campaigns())
            for (const std::string &line : book.lines(row.id))
                all += line + "\n";
        for (const auto &[name, bytes] : houseFilesIn(store.folder()))
            all += name + ": " + bytes;
        return all + store.preference("theme", "none");
    }
    std::string shown() { return shown(store); }

    fs::path home;
    Store store;
    Play play{ruleset};
    std::string game;
    int rosters = 0;
};

using Members = std::map<std::string, std::string>;

Members unpacked(const fs::path &file)
{
    const ZipFile zip(file, 1000, 1U << 30U);
    Members members;
    for (const std::string &name : zip.names())
        members[name] = zip.text(name, 1U << 30U);
    return members;
}

/// Packs members as an archive; the manifest is made to fit them unless `asTold`.
void pack(const fs::path &file, Members members, bool asTold = false)
{
    const Workshop workshop;
    if (!asTold) {
        Json manifest = Json::parse(members.at("manifest.json"));
        manifest["members"] = Json::array();
        for (const auto &[name, bytes] : members)
            if (name != "manifest.json")
                manifest["members"].push_back({{"name", name}, {"bytes", bytes.size()}, {"sha256", lineHash(bytes)}});
        members["manifest.json"] = manifest.dump();
    }
    std::vector<std::pair<std::string, fs::path>> files;
    for (const auto &[name, bytes] : members) {
        files.emplace_back(name, workshop.folder() / std::to_string(files.size()));
        write(files.back().second, bytes);
    }
    writeZip(file, files);
}

/// The data file with some SQL done to it.
std::string changed(const std::string &data, const std::string &sql)
{
    const Workshop workshop;
    write(workshop.folder() / "data", data);
    SQLite::Database((workshop.folder() / "data").string(), SQLite::OPEN_READWRITE).exec(sql);
    return bytesOf(workshop.folder() / "data");
}

std::string refusedCheck(const fs::path &file)
{
    return refusal([&] { const CheckedBackup backup(file); });
}

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

std::set<std::string> filesIn(const fs::path &folder)
{
    std::set<std::string> names;
    for (const fs::directory_entry &entry : fs::directory_iterator(folder))
        names.insert(entry.path().filename().string());
    return names;
}

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
        // 3 GB of nothing in some MB: refused by what the archive itself says, before anything is unpacked.
        const fs::path huge = path(folder) / "huge", bomb = path(folder) / "bomb";
        write(huge, "");
        fs::resize_file(huge, std::uintmax_t{3} << 30U);
        write(path(folder) / "m", members["manifest.json"]);
        writeZip(bomb, {{"manifest.json", path(folder) / "m"}, {"optio.sqlite", huge}});
        QVERIFY(fs::file_size(bomb) < 8U << 20U);
        QElapsedTimer clock;
        clock.start();
        QVERIFY(holds(refusedCheck(bomb), "unpacks to more than"));
        QVERIFY(clock.elapsed() < 2000);
        fs::remove(huge);
        // A manifest that is a bomb.
        members["manifest.json"] = std::string(20U << 20U, ' ');
        pack(bomb, members, true);
        QVERIFY(holds(refusedCheck(bomb), "unpacks to more than"));
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

    void fullDisk()
    {
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
