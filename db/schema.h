// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of the store and the steps from each version of them to the next.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>

namespace optio {

/// Marks a file as the store's (PRAGMA application_id): "OPTI".
inline constexpr std::int32_t applicationId = 0x4F505449;

/// The SQL of the steps: step i leads from version i to version i + 1.
std::span<const char *const> schemaSteps();

/// Brings the open database to the version that `steps` lead to, in one transaction. When it holds tables already, a backup is written
/// beside `file` first. Throws Error when the database is of a newer version or not the store's.
void migrate(SQLite::Database &database, const std::filesystem::path &file, std::span<const char *const> steps);

/// The place of line n of a game among all lines: the lines of a game lie side by side, in order.
inline std::int64_t placeOf(std::int64_t game, int n) { return game << 32 | n; }

} // namespace optio
