// SPDX-License-Identifier: GPL-3.0-or-later
// Acts as JSON and back.
#include "rulesets/hoplites/act.h"

#include "rules/ruling/refusal.h"

#include <algorithm>
#include <charconv>
#include <vector>

namespace optio::hoplites {

namespace {

/// What an act's operands are.
enum class Operands { none, bid, bout, unit, unitTo, column, unitAt, units, answer, attack, code };

struct DeedRow {
    const char *name;
    Operands form;
};

const DeedRow deedRows[] = {
    {"deal", Operands::none},    {"bid", Operands::bid},      {"play", Operands::unitTo},       {"caltrop", Operands::column},
    {"move", Operands::unitTo},  {"retire", Operands::unit},  {"cohesion", Operands::unit},     {"shoot", Operands::unitAt},
    {"supply", Operands::units}, {"react", Operands::answer}, {"attack", Operands::attack},     {"withdraw", Operands::answer},
    {"behind", Operands::unit},  {"resolve", Operands::none}, {"rally-leader", Operands::unit}, {"rally-card", Operands::unit},
    {"regroup", Operands::unit}, {"draw", Operands::none},    {"draw-second", Operands::unit},  {"discard", Operands::code},
    {"reserve", Operands::none}, {"order", Operands::unit},   {"card", Operands::none},         {"bout", Operands::bout},
    {"next", Operands::none},
};
static_assert(std::size(deedRows) == deeds);

const char *const cardNames[] = {"flank", "rally", "cohesion", "reserve", "initiative", "supply", "caltrop", "own"};
const std::vector<std::string> flankNames{"front", "button", "card"};

std::string codeName(Byte code, int side) { return code < firstSpecial ? unitId(side, code) : cardNames[code - firstSpecial]; }

/// Reads the keys of an act; each must be used.
class ActReader {
public:
    ActReader(const Json &json, int side) : json_(json), side_(side)
    {
        if (!json.is_object())
            throw Error("an act must be an object such as {\"act\":\"next\"}, not " + quoted(json), "act");
    }

