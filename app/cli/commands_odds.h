// SPDX-License-Identifier: GPL-3.0-or-later
// odds matrix: tables of odds.
#pragma once

#include "app/cli/commands.h"

#include <string>

namespace optio::cli {

struct OddsOptions {
    std::string ruleset, situation, rows, columns, answers, format = "json";
};
/// Any troops of a rule set, or those of two armies, against each other in one situation.
int oddsMatrix(Context &context, const OddsOptions &options);

} // namespace optio::cli
