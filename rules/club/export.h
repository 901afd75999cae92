// SPDX-License-Identifier: GPL-3.0-or-later
// An event for others: sheets for paper (charts.h), CSV, one HTML page, and what the wall shows (CLB-30, CLB-31).
#pragma once

#include "rules/club/event.h"
#include "rules/club/standings.h"

namespace optio::club {

/// What is wanted of an event.
enum class Sheets { standings, round, all };
inline const std::array<const char *, 3> &wordsOf(Sheets)
{
    static constexpr std::array<const char *, 3> words{"standings", "round", "all"};
    return words;
}

/// Standings, and the drawing and results of `round` (0: the last; of `all` every one), as charts that chartHtml() and optio-pdf set.
std::vector<Json> eventSheets(const Event &event, Sheets what, int round = 0);
/// The same as lines with commas (RFC 4180), each sheet after its title. Nothing in it is a formula of a spreadsheet.
std::string eventCsv(const Event &event, Sheets what, int round = 0);

/// An event at a glance: settings, players, rounds with their games, standings, what is missing, the clock at `time`.
/// {"id","name","date","place","ruleset","limit","pairing","scheme","seed","rounds","minutes",
///  "players":[{"id","name","club","army","team","present","late","dropped","problems"}],
///  "drawn":[{"round","drawn","lot","byHand","games":[{"table","note","a","b","armies","before","short","points","winner","confirmed"}],
///            "byes","missing","breaches"}],
///  "standings":[…] (standings.h),"teams","counted": rounds in them,"clock":{"left","running","lastBound"},"undo","redo"}
/// Armies of players who still have to meet are left out where the event does not show lists before the round (CLB-02).
Json eventPage(const Event &event, const std::string &time);
/// The record of one player: each round with table, opponent, short form, points. Throws Error for one who is not in it.
Json playerPage(const Event &event, const std::string &player);
/// The standings as the wall shows them: [{"place","name","points","ahead"}].
Json wallPlaces(const EventState &state, const std::vector<Standing> &rows);
/// What the wall shows: clock, the last round's tables and byes, standings; no drop-outs and no remarks, a game ahead said in "ahead".
Json wallPage(const Event &event, const std::string &time);

} // namespace optio::club
