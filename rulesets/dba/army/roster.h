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
Json rowText(const Sheet &sheet, const Json &unit);
Json newRow(const Sheet &sheet);
/// The supplied armies, in name order, from armies/*.toml.
void settleRow(const Sheet &sheet, Json &row, const std::string &file);
/// {"types","points","moves","ranges","fields","commandFields"}
Json catalogueOf(const Sheet &sheet);

} // namespace optio::dba
