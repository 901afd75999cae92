// SPDX-License-Identifier: GPL-3.0-or-later
// advise and play --audit: what a computer player would do in a game, and whether it looked at what it may not see.
#include "app/cli/commands_play.h"
#include "app/cli/journal_reading.h"
#include "rules/arena.h"
#include "rules/board.h"

#include <fmt/format.h>

namespace optio::cli {

namespace {

template <class Rules> const Rules &rulesFor(const Ruleset &ruleset)
{
    const auto *const rules = dynamic_cast<const Rules *>(&ruleset);
    if (rules == nullptr)
        throw Error(fmt::format("{} is played at the table: it has no computer players", ruleset.name()), "GAME");
    return *rules;
}

/// The game after entry `after`, or after all.
Game takenUpTo(const Read &read, const std::optional<int> &after)
{
    const auto last = static_cast<int>(read.entries.size()) - 1;
    const int until = after.value_or(last);
    if (until > last)
        throw Error(fmt::format("the game has {} entries, so --after takes a number from 0 to {}, not {}", last, last, until), "--after");
    Game game = Game::open(*read.ruleset, read.entries.at(0));
    for (int n = 1; n <= until; ++n)
        game.follow(read.entries[static_cast<std::size_t>(n)]);
    return game;
}

} // namespace

int advise(Context &context, const AdviseOptions &options)
{
    const Read read = readFile(context, options.file);
    const BoardRules &rules = rulesFor<BoardRules>(*read.ruleset);
    const Game game = takenUpTo(read, options.after);
    const std::string side = rules.toAct(game.state());
    if (side.empty())
        throw Error("the battle is over: there is nothing to decide", "GAME");
    if (side != options.side && !options.secrets)
        throw Error(fmt::format("it is for side {} to decide, out of its own hand: --side {} shows it", side, side), "--side");
    const std::unique_ptr<Thought> thought = rules.think(game.state(), checkedText(options.player, "the player's name"),
                                                         options.seed.value_or(static_cast<std::uint64_t>(game.length())));
    while (thought->step()) {
    }
    print({{"side", side}, {"player", options.player}, {"do", thought->act()}, {"considered", thought->considered()}});
    return ok;
}

int auditGame(Context &context, const PlayOptions &options)
{
    constexpr int times = 4;
    const Read read = readFile(context, options.audit);
    if (read.ruleset->id() != options.ruleset)
        throw Error(fmt::format("the game is of the rule set '{}', not '{}'", read.ruleset->id(), options.ruleset), "RULESET");
    const Arena &arena = rulesFor<Arena>(*read.ruleset);
    const BoardRules &rules = rulesFor<BoardRules>(*read.ruleset);
    Game game = Game::open(*read.ruleset, read.entries.at(0));
    int decisions = 0;
    Json peeked = Json::array();
    for (std::size_t n = 1; n < read.entries.size(); ++n) {
        const std::string side = rules.toAct(game.state());
        if (read.entries[n].kind == "act" && !side.empty()) {
            ++decisions;
            const std::string player = checkedText(options.players.at(side == "a" ? 0 : 1), "the player's name");
            if (const int others = arena.peeks(game.state(), player, options.seed.value_or(1) + n, times); others > 0)
                peeked.push_back({{"entry", n}, {"side", side}, {"otherwise", others}, {"of", times}});
        }
        game.follow(read.entries[n]);
    }
    print({{"file", options.audit}, {"players", options.players}, {"decisions", decisions}, {"times", times}, {"peeked", peeked}});
    return peeked.empty() ? ok : refused;
}

} // namespace optio::cli
