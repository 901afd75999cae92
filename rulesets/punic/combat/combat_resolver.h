// SPDX-License-Identifier: GPL-3.0-or-later
// The resolver of combats (phase V): reads who fights, asks what only the table knows, and makes the case. Odds are those of the five
// results; their keys are 0 (victory of a) to 4 (defeat of a).
#pragma once

#include "rulesets/punic/act.h"
#include "rulesets/punic/combat/combat.h"

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
    std::string alike() const override;

    const Melee &melee() const { return melee_; }
    const Combatant &combatant(int side) const { return combatants_[static_cast<std::size_t>(side)]; }
    /// The dice of a side line by line; their sum is its dice.
    std::vector<DiceLine> linesOf(int side) const { return muster(combat_, melee_, side).lines; }
    /// "Legio I rolls 9 dice, 5 and 6 hit"
    std::string dieLabel(int side) const;

private:
    std::array<int, 2> throwDice(Dice &dice) const;

    const Sheet &sheet_;
    const CombatSheet &combat_;
    const Json *before_; ///< the game's state, which must outlive the case; null outside a game
    State state_;
    CombatTold told_;
    Melee melee_;
    std::array<Combatant, 2> combatants_;
};

/// The exact distribution of the difference of hits, a's less b's: outcome key = difference + 64.
Distribution differenceOdds(const Combatant &a, const Combatant &b);

/// See the top of the file. Outside a game the slots hold descriptions of units: those of ActResolver and besides "lines" (bases of a
/// legion's hastati, principes and triarii), "entry" (one or several of "charge", "receive", "pursue", "followUp", "relieved", "hold"),
/// "from" (how enemies that charged struck it), "round", and "support" (a description with "behind", its bases behind this unit).
std::unique_ptr<Case> fight(Scene &scene);
std::vector<Candidate> fightCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);
void fightForm(const Sheet &sheet, const Resolver &act, const Json *state, const Json &input, Form &form);
/// Writes down all who fight, whoever was named.
void fightComplete(const Json &state, const Json &input, Json &whole);
State fightState(const Sheet &sheet, const About &about, const Json *state, const Json &input);

} // namespace optio::punic
