// SPDX-License-Identifier: GPL-3.0-or-later
// A library with some of everything, and its backup taken apart and put together again, for the tests of backups.
#pragma once

#include "db/backup_content.h"
#include "db/campaign.h"
#include "db/store.h"
#include "db/whole_backup.h"
#include "rules/roster/roster.h"
#include "rulesets/registry.h"
#include "tests/rules/made_up_play.h"
#include "tests/supplied.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>
#include <iterator>
#include <set>

namespace backuptest {

using namespace optio;
using namespace optio::madeup;
using supplied::registry;
namespace fs = std::filesystem;

inline const MadeUp ruleset;

inline const auto rules = [](const std::string &) -> const Ruleset & { return ruleset; };

inline fs::path path(const QTemporaryDir &folder) { return folder.path().toStdString(); }

inline bool holds(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

inline std::string bytesOf(const fs::path &file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

inline void write(const fs::path &file, const std::string &bytes) { std::ofstream(file, std::ios::binary) << bytes; }

inline Campaign war()
{
    for (const auto &one : registry().all())
        if (const auto *known = dynamic_cast<const CampaignRules *>(one.get())) {
            const std::vector<Json> &armies = one->armies();
            return Campaign::start(*known, one->id(), "The long war", armies.at(0), armies.at(1), Json::object(), gameKeyFromSeed(1), noon);
        }
    throw Error("no rule set knows campaigns");
}

inline std::string houseFile(const std::string &id) { return "extends = \"made-up\"\nid = \"" + id + "\"\nname = \"" + id + "\"\n"; }

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

inline Members unpacked(const fs::path &file)
{
    const ZipFile zip(file, 1000, 1U << 30U);
    Members members;
    for (const std::string &name : zip.names())
        members[name] = zip.text(name, 1U << 30U);
    return members;
}

/// Packs members as an archive; the manifest is made to fit them unless `asTold`.
inline void pack(const fs::path &file, Members members, bool asTold = false)
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
inline std::string changed(const std::string &data, const std::string &sql)
{
    const Workshop workshop;
    write(workshop.folder() / "data", data);
    SQLite::Database((workshop.folder() / "data").string(), SQLite::OPEN_READWRITE).exec(sql);
    return bytesOf(workshop.folder() / "data");
}

inline std::set<std::string> filesIn(const fs::path &folder)
{
    std::set<std::string> names;
    for (const fs::directory_entry &entry : fs::directory_iterator(folder))
        names.insert(entry.path().filename().string());
    return names;
}

} // namespace backuptest
