// SPDX-License-Identifier: GPL-3.0-or-later
// Backups of everything: written, checked and brought back.
#include "db/whole_backup.h"

#include "db/backup.h"
#include "db/backup_content.h"
#include "db/open.h"
#include "db/restore.h"
#include "db/sql.h"
#include "db/store.h"
#include "rules/figures/house.h"
#include "rules/roster/roster.h"

#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <fstream>
#include <set>
#include <system_error>

namespace optio {

namespace fs = std::filesystem;

namespace {

constexpr int backupFormat = 1;
constexpr const char *dataMember = "optio.sqlite", *manifestMember = "manifest.json", *housePart = "house/";
constexpr const char *restoreStem = "optio.before-restore-", *backupEnding = ".optio-backup";
constexpr std::size_t keptBeforeRestore = 7;
constexpr double unpacked = 0.4, saved = 0.9; // parts by which a backup is unpacked when read, and what is there is saved when restored

/// The first bytes of a file.
std::string headOf(const fs::path &file, std::size_t size)
{
    std::string head(size, '\0');
    std::ifstream stream(file, std::ios::binary);
    if (stream.is_open())
        stream.read(head.data(), static_cast<std::streamsize>(size));
    if (!stream.is_open() || stream.bad())
        throw Error(file.string() + " cannot be read; it must be yours to read, and its disk sound");
    head.resize(static_cast<std::size_t>(std::max<std::streamsize>(stream.gcount(), 0)));
    return head;
}

Json toJson(const BackupCounts &counts)
{
    return {{"armies", counts.armies},
            {"games", counts.games},
            {"campaigns", counts.campaigns},
            {"binned", counts.binned},
            {"houseRules", counts.houseRules}};
}

fs::path pathInWorkshop(const Workshop &workshop) { return workshop.folder() / dataMember; }

/// A manifest's members by name. Throws Error when it is not of the form.
std::map<std::string, Digest> membersOf(const Json &manifest, const std::string &name)
{
    const Error damaged(name + " is damaged: its list of members is none");
    std::map<std::string, Digest> members;
    const auto list = manifest.find("members");
    if (list == manifest.end() || !list->is_array())
        throw damaged;
    for (const Json &member : *list) {
        const bool fits = member.is_object() && member.value("name", Json()).is_string() &&
                          member.value("bytes", Json()).is_number_unsigned() && member.value("sha256", Json()).is_string();
        if (!fits || !members.emplace(member["name"], Digest{member["bytes"], member["sha256"]}).second)
            throw damaged;
    }
    return members;
}

void tellOrStop(const BackupHearer &heard, double part)
{
    if (heard && !heard(part))
        throw BackupStopped();
}

/// Keeps `made` and the newest few of the other copies made before a restore. By a clock that was set back `made` may look the oldest.
void clearBeforeRestore(const fs::path &folder, const fs::path &made)
{
    std::size_t kept = 1;
    std::error_code ignored;
    for (const BackupBeside &backup : backupsBeside(folder))
        if (backup.kind == "before-restore" && backup.file.filename() != made.filename() && ++kept > keptBeforeRestore)
            fs::remove(backup.file, ignored);
}

/// "2026-01-31" when that stands at `at`, followed by anything.
std::string dateIn(const std::string &name, std::size_t at)
{
    const std::string form = "dddd-dd-dd";
    if (name.size() < at + form.size())
        return {};
    for (std::size_t i = 0; i < form.size(); ++i)
        if (form[i] == 'd' ? name[at + i] < '0' || name[at + i] > '9' : name[at + i] != '-')
            return {};
    return name.substr(at, form.size());
}

/// What kind of backup a file of this name is; none of ours has no kind.
BackupBeside named(const std::string &name)
{
    BackupBeside backup;
    const auto is = [&name](std::string_view start, std::string_view ending) {
        return name.starts_with(start) && name.ends_with(ending) && name.size() >= start.size() + 10 + ending.size();
    };
    if (is("optio.backup-", ".sqlite"))
        backup = {{}, "daily", dateIn(name, 13)};
    else if (is(restoreStem, backupEnding))
        backup = {{}, "before-restore", dateIn(name, 21)};
    else if (is("optio.before-v", ".sqlite"))
        backup = {{}, "before-update", dateIn(name, name.find('-', 13) + 1)};
    if (backup.date.empty())
        backup.kind.clear();
    return backup;
}

} // namespace

std::string backupName(const std::string &now) { return "optio-" + now.substr(0, 10) + backupEnding; }

std::optional<BackupCounts> writeBackup(const fs::path &folder, const fs::path &target, const std::string &now, const BackupHearer &heard)
{
    constexpr double copied = 0.1, written = 0.4, digested = 0.5; // parts of the whole by which these are done
    const Workshop workshop;
    const fs::path copy = pathInWorkshop(workshop);
    copyTo(folder / dataMember, copy);
    return guarded(copy, [&]() -> std::optional<BackupCounts> {
        SQLite::Database database(copy.string(), SQLite::OPEN_READONLY);
        BackupCounts counts = countContent(database);
        std::vector<std::pair<std::string, fs::path>> files;
        std::uint64_t all = fs::file_size(copy);
        if (all > mostBackupBytes)
            throw Error(fmt::format("The data file is larger than the {} MB that a backup may hold; copy the folder {} instead",
                                    mostBackupBytes >> 20U, folder.string()));
        files.emplace_back(dataMember, copy);
        const double expected = std::max(1, counts.armies + counts.games + counts.campaigns);
        bool going = heard(copied);
        const auto add = [&](const std::string &name, const std::string &text) {
            all += text.size();
            if (files.size() + 2 > mostBackupMembers || all > mostBackupBytes)
                return false; // all is in the data file; these are only for reading
            const fs::path file = workshop.folder() / std::to_string(files.size());
            writeText(file, text);
            files.emplace_back(name, file);
            going = going && heard(copied + (written - copied) * std::min(1.0, static_cast<double>(files.size()) / expected));
            return going;
        };
        const HouseFiles house = houseFilesIn(folder);
        counts.houseRules = static_cast<int>(house.size());
        for (const auto &[name, bytes] : house)
            add(housePart + name, bytes);
        if (going)
            eachContent(database, add);
        Json members = Json::array();
        for (const auto &[name, file] : files) {
            if (!going)
                return std::nullopt;
            const Digest digest = digestOf(file);
            members.push_back({{"name", name}, {"bytes", digest.bytes}, {"sha256", digest.sha256}});
            going = heard(written + (digested - written) * static_cast<double>(members.size()) / static_cast<double>(files.size()));
        }
        const Json manifest{{"optio-backup", backupFormat}, {"program", OPTIO_VERSION},     {"schema", Store::version}, {"created", now},
                            {"counts", toJson(counts)},     {"members", std::move(members)}};
        const fs::path list = workshop.folder() / manifestMember;
        writeText(list, manifest.dump() + "\n");
        files.emplace(files.begin(), manifestMember, list);
        if (!going || !writeZip(target, files, [&](double part) { return heard(digested + (1 - digested) * part); }))
            return std::nullopt;
        return counts;
    });
}

BackupCounts writeBackup(const Store &store, const fs::path &target, const std::string &now)
{
    return *writeBackup(store.folder(), target, now, [](double) { return true; });
}

CheckedBackup::CheckedBackup(const fs::path &file, const BackupHearer &heard) : name_(file.string())
{
    std::error_code none, problem;
    const fs::file_type type = fs::status(file, problem).type();
    if (type == fs::file_type::none)
        throw Error(name_ + " cannot be reached: " + problem.message());
    if (type != fs::file_type::regular)
        throw Error(type == fs::file_type::not_found ? "There is no file " + name_ : name_ + " is not a file; choose a backup");
    const fs::path copy = pathInWorkshop(workshop_);
    const std::string head = headOf(file, 16);
    if (head.starts_with("PK\x03\x04")) {
        readArchive(file, heard);
    } else if (head == std::string("SQLite format 3\0", 16)) {
        if (fs::file_size(file, none) > mostBackupBytes)
            throw Error(fmt::format("{} is larger than the {} MB allowed", name_, mostBackupBytes >> 20U));
        if (!fs::copy_file(file, copy, problem))
            throw Error(
                fmt::format("{} cannot be read, or not be copied to {}: {}", name_, workshop_.folder().string(), problem.message()));
        fs::permissions(copy, fs::perms::owner_read | fs::perms::owner_write, none);
    } else {
        throw Error(name_ + " is no backup of this program: it is neither a .optio-backup nor a copy of its data file");
    }
    schema_ = checkContent(copy, name_, [&heard](double part) { tellOrStop(heard, unpacked + (1 - unpacked) * part); });
    guarded(copy, [&] {
        SQLite::Database database(copy.string(), SQLite::OPEN_READONLY);
        const int houseRules = counts_.houseRules;
        counts_ = countContent(database);
        counts_.houseRules = houseRules;
    });
}

void CheckedBackup::readArchive(const fs::path &file, const BackupHearer &heard)
{
    const ZipFile archive(file, mostBackupMembers, mostBackupBytes + (std::uint64_t{8} << 20U));
    const Json manifest = parseJson(archive.text(manifestMember, JsonLimits().bytes), name_ + ", its manifest");
    if (!manifest.is_object() || !manifest.value("optio-backup", Json()).is_number_integer())
        throw Error(name_ + " is no backup of this program: its manifest does not say so");
    if (manifest["optio-backup"] != backupFormat)
        throw Error(name_ + " was written by a newer version of this program; use the newer program");
    for (const char *key : {"created", "program"})
        if (!manifest.value(key, Json()).is_string() || manifest[key].get_ref<const std::string &>().size() > 100)
            throw Error(fmt::format("{} is damaged: its manifest lacks \"{}\"", name_, key));
    created_ = manifest["created"];
    program_ = manifest["program"];
    const std::map<std::string, Digest> members = membersOf(manifest, name_);
    if (!members.contains(dataMember))
        throw Error(name_ + " is damaged: it holds no data file");
    house_.emplace();
    double done = 0, all = 1;
    for (const auto &[name, digest] : members)
        all += static_cast<double>(digest.bytes);
    for (const auto &[name, digest] : members) {
        tellOrStop(heard, unpacked * done / all);
        done += static_cast<double>(digest.bytes);
        const bool data = name == dataMember;
        if (archive.read(name, digest.bytes, data ? pathInWorkshop(workshop_) : fs::path()) != digest)
            throw Error(fmt::format("{} is damaged: its member \"{}\" is not what was saved", name_, name));
        if (name.starts_with(housePart) && isHouseName(name.substr(std::string_view(housePart).size())) && house_->size() < mostHouseFiles)
            putHouse(name.substr(std::string_view(housePart).size()), archive.text(name, mostHouseBytes));
    }
    counts_.houseRules = static_cast<int>(house_->size());
}

void CheckedBackup::putHouse(const std::string &name, const std::string &bytes)
{
    std::string place = name;
    if (!isAside(name)) {
        try {
            (void)HouseRules::read(bytes, name);
        } catch (const std::exception &fault) {
            houseFaults_.push_back(fmt::format("The house file {} cannot be used and is put aside: {}", name, fault.what()));
            place = asideName(name);
        }
    }
    house_->emplace(place, bytes);
}

std::vector<BackupLoss> CheckedBackup::losses(const fs::path &folder) const
{
    std::vector<BackupLoss> lost;
    std::error_code none;
    const fs::path file = dataFile(folder);
    if (fs::exists(file, none))
        lost = guarded(file, [&] {
            SQLite::Database now(file.string(), SQLite::OPEN_READONLY, 3000);
            SQLite::Database then(pathInWorkshop(workshop_).string(), SQLite::OPEN_READONLY);
            return contentLost(now, then);
        });
    if (house_)
        for (const auto &[name, bytes] : houseFilesIn(folder))
            if (const auto kept = house_->find(name); kept == house_->end() || kept->second != bytes)
                lost.push_back({"house", name, kept == house_->end()});
    return lost;
}

fs::path CheckedBackup::restore(Store &store, const std::string &now, const BackupHearer &heard)
{
    const fs::path folder = store.folder();
    const RestoreLock lock(folder);
    if (!lock.held())
        throw Error("Another program is just bringing a backup back to " + folder.string() + "; wait until it has finished");
    const std::string stem = restoreStem + now.substr(0, 10);
    fs::path before = folder / (stem + backupEnding);
    for (int number = 2; fs::exists(before); ++number)
        before = folder / fmt::format("{}-{}{}", stem, number, backupEnding);
    if (house_) {
        const std::string token = newId();
        guarded(pathInWorkshop(workshop_), [&] {
            SQLite::Database content(pathInWorkshop(workshop_).string(), SQLite::OPEN_READWRITE);
            execute(content, "INSERT OR REPLACE INTO preference (key, value) VALUES (?, ?)", std::string(restoreKey), token);
        });
        stageHouse(folder, token, *house_);
    }
    bool exchanging = false;
    try {
        store.replaceBy(pathInWorkshop(workshop_), [&] {
            if (!writeBackup(folder, before, now, [&heard](double part) { return !heard || heard(saved * part); }))
                throw BackupStopped();
            exchanging = true;
        });
    } catch (...) {
        // A disk that failed while the content was exchanged may hold the new one all the same, as the next start will see: only then it is
        // known whether the house files that wait belong to it (settleRestore()).
        if (!exchanging)
            dropHouse(folder);
        throw;
    }
    if (house_) {
        try {
            installHouse(folder);
        } catch (const std::exception &why) {
            throw Error(
                fmt::format("The backup is brought back, and what was there is saved as {}; but its house files are not in place yet: "
                            "{}. The next start tries again",
                            before.filename().string(), why.what()));
        }
    }
    clearBeforeRestore(folder, before);
    return before;
}

std::vector<BackupBeside> backupsBeside(const fs::path &folder)
{
    std::vector<std::pair<fs::file_time_type, BackupBeside>> found;
    std::error_code none;
    for (const fs::directory_entry &entry : fs::directory_iterator(folder, none)) {
        BackupBeside backup = named(entry.path().filename().string());
        if (backup.kind.empty() || !entry.is_regular_file(none))
            continue;
        backup.file = entry.path();
        backup.bytes = entry.file_size(none);
        found.emplace_back(entry.last_write_time(none), std::move(backup));
    }
    std::sort(found.begin(), found.end(),
              [](const auto &one, const auto &two) { return std::tie(one.first, one.second.file) > std::tie(two.first, two.second.file); });
    std::vector<BackupBeside> all;
    for (auto &[time, backup] : found)
        all.push_back(std::move(backup));
    return all;
}

} // namespace optio
