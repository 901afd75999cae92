// SPDX-License-Identifier: GPL-3.0-or-later
// A journal on its way to an event's server: does what the reporter (rules/club/stream/reporter.h) says, one step at a time.
#pragma once

#include "app/stream/stream_connection.h"

#include <optional>
#include <string>

namespace optio::stream {

class Reporting {
public:
    /// Nothing is done yet. `name`: what the server calls the connection.
    Reporting(club::stream::ClubLink link, std::string subject, std::string name);
    /// Another journal, from its first line on, over the same connection.
    void begin(const std::string &subject);
    /// Connects, where there is no connection. Throws as step() does.
    void connect();

    club::stream::Reporter &reporter() { return reporter_; }
    const club::stream::Reporter &reporter() const { return reporter_; }

    /// What a step did.
    enum class Step {
        asked,    ///< how far the stream has come
        reported, ///< a line: sequence() is its number in the stream
        waits,    ///< the stream is not as it said: try again in a tenth of a second
        rests,    ///< all is reported
        stopped,  ///< another writer has the subject; reporter().trouble() tells
    };
    /// The next step, with connecting where there is no connection. Throws Lost, after which it goes on with the next call; Error for what
    /// does not become better.
    Step step();
    std::uint64_t sequence() const { return sequence_; }
    /// Is there a way to the server now, as far as is known?
    bool isConnected() const { return connection_ && connection_->isConnected(); }

private:
    Step send();

    club::stream::ClubLink link_;
    std::string subject_, name_;
    club::stream::Reporter reporter_;
    std::optional<Connection> connection_;
    int breaks_ = 0;
    std::uint64_t sequence_ = 0;
};

} // namespace optio::stream
