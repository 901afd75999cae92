// SPDX-License-Identifier: GPL-3.0-or-later
// What the players might forget.
#pragma once

#include "rules/view.h"
#include "rulesets/dbm/sheet.h"
#include "rulesets/dbm/state.h"

namespace optio::dbm {

/// The reminders of a view.
std::vector<Reminder> remindersOf(const Sheet &sheet, const State &state);

} // namespace optio::dbm
