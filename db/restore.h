// SPDX-License-Identifier: GPL-3.0-or-later
// A restore as one act, whatever happens in the middle of it. The exchange of the data file's content is the point at which it is done;
// the house files wait beside it in "house.restoring" and follow. Each restore has a token, in the content and with the waiting files, by
// which the next start knows whether to bring them in or to drop them.
#pragma once

#include "db/house_files.h"

#include <filesystem>
#include <string>

namespace SQLite {
class Database;
}

namespace optio {

/// The preference that holds the token of the last restore.
constexpr const char *restoreKey = "restored";

/// Held over a whole restore, by one program at a time; a program that is killed lets go of it.
class RestoreLock {
public:
    explicit RestoreLock(const std::filesystem::path &folder);
    ~RestoreLock();
    RestoreLock(const RestoreLock &) = delete;
    RestoreLock &operator=(const RestoreLock &) = delete;
    bool held() const { return held_; }

private:
    int descriptor_;
    bool held_;
};

/// Do house files wait in this folder, of a restore that is going on or was interrupted?
bool houseWaits(const std::filesystem::path &folder);
/// Writes the house files of a restore where they wait. Throws Error, also for what would be in their way; then nothing waits.
void stageHouse(const std::filesystem::path &folder, const std::string &token, const HouseFiles &files);
/// Puts the waiting files in the place of all house files. What fails can be done again.
void installHouse(const std::filesystem::path &folder);
/// Drops what waits.
void dropHouse(const std::filesystem::path &folder);
/// Finishes or undoes a restore that was interrupted. Gives what the user should know of it; "" when there was none, or it is going on.
std::string settleRestore(const std::filesystem::path &folder, SQLite::Database &database);

} // namespace optio
