// SPDX-License-Identifier: GPL-3.0-or-later
// Marks of elements, kept by number of elements alike.
#include "rulesets/dbx/marks.h"

#include <algorithm>

namespace optio::dbx {

namespace {

const std::vector<Marked> &marksOf(const Unit &unit)
{
    static const std::vector<Marked> none;
    return unit.marks ? *unit.marks : none;
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
std::vector<Marked> rowOf(const std::vector<Part> &parts)
{
    std::map<std::string, Marked> merged;
    for (const Part &part : parts)
        if (!part.marks.empty() && part.count > 0)
            if (const auto [place, isNew] = merged.emplace(keyOf(part.marks), Marked{part.count, part.marks}); !isNew)
                place->second.count += part.count;
    std::vector<Marked> row;
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

int standing(const Unit &unit) { return unit.count - unit.lost; }

std::vector<Part> partsOf(const Unit &unit)
{
    std::vector<Part> parts;
    int left = std::max(0, standing(unit));
    for (const Marked &one : marksOf(unit)) {
        // A loss entered by hand may leave fewer elements than are marked.
        Part part{std::clamp(one.count, 0, left), one.marks, {}};
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

int countMarked(const Unit &unit, const char *mark)
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

Unit &Marking::copy(const std::string &unit) { return units_.emplace(unit, before_.at(unit)).first->second; }

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
    Unit &row = copy(unit);
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
    row.marks = rowOf(parts);
    return key;
}

void Marking::lose(const std::string &unit, const std::string &part, int count)
{
    Unit &row = copy(unit);
    std::vector<Part> parts = partsOf(row);
    take(parts, unit, part, count, true);
    row.lost += count;
    row.marks = rowOf(parts);
}

void Marking::trim(const std::string &unit)
{
    Unit &row = copy(unit);
    row.marks = rowOf(partsOf(row));
}

void Marking::endBound()
{
    for (const auto &[id, unit] : before_) {
        if (marksOf(unit).empty() && !units_.contains(id))
            continue;
        Unit &row = copy(id);
        std::vector<Part> parts = partsOf(row);
        for (Part &part : parts) {
            Json kept = Json::object();
            for (const char *lasting : rules_.lasting)
                if (part.has(lasting))
                    kept[lasting] = part.marks.at(lasting);
            part.marks = std::move(kept);
        }
        row.marks = rowOf(parts);
    }
}

void Marking::tell(Ruling &ruling, const std::function<std::string(const Unit &)> &name) const
{
    for (const auto &[id, row] : units_) {
        const Unit &before = before_.at(id);
        const std::string path = "/units/" + id + "/";
        if (row.lost != before.lost)
            ruling.changes.push_back(
                changeFrom(path + "lost", before.lost, row.lost, name(row) + ": " + std::to_string(row.lost) + " lost"));
        if (Json marks = FieldsOut::write(marksOf(row)); marks != FieldsOut::write(marksOf(before)))
            ruling.changes.push_back(changeFrom(path + "marks", before.marks, std::move(marks)));
    }
}

} // namespace optio::dbx
