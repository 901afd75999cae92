// SPDX-License-Identifier: GPL-3.0-or-later
// The rows by which armies are listed and found: one for each army of the player and each supplied one, with the words a search looks
// through. All but the mark of a favourite can be worked out again from the rosters.
#pragma once

#include "db/roster_query.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace optio {

/// Writes the row of an army, a supplied one or one of the player's own.
void putFace(SQLite::Database &database, const Json &roster, const RosterFace &face, bool supplied, const std::string &changed);
/// Takes the row of a supplied army out.
void dropSupplied(SQLite::Database &database, const std::string &id);
/// The numbers of the armies wanted, in order.
std::vector<std::int64_t> findRosters(SQLite::Database &database, const RosterQuery &query);
/// Nothing when there is no such army any more.
std::optional<ListedRoster> listedRoster(SQLite::Database &database, std::int64_t number);
/// All armies wanted, in order.
std::vector<ListedRoster> listRosters(SQLite::Database &database, const RosterQuery &query);
/// The id of the army of this name in a rule set, the player's own before a supplied one; "" when there is none.
std::string rosterNamed(SQLite::Database &database, const std::string &name, const std::string &ruleset);
/// By what the rows were worked out, those of the supplied armies or of the player's own.
std::vector<RosterStamp> rosterStamps(SQLite::Database &database, bool supplied);
/// The periods that the armies wanted name, in order.
std::vector<std::string> rosterPeriods(SQLite::Database &database, const RosterQuery &query);
/// Marks an army as a favourite, or takes the mark away.
void markFavourite(SQLite::Database &database, const std::string &id, bool on);

} // namespace optio
