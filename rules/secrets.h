// SPDX-License-Identifier: GPL-3.0-or-later
// What of a journal may be read while its game goes on: a secret act (Resolver::secret) tells its sentence and nothing else until the game
// has ended.
#pragma once

#include "rules/json.h"

#include <string>

namespace optio {

class Ruleset;

/// Is `entry` (a journal's line, read) an act that the rule set keeps secret? False for one of a ruling the rule set no longer has.
bool isSecret(const Ruleset &ruleset, const Json &entry);
/// Is `entry` an act that brought a secret out (Resolver::revealed), so that both players should agree before it is taken back?
bool isReveal(const Ruleset &ruleset, const Json &entry);
/// The side on whose private page the act of `entry` was done ("a", "b"), "" for any other entry.
std::string pageOf(const Ruleset &ruleset, const Json &state, const Json &entry);
/// Leaves of a result its sentence alone.
Json sentenceOf(const Json &result);

} // namespace optio
