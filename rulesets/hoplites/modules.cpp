// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the periods: fields, special rules, cards and champions of their own.
#include "rulesets/hoplites/sheet.h"

#include "rules/ruling/refusal.h"

#include <algorithm>

namespace optio::hoplites {

void readSpecials(const Figure &rows, bool tag, const std::string &period, std::vector<SpecialRow> &into, int &bit)
{
    for (const Figure &row : rows.items()) {
        row.onlyKeys({"id", "name", "rule", "points", "text", "shift", "rounds"});
        if (bit >= 16)
            row.fail("there are too many special rules");
        into.push_back({row.at("id").text(), row.at("name").text(), row.text("text", ""), row.at("rule").text(),
                        static_cast<int>(row.integer("points", 0)), static_cast<std::uint16_t>(1u << bit++), tag,
                        static_cast<int>(row.integer("shift", 0)), static_cast<int>(row.integer("rounds", 0)), period});
    }
}

CardRow cardFrom(const Figure &row)
{
    row.onlyKeys({"id", "name", "rule", "points", "extra", "text"});
    return {row.at("id").text(),
            row.at("name").text(),
            row.at("text").text(),
            row.at("rule").text(),
            static_cast<int>(row.at("points").integer()),
            static_cast<int>(row.integer("extra", 0))};
}

Layout layoutFrom(const Figure &field)
{
    Layout layout;
    int column = 0, zone = 0;
    for (const Figure &width : field.at("zones").items()) {
        const int first = column;
        for (int i = 0; i < width.integer(); ++i, ++column) {
            if (column >= columns)
                field.fail("the field has more than nine columns");
            layout.zone[static_cast<std::size_t>(column)] = static_cast<Byte>(zone);
        }
        for (int i = first; i < column; ++i)
            for (int j = first; j < column; ++j)
                layout.zoneMask[static_cast<std::size_t>(i)] = static_cast<Mask>(layout.zoneMask[static_cast<std::size_t>(i)] | 1u << j);
        ++zone;
    }
    layout.width = column;
    layout.all = static_cast<Mask>((1u << column) - 1);
    for (int i = 0; i < column; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const unsigned next = ((1u << i) << 1 | (1u << i) >> 1) & layout.all;
        layout.beside[at] = static_cast<Mask>(next);
        layout.near[at] = static_cast<Mask>((next | 1u << i) & layout.zoneMask[at]);
        layout.across[at] = static_cast<Mask>(next & ~static_cast<unsigned>(layout.zoneMask[at]));
        const bool wing = zone > 1 && (layout.zone[at] == 0 || layout.zone[at] == zone - 1);
        Mask &part = wing ? layout.wings : layout.centre;
        part = static_cast<Mask>(part | 1u << i);
    }
    layout.openEdges = field.at("open_edges").boolean();
    layout.terrain = field.at("terrain").boolean();
    layout.restrictions = field.at("restrictions").boolean();
    return layout;
}

Hooks hooksOf(const std::string &folder)
{
    if (folder == "thermopylae")
        return thermopylae::hooks();
    if (folder == "samurai")
        return samurai::hooks();
    return {};
}

void Sheet::readChampions(Module &module) const
{
    const std::string name = module.folder + "/characters.toml";
    if (!std::filesystem::exists(figures.folder() / name))
        return;
    const Figure file = figures.read(name);
    for (const Figure &row : file.at("character").items()) { // DAT-05
        row.onlyKeys({"id", "name", "rule", "stamina", "ability"});
        Champion one{row.at("name").text(), static_cast<int>(row.at("stamina").integer()), static_cast<int>(row.at("ability").integer())};
        if (one.name.empty() || one.name.size() > 40 || one.stamina < 1 || one.stamina > 12 || one.ability < 0 || one.ability > 9)
            row.fail("a champion has a name of 1 to 40 letters, Stamina 1 to 12 and Ability 0 to 9 (DAT-05)");
        if (std::any_of(module.champions.begin(), module.champions.end(), [&](const Champion &other) { return other.name == one.name; }))
            row.fail("there is a champion of this name (DAT-05)");
        module.champions.push_back(std::move(one));
    }
    if (module.champions.size() > 32)
        file.fail("there are at most 32 champions");
}

void Sheet::readModules()
{
    const Figure battle = figures.read("battle.toml");
    for (const Figure &row : ruleset.at("period").items()) {
        row.onlyKeys({"id", "name", "rule", "folder"});
        Module module;
        module.id = row.at("id").text();
        module.name = row.at("name").text();
        module.rule = row.at("rule").text();
        module.folder = row.text("folder", "");
        module.hooks = hooksOf(module.folder);
        if (module.folder.empty()) {
            module.layout = layoutFrom(battle.at("field"));
        } else {
            const Figure own = figures.read(module.folder + "/module.toml");
            module.layout = layoutFrom(own.at("field"));
            int bit = 8; // periods never meet, so each may use the same bits
            own.onlyKeys({"id", "name", "rule", "core_types", "barred", "field", "special", "card", "own"});
            module.coreTypes = own.boolean("core_types", true);
            if (own.has("barred"))
                module.barred = own.at("barred").texts();
            for (const std::string &id : module.barred)
                if (special(id) == nullptr && cardOf(id) < 0)
                    own.at("barred").fail("there is no special rule or card " + quoted(Json(id)));
            readChampions(module);
            if (own.has("own"))
                module.own = own.at("own");
            if (own.has("card"))
                module.card = cardFrom(own.at("card"));
            if (own.has("special"))
                readSpecials(own.at("special"), false, module.id, specials, bit);
        }
        modules.push_back(std::move(module));
    }
}

} // namespace optio::hoplites
