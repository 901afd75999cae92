// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold in a state that comes from outside, besides the range of each number.
#pragma once

#include "rulesets/hoplites/state.h"

#include <string>

namespace optio::hoplites {

/// Throws the Error of a state that cannot be read.
[[noreturn]] void refuseState(const std::string &what);
/// The lists name each unit once, where it is. Throws Error otherwise.
void checkPlaces(const SideState &side, const SideState &enemy);
/// The units of an attack are there.
void checkUnits(const State &state, const Attack &attack);
/// An attack has somebody on each side, and its numbers are in their ranges. Throws Error otherwise.
void checkAttack(const Attack &attack);

} // namespace optio::hoplites
