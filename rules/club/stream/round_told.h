// SPDX-License-Identifier: GPL-3.0-or-later
// What the organiser tells every table of the round (CLB-30): the event's name, which round it is, and its clock. It holds nothing that is
// not on the wall. Clocks of devices differ, so no time of day goes along: what is left is told as it is when the message is sent, and
// whoever hears it counts on from there.
#pragma once

#include "rules/club/event.h"
#include "rules/fields.h"

#include <string>
#include <string_view>

namespace optio::club::stream {

/// The round as its tables know it.
struct RoundTold {
    std::string name;          ///< of the event
    int round = 0, rounds = 0; ///< round 0: none is drawn yet
    int left = 0;              ///< seconds left when it was sent; below 0 for overtime
    bool running = false, lastBound = false;
    int line = 0; ///< of the event's file: the last one when it was sent
    bool operator==(const RoundTold &) const = default;
};
template <class F> void fields(F &f, RoundTold &v)
{
    f("name", v.name, limit::longest(mostName));
    f("round", v.round, limit::needed, limit::from(0, mostRounds));
    f("rounds", v.rounds, limit::needed, limit::from(0, mostRounds));
    f("left", v.left, limit::needed, limit::from(-86400, 86400));
    f("running", v.running, limit::needed);
    f("lastBound", v.lastBound, limit::needed);
    f("line", v.line, limit::from(0, 999999));
}

/// How an event's round stands at a time (ISO 8601, by the same clock as the event's own times).
RoundTold roundOf(const Event &event, const std::string &time);
/// The clock as it stands for somebody whose own clock showed `since` when it was said.
RoundClock clockOf(const RoundTold &told, const std::string &since);
/// The message {"v":1,"t":"round","round":{…}}, and back. Throws Error for one that is none.
std::string written(const RoundTold &told);
RoundTold readRound(std::string_view text);

} // namespace optio::club::stream
