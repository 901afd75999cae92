// SPDX-License-Identifier: GPL-3.0-or-later
// Close combat by odds: strengths, what multiplies them in order, and the column it is fought in (ANC-078 to ANC-091).
#pragma once

#include "rulesets/ancients/combat/tables.h"
#include "rulesets/ancients/sheet.h"

#include <string>
#include <vector>

namespace optio::ancients {

enum class Approach { front, flank, rear };
enum class Crossing { none, ford, bridge };

/// Where and how a unit fights.
struct Fighter {
    std::string name;
    std::string code; ///< "KN"
    Arm arm = Arm::infantry;
    Face face;            ///< the one that counts: back when disordered, charge in the charge turn
    bool starAll = false; ///< its star counts against all that is not infantry
    int leaders = 0;
    bool hill = false, stream = false;
    // Of an attacker:
    Approach approach = Approach::front;
    Crossing crossing = Crossing::none;
    bool must = false; ///< it did not choose to attack (ANC-060)
    // Of a defender:
    bool village = false;
    bool woods = false;
};

/// Mounted: cavalry, chariots, elephants (ANC-006).
bool mounted(Arm arm);
/// Does this face's star count against that arm (ANC-083)?
bool starCounts(const Fighter &one, Arm against);

/// A reason on the way to a strength.
struct Reckoning {
    int side = 0; ///< 0: attack, 1: defence
    std::string id, label, rule;
    Ratio by;      ///< the multiplier; the strength itself for a base line
    Ratio running; ///< the value afterwards
};

struct Odds {
    std::vector<Reckoning> lines;
    Ratio attack, defence, ratio;
    int column = -1;        ///< index into Tables::columns; -1: below the first, and refused (ANC-091)
    std::string split;      ///< what would help the defender against some of the attackers alone (ANC-089): "star, village or bridge"
    std::string overridden; ///< why the column is not the ratio's, with its rule; empty when it is
};

/// What the odds of an attack hang on besides the fighters.
struct AttackTerms {
    bool tripleRear = false;     ///< option: rear hexes ×3 (ANC-084)
    std::vector<bool> trick;     ///< for each attacker: is the defender prepared for it (ANC-118)?
    bool fellAfterwards = false; ///< the attack was legal when it was declared (ANC-091b)
};

/// The odds of an attack of several units on one.
Odds oddsOf(const Tables &tables, const std::vector<Fighter> &attackers, const Fighter &defender, const AttackTerms &terms);

/// "16", "1/2", "2 1/2".
std::string textOf(const Ratio &ratio);
/// "×2", "×1/2".
std::string timesText(const Ratio &ratio);

} // namespace optio::ancients
