// SPDX-License-Identifier: GPL-3.0-or-later
// What a roster says besides its units, told by the fields of the catalogue (see Ruleset::catalogue).
#pragma once

#include "rules/json.h"

#include <string>

namespace optio {

/// "commander-in-chief · camp": what the catalogue's "commandFields" ask of a command, its name left out.
std::string commandText(const Json &catalogue, const Json &command);
/// A table for each group of the catalogue's "armyFields" of which the roster says something; long texts are left out.
Json armyTables(const Json &catalogue, const Json &roster);

} // namespace optio
