// SPDX-License-Identifier: GPL-3.0-or-later
// Makes and reads what tables are told of the round.
#include "rules/club/stream/round_told.h"

#include "rules/club/stream/last_word.h"

#include <algorithm>

namespace optio::club::stream {

RoundTold roundOf(const Event &event, const std::string &time)
{
    const EventState &state = event.state();
    const int round = lastRound(state);
    return {state.settings.name,
            round,
            std::max(state.settings.rounds, round),
            std::clamp(secondsLeft(state.clock, time), -86400, 86400),
            !state.clock.since.empty(),
            state.clock.lastBound,
            event.lines().back().n};
}

RoundClock clockOf(const RoundTold &told, const std::string &since) { return {told.running ? since : "", told.left, told.lastBound}; }

std::string written(const RoundTold &told) { return wordText("round", FieldsOut::write(told)); }

RoundTold readRound(std::string_view text)
{
    RoundTold told;
    FieldsIn::read(told, wordIn("round", text), FieldPlace("round"));
    return told;
}

} // namespace optio::club::stream
