// SPDX-License-Identifier: GPL-3.0-or-later
// Brings what can still be read of a damaged data file, or of a backup, into a sound one.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>

namespace optio {

/// How much was brought in.
struct Recovered {
    int rosters = 0, games = 0, campaigns = 0, entries = 0;
    Recovered &operator+=(const Recovered &other)
    {
        rosters += other.rosters;
        games += other.games;
        campaigns += other.campaigns;
        entries += other.entries;
        return *this;
    }
};

/// Reads `from` without changing it, and adds to `into` what that lacks: rosters, preferences, games and campaigns, and later entries of
/// these. A game or campaign is brought in as far as its lines can be read and its chain holds.
Recovered recover(const std::filesystem::path &from, SQLite::Database &into);

} // namespace optio
