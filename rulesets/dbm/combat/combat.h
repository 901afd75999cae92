// SPDX-License-Identifier: GPL-3.0-or-later
// A combat made ready to roll: both sides' factors are added up and every result is looked up; what is left for the dice is arithmetic.
#pragma once

#include "rules/ruleset.h"
#include "rulesets/dbm/combat/aftermath.h"
#include "rulesets/dbm/combat/situation.h"

#include <array>
#include <string>

namespace optio::dbm {

/// A factor that counts, kept by reference into the sheet until the ruling is told.
struct Factored {
    const std::string *line = nullptr, *stage = nullptr, *label = nullptr, *rule = nullptr;
    int value = 0;
    int rank = 0; ///< the rank that a line about a rank is about
};

/// A result of one side with the row it comes from.
struct Lot {
    int result = 0;
    const std::string *rule = nullptr;
    const std::string *label = nullptr;
};

/// Grading or mitigation that may count once the totals are known.
struct Conditional {
    const Table<Reason>::Row *row = nullptr;
};

/// Up to `N` things without allocating.
template <class T, std::size_t N> class Few {
public:
    void push(const T &item)
    {
        if (size_ == N)
            throw Error("more factors apply to one element than a combat can hold");
        items_[size_++] = item;
    }
    const T *begin() const { return items_.data(); }
    const T *end() const { return items_.data() + size_; }
    std::size_t size() const { return size_; }
    void clear() { size_ = 0; }

private:
    std::array<T, N> items_{};
    std::size_t size_ = 0;
};

/// How the totals came out.
struct Score {
    std::array<int, 2> total1{}, total2{}, total3{};
    int loser = -1; ///< -1: level
    bool half = false;
};

/// One combat. `situation` must be closed; the sheet must outlive it.
class Combat : public Case {
public:
    Combat(const Sheet &sheet, const CombatSheet &combat, const Situation &situation);

    std::uint64_t roll(Dice &dice) const override;
    OutcomeText outcome(std::uint64_t key) const override;
    std::string alike() const override;
    Ruling rule(Dice &dice) const override;

    const Situation &situation() const { return situation_; }
    /// Makes it anew from what else was told of the same two sides.
    void tellAnew(const std::array<Told, 2> &told);
    /// Does a side lose its element when it loses by less than half?
    bool diesByLess(int side) const;
    /// Is a side's element lost in the outcome of this key?
    bool losesIt(std::uint64_t key, int side) const;
    /// What a side has before the dice.
    int before(int side) const { return sides_[static_cast<std::size_t>(side)].sum; }

private:
    struct Half {
        void clear()
        {
            lines.clear();
            grading.clear();
            mitigation.clear();
            sum = mitigated = 0;
        }
        Few<Factored, 32> lines;
        Few<Conditional, 12> grading, mitigation;
        int sum = 0;       ///< of lines
        int mitigated = 0; ///< added when this side wins
        Lot equal, less, half;
    };

    void addUp();
    void addLines(int side);
    void addReason(int side, const Table<Reason>::Row &row, const std::string &stage, unsigned &ranksUsed);
    void addIdleRanks(int side, unsigned ranksUsed);
    void addLots(int side);
    Lot lotOf(int side, const Table<Fate>::Row &row) const;

    Score scoreOf(int dieA, int dieB) const;
    std::array<Lot, 2> lotsOf(const Score &score) const;
    std::array<int, 2> throwDice(Dice &dice) const;

    std::string unitName(int side) const;  ///< "Romans' Blades (O)"
    std::string shortName(int side) const; ///< "Blades"
    std::string distance(int side) const;  ///< " of 200 paces (100 mm)"
    std::string sentenceOf(const std::array<Lot, 2> &lots) const;
    Fought foughtAs(const std::array<Lot, 2> &lots) const;
    void tellOutcome(const std::array<Lot, 2> &lots, Ruling &ruling) const;

    const Sheet &sheet_;
    const CombatSheet &combat_;
    Situation situation_;
    std::array<Half, 2> sides_;
    std::array<std::string, 2> dieLabel_;
};

/// The name a side goes by: the army's in a game, "A" or "B" outside one.
std::string sideName(const Situation &situation, int side);
/// "Romans' combat die"
std::string dieLabel(const Situation &situation, int side);
} // namespace optio::dbm
