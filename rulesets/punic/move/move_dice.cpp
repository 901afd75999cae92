// SPDX-License-Identifier: GPL-3.0-or-later
// Dice of moves, and what they and the ground cost.
#include "rulesets/punic/combat/elephant.h"
#include "rulesets/punic/move/move.h"

namespace optio::punic {

namespace {

template <class Each> int throwAll(const Sheet &sheet, const State &state, const Unit &unit, bool first, Dice &dice, Each each)
{
    const std::string average = unit.name + ": average die of the move", further = unit.name + ": D6 of the move";
    int sum = 0, thrown = 1;
    int face = averageDie(state, dice, {"move.average", average});
    each(face);
    sum += face;
    for (int i = 0; i < sheet.type(unit.type).extraDice; ++i, ++thrown) {
        face = dice.d6({i == 0 ? "move.second" : "move.third", further});
        each(face);
        sum += face;
    }
    return sum + (first ? thrown * sheet.number("move", "extra_per_die") : 0);
}

} // namespace

MoveDice fullMove(const Sheet &sheet, const State &state, const Unit &unit, bool first, Dice &dice)
{
    MoveDice moved;
    moved.inches = throwAll(sheet, state, unit, first, dice, [&](int face) { moved.faces.push_back(face); });
    return moved;
}

std::uint64_t fullMoveInches(const Sheet &sheet, const State &state, const Unit &unit, bool first, Dice &dice)
{
    return static_cast<std::uint64_t>(throwAll(sheet, state, unit, first, dice, [](int) {}));
}

std::vector<DieSlot> fullMoveDice(const Sheet &sheet, const State &state, const Unit &unit)
{
    const bool average = state.settings.avdEntry != "d6";
    std::vector<DieSlot> dice{
        {unit.side, unit.name + ": average die of the move", average ? std::vector<int>{2, 3, 4, 5} : std::vector<int>{1, 2, 3, 4, 5, 6}}};
    for (int i = 0; i < sheet.type(unit.type).extraDice; ++i)
        dice.push_back(dieSlot(unit.side, unit.name + ": D6 of the move"));
    return dice;
}

void fatigue(const Book &book, const std::string &id, const std::vector<int> &faces)
{
    const Unit &unit = book.state.unit(id);
    if (unit.formation == Formation::column)
        return;
    const int from = book.sheet.gait(gaitOf(unit)).fatigueFrom;
    for (const int face : faces)
        if (face >= from)
            takeDps(book, id, 1, DpClass::movement, "fatigue, die " + std::to_string(face), "PUN-151");
}

int askRough(Scene &scene, const Unit &unit, const std::string &row, const std::string &subject)
{
    const GaitRow &gait = scene.sheet.gait(gaitOf(unit));
    const bool tired = unit.elephants() || unit.shaken || unit.dps >= scene.sheet.ladder.cap; // no more movement DPs (PUN-047)
    const bool barred = gait.rough[2] < 0;
    if (!barred && (tired || (gait.rough[1] == 0 && gait.rough[2] == 0)))
        return 0;
    const std::string ground = scene.ask.choice({row, subject, unit.side, unit.name, ""}, {"none", "minor", "other"}, "none");
    const int index = ground == "none" ? 0 : ground == "minor" ? 1 : 2;
    if (gait.rough[index] >= 0)
        return gait.rough[index];
    if (!scene.ask.yesNo({"mv.agreed", subject, unit.side, unit.name, ""}, false))
        throw Error(gait.label + " do not usually cross this ground; say that both players agree if it may (PUN-390)", "mv.agreed");
    return gait.agreed[index];
}

std::string inchesText(int inches) { return std::to_string(inches) + "\""; }

} // namespace optio::punic
