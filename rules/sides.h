// SPDX-License-Identifier: GPL-3.0-or-later
// The two sides of a battle: as ids in states and acts, as indices 0 and 1 in our own tables.
#pragma once

#include <array>
#include <cstddef>
#include <string>

namespace optio {

/// The sides' ids; sideId[0] is "a".
inline const std::array<std::string, 2> sideId{"a", "b"};

/// An index for an array; `index` is never negative.
constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

} // namespace optio
