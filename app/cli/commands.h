// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of optio-cli. Each prints its answer and gives the exit code; a refusal is an Error. main.cpp fills in the options.
#pragma once

#include "app/cli/output.h"
#include "db/store.h"
#include "rules/exchange/format.h"
#include "rules/roster/roster.h"
#include "rulesets/registry.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace optio::cli {

/// What all commands share: the rule sets and the user's library, each opened when first asked for.
class Context {
public:
    explicit Context(std::filesystem::path program) : program_(std::move(program)) {}

    std::string data;                ///< --data, empty for the user's own folder
    std::vector<std::string> houses; ///< --house: house files to use besides those of the library

    /// The rule sets with the house rules of the library and of --house. A faulty file of the library is told once and left out.
    const Registry &registry();
    /// Where the rule sets' figures lie.
    std::filesystem::path rulesets() const;
    /// The folder this program lies in.
    std::filesystem::path folder() const { return program_.parent_path(); }
    /// The library, or null when there is none yet (reading commands make nothing).
    Store *existingLibrary();
    /// The library, made if need be.
    Store &library();

    /// A supplied army, one of the library, or a file ("-": standard input). Throws Error.
    Json roster(const std::string &place);
    /// The supplied army of this id; null when there is none.
    const Json *suppliedArmy(const std::string &id);
    /// The rule sets as imports and exports want them.
    exchange::Rulesets allRulesets();

private:
    std::filesystem::path program_;
    std::unique_ptr<Registry> registry_;
    std::unique_ptr<Store> store_;
};

/// `text` if it is well-formed UTF-8; otherwise throws Error naming `what`.
const std::string &checkedText(const std::string &text, const std::string &what);
/// A resolver's input from a file or standard input: a JSON object. Throws Error.
Json readInput(const std::string &path);
/// What an option holds: a JSON object as it stands there, or a file of one; {} for nothing. Throws Error naming `option`.
Json jsonOrFile(const std::string &given, const std::string &option);
/// "4,2" as faces. Throws Error for anything but whole numbers and commas.
std::vector<int> parseDice(const std::string &text);
Json toJson(const Finding &finding);

// commands_describe.cpp
int listRulesets(Context &context);
int describe(Context &context, const std::string &ruleset);
int reference(Context &context, const std::string &ruleset, const std::string &rule);
/// Examples for --help, of the first rule set there is.
std::string helpExamples(Context &context);

// commands_preferences.cpp
/// Preferences and last choices as one readable file ("" or "-": standard output), and back.
int preferencesExport(Context &context, const std::string &output);
int preferencesImport(Context &context, const std::string &file);

// commands_chart.cpp
int chartList(Context &context, const std::string &ruleset);
/// `format`: "json", "text" or "html".
int chartShow(Context &context, const std::string &ruleset, const std::string &chart, const std::string &format);

// commands_house.cpp
/// What "house new" is given.
struct HouseNew {
    std::string ruleset, id, name, note, output;
};
/// One change to a house file.
struct HouseEdit {
    std::string file, place, value;
    bool dropComments = false;
};
int houseCheck(Context &context, const std::string &file);
int houseList(Context &context);
int houseShow(Context &context, const std::string &ruleset);
int houseNew(Context &context, const HouseNew &wanted);
/// With a whole table of the book, each line behind a "#" (DAT-04).
int houseCopy(Context &context, const HouseNew &wanted, const std::string &table);
/// `what` is "set", "unset" or "remove".
int houseSet(Context &context, const HouseEdit &edit, const std::string &what);
int houseExport(Context &context, const std::string &id, const std::string &output);
int houseImport(Context &context, const std::string &file, bool replace);

// commands_resolve.cpp
struct ResolveOptions {
    std::string ruleset, resolver, input;
    std::optional<std::string> dice;
    std::optional<std::uint64_t> seed;
    bool odds = false;
};
int example(Context &context, const std::string &ruleset, const std::string &resolver);
int showForm(Context &context, const ResolveOptions &options);
int resolve(Context &context, const ResolveOptions &options);

// commands_roster.cpp
int rosterList(Context &context, const std::string &ruleset);
int rosterShow(Context &context, const std::string &place);
int rosterValidate(Context &context, const std::string &place);

// commands_print.cpp: armies and games on paper
struct PrintOptions {
    std::string army; ///< or
    std::string game; ///< a game's file, as it stands
    std::string side; ///< "a" or "b", with what that side alone may know; "" for both
    std::string format, sheet = "roster", paper = "a4", output;
    bool back = false;
};
int rosterPrint(Context &context, const PrintOptions &options);

