// SPDX-License-Identifier: GPL-3.0-or-later
// What the states of DBM and DBA have alike: rows of elements with what became of them, and how a state is read. What differs stands in the
// State of each.
#pragma once

#include "rules/read_game.h"
#include "rules/ruling/ruling.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace optio::dbx {

/// Elements of a row that bear the same marks.
struct Marked {
    int count = 0;
    Json marks; ///< {"moved":true,"marches":2}, with the count; which there are is the rule set's to say
};

/// A row of elements: one of a roster, and what became of it.
struct Unit {
    std::string id; ///< its key among the units
    Json row;       ///< the whole row, with what its roster says of it
    std::string side;
    std::optional<std::string> command; ///< the command it is of; an army of DBA has none
    int count = 0, lost = 0;
    std::optional<std::vector<Marked>> marks; ///< the oldest games lack them
};

/// More elements than any row holds.
constexpr int mostInRow = 9999;

/// Rows by their ids.
using Units = std::map<std::string, Unit>;

/// Rows that stand together: a command, or all of an army that has none.
struct Group {
    std::string id, name;
    std::vector<std::string> units;
};

/// 0 for a row of side "a", 1 for one of side "b".
inline int armyOf(const Unit &unit) { return unit.side == "a" ? 0 : 1; }

/// The change of a value of the state, which is `from`: nothing where the game has none.
template <class T> Change changeFrom(std::string path, const T &from, Json to, std::string label = {})
{
    return {std::move(path), FieldsOut::write(from), std::move(to), std::move(label)};
}

template <class F> void fields(F &f, Marked &v);
template <class F> void fields(F &f, Unit &v);
extern template void fields(FieldsIn &f, Marked &v);
extern template void fields(FieldsOut &f, Marked &v);
extern template void fields(FieldsIn &f, Unit &v);
extern template void fields(FieldsOut &f, Unit &v);

template <class F> void fields(F &f, Group &v)
{
    f("id", v.id, limit::needed);
    f("name", v.name, limit::needed);
    f("units", v.units, limit::needed, limit::longest(20000));
}

/// Throws Error naming the place for marks that no row can have. They are read all the same: what makes no sense is passed over.
void checkMarks(const Unit &unit);

} // namespace optio::dbx
