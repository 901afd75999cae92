// SPDX-License-Identifier: GPL-3.0-or-later
// Armies as a table.
#include "tests/fuzz/armies.h"

OPTIO_FUZZ_TARGET("army_csv", [](std::string_view bytes) { fuzz::readAs("csv", bytes); })
