// SPDX-License-Identifier: GPL-3.0-or-later
// Which decisions of a battle that is over cost most, of either side: each is tried again against what else could have been done, in
// battles that agree with what its side saw then (search.h). What the dice made of it afterwards is not looked at, so luck has no part in
// it.
#pragma once

#include "rules/json.h"
#include "rulesets/hoplites/narration.h"
#include "rulesets/hoplites/players/search.h"

#include <memory>
#include <vector>

namespace optio::hoplites {

/// All decisions are looked at for a moment, and those that seem to have cost most once more at length, with other chance battles; so what
/// is told has been found twice.
class Hindsight {
public:
    explicit Hindsight(const Sheet &sheet);

    /// A decision: what entry `n` of the journal did in this state. Those that left no choice are passed over.
    void add(int n, const State &before, const Act &act);
    /// Some milliseconds of work. False when all is done.
    bool step();
    /// The most costly, worst first, at most three: see Debriefing::decisions().
    Json told(const Names &names) const;

private:
    struct Decision {
        int n = 0;
        State before;
        Act act;
        Search::Considered better; ///< its chance and points: by how much it is better
    };
    void begin();
    void choose();
    /// How sure it must be in this pass, and how long it thinks.
    Thinking measure() const;

    const Sheet &sheet_;
    std::vector<Decision> decisions_;
    std::size_t next_ = 0;
    bool again_ = false, done_ = false;
    std::unique_ptr<Search> search_;
};

} // namespace optio::hoplites
