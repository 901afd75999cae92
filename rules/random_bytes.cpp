// SPDX-License-Identifier: GPL-3.0-or-later
// Asks libsodium.
#include "rules/random_bytes.h"

#include "rules/error.h"

#include <sodium.h>

namespace optio {

void startSodium()
{
    static const int started = sodium_init();
    if (started < 0)
        throw Error("this system gives no random numbers");
}

void fillRandom(std::span<std::uint8_t> bytes)
{
    startSodium();
    randombytes_buf(bytes.data(), bytes.size());
}

} // namespace optio
