// SPDX-License-Identifier: GPL-3.0-or-later
// The journal of a campaign.
#include "rules/campaign/campaign.h"

#include "rules/journal/journal.h"
#include "rules/roster/roster.h"
#include "rules/ruling/refusal.h"

#include <algorithm>
#include <fmt/core.h>

namespace optio {

namespace {

constexpr int campaignFormat = 1;
constexpr std::size_t mostCampaignName = 200;

[[noreturn]] void failAt(std::size_t line, const std::string &what)
{
    throw Error(fmt::format("line {} of the campaign {}", line + 1, what), "campaign");
}

} // namespace

Campaign Campaign::start(const CampaignRules &rules, const std::string &ruleset, const std::string &name, const Json &rosterA,
                         const Json &rosterB, const Json &options, const GameKey &key, const std::string &time)
{
    if (name.empty() || name.size() > mostCampaignName)
        throw Error(fmt::format("a campaign's name has 1 to {} bytes", mostCampaignName), "name");
    Campaign campaign;
    campaign.rules_ = &rules;
    campaign.state_ = rules.startCampaign(name, rosterA, rosterB, options);
    CampaignEntry header;
    header.json = {
        {"optio-campaign", campaignFormat}, {"ruleset", ruleset}, {"id", newId()}, {"name", name}, {"created", time}, {"key", toHex(key)},
        {"start", campaign.state_}};
    header.line = canonical(header.json);
    campaign.lines_.push_back(std::move(header));
    return campaign;
}

Campaign Campaign::open(const CampaignRules &rules, const std::vector<std::string> &lines)
{
    Campaign campaign = read(lines);
    campaign.rules_ = &rules;
    return campaign;
}

Campaign Campaign::read(const std::vector<std::string> &lines)
{
    if (lines.empty())
        throw Error("the campaign has no lines", "campaign");
    Campaign campaign;
    CampaignEntry header{0, lines.front(), parseJson(lines.front(), "line 1 of the campaign")};
    const Json &json = header.json;
    for (const char *key : {"ruleset", "id", "name", "created", "key"})
        if (!json.is_object() || !json.contains(key) || !json.at(key).is_string())
            failAt(0, fmt::format("is no header: the text \"{}\" is missing", key));
    if (json.value("optio-campaign", Json()) != campaignFormat || !json.contains("start") || !json.at("start").is_object())
        failAt(0, "is no header of a campaign that this program knows");
    campaign.state_ = json.at("start");
    campaign.lines_.push_back(std::move(header));
    for (std::size_t n = 1; n < lines.size(); ++n)
        campaign.follow({static_cast<int>(n), lines[n], parseJson(lines[n], fmt::format("line {} of the campaign", n + 1))});
    return campaign;
}

const CampaignRules &Campaign::rules() const
{
    if (rules_ == nullptr)
        throw Error("this campaign was read without its rules", "campaign");
    return *rules_;
}

std::string Campaign::lastAct() const
{
    const std::vector<int> numbers = standing();
    return numbers.empty() ? std::string()
                           : lines_[static_cast<std::size_t>(numbers.back())].json.at("result").at("sentence").get<std::string>();
}

std::vector<int> Campaign::standing() const
{
    std::vector<int> numbers;
    for (const CampaignEntry &entry : lines_) {
        if (entry.n == 0)
            continue;
        if (entry.json.at("kind") == "undo")
            numbers.erase(std::remove(numbers.begin(), numbers.end(), entry.json.at("of").get<int>()), numbers.end());
        else
            numbers.push_back(entry.n);
    }
    return numbers;
}

CampaignEntry Campaign::act(const std::string &kind, const Json &input, const std::optional<std::vector<int>> &typed,
                            const std::string &time) const
{
    const std::vector<std::string> acts = rules().campaignActs();
    if (std::find(acts.begin(), acts.end(), kind) == acts.end())
        throw Error("a campaign has no act " + quoted(Json(kind)) + allowedTail(kind, acts), "act");
    if (!input.is_object())
        throw Error("the input must be an object, not " + quoted(input), "input");
    Ruling ruling;
    if (typed) {
        EnteredDice source(*typed);
        Dice dice(source);
        ruling = rules().campaignAct(state_, kind, input, dice);
        source.finish();
    } else {
        // The same act done again draws the same dice.
        const std::string key = header().at("key").get<std::string>();
        const ActKey act{static_cast<int>(state_.at("battles").size()), "campaign-" + kind, {}, 0};
        RandomDice source(gameKeyFromHex(key), act);
        Dice dice(source);
        ruling = rules().campaignAct(state_, kind, input, dice);
    }
    return nextLine(lines_, {{"kind", "act"}, {"act", {{"kind", kind}, {"input", input}}}, {"result", toJson(ruling)}}, time);
}

CampaignEntry Campaign::undo(const std::string &time) const
{
    const std::vector<int> numbers = standing();
    if (numbers.empty())
        throw Error("there is nothing to take back in this campaign", "undo");
    const Json &last = lines_[static_cast<std::size_t>(numbers.back())].json;
    const Ruling ruling = rulingFromJson(last.at("result"));
    Ruling back;
    back.sentence = "Taken back: " + ruling.sentence;
    back.changes = inverse(ruling.changes);
    return nextLine(lines_, {{"kind", "undo"}, {"of", numbers.back()}, {"result", toJson(back)}}, time);
}

void Campaign::follow(const CampaignEntry &entry)
{
    const std::size_t place = lines_.size();
    const Json &json = entry.json;
    if (const std::string fault = breakOfChain(lines_, json); !fault.empty())
        failAt(place, fault);
    const Json kind = json.value("kind", Json());
    const bool undo = kind == "undo" && json.contains("of") && json.at("of").is_number_integer();
    const bool act = kind == "act" && json.contains("act") && json.at("act").is_object();
    if ((!undo && !act) || !json.contains("result"))
        failAt(place, "is no entry of a campaign");
    if (undo) {
        const std::vector<int> numbers = standing();
        if (numbers.empty() || numbers.back() != json.at("of").get<int>())
            failAt(place, "takes back what is not the last act that stands");
    }
    try {
        optio::apply(state_, rulingFromJson(json.at("result")).changes);
    } catch (const Error &error) {
        failAt(place, std::string("does not fit: ") + error.what());
    }
    lines_.push_back(entry);
    lines_.back().n = static_cast<int>(place);
}

Json campaignPage(const Campaign &campaign)
{
    Json page = campaign.rules().campaignView(campaign.state());
    for (const char *key : {"id", "ruleset", "created"})
        page[key] = campaign.header().at(key);
    page["undo"] = campaign.lastAct();
    page["entries"] = campaign.lines().size() - 1;
    return page;
}

} // namespace optio
