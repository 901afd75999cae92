// SPDX-License-Identifier: GPL-3.0-or-later
// Whose a die of a ruling was, and which army a side of it stood for.
#pragma once

#include "rules/ruling/form.h"
#include "rules/ruling/ruling.h"

#include <cstddef>
#include <functional>
#include <map>
#include <string>

namespace optio {

/// The side of the form ("a", "b", "") that a die of a ruling belongs to: the form's dice are asked for in the order in which they are
/// drawn.
std::string sideOfDie(const Form &form, const Ruling &ruling, std::size_t die);
/// Does the form's side a stand for army b? It does when army b attacks. `armyOf` tells "a" or "b" by a unit's id, "" for an unknown one.
bool crossed(const Form &form, const std::function<std::string(const std::string &unit)> &armyOf);
/// The same by sidesOfUnits().
bool crossed(const Form &form, const std::map<std::string, std::string> &armies);

} // namespace optio
