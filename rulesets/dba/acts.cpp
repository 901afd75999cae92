// SPDX-License-Identifier: GPL-3.0-or-later
// What each act does.
#include "rulesets/dba/acts.h"

#include "rulesets/dba/army/losses.h"
#include "rulesets/dba/bound.h"
#include "rulesets/dba/combat/combat_resolver.h"
#include "rulesets/dba/move/move.h"
#include "rulesets/dbx/combat_acts.h"

#include <map>
#include <string_view>

namespace optio::dba {

namespace {

const Does fights = dbx::fights<CombatAct, Sheet, State>();

const std::map<std::string_view, Does> acts{
    {"close-combat", fights},
    {"shooting", fights},
    {"pips", {.prepare = rollPips, .form = rollPipsForm, .complete = rollPipsComplete, .refusal = rollPipsRefusal}},
    {"move",
     {.tell = moveTroops,
      .ask = moveTroopsQuestions,
      .settled = moveTroopsSettled,
      .refusal = moveTroopsRefusal,
      .candidates = moveTroopsCandidates}},
    {"losses", {.tell = enterLosses, .ask = enterLossesQuestions, .settled = enterLossesSettled, .candidates = enterLossesCandidates}},
    {"end-bound", {.tell = endBound, .ask = endBoundQuestions}},
};

} // namespace

std::vector<std::unique_ptr<Resolver>> allActs(const Sheet &sheet)
{
    std::vector<About> rows = dbx::combatsOf(sheet);
    rows.insert(rows.end(), sheet.acts.begin(), sheet.acts.end());
    return makeActs<GameAct>(sheet, rows, acts);
}

} // namespace optio::dba
