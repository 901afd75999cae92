// SPDX-License-Identifier: GPL-3.0-or-later
// A game taken up from its journal file, to go on with it. Long ones are kept as they stood after the last entry, in the user's folder for
// what can be made anew (XDG_CACHE_HOME): while the file is the one that was kept, by number, length and times, its lines need not be read
// again, and an act costs the same in a long game as in a short one. Without that folder, or with another file, all lines are read.
#pragma once

#include "app/cli/files.h"
#include "app/cli/journal_reading.h"

#include <optional>
#include <string>

namespace optio::cli {

class TakenUp {
public:
    /// `file` and `context` must outlive it. Throws Error naming the line that does not fit.
    TakenUp(Context &context, JournalFile &file, const std::string &path);

    const Ruleset &ruleset() const { return game_->ruleset(); }
    Game &game() { return *game_; }
    const Game &game() const { return *game_; }
    /// Entry n; 0 is the header.
    Entry entry(int n) const;
    /// All lines, read when they are first asked for.
    const Read &whole() const;
    /// Tells of a last line that a crash cut short and that is left out; empty when there is none.
    const std::string &cut() const { return cut_; }
    /// Keeps the game as it stands, after its entry was added to the file.
    void keep() const;

private:
    bool takeKept();

    Context &context_;
    JournalFile &file_;
    std::string path_, cut_;
    std::optional<Game> game_;
    mutable std::optional<Read> read_;
};

} // namespace optio::cli
