// SPDX-License-Identifier: GPL-3.0-or-later
// advise, debrief and play --audit: what a computer player would do in a game, what decisions cost in one that is over, and whether a
// player looked at what it may not see.
#include "app/cli/commands_play.h"
#include "app/cli/files.h"
#include "app/cli/journal_reading.h"
#include "rules/arena.h"
#include "rules/board.h"
#include "rules/debrief.h"
#include "rules/journal/amend.h"
#include "rules/report/story.h"

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

/// Where a player is asked: a state of a game of this rule set.
struct Asked {
    const Ruleset *ruleset = nullptr;
    Json state;
    std::uint64_t seed = 1; ///< where none is given
};

/// A state as `play --state` and `journal replay` write it, or else a journal.
Asked askedIn(Context &context, const AdviseOptions &options)
{
    const std::string text = readText(options.file, mostJournalBytes, true);
    const Json whole = Json::parse(text, nullptr, false);
    if (!whole.is_object() || !whole.contains("state")) {
        const Read read = readLines(context, journalText(text), options.file == "-" ? "standard input" : options.file);
        const Game game = takenUpTo(read, options.after);
        return {read.ruleset, game.state(), static_cast<std::uint64_t>(game.length())};
    }
    if (options.after)
        throw Error("a state has no entries: --after belongs to a journal", "--after");
    const auto named = whole.find("ruleset");
    if (named == whole.end() || !named->is_string())
        throw Error("a state needs its rule set beside it: {\"ruleset\", \"state\"}", "ruleset");
    return {&context.registry().at(named->get<std::string>()), whole.at("state")};
}

} // namespace

int advise(Context &context, const AdviseOptions &options)
{
    const Asked asked = askedIn(context, options);
    const BoardRules &rules = rulesFor<BoardRules>(*asked.ruleset);
    const std::string side = rules.toAct(asked.state);
    if (side.empty())
        throw Error("the battle is over: there is nothing to decide", "GAME");
    if (side != options.side && !options.secrets)
        throw Error(fmt::format("it is for side {} to decide, out of its own hand: --side {} shows it", side, side), "--side");
    const std::unique_ptr<Thought> thought =
        rules.think(asked.state, checkedText(options.player, "the player's name"), options.seed.value_or(asked.seed));
    while (thought->step()) {
    }
    print({{"side", side}, {"player", options.player}, {"do", thought->act()}, {"considered", thought->considered()}});
    return ok;
}

int debrief(Context &context, const std::string &file)
{
    const Read read = readFile(context, file);
    const Debriefer &rules = rulesFor<Debriefer>(*read.ruleset);
    if (!read.ruleset->ended(takeUp(read).state()).value("over", false))
        throw Error("the battle is not over yet: a debriefing would reveal secrets", "GAME");
    const std::unique_ptr<Debriefing> debriefing = rules.debriefing();
    Json state = read.entries.front().json.at("start");
    for (const StandingEntry &entry : standingHistory(read.entries)) {
        if (entry.struck())
            continue;
        const Json before = state;
        optio::apply(state, changesOf(entry));
        debriefing->look(before, entry, state);
    }
    Json told = debriefing->told(state);
    while (debriefing->weigh()) {
    }
    told["decisions"] = debriefing->decisions();
    print(told);
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
