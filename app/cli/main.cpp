// SPDX-License-Identifier: GPL-3.0-or-later
// optio-cli: everything but the screens. This file reads the command line; the commands are in commands_*.cpp.
#include "app/cli/commands.h"
#include "app/cli/commands_play.h"

#include <CLI/CLI.hpp>

#include <charconv>
#include <functional>
#include <limits>

namespace optio::cli {

namespace {

using Run = std::function<int()>;

/// The command line's grammar; parsing it sets `run`.
struct CommandLine {
    Context &context;
    CLI::App app{"Rules, rosters and journals for tabletop wargames, for scripts and tests.\n"
                 "JSON on standard output, messages on standard error.",
                 "optio-cli"};
    Run run;
    ResolveOptions resolving;
    NewGameOptions starting;
    ActOptions acting;
    AmendOptions amending;
    PlayOptions playing;
    ConvertOptions converting;
    ImportOptions importing;
    ExportOptions giving;
    PrintOptions printing;
    NewCampaignOptions founding;
    CampaignActOptions campaigning;
    CampaignFightOptions fighting;
    HouseNew founded;
    HouseEdit editing;
    std::string ruleset, rule, resolver, file, id, output, text, time, format = "json";
    std::vector<std::string> values;
    std::optional<int> turn;
    bool agreed = false, beyond = false, secrets = false;

    explicit CommandLine(Context &shared) : context(shared)
    {
        app.require_subcommand(1);
        app.fallthrough(); // --data may also stand after the command
        app.set_version_flag("--version", "optio-cli " OPTIO_VERSION);
        app.add_option("--data", context.data, "Folder of the library (default: the user's own data folder)")->type_name("DIR");
        app.add_option("--house", context.houses, "A house file to use besides those of the library")
            ->type_name("FILE")
            ->take_all()
            ->expected(1);
        addKnowledge();
        addRulings();
        addRosters();
        addJournals();
        addGames();
        addHouses();
        addCharts();
        addConverting();
        addCampaigns();
        addBackups();
        app.footer([this] { return helpExamples(context); }); // last: commands would inherit it
    }

private:
    CLI::App *command(CLI::App &parent, const std::string &name, const std::string &what, Run action)
    {
        CLI::App *made = parent.add_subcommand(name, what);
        made->callback([this, action = std::move(action)] { run = action; });
        return made;
    }

    static void required(CLI::App *to, const std::string &name, std::string &into, const std::string &what)
    {
        to->add_option(name, into, what)->required()->type_name("");
    }

    static void required(CLI::App *to, const std::string &name, int &into, const std::string &what)
    {
        const auto read = [&into, name](const std::string &text) {
            const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), into);
            if (fault != std::errc() || end != text.data() + text.size())
                throw CLI::ValidationError(name, "'" + text + "' is not a whole number");
        };
        to->add_option_function<std::string>(name, read, what)->required()->type_name("");
    }

    static void rulesetAndResolver(CLI::App *to, ResolveOptions &options)
    {
        required(to, "RULESET", options.ruleset, "Id of a rule set");
        required(to, "RESOLVER", options.resolver, "Id of a kind of ruling, as describe shows them");
    }

    static void addTime(CLI::App *to, std::string &time)
    {
        to->add_option("--time", time, "Time of the entry, such as 2026-01-31T12:00:00Z (default: now)")->type_name("TIME")->check(isTime);
    }

    /// An option that is a whole number in decimal digits.
    template <class Number>
    static CLI::Option *addNumber(CLI::App *to, const std::string &name, std::optional<Number> &into, const std::string &what)
    {
        const auto read = [&into, name](const std::string &text) {
            Number number{};
            const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
            if (fault != std::errc() || end != text.data() + text.size() || number < 0)
                throw CLI::ValidationError(name, "'" + text + "' is not a whole number from 0 to " +
                                                     std::to_string(std::numeric_limits<Number>::max()));
            into = number;
        };
        return to->add_option_function<std::string>(name, read, what)->type_name("N");
    }

