// SPDX-License-Identifier: GPL-3.0-or-later
// Reads an event's stream for a wall (CLB-51, CLB-54): tells every entry of every journal once and in order. It does not trust the server:
// each journal's hash chain is checked, what was told is passed over when it comes again, and what does not follow is refused.
#pragma once

#include "rules/club/stream/confirmation.h"
#include "rules/club/stream/round_told.h"
#include "rules/club/stream/subjects.h"
#include "rules/club/stream/told.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace optio::club::stream {

/// What became of a message.
struct Verdict {
    enum class Kind {
        told,    ///< it is the next entry of its journal
        known,   ///< it was told before
        gap,     ///< it comes later than the next; what is between may still come, when the stream is read from its beginning
        refused, ///< it cannot be of this journal: `reason`
        said,    ///< of a subject of which the last message alone counts: `round` or `confirmation`
    };
    Kind kind = Kind::told;
    Subject subject{};
    Heard heard{};
    std::string reason{};
    std::optional<RoundTold> round{};
    std::optional<Confirmation> confirmation{};
};

class Follower {
public:
    /// `event`: whose stream it is; messages of another one are refused.
    explicit Follower(std::string event) : event_(std::move(event)) {}

    /// A message, in the order of the stream.
    Verdict hear(const std::string &subject, std::string_view text);
    /// Was a refusal of this message said before? Remembers that it is now.
    bool saidBefore(const std::string &subject, std::string_view text);

    /// How many journals there are, and their lines in all.
    std::size_t journals() const { return hashes_.size(); }
    std::size_t lines() const { return lines_; }

private:
    std::string event_;
    std::map<std::string, std::vector<std::string>, std::less<>> hashes_; ///< of the lines told, by subject
    std::set<std::string> said_;                                          ///< hashes of what was refused
    std::size_t lines_ = 0;
};

} // namespace optio::club::stream
