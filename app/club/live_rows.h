// SPDX-License-Identifier: GPL-3.0-or-later
// What tables report, in the rows of the event's page and of the wall.
#pragma once

#include "app/club/club_live.h"

#include <QList>
#include <QVariant>

namespace optio {

/// Fills in rows of clubTables() of this round. `live`: "" where nothing is known, "playing", "over" (its result waits to be taken up),
/// "quiet" (nothing has come for some time), "changed" (its game comes to another result than was entered from it); `liveText`: what stands
/// large, "2 – 3" of losses or the score; `liveDetail`: what that is.
void addLive(QList<QVariantMap> &rows, const club::Event &event, int round, const ClubLive &live);
/// What the game that a table reports comes to, as the table's first player sees it.
struct TableResultNow : club::stream::TableGame::Now {
    std::string game{}; ///< as a result names it
    bool sure = false;  ///< do the names of the armies tell who played which side?
};

/// The game that was drawn for a table, and the one that it reports in this round, null for none; and what that comes to.
const club::ClubGame *drawnGame(const club::Event &event, int round, int table);
const club::stream::TableGame *reportedGame(const club::Event &event, int round, int table, const ClubLive &live);
std::optional<TableResultNow> reportedResult(const club::Event &event, int round, int table, const ClubLive &live);
/// Is a result that was entered what a table's game comes to? Strengths of armies and who broke the event may know by itself.
bool isSameAsEntered(const club::Result &entered, const club::Result &now);
/// The same as the other player sees it; and turned where the organiser has entered it the other way round.
TableResultNow turnedNow(TableResultNow now);
TableResultNow asEntered(const club::Result &entered, const TableResultNow &now);

} // namespace optio
