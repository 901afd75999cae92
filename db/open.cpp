// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of opening the data file, in order.
#include "db/open.h"

#include "db/backup.h"
#include "db/recover.h"
#include "db/schema.h"
#include "db/sql.h"
#include "db/zip_file.h"

#include <array>
#include <fcntl.h>
#include <fmt/core.h>
#include <map>
#include <mutex>
#include <sqlite3.h>
#include <string_view>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace optio {

namespace fs = std::filesystem;

namespace {

/// Files up to this size are checked at every opening, larger ones only when something may have gone wrong.
constexpr std::uintmax_t smallFile = 4U << 20U;

struct Damaged {};

void makeFolder(const fs::path &folder)
{
    std::error_code problem;
    fs::create_directories(folder, problem);
    if (!fs::is_directory(folder))
        throw Error(fmt::format("The data folder {} cannot be made{}; choose another one", folder.string(),
                                fs::exists(folder) ? ", because a file of that name is in the way" : ""));
}

/// The file, open for reading and never closed while it is there; -1 where it cannot be read. SQLite's locks on a file are this program's
/// as a whole: closing any descriptor of the file gives up those of a store that is open, and then another program takes itself for the
/// last one, and deletes the WAL under it.
int lastingDescriptor(const fs::path &file)
{
    static std::mutex guard;
    static std::map<std::pair<dev_t, ino_t>, int> kept;
    const std::lock_guard lock(guard);
    std::erase_if(kept, [](const auto &one) {
        struct stat facts{};
        const bool gone = ::fstat(one.second, &facts) == 0 && facts.st_nlink == 0;
        if (gone)
            ::close(one.second);
        return gone;
    });
    struct stat facts{};
    if (::stat(file.c_str(), &facts) == 0)
        if (const auto found = kept.find({facts.st_dev, facts.st_ino}); found != kept.end())
            return found->second;
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor >= 0 && ::fstat(descriptor, &facts) == 0)
        kept.insert_or_assign({facts.st_dev, facts.st_ino}, descriptor);
    return descriptor;
}

/// Reads what the first bytes of the file say, without SQLite, so that a file that is not to be touched is not touched. Throws Damaged for
/// a file that is no database.
void peek(const fs::path &file)
{
    std::error_code problem;
    if (!fs::exists(file, problem))
        return;
    if (fs::is_directory(file, problem))
        throw Error(
            fmt::format("{} is a folder, but the data file should be there; move it away or choose another data folder", file.string()));
    const int descriptor = lastingDescriptor(file);
    if (descriptor < 0)
        throw Error(fmt::format("{} cannot be read; it must be yours to read and write", file.string()));
    std::array<char, 100> head{};
    const ssize_t count = ::pread(descriptor, head.data(), head.size(), 0);
    if (count < 0)
        throw Error(
            fmt::format("{} cannot be read, for its disk fails; nothing was changed: do it again, or look at the disk", file.string()));
    if (count == 0)
        return; // empty: a database without tables
    constexpr std::string_view magic("SQLite format 3\0", 16);
    if (count < static_cast<ssize_t>(head.size()) || std::string_view(head.data(), magic.size()) != magic)
        throw Damaged{};
    const auto number = [&head](std::size_t at) {
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < 4; ++i)
            value = value << 8U | static_cast<unsigned char>(head[at + i]);
        return static_cast<std::int32_t>(value);
    };
    constexpr std::size_t versionAt = 60, applicationAt = 68;
    const auto newest = static_cast<std::int32_t>(schemaSteps().size());
    if (number(applicationAt) == applicationId && number(versionAt) > newest)
        throw Error(fmt::format("{} was written by a newer version of this program (data version {}, this program knows {}) and is left "
                                "as it is; use the newer program",
                                file.string(), number(versionAt), newest));
}

SQLite::Database connect(const fs::path &file)
{
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, busyMilliseconds);
    if (sqlite3_db_readonly(database.getHandle(), "main") == 1)
        throw Error(fmt::format("{} is read-only; Optio needs permission to write to it", file.string()));
    database.exec("PRAGMA foreign_keys = ON");
    database.exec("PRAGMA synchronous = FULL");
    return database;
}

void check(SQLite::Database &database)
{
    if (!isSound(database, "quick_check"))
        throw Damaged{};
}

