// SPDX-License-Identifier: GPL-3.0-or-later
// The ends of an event's stream (CLB-51) beside the screen: one reports a journal, one reads what all tables report. Each works on a thread
// of its own with what the command line works with (app/stream/), and tells the screen; a browser has none (no_stream.cpp).
#pragma once

#include "app/stream/hearing.h"
#include "app/stream/reading.h"
#include "rules/club/stream/club_link.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace optio {

class Ruleset;

/// How it stands with the server.
struct StreamState {
    enum class Link {
        connecting, ///< for the first time
        connected,
        lost,  ///< it goes on trying
        ended, ///< it does not: `reason`
    };
    Link link = Link::connecting;
    std::string reason{};  ///< why it is lost or ended
    bool caughtUp = false; ///< of what is read: has all come that stood there when the connection was found?
    bool operator==(const StreamState &) const = default;
};

/// The same of a journal that is reported.
struct ReportState : StreamState {
    std::size_t reported = 0, lines = 0; ///< of the journal
    std::string since{};                 ///< when the oldest line was made that is not reported; "" for none
    std::optional<stream::Word> round{}; ///< what a table has heard of the round (rules/club/stream/round_told.h)
    std::string confirmed{};             ///< what was given to confirm(), once it is at the server
    bool operator==(const ReportState &) const = default;
};

/// A journal on its way. It ends when it is destroyed, without waiting for what is under way.
class ReportEnd {
public:
    virtual ~ReportEnd() = default;
    /// The journal's next lines, its header first.
    virtual void add(std::vector<std::string> lines) = 0;
    /// What a table says of its result, see JournalReport.
    virtual void confirm(std::string message) = 0;
};

/// What all tables report, on its way to here. It ends likewise.
class FollowEnd {
public:
    virtual ~FollowEnd() = default;
};

/// Can this program speak to a club's server?
bool canStream();
/// Reports a journal. `ruleset`: that of its game, which lives on; null for an event's. `round`: what was heard of the round before, when
/// the program ran last. `told` hears of each new state, on this thread.
std::unique_ptr<ReportEnd> reportJournal(const club::stream::ClubLink &link, const Ruleset *ruleset, std::optional<stream::Word> round,
                                         std::function<void(const ReportState &)> told);
/// Reads all that is reported. `told` hears of each new state and `heard` what is new, both on this thread; `heard` some at a time.
std::unique_ptr<FollowEnd> followEvent(const club::stream::ClubLink &link, std::function<void(const StreamState &)> told,
                                       std::function<void(const std::vector<stream::News> &)> heard);

} // namespace optio
