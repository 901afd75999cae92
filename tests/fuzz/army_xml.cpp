// SPDX-License-Identifier: GPL-3.0-or-later
// XML lists of another program.
#include "tests/fuzz/armies.h"

OPTIO_FUZZ_TARGET("army_xml", [](std::string_view bytes) { fuzz::readAs("peltast", bytes); })
