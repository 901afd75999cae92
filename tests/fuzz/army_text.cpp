// SPDX-License-Identifier: GPL-3.0-or-later
// Armies as plain text, typed or pasted.
#include "tests/fuzz/armies.h"

OPTIO_FUZZ_TARGET("army_text", [](std::string_view bytes) { fuzz::readAs("text", bytes); })
