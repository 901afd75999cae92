// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of a view's "watch" (see Ruleset::view) while they are gathered: each says how near its limit it is.
#pragma once

#include "rules/json.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace optio {

class WatchRows {
public:
    /// Adds a row; `away`: steps to its limit. What it has besides is put into the row that is given back, before the next is added.
    Json &add(int away, const std::string &text, const std::string &detail, const char *tone, const std::string &side, const char *rule)
    {
        rows_.emplace_back(away, Json{{"text", text}, {"detail", detail}, {"tone", tone}, {"side", side}, {"rule", rule}});
        return rows_.back().second;
    }

    /// The rows, the nearest first, those equally near as they were added.
    Json take()
    {
        std::stable_sort(rows_.begin(), rows_.end(), [](const auto &x, const auto &y) { return x.first < y.first; });
        Json list = Json::array();
        for (auto &[away, row] : rows_)
            list.push_back(std::move(row));
        rows_.clear();
        return list;
    }

private:
    std::vector<std::pair<int, Json>> rows_;
};

} // namespace optio
