// SPDX-License-Identifier: GPL-3.0-or-later
// A file of lines each of which holds the hash of the one before: how the files of campaigns and of events grow.
#pragma once

#include "rules/json.h"

#include <string>
#include <vector>

namespace optio {

struct ChainedLine {
    int n = 0; ///< 0 for the header
    std::string line;
    Json json;
};

/// The line that follows these, of which there is one at least: `body` with "n", "prev" and "time".
ChainedLine nextLine(const std::vector<ChainedLine> &lines, Json body, const std::string &time);
/// Why `json` cannot follow these lines, as the rest of a sentence on its own line ("is not entry 7"); empty when it can.
std::string breakOfChain(const std::vector<ChainedLine> &lines, const Json &json);

} // namespace optio
