// SPDX-License-Identifier: GPL-3.0-or-later
// House rules: a small TOML file over the figures of a rule set. It changes, removes or adds rows by their id, and changes values:
//
//   extends = "<id of the rule set>"   id = "our-club"   name = "…"   note = "…" (may be left out)
//   [[<file>.<array>]]  id = "…"       a row that is there: its keys are changed one by one, tables within it too (but `when` and
//                                      `unless` are replaced whole)
//                       remove = true  a row that is there is taken out
//                       before = "…"   a row that is not there yet is added before that one; without `before`, at the end
//   [<file>.<table>]    key = value    values of plain tables are changed one by one
//
// Where several rows of an array share an id, all of them are meant. Rows of an array without ids can only be added.
#pragma once

#include "rules/figures/figures.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace optio {

/// A house file, read but not yet laid over anything.
struct HouseRules {
    std::string extends; ///< id of the rule set it changes
    std::string id;      ///< its own: small letters, digits and "-"
    std::string name, note;
    Figure figures;    ///< the whole file
    std::string bytes; ///< as they stand in the file

    /// Throws Error with file and line for what is not a house file.
    static HouseRules read(const std::filesystem::path &file);
    /// The same from text; `name` stands for the file in messages.
    static HouseRules read(const std::string &toml, const std::string &name);
};

/// One thing that a house file changes.
struct HouseChange {
    std::string file;  ///< without ".toml": "troops"
    std::string table; ///< "move"; empty for a value at the top of the file
    std::string id;    ///< of the row, or the key of the value
    std::string rule;  ///< its numbered rule, where one is told
    std::string label; ///< for players: "Light horse"
    std::string what;  ///< "changed", "added" or "removed"
    Json from, to;     ///< of a changed row only the keys that differ; null where there is nothing
    std::string where; ///< "our-club.toml:12"
};

/// What became of the figures, in words: "good 250 → 200"; "left out"; "new: value 2".
std::string wordsOf(const HouseChange &change);

/// The figures of a rule set: a folder of TOML files, perhaps with a house file over them. Its ruleset.toml holds the rule set's `id`,
/// `name` and `summary`; under house rules the id read from it is "<id>+<house id>", and name and note are the house file's.
class FigureFolder {
public:
    /// The figures as they are: the default that one can always come back to.
    FigureFolder(std::filesystem::path folder) : folder_(std::move(folder)) {} // not explicit: a plain path will do
    /// With house rules. Throws Error with file and line for what cannot be laid over these figures.
    FigureFolder(std::filesystem::path folder, const HouseRules &house);

    const std::filesystem::path &folder() const { return folder_; }
    /// The figures of a file ("troops.toml"), each still knowing its own file and line.
    Figure read(const std::string &file) const;
    /// The hash of all of them, with the house file.
    std::string hash() const;
    /// What the house file changes, in its order.
    const std::vector<HouseChange> &changes() const { return changes_; }
    /// Reference pages with a sentence at every rule that the house file changes.
    Json marked(Json reference) const;

private:
    std::filesystem::path folder_;
    std::string house_; ///< the bytes of the house file
    std::map<std::string, Figure> merged_;
    std::vector<HouseChange> changes_;
};

/// Lays one file's part of a house file over its figures. Used by FigureFolder.
class HouseMerge {
public:
    HouseMerge(std::string file, std::vector<HouseChange> &changes) : file_(std::move(file)), changes_(changes) {}
    Figure merge(const Figure &under, const Figure &over);
    /// The figure with the text under `key` replaced.
    static Figure withText(Figure table, const std::string &key, const std::string &text);

private:
    Figure table(const Figure &under, const Figure &over, const std::string &path);
    Figure rows(const Figure &under, const Figure &over, const std::string &path);
    void remove(std::vector<Figure> &rows, const Figure &row, const std::string &path);
    void add(std::vector<Figure> &rows, const Figure &row, const std::string &path);
    static Figure changed(const Figure &under, const Figure &over, bool whole);
    void note(const std::string &path, const std::string &id, const std::string &what, const Figure &before, const Figure &after,
              const Figure &at);

    std::string file_;
    std::vector<HouseChange> &changes_;
    std::string rule_; ///< of the file, for rows that have none
};

} // namespace optio
