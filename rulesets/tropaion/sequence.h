// SPDX-License-Identifier: GPL-3.0-or-later
// The sequence of play (TRO-040 to TRO-044): what is still compulsory, the end of a phase, and losses at the end of the turn (TRO-121 to
// TRO-124).
#pragma once

#include "rulesets/tropaion/act.h"

#include <string>
#include <vector>

namespace optio::tropaion {

/// What must be done before the phase may end, as sentences (TRO-153).
std::vector<std::string> compulsory(const State &state);
/// How a battle has ended that the players ended (TRO-044).
std::string agreedText(const State &state);
/// Are the armies still being set up?
bool beforeBattle(const State &state);
/// Begins the player-turn of a side: what its units did is forgotten.
void beginPlayerTurn(State &state, const std::string &side);
/// Morale that an army loses in this turn, in halves (TRO-121).
int lossesOf(const Sheet &sheet, const State &state, const std::string &side);
/// Would Hold! answer these losses (TRO-136)?
bool mayHold(const Sheet &sheet, const State &state, const std::string &side);

/// Ends a phase of a player-turn.
class EndPhase : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "end-phase"; }
    std::string title() const override { return "Next phase"; }
    std::string rule() const override { return "TRO-040"; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

/// Counts the losses of the turn.
class Losses : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "losses"; }
    std::string title() const override { return "Count the losses"; }
    std::string rule() const override { return "TRO-121"; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

/// Ends the battle as both players agree (TRO-044).
class AgreeEnd : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "agree-end"; }
    std::string title() const override { return "End the battle by agreement"; }
    std::string rule() const override { return "TRO-044"; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

/// Fast cavalry goes 1 MU farther for Valour (TRO-055).
class Fast : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "fast"; }
    std::string title() const override { return "1 MU more"; }
    std::string rule() const override { return "TRO-055"; }
    std::vector<Slot> slots() const override { return {{"who", "Fast cavalry", "active", true}}; }
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    Json example() const override { return {{"who", Json::array({{{"type", "MC"}, {"traits", {"fast"}}}})}, {"answers", Json::object()}}; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

} // namespace optio::tropaion
