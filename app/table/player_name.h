// SPDX-License-Identifier: GPL-3.0-or-later
// What the others read as the player's name.
#pragma once

#include "db/store.h"

#include <string>

namespace optio {

inline constexpr const char *tableName = "table.name", *mailName = "mail/name"; ///< what the preferences keep it under

/// The name that was given at the table, or for battles by e-mail; where none was given there, the other one; "" for none at all.
inline std::string playerName(const Store &store, const std::string &where)
{
    const std::string own = store.preference(where, "");
    return own.empty() ? store.preference(where == tableName ? mailName : tableName, "") : own;
}

} // namespace optio
