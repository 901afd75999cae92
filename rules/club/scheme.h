// SPDX-License-Identifier: GPL-3.0-or-later
// A scoring scheme: one TOML file (CLB-20, CLB-21).
//
//   id, name, note     what it is; `note` says where it comes from
//   points             a formula (formula.h): the points of one player
//   win                a formula: whether this player has won, where a result does not say it
//   worth = { element = 1, general = 2, camp = 2 }   what "destroyed" and "lost" count; a general counts besides its element
//   least, most        bounds of the points of one game
//   elements, generals, camps    the largest numbers a side can lose
//   typed = "points" or "score"  what 12:8 means: the points themselves, or a score that the formulas read
//   bye = "mean" or a number, bye_first: points of a bye; the mean of the player's other games, and `bye_first` while there is none
//   clock = "draw" or "ahead"    what a game is that the clock ended: a draw, or won by whom `win` names
//   ties = ["head_to_head", "countback", …]  in this order; umpire (the organiser decides) comes last
//
// Names in formulas, all of the player whose points are worked out: won drawn beaten (1 or 0), destroyed lost (by their worth),
// elements_destroyed elements_lost generals_destroyed generals_lost camps_taken camps_lost, share_destroyed share_lost (0 to 1, of the
// armies' strength), broke broken (1 or 0), score other_score.
#pragma once

#include "rules/club/formula.h"
#include "rules/club/result.h"

#include <array>
#include <filesystem>
#include <string>
#include <vector>

namespace optio::club {

/// Points are kept in thousandths.
using Points = int;
inline constexpr Points onePoint = 1000;

/// How ties are settled.
enum class Tie { headToHead, countback, wins, destroyed, umpire };
inline const std::array<const char *, 5> &wordsOf(Tie)
{
    static constexpr std::array<const char *, 5> words{"head_to_head", "countback", "wins", "destroyed", "umpire"};
    return words;
}

/// A result by a scheme.
struct Scored {
    std::array<Points, 2> points{};
    Winner winner = Winner::none;
    std::array<int, 2> destroyed{}; ///< by their worth
};

class Scheme {
public:
    /// Reads one and tries it: a scheme that can give less than its least, more than its most or no number at all is refused. Throws Error
    /// with file and line.
    static Scheme read(std::string_view toml, const std::string &name);

    /// The points of a game. Throws Error for a result that the scheme does not allow.
    Scored score(const Result &result) const;
    const std::string &id() const { return id_; }
    const std::string &name() const { return name_; }
    const std::string &note() const { return note_; }
    bool byeIsMean() const { return byeIsMean_; }
    Points bye() const { return bye_; } ///< where it is not the mean, or while there is none
    const std::vector<Tie> &ties() const { return ties_; }
    Points most() const { return most_; }
    /// The largest numbers of elements, generals and camps that a side can lose, of those that count in this scheme; 0 for one that does
    /// not.
    std::array<int, 3> counts() const;
    /// Do its formulas read this name (see above)?
    bool reads(std::string_view name) const;
    /// Is 12:8 the points themselves?
    bool typedPoints() const { return typedPoints_; }
    const std::string &text() const { return text_; } ///< the file

private:
    Values valuesOf(const Result &result, std::size_t side) const;
    Points pointsOf(const Values &values) const;
    void tryOut(const class SchemeReading &reading) const;

    std::string id_, name_, note_, text_;
    Formula points_, win_;
    std::array<int, 3> worth_{1, 2, 2};
    std::array<int, 3> largest_{100, 10, 10};
    Points least_ = 0, most_ = 0, bye_ = 0;
    bool byeIsMean_ = false, typedPoints_ = false, aheadWins_ = false;
    std::vector<Tie> ties_;
};

/// Where the supplied schemes lie, beside the rule sets' folder.
std::filesystem::path schemesFolder(const std::filesystem::path &rulesets);
/// The supplied schemes, by id. Throws Error with file and line for a faulty one.
std::vector<Scheme> suppliedSchemes(const std::filesystem::path &rulesets);
/// "23", "12.5".
std::string pointsText(Points points);

} // namespace optio::club
