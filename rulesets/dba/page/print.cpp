// SPDX-License-Identifier: GPL-3.0-or-later
// What sheets say of elements and armies: factors against each class, moves, and when the battle is lost.
#include "rulesets/dba/dba.h"
#include "rulesets/dba/game.h"

#include "rules/sides.h"
#include "rulesets/dba/army/element.h"

#include <algorithm>

namespace optio::dba {

std::vector<std::string> Dba::figureHeads() const
{
    std::vector<std::string> heads;
    for (std::size_t i = 0; i < std::tuple_size_v<decltype(Factor::value)>; ++i)
        heads.push_back("v " + sheet_.words.classes[i].label);
    heads.emplace_back("Move");
    return heads;
}

std::vector<std::string> Dba::figuresOf(const Json &row) const
{
    const Element element = elementFromRow(sheet_.words, row, "unit");
    Facts facts; // close combat, with nothing said of the ground or the opponent
    facts[sheet_.words.me] = byte(element.type);
    std::vector<std::string> figures;
    for (const int value : sheet_.base.first(facts).payload.value)
        figures.push_back(withSign(value));
    const int paces = sheet_.movesOf(element.type)[0];
    figures.push_back(paces > 0 ? std::to_string(paces) : "none");
    return figures;
}

std::vector<std::string> Dba::boxHeads() const { return {"Lost"}; }

PrintedSide Dba::printedSide(const Json &json, const SideView &view) const
{
    const auto game = readState(json);
    const State &state = *game;
    const int side = view.id == "b" ? 1 : 0, threshold = thresholdOf(sheet_, state);
    const Losses losses = lossesOf(sheet_, state, side);
    PrintedSide printed;
    printed.breaks.push_back({"The army",
                              "loses at the end of a bound with " + std::to_string(threshold) + " lost, and more than the enemy",
                              {threshold, losses.sum()},
                              "DBA-060"});
    printed.breaks.push_back(
        {"The general", "his element lost, and more lost than the enemy: the battle is lost", {1, losses.general ? 1 : 0}, "DBA-060"});
    if (state.side(side).camp)
        printed.breaks.push_back({"The camp",
                                  "counts " + std::to_string(sheet_.ruleset.at("victory").at("camp").integer()) + " in enemy hands",
                                  {1, losses.camp > 0 ? 1 : 0},
                                  "DBA-060"});
    for (const auto &[id, unit] : state.units)
        if (armyOf(unit) == side)
            printed.units[id] = {figuresOf(unit.row), {{unit.count, unit.lost}}};
    return printed;
}

} // namespace optio::dba
