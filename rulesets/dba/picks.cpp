// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes picks.
#include "rulesets/dba/picks.h"

#include "rules/ruling/asking.h"

namespace optio::dba {

namespace {

std::string tooMany(int there)
{
    return "only " + std::to_string(there) + (there == 1 ? " such element is" : " such elements are") + " there";
}

PickRules pickRules(const Words &words)
{
    return {
        99,        "DBA-070",
        "DBA-070", "of the row of ",
        tooMany,   [&words](const std::string &unitId, const Json &unit) {
                return titleOf(words, elementFromRow(words, unit, unitId)); }};
}

/// A pick outside a game: an element, or one with its count.
Pick described(const Words &words, const Json &json, const std::string &field)
{
    Pick pick;
    const bool counted = json.is_object() && json.contains("element");
    if (counted)
        onlyKeys(json, {"element", "count"});
    pick.element = elementFromJson(words, counted ? json.at("element") : json, field);
    pick.count = counted ? countOfPick(json, field, pickRules(words)) : 1;
    return pick;
}

} // namespace

const Json &whoIn(const Json &input)
{
    static const Json nobody = Json::array();
    const auto found = input.find("who");
    return found == input.end() || found->is_null() ? nobody : *found;
}

std::vector<Pick> picksFrom(const Words &words, const Json *state, const Json &list, const std::string &field, const Preference &preference)
{
    std::vector<Pick> picks;
    if (state != nullptr) {
        for (Picked &one : picksIn(*state, list, field, pickRules(words), preference)) {
            const Element element = elementFromRow(words, *one.unit, one.unitId);
            picks.push_back({std::move(one), element});
        }
        return picks;
    }
    requirePicks(list, field);
    for (const Json &pick : list)
        picks.push_back(described(words, pick, field));
    return picks;
}

Json toJson(const Words &words, const std::vector<Pick> &picks, bool inGame)
{
    Json list = Json::array();
    for (const Pick &pick : picks)
        list.push_back(optio::toJson(pick, inGame ? Json() : toJson(words, pick.element)));
    return list;
}

std::vector<Candidate> candidatesOf(const Words &words, const Json &state, const std::string &side)
{
    const auto text = [&](const Json &army, const Json &, const Json &unit, const Part &part) -> std::optional<CandidateText> {
        const Element element = elementFromRow(words, unit, "unit");
        return CandidateText{titleOf(words, element) + (element.general ? ", general" : ""), army.at("name").get<std::string>(),
                             marksText(part.marks)};
    };
    return optio::candidatesOf(state, side, "groups", text);
}

std::string picksText(const Words &words, const std::vector<Pick> &picks)
{
    std::vector<std::pair<std::string, int>> names;
    for (const Pick &pick : picks)
        names.emplace_back(titleOf(words, pick.element), pick.count);
    return countedText(names);
}

int countOf(const std::vector<Pick> &picks)
{
    int count = 0;
    for (const Pick &pick : picks)
        count += pick.count;
    return count;
}

} // namespace optio::dba
