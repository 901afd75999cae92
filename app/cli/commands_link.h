// SPDX-License-Identifier: GPL-3.0-or-later
// link share, join and watch: games shared at the table (docs/link.md). optio-link does it, the program beside this one that knows sockets.
// carry-on and parted need none.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace optio::cli {

class Context;

struct LinkOptions {
    std::string place; ///< a journal file, or a link
    std::string keep, name, replica, game, codes;
    std::string output, other; ///< of carry-on; of parted
    std::vector<std::string> seats;
    std::optional<int> port;
    bool browsers = false;
};
/// Becomes optio-link; comes back only with an Error, when that is not there.
int linkRun(Context &context, const std::string &command, const LinkOptions &options);
/// Makes the game of a copy whose keeper is gone for good (LNK-42).
int linkCarryOn(Context &context, const LinkOptions &options);
/// Where two games with one beginning parted (LNK-43).
int linkParted(Context &context, const LinkOptions &options);

} // namespace optio::cli
