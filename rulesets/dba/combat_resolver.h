// SPDX-License-Identifier: GPL-3.0-or-later
// The resolvers for close combat and for shooting: their input, their form and what they refuse. Both are one class; they differ in the
// figures.
#pragma once

#include "rules/ruleset.h"
#include "rulesets/dba/combat.h"
#include "rulesets/dba/marks.h"
#include "rulesets/dbx/combat_input.h"

#include <memory>
#include <string>
#include <vector>

namespace optio::dba {

/// See the top of the file. The sheet must outlive it.
class CombatResolver : public Resolver {
public:
    CombatResolver(const Sheet &sheet, const CombatSheet &combat) : sheet_(sheet), combat_(combat) {}

    std::string id() const override { return combat_.id; }
    std::string title() const override { return combat_.title; }
    std::string rule() const override { return combat_.rule; }
    std::vector<Slot> slots() const override;
    Json example() const override { return combat_.example; }
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    std::vector<std::string> participants(const Json &input) const override { return dbx::fighters(input); }
    std::string refusal(const Json &state, const Json &input) const override;
    Form form(const Json *state, const Json &input) const override;
    Json complete(const Json *state, const Json &input) const override;
    std::unique_ptr<Case> prepare(const Json *state, const Json &input) const override;
    std::unique_ptr<Case> prepareLenient(const Json *state, const Json &input) const override { return prepare(state, input); }

    /// The combat with every answer at its default.
    Combat standard(const Json &state, const std::string &a, const std::string &b) const;

private:
    Situation open(const Json *state, const Json &input) const;
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
