// SPDX-License-Identifier: GPL-3.0-or-later
// Breaking off (DBM-056): who the opponents are, whether they can be outrun, and the end of the contact.
#pragma once

#include "rulesets/dbm/events.h"
#include "rulesets/dbm/move/moves_distance.h"

#include <string>
#include <vector>

namespace optio::dbm {

/// An opponent to be outrun.
struct Opponent {
    Element element;
    bool riding = false; ///< mounted infantry in the saddle
};

/// The opponents that the marks of these elements name, each kind once.
std::vector<Opponent> opponentsOf(const Sheet &sheet, const State *state, const std::vector<Pick> &picks);
/// Do the marks name the opponents of all of them?
bool opponentsKnown(const State *state, const std::vector<Pick> &picks);
/// Kinds to choose an opponent from: those of the other army, or outside a game all of the catalogue.
std::vector<Choice> opponentChoices(const Words &words, const State *state);
/// "their 200 paces against 100 of Blades (O)". Throws Error (DBM-056) when the slowest of them is not faster than every opponent.
std::string outrun(const Sheet &sheet, const Slowest &slowest, const std::vector<Opponent> &opponents, const Way &way);
/// Whom elements break off from where no mark names them.
struct Left {
    int kind = -1;
    std::string unit; ///< the row, where it is known
};
/// Reads a kind, or in a game the id of an enemy row; a kind that only one row of the enemy has is that row.
Left opponentNamed(const Words &words, const State *state, const std::string &named, const std::string &field);
/// Takes the contact away on both sides; `unit` is the enemy row where no mark names it. The enemies may go after them.
void endContact(const State &state, const Pick &pick, const std::string &unit, Marking &marking, std::vector<Event> &events);
/// Adds the pursuits of the enemies that were left (DBM-064), a row each.
void offerPursuits(const Sheet &sheet, const State &state, const std::vector<Event> &events, Ruling &ruling);

} // namespace optio::dbm
