// SPDX-License-Identifier: GPL-3.0-or-later
// Writes and reads states. One list of fields serves both ways.
#include "rulesets/hoplites/state_json.h"

#include "rules/read_game.h"
#include "rules/ruling/refusal.h"
#include "rules/sides.h"
#include "rulesets/hoplites/act.h"
#include "rulesets/hoplites/play.h"
#include "rulesets/hoplites/state/state_check.h"
#include "rulesets/hoplites/state/state_numbers.h"
#include "rulesets/hoplites/state/state_places.h"

#include <algorithm>

namespace optio::hoplites {

namespace {

constexpr int version = 2;

/// Calls `f` for each number of a side besides its lists.
template <class Side, class F> void sideNumbers(Side &side, F &&f)
{
    f(side.unitCount), f(side.pursuing), f(side.discards), f(side.rules), f(side.initiative), f(side.command), f(side.routs);
    f(side.percent), f(side.points), f(side.total), f(side.level), f(side.bonus), f(side.turn), f(side.plays), f(side.laterals);
    f(side.flanks), f(side.tries), f(side.orders), f(side.draws), f(side.shots), f(side.hits), f(side.attacks);
}

template <class Battle, class F> void battleNumbers(Battle &state, F &&f)
{
    Byte first = state.first, opener = state.opener;
    bool second = state.second, doubled = state.doubled, clashed = state.clashed;
    Ending ending = state.ending;
    f(state.round), f(state.phase), f(state.active), f(first), f(opener), f(second), f(state.noShock);
    f(state.periodLeft), f(doubled), f(state.bids), f(state.prompt), f(state.asked), f(state.longest), f(state.preferences);
    f(state.generated), f(state.setup), f(state.turns), f(state.winner), f(ending), f(state.target), f(state.asking), f(clashed);
    if constexpr (!std::is_const_v<Battle>) {
        if (state.active > 1 || first > 1 || opener > 1 || state.asked > 1)
            refuseState("there are two sides");
        state.first = first & 1;
        state.opener = opener & 1;
        state.second = second, state.doubled = doubled, state.clashed = clashed;
        state.ending = ending;
    }
}

/// Calls `f` for each changing number of a unit.
template <class Card, class F> void unitNumbers(Card &unit, F &&f)
{
    Place place = unit.place;
    Byte manoeuvre = unit.manoeuvre;
    f(unit.limit), f(unit.worth), f(place), f(unit.column), f(unit.coh), f(unit.depletion), f(manoeuvre), f(unit.bane), f(unit.marks);
    if constexpr (!std::is_const_v<Card>) {
        if (manoeuvre > 15)
            refuseState("a unit manoeuvres for ever");
        unit.place = place;
        unit.manoeuvre = manoeuvre & 15;
    }
}

template <std::size_t size> Json listOf(const std::array<Byte, size> &values, std::size_t count = size)
{
    Json list = Json::array();
    for (std::size_t i = 0; i < count; ++i)
        list.push_back(values[i]);
    return list;
}

template <std::size_t size> Byte readList(const Json &object, const char *key, std::array<Byte, size> &into, bool whole)
{
    const auto found = object.find(key);
    if (found == object.end() || !found->is_array() || found->size() > size || (whole && found->size() != size))
        refuseState(std::string("\"") + key + "\" lacks or has the wrong length");
    for (std::size_t i = 0; i < found->size(); ++i) {
        if (!(*found)[i].is_number_integer() || (*found)[i] < 0 || (*found)[i] > 255)
            refuseState(std::string("\"") + key + "\" holds " + quoted((*found)[i]));
        into[i] = static_cast<Byte>((*found)[i].get<int>());
    }
    return static_cast<Byte>(found->size());
}

Json toJson(const Attack &attack)
{
    return Json::array({attack.attackers[0], attack.attackers[1], attack.defenders[0], attack.defenders[1], attack.defenders[2],
                        attack.flanks, attack.lead, attack.open | attack.veiled << 3});
}

Attack attackFrom(const Json &json)
{
    Attack attack;
    NumberReader read{json};
    read(attack.attackers[0]), read(attack.attackers[1]), read(attack.defenders[0]), read(attack.defenders[1]), read(attack.defenders[2]);
    Byte flanks = 0, lead = 0, open = 0;
    read(flanks), read(lead), read(open);
    read.finish();
    if (flanks > 3 || lead > 2 || open > 63)
        refuseState("an attack is " + quoted(json));
    attack.flanks = flanks & 3;
    attack.lead = lead & 3;
    attack.open = open & 7;
    attack.veiled = open >> 3 & 7;
    return attack;
}

Json unitJson(const Sheet &sheet, const Unit &unit)
{
    NumberWriter write;
    write.list = Json::array({sheet.type(unit).id, unit.tq, unit.size, unit.missile == 0 ? "" : std::string(1, unit.missile)});
    unitNumbers(unit, write);
    return write.list;
}

Unit unitFromJson(const Sheet &sheet, const Json &json)
{
    if (!json.is_array() || json.size() != 13 || !json[0].is_string() || !json[3].is_string() || json[3].get<std::string>().size() > 1)
        refuseState("a unit is " + quoted(json));
    Unit unit;
    const int type = sheet.typeOf(json[0].get<std::string>());
    if (type < 0)
        refuseState("there is no type " + quoted(json[0]));
    unit.type = static_cast<Byte>(type);
    const Json values = Json(json.begin() + 1, json.begin() + 3);
    NumberReader fixed{values};
    Byte tq = 0, size = 0;
    fixed(tq), fixed(size);
    if (tq > 15 || size > 15)
        refuseState("a unit is " + quoted(json));
    unit.tq = tq & 15;
    unit.size = size & 15;
    const std::string missile = json[3].get<std::string>();
    unit.missile = missile.empty() ? char{0} : missile[0];
    if (unit.missile != 0 && (sheet.letterOf(unit.missile) < 0 || sheet.shotOf[unit.type][at(sheet.letterOf(unit.missile))] == nobody))
        refuseState("there is no missile " + quoted(json[3]));
    const Json rest = Json(json.begin() + 4, json.end());
    NumberReader read{rest};
    unitNumbers(unit, read);
    if (unit.limit == 0 || (unit.place == Place::field) != (unit.column < columns))
        refuseState("a unit is " + quoted(json));
    return unit;
}

Json sideJson(const Sheet &sheet, const SideState &side)
{
    Json ground = Json::array();
    for (const Byte one : side.ground)
        ground.push_back(sheet.terrain[one].id);
    NumberWriter numbers;
    sideNumbers(side, numbers);
    Json habits = Json::array();
    for (std::size_t i = 0; i < sheet.habits.size(); ++i)
        habits.push_back((side.habits >> i & 1) != 0);
    Json json = {{"deck", listOf(side.deck, side.deckCount)},
                 {"hand", listOf(side.hand, side.handCount)},
                 {"second", listOf(side.second, side.secondCount)},
                 {"field", listOf(side.field)},
                 {"ground", ground},
                 {"spent", listOf(side.spent)},
                 {"dropped", listOf(side.dropped)},
                 {"habits", habits},
                 {"numbers", numbers.list}};
    addOwn(side, json);
    return json;
}

void checkCodes(const SideState &side, const Byte *codes, int count, bool cards)
{
    for (int i = 0; i < count; ++i) {
        const bool special = cards && ((codes[i] >= firstSpecial && codes[i] < firstSpecial + cardKinds) || codes[i] == unseen);
        if (codes[i] >= side.unitCount && !special)
            refuseState("there is no card " + std::to_string(codes[i]));
    }
}

SideState sideFromJson(const Sheet &sheet, const Json &json, const Layout &layout)
{
    if (!json.is_object() || !json.contains("numbers") || !json.contains("ground"))
        refuseState("a side is missing");
    SideState side;
    side.deck.fill(nobody);
    side.hand.fill(nobody);
    side.second.fill(nobody);
    NumberReader numbers{json.at("numbers")};
    sideNumbers(side, numbers);
    numbers.finish();
    side.deckCount = readList(json, "deck", side.deck, false);
    side.handCount = readList(json, "hand", side.hand, false);
    side.secondCount = readList(json, "second", side.second, false);
    readList(json, "field", side.field, true);
    readList(json, "spent", side.spent, true);
    readList(json, "dropped", side.dropped, true);
    const Json habits = json.value("habits", Json());
    if (!habits.is_array() || habits.size() != sheet.habits.size())
        refuseState("\"habits\" lacks or has the wrong length");
    for (std::size_t i = 0; i < habits.size(); ++i) {
        if (!habits[i].is_boolean())
            refuseState("\"habits\" holds " + quoted(habits[i]));
        side.habits = static_cast<Byte>(side.habits | (habits[i].get<bool>() ? 1u : 0u) << i);
    }
    if (side.unitCount > mostUnits || side.initiative > 9 || side.command > 9)
        refuseState("a side has too much");
    checkCodes(side, side.deck.data(), side.deckCount, true);
    checkCodes(side, side.hand.data(), side.handCount, true);
    checkCodes(side, side.second.data(), side.secondCount, false);
    const Json &ground = json.at("ground");
    if (!ground.is_array() || ground.size() != columns)
        refuseState("\"ground\" must name nine areas");
    for (int column = 0; column < columns; ++column) {
        const int kind = ground[at(column)].is_string() ? sheet.terrainOf(ground[at(column)].get<std::string>()) : -1;
        if (kind < 0)
            refuseState("there is no ground " + quoted(ground[at(column)]));
        setGround(sheet, side, column, kind);
        const Byte unit = side.field[at(column)];
        if (unit == nobody)
            continue;
        if (unit >= side.unitCount || column >= layout.width)
            refuseState("there is no unit for column " + std::to_string(column + 1));
        side.occupied = static_cast<Mask>(side.occupied | bit(column));
    }
    return side;
}

std::vector<std::string> textsOf(const Json &json, const char *key)
{
    std::vector<std::string> texts;
    const auto found = json.find(key);
    if (found == json.end() || !found->is_array())
        refuseState("names are missing");
    for (const Json &one : *found) {
        if (!one.is_string())
            refuseState("a name is " + quoted(one));
        texts.push_back(one.get<std::string>());
    }
    return texts;
}

void compare(const Json &before, const Json &after, const std::string &path, std::vector<Change> &changes)
{
    for (auto it = after.begin(); it != after.end(); ++it) {
        const auto old = before.find(it.key());
        if (old != before.end() && *old == *it)
            continue;
        const std::string place = path + "/" + it.key();
        if (old == before.end())
            changes.push_back({place, nullptr, *it, {}});
        else if (old->is_object() && it->is_object())
            compare(*old, *it, place, changes);
        else
            changes.push_back({place, *old, *it, {}});
    }
}

} // namespace

Json toJson(const Sheet &sheet, const State &state, const Names &names)
{
    Json json = Json::object({{"hoplites", version}, {"period", sheet.modules[state.module].id}});
    json["names"] = {{"army", names.army}, {"leader", names.leader}, {"a", names.units[0]}, {"b", names.units[1]}};
    if (!names.clans[0].empty() || !names.clans[1].empty())
        json["names"]["clans"] = names.clans;
    json["units"] = Json::object();
    for (int side = 0; side < 2; ++side) {
        const SideState &own = state.sides[at(side)];
        for (int index = 0; index < own.unitCount; ++index)
            json["units"][unitId(side, index)] = unitJson(sheet, own.units[at(index)]);
        json[sideId[at(side)]] = sideJson(sheet, own);
    }
    NumberWriter battle;
    battleNumbers(state, battle);
    json["battle"] = battle.list;
    json["forming"] = toJson(state.forming);
    json["attacks"] = Json::array();
    for (int i = 0; i < state.attackCount; ++i)
        json["attacks"].push_back(toJson(state.attacks[at(i)]));
    if (!sheet.modules[state.module].champions.empty())
        json["challenges"] = challengesJson(state);
    if (const Json places = placesJson(sheet, state); !places.empty())
        json["places"] = places;
    return json;
}

State stateFromJson(const Sheet &sheet, const Json &json)
{
    if (!json.is_object() || json.value("hoplites", Json()) != version)
        refuseState("it is of another kind or version");
    State state;
    const int module = json.contains("period") && json.at("period").is_string() ? sheet.moduleOf(json.at("period").get<std::string>()) : -1;
    if (module < 0)
        refuseState("its period is unknown");
    state.module = static_cast<Byte>(module);
    for (const char *key : {"a", "b", "units", "battle", "forming", "attacks"})
        if (!json.contains(key))
            refuseState(std::string("\"") + key + "\" is missing");
    NumberReader battle{json.at("battle")};
    battleNumbers(state, battle);
    battle.finish();
    readPlaces(sheet, json.value("places", Json::object()), state);
    for (int side = 0; side < 2; ++side) {
        SideState &own = state.sides[at(side)];
        own = sideFromJson(sheet, json.at(sideId[at(side)]), sheet.modules[at(module)].layout);
        for (int index = 0; index < own.unitCount; ++index) {
            const auto found = json.at("units").find(unitId(side, index));
            if (found == json.at("units").end())
                refuseState("unit " + unitId(side, index) + " is missing");
            Unit &unit = own.units[at(index)];
            unit = unitFromJson(sheet, *found);
            if (unit.place == Place::field && own.field[unit.column] != index)
                refuseState("unit " + unitId(side, index) + " stands where another does");
            if (unit.place == Place::field && unit.has(hidden))
                own.hiding = static_cast<Mask>(own.hiding | bit(unit.column));
        }
        readOwn(json.at(sideId[at(side)]), own);
    }
    if (const auto &champions = sheet.modules[at(module)].champions; !champions.empty())
        readChallenges(json.value("challenges", Json()), state, champions.size());
    else if (state.prompt == Prompt::bout)
        refuseState("nobody fights a challenge");
    state.forming = attackFrom(json.at("forming"));
    const Json &attacks = json.at("attacks");
    if (!attacks.is_array() || attacks.size() > mostAttacks)
        refuseState("\"attacks\" is too long");
    for (const Json &attack : attacks)
        state.attacks[state.attackCount++] = attackFrom(attack);
    checkUnits(state, state.forming);
    for (int i = 0; i < state.attackCount; ++i) {
        checkUnits(state, state.attacks[at(i)]);
        checkAttack(state.attacks[at(i)]);
    }
    if (state.target != nobody && state.target >= state.own().unitCount)
        refuseState("nobody is the target of reaction fire");
    for (std::size_t side = 0; side < 2; ++side)
        checkPlaces(state.sides[side], state.sides[1 - side]);
    if (state.winner > 2 && state.winner != nobody)
        refuseState("nobody is the winner");
    if (state.prompt == Prompt::withdraw)
        checkAttack(state.forming);
    if ((state.prompt == Prompt::react || state.prompt == Prompt::withdraw) &&
        (state.asking == 0 || unitAt(state.sides[state.asked], std::countr_zero(state.asking)) == nobody ||
         (state.prompt == Prompt::react && state.target == nobody)))
        refuseState("nobody is asked");
    return state;
}

Names namesFromJson(const Json &json)
{
    const auto found = json.find("names");
    if (found == json.end() || !found->is_object())
        refuseState("names are missing");
    Names names;
    const auto armies = textsOf(*found, "army"), leaders = textsOf(*found, "leader");
    if (armies.size() != 2 || leaders.size() != 2)
        refuseState("names are missing");
    const Json clans = found->value("clans", Json::array({Json::array(), Json::array()}));
    if (!clans.is_array() || clans.size() != 2)
        refuseState("names are missing");
    for (std::size_t side = 0; side < 2; ++side) {
        names.clans[side] = textsOf(Json({{"clans", clans[side]}}), "clans");
        names.army[side] = armies[side];
        names.leader[side] = leaders[side];
        names.units[side] = textsOf(*found, sideId[side].c_str());
        names.written[side] = names.units[side].size();
        names.units[side].resize(mostUnits);
    }
    return names;
}

std::shared_ptr<const Battle> gameOf(const Sheet &sheet, const Json &json)
{
    // Another sheet may read the same state in another way.
    return readOnce<Battle>(json, [&](const Json &anew) { return Battle{stateFromJson(sheet, anew), namesFromJson(anew)}; }, sheet.number);
}

bool hides(const Json &unit)
{
    return unit.is_array() && !unit.empty() && unit.back().is_number() && (unit.back().get<int>() & hidden) != 0;
}

bool cameToLight(const Json &change)
{
    if (change.at("path").get<std::string>().rfind("/units/", 0) != 0)
        return false;
    return hides(change.at("from")) && !hides(change.at("to"));
}

std::vector<Change> changesBetween(const Json &before, const Json &after)
{
    std::vector<Change> changes;
    compare(before, after, "", changes);
    return changes;
}

} // namespace optio::hoplites
