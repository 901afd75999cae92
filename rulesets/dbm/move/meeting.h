// SPDX-License-Identifier: GPL-3.0-or-later
// Contact that a move makes (DBM-013, DBM-072): the players tell it and may name the enemies; both sides keep it until an outcome, a
// break-off, the loss of the enemy or a correction ends it.
#pragma once

#include "rules/ruling/asking.h"
#include "rulesets/dbm/marks.h"
#include "rulesets/dbm/words.h"

#include <string>
#include <vector>

namespace optio::dbm {

/// Number of the questions of kind "own" that ask which enemies are contacted.
constexpr int whichEnemies = 2;
/// The answer, and the mark, for enemies that nobody names.
inline const std::string unnamed = "?";

/// Answers become facts; the enemies that are contacted are the one question that figures cannot ask.
class Meeting : public PlainSubject {
public:
    /// `side`: "a" or "b", of those who move.
    Meeting(const Words &words, const State *state, std::string side, Facts &facts)
        : PlainSubject(facts), words_(words), state_(state), side_(std::move(side))
    {}
    Json answer(const Asking &asking, int side, const Json *given) override;
    /// The question as a form shows it.
    Question shown(const Asking &asking, int side, const Json &value) const;
    /// The id of the enemy row, or `unnamed`.
    const std::string &foe() const { return foe_; }

private:
    std::vector<Choice> choices() const;
    const Words &words_;
    const State *state_;
    std::string side_;
    std::string foe_ = unnamed;
};

/// Puts as many elements of an enemy row as are free into contact with `unit`; nothing for an unnamed one.
void meet(const State &state, const std::string &foe, const std::string &unit, int count, Marking &marking);

} // namespace optio::dbm
