// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands of a club's events take.
#include "app/cli/command_line.h"

namespace optio::cli {

void CommandLine::addClub()
{
    CLI::App &club = *app.add_subcommand("club", "A club's events: players, rounds, results, standings; and a season of them");
    club.require_subcommand(1);
    CLI::App *schemes = command(club, "schemes", "The supplied scoring schemes, or one of your own checked",
                                [this] { return clubSchemes(context, clubbing); });
    schemes->add_option("FILE", clubbing.file, "A scheme to check")->type_name("");

    CLI::App *made = command(club, "new", "Start an event in a new file", [this] { return clubNew(context, clubbing); });
    required(made, "FILE", clubbing.file, "A new file, such as november.optio-event");
    required(made, "NAME", clubbing.name, "What the event is called");
    const auto text = [](CLI::App *to, const char *name, std::string &into, const char *what) {
        to->add_option(name, into, what)->type_name("TEXT");
    };
    made->add_option("--scheme", clubbing.scheme,
                     "Scoring: the id of a supplied scheme, or a file (default: the first that `club schemes` lists)")
        ->type_name("ID|FILE");
    text(made, "--date", clubbing.date, "When it is played");
    text(made, "--place", clubbing.place, "Where");
    made->add_option("--ruleset", clubbing.ruleset, "Id of the rule set")->type_name("ID");
    text(made, "--limit", clubbing.limit, "Points or elements of an army");
    made->add_option("--pairing", clubbing.pairing, "swiss (default), round_robin, knock_out or double_elimination")
        ->check(CLI::IsMember({"swiss", "round_robin", "knock_out", "double_elimination"}))
        ->type_name("WORD");
    made->add_option("--first", clubbing.first, "How round 1 is drawn: lot (default), rating or years")
        ->check(CLI::IsMember({"lot", "rating", "years"}))
        ->type_name("WORD");
    addNumber(made, "--rounds", clubbing.rounds, "Rounds (default: 4)");
    addNumber(made, "--minutes", clubbing.minutes, "Minutes a round (default: 90)");
    addNumber(made, "--seed", clubbing.seed, "Make its lots from a number (default: random)");
    made->add_flag("--teams", clubbing.teams, "Teams meet, board by board");
    made->add_flag("--live", clubbing.live, "Standings count every result at once, not only full rounds");
    addTime(made, clubbing.time);

    addClubRounds(club);
    addClubOut(club);
#ifdef OPTIO_STREAM
    addStream(club);
#endif
}

/// A command on an event's file.
CLI::App *CommandLine::clubCommand(CLI::App &club, const char *name, const char *what, Run run)
{
    CLI::App *made = command(club, name, what, std::move(run));
    required(made, "FILE", clubbing.file, "Event file");
    return made;
}

void CommandLine::addClubRounds(CLI::App &club)
{
    const auto entry = [&](const char *name, const char *what, Run run) {
        CLI::App *made = clubCommand(club, name, what, std::move(run));
        addTime(made, clubbing.time);
        return made;
    };
    CLI::App *player = entry("player", "Add a player", [this] { return clubPlayer(context, clubbing); });
    required(player, "NAME", clubbing.name, "The player's name");
    player->add_option("--club", clubbing.club, "Their club")->type_name("TEXT");
    player->add_option("--army", clubbing.army, "An army: a supplied one's id, one of the library, a file, or just its name")
        ->type_name("ARMY");
    player->add_option("--team", clubbing.team, "Their team")->type_name("TEXT");
    player->add_option("--years", clubbing.years, "Years of the army, those before Christ with a minus: -330,-300")->type_name("FROM,TO");
    addNumber(player, "--rating", clubbing.rating, "A rating, for a first round by rating");
    addNumber(player, "--strength", clubbing.strength, "Elements of the army, for schemes of shares");
    addNumber(player, "--table", clubbing.table, "The table that this player needs");
    const auto named = [&](const char *name, const char *what, const char *kind) {
        CLI::App *const made = entry(
            name, what, [this, kind] { return clubDo(clubbing, kind, {{"player", checkedText(clubbing.name, "the player's name")}}); });
        required(made, "NAME", clubbing.name, "The player's name");
    };
    named("leave", "A player drops out after the last round drawn", "leave");
    named("return", "A player who dropped out plays again", "return");
    CLI::App *draw = entry("draw", "Draw the next round", [this] { return clubDo(clubbing, "draw", {{"again", clubbing.again}}); });
    draw->add_flag("--again", clubbing.again, "Draw the last round again, while no table has reported");
    CLI::App *swap = entry("swap", "Let two players of the last round change places", [this] {
        return clubDo(
            clubbing, "swap",
            {{"one", checkedText(clubbing.name, "the player's name")}, {"other", checkedText(clubbing.other, "the player's name")}});
    });
    required(swap, "NAME", clubbing.name, "One player");
    required(swap, "OTHER", clubbing.other, "The other player");
    CLI::App *result = entry("result", "Enter or mend the result of a table", [this] { return clubResult(context, clubbing); });
    addNumber(result, "TABLE", clubbing.table, "Number of the table")->required()->type_name("");
    result->add_option("RESULT", clubbing.shortForm, "What each side destroyed, as 4G-1C, or a score, as 12:8")->type_name("");
    addNumber(result, "--round", clubbing.round, "The round (default: the last one)");
    result->add_option("--winner", clubbing.winner, "Who won, where the result does not show it: a, b or draw")
        ->check(CLI::IsMember({"a", "b", "draw"}))
        ->type_name("WHO");
    result->add_flag("--unfinished", clubbing.unfinished, "The clock ended the game");
    result->add_option("--strength", clubbing.strengths, "Elements of both armies, for schemes of shares: 12,12")->type_name("A,B");
    result
        ->add_option("--game", clubbing.game, "Take the result from this game of the library, or journal file; both players still confirm")
        ->type_name("GAME");
    CLI::App *confirm = entry("confirm", "A player confirms the result of a table", [this] {
        return clubDo(clubbing, "confirm", {{"table", clubbing.table.value_or(0)}, {"side", clubbing.side}});
    });
    addNumber(confirm, "TABLE", clubbing.table, "Number of the table")->required()->type_name("");
    required(confirm, "SIDE", clubbing.side, "a for the first player, b for the second");
    CLI::App *clock = entry("clock", "The round's clock: start, pause, add, last_bound, reset", [this] {
        Json input{{"do", clubbing.kind}};
        if (clubbing.minutes)
            input["minutes"] = *clubbing.minutes;
        return clubDo(clubbing, "clock", input);
    });
    required(clock, "DO", clubbing.kind, "start, pause, add, last_bound or reset");
    addNumber(clock, "--minutes", clubbing.minutes, "How many minutes more (default: 5)");
    CLI::App *act = entry("act", "Anything else: settings, edit, table, clear, umpire, ...", [this] { return clubAct(context, clubbing); });
    required(act, "ACT", clubbing.kind, "What is done");
    act->add_option("--input", clubbing.input, "JSON file, or - for standard input (default: {})")->type_name("FILE");
    entry("undo", "Take the last standing act back", [this] { return clubUndo(clubbing, false); });
    entry("redo", "Do again what was undone last", [this] { return clubUndo(clubbing, true); });
}

void CommandLine::addClubOut(CLI::App &club)
{
    const auto timed = [this](CLI::App *made) {
        made->add_option("--time", clubbing.time, "What the clock shows at this time (default: now)")->type_name("TIME")->check(isTime);
    };
    timed(clubCommand(club, "show", "All of an event: players, rounds, standings, clock", [this] { return clubShow(context, clubbing); }));
    CLI::App *standings = clubCommand(club, "standings", "Standings after the last full round", [this] { return clubStandings(clubbing); });
    addNumber(standings, "--round", clubbing.round, "After this round");
    CLI::App *record = clubCommand(club, "record", "One player's games of an event", [this] { return clubRecord(clubbing); });
    required(record, "NAME", clubbing.name, "The player's name");
    timed(clubCommand(club, "wall", "What the wall shows", [this] { return clubWall(clubbing); }));
    CLI::App *out = clubCommand(club, "export", "Standings and drawings as CSV, one page of HTML, or PDF",
                                [this] { return clubExport(context, clubbing); });
    addFormat(out, clubbing.format, {"csv", "html", "pdf"});
    out->add_option("--what", clubbing.what, "standings (default), round or all")
        ->check(CLI::IsMember({"standings", "round", "all"}))
        ->type_name("WORD");
    addNumber(out, "--round", clubbing.round, "Which round (default: the last one)");
    out->add_option("--paper", clubbing.paper, "a4 (default) or letter, of a PDF")
        ->check(CLI::IsMember({"a4", "letter"}))
        ->type_name("WORD");
    addOutput(out, clubbing.output);
    clubCommand(club, "verify", "Draw every round again from the file and its seed, and compare", [this] { return clubVerify(clubbing); });
    CLI::App *rename = clubCommand(club, "rename", "Write the event with a player's name changed, or removed, everywhere",
                                   [this] { return clubRename(clubbing); });
    required(rename, "NAME", clubbing.name, "The name there is");
    rename->add_option("NEW", clubbing.other, "The new name (default: the player's number)")->type_name("");
    addOutput(rename, clubbing.output);
    CLI::App *league =
        command(club, "league", "A season: the table of several events, or records over them", [this] { return clubLeague(clubbing); });
    league->add_option("FILE", clubbing.files, "Event files")->required()->type_name("");
    league->add_option("--by", clubbing.by, "Records by player, army, opponent or ruleset in place of the table")
        ->check(CLI::IsMember({"player", "army", "opponent", "ruleset"}))
        ->type_name("WHAT");
    league->add_option("--player", clubbing.player, "Only this player's games")->type_name("NAME");

    command(club, "list", "The events of the library", [this] { return clubList(context); });
    required(command(club, "import", "Add an event to the library", [this] { return clubImport(context, clubbing); }), "FILE",
             clubbing.file, "Event file");
    const auto ofOne = [&](const char *name, const char *what, Run run) {
        CLI::App *made = command(club, name, what, std::move(run));
        required(made, "EVENT", clubbing.name, "Id of an event of the library");
        return made;
    };
    addOutput(ofOne("save", "Write an event of the library as a file", [this] { return clubSave(context, clubbing); }), clubbing.output);
    ofOne("bin", "Put an event into the bin, for 30 days", [this] { return clubBin(context, clubbing, false); });
    ofOne("unbin", "Take an event out of the bin", [this] { return clubBin(context, clubbing, true); });
}

} // namespace optio::cli
