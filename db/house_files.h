// SPDX-License-Identifier: GPL-3.0-or-later
// The player's own house files in the data folder, as a backup takes and brings them back. Other files there are left alone.
#pragma once

#include <filesystem>
#include <map>
#include <string>

namespace optio {

/// Bytes by name under house/: "club.toml", and "removed/old.toml" for those that were put aside.
using HouseFiles = std::map<std::string, std::string>;

/// Largest house file, and how many there may be.
constexpr std::size_t mostHouseBytes = std::size_t{1} << 20U, mostHouseFiles = 500;

/// May a file of a backup have this name under house/?
bool isHouseName(const std::string &name);
/// Those in `folder`/house; links and files too large are passed over. Throws Error for one that cannot be read.
HouseFiles houseFilesIn(const std::filesystem::path &folder);
/// Makes the house files those: writes what differs and takes away what is not among them. Throws Error, having put back what was there.
void putHouseFiles(const std::filesystem::path &folder, const HouseFiles &files);

} // namespace optio
