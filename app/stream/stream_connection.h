// SPDX-License-Identifier: GPL-3.0-or-later
// A connection to an event's server (NATS with JetStream), and nothing else: it carries what rules/club/stream/ says. Every call waits for
// its answer. The library behind it finds the way back after a break by itself, and to another node where there is one.
#pragma once

#include "rules/club/stream/club_link.h"
#include "rules/club/stream/reporter.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace optio::stream {

/// The server cannot be reached now, or gave no answer; what was asked may have been done.
class Lost : public Error {
public:
    using Error::Error;
};

/// What the server said of a message.
struct Published {
    bool moved = false;         ///< refused: the subject's last message is not the one it was to follow
    bool repeated = false;      ///< the stream had it already
    std::uint64_t sequence = 0; ///< its number in the stream
};

/// A message that was read.
struct Received {
    std::uint64_t sequence = 0;
    std::string subject, text;
    std::int64_t storedAt = 0; ///< when the stream took it, in ns since 1970
};

class Connection {
public:
    /// Connects. Throws Lost when no server can be reached, Error when the server does not take this account, or is not the event's.
    /// `name`: what the server calls this connection.
    Connection(const club::stream::ClubLink &link, const std::string &name);
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    /// Is there a way to the server now, as far as is known?
    bool isConnected() const;
    /// How often the connection was lost and found again: after that, what is known of the stream is to be asked again.
    int breaks() const;

    /// Makes the event's stream on so many nodes, where it is not there yet. Throws Lost, or Error saying why not.
    void makeStream(int replicas);
    /// Sends a message to follow number `after` of its subject; 0 for the first one. Throws Lost; Error when the account may not.
    Published publish(const std::string &subject, const std::string &id, const std::string &text, std::uint64_t after);
    /// Sends a message to a subject of which the last one alone counts, and gives its number. Throws as publish() does.
    std::uint64_t say(const std::string &subject, const std::string &text);
    /// From now on what is said there is heard(), as long as there is a way to the server.
    void listen(const std::string &subject);
    /// The next message that was heard; nothing when there is none.
    std::optional<std::string> heard();
    /// The subject's last message. Throws as publish() does.
    std::optional<club::stream::Stored> last(const std::string &subject);
    /// The number of the stream's last message. Throws as publish() does.
    std::uint64_t end();

    /// Reads the stream from this number on. Throws as publish() does.
    void read(std::uint64_t from);
    /// The next message; nothing when none came in this time. Throws Lost when what was to come has gone missing: read() again.
    std::optional<Received> next(int milliseconds);

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

} // namespace optio::stream
