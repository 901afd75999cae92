// SPDX-License-Identifier: GPL-3.0-or-later
// The beginning and the end of a bound: the PIP die, and the victory check.
#pragma once

#include "rulesets/dba/acts.h"
#include "rulesets/dba/sheet.h"

#include <memory>
#include <string>
#include <vector>

namespace optio::dba {

/// Rolls the PIP die of the side whose bound it is.
std::unique_ptr<Case> rollPips(const Sheet &sheet, const GameAct &act, const std::shared_ptr<const State> &state, const Json &input);
std::string rollPipsRefusal(const Sheet &sheet, const GameAct &act, const State &state, const Json &input);
Form rollPipsForm(const Sheet &sheet, const GameAct &act, const State *state, const Json &input);
Json rollPipsComplete(const Sheet &sheet, const GameAct &act, const State *state, const Json &input);

/// Counts the losses, and passes the bound to the other side unless the battle is decided.
Ruling endBound(const Sheet &sheet, const State *state, const Json &input);
std::vector<Question> endBoundQuestions(const Sheet &sheet, const State *state, const Json &input, bool strict);

} // namespace optio::dba
