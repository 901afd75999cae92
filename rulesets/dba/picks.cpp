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

dbx::PickRules pickRules(const Words &words)
{
    return {
        99, "DBA-070", "DBA-070", "of the row of ", tooMany, [&words](const Unit &unit) { return titleOf(words, elementOf(words, unit)); }};
}

/// A pick outside a game: an element, or one with its count.
Pick described(const Words &words, const Json &json, const std::string &field)
{
    Pick pick;
    const bool counted = json.is_object() && json.contains("element");
    if (counted)
        onlyKeys(json, {"element", "count"});
    pick.element = elementFromJson(words, counted ? json.at("element") : json, field);
    pick.count = counted ? dbx::countOfPick(json, field, pickRules(words)) : 1;
    return pick;
}

} // namespace

const Json &whoIn(const Json &input)
{
    static const Json nobody = Json::array();
    const auto found = input.find("who");
    return found == input.end() || found->is_null() ? nobody : *found;
}

std::vector<Pick> picksFrom(const Words &words, const State *state, const Json &list, const std::string &field,
                            const dbx::Preference &preference)
{
    std::vector<Pick> picks;
    if (state != nullptr) {
        for (dbx::Picked &one : dbx::picksIn(state->units, list, field, pickRules(words), preference)) {
            const Element element = elementOf(words, *one.unit);
            picks.push_back({std::move(one), element});
        }
        return picks;
    }
    dbx::requirePicks(list, field);
    for (const Json &pick : list)
        picks.push_back(described(words, pick, field));
    return picks;
}

std::vector<Candidate> candidatesOf(const Words &words, const State &state, const std::string &side)
{
    const auto text = [&](const Army &army, const Group &, const Unit &unit, const Part &part) -> std::optional<dbx::CandidateText> {
        const Element element = elementOf(words, unit);
        return dbx::CandidateText{titleOf(words, element) + (element.general ? ", general" : ""), army.name, marksText(part.marks)};
    };
    return dbx::candidatesOf(state, side, &Army::groups, text);
}

} // namespace optio::dba
