// SPDX-License-Identifier: GPL-3.0-or-later
// The two steps of an import that need no screen and no store: reading the armies, and working out what becomes of them. Both may run on
// any thread.
#pragma once

#include "rules/exchange/plan.h"

#include <QUrl>

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace optio {

class Slices; // rules/slices.h, which Qt's moc cannot read

/// What is to be read.
struct ImportJob {
    std::shared_ptr<const std::string> bytes; ///< none: the file's are to be read first
    QUrl file;
    std::string what;                                ///< how messages call it
    std::string format;                              ///< id; "" for the one it looks like
    Json answers = Json::object();                   ///< question id → value, to the questions of this very text
    std::vector<std::pair<std::string, Json>> known; ///< label → value of the questions of a text much like it, in their order
    exchange::Rulesets rulesets;
};

/// What was read, or why not.
struct ImportReading {
    std::shared_ptr<const std::string> bytes;
    std::string format; ///< id of the format it was read with; "" when none was found
    exchange::Import import;
    Json answers = Json::object();
    std::string fault; ///< a sentence; empty when all went well
};

/// Reads the armies; then `done`. Never throws.
Slices readImport(ImportJob job, std::function<void(ImportReading)> done);

/// What the library holds of the armies that are to come.
struct LibraryShare {
    std::map<std::string, Json> armies;                                   ///< by id: supplied ones, own ones and those in the bin
    std::map<std::string, std::string> own;                               ///< id → name of the player's own, without the bin
    std::map<std::pair<std::string, std::string>, std::string> ownByName; ///< rule set and name → id
};

/// An army of an import with what is to become of it.
struct ImportArmy {
    exchange::PlannedArmy plan;
    std::string mine;    ///< id of the player's own army whose place it may take; "" for none
    bool sameId = false; ///< does that one have its id, or only its name?
    std::string choice;  ///< "add", "skip"; beside one of the player's: "both", "replace", "skip"; "" when there is nothing to do
    std::string name;    ///< it will bear, as settleImport() finds it
    bool taken() const { return !choice.empty() && choice != "skip"; }
};

/// What becomes of the armies, or a fault: the sentence of why it cannot be told.
struct ImportPlan {
    std::vector<ImportArmy> armies;
    std::string fault;
};

/// Works out what becomes of the armies; then `done`. Never throws.
Slices planArmies(std::vector<Json> rosters, exchange::Rulesets rulesets, LibraryShare share, std::function<void(ImportPlan)> done);
/// Chooses for one army. Only one army may take the place of another: the rest that would are kept beside it.
void chooseImport(std::vector<ImportArmy> &armies, std::size_t at, const std::string &choice);
/// Finds the names the armies will bear: one that the player's library, or an army before it, has already gets a number.
void settleImport(std::vector<ImportArmy> &armies, const LibraryShare &share);
/// The army as it will be stored.
Json importedRoster(const ImportArmy &army);

} // namespace optio
