// SPDX-License-Identifier: GPL-3.0-or-later
// Journals of games, as the library takes them in and the command line reads them.
#include "tests/fuzz/games.h"

OPTIO_FUZZ_TARGET("journal", [](std::string_view bytes) { fuzz::readGame(bytes, false); })
