// SPDX-License-Identifier: GPL-3.0-or-later
// Everything of a player in one file and back: armies, games, campaigns, preferences and house rules. A `.optio-backup` is a zip archive:
//
//   manifest.json    {"optio-backup":1,"program","schema","created","counts":{"armies","games","campaigns","binned","houseRules"},
//                     "members":[{"name","bytes","sha256"}]}: every other member
//   optio.sqlite     a clean copy of the data file, from which it is brought back
//   house/           the house files
//   armies/, games/, campaigns/   the same armies, games and campaigns once more, each a file that can be read and imported by itself
//
// A file that is brought back is one that a stranger made, until check has read all of it. The copies of the data file beside it
// (see backup.h) are read the same way.
#pragma once

#include "db/house_files.h"
#include "db/zip_file.h"

#include <cstdint>
#include <exception>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace optio {

class Store;

/// What a backup holds, by number. `binned` are armies and games in the bin, which the others leave out.
struct BackupCounts {
    int armies = 0, games = 0, campaigns = 0, binned = 0, houseRules = 0;
    bool operator==(const BackupCounts &) const = default;
};

/// Something of now that bringing a backup back would take away.
struct BackupLoss {
    std::string kind; ///< "army", "game", "campaign", "house"
    std::string name;
    bool gone = false; ///< the backup does not have it at all; otherwise it has it otherwise: as it was then, or without its last entries
};

/// Hears how much of a backup is done, from 0 to 1, now and then; false stops it.
using BackupHearer = std::function<bool(double part)>;

/// Reading a backup through, or bringing it back, was stopped by its hearer; all is as it was.
class BackupStopped : public std::exception {
public:
    const char *what() const noexcept override { return "it was stopped"; }
};

/// Writes everything that lies in the data folder `folder` to `target`, which appears only when it is whole. Others may read and write the
/// folder meanwhile; the backup holds what was there when it was begun. Throws Error; nothing when it was stopped.
std::optional<BackupCounts> writeBackup(const std::filesystem::path &folder, const std::filesystem::path &target, const std::string &now,
                                        const BackupHearer &heard);
/// The same at a stretch.
BackupCounts writeBackup(const Store &store, const std::filesystem::path &target, const std::string &now);

/// A backup, or a copy of the data file, that has been read through and found sound.
class CheckedBackup {
public:
    /// Throws Error saying what is wrong with it, and BackupStopped.
    explicit CheckedBackup(const std::filesystem::path &file, const BackupHearer &heard = {});

    const BackupCounts &counts() const { return counts_; }
    /// When it was made, and by which version of the program; empty for a copy of the data file.
    const std::string &created() const { return created_; }
    const std::string &program() const { return program_; }
    /// The version of the tables it holds.
    int schema() const { return schema_; }
    /// Does it hold the house files too?
    bool hasHouse() const { return house_.has_value(); }

    /// What lies in `folder` and is not in the backup, in the order of army, game, campaign, house.
    std::vector<BackupLoss> losses(const std::filesystem::path &folder) const;
    /// The house files that cannot be used, each told in a sentence; they are brought back as files that were put aside ("removed/…").
    const std::vector<std::string> &houseFaults() const { return houseFaults_; }
    /// Puts it in the place of all that the store has, in one step; what was there is first saved in a backup beside the data file, whose
    /// path is given. Nothing is written by others between that and the step. Throws Error; then all is as it was, unless it says that only
    /// the house files are still to come. Interrupted, it is finished or undone when the store is next opened (restore.h). `heard` can stop
    /// it while what was there is being saved: BackupStopped.
    std::filesystem::path restore(Store &store, const std::string &now, const BackupHearer &heard = {});

private:
    void readArchive(const std::filesystem::path &file, const BackupHearer &heard);
    void putHouse(const std::string &name, const std::string &bytes);

    Workshop workshop_;
    std::string name_, created_, program_;
    int schema_ = 0;
    BackupCounts counts_;
    std::optional<HouseFiles> house_;
    std::vector<std::string> houseFaults_;
};

/// A backup that the program made beside the data file by itself.
struct BackupBeside {
    std::filesystem::path file;
    std::string kind; ///< "daily", "before-restore", "before-update"
    std::string date; ///< "2026-01-31"
    std::uint64_t bytes = 0;
};
/// All of them, newest first.
std::vector<BackupBeside> backupsBeside(const std::filesystem::path &folder);

/// "optio-2026-01-31.optio-backup".
std::string backupName(const std::string &now);

} // namespace optio
