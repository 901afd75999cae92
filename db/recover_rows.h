// SPDX-License-Identifier: GPL-3.0-or-later
// Reading what can be read of a damaged file, row by row; and the parts of recovery that have files of their own.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace optio {

using TakeRow = std::function<void(SQLite::Statement &)>;

/// Failures of the source end a reading; those of the new file are Errors (see guarded) and end all.
/// Reads rows until the table ends or cannot be read on; gives the last rowid read (column 0).
std::optional<std::int64_t> readOn(SQLite::Database &from, const std::string &select, const TakeRow &take, bool &whole);
/// Every readable row of a table: from the front, from the back, and one by one between. `columns` begins with the rowid. A row may come
/// twice. A table that is not there has no rows.
void readTable(SQLite::Database &from, const std::string &columns, const std::string &table, const TakeRow &take);

/// What was brought in of campaigns.
struct RecoveredCampaigns {
    int campaigns = 0, entries = 0;
};
/// Adds campaigns, or later entries of those that are there, as far as their lines can be read and their chain holds.
RecoveredCampaigns recoverCampaigns(SQLite::Database &from, SQLite::Database &into);

/// Adds the battles by e-mail that are not there, with the acts of their open turns and what is kept beside them; gives how many.
int recoverMail(SQLite::Database &from, SQLite::Database &into);

} // namespace optio
