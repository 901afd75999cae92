// SPDX-License-Identifier: GPL-3.0-or-later
// The sheet: all figures and tables of the rule set, read once from its TOML files.
#pragma once

#include "rules/figures/house.h"
#include "rules/figures/table.h"
#include "rules/ruling/about.h"
#include "rules/ruling/asking.h"
#include "rules/ruling/form.h"
#include "rulesets/dbm/combat/rank_offer.h"
#include "rulesets/dbm/move/cost_sheet.h"
#include "rulesets/dbm/words.h"

#include <array>
#include <climits>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace optio::dbm {

/// Ranks that a row asks for: `from` to `to`, each only when all in front of it, back to the second, fit as well.
struct Ranks {
    bool foe = false; ///< the opponent's ranks, seen from the opponent's side
    int from = 2, to = 2;
    bool any = false; ///< one fitting rank of them is enough; those in front need not fit
    Condition fit;
};

/// A combat factor: one value for each class of opponent.
struct Factor {
    std::string line, label, title, text;
    std::array<int, 3> value{};
};

/// Something that adds to a total, or one of the reasons why a rank adds nothing.
struct Reason {
    std::string line, label, text;
    int value = 0;
    int each = -1;              ///< the count that multiplies the value, or -1
    std::vector<Condition> any; ///< one of these must hold too, where there are some
    std::optional<Ranks> ranks;
    int least = INT_MIN, most = INT_MAX; ///< for grading: between these must lie one's own total less the opponent's
};

/// What an element counts as: a word of going or of grade; -1 for "same".
struct Counts {
    int word = -1;
    std::string label, text;
};

/// A figure for a kind: element equivalents in halves, a range or an addition to moves in paces.
struct Amount {
    int value = 0;
    std::string label;
};

/// Moves in paces by going.
struct Moves {
    std::vector<int> paces; ///< 0: may not go there
    std::string label;
    int road = 0;
};

/// A row of an outcome table. `from`: the results it replaces (blocked retreats).
struct Fate {
    int result = 0;
    std::vector<int> from;
    std::string label, text;
};

/// What can become of an element.
struct Result {
    std::string id, label, shortText, sentence, instruction, rule;
    int weight = 0;
    bool gain = false;      ///< is it the other side's gain? Then the element gives way
    bool flees = false;     ///< does it run?
    bool lost = false;      ///< is the element gone?
    std::string doubleText; ///< the instruction for a double base; empty when it is the same
};

/// What follows when an element gives way at close quarters.
struct Following {
    std::string rule, must, may, owed, met, instruction, stay, staying, blocked, offTable;
};

/// How totals compare.
struct Comparison {
    std::string rule, equal, less, half;
    int factor = 2;
};

/// Half costs of extras, by drill.
struct Extra {
    std::string id, label, rule;
    std::array<int, 2> cost{};
};

/// An option of a new game.
struct Option {
    Question question;
    bool setting = false; ///< stays with the game under "settings"
    int field = -1;       ///< the fact it sets, or -1
};

/// A resolver for combats as the figures describe it.
struct CombatSheet {
    std::string id, title, rule, text, phase;
    int combat = 0;                                ///< word of the field `combat`
    std::vector<std::array<std::string, 3>> slots; ///< id, label, whose
    Json example;
    std::vector<Asking> questions;
};

/// See the top of the file.
struct Sheet {
    explicit Sheet(const FigureFolder &from);

    FigureFolder figures;
    Figure ruleset, troops, outcomes; ///< for the catalogue
    Words words;
    CostSheet cost;                  ///< command and movement
    std::vector<std::string> counts; ///< names of the counts that answers give ("flanks")

    std::vector<Named> phases; ///< of a bound, in their order
    std::vector<Option> options;
    Json usualSettings; ///< every setting at its default
    std::vector<Extra> extras;
    Table<Amount> equivalents, ranges, fast;
    Table<Moves> moves;
    Table<std::string> impetuous; ///< kinds that get out of hand
    Table<Counts> going, effective;
    Table<Factor> base;
    Table<Reason> support, idle, tactical, grading, mitigation;
    std::vector<Result> results;
    Table<Fate> equal, less, half, blocked;
    Comparison comparison;
    Following following;
    Table<std::string> neverPursues; ///< with the reason
    Table<RankOffer> rankOffers;
    std::vector<CombatSheet> combats;
    std::vector<About> acts; ///< but for the combats
    std::vector<Asking> lossQuestions, pressQuestions, pursuitQuestions;

    /// The number of a result; throws Error through `at` when unknown.
    int result(const std::string &id, const Figure &at) const;
    const Option &option(std::string_view id) const;
    const Extra &extra(std::string_view id) const;
    /// The word of going that this ground, sand or not, is to a kind.
    int goingFor(int kind, int ground, bool sand) const
    {
        return goingFor_[static_cast<std::size_t>(kind)][static_cast<std::size_t>(ground) * 2 + (sand ? 1 : 0)];
    }
    /// Can this kind shoot?
    bool shoots(int kind) const { return shoots_[static_cast<std::size_t>(kind)]; }
    /// Millimetres of a distance in paces at the scale of that name.
    int millimetres(int paces, const std::string &scale) const;

private:
    int count(const std::string &name);
    Reason readReason(const Figure &row);
    std::vector<std::vector<int>> goingFor_;
    std::vector<bool> shoots_;
};

/// "+3", "-1", "+0"
std::string withSign(int value);
/// Halves as people write them: "27½".
std::string halves(int count);

} // namespace optio::dbm
