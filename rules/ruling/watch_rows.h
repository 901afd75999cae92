// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of a view's "watch" (see Ruleset::view) while they are gathered: each says how near its limit it is.
#pragma once

#include "rules/view.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace optio {

class WatchRows {
public:
    /// Adds a row; `away`: steps to its limit. What it has besides is put into the row that is given back, before the next is added.
    Watched &add(int away, std::string text, std::string detail, Tone tone, const std::string &side, const char *rule)
    {
        rows_.push_back({away, {std::move(text), std::move(detail), tone, side, {}, rule}});
        return rows_.back().second;
    }

    /// The rows, the nearest first, those equally near as they were added.
    std::vector<Watched> take()
    {
        std::stable_sort(rows_.begin(), rows_.end(), [](const auto &x, const auto &y) { return x.first < y.first; });
        std::vector<Watched> list;
        for (auto &[away, row] : rows_)
            list.push_back(std::move(row));
        rows_.clear();
        return list;
    }

private:
    std::vector<std::pair<int, Watched>> rows_;
};

} // namespace optio
