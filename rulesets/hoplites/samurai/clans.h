// SPDX-License-Identifier: GPL-3.0-or-later
// The clans of the Samurai period: which a unit is of, and which have acted (SAM-30 to SAM-37).
#pragma once

#include "rulesets/hoplites/act.h"
#include "rulesets/hoplites/army/muster.h"

namespace optio::hoplites::samurai {

/// The clan of a unit as a bit; its Unit::own is the clan's number, from 1 on.
inline Byte clanOf(const Unit &unit) { return unit.own == 0 ? Byte{0} : static_cast<Byte>(1u << (unit.own - 1)); }
/// The clans that an act puts on the list of its side (SAM-33), as bits.
Byte clansOf(const State &state, int side, const Act &act);
/// May a unit of the side act, as far as its clan goes?
bool mayAct(const SideState &side, const Unit &unit);

// army.cpp
void check(const Sheet &sheet, const Army &army, std::vector<Finding> &findings);
int leaderPoints(const Sheet &sheet, const Army &army);
void fields(const Sheet &sheet, const Module &module, Json &unit, Json &army);
void muster(const Sheet &sheet, const Army &army, SideState &side);

} // namespace optio::hoplites::samurai
