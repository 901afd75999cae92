// SPDX-License-Identifier: GPL-3.0-or-later
// Battles of campaigns as games.
#include "rules/campaign/campaign_game.h"

#include "rules/ruleset.h"
#include "rules/sides.h"

#include <algorithm>
#include <fmt/core.h>
#include <iterator>
#include <map>
#include <set>

namespace optio {

namespace {

constexpr std::size_t mostOfAReason = 300;

/// The battle of this number in a campaign's state; null when there is none.
const Json *battleAt(const Json &state, int number)
{
    for (const auto &[key, battle] : state.at("battles").items())
        if (std::stoi(key) == number)
            return &battle;
    return nullptr;
}

/// The units of a campaign that a game's armies are made of.
std::set<std::string> veteransOf(const Json &armies)
{
    std::set<std::string> ids;
    for (const Json &army : armies)
        for (const Json &command : army.at("commands")) {
            for (const Json &leader : command.value("veterans", Json::array()))
                ids.insert(leader.get<std::string>());
            for (const Json &row : command.at("units"))
                if (const auto unit = row.find("veteran"); unit != row.end())
                    ids.insert(unit->get<std::string>());
        }
    return ids;
}

/// The entries that were not taken back, oldest first.
std::vector<const Entry *> standingOf(const std::vector<Entry> &entries)
{
    std::vector<const Entry *> standing;
    for (const Entry &entry : entries) {
        if (entry.n == 0)
            continue;
        if (entry.kind == "undo")
            std::erase_if(standing, [&](const Entry *one) { return one->n == entry.json.at("of").get<int>(); });
        else
            standing.push_back(&entry);
    }
    return standing;
}

/// "turn 3: Knights attack Light infantry … (die 5; ANC-073)"
std::string reasonOf(const Ruleset &ruleset, const Entry &entry)
{
    const Json result = entry.json.value("result", Json::object());
    std::string text = result.value("sentence", "");
    while (!text.empty() && text.back() == '.')
        text.pop_back();
    if (text.size() > mostOfAReason) {
        const std::size_t space = text.rfind(' ', mostOfAReason); // a space is a byte of its own in UTF-8
        text = text.substr(0, space == std::string::npos ? 0 : space) + " …";
    }
    std::string dice;
    int count = 0;
    for (const Json &die : result.value("dice", Json::array()))
        dice += (count++ == 0 ? "" : ", ") + std::to_string(drawFromJson(die).value);
    std::string note = result.value("comparison", "");
    if (count > 0)
        note += (note.empty() ? "" : "; ") + std::string(count == 1 ? "die " : "dice ") + dice;
    if (entry.kind == "act")
        if (const std::string rule = ruleset.resolver(entry.json.at("act").at("resolver").get<std::string>()).rule(); !rule.empty())
            note += (note.empty() ? "" : "; ") + rule;
    return fmt::format("turn {}: {}{}", entry.json.value("turn", 0), text, note.empty() ? note : " (" + note + ")");
}

/// What brought the units where they are: the last entry that changed what `path` says.
Json reasonsOf(const Ruleset &ruleset, const std::vector<Entry> &entries, const Json &units)
{
    std::map<std::string, const Entry *> last;
    for (const Entry *entry : standingOf(entries))
        for (const Change &change : changesOf(*entry))
            last[change.path] = entry;
    Json reasons = Json::object();
    for (const Json &unit : units)
        if (const auto found = last.find(unit.at("path").get<std::string>()); found != last.end())
            reasons[unit.at("unit").get<std::string>()] = reasonOf(ruleset, *found->second);
    return reasons;
}

std::string sidePoints(const Json &state, const Json &victory)
{
    std::string text;
    for (const std::string &side : sideId)
        text += (text.empty() ? "" : ", ") + state.at("players").at(side).at("name").get<std::string>() + " " +
                std::to_string(victory.at(side).get<int>());
    return text;
}

/// "Heavy infantry 3 destroyed, Knights 1 no longer"
std::string unitsText(const Json &state, const Json &then, const Json &now)
{
    constexpr std::size_t most = 5;
    std::vector<std::string> parts;
    const auto add = [&](const std::string &unit, const std::string &what) {
        parts.push_back(state.at("units").at(unit).at("name").get<std::string>() + " " + what);
    };
    for (const auto &[unit, outcome] : now.items())
        if (then.value(unit, Json()) != outcome)
            add(unit, outcome.get<std::string>());
    for (const auto &[unit, outcome] : then.items())
        if (!now.contains(unit))
            add(unit, "not lost after all");
    std::string text;
    for (std::size_t i = 0; i < std::min(parts.size(), most); ++i)
        text += (i == 0 ? "" : ", ") + parts[i];
    return parts.size() > most ? fmt::format("{} and {} more", text, parts.size() - most) : text;
}

} // namespace

std::optional<BattlePlace> battlePlaceOf(const Json &header)
{
    const auto armies = header.find("armies");
    if (armies == header.end() || !armies->is_array() || armies->empty() || !armies->front().is_object())
        return {};
    const auto place = armies->front().find("campaign");
    if (place == armies->front().end() || !place->is_object())
        return {};
    const Json id = place->value("id", Json()), name = place->value("name", Json()), battle = place->value("battle", Json());
    if (!id.is_string() || !name.is_string() || !battle.is_number_integer())
        return {};
    return BattlePlace{id.get<std::string>(), name.get<std::string>(), battle.get<int>()};
}

std::string gameTitle(const Json &header)
{
    const Json &armies = header.at("armies");
    const auto nameOf = [](const Json &army) {
        const auto name = army.find("name");
        return name != army.end() && name->is_string() ? name->get<std::string>() : std::string("?");
    };
    const std::string sides = nameOf(armies.at(0)) + " – " + nameOf(armies.at(1));
    const std::optional<BattlePlace> place = battlePlaceOf(header);
    return place ? fmt::format("{}, battle {}: {}", place->name, place->battle, sides) : sides;
}

int battleFought(const Campaign &campaign)
{
    const Json &battles = campaign.state().at("battles");
    return battles.empty() || std::prev(battles.end()).value().value("fought", false) ? 0 : static_cast<int>(battles.size());
}

GameSetup battleSetup(const Campaign &campaign, const Json &options, const GameKey &key, const std::string &created)
{
    CampaignGame game = campaign.rules().campaignGame(campaign.state(), options);
    const Json place{{"id", campaign.id()}, {"name", campaign.header().at("name")}, {"battle", campaign.state().at("battles").size()}};
    for (Json *roster : {&game.rosterA, &game.rosterB})
        (*roster)["campaign"] = place;
    return {std::move(game.rosterA), std::move(game.rosterB), std::move(game.options), key, created};
}

bool fitsCampaign(const Campaign &campaign, const Json &header)
{
    const std::optional<BattlePlace> place = battlePlaceOf(header);
    if (!place || place->campaign != campaign.id())
        return false;
    const Json *battle = battleAt(campaign.state(), place->battle);
    if (battle == nullptr || header.at("options").value("attacker", Json()) != battle->at("attacker"))
        return false;
    std::set<std::string> fielded;
    for (const auto &[unit, outcome] : battle->at("fielded").items())
        fielded.insert(unit);
    try {
        return veteransOf(header.at("armies")) == fielded;
    } catch (const Json::exception &) {
        return false; // somebody else's key of that name
    }
}

Json gameReport(const Campaign &campaign, const Ruleset &ruleset, const std::vector<Entry> &entries)
{
    const Json &header = entries.at(0).json;
    const std::optional<BattlePlace> place = battlePlaceOf(header);
    if (!place || place->campaign != campaign.id())
        throw Error("this game is not of the campaign \"" + campaign.header().at("name").get<std::string>() + "\"", "game");
    if (!fitsCampaign(campaign, header))
        throw Error(fmt::format("this game is of battle {}, but with other armies than those fielded for it now; field the same armies, or "
                                "open that battle as a new game",
                                place->battle),
                    "game");
    Game game = Game::open(ruleset, entries.at(0));
    for (std::size_t n = 1; n < entries.size(); ++n)
        game.follow(entries[n]);
    Json report = campaign.rules().campaignReport(header.at("armies"), game.state());
    const Json units = std::move(report["units"]), ended = ruleset.ended(game.state());
    report.erase("units");
    report["outcomes"] = Json::object();
    for (const Json &unit : units)
        report["outcomes"][unit.at("unit").get<std::string>()] = unit.at("outcome");
    report["why"] = reasonsOf(ruleset, entries, units);
    report["game"] = {{"outcomes", report["outcomes"]}, {"victory", report["victory"]}};
    report["over"] = ended.value("over", false);
    report["text"] = ended.value("text", "");
    return report;
}

Json resultOf(const Json &report)
{
    Json input = Json::object();
    for (const char *key : {"outcomes", "victory", "why", "game"})
        input[key] = report.at(key);
    return input;
}

std::string changedSince(const Campaign &campaign, int battle, const Json &report)
{
    const Json &state = campaign.state();
    const Json *fought = battleAt(state, battle);
    if (fought == nullptr || !fought->value("fought", false) || !fought->value("fromGame", false))
        return {};
    const Json &then = fought->at("told"), &now = report.at("game");
    if (then.at("victory") == now.at("victory") && then.at("outcomes") == now.at("outcomes"))
        return {};
    std::string text = fmt::format("The game of battle {} has been changed since its result was entered.", battle);
    if (then.at("victory") != now.at("victory"))
        text += " It now gives these victory points: " + sidePoints(state, now.at("victory")) + ".";
    if (const std::string units = unitsText(state, then.at("outcomes"), now.at("outcomes")); !units.empty())
        text += " It now says: " + units + ".";
    return text;
}

} // namespace optio
