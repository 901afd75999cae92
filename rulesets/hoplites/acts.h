// SPDX-License-Identifier: GPL-3.0-or-later
// The acts of the rule set: what each is stands in acts.toml, what it does in functions; an act of the battle is a class of its own.
#pragma once

#include "rulesets/hoplites/act_resolver.h"

#include <memory>
#include <vector>

namespace optio::hoplites {

/// All acts, in the order of acts.toml. Throws Error for one without code and for code without an act.
std::vector<std::unique_ptr<Resolver>> allActs(const Sheet &sheet, const BeginBattle &begin);
/// The shock attack by itself.
JsonActOf<Sheet> shockAct(const Sheet &sheet);
/// An act of the battle by itself; outside a game it can begin none.
ActResolver battleAct(const Sheet &sheet);

} // namespace optio::hoplites
