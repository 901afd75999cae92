// SPDX-License-Identifier: GPL-3.0-or-later
// Reads all that an event's tables report, for a wall: each entry once and in order, over every break (rules/club/stream/follower.h).
#pragma once

#include "app/stream/stream_connection.h"
#include "rules/club/stream/follower.h"

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>

namespace optio::stream {

/// What is new for a wall: an entry, or a message that is none, which is told once.
struct News {
    club::stream::Verdict verdict;
    Received message;
};

class Reading {
public:
    /// Nothing is done yet. `name`: what the server calls the connection. Throws Error for the code of a table, which reads nothing.
    Reading(club::stream::ClubLink link, std::string name);

    /// The next news; nothing when none came in this time. Throws Lost, after which it goes on with the next call; Error for what does not
    /// become better.
    std::optional<News> next(int milliseconds);
    /// Has all been told that stands in the stream now? Asks the server. Throws as next() does.
    bool isAtEnd();
    /// Is there a connection, as far as is known?
    bool isReading() const { return reading_; }
    /// Has been told what stood in the stream when the reading began?
    bool hasCaughtUp() const { return reading_ && next_ > end_; }
    const club::stream::Follower &follower() const { return follower_; }

private:
    std::optional<News> looked(const Received &message);
    void prepare();
    bool reread();

    using Clock = std::chrono::steady_clock;
    club::stream::ClubLink link_;
    std::string name_;
    club::stream::Follower follower_;
    std::optional<Connection> connection_;
    int breaks_ = 0;
    std::uint64_t next_ = 1; ///< number of the message that comes next
    std::uint64_t end_ = 0;  ///< of the last message when the reading began
    bool reading_ = false, gap_ = false;
    std::map<std::string, std::int64_t, std::less<>> saidAt_; ///< of subjects of which the last message alone counts
    std::set<std::string> early_;                             ///< hashes of messages that came too early once
    Clock::time_point heardAt_{}, rereadAt_{};
};

} // namespace optio::stream
