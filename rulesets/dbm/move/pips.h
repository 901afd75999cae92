// SPDX-License-Identifier: GPL-3.0-or-later
// PIP dice (DBM-030 to DBM-032): rolling them for the commands of a side, and sharing out the pool of a regular commander-in-chief.
#pragma once

#include "rulesets/dbm/acts.h"
#include "rulesets/dbm/sheet.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace optio::dbm {

/// A command that rolls.
struct Roller {
    std::string id;   ///< "a1"; outside a game its number
    std::string name; ///< the general's
    std::string path; ///< JSON pointer in a game
    bool pooled = false;
    std::optional<int> pip = {}; ///< its PIPs in a game that has them already
};

/// The commands of the active side that roll, those of the pool first, otherwise in their order.
std::vector<Roller> rollersOf(const Sheet &sheet, const State &state);
/// Have the dice of this bound been rolled?
bool pipsRolled(const State &state);
/// Is there a pool that waits to be shared out?
bool poolWaits(const State &state);

/// Rolls a die for each command: those of the pool first.
std::unique_ptr<Case> rollPips(const Sheet &sheet, const GameAct &act, const std::shared_ptr<const State> &state, const Json &input);
std::string rollPipsRefusal(const Sheet &sheet, const GameAct &act, const State &state, const Json &input);
Form rollPipsForm(const Sheet &sheet, const GameAct &act, const State *state, const Json &input);
Json rollPipsComplete(const Sheet &sheet, const GameAct &act, const State *state, const Json &input);

/// Shares out the pool: each of its values to one of its commands (DBM-031).
Ruling assignPips(const Sheet &sheet, const State *state, const Json &input);
std::vector<Question> assignPipsQuestions(const Sheet &sheet, const State *state, const Json &input, bool strict);

} // namespace optio::dbm
