// SPDX-License-Identifier: GPL-3.0-or-later
// The rule set told: catalogue, reference, and a battle as a side sees it.
#pragma once

#include "rules/view.h"
#include "rulesets/hoplites/act.h"
#include "rulesets/hoplites/narration.h"
#include "rulesets/hoplites/sheet.h"
#include "rulesets/hoplites/state_json.h"

#include <cmath>
#include <string>

namespace optio::hoplites {

/// As figures that a screen rounds further are told: to three places.
inline double rounded(double value) { return std::round(value * 1000) / 1000; }

Json catalogueOf(const Sheet &sheet);
Json referenceOf(const Sheet &sheet);
/// The charts to print (see charts.toml).
Json chartsOf(const Sheet &sheet);
/// "HI, PH": the types of these bits.
std::string namesOf(const Sheet &sheet, std::uint64_t types);
/// When a shot hits and what it counts: "6 or less", "2 to 4 for 1 hit, 5 to 7 for 2 hits, 8 to 9 for 3 hits".
std::string hitsWhen(const ShotRow &row);
/// What it costs to enter: "hits: cavalry 1; bars elephants".
std::string entryText(const TerrainRow &row);
/// `side` "a", "b", or "" for what both may see.
View viewOf(const Sheet &sheet, const Battle &game, const std::string &side);
Json endedOf(const Sheet &sheet, const Battle &game);
/// "Hastati 3 to column 4".
std::string labelOf(const Sheet &sheet, const Module &module, const Act &act, const Names &names, int side);
const char *nameOf(Phase phase);

} // namespace optio::hoplites
