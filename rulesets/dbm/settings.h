// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of a game, and what a ruling outside a game may say about them.
#pragma once

#include "rulesets/dbm/sheet.h"

#include <memory>
#include <string>

namespace optio::dbm {

/// All settings at their defaults. Lives as long as the sheet.
const Json &usualSettings(const Sheet &sheet);
/// The given settings with the rest at their defaults. Throws Error naming an unknown one, or the allowed values.
std::shared_ptr<const Json> completeSettings(const Sheet &sheet, const Json &given);
/// The word of the weather in `game` ({"weather","settings"}), the default when it says nothing. Throws Error naming the allowed keys and
/// values.
int skyOf(const Sheet &sheet, const Json &game);
/// "Bw, WWg, Art(X)…": the shooters, for messages.
std::string shooterList(const Sheet &sheet);

} // namespace optio::dbm
