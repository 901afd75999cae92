// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a game of DBM: what the journal's changes are made to, with types. What is optional is left out while there is none, or is
// not known to games that an old version began.
#pragma once

#include "rulesets/dbx/state.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace optio::dbm {

using dbx::armyOf, dbx::changeFrom, dbx::Unit;

/// A command with what has become of it.
struct Corps : dbx::Group {
    std::optional<std::string> kind; ///< "cinc"
    std::optional<bool> demoralised, generalLost, straggling, generalMoved, discountUsed;
    std::optional<int> pip, spent; ///< what it has rolled or been assigned for this bound, and spent of it

    bool isDemoralised() const { return demoralised.value_or(false); }
    bool isStraggling() const { return straggling.value_or(false); }
};

/// One side.
struct Army {
    std::string id, name; ///< "a", and what it is called at the table
    std::string army;     ///< the name of its roster
    std::optional<std::string> state;
    std::vector<Corps> commands;

    bool beaten() const { return state == "defeated"; }
};

/// Something that happened in a bound: see events.h.
struct Event {
    std::string what, who;
    std::optional<std::string> foe;
    int turn = 0;
};

/// A game.
struct State {
    std::string ruleset, active, weather;
    std::optional<std::string> phase;
    int turn = 1;
    Json settings; ///< answers by the ids of the options
    std::array<Army, 2> sides;
    dbx::Units units;
    std::optional<std::vector<int>> pool;            ///< values of the dice that are to be shared out
    std::optional<std::vector<std::string>> pooled;  ///< the commands whose dice they are
    std::optional<std::vector<Event>> events;        ///< of this bound
    std::optional<std::vector<std::string>> leftOut; ///< what of the rosters could not be counted

    /// The side whose bound it is: 0 or 1.
    int activeSide() const { return active == "b" ? 1 : 0; }
    const Army &side(int side) const { return sides[static_cast<std::size_t>(side)]; }
    const Army &inBound() const { return side(activeSide()); }
};

template <class F> void fields(F &f, Event &v);
template <class F> void fields(F &f, State &v);
extern template void fields(FieldsIn &f, Event &v);
extern template void fields(FieldsOut &f, Event &v);
extern template void fields(FieldsIn &f, State &v);
extern template void fields(FieldsOut &f, State &v);

struct Sheet;

/// Reads the state of a game. Throws Error naming the place for values that no game can have.
inline std::shared_ptr<const State> readState(const Json &json) { return readGame<State>(json); }
/// The same for RulesetOf and acts.
inline std::shared_ptr<const State> gameOf(const Sheet &, const Json &json) { return readState(json); }

} // namespace optio::dbm
