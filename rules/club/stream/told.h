// SPDX-License-Identifier: GPL-3.0-or-later
// What a table and the organiser send to an event's stream, and how readers read it (CLB-51). A message is a JSON object: of a game first
// {"v":1,"t":"game","header"}, the header as who watches may see it, then an "entry" for each entry as the link tells it to who watches
// (rules/link/messages.h): its line, or its hash and what may be seen of it. Of an event all lines are such entries, the header the one
// with the number 0. What was secret stays out of the stream for good: its owner's file tells it when the game is over.
#pragma once

#include "rules/journal/journal.h"

#include <string>
#include <string_view>

namespace optio {
class Ruleset;
}

namespace optio::club::stream {

/// A message to be sent: line `n` of a journal.
struct Outgoing {
    int n = 0;
    std::string id;   ///< hash of the line, by which the server knows a message that it has
    std::string text; ///< the message
    std::string time; ///< when the entry was made
};

/// Makes the messages of a game's journal, line by line.
class GameTeller {
public:
    /// Throws Error for games that cannot be shared (rules/link/seat.h).
    GameTeller(const Ruleset &ruleset, const Entry &header);
    const Outgoing &header() const { return header_; }
    /// The next entry. Throws Error for one that does not follow.
    Outgoing tell(const Entry &entry);

private:
    Game game_;
    bool secrets_; ///< may its games hold any?
    Json known_;
    Outgoing header_;
};

/// The message of line `n` of an event's file.
Outgoing eventMessage(int n, const std::string &line, const std::string &time);

/// A message, read.
struct Heard {
    bool game = false; ///< a game's header
    int n = 0;
    std::string hash; ///< of the line: worked out where the line is there
    std::string prev; ///< "" of a header
    std::string line; ///< "" of a stub and of a game's header
    Json json;        ///< the entry, or what may be seen of it, or the header
};

/// Reads a message. Throws Error for one that is none of ours.
Heard readTold(std::string_view text);

} // namespace optio::club::stream
