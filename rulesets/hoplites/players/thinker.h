// SPDX-License-Identifier: GPL-3.0-or-later
// What each act is worth at once: how greedy judges, for greedy itself, and for those who look further and begin with what it likes.
//
//   Play: the best attack the unit could make from there, less 0.7 of the worst that an enemy could make on it, plus 0.4 TQ, less 0.8 for
//     each hit and 1.5 for each hit of the ground; units with missiles 3 more in the rounds of setup. Taking somebody's place counts the
//     difference to that unit.
//   Move: the same difference between two areas, less 1, and 1 for each neighbour near the enemy who is left without one beside him.
//   Missile: the likeliest hit on whoever is nearest its limit. Shock: attacks from the best down while they are worth anything, then the
//     second line, then resolve. Withdraw: when the attack is worth more than 0.3 to the enemy. Reaction fire: always.
//   Challenge: when a head would end the battle for the enemy, or the hand is full; never when it would end it for this side.
//   Rally: cards on the most valuable, the leader when Initiative is 4 or more. Draw: the deck, else the best rallied unit; from a
//   full hand special cards that are of no use any more are discarded.
#pragma once

#include "rulesets/hoplites/players/melee.h"

#include <optional>
#include <vector>

namespace optio::hoplites {

class Thinker {
public:
    /// `view` and `list` must live as long. Of `view` nothing is used that its side may not know.
    Thinker(Weigher &weigher, const State &view, int side, const ActList &list);

    /// The best act at once.
    Act choose();
    /// What each act of the list is worth; returns the place of that which choose() takes. Where one act stands for doing nothing else, it
    /// has the worth that the others must pass.
    std::size_t rate(std::vector<double> &worth);

private:
    template <class F> std::size_t best(std::vector<double> *worth, double least, std::size_t otherwise, F &&f);
    std::size_t last() const { return list_.size() - 1; }
    std::size_t rated(std::vector<double> *worth);

    double standing(int index, int column, double most);
    double standingOf(const Unit &unit, int column, double attackWorth, double threatened) const;
    double roughStanding(int index, int column, double most);
    const Looks &looks() { return looks_ ? *looks_ : looks_.emplace(view_); }
    double leftOpen(int column) const;
    std::size_t play(std::vector<double> *worth);
    std::size_t move(std::vector<double> *worth);
    std::size_t missile(std::vector<double> *worth);
    std::size_t shock(std::vector<double> *worth);
    std::size_t rally(std::vector<double> *worth);
    std::size_t draw(std::vector<double> *worth);
    std::size_t answer(std::vector<double> *worth);
    bool dead(int code) const;
    bool nearEnd(const SideState &one) const;
    std::size_t challenge() const;

    Weigher &weigher_;
    const Sheet &sheet_;
    const State &view_;
    int side_;
    const ActList &list_;
    Sight sight_;
    std::optional<State> there_; ///< the view with a unit put somewhere

    // With a rough weigher.
    std::optional<Looks> looks_;
    /// A unit that might stand somewhere, and what it is worth on the enemies in each column and they on it: asked once for all places.
    struct Standing {
        Melee on, by;
        Look look = 0;
        Mask known = 0, threats = 0; ///< columns of which it has been asked
        Byte ground = 0;             ///< on which the threats are
        std::array<double, columns> worth, threat;
    };
    std::optional<Standing> standing_;
};

} // namespace optio::hoplites