    const Json &at(const char *key) const
    {
        const auto found = json_.find(key);
        if (found == json_.end())
            throw Error(std::string("the act lacks \"") + key + "\"", key);
        return *found;
    }
    bool has(const char *key) const { return json_.contains(key); }
    Byte unit(const Json &value, int side, const char *key) const
    {
        const std::string text = value.is_string() ? value.get<std::string>() : std::string();
        int index = 0;
        const char *const begin = text.data() + 1, *const end = text.data() + text.size();
        const bool named = text.size() >= 2 && text[0] == (side == 0 ? 'a' : 'b');
        const auto [stop, fault] = named ? std::from_chars(begin, end, index) : std::from_chars_result{begin, std::errc::invalid_argument};
        if (fault != std::errc() || stop != end || index < 1 || index > mostUnits)
            throw Error(
                std::string("\"") + key + "\" must be a unit of that side, such as \"" + unitId(side, 0) + "\", not " + quoted(value), key);
        return static_cast<Byte>(index - 1);
    }
    Byte unit(const char *key) const { return unit(at(key), side_, key); }
    Byte column(const char *key) const
    {
        const Json &value = at(key);
        if (!value.is_number_integer() || value < 1 || value > columns)
            throw Error(std::string("\"") + key + "\" must be a column from 1 to 9, not " + quoted(value), key);
        return static_cast<Byte>(value.get<int>() - 1);
    }
    Byte yes(const char *key) const
    {
        const Json &value = at(key);
        if (!value.is_boolean())
            throw Error(std::string("\"") + key + "\" must be true or false, not " + quoted(value), key);
        return value.get<bool>() ? 1 : 0;
    }
    const Json &list(const char *key, std::size_t most) const
    {
        const Json &value = at(key);
        if (!value.is_array() || value.empty() || value.size() > most)
            throw Error(std::string("\"") + key + "\" must be a list of 1 to " + std::to_string(most) + ", not " + quoted(value), key);
        return value;
    }
    void onlyKeys(const std::vector<std::string> &allowed) const
    {
        for (auto it = json_.begin(); it != json_.end(); ++it)
            if (it.key() != "act" && std::find(allowed.begin(), allowed.end(), it.key()) == allowed.end())
                throw Error("the act has no \"" + it.key() + "\"" + allowedTail(it.key(), allowed), it.key());
    }

private:
    const Json &json_;
    int side_;
};

void readAttack(const ActReader &read, Act &act, int side)
{
    read.onlyKeys({"attackers", "defenders", "flank", "lead"});
    const Json &attackers = read.list("attackers", 2), &defenders = read.list("defenders", 3);
    Byte *const mine[] = {&act.a, &act.b}, *const theirs[] = {&act.c, &act.d, &act.e};
    for (std::size_t i = 0; i < attackers.size(); ++i)
        *mine[i] = read.unit(attackers[i], side, "attackers");
    for (std::size_t i = 0; i < defenders.size(); ++i)
        *theirs[i] = read.unit(defenders[i], 1 - side, "defenders");
    Flank flanks[2] = {Flank::front, Flank::front};
    if (read.has("flank")) {
        const Json &ways = read.list("flank", 2);
        if (ways.size() > attackers.size())
            throw Error("\"flank\" names a way for each attacker: " + std::to_string(ways.size()) + " are too many for " +
                            std::to_string(attackers.size()) + " (HOP-444)",
                        "flank");
        for (std::size_t i = 0; i < ways.size(); ++i) {
            const auto found =
                ways[i].is_string() ? std::find(flankNames.begin(), flankNames.end(), ways[i].get<std::string>()) : flankNames.end();
            if (found == flankNames.end())
                throw Error("\"flank\" holds " + listed(flankNames) + ", not " + quoted(ways[i]), "flank");
            flanks[i] = static_cast<Flank>(found - flankNames.begin());
        }
    }
    int lead = 2;
    if (read.has("lead")) {
        const Byte unit = read.unit("lead");
        if (unit != act.a && unit != act.b)
            throw Error("\"lead\" must be one of the attackers, not " + quoted(read.at("lead")), "lead");
        lead = unit == act.a ? 0 : 1;
        if (act.b == nobody)
            lead = 2;
    }
    act.f = Act::form(flanks[0], flanks[1], lead);
}

} // namespace

const char *nameOf(Deed deed) { return deedRows[static_cast<std::size_t>(deed)].name; }

std::string unitId(int side, int unit) { return (side == 0 ? "a" : "b") + std::to_string(unit + 1); }

Json toJson(const Act &act, int side)
{
    const DeedRow &row = deedRows[static_cast<std::size_t>(act.deed)];
    Json json = Json::object({{"act", row.name}});
    switch (row.form) {
    case Operands::none:
        break;
    case Operands::bid:
        json["card"] = act.a == 1;
        break;
    case Operands::bout:
        json["out"] = act.a == 1;
        break;
    case Operands::unit:
        json["unit"] = unitId(side, act.a);
        break;
    case Operands::unitTo:
        json["unit"] = unitId(side, act.a);
        json["column"] = act.b + 1;
        break;
    case Operands::column:
        json["column"] = act.a + 1;
        break;
    case Operands::unitAt:
        json["unit"] = unitId(side, act.a);
        json["target"] = unitId(1 - side, act.b);
        break;
    case Operands::units:
        json["units"] = Json::array();
        for (const Byte unit : {act.a, act.b, act.c})
            if (unit != nobody)
                json["units"].push_back(unitId(side, unit));
        break;
    case Operands::answer:
        json["unit"] = unitId(side, act.a);
        json["answer"] = act.b == 1;
        break;
    case Operands::code:
        json["card"] = codeName(act.a, side);
        break;
    case Operands::attack:
        json["attackers"] = Json::array({unitId(side, act.a)});
        json["flank"] = Json::array({flankNames[static_cast<std::size_t>(act.flank(0))]});
        if (act.b != nobody) {
            json["attackers"].push_back(unitId(side, act.b));
            json["flank"].push_back(flankNames[static_cast<std::size_t>(act.flank(1))]);
            if (act.lead() < 2)
                json["lead"] = unitId(side, act.lead() == 0 ? act.a : act.b);
        }
        json["defenders"] = Json::array();
        for (const Byte unit : {act.c, act.d, act.e})
            if (unit != nobody)
                json["defenders"].push_back(unitId(1 - side, unit));
        break;
    }
    return json;
}

Act actFromJson(const Json &json, int side)
{
    const ActReader read(json, side);
    const Json &name = read.at("act");
    std::vector<std::string> names;
    Act act;
    std::size_t index = std::size(deedRows);
    for (std::size_t i = 0; i < std::size(deedRows); ++i) {
        names.emplace_back(deedRows[i].name);
        if (name == deedRows[i].name)
            index = i;
    }
    if (index == std::size(deedRows))
        throw Error("there is no act " + quoted(name) + allowedTail(name.is_string() ? name.get<std::string>() : "", names), "act");
    act.deed = static_cast<Deed>(index);
    switch (deedRows[index].form) {
    case Operands::none:
        read.onlyKeys({});
        break;
    case Operands::bid:
        read.onlyKeys({"card"});
        act.a = read.yes("card");
        break;
    case Operands::bout:
        read.onlyKeys({"out"});
        act.a = read.yes("out");
        break;
    case Operands::unit:
        read.onlyKeys({"unit"});
        act.a = read.unit("unit");
        break;
    case Operands::unitTo:
        read.onlyKeys({"unit", "column"});
        act.a = read.unit("unit");
        act.b = read.column("column");
        break;
    case Operands::column:
        read.onlyKeys({"column"});
        act.a = read.column("column");
        break;
    case Operands::unitAt:
        read.onlyKeys({"unit", "target"});
        act.a = read.unit("unit");
        act.b = read.unit(read.at("target"), 1 - side, "target");
        break;
    case Operands::units: {
        read.onlyKeys({"units"});
        const Json &units = read.list("units", 3);
        Byte *const into[] = {&act.a, &act.b, &act.c};
        for (std::size_t i = 0; i < units.size(); ++i)
            *into[i] = read.unit(units[i], side, "units");
        break;
    }
    case Operands::answer:
        read.onlyKeys({"unit", "answer"});
        act.a = read.unit("unit");
        act.b = read.yes("answer");
        break;
    case Operands::code: {
        read.onlyKeys({"card"});
        const Json &card = read.at("card");
        for (std::size_t i = 0; i < std::size(cardNames); ++i)
            if (card == cardNames[i])
                act.a = static_cast<Byte>(firstSpecial + i);
        if (act.a == nobody)
            act.a = read.unit(card, side, "card");
        break;
    }
    case Operands::attack:
        readAttack(read, act, side);
        break;
    }
    return act;
}

unsigned stopsFrom(const Json &input)
{
    unsigned stops = 0;
    const Json listed = input.value("stops", Json::array());
    for (const Json &side : listed.is_array() ? listed : Json::array({listed})) {
        if (side != "a" && side != "b")
            throw Error("\"stops\" lists the sides at whose phases without a decision the battle stops, \"a\", \"b\" or both, not " +
                            quoted(listed) + " (PRF-11)",
                        "stops");
        stops |= side == "a" ? 1U : 2U;
    }
    return stops;
}

Json stopsTold(unsigned stops)
{
    Json sides = Json::array();
    for (unsigned side = 0; side < 2; ++side)
        if ((stops >> side & 1) != 0)
            sides.push_back(side == 0 ? "a" : "b");
    return sides;
}

namespace {

/// The number in a unit's id.
int numberOf(const Json &unit)
{
    const std::string id = unit.is_string() ? unit.get<std::string>() : std::string();
    int number = 0;
    if (!id.empty())
        std::from_chars(id.data() + 1, id.data() + id.size(), number);
    return number;
}

} // namespace

std::string diceNameOf(Json deed)
{
    if (deed.value("act", Json()) == nameOf(Deed::attack)) {
        Json flanks = deed.value("flank", Json::array()), attackers = deed.value("attackers", Json::array());
        if (attackers.size() == 2 && flanks.size() == 2 && numberOf(attackers[1]) < numberOf(attackers[0])) {
            std::swap(attackers[0], attackers[1]);
            std::swap(flanks[0], flanks[1]);
            deed["attackers"] = attackers;
            deed["flank"] = flanks;
        }
        if (deed.contains("defenders"))
            std::sort(deed["defenders"].begin(), deed["defenders"].end(),
                      [](const Json &one, const Json &other) { return numberOf(one) < numberOf(other); });
        deed.erase("lead");
    }
    return canonical(deed);
}

} // namespace optio::hoplites
