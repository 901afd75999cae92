// SPDX-License-Identifier: GPL-3.0-or-later
// roster import, export, qr, update: armies from elsewhere and for elsewhere.
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "rules/exchange/formats.h"
#include "rules/exchange/packed.h"
#include "rules/exchange/plan.h"

#include <fmt/format.h>
#include <set>

namespace optio::cli {

namespace {

Json toJson(const std::vector<exchange::Note> &notes)
{
    Json list = Json::array();
    for (const exchange::Note &note : notes)
        list.push_back({{"text", note.text}, {"line", note.line}, {"column", note.column}});
    return list;
}

void tellLost(const std::vector<exchange::Note> &lost)
{
    for (const exchange::Note &note : lost)
        complain("not in this format: " + note.text);
}

} // namespace

int rosterFormats(Context &context)
{
    Json list = Json::array();
    for (const exchange::Format *format : exchange::formatsOf(context.allRulesets()))
        list.push_back({{"id", format->id()},
                        {"name", format->name()},
                        {"ending", format->ending()},
                        {"ruleset", format->ruleset()},
                        {"writes", format->writes()}});
    print(list);
    return ok;
}

int rosterImport(Context &context, const ImportOptions &options)
{
    const exchange::Rulesets rulesets = context.allRulesets();
    const std::string bytes = readText(options.file);
    const exchange::Source source{bytes, nameOf(options.file), options.ruleset, jsonOrFile(options.answers, "--answers")};
    const exchange::Format &format =
        options.format.empty() ? exchange::formatLike(rulesets, source) : exchange::formatNamed(rulesets, options.format);
    const exchange::Import import = exchange::readArmies(format, source, rulesets);
    Store *library = options.dryRun ? context.existingLibrary() : &context.library();
    std::set<std::string> shown;
    if (library != nullptr)
        for (const RosterRow &row : library->rosters())
            shown.insert(row.id);
    const auto hidden = [&](const std::string &id) { return !shown.contains(id); }; // supplied, or in the bin
    const auto find = [&](const std::string &id) -> std::optional<Json> {
        if (const Json *army = context.suppliedArmy(id))
            return *army;
        return library != nullptr ? library->roster(id) : std::nullopt;
    };
    const std::vector<exchange::PlannedArmy> plan = exchange::planImport(import, rulesets, find, hidden);
    std::vector<FacedRoster> rows;
    Json armies = Json::array(), questions = Json::array();
    for (const exchange::PlannedArmy &army : plan) {
        armies.push_back(exchange::toJson(army));
        armies.back()["renumbered"] = army.step == exchange::ImportStep::copy;
        if (army.step != exchange::ImportStep::same)
            rows.push_back({army.roster, faceOf(&exchange::rulesetFor(rulesets, army.roster), army.roster)});
    }
    for (const Question &question : import.questions)
        questions.push_back(optio::toJson(question));
    if (!options.dryRun) {
        library->saveRosters(rows, now());
        noteSaved();
    }
    Json answer = armies.front(); // of one army all stands at the top
    answer["armies"] = armies;
    answer["format"] = format.id();
    answer["questions"] = questions;
    answer["notes"] = toJson(import.notes);
    answer["saved"] = options.dryRun ? 0 : rows.size();
    print(answer);
    return ok;
}

int rosterExport(Context &context, const ExportOptions &options)
{
    const exchange::Rulesets rulesets = context.allRulesets();
    std::vector<Json> rosters;
    for (const std::string &id : options.armies)
        rosters.push_back(context.roster(id));
    std::vector<exchange::Note> lost;
    const std::string text = exchange::formatNamed(rulesets, options.format).write(rosters, rulesets, lost);
    tellLost(lost);
    deliver(options.output, text);
    return ok;
}

int rosterQr(Context &context, const std::string &place, const std::string &form, const std::string &output)
{
    std::vector<exchange::Note> lost;
    const std::string payload = exchange::qrFormat().write({context.roster(place)}, context.allRulesets(), lost);
    if (form == "payload") {
        deliver(output, payload + "\n");
        return ok;
    }
    const std::vector<std::vector<bool>> squares = exchange::qrSquares(payload);
    if (form == "json") {
        const Json told{{"payload", payload}, {"bytes", payload.size()}, {"squares", squares.size()}};
        deliver(output, told.dump(2) + "\n");
    } else {
        deliver(output, form == "svg" ? exchange::qrSvg(squares) : exchange::qrText(squares));
    }
    return ok;
}

int rosterUpdate(Context &context, const std::string &place, bool apply)
{
    const Json roster = context.roster(place);
    const Ruleset &ruleset = context.registry().forRoster(roster.at("ruleset").get<std::string>());
    const RosterUpdate update = updatedRoster(ruleset, roster);
    Json differences = Json::array();
    for (const RosterDifference &difference : update.differences)
        differences.push_back({{"text", difference.text}, {"where", difference.where}});
    if (apply) {
        Store *library = context.existingLibrary();
        if (context.suppliedArmy(place) != nullptr || library == nullptr || !library->roster(place))
            throw Error(fmt::format("'{}' is not an army of the library, so it is not brought up to date", place), "army");
        library->saveRoster(update.roster, faceOf(&ruleset, update.roster), now());
        noteSaved();
    }
    print({{"current", isCurrent(ruleset, roster)}, {"differences", differences}, {"applied", apply}});
    return ok;
}

} // namespace optio::cli
