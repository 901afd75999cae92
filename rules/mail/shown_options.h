// SPDX-License-Identifier: GPL-3.0-or-later
// What an invitation tells of the options of its battle, before it is answered (PBM-06).
#pragma once

#include "rules/mail/lines.h"
#include "rules/ruleset.h"

#include <vector>

namespace optio::mail {

/// The options of a set-up in the order of the rule set: `value` is what was chosen, `standard` the default. Left out are those that every
/// battle by e-mail settles alike (PBM-05), and at their default those of other periods and what the set-up tells elsewhere (rout levels,
/// terrain, more cards). Throws Error for a rule set that is not played by e-mail and for what cannot be fought.
std::vector<Question> shownOptions(const Ruleset &ruleset, const SetUp &setUp);

/// Is it at something else than its default?
inline bool isChanged(const Question &option) { return option.value != option.standard; }

} // namespace optio::mail
