// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes of the system's random generator.
#pragma once

#include <cstdint>
#include <span>

namespace optio {

/// Before the first use of libsodium, which has no randomness in a browser otherwise; it picks the fastest implementation for this machine.
/// Throws Error where the system has no random generator.
void startSodium();

/// Fills bytes that nobody can foretell. Throws Error as startSodium().
void fillRandom(std::span<std::uint8_t> bytes);

} // namespace optio
