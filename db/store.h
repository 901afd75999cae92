// SPDX-License-Identifier: GPL-3.0-or-later
// The store: rosters, games with their journals, and preferences in one SQLite file. An entry is on disk when append() returns.
#pragma once

#include "db/roster_query.h"
#include "rules/journal/journal.h"
#include "rules/json.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace optio {

/// An army of the player's own.
struct RosterRow {
    std::string id, ruleset, name;
    double points = 0;
    std::string changed; ///< ISO 8601, UTC
};

/// A roster and what the library shows of it.
struct FacedRoster {
    Json roster;
    RosterFace face;
};

/// A line of the list of games.
struct GameRow {
    std::string id, ruleset, title; ///< title: "Carthage – Rome"
    int length = 0;                 ///< entries
    std::string turn;               ///< "bound 7"
    std::string changed;
    bool over = false;
};

/// A journal line as stored.
struct StoredLine {
    int n = 0;
    std::string line;
};

class Store {
public:
    static constexpr int version = 7; ///< of the schema (PRAGMA user_version)

    /// Opens or makes `folder`/optio.sqlite; migrates older schemas (after a backup beside it). Throws Error, harming nothing, when it is
    /// newer than the program, read-only, or the disk is full. A damaged file is renamed and what can be read of it is brought into a
    /// new one; `notice()` then tells.
    explicit Store(const std::filesystem::path &folder);
    ~Store();
    Store(const Store &) = delete;
    Store &operator=(const Store &) = delete;

    std::filesystem::path folder() const; ///< where its file is
    const std::string &notice() const;    ///< what the user should know after opening; empty when all was well

    std::vector<RosterRow> rosters() const;
    std::optional<Json> roster(const std::string &id) const;
    /// Writes a roster under its "id", and what the library shows of it.
    void saveRoster(const Json &roster, const RosterFace &face, const std::string &now);
    /// The same, but only while what is stored under its id is still `before`: false, and nothing written, when somebody else has changed
    /// it since, or put it into the bin.
    bool saveRosterOver(const Json &before, const FacedRoster &next, const std::string &now);
    /// Writes them all in one transaction: all of them or, when one cannot be written, none.
    void saveRosters(const std::vector<FacedRoster> &rosters, const std::string &now);
    /// Puts rosters into the bin (30 days) or takes them out again: all of them or, when one is not there, none.
    void binRosters(const std::vector<std::string> &ids, bool bin, const std::string &now);
    /// Deletes for good what lies in the bin of rosters.
    void clearRosterBin();

    /// The numbers of the armies wanted, in order.
    std::vector<std::int64_t> findRosters(const RosterQuery &query) const;
    /// An army of the list; nothing when it is not there any more.
    std::optional<ListedRoster> listedRoster(std::int64_t number) const;
    /// All armies wanted, in order.
    std::vector<ListedRoster> listRosters(const RosterQuery &query) const;
    /// The id of the army of this name in a rule set, the player's own before a supplied one; "" when there is none.
    std::string rosterNamed(const std::string &name, const std::string &ruleset) const;
    /// By what the list was worked out, for the supplied armies or the player's own.
    std::vector<RosterStamp> rosterStamps(bool supplied) const;
    /// The periods that the armies wanted name, in order.
    std::vector<std::string> rosterPeriods(const RosterQuery &query) const;
    /// Writes anew what the list shows of the player's armies; those that are not there are passed over.
    void refreshFaces(const std::vector<FacedRoster> &rosters);
    /// Lists these supplied armies and takes those named out of the list.
    void listSupplied(const std::vector<FacedRoster> &armies, const std::vector<std::string> &gone);
    /// Marks an army as a favourite, a supplied one too, or takes the mark away.
    void setFavourite(const std::string &id, bool on);

    std::vector<GameRow> games() const;
    /// Stores a new game; `header` is line 0. Gives its id.
    std::string addGame(const Game &game, const std::string &title, const std::string &now);
    /// One entry in one transaction, durable on return. `turn` and `over` refresh the list row. Every 50th entry, of long games the
    /// seldomer, also stores a snapshot.
    void append(const std::string &gameId, const Entry &entry, const Game &after, const std::string &turn, bool over);
    /// Stores a snapshot of a game that is put aside, so that it is soon open again. A failure is none of the caller's: it is only a cache.
    void putAside(const std::string &gameId, const Game &game);
    /// Takes a game up again: from its last snapshot, following the entries after it.
    Game openGame(const std::string &gameId, const std::function<const Ruleset &(const std::string &)> &ruleset) const;
    /// Lines first..last of a journal (0 is the header), in order.
    std::vector<StoredLine> lines(const std::string &gameId, int first, int last) const;
    /// Puts another journal in the place of a replica's (see rules/journal/replica_line.h), in one step: what the keeper has, or the whole
    /// of it once all is open. Gives the game. Throws Error, and then nothing has changed, for a game that is no replica.
    Game replaceReplica(const std::string &gameId, const Ruleset &ruleset, const std::vector<Entry> &entries, const std::string &now);
    /// Another title in the list. Throws Error when there is no such game.
    void renameGame(const std::string &gameId, const std::string &title);
    /// Deletes a game for good, wherever it lies; nothing when there is none.
    void dropGame(const std::string &gameId);
    void binGame(const std::string &gameId, bool bin, const std::string &now);
    /// Per-game values of the screen (last result seen, open sheet).
    std::string gameNote(const std::string &gameId, const std::string &key) const;
    void setGameNote(const std::string &gameId, const std::string &key, const std::string &value);
    /// Imports a whole journal as a new game after reading it through. Throws Error naming the line.
    std::string importGame(const Ruleset &ruleset, const std::vector<Entry> &entries, const std::string &title, const std::string &now);

    std::string preference(const std::string &key, const std::string &otherwise) const;
    void setPreference(const std::string &key, const std::string &value);
    /// All of them by key; and many in one step, with `alone` in the place of all others.
    std::map<std::string, std::string> preferences() const;
    void setPreferences(const std::map<std::string, std::string> &values, bool alone = false);

    /// Removes what has lain in the bin for more than 30 days before `now`.
    void emptyBin(const std::string &now);

    /// Writes a clean copy of the whole data file as `target`.
    void copyTo(const std::filesystem::path &target) const;
    /// Puts the content of `source`, a sound data file of this very version, in the place of all there is, in one step. Nobody else can
    /// write between `before()` and that step. Throws Error; then nothing has changed.
    void replaceBy(const std::filesystem::path &source, const std::function<void()> &before);

private:
    friend class RosterWriting;
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

/// Writes many rosters one after another, also with other work in between: all of them or, without commit(), none. What else is written
/// into the store meanwhile shares their fate. Every call throws Error when it cannot be done.
class RosterWriting {
public:
    RosterWriting(Store &store, std::string now);
    ~RosterWriting();
    void put(const FacedRoster &one);
    void commit();

private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
};

/// The user's data folder: --data DIR wins, else $XDG_DATA_HOME/optio, else ~/.local/share/optio.
std::filesystem::path dataFolder(const std::string &given);

} // namespace optio
