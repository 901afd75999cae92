// SPDX-License-Identifier: GPL-3.0-or-later
// What sheets say of elements and armies: factors against each class, moves, element equivalents, and where commands and armies break.
#include "rules/phrases.h"
#include "rulesets/dbm/army/roster.h"
#include "rulesets/dbm/army/tally.h"
#include "rulesets/dbm/dbm.h"
#include "rulesets/dbm/move/moves_distance.h"

namespace optio::dbm {

std::vector<std::string> Dbm::figureHeads() const
{
    std::vector<std::string> heads;
    for (std::size_t i = 0; i < std::tuple_size_v<decltype(Factor::value)>; ++i)
        heads.push_back("v " + sheet_.words.classes[i].label);
    heads.insert(heads.end(), {"Move", "EE"});
    return heads;
}

std::vector<std::string> Dbm::figuresOf(const Json &row) const
{
    const Words &words = sheet_.words;
    const Element element = elementFromRow(words, row, "unit");
    Facts facts; // close combat, with nothing said of the ground or the opponent
    facts[words.me] = static_cast<std::uint8_t>(element.kind);
    facts[words.kindGrade] = static_cast<std::uint8_t>(element.grade);
    facts[words.drill] = static_cast<std::uint8_t>(element.drill);
    facts[words.laden] = element.laden;
    facts[words.mobile] = element.mobile;
    std::vector<std::string> figures;
    for (const int value : sheet_.base.first(facts).payload.value)
        figures.push_back(withSign(value));
    const int paces = strideOf(sheet_, element, false, Way()).paces;
    figures.push_back(paces > 0 ? std::to_string(paces) : "none");
    figures.push_back(halves(equivalentsOf(sheet_, element)));
    return figures;
}

std::vector<std::string> Dbm::boxHeads() const { return {"Lost"}; }

PrintedSide Dbm::printedSide(const Json &json, const SideView &view) const
{
    const auto game = readState(json);
    const State &state = *game;
    PrintedSide printed;
    for (const Army &army : state.sides) {
        if (army.id != view.id)
            continue;
        const Standing whole = standingOfArmy(sheet_, state, army);
        printed.breaks.push_back({"The army",
                                  "beaten at " + halves(whole.breaks) + " of " + halves(whole.tally.equivalents) + " EE" +
                                      (countsWhole(sheet_, state) ? ", a demoralised command counted whole" : ""),
                                  {whole.breaks, whole.tally.lost, true},
                                  "DBM-162"});
        for (const Corps &command : army.commands) {
            const Standing standing = standingOf(sheet_, state, command);
            std::string when = "never demoralised";
            if (standing.breaks > 0)
                when = "demoralised at " + halves(standing.breaks) + " of " + halves(standing.tally.equivalents) + " EE";
            if (standing.demoralised)
                when += ", and it is now";
            printed.breaks.push_back({command.name, when, {standing.breaks, standing.tally.lost, true}, "DBM-161"});
            for (const std::string &id : command.units) {
                const Unit &unit = state.units.at(id);
                printed.units[id] = {figuresOf(unit.row), {{unit.count, unit.lost}}};
            }
        }
    }
    return printed;
}

} // namespace optio::dbm
