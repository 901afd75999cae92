// SPDX-License-Identifier: GPL-3.0-or-later
// The die of death (PUN-118 to PUN-120): what becomes of leaders whose unit was hit or fought.
#pragma once

#include "rulesets/punic/combat/disorder.h"
#include "rulesets/punic/sheet.h"

#include <string>

namespace optio::punic {

/// Its values are outcome keys.
enum class LeaderDeath : std::uint64_t { unharmed, wounded, killed };

/// The dice alone. The second die is thrown only when the first calls for it.
LeaderDeath dieOfDeath(const CombatSheet &combat, bool wounded, const std::string &name, Dice &dice);
/// The dice for one leader, and what follows; nothing for one who is lost already.
void riskLeader(const Book &book, const CombatSheet &combat, const std::string &leader, const std::string &why, Dice &dice);

} // namespace optio::punic
