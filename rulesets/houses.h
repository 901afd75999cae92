// SPDX-License-Identifier: GPL-3.0-or-later
// House rules tried out without being used: what the registry does to a house file before it adds it.
#pragma once

#include "rules/figures/house.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace optio {

class Ruleset;

/// Where the figures of the rule set `id` lie, which house rules may extend; `rulesets` is the folder of all. Throws Error, with the place
/// of `where`.
std::filesystem::path figuresOf(const std::filesystem::path &rulesets, const std::string &id, const Figure &where = {});

/// What house rules change, once their rule set was read with them and a game begun. Throws Error with `name` and line as adding a file of
/// that name would.
std::vector<HouseChange> tryHouse(const std::filesystem::path &rulesets, const HouseRules &rules, const std::string &name);

/// The rule set that house rules make, tried out. Throws Error with `name` and line.
std::unique_ptr<Ruleset> readHouse(const std::filesystem::path &rulesets, const HouseRules &rules, const std::string &name);

} // namespace optio
