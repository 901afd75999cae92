// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes picks.
#include "rulesets/dba/picks.h"

#include "rules/asking.h"
#include "rules/refusal.h"

#include <algorithm>

namespace optio::dba {

namespace {

int countIn(const Json &pick, const std::string &field)
{
    const auto found = pick.find("count");
    if (found == pick.end())
        return 1;
    if (!found->is_number_integer() || *found < 1 || *found > 99)
        throw Error(field + ": the count " + quoted(*found) + " is not a whole number from 1 to 99 (DBA-070)", field);
    return found->get<int>();
}

void add(std::vector<Pick> &picks, Pick pick)
{
    for (Pick &one : picks)
        if (!pick.unitId.empty() && one.unitId == pick.unitId && one.part.key == pick.part.key) {
            one.count += pick.count;
            return;
        }
    picks.push_back(std::move(pick));
}

void readPick(const Words &words, const Json &state, const Json &pick, const std::string &field, std::vector<Pick> &picks)
{
    const Json named = pick.is_string() ? Json{{"unit", pick}} : pick;
    if (!named.is_object())
        throw Error(field + ": " + quoted(pick) + " is not a pick; name a unit, perhaps with part and count", field);
    onlyKeys(named, {"unit", "part", "count"});
    const auto id = named.find("unit");
    const Json &units = state.at("units");
    if (id == named.end() || !id->is_string() || !units.contains(id->get_ref<const std::string &>()))
        throw Error(field + ": the game has no unit " + (id == named.end() ? "in " + quoted(pick) : quoted(*id)), field);
    int wanted = countIn(named, field);
    const std::string unitId = id->get<std::string>();
    const Json &unit = units.at(unitId);
    const Element element = elementFromRow(words, unit, unitId);
    const std::string &name = titleOf(words, element);
    std::vector<Part> parts = partsOf(unit);
    if (parts.empty())
        throw Error(name + ": no element of this row is left (DBA-070)", field);
    if (const auto part = named.find("part"); part != named.end()) {
        const auto found = std::find_if(parts.begin(), parts.end(), [&](const Part &one) { return *part == one.key; });
        if (found == parts.end())
            throw Error(field + ": there is no part " + quoted(*part) + " of the row of " + name + " (DBA-070)", field);
        parts = {*found};
    }
    int there = 0;
    for (Part &one : parts) {
        for (const Pick &taken : picks)
            one.count -= taken.unitId == unitId && taken.part.key == one.key ? taken.count : 0;
        there += one.count;
        const int take = std::min(wanted, one.count);
        wanted -= take;
        if (take > 0)
            add(picks, {element, take, one, unitId});
    }
    if (wanted > 0)
        throw Error(name + ": only " + std::to_string(there) + (there == 1 ? " such element is" : " such elements are") +
                        " there (DBA-070)",
                    field);
}

} // namespace

const Json &whoIn(const Json &input)
{
    static const Json nobody = Json::array();
    const auto found = input.find("who");
    return found == input.end() || found->is_null() ? nobody : *found;
}

std::vector<Pick> picksFrom(const Words &words, const Json *state, const Json &list, const std::string &field)
{
    if (!list.is_array() || list.empty())
        throw Error(field + ": expected a list of elements; pick at least one", field);
    std::vector<Pick> picks;
    for (const Json &pick : list) {
        if (state != nullptr) {
            readPick(words, *state, pick, field, picks);
            continue;
        }
        const bool counted = pick.is_object() && pick.contains("element");
        if (counted)
            onlyKeys(pick, {"element", "count"});
        add(picks, {elementFromJson(words, counted ? pick.at("element") : pick, field), counted ? countIn(pick, field) : 1, {}, {}});
    }
    return picks;
}

Json toJson(const Words &words, const std::vector<Pick> &picks, bool inGame)
{
    Json list = Json::array();
    for (const Pick &pick : picks) {
        Json one = {{"count", pick.count}};
        if (inGame) {
            one["unit"] = pick.unitId;
            one["part"] = pick.part.key;
        } else {
            one["element"] = toJson(words, pick.element);
        }
        list.push_back(std::move(one));
    }
    return list;
}

std::vector<Candidate> candidatesOf(const Words &words, const Json &state, const std::string &side)
{
    std::vector<Candidate> candidates;
    for (const Json &army : state.at("sides"))
        for (const Json &group : army.at("groups"))
            for (const Json &id : group.at("units")) {
                const Json &unit = state.at("units").at(id.get_ref<const std::string &>());
                if (!side.empty() && unit.at("side") != side)
                    continue;
                const Element element = elementFromRow(words, unit, "unit");
                for (const Part &part : partsOf(unit)) {
                    std::string detail = army.at("name").get<std::string>();
                    if (const std::string marks = marksText(part.marks); !marks.empty())
                        detail += " · " + marks;
                    candidates.push_back({id.get<std::string>(), part.key, titleOf(words, element) + (element.general ? ", general" : ""),
                                          detail, part.count, 0});
                }
            }
    return candidates;
}

std::string picksText(const Words &words, const std::vector<Pick> &picks)
{
    std::vector<std::pair<int, int>> kinds; // type, count
    for (const Pick &pick : picks) {
        const auto found = std::find_if(kinds.begin(), kinds.end(), [&](const auto &kind) { return kind.first == pick.element.type; });
        if (found == kinds.end())
            kinds.emplace_back(pick.element.type, pick.count);
        else
            found->second += pick.count;
    }
    std::string text;
    for (const auto &[type, count] : kinds)
        text += (text.empty() ? "" : ", ") + std::to_string(count) + " " + words.at(type).name;
    return text;
}

int countOf(const std::vector<Pick> &picks)
{
    int count = 0;
    for (const Pick &pick : picks)
        count += pick.count;
    return count;
}

} // namespace optio::dba
