// SPDX-License-Identifier: GPL-3.0-or-later
// Who takes part in an act, named the same in whatever words the act is given.
#pragma once

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

namespace optio {

/// Puts those who stand in one place behind `names`, each once and in the order of their ids: the same act given in another order draws the
/// same dice.
inline void joinParticipants(std::vector<std::string> &names, std::vector<std::string> place)
{
    std::sort(place.begin(), place.end());
    place.erase(std::unique(place.begin(), place.end()), place.end());
    names.insert(names.end(), std::make_move_iterator(place.begin()), std::make_move_iterator(place.end()));
}

} // namespace optio
