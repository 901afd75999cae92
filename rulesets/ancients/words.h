// SPDX-License-Identifier: GPL-3.0-or-later
// Small forms of words, and lists of them.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

namespace optio::ancients {

/// "1 unit", "3 units".
inline std::string counted(int n, const char *one, const char *many) { return std::to_string(n) + " " + (n == 1 ? one : many); }

/// "Its leader falls", "Its 2 leaders fall": what becomes of those with a unit.
inline std::string leadersSaid(std::size_t n, const char *one, const char *many)
{
    return n == 1 ? std::string("Its leader") + one : "Its " + std::to_string(n) + " leaders" + many;
}

/// Is the id among these?
inline bool among(const std::vector<std::string> &ids, const std::string &id) { return std::find(ids.begin(), ids.end(), id) != ids.end(); }

} // namespace optio::ancients
