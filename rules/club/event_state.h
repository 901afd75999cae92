// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a club event: settings, players, tables, rounds and the clock, with their limits.
#pragma once

#include "rules/club/result.h"
#include "rules/fields.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace optio::club {

inline constexpr std::size_t mostPlayers = 500, mostName = 80, mostTables = 500;
inline constexpr int mostRounds = 64;

enum class Pairing { swiss, roundRobin, knockOut, doubleElimination };
inline const std::array<const char *, 4> &wordsOf(Pairing)
{
    static constexpr std::array<const char *, 4> words{"swiss", "round_robin", "knock_out", "double_elimination"};
    return words;
}

/// How the first round is drawn.
enum class First { lot, rating, years };
inline const std::array<const char *, 3> &wordsOf(First)
{
    static constexpr std::array<const char *, 3> words{"lot", "rating", "years"};
    return words;
}

/// What an event is.
struct Settings {
    std::string name, date, place, ruleset, limit;
    int rounds = 4, minutes = 90;
    Pairing pairing = Pairing::swiss;
    First first = First::lot;
    std::string scheme;       ///< its whole text (scheme.h)
    bool live = false;        ///< standings count every result at once
    bool teams = false;       ///< teams meet, their players board by board
    bool boardsByLot = false; ///< of teams: boards by lot, otherwise in the players' order
    bool checkLists = true;   ///< a list's problems stand beside the name
    bool showLists = false;   ///< before the round
    bool freezeLists = true;  ///< armies stay as they are once the first round is drawn
    bool avoidClub = true;    ///< not the same club in round 1
    bool avoidArmy = true;    ///< not the same army against itself
    bool matchPeriods = true; ///< armies whose periods meet
};
template <class F> void fields(F &f, Settings &v)
{
    f("name", v.name, limit::needed, limit::longest(mostName));
    f("date", v.date, limit::longest(40));
    f("place", v.place, limit::longest(mostName));
    f("ruleset", v.ruleset, limit::longest(mostName));
    f("limit", v.limit, limit::longest(mostName));
    f("rounds", v.rounds, limit::from(1, mostRounds));
    f("minutes", v.minutes, limit::from(1, 1440));
    f("pairing", v.pairing);
    f("first", v.first);
    f("scheme", v.scheme, limit::needed);
    f("live", v.live);
    f("teams", v.teams);
    f("boardsByLot", v.boardsByLot);
    f("checkLists", v.checkLists);
    f("showLists", v.showLists);
    f("freezeLists", v.freezeLists);
    f("avoidClub", v.avoidClub);
    f("avoidArmy", v.avoidArmy);
    f("matchPeriods", v.matchPeriods);
}

struct Player {
    std::string name, club, army, team;
    std::string roster;                ///< id of the army in the library; "" for a word
    std::string hash;                  ///< of its list, frozen when the first round was drawn; "" for none
    std::vector<std::string> problems; ///< of its list
    std::optional<int> from, to;       ///< years of its army; before Christ is negative
    int rating = 0;                    ///< 0: none
    int strength = 0;                  ///< elements (or points) of its army; 0: not known
    int table = 0;                     ///< which it must have; 0: any
    bool present = true;
    int late = 0;    ///< the first round it plays; 0: from the beginning
    int dropped = 0; ///< the first round it does not play any more; 0: none
};
template <class F> void fields(F &f, Player &v)
{
    f("name", v.name, limit::needed, limit::longest(mostName));
    f("club", v.club, limit::sparse, limit::longest(mostName));
    f("army", v.army, limit::sparse, limit::longest(mostName));
    f("team", v.team, limit::sparse, limit::longest(mostName));
    f("roster", v.roster, limit::sparse, limit::longest(200));
    f("hash", v.hash, limit::sparse, limit::longest(64));
    f("problems", v.problems, limit::sparse, limit::longest(400));
    f("from", v.from, limit::from(-9999, 9999));
    f("to", v.to, limit::from(-9999, 9999));
    f("rating", v.rating, limit::from(0, 9999));
    f("strength", v.strength, limit::from(0, 9999));
    f("table", v.table, limit::from(0, 999));
    f("present", v.present);
    f("late", v.late, limit::from(0, mostRounds + 1));
    f("dropped", v.dropped, limit::from(0, mostRounds + 1));
}

