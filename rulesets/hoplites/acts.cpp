// SPDX-License-Identifier: GPL-3.0-or-later
// What each act does.
#include "rulesets/hoplites/acts.h"

#include "rules/figures/rows.h"

namespace optio::hoplites {

std::vector<std::unique_ptr<Resolver>> allActs(const Sheet &sheet, const BeginBattle &begin)
{
    expectCoded(sheet.acts, {"act", "shock"});
    std::vector<std::unique_ptr<Resolver>> acts;
    for (const About &row : sheet.acts)
        if (row.id == "act")
            acts.push_back(std::make_unique<ActResolver>(sheet, row, begin));
        else
            acts.push_back(std::make_unique<JsonActOf<Sheet>>(shockAct(sheet)));
    return acts;
}

JsonActOf<Sheet> shockAct(const Sheet &sheet)
{
    return {sheet,
            rowNamed(sheet.acts, "act", "shock"),
            {.prepare = shock, .form = shockForm, .complete = shockComplete, .refusal = shockRefusal, .participants = shockParticipants}};
}

ActResolver battleAct(const Sheet &sheet) { return {sheet, rowNamed(sheet.acts, "act", "act"), {}}; }

} // namespace optio::hoplites
