// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that look at a part of something in each run, and at all of it in ./check --deep. tests/CMakeLists.txt adds a deep twin of every
// test whose file asks deep().
#pragma once

#include <cstdlib>

namespace optio::test {

/// Whether everything is to be looked at.
inline bool deep() { return std::getenv("OPTIO_DEEP") != nullptr; }

} // namespace optio::test
