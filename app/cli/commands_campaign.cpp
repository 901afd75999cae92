// SPDX-License-Identifier: GPL-3.0-or-later
// campaign: battles one after another with the same armies, kept in the library.
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "db/campaign.h"

#include <fmt/format.h>

#include <sstream>
#include <stdexcept>

namespace optio::cli {

namespace {

const CampaignRules &rulesOf(Context &context, const std::string &ruleset)
{
    const auto *rules = dynamic_cast<const CampaignRules *>(&context.registry().at(ruleset));
    if (rules == nullptr)
        throw Error(fmt::format("the rule set '{}' knows no campaigns", ruleset), "ruleset");
    return *rules;
}

Campaign opened(Context &context, const CampaignBook &book, const std::string &id)
{
    checkedText(id, "the campaign's id");
    return Campaign::open(rulesOf(context, book.rulesetOf(id)), book.lines(id));
}

/// Without a library there is no campaign, and no library is made to look for one.
void expectLibrary(Context &context, const std::string &id)
{
    if (context.existingLibrary() == nullptr)
        throw Error(fmt::format("there is no library in {}, and so no campaign '{}'", dataFolder(context.data).string(), id), "campaign");
}

} // namespace

int campaignNew(Context &context, const NewCampaignOptions &options)
{
    const CampaignRules &rules = rulesOf(context, options.ruleset);
    const Json given = options.options.empty()          ? Json::object()
                       : options.options.front() == '{' ? parseJson(options.options, "--options")
                                                        : readInput(options.options);
    const std::string time = options.time.empty() ? now() : options.time;
    const GameKey key = options.seed ? gameKeyFromSeed(*options.seed) : newGameKey();
    const Campaign campaign = Campaign::start(rules, options.ruleset, checkedText(options.name, "the campaign's name"),
                                              context.roster(options.armies.at(0)), context.roster(options.armies.at(1)), given, key, time);
    CampaignBook book(dataFolder(context.data));
    book.add(campaign, time);
    print(campaignPage(campaign));
    return ok;
}

int campaignList(Context &context)
{
    Json list = Json::array();
    if (context.existingLibrary() != nullptr) {
        const CampaignBook book(dataFolder(context.data));
        for (const CampaignRow &row : book.campaigns())
            list.push_back({{"id", row.id},
                            {"ruleset", row.ruleset},
                            {"name", row.name},
                            {"status", row.status},
                            {"battles", row.battles},
                            {"changed", row.changed}});
    }
    print(list);
    return ok;
}

int campaignShow(Context &context, const std::string &id)
{
    expectLibrary(context, id);
    const CampaignBook book(dataFolder(context.data));
    const Campaign campaign = opened(context, book, id);
    Json view = campaignPage(campaign);
    view["units"] = campaign.state().at("units");
    print(view);
    return ok;
}

int campaignHistory(Context &context, const std::string &id)
{
    expectLibrary(context, id);
    const CampaignBook book(dataFolder(context.data));
    const Campaign campaign = opened(context, book, id);
    Json list = Json::array();
    for (const CampaignEntry &entry : campaign.lines())
        if (entry.n > 0)
            list.push_back(entry.json);
    print(list);
    return ok;
}

int campaignAct(Context &context, const CampaignActOptions &options)
{
    expectLibrary(context, options.id);
    CampaignBook book(dataFolder(context.data));
    Campaign campaign = opened(context, book, options.id);
    const std::string time = options.time.empty() ? now() : options.time;
    std::optional<std::vector<int>> typed;
    if (options.dice)
        typed = parseDice(*options.dice);
    const Json input = options.input.empty() ? Json::object() : readInput(options.input);
    const CampaignEntry entry = options.undo ? campaign.undo(time) : campaign.act(options.kind, input, typed, time);
    campaign.follow(entry);
    book.append(campaign, time);
    Json result = entry.json.at("result");
    result["campaign"] = campaignPage(campaign);
    print(result);
    return ok;
}

int campaignExport(Context &context, const std::string &id, const std::string &output, bool remove)
{
    expectLibrary(context, id);
    CampaignBook book(dataFolder(context.data));
    std::string text;
    for (const std::string &line : book.lines(checkedText(id, "the campaign's id")))
        text += line + "\n";
    deliver(output, text);
    if (remove)
        book.remove(id);
    return ok;
}

int campaignImport(Context &context, const std::string &file)
{
    std::vector<std::string> lines;
    std::istringstream text(readText(file, mostJournalBytes, true));
    for (std::string line; std::getline(text, line);)
        lines.push_back(line);
    if (lines.empty())
        throw Error(fmt::format("{} is empty", nameOf(file)), "file");
    const Campaign plain = Campaign::read(lines);
    const Campaign campaign = Campaign::open(rulesOf(context, plain.header().at("ruleset").get<std::string>()), lines);
    Json page;
    try {
        page = campaignPage(campaign); // what cannot be shown is not taken in
    } catch (const std::out_of_range &) {
        throw Error(fmt::format("{}: its battles tell of units that it does not have", nameOf(file)), "file");
    }
    context.library();
    CampaignBook(dataFolder(context.data)).add(campaign, now());
    print(page);
    return ok;
}

} // namespace optio::cli
