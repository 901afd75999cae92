// SPDX-License-Identifier: GPL-3.0-or-later
// Whose a die of a ruling was.
#pragma once

#include "rules/ruling/form.h"
#include "rules/ruling/ruling.h"

#include <cstddef>
#include <string>

namespace optio {

/// The side of the form ("a", "b", "") that a die of a ruling belongs to: the form's dice are asked for in the order in which they are
/// drawn.
std::string sideOfDie(const Form &form, const Ruling &ruling, std::size_t die);

} // namespace optio
