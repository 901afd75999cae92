// SPDX-License-Identifier: GPL-3.0-or-later
// The commands about battles by e-mail.
#include "app/cli/command_line.h"

namespace optio::cli {

void CommandLine::addMail()
{
    CLI::App &pbem = *app.add_subcommand("pbem", "Battles by e-mail: turn files come in, are played and go out");
    pbem.require_subcommand(1);
    const auto battle = [this](CLI::App *to) { required(to, "BATTLE", mailing.battle, "Id of a battle, or how it begins"); };
    const auto file = [this](CLI::App *to) { required(to, "FILE", mailing.file, "Turn file, a mail with one, or - for standard input"); };
    const auto sent = [this](CLI::App *to) {
        to->add_option("--output", mailing.output, "A new file to write (default: standard output)")->type_name("FILE");
        to->add_flag("--text", mailing.text, "As text for the body of a mail");
    };
    const auto name = [this](CLI::App *to) {
        return to->add_option("--name", mailing.name, "What the opponent calls you")->type_name("NAME");
    };

    CLI::App *made =
        command(pbem, "new", "Invite: set up a battle and write the file for the opponent", [this] { return mailNew(context, mailing); });
    made->add_option("--ruleset", mailing.ruleset, "Id of the rule set (default: the first that is played by e-mail)")
        ->type_name("RULESET");
    made->add_option("--armies", mailing.armies, "Your army and the opponent's, each an id or a file")
        ->delimiter(',')
        ->expected(2)
        ->required()
        ->type_name("A,B");
    made->add_option("--options", mailing.options, "Options of the game as JSON, or a file of it")->type_name("JSON|FILE");
    made->add_option("--title", mailing.title, "What the battle is called (default: the armies)")->type_name("TEXT");
    name(made)->required();
    sent(made);

    command(pbem, "list", "The battles by e-mail of the library", [this] { return mailList(context); });

    CLI::App *open = command(pbem, "open", "Check a file that has come and keep it; an invitation is shown",
                             [this] { return mailOpen(context, mailing); });
    file(open);
    CLI::Option *accepting = open->add_flag("--accept", mailing.accept, "Accept the invitation and write the file that goes back");
    name(open)->needs(accepting);
    accepting->needs("--name");
    open->add_flag("--take-over", mailing.takeOver, "Go on from another version of your own turn that the opponent received first");
    sent(open);

    battle(command(pbem, "show", "Where a battle stands, what you see and what you may do", [this] { return mailShow(context, mailing); }));

    CLI::App *play = command(pbem, "play", "Do acts of your turn; without --do or --undo a computer player does them",
                             [this] { return mailPlay(context, mailing); });
    battle(play);
    CLI::Option *act = play->add_option("--do", mailing.choice, "An act in the words in which show lists it")->type_name("TEXT");
    CLI::Option *player = play->add_option("--player", mailing.player, "Which computer player (default: greedy)")->type_name("PLAYER");
    addNumber(play, "--acts", mailing.acts, "At most so many acts (default: the whole turn)");
    addNumber(play, "--seed", mailing.seed, "For what a computer player leaves to chance");
    CLI::Option *undo = play->add_flag("--undo", mailing.undo, "Take the last act back, if no die was drawn and no card seen");
    act->excludes(player)->excludes(undo);
    undo->excludes(player);

    CLI::App *send = command(pbem, "send", "Close your turn, if it is open, and write the file; sent again it is the same",
                             [this] { return mailSend(context, mailing); });
    battle(send);
    send->add_option("--orders", mailing.orders,
                     R"(Standing orders for the enemy turn, such as {"withdraw":{"SK":"always"},"react":{}} (default: the last ones))")
        ->type_name("JSON|FILE");
    CLI::Option *resign = send->add_flag("--resign", mailing.resign, "Give the battle up");
    CLI::Option *agree = send->add_flag("--accept-draw", mailing.acceptDraw, "Take the draw that was offered, before the first act");
    CLI::Option *offer = send->add_flag("--offer-draw", mailing.offerDraw, "Offer a draw");
    resign->excludes(agree)->excludes(offer);
    agree->excludes(offer);
    sent(send);

    CLI::App *proof =
        command(pbem, "proof", "Write the file of a turn that was signed twice, as show lists it; with send the two are the proof",
                [this] { return mailProof(context, mailing); });
    battle(proof);
    addNumber(proof, "--number", mailing.number, "Which of them (default: the first)");
    sent(proof);

    file(command(pbem, "verify", "All checks of a file that need no secrets, and the audit where hands are open",
                 [this] { return mailVerify(context, mailing); }));
    battle(command(pbem, "audit", "Look at a battle that is over with all hands open", [this] { return mailAudit(context, mailing); }));
    battle(command(pbem, "delete", "Delete a battle with its secrets; it cannot be finished then",
                   [this] { return mailDelete(context, mailing); }));
}

} // namespace optio::cli
