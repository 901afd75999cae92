// SPDX-License-Identifier: GPL-3.0-or-later
// What the store's parts share: the open file.
#pragma once

#include "db/open.h"
#include "db/store.h"

#include <cstdint>

namespace optio {

/// The open file, and what its calls share.
struct Store::Impl {
    Impl(std::filesystem::path path, Opened opened);

    /// The number under which the tables know a game, as they are now: a restore by another program gives other numbers, so it is looked
    /// up in the transaction that uses it. Throws Error when there is no such game.
    std::int64_t numberOf(const std::string &gameId);
    /// The number of the game of which this entry is the next, by its id and the hash of its last line. Throws Error for any other entry.
    std::int64_t numberFor(const std::string &gameId, const Entry &entry);
    std::string lineAt(std::int64_t game, int n);
    void putLine(std::int64_t game, int n, const std::string &text);
    void putSnapshot(std::int64_t number, const Game &game);
    /// The game as its snapshot tells, when there is one and it fits the journal.
    std::optional<Game> fromSnapshot(std::int64_t number, const Ruleset &ruleset, const Entry &header);
    std::int64_t putGame(const Game &game, const std::string &id, const std::string &title, const std::string &now);
    /// Puts into the bin or takes out.
    void bin(const char *table, const std::string &id, bool into, const std::string &now);

    std::filesystem::path file;
    std::string notice;
    SQLite::Database database;
    SQLite::Statement findGame, lastLine, updateGame, insertLine;
};

} // namespace optio
