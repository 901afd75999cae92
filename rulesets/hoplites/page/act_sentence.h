// SPDX-License-Identifier: GPL-3.0-or-later
// What an act told, as one text.
#pragma once

#include "rulesets/hoplites/act.h"
#include "rulesets/hoplites/narration.h"
#include "rulesets/hoplites/state.h"

#include <string>

namespace optio::hoplites {

/// The sentences of `narration`, or where there are none what `act` of `side` in `phase` is called.
std::string sentenceOf(const Narration &narration, const Act &act, const Names &names, int side, Phase phase);

} // namespace optio::hoplites
