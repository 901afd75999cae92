// SPDX-License-Identifier: GPL-3.0-or-later
// The games of a data folder as a record. What the end of a game says is kept with it until it goes on, so that a list of thousands opens
// at once; so are the names of its players.
#pragma once

#include "db/store.h"
#include "rules/luck/luck.h"
#include "rules/record/record.h"

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

namespace optio {

/// Gives the rule set of a stored game by its id. Throws Error where there is none.
using RulesetOfGame = std::function<const Ruleset &(const GameRow &game)>;

/// One game. One whose journal or rule set cannot be read any more is told by what its row says.
RecordGame recordOf(Store &store, const GameRow &row, const RulesetOfGame &ruleset);
/// All of them, the last played first.
std::vector<RecordGame> recordOf(Store &store, const RulesetOfGame &ruleset);
/// The dice of all games, read piece by piece.
class DiceReading {
public:
    explicit DiceReading(const Store &store) : store_(store), rows_(store.games()) {}
    /// Reads the next lines. False when there are no more. Throws Error.
    bool step();
    /// How many have been looked at.
    int games() const { return static_cast<int>(std::min(rows_.size(), row_ + 1)); }
    const DiceTally &tally() const { return tally_; }

private:
    const Store &store_;
    std::vector<GameRow> rows_;
    DiceTally tally_;
    std::string key_;     ///< of the game that is being read
    std::size_t row_ = 0; ///< its place
    int next_ = 0;        ///< its next line
};

/// Writes down who played. Throws Error when there is no such game, or for a name that is longer than 60 letters or more than a line.
void nameRecordPlayers(Store &store, const std::string &game, const std::array<std::string, 2> &players);

} // namespace optio
