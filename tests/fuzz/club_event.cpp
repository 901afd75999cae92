// SPDX-License-Identifier: GPL-3.0-or-later
// Event files of a club: read, shown, and gone on with.
#include "rules/club/export.h"
#include "tests/fuzz/target.h"

static void readClubEvent(std::string_view bytes)
{
    using namespace optio;
    std::string cut;
    const club::Event event = club::Event::read(bytes, "the file", &cut);
    (void)club::eventPage(event, "2026-11-28T13:00:00Z");
    (void)club::wallPage(event, "2026-11-28T13:00:00Z");
    (void)club::eventCsv(event, club::Sheets::all);
    (void)event.act("draw", Json::object(), "2026-11-28T13:00:00Z");
}

OPTIO_FUZZ_TARGET("club_event", readClubEvent)
