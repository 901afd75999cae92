// SPDX-License-Identifier: GPL-3.0-or-later
// The commands about games shared at the table.
#include "app/cli/command_line.h"

namespace optio::cli {

void CommandLine::addLink()
{
    CLI::App &link = *app.add_subcommand("link", "A game shared with other devices at the table; lines of JSON go in and out");
    link.require_subcommand(1);
    const auto name = [this](CLI::App *to) {
        to->add_option("--name", linking.name, "What this device is called by the others")->type_name("NAME");
    };
    const auto linked = [&](const char *command_, const char *what) {
        CLI::App *made = command(link, command_, what, [this, command_] { return linkRun(context, command_, linking); });
        required(made, "LINK", linking.place,
                 "Link of a seat: optio:join?…; or the keeper's ADDRESS[:PORT], to compare six digits and be given a seat");
        made->add_option("--replica", linking.replica, "File in which the game is kept, and taken up from the next time")
            ->type_name("FILE");
        name(made);
        return made;
    };
    CLI::App *share = command(link, "share", "Share a game until a signal ends it; the links of its seats are printed",
                              [this] { return linkRun(context, "share", linking); });
    required(share, "GAME", linking.place, "Journal file");
    share->add_option("--seat", linking.seats, "A seat that others may take: a, b, umpire or watch; repeat for more (default: b and watch)")
        ->type_name("SEAT")
        ->check(CLI::IsMember({"a", "b", "umpire", "watch"}))
        ->take_all()
        ->expected(1);
    share->add_option("--keep", linking.keep, "The sides played at this device: a, b, ab or none (default: a)")
        ->type_name("SIDES")
        ->check(CLI::IsMember({"a", "b", "ab", "none"}));
    addNumber(share, "--port", linking.port, "Port to listen on (default: 28470, where it is free)");
    share
        ->add_option("--codes", linking.codes,
                     "Keep the codes of the links in this file, and use those that are in it: who has joined comes back after a restart. "
                     "Whoever reads it can join")
        ->type_name("FILE");
    share->add_flag(
        "--browsers", linking.browsers,
        "Let anyone in this network watch in a browser, at the same port, not encrypted; and join in one, where the browser's Optio is "
        "installed. The addresses are printed");
    name(share);
    linked("join", "Take a seat by its link and play")
        ->add_option("--game", linking.game, "File for the game, should its keeper hand it over; it is then shared from here")
        ->type_name("FILE");
    linked("watch", "Look on by a link");
    CLI::App *carry = command(link, "carry-on", "Go on with a game from its copy, when the device that kept it is gone for good",
                              [this] { return linkCarryOn(context, linking); });
    required(carry, "REPLICA", linking.place, "The copy: what \"link join --replica\" has kept, or a journal");
    addOutput(carry, linking.output);
    name(carry);
    CLI::App *parted =
        command(link, "parted", "Where two games parted that have one beginning", [this] { return linkParted(context, linking); });
    required(parted, "GAME", linking.place, "Journal file, or a copy");
    required(parted, "OTHER", linking.other, "The other");
}

} // namespace optio::cli
