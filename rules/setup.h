// SPDX-License-Identifier: GPL-3.0-or-later
// What a game is begun with when nobody spells it out: an army that the dice choose, and the game of an older journal begun again.
#pragma once

#include "rules/journal/journal.h"

#include <cstddef>
#include <string>

namespace optio {

/// Which of `count` armies the dice of a game give to the enemy (HOP-310): all equally likely, and the same for the same key. Throws Error
/// when there is none.
std::size_t drawnArmy(const GameKey &key, std::size_t count);

/// The game of a journal's header from its beginning: the same armies and options, and with `sameDice` the same key, so that the same acts
/// throw the same dice; otherwise a new one. The battle of a campaign becomes a game of its own. Throws Error for a header that lacks one
/// of them.
GameSetup setupAgain(const Json &header, bool sameDice, const std::string &created);

} // namespace optio
