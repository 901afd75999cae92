// SPDX-License-Identifier: GPL-3.0-or-later
// The result of a club game that was played in Optio, taken from the game itself (CLB-22): losses, general and camp as its rule set shows
// them, and its end.
#pragma once

#include "rules/club/result.h"

namespace optio {
class Ruleset;
}

namespace optio::club {

/// What a game comes to for an event; side a is the first player. Neither has confirmed it yet. A game that is not over is unfinished.
Result resultOfGame(const Ruleset &ruleset, const Json &header, const Json &state);
/// What the act "result" is given to enter this result (acts.h), without its table; `game` is the id of the game that it comes from, and
/// both players still have to confirm it then. "" for one that was typed.
Json inputOf(const Result &result, const std::string &game);

} // namespace optio::club
