// SPDX-License-Identifier: GPL-3.0-or-later
// Disorder points (PUN-046 to PUN-066): taking them, being shaken, losing bases and lines, routing, being destroyed, and the events that
// give morale DPs to those near.
#pragma once

#include "rulesets/punic/narration.h"
#include "rulesets/punic/sheet.h"

#include <string>
#include <vector>

namespace optio::punic {

/// PUN-046.
enum class DpClass { movement, battle };

/// What a piece of the ladder works on.
struct Book {
    const Sheet &sheet;
    State &state;
    Narration &narration;
};

/// How many DPs shake a unit (PUN-048).
int thresholdOf(const Sheet &sheet, const Unit &unit);

/// Gives a unit DPs one by one (PUN-047 to PUN-051). `reason` stands in the lines ("fatigue, die 6"). With `keepBases` (supporters,
/// PUN-260) those beyond shaken are dropped. Elephants and units out of play take none. Gives how many were taken, bases included.
int takeDps(const Book &book, const std::string &unit, int count, DpClass kind, const std::string &reason, const std::string &rule,
            bool keepBases = false);
/// Removes bases from the engaged rank or, not engaged, from the front (PUN-051); destroyed when none is left (PUN-395).
void loseBases(const Book &book, const std::string &unit, int count, const std::string &reason, const std::string &rule);
/// Takes DPs away; a shaken unit that loses one is shaken no more (PUN-066).
void removeDps(const Book &book, const std::string &unit, int count, const std::string &reason, const std::string &rule);
/// Puts formation, lines and shaken right after a change of formation or of lines (PUN-048, PUN-087).
void settleUnit(const Book &book, const std::string &unit);
/// Makes a unit unformed; light troops and elephants stay what they are.
void unform(Unit &unit);

/// The unit routs (PUN-049, PUN-054) and its leaders with it (PUN-055). `together`: units that rout or retire by the same result
/// (PUN-059). Each rout is an event of its own; one that was retiring and has moved has had the inches of its first move (PUN-282).
void rout(const Book &book, const std::string &unit, const std::vector<std::string> &together = {}, const std::string &cause = {});
/// The unit retires: an event, with DPs for MI and HI (PUN-053). `behindTriarii` leaves its mood and formation alone.
void retire(const Book &book, const std::string &unit, const std::vector<std::string> &together = {}, bool behindTriarii = false);
/// The unit is out of play; leaders attached to it are lost with it (PUN-121), those of elephants stand alone (PUN-076).
void remove(const Book &book, const std::string &unit, Status how, const std::vector<std::string> &together = {});
/// Takes a unit out of its combat; one that is left with one side is over (PUN-028).
void leaveCombats(State &state, const std::string &unit);
/// Nothing that goes on concerns the unit any more: its combat, charges, moves, and who pursues it.
void forget(State &state, const std::string &unit);
/// A leader is killed or captured (PUN-055, PUN-126, PUN-127).
void loseLeader(const Book &book, const std::string &leader, const std::string &how);

/// Adds an event of this turn and phase to the list. Who stands within 4" is asked for unless its DPs are 0 or nobody could take them.
Event &addEvent(const Book &book, const std::string &kind, const std::string &side, const std::string &unit, const std::string &leader,
                int dps, const std::string &text, const std::vector<std::string> &exclude, const std::string &cause = {});
/// Was there such an event in this turn and phase? An empty cause stands for any.
bool hadInPhase(const Sheet &sheet, const State &state, const std::string &kind, const std::string &unit, const std::string &cause = {});
/// A unit has moved while it flees: whoever it came near and has not had the DPs of this rout or retirement, or of the leaders who rout
/// with it, is asked for again (PUN-058).
void askAgain(State &state, const std::string &unit);
/// The first event that is still to be asked; null when there is none (PUN-061: it comes before anything else).
const Event *openEvent(const State &state);
/// Friends who may take the DPs of an event: in play, no elephants, not struck, not excluded.
std::vector<std::string> nearby(const State &state, const Event &event);

} // namespace optio::punic
