// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a game of DBA: what the journal's changes are made to, with types.
#pragma once

#include "rulesets/dbx/state.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace optio::dba {

using dbx::armyOf, dbx::changeFrom, dbx::Group, dbx::Unit;

/// One side.
struct Army {
    std::string id, name; ///< "a", and what it is called at the table
    std::string army;     ///< the name of its roster
    std::vector<Group> groups;
    bool camp = false, campLost = false;
    int bounds = 0; ///< that it has begun
    int pipDie = 0, pipsSpent = 0;
};

/// A game.
struct State {
    std::string ruleset, active;
    std::optional<std::string> winner; ///< "" while there is none
    int turn = 1, phase = 1;
    std::map<std::string, Json> settings; ///< answers by the ids of the options
    std::array<Army, 2> sides;
    dbx::Units units;

    /// Is the battle decided?
    bool over() const { return winner.value_or("") != ""; }
    const Army &side(int side) const { return sides[static_cast<std::size_t>(side)]; }
};

template <class F> void fields(F &f, Army &v);
template <class F> void fields(F &f, State &v);
extern template void fields(FieldsIn &f, State &v);
extern template void fields(FieldsOut &f, State &v);

struct Sheet;

/// Reads the state of a game. Throws Error naming the place for values that no game can have.
inline std::shared_ptr<const State> readState(const Json &json) { return readGame<State>(json); }
/// The same for RulesetOf and acts.
inline std::shared_ptr<const State> gameOf(const Sheet &, const Json &json) { return readState(json); }

} // namespace optio::dba
