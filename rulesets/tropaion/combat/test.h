// SPDX-License-Identifier: GPL-3.0-or-later
// Discipline tests (TRO-062, TRO-140, TRO-141): their modifiers, the worst set of a formation, and what may still save a failed one.
#pragma once

#include "rulesets/tropaion/act.h"
#include "rulesets/tropaion/combat/combat.h"

#include <map>
#include <string>
#include <vector>

namespace optio::tropaion {

/// A test before its die.
struct TestPlan {
    std::string purpose, side;
    std::vector<std::string> who;
    std::string worst;             ///< the unit whose modifiers count
    std::vector<FactorLine> lines; ///< its modifiers
    int sum = 0;
    // Outside a game it is told beforehand what may be spent once the die is seen; in one this is decided then.
    int points = 0;     ///< added when they make it pass (TRO-060)
    bool again = false; ///< rolled again with Broken Vine Staff when they do not (TRO-128)
};

/// Asks for the modifiers of each unit and takes the worst set. `targets`: whom each unit charges (TRO-140, Fearsome).
TestPlan askTest(Scene &scene, const std::string &purpose, const std::vector<std::string> &who,
                 const std::map<std::string, std::string> &targets = {});
/// The die of a test, told with its lines. True when it passes; a failed one stays open in state.test while points or a card may save it.
bool throwTest(const Sheet &sheet, const TestPlan &plan, Dice &dice, State &state, Narration &narration);
/// Does it pass, for odds?
bool testPasses(const Sheet &sheet, const TestPlan &plan, Dice &dice);
/// The odds with one point, two, … until it is certain, and with `again` each of them with Broken Vine Staff besides (TRO-031, TRO-145).
std::vector<Prospect> prospectsOf(const Sheet &sheet, TestPlan plan, bool again);
/// May Broken Vine Staff be played for such a test, as far as everybody knows (TRO-128)?
bool staffMaySave(const State &state, const TestPlan &plan);
OutcomeText testText(std::uint64_t passed, const std::string &side);
/// Tells the die of a test that is open, and what has been added to it.
void tellOpenTest(Narration &narration, const Test &test, const std::string &side);
/// How many points a failed test lacks, and how many of its side's could be used for it.
int shortfall(const Sheet &sheet, const Test &test);
bool strategyServes(const State &state, const Test &test);
/// Are there points enough to pay what it lacks?
bool payable(const Sheet &sheet, const State &state, const Test &test);

/// What follows from a test that is decided: the move, the charge, the rally.
void decideTest(const Sheet &sheet, State &state, Narration &narration, const Test &test, bool passed);

/// Pays what a failed test lacks (TRO-057, TRO-058).
std::unique_ptr<Case> saveTest(Scene &scene);

/// Leaves a failed test failed.
std::unique_ptr<Case> failTest(Scene &scene);

/// A disrupted unit tries to recover (TRO-120).
std::unique_ptr<Case> rally(Scene &scene);
std::vector<Candidate> rallyCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);
std::vector<DieSlot> rallyDice(const Scene &scene);

} // namespace optio::tropaion
