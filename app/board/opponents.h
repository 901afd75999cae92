// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays a game that is played in the program: people, or the computer at one of its levels. Kept with the game as its note "players":
// {"a":"human","b":"<id of a player of the rule set's Arena>"}.
#pragma once

#include "rules/json.h"

#include <QVariant>

#include <string>
#include <vector>

namespace optio {

class Ruleset;
class Store;

constexpr const char *human = "human";         ///< who is no player of the computer
constexpr const char *nobody = "";             ///< whose acts a guided game does by itself
constexpr const char *byMail = "mail";         ///< who answers by e-mail; only asked for, such battles are not kept among the games
constexpr const char *playersNote = "players"; ///< key of the game's note

/// Does the rule set know computer players?
bool hasOpponents(const Ruleset &ruleset);
/// The computer's levels, the weaker first: [{value,label,text}] (HOP-923).
QVariantList opponentsOf(const Ruleset &ruleset);
/// The level that is offered first; "" when there is none.
std::string usualOpponent(const Ruleset &ruleset);
/// Who plays when nobody has said so: side a a person, side b the computer, or where it cannot play two people.
Json usualPlayers(const Ruleset &ruleset);
/// Who plays a stored game; empty when nobody has said so. Throws Error for a note that cannot be read.
Json keptPlayers(const Store &store, const std::string &game);
/// Throws Error unless `players` names somebody, or nobody on purpose, for both sides.
void checkPlayers(const Ruleset &ruleset, const Json &players);

} // namespace optio
