// SPDX-License-Identifier: GPL-3.0-or-later
// Reading TOML into the Figure tree, and reading values from that tree with file and line in every refusal.
#include "rules/figures/figures.h"

#include "rules/figures/figure_limits.h"
#include "rules/ruling/refusal.h"

#include <sodium.h>
#include <toml++/toml.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
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

void Figure::onlyKeys(std::initializer_list<std::string_view> allowed) const
{
    for (std::size_t i = 0; i < keys().size(); ++i)
        if (std::find(allowed.begin(), allowed.end(), keys_[i]) == allowed.end())
            items_[i].fail("unknown key \"" + keys_[i] + "\"" + allowedTail(keys_[i], {allowed.begin(), allowed.end()}));
}

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
        for (std::size_t i = 0; i < keys_.size(); ++i)
            table[keys_[i]] = items_[i].json();
        return table;
    }
    }
    return nullptr;
}

std::string bytesOfFile(const std::filesystem::path &file, std::size_t most)
{
    // A pipe or a device is not waited for.
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    struct Close {
        int descriptor;
        ~Close()
        {
            if (descriptor >= 0)
                ::close(descriptor);
        }
    } const close{descriptor};
    struct stat about{};
    if (descriptor < 0 || ::fstat(descriptor, &about) != 0 || !S_ISREG(about.st_mode))
        throw Error(file.string() + ": the file cannot be read" + (descriptor < 0 ? "" : ", for it is a folder, a pipe or a device"),
                    file.string());
    std::string bytes;
    std::array<char, 65536> block;
    while (true) {
        const ssize_t got = ::read(descriptor, block.data(), block.size());
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            throw Error(file.string() + ": the file cannot be read", file.string());
        if (got == 0)
            return bytes;
        bytes.append(block.data(), static_cast<std::size_t>(got));
        if (bytes.size() > most)
            throw Error(file.string() + ": the file is larger than the " + std::to_string(most >> 10U) + " KB allowed", file.string());
    }
}

std::string bytesOfFile(const std::filesystem::path &file) { return bytesOfFile(file, std::size_t{16} << 20U); }

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

std::string figuresHash(const std::filesystem::path &folder, std::string_view house)
{
    namespace fs = std::filesystem;
    std::vector<std::string> files;
    try {
        for (const fs::directory_entry &entry : fs::recursive_directory_iterator(folder))
            if (entry.is_regular_file() && entry.path().extension() == ".toml")
                if (std::string file = entry.path().lexically_relative(folder).generic_string(); file != actsFile)
                    files.push_back(std::move(file));
    } catch (const fs::filesystem_error &) {
        throw Error(folder.string() + ": the folder of figures cannot be read", folder.string());
    }
    std::sort(files.begin(), files.end());

    // Each file is its path, a zero byte, its length in digits, a zero byte and its bytes, so that no two sets of files look alike.
    crypto_hash_sha256_state state;
    crypto_hash_sha256_init(&state);
    const auto feed = [&state](std::string_view bytes) {
        crypto_hash_sha256_update(&state, reinterpret_cast<const unsigned char *>(bytes.data()), bytes.size());
    };
    const auto feedFile = [&feed](std::string_view name, std::string_view bytes) {
        feed(name);
        feed({"\0", 1});
        feed(std::to_string(bytes.size()));
        feed({"\0", 1});
        feed(bytes);
    };
    for (const std::string &file : files)
        feedFile(file, bytesOfFile(folder / file));
    if (!house.empty())
        feedFile("+", house);
    std::array<unsigned char, crypto_hash_sha256_BYTES> digest;
    crypto_hash_sha256_final(&state, digest.data());
    std::array<char, crypto_hash_sha256_BYTES * 2 + 1> hex;
    sodium_bin2hex(hex.data(), hex.size(), digest.data(), digest.size());
    return {hex.data(), hex.size() - 1};
}

} // namespace optio
