// SPDX-License-Identifier: GPL-3.0-or-later
// play: games that the program plays against itself.
#pragma once

#include "app/cli/commands.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace optio::cli {

struct PlayOptions {
    std::string ruleset, prefs, transcript, time;
    std::vector<std::string> armies, players;
    std::optional<int> games;
    std::optional<std::uint64_t> seed;
};
int playGames(Context &context, const PlayOptions &options);

} // namespace optio::cli
