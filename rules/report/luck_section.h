// SPDX-License-Identifier: GPL-3.0-or-later
// Luck within the page of a battle.
#pragma once

#include "rules/luck/luck.h"
#include "rules/report/story.h"

#include <string>

namespace optio {

/// A section of HTML; empty when no dice were thrown.
std::string luckSection(const Luck &luck, const ReportWords &words);

} // namespace optio
