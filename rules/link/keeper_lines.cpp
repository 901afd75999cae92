// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat has been told, as a copy of the game holds it.
#include "rules/journal/replica_line.h"
#include "rules/link/keeper.h"

#include <algorithm>

namespace optio::link {

std::vector<Entry> Keeper::linesFor(Seat seat, int from)
{
    const Told &told = toldTo(seat);
    std::vector<Entry> lines;
    if (from == 0)
        lines.push_back(parseEntry(replicaHeader(told.header, wordOf(seat), lineHash(entries_.front().line)), 0));
    for (auto n = static_cast<std::size_t>(std::max(from, 1)); n <= told.entries.size(); ++n) {
        const EntryTold &one = told.entries[n - 1];
        lines.push_back(parseEntry(one.line.empty() ? stubLine(one.n, one.hash, one.prev, one.seen) : one.line, one.n));
    }
    return lines;
}

} // namespace optio::link
