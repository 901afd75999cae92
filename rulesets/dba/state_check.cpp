// SPDX-License-Identifier: GPL-3.0-or-later
// What hangs on the figures, or on how the members of a state belong together; what else it holds is left alone.
#include "rulesets/dba/state_check.h"

#include "rules/sides.h"
#include "rulesets/dba/army/element.h"

namespace optio::dba {

void checkGame(const Sheet &sheet, const State &state)
{
    limit::hold(state.phase, "state/phase", limit::from(1, static_cast<int>(sheet.ruleset.at("phase").items().size())));
    for (std::size_t side = 0; side < 2; ++side) {
        const std::string place = "state/sides/" + std::to_string(side);
        if (state.sides[side].id != sideId[side])
            throw Error(place + "/id must be \"" + sideId[side] + "\"", place + "/id");
        for (const Group &group : state.sides[side].groups)
            for (const std::string &unit : group.units)
                if (!state.units.contains(unit))
                    throw Error(place + ": there is no unit " + quoted(Json(unit)), place);
    }
    for (const auto &[id, unit] : state.units) {
        dbx::checkMarks(unit);
        (void)elementFromRow(sheet.words, unit.row, "state/units/" + id);
    }
    for (const Option &option : sheet.options)
        if (const auto given = state.settings.find(option.question.id); given != state.settings.end())
            checkAnswer(option.question, given->second);
}

} // namespace optio::dba
