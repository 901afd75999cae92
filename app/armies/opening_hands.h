// SPDX-License-Identifier: GPL-3.0-or-later
// Example hands of an army, as its rule set deals them.
#pragma once

#include "rules/ruleset.h"

#include <QVariant>

namespace optio {

/// Does the rule set deal hands at the start ("opening" in its catalogue)?
bool dealsHands(const Json &catalogue);
/// So many opening hands, each from a battle of its own that is thrown away: [[{label,detail,icon}]]. A card without a unit has no icon.
/// Throws Error for an army that cannot be fielded.
QVariantList openingHands(const Ruleset &ruleset, const Json &roster, int hands);

} // namespace optio
