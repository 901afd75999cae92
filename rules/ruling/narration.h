// SPDX-License-Identifier: GPL-3.0-or-later
// What an act tells while a copy of the state is changed: sentences, reasons, instructions. With the difference of the states it becomes a
// ruling.
#pragma once

#include "rules/ruling/ruling.h"

#include <functional>
#include <string>
#include <vector>

namespace optio {

class Narration {
public:
    /// A sentence of what happened.
    void say(const std::string &sentence);
    /// A reason: "fatigue, die 5", +1, its rule.
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

    /// What was told, as a ruling with these dice and changes.
    Ruling ruling(const std::vector<Draw> &dice, std::vector<Change> changes) const;

private:
    SideOutcome &outcomeOf(const std::string &side);

    std::vector<std::string> sentences_, instructions_;
    Ruling told_;
};

/// What people should read of a change ("Legio I: 3 DPs"), empty for what nobody need read: the state after it, the keys down to the value,
/// and what it became.
using ChangeLabel = std::function<std::string(const Json &after, const std::vector<std::string> &keys, const Json &to)>;

/// The changes that make `after` of `before`: objects key by key, anything else as one value.
std::vector<Change> changesBetween(const Json &before, const Json &after, const ChangeLabel &label);

} // namespace optio
