// SPDX-License-Identifier: GPL-3.0-or-later
// The record of many games: who played what against whom, who won, and how often, with the interval in which the true rate lies.
#pragma once

#include "rules/json.h"

#include <array>
#include <string>
#include <utility>
#include <vector>

namespace optio {

class Ruleset;

/// What is remembered of a game.
struct RecordGame {
    std::string id, title, ruleset, rulesetName;
    std::array<std::string, 2> armies;  ///< of sides a and b
    std::array<std::string, 2> players; ///< their names; "" while nobody has said so
    std::string begun, last;            ///< ISO 8601
    std::string turn;                   ///< "bound 7"
    std::string result;                 ///< in a sentence
    std::string winner;                 ///< "a", "b", "" for a draw
    bool over = false;
    int turns = 0, entries = 0;
    std::array<int, 2> had{}, lost{}; ///< elements of each side

    /// How far the two sides' shares of losses lie apart, 0..1; the least is the closest battle.
    double margin() const;
};

/// What the end of a game says of it: turns, result, losses.
void readEnd(RecordGame &game, const Ruleset &ruleset, const Json &header, const Json &state);

enum class RecordBy { player, army, ruleset, result };
/// "player", "army", "ruleset", "result". Throws Error for another.
RecordBy recordByFrom(const std::string &name);

/// Games together.
struct RecordLine {
    std::string label;
    int games = 0, won = 0, lost = 0, drawn = 0; ///< games that are not over count among `games` alone
    bool rated = true;                           ///< does winning mean something here?
    int decided() const { return won + lost + drawn; }
    double rate() const { return decided() == 0 ? 0 : (won + drawn / 2.0) / decided(); }
    /// Nine in ten times the true rate lies here (Wilson); a draw is half a win.
    std::pair<double, double> interval() const;
};
/// The most games first. With `me`, a player's name, only this one's games, seen from that side: `player` is then the opponent, `army`
/// one's own. Without, each side of a game counts for its player or army, and rule sets and results are only counted.
std::vector<RecordLine> recordLines(const std::vector<RecordGame> &games, RecordBy by, const std::string &me);

/// What games are wanted.
struct RecordFilter {
    std::string words;   ///< all must occur in title, names, armies, rule set or result
    std::string ruleset; ///< id of the rule set it is built on; "" for all
    std::string player;  ///< who took part; "" for all
    bool overOnly = false;
};
std::vector<RecordGame> filtered(const std::vector<RecordGame> &games, const RecordFilter &filter);
/// Known names, the one who played most first.
std::vector<std::string> playersOf(const std::vector<RecordGame> &games);
/// Places of the longest game (by turns, then entries) and of the closest among those that are over; -1 for none.
int longestOf(const std::vector<RecordGame> &games);
int closestOf(const std::vector<RecordGame> &games);

/// A line of text with commas for each game (RFC 4180). Nothing in it is a formula of a spreadsheet.
std::string recordCsv(const std::vector<RecordGame> &games);

Json toJson(const RecordGame &game);
Json toJson(const RecordLine &line);

} // namespace optio
