// SPDX-License-Identifier: GPL-3.0-or-later
// Figures: the numbers and rows of a rule set as read from its TOML files, each still knowing its file and line.
#pragma once

#include "rules/error.h"
#include "rules/json.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace optio {

class FigureRows;

/// One TOML value with its place. Reading a value of the wrong kind, or a key that is not there, throws Error with file and line.
class Figure {
public:
    enum class Kind { none, boolean, integer, decimal, text, array, table };

    Kind kind() const { return kind_; }
    bool isTable() const { return kind_ == Kind::table; }
    bool isArray() const { return kind_ == Kind::array; }
    explicit operator bool() const { return kind_ != Kind::none; }

    bool boolean() const;
    std::int64_t integer() const;
    /// An integer or a decimal.
    double number() const;
    const std::string &text() const;
    /// The elements of an array.
    const std::vector<Figure> &items() const;
    /// The text elements of an array, or the one text of a text value.
    std::vector<std::string> texts() const;
    /// The keys of a table, in file order.
    const std::vector<std::string> &keys() const;

    bool has(std::string_view key) const;
    /// The value under `key`; throws Error when it is missing.
    const Figure &at(std::string_view key) const;
    /// The value under `key`, or a none figure.
    const Figure &get(std::string_view key) const;
    std::string text(std::string_view key, const std::string &otherwise) const;
    std::int64_t integer(std::string_view key, std::int64_t otherwise) const;
    bool boolean(std::string_view key, bool otherwise) const;
    /// The elements of an array of tables, to be read one by one: a key that nobody asked for while its row was read is an Error.
    FigureRows rows() const;
    /// Reads this table and gives what came of it. Throws Error for a key that `read` did not ask for.
    template <class Read> auto whole(const Read &read) const;

    /// "combat.toml:42"
    std::string where() const;
    /// Throws Error "combat.toml:42: sentence".
    [[noreturn]] void fail(const std::string &sentence) const;
    /// The value as JSON (for catalogues and reference pages).
    Json json() const;

private:
    friend struct FigureReader;
    friend class HouseMerge;
    Kind kind_ = Kind::none;
    std::variant<std::monostate, bool, std::int64_t, double, std::string> plain_;
    std::vector<Figure> items_;
    std::vector<std::string> keys_; ///< parallel to items_ for tables
    std::shared_ptr<const std::string> file_;
    int line_ = 0;
};

/// Notes which keys of a table are asked for while it lives, so that a misspelt key never goes unseen and no list of keys stands beside the
/// code that reads them. It belongs to one thread.
class AskedKeys {
public:
    explicit AskedKeys(const Figure *row);
    ~AskedKeys();
    AskedKeys(const AskedKeys &) = delete;
    AskedKeys &operator=(const AskedKeys &) = delete;

    /// Throws Error naming the first key that was not asked for, and those that were. What any row may say for those who read the file
    /// ("id", "rule", "label", "text" ...) need not be asked for.
    void hold() const;
    /// Goes on to another row.
    void watch(const Figure *row);

private:
    friend class Figure;
    static void note(const Figure *row, std::string_view key);
    const Figure *row_;
    AskedKeys *outer_; ///< of a table around this one
    std::vector<std::string> keys_;
};

/// The range of Figure::rows(). What is not a table is handed out as it is.
class FigureRows {
public:
    explicit FigureRows(const std::vector<Figure> &items) : items_(items), asked_(items.empty() ? nullptr : items.data()) {}

    class Iterator {
    public:
        Iterator(FigureRows *rows, std::size_t at) : rows_(rows), at_(at) {}
        const Figure &operator*() const { return rows_->items_[at_]; }
        Iterator &operator++();
        bool operator!=(const Iterator &other) const { return at_ != other.at_; }

    private:
        FigureRows *rows_;
        std::size_t at_;
    };
    Iterator begin() { return {this, 0}; }
    Iterator end() { return {this, items_.size()}; }

private:
    const std::vector<Figure> &items_;
    AskedKeys asked_;
};

template <class Read> auto Figure::whole(const Read &read) const
{
    const AskedKeys asked(this);
    if constexpr (std::is_void_v<decltype(read(*this))>) {
        read(*this);
        asked.hold();
    } else {
        auto result = read(*this);
        asked.hold();
        return result;
    }
}

/// Reads one TOML file. Throws Error with file, line and column when it is not TOML or cannot be read.
Figure readFigures(const std::filesystem::path &file);
/// The same from text; `name` stands for the file in messages.
Figure readFigures(std::string_view toml, const std::string &name);

/// The bytes of a file. Throws Error when it cannot be read.
std::string bytesOfFile(const std::filesystem::path &file);

/// What a rule set's acts are called and take (about.h) lies beside its figures, but is no part of them: neither their hash nor house rules
/// know this file.
inline constexpr std::string_view actsFile = "acts.toml";
/// The ready-made battles (battles.h), of which the same holds.
inline constexpr std::string_view battlesFile = "battles.toml";
/// The guided games (lessons.h), of which the same holds.
inline constexpr std::string_view lessonsFile = "taught/lessons.toml";
/// How it is played, in pages, and what short words on the screen mean (howto.h, glossary.h), of which the same holds.
inline constexpr std::string_view howtoFile = "taught/howto.toml";
inline constexpr std::string_view glossaryFile = "taught/glossary.toml";
/// How computer players think, of which the same holds.
inline constexpr std::string_view playersFile = "players.toml";
/// A file beside the figures of a folder; nothing where there is none. Throws Error with file and line for a faulty one.
std::optional<Figure> readBesideFigures(const std::filesystem::path &folder, std::string_view file);
/// Is a file, named from the rule set's folder, one of these or the sounds (rules/sounds.h), which rule nothing?
bool liesBesideFigures(const std::filesystem::path &file);

/// The SHA-256 (hex) of a rule set's figures: all its .toml files but those that lie beside them, by path order, and the house file over
/// them, if there is one. It pins rosters and journals to their data.
std::string figuresHash(const std::filesystem::path &folder, std::string_view house = {});

} // namespace optio
