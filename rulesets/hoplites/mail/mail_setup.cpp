// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/hoplites/mail/mail_setup.h"

#include "rules/options.h"
#include "rules/sides.h"
#include "rules/sounds.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <string_view>

namespace optio::hoplites {

namespace {

/// The kinds of special cards in the order of a list of cards (PBM-52).
constexpr std::array<Card, cardKinds> kinds{Card::flank,      Card::rally,  Card::cohesion, Card::reserve,
                                            Card::initiative, Card::supply, Card::own,      Card::caltrop};

/// The deck extras there are, each with its option.
struct Extra {
    Card kind;
    const char *option;
};
constexpr std::array<Extra, 3> extras{Extra{Card::cohesion, "extra_cohesion"}, Extra{Card::reserve, "extra_reserve"},
                                      Extra{Card::own, "extra_own"}};

/// Are there extras of this kind in a battle of this period with these options?
bool given(const Module &module, const Json &options, Card kind)
{
    return kind != Card::own || (module.card.extra > 0 && (module.card.needs.empty() || options.at(module.card.needs).get<bool>()));
}

const std::string &idOf(const Sheet &sheet, const Module &module, Card kind)
{
    return sheet.card(module, static_cast<std::size_t>(kind)).id;
}

const Module &moduleOf(const Sheet &sheet, const std::string &period)
{
    const int module = sheet.moduleOf(period);
    if (module < 0)
        throw Error("there is no period " + quoted(Json(period)) + " (HOM-03)", "period");
    return sheet.modules[at(module)];
}

mail::Card cardOf(const Sheet &sheet, const UnitRow &row)
{
    mail::Card card;
    const TypeRow &now = sheet.types[at(row.type)];
    const TypeRow &type = now.formOf >= 0 ? sheet.types[at(now.formOf)] : now;
    const std::size_t dash = type.id.find('-');
    card.name = row.name;
    card.type = type.id.substr(0, dash);
    card.unitClass = dash == std::string::npos ? std::string() : type.id.substr(dash + 1);
    card.tq = row.tq;
    card.size = row.size;
    card.missile = row.missile == 0 ? std::string() : std::string(1, row.missile);
    card.clan = row.clan;
    const auto &characteristics = sheet.moduleFor(type).characteristics;
    for (std::size_t i = 0; type.characteristics && i < characteristics.size(); ++i)
        if ((row.own >> i & 1) != 0)
            card.characteristics.push_back(characteristics[i].id);
    return card;
}

mail::Army armyOf(const Sheet &sheet, const Module &module, const Army &army, const std::map<std::string, int> &more)
{
    mail::Army told;
    told.name = army.name;
    told.leader = {army.leader, army.initiative, army.command, army.clans};
    for (const SpecialRow &row : sheet.specials)
        if (row.of(module) && (army.rules & row.bit) != 0)
            (row.tag ? told.tags : told.rules).push_back(row.id);
    for (const Army::Ground &one : army.terrain)
        told.areas.emplace_back(one.area, sheet.terrain[at(one.kind)].id);
    for (const UnitRow &row : army.units)
        for (int i = 0; i < row.count; ++i)
            told.cards.push_back(cardOf(sheet, row));
    const auto add = [&](Card kind, int count) {
        for (int i = 0; i < count; ++i) {
            told.cards.emplace_back();
            told.cards.back().special = idOf(sheet, module, kind);
        }
    };
    for (const Card kind : kinds)
        add(kind, army.cards[static_cast<std::size_t>(kind)]);
    for (const Card kind : kinds)
        if (const auto found = more.find(idOf(sheet, module, kind)); found != more.end() && !found->first.empty())
            add(kind, found->second);
    return told;
}

Json rowOf(const mail::Card &card)
{
    Json row = {{"type", card.type + (card.unitClass.empty() ? "" : "-" + card.unitClass)},
                {"name", card.name},
                {"tq", card.tq},
                {"size", card.size},
                {"missile", card.missile},
                {"count", 1}};
    if (!card.clan.empty())
        row["clan"] = card.clan;
    for (const std::string &one : card.characteristics)
        row[one] = true;
    return row;
}

/// The roster of a side.
Json rosterOf(const mail::SetUp &setUp, std::size_t side)
{
    const mail::Army &army = setUp.armies[side];
    std::map<std::string, int> specials;
    Json units = Json::array(), cards = Json::object(), terrain = Json::array();
    for (const mail::Card &card : army.cards)
        if (card.special.empty())
            units.push_back(rowOf(card));
        else
            ++specials[card.special];
    for (const auto &[kind, count] : setUp.extras)
        specials[kind] -= count;
    for (const auto &[kind, count] : specials)
        if (count != 0)
            cards[kind] = count;
    for (const auto &[area, kind] : army.areas)
        terrain.push_back({{"area", area}, {"kind", kind}});
    Json leader = {{"name", army.leader.name}, {"initiative", army.leader.initiative}, {"command", army.leader.command}};
    if (army.leader.clan > 0)
        leader["clans"] = army.leader.clan;
    Json commands = Json::array();
    commands.push_back({{"name", "Army"}, {"units", units}});
    return {{"format", 1},
            {"ruleset", "hoplites"},
            {"id", side == 0 ? "a" : "b"},
            {"name", army.name},
            {"notes", ""},
            {"limit", setUp.limit},
            {"period", setUp.period},
            {"leader", leader},
            {"rules", army.rules},
            {"tags", army.tags},
            {"cards", cards},
            {"terrain", terrain},
            {"commands", commands}};
}

Json optionsOf(const Sheet &sheet, const mail::SetUp &setUp)
{
    const Module &module = moduleOf(sheet, setUp.period);
    Json options = Json::object();
    for (const auto &[id, value] : setUp.prefs)
        options[id] = value;
    options["percent_a"] = setUp.percent[0];
    options["percent_b"] = setUp.percent[1];
    for (const std::string &kind : setUp.terrain)
        options["ground_" + kind] = true;
    for (const Extra &extra : extras) {
        const auto found = setUp.extras.find(idOf(sheet, module, extra.kind));
        if (found != setUp.extras.end() && !found->first.empty())
            options[extra.option] = found->second;
    }
    for (const mail::FixedOption &fixed : fixedOptions(sheet))
        if (options.contains(fixed.option) && options.at(fixed.option) != fixed.value)
            throw Error("the option " + quoted(Json(fixed.option)) + " is not there by e-mail: " + fixed.why, fixed.option);
    return settledOptions(sheet.options, options);
}

/// What a file says without what is only to be read (DAT-14).
Json withoutWords(const Json &json)
{
    static constexpr std::array<std::string_view, 6> words{"text", "help", "label", "icon", "summary", "topic"};
    Json kept = json;
    if (json.is_object())
        for (const std::string_view word : words)
            kept.erase(std::string(word));
    if (kept.is_structured())
        for (Json &one : kept)
            one = withoutWords(one);
    return kept;
}

} // namespace

std::vector<mail::FixedOption> fixedOptions(const Sheet &sheet)
{
    std::vector<mail::FixedOption> fixed{
        {"variable_initiative", false, "the inviter begins and the turns alternate; a secret bid would need mails of its own (PBM-05)"},
        {"fog", false, "the player's device must be able to resolve attacks on every unit that stands on the field (PBM-05)"}};
    for (const std::string side : {"_a", "_b"}) {
        for (const HabitRow &row : sheet.habits)
            fixed.push_back({row.id + side, false, "standing orders answer for the player who is absent (PBM-40)"});
        for (const Module &module : sheet.modules)
            for (std::size_t i = 0; i < sheet.habits.size(); ++i)
                if (module.habits[i].id != sheet.habits[i].id)
                    fixed.push_back({module.habits[i].id + side, false, "standing orders answer for the player who is absent (PBM-40)"});
    }
    return fixed;
}

std::vector<mail::DataSet> contentOf(const Sheet &sheet)
{
    namespace fs = std::filesystem;
    const fs::path &folder = sheet.figures.folder();
    std::vector<mail::DataSet> sets;
    for (const fs::directory_entry &entry : fs::recursive_directory_iterator(folder)) {
        const std::string file = entry.path().lexically_relative(folder).generic_string();
        const std::string name = entry.path().filename().string();
        // Armies stand in the set-up in full; the others rule nothing.
        const bool silent = liesBesideFigures(file) || name == "reference.toml" || name == "titles.toml" || name == "gboh.toml" ||
                            file.starts_with("armies/");
        if (entry.is_regular_file() && entry.path().extension() == ".toml" && !silent)
            sets.emplace_back("hoplites/" + file.substr(0, file.size() - 5),
                              mail::hashOf(canonical(withoutWords(sheet.figures.read(file).json()))));
    }
    const std::string id = sheet.ruleset.at("id").text();
    if (const std::size_t plus = id.find('+'); plus != std::string::npos)
        sets.emplace_back("house rules " + id.substr(plus + 1), mail::hashOf(sheet.figures.hash()));
    std::sort(sets.begin(), sets.end());
    return sets;
}

mail::SetUp mailSetUpOf(const Sheet &sheet, const Json &rosterA, const Json &rosterB, const Json &asked)
{
    Json options = settledOptions(sheet.options, asked);
    for (const mail::FixedOption &fixed : fixedOptions(sheet))
        if (options.at(fixed.option) != fixed.value)
            throw Error("the option " + quoted(Json(fixed.option)) + " is not there by e-mail: " + fixed.why, fixed.option);
    const Army a = armyFrom(sheet, rosterA), b = armyFrom(sheet, rosterB);
    const State state = startState(sheet, a, b, options);
    const Module &module = sheet.modules[state.module];
    mail::SetUp setUp;
    setUp.period = module.id;
    setUp.engine = mailEngineNumber;
    setUp.content = contentOf(sheet);
    for (const Json *roster : {&rosterA, &rosterB})
        if (roster->contains("limit") && roster->at("limit").is_number_integer())
            setUp.limit = std::max(setUp.limit, roster->at("limit").get<int>());
    setUp.percent = {state.sides[0].percent, state.sides[1].percent};
    for (std::size_t i = 0; i < sheet.generated.size(); ++i)
        if ((state.generated >> i & 1) != 0)
            setUp.terrain.push_back(sheet.generated[i].id);
    for (const PreferenceRow &row : sheet.preferences)
        if (row.period.empty() || row.period == module.id)
            setUp.prefs.emplace(row.id, options.at(row.id));
    setUp.prefs.emplace("setup", options.at("setup"));
    for (const Extra &extra : extras)
        if (given(module, options, extra.kind))
            setUp.extras.emplace(idOf(sheet, module, extra.kind), options.at(extra.option).get<int>());
    setUp.armies = {armyOf(sheet, module, a, setUp.extras), armyOf(sheet, module, b, setUp.extras)};
    return setUp;
}

MailStart startOf(const Sheet &sheet, const mail::SetUp &setUp)
{
    const Module &module = moduleOf(sheet, setUp.period);
    const Army a = armyFrom(sheet, rosterOf(setUp, 0)), b = armyFrom(sheet, rosterOf(setUp, 1));
    MailStart start;
    start.battle = {startState(sheet, a, b, optionsOf(sheet, setUp)), namesFor(a, b)};
    for (std::size_t side = 0; side < 2; ++side) {
        Byte units = 0;
        for (const mail::Card &card : setUp.armies[side].cards) {
            const auto kind = std::find_if(kinds.begin(), kinds.end(),
                                           [&](Card one) { return !card.special.empty() && idOf(sheet, module, one) == card.special; });
            if (!card.special.empty() && kind == kinds.end())
                throw Error("there is no special card " + quoted(Json(card.special)) + " (HOP-932)", "cards");
            start.cards[side].push_back(kind == kinds.end() ? units++ : codeOf(*kind));
        }
        if (start.cards[side].size() != start.battle.state.sides[side].deckCount)
            throw Error("the cards of " + setUp.armies[side].name + " are not those of its deck (PBM-52)", "cards");
    }
    return start;
}

std::string wordFor(const Sheet &sheet, const mail::SetUp &setUp, const std::string &id)
{
    if (const SpecialRow *row = sheet.special(id); row != nullptr)
        return row->name;
    if (const int terrain = sheet.terrainOf(id); terrain >= 0)
        return sheet.terrain[static_cast<std::size_t>(terrain)].name;
    if (const int module = sheet.moduleOf(setUp.period); module >= 0)
        for (const Card kind : kinds)
            if (const CardRow &card = sheet.card(sheet.modules[static_cast<std::size_t>(module)], static_cast<std::size_t>(kind));
                card.id == id)
                return card.name;
    return id;
}

Json choicesOf(const Sheet &sheet, const mail::SetUp &setUp)
{
    Json options = optionsOf(sheet, setUp);
    const std::array<const char *, 2> ids{"percent_a", "percent_b"};
    for (const char *id : ids)
        options[id] = 0;
    const State usual = startState(sheet, armyFrom(sheet, rosterOf(setUp, 0)), armyFrom(sheet, rosterOf(setUp, 1)), options);
    for (std::size_t side = 0; side < 2; ++side)
        if (usual.sides[side].percent != setUp.percent[side])
            options[ids[side]] = setUp.percent[side];
    return options;
}

std::optional<mail::Referee::ArmyFault> faultOf(const Sheet &sheet, const mail::SetUp &setUp)
{
    std::string army = setUp.armies[0].name;
    try {
        const Json rosters[2] = {rosterOf(setUp, 0), rosterOf(setUp, 1)};
        for (std::size_t side = 0; side < 2; ++side) {
            army = setUp.armies[side].name;
            for (const Finding &finding : checkRoster(sheet, rosters[side]))
                if (finding.severity == "error")
                    return mail::Referee::ArmyFault{army, finding.text + " (" + finding.rule + ")"};
        }
        army = setUp.armies[0].name; // what is amiss with the options is told of the inviter's
        // What could be written in two ways must be written as it is here: cards in their order, options that there are.
        mail::SetUp again = mailSetUpOf(sheet, rosters[0], rosters[1], optionsOf(sheet, setUp));
        again.game = setUp.game;
        again.title = setUp.title;
        again.engine = setUp.engine;
        again.content = setUp.content;
        again.promise = setUp.promise;
        for (std::size_t side = 0; side < 2; ++side) {
            army = setUp.armies[side].name;
            mail::SetUp one = setUp;
            one.armies[side] = again.armies[side];
            if (mail::written(one) != mail::written(setUp))
                return mail::Referee::ArmyFault{army, "its cards are not listed as the rules list them (PBM-52)"};
        }
        if (mail::written(again) != mail::written(setUp))
            return mail::Referee::ArmyFault{setUp.armies[0].name, "the options of the battle are not those that the rules give (PBM-52)"};
    } catch (const Error &error) {
        return mail::Referee::ArmyFault{army, error.what()};
    }
    return std::nullopt;
}

} // namespace optio::hoplites
