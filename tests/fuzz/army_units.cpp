// SPDX-License-Identifier: GPL-3.0-or-later
// Tab-separated unit tables.
#include "tests/fuzz/armies.h"

OPTIO_FUZZ_TARGET("army_units", [](std::string_view bytes) { fuzz::readAs("gboh", bytes, "hoplites"); })
