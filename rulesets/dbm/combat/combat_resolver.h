// SPDX-License-Identifier: GPL-3.0-or-later
// Close combat and shooting: their input, their form and what they refuse. They differ in the figures.
#pragma once

#include "rules/variations.h"
#include "rulesets/dbm/acts.h"
#include "rulesets/dbm/combat/combat.h"
#include "rulesets/dbm/combat/situation.h"
#include "rulesets/dbm/marks.h"
#include "rulesets/dbm/sheet.h"
#include "rulesets/dbx/combat_input.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace optio::dbm {

/// What both do, by the figures of one of them. The sheet must outlive it.
class CombatAct {
public:
    CombatAct(const Sheet &sheet, const CombatSheet &combat)
        : sheet_(sheet), combat_(combat), lateId_((combat.combat == 0 ? "cc" : "sh") + std::string(".late")),
          named_{(combat.combat == 0 ? "cc" : "sh") + std::string(".which_a"), (combat.combat == 0 ? "cc" : "sh") + std::string(".which_b")}
    {}

    std::vector<Candidate> candidates(const State &state, const Slot &slot, const Json &input) const;
    std::string refusal(const State &state, const Json &input) const;
    Form form(const State *state, const Json &input) const;
    Json complete(const State *state, const Json &input) const;
    std::unique_ptr<Case> prepare(const std::shared_ptr<const State> &state, const Json &input) const;
    std::unique_ptr<Variations> variations(const std::shared_ptr<const State> &state, const Json &input) const;
    /// What prepare() gives, as what it is. `kept` is the state, for a case that outlives the act.
    Combat combatOf(const State *state, const Json &input, std::shared_ptr<const State> kept = {}) const;

private:
    class Varied;
    Situation open(const State *state, const Json &input) const;
    void openSide(Situation &situation, int side, const Json &input) const;
    void openPlace(Situation &situation, const Json &input) const;
    /// Finds those who aid.
    void aid(Situation &situation, const Json &input, const Json &answers) const;
    /// Does the target shoot back, as far as it has been answered (DBM-073)? Nobody aids one that does not.
    bool returns(Situation situation, const Json &input) const;
    std::string refusalOf(const Situation &situation) const;
    /// Why it does not come now: its phase is over, or somebody must pursue first.
    std::string untimely(const State &state, const Json &input) const;
    Contestant contestant(const Situation &situation, int side, int before) const;
    Question question(const Situation &situation, const Asking &asking, int side, const Json &value) const;
    std::vector<Choice> rankChoices(const Situation &situation, const Asking &asking, int side) const;
    bool rankMatters(const Situation &situation, int side, const Element &rank, int at) const;

    const Sheet &sheet_;
    const CombatSheet &combat_;
    std::string lateId_;               ///< id of the question why it is done out of order
    std::array<std::string, 2> named_; ///< ids of the questions which element it is
};

} // namespace optio::dbm
