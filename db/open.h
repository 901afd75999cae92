// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the data file: makes, checks, migrates and backs it up, and brings a damaged one's contents into a new one.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>
#include <string>

namespace optio {

struct Opened {
    SQLite::Database database;
    std::string notice; ///< what the user should know; empty when all was well
};

/// `folder`/optio.sqlite.
std::filesystem::path dataFile(const std::filesystem::path &folder);

/// Throws Error, harming nothing, when the file cannot be used (see Store).
Opened openData(const std::filesystem::path &folder);

} // namespace optio
