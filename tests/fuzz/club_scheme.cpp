// SPDX-License-Identifier: GPL-3.0-or-later
// Scoring schemes of a club, and results in the short form.
#include "rules/club/scheme.h"
#include "tests/fuzz/target.h"

static void readClubScheme(std::string_view bytes)
{
    using namespace optio;
    const std::string_view first = bytes.substr(0, bytes.find('\n'));
    try {
        (void)club::shortForm(club::readShort(std::string(first)));
    } catch (const Error &) { // most first lines are no result
    }
    (void)club::Scheme::read(bytes, "scheme.toml");
}

OPTIO_FUZZ_TARGET("club_scheme", readClubScheme)
