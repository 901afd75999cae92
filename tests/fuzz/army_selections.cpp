// SPDX-License-Identifier: GPL-3.0-or-later
// Rosters of other programs, plain or in a zip archive.
#include "tests/fuzz/armies.h"

OPTIO_FUZZ_TARGET("army_selections", [](std::string_view bytes) { fuzz::readAs("ros", bytes); })
