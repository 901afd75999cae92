// SPDX-License-Identifier: GPL-3.0-or-later
// What tables report, in the rows of the event's page and of the wall.
#pragma once

#include "app/club/club_live.h"

#include <QList>
#include <QVariant>

namespace optio {

/// Fills in rows of clubTables() of this round. `live`: "" where nothing is known, "playing", "over" (its result waits to be taken up),
/// "quiet" (nothing has come for some time); `liveText`: what stands large, "2 – 3" of losses or the score; `liveDetail`: what that is.
void addLive(QList<QVariantMap> &rows, const club::Event &event, int round, const ClubLive &live);
/// The game that a table reports in this round, null for none; and what it comes to, as the table's first player sees it.
const club::stream::TableGame *reportedGame(const club::Event &event, int round, int table, const ClubLive &live);
std::optional<club::stream::TableGame::Now> reportedResult(const club::Event &event, int round, int table, const ClubLive &live);

} // namespace optio
