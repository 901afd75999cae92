// SPDX-License-Identifier: GPL-3.0-or-later
// The acts of a combat: throw both dice ("fight"), add Valour and throw the results die ("combat-result"), settle what becomes of the loser
// ("settle"). Outside a game the first of them does all three, with its Valour told beforehand.
//
// Odds keys: 0 nothing; otherwise 1 + 4 × the loser's side (0 or 1) + its Fate − 1.
#pragma once

#include "rulesets/tropaion/act.h"
#include "rulesets/tropaion/combat/combat.h"

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
/// "Spartiates 2: 7 to 5 against Phalanx 1", for whichever side won.
std::string winText(const std::array<std::string, 2> &names, const std::array<int, 2> &totals, int winner);

/// The engagement of the units in the slots. Throws Error when they are not in contact.
const Engagement &engagementIn(const Scene &scene);
/// Throws Error unless this very combat is open at this stage.
void expectOpen(const Scene &scene, const std::string &stage);
/// The fighter of the active side first, whoever is named first.
std::vector<std::string> fightersTakingPart(const State &state, const Json &input, std::vector<std::string> named);

/// Throws both dice.
std::unique_ptr<Case> fight(Scene &scene);
std::vector<DieSlot> fightDice(const Scene &scene);
std::vector<Candidate> fightCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);

/// Adds Valour and throws the results die.
std::unique_ptr<Case> fightResult(Scene &scene);
std::vector<DieSlot> fightResultDice(const Scene &scene);

/// Who goes back with a unit: the archers of its own column, otherwise those of whom it is said that they stand in contact behind it, with
/// the archers behind them (TRO-114).
std::vector<std::string> askArchers(Scene &scene, const Unit &unit);

/// Settles what becomes of the loser.
std::unique_ptr<Case> settle(Scene &scene);

} // namespace optio::tropaion
