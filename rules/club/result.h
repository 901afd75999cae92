// SPDX-License-Identifier: GPL-3.0-or-later
// The result of a club game as it is written down: what each side destroyed, a score, or who won; and the short form of the hobby (CLB-22).
#pragma once

#include "rules/fields.h"

#include <array>
#include <optional>
#include <string>

namespace optio::club {

/// What one side destroyed or took.
struct Taken {
    int elements = 0; ///< those with a general among them
    int generals = 0;
    int camps = 0; ///< camps and built-up areas
    bool operator==(const Taken &) const = default;
};
template <class F> void fields(F &f, Taken &v)
{
    f("elements", v.elements, limit::from(0, 500));
    f("generals", v.generals, limit::from(0, 20));
    f("camps", v.camps, limit::from(0, 20));
}

/// Who won.
enum class Winner { none, a, b };
inline const std::array<const char *, 3> &wordsOf(Winner)
{
    static constexpr std::array<const char *, 3> words{"draw", "a", "b"};
    return words;
}

inline constexpr std::size_t mostGameId = 100;

/// A result. Either `taken` or `score` is there.
struct Result {
    std::optional<std::array<Taken, 2>> taken;  ///< what each side destroyed of the other
    std::optional<std::array<int, 2>> score;    ///< "12:8"
    std::optional<std::array<int, 2>> strength; ///< how many elements (or points) each army had, where shares are wanted
    Winner winner = Winner::none;               ///< when `won` is false, the scheme says
    bool won = false;                           ///< was it said who won?
    bool unfinished = false;                    ///< the clock ended it
    std::array<bool, 2> broken{};               ///< whose army broke
    std::array<bool, 2> confirmed{};            ///< which player has confirmed
    std::string game;                           ///< of the library, where it was taken from one
    std::string noted;                          ///< when, ISO 8601
};
template <class F> void fields(F &f, Result &v)
{
    f("taken", v.taken);
    f("score", v.score, limit::from(0, 9999));
    f("strength", v.strength, limit::from(1, 9999));
    f("winner", v.winner);
    f("won", v.won);
    f("unfinished", v.unfinished);
    f("broken", v.broken);
    f("confirmed", v.confirmed);
    f("game", v.game, limit::sparse, limit::longest(mostGameId));
    f("noted", v.noted, limit::sparse, limit::longest(40));
}

/// "4G-1C": the first destroyed four elements, a general's among them, the second one and a camp; letters in any order, several of one kind
/// as "2G" is written "GG". "12:8": a score. Throws Error with a sentence for anything else.
Result readShort(const std::string &text);
/// The same result as the other player sees it.
Result turned(const Result &result);
/// The short form of a result.
std::string shortForm(const Result &result);

} // namespace optio::club
