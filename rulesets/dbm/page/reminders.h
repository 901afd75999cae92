// SPDX-License-Identifier: GPL-3.0-or-later
// What the players might forget.
#pragma once

#include "rulesets/dbm/sheet.h"

namespace optio::dbm {

/// The reminders of a view: [{"text","rule","resolver","input"}], the last two where an act settles it.
Json remindersOf(const Sheet &sheet, const Json &state);

} // namespace optio::dbm
