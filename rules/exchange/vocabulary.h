// SPDX-License-Identifier: GPL-3.0-or-later
// The words in which a rule set's rows are written and read: its catalogue's fields with their keys, labels and choices. What is written
// is read back to the same row; what people type is taken as it is most likely meant.
#pragma once

#include "rules/exchange/format.h"

#include <string>
#include <string_view>
#include <vector>

namespace optio::exchange {

/// A field of the catalogue.
struct Field {
    std::string key, label, kind;
    std::vector<Choice> choices;
    Json when = Json::object();
    int most = 0; ///< of a count; 0 when the catalogue does not say
};

/// A row as read from words.
struct ReadRow {
    Json row = Json::object();
    std::vector<std::string> guessed; ///< sentences: what was taken for what
    /// Words that nothing was made of, with their place in the text.
    struct Strange {
        std::string text;
        std::size_t at = 0;
    };
    std::vector<Strange> strange;
    bool typed = false; ///< is the troop type among the words?
};

/// See the top of the file.
class Vocabulary {
public:
    /// `fields`: the catalogue's "fields" or "commandFields". With `names`, words that are nothing else are the row's name.
    Vocabulary(const Json &fields, bool names);

    /// "Pikes, ordinary, regular" for a row; `except` names a key that is written elsewhere.
    std::string write(const Json &row, const std::string &except) const;
    /// Reads such a line, strictly or as typed by hand.
    ReadRow read(std::string_view text) const;

    /// The key of the field that says what troops they are; "" when there is none.
    const std::string &primary() const { return primary_; }
    /// The value that a word of this field stands for ("Pk", "pikes"); null when it is none.
    Json valueFor(const std::string &key, std::string_view word) const;
    /// The most that a count of this row may be; 0 when the catalogue does not say.
    int mostOf(const std::string &key, const Json &row) const;
    /// The key that a title stands for: the catalogue's where it knows it by its key or label, otherwise the title.
    std::string keyOf(const std::string &title) const;

private:
    struct Item {
        std::string text;
        std::size_t at = 0;
        bool done = false;
    };
    /// May it be written without quotes?
    static bool isKey(std::string_view text);
    /// What a word stands for in a field: its value or its label, first as it is written and then in whatever letters.
    static Json choiceOf(const Field &field, std::string_view word);
    const Field *field(std::string_view keyOrLabel) const;
    bool applies(const Field &field, const Json &row) const;
    bool takeNamed(const Item &item, Json &row) const;
    bool takeBare(std::string_view word, Json &row, bool primaryOnly) const;
    bool takeWords(Item &item, Json &row) const;
    bool takeGuess(std::string_view word, ReadRow &into) const;
    std::string item(const std::string &key, const Json &value, int style) const;

    std::vector<Field> fields_;
    std::string primary_;
    bool names_;
};

/// The vocabularies of one rule set.
struct Words {
    explicit Words(const Ruleset &ruleset);
    Vocabulary units, commands;
};

} // namespace optio::exchange
