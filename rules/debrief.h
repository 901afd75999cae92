// SPDX-License-Identifier: GPL-3.0-or-later
// A battle looked back upon: what a rule set tells in figures of a journal that is replayed once more. Games that are played in the program
// have it.
#pragma once

#include "rules/journal/amend.h"
#include "rules/json.h"

#include <memory>

namespace optio {

/// Looks on while the history of one game, as it stands, is folded again.
class Debriefing {
public:
    virtual ~Debriefing() = default;
    /// The next act or correction that counts, with the state before and after it.
    virtual void look(const Json &before, const StandingEntry &entry, const Json &after) = 0;
    /// What there is to tell of the battle that ended in the state `last`:
    /// {"measure": what is counted from round to round ("Route points"),
    ///  "rounds":[{"round":3,"a":12,"b":7}], the count of both sides at the end of each round,
    ///  "sides":[{"id","name","level": where the count ends the battle, or null,"figures":[{"label","value","rule"}],
    ///            "best":{"label","text"} or null}],
    ///  "bestBy": how the best are found, a sentence,
    ///  "units":[{"id","side","label","fate","lost": did it count as lost?,"figures":[{"label","value"}],"by": who drove it off, or ""}],
    ///  "attacks":[{"round","side","text","odds":[{"label","p","fraction"}],"result"}], with the exact odds of each when it was made,
    ///  "luck":[{"side","label","got","expected","spread"}], what dice of the program gave, what was to be expected of them, and the
    ///  standard
    ///          deviation of that; side "" for all}
    virtual Json told(const Json &last) const = 0;
    /// When the history has been looked at: weighs its decisions for some milliseconds. False when that is done, or nobody can weigh them.
    /// May be done on another thread while nothing else is asked of it.
    virtual bool weigh() { return false; }
    /// Once it is done: the two or three decisions that cost most, the worst first, whatever the dice made of them afterwards:
    /// [{"entry": its number in the journal,"round","side","phase","text": what was done,"better": what was worth more,
    ///   "chance","points": how much more, in chance to win the battle and in points of the rule set}].
    virtual Json decisions() const { return Json::array(); }
};

/// A rule set that can tell its battles in figures implements this beside Ruleset.
class Debriefer {
public:
    virtual ~Debriefer() = default;
    /// A fresh onlooker for one game.
    virtual std::unique_ptr<Debriefing> debriefing() const = 0;
};

} // namespace optio
