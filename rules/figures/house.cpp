// SPDX-License-Identifier: GPL-3.0-or-later
// Reading house files, and the figures of a rule set with one over them.
#include "rules/figures/house.h"

#include "rules/figures/figure_limits.h"
#include "rules/ruling/refusal.h"
#include "rules/sounds.h"

#include <algorithm>

namespace optio {

namespace {

constexpr std::size_t longestId = 40, longestName = 80, longestNote = 300;
const std::vector<std::string> ownKeys = {"extends", "id", "name", "note"};

const std::string &shortText(const Figure &file, const char *key, std::size_t most)
{
    const Figure &value = file.at(key);
    if (value.text().empty() || value.text().size() > most)
        value.fail(std::string("\"") + key + "\" is a text of 1 to " + std::to_string(most) + " letters");
    return value.text();
}

bool isOwnKey(const std::string &key) { return std::find(ownKeys.begin(), ownKeys.end(), key) != ownKeys.end(); }

/// The tables that stand in arrays.
std::size_t rowsIn(const Figure &figure)
{
    std::size_t rows = 0;
    if (figure.isArray())
        for (const Figure &item : figure.items())
            rows += (item.isTable() ? 1U : 0U) + rowsIn(item);
    else if (figure.isTable())
        for (const std::string &key : figure.keys())
            rows += rowsIn(figure.at(key));
    return rows;
}

/// The files of figures in a folder, without ".toml".
std::vector<std::string> stemsOf(const std::filesystem::path &folder)
{
    std::vector<std::string> stems;
    std::error_code failed;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(folder, failed)) {
        const std::filesystem::path file = entry.path().lexically_relative(folder);
        if (file.extension() == ".toml" && !liesBesideFigures(file) && *file.begin() != "armies")
            stems.push_back((file.parent_path() / file.stem()).generic_string());
    }
    if (failed)
        throw Error(folder.string() + ": the folder of figures cannot be read", folder.string());
    std::sort(stems.begin(), stems.end());
    return stems;
}

std::string valueText(const Json &value)
{
    if (value.is_string())
        return value.get<std::string>();
    if (value.is_boolean())
        return value.get<bool>() ? "yes" : "no";
    if (value.is_array()) {
        std::string list;
        for (const Json &item : value)
            list += (list.empty() ? "" : ", ") + valueText(item);
        return list.empty() ? "nothing" : list;
    }
    return value.is_null() ? "nothing" : value.is_object() && value.empty() ? "nothing" : value.dump();
}

/// Every value that differs as "key old → new", the keys of tables in front.
void tellDifference(std::string &text, const std::string &key, const Json &from, const Json &to)
{
    if (from.is_object() || to.is_object()) {
        const Json none = Json::object();
        const Json &before = from.is_object() ? from : none, &after = to.is_object() ? to : none;
        Json both = before;
        both.update(after);
        for (const auto &[name, value] : both.items())
            tellDifference(text, key + (key.empty() ? "" : " ") + name, before.value(name, Json()), after.value(name, Json()));
        return;
    }
    text += (text.empty() ? "" : ", ") + key + (key.empty() ? "" : " ") + valueText(from) + " → " + valueText(to);
}

/// The figures of a new row in words: those that are neither its names nor its conditions.
std::string figuresOf(const Json &row)
{
    std::string text;
    for (const auto &[key, value] : row.items())
        if (value.is_number() || value.is_boolean() || (value.is_object() && key != "when" && key != "unless"))
            text += (text.empty() ? "" : ", ") + key + " " + (value.is_object() ? figuresOf(value) : valueText(value));
    return text;
}

} // namespace

HouseRules HouseRules::read(const std::filesystem::path &file) { return read(bytesOfFile(file, mostHouseBytes), file.filename().string()); }

HouseRules HouseRules::read(const std::string &toml, const std::string &name)
{
    HouseRules house;
    house.figures = readFigures(toml, name, {FigureLimits().depth, mostHouseValues});
    house.bytes = toml;
    house.extends = shortText(house.figures, "extends", longestId);
    house.id = shortText(house.figures, "id", longestId);
    house.name = shortText(house.figures, "name", longestName);
    house.note = house.figures.has("note") ? shortText(house.figures, "note", longestNote) : "";
    if (house.id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") != std::string::npos)
        house.figures.at("id").fail("the id " + quoted(Json(house.id)) +
                                    " is not of small letters, digits and \"-\", such as \"our-club\"");
    for (const std::string &key : house.figures.keys())
        if (const Figure &part = house.figures.at(key); !isOwnKey(key) && !part.isTable())
            part.fail("unknown key \"" + key + "\"" + allowedTail(key, ownKeys) +
                      "; all else is under the name of a file of figures, such as [[<file>.<rows>]]");
    if (rowsIn(house.figures) > mostHouseRows)
        house.figures.fail("house rules may have at most " + std::to_string(mostHouseRows) + " rows");
    return house;
}

std::string wordsOf(const HouseChange &change)
{
    if (change.what == "removed")
        return "left out";
    std::string text;
    if (change.what == "added") {
        text = figuresOf(change.to);
        return text.empty() ? "new" : "new: " + text;
    }
    tellDifference(text, "", change.from, change.to);
    return text;
}

FigureFolder::FigureFolder(std::filesystem::path folder, const HouseRules &house) : folder_(std::move(folder)), house_(house.bytes)
{
    const Figure identity = readFigures(folder_ / "ruleset.toml");
    const std::string &base = identity.at("id").text();
    if (house.extends != base)
        house.figures.at("extends").fail("these house rules extend \"" + house.extends + "\", not \"" + base + "\"");
    const std::vector<std::string> stems = stemsOf(folder_);
    for (const std::string &stem : house.figures.keys()) {
        if (isOwnKey(stem))
            continue;
        const Figure &over = house.figures.at(stem);
        if (std::find(stems.begin(), stems.end(), stem) == stems.end())
            over.fail("there is no file of figures \"" + stem + "\"" + allowedTail(stem, stems));
        merged_[stem + ".toml"] = HouseMerge(stem, changes_).merge(readFigures(folder_ / (stem + ".toml")), over);
    }
    if (const Figure &over = house.figures.get("ruleset"))
        for (const char *key : {"id", "name", "summary"})
            if (over.has(key))
                over.at(key).fail(std::string("the \"") + key +
                                  "\" of the rule set cannot be changed here; \"id\", \"name\" and \"note\" at " +
                                  "the top of the file are shown in its place");
    Figure &named = merged_.try_emplace("ruleset.toml", identity).first->second;
    named = HouseMerge::withText(std::move(named), "id", base + "+" + house.id);
    named = HouseMerge::withText(std::move(named), "name", house.name);
    if (!house.note.empty())
        named = HouseMerge::withText(std::move(named), "summary", house.note);
}

Figure FigureFolder::read(const std::string &file) const
{
    const auto merged = merged_.find(file);
    return merged != merged_.end() ? merged->second : readFigures(folder_ / file);
}

std::string FigureFolder::hash() const { return figuresHash(folder_, house_); }

Json FigureFolder::marked(Json reference) const
{
    for (const HouseChange &change : changes_) {
        const std::string sentence = "House rule, " + change.label + ": " + wordsOf(change) + ".";
        const auto page = std::find_if(reference.begin(), reference.end(),
                                       [&](const Json &one) { return !change.rule.empty() && one.value("rule", "") == change.rule; });
        if (page != reference.end())
            (*page)["text"] = page->value("text", "") + "\n" + sentence;
        else
            reference.push_back({{"rule", change.rule}, {"title", "House rule"}, {"text", sentence}});
    }
    return reference;
}

} // namespace optio
