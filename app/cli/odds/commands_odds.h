// SPDX-License-Identifier: GPL-3.0-or-later
// odds matrix: tables of odds.
#pragma once

#include "app/cli/commands.h"

#include <string>

namespace optio::cli {

struct OddsOptions {
    std::string ruleset, situation, rows, columns, answers, format = "json";
    std::string game;               ///< a journal, whose units stand in rows and columns as they are
    std::string attacker, defender; ///< of one cell
    std::string plan;               ///< {"fights":[{"resolver","input","follows":{key:{"done","answers"}}}]} as JSON or a file of it
};
/// Any troops of a rule set, or those of two armies, against each other in one situation.
int oddsMatrix(Context &context, const OddsOptions &options);
/// One of its cells: the input of its ruling, which `resolve` and `journal act` take, its odds, and what each other answer would change.
int oddsCell(Context &context, const OddsOptions &options);
/// What may come of several fights of a game together; the game stays as it is.
int oddsPlan(Context &context, const OddsOptions &options);

} // namespace optio::cli
