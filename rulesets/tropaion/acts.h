// SPDX-License-Identifier: GPL-3.0-or-later
// The acts of the rule set: what each is stands in acts.toml, what it does in functions.
#pragma once

#include "rulesets/tropaion/act.h"

#include <memory>
#include <string>
#include <vector>

namespace optio::tropaion {

/// All acts, in the order of acts.toml. Throws Error for one without code and for code without an act.
std::vector<std::unique_ptr<Resolver>> allActs(const Sheet &sheet);
/// One of them by itself. Throws Error when there is no such act.
ActResolver actNamed(const Sheet &sheet, const std::string &id);

} // namespace optio::tropaion
