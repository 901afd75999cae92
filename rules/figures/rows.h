// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of figures as a rule set keeps them.
#pragma once

#include "rules/error.h"
#include "rules/figures/figures.h"

#include <algorithm>
#include <string>
#include <vector>

namespace optio {

/// The row whose `id` is this. Throws Error that names `what` it is a row of when there is none.
template <class Row> const Row &rowNamed(const std::vector<Row> &rows, const std::string &what, const std::string &id)
{
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const Row &row) { return row.id == id; });
    if (found == rows.end())
        throw Error("the figures have no " + what + " \"" + id + "\"", id);
    return *found;
}

/// A whole number of the figures, `least` to `most`. Throws Error with file and line for anything else.
inline int wholeOf(const Figure &figure, int least, int most)
{
    const auto value = figure.integer();
    if (value < least || value > most)
        figure.fail("must be a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    return static_cast<int>(value);
}

} // namespace optio