    static std::string isTime(const std::string &time)
    {
        const std::string form = "dddd-dd-ddTdd:dd:ddZ";
        bool fits = time.size() == form.size();
        for (std::size_t i = 0; fits && i < form.size(); ++i)
            fits = form[i] == 'd' ? time[i] >= '0' && time[i] <= '9' : time[i] == form[i];
        return fits ? "" : "'" + time + "' is not of the form 2026-01-31T12:00:00Z";
    }

    void addKnowledge()
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

    void addRulings()
    {
        CLI::App *exampling = command(app, "example", "Print a valid input for resolve",
                                      [this] { return example(context, resolving.ruleset, resolving.resolver); });
        rulesetAndResolver(exampling, resolving);

        CLI::App *forming = command(app, "form", "The questions that apply to an input, with their answers",
                                    [this] { return showForm(context, resolving); });
        rulesetAndResolver(forming, resolving);
        forming->add_option("--input", resolving.input, "JSON file, or - for standard input")->type_name("FILE")->required();

        CLI::App *ruling =
            command(app, "resolve", "Resolve a situation and show the reasons", [this] { return resolve(context, resolving); });
        rulesetAndResolver(ruling, resolving);
        ruling->add_option("--input", resolving.input, "JSON file, or - for standard input")->type_name("FILE")->required();
        CLI::Option *dice = ruling->add_option("--dice", resolving.dice, "Faces of your own dice in the order asked for, such as 4,2");
        dice->type_name("FACES");
        addNumber(ruling, "--seed", resolving.seed, "Random dice that are the same for the same number")->excludes(dice);
        ruling->add_flag("--odds", resolving.odds, "Also the exact odds, and what other answers would change");
    }

    void addGames()
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

    void addHouses()
    {
        CLI::App &house = *app.add_subcommand("house", "House rules: small files that change a rule set");
        house.require_subcommand(1);
        required(command(house, "check", "List what a house file changes", [this] { return houseCheck(context, file); }), "FILE", file,
                 "House file");
        command(house, "list", "List the house files in use", [this] { return houseList(context); });
        required(command(house, "show", "List what can be changed", [this] { return houseShow(context, ruleset); }), "RULESET", ruleset,
                 "Id of a rule set");
        CLI::App *fresh = command(house, "new", "Make a house file", [this] { return houseNew(context, founded); });
        required(fresh, "RULESET", founded.ruleset, "Id of the rule set to change");
        required(fresh, "ID", founded.id, "Its own id: small letters, digits and \"-\"");
        fresh->add_option("--name", founded.name, "What players call it")->type_name("TEXT")->required();
        fresh->add_option("--note", founded.note, "A sentence about it")->type_name("TEXT");
        addOutput(fresh, founded.output);
        for (const auto &[what, help] : {std::pair{"set", "Change a value in a house file"},
                                         {"remove", "Take a row out by a house file"},
                                         {"unset", "Put a value or a row back as it is in the book"}}) {
            CLI::App *edit = command(house, what, help, [this, what = what] { return houseSet(context, editing, what); });
            required(edit, "FILE", editing.file, "House file; it is written anew when it loads");
            required(edit, "PLACE", editing.place, "Place of a value or a row, as house show shows them");
            if (std::string_view(what) == "set")
                required(edit, "VALUE", editing.value, "A number, true or false, or a word");
            edit->add_flag("--drop-comments", editing.dropComments, "Comments of the file may be lost");
        }
        CLI::App *give = command(house, "export", "Write house rules of the library as a file to share",
                                 [this] { return houseExport(context, id, output); });
        required(give, "ID", id, "Id of the rule set they make, as house list shows it");
        addOutput(give, output);
        CLI::App *take = command(house, "import", "Add a house file to the library", [this] { return houseImport(context, file, agreed); });
        required(take, "FILE", file, "House file");
        take->add_flag("--replace", agreed, "Put it in the place of house rules of the same id");
    }

