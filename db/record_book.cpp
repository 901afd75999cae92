// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/record_book.h"

#include "rules/ruleset.h"

#include <algorithm>
#include <fmt/core.h>

namespace optio {

namespace {

constexpr const char *endNote = "record", *namesNote = "names"; ///< keys of a game's notes
constexpr std::size_t longestName = 60;

/// What was kept of the game at that length, or false.
bool readKeptEnd(RecordGame &game, const std::string &text)
{
    const Json kept = Json::parse(text, nullptr, false);
    try {
        if (!kept.is_object() || kept.at("length") != game.entries || kept.at("ruleset") != game.ruleset)
            return false;
        game.rulesetName = kept.at("rulesetName");
        game.armies = kept.at("armies");
        game.begun = kept.at("begun");
        game.turns = kept.at("turns");
        game.over = kept.at("over");
        game.winner = kept.at("winner");
        game.result = kept.at("result");
        game.had = kept.at("had");
        game.lost = kept.at("lost");
        return true;
    } catch (const Json::exception &) {
        return false;
    }
}

} // namespace

RecordGame recordOf(Store &store, const GameRow &row, const RulesetOfGame &ruleset)
{
    RecordGame game;
    game.id = row.id;
    game.title = row.title;
    game.ruleset = game.rulesetName = row.ruleset;
    game.last = row.changed;
    game.turn = row.turn;
    game.over = row.over;
    game.entries = row.length;
    const Json names = Json::parse(store.gameNote(row.id, namesNote), nullptr, false);
    if (names.is_array() && names.size() == 2 && names[0].is_string() && names[1].is_string())
        game.players = {names[0].get<std::string>(), names[1].get<std::string>()};
    if (readKeptEnd(game, store.gameNote(row.id, endNote)))
        return game;
    try {
        const Ruleset &rules = ruleset(row);
        const Game opened = store.openGame(row.id, [&](const std::string &) -> const Ruleset & { return rules; });
        readEnd(game, rules, opened.header(), opened.state());
        game.turn = row.turn;
        Json kept = toJson(game);
        kept["length"] = row.length;
        for (const char *elsewhere : {"id", "title", "players", "last", "turn", "entries"})
            kept.erase(elsewhere);
        store.setGameNote(row.id, endNote, kept.dump());
    } catch (const std::exception &) {
        // one broken game hides no other
    }
    return game;
}

std::vector<RecordGame> recordOf(Store &store, const RulesetOfGame &ruleset)
{
    std::vector<RecordGame> games;
    for (const GameRow &row : store.games())
        games.push_back(recordOf(store, row, ruleset));
    return games;
}

bool DiceReading::step()
{
    constexpr int page = 200;
    if (row_ >= rows_.size())
        return false;
    for (const StoredLine &line : store_.lines(rows_[row_].id, next_, next_ + page - 1)) {
        const Entry entry = parseEntry(line.line, line.n);
        if (entry.n == 0)
            key_ = entry.json.value("key", "");
        else
            tally_.add(key_, entry.json);
    }
    next_ += page;
    if (next_ > rows_[row_].length) {
        ++row_;
        next_ = 0;
    }
    return row_ < rows_.size();
}

void nameRecordPlayers(Store &store, const std::string &game, const std::array<std::string, 2> &players)
{
    const std::vector<GameRow> rows = store.games();
    if (std::none_of(rows.begin(), rows.end(), [&](const GameRow &row) { return row.id == game; }))
        throw Error(fmt::format("there is no game \"{}\" in the store", game), "game");
    for (const std::string &name : players) {
        const auto letters =
            std::count_if(name.begin(), name.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
        if (static_cast<std::size_t>(letters) > longestName ||
            std::any_of(name.begin(), name.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; }))
            throw Error(fmt::format("a player's name has at most {} letters and stands on one line", longestName), "name");
    }
    store.setGameNote(game, namesNote, Json(players).dump());
}

} // namespace optio
