// SPDX-License-Identifier: GPL-3.0-or-later
// The acts of the rule set: what each is stands in acts.toml, what it does in functions.
#pragma once

#include "rules/ruling/answered_act.h"
#include "rulesets/dbm/sheet.h"
#include "rulesets/dbm/state.h"

#include <memory>
#include <vector>

namespace optio::dbm {

using Does = AnswersOf<Sheet, State>;
using GameAct = AnsweredActOf<Sheet, State>;

/// All acts: the combats, then those of acts.toml in its order. Throws Error for one without code and for code without an act.
std::vector<std::unique_ptr<Resolver>> allActs(const Sheet &sheet);

} // namespace optio::dbm
