// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of command and movement: facts about elements that act together, what is asked about them, what it costs, who may not.
#pragma once

#include "rules/figures/table.h"
#include "rules/ruling/asking.h"
#include "rulesets/dbm/words.h"

#include <string>
#include <vector>

namespace optio::dbm {

/// A row of the cost. Rows with the same `line` exclude each other; the first that fits counts.
struct Price {
    std::string line, label, text;
    int value = 0;
};

/// What is told of an action, or of what troops did that nobody controlled.
struct Wording {
    std::string id, label, rule, done;
    std::string bent; ///< instead of `done` when the move need not be straight; may be empty
};

/// See the top of the file.
struct CostSheet {
    CostSheet(const Figure &figures, const Words &words);

    /// Words about one element: those of the combats, and the two flags below.
    Vocabulary element;
    int riding, behindCavalry;
    /// Facts that hold of elements acting together when one of the elements fits a row: the number of the field in `vocabulary`.
    Table<int> traits;

    /// Words about the elements that act together, their command and the answers.
    Vocabulary vocabulary;
    int action, size, nth, led, status, commander, discountUsed, everMoved, demoralised, foeKnown, retreat;
    int hasMoved, hasGone, hasHalted, inContact, canMount, immobile; ///< of one element, for `barred`
    int inGame, late;                                                ///< is it a game, and does it stand in a later phase?
    int contacts;                                                    ///< do they come into contact?
    int going, sand, flankStep, bent;                                ///< what the answers say of the way
    std::vector<Named> statuses;                                     ///< of a command's general

    Table<Price> prices;
    Table<std::string> barred; ///< with the reason
    std::vector<Asking> questions, uncontrolled;
    std::vector<Wording> actions, results;
    std::string ridesAs; ///< the type by which mounted infantry moves
    int flankPaces = 0;
    std::string flankLabel, flankRule;

    /// What is told of the result with this id.
    const Wording &result(const std::string &id) const;
};

} // namespace optio::dbm
