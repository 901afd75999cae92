// SPDX-License-Identifier: GPL-3.0-or-later
// What an act tells: sentences, reasons and instructions while a copy of the state is changed; at the end they and the difference of the
// states become a ruling.
#pragma once

#include "rules/ruling.h"
#include "rulesets/punic/state.h"

#include <string>
#include <vector>

namespace optio::punic {

class Tale {
public:
    /// A sentence of what happened.
    void say(const std::string &sentence);
    /// A reason: "fatigue, die 5", +1, PUN-151.
    void line(const std::string &side, const std::string &id, const std::string &stage, const std::string &label, int value,
              const std::string &rule);
    void total(const std::string &side, const std::string &id, const std::string &label, int value);
    /// What to do on the table.
    void instruct(const std::string &side, const std::string &sentence);
    /// What becomes of a side in a word ("setback"); the last one counts.
    void result(const std::string &side, const std::string &id, const std::string &label, const std::string &rule);
    void next(const std::string &resolver, const std::string &label, Json input);

    std::string comparison;
    const std::vector<std::string> &sentences() const { return sentences_; }
    const std::vector<std::string> &instructions() const { return instructions_; }

    /// The ruling: `before` is the state as it was (null outside a game: no changes), `after` as it is now.
    Ruling ruling(const Json *before, const State &after, const std::vector<Draw> &dice = {}) const;

private:
    SideOutcome &outcomeOf(const std::string &side);

    std::vector<std::string> sentences_, instructions_;
    std::vector<Line> lines_;
    std::vector<Total> totals_;
    std::vector<SideOutcome> outcome_;
    std::vector<FollowUp> next_;
};

/// The changes that make `after` of `before`, value by value, with what people should read of them.
std::vector<Change> changesBetween(const Json &before, const Json &after);

/// "1 DP", "2 DPs".
std::string dpsText(int count);
/// "1 base", "3 bases".
std::string basesText(int count);
/// "A, B and C".
std::string listText(const std::vector<std::string> &names);

} // namespace optio::punic
