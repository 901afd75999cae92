// SPDX-License-Identifier: GPL-3.0-or-later
// What a game knows that a ruling needs: read from its state, or outside a game from the "game" of the input.
#pragma once

#include "rules/json.h"
#include "rules/ruling/asking.h"
#include "rules/ruling/ruling.h"
#include "rulesets/dba/sheet.h"
#include "rulesets/dba/state.h"

#include <string>
#include <vector>

namespace optio::dba {

/// What an input may say under "game" where there is none.
struct Place {
    std::string scale;
    bool firstBound = false;  ///< is it the moving side's first?
    bool generalLost = false; ///< has the moving side lost its general?
    int pips = -1;            ///< PIPs left, -1 when nothing is said of them
};

/// Reads {"scale","first_bound","general_lost","pips"}, each with its default. Throws Error naming the key and what is allowed.
Place placeFrom(const Sheet &sheet, const Json &input);
Json toJson(const Place &place);
/// Of the active side of a game.
Place placeOf(const Sheet &sheet, const State &state);

/// The side whose bound it is: 0 or 1.
int activeSide(const State &state);
/// Has a side lost its general's element?
bool generalLost(const State &state, int side);
/// Does an act of this step ("moves") come too late in this bound (DBA-010)? Never when the battle is decided.
bool isLate(const Sheet &sheet, const State &state, const std::string &step);
/// Why it may not be done now, as a sentence; empty when the answer "dba.late" gives a reason to do it all the same.
std::string lateRefusal(const Sheet &sheet, const State &state, const std::string &step, const Json &answers);
/// Throws Error (DBA-010) when the bound's PIP die has not been rolled yet.
void needPips(const Sheet &sheet, const State &state);

} // namespace optio::dba
