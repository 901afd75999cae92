// SPDX-License-Identifier: GPL-3.0-or-later
// Army lists of Peltast's DBM list designer: XML with a row for each kind of troops, its quantity, drill, type, grade and role
// ("adjustment"), and how many of them stand in each of four commands. What that program has no place for goes into attributes "optio",
// which it passes over, so that a roster comes back whole.
#pragma once

#include "rules/exchange/format.h"

namespace optio::dbm {

const exchange::Format &peltastFormat();

} // namespace optio::dbm
