// SPDX-License-Identifier: GPL-3.0-or-later
// Rosters of the rule set: costs, element equivalents, totals, legality, and what the editor asks of a unit.
#pragma once

#include "rules/ruleset.h"
#include "rulesets/dbm/army/element.h"
#include "rulesets/dbm/sheet.h"

#include <string>
#include <vector>

namespace optio::dbm {

/// Sums of a command or an army. Points and element equivalents are counted in halves.
struct Sums {
    int points = 0, elements = 0, equivalents = 0;
    bool unknown = false; ///< some unit has no cost
};

/// Points of one element in halves; `command` is the word of its command's kind, which a general's cost depends on. Type::noCost for a
/// kind that the catalogue does not know.
int pointsOf(const Sheet &sheet, const Element &element, int command);
/// Element equivalents of one element, in halves.
int equivalentsOf(const Sheet &sheet, const Element &element);
/// Losses in halves at which a command of that size breaks: a third, up to the next half.
int breakOf(const Sheet &sheet, const char *whose, int equivalents);
/// The kind of a command ("cinc"): what it says, or C-in-C for the first and sub-general for the others.
int commandKind(const Sheet &sheet, const Json &command, std::size_t index);
/// The number of elements of a unit row.
int countOf(const Json &unit);

Sums sumsOf(const Sheet &sheet, const Json &command, std::size_t index);
/// A number of halves as JSON: whole where it is whole.
Json halvesJson(int count);

Json totalsOf(const Sheet &sheet, const Json &roster);
std::vector<Finding> checkRoster(const Sheet &sheet, const Json &roster);
/// What a roster's fortifications cost (DBM-182), in halves of a point; what is no number of a known kind counts for nothing.
int fortificationPoints(const Sheet &sheet, const Json &roster);
Json rowText(const Sheet &sheet, const Json &unit);
Json newRow(const Sheet &sheet);
/// The supplied armies, in name order, from armies/*.toml.
void settleRow(const Sheet &sheet, Json &row, const std::string &file);
/// {"types","grades","drills","points","ee","ranges","fields","armyFields","commandFields"}
Json catalogueOf(const Sheet &sheet);

} // namespace optio::dbm
