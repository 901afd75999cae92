// SPDX-License-Identifier: GPL-3.0-or-later
// Reads acts.toml.
#include "rules/ruling/about.h"

#include <algorithm>

namespace optio {

namespace {

Slot slotFrom(const Figure &row)
{
    Slot slot{row.at("id").text(),        row.at("label").text(),         row.text("whose", "any"),
              row.boolean("many", false), row.boolean("optional", false), row.boolean("late", false)};
    if (slot.whose != "active" && slot.whose != "other" && slot.whose != "any")
        row.at("whose").fail("must be \"active\", \"other\" or \"any\"");
    return slot;
}

std::vector<std::string> textsIn(const Figure &table, const char *key)
{
    return table.has(key) ? table.at(key).texts() : std::vector<std::string>();
}

About aboutFrom(const Figure &file, const Figure &row)
{
    About about;
    about.id = row.at("id").text();
    about.title = row.at("title").text();
    about.rule = row.at("rule").text();
    about.verb = row.text("verb", "");
    if (const Figure &slots = row.get("slots"))
        for (const Figure &slot : slots.rows())
            about.slots.push_back(slotFrom(slot));
    about.keys = textsIn(file, "keys");
    for (std::string &key : textsIn(row, "keys"))
        about.keys.push_back(std::move(key));
    about.described = textsIn(row, "described");
    if (const Figure &example = row.get("example"))
        for (const std::string &key : example.keys())
            about.example[key] = example.at(key).json();
    about.secret = row.boolean("secret", false);
    about.reveals = row.boolean("reveals", false);
    about.decides = row.text("decides", "");
    if (!about.decides.empty() && about.decides != "active" && about.decides != "other" &&
        std::none_of(about.slots.begin(), about.slots.end(), [&](const Slot &slot) { return slot.id == about.decides; }))
        row.at("decides").fail("must be \"active\", \"other\" or the id of a slot");
    about.where = row.where();
    return about;
}

} // namespace

std::vector<About> readActs(const FigureFolder &from)
{
    std::vector<About> acts;
    const Figure file = readFigures(from.folder() / actsFile);
    const AskedKeys asked(&file);
    (void)file.get("keys"); // where there is a row that uses them
    for (const Figure &row : file.at("act").rows()) {
        About about = aboutFrom(file, row);
        for (const About &other : acts)
            if (other.id == about.id)
                row.fail("the act \"" + other.id + "\" is there twice");
        acts.push_back(std::move(about));
    }
    asked.hold();
    return acts;
}

void expectCoded(const std::vector<About> &rows, const std::vector<std::string_view> &coded)
{
    for (const About &row : rows)
        if (std::find(coded.begin(), coded.end(), row.id) == coded.end())
            throw Error(row.where + ": there is no code for the act \"" + row.id + "\"", row.where);
    for (const std::string_view id : coded)
        if (std::none_of(rows.begin(), rows.end(), [&](const About &row) { return row.id == id; }))
            throw Error(std::string(actsFile) + " has no act \"" + std::string(id) + "\", for which there is code", std::string(id));
}

} // namespace optio
