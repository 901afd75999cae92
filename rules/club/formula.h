// SPDX-License-Identifier: GPL-3.0-or-later
// A formula of a scoring scheme: numbers, names, + - * /, comparisons, and, or, not, and a few functions (min, max, round, floor, ceil,
// abs, if). It has no loops and no memory, so it always ends; its length and depth are bounded (CLB-20, CLB-60).
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace optio::club {

/// What the names of a formula stand for, in the order in which they were given to Formula::read().
using Values = std::vector<double>;

/// A formula, read.
class Formula {
public:
    /// Reads one. Throws Error with a sentence naming the place ("at \"…\"") for anything but a formula of the names in `known`.
    static Formula read(std::string_view text, const std::vector<std::string> &known);

    /// Its value; true is 1 and false 0. Throws Error for a division by zero, and for what is no finite number.
    double value(const Values &values) const;
    const std::string &text() const { return text_; }

private:
    friend class FormulaReader;
    /// An operation on the nodes before it; the last node is the whole.
    struct Node {
        std::string op; ///< "number", "name", an operator or a function
        double number = 0;
        std::size_t name = 0; ///< which of the names
        std::vector<std::size_t> of;
    };
    double valueOf(std::size_t node, const Values &values) const;

    std::string text_;
    std::vector<Node> nodes_;
};

} // namespace optio::club
