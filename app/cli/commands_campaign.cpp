// SPDX-License-Identifier: GPL-3.0-or-later
// campaign: battles one after another with the same armies, kept in the library.
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "db/campaign.h"

#include <fmt/format.h>

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

Json summaryOf(const Campaign &campaign)
{
    Json view = campaign.rules().campaignView(campaign.state());
    view["id"] = campaign.id();
    return view;
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
    print(summaryOf(campaign));
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
    const CampaignBook book(dataFolder(context.data));
    const Campaign campaign = opened(context, book, id);
    Json view = summaryOf(campaign);
    view["units"] = campaign.state().at("units");
    print(view);
    return ok;
}

int campaignHistory(Context &context, const std::string &id)
{
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
    result["campaign"] = summaryOf(campaign);
    print(result);
    return ok;
}

} // namespace optio::cli
