// SPDX-License-Identifier: GPL-3.0-or-later
// The engine's headers for files that also include Qt: Qt's keyword macro `slots` would swallow Resolver::slots(), so it is put away
// (write Q_SLOTS where it is meant).
#pragma once

#undef slots

#include "db/store.h"          // IWYU pragma: export
#include "rules/journal.h"     // IWYU pragma: export
#include "rules/roster.h"      // IWYU pragma: export
#include "rules/ruleset.h"     // IWYU pragma: export
#include "rulesets/registry.h" // IWYU pragma: export
