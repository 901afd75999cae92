// SPDX-License-Identifier: GPL-3.0-or-later
// A combat about to be rolled: the two elements, the ranks behind them and the facts that the answers gave, as the tables read them.
#pragma once

#include "rulesets/dbm/army/element.h"
#include "rulesets/dbm/picks.h"
#include "rulesets/dbm/sheet.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace optio::dbm {

/// Where a combat takes place: in a game or outside one.
struct Place {
    const State *state = nullptr;      ///< null outside a game
    std::shared_ptr<const State> kept; ///< the same, for a case that outlives the act
    int sky = 0;                       ///< word of the weather
    bool late = false;                 ///< has the bound gone on to a later phase (DBM-020)?
    std::string lateId;                ///< id of the question why it is fought all the same
    Json lateReason = "no";            ///< and its answer
    const Json *settings = nullptr;
    std::shared_ptr<const Json> ownSettings; ///< settings given with the input, when `settings` points to them
};

/// What is told of one side in the course of the interview.
struct Told {
    std::array<Element, 5> rank{};          ///< 2 to 4: the elements behind
    std::array<const Unit *, 5> rankUnit{}; ///< their rows in a game, where they are such
    int ranks = 1;                          ///< how many ranks there are, the front included
    Facts facts;
    std::array<int, 8> counts{};
};

/// One side of a combat.
struct Side : Told {
    Element element;
    const Unit *unit = nullptr; ///< the row of the game
    std::string unitId;         ///< in a game
    std::string part;           ///< which of its elements it is, see marks.h
    int army = -1;              ///< 0 or 1: whose it is, in a game
    std::vector<Part> parts;    ///< all that it may be, the likeliest first
    bool differ = false;        ///< do these differ in what the rules look at?
    bool canShoot = false;      ///< is there one that is free to shoot (back)?
    bool came = false;          ///< has it moved this bound into contact with whom it fights?
    std::vector<Pick> aiding;   ///< those who aid it to shoot, in a game
};

/// See the top of the file. Side 0 is a, side 1 is b.
struct Situation {
    std::array<Side, 2> side;
    Place place;

    /// Sets what does not hang on answers. The sides' elements must be there.
    void open(const Sheet &sheet, const CombatSheet &combat);
    /// Sets a fact of a side, and what its opponent sees of it.
    void set(const Sheet &sheet, int side, int field, int word);
    /// Puts an element into the next rank of a side.
    void addRank(const Sheet &sheet, int side, const Element &element, const Unit *unit = nullptr);
    /// Works out what depends on the answers: the grades that (X) troops count as.
    void close(const Sheet &sheet);

    /// What has been told of both sides so far; and such, put back.
    std::array<Told, 2> told() const { return {side[0], side[1]}; }
    void putBack(const std::array<Told, 2> &told)
    {
        for (const std::size_t s : {0, 1})
            static_cast<Told &>(side[s]) = told[s];
    }

    /// The facts of a side as seen for one of its ranks.
    Facts factsAt(const Sheet &sheet, int side, int rank) const;

private:
    void settleGoing(const Sheet &sheet);
};

/// How many ranks fit what a row asks for, and which (a bit each).
struct Fit {
    int count = 0;
    unsigned ranks = 0;
};
Fit fitOf(const Sheet &sheet, const Situation &situation, int side, const Ranks &ranks);

/// Sets the facts about one rank, for the element in front.
void describeRank(const Words &words, Facts &facts, const Element &front, const Element &rank, int at);

} // namespace optio::dbm
