// SPDX-License-Identifier: GPL-3.0-or-later
// Army files.
#include "tests/fuzz/armies.h"

OPTIO_FUZZ_TARGET("army_json", [](std::string_view bytes) { fuzz::readAs("json", bytes); })
