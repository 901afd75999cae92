// SPDX-License-Identifier: GPL-3.0-or-later
// The words and sentences of a connection to a club's server.
#pragma once

#include "app/club/stream_end.h"
#include "rules/club/stream/club_link.h"

#include <QString>

namespace optio {

/// "connecting", "connected", "lost" or "ended", as screens ask for it.
QString streamLink(StreamState::Link link);
/// Why this program reaches no club's server; "" where it does.
QString noStreamSentence();
/// The code in a text that was pasted, scanned or opened. Throws Error with a sentence for the screen.
club::stream::ClubLink readClubCode(const QString &text);
/// An engine's sentence for the screen; "" stays "".
QString streamReason(const std::string &reason);
/// A time of a journal as a clock shows it here: "14:05"; with the day where it is another one.
QString clockOf(const std::string &time);
/// The same of ns since 1970.
QString clockOf(std::int64_t storedAt);

} // namespace optio
