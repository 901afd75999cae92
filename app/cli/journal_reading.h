// SPDX-License-Identifier: GPL-3.0-or-later
// A journal taken up from its lines, as the journal commands share it.
#pragma once

#include "app/cli/commands.h"
#include "rules/journal/journal.h"

#include <optional>
#include <string>
#include <vector>

namespace optio::cli {

/// A journal and its rule set.
struct Read {
    const Ruleset *ruleset = nullptr;
    std::vector<Entry> entries; ///< the header first
    std::string cut;            ///< tells of a last line that a crash cut short and that is left out; empty when there is none
};

/// Reads a journal's text. Throws Error naming the line.
Read readLines(Context &context, const std::string &text, const std::string &what);
/// Reads a journal file, or standard input for "-"; a line cut short is told on standard error.
Read readFile(Context &context, const std::string &path);
/// The game after all its entries. Throws Error naming the entry that does not fit.
Game takeUp(const Read &read);
/// The game after entry `after`, or after all. Throws Error for one that it has not.
Game takenUpTo(const Read &read, const std::optional<int> &after);
/// Which entries have been taken back, by number.
std::vector<bool> takenBack(const std::vector<Entry> &entries);

} // namespace optio::cli
