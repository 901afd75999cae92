// SPDX-License-Identifier: GPL-3.0-or-later
// The events of a club in the store's file: the journal of each. An entry is one transaction, durable when append() returns; a deleted
// event lies in the bin for 30 days (CLB-01).
#pragma once

#include "rules/club/event.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace optio {

/// A line of the list of events.
struct ClubRow {
    std::string id, name, date, changed;
    int entries = 0;
    bool binned = false;
};

class ClubBook {
public:
    /// Opens or makes the store's file in `folder` (see Store). Throws Error.
    explicit ClubBook(const std::filesystem::path &folder);
    ~ClubBook();
    ClubBook(const ClubBook &) = delete;
    ClubBook &operator=(const ClubBook &) = delete;

    /// All events, the one changed last first; also those in the bin.
    std::vector<ClubRow> events() const;
    /// The journal of an event, header first. Throws Error when there is no such event.
    std::vector<std::string> lines(const std::string &id) const;
    /// Stores a new event with all its lines. Throws Error for one that is there already.
    void add(const club::Event &event, const std::string &now);
    /// Stores the last line of `after`. Throws Error when another program has added a line meanwhile (CLB-60).
    void append(const club::Event &after, const std::string &now);
    /// Puts `after` in the place of the event with the same id whose last line is `before`'s: a name was changed everywhere (CLB-41).
    void replace(const club::Event &before, const club::Event &after, const std::string &now);
    /// Puts an event into the bin or takes it out again. Throws Error when there is no such event.
    void bin(const std::string &id, bool bin, const std::string &now);

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace optio
