// SPDX-License-Identifier: GPL-3.0-or-later
// "What if": several fights of this turn thought through on copies of the game, nothing written. What may come of them all together is
// counted exactly, result by result; only where that would be too much is the rest played out many times, and told so.
#pragma once

#include "rules/plan/follow.h"

#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace optio {

/// A fight as it would be ruled.
struct PlannedFight {
    std::string resolver;
    Json input;                                       ///< slots and answers
    std::map<std::string, FollowChoice> choices = {}; ///< what the player says of acts that follow, by FollowAct::key
};

/// Something that may happen to a side, and how likely it is in the end.
struct PlanChance {
    std::string side, text, rule;
    double p = 0;
};

struct PlanOdds {
    /// An act that follows in some cases of a fight.
    struct Follow {
        FollowAct act;
        bool done = false; ///< is it in the plan?
        double p = 0;      ///< how likely it is to come up
    };
    struct Fight {
        std::string text;                  ///< "Blades (O) against Warband (O)"
        std::string refusal;               ///< why it cannot be fought as things stand; then it is left out
        double favoursA = 0, favoursB = 0; ///< for the armies a and b, wherever it is fought
        double fought = 0;                 ///< how likely it is still to be fought after those before it
        std::vector<Follow> follows = {};  ///< what may follow from it
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
    bool open = false;             ///< is whom it favours still to be decided, by an act that follows?
    std::vector<std::string> hurt; ///< the sides that something becomes of
    std::vector<FollowUp> followUps;
};
/// What a ruling by these faces comes to; its `p` is 1.
CaseLeaf leafOf(const Case &ready, Ruling ruling, const std::vector<int> &faces);
/// There are too many cases to look at each.
class TooManyCases : public Error {
public:
    using Error::Error;
};
/// All cases of a ruling's dice; those that change and offer the same in the same side's favour are one. Throws TooManyCases.
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
    /// A result that what follows from its fight is still to be looked for.
    struct Open {
        Node node;
        std::vector<FollowUp> offered;
        std::set<std::string> passed, told; ///< keys of acts that are not done, and of those that have been told of
        int done = 0;                       ///< how many have followed already
        bool open = false;                  ///< is whom the fight favours still to be decided?
    };
    void count(const Node &node, const PlannedFight &fight, PlanOdds::Fight &told);
    /// Does the next act that follows from a fight, in every case of its dice; what comes of them is pending again.
    void follow(Open open, const PlannedFight &fight, PlanOdds::Fight &told);
    /// The next act that follows and is done, of those the result has; the others are told and passed over.
    std::optional<FollowAct> nextOf(Open &open, const PlannedFight &fight, PlanOdds::Fight &told) const;
    /// The result of an act that follows; `p` is how likely the fight's result becomes what it is by it.
    void take(Open &open, const FollowAct &act, const CaseLeaf &leaf, double p, PlanOdds::Fight &told) const;
    /// The rest is played out, from before this fight.
    void playTheRest();
    void playOut(const Node &node);
    Node playFight(Node node, const PlannedFight &fight, PlanOdds::Fight &told, double p);
    void put(Node node);
    void finish(const Node &node, double p);
    std::set<std::string> fullIn(const Json &state, const View &view, std::map<std::string, PlanChance> *chances,
                                 const std::set<std::string> *before, double p) const;
    /// Writes down whom a result favours, of which side a may stand for army b, in a fight and for what comes after.
    static void tally(const std::string &favours, bool cross, double p, PlanOdds::Fight &told, Node &after);

    bool tooMany_ = false; ///< had a fight too many cases?

    const Ruleset &ruleset_;
    Json before_;
    std::vector<PlannedFight> fights_;
    std::size_t most_;
    int games_, played_ = 0;
    std::map<std::string, std::string> sideOf_;
    Following following_;
    std::array<int, 2> lostBefore_{};
    std::set<std::string> fallenBefore_, fullBefore_;
    std::vector<Node> now_, next_;          ///< the results before and after the fight that is being counted
    std::vector<Open> pending_;             ///< of the fight that is being counted
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
