// SPDX-License-Identifier: GPL-3.0-or-later
// The commands about what lies in the library: house rules, charts, campaigns, backups, armies.
#include "app/cli/command_line.h"

namespace optio::cli {

void CommandLine::addHouses()
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
    CLI::App *copy = command(house, "copy", "Make a house file with a whole table, each line behind a # to be taken away where it changes",
                             [this] { return houseCopy(context, founded, text); });
    required(copy, "RULESET", founded.ruleset, "Id of the rule set to change");
    required(copy, "TABLE", text, "A table, as \"house show\" lists it");
    required(copy, "ID", founded.id, "Its own id: small letters, digits and \"-\"");
    copy->add_option("--name", founded.name, "What players call it")->type_name("TEXT");
    addOutput(copy, founded.output);
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

void CommandLine::addCharts()
{
    CLI::App &chart = *app.add_subcommand("chart", "Charts of a rule set, to be printed or kept beside the game");
    chart.require_subcommand(1);
    required(command(chart, "list", "List the charts of a rule set", [this] { return chartList(context, ruleset); }), "RULESET", ruleset,
             "Id of a rule set");
    CLI::App *show = command(chart, "show", "Print a chart", [this] { return chartShow(context, ruleset, id, format); });
    required(show, "RULESET", ruleset, "Id of a rule set");
    required(show, "CHART", id, "Id of a chart, as chart list shows them");
    show->add_option("--format", format, "json; text: aligned columns; html: a page to print (default: json)")
        ->type_name("FORMAT")
        ->check(CLI::IsMember({"json", "text", "html"}));
}

void CommandLine::addConverting()
{
    CLI::App *convert = command(app, "convert", "Turn an army of one rule set into one of another, step by step",
                                [this] { return convertArmy(context, converting); });
    required(convert, "ARMY", converting.army, "Id of an army, a file, or - for standard input");
    convert->add_option("--answers", converting.answers, "What was chosen, as JSON or a file of it: question id and value")
        ->type_name("JSON|FILE");
    convert->add_option("--to", converting.to, "The rule set to convert to (default: the one that can)")->type_name("RULESET");
    convert->add_flag("--save", converting.save, "Add the new army to the library");
    convert->add_option("--output", converting.output, "A new file to write the army to")->type_name("FILE");
    required(command(app, "seal", "Seal a secret: its text and nonce to keep, its seal to show", [this] { return sealText(file); }), "FILE",
             file, "File with the secret, or - for standard input");
}

void CommandLine::addRecord()
{
    CLI::App &record = *app.add_subcommand("record", "All games of the library: who won, how often, and with what dice");
    record.require_subcommand(1);
    const auto addFilter = [this](CLI::App *to) {
        to->add_option("--find", recording.words, "Only games with all these words in names, armies, rule set or result")
            ->type_name("TEXT");
        to->add_option("--ruleset", recording.ruleset, "Only games of this rule set")->type_name("ID");
        to->add_option("--player", recording.player, "Only games in which this player took part")->type_name("NAME");
        to->add_flag("--over", recording.over, "Only games that are over");
    };
    CLI::App *list = command(record, "list", "The games, the last played first", [this] { return recordList(context, recording); });
    addFilter(list);
    addFormat(list, recording.format, {"json", "csv"});
    CLI::App *rates = command(record, "rates", "How often who won, with the interval in which the true rate lies nine times in ten",
                              [this] { return recordRates(context, recording); });
    rates->add_option("--by", recording.by, "player, army, ruleset or result (default: player)")
        ->check(CLI::IsMember({"player", "army", "ruleset", "result"}))
        ->type_name("WHAT");
    rates->add_option("--me", recording.me, "Seen by this player: by opponent, and by this player's armies")->type_name("NAME");
    addFilter(rates);
    command(record, "dice", "All dice of the library against fair ones, the app's and typed ones apart",
            [this] { return recordDice(context); });
    CLI::App *name = command(record, "name", "Write down who played a game", [this] { return recordName(context, recording); });
    required(name, "GAME", recording.game, "Id of a game, as record list shows it");
    name->add_option("--a", recording.nameA, "Who played side a")->type_name("NAME");
    name->add_option("--b", recording.nameB, "Who played side b")->type_name("NAME");
}

void CommandLine::addCampaigns()
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
        made->add_option("--game", campaigning.game, "Id of a game of the library, or a file (default: the battle's game in the library)")
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
    required(command(campaign, "import", "Add a campaign to the library", [this] { return campaignImport(context, file); }), "FILE", file,
             "Campaign file, or - for standard input");
}

void CommandLine::addBackups()
{
    CLI::App &backup =
        *app.add_subcommand("backup", "Everything in one file, and back: armies, games, campaigns, preferences, house rules");
    backup.require_subcommand(1);
    required(
        command(backup, "write", "Save everything, with the secrets of games that go on", [this] { return backupWrite(context, file); }),
        "FILE", file, "A new file, such as optio-2026-01-31.optio-backup, or - for standard output");
    required(command(backup, "check", "Tell what is in a backup, and what of now bringing it back would take away",
                     [this] { return backupCheck(context, file); }),
             "FILE", file, "A backup, or a dated copy of the data file");
    CLI::App *restore = command(backup, "restore", "Bring a backup back in the place of all that is there, which is saved first",
                                [this] { return backupRestore(context, file, agreed); });
    required(restore, "FILE", file, "A backup, or a dated copy of the data file");
    restore->add_flag("--yes", agreed, "Do it; without this it only tells what it would do");
    command(backup, "list", "List the backups that the program made by itself", [this] { return backupList(context); });
    CLI::App &preferences = *app.add_subcommand("preferences", "Preferences and last choices in one readable file, and back");
    preferences.require_subcommand(1);
    addOutput(command(preferences, "export", "Write them as TOML", [this] { return preferencesExport(context, output); }), output);
    required(command(preferences, "import", "Take over what a file says; what it does not name stays as it is",
                     [this] { return preferencesImport(context, file); }),
             "FILE", file, "File of preferences, or - for standard input");
}

void CommandLine::addRosters()
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

void CommandLine::addPrinting(CLI::App &roster, const std::string &place)
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
    choice("--side", printing.side, "Of a game: only the sheet of this side, a or b, with what it alone may know", {"a", "b"})->needs(game);
    addOutput(print, printing.output);
}

void CommandLine::addExchange(CLI::App &roster, const std::string &place)
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

} // namespace optio::cli
