// SPDX-License-Identifier: GPL-3.0-or-later
// play, match and advise: games that the program plays against itself.
#pragma once

#include "app/cli/commands.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace optio::cli {

struct PlayOptions {
    std::string ruleset, prefs, transcript, state, time, audit;
    std::vector<std::string> armies, players;
    std::optional<int> games, after;
    std::optional<std::uint64_t> seed;
};
int playGames(Context &context, const PlayOptions &options);
/// An army by its id, by the last part of a supplied army's id, or from a file.
Json fieldedArmy(Context &context, const Ruleset &ruleset, const std::string &place);

/// Whether players' decisions in the game of a journal hang on what they may not see.
int auditGame(Context &context, const PlayOptions &options);

struct AdviseOptions {
    std::string file, side, player = "strong";
    std::optional<int> after;
    std::optional<std::uint64_t> seed;
    bool secrets = false;
};
/// What a computer player would do now, and what else it looked at.
int advise(Context &context, const AdviseOptions &options);
/// A battle that is over, looked back upon: its figures, and the decisions that cost most.
int debrief(Context &context, const std::string &file);

struct MatchOptions {
    std::string ruleset, period, prefs, meet = "itself", form = "pairs";
    std::vector<std::string> armies, players;
    std::optional<int> pairs, jobs;
    std::optional<std::uint64_t> seed;
};
/// Pairs of games with equal decks and dice, the players having changed sides in the second.
int playMatch(Context &context, const MatchOptions &options);

} // namespace optio::cli
