// SPDX-License-Identifier: GPL-3.0-or-later
// An element as rosters, games and inputs describe it, and units as a game's state holds them.
#pragma once

#include "rules/json.h"
#include "rulesets/dba/state.h"
#include "rulesets/dba/words.h"

#include <string>

namespace optio::dba {

/// What the rules need to know of one element.
struct Element {
    int type = 0;
    bool general = false;
};

/// Reads an element described outside a game: "Bd" or {"type":"Bd","general":true}. Throws Error naming `field` and what is allowed.
Element elementFromJson(const Words &words, const Json &json, const std::string &field);
/// Reads a row of a roster or of a game: keys that no element has are left alone.
Element elementFromRow(const Words &words, const Json &row, const std::string &field);
Json toJson(const Words &words, const Element &element);
/// "Blades"
const std::string &titleOf(const Words &words, const Element &element);

/// The number of elements of a roster's row.
int countOf(const Json &unit);
/// Those of a row of the game.
inline Element elementOf(const Words &words, const Unit &unit) { return elementFromRow(words, unit.row, unit.id); }
/// "Romans", of the side with that number.
std::string nameOfSide(const State &state, int side);
} // namespace optio::dba
