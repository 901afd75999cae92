// SPDX-License-Identifier: GPL-3.0-or-later
// An event as tables and pages.
#include "rules/club/export.h"

#include "rules/club/draw.h"
#include "rules/club/standings.h"

#include <algorithm>
#include <fmt/core.h>
#include <fmt/ranges.h>

namespace optio::club {

namespace {

/// Points of both sides and the short form; empty while there is no result.
Json gameJson(const Event &event, const ClubGame &game, const std::map<std::string, Points> &before)
{
    const EventState &state = event.state();
    const auto note = state.tables.find(key(game.table));
    const auto of = [&](const std::string &player) {
        const auto found = before.find(player);
        return found == before.end() ? 0.0 : found->second / static_cast<double>(onePoint);
    };
    Json json{{"table", game.table},
              {"note", note == state.tables.end() ? "" : note->second.note},
              {"a", nameOf(state, game.a)},
              {"b", nameOf(state, game.b)},
              {"armies", {state.players.at(game.a).army, state.players.at(game.b).army}},
              {"before", {of(game.a), of(game.b)}}};
    if (game.result) {
        const Scored scored = event.scheme().score(*game.result);
        json["short"] = shortForm(*game.result);
        json["points"] = {scored.points[0] / static_cast<double>(onePoint), scored.points[1] / static_cast<double>(onePoint)};
        json["winner"] = wordOf(scored.winner);
        json["confirmed"] = game.result->confirmed;
        json["unfinished"] = game.result->unfinished;
    }
    return json;
}

std::map<std::string, Points> pointsBefore(const Event &event, int round)
{
    std::map<std::string, Points> points;
    for (const Standing &row : standings(event.state(), event.scheme(), round - 1))
        points[row.id] = row.points;
    return points;
}

/// The games of a round in the order of their tables.
std::vector<const ClubGame *> byTable(const Round &round)
{
    std::vector<const ClubGame *> games;
    for (const auto &[number, game] : round.games)
        games.push_back(&game);
    std::sort(games.begin(), games.end(), [](const ClubGame *a, const ClubGame *b) { return a->table < b->table; });
    return games;
}

Json roundJson(const Event &event, int number)
{
    const EventState &state = event.state();
    const Round &round = state.rounds.at(key(number));
    const std::map<std::string, Points> before = pointsBefore(event, number);
    Json games = Json::array(), byes = Json::array();
    for (const ClubGame *game : byTable(round))
        games.push_back(gameJson(event, *game, before));
    for (const std::string &player : round.byes)
        byes.push_back(nameOf(state, player));
    return {{"round", number},           {"drawn", round.drawn},
            {"lot", round.lot + 1},      {"byHand", round.byHand},
            {"games", std::move(games)}, {"byes", std::move(byes)},
            {"missing", missing(round)}, {"breaches", breachesOf(state, event.scheme(), number)}};
}

std::string orderText(const Standing &row) { return fmt::format("{}{}", row.shared ? "=" : "", row.place); }

Json standingsSheet(const Event &event)
{
    const EventState &state = event.state();
    const int counted = countedRounds(state);
    const std::vector<Standing> rows = standings(state, event.scheme(), counted);
    Json lines = Json::array(), notes = Json::array();
    for (const Standing &row : rows) {
        const Player &player = state.players.at(row.id);
        lines.push_back({orderText(row), player.name, player.club, player.army, std::to_string(row.played), std::to_string(row.won),
                         std::to_string(row.drawn), std::to_string(row.lost), pointsText(row.points),
                         pointsText(static_cast<Points>(row.countback))});
        if (!row.note.empty())
            notes.push_back({row.note + "."});
    }
    Json tables = Json::array({{{"title", counted == 0 ? "Before round 1" : fmt::format("After round {}", counted)},
                                {"columns", {"", "Player", "Club", "Army", "Played", "Won", "Drawn", "Lost", "Points", "Countback"}},
                                {"rows", std::move(lines)}}});
    if (state.settings.teams) {
        Json teams = Json::array();
        for (const Standing &row : teamStandings(state, rows))
            teams.push_back({orderText(row), row.id, std::to_string(row.won), pointsText(row.points)});
        tables.push_back({{"title", "Teams"}, {"columns", {"", "Team", "Won", "Points"}}, {"rows", std::move(teams)}});
    }
    if (!notes.empty())
        tables.push_back({{"title", "Ties"}, {"columns", {"Settled"}}, {"rows", std::move(notes)}});
    return {{"id", "standings"},
            {"title", state.settings.name + ": standings"},
            {"note", fmt::format("Scoring: {}", event.scheme().name())},
            {"tables", std::move(tables)}};
}

Json roundSheet(const Event &event, int number)
{
    const EventState &state = event.state();
    const Round &round = state.rounds.at(key(number));
    Json lines = Json::array();
    for (const ClubGame *game : byTable(round)) {
        std::string result, points;
        if (game->result) {
            const Scored scored = event.scheme().score(*game->result);
            result = shortForm(*game->result);
            points = fmt::format("{} : {}", pointsText(scored.points[0]), pointsText(scored.points[1]));
        }
        lines.push_back({std::to_string(game->table), nameOf(state, game->a), state.players.at(game->a).army, nameOf(state, game->b),
                         state.players.at(game->b).army, result, points});
    }
    for (const std::string &player : round.byes)
        lines.push_back({"", nameOf(state, player), state.players.at(player).army, "bye", "", "", ""});
    return {{"id", "round"},
            {"title", fmt::format("{}: round {}", state.settings.name, number)},
            {"note", fmt::format("Seed {}, lot {}{}", event.seed(), round.lot + 1, round.byHand ? ", changed by hand" : "")},
            {"tables", Json::array({{{"title", "Games"},
                                     {"columns", {"Table", "Player", "Army", "Player", "Army", "Result", "Points"}},
                                     {"rows", std::move(lines)}}})}};
}

/// A cell of CSV: quoted where it must be, and what a spreadsheet would take for a formula with an apostrophe before it.
std::string csvCell(std::string text)
{
    if (!text.empty() && std::string_view("=+-@\t").find(text.front()) != std::string_view::npos)
        text = "'" + text;
    if (text.find_first_of("\",\n\r") == std::string::npos)
        return text;
    std::string made = "\"";
    for (const char c : text)
        made += c == '"' ? std::string("\"\"") : std::string(1, c);
    return made + "\"";
}

bool hidesArmies(const EventState &state) { return !state.settings.showLists && state.rounds.empty(); }

} // namespace

std::vector<Json> eventSheets(const Event &event, Sheets what, int round)
{
    const int last = lastRound(event.state());
    if (round > last || (what == Sheets::round && last == 0))
        throw Error(last == 0 ? std::string("no round has been drawn yet")
                              : fmt::format("round {} has not been drawn; the last one is round {}", round, last),
                    "round");
    std::vector<Json> sheets;
    if (what != Sheets::round)
        sheets.push_back(standingsSheet(event));
    if (what == Sheets::round)
        sheets.push_back(roundSheet(event, round == 0 ? last : round));
    else if (what == Sheets::all)
        for (int number = 1; number <= last; ++number)
            sheets.push_back(roundSheet(event, number));
    return sheets;
}

std::string eventCsv(const Event &event, Sheets what, int round)
{
    std::string text;
    const auto line = [&text](const Json &cells) {
        std::vector<std::string> parts;
        for (const Json &cell : cells)
            parts.push_back(csvCell(cell.get<std::string>()));
        text += fmt::format("{}\r\n", fmt::join(parts, ","));
    };
    for (const Json &sheet : eventSheets(event, what, round))
        for (const Json &table : sheet.at("tables")) {
            if (what == Sheets::all || sheet.at("tables").size() > 1)
                line(Json::array({sheet.at("title").get<std::string>() + ", " + table.at("title").get<std::string>()}));
            line(table.at("columns"));
            for (const Json &row : table.at("rows"))
                line(row);
        }
    return text;
}

Json eventPage(const Event &event, const std::string &time)
{
    const EventState &state = event.state();
    const Settings &settings = state.settings;
    Json page{{"id", event.id()},
              {"name", settings.name},
              {"date", settings.date},
              {"place", settings.place},
              {"ruleset", settings.ruleset},
              {"limit", settings.limit},
              {"pairing", wordOf(settings.pairing)},
              {"first", wordOf(settings.first)},
              {"scheme", {{"id", event.scheme().id()}, {"name", event.scheme().name()}}},
              {"seed", std::to_string(event.seed())},
              {"rounds", settings.rounds},
              {"minutes", settings.minutes},
              {"live", settings.live},
              {"undo", event.undoable()},
              {"redo", event.redoable()}};
    const int counted = countedRounds(state);
    page["counted"] = counted;
    page["players"] = Json::array();
    for (const auto &[id, player] : state.players)
        page["players"].push_back({{"id", id},
                                   {"name", player.name},
                                   {"club", player.club},
                                   {"army", hidesArmies(state) ? "" : player.army},
                                   {"team", player.team},
                                   {"present", player.present},
                                   {"late", player.late},
                                   {"dropped", player.dropped},
                                   {"problems", settings.checkLists ? player.problems : std::vector<std::string>()}});
    page["drawn"] = Json::array();
    for (int round = 1; round <= lastRound(state); ++round)
        page["drawn"].push_back(roundJson(event, round));
    const std::vector<Standing> rows = standings(state, event.scheme(), counted);
    page["standings"] = Json::array();
    for (const Standing &row : rows) {
        page["standings"].push_back(toJson(row, state));
        if (hidesArmies(state))
            page["standings"].back()["army"] = "";
    }
    page["teams"] = Json::array();
    if (settings.teams)
        for (const Standing &row : teamStandings(state, rows))
            page["teams"].push_back(toJson(row, state));
    page["clock"] = {
        {"left", secondsLeft(state.clock, time)}, {"running", !state.clock.since.empty()}, {"lastBound", state.clock.lastBound}};
    return page;
}

Json playerPage(const Event &event, const std::string &name)
{
    const EventState &state = event.state();
    const std::string id = playerNamed(state, name);
    const int counted = countedRounds(state);
    Json games = Json::array();
    for (const auto &[number, round] : state.rounds) {
        const std::map<std::string, Points> points = pointsOfRound(state, event.scheme(), numberOf(number), counted);
        const auto found = points.find(id);
        const Json got = found == points.end() ? Json() : Json(found->second / static_cast<double>(onePoint));
        if (std::find(round.byes.begin(), round.byes.end(), id) != round.byes.end())
            games.push_back({{"round", numberOf(number)}, {"bye", true}, {"points", got}});
        for (const auto &[place, game] : round.games)
            if (game.a == id || game.b == id)
                games.push_back({{"round", numberOf(number)},
                                 {"bye", false},
                                 {"table", game.table},
                                 {"opponent", nameOf(state, game.a == id ? game.b : game.a)},
                                 {"side", game.a == id ? "a" : "b"},
                                 {"short", game.result ? shortForm(*game.result) : ""},
                                 {"points", got}});
    }
    Json page{{"games", std::move(games)}};
    for (const Standing &row : standings(state, event.scheme(), counted))
        if (row.id == id)
            page.update(toJson(row, state));
    page["name"] = nameOf(state, id);
    return page;
}

Json wallPlaces(const EventState &state, const std::vector<Standing> &rows)
{
    Json places = Json::array();
    int usual = 0; // games that the fewest have played, byes among them
    for (const Standing &row : rows)
        usual = usual == 0 ? row.played + row.byes : std::min(usual, row.played + row.byes);
    for (const Standing &row : rows)
        if (state.players.at(row.id).dropped == 0) // who has gone home is on the event's own page
            places.push_back({{"place", row.place},
                              {"name", nameOf(state, row.id)},
                              {"points", row.points / static_cast<double>(onePoint)},
                              {"ahead", state.settings.live && row.played + row.byes > usual ? fmt::format("{} played", row.played) : ""}});
    return places;
}

Json wallPage(const Event &event, const std::string &time)
{
    const EventState &state = event.state();
    const int last = lastRound(state), counted = countedRounds(state);
    Json page{{"name", state.settings.name},
              {"round", last},
              {"rounds", state.settings.rounds},
              {"clock",
               {{"left", secondsLeft(state.clock, time)}, {"running", !state.clock.since.empty()}, {"lastBound", state.clock.lastBound}}},
              {"tables", Json::array()},
              {"byes", Json::array()}};
    int in = 0, games = 0;
    if (last > 0) {
        const Json round = roundJson(event, last);
        page["byes"] = round.at("byes");
        for (const Json &game : round.at("games")) {
            Json shown;
            for (const char *name : {"table", "a", "b", "armies", "short", "points"})
                if (game.contains(name))
                    shown[name] = game.at(name);
            ++games;
            in += game.contains("short") ? 1 : 0;
            page["tables"].push_back(std::move(shown));
        }
    }
    page["in"] = fmt::format("{} of {} results in", in, games);
    page["standings"] = wallPlaces(state, standings(state, event.scheme(), counted));
    return page;
}

} // namespace optio::club
