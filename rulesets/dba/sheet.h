// SPDX-License-Identifier: GPL-3.0-or-later
// The sheet: all figures and tables of the rule set, read once from its TOML files.
#pragma once

#include "rules/figures/house.h"
#include "rules/figures/table.h"
#include "rules/ruling/about.h"
#include "rules/ruling/asking.h"
#include "rules/ruling/form.h"
#include "rulesets/dba/words.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace optio::dba {

/// A base factor: one value for each class of opponent.
struct Factor {
    std::string label, title;
    std::array<int, 2> value{};
};

/// Something that adds to a total or to a cost.
struct Reason {
    std::string label, text;
    int value = 0;
    int each = -1; ///< the count that multiplies the value, or -1
};

/// Moves in paces: good going, bad going, road. 0: not there.
struct Moves {
    std::array<int, 3> paces{};
    std::string label;
};

/// A row of an outcome table. `from`: the results it replaces (blocked retreats) or follows on (pursuit).
struct Fate {
    int result = 0;
    std::vector<int> from, stays;
    std::string label, text, instruction;
};

/// What can become of an element.
struct Result {
    std::string id, label, shortText, sentence, instruction, close, blocked, offTable, rule;
    int weight = 0;
    bool gain = false;   ///< is it the other side's gain?
    bool leaves = false; ///< is its contact over?
    bool lost = false;   ///< is the element gone?
};

/// An option of a new game.
struct Option {
    Question question;
    bool setting = false; ///< stays with the game under "settings"
};

/// A resolver for combats as the figures describe it.
struct CombatSheet {
    std::string id, title, rule, text;
    int combat = 0;                                ///< word of the field `combat`
    std::vector<std::array<std::string, 3>> slots; ///< id, label, whose
    Json example;
    std::vector<Asking> questions;
};

/// See the top of the file.
struct Sheet {
    explicit Sheet(const FigureFolder &from);

    FigureFolder figures;
    Figure ruleset, troops, outcomes; ///< for catalogue and reference
    Words words;
    std::vector<std::string> counts; ///< names of the counts that answers give ("flanks")

    std::vector<Option> options;
    Json usualSettings;  ///< every setting at its default
    Table<Reason> going; ///< `value` is the word of the going it counts as
    Table<Moves> moves;
    Table<Reason> ranges; ///< `value` in paces
    Table<Factor> base;
    Table<Reason> tactical, support;
    std::vector<Result> results;
    Table<Fate> equal, beaten, doubled, blocked, pursuit;
    std::string compareRule, equalText, beatenText, doubledText;
    int half = 2;
    std::vector<CombatSheet> combats;
    std::vector<About> acts; ///< but for the combats

    std::array<Table<Reason>, 4> costs; ///< base, a, b, c
    Table<Reason> barred, again;
    std::vector<Asking> moveQuestions, lossQuestions;

    /// The number of a result; throws Error through `at` when unknown.
    int result(const std::string &id, const Figure &at) const;
    const Option &option(std::string_view id) const;
    /// The number of a count by its name; throws Error when no answer gives it.
    int countOf(std::string_view name) const;
    /// The word of going that this ground, sand or not, is to a type.
    int goingFor(int type, int ground, bool sand) const;
    /// Moves of a type in paces.
    const std::array<int, 3> &movesOf(int type) const;
    /// How far a type shoots; 0 when it cannot.
    int rangeOf(int type) const;
    /// A phase of the bound by its id, counted from 1.
    int phase(std::string_view id) const;

private:
    int count(const std::string &name);
    Reason readReason(const Figure &row);
    Fate readFate(const Figure &row) const;
};

/// "200 paces (50 mm)" at the scale of that name.
std::string distanceText(const Sheet &sheet, int paces, const std::string &scale);
/// "+3", "-1", "+0"
std::string withSign(int value);

} // namespace optio::dba
