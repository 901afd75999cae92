// SPDX-License-Identifier: GPL-3.0-or-later
// The lock of a restore, its waiting house files, and what becomes of them at the next start.
#include "db/restore.h"

#include "db/zip_file.h"
#include "rules/json.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cerrno>
#include <fcntl.h>
#include <fmt/core.h>
#include <set>
#include <sys/file.h>
#include <system_error>
#include <unistd.h>

namespace optio {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t mostManifest = std::size_t{1} << 20U;

fs::path stageIn(const fs::path &folder) { return folder / "house.restoring"; }
fs::path manifestIn(const fs::path &folder) { return stageIn(folder) / "manifest.json"; }

/// {"token","files":[names]} of what waits; null when it was not written to its end. Throws Error when the disk does not give it up.
Json manifestOf(const fs::path &folder)
{
    std::error_code none;
    if (const fs::file_type type = fs::status(manifestIn(folder), none).type(); type == fs::file_type::not_found)
        return nullptr;
    const std::string bytes = bytesOfFile(manifestIn(folder), mostManifest);
    try {
        Json manifest = parseJson(bytes, "the list of waiting house files");
        if (!manifest.is_object() || !manifest.value("token", Json()).is_string() || !manifest.value("files", Json()).is_array())
            return nullptr;
        for (const Json &name : manifest["files"])
            if (!name.is_string() || !isHouseName(name.get<std::string>()))
                return nullptr;
        return manifest;
    } catch (const Error &) {
        return nullptr;
    }
}

std::string tokenIn(SQLite::Database &database)
{
    SQLite::Statement query(database, "SELECT value FROM preference WHERE key = ?");
    query.bind(1, restoreKey);
    return query.executeStep() ? query.getColumn(0).getString() : std::string();
}

/// Moves a file that waits, and is on the disk, to its place. Where that fails it waits on. Throws Error.
void put(const fs::path &waiting, const fs::path &target)
{
    std::error_code problem;
    if (fs::rename(waiting, target, problem); problem)
        throw Error(fmt::format("{} cannot be written: {}", target.string(), problem.message()));
    settleFolder(target.parent_path());
}

} // namespace

RestoreLock::RestoreLock(const fs::path &folder)
    : descriptor_(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)),
      held_(descriptor_ < 0 || ::flock(descriptor_, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK)
{}

RestoreLock::~RestoreLock()
{
    if (descriptor_ >= 0)
        ::close(descriptor_);
}

bool houseWaits(const fs::path &folder)
{
    std::error_code none;
    return fs::exists(stageIn(folder), none);
}

void stageHouse(const fs::path &folder, const std::string &token, const HouseFiles &files)
{
    std::error_code problem;
    const fs::path house = folder / "house";
    dropHouse(folder);
    try {
        Json names = Json::array();
        for (const auto &[name, bytes] : files) {
            const fs::path target = house / name, waiting = stageIn(folder) / name;
            if (fs::create_directories(target.parent_path(), problem); problem)
                throw Error(fmt::format("{} cannot be made: {}", target.parent_path().string(), problem.message()));
            if (::access(target.parent_path().c_str(), W_OK) != 0)
                throw Error(fmt::format("{} is not yours to write", target.parent_path().string()));
            if (fs::is_directory(fs::symlink_status(target, problem)))
                throw Error(fmt::format("{} is in the way", target.string()));
            fs::create_directories(waiting.parent_path(), problem);
            fs::path partial = waiting;
            partial += ".partial";
            writeText(partial, bytes);
            settleFile(partial, waiting);
            names.push_back(name);
        }
        fs::create_directories(stageIn(folder), problem);
        fs::path partial = manifestIn(folder);
        partial += ".partial";
        writeText(partial, canonical({{"token", token}, {"files", names}}));
        settleFile(partial, manifestIn(folder));
    } catch (const std::exception &why) {
        dropHouse(folder);
        throw Error(fmt::format("The house files could not be written, so nothing was changed: {}", why.what()));
    }
}

void installHouse(const fs::path &folder)
{
    const Json manifest = manifestOf(folder);
    if (manifest.is_null())
        throw Error("the house files that wait to be put in place cannot be read");
    const fs::path house = folder / "house";
    std::set<std::string> kept;
    for (const Json &one : manifest.at("files")) {
        const std::string name = one.get<std::string>();
        kept.insert(name);
        std::error_code none;
        fs::create_directories((house / name).parent_path(), none);
        if (fs::exists(stageIn(folder) / name, none)) // otherwise it was put in place before
            put(stageIn(folder) / name, house / name);
    }
    for (const auto &[name, bytes] : houseFilesIn(folder))
        if (std::error_code problem; !kept.contains(name) && !fs::remove(house / name, problem) && problem)
            throw Error(fmt::format("{} cannot be removed: {}", (house / name).string(), problem.message()));
    // The list goes when all that it asks for is on the disk, and not before.
    for (const fs::path &part : {house, house / "removed"})
        settleFolder(part);
    dropHouse(folder);
}

void dropHouse(const fs::path &folder)
{
    std::error_code ignored;
    if (!fs::exists(stageIn(folder), ignored))
        return;
    // Without its list the rest is nothing, even when this is interrupted. A list that came back after a power cut would be followed once
    // more, and take house files away that were made since.
    fs::remove(manifestIn(folder), ignored);
    settleFolder(stageIn(folder));
    fs::remove_all(stageIn(folder), ignored);
    settleFolder(folder);
}

std::string settleRestore(const fs::path &folder, SQLite::Database &database)
{
    if (!houseWaits(folder))
        return {};
    const RestoreLock lock(folder);
    if (!lock.held() || !houseWaits(folder))
        return {};
    try {
        const Json manifest = manifestOf(folder);
        if (manifest.is_null() || manifest.at("token") != tokenIn(database)) {
            dropHouse(folder);
            return "Bringing a backup back was interrupted before anything was changed; all is as it was before.";
        }
        installHouse(folder);
        return "Bringing a backup back was interrupted and has now been finished: its house files are in place too.";
    } catch (const std::exception &why) {
        return fmt::format("Bringing a backup back was interrupted, and its house files could not be put in place yet: {}. They are kept, "
                           "and the next start tries again.",
                           why.what());
    }
}

} // namespace optio