/// Opens a file that may be damaged; throws Damaged when it is.
Opened openChecked(const fs::path &file)
{
    peek(file);
    std::error_code none;
    const bool doubtful = fs::exists(damageMark(file)) ||
                          (fs::exists(file.string() + "-wal", none) && fs::file_size(file.string() + "-wal", none) > 0) ||
                          fs::file_size(file, none) <= smallFile;
    const std::string date = today();
    const bool backup = backupIsDue(file, date);
    try {
        Opened opened{connect(file), {}};
        SQLite::Database &database = opened.database;
        if (fs::exists(file) && doubtful)
            check(database);
        migrate(database, file, schemaSteps());
        if (sqlite3_compileoption_used("OMIT_WAL") != 0)
            database.exec("PRAGMA journal_mode = TRUNCATE"); // where there is no shared memory, as in a browser
        else if (database.execAndGet("PRAGMA journal_mode = WAL").getString() != "wal")
            throw Error(
                fmt::format("{} lies on a disk that does not allow safe writing; choose a data folder on another one", file.string()));
        if (backup) {
            try {
                backupOfTheDay(database, file, date);
            } catch (const std::exception &) {
                opened.notice = "Today's backup could not be written; is the disk full?";
            }
        }
        fs::remove(damageMark(file), none);
        clearLeftovers(file.parent_path());
        return opened;
    } catch (const SQLite::Exception &problem) {
        if (!meansDamage(problem))
            throw;
        if (readFault(file) != 0) // what SQLite could not read whole may look damaged to it
            throw SQLite::Exception("the disk did not give all of " + file.string(), SQLITE_IOERR);
        throw Damaged{};
    }
}

/// Puts the damaged file aside with what belongs to it. Gives its new name.
fs::path setAside(const fs::path &file)
{
    fs::path aside = freeName(file.parent_path(), "optio.damaged-" + today());
    for (const char *part : {"-wal", "-shm", ""})
        if (fs::exists(file.string() + part))
            fs::rename(file.string() + part, aside.string() + part);
    return aside;
}

Opened openWithContentsOf(const fs::path &aside, const fs::path &file)
{
    Opened opened = openChecked(file);
    Recovered found = recover(aside, opened.database);
    // What the file itself no longer gives, its newest backup may; and then entries of the file may follow those of the backup.
    std::string where;
    if (const std::vector<fs::path> backups = dailyBackups(file); !backups.empty()) {
        found += recover(backups.back(), opened.database);
        found += recover(aside, opened.database);
        where = fmt::format(" from it and from the backup {}", backups.back().filename().string());
    }
    // Reading leaves these behind.
    std::error_code ignored;
    fs::remove(aside.string() + "-shm", ignored);
    if (fs::file_size(aside.string() + "-wal", ignored) == 0)
        fs::remove(aside.string() + "-wal", ignored);
    opened.notice =
        fmt::format("The data file was damaged. It is kept as {}; {} armies, {} games and {} campaigns with {} entries were recovered{}.",
                    aside.filename().string(), found.rosters, found.games, found.campaigns, found.entries, where);
    return opened;
}

Opened openRecovering(const fs::path &file)
{
    const fs::path aside = setAside(file);
    try {
        return openWithContentsOf(aside, file);
    } catch (...) {
        // Without room for the new file all stays as it was.
        for (const char *part : {"", "-wal", "-shm"}) {
            std::error_code ignored;
            fs::remove(file.string() + part, ignored);
            fs::rename(aside.string() + part, file.string() + part, ignored);
        }
        throw;
    }
}

} // namespace

fs::path dataFile(const fs::path &folder) { return folder / "optio.sqlite"; }

Opened openData(const fs::path &folder)
{
    const fs::path file = dataFile(folder);
    try {
        makeFolder(folder);
        return guarded(file, [&file] {
            // What a disk did not give up once looks like damage; a damaged file is damaged at the second look, too.
            for (int look = 0; look < 2; ++look) {
                try {
                    return openChecked(file);
                } catch (const Damaged &) {
                }
            }
            return openRecovering(file);
        });
    } catch (const fs::filesystem_error &problem) {
        throw Error(fmt::format("The data folder {} cannot be used: {}", folder.string(), problem.code().message()));
    }
}

} // namespace optio
