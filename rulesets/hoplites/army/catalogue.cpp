// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogue: what there is to build armies of, and what the editor asks of a unit and of an army (HOP-940).
#include "rulesets/hoplites/page/description.h"

#include "rules/sides.h"
#include "rulesets/hoplites/army/muster.h"
#include "rulesets/hoplites/state/state_places.h"

namespace optio::hoplites {

namespace {

/// What is legal of a number, as a question for it.
Json countField(const Sheet &sheet, const char *key, const char *label, const char *legal, const char *rule)
{
    const auto &range = sheet.points.at("legal").at(legal).items();
    return {{"key", key},  {"label", label}, {"kind", "count"}, {"least", range.at(0).integer()}, {"most", range.at(1).integer()},
            {"rule", rule}};
}

/// What a missile letter stands for: the first shot that has it.
std::string missileName(const Sheet &sheet, char letter)
{
    const int at = sheet.letterOf(letter);
    for (const auto &shots : sheet.shotOf)
        if (const Byte shot = shots[static_cast<std::size_t>(at)]; shot != nobody)
            return sheet.shots[shot].label;
    return {};
}

Json missileChoice(const Sheet &sheet, char letter)
{
    Json types = Json::array();
    for (const TypeRow &type : sheet.types)
        if (type.missiles.find(letter) != std::string::npos)
            types.push_back(type.id);
    if (letter == ' ')
        return {{"value", ""}, {"label", "none"}, {"when", {{"type", types}}}};
    const auto price = sheet.missilePoints.find(std::string(1, letter));
    return {{"value", std::string(1, letter)},
            {"label", std::string(1, letter) + ", " + missileName(sheet, letter)},
            {"points", price == sheet.missilePoints.end() ? 0 : price->second},
            {"when", {{"type", types}}}};
}

Json unitFields(const Sheet &sheet)
{
    Json types = Json::array(), missiles = Json::array({missileChoice(sheet, ' ')});
    for (const TypeRow &type : sheet.types) {
        if (type.formOf >= 0)
            continue;
        Json choice = {{"value", type.id}, {"label", type.name}};
        Json periods = Json::array();
        for (const Module &module : sheet.modules)
            if (sheet.fields(module, type))
                periods.push_back(module.id);
        if (periods.size() < sheet.modules.size())
            choice["when"] = {{"army/period", periods}};
        types.push_back(std::move(choice));
    }
    for (const char letter : sheet.letterNames)
        if (letter != 'E')
            missiles.push_back(missileChoice(sheet, letter));
    Json fields = {
        {{"key", "name"}, {"label", "Name"}, {"kind", "text"}, {"most", sheet.points.at("legal").at("name").integer()}, {"rule", "EDT-06"}},
        {{"key", "type"}, {"label", "Type"}, {"kind", "choice"}, {"choices", types}, {"rule", "HOP-T12"}},
        countField(sheet, "tq", "Troop quality", "tq", "HOP-940"),
        countField(sheet, "size", "Size", "size", "HOP-940"),
        {{"key", "missile"}, {"label", "Missile"}, {"kind", "choice"}, {"choices", missiles}, {"rule", "HOP-941"}},
        {{"key", "count"}, {"label", "How many"}, {"kind", "count"}, {"least", 1}, {"most", mostUnits}, {"rule", "HOP-941"}}};
    for (const Module &module : sheet.modules) {
        Json who = Json::array();
        for (const TypeRow &type : sheet.types)
            if (type.characteristics && type.period == module.id && type.formOf < 0)
                who.push_back(type.id);
        for (const CharacteristicRow &row : module.characteristics)
            fields.push_back({{"key", row.id},
                              {"label", row.name},
                              {"help", row.text},
                              {"kind", "yesNo"},
                              {"points", row.points},
                              {"standard", false},
                              {"when", {{"type", who}}},
                              {"rule", row.rule}});
    }
    Json army = Json::array();
    for (const Module &module : sheet.modules)
        if (module.hooks.fields != nullptr)
            module.hooks.fields(sheet, module, fields, army);
    return fields;
}

/// Only in this period, where a row belongs to one; a row of the core where periods do not bar it.
void within(const Sheet &sheet, Json &choice, const std::string &id, const std::string &period)
{
    if (!period.empty()) {
        choice["when"] = {{"period", period}};
        return;
    }
    Json periods = Json::array();
    for (const Module &module : sheet.modules)
        if (sheet.grants(module, id))
            periods.push_back(module.id);
    if (periods.size() < sheet.modules.size())
        choice["when"] = {{"period", periods}};
}

Json cardField(const Sheet &sheet)
{
    Json choices = Json::array();
    const auto add = [&](const CardRow &row, const std::string &period) {
        Json choice = {{"value", row.id},      {"label", row.name}, {"help", row.text},   {"rule", row.rule},
                       {"points", row.points}, {"least", 0},        {"most", mostOfACard}};
        within(sheet, choice, row.id, period);
        choices.push_back(std::move(choice));
    };
    for (const CardRow &row : sheet.cards)
        if (&row != &sheet.cards[static_cast<std::size_t>(Card::initiative)]) // never bought
            add(row, {});
    for (const Module &module : sheet.modules)
        if (!module.card.id.empty())
            add(module.card, module.id);
    return {{"key", "cards"},           {"label", "Special cards"}, {"kind", "counts"},
            {"group", "Special cards"}, {"choices", choices},       {"rule", "HOP-941"}};
}

Json rulesField(const Sheet &sheet, bool tags)
{
    Json choices = Json::array();
    for (const SpecialRow &row : sheet.specials)
        if (row.tag == tags) {
            Json choice = {{"value", row.id}, {"label", row.name}, {"help", row.text}, {"rule", row.rule}};
            if (!tags)
                choice["points"] = row.points;
            within(sheet, choice, row.id, row.period);
            choices.push_back(std::move(choice));
        }
    return {{"key", tags ? "tags" : "rules"},
            {"label", tags ? "Belongs to" : "Special rules"},
            {"kind", "flags"},
            {"group", tags ? "Army" : "Special rules"},
            {"choices", choices},
            {"rule", tags ? "HOP-413" : "HOP-032"}};
}

/// Where an army's own ground may lie in a period: areas by zone, from its own left.
Json groundField(const Sheet &sheet, const Module &module)
{
    Json zones = Json::array(), choices = Json::array();
    const int last = module.layout.zone[at(module.layout.width - 1)];
    for (int column = 0; column < module.layout.width; ++column) {
        const int zone = module.layout.zone[at(column)];
        if (column == 0 || zone != module.layout.zone[at(column - 1)])
            zones.push_back({{"label", last == 0      ? "Field"
                                       : zone == 0    ? "Left wing"
                                       : zone == last ? "Right wing"
                                                      : "Centre"},
                             {"areas", Json::array()}});
        zones.back()["areas"].push_back(column + 1);
    }
    for (const TerrainRow &row : sheet.terrain)
        if (const auto price = sheet.groundPoints.find(row.id);
            price != sheet.groundPoints.end() && (row.period.empty() || row.period == module.id))
            choices.push_back({{"value", row.id}, {"label", row.name}, {"help", entryText(row)}, {"points", price->second}});
    return {{"key", "terrain"},
            {"label", "Ground"},
            {"help", "Ground on the army's own areas, as it sees them from behind."},
            {"kind", "places"},
            {"group", "Ground"},
            {"zones", zones},
            {"choices", choices},
            {"most", sheet.points.at("legal").at("areas").integer()},
            {"when", {{"period", module.id}}},
            {"rule", "HOP-941"}};
}

Json armyFields(const Sheet &sheet)
{
    Json periods = Json::array();
    for (const Module &module : sheet.modules)
        periods.push_back({{"value", module.id}, {"label", module.name}});
    const auto nameMost = sheet.points.at("legal").at("name").integer();
    const auto leader = [&](const char *key, const char *label, const char *legal) {
        Json field = countField(sheet, key, label, legal, "HOP-941");
        field["group"] = "Leader";
        field["points"] = sheet.points.at("leader").at(legal).integer();
        return field;
    };
    Json fields = {
        {{"key", "period"},
         {"label", "Period"},
         {"kind", "choice"},
         {"group", "Army"},
         {"choices", periods},
         {"standard", sheet.modules.front().id},
         {"rule", "HOM-01"}},
        {{"key", "notes"}, {"label", "Description"}, {"kind", "longText"}, {"group", "Army"}, {"most", 4000}, {"rule", "HOP-940"}},
        rulesField(sheet, true),
        {{"key", "percent"},
         {"label", "Rout level in percent"},
         {"kind", "count"},
         {"group", "Army"},
         {"least", 5},
         {"most", 100},
         {"step", 5},
         {"standard", sheet.numbers.percent},
         {"rule", "HOP-033"}},
        {{"key", "leader/name"}, {"label", "Name"}, {"kind", "text"}, {"group", "Leader"}, {"most", nameMost}, {"rule", "HOP-030"}},
        leader("leader/initiative", "Initiative", "initiative"),
        leader("leader/command", "Command", "command"),
        cardField(sheet),
        rulesField(sheet, false)};
    Json unit = Json::array();
    for (const Module &module : sheet.modules) {
        fields.push_back(groundField(sheet, module));
        if (module.hooks.fields != nullptr)
            module.hooks.fields(sheet, module, unit, fields);
    }
    return fields;
}

/// The options that say nothing in a period.
Json idleOptions(const Sheet &sheet, const Module &module)
{
    Json idle = Json::array();
    if (!module.layout.restrictions)
        idle.push_back("restrictions");
    for (const TypeRow &type : sheet.types)
        if (!module.layout.restrictions || !sheet.fields(module, type))
            idle.push_back(placesOption(type));
    return idle;
}

/// What a new army begins with: the least of leaders.
Json newArmy(const Sheet &sheet)
{
    const Figure &legal = sheet.points.at("legal");
    return {{"limit", legal.at("limit").integer()},
            {"period", sheet.modules.front().id},
            {"leader",
             {{"name", ""},
              {"initiative", legal.at("initiative").items().at(0).integer()},
              {"command", legal.at("command").items().at(0).integer()}}},
            {"rules", Json::array()},
            {"tags", Json::array()},
            {"cards", Json::object()},
            {"terrain", Json::array()}};
}

} // namespace

Json catalogueOf(const Sheet &sheet)
{
    Json types = Json::array(), terrain = Json::array(), cards = Json::array(), specials = Json::array();
    for (const TypeRow &type : sheet.types)
        types.push_back({{"id", type.id},
                         {"name", type.name},
                         {"rule", type.rule},
                         {"missiles", type.missiles},
                         {"factor", type.factor},
                         {"period", type.period},
                         {"icon", type.icon},
                         {"text", type.text}});
    for (const TerrainRow &row : sheet.terrain)
        terrain.push_back({{"id", row.id},
                           {"name", row.name},
                           {"rule", row.rule},
                           {"shock", row.shock},
                           {"missile", row.missile},
                           {"cover", row.cover},
                           {"text", entryText(row)}});
    for (const CardRow &row : sheet.cards)
        cards.push_back({{"id", row.id}, {"name", row.name}, {"rule", row.rule}, {"points", row.points}, {"text", row.text}});
    for (const SpecialRow &row : sheet.specials)
        specials.push_back({{"id", row.id}, {"name", row.name}, {"rule", row.rule}, {"points", row.points}, {"text", row.text}});
    // What players settle (HOP-910): topics, and what may change in the middle of a battle.
    Json preferences = Json::array();
    for (const PreferenceRow &row : sheet.preferences)
        preferences.push_back(
            {{"id", row.id}, {"topic", row.topic}, {"label", row.label}, {"help", row.help}, {"rule", row.rule}, {"anyTime", false}});
    for (const Figure &row : sheet.ruleset.at("count").items())
        preferences.push_back({{"id", row.at("id").text()},
                               {"topic", row.at("topic").text()},
                               {"label", row.at("label").text()},
                               {"help", row.at("help").text()},
                               {"rule", row.at("rule").text()},
                               {"anyTime", false}});
    for (const HabitRow &row : sheet.habits)
        preferences.push_back(
            {{"id", row.id}, {"topic", "Play"}, {"label", row.label}, {"help", row.help}, {"rule", row.rule}, {"anyTime", true}});
    for (const Module &module : sheet.modules)
        for (std::size_t i = 0; i < sheet.habits.size(); ++i)
            if (const HabitRow &row = module.habits[i]; row.id != sheet.habits[i].id)
                preferences.push_back({{"id", row.id},
                                       {"topic", module.name},
                                       {"label", row.label},
                                       {"help", row.help},
                                       {"rule", row.rule},
                                       {"anyTime", true}});
    Json periods = Json::array();
    for (const Module &module : sheet.modules)
        periods.push_back({{"id", module.id},
                           {"name", module.name},
                           {"short", shortName(module.name)}, // HOM-04: where there is little room
                           {"rule", module.rule},
                           {"columns", module.layout.width},
                           {"ground", module.layout.terrain}, // PRF-04: may ground be generated?
                           {"idle", idleOptions(sheet, module)}});
    for (const FaultyPeriod &one : sheet.faulty) // HOM-03
        periods.push_back({{"id", one.id}, {"name", one.name}, {"short", shortName(one.name)}, {"rule", one.rule}, {"fault", one.fault}});
    return {{"types", types},
            {"terrain", terrain},
            {"cards", cards},
            {"specials", specials},
            {"periods", periods},
            {"preferences", preferences},
            {"fields", unitFields(sheet)},
            {"oneCommand", true},
            {"armyFields", armyFields(sheet)},
            {"newArmy", newArmy(sheet)},
            {"opening", {{"resolver", "act"}, {"input", {{"do", {{"act", "deal"}}}, {"answers", Json::object()}}}}}};
}

} // namespace optio::hoplites
