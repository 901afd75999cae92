// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/odds/commands_record.h"

#include "app/cli/journal_reading.h"
#include "app/cli/output.h"
#include "db/record_book.h"
#include "rules/luck/luck.h"

namespace optio::cli {

namespace {

std::vector<RecordGame> wantedGames(Context &context, const RecordOptions &options)
{
    Store *const library = context.existingLibrary();
    if (library == nullptr)
        return {};
    const std::vector<RecordGame> games =
        recordOf(*library, [&](const GameRow &row) -> const Ruleset & { return context.registry().at(row.ruleset); });
    return filtered(games, {options.words, options.ruleset, options.player, options.over});
}

} // namespace

int recordList(Context &context, const RecordOptions &options)
{
    const std::vector<RecordGame> games = wantedGames(context, options);
    if (options.format == "csv") {
        printText(recordCsv(games));
        return ok;
    }
    Json list = Json::array();
    for (const RecordGame &game : games)
        list.push_back(toJson(game));
    const auto idOf = [&](int at) { return at < 0 ? Json() : Json(games[static_cast<std::size_t>(at)].id); };
    print({{"games", list}, {"longest", idOf(longestOf(games))}, {"closest", idOf(closestOf(games))}, {"players", playersOf(games)}});
    return ok;
}

int recordRates(Context &context, const RecordOptions &options)
{
    Json lines = Json::array();
    for (const RecordLine &line : recordLines(wantedGames(context, options), recordByFrom(options.by), options.me))
        lines.push_back(toJson(line));
    print({{"by", options.by}, {"me", options.me}, {"lines", lines}});
    return ok;
}

int recordDice(Context &context)
{
    DiceTally tally;
    int games = 0;
    if (Store *const library = context.existingLibrary()) {
        DiceReading reading(*library);
        while (reading.step()) {
        }
        tally = reading.tally();
        games = reading.games();
    }
    Json dice = Json::array();
    for (const DiceTally::Row &row : tally.rows())
        dice.push_back(toJson(row));
    print({{"games", games}, {"accusedAtMost", unusualDie}, {"dice", dice}});
    return ok;
}

int recordName(Context &context, const RecordOptions &options)
{
    nameRecordPlayers(context.library(), checkedText(options.game, "the game's id"),
                      {checkedText(options.nameA, "--a"), checkedText(options.nameB, "--b")});
    print({{"id", options.game}, {"players", {options.nameA, options.nameB}}});
    return ok;
}

int journalLuck(Context &context, const std::string &file, bool secrets)
{
    const Read read = readFile(context, file);
    (void)takeUp(read); // refuses a journal that does not hold together
    print(toJson(luckOf(*read.ruleset, read.entries, secrets)));
    return ok;
}

} // namespace optio::cli
