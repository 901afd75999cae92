// SPDX-License-Identifier: GPL-3.0-or-later
// Values of the Figure tree, with file and line in every refusal. How it is read is in figure_reader.cpp.
#include "rules/figures/figures.h"

namespace optio {

namespace {

const char *nameOf(Figure::Kind kind)
{
    switch (kind) {
    case Figure::Kind::none:
        return "nothing";
    case Figure::Kind::boolean:
        return "true or false";
    case Figure::Kind::integer:
        return "a whole number";
    case Figure::Kind::decimal:
        return "a decimal";
    case Figure::Kind::text:
        return "a text";
    case Figure::Kind::array:
        return "an array";
    case Figure::Kind::table:
        return "a table";
    }
    return "nothing";
}

void expect(const Figure &figure, bool fits, const char *wanted)
{
    if (!fits)
        figure.fail(std::string("expected ") + wanted + " but found " + nameOf(figure.kind()));
}

} // namespace

bool Figure::boolean() const
{
    expect(*this, kind_ == Kind::boolean, "true or false");
    return std::get<bool>(plain_);
}

std::int64_t Figure::integer() const
{
    expect(*this, kind_ == Kind::integer, "a whole number");
    return std::get<std::int64_t>(plain_);
}

double Figure::number() const
{
    expect(*this, kind_ == Kind::integer || kind_ == Kind::decimal, "a number");
    return kind_ == Kind::integer ? static_cast<double>(std::get<std::int64_t>(plain_)) : std::get<double>(plain_);
}

const std::string &Figure::text() const
{
    expect(*this, kind_ == Kind::text, "a text");
    return std::get<std::string>(plain_);
}

const std::vector<Figure> &Figure::items() const
{
    expect(*this, kind_ == Kind::array, "an array");
    return items_;
}

std::vector<std::string> Figure::texts() const
{
    if (kind_ == Kind::text)
        return {text()};
    expect(*this, kind_ == Kind::array, "a text or an array of texts");
    std::vector<std::string> texts;
    texts.reserve(items_.size());
    for (const Figure &item : items_)
        texts.push_back(item.text());
    return texts;
}

const std::vector<std::string> &Figure::keys() const
{
    expect(*this, kind_ == Kind::table, "a table");
    return keys_;
}

bool Figure::has(std::string_view key) const { return static_cast<bool>(get(key)); }

const Figure &Figure::at(std::string_view key) const
{
    const Figure &value = get(key);
    if (!value)
        fail("the key \"" + std::string(key) + "\" is missing");
    return value;
}

const Figure &Figure::get(std::string_view key) const
{
    static const Figure none;
    expect(*this, kind_ == Kind::table, "a table");
    AskedKeys::note(this, key);
    for (std::size_t i = 0; i < keys_.size(); ++i)
        if (keys_[i] == key)
            return items_[i];
    return none;
}

std::string Figure::text(std::string_view key, const std::string &otherwise) const
{
    const Figure &value = get(key);
    return value ? value.text() : otherwise;
}

std::int64_t Figure::integer(std::string_view key, std::int64_t otherwise) const
{
    const Figure &value = get(key);
    return value ? value.integer() : otherwise;
}

bool Figure::boolean(std::string_view key, bool otherwise) const
{
    const Figure &value = get(key);
    return value ? value.boolean() : otherwise;
}

FigureRows Figure::rows() const { return FigureRows(items()); }

std::string Figure::where() const { return file_ ? *file_ + ":" + std::to_string(line_) : std::string(); }

void Figure::fail(const std::string &sentence) const
{
    const std::string place = where();
    throw Error(place.empty() ? sentence : place + ": " + sentence, place);
}

Json Figure::json() const
{
    switch (kind_) {
    case Kind::none:
        return nullptr;
    case Kind::boolean:
        return std::get<bool>(plain_);
    case Kind::integer:
        return std::get<std::int64_t>(plain_);
    case Kind::decimal:
        return std::get<double>(plain_);
    case Kind::text:
        return std::get<std::string>(plain_);
    case Kind::array: {
        Json array = Json::array();
        for (const Figure &item : items_)
            array.push_back(item.json());
        return array;
    }
    case Kind::table: {
        Json table = Json::object();
        for (std::size_t i = 0; i < keys_.size(); ++i) {
            AskedKeys::note(this, keys_[i]);
            table[keys_[i]] = items_[i].json();
        }
        return table;
    }
    }
    return nullptr;
}

} // namespace optio
