// SPDX-License-Identifier: GPL-3.0-or-later
// The list notation of elements.
#include "tests/fuzz/armies.h"

OPTIO_FUZZ_TARGET("army_notation", [](std::string_view bytes) { fuzz::readAs("dba-list", bytes, "dba"); })
