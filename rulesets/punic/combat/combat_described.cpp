// SPDX-License-Identifier: GPL-3.0-or-later
// Reads combats outside a game.
#include "rulesets/punic/combat/combat_described.h"

#include "rules/roster/roster.h"
#include "rules/ruling/refusal.h"

#include <algorithm>

namespace optio::punic {

namespace {

const std::vector<std::string> entries{"charge", "receive", "pursue", "followUp", "relieved", "hold"};

int number(const Json &json, const std::string &field, int least, int most)
{
    if (!json.is_number_integer() || json < least || json > most)
        throw Error(field + " must be a whole number from " + std::to_string(least) + " to " + std::to_string(most) + ", not " +
                        quoted(json),
                    field);
    return json.get<int>();
}

/// The things of a list, or the one thing.
std::span<const Json> eachOf(const Json &json)
{
    if (json.is_array())
        return json.get_ref<const Json::array_t &>();
    return {&json, 1};
}

std::vector<std::string> entryOf(const Json &description, const std::string &id)
{
    static const Json hold = "hold";
    const auto given = description.find("entry");
    const Json &ways = given == description.end() ? hold : *given;
    std::vector<std::string> found;
    for (const Json &one : eachOf(ways)) {
        if (!one.is_string() || std::find(entries.begin(), entries.end(), one.get<std::string>()) == entries.end())
            throw Error(id + "/entry: " + quoted(one) + " is no way to come into a round of combat (PUN-028)" +
                            allowedTail(one.is_string() ? one.get<std::string>() : "", entries),
                        id);
        found.push_back(one.get<std::string>());
    }
    return found;
}

/// A legion's ranks, front to back: as they were raised, or with the triarii in front.
Json ranksOf(const Sheet &sheet, const std::string &id, const Json &description)
{
    const auto &rows = sheet.ruleset.at("legion").at("lines").items();
    const bool under = description.value("understrength", Json(false)) == true;
    const Json given = description.value("lines", Json());
    if (!given.is_null() && (!given.is_array() || given.size() > rows.size() || given.empty()))
        throw Error(id + "/lines must be a list of the bases of hastati, principes and triarii, not " + quoted(given), id);
    Json ranks = Json::array();
    int sum = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool triarii = rows[i].at("type").text() == wordOf(Type::HI);
        const int full = triarii && under ? sheet.number("legion", "triarii_under") : static_cast<int>(rows[i].at("bases").integer());
        const int bases = given.is_null() ? full : i < given.size() ? number(given[i], id + "/lines", 0, full) : 0;
        sum += bases;
        Json rank = {{"name", rows[i].at("name").text()},
                     {"type", rows[i].at("type").text()},
                     {"under", triarii && under},
                     {"start", full},
                     {"bases", bases}};
        if (triarii && description.value("formation", Json("")) == wordOf(Formation::behindTriarii))
            ranks.insert(ranks.begin(), std::move(rank));
        else
            ranks.push_back(std::move(rank));
    }
    if (sum == 0)
        throw Error(id + "/lines: a legion needs at least one base", id);
    return ranks;
}

} // namespace

std::span<const Json> descriptionsIn(const Json &input, const std::string &slot)
{
    const auto found = input.find(slot);
    if (found == input.end() || found->is_null())
        return {};
    return eachOf(*found);
}

std::string describedId(const std::string &slot, std::size_t number) { return number == 0 ? slot : slot + std::to_string(number + 1); }

std::string describedSupport(const std::string &unit) { return unit + ".support"; }

Json plainDescription(const Sheet &sheet, const std::string &id, const Json &description)
{
    if (!description.is_object())
        return description; // for the common reader to refuse
    Json plain = description;
    for (const char *key : {"entry", "from", "round", "support", "lines", "behind"})
        plain.erase(key);
    const bool legion = description.value("legion", Json(false)) == true;
    if (legion && !description.contains("ranks"))
        plain["ranks"] = ranksOf(sheet, id, description);
    else if (description.contains("lines"))
        throw Error(id + "/lines: only a legion has lines (PUN-085); give \"bases\"", id);
    if (legion && !description.contains("type"))
        plain["type"] = wordOf(Type::MI);
    return plain;
}

void describeCombat(const Sheet &sheet, State &state, const Json &input, const std::string &combatId)
{
    Combat combat;
    combat.id = combatId;
    bool supported = false;
    for (const char *slot : {"a", "b"}) {
        const auto list = descriptionsIn(input, slot);
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::string id = describedId(slot, i);
            Member member;
            member.unit = id;
            member.entry = entryOf(list[i], id);
            if (const auto round = list[i].find("round"); round != list[i].end())
                member.round = number(*round, id + "/round", 1, 99);
            if (const auto support = list[i].find("support"); support != list[i].end() && !support->is_null()) {
                const std::string name = describedSupport(id);
                state.units[name] = describedUnit(sheet, name, slot, plainDescription(sheet, name, *support));
                supported = true;
            }
            combat.members.push_back(std::move(member));
        }
    }
    if (supported) // those who fight are told apart already
        tellNamesApart(state);
    for (Member &member : combat.members) {
        const std::string slot = member.unit.substr(0, 1);
        const std::size_t number = member.unit.size() == 1 ? 0 : std::stoul(member.unit.substr(1)) - 1;
        const Json &description = descriptionsIn(input, slot)[number];
        const auto side = description.find("from");
        const Aspect from = side == description.end() ? Aspect::front : fromWord<Aspect>(*side, member.unit + "/from");
        for (const Member &enemy : combat.members)
            if (enemy.unit.substr(0, 1) != slot && (enemy.has("charge") || from != Aspect::front))
                member.from[enemy.unit] = from;
    }
    state.combats[combatId] = std::move(combat);
}

void tellNamesApart(State &state)
{
    std::vector<std::string> names;
    for (const auto &[id, unit] : state.units)
        names.push_back(unit.name);
    const std::vector<std::string> apart = toldApart(names);
    std::size_t i = 0;
    for (auto &[id, unit] : state.units)
        unit.name = apart[i++];
}

int basesBehind(const Json &input, const std::string &unit)
{
    const auto list = descriptionsIn(input, unit.substr(0, 1));
    const std::size_t index = unit.size() == 1 ? 0 : std::stoul(unit.substr(1)) - 1;
    const Json support = index < list.size() && list[index].is_object() ? list[index].value("support", Json()) : Json();
    if (!support.is_object() || !support.contains("behind"))
        return -1;
    return number(support.at("behind"), describedSupport(unit) + "/behind", 0, 99);
}

} // namespace optio::punic
