// SPDX-License-Identifier: GPL-3.0-or-later
// Units as a game's state holds them: rows of the roster with what became of them.
#pragma once

#include "rulesets/dbm/army/element.h"

#include <string>

namespace optio::dbm {

/// "Blades (O)"
std::string nameOf(const Words &words, const Unit &unit);
/// Is it a general who is off the table with a late flank march (DBM-012)?
bool offTable(const State &state, const Unit &unit);
/// "Romans' Blades (O)": told apart from those of the other army.
std::string ownedName(const Words &words, const State &state, const Unit &unit);
/// The command's entry in the state, and its JSON pointer.
const Corps &commandOf(const State &state, const Unit &unit, std::string *path = nullptr);

} // namespace optio::dbm
