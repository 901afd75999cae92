// SPDX-License-Identifier: GPL-3.0-or-later
// What each act does.
#include "rulesets/dbm/acts.h"

#include "rulesets/dbm/army/losses.h"
#include "rulesets/dbm/bound.h"
#include "rulesets/dbm/combat/combat_resolver.h"
#include "rulesets/dbm/combat/press_forward.h"
#include "rulesets/dbm/combat/pursuit.h"
#include "rulesets/dbm/move/impetuous.h"
#include "rulesets/dbm/move/moves.h"
#include "rulesets/dbm/move/pips.h"
#include "rulesets/dbm/phases.h"
#include "rulesets/dbx/combat_acts.h"

#include <map>
#include <string_view>

namespace optio::dbm {

namespace {

const Does fights = dbx::fights<CombatAct, Sheet, State>();

const std::map<std::string_view, Does> acts{
    {"close-combat", fights},
    {"shooting", fights},
    {"pips", {.prepare = rollPips, .form = rollPipsForm, .complete = rollPipsComplete, .refusal = rollPipsRefusal}},
    {"pip-assign", {.tell = assignPips, .ask = assignPipsQuestions}},
    {"move",
     {.tell = moveTroops,
      .ask = moveTroopsQuestions,
      .settled = moveTroopsSettled,
      .refused = moveTroopsRefused,
      .complete = moveTroopsComplete,
      .candidates = moveTroopsCandidates}},
    {"spontaneous", {.tell = impetuous, .ask = impetuousQuestions, .settled = impetuousSettled, .candidates = impetuousCandidates}},
    {"losses", {.tell = enterLosses, .ask = enterLossesQuestions, .settled = enterLossesSettled, .candidates = enterLossesCandidates}},
    {"pursuit", {.tell = pursue, .ask = pursueQuestions, .settled = pursueSettled, .candidates = pursueCandidates}},
    {"press-forward",
     {.tell = pressForward, .ask = pressForwardQuestions, .settled = pressForwardSettled, .candidates = pressForwardCandidates}},
    {"weather", {.tell = setWeather, .ask = setWeatherQuestions}},
    {"next-phase", {.tell = nextPhase, .ask = nextPhaseQuestions}},
    {"end-bound", {.tell = endBound, .ask = endBoundQuestions}},
};

} // namespace

std::vector<std::unique_ptr<Resolver>> allActs(const Sheet &sheet)
{
    std::vector<About> rows = dbx::combatsOf(sheet);
    rows.insert(rows.end(), sheet.acts.begin(), sheet.acts.end());
    return makeActs<GameAct>(sheet, rows, acts);
}

} // namespace optio::dbm
