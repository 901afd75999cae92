// SPDX-License-Identifier: GPL-3.0-or-later
// Small forms of words.
#pragma once

#include <string>

namespace optio::ancients {

/// "1 unit", "3 units".
inline std::string counted(int n, const char *one, const char *many) { return std::to_string(n) + " " + (n == 1 ? one : many); }

} // namespace optio::ancients
