// SPDX-License-Identifier: GPL-3.0-or-later
// Decision tables: rows of conditions and what follows from them, compiled once at load. A row that can never match, a missing
// case, a duplicate id and an unknown word are load errors with file and line.
#pragma once

#include "rules/figures/figures.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace optio {

/// The facts a table may ask about: fields, each with its words. Words of one field exclude each other; a group is a name for several
/// words of its field ("mounted").
class Vocabulary {
public:
    static constexpr std::size_t mostWords = 128;
    static constexpr std::size_t mostFields = 64;

    /// Adds a field and gives its number. At most 64 fields of at most 128 words.
    int field(const std::string &name, std::vector<std::string> words);
    /// A yes/no field: words "no" (0) and "yes" (1).
    int flag(const std::string &name) { return field(name, {"no", "yes"}); }
    /// Names several words of a field. Group names may be used in later groups. A leading "!" takes words away.
    void group(int field, const std::string &name, const std::vector<std::string> &words);
    /// The same vocabulary of words and groups for a second field ("me" and "foe").
    int fieldLike(const std::string &name, int other);

    int fieldNumber(std::string_view name) const;           ///< -1 when unknown
    int wordNumber(int field, std::string_view word) const; ///< -1 when unknown
    const std::string &fieldName(int field) const;
    const std::vector<std::string> &words(int field) const;
    std::size_t size() const { return fields_.size(); }

    using Mask = std::bitset<mostWords>;
    /// The words that `texts` allow: the union of words and groups without "!", less those with "!"; only "!" entries: all words less
    /// those. Throws Error through `at` for an unknown word, listing the allowed ones.
    Mask mask(int field, const std::vector<std::string> &texts, const Figure &at) const;

private:
    struct Field {
        std::string name;
        std::vector<std::string> words;
        std::map<std::string, Mask, std::less<>> groups;
    };
    std::vector<Field> fields_;
};

/// One case put to the tables: a word for each field of the vocabulary.
struct Facts {
    std::array<std::uint8_t, Vocabulary::mostFields> word{};
    std::uint8_t &operator[](int field) { return word[static_cast<std::size_t>(field)]; }
    std::uint8_t operator[](int field) const { return word[static_cast<std::size_t>(field)]; }
};

/// `when = { field = word or list, … }`: all fields must fit. `unless = { … }` or a list of such: none may hold.
class Condition {
public:
    Condition() = default; ///< always holds
    /// Reads the keys `when` and `unless` of a row (either may be missing).
    static Condition read(const Figure &row, const Vocabulary &vocabulary);
    bool holds(const Facts &facts) const;
    /// The fields it asks about.
    std::vector<int> fields() const;

private:
    friend class Coverage;
    struct Term {
        std::uint8_t field = 0;
        std::array<std::uint64_t, 2> allowed{};
    };
    using All = std::vector<Term>;
    static bool all(const All &terms, const Facts &facts);
    All when_;
    std::vector<All> unless_;
};

/// What a set of rows covers, for the load-time checks. Exact: boxes of words are subtracted from each other.
class Coverage {
public:
    explicit Coverage(const Vocabulary &vocabulary);
    ~Coverage();
    /// Adds a row; false when earlier rows already cover every case of it (it could never match first).
    bool add(const Condition &condition);
    /// Can this condition hold at all?
    bool possible(const Condition &condition) const;
    /// Words of a case that no row added so far covers; empty when all cases are covered.
    std::vector<std::pair<std::string, std::string>> gap() const;

private:
    struct Boxes;
    const Vocabulary &vocabulary_;
    std::unique_ptr<Boxes> boxes_;
};

enum class Match {
    first, ///< the first row that holds counts; every case must have one, and no row may be hidden by earlier ones
    all    ///< every row that holds counts
};

/// A table whose rows carry a payload P, read from each row by the rule set.
template <class P> class Table {
public:
    struct Row {
        std::string id;   ///< unique in the table ("tf.fort")
        std::string rule; ///< the numbered rule ("PUN-120")
        Condition condition;
        P payload;
        std::string where;
    };

    /// `rows` is an array of tables, each with `id`, `rule`, perhaps `when` and `unless`, and what `read` takes from it. Throws Error with
    /// file and line for a duplicate id, an unknown field or word, a row that can never match and, for Match::first, a missing case. With
    /// `complete` false a Match::first table may leave cases out (firstOrNull then gives null).
    static Table load(const Figure &rows, const Vocabulary &vocabulary, Match match, const std::function<P(const Figure &)> &read,
                      bool complete = true);

    const std::vector<Row> &rows() const { return rows_; }
    const Row *firstOrNull(const Facts &facts) const
    {
        for (const Row &row : rows_)
            if (row.condition.holds(facts))
                return &row;
        return nullptr;
    }
    /// For complete Match::first tables.
    const Row &first(const Facts &facts) const
    {
        if (const Row *row = firstOrNull(facts))
            return *row;
        throw Error("a decision table has no row for this case");
    }

private:
    std::vector<Row> rows_;
};

/// The checks common to all tables (see Table::load); `conditions[i]` belongs to `rows.items()[i]`.
void checkTable(const Figure &rows, const std::vector<Condition> &conditions, const Vocabulary &vocabulary, Match match, bool complete);

template <class P>
Table<P> Table<P>::load(const Figure &rows, const Vocabulary &vocabulary, Match match, const std::function<P(const Figure &)> &read,
                        bool complete)
{
    Table table;
    std::vector<Condition> conditions;
    for (const Figure &row : rows.rows()) {
        conditions.push_back(Condition::read(row, vocabulary));
        table.rows_.push_back({row.at("id").text(), row.at("rule").text(), conditions.back(), read(row), row.where()});
    }
    checkTable(rows, conditions, vocabulary, match, complete);
    return table;
}

} // namespace optio
