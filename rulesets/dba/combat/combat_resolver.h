// SPDX-License-Identifier: GPL-3.0-or-later
// Close combat and shooting: their input, their form and what they refuse. They differ in the figures.
#pragma once

#include "rulesets/dba/acts.h"
#include "rulesets/dba/combat/combat.h"
#include "rulesets/dba/marks.h"
#include "rulesets/dbx/combat_input.h"

#include <memory>
#include <string>
#include <vector>

namespace optio::dba {

/// What both do, by the figures of one of them. The sheet must outlive it.
class CombatAct {
public:
    CombatAct(const Sheet &sheet, const CombatSheet &combat) : sheet_(sheet), combat_(combat) {}

    std::vector<Candidate> candidates(const State &state, const Slot &slot, const Json &input) const;
    std::string refusal(const State &state, const Json &input) const;
    Form form(const State *state, const Json &input) const;
    Json complete(const State *state, const Json &input) const;
    std::unique_ptr<Case> prepare(const std::shared_ptr<const State> &state, const Json &input) const;

    /// The combat with every answer at its default.
    Combat standard(const State &state, const std::string &a, const std::string &b) const;

private:
    Situation open(const State *state, const Json &input) const;
    void openSide(Situation &situation, int side, const Json &input) const;
    void knowArmy(Situation &situation, int side) const;
    void ask(Situation &situation, const Json &answers, bool strict, const Asked &asked = {}) const;
    bool close() const { return combat_.combat == 0; }
    /// Finds those who aid.
    void aid(Situation &situation, const Json &input, const Json &answers) const;
    std::string refusalOf(const Situation &situation) const;
    std::string refusalOfSide(const Situation &situation, int side) const;
    Contestant contestant(const Situation &situation, int side, int before) const;

    const Sheet &sheet_;
    const CombatSheet &combat_;
};

} // namespace optio::dba