struct ClubTable {
    std::string note; ///< its terrain
};
template <class F> void fields(F &f, ClubTable &v) { f("note", v.note, limit::longest(200)); }

/// A game of a round; `a` and `b` are ids of players.
struct ClubGame {
    int table = 0;
    std::string a, b;
    std::optional<Result> result;
};
template <class F> void fields(F &f, ClubGame &v)
{
    f("table", v.table, limit::needed, limit::from(1, 999));
    f("a", v.a, limit::needed);
    f("b", v.b, limit::needed);
    f("result", v.result);
}

struct Round {
    std::string drawn; ///< when, ISO 8601
    int lot = 0;       ///< how many drawings of this round came before: each has its own lot
    bool byHand = false;
    std::map<std::string, ClubGame> games; ///< by key(number)
    std::vector<std::string> byes;
};
template <class F> void fields(F &f, Round &v)
{
    f("drawn", v.drawn, limit::longest(40));
    f("lot", v.lot, limit::from(0, 9999));
    f("byHand", v.byHand);
    f("games", v.games);
    f("byes", v.byes);
}

/// The clock of a round (CLB-30).
struct RoundClock {
    std::string since; ///< since when it runs, ISO 8601; "" while it is paused
    int left = 0;      ///< seconds left then
    bool lastBound = false;
};
template <class F> void fields(F &f, RoundClock &v)
{
    f("since", v.since, limit::longest(40));
    f("left", v.left, limit::from(-86400, 86400));
    f("lastBound", v.lastBound);
}

struct EventState {
    Settings settings;
    std::map<std::string, Player> players;   ///< by key(number), in the order in which they came
    std::map<std::string, ClubTable> tables; ///< by key(number); none: as many as are needed
    std::map<std::string, Round> rounds;     ///< by key(number)
    RoundClock clock;
    std::vector<std::string> order;  ///< of round robins and knock-outs: who was drawn for which place
    std::vector<std::string> umpire; ///< who comes before whom where nothing else settles a tie
};
template <class F> void fields(F &f, EventState &v)
{
    f("settings", v.settings, limit::needed);
    f("players", v.players, limit::needed, limit::longest(mostPlayers));
    f("tables", v.tables, limit::needed, limit::longest(mostTables));
    f("rounds", v.rounds, limit::needed, limit::longest(mostRounds));
    f("clock", v.clock);
    f("order", v.order, limit::longest(mostPlayers + 1));
    f("umpire", v.umpire, limit::longest(mostPlayers));
}

/// "007": numbers as keys, which sort as numbers do.
std::string key(int number);
/// The number of a key.
int numberOf(const std::string &key);
/// Throws Error for a state that no event can have: a game of somebody who is not in it, a player twice in a round, a round too many.
void check(const EventState &state);
/// Are two names the same but for their case?
bool sameName(const std::string &one, const std::string &other);
/// The player of this name (whatever its case) or id. Throws Error when there is none.
std::string playerNamed(const EventState &state, const std::string &name);
const std::string &nameOf(const EventState &state, const std::string &player);
/// Does this player take part in that round?
bool playsIn(const Player &player, int round);
/// The number of the last round drawn; 0: none.
int lastRound(const EventState &state);
/// Are all results of a round in?
bool isFull(const Round &round);
/// The tables of a round that still have to report, in order.
std::vector<int> missing(const Round &round);
/// The game of a round at a table, or of a player. Throws Error where none was drawn (CLB-60).
ClubGame &gameAt(EventState &state, int round, int table);
/// Seconds left on the clock at a time; below 0 for overtime.
int secondsLeft(const RoundClock &clock, const std::string &time);
/// A name as it is kept: one line of 1 to mostName bytes, blanks around it dropped. Throws Error naming `what`.
std::string checkedName(const std::string &name, const std::string &what);

} // namespace optio::club
