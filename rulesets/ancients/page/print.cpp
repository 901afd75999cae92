// SPDX-License-Identifier: GPL-3.0-or-later
// What sheets say of units and armies: both faces, order and losses, and when the army panics.
#include "rulesets/ancients/ancients.h"
#include "rulesets/ancients/army/roster.h"

namespace optio::ancients {

namespace {

std::vector<std::string> printedFaces(const Notation &notation)
{
    return {toText(notation.front), notation.back ? toText(*notation.back) : "", notation.charge ? toText(*notation.charge) : ""};
}

} // namespace

std::vector<std::string> Ancients::figureHeads() const { return {"Front", "Back", "Charge"}; }

std::vector<std::string> Ancients::figuresOf(const Json &row) const { return printedFaces(counterFromRow(sheet_, row, "unit").notation); }

std::vector<std::string> Ancients::boxHeads() const { return {"Disordered", "Lost"}; }

PrintedSide Ancients::printedSide(const Json &json, const SideView &view) const
{
    const State state = readState(json);
    const Side &side = state.side(view.id);
    int leaders = 0, fallen = 0;
    for (const auto &[id, leader] : state.leaders) {
        leaders += leader.side == side.id ? 1 : 0;
        fallen += leader.side == side.id && leader.state == LeaderState::lost ? 1 : 0;
    }
    PrintedSide printed;
    printed.breaks.push_back({"The army",
                              "panics at the start of its turn with " + std::to_string(side.panic) + " units lost, the camp not counted" +
                                  (side.panicked ? ": it has panicked" : ""),
                              {side.panic, state.losses(side.id)},
                              "ANC-030"});
    if (leaders > 0)
        printed.breaks.push_back({"Its leaders", "the army panics when all are lost", {leaders, fallen}, "ANC-030"});
    for (const auto &[id, unit] : state.units)
        if (unit.side == side.id)
            printed.units[id] = {printedFaces(unit.is),
                                 {{1, unit.disordered ? 1 : 0}, {1, unit.place == Place::destroyed || unit.place == Place::fled ? 1 : 0}}};
    return printed;
}

} // namespace optio::ancients
