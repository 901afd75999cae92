// SPDX-License-Identifier: GPL-3.0-or-later
// The resolver of combats (phase V): reads who fights, asks what only the table knows, and makes the case. Odds are those of the five
// results; their keys are 0 (victory of a) to 4 (defeat of a).
#pragma once

#include "rulesets/punic/act.h"
#include "rulesets/punic/combat.h"

#include <array>
#include <map>
#include <string>

namespace optio::punic {

/// What the table says of a combat, kept apart from the state.
struct CombatTold {
    struct One {
        int contact = 0, overlap = 0;
        std::string support;
        bool last = false;
    };
    std::map<std::string, One> units;
    std::array<std::string, 2> main; ///< unit ids
    std::array<Advantage, 2> ground{};
};

/// The melee of a state with what was told about it. The state must outlive it.
Melee assemble(const CombatSheet &sheet, const State &state, const std::string &combat, const CombatTold &told);

/// A combat ready to roll. The dice of both sides are known; the rest is played on a copy of the state.
class CombatCase : public Case {
public:
    CombatCase(const Sheet &sheet, const CombatSheet &combat, const Json *json, State state, const std::string &id, CombatTold told);
    CombatCase(const CombatCase &) = delete;
    CombatCase &operator=(const CombatCase &) = delete;

    std::uint64_t roll(Dice &dice) const override;
    OutcomeText outcome(std::uint64_t key) const override;
    Ruling rule(Dice &dice) const override;

    const Melee &melee() const { return melee_; }
    const Combatant &combatant(int side) const { return combatants_[static_cast<std::size_t>(side)]; }
    /// "Legio I rolls 9 dice, 5 and 6 hit"
    const std::string &dieLabel(int side) const { return labels_[static_cast<std::size_t>(side)]; }

private:
    std::array<int, 2> throwDice(Dice &dice) const;

    const Sheet &sheet_;
    const CombatSheet &combat_;
    const Json *before_; ///< the game's state, which must outlive the case; null outside a game
    State state_;
    CombatTold told_;
    Melee melee_;
    std::array<Combatant, 2> combatants_;
    std::array<std::string, 2> labels_;
};

/// The exact distribution of the difference of hits, a's less b's: outcome key = difference + 64.
Distribution differenceOdds(const Combatant &a, const Combatant &b);

/// See the top of the file. Outside a game the slots hold descriptions of units: those of ActResolver and besides "lines" (bases of a
/// legion's hastati, principes and triarii), "entry" (one or several of "charge", "receive", "pursue", "followUp", "relieved", "hold"),
/// "from" (how enemies that charged struck it), "round", and "support" (a description with "behind", its bases behind this unit).
class CombatResolver : public ActResolver {
public:
    CombatResolver(const Sheet &sheet, const CombatSheet &combat) : ActResolver(sheet), combat_(combat) {}

    std::string id() const override { return "combat"; }
    std::string title() const override { return "Combat"; }
    std::string rule() const override { return "PUN-220"; }
    std::vector<Slot> slots() const override;
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    Json example() const override;
    Form form(const Json *state, const Json &input) const override;
    Json complete(const Json *state, const Json &input) const override;

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
    State stateOf(const Json *state, const Json &input) const override;

private:
    CombatTold ask(Scene &scene, const std::string &combat) const;
    void askBases(Scene &scene, Melee &melee, CombatTold &told, int side) const;
    void askSupport(Scene &scene, const Engaged &engaged, CombatTold::One &one) const;
    /// Throws Error with the reason when an answer names a unit that may not support.
    void refuseSupport(const Scene &scene, const Engaged &engaged, const Asker::Of &of) const;
    void askGround(Scene &scene, Melee &melee, CombatTold &told) const;

    const CombatSheet &combat_;
};

} // namespace optio::punic
