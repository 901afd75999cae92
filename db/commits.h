// SPDX-License-Identifier: GPL-3.0-or-later
// Whether anything was saved.
#pragma once

#include <cstdint>

namespace optio {

/// How many transactions of this program's stores have come to the disk.
std::uint64_t commitsDone();

} // namespace optio
