// SPDX-License-Identifier: GPL-3.0-or-later
// Losses of a game: element equivalents lost and left, and the points at which commands and armies break. Everything is counted in
// halves.
#pragma once

#include "rules/ruling/ruling.h"
#include "rulesets/dbm/army/element.h"
#include "rulesets/dbm/sheet.h"

#include <string>

namespace optio::dbm {

/// Elements and element equivalents (in halves) of some units.
struct Tally {
    int elements = 0, left = 0, equivalents = 0, lost = 0;
    void add(const Tally &other);
};

/// Element equivalents of one element in this game (in halves), with what its settings add for generals.
int equivalentsIn(const Sheet &sheet, const State &state, const Element &element);
Tally tallyOfUnit(const Sheet &sheet, const State &state, const Unit &unit);
Tally tallyOfCommand(const Sheet &sheet, const State &state, const Corps &command);

/// Where a command stands (DBM-161).
struct Standing {
    Tally tally;
    int breaks = 0;           ///< losses at which it is demoralised when the bound ends; 0 for one that never is
    bool demoralised = false; ///< it is so already
    bool atBreak() const { return breaks > 0 && tally.lost >= breaks; }
};
Standing standingOf(const Sheet &sheet, const State &state, const Corps &command);

/// Does this game count a demoralised command as lost altogether (DBM-162)?
bool countsWhole(const Sheet &sheet, const State &state);
/// What a command adds to the losses of its army.
int countedLoss(const Sheet &sheet, const State &state, const Standing &command);

/// Losses at which an army of that size is beaten.
int breakOfArmy(const Sheet &sheet, int equivalents);
/// Where an army stands (DBM-162): `tally.lost` is what counts against it.
Standing standingOfArmy(const Sheet &sheet, const State &state, const Army &army);

/// "3½ of 18 EE lost, demoralised at 6"
std::string lossText(const Standing &standing, const std::string &what = "demoralised");

/// The value of a game's setting; its default for games that do not say.
const Json &settingOf(const Sheet &sheet, const State &state, const char *setting);

} // namespace optio::dbm
