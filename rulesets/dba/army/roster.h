// SPDX-License-Identifier: GPL-3.0-or-later
// Rosters of the rule set: totals, legality, what the editor asks of a unit, the supplied armies.
#pragma once

#include "rules/ruleset.h"
#include "rulesets/dba/army/element.h"
#include "rulesets/dba/sheet.h"

#include <string>
#include <vector>

namespace optio::dba {

/// Does the army bring a camp? What its first command says; otherwise every army but one with war wagons enough to do without.
bool hasCamp(const Sheet &sheet, const Json &roster);
Json totalsOf(const Sheet &sheet, const Json &roster);
std::vector<Finding> checkRoster(const Sheet &sheet, const Json &roster);
Json unitText(const Sheet &sheet, const Json &unit);
Json newUnit(const Sheet &sheet);
/// The supplied armies, in name order, from armies/*.toml.
std::vector<Json> readArmies(const Sheet &sheet, const std::string &ruleset, const std::string &data);
/// {"types","points","moves","ranges","fields","commandFields"}
Json catalogueOf(const Sheet &sheet);

} // namespace optio::dba
