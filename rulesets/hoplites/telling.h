// SPDX-License-Identifier: GPL-3.0-or-later
// The rule set told as JSON: catalogue, reference, and a battle as a side sees it.
#pragma once

#include "rulesets/hoplites/act.h"
#include "rulesets/hoplites/sheet.h"
#include "rulesets/hoplites/tale.h"

#include <string>

namespace optio::hoplites {

Json catalogueOf(const Sheet &sheet);
Json referenceOf(const Sheet &sheet);
/// `side` "a", "b", or "" for what both may see.
Json viewJson(const Sheet &sheet, const State &state, const Names &names, const std::string &side);
Json endedJson(const State &state, const Names &names);
/// "Hastati 3 to column 4".
std::string labelOf(const Sheet &sheet, const Act &act, const Names &names, int side);
const char *nameOf(Phase phase);

} // namespace optio::hoplites
