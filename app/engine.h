// SPDX-License-Identifier: GPL-3.0-or-later
// The engine's headers that the view models need.
#pragma once

#include "db/store.h"              // IWYU pragma: export
#include "rules/journal/journal.h" // IWYU pragma: export
#include "rules/roster/roster.h"   // IWYU pragma: export
#include "rules/ruleset.h"         // IWYU pragma: export
#include "rulesets/registry.h"     // IWYU pragma: export
