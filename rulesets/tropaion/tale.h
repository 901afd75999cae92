// SPDX-License-Identifier: GPL-3.0-or-later
// What an act tells while a copy of the state is changed: at the end it and the difference of the states become a ruling.
#pragma once

#include "rules/ruling.h"
#include "rulesets/tropaion/state.h"

#include <string>
#include <vector>

namespace optio::tropaion {

class Tale {
public:
    /// A sentence of what happened.
    void say(const std::string &sentence);
    /// A reason: "Flank support", +1, TRO-142.
    void line(const std::string &side, const std::string &id, const std::string &stage, const std::string &label, int value,
              const std::string &rule);
    void total(const std::string &side, const std::string &id, const std::string &label, int value);
    /// What to do on the table.
    void instruct(const std::string &side, const std::string &sentence);
    /// What becomes of a side in a word ("pushed"); the last one counts.
    void result(const std::string &side, const std::string &id, const std::string &label, const std::string &rule);
    void next(const std::string &resolver, const std::string &label, Json input);

    std::string comparison;

    /// `before` is the state as it was (null outside a game: no changes), `after` as it is now.
    Ruling ruling(const Json *before, const State &after, const std::vector<Draw> &dice) const;

private:
    SideOutcome &outcomeOf(const std::string &side);

    Ruling told_;
};

} // namespace optio::tropaion
