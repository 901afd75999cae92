// SPDX-License-Identifier: GPL-3.0-or-later
// A browser, and a program built without libnats, reaches no club's server.
#include "app/club/stream_end.h"

namespace optio {

namespace {

constexpr const char *noStream = "This Optio was built without what speaks to a club's server.";

} // namespace

bool canStream() { return false; }

std::unique_ptr<ReportEnd> reportJournal(const club::stream::ClubLink & /*link*/, const Ruleset * /*ruleset*/,
                                         std::optional<stream::Word> /*round*/, std::function<void(const ReportState &)> /*told*/)
{
    throw Error(noStream);
}

std::unique_ptr<FollowEnd> followEvent(const club::stream::ClubLink & /*link*/, std::function<void(const StreamState &)> /*told*/,
                                       std::function<void(const std::vector<stream::News> &)> /*heard*/)
{
    throw Error(noStream);
}

} // namespace optio
