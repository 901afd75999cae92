// SPDX-License-Identifier: GPL-3.0-or-later
// Reading pieces of rosters.
#pragma once

#include "rulesets/hoplites/army/muster.h"

#include <string>
#include <utility>

namespace optio::hoplites {

/// A whole number within a range. Throws Error naming the key and the rule.
int wholeAt(const Json &json, const char *key, int least, int most, const std::string &where, const char *rule = "HOP-932");
/// A text; empty for anything else.
std::string textAt(const Json &json, const char *key);
/// What is legal of a number (points.toml).
std::pair<int, int> rangeOf(const Sheet &sheet, const char *key);

} // namespace optio::hoplites
