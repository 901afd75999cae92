// SPDX-License-Identifier: GPL-3.0-or-later
// What both ends of a shared game say of it in words.
#pragma once

#include "app/table/table_end.h"
#include "rules/link/messages.h"

namespace optio {

/// Tells what another device has done: the entry's sentence, and the side whose device it was.
void tellNotice(const GameModel &game, const Entry &entry, const TableNews &news);
/// What the other side asks this one to agree to: "Ben asks to take back: …".
QString nodText(const GameModel &game, const TableState &state, const link::Ask &ask);

/// Takes up what this device is asked, and that something asked has been settled.
void takeAsked(const GameModel &game, TableState &state, const link::Ask &ask);
void takeSettled(TableState &state, const link::Answer &answer, const TableNews &news);
/// The answer to the questions in `state`, which are then no longer there.
link::Answer answerOf(TableState &state, const Json &answers);

} // namespace optio
