// SPDX-License-Identifier: GPL-3.0-or-later
// Charts and sheets in the language of now.
#pragma once

#include "rules/json.h"

#include <QString>

#include <string>
#include <vector>

namespace optio {

/// A chart (see rules/charts.h) or a sheet (see rules/print/print.h) with its heads, titles and cells looked up. Names (of an
/// army, of a club's players) and what a player noted stay as they are.
Json sheetInWords(Json sheet);
/// All of them.
std::vector<Json> sheetsInWords(std::vector<Json> sheets);

} // namespace optio
