// SPDX-License-Identifier: GPL-3.0-or-later
// A move once all is asked: who goes, what each does and meets, and on whose dice.
#pragma once

#include "rulesets/punic/move/move.h"
#include "rulesets/punic/move/passage.h"

#include <string>
#include <vector>

namespace optio::punic {

/// One unit of a move.
struct Mover {
    std::string id;
    bool manoeuvres = false; ///< makes the manoeuvres of the plan
    bool near = false;       ///< within 8" of enemy
    int rough = 0;           ///< DPs of the ground
    std::vector<Passage> passed;
};

/// See the top of the file.
struct MovePlan {
    std::string kind;                    ///< "march", "move" or "manoeuvre"
    std::vector<std::string> manoeuvres; ///< at most two halves
    std::string formation;               ///< taken up by a change or a re-forming
    std::vector<Mover> movers;           ///< the unit itself, then those that go with it
    std::string leader;                  ///< who controls them all (PUN-149); "" when they dice for themselves
    std::vector<int> shared;             ///< dice of his that are thrown already

    bool has(const std::string &manoeuvre) const;
};

/// Formations a unit may take up.
std::vector<std::string> formationsOf(const Unit &unit);
/// Does a manoeuvre near enemy disturb it (PUN-155 to PUN-159)?
bool disturbs(const ManoeuvreRow &row, const Unit &unit);
/// Would another movement DP do anything?
bool fresh(const Sheet &sheet, const Unit &unit);
/// Why a manoeuvre may not be made; empty when it may.
std::string whyNoManoeuvre(const Unit &unit, const std::string &id);

/// Asks which manoeuvres are made.
void askManoeuvre(Scene &scene, const Unit &unit, MovePlan &plan);
/// Asks what goes with a move or march: a manoeuvre before it, and on whose dice it is made.
void askMove(Scene &scene, const Unit &unit, MovePlan &plan);
/// Adds those who go along: who conforms to a unit that moves, and who is named for its group. Throws Error for one who cannot.
void askMates(Scene &scene, const Unit &unit, MovePlan &plan);
/// Asks of each that moves about ground, passages of lines and enemy near by.
void askGround(Scene &scene, MovePlan &plan);

/// Manoeuvres, ground and passages of all who move, before their dice.
void beginMove(const Book &book, const MovePlan &plan);
/// They march.
void marchOn(const Book &book, const MovePlan &plan);
/// They move by these dice, each as far as its type may use them, and take their fatigue. `half`: after a manoeuvre that costs half.
void goBy(const Book &book, const MovePlan &plan, const std::vector<int> &dice, bool half);

} // namespace optio::punic
