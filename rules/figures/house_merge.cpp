// SPDX-License-Identifier: GPL-3.0-or-later
// Lays a house file over the figures of a rule set, and notes what it changes.
#include "rules/figures/house.h"
#include "rules/ruling/refusal.h"

#include <algorithm>
#include <map>
#include <set>

namespace optio {

namespace {

bool isNumber(Figure::Kind kind) { return kind == Figure::Kind::integer || kind == Figure::Kind::decimal; }

/// Is it an array of tables? (An empty array is none: nothing in it has an id.)
bool isRows(const Figure &figure)
{
    return figure.isArray() && !figure.items().empty() &&
           std::all_of(figure.items().begin(), figure.items().end(), [](const Figure &row) { return row.isTable(); });
}

std::string idOf(const Figure &row) { return row.has("id") ? row.at("id").text() : std::string(); }

std::vector<std::string> idsOf(const std::vector<Figure> &rows)
{
    std::vector<std::string> ids;
    std::set<std::string> known;
    for (const Figure &row : rows)
        if (known.insert(idOf(row)).second)
            ids.push_back(idOf(row));
    return ids;
}

/// Conditions are one thought: they are replaced whole.
bool isCondition(const std::string &key) { return key == "when" || key == "unless"; }

/// What a row is called to players; where it has no such name, its id.
std::string labelOf(const Figure &row, const std::string &otherwise)
{
    for (const char *key : {"title", "name", "label"})
        if (row.isTable() && row.get(key).kind() == Figure::Kind::text)
            return row.at(key).text();
    return otherwise;
}

/// A path such as "break.command.part" as players read it.
std::string spoken(const std::string &path)
{
    std::string text;
    for (const char c : path)
        text += c == '.' ? std::string(", ") : std::string(1, c == '_' ? ' ' : c);
    return text;
}

/// Leaves in both tables only what differs.
void keepDifference(Json &from, Json &to)
{
    const Json before = from;
    for (const auto &[key, value] : before.items()) {
        if (!to.contains(key))
            continue;
        if (value == to[key]) {
            from.erase(key);
            to.erase(key);
        } else if (value.is_object() && to[key].is_object()) {
            keepDifference(from[key], to[key]);
        }
    }
}

/// The last name of a path such as "break.command.part", and all before it.
std::pair<std::string, std::string> lastOf(const std::string &path)
{
    const std::size_t dot = path.rfind('.');
    return dot == std::string::npos ? std::pair{path, std::string()} : std::pair{path.substr(dot + 1), path.substr(0, dot)};
}

} // namespace

Figure HouseMerge::withText(Figure table, const std::string &key, const std::string &text)
{
    for (std::size_t i = 0; i < table.keys_.size(); ++i)
        if (table.keys_[i] == key)
            table.items_[i].plain_ = text;
    return table;
}

Figure HouseMerge::merge(const Figure &under, const Figure &over)
{
    rule_ = under.get("rule").kind() == Figure::Kind::text ? under.at("rule").text() : "";
    return table(under, over, "");
}

Figure HouseMerge::table(const Figure &under, const Figure &over, const std::string &path)
{
    Figure merged = under;
    for (const std::string &key : over.keys()) {
        const Figure &value = over.at(key);
        const std::string place = path.empty() ? key : path + "." + key;
        const auto known = std::find(under.keys_.begin(), under.keys_.end(), key);
        if (known == under.keys_.end())
            value.fail("\"" + file_ + "\" has no \"" + place + "\"" + allowedTail(key, under.keys_));
        Figure &present = merged.items_[static_cast<std::size_t>(known - under.keys_.begin())];
        if (present.isTable()) {
            if (!value.isTable())
                value.fail("\"" + file_ + "." + place + "\" is a table: write [" + file_ + "." + place + "]");
            present = table(present, value, place);
        } else if (isRows(present)) {
            if (!isRows(value))
                value.fail("\"" + file_ + "." + place + "\" is an array of rows: write [[" + file_ + "." + place + "]]");
            present = rows(present, value, place);
        } else {
            const bool fits = present.kind() == value.kind() || (present.kind() == Figure::Kind::decimal && isNumber(value.kind()));
            if (!fits)
                value.fail("\"" + file_ + "." + place + "\" is otherwise " + quoted(present.json()) + ", so it cannot be " +
                           quoted(value.json()));
            const auto [id, tablePath] = lastOf(place);
            if (present.json() != value.json()) {
                const std::string rule = under.get("rule").kind() == Figure::Kind::text ? under.at("rule").text() : rule_;
                changes_.push_back(
                    {file_, tablePath, id, rule, labelOf(under, spoken(place)), "changed", present.json(), value.json(), value.where()});
            }
            present = value;
        }
    }
    return merged;
}

Figure HouseMerge::rows(const Figure &under, const Figure &over, const std::string &path)
{
    Figure merged = over; // its place: that the rows together leave a gap is told of the house file
    merged.items_ = under.items_;
    const bool named = std::any_of(under.items_.begin(), under.items_.end(), [](const Figure &row) { return row.has("id"); });
    std::map<std::string, std::string> seen;
    for (const Figure &row : over.items_) {
        if (!named && !row.has("id")) {
            add(merged.items_, row, path);
            continue;
        }
        const std::string &id = row.at("id").text();
        const auto [earlier, fresh] = seen.emplace(id, row.where());
        if (!fresh)
            row.at("id").fail("the id \"" + id + "\" is already that of the row at " + earlier->second);
        const auto isIt = [&id](const Figure &one) { return idOf(one) == id; };
        if (row.has("remove")) {
            remove(merged.items_, row, path);
        } else if (std::none_of(merged.items_.begin(), merged.items_.end(), isIt)) {
            add(merged.items_, row, path);
        } else {
            if (const Figure &before = row.get("before"))
                before.fail("the row \"" + id + "\" is there already and keeps its place; only a new row has a \"before\"");
            for (Figure &present : merged.items_)
                if (isIt(present)) {
                    const Figure after = changed(present, row, false);
                    note(path, id, "changed", present, after, row);
                    present = after;
                }
        }
    }
    return merged;
}

void HouseMerge::remove(std::vector<Figure> &rows, const Figure &row, const std::string &path)
{
    const std::string id = row.at("id").text();
    row.whole([](const Figure &taken) {
        if (!taken.at("remove").boolean())
            taken.at("remove").fail("\"remove\" is true, or it is left out");
    });
    const std::size_t before = rows.size();
    for (auto at = rows.begin(); at != rows.end();) {
        if (idOf(*at) != id) {
            ++at;
            continue;
        }
        note(path, id, "removed", *at, Figure(), row);
        at = rows.erase(at);
    }
    if (rows.size() == before)
        row.at("id").fail("there is no row \"" + id + "\" in \"" + file_ + "." + path + "\" to remove" + allowedTail(id, idsOf(rows)));
}

void HouseMerge::add(std::vector<Figure> &rows, const Figure &row, const std::string &path)
{
    const std::string id = idOf(row);
    // A slip of the pen in the id of a row that is there looks like a new row with little in it.
    for (const std::string &key : rows.empty() ? std::vector<std::string>() : rows.front().keys())
        if (!row.has(key) && !isCondition(key) && std::all_of(rows.begin(), rows.end(), [&key](const Figure &one) { return one.has(key); }))
            if (const std::vector<std::string> ids = idsOf(rows); !closest(id, ids).empty())
                row.fail("there is no row \"" + id + "\" in \"" + file_ + "." + path + "\", and a new one needs the key \"" + key + "\"" +
                         allowedTail(id, ids));
    Figure added = row;
    auto place = rows.end();
    if (const Figure &before = row.get("before")) {
        const std::string &next = before.text();
        place = std::find_if(rows.begin(), rows.end(), [&next](const Figure &one) { return idOf(one) == next; });
        if (place == rows.end() || next.empty())
            before.fail("there is no row \"" + next + "\" in \"" + file_ + "." + path + "\" to stand before" +
                        allowedTail(next, idsOf(rows)));
        const auto at = std::find(added.keys_.begin(), added.keys_.end(), "before") - added.keys_.begin();
        added.keys_.erase(added.keys_.begin() + at);
        added.items_.erase(added.items_.begin() + at);
    }
    note(path, id, "added", Figure(), added, row);
    rows.insert(place, std::move(added));
}

Figure HouseMerge::changed(const Figure &under, const Figure &over, bool whole)
{
    if (whole || !under.isTable() || !over.isTable())
        return over;
    Figure merged = under;
    merged.file_ = over.file_;
    merged.line_ = over.line_;
    for (std::size_t i = 0; i < over.keys_.size(); ++i) {
        const auto known = std::find(under.keys_.begin(), under.keys_.end(), over.keys_[i]);
        if (known == under.keys_.end()) {
            merged.keys_.push_back(over.keys_[i]);
            merged.items_.push_back(over.items_[i]);
        } else {
            Figure &value = merged.items_[static_cast<std::size_t>(known - under.keys_.begin())];
            value = changed(value, over.items_[i], isCondition(over.keys_[i]));
        }
    }
    return merged;
}

void HouseMerge::note(const std::string &path, const std::string &id, const std::string &what, const Figure &before, const Figure &after,
                      const Figure &at)
{
    const Figure &told = after ? after : before;
    const std::string rule = told.get("rule").kind() == Figure::Kind::text ? told.at("rule").text() : rule_;
    Json from = before.json(), to = after.json();
    if (before && after) {
        keepDifference(from, to);
        if (from == to)
            return;
    }
    changes_.push_back({file_, path, id, rule, labelOf(told, id), what, std::move(from), std::move(to), at.where()});
}

} // namespace optio
