// SPDX-License-Identifier: GPL-3.0-or-later
// The commands about a game.
#include "app/cli/command_line.h"

namespace optio::cli {

void CommandLine::addJournals()
{
    CLI::App &journal = *app.add_subcommand("journal", "Games: their journals as files, and those of the library");
    journal.require_subcommand(1);
    addReading(journal);
    addAhead(journal);
    addPlaying(journal);
    addAmending(journal);
}

void CommandLine::addReading(CLI::App &journal)
{
    const std::string place = "Journal file, or - for standard input";
    CLI::App *show = command(journal, "show", "The entries, to be read", [this] { return journalShow(context, file, turn, secrets); });
    required(show, "FILE", file, place);
    addNumber(show, "--turn", turn, "Only this turn");
    addSecrets(show, secrets);
    CLI::App *verify = command(journal, "verify", "List entries that are damaged or would be ruled otherwise today",
                               [this] { return journalVerify(context, file, secrets); });
    required(verify, "FILE", file, place);
    addSecrets(verify, secrets);
    CLI::App *replay = command(journal, "replay",
                               "Play all entries again and print the state they lead to; while a game with secrets goes on, what both "
                               "sides may see of it",
                               [this] { return journalReplay(context, file, secrets); });
    required(replay, "FILE", file, place);
    addSecrets(replay, secrets);
    CLI::App *report = command(journal, "report", "The battle told in Markdown, as a page, or as plain text",
                               [this] { return journalReport(context, reporting); });
    report
        ->add_option("--format", reporting.format,
                     "markdown; html: one page with curve, losses and luck, and the game in it; text (default: markdown)")
        ->type_name("FORMAT")
        ->check(CLI::IsMember({"markdown", "html", "text"}));
    report
        ->add_option("--without", reporting.without,
                     "Leave out: dice, plain (acts without dice), notes, undone, game (the journal in a page)")
        ->delimiter(',')
        ->check(CLI::IsMember({"dice", "plain", "notes", "undone", "game"}))
        ->type_name("WHAT,…");
    report->add_option("--note", reporting.notes, "How the note of an entry is to read: 12=TEXT; 12= leaves it out")
        ->type_name("N=TEXT")
        ->take_all()
        ->expected(1);
    report
        ->add_option("--photo", reporting.photos,
                     "A photograph (JPEG) after an entry of the page, 0 for its head: 12=FILE; repeat for more")
        ->type_name("N=FILE")
        ->take_all()
        ->expected(1);
    required(report, "FILE", reporting.file, place);
    addSecrets(report, reporting.secrets);
    CLI::App *luck = command(journal, "luck", "What the dice gave against what was to be expected of every roll",
                             [this] { return journalLuck(context, file, secrets); });
    required(luck, "FILE", file, place);
    addSecrets(luck, secrets);
    command(journal, "list", "List the games of the library", [this] { return journalList(context); });
    CLI::App *exporting = command(journal, "export", "Write a game of the library as a file, with all its secrets",
                                  [this] { return journalExport(context, id, output); });
    required(exporting, "GAME", id, "Id of a game");
    addOutput(exporting, output);
    required(command(journal, "import", "Add a game to the library", [this] { return journalImport(context, file); }), "FILE", file, place);
}

void CommandLine::addAhead(CLI::App &journal)
{
    const std::string place = "Journal file, or - for standard input";
    CLI::App *acts = command(journal, "acts", "What can be done now, the natural next act first, and of the others why not",
                             [this] { return journalActs(context, acting.file, acting.side, acting.secrets); });
    required(acts, "GAME", acting.file, place);
    addSide(acts, acting.side);
    addSecrets(acts, acting.secrets);
    const auto looking = [&](const char *name, const char *what, int (*look)(Context &, const ActOptions &)) {
        CLI::App *made = command(journal, name, what, [this, look] { return look(context, acting); });
        required(made, "GAME", acting.file, place);
        required(made, "RESOLVER", acting.resolver, "Id of a kind of ruling");
        made->add_option("--input", acting.input, "JSON file, or - for standard input (default: {})")->type_name("FILE");
        addSide(made, acting.side);
        addSecrets(made, acting.secrets);
    };
    looking("form", "The questions that apply to an act in the game, with their answers, and who may take part", journalForm);
    looking("odds", "The exact odds of an act in the game, and what each other answer would change", journalOdds);
}

void CommandLine::addPlaying(CLI::App &journal)
{
    const std::string place = "Journal file";
    CLI::App *start = command(journal, "new", "Start a game", [this] { return journalNew(context, starting); });
    required(start, "RULESET", starting.ruleset, "Id of a rule set");
    start->add_option("--armies", starting.armies, "The two armies, each an id or a file")
        ->delimiter(',')
        ->expected(2)
        ->required()
        ->type_name("A,B");
    addNumber(start, "--seed", starting.seed, "Make the game's secret key from a number (default: a random key)");
    start->add_option("--options", starting.options, "Options of the game as JSON, or a file of it")->type_name("JSON|FILE");
    addTime(start, starting.time);
    addOutput(start, starting.output);

    CLI::App *act = command(journal, "act", "Rule an act in the game and add it", [this] { return journalAct(context, acting); });
    required(act, "FILE", acting.file, place);
    required(act, "RESOLVER", acting.resolver, "Id of a kind of ruling");
    act->add_option("--input", acting.input, "JSON file, or - for standard input (default: {})")->type_name("FILE");
    CLI::Option *typed = act->add_option(
        "--dice", acting.dice, "Faces of your own dice in the order asked for, such as 4,2; 3h for a whole pool of which three hit");
    typed->type_name("FACES");
    act->add_option("--named", acting.named,
                    "What your dice are called, for the luck of each over all games: once for all of them, or once for each of --dice")
        ->type_name("NAME")
        ->allow_extra_args(false)
        ->needs(typed);
    act->add_flag("--preview", acting.preview,
                  "Print the form, the odds and, where no dice are to be thrown or all are given, the ruling; write nothing");
    addSide(act, acting.side);
    addTime(act, acting.time);
    addSecrets(act, acting.secrets);

    CLI::App *undo = command(journal, "undo", "Take the last standing entry back",
                             [this] { return journalUndo(context, file, time, agreed, beyond, secrets); });
    required(undo, "FILE", file, place);
    undo->add_flag("--agreed", agreed, "Both players agree to take back what was done in private or brought a secret out");
    undo->add_flag("--beyond", beyond, "Take back what the rules would not let you, too; the journal says so");
    addTime(undo, time);
    addSecrets(undo, secrets);

    CLI::App *correct =
        command(journal, "correct", "Set counters by hand", [this] { return journalCorrect(context, file, values, text, time, secrets); });
    required(correct, "FILE", file, place);
    correct->add_option("--set", values, "Path of a counter and its new value")->type_name("/PATH=VALUE")->required()->expected(1, -1);
    correct->add_option("--reason", text, "Why")->type_name("TEXT")->required();
    addTime(correct, time);
    addSecrets(correct, secrets);

    CLI::App *note =
        command(journal, "note", "Add a free ruling or a remark", [this] { return journalNote(context, file, text, time, secrets); });
    required(note, "FILE", file, place);
    required(note, "TEXT", text, "The ruling with its reason, or the remark");
    addTime(note, time);
    addSecrets(note, secrets);
}

void CommandLine::addAmending(CLI::App &journal)
{
    CLI::App *amend = command(journal, "amend", "Make an older entry otherwise and choose what becomes of those after it",
                              [this] { return journalAmend(context, amending); });
    required(amend, "FILE", amending.file, "Journal file");
    required(amend, "N", amending.n, "Number of the entry");
    CLI::Option *input = amend->add_option("--input", amending.input,
                                           "Of an act: JSON file, or - for standard input, with what is otherwise in its input; "
                                           "answers that it does not name stay");
    input->type_name("FILE");
    CLI::Option *values = amend->add_option("--set", amending.values, "Of a correction: path of a counter and its value");
    values->type_name("/PATH=VALUE")->expected(1, -1)->excludes(input);
    CLI::Option *dice = amend->add_option("--dice", amending.dice, "The faces of an act's typed dice, typed anew");
    dice->type_name("FACES")->excludes(values);
    amend->add_flag("--drop", amending.drop, "Strike the entry")->excludes(input)->excludes(values)->excludes(dice);
    amend
        ->add_option("--choose", amending.choices,
                     "What becomes of a later entry that would come out differently or no longer be legal: N=keep (what happened stays; "
                     "the default), N=replay or N=drop")
        ->type_name("N=CHOICE")
        ->expected(1, -1);
    amend
        ->add_option("--insert", amending.inserts,
                     "An act that the amended game needs before entry N: a file with {\"resolver\", \"input\", perhaps \"dice\": [faces]}; "
                     "several for one entry are done in the order given. --preview tells where one is needed")
        ->type_name("N=FILE")
        ->expected(1, -1);
    amend->add_option("--reason", amending.reason, "Why")->type_name("TEXT");
    amend->add_flag("--preview", amending.preview, "Print what would come of it, and write nothing");
    addTime(amend, amending.time);
    addSecrets(amend, amending.secrets);
}

} // namespace optio::cli
