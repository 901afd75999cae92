// SPDX-License-Identifier: GPL-3.0-or-later
// RulesetFace: what a rule set is called.
#pragma once

#include <string>

namespace optio {

/// All that a list of games or of rule sets shows; it is known without the figures.
struct RulesetFace {
    std::string id, name;
    std::string summary; ///< a sentence for the card of a new game
    std::string kind;    ///< see Ruleset::kind()
};

} // namespace optio
