// SPDX-License-Identifier: GPL-3.0-or-later
// Which pair plays at which table (CLB-03): a player who needs a table has it, nobody has the same one twice where that can be helped, and
// the leaders play at the first tables.
#pragma once

#include "rules/club/event_state.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace optio::club {

/// The games of a round with their tables, by key(number); `pairs` in the order of the tables they would have.
std::map<std::string, ClubGame> seated(const EventState &state, int round, const std::vector<std::pair<std::string, std::string>> &pairs);

} // namespace optio::club
