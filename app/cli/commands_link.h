// SPDX-License-Identifier: GPL-3.0-or-later
// link share, join and watch: games shared at the table (docs/link.md). optio-link does it, the program beside this one that knows sockets.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace optio::cli {

class Context;

struct LinkOptions {
    std::string place; ///< a journal file, or a link
    std::string keep, name, replica;
    std::vector<std::string> seats;
    std::optional<int> port;
};
/// Becomes optio-link; comes back only with an Error, when that is not there.
int linkRun(Context &context, const std::string &command, const LinkOptions &options);

} // namespace optio::cli
