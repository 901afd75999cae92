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

    CLI::App &odds = *app.add_subcommand("odds", "Exact odds beyond one ruling");
    odds.require_subcommand(1);
    CLI::App *matrix = command(odds, "matrix", "Any troops against any others: how often the attacker and the defender prevail",
                               [this] { return oddsMatrix(context, weighing); });
    required(matrix, "RULESET", weighing.ruleset, "Id of a rule set");
    matrix->add_option("SITUATION", weighing.situation, "Id of the ruling (default: the first)")->type_name("");
    matrix->add_option("--rows", weighing.rows, "Only what this army has attacks: an id or a file")->type_name("ARMY");
    matrix->add_option("--columns", weighing.columns, "Only what this army has defends: an id or a file")->type_name("ARMY");
    matrix->add_option("--answers", weighing.answers, "Answers to the ruling's questions as JSON, or a file of it")->type_name("JSON|FILE");
    matrix->add_option("--game", weighing.game, "Instead: the units of this journal as they stand; whose turn it is attacks")
        ->type_name("FILE");
    addFormat(matrix, weighing.format, {"json", "csv", "text", "html"});
    CLI::App *cell = command(odds, "cell", "One attacker against one defender: the ruling's input, its odds, and what each answer changes",
                             [this] { return oddsCell(context, weighing); });
    required(cell, "RULESET", weighing.ruleset, "Id of a rule set");
    required(cell, "SITUATION", weighing.situation, "Id of the ruling");
    required(cell, "ATTACKER", weighing.attacker, "What attacks, as the rows of odds matrix call it");
    required(cell, "DEFENDER", weighing.defender, "What defends, as its columns call it");
    cell->add_option("--rows", weighing.rows, "The attacker is of this army: an id or a file")->type_name("ARMY");
    cell->add_option("--columns", weighing.columns, "The defender is of this army: an id or a file")->type_name("ARMY");
    cell->add_option("--answers", weighing.answers, "Answers to the ruling's questions as JSON, or a file of it")->type_name("JSON|FILE");
    cell->add_option("--game", weighing.game, "Instead: units of this journal as they stand")->type_name("FILE");
    CLI::App *plan =
        command(odds, "plan", "What if: several fights of a game together, nothing written: what breaks, what holds, what is lost",
                [this] { return oddsPlan(context, weighing); });
    required(plan, "FILE", weighing.game, "Journal of the game");
    plan->add_option("--input", weighing.plan, R"(The fights in their order: {"fights":[{"resolver","input"}]}, or a file of it)")
        ->required()
        ->type_name("JSON|FILE");
}

void CommandLine::addGames()
{
    CLI::App *play = command(app, "play", "Let computer players play games",
                             [this] { return playing.audit.empty() ? playGames(context, playing) : auditGame(context, playing); });
    required(play, "RULESET", playing.ruleset, "Id of a rule set that is played in the app");
    CLI::Option *audit =
        play->add_option("--audit", playing.audit,
                         "Instead: ask both players again at each act of this journal, with all that is hidden from them changed")
            ->type_name("FILE");
    CLI::Option *armies = play->add_option("--armies", playing.armies, "The armies of the two sides, each an id or a file")
                              ->delimiter(',')
                              ->expected(2)
                              ->type_name("A,B");
    audit->excludes(armies);
    play->add_option("--players", playing.players, "The two players; they change sides from game to game")
        ->delimiter(',')
        ->expected(2)
        ->required()
        ->type_name("P,Q");
    addNumber(play, "--games", playing.games, "How many games (default: 1)");
    addNumber(play, "--seed", playing.seed, "Random dice that are the same for the same number (default: 1)");
    play->add_option("--prefs", playing.prefs, "Options of the games as JSON, or a file of it")->type_name("JSON|FILE");
    play->add_option("--transcript", playing.transcript, "A new file for the journal of the first game")->type_name("FILE");
    play->add_option("--state", playing.state, "A new file for a state of the first game, which advise takes")->type_name("FILE");
    addNumber(play, "--after", playing.after, "That state is the one after so many acts (default: all)");
    addTime(play, playing.time);

    CLI::App *match = command(app, "match", "Measure two computer players by pairs of games with equal dice, in which they change sides",
                              [this] { return playMatch(context, matching); });
    required(match, "RULESET", matching.ruleset, "Id of a rule set that is played in the app");
    match->add_option("--players", matching.players, "The two players; results are those of the first")
        ->delimiter(',')
        ->expected(2)
        ->required()
        ->type_name("P,Q");
    match->add_option("--armies", matching.armies, "Armies that meet, each an id or a file (default: all supplied ones)")
        ->delimiter(',')
        ->type_name("A,B,...");
    match->add_option("--period", matching.period, "Only armies of this period")->type_name("PERIOD");
    match->add_option("--meet", matching.meet, "Whom each army meets: itself, or each of the others too (default: itself)")
        ->check(CLI::IsMember({"itself", "each"}))
        ->type_name("WHOM");
    addNumber(match, "--pairs", matching.pairs, "How many pairs of games, the armies taking turns (default: one of each meeting)");
    addNumber(match, "--seed", matching.seed, "Dice of the first pair; the next pair has the next number (default: 1)");
    addNumber(match, "--jobs", matching.jobs, "How many pairs at a time (default: as many as there are processors)");
    match->add_option("--prefs", matching.prefs, "Options of the games as JSON, or a file of it")->type_name("JSON|FILE");
    addFormat(match, matching.form, {"pairs", "json"});

    CLI::App *asked = command(app, "advise", "What a computer player would do now in a game, and what else it looked at",
                              [this] { return advise(context, advising); });
    required(asked, "GAME", advising.file, "Journal file or a state of play --state, or - for standard input");
    asked->add_option("--player", advising.player, "Who is asked: a player, perhaps with its measure of thought (default: strong)")
        ->type_name("PLAYER");
    asked->add_option("--side", advising.side, "The side that is to decide; the answer comes out of its hand")
        ->check(CLI::IsMember({"a", "b"}))
        ->type_name("SIDE");
    addSecrets(asked, advising.secrets);
    addNumber(asked, "--after", advising.after, "As the game stood after this entry (default: after all)");
    addNumber(asked, "--seed", advising.seed, "Another number, other chance battles (default: the number of entries, of a state 1)");

    CLI::App *over = command(app, "debrief",
                             "Look back on a battle that is over: accounts, attacks with their odds, luck, and the two or three "
                             "decisions that cost most",
                             [this] { return debrief(context, file); });
    required(over, "GAME", file, "Journal file, or - for standard input");
}

} // namespace optio::cli
