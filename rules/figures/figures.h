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
#include <variant>
#include <vector>

namespace optio {

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
    /// Throws Error naming the first key that is not in `allowed` (a misspelt key never goes unseen).
    void onlyKeys(std::initializer_list<std::string_view> allowed) const;

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

/// The SHA-256 (hex) of a rule set's figures: all its .toml files but acts.toml and battles.toml, by path order, and the house file over
/// them, if there is one. It pins rosters and journals to their data.
std::string figuresHash(const std::filesystem::path &folder, std::string_view house = {});

} // namespace optio
