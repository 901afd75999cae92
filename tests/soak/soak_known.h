// SPDX-License-Identifier: GPL-3.0-or-later
// Faults that are known and still to be mended: the beginnings of what a soak run says of them. What is mended is taken off, so that it
// cannot come back.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace soak {

inline const std::map<std::string, std::vector<std::string>> &knownFaults()
{
    static const std::map<std::string, std::vector<std::string>> known{};
    return known;
}

} // namespace soak
