// SPDX-License-Identifier: GPL-3.0-or-later
// Marks of elements, kept by number of elements alike.
#include "rules/ruling/marks.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace optio {

namespace {

const Json &marksOf(const Json &unit)
{
    static const Json none = Json::array();
    const auto found = unit.find("marks");
    return found != unit.end() && found->is_array() ? *found : none;
}

std::string keyOf(const Json &marks)
{
    std::string key;
    for (auto it = marks.begin(); it != marks.end(); ++it) {
        key += (key.empty() ? "" : ",") + it.key();
        if (it.value() != true)
            key += "=" + (it.value().is_string() ? it.value().get<std::string>() : canonical(it.value()));
    }
    return key;
}

/// Parts as the row holds them: alike ones together, in a fixed order.
Json rowOf(const std::vector<Part> &parts)
{
    std::map<std::string, Json> merged;
    for (const Part &part : parts)
        if (!part.marks.empty() && part.count > 0) {
            Json one = part.marks;
            one["count"] = part.count;
            const auto [place, isNew] = merged.emplace(keyOf(part.marks), one);
            if (!isNew)
                place->second["count"] = place->second["count"].get<int>() + part.count;
        }
    Json row = Json::array();
    for (auto &[key, one] : merged)
        row.push_back(std::move(one));
    return row;
}

/// "marched", "marched twice", "marched 3 times"
std::string timesText(const std::string &words, int times)
{
    return times <= 1 ? words : times == 2 ? words + " twice" : words + " " + std::to_string(times) + " times";
}

} // namespace

int standing(const Json &unit)
{
    const std::int64_t left = std::int64_t{unit.at("count").get<int>()} - unit.at("lost").get<int>();
    return static_cast<int>(std::clamp<std::int64_t>(left, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()));
}

std::vector<Part> partsOf(const Json &unit)
{
    std::vector<Part> parts;
    int left = std::max(0, standing(unit));
    for (const Json &one : marksOf(unit)) {
        // A loss entered by hand may leave fewer elements than are marked.
        Part part{std::clamp(one.value("count", 0), 0, left), one, {}};
        part.marks.erase("count");
        part.key = keyOf(part.marks);
        left -= part.count;
        if (part.count > 0)
            parts.push_back(std::move(part));
    }
    if (left > 0)
        parts.insert(parts.begin(), Part{left, Json::object(), {}});
    return parts;
}

int countMarked(const Json &unit, const char *mark)
{
    int count = 0;
    for (const Part &part : partsOf(unit))
        count += part.has(mark) ? part.count : 0;
    return count;
}

std::string marksText(const Json &marks, const std::vector<MarkWords> &words)
{
    std::string text;
    for (const MarkWords &one : words)
        if (marks.contains(one.mark))
            text += (text.empty() ? "" : ", ") + (one.counted ? timesText(one.words, marks.value(one.mark, 0)) : one.words);
    return text;
}

Json &Marking::copy(const std::string &unit)
{
    const auto found = units_.find(unit);
    return found != units_.end() ? found->second : units_.emplace(unit, state_.at("units").at(unit)).first->second;
}

Part &Marking::take(std::vector<Part> &parts, const std::string &unit, const std::string &part, int count, bool lost) const
{
    const auto found = std::find_if(parts.begin(), parts.end(), [&](const Part &one) { return one.key == part; });
    const int there = found == parts.end() ? 0 : found->count;
    if (found == parts.end() || there < count)
        throw Error(rules_.tooFew(unit, count, there, lost), unit);
    found->count -= count;
    return *found;
}

std::string Marking::mark(const std::string &unit, const std::string &part, int count, const Json &marks)
{
    Json &row = copy(unit);
    std::vector<Part> parts = partsOf(row);
    Part marked{count, take(parts, unit, part, count, false).marks, {}};
    for (auto it = marks.begin(); it != marks.end(); ++it) {
        if (it.value().is_null())
            marked.marks.erase(it.key());
        else
            marked.marks[it.key()] = it.value();
    }
    std::string key = keyOf(marked.marks);
    parts.push_back(std::move(marked));
    row["marks"] = rowOf(parts);
    return key;
}

void Marking::lose(const std::string &unit, const std::string &part, int count)
{
    Json &row = copy(unit);
    std::vector<Part> parts = partsOf(row);
    take(parts, unit, part, count, true);
    row["lost"] = row.at("lost").get<int>() + count;
    row["marks"] = rowOf(parts);
}

void Marking::trim(const std::string &unit)
{
    Json &row = copy(unit);
    row["marks"] = rowOf(partsOf(row));
}

void Marking::endBound()
{
    for (auto unit = state_.at("units").begin(); unit != state_.at("units").end(); ++unit) {
        if (marksOf(unit.value()).empty() && units_.count(unit.key()) == 0)
            continue;
        Json &row = copy(unit.key());
        std::vector<Part> parts = partsOf(row);
        for (Part &part : parts) {
            Json kept = Json::object();
            for (const char *lasting : rules_.lasting)
                if (part.has(lasting))
                    kept[lasting] = part.marks.at(lasting);
            part.marks = std::move(kept);
        }
        row["marks"] = rowOf(parts);
    }
}

void Marking::tell(Ruling &ruling, const std::function<std::string(const std::string &)> &name) const
{
    for (const auto &[id, row] : units_) {
        const Json &before = state_.at("units").at(id);
        const std::string path = "/units/" + id + "/";
        if (row.at("lost") != before.at("lost"))
            ruling.changes.push_back(
                changeOf(state_, path + "lost", row.at("lost"), name(id) + ": " + canonical(row.at("lost")) + " lost"));
        if (const Json &marks = marksOf(row); marks != marksOf(before))
            ruling.changes.push_back(changeOf(state_, path + "marks", marks));
    }
}

} // namespace optio
