// SPDX-License-Identifier: GPL-3.0-or-later
// Reads, writes and offers picks.
#include "rulesets/dbx/picks.h"

#include "rules/ruling/asking.h"
#include "rules/ruling/refusal.h"

#include <algorithm>

namespace optio::dbx {

namespace {

/// Takes elements out of a game, pick by pick.
class PickReader {
public:
    PickReader(const Units &units, const std::string &field, const PickRules &rules, const Preference &preference)
        : units_(units), field_(field), rules_(rules), preference_(preference)
    {}

    void read(const Json &pick)
    {
        const Json named = pick.is_string() ? Json{{"unit", pick}} : pick;
        if (!named.is_object())
            throw Error(field_ + ": " + quoted(pick) + " is not a pick; name a unit, perhaps with part and count", field_);
        onlyKeys(named, {"unit", "part", "count"});
        const auto id = named.find("unit");
        if (id == named.end() || !id->is_string() || !units_.contains(id->get_ref<const std::string &>()))
            throw Error(field_ + ": the game has no unit " + (id == named.end() ? "in " + quoted(pick) : quoted(*id)), field_);
        int wanted = countOfPick(named, field_, rules_);
        const std::string unitId = id->get<std::string>();
        const Unit &unit = units_.at(unitId);
        const std::string name = rules_.name(unit);
        int there = 0;
        for (Part &part : partsFor(named, unit, name)) {
            part.count -= taken(unitId, part.key);
            there += part.count;
            const int take = std::min(wanted, part.count);
            wanted -= take;
            if (take > 0)
                add({take, part, unitId, &unit});
        }
        if (wanted > 0)
            throw Error(name + ": " + rules_.tooMany(there) + ruleTail(), field_);
    }

    std::vector<Picked> picks;

private:
    std::string ruleTail() const { return " (" + rules_.rule + ")"; }
    /// The parts that a pick may take from: the one it names, or all, the preferred ones first.
    std::vector<Part> partsFor(const Json &pick, const Unit &unit, const std::string &name) const
    {
        std::vector<Part> parts = partsOf(unit);
        if (parts.empty())
            throw Error(name + ": no element of this row is left" + ruleTail(), field_);
        if (const auto part = pick.find("part"); part != pick.end()) {
            const auto found = std::find_if(parts.begin(), parts.end(), [&](const Part &one) { return *part == one.key; });
            if (found == parts.end())
                throw Error(field_ + ": there is no part " + quoted(*part) + " " + rules_.partOf + name + ruleTail(), field_);
            return {*found};
        }
        if (preference_) {
            std::string left;
            for (const Part &one : parts)
                left += (left.empty() ? "" : "; ") + std::to_string(one.count) +
                        (one.key.empty() ? " that have done nothing" : " with " + one.key);
            parts.erase(std::remove_if(parts.begin(), parts.end(), [&](const Part &one) { return preference_(one) < 0; }), parts.end());
            std::stable_sort(parts.begin(), parts.end(), [&](const Part &x, const Part &y) { return preference_(x) < preference_(y); });
            if (parts.empty())
                throw Error(name + ": none of those that are left may be picked for this: " + left + ruleTail(), field_);
        }
        return parts;
    }
    int taken(const std::string &unit, const std::string &part) const
    {
        const auto found =
            std::find_if(picks.begin(), picks.end(), [&](const Picked &one) { return one.unitId == unit && one.part.key == part; });
        return found == picks.end() ? 0 : found->count;
    }
    void add(Picked pick)
    {
        for (Picked &one : picks)
            if (one.unitId == pick.unitId && one.part.key == pick.part.key) {
                one.count += pick.count;
                return;
            }
        picks.push_back(std::move(pick));
    }

    const Units &units_;
    const std::string &field_;
    const PickRules &rules_;
    const Preference &preference_;
};

} // namespace

void requirePicks(const Json &list, const std::string &field)
{
    if (!list.is_array() || list.empty())
        throw Error(field + ": expected a list of elements; pick at least one", field);
}

int countOfPick(const Json &pick, const std::string &field, const PickRules &rules)
{
    const auto found = pick.find("count");
    if (found == pick.end())
        return 1;
    if (!found->is_number_integer() || *found < 1 || *found > rules.most)
        throw Error(field + ": the count " + quoted(*found) + " is not a whole number from 1 to " + std::to_string(rules.most) + " (" +
                        rules.countRule + ")",
                    field);
    return found->get<int>();
}

std::vector<Picked> picksIn(const Units &units, const Json &list, const std::string &field, const PickRules &rules,
                            const Preference &preference)
{
    requirePicks(list, field);
    PickReader reader(units, field, rules, preference);
    for (const Json &pick : list)
        reader.read(pick);
    return std::move(reader.picks);
}

Json toJson(const Picked &pick, const Json &element)
{
    if (element.is_null())
        return {{"unit", pick.unitId}, {"part", pick.part.key}, {"count", pick.count}};
    Json json = {{"element", element}, {"count", pick.count}};
    if (!pick.part.marks.empty())
        json["part"] = pick.part.marks;
    return json;
}

std::string countedText(const std::vector<std::pair<std::string, int>> &names)
{
    std::vector<std::pair<std::string, int>> kinds;
    for (const auto &[name, count] : names) {
        const auto found = std::find_if(kinds.begin(), kinds.end(), [&wanted = name](const auto &kind) { return kind.first == wanted; });
        if (found == kinds.end())
            kinds.emplace_back(name, count);
        else
            found->second += count;
    }
    std::string text;
    for (const auto &[name, count] : kinds)
        text += (text.empty() ? "" : ", ") + std::to_string(count) + " " + name;
    return text;
}

} // namespace optio::dbx