    void addCharts()
    {
        CLI::App &chart = *app.add_subcommand("chart", "Charts of a rule set, to be printed or kept beside the game");
        chart.require_subcommand(1);
        required(command(chart, "list", "List the charts of a rule set", [this] { return chartList(context, ruleset); }), "RULESET",
                 ruleset, "Id of a rule set");
        CLI::App *show = command(chart, "show", "Print a chart", [this] { return chartShow(context, ruleset, id, format); });
        required(show, "RULESET", ruleset, "Id of a rule set");
        required(show, "CHART", id, "Id of a chart, as chart list shows them");
        show->add_option("--format", format, "json; text: aligned columns; html: a page to print (default: json)")
            ->type_name("FORMAT")
            ->check(CLI::IsMember({"json", "text", "html"}));
    }

    void addConverting()
    {
        CLI::App *convert = command(app, "convert", "Turn an army of one rule set into one of another, step by step",
                                    [this] { return convertArmy(context, converting); });
        required(convert, "ARMY", converting.army, "Id of an army, a file, or - for standard input");
        convert->add_option("--answers", converting.answers, "What was chosen, as JSON or a file of it: question id and value")
            ->type_name("JSON|FILE");
        convert->add_option("--to", converting.to, "The rule set to convert to (default: the one that can)")->type_name("RULESET");
        convert->add_flag("--save", converting.save, "Add the new army to the library");
        convert->add_option("--output", converting.output, "A new file to write the army to")->type_name("FILE");
        required(command(app, "seal", "Seal a secret: its text and nonce to keep, its seal to show", [this] { return sealText(file); }),
                 "FILE", file, "File with the secret, or - for standard input");
    }

    void addCampaigns()
    {
        CLI::App &campaign = *app.add_subcommand("campaign", "Campaigns: battles one after another with the same armies");
        campaign.require_subcommand(1);
        CLI::App *start = command(campaign, "new", "Start a campaign in the library", [this] { return campaignNew(context, founding); });
        required(start, "RULESET", founding.ruleset, "Id of a rule set");
        required(start, "NAME", founding.name, "What it is called");
        start->add_option("--armies", founding.armies, "The two armies, each an id or a file")
            ->delimiter(',')
            ->expected(2)
            ->required()
            ->type_name("A,B");
        start->add_option("--options", founding.options, "Options of the campaign as JSON, or a file of it")->type_name("JSON|FILE");
        addNumber(start, "--seed", founding.seed, "Make its dice from a number (default: random)");
        addTime(start, founding.time);
        command(campaign, "list", "List the campaigns of the library", [this] { return campaignList(context); });
        const auto ofOne = [&](const char *name, const char *what, Run run) {
            CLI::App *made = command(campaign, name, what, std::move(run));
            required(made, "CAMPAIGN", campaigning.id, "Id of a campaign");
            return made;
        };
        ofOne("show", "A campaign at a glance, with its units", [this] { return campaignShow(context, campaigning.id); });
        ofOne("history", "All that happened in a campaign", [this] { return campaignHistory(context, campaigning.id); });
        CLI::App *act = ofOne("act", "Field the armies, enter a result, or concede", [this] { return campaignAct(context, campaigning); });
        required(act, "ACT", campaigning.kind, "What is done: field, result, concede");
        act->add_option("--input", campaigning.input, "JSON file, or - for standard input (default: {})")->type_name("FILE");
        act->add_option("--dice", campaigning.dice, "Faces of your own dice in the order asked for, such as 4,2")->type_name("FACES");
        const auto addGame = [this](CLI::App *made) {
            made->add_option("--game", campaigning.game,
                             "Id of a game of the library, or a file (default: the battle's game in the library)")
                ->type_name("GAME");
        };
        act->add_flag("--from-game", campaigning.fromGame, "Take the result from the battle's game; what --input says comes before it");
        addGame(act);
        addTime(act, campaigning.time);
        CLI::App *fight = ofOne("fight", "Open the battle that is being fought as a game in the library, or find the one there is", [this] {
            fighting.id = campaigning.id;
            return campaignFight(context, fighting);
        });
        fight->add_option("--options", fighting.options, "Options of the game as JSON, or a file of it")->type_name("JSON|FILE");
        fight->add_option("--output", fighting.output, "Write it as a new file in place of the library")->type_name("FILE");
        addNumber(fight, "--seed", fighting.seed, "Make its dice from a number (default: random)");
        addTime(fight, fighting.time);
        CLI::App *report = ofOne("report", "What the battle's game says of it: the input of the act \"result\", and why",
                                 [this] { return campaignReport(context, campaigning); });
        addGame(report);
        CLI::App *undo = ofOne("undo", "Take the last standing act back", [this] {
            campaigning.undo = true;
            return campaignAct(context, campaigning);
        });
        addTime(undo, campaigning.time);
        addOutput(ofOne("export", "Write a campaign as a file: its journal, line by line",
                        [this] { return campaignExport(context, campaigning.id, output, false); }),
                  output);
        addOutput(ofOne("remove", "Take a campaign out of the library, and write it as a file that can be imported again",
                        [this] { return campaignExport(context, campaigning.id, output, true); }),
                  output);
        required(command(campaign, "import", "Add a campaign to the library", [this] { return campaignImport(context, file); }), "FILE",
                 file, "Campaign file, or - for standard input");
    }

