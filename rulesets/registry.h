// SPDX-License-Identifier: GPL-3.0-or-later
// All rule sets of the program: the only place that knows them by name.
#pragma once

#include "rules/ruleset.h"

#include <filesystem>
#include <memory>
#include <string_view>
#include <vector>

namespace optio {

/// The loaded rule sets.
class Registry {
public:
    /// Loads every rule set from `folder` (one sub-folder each). Throws Error with file and line for faulty figures.
    explicit Registry(const std::filesystem::path &folder);
    const std::vector<std::unique_ptr<Ruleset>> &all() const { return rulesets_; }
    /// Throws Error naming the rule set and listing those there are.
    const Ruleset &at(std::string_view id) const;
    /// Null when unknown.
    const Ruleset *find(std::string_view id) const;

private:
    std::vector<std::unique_ptr<Ruleset>> rulesets_;
};

/// Where the rule sets' figures lie: $OPTIO_RULESETS, or share/optio/rulesets beside the folder of the program. Throws Error when there is
/// none.
std::filesystem::path rulesetsFolder(const std::filesystem::path &program);

} // namespace optio
