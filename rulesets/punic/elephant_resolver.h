// SPDX-License-Identifier: GPL-3.0-or-later
// Resolvers about elephants out of hand, free hacks and leaders' fates.
#pragma once

#include "rulesets/punic/act.h"
#include "rulesets/punic/combat_sheet.h"

#include <string>
#include <vector>

namespace optio::punic {

/// Tells whom a rampaging elephant burst through (PUN-056, PUN-308).
class RampageResolver : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "rampage"; }
    std::string title() const override { return "Rampage"; }
    std::string rule() const override { return "PUN-056"; }
    std::vector<Slot> slots() const override;
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    Json example() const override;

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

/// The crew's attempt to stop it in phase I (PUN-077).
class StopRampageResolver : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "stop-rampage"; }
    std::string title() const override { return "Stop a rampage"; }
    std::string rule() const override { return "PUN-077"; }
    std::vector<Slot> slots() const override { return {{"who", "Rampaging elephant", "any", false, false}}; }
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    Json example() const override;

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

/// A free hack at runaways (PUN-285). Odds keys: bases struck.
class FreeHackResolver : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "free-hack"; }
    std::string title() const override { return "Free hack"; }
    std::string rule() const override { return "PUN-285"; }
    std::vector<Slot> slots() const override
    {
        return {{"a", "Who caught them", "any", false, false}, {"b", "Who was caught", "other", false, false}};
    }
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    Json example() const override;

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
    State stateOf(const Json *state, const Json &input) const override;
    std::vector<DieSlot> diceOf(const Scene &scene) const override;
};

/// The die of death for the leaders of a unit, where it is no part of another act (PUN-118). Odds keys: LeaderFate of the first leader.
class DieOfDeathResolver : public ActResolver {
public:
    DieOfDeathResolver(const Sheet &sheet, const CombatSheet &combat) : ActResolver(sheet), combat_(combat) {}
    std::string id() const override { return "die-of-death"; }
    std::string title() const override { return "Die of death"; }
    std::string rule() const override { return "PUN-118"; }
    std::vector<Slot> slots() const override { return {{"unit", "Unit with a leader", "any", false, false}}; }
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    Json example() const override;

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;

private:
    const CombatSheet &combat_;
};

} // namespace optio::punic
