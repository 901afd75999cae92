// SPDX-License-Identifier: GPL-3.0-or-later
// The list of what may be corrected by hand, as Ruleset::counters() gives it.
#pragma once

#include "rules/json.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace optio {

/// Builds the list. `path` is the value's place in the state, `label` what the players call it.
class CounterList {
public:
    using Choices = std::vector<std::pair<std::string, std::string>>; ///< values, each with its label

    /// A number from `least` to `most`, or to its present value where that lies beyond them.
    void count(const std::string &path, const std::string &label, int least, int most, int value)
    {
        list.push_back({{"path", path},
                        {"label", label},
                        {"kind", "count"},
                        {"least", std::min(least, value)},
                        {"most", std::max(most, value)},
                        {"value", value}});
    }
    void flag(const std::string &path, const std::string &label, bool value)
    {
        list.push_back({{"path", path}, {"label", label}, {"kind", "yesNo"}, {"value", value}});
    }
    void choice(const std::string &path, const std::string &label, const Choices &choices, const std::string &value)
    {
        Json all = Json::array();
        for (const auto &[one, text] : choices)
            all.push_back({{"value", one}, {"label", text}});
        list.push_back({{"path", path}, {"label", label}, {"kind", "choice"}, {"choices", std::move(all)}, {"value", value}});
    }

    /// The last one added means something only along with others: whoever corrects it names these too, if only as they are.
    void with(const std::vector<std::string> &paths) { list.back()["with"] = paths; }

    Json list = Json::array();
};

} // namespace optio
