// SPDX-License-Identifier: GPL-3.0-or-later
// play: games between computer players, their outcomes as JSON, and one of them as a journal.
#include "app/cli/commands_play.h"

#include "app/cli/files.h"
#include "app/cli/journal_reading.h"
#include "rules/arena.h"

#include <fmt/format.h>

namespace optio::cli {

namespace {

constexpr int mostGames = 1'000'000;

} // namespace

Json fieldedArmy(Context &context, const Ruleset &ruleset, const std::string &place)
{
    for (const Json &army : ruleset.armies())
        if (army.at("id") == place || army.at("id") == ruleset.base() + "/" + place)
            return army;
    Json roster = context.roster(place);
    const std::string own = roster.at("ruleset").get<std::string>();
    if (baseOf(own) != ruleset.base())
        throw Error(fmt::format("the army '{}' is of the rule set '{}', but the game is of '{}'", place, own, ruleset.id()), "--armies");
    return roster;
}

int playGames(Context &context, const PlayOptions &options)
{
    const Ruleset &ruleset = context.registry().at(options.ruleset);
    const auto *const arena = dynamic_cast<const Arena *>(&ruleset);
    if (arena == nullptr)
        throw Error(fmt::format("{} is played at the table: it has no computer players", ruleset.name()), "RULESET");
    if (options.armies.empty())
        throw Error("--armies names the two armies, each an id or a file", "--armies");
    Matches matches;
    for (std::size_t side = 0; side < 2; ++side) {
        matches.rosters[side] = fieldedArmy(context, ruleset, options.armies.at(side));
        matches.players[side] = checkedText(options.players.at(side), "the player's name");
    }
    matches.games = options.games.value_or(1);
    if (matches.games < 1 || matches.games > mostGames)
        throw Error(fmt::format("--games must be a number from 1 to {}, not {}", mostGames, matches.games), "--games");
    matches.seed = options.seed.value_or(1);
    matches.created = options.time.empty() ? now() : options.time;
    if (!options.prefs.empty())
        matches.options = jsonOrFile(options.prefs, "--prefs");
    if (options.after && options.state.empty())
        throw Error("--after says which state --state writes", "--after");
    const bool followed = !options.transcript.empty() || !options.state.empty();
    std::string transcript;
    Json report = arena->playGames(matches, followed ? &transcript : nullptr);
    if (!options.transcript.empty()) {
        writeNewFile(options.transcript, transcript);
        report["transcript"] = options.transcript;
    }
    if (!options.state.empty()) {
        const Game game = takenUpTo(readLines(context, transcript, "the game"), options.after);
        writeNewFile(options.state, Json{{"ruleset", ruleset.id()}, {"state", game.state()}}.dump(2) + "\n");
        report["state"] = options.state;
    }
    print(report);
    return ok;
}

} // namespace optio::cli
