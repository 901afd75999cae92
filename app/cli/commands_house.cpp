// SPDX-License-Identifier: GPL-3.0-or-later
// house: what a house file changes, what can be changed, changing it, and the house files that are in use.
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "rules/figures/figure_limits.h"
#include "rules/figures/house_book.h"
#include "rules/figures/house_copy.h"
#include "rules/figures/house_draft.h"
#include "rulesets/houses.h"

#include <fmt/format.h>

#include <algorithm>

namespace optio::cli {

namespace {

Json toJson(const std::vector<HouseChange> &changes)
{
    Json list = Json::array();
    for (const HouseChange &change : changes)
        list.push_back({{"file", change.file},
                        {"table", change.table},
                        {"id", change.id},
                        {"rule", change.rule},
                        {"label", change.label},
                        {"what", change.what},
                        {"from", change.from},
                        {"to", change.to},
                        {"text", wordsOf(change)},
                        {"where", change.where}});
    return list;
}

/// A house file to be edited, with what it extends.
struct Edited {
    std::filesystem::path rulesets;
    std::string name;
    HouseDraft draft;

    Edited(const Context &context, const std::string &file, bool dropComments)
        : Edited(context, file, bytesOfFile(file, mostHouseBytes), dropComments)
    {}
    Edited(const Context &context, const std::string &file, const std::string &text, bool dropComments)
        : rulesets(context.rulesets()), name(std::filesystem::path(file).filename().string()), draft(read(text))
    {
        if (hasComments(text) && !dropComments)
            throw Error(name + " has comments, which would be lost; give --drop-comments, or change it in an editor");
    }
    HouseDraft read(const std::string &text) const
    {
        const HouseRules rules = HouseRules::read(text, name);
        return {figuresOf(rulesets, rules.extends, rules.figures.at("extends")), rules};
    }
    /// Writes it when it loads, and prints what it changes.
    int finish(const std::string &file)
    {
        const std::string text = draft.toml();
        const Json changes = toJson(tryHouse(rulesets, HouseRules::read(text, name), name));
        replaceFile(file, text);
        print(changes);
        return ok;
    }
};

/// "300", "0.5", "true" and "[1, 2]" as such; all else is text.
Json valueOf(const std::string &text)
{
    Json value = Json::parse(text, nullptr, false);
    return value.is_discarded() || value.is_null() || value.is_object() ? Json(text) : value;
}

const char *const kindNames[] = {"number", "flag", "choice", "text"};

} // namespace

int houseShow(Context &context, const std::string &ruleset)
{
    Json list = Json::array();
    for (const HouseTable &table : houseTables(figuresOf(context.rulesets(), ruleset))) {
        Json rows = Json::array();
        for (const HouseRow &row : table.rows) {
            Json values = Json::array();
            for (const HouseFigure &figure : row.figures) {
                Json one{{"place", figure.id},
                         {"title", figure.title},
                         {"kind", kindNames[static_cast<int>(figure.kind)]},
                         {"value", figure.book}};
                for (const auto &choice : figure.choices)
                    one["choices"].push_back(choice.first);
                values.push_back(std::move(one));
            }
            rows.push_back({{"place", row.id}, {"title", row.title}, {"rule", row.rule}, {"values", std::move(values)}});
        }
        list.push_back({{"table", table.id}, {"title", table.title}, {"rows", std::move(rows)}});
    }
    print(list);
    return ok;
}

int houseNew(Context &context, const HouseNew &wanted)
{
    HouseDraft draft(figuresOf(context.rulesets(), wanted.ruleset), wanted.ruleset, wanted.id, wanted.name);
    draft.describe(wanted.note);
    const std::string text = draft.toml();
    (void)tryHouse(context.rulesets(), HouseRules::read(text, "house rules"), "house rules");
    deliver(wanted.output, text);
    return ok;
}

int houseCopy(Context &context, const HouseNew &wanted, const std::string &table)
{
    const std::filesystem::path folder = figuresOf(context.rulesets(), wanted.ruleset);
    HouseRules head;
    head.extends = wanted.ruleset;
    head.id = wanted.id;
    head.name = wanted.name.empty() ? wanted.id : wanted.name;
    const std::string text = commentedCopy(folder, table, head);
    (void)tryHouse(context.rulesets(), HouseRules::read(text, "house rules"), "house rules");
    deliver(wanted.output, text);
    return ok;
}

int houseSet(Context &context, const HouseEdit &edit, const std::string &what)
{
    Edited edited(context, edit.file, edit.dropComments);
    if (what == "set")
        edited.draft.set(edit.place, valueOf(edit.value));
    else if (what == "remove")
        edited.draft.remove(edit.place);
    else
        edited.draft.unset(edit.place);
    return edited.finish(edit.file);
}

int houseExport(Context &context, const std::string &id, const std::string &output)
{
    for (const House &house : context.registry().houses())
        if (house.id == id || house.file.filename() == id) {
            deliver(output, bytesOfFile(house.file, mostHouseBytes));
            return ok;
        }
    throw Error(fmt::format("there are no house rules \"{}\" in the library; \"house list\" shows those in use", id), "ID");
}

int houseImport(Context &context, const std::string &file, bool replace)
{
    const std::string name = std::filesystem::path(file).filename().string(), text = bytesOfFile(file, mostHouseBytes);
    const HouseRules rules = HouseRules::read(text, name);
    const Json changes = toJson(tryHouse(context.rulesets(), rules, name));
    const std::string id = rules.extends + "+" + rules.id;
    const std::filesystem::path folder = dataFolder(context.data) / "house";
    std::filesystem::path target = folder / (id + ".toml");
    for (const House &house : context.registry().houses())
        if (house.id == id)
            target = house.file;
    if (std::filesystem::exists(target) && !replace)
        throw Error(fmt::format("there are house rules \"{}\" in the library already; give --replace to put these in their place", id));
    if (std::error_code problem; !std::filesystem::create_directories(folder, problem) && problem)
        throw Error(fmt::format("{} cannot be made: {}", folder.string(), problem.message()));
    replaceFile(target.string(), text);
    print({{"file", target.string()}, {"ruleset", id}, {"changes", changes}});
    return ok;
}

int houseCheck(Context &context, const std::string &file)
{
    Registry registry(context.rulesets()); // without the house files in use: this may be one of them
    print(toJson(registry.addHouse(file).changes));
    return ok;
}

int houseList(Context &context)
{
    Json list = Json::array();
    for (const House &house : context.registry().houses())
        list.push_back({{"file", house.file.string()},
                        {"ruleset", house.id},
                        {"extends", house.extends},
                        {"name", house.name},
                        {"note", house.note},
                        {"changes", house.changes.size()},
                        {"fault", house.fault}});
    print(list);
    return ok;
}

} // namespace optio::cli
