// SPDX-License-Identifier: GPL-3.0-or-later
// Every method passes on to the system's file system; writes and truncations are told of.
#include "cut_vfs.h"

#include <cstring>
#include <sqlite3.h>

namespace cutvfs {

namespace {

struct File {
    sqlite3_file base;
    std::string *path; ///< null for a file without a name
};

bool never = false;            // NOLINT: SQLite calls by C functions
sqlite3_vfs *system = nullptr; // NOLINT

File *own(sqlite3_file *file) { return reinterpret_cast<File *>(file); }
sqlite3_file *real(sqlite3_file *file) { return reinterpret_cast<sqlite3_file *>(own(file) + 1); }

int closeFile(sqlite3_file *file)
{
    delete own(file)->path;
    own(file)->path = nullptr;
    return real(file)->pMethods->xClose(real(file));
}

int readFile(sqlite3_file *file, void *into, int size, sqlite3_int64 at) { return real(file)->pMethods->xRead(real(file), into, size, at); }

int writeFile(sqlite3_file *file, const void *data, int size, sqlite3_int64 at)
{
    const int result = real(file)->pMethods->xWrite(real(file), data, size, at);
    if (result == SQLITE_OK && own(file)->path != nullptr && listener().wrote)
        listener().wrote(*own(file)->path, at, std::string(static_cast<const char *>(data), static_cast<std::size_t>(size)));
    return result;
}

int truncateFile(sqlite3_file *file, sqlite3_int64 size)
{
    const int result = real(file)->pMethods->xTruncate(real(file), size);
    if (result == SQLITE_OK && own(file)->path != nullptr && listener().truncated)
        listener().truncated(*own(file)->path, size);
    return result;
}

int syncFile(sqlite3_file *file, int flags) { return real(file)->pMethods->xSync(real(file), flags); }
int fileSize(sqlite3_file *file, sqlite3_int64 *size) { return real(file)->pMethods->xFileSize(real(file), size); }
int lockFile(sqlite3_file *file, int level) { return real(file)->pMethods->xLock(real(file), level); }
int unlockFile(sqlite3_file *file, int level) { return real(file)->pMethods->xUnlock(real(file), level); }
int checkLock(sqlite3_file *file, int *held) { return real(file)->pMethods->xCheckReservedLock(real(file), held); }

int control(sqlite3_file *file, int what, void *argument)
{
    if (never && what == SQLITE_FCNTL_PRAGMA) {
        char **words = static_cast<char **>(argument);
        if (sqlite3_stricmp(words[1], "synchronous") == 0 && words[2] != nullptr && sqlite3_stricmp(words[2], "OFF") != 0)
            return SQLITE_OK; // it is done, says the file system, and nothing is
    }
    return real(file)->pMethods->xFileControl(real(file), what, argument);
}

int sectorSize(sqlite3_file *file) { return real(file)->pMethods->xSectorSize(real(file)); }
int characteristics(sqlite3_file *file) { return real(file)->pMethods->xDeviceCharacteristics(real(file)); }
int mapShared(sqlite3_file *file, int page, int size, int extend, void volatile **into)
{
    return real(file)->pMethods->xShmMap(real(file), page, size, extend, into);
}
int lockShared(sqlite3_file *file, int offset, int count, int flags)
{
    return real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}
void barrier(sqlite3_file *file) { real(file)->pMethods->xShmBarrier(real(file)); }
int unmapShared(sqlite3_file *file, int remove) { return real(file)->pMethods->xShmUnmap(real(file), remove); }

constexpr sqlite3_io_methods methods{2,          closeFile,  readFile,    writeFile, truncateFile, syncFile,        fileSize,
                                     lockFile,   unlockFile, checkLock,   control,   sectorSize,   characteristics, mapShared,
                                     lockShared, barrier,    unmapShared, nullptr,   nullptr};

int openFile(sqlite3_vfs *, const char *name, sqlite3_file *file, int flags, int *given)
{
    own(file)->base.pMethods = nullptr;
    own(file)->path = nullptr;
    const int result = system->xOpen(system, name, real(file), flags, given);
    if (result != SQLITE_OK)
        return result;
    own(file)->base.pMethods = &methods;
    if (name != nullptr && (flags & SQLITE_OPEN_DELETEONCLOSE) == 0)
        own(file)->path = new std::string(name);
    return result;
}

} // namespace

Listener &listener()
{
    static Listener one;
    return one;
}

void install()
{
    static sqlite3_vfs own;
    sqlite3_initialize();
    system = sqlite3_vfs_find(nullptr);
    own = *system;
    own.iVersion = 2;
    own.szOsFile = static_cast<int>(sizeof(File)) + system->szOsFile;
    own.zName = "cut";
    own.pNext = nullptr;
    own.xOpen = openFile;
    // The others are the system's, which looks up what is its own by the structure it is given; these methods read nothing of it but the
    // length of a path.
    sqlite3_vfs_register(&own, 1);
}

void neverSynchronous(bool wanted)
{
    never = wanted;
    static const auto off = +[](sqlite3 *database, char **, const void *) {
        return never ? sqlite3_exec(database, "PRAGMA synchronous = OFF", nullptr, nullptr, nullptr) : SQLITE_OK;
    };
    sqlite3_auto_extension(reinterpret_cast<void (*)()>(off));
}

} // namespace cutvfs
