// SPDX-License-Identifier: GPL-3.0-or-later
// Whether there can be a server at all.
#include "app/club/server_standing.h"

#include "app/club/stream_words.h"

namespace optio {

QString ServerStanding::refusal() const { return noStreamSentence(); }

} // namespace optio
