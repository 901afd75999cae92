// SPDX-License-Identifier: GPL-3.0-or-later
// Journals as the library, the screens and the command line take them: read and followed, shown, taken up from a snapshot, taken back, told
// and verified.
#pragma once

#include "rules/journal/amend.h"
#include "rules/journal/journal.h"
#include "rules/luck/luck.h"
#include "rules/report/story.h"
#include "rules/ruling/offers.h"
#include "tests/fuzz/armies.h"

#include <cstdio>
#include <cstdlib>
#include <functional>

namespace fuzz {

/// What a journal came to. `OPTIO_FUZZ_PLANT=ruling` makes reading one a fault whose chain is right and of whose acts one was ruled
/// otherwise: who looks for faults must come as far as that.
inline void verified(const optio::Ruleset &ruleset, const std::vector<optio::Entry> &entries, bool chained)
{
    bool otherwise = false;
    for (const optio::VerifyFinding &finding : optio::verifyJournal(ruleset, entries)) {
        if (finding.what == "chain" && chained)
            std::abort();
        if (finding.what == "chain")
            return;
        otherwise = otherwise || (finding.what == "ruling" && finding.n > 0);
    }
    const char *planted = std::getenv("OPTIO_FUZZ_PLANT");
    if (otherwise && planted != nullptr && std::string_view(planted) == "ruling") {
        std::fputs("the planted fault is found\n", stderr);
        std::abort();
    }
}

/// What a screen or command does with a game that the library has taken in. With `all` what takes a hundred times as long, too.
inline void played(const optio::Ruleset &ruleset, const optio::Game &game, const std::vector<optio::Entry> &entries, bool all)
{
    using namespace optio;
    const auto quietly = [](const auto &work) {
        try {
            work();
        } catch (const Error &) { // an answer
        }
    };
    if (Game::openAt(ruleset, entries.front(), game.snapshot()).state() != game.state())
        std::abort();
    for (const char *side : {"a", "b"})
        (void)ruleset.view(game.state(), side);
    quietly([&] { (void)ruleset.acts(game.state()); });
    quietly([&] {
        Game back = game;
        back.follow(back.undo([&](int n) { return entries[static_cast<std::size_t>(n)]; }, "2026-01-31T12:00:00Z"));
    });
    quietly([&] { (void)standingHistory(entries); });
    quietly([&] { (void)battleReport(ruleset, entries); });
    quietly([&] { (void)battleText(storyOf(ruleset, entries, true)); });
    if (!all)
        return;
    quietly([&] { (void)offersOf(ruleset, game.state(), ""); });
    quietly([&] { (void)toJson(luckOf(ruleset, entries, true)); });
}

/// `chained`: its hashes are known to be right.
inline void readGame(std::string_view bytes, bool chained)
{
    using namespace optio;
    std::string cut;
    const std::vector<Entry> entries = readJournal(bytes, "the file", &cut);
    if (entries.empty())
        return;
    const Ruleset &ruleset = registry().at(entries.front().json.at("ruleset").get<std::string>());
    std::optional<Game> game;
    try {
        for (const Json &army : entries.front().json.at("armies"))
            checkRosterForm(army);
        Game taken = Game::open(ruleset, entries.front());
        for (std::size_t n = 1; n < entries.size(); ++n)
            taken.follow(entries[n]);
        (void)ruleset.view(taken.state(), "");
        (void)ruleset.ended(taken.state());
        (void)ruleset.counters(taken.state());
        game = std::move(taken);
    } catch (const Json::exception &) { // a state that is not of the rule set; the store says so
    } catch (const Error &) {           // refused; it can be verified all the same
    }
    if (game)
        played(ruleset, *game, entries, std::hash<std::string_view>()(bytes) % 16 == 0);
    verified(ruleset, entries, chained);
}

} // namespace fuzz
