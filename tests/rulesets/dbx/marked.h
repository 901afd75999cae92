// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of DBM and DBA ask of a row of a game.
#pragma once

#include "rulesets/dbx/marks.h"

namespace dbxtest {

/// How many standing elements of a row bear this mark.
inline int countMarked(const optio::Json &row, const char *mark)
{
    optio::dbx::Unit unit;
    optio::FieldsIn::read(unit, row, "row");
    return optio::dbx::countMarked(unit, mark);
}

} // namespace dbxtest
