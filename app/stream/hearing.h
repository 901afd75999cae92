// SPDX-License-Identifier: GPL-3.0-or-later
// Listens to a subject of which the last message alone counts, and knows when by this device's clock it was said, whatever the clocks of
// others show (CLB-30). What is heard as it is said was said now. What stood there already bears the server's time, and how far that is
// from this device's clock is known as soon as something was stored while it looked: a message that was just heard, or an entry of its own.
// Until then both clocks are taken to agree.
#pragma once

#include "app/stream/stream_connection.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace optio::stream {

/// What was said last.
struct Word {
    std::string text;
    std::int64_t at = 0;    ///< when, in ms since 1970 by this device's clock
    std::int64_t ahead = 0; ///< ms by which the server's clock is ahead of this device's, as far as that is known
    bool operator==(const Word &) const = default;
};

class Hearing {
public:
    /// `known`: what was heard before, when the program ran last; while the same still stands there, it was said when it was heard.
    Hearing(std::string subject, std::optional<Word> known);

    /// Looks what has been said. True where word() is another one now. Throws Lost; an account that may not listen hears nothing.
    bool listen(Connection &connection);
    const std::optional<Word> &word() const { return word_; }
    /// There was a break: what stands there is looked up again.
    void lost() { looked_ = false; }
    /// Is it known what the server's clock shows?
    bool knowsTime() const { return measured_; }
    /// The server has just stored something, at this time of its clock in ns.
    void learnTime(std::int64_t storedAt);

private:
    bool look(Connection &connection);

    std::string subject_;
    std::optional<Word> word_;
    std::int64_t ahead_ = 0;
    bool measured_ = false;               ///< is that so since the program began?
    std::optional<std::int64_t> guessed_; ///< when the word was stored, where that was not known yet
    bool anew_ = false;                   ///< it is known now
    bool listens_ = false, looked_ = false, refused_ = false;
    std::chrono::steady_clock::time_point lookedAt_{};
};

} // namespace optio::stream
