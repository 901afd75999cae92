// SPDX-License-Identifier: GPL-3.0-or-later
// Parses JSON from outside strictly, and writes the canonical form.
#include "rules/json.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <fmt/core.h>
#include <iterator>
#include <utility>
#include <vector>

namespace optio {

namespace {

/// Walks the text and tells the builder how far the parser has read.
class Cursor {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char *;
    using reference = const char &;

    Cursor(const char *place, const char **reached) : place_(place), reached_(reached) {}
    reference operator*() const { return *place_; }
    Cursor &operator++()
    {
        *reached_ = ++place_;
        return *this;
    }
    bool operator==(const Cursor &other) const { return place_ == other.place_; }
    bool operator!=(const Cursor &other) const { return place_ != other.place_; }

private:
    const char *place_;
    const char **reached_;
};

/// A key as a message shows it: short, so that a huge key does not make a huge sentence.
std::string shown(const std::string &key)
{
    constexpr std::size_t most = 60;
    if (key.size() <= most)
        return key;
    std::size_t end = most;
    while (end > 0 && (static_cast<unsigned char>(key[end]) & 0xC0u) == 0x80u)
        --end;
    return key.substr(0, end) + "…";
}

/// Builds the tree from the parser's events and throws Error with the place of whatever is refused.
class Builder {
public:
    Builder(std::string_view text, const std::string &what, int depth)
        : text_(text), what_(what), depth_(static_cast<std::size_t>(depth)), reached_(text.data())
    {}

    Cursor begin() { return {text_.data(), &reached_}; }
    Cursor end() { return {text_.data() + text_.size(), &reached_}; }
    Json take() { return std::move(root_); }

    bool null() { return put(nullptr); }
    bool boolean(bool value) { return put(value); }
    bool number_integer(std::int64_t value) { return put(value); }
    bool number_unsigned(std::uint64_t value) { return put(value); }
    bool number_float(double value, const std::string &) { return put(value); }
    bool string(std::string &value) { return put(std::move(value)); }
    bool binary(Json::binary_t &) { return false; }
    bool start_object(std::size_t) { return open(Json::object()); }
    bool start_array(std::size_t) { return open(Json::array()); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }

    bool key(std::string &name)
    {
        const auto [place, isNew] = stack_.back()->emplace(name, nullptr);
        if (!isNew)
            throw Error(fmt::format("{}: the key \"{}\" stands twice in one object; each may stand once", where(), shown(name)), name);
        member_ = &*place;
        return true;
    }

    bool parse_error(std::size_t, const std::string &, const Json::exception &problem)
    {
        throw Error(fmt::format("{}: this is not JSON: {}", where(), reason(problem.what())));
    }

private:
    template <class Value> Json *place(Value &&value)
    {
        if (stack_.empty()) {
            root_ = std::forward<Value>(value);
            return &root_;
        }
        if (stack_.back()->is_array()) {
            stack_.back()->push_back(std::forward<Value>(value));
            return &stack_.back()->back();
        }
        *member_ = std::forward<Value>(value);
        return member_;
    }

    template <class Value> bool put(Value &&value)
    {
        place(std::forward<Value>(value));
        return true;
    }

    bool open(Json container)
    {
        if (stack_.size() == depth_)
            throw Error(fmt::format("{}: nested too deeply; at most {} levels are allowed", where(), depth_));
        stack_.push_back(place(std::move(container)));
        return true;
    }

    bool close()
    {
        stack_.pop_back();
        return true;
    }

    /// "the input, line 3, column 7": the last character read. Columns count characters, not bytes.
    std::string where() const
    {
        std::size_t line = 1;
        std::size_t column = 0;
        for (const char *at = text_.data(); at != reached_; ++at) {
            const bool afterBreak = at != text_.data() && at[-1] == '\n';
            if (afterBreak) {
                ++line;
                column = 0;
            }
            if ((static_cast<unsigned char>(*at) & 0xC0u) != 0x80u || column == 0)
                ++column;
        }
        return fmt::format("{}, line {}, column {}", what_, line, column == 0 ? 1 : column);
    }

    /// The parser's own words without its error number, its place, and the bytes it quotes (which may not be UTF-8).
    static std::string reason(std::string text)
    {
        if (const auto quoted = text.find("; last read"); quoted != std::string::npos)
            text.resize(quoted);
        if (const auto dash = text.find(" - "); dash != std::string::npos)
            return text.substr(dash + 3);
        if (text.find("out_of_range") != std::string::npos)
            return "a number is too large";
        if (text.find("empty input") != std::string::npos) // the library's words since 3.11.3
            return "unexpected end of input; expected '[', '{', or a literal";
        return text;
    }

    std::string_view text_;
    const std::string &what_;
    std::size_t depth_;
    const char *reached_;
    Json root_;
    std::vector<Json *> stack_;
    Json *member_ = nullptr;
};

void write(std::string &out, const Json &value)
{
    constexpr double exactIntegers = 9007199254740992.0; // 2^53
    char separator = 0;
    if (value.is_object()) {
        out += '{';
        for (const auto &[key, member] : value.items()) {
            if (separator != 0)
                out += separator;
            separator = ',';
            out += Json(key).dump();
            out += ':';
            write(out, member);
        }
        out += '}';
    } else if (value.is_array()) {
        out += '[';
        for (const Json &element : value) {
            if (separator != 0)
                out += separator;
            separator = ',';
            write(out, element);
        }
        out += ']';
    } else if (value.is_number_float()) {
        const double number = value.get<double>();
        if (!std::isfinite(number))
            throw Error("a number that is not finite cannot be written as JSON");
        const bool whole = std::fabs(number) < exactIntegers && number == std::trunc(number);
        out += whole ? std::to_string(static_cast<std::int64_t>(number)) : value.dump();
    } else {
        out += value.dump();
    }
}

} // namespace

Json parseJson(std::string_view text, const std::string &what, JsonLimits limits)
{
    if (text.size() > limits.bytes)
        throw Error(fmt::format("{} is too large: {} bytes; at most {} are allowed", what, text.size(), limits.bytes));
    Builder builder(text, what, limits.depth);
    Json::sax_parse(builder.begin(), builder.end(), &builder);
    return builder.take();
}

Json keptObject(const std::string &text)
{
    Json kept = Json::parse(text, nullptr, false);
    return kept.is_object() ? kept : Json::object();
}

std::string canonical(const Json &value)
{
    std::string out;
    try {
        write(out, value);
    } catch (const Json::exception &) {
        throw Error("a text that is not UTF-8 cannot be written as JSON");
    }
    return out;
}

} // namespace optio
