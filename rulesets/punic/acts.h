// SPDX-License-Identifier: GPL-3.0-or-later
// The acts of the rule set: what each is stands in acts.toml, what it does in functions.
#pragma once

#include "rulesets/punic/act.h"

#include <memory>
#include <vector>

namespace optio::punic {

/// All acts, in the order of acts.toml. Throws Error for one without code and for code without an act.
std::vector<std::unique_ptr<Resolver>> allActs(const Sheet &sheet);

} // namespace optio::punic
