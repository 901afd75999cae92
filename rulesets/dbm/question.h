// SPDX-License-Identifier: GPL-3.0-or-later
// The questions of the combat resolvers as the figures describe them: when each is asked and what its answers say to the tables.
#pragma once

#include "rules/json.h"
#include "rules/table.h"
#include "rulesets/dbm/words.h"

#include <array>
#include <functional>
#include <string>
#include <vector>

namespace optio::dbm {

/// What an answer says: a word for a field, or an addition to a count.
struct Said {
    enum class Whose { self, foe, a, b } whose = Whose::self;
    int field = -1, word = 0;
    int count = -1, add = 0;
};

/// One answer to choose.
struct Answer {
    Json value;
    std::string label;
    std::vector<Said> says;
};

/// A row of questions.toml.
struct Asking {
    enum class Kind { yesNo, choice, count, rank } kind = Kind::yesNo;
    std::string id;                 ///< "cc.going"
    std::array<std::string, 2> ids; ///< with the side: "cc.going_a"; both alike for a question that concerns both
    bool asked[2] = {true, false};  ///< for which sides it is asked; a question for both stands under a
    bool perSide = false;
    int place = 0;
    std::string label, help, rule;
    std::string refused, refusedRule; ///< why it does not apply, when it does not
    std::vector<Answer> answers;      ///< yesNo: no and yes; count: one, its effects once for each
    int standard = 0;                 ///< number of the default answer, or the default count
    int least = 0, most = 0;
    int rank = 0;
    std::vector<Condition> shown; ///< asked when one holds; empty: always

    bool applies(const Facts &facts) const;
};

/// A kind that is offered as a rank. "me" (the front's own) is -1.
struct RankKind {
    int type = -1, grade = -1, weapon = 0;
};

/// A row of the ranks that are offered.
struct RankOffer {
    std::vector<Condition> any;
    std::vector<RankKind> kinds;
};

/// Reads the questions whose id begins with `prefix`. `count` gives the number of a count by its name.
std::vector<Asking> readQuestions(const Figure &rows, const std::string &prefix, const Words &words,
                                  const std::function<int(const std::string &)> &count);
RankOffer readRankOffer(const Figure &row, const Words &words);
/// Conditions of a list of { when, unless } under `key`; empty when there is none.
std::vector<Condition> readConditions(const Figure &row, const std::string &key, const Words &words);
/// Does one of them hold, or are there none?
bool anyHolds(const std::vector<Condition> &conditions, const Facts &facts);

} // namespace optio::dbm
