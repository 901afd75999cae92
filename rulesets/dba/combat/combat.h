// SPDX-License-Identifier: GPL-3.0-or-later
// A combat made ready to roll: both sides' factors are added up and every result is looked up; what is left for the dice is arithmetic.
#pragma once

#include "rules/ruleset.h"
#include "rulesets/dba/army/element.h"
#include "rulesets/dba/picks.h"
#include "rulesets/dba/sheet.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace optio::dba {

/// One side of a combat about to be rolled.
struct Side {
    Element element;
    Facts facts;
    std::array<int, 4> counts{};

    const Unit *unit = nullptr; ///< the row of the game
    std::string unitId;         ///< in a game
    std::string part;           ///< which of its elements it is, see marks.h
    int army = -1;              ///< 0 or 1: whose it is, in a game
    std::vector<Part> parts;    ///< all that it may be, the likeliest first
    bool differ = false;        ///< do these differ in what the rules look at?
    std::vector<Pick> aiding;   ///< those who aid it to shoot, in a game
};

/// The facts of a combat. Side 0 is a, side 1 is b.
struct Situation {
    std::array<Side, 2> side;
    const State *state = nullptr;      ///< null outside a game
    std::shared_ptr<const State> kept; ///< the same, for a case that outlives the act
    bool late = false;                 ///< has the bound gone on to a later step (DBA-010)?
    Json lateReason = "no";            ///< why it is done all the same
    std::string scale = "15";

    /// Sets what does not hang on answers. The sides' elements must be there.
    void open(const Sheet &sheet, const CombatSheet &combat);
    /// Sets a fact of a side, and what its opponent sees of it.
    void set(const Sheet &sheet, int side, int field, int word);
    /// The name a side goes by: the army's in a game, "A" or "B" outside one.
    std::string name(int side) const;

private:
    void settleGoing(const Sheet &sheet);
};

/// One combat. The sheet must outlive it.
class Combat : public Case {
public:
    Combat(const Sheet &sheet, const CombatSheet &combat, const Situation &situation);

    std::uint64_t roll(Dice &dice) const override;
    OutcomeText outcome(std::uint64_t key) const override;
    Ruling rule(Dice &dice) const override;

    /// What a side has before the dice.
    int before(int side) const { return sides_[static_cast<std::size_t>(side)].sum; }
    /// How likely a side's element is lost: cases out of 36.
    int lostIn36(int side) const;

private:
    struct Factored {
        const std::string *line, *stage, *label, *rule;
        int value;
    };
    /// A result of one side with the row it comes from.
    struct Lot {
        int result = 0;
        const std::string *rule = nullptr, *label = nullptr;
    };
    struct Half {
        std::vector<Factored> lines;
        int sum = 0;
        Lot equal, beaten, doubled;
        const Table<Fate>::Row *pursuit = nullptr;
    };
    /// How the totals came out. `loser` is -1 when they are equal.
    struct Score {
        std::array<int, 2> total{};
        int loser = -1;
        bool doubled = false;
    };

    void addLines(int side);
    void addLots(int side);
    Lot lotOf(int side, const Table<Fate>::Row &row) const;
    std::array<int, 2> throwDice(Dice &dice) const;
    Score scoreOf(int dieA, int dieB) const;
    std::array<Lot, 2> lotsOf(const Score &score) const;
    const Result &resultOf(const Lot &lot) const { return sheet_.results[static_cast<std::size_t>(lot.result)]; }
    /// The row of pursuit when this side goes after its opponent; null otherwise.
    const Table<Fate>::Row *pursues(int side, const std::array<Lot, 2> &lots) const;
    bool close() const { return combat_.combat == 0; }

    std::string unitName(int side) const; ///< "Romans' Blades"
    std::string shortName(int side) const;
    std::string distance(int side) const; ///< " of 200 paces (50 mm)"
    void tellLines(const std::array<int, 2> &faces, const Score &score, Ruling &ruling) const;
    void tellOutcome(const std::array<Lot, 2> &lots, Ruling &ruling) const;
    void tellChanges(const std::array<Lot, 2> &lots, Ruling &ruling) const;

    const Sheet &sheet_;
    const CombatSheet &combat_;
    Situation situation_;
    std::array<Half, 2> sides_;
    std::array<std::string, 2> dieLabel_;
};

} // namespace optio::dba
