// SPDX-License-Identifier: GPL-3.0-or-later
// Supplied armies: the rosters that come with a rule set, one TOML file each.
#pragma once

#include "rules/json.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace optio {

/// What a rule set does with a row of a supplied army: throws Error naming `file` for one it does not know, and adds what the file leaves
/// out.
using SettleRow = std::function<void(Json &row, const std::string &file)>;

/// The armies of `folder`/armies/*.toml as rosters of the rule set `ruleset`, in the order of their file names; `data` is the hash of the
/// figures. An army without a limit has the limit 0, that is none. Throws Error with file and line for a file that cannot be read.
std::vector<Json> readArmies(const std::filesystem::path &folder, const std::string &ruleset, const std::string &data,
                             const SettleRow &settle);

} // namespace optio
