// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of elements that a form offers as ranks behind an element.
#pragma once

#include "rules/ruling/asking.h"
#include "rulesets/dbm/words.h"

#include <vector>

namespace optio::dbm {

/// A kind that is offered as a rank. "me" (the front's own) is -1.
struct RankKind {
    int type = -1, grade = -1, weapon = 0;
};

/// A row of the ranks that are offered.
struct RankOffer {
    std::vector<Condition> any;
    std::vector<RankKind> kinds;
};

RankOffer readRankOffer(const Figure &row, const Words &words);

} // namespace optio::dbm
