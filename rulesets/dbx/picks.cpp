// SPDX-License-Identifier: GPL-3.0-or-later
// Reads, writes and offers picks, and finds them again in another state.
#include "rulesets/dbx/picks.h"

#include "rules/ruling/asking.h"
#include "rules/ruling/refusal.h"
#include "rules/sides.h"
#include "rulesets/dbx/combat_input.h"
#include "rulesets/dbx/contact.h"

#include <algorithm>
#include <set>

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

using Marks = std::set<std::string>;

/// "contact=b1.2,moved" as its marks.
Marks marksIn(const std::string &key)
{
    Marks marks;
    for (std::size_t from = 0; from < key.size();) {
        const std::size_t comma = std::min(key.find(',', from), key.size());
        marks.insert(key.substr(from, comma - from));
        from = comma + 1;
    }
    return marks;
}

/// Whom they are in contact with matters most.
int nearness(const Marks &one, const Marks &other)
{
    int like = 0;
    for (const std::string &mark : one)
        like += !other.contains(mark) ? -1 : mark.starts_with(contactMark) ? 8 : 2;
    for (const std::string &mark : other)
        like -= one.contains(mark) ? 0 : 1;
    return like;
}

/// The part of a row that is called `key`, or else is most like it; null for a row without elements.
const Part *partLike(const std::vector<Part> &parts, const std::string &key)
{
    const Part *best = nullptr;
    const Marks wanted = marksIn(key);
    for (const Part &part : parts) {
        if (part.key == key)
            return &part;
        if (best == nullptr || nearness(wanted, marksIn(part.key)) > nearness(wanted, marksIn(best->key)))
            best = &part;
    }
    return best;
}

std::vector<Part> partsNamed(const Units &units, const Json &unit)
{
    const auto row = unit.is_string() ? units.find(unit.get_ref<const std::string &>()) : units.end();
    return row == units.end() ? std::vector<Part>() : partsOf(row->second);
}

/// A pick or a slot: an object with a unit and a part.
void findPart(const Units &units, Json &named)
{
    if (!named.is_object() || !named.contains("unit") || !named.contains("part") || !named.at("part").is_string())
        return;
    const std::vector<Part> parts = partsNamed(units, named.at("unit"));
    const Part *part = partLike(parts, named.at("part").get<std::string>());
    if (part == nullptr || part->key == named.at("part").get_ref<const std::string &>())
        return;
    const Json count = named.value("count", Json(1));
    if (count.is_number_integer() && count > part->count)
        named.erase("part");
    else
        named["part"] = part->key;
}

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

Json partsAgain(const Units &units, const Json &input)
{
    Json again = input;
    if (!again.is_object())
        return again;
    for (auto &[key, slot] : again.items()) {
        findPart(units, slot);
        if (slot.is_array())
            for (Json &pick : slot)
                findPart(units, pick);
    }
    const auto answers = again.find("answers");
    if (answers == again.end() || !answers->is_object())
        return again;
    // Which of its elements it is that fights: asked under the rule set's own prefix.
    for (auto &[id, answer] : answers->items())
        for (const int side : {0, 1}) {
            if (!id.ends_with(side == 0 ? "which_a" : "which_b") || !answer.is_string() || !input.contains(slotId[at(side)]))
                continue;
            const Json &slot = input.at(slotId[at(side)]);
            const std::vector<Part> parts = partsNamed(units, slot.is_object() ? slot.value("unit", Json()) : slot);
            if (const Part *part = partLike(parts, answer.get<std::string>()))
                answer = part->key;
        }
    return again;
}

} // namespace optio::dbx
