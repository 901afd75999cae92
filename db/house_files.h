// SPDX-License-Identifier: GPL-3.0-or-later
// The player's own house files in the data folder, as a backup takes and brings them back. Other files there are left alone.
#pragma once

#include "rules/figures/figure_limits.h"

#include <filesystem>
#include <map>
#include <string>

namespace optio {

/// Bytes by name under house/: "club.toml", and "removed/old.toml" for those that were put aside.
using HouseFiles = std::map<std::string, std::string>;

/// How many there may be.
constexpr std::size_t mostHouseFiles = 500;

/// May a file of a backup have this name under house/?
bool isHouseName(const std::string &name);
/// Is it the name of a file that was put aside?
bool isAside(const std::string &name);
/// The name under which this one is put aside.
std::string asideName(const std::string &name);
/// Those in `folder`/house; links and files too large are passed over. Throws Error for one that cannot be read.
HouseFiles houseFilesIn(const std::filesystem::path &folder);

} // namespace optio
