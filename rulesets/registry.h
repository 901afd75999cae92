// SPDX-License-Identifier: GPL-3.0-or-later
// All rule sets of the program, and the house rules over them: the only place that knows them by name.
#pragma once

#include "rules/figures/house.h"
#include "rules/ruleset.h"
#include "rules/ruleset_face.h"

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace optio {

/// A house file as the registry has read it. What is not known of a faulty one is empty.
struct House {
    std::filesystem::path file;
    std::string id;      ///< of the rule set it makes: "<extends>+<its id>"; empty when it makes none
    std::string extends; ///< id of the rule set under it
    std::string name, note;
    std::vector<HouseChange> changes;
    std::string fault; ///< why it is left out; empty when all is well
};

/// The loaded rule sets.
class Registry {
public:
    /// When the figures of a rule set are read: all of them at once, or each when it is first asked for. Its armies are always read then.
    enum class Reading { atOnce, whenAsked };

    /// The rule sets of `folder` (one sub-folder each). Whatever reads them throws Error with file and line for faulty figures.
    explicit Registry(const std::filesystem::path &folder, Reading reading = Reading::atOnce);
    /// The id of each rule set, followed by those that house files make of it.
    const std::vector<std::string> &ids() const { return ids_; }
    /// The rule sets in the same order.
    const std::vector<std::unique_ptr<Ruleset>> &all() const;
    /// Throws Error naming the rule set and listing those there are; for missing house rules it says so.
    const Ruleset &at(std::string_view id) const;
    /// The rule set that can tell about a roster: its own, or the one under it when its house rules are missing. Throws Error.
    const Ruleset &forRoster(std::string_view id) const;
    /// Null when unknown.
    const Ruleset *find(std::string_view id) const;
    /// What it is called, without reading its figures; null when unknown. Throws Error with file and line for a faulty file.
    const RulesetFace *face(std::string_view id) const;

    /// Adds the rule sets that the house files (*.toml) in `folder` make. A faulty one is left out and its fault kept. No folder, no files.
    void addHouses(const std::filesystem::path &folder);
    /// The same for one file.
    void addHouseOrFault(const std::filesystem::path &file);
    /// Adds the rule set that a house file makes. Throws Error with file and line, changing nothing.
    const House &addHouse(const std::filesystem::path &file);
    /// Forgets a house file. Its rule set lives on for those who still hold it, but is found no more.
    void removeHouse(const std::filesystem::path &file);
    /// The house files, faulty ones too, by the names of their files.
    const std::vector<House> &houses() const { return houses_; }
    /// The sentences of those that are left out.
    std::vector<std::string> faults() const;

private:
    std::filesystem::path folder_;
    mutable std::vector<std::unique_ptr<Ruleset>> rulesets_;        ///< null: not read yet
    std::vector<std::string> ids_;                                  ///< of the same
    mutable std::map<std::string, RulesetFace, std::less<>> faces_; ///< those that were asked for
    std::vector<std::unique_ptr<Ruleset>> retired_;
    std::vector<House> houses_;
};

/// Where the rule sets' figures lie: $OPTIO_RULESETS, or share/optio/rulesets beside the folder of the program. Throws Error when there is
/// none.
std::filesystem::path rulesetsFolder(const std::filesystem::path &program);

/// "the house rules \"our-club\" are missing" for a rule set's id that names some; otherwise empty.
std::string missingHouse(std::string_view id);

} // namespace optio
