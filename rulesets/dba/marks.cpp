// SPDX-License-Identifier: GPL-3.0-or-later
// Marks of elements, kept by number of elements alike.
#include "rulesets/dba/marks.h"

#include "rulesets/dba/element.h"

#include <algorithm>

namespace optio::dba {

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

Part &find(std::vector<Part> &parts, const std::string &key, int count, const std::string &unit)
{
    const auto found = std::find_if(parts.begin(), parts.end(), [&](const Part &one) { return one.key == key; });
    const int there = found == parts.end() ? 0 : found->count;
    if (there < count)
        throw Error(unit + ": there are no " + std::to_string(count) + " such elements, only " + std::to_string(there) + " (DBA-070)",
                    unit);
    return *found;
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
    const int moved = marks.value(mark::moved, 0);
    add(mark::moved, moved <= 1 ? "moved" : moved == 2 ? "moved twice" : "moved " + std::to_string(moved) + " times");
    add(mark::shot, "shot");
    add(mark::shotAt, "shot at");
    add(mark::fought, "fought");
    return text;
}

Json &Marking::copy(const std::string &unit)
{
    const auto found = units_.find(unit);
    return found != units_.end() ? found->second : units_.emplace(unit, state_.at("units").at(unit)).first->second;
}

std::string Marking::mark(const std::string &unit, const std::string &part, int count, const Json &marks)
{
    Json &row = copy(unit);
    std::vector<Part> parts = partsOf(row);
    Part &from = find(parts, part, count, unit);
    from.count -= count;
    Part marked{count, from.marks, {}};
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
    find(parts, part, count, unit).count -= count;
    row["lost"] = row.at("lost").get<int>() + count;
    row["marks"] = rowOf(parts);
}

void Marking::part(const std::string &unit, const std::string &foe)
{
    for (const Part &one : partsOf(copy(unit)))
        if (one.contact() == foe) {
            mark(unit, one.key, 1, {{mark::contact, nullptr}});
            return;
        }
}

void Marking::meet(const std::string &unit, const std::string &foe, int count)
{
    for (const Part &one : partsOf(copy(unit))) {
        const int some = std::min(count, one.count);
        if (some <= 0 || one.has(mark::contact))
            continue;
        mark(unit, one.key, some, {{mark::contact, foe}});
        count -= some;
    }
}

void Marking::endBound()
{
    for (auto unit = state_.at("units").begin(); unit != state_.at("units").end(); ++unit) {
        if (marksOf(unit.value()).empty())
            continue;
        Json &row = copy(unit.key());
        std::vector<Part> parts = partsOf(row);
        for (Part &part : parts) {
            const std::string foe = part.contact();
            part.marks = Json::object();
            if (!foe.empty())
                part.marks[mark::contact] = foe;
        }
        row["marks"] = rowOf(parts);
    }
}

void Marking::tell(const Words &words, Ruling &ruling) const
{
    for (const auto &[id, row] : units_) {
        const Json &before = state_.at("units").at(id);
        const std::string path = "/units/" + id + "/";
        if (row.at("lost") != before.at("lost"))
            ruling.changes.push_back(changeOf(state_, path + "lost", row.at("lost"),
                                              nameOfSide(state_, armyOf(row)) + " · " + titleOf(words, elementFromRow(words, row, id)) +
                                                  ": " + canonical(row.at("lost")) + " lost"));
        if (const Json &marks = marksOf(row); marks != marksOf(before))
            ruling.changes.push_back(changeOf(state_, path + "marks", marks));
    }
}

} // namespace optio::dba
