// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands for many tables take.
#include "app/cli/command_line.h"

namespace optio::cli {

void CommandLine::addStream(CLI::App &club)
{
    CLI::App *server =
        command(club, "server", "Write the folder of a server for many tables, with a code for each, and run it until a signal ends it",
                [this] { return clubServer(context, streaming); });
    required(server, "DIR", streaming.folder, "A new folder, or one that this command has written");
    server
        ->add_option("--host", streaming.hosts,
                     "Address or name of the server's machine, as the tables see it; repeat for more (default: its own addresses)")
        ->type_name("HOST")
        ->take_all()
        ->expected(1);
    addNumber(server, "--nodes", streaming.nodes, "1 (default) or 3; with three hosts one on each, otherwise all on this machine");
    addNumber(server, "--tables", streaming.tables, "How many tables get a code (default: 20)");
    addNumber(server, "--port", streaming.port, "Port of the first node (default: 4333)");
    addNumber(server, "--node", streaming.node, "Run only this node, 1 to 3, of a server on three machines");
    server->add_flag("--only-write", streaming.onlyWrite, "Write the folder and print the codes; start nothing");
    CLI::App *report =
        command(club, "report", "Report a game, or the event, to the server, and what is added to it, until a signal ends it",
                [this] { return clubReport(context, streaming); });
    required(report, "GAME", streaming.file, "Journal file, event file, or id of a game in the library");
    report->add_option("--server", streaming.link, "Code of the table, or the organiser's for an event: optio:club?…")
        ->required()
        ->type_name("CODE");
    report->add_flag("--once", streaming.once, "End when all is reported, or when the server cannot be reached");
    CLI::App *follow =
        command(club, "follow", "Print what all tables report, each entry checked, once and in order, until a signal ends it",
                [this] { return clubFollow(streaming); });
    required(follow, "CODE", streaming.link, "Code of the wall, or the organiser's: optio:club?…");
    follow->add_option("--game", streaming.game, "Only this game: the first digits of its header's hash")->type_name("GAME");
    addNumber(follow, "--table", streaming.table, "Only this table");
    follow->add_option("--page", streaming.page, "Write live standings to this file as a web page, anew whenever something changes")
        ->type_name("FILE");
    follow->add_flag("--once", streaming.once, "End when all that is there was told, or when the server cannot be reached");
}

} // namespace optio::cli
