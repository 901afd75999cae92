// SPDX-License-Identifier: GPL-3.0-or-later
// The acts of a combat: throw both dice ("fight"), add Valour and throw the results die ("combat-result"), settle what becomes of the loser
// ("settle"). Outside a game the first of them does all three, with its Valour told beforehand.
//
// Odds keys: 0 nothing; otherwise 1 + 4 × the loser's side (0 or 1) + its Fate − 1.
#pragma once

#include "rulesets/tropaion/act.h"
#include "rulesets/tropaion/combat.h"

#include <array>
#include <optional>

namespace optio::tropaion {

/// Both fighters of a combat by side, with their lines. How the odds go on from any of its stages.
struct Melee {
    std::array<Fighter, 2> fighters;
    std::array<std::vector<FactorLine>, 2> lines;
    std::array<int, 2> valour{}; ///< added to the totals
    int resultValour = 0;        ///< added to the results die, if the active side won
    std::array<bool, 2> room{true, true}, difficult{};
    int active = 0;

    int total(int side, int die) const
    {
        return die + sumOf(lines[static_cast<std::size_t>(side)]) + valour[static_cast<std::size_t>(side)];
    }
};

std::uint64_t fightKey(int loser, Fate fate);
OutcomeText fightText(std::uint64_t key, const std::array<std::string, 2> &names);

class FightBase : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::vector<Slot> slots() const override { return {{"a", "Fighter", "active"}, {"b", "Enemy", "other"}}; }

protected:
    /// Whoever is named first.
    std::vector<std::string> takingPart(const State &state, const Json &input, std::vector<std::string> named) const override;
    /// The engagement of the units in the slots. Throws Error when they are not in contact.
    const Engagement &engagementIn(const Scene &scene) const;
    /// Throws Error unless this very combat is open at this stage.
    void expectOpen(const Scene &scene, const std::string &stage) const;
};

class FightResolver : public FightBase {
public:
    using FightBase::FightBase;
    std::string id() const override { return "fight"; }
    std::string title() const override { return "Combat"; }
    std::string rule() const override { return "TRO-101"; }
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    Json example() const override;

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
    std::vector<std::string> describing() const override;
    std::vector<DieSlot> diceOf(const Scene &scene) const override;

private:
    Melee meleeOf(const Scene &scene, const Engagement *engagement) const;
    void askGround(Scene &scene, Melee &melee) const;
    void askLoose(Scene &scene, Melee &melee) const;
};

class FightResult : public FightBase {
public:
    using FightBase::FightBase;
    std::string id() const override { return "combat-result"; }
    std::string title() const override { return "Valour and result"; }
    std::string rule() const override { return "TRO-102"; }
    Json example() const override;

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
    std::vector<DieSlot> diceOf(const Scene &scene) const override;
};

class Settle : public FightBase {
public:
    using FightBase::FightBase;
    std::string id() const override { return "settle"; }
    std::string title() const override { return "Settle the combat"; }
    std::string rule() const override { return "TRO-144"; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

} // namespace optio::tropaion
