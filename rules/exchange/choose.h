// SPDX-License-Identifier: GPL-3.0-or-later
// The question that every text without a rule set leaves open: whose army is it?
#pragma once

#include "rules/exchange/format.h"

#include <string>
#include <string_view>

namespace optio::exchange {

/// A rule set by its id, or by its name in whatever letters; null when it is none.
const Ruleset *rulesetNamed(const Rulesets &rulesets, std::string_view idOrName);

/// The rule set that the source or the answers name; otherwise the likeliest, or the first of all. Without a name it is asked for.
/// Throws Error for an answer that is no rule set.
const Ruleset *chosenRuleset(const Source &source, const Rulesets &rulesets, const Ruleset *likely, Import &import);

} // namespace optio::exchange
