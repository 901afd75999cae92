// SPDX-License-Identifier: GPL-3.0-or-later
// Personal combat: the challenge, its champions, and the bout turn by turn (SAM-41 to SAM-62). A period that has champions has the card;
// its hooks play it.
#pragma once

#include "rulesets/hoplites/play.h"

#include <array>
#include <string>

namespace optio::hoplites {

/// The champions who live, as bits.
std::uint32_t livingOf(const Sheet &sheet, const State &state);
/// Are there two to fight (SAM-43)?
bool championsLeft(const Sheet &sheet, const State &state);

/// The wounds that the men of side A and B get in one turn of a bout, by their Ability (SAM-50). The challenger's die falls first.
/// `names` label the dice; `faces`, where wanted, gets what they showed.
std::array<int, 2> boutTurn(const std::array<int, 2> &ability, int challenger, Dice &dice,
                            const std::array<std::string_view, 2> &names = {"champion", "champion"}, std::array<int, 2> *faces = nullptr);

/// Between two acts, in any phase of one's own turn (SAM-42).
bool mayChallenge(const Sheet &sheet, const State &state);
/// Picks two men for the active side's challenge and begins the bout (SAM-44).
void challenge(Play &play);
/// One turn of it, or all there are (SAM-50 to SAM-58).
void fightBout(Play &play, bool out);

/// What comes of a bout from here (SAM-59): turns in which nobody is wounded are divided out.
struct BoutOdds {
    std::array<double, 2> p{};          ///< that the man of side A, of side B wins
    std::array<std::string, 2> exact{}; ///< the same as a fraction; empty where its figures pass 128 bits
    std::array<Weight, 2> ways{};       ///< the cases of both, as exact as they can be
};
BoutOdds oddsOfBout(const std::array<int, 2> &ability, const std::array<int, 2> &stamina);
BoutOdds oddsOfBout(const Sheet &sheet, const State &state);

} // namespace optio::hoplites
