// SPDX-License-Identifier: GPL-3.0-or-later
// Marks of elements, kept by number of elements alike.
#include "rulesets/dbm/marks.h"

#include "rulesets/dbm/units.h"

#include <algorithm>

namespace optio::dbm {

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
Json rowOf(std::vector<Part> parts)
{
    std::map<std::string, Part> merged;
    for (Part &part : parts)
        if (!part.marks.empty() && part.count > 0) {
            part.key = keyOf(part.marks);
            const auto [place, isNew] = merged.emplace(part.key, part);
            if (!isNew)
                place->second.count += part.count;
        }
    Json row = Json::array();
    for (const auto &[key, part] : merged) {
        Json one = part.marks;
        one["count"] = part.count;
        row.push_back(std::move(one));
    }
    return row;
}

} // namespace

std::vector<Part> partsOf(const Json &unit)
{
    std::vector<Part> parts;
    int left = std::max(0, standing(unit));
    for (const Json &one : marksOf(unit)) {
        // A loss entered by hand may leave fewer elements than are marked.
        Part part{std::min(left, one.value("count", 0)), one, {}};
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

std::string marksText(const Json &marks)
{
    std::string text;
    const auto add = [&](const char *key, const std::string &words) {
        if (marks.contains(key))
            text += (text.empty() ? "" : ", ") + words;
    };
    add(mark::contact, "in contact");
    add(mark::onFoot, "on foot");
    add(mark::moved, "moved");
    const int marches = marks.value(mark::marches, 0);
    add(mark::marches, marches == 1 ? "marched" : marches == 2 ? "marched twice" : "marched " + std::to_string(marches) + " times");
    add(mark::halted, "halted");
    add(mark::shot, "shot");
    add(mark::fought, "fought");
    add(mark::pursued, "pursued");
    add(mark::pressed, "pressed forward");
    return text;
}

int countMarked(const Json &unit, const char *mark)
{
    int count = 0;
    for (const Part &part : partsOf(unit))
        count += part.has(mark) ? part.count : 0;
    return count;
}

Json &Marking::copy(const std::string &unit)
{
    const auto found = units_.find(unit);
    return found != units_.end() ? found->second : units_.emplace(unit, state_.at("units").at(unit)).first->second;
}

const Json &Marking::unit(const std::string &id) { return copy(id); }

void Marking::mark(const std::string &unit, const std::string &part, int count, const Json &marks)
{
    Json &row = copy(unit);
    std::vector<Part> parts = partsOf(row);
    const auto found = std::find_if(parts.begin(), parts.end(), [&](const Part &one) { return one.key == part; });
    if (found == parts.end() || found->count < count)
        throw Error(unit + ": there are not " + std::to_string(count) + " such elements (DBM-191)", unit);
    found->count -= count;
    Part marked{count, found->marks, {}};
    for (auto it = marks.begin(); it != marks.end(); ++it) {
        if (it.value().is_null())
            marked.marks.erase(it.key());
        else
            marked.marks[it.key()] = it.value();
    }
    parts.push_back(std::move(marked));
    row["marks"] = rowOf(std::move(parts));
}

void Marking::lose(const std::string &unit, const std::string &part, int count)
{
    Json &row = copy(unit);
    std::vector<Part> parts = partsOf(row);
    const auto found = std::find_if(parts.begin(), parts.end(), [&](const Part &one) { return one.key == part; });
    const int there = found == parts.end() ? 0 : found->count;
    if (there < count)
        throw Error(std::to_string(count) + " elements cannot be lost: only " + std::to_string(there) + " of them are there (DBM-191)",
                    unit);
    found->count -= count;
    row["lost"] = row.at("lost").get<int>() + count;
    row["marks"] = rowOf(std::move(parts));
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
            for (const char *lasting : {mark::contact, mark::onFoot})
                if (part.has(lasting))
                    kept[lasting] = part.marks.at(lasting);
            part.marks = std::move(kept);
        }
        row["marks"] = rowOf(std::move(parts));
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
            ruling.changes.push_back(changeOf(state_, path + "marks", marks, ""));
    }
}

} // namespace optio::dbm
