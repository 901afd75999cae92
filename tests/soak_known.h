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
        {"punic",
         {// An enemy that fled or fell stays the target of a pursuit.
          "PUN-190 charges are of units in play",
          // A row of the watch without an enemy, and no bases in contact (PUN-388).
          "the form's answers are taken: combat (watch)",
          // An elephant that is shot mad while it charges.
          "nothing breaks: charge-move"}},
    };
    return known;
}

} // namespace soak
