// SPDX-License-Identifier: GPL-3.0-or-later
// club server, report and follow: many tables that report by themselves, through Debian's nats-server (docs/club.md). All three run until a
// signal ends them, and print JSON Lines.
#pragma once

#include "app/cli/commands.h"
#include "rules/club/stream/round_told.h"

#include <optional>
#include <string>
#include <vector>

namespace optio::cli {

struct StreamOptions {
    std::string folder, file, link; ///< of the server; a journal, or a game of the library; a code
    std::vector<std::string> hosts;
    std::optional<int> nodes, tables, port, node, table;
    std::string game, page;
    bool onlyWrite = false, once = false;
};
/// A line of output that tells of a round.
Json roundLine(const club::stream::RoundTold &told);
/// Writes the folder of an event's server, or takes it up again, and runs its nodes.
int clubServer(Context &context, const StreamOptions &options);
/// Reports a journal, and what is added to it.
int clubReport(Context &context, const StreamOptions &options);
/// Prints what all tables report, each entry once and in order.
int clubFollow(const StreamOptions &options);

} // namespace optio::cli
