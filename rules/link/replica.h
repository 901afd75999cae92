// SPDX-License-Identifier: GPL-3.0-or-later
// A guest's copy of a game as far as its seat may see it (LNK-12): the header and the entries as the keeper told them, checked line by line
// by the hash chain, and the state that they lead to as the seat knows it. As text it is JSON Lines:
// {"optio-replica":1,"seat","game","header", "name"} first, then an "entry" for each entry, then lines that were opened later.
#pragma once

#include "rules/link/messages.h"
#include "rules/link/seat.h"

#include <string>
#include <string_view>
#include <vector>

namespace optio::link {

class Replica {
public:
    Replica() = default;
    /// Begins one. Throws Error for a header that is none, or of another rule set.
    void begin(const Ruleset &ruleset, Seat seat, const std::string &game, const Json &header);
    /// Reads one back. A last line that a crash cut short is left out.
    static Replica read(const Ruleset &ruleset, std::string_view text);

    bool begun() const { return ruleset_ != nullptr; }
    const Ruleset &ruleset() const { return *ruleset_; } ///< while begun()
    Seat seat() const { return seat_; }
    const std::string &game() const { return game_; } ///< hash of the header
    const Json &header() const { return header_; }
    /// The keeper's own header line, once it has been opened; "" before.
    const std::string &openHeader() const { return openHeader_; }
    const Json &state() const { return state_; } ///< as the seat knows it
    Head head() const;
    int length() const { return static_cast<int>(entries_.size()); }
    /// Entry n, from 1 on, as it was told; its line where that was told later.
    const EntryTold &entry(int n) const { return entries_.at(static_cast<std::size_t>(n - 1)); }
    /// What may be read of an entry: its JSON, or that of its stub.
    Json readable(int n) const;
    /// How many entries stand by their hash alone.
    int stubs() const;

    /// Adds the next entry, or the line of an older one. Throws Error, and stays as it was, for one that does not fit the chain or its
    /// hash.
    void add(const EntryTold &told);
    /// Forgets the entries from n on: the keeper has others.
    void cutFrom(int n);
    /// Its first line, and the line of what was told, as they are kept.
    std::string firstLine() const;
    static std::string lineOf(const EntryTold &told) { return written(Message(told)); }
    std::string text() const;

private:
    void open(const EntryTold &told);
    bool isHeader(const std::string &line) const;

    const Ruleset *ruleset_ = nullptr;
    Seat seat_ = Seat::watch;
    std::string game_, openHeader_;
    Json header_, state_;
    std::vector<EntryTold> entries_;
    std::vector<std::string> hashes_; ///< of each
};

} // namespace optio::link
