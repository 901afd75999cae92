// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "rules/ruleset.h"

namespace optio::feud {
/// A made-up rule set, whole and small, with the figures of a folder.
std::unique_ptr<Ruleset> ruleset(const std::filesystem::path &figures);
} // namespace optio::feud
