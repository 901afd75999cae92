// SPDX-License-Identifier: GPL-3.0-or-later
// What a copy of the data file holds: looked through when it comes from outside, written out as files of their own, and compared.
#pragma once

#include "db/whole_backup.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <functional>

namespace optio {

/// Most that a backup unpacks to, and most members it has.
constexpr std::uint64_t mostBackupBytes = std::uint64_t{2} << 30U;
constexpr std::size_t mostBackupMembers = 40000;

/// How much it holds; `houseRules` stays 0.
BackupCounts countContent(SQLite::Database &database);
/// Looks a copy of the data file through and brings it to the version of this program. Throws Error beginning with `name` for one that is
/// damaged, of another program, of a newer version, or holds what this program would not have written. Gives the version it had. `heard`
/// hears from 0 to 1 how much is done, and may throw.
int checkContent(const std::filesystem::path &file, const std::string &name, const std::function<void(double part)> &heard);
/// Every army, game and campaign outside the bin as text, with a name for its file ("armies/Gauls.optio-army"), until `take` says no.
void eachContent(SQLite::Database &database, const std::function<bool(const std::string &name, const std::string &text)> &take);
/// What `now` has and `then` has not, or not so far.
std::vector<BackupLoss> contentLost(SQLite::Database &now, SQLite::Database &then);

} // namespace optio
