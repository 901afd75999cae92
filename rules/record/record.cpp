// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/record/record.h"

#include "rules/ruleset.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <fmt/core.h>
#include <map>
#include <sstream>

namespace optio {

namespace {

/// Small letters of ASCII; others match as they are.
std::string inSmallLetters(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

std::string recordField(const std::string &text)
{
    std::string quoted = "\"";
    // A leading sign would make a formula of it.
    if (!text.empty() && std::string_view("=+-@\t").find(text.front()) != std::string_view::npos)
        quoted += '\'';
    for (const char letter : text)
        quoted += letter == '"' ? "\"\"" : std::string(1, letter);
    return quoted + "\"";
}

enum class RecordEnd { open, won, lost, drawn };

/// How a game ended for a side.
RecordEnd endedFor(const RecordGame &game, std::size_t side)
{
    if (!game.over)
        return RecordEnd::open;
    if (game.winner.empty())
        return RecordEnd::drawn;
    return (game.winner == "b") == (side == 1) ? RecordEnd::won : RecordEnd::lost;
}

void countGame(RecordLine &line, RecordEnd how)
{
    ++line.games;
    line.won += how == RecordEnd::won ? 1 : 0;
    line.lost += how == RecordEnd::lost ? 1 : 0;
    line.drawn += how == RecordEnd::drawn ? 1 : 0;
}

const char *resultWord(RecordEnd how)
{
    switch (how) {
    case RecordEnd::won:
        return "won";
    case RecordEnd::lost:
        return "lost";
    case RecordEnd::drawn:
        return "drawn";
    case RecordEnd::open:
        break;
    }
    return "not over";
}

} // namespace

double RecordGame::margin() const
{
    const auto share = [&](std::size_t side) { return had[side] > 0 ? static_cast<double>(lost[side]) / had[side] : 0.0; };
    return std::abs(share(0) - share(1));
}

void readEnd(RecordGame &game, const Ruleset &ruleset, const Json &header, const Json &state)
{
    const Json &armies = header.at("armies");
    const Json ended = ruleset.ended(state);
    game.rulesetName = ruleset.name();
    game.begun = header.value("created", "");
    game.turns = ruleset.turn(state);
    game.over = ended.value("over", false);
    if (game.over) {
        game.winner = ended.value("winner", "");
        game.result = ended.value("text", "");
    }
    const View view = ruleset.view(state, "");
    game.turn = view.progress();
    game.had = game.lost = {};
    for (const std::size_t side : {0U, 1U})
        game.armies[side] = armies.at(side).value("name", "");
    for (const SideView &side : view.sides)
        for (const GroupView &group : side.groups)
            for (const UnitView &unit : group.units) {
                game.had[side.id == "b" ? 1 : 0] += unit.count + unit.lost;
                game.lost[side.id == "b" ? 1 : 0] += unit.lost;
            }
}

RecordBy recordByFrom(const std::string &name)
{
    static const std::map<std::string, RecordBy> names{
        {"player", RecordBy::player}, {"army", RecordBy::army}, {"ruleset", RecordBy::ruleset}, {"result", RecordBy::result}};
    const auto found = names.find(name);
    if (found == names.end())
        throw Error(fmt::format("a record is told by player, army, ruleset or result, not by '{}'", name), "by");
    return found->second;
}

std::pair<double, double> RecordLine::interval() const
{
    constexpr double z = 1.6448536269514722; // nine in ten
    const int n = decided();
    if (n == 0)
        return {0, 1};
    const double p = rate(), zz = z * z / n;
    const double middle = (p + zz / 2) / (1 + zz), half = z / (1 + zz) * std::sqrt(p * (1 - p) / n + zz / (4 * n));
    return {std::clamp(middle - half, 0.0, p), std::clamp(middle + half, p, 1.0)};
}

std::vector<RecordLine> recordLines(const std::vector<RecordGame> &games, RecordBy by, const std::string &me)
{
    std::vector<RecordLine> lines;
    const auto lineOf = [&](const std::string &label) -> RecordLine & {
        const std::string shown = label.empty() ? "not named" : label;
        for (RecordLine &line : lines)
            if (line.label == shown)
                return line;
        RecordLine &line = lines.emplace_back();
        line.label = shown;
        return line;
    };
    for (const RecordGame &game : games)
        for (const std::size_t side : {0U, 1U}) {
            const bool mine = !me.empty() && game.players[side] == me;
            if (!me.empty() && !mine)
                continue;
            const RecordEnd how = endedFor(game, side);
            if (by == RecordBy::player && !me.empty())
                countGame(lineOf(game.players[1 - side]), how);
            else if (by == RecordBy::player && !game.players[side].empty())
                countGame(lineOf(game.players[side]), how);
            else if (by == RecordBy::army)
                countGame(lineOf(game.armies[side]), how);
            else if (by == RecordBy::ruleset && (mine || side == 0))
                countGame(lineOf(game.rulesetName), how);
            else if (by == RecordBy::result && mine)
                countGame(lineOf(resultWord(how)), how);
            else if (by == RecordBy::result && side == 0)
                countGame(lineOf(!game.over ? "not over" : game.winner.empty() ? "drawn" : "decided"), how);
        }
    for (RecordLine &line : lines)
        line.rated = by != RecordBy::result && (by != RecordBy::ruleset || !me.empty());
    std::stable_sort(lines.begin(), lines.end(), [](const RecordLine &one, const RecordLine &other) { return one.games > other.games; });
    return lines;
}

std::vector<RecordGame> filtered(const std::vector<RecordGame> &games, const RecordFilter &filter)
{
    std::vector<std::string> words;
    std::istringstream parts(inSmallLetters(filter.words));
    for (std::string word; parts >> word;)
        words.push_back(word);
    std::vector<RecordGame> wanted;
    for (const RecordGame &game : games) {
        if ((filter.overOnly && !game.over) || (!filter.ruleset.empty() && baseOf(game.ruleset) != filter.ruleset) ||
            (!filter.player.empty() && game.players[0] != filter.player && game.players[1] != filter.player))
            continue;
        const std::string text =
            inSmallLetters(game.title + '\n' + game.players[0] + '\n' + game.players[1] + '\n' + game.armies[0] + '\n' + game.armies[1] +
                           '\n' + game.rulesetName + '\n' + game.result + '\n' + game.begun.substr(0, 10));
        if (std::all_of(words.begin(), words.end(), [&](const std::string &word) { return text.find(word) != std::string::npos; }))
            wanted.push_back(game);
    }
    return wanted;
}

std::vector<std::string> playersOf(const std::vector<RecordGame> &games)
{
    std::vector<std::string> names;
    for (const RecordLine &line : recordLines(games, RecordBy::player, ""))
        names.push_back(line.label);
    return names;
}

int longestOf(const std::vector<RecordGame> &games)
{
    int best = -1;
    for (std::size_t at = 0; at < games.size(); ++at)
        if (best < 0 || std::pair(games[at].turns, games[at].entries) >
                            std::pair(games[static_cast<std::size_t>(best)].turns, games[static_cast<std::size_t>(best)].entries))
            best = static_cast<int>(at);
    return best;
}

int closestOf(const std::vector<RecordGame> &games)
{
    int best = -1;
    for (std::size_t at = 0; at < games.size(); ++at)
        if (games[at].over && games[at].lost[0] + games[at].lost[1] > 0 &&
            (best < 0 || games[at].margin() < games[static_cast<std::size_t>(best)].margin()))
            best = static_cast<int>(at);
    return best;
}

std::string recordCsv(const std::vector<RecordGame> &games)
{
    std::string text =
        "\"title\",\"rule set\",\"player a\",\"army a\",\"player b\",\"army b\",\"begun\",\"last\",\"over\",\"winner\",\"result\","
        "\"turns\",\"entries\",\"a had\",\"a lost\",\"b had\",\"b lost\",\"id\"\r\n";
    for (const RecordGame &game : games) {
        const std::string winner = !game.over ? "" : game.winner.empty() ? "draw" : game.winner;
        for (const std::string &field : {game.title, game.rulesetName, game.players[0], game.armies[0], game.players[1], game.armies[1],
                                         game.begun, game.last, std::string(game.over ? "yes" : "no"), winner, game.result})
            text += recordField(field) + ",";
        text += fmt::format("{},{},{},{},{},{},{}\r\n", game.turns, game.entries, game.had[0], game.lost[0], game.had[1], game.lost[1],
                            recordField(game.id));
    }
    return text;
}

Json toJson(const RecordGame &game)
{
    return {{"id", game.id},         {"title", game.title},     {"ruleset", game.ruleset}, {"rulesetName", game.rulesetName},
            {"armies", game.armies}, {"players", game.players}, {"begun", game.begun},     {"last", game.last},
            {"turn", game.turn},     {"turns", game.turns},     {"entries", game.entries}, {"over", game.over},
            {"winner", game.winner}, {"result", game.result},   {"had", game.had},         {"lost", game.lost}};
}

Json toJson(const RecordLine &line)
{
    Json told = {{"label", line.label}, {"games", line.games}};
    if (line.rated) {
        const auto [low, high] = line.interval();
        told.update({{"won", line.won}, {"lost", line.lost}, {"drawn", line.drawn}, {"rate", line.rate()}, {"low", low}, {"high", high}});
    }
    return told;
}

} // namespace optio
