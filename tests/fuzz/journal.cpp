// SPDX-License-Identifier: GPL-3.0-or-later
// Journals of games, as the library takes them in and the command line reads them.
#include "rules/journal/journal.h"
#include "tests/fuzz/armies.h"

static void readGame(std::string_view bytes)
{
    using namespace optio;
    std::string cut;
    const std::vector<Entry> entries = readJournal(bytes, "the file", &cut);
    if (entries.empty())
        return;
    const Ruleset &ruleset = fuzz::registry().at(entries.front().json.at("ruleset").get<std::string>());
    try {
        for (const Json &army : entries.front().json.at("armies"))
            checkRosterForm(army);
        Game game = Game::open(ruleset, entries.front());
        for (std::size_t n = 1; n < entries.size(); ++n)
            game.follow(entries[n]);
        (void)ruleset.view(game.state(), "");
        (void)ruleset.ended(game.state());
        (void)ruleset.counters(game.state());
    } catch (const Json::exception &) { // a state that is not of the rule set; the store says so
    }
    (void)verifyJournal(ruleset, entries);
}

OPTIO_FUZZ_TARGET("journal", readGame)
