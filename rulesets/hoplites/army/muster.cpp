// SPDX-License-Identifier: GPL-3.0-or-later
// Reads rosters and begins battles.
#include "rulesets/hoplites/army/unit_row.h"

#include "rules/options.h"
#include "rules/roster/roster.h"
#include "rules/ruleset.h"
#include "rules/ruling/refusal.h"
#include "rules/sides.h"
#include "rulesets/hoplites/play.h"
#include "rulesets/hoplites/state/state_places.h"
#include "rulesets/hoplites/state_json.h"

#include <algorithm>

namespace optio::hoplites {

namespace {

/// Reads piece after piece. Without a list of faults the first one is thrown; with one, faulty pieces are left out and told there.
struct Reader {
    std::vector<Error> *faults;

    template <class F> void piece(F &&read) const
    {
        if (faults == nullptr)
            return read();
        try {
            read();
        } catch (const Error &fault) {
            faults->push_back(fault);
        }
    }
};

const Json &listAt(const Json &json, const char *key)
{
    static const Json none = Json::array();
    const auto found = json.find(key);
    if (found == json.end())
        return none;
    if (!found->is_array())
        throw Error(std::string("\"") + key + "\" must be a list, not " + quoted(*found) + " (HOP-940)", std::string("/") + key);
    return *found;
}

void readLeaderOf(const Sheet &sheet, const Json &roster, Army &army, const Reader &reader)
{
    const auto leader = roster.find("leader");
    if (leader == roster.end() || !leader->is_object())
        throw Error((army.name.empty() ? std::string("the army") : army.name) +
                        " has no leader; give it \"leader\" with name, initiative and command (HOP-940)",
                    "/leader");
    army.leader = textAt(*leader, "name");
    const auto read = [&](const char *key, int &number) {
        reader.piece([&] {
            const auto [least, most] = rangeOf(sheet, key);
            number = wholeAt(*leader, key, least, most, "/leader", "HOP-941");
        });
    };
    read("initiative", army.initiative);
    read("command", army.command);
    if (leader->contains("clans"))
        reader.piece([&] { army.clans = wholeAt(*leader, "clans", 0, 7, "/leader", "SAM-31"); });
}

void readRulesOf(const Sheet &sheet, const Json &roster, const char *key, Army &army, const Reader &reader)
{
    std::vector<std::string> names;
    const int module = sheet.moduleOf(army.period);
    const auto may = [&](const SpecialRow &row) {
        return (row.period.empty() || row.period == army.period) && (module < 0 || sheet.grants(sheet.modules[at(module)], row.id));
    };
    for (const SpecialRow &row : sheet.specials)
        if (may(row))
            names.push_back(row.id);
    for (const Json &name : listAt(roster, key))
        reader.piece([&, &name = name] {
            const SpecialRow *row = name.is_string() ? sheet.special(name.get<std::string>()) : nullptr;
            if (row == nullptr || !may(*row))
                throw Error("there is no special rule " + quoted(name) +
                                allowedTail(name.is_string() ? name.get<std::string>() : "", names) + " (HOP-932)",
                            std::string("/") + key);
            army.rules = static_cast<std::uint16_t>(army.rules | row->bit);
        });
}

void readCardsOf(const Sheet &sheet, const Json &roster, Army &army, const Reader &reader)
{
    const auto cards = roster.find("cards");
    if (cards == roster.end())
        return;
    if (!cards->is_object())
        throw Error("\"cards\" must be an object of cards and their numbers, not " + quoted(*cards) + " (HOP-940)", "/cards");
    const int module = sheet.moduleOf(army.period);
    std::vector<std::string> names; // those of the period (SAM-22)
    for (const CardRow &row : sheet.cards)
        if (module < 0 || sheet.grants(sheet.modules[at(module)], row.id))
            names.push_back(row.id);
    const std::string own = module < 0 ? std::string() : sheet.modules[at(module)].card.id;
    if (!own.empty())
        names.push_back(own);
    for (auto it = cards->begin(); it != cards->end(); ++it)
        reader.piece([&] {
            const int card = !own.empty() && it.key() == own ? static_cast<int>(Card::own) : sheet.cardOf(it.key());
            if (card < 0 || (module >= 0 && !sheet.grants(sheet.modules[at(module)], it.key())))
                throw Error("there is no special card " + quoted(Json(it.key())) + (card < 0 ? "" : " in this period") +
                                allowedTail(it.key(), names) + " (HOP-932)",
                            "/cards/" + it.key());
            army.cards[at(card)] = wholeAt(*cards, it.key().c_str(), 0, mostOfACard, "/cards");
        });
}

void readGroundOf(const Sheet &sheet, const Json &roster, Army &army, const Reader &reader)
{
    const Json &list = listAt(roster, "terrain");
    for (std::size_t i = 0; i < list.size(); ++i)
        reader.piece([&] {
            const std::string where = "/terrain/" + std::to_string(i);
            const Json &one = list[i];
            if (!one.is_object())
                throw Error("a piece of ground must be an object, not " + quoted(one) + " (HOP-940)", where);
            const std::string kind = textAt(one, "kind");
            const int ground = sheet.terrainOf(kind);
            if (ground < 0)
                throw Error("there is no ground " + quoted(Json(kind)) + " (HOP-932)", where + "/kind");
            army.terrain.push_back({wholeAt(one, "area", 1, columns, where), ground});
        });
}

void readUnitsOf(const Sheet &sheet, const Json &roster, Army &army, const Reader &reader)
{
    const int module = sheet.moduleOf(army.period);
    const Json &commands = roster.at("commands");
    for (std::size_t c = 0; c < commands.size(); ++c) {
        const Json &units = commands[c].at("units");
        for (std::size_t u = 0; u < units.size(); ++u)
            reader.piece([&] {
                const std::string where = "/commands/" + std::to_string(c) + "/units/" + std::to_string(u);
                UnitRow unit = unitFrom(sheet, units[u], where);
                const TypeRow &type = sheet.types[at(unit.type)];
                if (module >= 0 && !sheet.fields(sheet.modules[at(module)], type))
                    throw Error(where + ": " + type.id + " is no type of the period " + army.period + " (HOM-01)", where + "/type");
                if (unit.name.empty())
                    unit.name = type.name;
                army.units.push_back(std::move(unit));
            });
    }
}

SideState sideFrom(const Sheet &sheet, const Army &army, const Module &module, int side, const Json &options)
{
    SideState own;
    own.deck.fill(nobody);
    own.hand.fill(nobody);
    own.second.fill(nobody);
    own.field.fill(nobody);
    const bool elephants = options.at("elephants_worth").get<bool>();
    int total = 0;
    for (const UnitRow &row : army.units)
        for (int i = 0; i < row.count; ++i) {
            Unit &unit = own.units[own.unitCount];
            unit.type = static_cast<Byte>(row.type);
            unit.tq = static_cast<Byte>(row.tq);
            unit.size = static_cast<Byte>(row.size);
            unit.missile = row.missile;
            unit.limit = static_cast<Byte>(row.tq * sheet.types[at(row.type)].limit);
            unit.worth = static_cast<Byte>(worthOf(sheet, row, elephants));
            unit.own = row.own;
            total += unit.worth;
            own.deck[own.deckCount++] = own.unitCount++;
        }
    std::array<int, cardKinds> cards = army.cards;
    if (options.at("variable_initiative").get<bool>())
        cards[static_cast<std::size_t>(Card::initiative)] += options.at("extra_initiative").get<int>();
    cards[static_cast<std::size_t>(Card::cohesion)] += options.at("extra_cohesion").get<int>();
    cards[static_cast<std::size_t>(Card::reserve)] += options.at("extra_reserve").get<int>();
    if (module.card.extra > 0 && (module.card.needs.empty() || options.at(module.card.needs).get<bool>()))
        cards[static_cast<std::size_t>(Card::own)] += options.at("extra_own").get<int>();
    for (std::size_t kind = 0; kind < cards.size(); ++kind)
        for (int i = 0; i < cards[kind]; ++i) {
            if (own.deckCount >= mostDeck)
                throw Error(army.name + " has more than " + std::to_string(mostDeck) + " cards (HOP-941)", "/cards");
            own.deck[own.deckCount++] = codeOf(static_cast<Card>(kind));
        }
    own.rules = army.rules;
    own.initiative = static_cast<Byte>(army.initiative);
    own.command = static_cast<Byte>(army.command);
    for (const Army::Ground &one : army.terrain) {
        if (one.area > module.layout.width)
            throw Error(army.name + ": the field has no area " + std::to_string(one.area) + " (HOP-010)", "/terrain");
        setGround(sheet, own, side == 0 ? one.area - 1 : module.layout.width - one.area, one.kind);
    }
    for (Mask &mask : own.closed)
        mask = static_cast<Mask>(mask & module.layout.all);
    // HOP-033
    const int given = options.at(side == 0 ? "percent_a" : "percent_b").get<int>();
    const int percent = given > 0 ? given : army.percent > 0 ? army.percent : sheet.numbers.percent;
    own.percent = static_cast<Byte>(percent);
    own.total = static_cast<std::uint16_t>(total);
    const int usual = 2 * ((total * percent + 199) / 200); // whole points, upwards
    if (module.hooks.muster != nullptr)
        module.hooks.muster(sheet, army, own);
    own.level = static_cast<std::uint16_t>(module.hooks.level != nullptr ? module.hooks.level(sheet, own, usual) : usual);
    for (std::size_t i = 0; i < module.habits.size(); ++i)
        if (options.at(module.habits[i].id + (side == 0 ? "_a" : "_b")).get<bool>())
            own.habits = static_cast<Byte>(own.habits | 1u << i);
    return own;
}

} // namespace

std::vector<std::string> clansOf(const Army &army)
{
    std::vector<std::string> clans;
    for (const UnitRow &row : army.units)
        if (!row.clan.empty() && std::find(clans.begin(), clans.end(), row.clan) == clans.end())
            clans.push_back(row.clan);
    return clans;
}

namespace {

Army readArmy(const Sheet &sheet, const Json &roster, const Reader &reader)
{
    Army army;
    army.name = textAt(roster, "name");
    army.period = roster.contains("period") ? textAt(roster, "period") : sheet.modules.front().id;
    reader.piece([&] { readLeaderOf(sheet, roster, army, reader); });
    if (roster.contains("percent"))
        reader.piece([&] { army.percent = wholeAt(roster, "percent", 1, 100, "", "HOP-033"); });
    for (const char *key : {"rules", "tags"})
        reader.piece([&, key] { readRulesOf(sheet, roster, key, army, reader); });
    reader.piece([&] { readCardsOf(sheet, roster, army, reader); });
    reader.piece([&] { readGroundOf(sheet, roster, army, reader); });
    readUnitsOf(sheet, roster, army, reader);
    return army;
}

} // namespace

Army armyFrom(const Sheet &sheet, const Json &roster)
{
    Army army = readArmy(sheet, roster, {nullptr});
    int count = 0;
    for (const UnitRow &unit : army.units)
        count += unit.count;
    if (count == 0 || count > mostUnits)
        throw Error((army.name.empty() ? std::string("the army") : army.name) + " has " + std::to_string(count) +
                        " units; an army that is fielded has 1 to " + std::to_string(mostUnits) + " (HOP-941)",
                    "/commands");
    return army;
}

Army armyFrom(const Sheet &sheet, const Json &roster, std::vector<Error> &faults) { return readArmy(sheet, roster, {&faults}); }

State startState(const Sheet &sheet, const Army &a, const Army &b, const Json &options)
{
    if (a.period != b.period)
        throw Error(a.name + " and " + b.name + " are of different periods and never meet (HOM-01)", "period");
    const int module = sheet.moduleOf(a.period);
    if (module < 0) {
        std::vector<std::string> names;
        for (const Module &one : sheet.modules)
            names.push_back(one.id);
        throw Error("there is no period " + quoted(Json(a.period)) + allowedTail(a.period, names) + " (HOM-03)", "period");
    }
    State state;
    state.module = static_cast<Byte>(module);
    state.sides[0] = sideFrom(sheet, a, sheet.modules[at(module)], 0, options);
    state.sides[1] = sideFrom(sheet, b, sheet.modules[at(module)], 1, options);
    state.setup = static_cast<Byte>(options.at("setup").get<int>());
    state.longest = static_cast<Byte>(sheet.numbers.longest);
    for (const PreferenceRow &row : sheet.preferences)
        if ((row.period.empty() || row.period == a.period) && options.at(row.id).get<bool>())
            state.preferences = static_cast<std::uint16_t>(state.preferences | row.bit);
    for (std::size_t i = 0; i < sheet.generated.size(); ++i)
        if (options.at("ground_" + sheet.generated[i].id).get<bool>())
            state.generated = static_cast<std::uint16_t>(state.generated | 1u << i);
    settlePlaces(sheet, state, options);
    return state;
}

Names namesFor(const Army &a, const Army &b)
{
    Names names;
    for (std::size_t side = 0; side < 2; ++side) {
        const Army &army = side == 0 ? a : b;
        names.army[side] = army.name.empty() ? (side == 0 ? "First army" : "Second army") : army.name;
        names.leader[side] = army.leader;
        names.clans[side] = clansOf(army);
        for (const UnitRow &row : army.units)
            names.units[side].insert(names.units[side].end(), at(row.count), row.name);
        names.units[side] = toldApart(names.units[side]);
    }
    if (names.army[0] == names.army[1]) {
        names.army[0] += " I";
        names.army[1] += " II";
    }
    return names;
}

Json startGame(const Sheet &sheet, const std::string &ruleset, const Json &rosterA, const Json &rosterB, const Json &options)
{
    for (const Json *roster : {&rosterA, &rosterB})
        if (!roster->is_object() || baseOf(roster->value("ruleset", std::string())) != baseOf(ruleset))
            throw Error("the army " + quoted(roster->is_object() ? roster->value("name", Json()) : *roster) + " is not of " +
                            sheet.ruleset.at("name").text(),
                        "armies");
    const Army a = armyFrom(sheet, rosterA), b = armyFrom(sheet, rosterB);
    return toJson(sheet, startState(sheet, a, b, settledOptions(sheet.options, options)), namesFor(a, b));
}

} // namespace optio::hoplites
