// SPDX-License-Identifier: GPL-3.0-or-later
// The search of the strong player. It draws battles that agree with what its side sees (determine.h), does each act that looks worth a try
// in every one of them, plays on for a few player turns as greedy would for both sides, and judges what has come of it (judgement.h). All
// acts are tried in the same battles with the same luck; the worse half is left out again and again, and the best by the mean is done.
// What comes of it depends on view, seed and number of simulations alone.
#pragma once

#include "rulesets/hoplites/players/judgement.h"
#include "rulesets/hoplites/players/players.h"
#include "rulesets/hoplites/players/shock_plans.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace optio::hoplites {

class Search {
public:
    /// `view` is what `side` sees, `list` what it may do. The others are measured by `base`, an allowed act; null: what looks best at once.
    Search(const Sheet &sheet, const State &view, int side, const ActList &list, const Thinking &thinking, std::uint64_t seed,
           const Act *base = nullptr);
    virtual ~Search() = default;

    /// A piece of the work, of some milliseconds. False when all is done.
    bool step();
    Act choice() const;

    /// An act that was looked at.
    struct Considered {
        Act act;
        double chance = 0; ///< of winning the battle, 0 to 1, as the mean of its simulations
        double points = 0; ///< by how many rout points it comes out better for this side than battle stands now
        int simulations = 0;
    };
    /// All of them, the best first.
    std::vector<Considered> considered() const;
    /// What is better than the base by more than chance explains, by how much in chance to win and in rout points; the base and nothing
    /// when nothing is.
    Considered better() const;
    int simulations() const { return done_; }
    /// How many acts have been done in them.
    std::int64_t acts() const { return acts_; }

protected:
    /// The battle of a simulation; a peeker's is the true one.
    virtual State drawn(std::uint64_t seed) const;

private:
    struct Candidate {
        Act act;
        double sum = 0, points = 0;
        double ahead = 0, squares = 0, pointsAhead = 0; ///< of the difference to the base in the same simulation
        int count = 0;
        bool out = false;
        double mean() const { return count > 0 ? sum / count : 0; }
    };

    void simulate(std::uint64_t sample);
    double playOut(State &state, std::uint64_t seed, double &points);
    void leaveOut();
    bool roundOver() const;
    std::size_t left() const;
    double merit(const Candidate &one) const;

    const Sheet &sheet_;
    const State view_;
    int side_;
    Thinking thinking_;
    std::uint64_t seed_;
    Weigher &weigher_;                  ///< for playing on
    std::vector<Candidate> candidates_; ///< the first is the base
    ActList list_;
    ShockPlans *plans_ = nullptr; ///< where they decide the shock phases of what is played on
    int done_ = 0, round_ = 0, rounds_ = 1, inRound_ = 0;
    std::uint64_t sample_ = 0;
    std::int64_t acts_ = 0;
    double spent_ = 0; ///< seconds
};

/// Looks ahead; see Search.
class StrongPlayer : public Player {
public:
    explicit StrongPlayer(Thinking thinking) : thinking_(std::move(thinking)) {}
    std::string id() const override { return thinking_.id; }
    Act choose(const Sheet &sheet, const State &view, int side, const ActList &list, Pcg &random) const override;
    std::unique_ptr<Search> search(const Sheet &sheet, const State &view, int side, const ActList &list, Pcg &random) const override;

private:
    Thinking thinking_;
};

} // namespace optio::hoplites
