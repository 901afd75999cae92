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
    static const std::map<std::string, std::vector<std::string>> known{
        {"dbm",
         {"DBM-037 contacts exist: in contact with a row that has lost all its elements",
          // The part that fights is another one by the time it is marked.
          "what is not refused can be done: close-combat"}},
        {"dba", {"DBA-031 contacts exist: in contact with a row that has lost all its elements"}},
        {"tropaion",
         {// Chargers may name a front that is taken, and an enemy they touch already.
          "TRO-020 one engagement for each pair", "TRO-021 room for one enemy at front and rear"}},
    };
    return known;
}

} // namespace soak
