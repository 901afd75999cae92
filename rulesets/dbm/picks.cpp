// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes picks.
#include "rulesets/dbm/picks.h"

#include "rules/asking.h"
#include "rules/refusal.h"
#include "rulesets/dbm/units.h"

#include <algorithm>

namespace optio::dbm {

namespace {

int countIn(const Json &pick, const std::string &field)
{
    const auto found = pick.find("count");
    if (found == pick.end())
        return 1;
    if (!found->is_number_integer() || *found < 1 || *found > 999)
        throw Error(field + ": the count " + quoted(*found) + " is not a whole number from 1 to 999 (DBM-190)", field);
    return found->get<int>();
}

/// Elements of one command and unit, part by part.
class Reader {
public:
    Reader(const Words &words, const Json &state, const std::string &field, const Preference &preference)
        : words_(words), state_(state), field_(field), preference_(preference)
    {}

    void read(const Json &pick)
    {
        const Json named = pick.is_string() ? Json{{"unit", pick}} : pick;
        if (!named.is_object())
            throw Error(field_ + ": " + quoted(pick) + " is not a pick; name a unit, perhaps with part and count", field_);
        onlyKeys(named, {"unit", "part", "count"});
        const auto id = named.find("unit");
        const Json &units = state_.at("units");
        if (id == named.end() || !id->is_string() || !units.contains(id->get_ref<const std::string &>()))
            throw Error(field_ + ": the game has no unit " + (id == named.end() ? "in " + quoted(pick) : quoted(*id)), field_);
        int wanted = countIn(named, field_);
        const std::string unitId = id->get<std::string>();
        const Json &unit = units.at(unitId);
        const Element element = elementFromRow(words_, unit, unitId);
        const std::string name = titleOf(words_, element);
        std::vector<Part> parts = partsOf(unit);
        if (parts.empty())
            throw Error(name + ": no element of this row is left (DBM-191)", field_);
        const auto part = named.find("part");
        if (part != named.end()) {
            const auto found = std::find_if(parts.begin(), parts.end(), [&](const Part &one) { return *part == one.key; });
            if (found == parts.end())
                throw Error(field_ + ": there is no part " + quoted(*part) + " of " + name + " (DBM-191)", field_);
            parts = {*found};
        } else if (preference_) {
            parts.erase(std::remove_if(parts.begin(), parts.end(), [&](const Part &one) { return preference_(one) < 0; }), parts.end());
            std::stable_sort(parts.begin(), parts.end(), [&](const Part &x, const Part &y) { return preference_(x) < preference_(y); });
            if (parts.empty())
                throw Error(name + ": no element of this row can do this now (DBM-191)", field_);
        }
        int there = 0;
        for (Part &one : parts) {
            one.count -= taken(unitId, one.key);
            there += one.count;
            const int take = std::min(wanted, one.count);
            wanted -= take;
            if (take > 0)
                add(unitId, unit, element, one, take);
        }
        if (wanted > 0)
            throw Error(name + ": only " + std::to_string(there) + " such elements are there (DBM-191)", field_);
    }

    std::vector<Pick> picks;

private:
    int taken(const std::string &unit, const std::string &part) const
    {
        const auto found =
            std::find_if(picks.begin(), picks.end(), [&](const Pick &one) { return one.unitId == unit && one.part.key == part; });
        return found == picks.end() ? 0 : found->count;
    }
    void add(const std::string &unitId, const Json &unit, const Element &element, const Part &part, int count)
    {
        for (Pick &one : picks)
            if (one.unitId == unitId && one.part.key == part.key) {
                one.count += count;
                return;
            }
        Pick pick{element, count, part, unitId, &unit};
        pick.element.demoralised = commandOf(state_, unit).value("demoralised", false);
        picks.push_back(std::move(pick));
    }

    const Words &words_;
    const Json &state_;
    const std::string &field_;
    const Preference &preference_;
};

} // namespace

std::vector<Pick> picksFrom(const Words &words, const Json *state, const Json &list, const std::string &field, const Preference &preference)
{
    if (!list.is_array() || list.empty())
        throw Error(field + ": expected a list of elements; pick at least one", field);
    if (state != nullptr) {
        Reader reader(words, *state, field, preference);
        for (const Json &pick : list)
            reader.read(pick);
        return std::move(reader.picks);
    }
    std::vector<Pick> picks;
    for (const Json &pick : list) {
        const bool counted = pick.is_object() && pick.contains("element");
        if (counted)
            onlyKeys(pick, {"element", "count", "part"});
        Part part{1, Json::object(), {}};
        if (counted && pick.contains("part")) {
            if (!pick.at("part").is_object())
                throw Error(field + ": part: expected an object of marks such as {\"marches\": 2}", field);
            part.marks = pick.at("part");
        }
        picks.push_back(
            {elementFromJson(words, counted ? pick.at("element") : pick, field), counted ? countIn(pick, field) : 1, part, {}, nullptr});
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
            if (!pick.part.marks.empty())
                one["part"] = pick.part.marks;
        }
        list.push_back(std::move(one));
    }
    return list;
}

std::string commandOfAll(const std::vector<Pick> &picks)
{
    std::string command;
    for (const Pick &pick : picks) {
        if (pick.unit == nullptr)
            return {};
        const auto &own = pick.unit->at("command").get_ref<const std::string &>();
        if (!command.empty() && own != command)
            throw Error("one command at a time: these elements are of different commands (DBM-033)", "who");
        command = own;
    }
    return command;
}

std::vector<Candidate> candidatesOf(const Words &words, const Json &state, const std::string &side,
                                    const std::function<int(const Json &, const Element &, const Part &)> &standard)
{
    std::vector<Candidate> candidates;
    for (const Json &army : state.at("sides"))
        for (const Json &command : army.at("commands"))
            for (const Json &id : command.at("units")) {
                const Json &unit = state.at("units").at(id.get_ref<const std::string &>());
                if (!side.empty() && unit.at("side") != side)
                    continue;
                const Element element = elementFromRow(words, unit, "unit");
                for (const Part &part : partsOf(unit)) {
                    const int picked = standard(unit, element, part);
                    if (picked < 0)
                        continue;
                    std::string detail = command.at("name").get<std::string>();
                    if (const std::string marks = marksText(part.marks); !marks.empty())
                        detail += " · " + marks;
                    candidates.push_back({id.get<std::string>(), part.key, titleOf(words, element) + (element.general ? ", general" : ""),
                                          detail, part.count, std::min(picked, part.count)});
                }
            }
    return candidates;
}

std::string picksText(const Words &words, const std::vector<Pick> &picks)
{
    std::vector<std::pair<std::string, int>> kinds;
    for (const Pick &pick : picks) {
        const std::string name = titleOf(words, pick.element);
        const auto found = std::find_if(kinds.begin(), kinds.end(), [&](const auto &kind) { return kind.first == name; });
        if (found == kinds.end())
            kinds.emplace_back(name, pick.count);
        else
            found->second += pick.count;
    }
    std::string text;
    for (const auto &[name, count] : kinds)
        text += (text.empty() ? "" : ", ") + std::to_string(count) + " " + name;
    return text;
}

int countOf(const std::vector<Pick> &picks)
{
    int count = 0;
    for (const Pick &pick : picks)
        count += pick.count;
    return count;
}

} // namespace optio::dbm
