// SPDX-License-Identifier: GPL-3.0-or-later
// What an answer has done, beside what it means for the odds.
#pragma once

#include "rules/ruleset.h"

namespace optio {

/// Would another answer to a question of yes and no or of choices have something else done, whatever it means for the odds: other changes,
/// other instructions, other acts after it, or a choice that cannot be made as it stands? Looked at with the lowest and the highest dice.
bool decidesWhat(const Resolver &resolver, const Json *state, const Json &input, const Question &question);

} // namespace optio
