// SPDX-License-Identifier: GPL-3.0-or-later
// Sends a journal to the stream (CLB-52): a state machine without sockets or clock. After every break it asks which message of its subject
// is the last and goes on from there out of its own journal; there is no second queue. A message bears the hash of its entry, so that
// sending it again is harmless, and says which one it follows, so that two writers cannot interleave.
#pragma once

#include "rules/club/stream/told.h"

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace optio::club::stream {

/// A message as the stream has it.
struct Stored {
    std::uint64_t sequence = 0;
    std::string text;
    std::int64_t storedAt = 0; ///< when, in ns since 1970 by the server's clock
};

class Reporter {
public:
    /// The journal's next line. Throws Error for one that is not the next.
    void add(Outgoing message);

    /// What to do now.
    enum class Next {
        ask,  ///< which message of the subject is the last; then found() or lost()
        send, ///< message(), to follow after(); then stored(), repeated(), moved() or lost()
        rest, ///< all is reported
        stop, ///< another writer has taken the subject; trouble() tells
    };
    Next next() const;
    const Outgoing &message() const { return messages_.at(reported_); }
    /// The number in the stream of the message that is the subject's last; 0 for none.
    std::uint64_t after() const { return after_; }

    /// The subject's last message; nothing when it has none.
    void found(const std::optional<Stored> &last);
    /// The message is in the stream, under this number.
    void stored(std::uint64_t sequence);
    /// The stream says that it has the message, from wherever: ask again how far this subject has come.
    void repeated();
    /// It was refused, since the subject's last message is another one: ask again.
    void moved() { asked_ = false; }
    /// No answer came: ask again.
    void lost() { asked_ = false; }

    /// How many lines of the journal are known to be in the stream; the rest is not reported yet.
    std::size_t reported() const { return reported_; }
    const std::string &id(std::size_t n) const { return messages_.at(n).id; } ///< of line n
    std::size_t length() const { return messages_.size(); }
    /// Since when something is not reported: the time of the oldest such entry; "" when all is.
    std::string since() const { return reported_ < messages_.size() ? messages_[reported_].time : std::string(); }
    /// Why nothing more is sent; "" while it is.
    const std::string &trouble() const { return trouble_; }

private:
    std::vector<Outgoing> messages_;
    std::unordered_map<std::string, std::size_t> places_; ///< of messages, by id
    std::size_t reported_ = 0;
    std::uint64_t after_ = 0;
    std::size_t repeatedAt_ = 0; ///< the message that the stream said it had
    int repeats_ = 0;            ///< and how often
    bool asked_ = false;
    int ahead_ = -1; ///< number of the subject's last message, where this journal has not come to it yet
    std::string trouble_;
};

} // namespace optio::club::stream
