// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes picks.
#include "rulesets/dbm/picks.h"

#include "rules/ruling/asking.h"
#include "rulesets/dbm/army/units.h"

namespace optio::dbm {

namespace {

std::string tooMany(int there) { return "only " + std::to_string(there) + " such elements are there"; }

dbx::PickRules pickRules(const Words &words)
{
    return {999, "DBM-190", "DBM-191", "of ", tooMany, [&words](const Unit &unit) { return titleOf(words, elementOf(words, unit)); }};
}

/// A pick outside a game: an element, or one with its count and what it did.
Pick described(const Words &words, const Json &json, const std::string &field)
{
    Pick pick;
    const bool counted = json.is_object() && json.contains("element");
    if (counted)
        onlyKeys(json, {"element", "count", "part"});
    if (counted && json.contains("part")) {
        if (!json.at("part").is_object())
            throw Error(field + ": part: expected an object of marks such as {\"marches\": 2}", field);
        pick.part.marks = json.at("part");
    }
    pick.part.count = 1;
    pick.element = elementFromJson(words, counted ? json.at("element") : json, field);
    pick.count = counted ? dbx::countOfPick(json, field, pickRules(words)) : 1;
    return pick;
}

} // namespace

std::vector<Pick> picksFrom(const Words &words, const State *state, const Json &list, const std::string &field,
                            const dbx::Preference &preference)
{
    std::vector<Pick> picks;
    if (state != nullptr) {
        for (dbx::Picked &one : dbx::picksIn(state->units, list, field, pickRules(words), preference)) {
            Element element = elementOf(words, *one.unit);
            element.demoralised = commandOf(*state, *one.unit).isDemoralised();
            picks.push_back({std::move(one), element});
        }
        return picks;
    }
    dbx::requirePicks(list, field);
    for (const Json &pick : list)
        picks.push_back(described(words, pick, field));
    return picks;
}

std::string commandOfAll(const std::vector<Pick> &picks)
{
    std::string command;
    for (const Pick &pick : picks) {
        if (pick.unit == nullptr)
            return {};
        const std::string own = pick.unit->command.value_or("");
        if (!command.empty() && own != command)
            throw Error("one command at a time: these elements are of different commands (DBM-033)", "who");
        command = own;
    }
    return command;
}

std::vector<Candidate> candidatesOf(const Words &words, const State &state, const std::string &side,
                                    const std::function<int(const Unit &, const Element &, const Part &)> &standard)
{
    const auto text = [&](const Army &, const Corps &command, const Unit &unit, const Part &part) -> std::optional<dbx::CandidateText> {
        const Element element = elementOf(words, unit);
        const int picked = standard(unit, element, part);
        if (picked < 0)
            return {};
        return dbx::CandidateText{titleOf(words, element) + (element.general ? ", general" : ""), command.name, marksText(part.marks),
                                  picked};
    };
    return dbx::candidatesOf(state, side, &Army::commands, text);
}

} // namespace optio::dbm
