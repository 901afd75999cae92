// SPDX-License-Identifier: GPL-3.0-or-later
// A battle of the campaign as a game: the fielded units with their names, faces, worth and leaders; and what such a game says of them.
#include "rules/options.h"
#include "rules/sides.h"
#include "rulesets/ancients/campaign_parts.h"
#include "rulesets/ancients/state.h"

#include <algorithm>
#include <set>

namespace optio::ancients {

namespace {

/// What the campaign settles itself (ANC-163, ANC-166, ANC-176).
bool isSettled(const std::string &option)
{
    return option == "attacker" || option == "length" || option == "stratagems_a" || option == "stratagems_b";
}

Json rowOf(const Sheet &sheet, const std::string &id, const Veteran &unit)
{
    Json row{{"row", unit.row}, {"name", unit.name}, {"cost", unit.value}, {"count", 1}, {"veteran", id}};
    // The catalogue's own faces are not written twice: with them the way it is shot at is the catalogue's too.
    if (unit.row == "other" || toText(sheet.unit(unit.row).notation) != unit.notation)
        row["notation"] = unit.notation;
    if (!unit.fire.empty())
        row["fire"] = unit.fire;
    return row;
}

/// The camp of an army; nothing for one of war wagons that has none (ANC-151).
Json campRow(const Sheet &sheet, const CampaignPlayer &player, bool wagons)
{
    if (player.camp.empty() && wagons)
        return {};
    const std::string id = sheet.troops.at("convert").at("camp").text();
    Json row{{"row", id}, {"count", 1}};
    if (!player.camp.empty() && player.camp != id && player.camp != toText(sheet.unit(id).notation))
        row["notation"] = player.camp;
    return row;
}

Json rosterOf(const Sheet &sheet, const CampaignState &state, const CampaignBattle &battle, const std::string &side)
{
    const CampaignPlayer &player = state.players.at(side);
    Json units = Json::array(), leaders = Json::array();
    bool wagons = false;
    for (const auto &[id, outcome] : battle.fielded) {
        const Veteran &unit = state.units.at(id);
        if (unit.side != side)
            continue;
        if (unit.leader()) {
            leaders.push_back(id);
            continue;
        }
        units.push_back(rowOf(sheet, id, unit));
        wagons = wagons || parseNotation(unit.notation).code == sheet.troops.at("convert").at("wagons").text();
    }
    if (Json camp = campRow(sheet, player, wagons); !camp.is_null())
        units.push_back(std::move(camp));
    Json command{{"name", ""}, {"leaders", leaders.size()}, {"veterans", leaders}, {"units", units}};
    if (const auto agreed = battle.stratagems.find(side); agreed != battle.stratagems.end() && agreed->second > 0)
        command["stratagems"] = agreed->second; // no more are sealed than the campaign counts (ANC-176)
    return {{"format", 1}, {"name", player.name}, {"limit", state.cap}, {"notes", ""}, {"commands", Json::array({std::move(command)})}};
}

/// What became of a unit in a game; "" when it survived.
std::string outcomeOf(const Unit &unit) { return unit.place == Place::destroyed ? "destroyed" : unit.place == Place::fled ? "fled" : ""; }

/// A unit of the campaign whose counter is not in the game any more: spears that took another depth.
struct Exchanged {
    std::string veteran, name;
    int value = 0;
};

/// What a game says of one army.
class ArmyReport {
public:
    ArmyReport(const State &state, const std::string &side, const Json &army, Json &units, Json &remarks)
        : state_(state), side_(side), units_(units), remarks_(remarks)
    {
        int number = 0;
        for (const Json &command : army.at("commands")) {
            int leader = 0;
            for (const Json &veteran : command.value("veterans", Json::array()))
                tellLeader(veteran.get<std::string>(), side + ".L" + std::to_string(++leader));
            for (const Json &row : command.at("units"))
                for (int i = 0; i < row.value("count", 1); ++i)
                    tellUnit(row, side + "1." + std::to_string(++number));
        }
        tellExchanged();
    }

private:
    void add(const std::string &veteran, const std::string &outcome, const std::string &path)
    {
        if (!outcome.empty())
            units_.push_back({{"unit", veteran}, {"outcome", outcome}, {"path", path}});
    }
    void tellLeader(const std::string &veteran, const std::string &id)
    {
        if (const auto found = state_.leaders.find(id); found != state_.leaders.end() && found->second.state == LeaderState::lost)
            add(veteran, "destroyed", "/leaders/" + id + "/state");
    }
    void tellUnit(const Json &row, const std::string &id)
    {
        known_.insert(id);
        const auto veteran = row.find("veteran");
        if (veteran == row.end())
            return;
        if (const auto found = state_.units.find(id); found != state_.units.end())
            add(veteran->get<std::string>(), outcomeOf(found->second), "/units/" + id + "/place");
        else
            exchanged_.push_back({veteran->get<std::string>(), row.value("name", ""), row.value("cost", 0)});
    }
    /// Spears of another depth are worth what they were exchanged for (ANC-143): their fates go back point by point, the worst first. A
    /// unit of which a part alone was lost survived, and that is said.
    void tellExchanged()
    {
        std::vector<std::pair<std::string, std::string>> points; // fate and the unit it is of
        for (const char *fate : {"destroyed", "fled", ""})
            for (const auto &[id, unit] : state_.units)
                if (unit.side == side_ && !known_.contains(id) && outcomeOf(unit) == fate)
                    points.insert(points.end(), static_cast<std::size_t>(unit.value), {fate, id});
        std::size_t at = 0;
        for (const Exchanged &one : exchanged_) {
            const std::size_t end = std::min(points.size(), at + static_cast<std::size_t>(one.value));
            if (at == end)
                break;
            add(one.veteran, points[end - 1].first, "/units/" + points[end - 1].second + "/place");
            if (points[at].first != points[end - 1].first)
                remarks_.push_back(one.name + " took another depth for this battle, and a part of them alone was " +
                                   (points[at].first == "fled" ? "put to flight" : "destroyed") +
                                   ". Decide what becomes of them (ANC-143).");
            at = end;
        }
    }

