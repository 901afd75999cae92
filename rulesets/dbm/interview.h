// SPDX-License-Identifier: GPL-3.0-or-later
// The interview: goes through the questions of a combat in order, asks those that apply given the answers before them, and tells the
// situation what each answer says.
#pragma once

#include "rulesets/dbm/situation.h"

#include <functional>
#include <string>

namespace optio::dbm {

/// Goes through the questions. With `strict` an answer that is not allowed, does not apply or is not known is an Error naming it;
/// otherwise such answers give way to the default. `asked`, when given, receives every question that applies.
void interview(const Sheet &sheet, const CombatSheet &combat, Situation &situation, const Json &answers, bool strict,
               const std::function<void(const Asking &, int side, const Json &value)> &asked = {});

/// The default answer of a question.
Json standardOf(const Asking &asking);

/// Reads a rank's answer: "none" (false), a kind, an element, or in a game a unit of the same army. Throws Error naming `field`.
bool rankFrom(const Sheet &sheet, const Situation &situation, int side, const Json &value, const std::string &field, Element &rank);

} // namespace optio::dbm
