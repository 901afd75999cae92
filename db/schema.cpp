// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of the store and how they came about.
#include "db/schema.h"

#include "db/backup.h"
#include "db/sql.h"

#include <array>
#include <fmt/core.h>

namespace optio {

namespace {

// A published step is never changed; what is wanted otherwise becomes one more step.
//
// line.place is game << 32 | n (see placeOf), so that a line costs one row in one tree.
constexpr const char *rostersAndGames = R"(
CREATE TABLE roster (
    id TEXT NOT NULL PRIMARY KEY,
    ruleset TEXT NOT NULL,
    name TEXT NOT NULL,
    points REAL NOT NULL,
    changed TEXT NOT NULL,
    binned TEXT,
    json TEXT NOT NULL
) STRICT;

CREATE TABLE game (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    ruleset TEXT NOT NULL,
    title TEXT NOT NULL,
    length INTEGER NOT NULL,
    turn TEXT NOT NULL,
    changed TEXT NOT NULL,
    over INTEGER NOT NULL,
    binned TEXT
) STRICT;

CREATE TABLE line (
    place INTEGER PRIMARY KEY,
    text TEXT NOT NULL
) STRICT;

CREATE TRIGGER game_lines AFTER DELETE ON game BEGIN
    DELETE FROM line WHERE place >= old.number << 32 AND place < (old.number + 1) << 32;
END;

CREATE TABLE snapshot (
    game INTEGER PRIMARY KEY REFERENCES game (number) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    hash TEXT NOT NULL,
    data BLOB NOT NULL
) STRICT;

CREATE TABLE game_note (
    game INTEGER NOT NULL REFERENCES game (number) ON DELETE CASCADE,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (game, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE preference (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;
)";

// The lines of a campaign are what happened; the other tables are what it came to, to be read and counted.
constexpr const char *campaigns = R"(
CREATE TABLE campaign (
    id TEXT NOT NULL PRIMARY KEY,
    ruleset TEXT NOT NULL,
    name TEXT NOT NULL,
    start_points INTEGER NOT NULL,
    stratagem_limit INTEGER NOT NULL,
    leader_recovery_rule INTEGER NOT NULL,
    status TEXT NOT NULL,
    conceded_by TEXT NOT NULL,
    changed TEXT NOT NULL
) STRICT;

CREATE TABLE campaign_line (
    campaign TEXT NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (campaign, n)
) STRICT;

CREATE TABLE campaign_player (
    campaign TEXT NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
    side TEXT NOT NULL,
    name TEXT NOT NULL,
    stratagems_used INTEGER NOT NULL,
    PRIMARY KEY (campaign, side)
) STRICT;

CREATE TABLE campaign_unit (
    campaign TEXT NOT NULL,
    id TEXT NOT NULL,
    side TEXT NOT NULL,
    row TEXT NOT NULL,
    notation TEXT NOT NULL,
    name TEXT NOT NULL,
    value INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('unit', 'leader')),
    status TEXT NOT NULL CHECK (status IN ('available', 'lost')),
    lost_in_battle INTEGER,
    PRIMARY KEY (campaign, id),
    FOREIGN KEY (campaign, side) REFERENCES campaign_player (campaign, side) ON DELETE CASCADE
) STRICT;

CREATE TABLE campaign_battle (
    campaign TEXT NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    attacker TEXT NOT NULL,
    date TEXT NOT NULL,
    vp_att INTEGER,
    vp_def INTEGER,
    winner TEXT,
    draw INTEGER NOT NULL,
    PRIMARY KEY (campaign, number)
) STRICT;

CREATE TABLE campaign_fielded (
    campaign TEXT NOT NULL,
    battle INTEGER NOT NULL,
    unit TEXT NOT NULL,
    outcome TEXT NOT NULL,
    PRIMARY KEY (campaign, battle, unit),
    FOREIGN KEY (campaign, battle) REFERENCES campaign_battle (campaign, number) ON DELETE CASCADE,
    FOREIGN KEY (campaign, unit) REFERENCES campaign_unit (campaign, id) ON DELETE CASCADE
) STRICT;
)";

// A face is what the library shows of an army, to be worked out again whenever `made` is not of now. A roster has one from the beginning,
// with as much as its own row tells.
constexpr const char *rosterFaces = R"(
CREATE TABLE roster_face (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    supplied INTEGER NOT NULL,
    ruleset TEXT NOT NULL,
    base TEXT NOT NULL GENERATED ALWAYS AS (substr(ruleset, 1, instr(ruleset || '+', '+') - 1)),
    name TEXT NOT NULL,
    sort_name TEXT NOT NULL,
    period TEXT NOT NULL,
    points REAL NOT NULL,
    elements INTEGER NOT NULL,
    findings INTEGER NOT NULL,
    errors INTEGER NOT NULL,
    portrait TEXT NOT NULL,
    made TEXT NOT NULL,
    changed TEXT NOT NULL,
    binned TEXT
) STRICT;

CREATE INDEX roster_face_by_name ON roster_face (supplied, sort_name) WHERE binned IS NULL;
CREATE INDEX roster_face_in_bin ON roster_face (binned) WHERE binned IS NOT NULL;

CREATE VIRTUAL TABLE roster_words USING fts5 (words, tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3');

CREATE TABLE favourite (
    id TEXT NOT NULL UNIQUE
) STRICT;

CREATE TRIGGER roster_gets_face AFTER INSERT ON roster BEGIN
    INSERT OR IGNORE INTO roster_face (id, supplied, ruleset, name, sort_name, period, points, elements, findings, errors, portrait, made,
                                       changed, binned)
    VALUES (new.id, 0, new.ruleset, new.name, lower(new.name), '', new.points, 0, 0, 0, '[]', '', new.changed, new.binned);
END;

CREATE TRIGGER roster_face_gets_words AFTER INSERT ON roster_face BEGIN
    INSERT INTO roster_words (rowid, words) VALUES (new.number, new.name);
END;

CREATE TRIGGER roster_bins_face AFTER UPDATE OF binned ON roster BEGIN
    UPDATE roster_face SET binned = new.binned WHERE id = new.id;
END;

CREATE TRIGGER roster_drops_face AFTER DELETE ON roster BEGIN
    DELETE FROM roster_face WHERE id = old.id;
END;

CREATE TRIGGER roster_face_drops_words AFTER DELETE ON roster_face BEGIN
    DELETE FROM roster_words WHERE rowid = old.number;
    DELETE FROM favourite WHERE id = old.id;
END;

INSERT INTO roster_face (id, supplied, ruleset, name, sort_name, period, points, elements, findings, errors, portrait, made, changed, binned)
SELECT id, 0, ruleset, name, lower(name), '', points, 0, 0, 0, '[]', '', changed, binned FROM roster;
)";

// The secrets of a battle by e-mail, the file of its closed turns and the acts of the open one (see mail_book.h).
constexpr const char *mailBattles = R"(
CREATE TABLE mail_battle (
    id TEXT NOT NULL PRIMARY KEY,
    ruleset TEXT NOT NULL,
    side TEXT NOT NULL CHECK (side IN ('A', 'B')),
    seed TEXT NOT NULL,
    root TEXT NOT NULL,
    hand TEXT NOT NULL,
    file TEXT NOT NULL,
    orders TEXT NOT NULL,
    dispute TEXT NOT NULL,
    restored INTEGER NOT NULL,
    changed TEXT NOT NULL
) STRICT;

CREATE TABLE mail_act (
    battle TEXT NOT NULL REFERENCES mail_battle (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (battle, n)
) STRICT;
)";

// Files of parts that a player has signed twice, beside the own copy (PBM-55, PBM-66).
constexpr const char *mailProofs = R"(
CREATE TABLE mail_proof (
    battle TEXT NOT NULL REFERENCES mail_battle (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    side TEXT NOT NULL CHECK (side IN ('A', 'B')),
    part TEXT NOT NULL,
    kept TEXT NOT NULL,
    file TEXT NOT NULL,
    PRIMARY KEY (battle, n)
) STRICT;
)";

// The house rules that a battle by e-mail began with (DAT-15).
constexpr const char *mailHouses = R"(
CREATE TABLE mail_house (
    battle TEXT NOT NULL PRIMARY KEY REFERENCES mail_battle (id) ON DELETE CASCADE,
    text TEXT NOT NULL
) STRICT;
)";

// The events of a club, each its lines (see club/club_book.h).
constexpr const char *clubEvents = R"(
CREATE TABLE club_event (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    date TEXT NOT NULL,
    changed TEXT NOT NULL,
    binned TEXT
) STRICT;

CREATE TABLE club_line (
    event TEXT NOT NULL REFERENCES club_event (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (event, n)
) STRICT;
)";

constexpr std::array<const char *, 7> steps{rostersAndGames, campaigns, rosterFaces, mailBattles, mailProofs, mailHouses, clubEvents};

int pragma(SQLite::Database &database, const char *sql) { return database.execAndGet(sql).getInt(); }

} // namespace

std::span<const char *const> schemaSteps() { return steps; }

void migrate(SQLite::Database &database, const std::filesystem::path &file, std::span<const char *const> steps)
{
    const int newest = static_cast<int>(steps.size());
    const auto versionNow = [&database] { return pragma(database, "PRAGMA user_version"); };
    const bool holdsTables = pragma(database, "SELECT count(*) FROM sqlite_master") > 0;
    if (holdsTables && pragma(database, "PRAGMA application_id") != applicationId)
        throw Error(fmt::format("{} holds the data of another program and is left as it is; choose another folder", file.string()));
    if (versionNow() > newest)
        throw Error(fmt::format("{} was written by a newer version of this program (data version {}, this program knows {}) and is left "
                                "as it is; use the newer program",
                                file.string(), versionNow(), newest));
    if (versionNow() == newest)
        return;
    if (holdsTables)
        backupBeforeMigration(database, file, newest);
    Write write(database);
    // Another program may have been faster.
    for (int version = versionNow(); version < newest; ++version)
        database.exec(steps[static_cast<std::size_t>(version)]);
    database.exec(fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}", applicationId, newest));
    write.commit();
}

} // namespace optio
