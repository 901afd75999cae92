// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of a journal that somebody else adds to: a file, or a game of the library. It is only read, and never held.
#pragma once

#include "app/cli/commands.h"

#include <cstdint>
#include <string>
#include <vector>

namespace optio::cli {

class GrowingJournal {
public:
    /// `place`: a file, or the id of a game in the library. Throws Error when it is neither.
    GrowingJournal(Context &context, std::string place);

    /// The whole lines that have come since; the first time, all. Throws Error when the journal cannot be read.
    std::vector<std::string> more();
    /// Was the file put in the place of another one, or made shorter, so that all lines come again? Asked after more().
    bool isAnother() const { return another_; }

private:
    std::vector<std::string> ofFile();
    std::vector<std::string> ofLibrary();

    Context &context_;
    std::string place_;
    bool file_ = false, another_ = false;
    std::int64_t read_ = 0; ///< bytes or lines
    std::uint64_t inode_ = 0;
};

} // namespace optio::cli
