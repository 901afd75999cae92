// SPDX-License-Identifier: GPL-3.0-or-later
// Close combat between two units in contact: their factors (TRO-142), what a results die does to the loser (TRO-103 to TRO-107), and how
// that changes the game.
#pragma once

#include "rulesets/tropaion/narration.h"
#include "rulesets/tropaion/sheet.h"

#include <string>
#include <vector>

namespace optio::tropaion {

/// One of the two who fight, with all that its factors and its fate hang on.
struct Fighter {
    Unit unit;
    Aspect touched = Aspect::front; ///< where the enemy of this combat touches it
    bool charged = false, foeCharged = false;
    bool massed = false, front = true; ///< in a file of two of a mass; in the front rank
    bool behind = false;               ///< a comrade of its column stands behind it, who does not go back with it
    bool flanked = false, rearTouched = false;
    bool breakLines = false, shieldwall = false;
    bool support = false, higher = false, rough = false;
    bool wavering = false; ///< its army
};

/// A reason in a total.
struct FactorLine {
    std::string id, label, rule;
    int value = 0;
};

/// What the game knows of a unit in one of its engagements; whether it is supported, and the ground, is still to be asked.
Fighter fighterOf(const State &state, const Engagement &engagement, int side);
/// The lines of its total without its die and Valour, in the order of the rules.
std::vector<FactorLine> combatLines(const Sheet &sheet, const Fighter &fighter);
int sumOf(const std::vector<FactorLine> &lines);

/// What may become of a loser.
enum class Fate { none, pushed, pushedDisrupted, disrupted, broken };
struct Blow {
    bool moved = false;
    int disruption = 0; ///< points taken, of a broken unit as well
    bool broken = false;
    bool held = false;      ///< it should have gone back and could not
    bool swallowed = false; ///< disrupted pikes driven into difficult terrain (TRO-115)
    Fate fate() const;
    bool operator==(const Blow &) const = default;
};

/// Why a unit cannot go back, as far as the game knows ("Elephants"); empty when nothing forbids it (TRO-107).
std::string stuckReason(const Fighter &fighter);
/// What a result does. `room`: it can go straight back; `difficult`: that takes pikes into difficult terrain.
Blow blowOf(const Sheet &sheet, const Result &result, const Fighter &fighter, bool room, bool difficult);

/// Is the question of room, or of difficult terrain, open: does its answer change what becomes of the unit (TRO-144)?
bool roomMatters(const Sheet &sheet, const Result &result, const Fighter &fighter, bool hasDifficult);
bool difficultMatters(const Sheet &sheet, const Result &result, const Fighter &fighter, bool hasDifficult);

/// Supporting archers who may stand in contact behind a unit. Of those in its own formation it is known where they stand, and behind its
/// own column's archers stands nobody else (TRO-114).
std::vector<std::pair<std::string, std::string>> archersBehind(const State &state, const std::string &unit);
/// The archers right behind it in its own column, one behind the other: each goes back with the unit before it (TRO-114).
std::vector<std::string> archersOfColumn(const State &state, const std::string &unit);

/// Makes the change and tells it. `archers`: supporting archers in contact behind, who go back with it; may be empty (TRO-114).
void takeBlow(const Sheet &sheet, State &state, Narration &narration, const Fighter &fighter, const Blow &blow,
              const std::vector<std::string> &archers);
/// Takes a unit off the table; its engagements end and its formation is read again (TRO-111).
void loseUnit(State &state, const std::string &unit);
/// A unit and those behind it go back 1 MU: engagements end (TRO-108).
void goBack(State &state, const std::string &unit, int distance = 1);

} // namespace optio::tropaion
