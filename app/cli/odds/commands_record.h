// SPDX-License-Identifier: GPL-3.0-or-later
// record: all games of the library, how often who won, and whether their dice were fair; journal luck: the dice of one game.
#pragma once

#include "app/cli/commands.h"

#include <string>

namespace optio::cli {

struct RecordOptions {
    std::string words, ruleset, player, by = "player", me, format = "json";
    std::string game, nameA, nameB;
    bool over = false;
};
/// The games that are wanted, as JSON or as text with commas, the longest and the closest named.
int recordList(Context &context, const RecordOptions &options);
/// Win rates with their intervals.
int recordRates(Context &context, const RecordOptions &options);
/// All dice of the library against fair ones.
int recordDice(Context &context);
/// Writes down who played a game.
int recordName(Context &context, const RecordOptions &options);
/// What the dice of a journal gave against what was to be expected.
int journalLuck(Context &context, const std::string &file, bool secrets);

} // namespace optio::cli
