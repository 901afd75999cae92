// SPDX-License-Identifier: GPL-3.0-or-later
// The resolvers for close combat and for shooting: their input, their form and what they refuse. Both are one class; they differ in the
// figures.
#pragma once

#include "rules/ruleset.h"
#include "rulesets/dbm/combat.h"
#include "rulesets/dbm/marks.h"
#include "rulesets/dbm/sheet.h"
#include "rulesets/dbm/situation.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace optio::dbm {

/// See the top of the file. The sheet must outlive it.
class CombatResolver : public Resolver {
public:
    CombatResolver(const Sheet &sheet, const CombatSheet &combat) : sheet_(sheet), combat_(combat) {}

    std::string id() const override { return combat_.id; }
    std::string title() const override { return combat_.title; }
    std::string rule() const override { return combat_.rule; }
    std::vector<Slot> slots() const override;
    Json example() const override { return combat_.example; }
    std::string refusal(const Json &state, const Json &input) const override;
    Form form(const Json *state, const Json &input) const override;
    Json complete(const Json *state, const Json &input) const override;
    std::unique_ptr<Case> prepare(const Json *state, const Json &input) const override;
    std::unique_ptr<Case> prepareLenient(const Json *state, const Json &input) const override { return prepare(state, input); }
    /// What prepare() gives, as what it is.
    Combat combatOf(const Json *state, const Json &input) const;

private:
    Situation open(const Json *state, const Json &input) const;
    void openSide(Situation &situation, int side, const Json &input) const;
    void openPlace(Situation &situation, const Json &input) const;
    /// The elements of a unit that would take part on this side, against that enemy unit; none when all have had their turn.
    /// `returns`: the target shoots back.
    std::optional<Part> partFor(const Json &unit, int side, const std::string &foe, bool returns = false) const;
    std::string refusalOf(const Situation &situation) const;
    std::string refusalOfSide(const Situation &situation, int side) const;
    Contestant contestant(const Situation &situation, int side, int before) const;
    Question question(const Situation &situation, const Asking &asking, int side, const Json &value) const;
    std::vector<Choice> rankChoices(const Situation &situation, const Asking &asking, int side) const;
    bool rankMatters(const Situation &situation, int side, const Element &rank, int at) const;

    const Sheet &sheet_;
    const CombatSheet &combat_;
};

} // namespace optio::dbm
