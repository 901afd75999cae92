// SPDX-License-Identifier: GPL-3.0-or-later
// What sheets say of bases and armies: combat and moves, the disruption a base bears, and the army's morale.
#include "rulesets/tropaion/army/roster.h"
#include "rulesets/tropaion/game.h"
#include "rulesets/tropaion/generals.h"
#include "rulesets/tropaion/tropaion.h"

#include <algorithm>

namespace optio::tropaion {

namespace {

std::vector<std::string> printedFigures(const Sheet &sheet, const Unit &unit)
{
    const TypeRow &type = sheet.type(unit.type);
    const int range = unit.weapon == Weapon::none ? 0 : sheet.weapon(unit.weapon).range;
    return {signedText(type.combat),
            signedText(type.charge),
            std::to_string(type.move),
            std::to_string(type.reach),
            range > 0 ? std::to_string(range) : "",
            halvesText(type.worth)};
}

} // namespace

std::vector<std::string> Tropaion::figureHeads() const { return {"Combat", "Charge", "Move", "Reach", "Range", "Worth"}; }

std::vector<std::string> Tropaion::figuresOf(const Json &row) const { return printedFigures(sheet_, unitFromRow(sheet_, row, "unit")); }

std::vector<std::string> Tropaion::boxHeads() const { return {"Disrupted", "Lost"}; }

PrintedSide Tropaion::printedSide(const Json &json, const SideView &view) const
{
    const State state = readState(json);
    const Side &side = state.side(view.id);
    const int start = std::max(sheet_.number("morale", "start"), side.morale), wavering = sheet_.number("morale", "wavering");
    PrintedSide printed;
    printed.breaks.push_back({"Morale",
                              "the army has lost at 0 of " + halvesText(start) + "; it is at " + halvesText(side.morale),
                              {start, start - side.morale, true},
                              "TRO-123"});
    printed.breaks.push_back({"Wavering",
                              "the army wavers when these are full: at " + halvesText(wavering) + " or less",
                              {start - wavering, start - side.morale, true},
                              "TRO-012"});
    printed.breaks.push_back({"A base", "broken when it is disrupted once more than it has boxes", {}, "TRO-017"});
    for (const auto &[id, unit] : state.units)
        if (unit.side == side.id)
            printed.units[id] = {printedFigures(sheet_, unit),
                                 {{capacityOf(sheet_, unit), unit.disruption}, {1, unit.status == Status::lost ? 1 : 0}}};
    return printed;
}

} // namespace optio::tropaion