    void addBackups()
    {
        CLI::App &backup =
            *app.add_subcommand("backup", "Everything in one file, and back: armies, games, campaigns, preferences, house rules");
        backup.require_subcommand(1);
        required(command(backup, "write", "Save everything, with the secrets of games that go on",
                         [this] { return backupWrite(context, file); }),
                 "FILE", file, "A new file, such as optio-2026-01-31.optio-backup, or - for standard output");
        required(command(backup, "check", "Tell what is in a backup, and what of now bringing it back would take away",
                         [this] { return backupCheck(context, file); }),
                 "FILE", file, "A backup, or a dated copy of the data file");
        CLI::App *restore = command(backup, "restore", "Bring a backup back in the place of all that is there, which is saved first",
                                    [this] { return backupRestore(context, file, agreed); });
        required(restore, "FILE", file, "A backup, or a dated copy of the data file");
        restore->add_flag("--yes", agreed, "Do it; without this it only tells what it would do");
        command(backup, "list", "List the backups that the program made by itself", [this] { return backupList(context); });
    }

    void addRosters()
    {
        CLI::App &roster = *app.add_subcommand("roster", "Armies: those supplied and those of the library");
        roster.require_subcommand(1);
        const std::string place = "Id of an army, or a file";

        CLI::App *list = command(roster, "list", "List the armies", [this] { return rosterList(context, ruleset); });
        list->add_option("--ruleset", ruleset, "Only armies of this rule set")->type_name("RULESET");
        required(command(roster, "show", "Print an army with its totals", [this] { return rosterShow(context, id); }), "ARMY", id, place);
        required(command(roster, "validate", "List what is wrong with an army", [this] { return rosterValidate(context, id); }), "ARMY", id,
                 place + ", or - for standard input");
        addPrinting(roster, place);
        addExchange(roster, place);
    }

    void addPrinting(CLI::App &roster, const std::string &place)
    {
        CLI::App *print = command(roster, "print", "An army, or a game as it stands, on sheets: text, HTML or PDF",
                                  [this] { return rosterPrint(context, printing); });
        CLI::Option *army = print->add_option("ARMY", printing.army, place)->type_name("");
        addFormat(print, printing.format, {"text", "html", "pdf"});
        const auto choice = [&](const char *name, std::string &value, const char *help, const std::vector<std::string> &allowed) {
            return print->add_option(name, value, help)->check(CLI::IsMember(allowed))->type_name("WORD");
        };
        choice("--sheet", printing.sheet, "roster (default), game with boxes to tick, or both", {"roster", "game", "both"});
        choice("--paper", printing.paper, "a4 (default) or letter, of a PDF", {"a4", "letter"});
        print->add_flag("--back", printing.back, "The quick reference of the rule set behind it");
        CLI::Option *game =
            print->add_option("--game", printing.game, "Instead of an army: the game sheets of a game as it stands now")->type_name("FILE");
        army->excludes(game);
        choice("--side", printing.side, "Of a game: only the sheet of this side, a or b, with what it alone may know", {"a", "b"})
            ->needs(game);
        addOutput(print, printing.output);
    }

