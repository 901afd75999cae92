// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections by hand of what DBM and DBA keep of a row: what follows of itself from other losses and other marks.
#pragma once

#include "rulesets/dbx/marks.h"

#include <string>

namespace optio::dbx {

/// If `path` is that of a value of a row ("/units/a1.2/lost"), its unit and what it is; empty texts otherwise.
struct RowPath {
    std::string unit, value;
};
RowPath rowPath(const std::string &path);

/// Other losses of a row: no more elements bear marks than stand, and enemies are let go of. The state holds the losses already.
void settleLosses(Marking &marking, const std::string &unit);
/// Makes as many elements of a row bear a mark, with this value; of contact the enemies are let go of too.
void settleMark(Marking &marking, const std::string &unit, const std::string &which, int wanted, const Json &value);

} // namespace optio::dbx
