// SPDX-License-Identifier: GPL-3.0-or-later
// Phase I (PUN-095 to PUN-140): initiative, leader actions, control.
#pragma once

#include "rulesets/punic/act.h"

#include <string>
#include <vector>

namespace optio::punic {

/// Both sides roll; the higher has the choice.
class Initiative : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "initiative"; }
    std::string title() const override { return "Initiative"; }
    std::string rule() const override { return "PUN-095"; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

/// The winner takes the initiative or gives it away.
class InitiativeChoice : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "initiative-choice"; }
    std::string title() const override { return "Take or give the initiative"; }
    std::string rule() const override { return "PUN-300"; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

/// One action of a leader (PUN-110 to PUN-116). The slot "leader" holds a leader's id.
class LeaderAct : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "leader"; }
    std::string title() const override { return "Leader action"; }
    std::string rule() const override { return "PUN-110"; }
    std::vector<Slot> slots() const override { return {{"leader", "Leader", "active", false, false}}; }
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    Json example() const override;

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
    State stateOf(const Json *state, const Json &input) const override;
    std::vector<Contestant> headOf(const Scene &) const override { return {}; }
};

/// The second move of a leader who stands alone, in phase III (PUN-112). The slot "leader" holds a leader's id.
class LeaderMove : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "leader-move"; }
    std::string title() const override { return "Move a leader"; }
    std::string rule() const override { return "PUN-112"; }
    std::vector<Slot> slots() const override { return {{"leader", "Leader", "active", false, false}}; }
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    Json example() const override { return {{"leader", {{"name", "Hanno"}}}, {"answers", Json::object()}}; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
    State stateOf(const Json *state, const Json &input) const override;
    std::vector<Contestant> headOf(const Scene &) const override { return {}; }
};

/// Why a leader may not move in phase III; empty when he may.
std::string whyNoSecondMove(const Leader &leader);

/// Who of a side is not under control (PUN-130 to PUN-133).
class ControlStatus : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "control"; }
    std::string title() const override { return "Who is not under control"; }
    std::string rule() const override { return "PUN-130"; }
    std::vector<Slot> slots() const override;
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

/// Control tests (PUN-134 to PUN-140), for several units at once.
class ControlTest : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "control-test"; }
    std::string title() const override { return "Control test"; }
    std::string rule() const override { return "PUN-137"; }
    std::vector<Slot> slots() const override { return {{"who", "Who tests", "active", true, false}}; }
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    Json example() const override;
    /// Most units in one act: the odds are those of all their dice together.
    static constexpr std::size_t most = 4;

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
    std::vector<DieSlot> diceOf(const Scene &scene) const override;
};

/// The attached leader changes a control test by one, after the die (PUN-136).
class LeaderAdjust : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "control-leader"; }
    std::string title() const override { return "Leader's adjustment"; }
    std::string rule() const override { return "PUN-136"; }
    std::vector<Slot> slots() const override { return {{"who", "Unit", "active", false, false}}; }
    Json example() const override;

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

/// The id in the slot "leader". Throws Error when nobody is named.
std::string leaderIn(const Json &input);
/// That leader. Throws Error for a unit that is none, and for an id that is not known.
const Leader &leaderNamed(const State &state, const std::string &id);
/// What a control test's total means.
const ControlRow &controlOf(const Sheet &sheet, int total);
/// Does it throw an average die (PUN-134)?
bool testsSoft(const Unit &unit);
/// PUN-135.
int controlBonus(const State &state, const Unit &unit);

} // namespace optio::punic
