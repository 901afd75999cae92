// SPDX-License-Identifier: GPL-3.0-or-later
// campaign: battles one after another with the same armies, kept in the library.
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "app/cli/journal_reading.h"
#include "db/campaign.h"
#include "rules/campaign/campaign_game.h"

#include <fmt/format.h>

#include <limits>
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

std::vector<Entry> entriesOf(const Store &library, const std::string &id)
{
    std::vector<Entry> entries;
    for (const StoredLine &line : library.lines(id, 0, std::numeric_limits<int>::max()))
        entries.push_back(parseEntry(line.line, line.n));
    return entries;
}

/// The journal of a battle's game: the one named by an id of the library or a file, else the one that the library has.
std::vector<Entry> gameFor(Context &context, const CampaignBook &book, const Campaign &campaign, const std::string &place)
{
    Store &library = context.library();
    if (!place.empty()) {
        for (const CampaignGameRow &row : book.games(campaign.id()))
            if (row.id == place)
                return entriesOf(library, place);
        return readFile(context, place).entries;
    }
    const int battle = battleFought(campaign);
    if (battle == 0)
        throw Error("no battle is being fought: field the armies first", "game");
    const auto row = book.gameOf(campaign, battle);
    if (!row || row->binned)
        throw Error(
            fmt::format("the library has no game of battle {}; open one with \"campaign fight\", or name a file with --game", battle),
            "game");
    return entriesOf(library, row->id);
}

Json reportFor(Context &context, const CampaignBook &book, const Campaign &campaign, const std::string &game)
{
    const std::vector<Entry> entries = gameFor(context, book, campaign, game);
    return gameReport(campaign, context.registry().at(entries.at(0).json.at("ruleset").get<std::string>()), entries);
}

} // namespace

int campaignNew(Context &context, const NewCampaignOptions &options)
{
    const CampaignRules &rules = rulesOf(context, options.ruleset);
    const Json given = jsonOrFile(options.options, "--options");
    const std::string time = options.time.empty() ? now() : options.time;
    const GameKey key = options.seed ? gameKeyFromSeed(*options.seed) : newGameKey();
    const Campaign campaign = Campaign::start(rules, options.ruleset, checkedText(options.name, "the campaign's name"),
                                              context.roster(options.armies.at(0)), context.roster(options.armies.at(1)), given, key, time);
    CampaignBook book(dataFolder(context.data));
    book.add(campaign, time);
    noteSaved();
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
    view["changedGames"] = Json::array();
    for (const auto &[number, battle] : campaign.state().at("battles").items()) {
        const auto row = battle.value("fromGame", false) ? book.gameOf(campaign, std::stoi(number)) : std::nullopt;
        if (!row || row->binned)
            continue;
        std::string text;
        try {
            text = changedSince(campaign, std::stoi(number), reportFor(context, book, campaign, row->id));
        } catch (const Error &error) {
            text = fmt::format("The game of battle {} cannot be read: {}", std::stoi(number), error.what());
        }
        if (!text.empty())
            view["changedGames"].push_back({{"battle", std::stoi(number)}, {"text", text}});
    }
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
    if (options.fromGame && options.kind != "result")
        throw Error("only a result is taken from a game", "--from-game");
    if (!options.fromGame && !options.game.empty())
        throw Error("--game names the game that --from-game takes the result from", "--game");
    Json input = options.fromGame ? resultOf(reportFor(context, book, campaign, options.game)) : Json::object();
    if (!options.input.empty())
        input.update(readInput(options.input)); // what the players say comes before what the game says
    const CampaignEntry entry = options.undo ? campaign.undo(time) : campaign.act(options.kind, input, typed, time);
    campaign.follow(entry);
    book.append(campaign, time);
    noteSaved();
    Json result = entry.json.at("result");
    result["campaign"] = campaignPage(campaign);
    print(result);
    return ok;
}

int campaignFight(Context &context, const CampaignFightOptions &options)
{
    expectLibrary(context, options.id);
    const CampaignBook book(dataFolder(context.data));
    const Campaign campaign = opened(context, book, options.id);
    const Ruleset &ruleset = context.registry().at(book.rulesetOf(options.id));
    const auto there = book.gameOf(campaign, battleFought(campaign));
    if (options.output.empty() && there && !there->binned) {
        print({{"game", there->id}, {"title", gameTitle(there->header)}, {"begun", false}, {"over", there->over}});
        return ok;
    }
    const std::string time = options.time.empty() ? now() : options.time;
    const GameKey key = options.seed ? gameKeyFromSeed(*options.seed) : newGameKey();
    const Game game = Game::start(ruleset, battleSetup(campaign, jsonOrFile(options.options, "--options"), key, time));
    const std::string title = gameTitle(game.header());
    Json told{{"title", title}, {"begun", true}, {"over", false}};
    if (options.output.empty()) {
        told["game"] = context.library().addGame(game, title, time);
        noteSaved();
    } else {
        writeNewFile(options.output, game.headerLine() + "\n");
        told["file"] = options.output;
    }
    print(told);
    return ok;
}

int campaignReport(Context &context, const CampaignActOptions &options)
{
    expectLibrary(context, options.id);
    const CampaignBook book(dataFolder(context.data));
    print(reportFor(context, book, opened(context, book, options.id), options.game));
    return ok;
}

int campaignExport(Context &context, const std::string &id, const std::string &output, bool remove)
{
    expectLibrary(context, id);
    CampaignBook book(dataFolder(context.data));
    std::string text;
    for (const std::string &line : book.lines(checkedText(id, "the campaign's id")))
        text += line + "\n";
    deliver(output, text, remove);
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
    noteSaved();
    print(page);
    return ok;
}

} // namespace optio::cli
