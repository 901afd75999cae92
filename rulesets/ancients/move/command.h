// SPDX-License-Identifier: GPL-3.0-or-later
// Command, control and missiles as plain rules: initiative by leaders, who runs, what moves cost, who may retreat, what a shot hits on.
#pragma once

#include "rulesets/ancients/combat/combat.h"

#include <string>
#include <vector>

namespace optio::ancients {

/// Points of initiative (ANC-033): with a die, or fixed (`die` 0).
int pipsOf(const Tables &tables, int leaders, int die);
/// Up to which face of the control die impetuous units run (ANC-056): 0 never, 6 always, both without a die.
int uncontrolledTo(const Tables &tables, int leaders);
/// Points to hold an impetuous unit or group (ANC-061).
int priceOfControl(const Tables &tables, bool canReach);

/// Is the unit at home in woods and swamps (ANC-043)?
bool freeOfWoods(const Notation &notation);
/// May it pass and retreat through friends (ANC-044, ANC-045)?
bool slipsThrough(const Notation &notation);
/// May a unit leave the zone of control of an enemy in good order (ANC-047)?
bool mayLeaveZone(int moverMove, bool moverDisordered, int enemyMove, bool enemyDisordered);
/// May a unit retreat before combat, by its state and speed (ANC-073)?
bool mayRetreat(Arm arm, bool disordered, int move, const std::vector<int> &attackersMoves);
/// Must it advance into a hex that was left (ANC-104)?
bool mustAdvance(const std::string &code);
/// Does its fall disorder all around (ANC-100)?
bool fallsHard(const std::string &code);

/// Highest face that hits; -1 when it is beyond the range (ANC-071). `covered`: in woods or a village (ANC-072).
int hitsUpTo(const Tables &tables, char missile, int range, FireClass target, const std::string &code, bool covered);
/// The greatest range of a class.
int reachOf(const Tables &tables, char missile);
/// Shots a unit has at a target (ANC-069).
int shotsOf(const Tables &tables, const Notation &shooter, Arm target);

/// The cheapest choice whose worth reaches `over`/`under` of `whole` and that loses it without its cheapest unit: indices into `values`
/// (ANC-117, ANC-168). The least in value, then in number.
std::vector<std::size_t> cheapestShare(const std::vector<int> &values, int over, int under, int whole);
/// Does a chosen worth satisfy such a share? Gives the reason when it does not: "" when it does.
std::string shareFault(const std::vector<int> &chosen, int over, int under, int whole);

/// The nearest enemies that an entry shocks (ANC-126, ANC-127): how many of `values`, which are in order of nearness.
std::size_t shockedBy(int enteringValue, const std::vector<int> &values);

} // namespace optio::ancients
