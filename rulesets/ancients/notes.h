// SPDX-License-Identifier: GPL-3.0-or-later
// Sealed notes: what they say, which of a side's notes is opened, and the leader that a stratagem costs (ANC-110 to ANC-114).
#pragma once

#include "rulesets/ancients/act.h"

#include <string>
#include <utility>
#include <vector>

namespace optio::ancients {

/// What a note says: an object with "kind", and what goes with it (ANC-114); a hidden unit's place is {"kind":"hidden","unit","hex"}, where
/// the hex may be left out.
struct Secret {
    std::string kind, own, enemy, edge, unit, hex;
    std::vector<std::string> units;
};

/// Reads the text of a note. Throws Error that says what it lacks.
Secret secretIn(const std::string &text);
/// The side that an input names. Throws Error when it names none.
std::string sideIn(const Json &input);
/// The note of a side that `key` of the input opens, by its number, and what it says. Throws Error for one that was not sealed, or is open.
std::pair<std::size_t, std::string> openedNote(const Side &side, const Json &input, const char *key = "note");
/// The units in a slot of what a note is about, on the map or off it. Throws Error for one there is not.
std::vector<std::string> namedIn(const Scene &scene, const char *slot);
/// What the units of a march are worth together. Throws Error, naming `key`, when it is more than may stay off the map (ANC-119).
int marchWorth(const State &state, const Side &side, const std::vector<std::string> &units, const char *key);
/// Throws Error unless the side may use this stratagem (ANC-112).
void expectAllowed(const Sheet &sheet, const Side &side, const std::string &kind);
/// Notes it as open, for all to read.
void openNote(Side &side, std::size_t number, const std::string &text);
/// A leader is given for the stratagem (ANC-110). That it was kept off the map so far can be seen.
void discard(State &state, const std::string &sideId, Tale &tale);

} // namespace optio::ancients
