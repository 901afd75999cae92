// SPDX-License-Identifier: GPL-3.0-or-later
// House rules while they are edited: the book's figures with what differs from them, undoable step by step, written as the same small TOML
// that one would write by hand. What a file holds beyond single figures (new rows, conditions, texts) is kept as it is.
//
// A place is written "<file>.<table>/<row>/<key>" ("troops.move/move.light_horse/good"), for a row "<file>.<table>/<row>", and in a table
// without rows "<file>.<table>/<key>" ("ruleset.break.command/part"). A key within a key stands after a dot, an element of a list by its
// number from 0.
#pragma once

#include "rules/figures/house.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace optio {

/// House rules being edited.
class HouseDraft {
public:
    /// New house rules without a change over the rule set in `folder`, whose id is `extends`.
    HouseDraft(std::filesystem::path folder, const std::string &extends, const std::string &id, const std::string &name);
    /// Those of a file.
    HouseDraft(std::filesystem::path folder, const HouseRules &house);

    std::string extends() const { return text("extends"); }
    std::string id() const { return text("id"); }
    std::string name() const { return text("name"); }
    std::string note() const { return text("note"); }
    void rename(const std::string &name) { head("name", name); }
    /// An empty note is left out.
    void describe(const std::string &note) { head("note", note); }
    void setId(const std::string &id) { head("id", id); }

    /// What stands at a place in the book, in rows that share an id in the first of them. Throws Error for a place that is not there.
    Json book(std::string_view place) const;
    /// What stands there now.
    Json value(std::string_view place) const;
    /// Is it otherwise than in the book? For a row: it or anything in it.
    bool changed(std::string_view place) const;
    bool removed(std::string_view row) const;
    /// Does the file hold anything about a table ("troops.move")?
    bool touches(std::string_view table) const;
    /// Changes a figure; the book's own value takes the change back. A removed row comes back with it.
    void set(std::string_view place, const Json &value);
    /// Takes a row out.
    void remove(std::string_view row);
    /// The figure, or the whole row, as in the book.
    void unset(std::string_view place);
    /// Everything as in the book, added rows gone too.
    void clear();
    /// Does nothing differ from the book?
    bool empty() const;

    /// The file: nothing but what differs.
    std::string toml() const;

    /// Do both say the same, in whatever order?
    bool operator==(const HouseDraft &other) const { return Json(document_) == Json(other.document_); }

private:
    using Ordered = nlohmann::ordered_json;
    using Path = std::vector<std::string>;
    struct Place {
        Path table; ///< the file first
        std::string row;
        Path key;
        bool inRow = false;
    };

    static bool changesNothing(Ordered &over, const Figure &under);
    static bool rowsChangeNothing(Ordered &over, const Figure &under);
    Place find(std::string_view place) const;
    Place findRow(std::string_view row) const;
    const Figure &file(const std::string &name) const;
    const Figure &tableAt(const Place &place) const;
    std::vector<const Figure *> rowsAt(const Place &place) const;
    const Figure *under(const Place &place) const;
    const Ordered *over(const Place &place, bool whole) const;
    Ordered &rowOf(const Place &place);
    void tidy();
    std::string text(const char *key) const { return document_.value(key, ""); }
    void head(const char *key, const std::string &text);

    std::filesystem::path folder_;
    mutable std::map<std::string, Figure> files_;
    Ordered document_ = Ordered::object();
};

/// Does a TOML text hold comments, which a draft does not keep?
bool hasComments(std::string_view toml);

/// House rules as TOML: `document` is an object with the keys of the file in their order.
std::string houseToml(const nlohmann::ordered_json &document);

} // namespace optio
