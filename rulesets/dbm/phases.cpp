// SPDX-License-Identifier: GPL-3.0-or-later
// The sequence of a bound.
#include "rulesets/dbm/phases.h"

namespace optio::dbm {

namespace {

std::size_t numberOf(const Sheet &sheet, const std::string &phase)
{
    for (std::size_t i = 0; i < sheet.phases.size(); ++i)
        if (sheet.phases[i].id == phase)
            return i;
    return 0;
}

} // namespace

std::size_t phaseOf(const Sheet &sheet, const Json &state) { return numberOf(sheet, state.value("phase", std::string())); }

void reach(const Sheet &sheet, const Json &state, const std::string &phase, Ruling &ruling)
{
    if (phaseOf(sheet, state) < numberOf(sheet, phase))
        ruling.changes.push_back(changeOf(state, "/phase", phase, ""));
}

} // namespace optio::dbm
