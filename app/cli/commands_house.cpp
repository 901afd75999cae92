// SPDX-License-Identifier: GPL-3.0-or-later
// house: what a house file changes, and the house files that are in use.
#include "app/cli/commands.h"

#include <fmt/format.h>

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

} // namespace

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
