// SPDX-License-Identifier: GPL-3.0-or-later
// The notation of army lists: "1xHCh or Cv (Gen), 4x4Bw, 6x3/4Lb". How many elements, how many figures stand on each (which is not kept),
// and what they are; where a list leaves a choice, it is asked. Read are whole lists on a line, lists of a troop to a line, and tables.
#pragma once

#include "rules/exchange/format.h"

namespace optio::dba {

/// `ruleset`: any of the family; its types' codes tell a list from other texts.
const exchange::Format &listNotation(const Ruleset &ruleset);

} // namespace optio::dba
