// SPDX-License-Identifier: GPL-3.0-or-later
// Edits house rules as the tree of their file, from which all that does not differ from the book is dropped again.
#include "rules/figures/house_draft.h"

#include "rules/ruling/refusal.h"

#include <algorithm>
#include <charconv>

namespace optio {

namespace {

using Tree = nlohmann::ordered_json;

/// The figure as a tree whose keys keep their order.
Tree treeOf(const Figure &figure)
{
    if (figure.isTable()) {
        Tree table = Tree::object();
        for (const std::string &key : figure.keys())
            table[key] = treeOf(figure.at(key));
        return table;
    }
    if (figure.isArray()) {
        Tree array = Tree::array();
        for (const Figure &item : figure.items())
            array.push_back(treeOf(item));
        return array;
    }
    return Tree(figure.json());
}

bool standsInRows(const Figure &figure)
{
    return figure.isArray() && !figure.items().empty() &&
           std::all_of(figure.items().begin(), figure.items().end(), [](const Figure &row) { return row.isTable(); });
}

bool goesBy(const Figure &row, const std::string &id) { return row.has("id") && row.at("id").text() == id; }

std::vector<std::string> splitAt(std::string_view text, char mark)
{
    std::vector<std::string> parts{""};
    for (const char c : text)
        if (c == mark)
            parts.emplace_back();
        else
            parts.back() += c;
    return parts;
}

/// The element that a word of a path counts to; `size` when it is no such number.
std::size_t elementOf(const std::string &word, std::size_t size)
{
    std::size_t at = size;
    const auto [end, fault] = std::from_chars(word.data(), word.data() + word.size(), at);
    return fault == std::errc() && end == word.data() + word.size() ? std::min(at, size) : size;
}

/// What a path leads to in a tree; null when there is nothing.
const Tree *ledTo(const Tree *tree, const std::vector<std::string> &path, std::size_t from = 0)
{
    for (std::size_t i = from; i < path.size() && tree != nullptr; ++i) {
        if (tree->is_object()) {
            const auto found = tree->find(path[i]);
            tree = found == tree->end() ? nullptr : &*found;
        } else {
            const std::size_t at = tree->is_array() ? elementOf(path[i], tree->size()) : 0;
            tree = tree->is_array() && at < tree->size() ? &(*tree)[at] : nullptr;
        }
    }
    return tree;
}

/// The row of a tree's rows with this id; null when there is none.
const Tree *rowIn(const Tree &rows, const std::string &id)
{
    if (rows.is_array())
        for (const Tree &row : rows)
            if (row.is_object() && row.contains("id") && row["id"] == id)
                return &row;
    return nullptr;
}

bool sameValue(const Tree &one, const Figure &other) { return Json(one) == other.json(); }

} // namespace

HouseDraft::HouseDraft(std::filesystem::path folder, const std::string &extends, const std::string &id, const std::string &name)
    : folder_(std::move(folder))
{
    document_["extends"] = extends;
    document_["id"] = id;
    document_["name"] = name;
}

HouseDraft::HouseDraft(std::filesystem::path folder, const HouseRules &house) : folder_(std::move(folder)), document_(treeOf(house.figures))
{
    tidy();
}

const Figure &HouseDraft::file(const std::string &name) const
{
    const auto known = files_.find(name);
    if (known != files_.end())
        return known->second;
    if (name.empty() || name.find('/') != std::string::npos || !std::filesystem::exists(folder_ / (name + ".toml")))
        throw Error("There is no file of values \"" + name + "\" in this rule set.");
    return files_[name] = readFigures(folder_ / (name + ".toml"));
}

HouseDraft::Place HouseDraft::find(std::string_view text) const
{
    std::vector<std::string> parts = splitAt(text, '/');
    Place place;
    place.table = splitAt(parts.front(), '.');
    const Figure &table = tableAt(place);
    place.inRow = standsInRows(table);
    std::size_t key = 1;
    if (place.inRow) {
        if (parts.size() < 2)
            throw Error("\"" + std::string(text) + "\" names no row; write " + parts.front() + "/<row>.");
        place.row = parts[key++];
        if (rowsAt(place).empty()) {
            std::vector<std::string> ids;
            for (const Figure &row : table.items())
                if (row.has("id"))
                    ids.push_back(row.at("id").text());
            throw Error("There is no row \"" + place.row + "\" in \"" + parts.front() + "\"" + allowedTail(place.row, ids));
        }
    }
    if (parts.size() > key + 1)
        throw Error("\"" + std::string(text) + "\" has too many parts; a place is <file>.<table>/<row>/<key>.");
    if (parts.size() > key)
        place.key = splitAt(parts[key], '.');
    if (under(place) == nullptr)
        throw Error("There is no value \"" + parts.back() + "\" in \"" + parts.front() + (place.inRow ? "/" + place.row : "") + "\".");
    return place;
}

HouseDraft::Place HouseDraft::findRow(std::string_view row) const
{
    Place place = find(row);
    if (!place.inRow || !place.key.empty())
        throw Error("\"" + std::string(row) + "\" is not a row.");
    return place;
}

const Figure &HouseDraft::tableAt(const Place &place) const
{
    const Figure *table = &file(place.table.front());
    for (std::size_t i = 1; i < place.table.size(); ++i) {
        if (!table->isTable() || !table->has(place.table[i]))
            throw Error("There is no table \"" + place.table[i] + "\" in \"" + place.table.front() + "\"" +
                        (table->isTable() ? allowedTail(place.table[i], table->keys()) : ""));
        table = &table->at(place.table[i]);
    }
    return *table;
}

std::vector<const Figure *> HouseDraft::rowsAt(const Place &place) const
{
    std::vector<const Figure *> rows;
    for (const Figure &row : tableAt(place).items())
        if (goesBy(row, place.row))
            rows.push_back(&row);
    return rows;
}

const Figure *HouseDraft::under(const Place &place) const
{
    const Figure *figure = place.inRow ? rowsAt(place).front() : &tableAt(place);
    for (const std::string &word : place.key) {
        if (figure->isTable()) {
            if (!figure->has(word))
                return nullptr;
            figure = &figure->at(word);
        } else {
            const std::size_t at = figure->isArray() ? elementOf(word, figure->items().size()) : 0;
            if (!figure->isArray() || at == figure->items().size())
                return nullptr;
            figure = &figure->items()[at];
        }
    }
    return figure;
}

const HouseDraft::Ordered *HouseDraft::over(const Place &place, bool whole) const
{
    const Ordered *node = ledTo(&document_, place.table);
    if (node != nullptr && place.inRow)
        node = rowIn(*node, place.row);
    return node != nullptr && !whole ? ledTo(node, place.key) : node;
}

Json HouseDraft::book(std::string_view place) const { return under(find(place))->json(); }

Json HouseDraft::value(std::string_view text) const
{
    const Place place = find(text);
    const Ordered *own = over(place, false);
    Json value = under(place)->json();
    if (own == nullptr)
        return value;
    if (value.is_object() && own->is_object()) {
        value.merge_patch(Json(*own));
        return value;
    }
    return Json(*own);
}

bool HouseDraft::changed(std::string_view text) const
{
    const Place place = find(text);
    const Ordered *own = over(place, false);
    return own != nullptr && (!own->is_array() || !sameValue(*own, *under(place))) &&
           (!own->is_primitive() || !sameValue(*own, *under(place)));
}

bool HouseDraft::removed(std::string_view row) const
{
    const Ordered *own = over(findRow(row), true);
    return own != nullptr && own->contains("remove");
}

bool HouseDraft::touches(std::string_view table) const { return ledTo(&document_, splitAt(table, '.')) != nullptr; }

HouseDraft::Ordered &HouseDraft::rowOf(const Place &place)
{
    Ordered *node = &document_;
    for (const std::string &word : place.table)
        node = &(*node)[word];
    if (!place.inRow)
        return *node;
    if (!node->is_array())
        *node = Ordered::array();
    for (Ordered &row : *node)
        if (row["id"] == place.row) {
            row.erase("remove");
            return row;
        }
    node->push_back({{"id", place.row}});
    return node->back();
}

void HouseDraft::set(std::string_view text, const Json &value)
{
    Place place = find(text);
    if (place.key.empty() || under(place)->isTable() || standsInRows(*under(place)))
        throw Error("\"" + std::string(text) + "\" is not a single value.");
    Ordered wanted(value);
    // A list is replaced whole.
    for (std::size_t i = place.key.size() - 1; i > 0; --i) {
        Place list = place;
        list.key.resize(i);
        if (!under(list)->isArray())
            continue;
        const Ordered *own = over(list, false);
        Ordered all = own != nullptr ? *own : treeOf(*under(list));
        Ordered *element = &all;
        for (std::size_t word = i; word < place.key.size(); ++word)
            element = element->is_array() ? &element->at(elementOf(place.key[word], element->size())) : &(*element)[place.key[word]];
        *element = std::move(wanted);
        wanted = std::move(all);
        place = std::move(list);
    }
    Ordered *node = &rowOf(place);
    for (const std::string &word : place.key)
        node = &(*node)[word];
    *node = std::move(wanted);
    tidy();
}

void HouseDraft::remove(std::string_view text)
{
    const Place place = findRow(text);
    rowOf(place) = Ordered{{"id", place.row}, {"remove", true}};
}

void HouseDraft::unset(std::string_view text)
{
    const Place place = find(text);
    if (!place.key.empty())
        return set(text, under(place)->json());
    if (over(place, true) != nullptr)
        rowOf(place) = Ordered{{"id", place.row}};
    tidy();
}

void HouseDraft::clear()
{
    for (auto part = document_.begin(); part != document_.end();)
        part = part->is_object() ? document_.erase(part) : std::next(part);
}

bool HouseDraft::empty() const
{
    return std::none_of(document_.begin(), document_.end(), [](const Ordered &part) { return part.is_object(); });
}

void HouseDraft::tidy()
{
    for (auto part = document_.begin(); part != document_.end();) {
        const bool known = part->is_object() && std::filesystem::exists(folder_ / (part.key() + ".toml"));
        part = known && changesNothing(*part, file(part.key())) ? document_.erase(part) : std::next(part);
    }
}

bool HouseDraft::changesNothing(Ordered &over, const Figure &under)
{
    if (standsInRows(under) && over.is_array())
        return rowsChangeNothing(over, under);
    if (!over.is_object() || !under.isTable())
        return sameValue(over, under);
    for (auto one = over.begin(); one != over.end();) {
        const bool whole = one.key() == "when" || one.key() == "unless"; // conditions are replaced whole
        const Figure &same = under.get(one.key());
        one = same && (whole ? sameValue(*one, same) : changesNothing(*one, same)) ? over.erase(one) : std::next(one);
    }
    return over.empty();
}

bool HouseDraft::rowsChangeNothing(Ordered &over, const Figure &under)
{
    for (auto row = over.begin(); row != over.end();) {
        const std::string id = row->is_object() && row->contains("id") && (*row)["id"].is_string() ? (*row)["id"].get<std::string>() : "";
        std::vector<const Figure *> same;
        for (const Figure &one : under.items())
            if (!id.empty() && goesBy(one, id))
                same.push_back(&one);
        if (!same.empty() && !row->contains("remove")) {
            for (auto key = row->begin(); key != row->end();) {
                // Where rows share an id, a key goes when it changes none of them.
                const bool idle = key.key() != "id" && std::all_of(same.begin(), same.end(), [&](const Figure *one) {
                                      Ordered copy = *key;
                                      const Figure &value = one->get(key.key());
                                      const bool whole = key.key() == "when" || key.key() == "unless";
                                      return value && (whole ? sameValue(copy, value) : changesNothing(copy, value));
                                  });
                if (!idle && same.size() == 1 && key->is_object() && key.key() != "when" && key.key() != "unless")
                    if (const Figure &value = same.front()->get(key.key()))
                        changesNothing(*key, value);
                key = idle ? row->erase(key) : std::next(key);
            }
            if (row->size() == 1) {
                row = over.erase(row);
                continue;
            }
        }
        ++row;
    }
    return over.empty();
}

void HouseDraft::head(const char *key, const std::string &text)
{
    if (document_.contains(key)) {
        if (text.empty() && std::string_view(key) == "note")
            document_.erase(key);
        else
            document_[key] = text;
    } else if (!text.empty()) {
        Ordered whole = Ordered::object(); // the head stands in front
        for (const char *own : {"extends", "id", "name", "note"})
            if (own == std::string_view(key))
                whole[key] = text;
            else if (document_.contains(own))
                whole[own] = document_[own];
        for (const auto &[name, part] : document_.items())
            if (!whole.contains(name))
                whole[name] = part;
        document_ = std::move(whole);
    }
}

} // namespace optio