// commands_exchange.cpp: armies from and for elsewhere
struct ImportOptions {
    std::string file, format, ruleset, answers;
    bool dryRun = false;
};
struct ExportOptions {
    std::vector<std::string> armies;
    std::string format = "json", output;
};
int rosterFormats(Context &context);
int rosterImport(Context &context, const ImportOptions &options);
int rosterExport(Context &context, const ExportOptions &options);
/// `form`: "json", "payload", "text" or "svg".
int rosterQr(Context &context, const std::string &place, const std::string &form, const std::string &output);
/// What bringing an army to the figures of now changes; with `apply`, and doing it.
int rosterUpdate(Context &context, const std::string &place, bool apply);

// commands_backup.cpp: everything in one file, and back
/// `file`: a new file, or "-" for standard output.
int backupWrite(Context &context, const std::string &file);
int backupCheck(Context &context, const std::string &file);
/// Without `agreed` it tells what it would do, and refuses.
int backupRestore(Context &context, const std::string &file, bool agreed);
/// The backups that the program made by itself.
int backupList(Context &context);

// commands_convert.cpp: armies of other rule sets, sealed notes
struct ConvertOptions {
    std::string army, answers, to, output;
    bool save = false;
};
int convertArmy(Context &context, const ConvertOptions &options);
int sealText(const std::string &file);

// commands_campaign.cpp: campaigns of the library
struct NewCampaignOptions {
    std::string ruleset, name, options, time;
    std::vector<std::string> armies;
    std::optional<std::uint64_t> seed;
};
struct CampaignActOptions {
    std::string id, kind, input, time;
    std::string game; ///< of the battle: an id of the library or a file; "" for the one that the library has
    std::optional<std::string> dice;
    bool undo = false, fromGame = false;
};
struct CampaignFightOptions {
    std::string id, options, output, time;
    std::optional<std::uint64_t> seed;
};
int campaignNew(Context &context, const NewCampaignOptions &options);
int campaignList(Context &context);
int campaignShow(Context &context, const std::string &id);
int campaignHistory(Context &context, const std::string &id);
int campaignAct(Context &context, const CampaignActOptions &options);
/// The battle that is being fought as a game: into the library, or with an output as a journal file.
int campaignFight(Context &context, const CampaignFightOptions &options);
/// What the game of that battle says, as the input of the act "result" and for people.
int campaignReport(Context &context, const CampaignActOptions &options);
/// `remove`: and takes it out of the library.
int campaignExport(Context &context, const std::string &id, const std::string &output, bool remove);
int campaignImport(Context &context, const std::string &file);

// commands_journal.cpp: games being made. `secrets`: what is printed also tells what a side alone may know while the game goes on.
struct NewGameOptions {
    std::string ruleset, options, output, time;
    std::vector<std::string> armies;
    std::optional<std::uint64_t> seed;
};
struct ActOptions {
    std::string file, resolver, input, time;
    std::string side; ///< of a preview, a form and odds: who looks, "a" or "b"; "" for what both may know
    std::optional<std::string> dice;
    std::vector<std::string> named; ///< what the typed dice are called, one name for all or one for each
    bool secrets = false, preview = false;
};
int journalNew(Context &context, const NewGameOptions &options);
int journalAct(Context &context, const ActOptions &options);
int journalUndo(Context &context, const std::string &file, const std::string &time, bool agreed, bool beyond, bool secrets);
int journalCorrect(Context &context, const std::string &file, const std::vector<std::string> &values, const std::string &reason,
                   const std::string &time, bool secrets);
struct AmendOptions {
    std::string file, input, reason, time;
    int n = 0;
    std::vector<std::string> values, choices, inserts;
    std::optional<std::string> dice;
    bool drop = false, preview = false, secrets = false;
};
int journalAmend(Context &context, const AmendOptions &options);
int journalNote(Context &context, const std::string &file, const std::string &text, const std::string &time, bool secrets);

// commands_ahead.cpp: what can be done in a game now, and what would come of it. Nothing is written, and no die of the game is drawn.
int journalActs(Context &context, const std::string &file, const std::string &side, bool secrets);
int journalForm(Context &context, const ActOptions &options);
int journalOdds(Context &context, const ActOptions &options);
/// journal act --preview
int journalPreview(Context &context, const ActOptions &options);

// commands_reading.cpp: journals being read, and the library's games. `secrets`: also what a side alone may know while the game goes on.
int journalShow(Context &context, const std::string &file, std::optional<int> turn, bool secrets);
int journalVerify(Context &context, const std::string &file, bool secrets);
int journalReplay(Context &context, const std::string &file, bool secrets);
struct ReportOptions {
    std::string file, format = "markdown";
    std::vector<std::string> without, notes, photos; ///< kinds; "12=text"; "12=file.jpg"
    bool secrets = false;
};
int journalReport(Context &context, const ReportOptions &options);
int journalList(Context &context);
int journalExport(Context &context, const std::string &id, const std::string &output);
int journalImport(Context &context, const std::string &file);

} // namespace optio::cli
