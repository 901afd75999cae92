// SPDX-License-Identifier: GPL-3.0-or-later
// Places in a roster as people call them: "Command 1, row 6 (Blades)" for "/commands/0/units/5". No message to a player names a path.
#pragma once

#include "rules/ruleset.h"

#include <string>
#include <string_view>
#include <vector>

namespace optio {

/// What the place is called: "Hannibal, row 6 (Blades), type"; "the list of commands"; the words of its path for all else. Without a rule
/// set rows have no troops' names.
std::string placeName(const Json &roster, std::string_view where, const Ruleset *ruleset = nullptr);

/// A sentence with all its places put into words, those at its start as what it speaks of: "/commands/0/units/5.type: no" becomes
/// "Command 1, row 6: type: no".
std::string withPlaceNames(const Json &roster, const std::string &sentence, const Ruleset *ruleset = nullptr);

/// A message about a row that stands by itself: "unit.type: no" becomes "type: no".
std::string aboutRow(const std::string &sentence);

/// The findings, none of which names a path in its text.
std::vector<Finding> withPlaceNames(const Ruleset &ruleset, const Json &roster, std::vector<Finding> findings);

} // namespace optio
