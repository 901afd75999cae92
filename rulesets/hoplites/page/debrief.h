// SPDX-License-Identifier: GPL-3.0-or-later
// The debriefing of a battle: accounts, route points by round, fates, attacks with their odds, luck, the best unit of each side, and
// the decisions that cost most (HOP-343, PRF-41).
#pragma once

#include "rules/debrief.h"
#include "rules/dice/odds.h"
#include "rulesets/hoplites/narration.h"
#include "rulesets/hoplites/players/hindsight.h"
#include "rulesets/hoplites/sheet.h"
#include "rulesets/hoplites/state.h"

#include <array>
#include <map>
#include <optional>
#include <set>

namespace optio::hoplites {

struct Act;

/// See the top of the file.
class BattleDebriefing : public Debriefing {
public:
    explicit BattleDebriefing(const Sheet &sheet) : sheet_(sheet), hindsight_(sheet) {}
    void look(const Json &before, const StandingEntry &entry, const Json &after) override;
    Json told(const Json &last) const override;
    bool weigh() override { return hindsight_.step(); }
    Json decisions() const override { return hindsight_.told(names_); }

private:
    /// Chances that are independent of each other: what came of them, their mean and the square of their spread.
    struct Luck {
        double got = 0, expected = 0, variance = 0;
        void add(double came, double mean, double squares);
    };

    void countFled(const State &after);
    void weighShot(const State &after, const Act &act);
    void weighAttacks(const State &after, bool rolled);
    void weighAttack(const State &after, const Attack &attack, bool rolled);
    Json bestOf(const State &last, int side) const;
    Json luckTold() const;

    const Sheet &sheet_;
    std::optional<State> state_; ///< after the entry looked at last
    Names names_;
    std::map<int, std::array<int, 2>> rounds_; ///< route points at the end of each round
    /// Route values of the enemy units that a unit drove off, in halves, and how many they were.
    struct Deeds {
        int worth = 0, units = 0;
    };
    std::array<std::map<int, Deeds>, 2> deeds_;
    Json attacks_ = Json::array();
    std::array<Luck, 2> shots_, driven_; ///< hits by missiles; units driven off by attacks
    std::array<Luck, 2> lost_;           ///< units lost in own attacks
    Luck dice_;
    int diceCount_ = 0;
    mutable Walk walk_;
    Hindsight hindsight_;
};

} // namespace optio::hoplites
