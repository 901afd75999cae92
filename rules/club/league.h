// SPDX-License-Identifier: GPL-3.0-or-later
// A season: several events, and single games, together (CLB-40). A table by the points of the events' schemes, ratings by periods (each
// event is one, and the single games of a month), and records by player, army, opponent and rule set.
#pragma once

#include "rules/club/event.h"
#include "rules/club/glicko.h"

#include <array>
#include <string>
#include <vector>

namespace optio::club {

/// Below so many games a player is "new".
inline constexpr int gamesOfNew = 10;

/// A game of the season.
struct LeagueGame {
    std::string event;  ///< its name; "" for a single game
    std::string period; ///< what is rated together, in order: a date, then the event's id
    std::string ruleset;
    std::array<std::string, 2> players, armies;
    std::array<Points, 2> points{};
    Winner winner = Winner::none;
};

/// The games of an event that have a result, in the order of rounds and tables.
std::vector<LeagueGame> gamesOf(const Event &event);

/// A player's season.
struct LeagueLine {
    std::string name;
    int events = 0, played = 0, won = 0, drawn = 0, lost = 0;
    Points points = 0; ///< byes among them
    Rating rating;
    bool isNew() const { return played < gamesOfNew; }
};

/// The table of a season: the most points first, then the better record, then the name. `single` are games outside of events; their points
/// count too.
std::vector<LeagueLine> leagueTable(const std::vector<Event> &events, const std::vector<LeagueGame> &single);

enum class LeagueBy { player, army, opponent, ruleset };
inline const std::array<const char *, 4> &wordsOf(LeagueBy)
{
    static constexpr std::array<const char *, 4> words{"player", "army", "opponent", "ruleset"};
    return words;
}

/// Games won, drawn and lost under one label.
struct LeagueRecord {
    std::string label;
    int played = 0, won = 0, drawn = 0, lost = 0;
};
/// Records of all games, the most games first. With `of`, a player's name, only that player's: by opponent whom they met, by army what they
/// led. Without, each side of a game counts for its player or army; "opponent" then is refused with an Error. By rule set games are counted
/// once.
std::vector<LeagueRecord> leagueRecords(const std::vector<LeagueGame> &games, LeagueBy by, const std::string &of = {});

/// "1480 to 1620", or "new".
std::string ratingText(const LeagueLine &line);
Json toJson(const LeagueLine &line);
Json toJson(const LeagueRecord &record);

} // namespace optio::club
