// SPDX-License-Identifier: GPL-3.0-or-later
// What sheets say of units and armies: the dice of a move, disorder points up to being shaken, bases lost, and when the army breaks.
#include "rulesets/punic/army/roster.h"
#include "rulesets/punic/combat/disorder.h"
#include "rulesets/punic/game.h"
#include "rulesets/punic/punic.h"

namespace optio::punic {

namespace {

std::vector<std::string> printedMoves(const TypeRow &type)
{
    return {"AvD" + (type.extraDice > 0 ? " + " + std::to_string(type.extraDice) + "D6" : std::string()),
            std::to_string(type.march) + "\""};
}

} // namespace

std::vector<std::string> Punic::figureHeads() const { return {"Move", "March"}; }

std::vector<std::string> Punic::figuresOf(const Json &json) const
{
    const Row row = rowFrom(sheet_, json, "unit");
    if (row.leader())
        return {"", ""};
    return printedMoves(sheet_.type(row.kind == Row::Kind::legion ? Type::MI : row.type));
}

std::vector<std::string> Punic::boxHeads() const { return {"DPs, wound", "Bases lost"}; }

PrintedSide Punic::printedSide(const Json &json, const SideView &view) const
{
    const auto game = gameOf(sheet_, json);
    const State &state = *game;
    const Side &side = state.side(view.id);
    PrintedSide printed;
    if (state.settings.breakAt == "half") {
        const int share = sheet_.number("break", "share_of"), at = (2 * side.strength + share - 1) / share;
        printed.breaks.push_back({"The army",
                                  "breaks at the end of a turn with " + halvesText(at) + " of " + std::to_string(side.strength) +
                                      " bases lost, light troops not counted" + (side.broken ? ": it is broken" : ""),
                                  {at, lostStrength(state, side.id), true},
                                  "PUN-291"});
    }
    printed.breaks.push_back({"A unit", "shaken at its last box of DPs; each battle DP after that costs a base", {}, "PUN-048"});
    for (const auto &[id, unit] : state.units)
        if (unit.side == side.id)
            printed.units[id] = {printedMoves(sheet_.type(unit.type)),
                                 {{unit.elephants() ? 0 : thresholdOf(sheet_, unit), unit.dps},
                                  {unit.bases() + unit.lost(), unit.inPlay() ? unit.lost() : unit.bases() + unit.lost()}}};
    for (const auto &[id, leader] : state.leaders)
        if (leader.side == side.id)
            printed.units[id] = {{"", ""}, {{1, leader.wounded ? 1 : 0}, {1, leader.lost ? 1 : 0}}};
    return printed;
}

} // namespace optio::punic
