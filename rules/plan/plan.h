// SPDX-License-Identifier: GPL-3.0-or-later
// "What if": several fights of this turn thought through on copies of the game, nothing written. What may come of them all together is
// counted exactly, result by result; only where that would be too much is the rest played out many times, and told so.
#pragma once

#include "rules/ruleset.h"

#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace optio {

/// A fight as it would be ruled.
struct PlannedFight {
    std::string resolver;
    Json input; ///< slots and answers
};

/// Something that may happen to a side, and how likely it is in the end.
struct PlanChance {
    std::string side, text, rule;
    double p = 0;
};

struct PlanOdds {
    struct Fight {
        std::string text;                  ///< "Blades (O) against Warband (O)"
        std::string refusal;               ///< why it cannot be fought as things stand; then it is left out
        double favoursA = 0, favoursB = 0; ///< for the armies a and b, wherever it is fought
        double fought = 0;                 ///< how likely it is still to be fought after those before it
    };
    std::vector<Fight> fights;
    std::vector<PlanChance> breaks;              ///< commands and armies that reach their breaking points: the likeliest first
    std::array<double, 2> beaten{};              ///< the side has lost the battle, or its army is at its breaking point
    std::array<double, 2> holds{};               ///< nobody of the side is driven back, flees or is destroyed
    std::array<double, 2> unscathed{};           ///< the side loses nothing
    std::array<std::map<int, double>, 2> losses; ///< how many more elements each side has lost, with what chance
    std::array<double, 2> expected{};            ///< of these
    bool exact = true;
    int games = 0;           ///< where it is not: how often it was played out
    double within = 0;       ///< and how far off a chance may be, nineteen times in twenty
    int results = 0;         ///< different results that were counted
    std::string how() const; ///< how it was worked out, in a sentence
};

/// What some cases of a ruling's dice lead to.
struct CaseLeaf {
    double p = 0;
    std::vector<Change> changes;
    OutcomeText outcome;
};
/// All cases of a ruling's dice; those that change the same in the same side's favour are one. Throws Error when there are too many.
std::vector<CaseLeaf> leavesOf(const Case &ready);

/// Counts a plan, a little at a time.
class PlanCount {
public:
    /// `most`: so many different results are followed; beyond them the rest is played out `games` times.
    PlanCount(const Ruleset &ruleset, Json state, std::vector<PlannedFight> fights, std::size_t most = 1500, int games = 2000);
    /// Does the next piece. False when that was the last.
    bool step();
    /// After the last piece.
    PlanOdds told() const;

private:
    struct Node {
        Json state;
        double p = 0;
        std::array<bool, 2> driven{}; ///< has a side had a result against it?
    };
    void count(const Node &node, const PlannedFight &fight, PlanOdds::Fight &told);
    void playOut(const Node &node);
    void put(Node node);
    void finish(const Node &node, double p);
    std::set<std::string> fullIn(const Json &state, const View &view, std::map<std::string, PlanChance> *chances,
                                 const std::set<std::string> *before, double p) const;
    /// Writes down whom a result favours, of which side a may stand for army b, in a fight and for what comes after.
    static void tally(const std::string &favours, bool cross, double p, PlanOdds::Fight &told, Node &after);

    const Ruleset &ruleset_;
    Json before_;
    std::vector<PlannedFight> fights_;
    std::size_t most_;
    int games_, played_ = 0;
    std::map<std::string, std::string> sideOf_;
    std::array<int, 2> lostBefore_{};
    std::set<std::string> fallenBefore_, fullBefore_;
    std::vector<Node> now_, next_;          ///< the results before and after the fight that is being counted
    std::map<std::string, std::size_t> at_; ///< place in next_ by the result's text
    std::size_t fight_ = 0, node_ = 0;
    std::vector<double> chances_; ///< of now_, for playing out
    std::map<std::string, PlanChance> breaks_;
    PlanOdds odds_;
};

/// All at once.
PlanOdds planOdds(const Ruleset &ruleset, const Json &state, const std::vector<PlannedFight> &fights, std::size_t most = 1500,
                  int games = 2000);

Json toJson(const PlanOdds &odds);

} // namespace optio
