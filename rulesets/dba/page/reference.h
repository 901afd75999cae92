// SPDX-License-Identifier: GPL-3.0-or-later
// The reference: every row of the figures, told in order, so that what players read is what the rulings use.
#pragma once

#include "rules/charts.h"
#include "rulesets/dba/sheet.h"

namespace optio::dba {

/// [{"rule","title","text"}], in reading order; one entry for each rule id.
Json referenceOf(const Sheet &sheet);
/// See Ruleset::charts().
inline Json chartsOf(const Sheet &sheet) { return chartsFrom(sheet.figures); }

} // namespace optio::dba
