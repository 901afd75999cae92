// SPDX-License-Identifier: GPL-3.0-or-later
// What follows in an event from what the players confirm at their tables (CLB-22): a result that both have confirmed is entered, and who
// confirms one that was entered from that game has confirmed it. What the organiser took back or mended by hand is left as it is.
#pragma once

#include "app/club/club_live.h"

#include <optional>
#include <string>
#include <vector>

namespace optio {

/// An act (rules/club/acts.h).
struct ConfirmedAct {
    std::string kind;
    Json input;
};

/// The tables of the last round.
std::vector<int> drawnTables(const club::Event &event);
/// The act that is to be done for a table of the last round; nothing when there is none, or none that can be done.
std::optional<ConfirmedAct> confirmedAct(const club::Event &event, int table, const ClubLive &live);

} // namespace optio
