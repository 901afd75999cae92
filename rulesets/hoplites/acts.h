// SPDX-License-Identifier: GPL-3.0-or-later
// The acts of the rule set: what each is stands in acts.toml, what it does in functions.
#pragma once

#include "rulesets/hoplites/act_resolver.h"

#include <memory>
#include <string>
#include <vector>

namespace optio::hoplites {

/// All acts, in the order of acts.toml. Throws Error for one without code and for code without an act.
std::vector<std::unique_ptr<Resolver>> allActs(const Sheet &sheet);
/// One of them by itself: "act" or "shock". Outside a game "act" needs the sheet's armies.
GameAct actNamed(const Sheet &sheet, const std::string &id);

} // namespace optio::hoplites
