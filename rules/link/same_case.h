// SPDX-License-Identifier: GPL-3.0-or-later
// Is an act on one state what it is on another (LNK-20)?
#pragma once

#include "rules/json.h"

namespace optio {
class Resolver;
}

namespace optio::link {

/// Are its form, its answers, who may not do it and its odds the same? No where the odds are too many to be counted in a moment, unless the
/// states are the same.
bool isSameCase(const Resolver &resolver, const Json &then, const Json &now, const Json &input);

} // namespace optio::link
