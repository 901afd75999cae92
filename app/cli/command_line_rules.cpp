// SPDX-License-Identifier: GPL-3.0-or-later
// The commands about rule sets, rulings and games played by the program.
#include "app/cli/command_line.h"

namespace optio::cli {

void CommandLine::addKnowledge()
{
    command(app, "rulesets", "List the rule sets", [this] { return listRulesets(context); });
    CLI::App *describing = command(app, "describe", "Catalogue, kinds of ruling with their questions, armies and options of a rule set",
                                   [this] { return describe(context, ruleset); });
    required(describing, "RULESET", ruleset, "Id of a rule set");
    CLI::App *referring =
        command(app, "reference", "The rules in short, or one of them", [this] { return reference(context, ruleset, rule); });
    required(referring, "RULESET", ruleset, "Id of a rule set");
    referring->add_option("RULE", rule, "Number of a rule")->type_name("");
}

void CommandLine::addRulings()
{
    CLI::App *exampling = command(app, "example", "Print a valid input for resolve",
                                  [this] { return example(context, resolving.ruleset, resolving.resolver); });
    rulesetAndResolver(exampling, resolving);

    CLI::App *forming =
        command(app, "form", "The questions that apply to an input, with their answers", [this] { return showForm(context, resolving); });
    rulesetAndResolver(forming, resolving);
    forming->add_option("--input", resolving.input, "JSON file, or - for standard input")->type_name("FILE")->required();

    CLI::App *ruling = command(app, "resolve", "Resolve a situation and show the reasons", [this] { return resolve(context, resolving); });
    rulesetAndResolver(ruling, resolving);
    ruling->add_option("--input", resolving.input, "JSON file, or - for standard input")->type_name("FILE")->required();
    CLI::Option *dice = ruling->add_option("--dice", resolving.dice, "Faces of your own dice in the order asked for, such as 4,2");
    dice->type_name("FACES");
    addNumber(ruling, "--seed", resolving.seed, "Random dice that are the same for the same number")->excludes(dice);
    ruling->add_flag("--odds", resolving.odds, "Also the exact odds, and what other answers would change");
}

void CommandLine::addGames()
{
    CLI::App *play = command(app, "play", "Let computer players play games", [this] { return playGames(context, playing); });
    required(play, "RULESET", playing.ruleset, "Id of a rule set that is played in the app");
    play->add_option("--armies", playing.armies, "The armies of the two sides, each an id or a file")
        ->delimiter(',')
        ->expected(2)
        ->required()
        ->type_name("A,B");
    play->add_option("--players", playing.players, "The two players; they change sides from game to game")
        ->delimiter(',')
        ->expected(2)
        ->required()
        ->type_name("P,Q");
    addNumber(play, "--games", playing.games, "How many games (default: 1)");
    addNumber(play, "--seed", playing.seed, "Random dice that are the same for the same number (default: 1)");
    play->add_option("--prefs", playing.prefs, "Options of the games as JSON, or a file of it")->type_name("JSON|FILE");
    play->add_option("--transcript", playing.transcript, "A new file for the journal of the first game")->type_name("FILE");
    addTime(play, playing.time);
}

} // namespace optio::cli
