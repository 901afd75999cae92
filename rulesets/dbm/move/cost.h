// SPDX-License-Identifier: GPL-3.0-or-later
// What an action of some elements costs (DBM-033 to DBM-046): their command, the facts about them, and the bill.
#pragma once

#include "rules/ruling/ruling.h"
#include "rulesets/dbm/picks.h"
#include "rulesets/dbm/sheet.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace optio::dbm {

/// A command as its actions see it.
struct Command {
    std::string id, name, path; ///< in a game; `path` is its JSON pointer
    int kind = 0;               ///< word of Words::command
    int drill = 0;              ///< of its general
    int status = 0;             ///< of its general: a word of CostSheet::status
    bool discountUsed = false, generalMoved = false, demoralised = false;
    std::optional<int> pips;  ///< rolled or assigned for this bound
    int spent = 0;            ///< of these
    bool assignFirst = false; ///< its die lies in a pool that is not assigned yet
    /// Never less than none: the die may have been corrected after more was spent.
    int left() const { return std::max(0, pips.value_or(0) - spent); }
};

/// The command of that id in a game. Throws Error when there is none.
Command commandIn(const Sheet &sheet, const State &state, const std::string &id);
/// The command under "command" of an input's "game": {"general","kind","drill","discount_used","general_moved","demoralised","pips"}, each
/// with a default. Throws Error for anything else.
Command commandOutside(const Sheet &sheet, const Json &game);
/// What commandOutside() reads back.
Json toJson(const Sheet &sheet, const Command &command);

/// The facts that elements acting together have before anything is asked.
Facts factsOf(const Sheet &sheet, const std::vector<Pick> &picks, const Command &command);
/// Is it mounted infantry in the saddle?
bool ridesNow(const Element &element, const Part &part);
bool ridesNow(const Pick &pick);
/// Why one of them may not do this, as a sentence with its rule; empty when all may.
std::string barOf(const Sheet &sheet, Facts facts, const std::vector<Pick> &picks);

/// What an action costs.
struct Bill {
    std::vector<Line> lines;
    int total = 0;
    bool discount = false; ///< a general spared a PIP
};
Bill billOf(const Sheet &sheet, const Facts &facts);

/// "3 PIPs", "1 PIP"
std::string pipsText(int pips);

} // namespace optio::dbm
