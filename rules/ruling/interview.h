// SPDX-License-Identifier: GPL-3.0-or-later
// An interview held again and again with one answer changed, as the live odds try answers.
#pragma once

#include "rules/ruling/asking.h"

#include <array>
#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace optio {

/// An interview that is held again and again, each time with one answer changed: from that question on, with what was told before it put
/// back. Lenient as interview() is. The questions and the answers must outlive it.
class Interview {
public:
    Interview(const std::vector<Asking> &questions, const Json &answers);
    /// Goes through the questions from this one on; `before` is called with the number of each that some side is asked, before it is.
    void hold(Subject &subject, std::size_t from = 0, const std::function<void(std::size_t)> &before = {}) const;
    /// The number of the question with this id; as many as there are when none has it.
    std::size_t find(const std::string &id) const;
    /// Goes on from a question with another answer, which does not stand from then on.
    void vary(Subject &subject, std::size_t question, const std::string &id, const Json &answer);

private:
    struct Given {
        const Json *answer = nullptr;
        int number = -1; ///< of the answer that stands, for a question whose answers the figures know
    };
    struct Row {
        std::array<Given, 2> given;
        std::array<int, 2> order{0, 1}; ///< of the sides
    };
    static Given read(const Asking &asking, const Json *answer);
    void settle(std::size_t question);

    const std::vector<Asking> &questions_;
    std::vector<Row> rows_;
};

} // namespace optio
