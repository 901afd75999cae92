// SPDX-License-Identifier: GPL-3.0-or-later
// A ruling: what happened, why, what to do on the table, and what changes in the game. Screen, CLI, journal, report and tests all
// read this one value.
#pragma once

#include "rules/dice/dice.h"
#include "rules/json.h"

#include <string>
#include <vector>

namespace optio {

/// One reason.
struct Line {
    std::string side;  ///< "a", "b" or ""
    std::string id;    ///< the row's own id ("tf.general")
    std::string stage; ///< where it belongs ("die", "base", "support", "tactical", "grading", "mitigation")
    std::string label; ///< "general's element"
    int value = 0;     ///< what it adds
    std::string rule;  ///< "PUN-121"
};

/// A sum on the way to the result.
struct Total {
    std::string side;
    std::string id;    ///< "total1"
    std::string label; ///< "before grading"
    int value = 0;
};

/// What becomes of one side.
struct SideOutcome {
    std::string side;
    std::string result;      ///< id: "recoil"
    std::string label;       ///< "recoil"
    std::string instruction; ///< what to do on the table, a sentence; empty when nothing
    std::string rule;
};

/// One value of the state that becomes another. A missing value is null.
struct Change {
    std::string path; ///< JSON pointer into the state
    Json from;
    Json to;
    std::string label; ///< for people: "Spears (O): 1 lost"; may be empty
};

/// An act that may be wanted next because of what happened ("It cannot recoil: destroyed").
struct FollowUp {
    std::string resolver;
    std::string label;
    Json input;
};

struct Ruling {
    std::string sentence;   ///< "Rome's Blades (O) recoil"
    std::string comparison; ///< "9 against 7: less, but more than half"
    std::vector<Draw> dice;
    std::vector<Line> lines;
    std::vector<Total> totals;
    std::vector<SideOutcome> outcome;
    std::vector<Change> changes;
    std::vector<FollowUp> followUps;
};

Json toJson(const Draw &draw);
Json toJson(const Line &line);
Json toJson(const Change &change);
/// {"sentence","comparison","dice":[…],"lines":[…],"totals":{"a":{"total1":9}},"outcome":{"a":{"result","label","instruction","rule"}},"changes":[…]},
/// and where there are some "followUps":[{"resolver","label","input"}]
Json toJson(const Ruling &ruling);
Draw drawFromJson(const Json &json);
/// All of a ruling that is kept as JSON.
std::vector<Draw> drawsOf(const Json &result);
Change changeFromJson(const Json &json);
/// Reads back what toJson(Ruling) wrote. Throws Error for anything else.
Ruling rulingFromJson(const Json &json);

/// Makes the changes, in order: the only place where a game's state changes. Throws Error (and leaves `state` as it was) when a path does
/// not exist or does not hold `from`.
void apply(Json &state, const std::vector<Change> &changes);
/// The changes that take `changes` back.
std::vector<Change> inverse(const std::vector<Change> &changes);
/// The change of one value of `state`, with its present value as `from`.
Change changeOf(const Json &state, const std::string &path, Json to, std::string label = {});

} // namespace optio
