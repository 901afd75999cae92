// SPDX-License-Identifier: GPL-3.0-or-later
// Formations: which are allowed, who stands beside and behind whom, and what is left of them when units move, go back or are lost.
#pragma once

#include "rulesets/tropaion/sheet.h"

#include <string>
#include <vector>

namespace optio::tropaion {

/// Where a unit stands in its formation.
struct Post {
    const Formation *formation = nullptr; ///< null: it stands alone
    std::size_t file = 0, rank = 0;
};

Post postOf(const State &state, const std::string &unit);
/// The files of its formation that stand together with this unit: all of them, or those on one side of a gap, which are a formation of
/// their own while it lasts (TRO-117); who stands behind a gap is such a part alone. Empty for a unit in no formation.
std::vector<std::vector<std::string>> partOf(const State &state, const std::string &unit);
/// Does it stand in a file of two of a mass (TRO-023)?
bool massed(const State &state, const std::string &unit);
/// How many stand before it in its file of that part.
std::size_t rankOf(const State &state, const std::string &unit);
/// Is the part it stands in one file (TRO-019)?
bool inColumn(const State &state, const std::string &unit);
/// The comrade directly behind it in its file; "" when there is none.
std::string comradeBehind(const State &state, const std::string &unit);
/// Does it stand in its own formation beside a comrade who is still there and has gone back as far (TRO-119)?
bool hasNeighbour(const State &state, const std::string &unit);
/// On how many of its flanks such a comrade stands: 0 to 2.
int neighboursOf(const State &state, const std::string &unit);

/// The files of units in the order they were picked: a line from the left, a column from the front, a mass with its front rank first.
std::vector<std::vector<std::string>> filesOf(const std::vector<std::string> &units, const std::string &shape);
/// Throws Error naming the rule that a formation of these files would break (TRO-116, TRO-191). With `agreed` it is set down as it stands
/// on the table (TRO-025), units in combat as well.
void checkFormation(const Sheet &sheet, const State &state, const std::vector<std::vector<std::string>> &files, bool agreed = false);
/// Puts units into a new formation, out of those they stood in. Throws Error as checkFormation() does.
void formUp(const Sheet &sheet, State &state, std::vector<std::vector<std::string>> files, bool agreed = false);
/// Takes a unit out of its formation; what is left is read again (TRO-069, TRO-118).
void leaveFormation(State &state, const std::string &unit);
/// Is the gap before this unit one that opened in these moves of its owner, so that only his next moves may fill it (TRO-117)?
bool freshGap(const State &state, const std::string &unit);
/// Takes out lost units at once; with `displaced` also cuts where neighbours have gone back differently (TRO-118). Gaps that may still be
/// filled stay open, but for those of the formation `closeGapsOf`, of which somebody else has moved or gone back, or those of the side
/// `closeGapsOf`, whose moves end: of these a fresh gap stays open (TRO-117).
void rereadFormations(State &state, bool displaced, const std::string &closeGapsOf = {});

} // namespace optio::tropaion
