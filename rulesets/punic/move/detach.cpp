// SPDX-License-Identifier: GPL-3.0-or-later
// Detaching a line of a legion.
#include "rulesets/punic/move/move.h"
#include "rulesets/punic/sequence.h"

#include <algorithm>

namespace optio::punic {

namespace {

/// Whom it shakes when this line leaves (PUN-048): the detachment, the legion, or both; empty for nobody.
std::string warningOf(const Sheet &sheet, const Unit &legion, const std::string &line)
{
    if (legion.shaken)
        return {};
    Unit rest = legion, part;
    std::erase_if(rest.ranks, [&](const Rank &rank) { return rank.name == line; });
    if (rest.standing().size() < 2)
        rest.deep = false;
    const bool shakes = legion.dps >= thresholdOf(sheet, part), shakesRest = legion.dps >= thresholdOf(sheet, rest);
    if (!shakes && !shakesRest)
        return {};
    return std::string("; with ") + dpsText(legion.dps) +
           (shakes && shakesRest ? " both are"
            : shakes             ? " it is"
                                 : " the legion is") +
           " shaken at once (PUN-048)";
}

} // namespace

std::unique_ptr<Case> detach(Scene &scene)
{
    const std::string id = unitIn(scene, "who");
    const Unit &unit = scene.state.unit(id);
    if (!unit.legion)
        throw Error(does(unit.name, "is no legion: units never split (PUN-392)"), "who");
    if (scene.state.engaged(id))
        throw Error(does(unit.name, "is engaged and cannot detach (PUN-392)"), "who");
    if (unit.mood != Mood::steady && unit.mood != Mood::retiring)
        throw Error(does(unit.name, "is ") + wordOf(unit.mood) + " and cannot detach (PUN-090)", "who");
    expectStep(scene, {"manoeuvre"}, unit.side);
    const int least = scene.sheet.number("detach", "least");
    std::vector<std::pair<std::string, std::string>> lines;
    for (const Rank &rank : unit.ranks)
        if (rank.bases >= least && rank.bases < unit.bases())
            lines.emplace_back(rank.name, rank.name + ", " + basesText(rank.bases) + warningOf(scene.sheet, unit, rank.name));
    if (lines.empty())
        throw Error(does(unit.name, "has no line of ") + std::to_string(least) + " bases to detach (PUN-392)", "who");
    const std::string line = scene.ask.pick({"dt.line", "", unit.side, unit.name, ""}, lines, lines.back().first);
    const auto rank = std::find_if(unit.ranks.begin(), unit.ranks.end(), [&](const Rank &one) { return one.name == line; });
    const int bases = scene.ask.count({"dt.bases", "", unit.side, unit.name, line}, least, rank->bases, rank->bases);
    return told(scene, [&sheet = scene.sheet, id, line, bases](State &state, Narration &narration) {
        const Book book{sheet, state, narration};
        Unit &legion = state.unit(id);
        // It has the turn of its legion: what that has done, or must not do, it has done too (PUN-048, PUN-090).
        Unit part = legion;
        part.legion = part.deep = part.openRanks = part.rearTurned = false;
        part.reliefs = 0;
        int number = 1;
        while (state.units.contains(id + "d" + std::to_string(number)))
            ++number;
        part.id = id + "d" + std::to_string(number);
        part.parent = id;
        for (Rank &own : legion.ranks) {
            if (own.name != line)
                continue;
            own.bases -= bases;
            own.start -= bases;
            part.type = own.type;
            part.triarii = own.type == Type::HI;
            part.ranks = {{"", own.type, own.under, bases, bases}};
        }
        part.name = legion.name + " " + line + (number > 1 ? " " + std::to_string(number) : "");
        // Behind its triarii only these are formed (PUN-281).
        const bool loose = !legion.formed() || (legion.formation == Formation::behindTriarii && !part.triarii);
        part.formation = loose ? Formation::unformed : Formation::line;
        narration.say(basesText(bases) + " of the " + line + " leave " + legion.name + " as a unit of their own (" + dpsText(part.dps) +
                      ").");
        narration.instruct(legion.side, "Set " + part.name + " down in line, its bases spaced as before.");
        for (Command &command : state.commands)
            if (command.id == legion.command)
                command.units.push_back(part.id);
        const std::string partId = part.id;
        state.units.emplace(partId, std::move(part));
        settleUnit(book, id);
        settleUnit(book, partId);
    });
}

} // namespace optio::punic
