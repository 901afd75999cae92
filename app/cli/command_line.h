// SPDX-License-Identifier: GPL-3.0-or-later
// The command line's grammar. What each command takes is said in command_line_*.cpp, what it does in commands_*.cpp.
#pragma once

#include "app/cli/club/commands_club.h"
#include "app/cli/club/commands_stream.h"
#include "app/cli/commands.h"
#include "app/cli/commands_link.h"
#include "app/cli/commands_mail.h"
#include "app/cli/commands_play.h"
#include "app/cli/odds/commands_odds.h"
#include "app/cli/odds/commands_record.h"

#include <CLI/CLI.hpp>

#include <charconv>
#include <functional>
#include <limits>

namespace optio::cli {

using Run = std::function<int()>;

/// The command line's grammar; parsing it sets `run`.
struct CommandLine {
    Context &context;
    CLI::App app{"Rules, rosters and journals for tabletop wargames, for scripts and tests.\n"
                 "JSON on standard output, messages on standard error.",
                 "optio-cli"};
    Run run;
    ResolveOptions resolving;
    OddsOptions weighing;
    RecordOptions recording;
    ReportOptions reporting;
    NewGameOptions starting;
    ActOptions acting;
    AmendOptions amending;
    PlayOptions playing;
    MatchOptions matching;
    AdviseOptions advising;
    ConvertOptions converting;
    ImportOptions importing;
    ExportOptions giving;
    PrintOptions printing;
    NewCampaignOptions founding;
    CampaignActOptions campaigning;
    CampaignFightOptions fighting;
    MailOptions mailing;
    LinkOptions linking;
    ClubOptions clubbing;
    StreamOptions streaming;
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
        addRecord();
        addClub();
        addMail();
        addLink();
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

    void addKnowledge();
    void addLink();
    void addRulings();
    void addGames();
    void addHouses();
    void addCharts();
    void addConverting();
    void addCampaigns();
    void addRecord();
    void addClub();
    CLI::App *clubCommand(CLI::App &club, const char *name, const char *what, Run run);
    void addClubRounds(CLI::App &club);
    void addClubOut(CLI::App &club);
    void addStream(CLI::App &club);
    void addMail();
    void addBackups();
    void addRosters();
    void addPrinting(CLI::App &roster, const std::string &place);
    /// `--format` with the first of `allowed` as the default; an option that several commands share is set when one of them is run.
    static void addFormat(CLI::App *to, std::string &format, const std::vector<std::string> &allowed)
    {
        to->add_option("--format", format, "Form of what is printed (default: " + allowed.front() + ")")
            ->check(CLI::IsMember(allowed))
            ->type_name("FORM");
        to->preparse_callback([&format, standard = allowed.front()](std::size_t) { format = standard; });
    }

    void addExchange(CLI::App &roster, const std::string &place);
    static void addOutput(CLI::App *to, std::string &output)
    {
        to->add_option("--output", output, "A new file to write (default: standard output)")->type_name("FILE");
    }

    void addJournals();
    static void addSecrets(CLI::App *to, bool &secrets)
    {
        to->add_flag("--secrets", secrets, "In full, also what one side alone may know until the game has ended");
    }

    void addReading(CLI::App &journal);
    static void addSide(CLI::App *to, std::string &side)
    {
        to->add_option("--side", side, "Who looks ahead: a or b, with what that side alone may know (default: what both may know)")
            ->check(CLI::IsMember({"a", "b"}))
            ->type_name("SIDE");
    }

    void addAhead(CLI::App &journal);
    void addPlaying(CLI::App &journal);
    void addAmending(CLI::App &journal);
};

} // namespace optio::cli
