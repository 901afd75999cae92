// SPDX-License-Identifier: GPL-3.0-or-later
// Works out what an action costs.
#include "rulesets/dbm/move/cost.h"

#include "rules/ruling/refusal.h"
#include "rulesets/dbm/army/units.h"
#include "rulesets/dbx/marks.h"

#include <algorithm>

namespace optio::dbm {

namespace {

constexpr int mostPips = 99; ///< PIPs that an input outside a game may name

std::uint8_t word(bool holds) { return holds ? 1 : 0; }

bool flagOf(const Json &given, const char *key)
{
    const auto found = given.find(key);
    if (found == given.end())
        return false;
    if (!found->is_boolean())
        throw Error(std::string("game.command.") + key + ": allowed are true and false, not " + quoted(*found), "game.command");
    return found->get<bool>();
}

int wordOf(const Json &given, const char *key, const std::vector<Named> &words)
{
    const auto found = given.find(key);
    if (found == given.end())
        return 0;
    const int number = found->is_string() ? numberOf(words, found->get_ref<const std::string &>()) : -1;
    if (number < 0)
        throw Error(std::string("game.command.") + key + ": " + quoted(*found) + " is not known; allowed: " + listOf(words),
                    "game.command");
    return number;
}

/// Where the general stands, read from his element: lost, off the table, fighting, or with his command.
void readGeneral(const Sheet &sheet, const State &state, const Corps &entry, Command &command)
{
    bool stands = false, fights = false;
    for (const std::string &id : entry.units) {
        const Unit &unit = state.units.at(id);
        const Element element = elementOf(sheet.words, unit);
        if (!element.general)
            continue;
        command.drill = element.drill;
        stands = stands || standing(unit) > 0;
        fights = fights || countMarked(unit, mark::contact) > 0;
    }
    const char *status = !stands || entry.generalLost.value_or(false) ? "lost"
                         : entry.isStraggling()                       ? "straggling"
                         : fights                                     ? "engaged"
                                                                      : "ok";
    command.status = numberOf(sheet.cost.statuses, status);
}

/// Sets the traits of one element or of the rear half of its base.
void addTraits(const CostSheet &cost, const Facts &element, Facts &facts)
{
    for (const auto &row : cost.traits.rows())
        if (row.condition.holds(element))
            facts[row.payload] = 1;
}

} // namespace

Command commandIn(const Sheet &sheet, const State &state, const std::string &id)
{
    for (std::size_t side = 0; side < state.sides.size(); ++side) {
        const std::vector<Corps> &commands = state.sides[side].commands;
        for (std::size_t c = 0; c < commands.size(); ++c) {
            const Corps &entry = commands[c];
            if (entry.id != id)
                continue;
            Command command;
            command.id = id;
            command.name = entry.name;
            command.path = "/sides/" + std::to_string(side) + "/commands/" + std::to_string(c);
            command.kind = std::max(0, numberOf(sheet.words.command, entry.kind.value_or("")));
            command.discountUsed = entry.discountUsed.value_or(false);
            command.generalMoved = entry.generalMoved.value_or(false);
            command.demoralised = entry.isDemoralised();
            command.pips = entry.pip;
            command.spent = entry.spent.value_or(0);
            command.assignFirst = state.pooled && std::find(state.pooled->begin(), state.pooled->end(), id) != state.pooled->end();
            readGeneral(sheet, state, entry, command);
            return command;
        }
    }
    throw Error("the game has no command " + quoted(Json(id)), "who");
}

Command commandOutside(const Sheet &sheet, const Json &game)
{
    Command command;
    if (game.is_null())
        return command;
    if (!game.is_object())
        throw Error("game: expected an object with command and settings", "game");
    for (auto it = game.begin(); it != game.end(); ++it)
        if (it.key() != "command" && it.key() != "settings")
            throw Error("game: unknown key " + quoted(Json(it.key())) + allowedTail(it.key(), {"command", "settings"}), "game");
    const auto given = game.find("command");
    if (given == game.end())
        return command;
    if (!given->is_object())
        throw Error("game.command: expected an object such as {\"general\": \"ok\", \"pips\": 4}", "game.command");
    const std::vector<std::string> keys{"general", "kind", "drill", "discount_used", "general_moved", "demoralised", "pips"};
    for (auto it = given->begin(); it != given->end(); ++it)
        if (std::find(keys.begin(), keys.end(), it.key()) == keys.end())
            throw Error("game.command: unknown key " + quoted(Json(it.key())) + allowedTail(it.key(), keys), "game.command");
    command.status = wordOf(*given, "general", sheet.cost.statuses);
    command.kind = wordOf(*given, "kind", sheet.words.command);
    command.drill = wordOf(*given, "drill", sheet.words.drills);
    command.discountUsed = flagOf(*given, "discount_used");
    command.generalMoved = flagOf(*given, "general_moved");
    command.demoralised = flagOf(*given, "demoralised");
    if (const auto pips = given->find("pips"); pips != given->end()) {
        if (!pips->is_number_integer() || *pips < 0 || *pips > mostPips)
            throw Error("game.command.pips: " + quoted(*pips) + " is not a whole number from 0 to " + std::to_string(mostPips) +
                            " (DBM-190)",
                        "game.command");
        command.pips = pips->get<int>();
    }
    return command;
}

Json toJson(const Sheet &sheet, const Command &command)
{
    const auto idOf = [](const std::vector<Named> &words, int number) { return words[static_cast<std::size_t>(number)].id; };
    Json json = {{"general", idOf(sheet.cost.statuses, command.status)},
                 {"kind", idOf(sheet.words.command, command.kind)},
                 {"drill", idOf(sheet.words.drills, command.drill)},
                 {"discount_used", command.discountUsed},
                 {"general_moved", command.generalMoved},
                 {"demoralised", command.demoralised}};
    if (command.pips)
        json["pips"] = *command.pips;
    return json;
}

bool ridesNow(const Element &element, const Part &part) { return element.mountedInfantry && !part.has(mark::onFoot); }

bool ridesNow(const Pick &pick) { return ridesNow(pick.element, pick.part); }

Facts factsOf(const Sheet &sheet, const std::vector<Pick> &picks, const Command &command)
{
    const CostSheet &cost = sheet.cost;
    const Words &words = sheet.words;
    Facts facts;
    facts[cost.size] = word(countOf(picks) > 1);
    facts[cost.status] = static_cast<std::uint8_t>(command.status);
    facts[cost.commander] = static_cast<std::uint8_t>(command.kind);
    facts[cost.discountUsed] = word(command.discountUsed);
    facts[cost.everMoved] = word(command.generalMoved);
    facts[cost.demoralised] = word(command.demoralised);
    const int cavalry = words.type("Cv");
    int marches = 0;
    for (const Pick &pick : picks) {
        const Element &own = pick.element;
        facts[cost.led] = word(facts[cost.led] != 0 || own.general);
        marches = std::max(marches, pick.part.marks.value(mark::marches, 0));
        Facts element;
        element[words.drill] = static_cast<std::uint8_t>(own.drill);
        element[words.general] = word(own.general);
        element[cost.riding] = word(ridesNow(pick));
        element[cost.behindCavalry] = word(((own.supports >> cavalry) & 1u) != 0);
        for (const int kind : {own.kind, own.rear})
            if (kind >= 0) {
                element[words.me] = static_cast<std::uint8_t>(kind);
                addTraits(cost, element, facts);
            }
    }
    facts[cost.nth] = static_cast<std::uint8_t>(std::min(marches, 3));
    return facts;
}

std::string barOf(const Sheet &sheet, Facts facts, const std::vector<Pick> &picks)
{
    const CostSheet &cost = sheet.cost;
    for (const Pick &pick : picks) {
        const Part &part = pick.part;
        facts[cost.hasMoved] = word(part.has(mark::moved));
        facts[cost.hasGone] = word(part.has(mark::moved) || part.has(mark::marches));
        facts[cost.hasHalted] = word(part.has(mark::halted));
        facts[cost.inContact] = word(part.has(mark::contact));
        facts[cost.canMount] = word(pick.element.mountedInfantry);
        facts[cost.immobile] = word(isImmobile(sheet.words, pick.element));
        if (const auto *row = cost.barred.firstOrNull(facts))
            return titleOf(sheet.words, pick.element) + ": " + row->payload + " (" + row->rule + ", DBM-191)";
    }
    return {};
}

Bill billOf(const Sheet &sheet, const Facts &facts)
{
    Bill bill;
    for (const auto &row : sheet.cost.prices.rows()) {
        const Price &price = row.payload;
        const auto counted = [&price](const Line &line) { return line.id == price.line; };
        if (!row.condition.holds(facts) || std::any_of(bill.lines.begin(), bill.lines.end(), counted))
            continue;
        bill.lines.push_back({"", price.line, "cost", price.label, price.value, row.rule});
        bill.total += price.value;
        bill.discount = bill.discount || price.value < 0;
    }
    bill.total = std::max(0, bill.total);
    return bill;
}

std::string pipsText(int pips) { return std::to_string(pips) + (pips == 1 ? " PIP" : " PIPs"); }

} // namespace optio::dbm
