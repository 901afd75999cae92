// SPDX-License-Identifier: GPL-3.0-or-later
// A journal on its way to an event's server: does what the reporter (rules/club/stream/reporter.h) says, one step at a time. Besides it may
// say a word under a subject of which the last message alone counts, and hear one.
#pragma once

#include "app/stream/hearing.h"
#include "app/stream/stream_connection.h"

#include <functional>
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

    /// What `word` gives is to be said under this subject: once all lines are reported, and again after every break. It takes the place of
    /// what was to be said before.
    void say(const std::string &subject, std::function<std::string()> word);
    /// Has it been said? And what was said last.
    bool isSaid() const { return said_; }
    const std::string &saidText() const { return saidText_; }
    /// Listens to the last message of this subject; `known`: what was heard of it before.
    void listen(const std::string &subject, std::optional<Word> known);
    /// What was heard last.
    std::optional<Word> heard() const { return hearing_ ? hearing_->word() : std::nullopt; }

    /// What a step did.
    enum class Step {
        asked,    ///< how far the stream has come
        reported, ///< a line: sequence() is its number in the stream
        waits,    ///< the stream is not as it said: try again in a tenth of a second
        said,     ///< the word: sequence() is its number
        heard,    ///< another word than before: heard()
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
    Step rest();

    club::stream::ClubLink link_;
    std::string subject_, name_;
    club::stream::Reporter reporter_;
    std::optional<Connection> connection_;
    int breaks_ = 0;
    std::uint64_t sequence_ = 0;
    std::string wordSubject_, saidText_;
    std::function<std::string()> word_;
    bool said_ = false;
    std::optional<Hearing> hearing_;
};

} // namespace optio::stream
