// SPDX-License-Identifier: GPL-3.0-or-later
// The resolvers of the rule set: an act of a battle, and a shock attack that is only weighed.
#pragma once

#include "rules/ruling/answered_act.h"
#include "rulesets/hoplites/sheet.h"
#include "rulesets/hoplites/state_json.h"

#include <memory>
#include <string>
#include <vector>

namespace optio::hoplites {

using Does = AnswersOf<Sheet, Battle>;
using GameAct = AnsweredActOf<Sheet, Battle>;

/// One act of the side whose decision it is: {"do": {"act": …}} (see act.h). Outside a game the act is done in a battle of two supplied
/// armies that "game" begins: {"a": army id, "b": army id, "options": {…}}.
std::unique_ptr<Case> act(const Sheet &sheet, const GameAct &resolver, const std::shared_ptr<const Battle> &game, const Json &input);
Form actForm(const Sheet &sheet, const GameAct &resolver, const Battle *game, const Json &input);
Json actComplete(const Sheet &sheet, const GameAct &resolver, const Battle *game, const Json &input);
std::string actRefusal(const Sheet &sheet, const GameAct &resolver, const Battle &game, const Json &input);
std::vector<std::string> actParticipants(const Json &input);
/// A hidden unit came to light (HOP-006).
bool actRevealed(const Json &result);
/// Cards dealt, discarded or bid, and whatever is done with a unit that is hidden then (HOP-041, HOP-408).
bool actSecret(const Json &act, const Json &result);

/// A shock attack as it would be resolved now, with its exact chances (HOP-902). In a game {"attack": {"attackers": […], "defenders": […],
/// "flank": […], "lead": …}}; outside one the units are described: {"a": [unit], "b": [unit], "game": {"rules": […]}}, a unit being
/// {"type","tq","size","missile","coh","depletion","engaged","flanks","column","ground"}.
std::unique_ptr<Case> shock(const Sheet &sheet, const GameAct &resolver, const std::shared_ptr<const Battle> &game, const Json &input);
Form shockForm(const Sheet &sheet, const GameAct &resolver, const Battle *game, const Json &input);
Json shockComplete(const Sheet &sheet, const GameAct &resolver, const Battle *game, const Json &input);
std::string shockRefusal(const Sheet &sheet, const GameAct &resolver, const Battle &game, const Json &input);
std::vector<std::string> shockParticipants(const Json &input);

} // namespace optio::hoplites
