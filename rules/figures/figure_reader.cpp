// SPDX-License-Identifier: GPL-3.0-or-later
// Reads TOML into the Figure tree, within limits that keep a made-up file from going too deep or too far.
#include "rules/figures/figures.h"

#include "rules/figures/figure_limits.h"

#include <toml++/toml.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace optio {

/// Turns the parser's tree into figures.
struct FigureReader {
    std::shared_ptr<const std::string> file;
    FigureLimits limits;
    int depth = 0;
    std::size_t values = 0;

    Figure read(const toml::node &node, int line)
    {
        Figure figure;
        figure.file_ = file;
        figure.line_ = node.source().begin.line > 0 ? static_cast<int>(node.source().begin.line) : line;
        if (depth == limits.depth)
            figure.fail("tables stand too deep within one another; at most " + std::to_string(limits.depth) + " levels are allowed");
        if (++values > limits.values)
            figure.fail("there are too many values; at most " + std::to_string(limits.values) + " are allowed in a file");
        ++depth;
        if (const auto *table = node.as_table())
            readTable(*table, figure);
        else if (const auto *array = node.as_array())
            readArray(*array, figure);
        else
            readPlain(node, figure);
        --depth;
        return figure;
    }

    void readTable(const toml::table &table, Figure &figure)
    {
        figure.kind_ = Figure::Kind::table;
        std::vector<std::pair<const toml::key *, const toml::node *>> entries;
        entries.reserve(table.size());
        for (auto &&[key, value] : table)
            entries.emplace_back(&key, &value);
        std::stable_sort(entries.begin(), entries.end(), [](const auto &one, const auto &other) {
            const auto &a = one.first->source().begin;
            const auto &b = other.first->source().begin;
            return a.line != b.line ? a.line < b.line : a.column < b.column;
        });
        figure.keys_.reserve(entries.size());
        figure.items_.reserve(entries.size());
        for (const auto &[key, value] : entries) {
            figure.keys_.emplace_back(key->str());
            figure.items_.push_back(read(*value, static_cast<int>(key->source().begin.line)));
        }
    }

    void readArray(const toml::array &array, Figure &figure)
    {
        figure.kind_ = Figure::Kind::array;
        figure.items_.reserve(array.size());
        for (const toml::node &item : array)
            figure.items_.push_back(read(item, figure.line_));
    }

    void readPlain(const toml::node &node, Figure &figure) const
    {
        if (const auto *flag = node.as_boolean()) {
            figure.kind_ = Figure::Kind::boolean;
            figure.plain_ = flag->get();
        } else if (const auto *whole = node.as_integer()) {
            figure.kind_ = Figure::Kind::integer;
            figure.plain_ = whole->get();
        } else if (const auto *decimal = node.as_floating_point()) {
            figure.kind_ = Figure::Kind::decimal;
            figure.plain_ = decimal->get();
            if (!std::isfinite(decimal->get()))
                figure.fail("a decimal must be a finite number");
        } else if (const auto *text = node.as_string()) {
            figure.kind_ = Figure::Kind::text;
            figure.plain_ = text->get();
        } else {
            figure.fail("dates and times are not used in figures; write a text in quotes");
        }
    }
};

namespace {

/// Walks over TOML without reading it and finds what would make the parser, which calls itself for every level, go too deep: names of many
/// parts ("a.a.a…") and brackets within brackets.
class DepthCheck {
public:
    DepthCheck(std::string_view text, const std::string &name, int most) : text_(text), name_(name), most_(most) {}

    void run()
    {
        for (; at_ < text_.size(); ++at_) {
            const char c = text_[at_];
            if (c == '"' || c == '\'')
                passText(c);
            else if (c == '#')
                at_ = std::min(text_.find('\n', at_), text_.size()) - 1;
            else if (c == '.')
                hold(++parts_);
            else if (c == '[' || c == '{')
                hold(++open_);
            else if (c == ']' || c == '}')
                open_ = std::max(0, open_ - 1);
            if (c == '\n' || c == '=' || c == ',' || c == '{' || c == '[')
                parts_ = 0;
        }
    }

private:
    void hold(int level) const
    {
        if (level <= most_)
            return;
        const std::string place =
            name_ + ":" + std::to_string(1 + std::count(text_.begin(), text_.begin() + static_cast<std::ptrdiff_t>(at_), '\n'));
        throw Error(place + ": tables stand too deep within one another; at most " + std::to_string(most_) + " levels are allowed", place);
    }

    /// From the opening quote to the closing one; a text on one line ends with the line at the latest.
    void passText(char quote)
    {
        const bool lines = text_.substr(at_, 3) == std::string(3, quote);
        for (at_ += lines ? 3 : 1; at_ < text_.size(); ++at_) {
            if (text_[at_] == '\\' && quote == '"')
                ++at_;
            else if (lines ? text_.substr(at_, 3) == std::string(3, quote) : text_[at_] == quote || text_[at_] == '\n')
                break;
        }
        if (lines)
            for (at_ = std::min(at_ + 2, text_.size()); at_ + 1 < text_.size() && text_[at_ + 1] == quote;)
                ++at_; // up to two quotes may stand before the closing ones
    }

    std::string_view text_;
    const std::string &name_;
    int most_;
    std::size_t at_ = 0;
    int parts_ = 0, open_ = 0;
};

} // namespace

Figure readFigures(const std::filesystem::path &file) { return readFigures(bytesOfFile(file), file.filename().string()); }

Figure readFigures(std::string_view toml, const std::string &name) { return readFigures(toml, name, FigureLimits()); }

Figure readFigures(std::string_view toml, const std::string &name, FigureLimits limits)
{
    try {
        DepthCheck(toml, name, limits.depth).run();
        FigureReader reader{std::make_shared<const std::string>(name), limits};
        return reader.read(toml::parse(toml), 1);
    } catch (const toml::parse_error &error) {
        const auto &at = error.source().begin;
        const std::string place = name + ":" + std::to_string(at.line) + ":" + std::to_string(at.column);
        throw Error(place + ": not valid TOML: " + std::string(error.description()), place);
    }
}

} // namespace optio
