// SPDX-License-Identifier: GPL-3.0-or-later
// club: an event with many tables in one file, and a season over several (commands_club.cpp, commands_club_out.cpp).
#pragma once

#include "app/cli/commands.h"

namespace optio::cli {

struct ClubOptions {
    std::string file;
    std::vector<std::string> files; ///< of a league
    std::string name, other, time, input, kind;
    // a new event
    std::string scheme, date, place, ruleset, limit, pairing, first;
    std::optional<int> rounds, minutes, round, table;
    std::optional<std::uint64_t> seed;
    bool teams = false, live = false, again = false, unfinished = false;
    // a player
    std::string club, army, team, years;
    std::optional<int> rating, strength;
    // a result
    std::string shortForm, winner, game, strengths, side;
    // what comes out
    std::string format, what = "standings", paper = "a4", output, by, player;
};

/// The supplied schemes, or one scheme checked.
int clubSchemes(Context &context, const ClubOptions &options);
int clubNew(Context &context, const ClubOptions &options);
int clubShow(Context &context, const ClubOptions &options);
int clubPlayer(Context &context, const ClubOptions &options);
/// Any act: `kind` and a JSON object (acts.h).
int clubAct(Context &context, const ClubOptions &options);
/// An act whose input is all there.
int clubDo(const ClubOptions &options, const std::string &kind, const Json &input);
int clubResult(Context &context, const ClubOptions &options);
/// `redo`: does again what was taken back last.
int clubUndo(const ClubOptions &options, bool redo);
int clubStandings(const ClubOptions &options);
int clubRecord(const ClubOptions &options);
int clubWall(const ClubOptions &options);
int clubExport(Context &context, const ClubOptions &options);
/// Draws every round again from the file and its seed, and says where it comes out otherwise.
int clubVerify(const ClubOptions &options);
/// Writes a new file in which a player is called otherwise, or by a number, everywhere.
int clubRename(const ClubOptions &options);
int clubLeague(const ClubOptions &options);
/// The events of the library, and ways in and out.
int clubList(Context &context);
int clubImport(Context &context, const ClubOptions &options);
int clubSave(Context &context, const ClubOptions &options);
/// `back`: takes it out of the bin again.
int clubBin(Context &context, const ClubOptions &options, bool back);

} // namespace optio::cli
