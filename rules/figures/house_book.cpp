// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the figures of a rule set with names for players, read from the figures themselves and from titles.toml.
#include "rules/figures/house_book.h"

#include "rules/figures/figures.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace optio {

namespace {

constexpr std::size_t mostChoices = 16, longestText = 8;

/// Keys that are names, sentences or ties to other rows, never figures.
const std::set<std::string> wordKeys = {"id",    "rule",   "label",  "title", "name", "text",   "help",  "sentence", "instruction",
                                        "short", "icon",   "note",   "line",  "when", "unless", "ranks", "any",      "kind",
                                        "place", "figure", "margin", "topic", "side", "each",   "class", "letters",  "arm"};

/// "move.light_horse" as players read it: "light horse".
std::string spokenId(const std::string &id)
{
    std::string text;
    for (const char c : id.substr(id.rfind('.') == std::string::npos ? 0 : id.rfind('.') + 1))
        if (c == '_' || c == '-')
            text += ' ';
        else if (c >= 'A' && c <= 'Z' && !text.empty() && text.back() >= 'a' && text.back() <= 'z')
            text += {' ', static_cast<char>(c - 'A' + 'a')};
        else
            text += c;
    return text;
}

std::string upperFirst(std::string text)
{
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

bool isFigureText(const std::string &text)
{
    return !text.empty() && text.size() <= longestText && text.find_first_not_of("0123456789/+-.") == std::string::npos &&
           text.find_first_of("0123456789") != std::string::npos;
}

bool isWord(const std::string &text) { return !text.empty() && text.find_first_of(" {}\"/*()") == std::string::npos; }

bool isRuleId(const std::string &text)
{
    const std::size_t dash = text.find('-');
    return dash != std::string::npos && dash >= 3 && dash + 1 < text.size() &&
           text.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") == dash && text.find_first_of("0123456789", dash) != std::string::npos;
}

/// Builds the tables of one rule set.
class TableReader {
public:
    explicit TableReader(const std::filesystem::path &folder) : folder_(folder), titles_(readFigures(folder / "titles.toml"))
    {
        titles_.whole([](const Figure &of) {
            (void)of.get("title");
            (void)of.get("word");
        });
        std::vector<std::filesystem::path> files;
        for (const auto &entry : std::filesystem::directory_iterator(folder))
            if (entry.path().extension() == ".toml" && entry.path().stem() != "titles")
                files.push_back(entry.path());
        std::sort(files.begin(), files.end());
        for (const auto &file : files)
            files_[file.stem().string()] = readFigures(file);
        for (const auto &[name, file] : files_)
            if (namesTroops(name))
                collectNames(file);
    }

    std::vector<HouseTable> read()
    {
        std::vector<HouseTable> tables;
        for (const std::string &id : titles_.at("title").keys())
            tables.push_back(table(id, titles_.at("title").at(id)));
        return tables;
    }

private:
    /// The other files name questions, charts and pages, whose ids are words of everyday.
    static bool namesTroops(const std::string &file)
    {
        return !file.ends_with("questions") && file != "charts" && file != "reference" && file != "refusals";
    }

    /// What rows with ids are called, wherever they stand; the first name holds.
    void collectNames(const Figure &figure)
    {
        if (figure.isTable()) {
            if (figure.has("id") && figure.at("id").kind() == Figure::Kind::text)
                for (const char *key : {"name", "title", "label"})
                    if (figure.get(key).kind() == Figure::Kind::text && figure.at(key).text().find('{') == std::string::npos) {
                        names_.try_emplace(figure.at("id").text(), figure.at(key).text());
                        break;
                    }
            for (const std::string &key : figure.keys())
                collectNames(figure.at(key));
        } else if (figure.isArray()) {
            for (const Figure &item : figure.items())
                collectNames(item);
        }
    }

    /// What a key is called: as titles.toml has it, or spoken; a key that is an id ("LI") by the name of its row.
    std::string keyWord(const std::string &key, const std::string &path) const
    {
        const bool id = key.find_first_of("abcdefghijklmnopqrstuvwxyz") == std::string::npos;
        return id || titled(path) || titled(key) ? word(key, path) : spokenId(key);
    }

    bool titled(const std::string &word) const { return titles_.has("word") && titles_.at("word").has(word); }

    /// What a value is called: as titles.toml has it, by the name of the row of that id, or spoken.
    std::string word(const std::string &id, const std::string &path = {}) const
    {
        const Figure &words = titles_.get("word");
        if (words)
            for (const std::string &key : {path, id})
                if (!key.empty() && words.has(key))
                    return words.at(key).text();
        const auto name = names_.find(id);
        return name != names_.end() ? name->second : spokenId(id);
    }

    HouseTable table(const std::string &id, const Figure &title) const
    {
        HouseTable table{id, title.text(), {}};
        const Figure *at = nullptr, *above = nullptr;
        for (std::size_t from = 0; from <= id.size();) {
            const std::size_t dot = std::min(id.find('.', from), id.size());
            const std::string part = id.substr(from, dot - from);
            above = at;
            if (at == nullptr)
                at = files_.count(part) != 0 ? &files_.at(part) : nullptr;
            else
                at = at->isTable() && at->has(part) ? &at->at(part) : nullptr;
            if (at == nullptr)
                title.fail("there is no table \"" + id + "\" in the figures");
            from = dot + 1;
        }
        if (at->isArray()) {
            std::set<std::string> seen;
            for (const Figure &row : at->items())
                if (row.isTable() && row.has("id") && seen.insert(row.at("id").text()).second)
                    table.rows.push_back(rowOf(*at, *above, row, id));
        } else {
            HouseRow row{"", "", ruleOf(*at), {}};
            for (const std::string &key : at->keys())
                if (!at->at(key).isTable() || titles_.at("title").get(id + "." + key).kind() == Figure::Kind::none)
                    figures(row.figures, {at}, *at, at->at(key), id + "/" + key, keyWord(key, id + "/" + key), key);
            table.rows.push_back(std::move(row));
        }
        return table;
    }

    static std::string ruleOf(const Figure &row) { return row.get("rule").kind() == Figure::Kind::text ? row.at("rule").text() : ""; }

    HouseRow rowOf(const Figure &rows, const Figure &above, const Figure &row, const std::string &table) const
    {
        const std::string id = row.at("id").text(), place = table + "/" + id;
        HouseRow one{place, "", ruleOf(row), {}};
        for (const char *key : {"title", "name", "label"})
            if (one.title.empty() && row.get(key).kind() == Figure::Kind::text && row.at(key).text().find('{') == std::string::npos)
                one.title = row.at(key).text();
        if (one.title.empty() || titled(place))
            one.title = word(id, place);
        one.title = upperFirst(one.title);
        std::vector<const Figure *> all;
        for (const Figure &other : rows.items())
            all.push_back(&other);
        for (const std::string &key : row.keys())
            if (wordKeys.count(key) == 0)
                figures(one.figures, all, above, row.at(key), place + "/" + key, keyWord(key, table + "/" + key), key);
        return one;
    }

    /// The figures at and under `value`, which stands under `key` in each of `rows`.
    void figures(std::vector<HouseFigure> &list, const std::vector<const Figure *> &rows, const Figure &above, const Figure &value,
                 const std::string &place, const std::string &title, const std::string &key) const
    {
        if (value.isTable()) {
            if (wordKeys.count(key) == 0)
                for (const std::string &part : value.keys()) {
                    std::vector<const Figure *> same;
                    for (const Figure *row : rows)
                        if (row->isTable() && row->get(key).isTable())
                            same.push_back(&row->at(key));
                    figures(list, same, above, value.at(part), place + "." + part, upperFirst(title) + ", " + keyWord(part, ""), part);
                }
            return;
        }
        if (value.isArray()) {
            const std::vector<std::string> heads = headsOf(above, key, value.items().size());
            // Words in a list are shown where they have heads or titles.toml names the list.
            const bool words = !value.items().empty() && value.items().front().kind() == Figure::Kind::text;
            if (words && heads.empty() && !isFigureText(value.items().front().text()) &&
                !titled(place.substr(0, place.find('/') + 1) + key))
                return;
            for (std::size_t i = 0; i < value.items().size(); ++i)
                plain(list, rows, value.items()[i], place + "." + std::to_string(i),
                      upperFirst(heads.empty() ? title + " " + std::to_string(i + 1) : word(heads[i])), key);
            return;
        }
        plain(list, rows, value, place, upperFirst(title), key);
    }

    /// The words over the cells of a row: a list of as many texts in the table above it.
    static std::vector<std::string> headsOf(const Figure &above, const std::string &key, std::size_t size)
    {
        if (above.isTable())
            for (const std::string &name : above.keys())
                if (const Figure &list = above.at(name); name != key && list.isArray() && list.items().size() == size && size > 1 &&
                                                         std::all_of(list.items().begin(), list.items().end(),
                                                                     [](const Figure &one) { return one.kind() == Figure::Kind::text; }))
                    return list.texts();
        return {};
    }

    void plain(std::vector<HouseFigure> &list, const std::vector<const Figure *> &rows, const Figure &value, const std::string &place,
               const std::string &title, const std::string &key) const
    {
        if (value.isTable() || value.isArray())
            return;
        HouseFigure figure{place, title, HouseFigure::Kind::number, value.json(), 1, {}};
        if (value.kind() == Figure::Kind::boolean) {
            figure.kind = HouseFigure::Kind::flag;
        } else if (value.kind() == Figure::Kind::text) {
            const std::string &text = value.text();
            if (isRuleId(text) || wordKeys.count(key) != 0 || key.ends_with("rule"))
                return;
            const std::vector<std::string> known = wordsAt(rows, key);
            figure.kind = isFigureText(text) || known.empty() ? HouseFigure::Kind::text : HouseFigure::Kind::choice;
            if (figure.kind == HouseFigure::Kind::text && !isFigureText(text))
                return;
            if (std::any_of(known.begin(), known.end(), isFigureText))
                figure.kind = HouseFigure::Kind::text;
            else
                for (const std::string &one : known)
                    figure.choices.emplace_back(one, upperFirst(word(one)));
        } else {
            figure.step = stepOf(rows, key, value);
        }
        list.push_back(std::move(figure));
    }

    /// All single words under `key` in the rows; empty when they are no choice.
    static std::vector<std::string> wordsAt(const std::vector<const Figure *> &rows, const std::string &key)
    {
        std::vector<std::string> words;
        const auto take = [&](const Figure &one) {
            if (one.kind() == Figure::Kind::text && std::find(words.begin(), words.end(), one.text()) == words.end())
                words.push_back(one.text());
        };
        for (const Figure *row : rows) {
            const Figure &value = row->isTable() ? row->get(key) : *row;
            take(value);
            if (value.isArray())
                for (const Figure &item : value.items())
                    take(item);
        }
        const bool choice = words.size() > 1 && words.size() <= mostChoices &&
                            std::all_of(words.begin(), words.end(), [](const std::string &one) { return isWord(one) || one.empty(); });
        return choice ? words : std::vector<std::string>();
    }

    /// Paces go by fifties, halves by halves: the largest usual step that all numbers under the key are made of.
    static double stepOf(const std::vector<const Figure *> &rows, const std::string &key, const Figure &value)
    {
        std::vector<double> numbers;
        const auto take = [&](const Figure &one) {
            if (one.kind() == Figure::Kind::integer || one.kind() == Figure::Kind::decimal)
                numbers.push_back(one.number());
        };
        for (const Figure *row : rows)
            take(row->isTable() ? row->get(key) : *row);
        take(value);
        for (const double step : {50.0, 1.0, 0.5, 0.25, 0.1})
            if ((step < 50 || std::any_of(
                                  numbers.begin(), numbers.end(), [](double one) { return one >= 100; })) &&
                std::all_of(numbers.begin(), numbers.end(),
                            [&](double one) { return std::abs(one / step - std::round(one / step)) < 1e-9; }))
                return step;
        return 0.01;
    }

    std::filesystem::path folder_;
    Figure titles_;
    std::map<std::string, Figure> files_;
    std::map<std::string, std::string> names_;
};

} // namespace

std::vector<HouseTable> houseTables(const std::filesystem::path &folder)
{
    return std::filesystem::exists(folder / "titles.toml") ? TableReader(folder).read() : std::vector<HouseTable>();
}

std::string shownValue(const HouseFigure &figure, const Json &value)
{
    if (value.is_boolean())
        return value.get<bool>() ? "yes" : "no";
    if (value.is_number_float())
        return fmt::format("{:g}", value.get<double>());
    if (!value.is_string())
        return value.dump();
    for (const auto &[known, label] : figure.choices)
        if (value == known)
            return label.empty() ? "none" : label;
    return value.get<std::string>();
}

} // namespace optio