    const State &state_;
    const std::string side_;
    Json &units_, &remarks_;
    std::set<std::string> known_;
    std::vector<Exchanged> exchanged_;
};

} // namespace

std::vector<Question> campaignGameOptions(const Sheet &sheet)
{
    std::vector<Question> open;
    std::copy_if(sheet.options.begin(), sheet.options.end(), std::back_inserter(open),
                 [](const Question &option) { return !isSettled(option.id); });
    return open;
}

CampaignGame campaignGameOf(const Sheet &sheet, const std::string &ruleset, const std::string &data, const Json &json, const Json &options)
{
    const CampaignState state = readCampaign(json);
    const CampaignBattle *battle = state.fighting();
    if (battle == nullptr)
        throw Error("No battle is being fought: field the armies first (ANC-162)", "game");
    CampaignGame game;
    game.options = settledOptions(campaignGameOptions(sheet), options);
    for (const Question &option : sheet.options)
        if (isSettled(option.id))
            game.options[option.id] = option.standard;
    game.options["attacker"] = battle->attacker;
    for (std::size_t i = 0; i < 2; ++i) {
        const std::string &side = sideId[i];
        // Bluffs are free (ANC-176).
        const auto stratagems = battle->stratagems.find(side);
        if (stratagems == battle->stratagems.end() || stratagems->second == 0)
            game.options["stratagems_" + side] = "none";
        Json roster = rosterOf(sheet, state, *battle, side);
        roster["ruleset"] = ruleset;
        roster["data"] = data;
        roster["id"] = "campaign/" + side;
        (i == 0 ? game.rosterA : game.rosterB) = std::move(roster);
    }
    return game;
}

Json campaignReportOf(const Sheet &sheet, const Json &armies, const Json &json)
{
    const State state = readState(json);
    Json report{{"victory", Json::object()}, {"awards", Json::object()}, {"units", Json::array()}, {"remarks", Json::array()}};
    if (!state.over)
        report["remarks"].push_back("The battle is not over: it stands in turn " + std::to_string(state.turn) + " of " +
                                    std::to_string(state.settings.length) + " (ANC-166).");
    for (std::size_t i = 0; i < 2; ++i) {
        const std::string &side = sideId[i];
        const std::vector<Award> awards = pointsOf(sheet.tables, state, side);
        report["victory"][side] = std::clamp(sumOf(awards), -99, 99);
        report["awards"][side] = Json::array();
        for (const Award &award : awards)
            report["awards"][side].push_back({{"reason", award.reason}, {"points", award.points}});
        const ArmyReport told(state, side, armies.at(i), report["units"], report["remarks"]);
    }
    return report;
}

} // namespace optio::ancients
