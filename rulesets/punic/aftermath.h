// SPDX-License-Identifier: GPL-3.0-or-later
// Moves on the list: those after combat (phase VI) and those that go on at the start of phase III (PUN-270 to PUN-287); morale DPs, rally,
// captured leaders.
#pragma once

#include "rulesets/punic/act.h"
#include "rulesets/punic/passage.h"

#include <string>
#include <vector>

namespace optio::punic {

/// Makes the next move of a unit that is on the list.
class AfterCombat : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "after-combat"; }
    std::string title() const override { return "Make a move on the list"; }
    std::string rule() const override { return "PUN-270"; }
    std::vector<Slot> slots() const override { return {{"who", "Unit", "any", false, false}}; }
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    Json example() const override;

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
    std::vector<DieSlot> diceOf(const Scene &scene) const override;
};

/// Who stands within 4" of what has happened (PUN-053 to PUN-061).
class Morale : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "morale"; }
    std::string title() const override { return "Who stands within 4\""; }
    std::string rule() const override { return "PUN-053"; }
    std::vector<Slot> slots() const override { return {{"within", "Within 4\"", "any", true, true}}; }
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

/// A shaken unit that stood apart all turn (PUN-175).
class Rally : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "rally"; }
    std::string title() const override { return "Rally"; }
    std::string rule() const override { return "PUN-175"; }
    std::vector<Slot> slots() const override { return {{"who", "Shaken unit", "any", false, false}}; }
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    Json example() const override;

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

/// Enemy troops touch an unattached leader (PUN-121).
class LeaderCaptured : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "leader-captured"; }
    std::string title() const override { return "A leader is captured"; }
    std::string rule() const override { return "PUN-121"; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

/// Has this move of a unit the inches that are added once for each rout or retirement (PUN-150)?
bool firstMove(const State &state, const std::string &unit, const std::string &move);
/// A unit flees or retires so far (PUN-280, PUN-282): those it came near are asked for.
void runAway(const Book &book, const std::string &unit, bool routs, int inches, const Way &way);
/// Why a shaken unit may not rally; empty when it may as far as the game knows.
std::string whyNoRally(const State &state, const Unit &unit);
/// Why a legion may not relieve its ranks (PUN-279, PUN-389); empty when it may.
std::string whyNoRelief(const Unit &unit);
/// Relieves: 1 DP less, first and second line change places.
void relieve(const Book &book, const std::string &unit);
/// The triarii come to the front (PUN-281).
void standBehindTriarii(const Book &book, const std::string &unit);

} // namespace optio::punic
