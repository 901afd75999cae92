// SPDX-License-Identifier: GPL-3.0-or-later
// What the tables of an event play, as the stream tells it (CLB-22, CLB-54): of each table the game that it began to report last, with its
// state as watchers see it, and the event itself. What walls, the organiser's page and the live page have in common.
#pragma once

#include "rules/club/event.h"
#include "rules/club/stream/follower.h"
#include "rules/link/replica.h"

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>

namespace optio::club::stream {

/// The game of a table.
struct TableGame {
    std::string game{};             ///< the first digits of its header's hash
    std::string time{};             ///< of its last line, as the table's device says
    std::string turn{}, sentence{}; ///< of its last entry; "" while there is none
    std::int64_t heard = 0;         ///< when the stream took its last line, in ns since 1970
    link::Replica replica{}; ///< as far as watchers see it; not begun where the rule set is not here, or its state cannot be followed

    /// What it comes to so far, and the names of its armies; side a is the first one. Nothing where its state is not known.
    struct Now {
        Result result;
        std::array<std::string, 2> armies;
        bool over = false;
        std::array<bool, 2> confirmed{}; ///< which side has confirmed this very result (Tables::now())
    };
    std::optional<Now> now() const;
};

class Tables {
public:
    /// Rule sets by id; null for one that is not here.
    using Rulesets = std::function<const Ruleset *(const std::string &)>;

    /// Without rule sets the games' states are not followed.
    explicit Tables(Rulesets rulesets = {}) : rulesets_(std::move(rulesets)) {}

    /// What a follower was told, and when the stream took it. False for what changes nothing here.
    bool add(const Verdict &verdict, std::int64_t storedAt = 0);
    /// The event, as its organiser has reported it.
    const std::optional<Event> &event() const { return event_; }
    /// The game of each table.
    const std::map<int, TableGame> &games() const { return games_; }
    /// What a table's game comes to, with who has confirmed just that. Nothing where no state is known.
    std::optional<TableGame::Now> now(int table) const;
    /// Has anybody at this table confirmed anything?
    bool hasConfirmed(int table) const;

private:
    bool addEvent(const Heard &heard);

    Rulesets rulesets_;
    std::optional<Event> event_;
    std::map<int, TableGame> games_;
    std::map<int, Confirmation> confirmations_; ///< what each table said last
};

/// Do the names of the armies tell which side of a game is which player's? And is side a the second player's then?
bool sidesKnown(const std::array<std::string, 2> &armies, const std::string &armyA, const std::string &armyB);
bool sidesChanged(const std::array<std::string, 2> &armies, const std::string &armyA, const std::string &armyB);

} // namespace optio::club::stream