    /// `--format` with the first of `allowed` as the default; an option that several commands share is set when one of them is run.
    static void addFormat(CLI::App *to, std::string &format, const std::vector<std::string> &allowed)
    {
        to->add_option("--format", format, "Form of what is printed (default: " + allowed.front() + ")")
            ->check(CLI::IsMember(allowed))
            ->type_name("FORM");
        to->preparse_callback([&format, standard = allowed.front()](std::size_t) { format = standard; });
    }

    void addExchange(CLI::App &roster, const std::string &place)
    {
        command(roster, "formats", "List the formats for import and export", [this] { return rosterFormats(context); });
        CLI::App *import = command(roster, "import", "Add armies to the library; what is there stays as it is",
                                   [this] { return rosterImport(context, importing); });
        required(import, "FILE", importing.file, "File of armies, or - for standard input");
        import->add_option("--format", importing.format, "Format (default: what it looks like)")->type_name("FORMAT");
        import->add_option("--ruleset", importing.ruleset, "Rule set of the armies, where the file does not say")->type_name("RULESET");
        import->add_option("--answers", importing.answers, "Answers to the questions of a dry run, as JSON or a file of it")
            ->type_name("JSON|FILE");
        import->add_flag("--dry-run", importing.dryRun, "Tell what would be done, and do nothing");
        CLI::App *exporting = command(roster, "export", "Write armies to share", [this] { return rosterExport(context, giving); });
        exporting->add_option("ARMY", giving.armies, "Ids of armies; several come in one file")->required()->type_name("");
        exporting->add_option("--format", giving.format, "Format (default: json)")->type_name("FORMAT");
        addOutput(exporting, giving.output);
        CLI::App *code = command(roster, "qr", "An army as a QR code", [this] { return rosterQr(context, id, format, output); });
        required(code, "ARMY", id, place);
        addFormat(code, format, {"json", "payload", "text", "svg"});
        addOutput(code, output);
        CLI::App *update = command(roster, "update", "What changes when an army is brought to the figures of now",
                                   [this] { return rosterUpdate(context, id, agreed); });
        required(update, "ARMY", id, "Id of an army of the library");
        update->add_flag("--apply", agreed, "Bring it there");
    }

    static void addOutput(CLI::App *to, std::string &output)
    {
        to->add_option("--output", output, "A new file to write (default: standard output)")->type_name("FILE");
    }

    void addJournals()
    {
        CLI::App &journal = *app.add_subcommand("journal", "Games: their journals as files, and those of the library");
        journal.require_subcommand(1);
        addReading(journal);
        addAhead(journal);
        addPlaying(journal);
        addAmending(journal);
    }

    static void addSecrets(CLI::App *to, bool &secrets)
    {
        to->add_flag("--secrets", secrets, "In full, also what one side alone may know until the game has ended");
    }

