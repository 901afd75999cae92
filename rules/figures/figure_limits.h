// SPDX-License-Identifier: GPL-3.0-or-later
// How deep, large and long a TOML file from outside may be, so that reading it takes neither the stack nor the evening.
#pragma once

#include "rules/figures/figures.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace optio {

/// Limits of one file; what readFigures() without them holds to.
struct FigureLimits {
    int depth = 32;                 ///< deepest nesting of tables and arrays
    std::size_t values = 1'000'000; ///< most values, tables and arrays counted too
};

/// The limits of house files: far more than a club changes, and few enough to be read at every start.
constexpr std::size_t mostHouseBytes = std::size_t{1} << 20U, mostHouseRows = 1000, mostHouseValues = 20'000;

/// Reads TOML. Throws Error with file and line also for what goes beyond the limits.
Figure readFigures(std::string_view toml, const std::string &name, FigureLimits limits);

/// The bytes of a file. Throws Error when it cannot be read, is no plain file (a pipe is not waited for), or is larger than `most`.
std::string bytesOfFile(const std::filesystem::path &file, std::size_t most);

} // namespace optio