    void addReading(CLI::App &journal)
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
        CLI::App *report =
            command(journal, "report", "The battle told in Markdown", [this] { return journalReport(context, file, secrets); });
        required(report, "FILE", file, place);
        addSecrets(report, secrets);
        command(journal, "list", "List the games of the library", [this] { return journalList(context); });
        CLI::App *exporting = command(journal, "export", "Write a game of the library as a file, with all its secrets",
                                      [this] { return journalExport(context, id, output); });
        required(exporting, "GAME", id, "Id of a game");
        addOutput(exporting, output);
        required(command(journal, "import", "Add a game to the library", [this] { return journalImport(context, file); }), "FILE", file,
                 place);
    }

    static void addSide(CLI::App *to, std::string &side)
    {
        to->add_option("--side", side, "Who looks ahead: a or b, with what that side alone may know (default: what both may know)")
            ->check(CLI::IsMember({"a", "b"}))
            ->type_name("SIDE");
    }

    void addAhead(CLI::App &journal)
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

    void addPlaying(CLI::App &journal)
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
        act->add_option("--dice", acting.dice,
                        "Faces of your own dice in the order asked for, such as 4,2; 3h for a whole pool of which three hit")
            ->type_name("FACES");
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

        CLI::App *correct = command(journal, "correct", "Set counters by hand",
                                    [this] { return journalCorrect(context, file, values, text, time, secrets); });
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

    void addAmending(CLI::App &journal)
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
            ->add_option(
                "--choose", amending.choices,
                "What becomes of a later entry that would come out differently or no longer be legal: N=keep (what happened stays; "
                "the default), N=replay or N=drop")
            ->type_name("N=CHOICE")
            ->expected(1, -1);
        amend
            ->add_option(
                "--insert", amending.inserts,
                "An act that the amended game needs before entry N: a file with {\"resolver\", \"input\", perhaps \"dice\": [faces]}; "
                "several for one entry are done in the order given. --preview tells where one is needed")
            ->type_name("N=FILE")
            ->expected(1, -1);
        amend->add_option("--reason", amending.reason, "Why")->type_name("TEXT");
        amend->add_flag("--preview", amending.preview, "Print what would come of it, and write nothing");
        addTime(amend, amending.time);
        addSecrets(amend, amending.secrets);
    }
};

/// What was wrong with a command line; where a command is missing, which there are.
std::string faultOf(const CLI::App &whole, const CLI::App &reached, const CLI::ParseError &error)
{
    if (reached.get_require_subcommand_min() == 0)
        return error.what();
    const std::vector<std::string> strangers = whole.remaining(true);
    std::string fault = strangers.empty() ? "a command is missing" : "there is no command '" + strangers.front() + "'";
    const char *before = "; the commands are: ";
    for (const CLI::App *command : reached.get_subcommands({})) {
        fault += before + command->get_name();
        before = ", ";
    }
    return fault;
}

/// Says what was wrong with the command line, or prints the help asked for.
int answer(CommandLine &line, const CLI::ParseError &error)
{
    std::ostringstream out, discarded;
    if (line.app.exit(error, out, discarded) == 0) {
        printText(out.str());
        return ok;
    }
    const CLI::App *deepest = &line.app;
    std::string path = "optio-cli";
    for (auto below = deepest->get_subcommands(); !below.empty(); below = deepest->get_subcommands()) {
        deepest = below.front();
        path += " " + deepest->get_name();
    }
    complain(faultOf(line.app, *deepest, error) + " (see " + path + " --help)");
    return misuse;
}

int runProgram(int argc, char **argv)
{
    holdStandardStreams();
    Context context(std::filesystem::canonical("/proc/self/exe"));
    CommandLine line(context);
    try {
        line.app.parse(argc, argv);
    } catch (const CLI::ParseError &error) {
        return answer(line, error);
    }
    return line.run();
}

} // namespace

} // namespace optio::cli

int main(int argc, char **argv)
{
    using namespace optio::cli;
    try {
        return runProgram(argc, argv);
    } catch (const optio::Error &error) {
        const std::string sentence = error.what();
        const bool named = error.field().empty() || sentence.find(error.field()) != std::string::npos;
        complain(named ? sentence : error.field() + ": " + sentence);
    } catch (const optio::Json::exception &) {
        complain("a value in what was read does not have the form it should have");
    } catch (const std::exception &error) {
        complain(std::string("this cannot be done: ") + error.what());
    }
    return refused;
}
